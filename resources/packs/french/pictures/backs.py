# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The backs, each the same either way up: losanga (lilies in a blue lattice of lozenges about a wheel of
the suits), ghirlanda (a garland of roses about it, on red fans that open to both ends)."""

import math

from kit.canvas import Canvas, symbol, use
from kit.curves import Path
from kit.document import HEIGHT, mat, paper, svg
from kit.geometry import add, lengths, mul, perp, point_at, polar, tangent_at
from kit.nature import daisy, rose, rose_leaf
from kit.palette import ink_of
from kit.pathdata import units
from kit.suits import OUTLINES, SUITS
from pictures.stock import CENTRE, HALF_TURN, WIDTH

EDGE = 58  # where the field begins
COLUMNS = 6
CELL = (WIDTH - 2 * EDGE) / COLUMNS
ROWS = 10
CELL_HEIGHT = (HEIGHT - 2 * EDGE) / ROWS


def _band(outer, inner, colour):
    x, w, h = units(outer), units(WIDTH), units(HEIGHT)
    i = units(inner)
    return '<path fill="%s" fill-rule="evenodd" d="M%d %dH%dV%dH%dzM%d %dV%dH%dV%dz"/>' % (
        ink_of(colour), *(x, x, w - x, h - x, x), *(i, i, h - i, w - i, i),
    )


def _tooth(c):
    c.fill("-8.6,0! 0,-13! 8.6,0! 0,2", "yel")


def _corner(c):
    """What stands in a corner, where teeth would meet."""
    c.polygon([(-6.5, -6.5), (6.5, -6.5), (6.5, 6.5), (-6.5, 6.5)], "yel")


def _framed(field, defs, title, colour):
    """A back: the field, then paper over what reaches out, and a toothed frame."""
    defs += symbol("tooth", _tooth, 1, wobble=0) + symbol("corner", _corner, 1, wobble=0)
    window = "M%d %dV%dH%dV%dz" % tuple(map(units, (30, 30, HEIGHT - 30, WIDTH - 30, 30)))
    marks = [field, mat(window, WIDTH), _band(30, 58, "ink"), _band(33, 55, colour), _band(37, 38.6, "yel")]
    across, down = 30, 50
    for i in range(1, across - 1):
        x = 38 + (WIDTH - 76) * (i + 0.5) / across
        marks += [use("tooth", x, 53), use("tooth", WIDTH - x, HEIGHT - 53, 180)]
    for i in range(1, down - 1):
        y = 38 + (HEIGHT - 76) * (i + 0.5) / down
        marks += [use("tooth", 53, y, 270), use("tooth", WIDTH - 53, HEIGHT - y, 90)]
    marks += [use("corner", x, y) for x in (46.5, WIDTH - 46.5) for y in (46.5, HEIGHT - 46.5)]
    return svg(paper(WIDTH) + "".join(marks), defs, title, WIDTH)


def _ground(c, colour):
    c.polygon([(40, 40), (WIDTH - 40, 40), (WIDTH - 40, HEIGHT - 40), (40, HEIGHT - 40)], colour)


def _lily(c):
    """A lily about the origin, 62 high."""
    c.shape("0,12! -9,0 -8,-16 0,-32! 8,-16 9,0", "yel", 2)
    c.fill("1,10! 1,-28! 7,-16 8,0", "dyel")
    for side in (-1, 1):
        with c.at(flip=side < 0):
            c.shape("4,10! 8,-4 20,-16 29,-8 26,2! 22,-4 16,-2 12,12!", "yel", 2)
            c.shape("2,15! 12,17 16,25! 8,24 2,22!", "yel", 1.8)
    c.shape("0,14! 5,22 0,32! -5,22", "yel", 1.8)
    c.shape("-13,9! 13,9! 13,15! -13,15!", "red", 1.8)


def _lily_head(c):
    """The upper half of the lilies on the middle row, which have a head at either end."""
    c.shape("0,1! -8,-6 -8,-19 0,-33! 8,-19 8,-6", "yel", 2)
    c.fill("1,1! 1,-29! 7,-18 7,-6", "dyel")
    for side in (-1, 1):
        with c.at(flip=side < 0):
            c.shape("3,0! 8,-12 18,-23 27,-16 24,-7! 20,-13 15,-10 11,0!", "yel", 2)


def _lily_ring(c):
    """What holds both heads together."""
    for x, y, colour in ((14.6, 5.6, "ink"), (13, 4, "red")):
        c.polygon([(-x, -y), (x, -y), (x, y), (-x, y)], colour)


def _quatrefoil(c):
    for i in range(4):
        with c.at(rot=90 * i):
            c.shape("0,-2! -7,-7 -5,-15 0,-17 5,-15 7,-7", "lblu", 1.6, light=0.1)
            c.sliver((0, -4), (0, -12), 1.4)
    c.dot(0, 0, 5)
    c.dot(0, 0, 3.6, "yel")


def _lattice_bar(c):
    for width, colour in ((9.4, "ink"), (6, "yel"), (1.6, "dorg")):
        c.ribbon([(0, 0), (CELL / 2, CELL_HEIGHT)], width, colour, wobble=0)


def _boss(c):
    for radius, colour in ((9, "ink"), (7, "yel"), (3.4, "red")):
        c.dot(0, 0, radius, colour)


def losanga():
    defs = symbol("lily", _lily, 3, 2) + symbol("flower", _quatrefoil, 4, 1.6)
    defs += symbol("head", _lily_head, 3, 2) + symbol("ring", _lily_ring, 3, 2)
    defs += symbol("bar", _lattice_bar, 5, 2, wobble=0) + symbol("boss", _boss, 6)
    c = Canvas(seed=3, line=3)
    _ground(c, "dblu")
    bars, signs, bosses, middle = [], [], [], []
    for row in range(-5, 1):  # the upper half, which is turned about, and the middle row
        y = CENTRE[1] + row * CELL_HEIGHT
        for k in range(-6, 7):
            x = CENTRE[0] + k * CELL / 2
            if (row + k) % 2 == 0:
                if row < 0:
                    bars += [use("bar", x, y)] * (k < 6) + [use("bar", x, y, 0, -1, 1)] * (k > -6)
                (bosses if row < 0 else middle).append(use("boss", x, y))
            elif abs(x - CENTRE[0]) + abs(y - CENTRE[1]) > 170:
                if row == 0:
                    middle += [use("head", x, y, turn, 0.98) for turn in (0, 180)] + [use("ring", x, y, 0, 0.98)]
                elif k % 2 == 0:
                    signs.append(use("flower", x, y, 0, 1.2))
                else:
                    signs.append(use("lily", x, y, 0, 0.98))
    defs += _petals("red") + '<g id="half">%s</g>\n' % "".join(bars + signs + bosses)
    c.raw('<use xlink:href="#half"/><use xlink:href="#half"%s/>' % HALF_TURN + "".join(middle))
    with c.at(*CENTRE):
        for radius, colour in ((15.4, "ink"), (13, "yel"), (8, "ink"), (6.2, "red")):  # scallops about the wheel
            for i in range(28):
                c.dot(*polar(141, 2 * math.pi * i / 28), radius, colour)
        _wheel(c, "dblu")
    return _framed(c.body(), defs, "Dorso, losanga", "red")


def _petals(colour):
    """The petals of the rosette in a wheel's middle, from the outermost ring inwards."""
    rings = ""
    for name, size, tint, root in (("outer", 52, colour, 13), ("inner", 36, "yel", 10), ("heart", 24, colour, 7)):

        def petal(c, size=size, tint=tint, root=root):
            c.shape(f"0,-4! {-root},{-size*.55} {-root*.7},{-size*.9} 0,{-size}! {root*.7},{-size*.9}"
                f" {root},{-size*.55}", tint, 2, light=0.15)
            c.sliver((0, -size * 0.3), (0, -size * 0.85), 2)

        rings += symbol(name, petal, 3, 2)
    return rings


