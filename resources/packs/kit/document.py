# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The card as an SVG document: stock, border, mat, and the reversible double figure."""

from kit.palette import PALETTE
from kit.pathdata import SCALE, units

WIDTH, HEIGHT = 560, 1000  # of an Italian card; a pack of another width says so
MIDDLE = 500  # courts are cut here and turned about the centre
CORNER = 33 / 560  # the radius of a card's corners to its width

STOCK = '<rect width="5600" height="10000" rx="330" ry="330" fill="%s"/>\n' % PALETTE["paper"]
MAT = (
    '<path fill="%s" fill-rule="evenodd" d="M330 0H5270A330 330 0 0 1 5600 330V9670A330 330 0 0 1'
    ' 5270 10000H330A330 330 0 0 1 0 9670V330A330 330 0 0 1 330 0zM290 300V9700H5310V300z"/>\n'
    % PALETTE["paper"]
)
# REUSE-IgnoreStart
HEADER = (
    "<!--\nSPDX-FileCopyrightText: The Petrangola developers\n"
    "SPDX-License-Identifier: CC-BY-SA-4.0\n-->\n"
)
# REUSE-IgnoreEnd


def paper(width=WIDTH):
    """The blank card."""
    w, r = units(width), units(CORNER * width)
    return '<rect width="%d" height="%d" rx="%d" ry="%d" fill="%s"/>\n' % (w, units(HEIGHT), r, r, PALETTE["paper"])


def mat(inner, width=WIDTH):
    """Paper over all that lies outside of an inner path, given as path data."""
    w, h, r = units(width), units(HEIGHT), units(CORNER * width)
    outer = "M%d 0H%dA%d %d 0 0 1 %d %dV%dA%d %d 0 0 1 %d %dH%dA%d %d 0 0 1 0 %dV%dA%d %d 0 0 1 %d 0z" % (
        *(r, w - r, r, r, w, r, h - r, r, r, w - r, h, r, r, r, h - r, r, r, r, r),
    )
    return '<path fill="%s" fill-rule="evenodd" d="%s%s"/>\n' % (PALETTE["paper"], outer, inner)


def svg(body, defs="", title="", width=WIDTH):
    return (
        HEADER
        + '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        'width="%d" height="%d" viewBox="0 0 %d %d">\n' % (width, HEIGHT, width * SCALE, HEIGHT * SCALE)
        + ("<title>%s</title>\n" % title if title else "")
        + ("<defs>\n%s</defs>\n" % defs if defs else "")
        + body
        + "\n</svg>\n"
    )


def border(divided=False):
    return '<path fill="none" stroke="%s" stroke-width="26" d="M290 300H5310V9700H290z%s"/>' % (
        PALETTE["ink"],
        "M290 5000H5310" if divided else "",
    )


def card(body, defs="", title="", mat=False):
    """A card with one picture; mat covers what reaches over the border."""
    return svg(STOCK + body + "\n" + (MAT if mat else "") + border(), defs, title)


def double_card(half, defs="", title=""):
    """A court: the upper half and the same turned upside down."""
    body = '<use xlink:href="#half"/>\n<use xlink:href="#half" transform="rotate(180 2800 5000)"/>\n'
    defs += '<g id="half">\n%s\n</g>\n' % half
    return svg(STOCK + body + MAT + border(divided=True), defs, title)
