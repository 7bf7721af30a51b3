# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The back: an ogee lattice of suns and flowers about a rosette, the same either way up."""

import math

from kit.canvas import Canvas, symbol, use
from kit.document import HEIGHT, MAT, STOCK, WIDTH, svg
from kit.geometry import polar
from kit.palette import ink_of
from kit.pathdata import units

LEFT, TOP, RIGHT, BOTTOM = 52, 53, 508, 947
COLUMNS, ROWS = 6, 8
CELL_WIDTH, CELL_HEIGHT = (RIGHT - LEFT) / COLUMNS, (BOTTOM - TOP) / ROWS
CENTRE = (WIDTH / 2, HEIGHT / 2)


def _sun(c):
    """A small sun of sixteen rays."""
    for i in range(16):
        a = 2 * math.pi * i / 16
        reach = 27 if i % 4 == 0 else 21 if i % 2 == 0 else 15
        ray = (polar(10, a - 0.19), polar(reach, a), polar(10, a + 0.19))
        c.fill([(*p, True) for p in ray], "org" if i % 2 else "yel")
    for radius, colour in ((11, "ink"), (9.4, "yel"), (5.6, "red"), (2.2, "yel")):
        c.dot(0, 0, radius, colour)


def _flower(c):
    """A red flower of four petals with leaves between."""
    for i in range(4):
        with c.at(rot=90 * i):
            c.shape("0,-4! -7,-12 -5,-22 0,-29! 5,-22 7,-12", "red", 1.6, light=0.1)
            c.sliver((0, -8), (0, -24), 1.8, colour="yel")
        with c.at(rot=90 * i + 45):
            c.fill("0,-5! -3.4,-11 0,-18! 3.4,-11", "lgrn")
    c.dot(0, 0, 6)
    c.dot(0, 0, 4.6, "yel")


def _ogee(c):
    """The outline of a lattice cell."""
    w, h = CELL_WIDTH, CELL_HEIGHT
    quarter = ((0, -h / 2), (w * 0.07, -h * 0.38), (w * 0.25, -h * 0.25), (w * 0.43, -h * 0.12), (w * 0.5, 0))
    for width, colour in ((5.2, "ink"), (3.0, "yel")):
        for sx in (1, -1):
            for sy in (1, -1):
                c.stroke([(x * sx, y * sy) for x, y in quarter], width, "none", colour)
    for x, y in ((0, -h / 2), (w / 2, 0)):
        c.dot(x, y, 4.6)
        c.dot(x, y, 3.2, "red")


def _rosette(c, petals=12, radius=94):
    """Three rings of petals about the origin."""
    rings = ((1.0, "red", "dred", 0), (0.72, "yel", "org", 0.5), (0.46, "red", "dred", 0))
    for size, colour, dark, shift in rings:
        r = radius * size
        w = r * math.sin(math.pi / petals) * 0.95
        for i in range(petals):
            with c.at(rot=360 * (i + shift) / petals):
                side = ((w * 0.3, -r * 0.97), (w * 0.8, -r * 0.78), (w * 0.55, -r * 0.45))
                outline = [(0, -r * 0.12, True)] + [(-x, y) for x, y in reversed(side)]
                c.shape(outline + [(0, -r, True), *side], colour, 2.2, light=0.15)
                c.fill([(0, -r * 0.12, True), *reversed(side), (0, -r, True), (w * 0.1, -r * 0.55)], dark)
                c.sliver((0, -r * 0.2), (0, -r * 0.88), 2.2)
                c.sliver((w * 0.24, -r * 0.35), (w * 0.34, -r * 0.8), 1.6, -0.06)
                c.sliver((-w * 0.24, -r * 0.35), (-w * 0.34, -r * 0.8), 1.6, 0.06)
    c.dot(0, 0, radius * 0.17)
    c.dot(0, 0, radius * 0.14, "yel")
    for i in range(8):
        c.dot(*polar(radius * 0.085, i * math.pi / 4), 1.6)
    c.dot(0, 0, 2.4, "red")


def _lattice():
    marks = []
    for symbol_name in ("ogee", "sun"):
        for row in range(ROWS):
            for column in range(COLUMNS):
                marks.append(
                    use(symbol_name, LEFT + (column + 0.5) * CELL_WIDTH, TOP + (row + 0.5) * CELL_HEIGHT)
                )
    for row in range(1, ROWS):
        for column in range(1, COLUMNS):
            marks.append(use("flower", LEFT + column * CELL_WIDTH, TOP + row * CELL_HEIGHT))
    return "".join(marks)


def _frame(outer, inner, colour):
    """A rectangular band; outer and inner are its (x, y) corners at the top left."""
    x0, y0 = units(outer[0]), units(outer[1])
    x1, y1 = units(inner[0]), units(inner[1])
    width, height = units(WIDTH), units(HEIGHT)
    return '<path fill="%s" fill-rule="evenodd" d="M%d %dH%dV%dH%dzM%d %dV%dH%dV%dz"/>' % (
        ink_of(colour),
        *(x0, y0, width - x0, height - y0, x0),
        *(x1, y1, height - y1, width - x1, y1),
    )


def _rope(c):
    """The strands of the left and upper sides of the rope frame."""
    for i in range(74):
        y = 40 + 920 * (i + 0.5) / 74
        c.sliver((37.5, y - 6), (54.5, y + 6), 2.8, 0.14)
    for i in range(36):
        x = 40 + 480 * (i + 0.5) / 36
        c.sliver((x - 6, 38.5), (x + 6, 55.5), 2.8, -0.14)


def _boss(c):
    """The stud in the upper left corner."""
    c.dot(46, 47, 15)
    c.dot(46, 47, 12.4, "red")
    c.fill("48,36 57,44 55,55 44,59! 52,50 51,42", "dred")
    c.dot(46, 47, 4.6)
    c.dot(46, 47, 3, "yel")


def back():
    defs = symbol("sun", _sun, 3, 1.6) + symbol("flower", _flower, 4, 1.6) + symbol(
        "ogee",
        _ogee,
        6,
        2,
        wobble=0,
    )
    defs += symbol("rope", _rope, 1) + symbol("boss", _boss, 2, 2.4)
    c = Canvas(seed=2, line=3)
    c.polygon([(LEFT, TOP), (RIGHT, TOP), (RIGHT, BOTTOM), (LEFT, BOTTOM)], "dblu")
    c.raw(_lattice())
    with c.at(*CENTRE):
        for radius, colour in ((120, "ink"), (116, "yel"), (104, "ink"), (101, "paper")):
            c.dot(0, 0, radius, colour)
        for i in range(60):
            a = 2 * math.pi * i / 60
            c.sliver(polar(116, a), polar(104, a + 0.05), 2.6, 0.1)
        _rosette(c)
    c.raw(MAT + _frame((30, 31), (58, 59), "ink") + _frame((37, 38), (55, 56), "yel"))
    for turn in ("", ' transform="rotate(180 2800 5000)"'):
        c.raw('<use xlink:href="#rope"%s/>' % turn)
    for flip in ("", "rotate(180 2800 5000)", "matrix(-1 0 0 1 5600 0)", "matrix(1 0 0 -1 0 10000)"):
        c.raw('<use xlink:href="#boss"%s/>' % (' transform="%s"' % flip if flip else ""))
    return svg(STOCK + c.body(), defs, "Dorso")


CARDS = {"back": back}