def _wheel(c, ground, disc="paper", size=1.0):
    """The four suits twice about a rosette, the same when turned by half; its petals are _petals()."""
    for radius, colour in ((132, "ink"), (128, "yel"), (116, "ink"), (113, disc)):
        c.dot(0, 0, radius, colour)
    for i in range(64):
        a = 2 * math.pi * i / 64
        c.sliver(polar(128, a), polar(116, a + 0.05), 2.4, 0.1)
    for i in range(8):
        suit = SUITS[i % 4]
        with c.at(rot=45 * i + 22.5), c.at(0, -89, s=0.4):
            c.fill(OUTLINES[suit], "red" if suit in "HD" else "ink")
        a = math.radians(45 * i - 90)
        c.sliver(polar(66, a), polar(112, a), 3, 0)
    c.dot(0, 0, 66)
    c.dot(0, 0, 63, "yel")
    c.dot(0, 0, 57)
    c.dot(0, 0, 55, ground)
    for name, shift in (("outer", 0), ("inner", 0.5), ("heart", 0)):
        for i in (0, 2, 4, 6, 1, 3, 5, 7):  # every other petal lies over its neighbours
            c.raw(use(name, *CENTRE, 45 * (i + shift), size))
    c.dot(0, 0, 10)
    c.dot(0, 0, 7.6, "yel")
    c.dot(0, 0, 3, "red")


SCALE_WIDTH, SCALE_HEIGHT = 87.33, 58
SCALE_RINGS = tuple(  # quieter than the garland that lies over them
    (SCALE_WIDTH / 2 + more, colour)
    for more, colour in ((1.4, "ink"), (-1.6, "org"), (-4.4, "ink"), (-6.2, "dred"), (-17.6, "#8a120e"))
)


