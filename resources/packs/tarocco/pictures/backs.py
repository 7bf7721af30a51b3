# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The backs, each the same either way up: tarotato (suns and flowers by turns in the lozenges that such
backs have their name from) and stelle (stars in a net)."""

import math

from kit.canvas import Canvas, symbol, use
from kit.document import HEIGHT, MAT, STOCK, svg
from kit.geometry import polar
from kit.palette import ink_of
from kit.pathdata import units

LEFT, TOP, RIGHT, BOTTOM = 52, 53, 508, 947
COLUMNS, ROWS = 8, 16
CELL_WIDTH, CELL_HEIGHT = (RIGHT - LEFT) / COLUMNS, (BOTTOM - TOP) / ROWS
BAND = 14  # between the frame's two lines


def _sun(c):
    """A sun of sixteen rays with a round heart."""
    for i in range(16):
        a = 2 * math.pi * i / 16
        reach = 21 if i % 2 == 0 else 14
        c.fill([(*polar(8, a - 0.2), True), (*polar(reach, a), True), (*polar(8, a + 0.2), True)],
            "org" if i % 2 else "yel")
    for radius, colour in ((9.4, "ink"), (8, "yel"), (5, "red"), (2, "yel")):
        c.dot(0, 0, radius, colour)


def _flower(c):
    """A flower of eight petals, red and white."""
    for i in range(8):
        with c.at(rot=45 * i):
            c.fill("0,-3! -4.4,-9 -2.6,-17 0,-18! 2.6,-17 4.4,-9", "wht" if i % 2 else "red")
    for radius, colour in ((5.4, "ink"), (4.2, "yel"), (1.6, "red")):
        c.dot(0, 0, radius, colour)


def _star(c):
    """A star of eight rays, half of each in the shade."""
    for i in range(8):
        r = 22 if i % 2 == 0 else 14
        with c.at(rot=45 * i):
            c.fill(f"0,{-r}! 4.6,-4.6! 0,0! -4.6,-4.6!", "yel")
            c.fill(f"0,{-r}! 0,0! 4.6,-4.6!", "org")
    c.dot(0, 0, 2.6, "dred")


def _knot(c):
    """Where the threads of a net cross."""
    for radius, colour in ((5.6, "ink"), (4.2, "wht"), (2, "blu")):
        c.dot(0, 0, radius, colour)


def _lozenge(c, thread):
    """One cell of the lattice."""
    w, h = CELL_WIDTH / 2, CELL_HEIGHT / 2
    for width, colour in ((5.4, "ink"), (2.8, thread)):
        c.ribbon([(-w, 0), (0, -h)], width, colour, wobble=0)
        c.ribbon([(0, -h), (w, 0)], width, colour, wobble=0)
        c.ribbon([(w, 0), (0, h)], width, colour, wobble=0)
        c.ribbon([(0, h), (-w, 0)], width, colour, wobble=0)


def _grid(name, shift):
    """A symbol in the middle of every lozenge whose place in its row and column is odd or even alike."""
    marks = []
    for row in range(ROWS + shift):
        for column in range(COLUMNS + shift):
            x, y = LEFT + (column + 0.5 - shift / 2) * CELL_WIDTH, TOP + (row + 0.5 - shift / 2) * CELL_HEIGHT
            if LEFT < x < RIGHT and TOP < y < BOTTOM:
                marks.append(use(name, x, y))
    return "".join(marks)


def _frame(outer, inner, colour):
    """A rectangular band between two distances from the field's edge."""
    boxes = []
    for k in (outer, inner):
        boxes += [units(LEFT - k), units(TOP - k), units(RIGHT + k), units(BOTTOM + k)]
    x0, y0, x1, y1, x2, y2, x3, y3 = boxes
    return '<path fill="%s" fill-rule="evenodd" d="M%d %dH%dV%dH%dzM%d %dV%dH%dV%dz"/>' % (
        ink_of(colour), x0, y0, x1, y1, x0, x2, y2, y3, x3, y2)


def _studs():
    """Studs along the band, the same from either end."""
    c = Canvas(seed=5, line=2, wobble=0)
    k = BAND / 2 + 1
    for i in range(29):
        y = TOP - k + (BOTTOM - TOP + 2 * k) * i / 28
        for x in (LEFT - k, RIGHT + k):
            c.dot(x, y, 4, "red" if i % 2 else "blu")
    for i in range(1, 15):
        x = LEFT - k + (RIGHT - LEFT + 2 * k) * i / 15
        for y in (TOP - k, BOTTOM + k):
            c.dot(x, y, 4, "red" if i % 2 == (0 if y < HEIGHT / 2 else 1) else "blu")
    return c.body()


def _back(name, ground, thread, first, second):
    """A field in its frame: one figure in the lozenges of the even rows, another in those between."""
    defs = symbol("lozenge", lambda c: _lozenge(c, thread)) + symbol("first", first) + symbol("second", second)
    field = '<rect x="%d" y="%d" width="%d" height="%d" fill="%s"/>' % (
        units(LEFT - 2), units(TOP - 2), units(RIGHT - LEFT + 4), units(BOTTOM - TOP + 4), ink_of(ground))
    body = field + _grid("lozenge", 0) + _grid("first", 0) + _grid("second", 1)
    frame = _frame(BAND + 5, -0.5, "ink") + _frame(BAND + 2, 2, "yel") + _studs()
    return svg(STOCK + body + MAT + frame, defs, "Dorso " + name)


CARDS = {
    "back-tarotato": lambda: _back("tarotato", "dblu", "yel", _sun, _flower),
    "back-stelle": lambda: _back("stelle", "dred", "wht", _star, _knot),
}
