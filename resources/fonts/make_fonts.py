#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the game's fonts from Debian's Vollkorn and Cabin.

    python3 make_fonts.py OUTDIR

writes OsteriaSerif-*.ttf (family "Osteria Serif", from fonts-vollkorn) and
Cabin-*.ttf (family "Osteria Sans", from fonts-cabin) into OUTDIR. Needs
python3-fonttools. The same sources give the same bytes.

Qt 6.4 has no font features and Vollkorn's old-style 1 reads as I, so its
lining figures become the default ones. Cabin lacks the minus sign and the
arrows that the game prints; they are drawn here to the weight of its plus. Its
kerning after an apostrophe is taken out: Italian is full of them.
Both families are cut to the characters that Italian and its neighbours need,
and renamed, as the Open Font Licence asks of a changed font (see OFL.txt).
"""
import os
import sys

VOLLKORN = '/usr/share/fonts/truetype/vollkorn'
CABIN = '/usr/share/fonts/opentype/cabin'
SERIF_STYLES = ('Regular', 'Italic', 'SemiBold', 'SemiBoldItalic', 'Bold', 'Black')
SANS_STYLES = ('Regular', 'Medium', 'SemiBold', 'Bold')

# Latin to Extended-A (with ° ª º × ·), general punctuation, € ™ ← → −
CHARACTERS = [*range(0x20, 0x180), *range(0x2010, 0x2040), 0x20AC, 0x2122, 0x2190, 0x2192, 0x2212]
# what the game's own texts print: a font without one of these must not ship
REQUIRED = '0123456789%+àèéìòùÀÈÉÌÒÙ°ºª×−→←‹›«»·…–—“”‘’€'

NAME_FAMILY, NAME_STYLE, NAME_UNIQUE, NAME_FULL, NAME_POSTSCRIPT = 1, 2, 3, 4, 6
NAME_TYPOGRAPHIC_FAMILY, NAME_TYPOGRAPHIC_STYLE = 16, 17
NAME_KEPT = (0, 5, 7, 8, 9, 11, 12, 13, 14)  # copyright, makers, licence


def fail(message):
    sys.exit('make_fonts.py: ' + message)


try:
    from fontTools import subset
    from fontTools.pens.boundsPen import BoundsPen
    from fontTools.pens.t2CharStringPen import T2CharStringPen
    from fontTools.ttLib import TTFont
except ImportError:
    fail('the Python module fontTools is missing; install the package python3-fonttools')


def open_source(folder, name, package):
    """The source font, or an end with the name of the package that holds it."""
    path = os.path.join(folder, name)
    if not os.path.isfile(path):
        fail('%s is missing; install the package %s' % (path, package))
    return TTFont(path, recalcTimestamp=False)


def lining_figures(font):
    """The substitutions of the feature 'lnum': default figure -> lining figure."""
    table = font['GSUB'].table
    swap = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != 'lnum':
            continue
        for index in record.Feature.LookupListIndex:
            for sub in table.LookupList.Lookup[index].SubTable:
                sub = getattr(sub, 'ExtSubTable', sub)
                swap.update(getattr(sub, 'mapping', {}))
    return swap


def make_lining_default(font):
    """Lets the digits' code points lead to the lining figures."""
    swap = lining_figures(font)
    for table in font['cmap'].tables:
        if table.isUnicode():
            for code, glyph in table.cmap.items():
                table.cmap[code] = swap.get(glyph, glyph)


def add_glyph(font, code, name, width, contours):
    """Adds one glyph of straight contours to a CFF font and maps `code` to it."""
    top = font['CFF '].cff.topDictIndex[0]
    pen = T2CharStringPen(width, None)
    for contour in contours:
        pen.moveTo(contour[0])
        for point in contour[1:]:
            pen.lineTo(point)
        pen.closePath()
    strings = top.CharStrings
    strings.charStringsIndex.append(pen.getCharString(top.Private, top.GlobalSubrs))
    strings.charStrings[name] = len(strings.charStringsIndex) - 1
    top.charset.append(name)
    font['hmtx'][name] = (width, min(x for contour in contours for x, _ in contour))
    for table in font['cmap'].tables:
        if table.isUnicode():
            table.cmap[code] = name