def _scale(c):
    """A fan that opens upwards from the origin: rings of red and gold with ribs."""
    r = SCALE_WIDTH / 2
    for radius, colour in SCALE_RINGS:
        c.dot(0, 0, radius, colour)
    for i in range(7):
        a = math.radians(-170 + 160 * i / 6)
        c.sliver(polar(12, a), polar(r - 8, a), 2.6, 0, "red" if i % 2 else "ink")
    for i in range(6):
        a = math.radians(-170 + 160 * (i + 0.5) / 6)
        x, y = polar(31, a)
        c.dot(x, y, 2.6, "org")
    for radius, colour in ((14, "ink"), (12, "org"), (7, "dred")):
        c.dot(0, 0, radius, colour)


def _disc(c):
    """A whole scale for the middle row, the same when turned by half."""
    r = SCALE_WIDTH / 2
    for radius, colour in SCALE_RINGS:
        c.dot(0, 0, radius, colour)
    for i in range(12):
        a, between = math.radians(30 * i), math.radians(30 * i + 15)
        c.sliver(polar(12, a), polar(r - 8, a), 2.6, 0, "red" if i % 2 else "ink")
        c.dot(*polar(31, between), 2.6, "org")
    for radius, colour in ((14, "ink"), (12, "org"), (7, "dred")):
        c.dot(0, 0, radius, colour)


def _wreath():
    """The upper half of the garland, from the left over the top to the right."""
    c = Canvas(seed=12, line=3)
    flowers = [(0.5, 0, "rose", 1.3)]
    flowers += [(at, 0.5, "daisy", 0.85) for at in (0.445, 0.555, 0.93)] + [(0.07, 0.5, "daisy", 0.85)]
    for place in (0.19, 0.345):
        for at, side in ((place, 1), (1 - place, -1)):
            flowers += [(at, 0, "rose", 1.1)]
            flowers += [(at + side * 0.035, -0.6, "daisy", 0.75), (at - side * 0.035, 0.6, "daisy", 0.75)]
    spine = Path("114,516 114,400 136,262 204,158 320,118 436,158 504,262 526,400 526,516", False)
    c.shape(c.tube(spine, [15, 15, 15, 15], cap=False), "#0c2a1a", 3)
    line = spine.flat(3)
    run = lengths(line)
    count = round(run[-1] / 41)
    marks = []
    for i in range(count):
        s = run[-1] * (i + 0.5) / count
        along = tangent_at(line, run, s, 6)
        # the leaves of either half turn to the garland's top
        turn = math.degrees(math.atan2(along[1], along[0])) + (90 if i < count / 2 else -90)
        for side in (-1, 1):
            x, y = add(point_at(line, run, s), mul(perp(along), 4 * side))
            lean = 46 * side * (1 if i < count / 2 else -1)
            marks.append(use("leaf" if side < 0 else "shade", x, y, turn + lean, 1.36))
    for at, off, kind, size in flowers:
        x, y = add(point_at(line, run, at * run[-1]), mul(perp(tangent_at(line, run, at * run[-1], 6)), 27 * off))
        marks.append(use(kind, x, y, 20, size))
    c.raw("".join(marks))
    return c.body()


def ghirlanda():
    defs = symbol("scale", _scale, 5, 2) + symbol("disc", _disc, 5, 2) + _petals("red")
    defs += symbol("rose", rose, 3, 2.2) + symbol("daisy", daisy, 4, 2)
    defs += symbol("leaf", rose_leaf, 6, 2) + symbol("shade", lambda c: rose_leaf(c, "dgrn", "grn"), 7, 2)
    c = Canvas(seed=9, line=3)
    _ground(c, "dred")
    upper, middle = [], []
    for row in range(8, -1, -1):  # upwards from the middle one, whose scales are whole
        y = CENTRE[1] - SCALE_HEIGHT * row
        shift = 0 if row % 2 else SCALE_WIDTH / 2
        for k in range(-4, 5):
            x = CENTRE[0] + k * SCALE_WIDTH + shift
            if 20 < x < WIDTH - 20:
                (upper if row else middle).append(use("scale" if row else "disc", x, y))
    defs += '<g id="fans">%s</g>\n<g id="wreath">%s</g>\n' % ("".join(upper), _wreath())
    for part, over in (("fans", middle), ("wreath", ())):
        c.raw('<use xlink:href="#%s"/><use xlink:href="#%s"%s/>' % (part, part, HALF_TURN) + "".join(over))
    c.raw(use("rose", 114, CENTRE[1], 20, 1.3) + use("rose", WIDTH - 114, CENTRE[1], 200, 1.3))  # over the joints
    with c.at(*CENTRE):
        for radius, colour in ((140, "ink"), (137, "yel"), (132, "ink"), (130, "red"), (112, "ink")):
            c.dot(0, 0, radius, colour)
        with c.at(s=0.84):
            _wheel(c, "dblu", "#fbe9bd", 0.84)
    return _framed(c.body(), defs, "Dorso, ghirlanda", "dblu")


CARDS = {"back-losanga": losanga, "back-ghirlanda": ghirlanda}