def add_minus_and_arrows(font):
    """Minus and arrows on the axis of the plus, as thick as the bars of the equals sign."""
    glyphs = font.getGlyphSet()

    def box(name):
        pen = BoundsPen(glyphs)
        glyphs[name].draw(pen)
        return pen.bounds
    left, bottom, right, top = box('plus')
    _, low, _, high = box('equal')
    _, hyphen_low, _, hyphen_high = box('hyphen')
    thick = round(min(hyphen_high - hyphen_low, (high - low) / 2.6))
    middle = round((bottom + top) / 2)
    y0, y1 = middle - thick // 2, middle - thick // 2 + thick
    width = font['hmtx']['plus'][0]
    add_glyph(font, 0x2212, 'minus', width, [[(left, y0), (right, y0), (right, y1), (left, y1)]])

    span = right - left + 2 * thick      # the arrows are longer than the minus
    side = left
    reach = round(2.1 * thick)           # of the head, along and across the shaft
    slant = round(1.35 * thick)          # thickness of the head, measured along the shaft
    arrow = span + 2 * side
    tip = side + span
    right_arrow = [(side, y0), (tip - slant, y0), (tip - slant - reach, middle - reach - thick // 2),
                   (tip - reach, middle - reach - thick // 2), (tip, middle),
                   (tip - reach, middle + reach + thick // 2), (tip - slant - reach, middle + reach + thick // 2),
                   (tip - slant, y1), (side, y1)]
    left_arrow = [(arrow - x, y) for x, y in reversed(right_arrow)]
    add_glyph(font, 0x2192, 'arrowright', arrow, [right_arrow])
    add_glyph(font, 0x2190, 'arrowleft', arrow, [left_arrow])


def rename(font, family, style):
    """Gives every name that a user sees to `family`; copyright and licence stay as they are."""
    table = font['name']
    spaced = style.replace('SemiBoldItalic', 'SemiBold Italic')
    slope = 'Italic' if 'Italic' in style else 'Regular'
    base = spaced.replace('Italic', '').strip() or 'Regular'
    linked = base in ('Regular', 'Bold')   # the four styles that one old-style family may hold
    version = table.getDebugName(5)
    values = {
        NAME_FAMILY: family if linked else '%s %s' % (family, base),
        NAME_STYLE: spaced if linked else slope,
        NAME_UNIQUE: '%s %s; %s' % (family, spaced, version),
        NAME_FULL: '%s %s' % (family, spaced),
        NAME_POSTSCRIPT: '%s-%s' % (family.replace(' ', ''), style),
        NAME_TYPOGRAPHIC_FAMILY: family,
        NAME_TYPOGRAPHIC_STYLE: spaced,
    }
    table.names = [n for n in table.names
                   if n.platformID == 3 and n.nameID not in values
                   and (n.nameID in NAME_KEPT or n.nameID > 255)]
    for name_id, text in values.items():
        table.setName(text, name_id, 3, 1, 0x409)
    if 'CFF ' in font:
        cff = font['CFF '].cff
        cff.fontNames[0] = values[NAME_POSTSCRIPT]
        cff.topDictIndex[0].FullName = values[NAME_FULL]
        cff.topDictIndex[0].FamilyName = family


def keep_off(font, glyph):
    """What follows `glyph` is not drawn closer to it: Cabin lets a letter run under its apostrophe, as in “un’altra”."""
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for sub in lookup.SubTable:
            sub = getattr(sub, 'ExtSubTable', sub)
            if type(sub).__name__ != 'PairPos' or glyph not in sub.Coverage.glyphs:
                continue
            if sub.Format == 1:
                values = [pair.Value1 for pair in sub.PairSet[sub.Coverage.glyphs.index(glyph)].PairValueRecord]
            else:
                row = sub.Class1Record[sub.ClassDef1.classDefs.get(glyph, 0)]
                values = [pair.Value1 for pair in row.Class2Record]
            for value in values:
                if value is not None and getattr(value, 'XAdvance', 0) < 0:
                    value.XAdvance = 0


def cut(font):
    """Keeps CHARACTERS and the layout that text needs without asking."""
    options = subset.Options(layout_features=['kern', 'liga', 'mark', 'ccmp', 'locl'],
                             name_IDs=['*'], notdef_outline=True, drop_tables=['DSIG', 'kern'])
    options.recalc_timestamp = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=CHARACTERS)
    cutter.subset(font)


def write(font, path):
    missing = [c for c in REQUIRED if ord(c) not in font.getBestCmap()]
    if missing:
        fail('%s would lack %s' % (os.path.basename(path), ' '.join(missing)))
    font.save(path)


def main():
    if len(sys.argv) != 2:
        fail('usage: make_fonts.py OUTDIR')
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    for style in SERIF_STYLES:
        font = open_source(VOLLKORN, 'Vollkorn-%s.ttf' % style, 'fonts-vollkorn')
        make_lining_default(font)
        rename(font, 'Osteria Serif', style)
        cut(font)
        write(font, os.path.join(folder, 'OsteriaSerif-%s.ttf' % style))
    for style in SANS_STYLES:
        font = open_source(CABIN, 'Cabin-%s.otf' % style, 'fonts-cabin')
        add_minus_and_arrows(font)
        rename(font, 'Osteria Sans', style)
        keep_off(font, 'quoteright')
        cut(font)
        write(font, os.path.join(folder, 'Cabin-%s.ttf' % style))


if __name__ == '__main__':
    main()
