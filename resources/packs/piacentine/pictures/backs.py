# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The backs, each the same either way up: rosone (an ogee lattice about a rosette), sole (suns in a
diamond lattice about a compass rose), vite (a vine that curls to both sides of a stem)."""

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
HALF_TURN = ' transform="rotate(180 2800 5000)"'


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


def _framed(field, defs, title, border="yel"):
    """A back: the field, then the mat and the rope frame in the border's colour over what reaches out."""
    defs += symbol("rope", _rope, 1) + symbol("boss", _boss, 2, 2.4)
    marks = [field, MAT, _frame((30, 31), (58, 59), "ink"), _frame((37, 38), (55, 56), border)]
    for turn in ("", HALF_TURN):
        marks.append('<use xlink:href="#rope"%s/>' % turn)
    for flip in ("", HALF_TURN, ' transform="matrix(-1 0 0 1 5600 0)"', ' transform="matrix(1 0 0 -1 0 10000)"'):
        marks.append('<use xlink:href="#boss"%s/>' % flip)
    return svg(STOCK + "".join(marks), defs, title)


def _ground(c, colour):
    c.polygon([(LEFT, TOP), (RIGHT, TOP), (RIGHT, BOTTOM), (LEFT, BOTTOM)], colour)


def rosone():
    defs = symbol("sun", _sun, 3, 1.6) + symbol("flower", _flower, 4, 1.6) + symbol(
        "ogee",
        _ogee,
        6,
        2,
        wobble=0,
    )
    c = Canvas(seed=2, line=3)
    _ground(c, "dblu")
    c.raw(_lattice())
    with c.at(*CENTRE):
        for radius, colour in ((120, "ink"), (116, "yel"), (104, "ink"), (101, "paper")):
            c.dot(0, 0, radius, colour)
        for i in range(60):
            a = 2 * math.pi * i / 60
            c.sliver(polar(116, a), polar(104, a + 0.05), 2.6, 0.1)
        _rosette(c)
    return _framed(c.body(), defs, "Dorso, rosone")


DIAMOND_WIDTH, DIAMOND_HEIGHT = 148, 126  # three of them side by side, seven above each other


def _great_sun(c):
    """A sun with a face, 54 to the tips of its straight rays; wavy ones between."""
    for i in range(16):
        with c.at(rot=22.5 * i):
            if i % 2:
                c.shape("-5,-26! -8,-34 -3,-40 -4,-49! 4,-43 3,-36 6,-26!", "org", 2)
            else:
                c.shape("-8,-26! 0,-54! 8,-26!", "yel", 2)
                c.fill("1,-26! 1,-49! 7,-26!", "dyel")
    c.dot(0, 0, 31)
    c.dot(0, 0, 28.4, "yel")
    c.fill("19,-21 25,-9 27,2 22,17 12,25 0,28! 10,22 18,10 20,-4", "org")
    for side in (-1, 1):
        c.stroke(f"{side*19},-6 {side*15},-13 {side*7},-12 {side*3},-7", 3.4)
        c.stroke(f"{side*16},-1 {side*11},-5 {side*6},-1", 2.6)
        c.dot(side * 10.5, -1.2, 2.4)
        c.dot(side * 16, 8, 4, "red")
    c.stroke("-2,-6 -4,4 -5,7 0,9 4,7", 2.6, power=0.5)
    c.stroke("-11,13 -4,17 4,17 11,13", 3.4)
    c.sliver((-5, 21.5), (5, 21.5), 2, -0.1)
    for i in range(5):
        x = -12 + 6 * i
        c.sliver((x, -26 + abs(i - 2) * 2), (x * 0.7, -18 + abs(i - 2)), 2, 0)


def _strap(c):
    """The strap from a crossing down to the right."""
    for width, colour in ((10, "ink"), (6.4, "yel"), (1.8, "dred")):
        c.ribbon([(0, 0), (DIAMOND_WIDTH / 2, DIAMOND_HEIGHT / 2)], width, colour, wobble=0)


def _stud(c):
    for radius, colour in ((8.4, "ink"), (6.4, "yel"), (3, "dred")):
        c.dot(0, 0, radius, colour)


def _blue_flower(c):
    """Eight petals in two blues about the origin, 25 to their tips."""
    for i in range(8):
        with c.at(rot=45 * i):
            c.shape("0,-3! -7,-12 -5,-20 0,-26! 5,-20 7,-12", "lblu" if i % 2 else "blu", 2, light=0.15)
            c.sliver((0, -10), (0, -20), 1.4)
    c.dot(0, 0, 8.6)
    c.dot(0, 0, 6.6, "yel")
    c.dot(0, 0, 2.8, "red")


def _compass_rose(c):
    """A rose of sixteen winds in a ring, in the middle of the card."""
    for radius, colour in ((76, "ink"), (72, "yel"), (58, "ink"), (55, "dblu")):
        c.dot(0, 0, radius, colour)
    for i in range(48):
        a = 2 * math.pi * i / 48
        c.sliver(polar(72, a), polar(59, a + 0.06), 2.6, 0.1)
    for count, shift, reach, root, light, dark in (
        (8, 0.5, 40, 12, "lblu", "blu"),
        (4, 0.5, 52, 13, "red", "dred"),
        (4, 0, 60, 15, "paper", "yel"),
    ):
        for i in range(count):
            with c.at(rot=360 * (i + shift) / count):
                c.shape(f"0,0! {-root},{-root}! 0,{-reach}! {root},{-root}!", light, 2.2, light=0.1)
                c.fill(f"0,0! 0,{-reach}! {root},{-root}!", dark)
                c.stroke(f"0,{-reach} 0,0", 1.6, "none", wobble=0)
    c.dot(0, 0, 10)
    c.dot(0, 0, 7.6, "yel")
    c.dot(0, 0, 3, "red")


def _sun_lattice():
    """Straps, a sun or a flower in each cell, studs on the crossings; the lower suns stand on their heads."""
    straps, signs, studs = [], [], []
    half_width, half_height = DIAMOND_WIDTH / 2, DIAMOND_HEIGHT / 2
    for row in range(-7, 8):
        y = CENTRE[1] + row * half_height
        for column in (-1.5, -0.5, 0.5, 1.5) if row % 2 else (-1, 0, 1):
            x = CENTRE[0] + column * DIAMOND_WIDTH
            for side in (1, -1) if row > -7 else ():
                if abs(x + side * half_width - CENTRE[0]) < 2 * DIAMOND_WIDTH - half_width:
                    straps.append(use("strap", x, y - half_height, 0, side, 1))
            if row > -6:
                studs.append(use("stud", x, y - half_height))
            if row % 2:
                signs.append(use("flower", x, y))
            elif (row, column) != (0, 0):
                signs.append(use("sun", x, y, 180 if row > 0 or (row == 0 and column > 0) else 0))
    return "".join(straps + studs + signs)


def sole():
    defs = symbol("sun", _great_sun, 5, 2.2) + symbol("flower", _blue_flower, 4, 1.6)
    defs += symbol("strap", _strap, 6, 2, wobble=0) + symbol("stud", _stud, 7)
    c = Canvas(seed=4, line=3)
    _ground(c, "dred")
    c.raw(_sun_lattice())
    with c.at(*CENTRE):
        _compass_rose(c)
    return _framed(c.body(), defs, "Dorso, sole")


VINE_X, VINE_Y = 112, 110  # the middle of a curl, from the stem and from the curl below


def _vine_leaf(c, colour="lgrn", dark="grn"):
    """A vine leaf of five lobes from its stalk at the origin upwards, 92 high."""
    half = (
        "-6,-2 -18,8 -30,6! -34,0 -46,-2! -42,-12 -48,-20! -42,-26 -30,-28! -40,-34 -52,-38! -48,-48 -50,-58!"
        " -38,-58 -22,-54! -24,-64 -20,-74! -10,-78 0,-92!"
    )
    left = [tuple(float(v) for v in p.rstrip("!").split(",")) + (p.endswith("!"),) for p in half.split()]
    right = [(-x, y, corner) for x, y, corner in reversed(left[:-1])]
    c.shape([(0, -4, True), *left, *right], colour, 3)
    c.fill([(0, -4, True), (0, -92, True), *right], dark)
    for x, y in ((-40, -2), (40, -2), (-44, -40), (44, -40), (0, -82)):
        c.stroke([(0, -6), (x * 0.5, y * 0.56 - 4), (x * 0.92, y * 0.92)], 4.2, "end", "yel")
    for x, y in ((-26, -14), (-24, -44), (26, -14), (24, -44)):
        c.sliver((x * 0.5, y * 0.8), (x * 1.3, y - 12), 2.2, 0.08)
        c.sliver((x * 0.6, y * 0.6), (x * 1.25, y + 10), 2.2, -0.08)
    for y in (-34, -50, -64):
        c.sliver((0, y), (12, y - 10), 2)
        c.sliver((0, y), (-12, y - 10), 2)


def _grapes(c):
    """A bunch hanging from the origin, 100 long."""
    rows = ((4, 8), (5, 24), (4, 41), (3, 57), (2, 73), (1, 89))
    for count, y in reversed(rows):
        for i in range(count):
            x = (i - (count - 1) / 2) * 19
            c.dot(x, y, 12.4)
            c.dot(x, y, 10.2, "dred")
            c.dot(x - 1.6, y - 1.6, 7.4, "red")
            c.sliver((x - 6, y), (x - 1, y - 6), 3.2, 0.2, colour="paper")
    c.ribbon("-3,-20 0,-8 1,4", 8, "ink")
    c.ribbon("-3,-20 0,-8 1,2", 4, "yel")


def _tendril(c):
    """A tendril that rises from the origin and rolls up to the right."""
    line = [(0, 0), (-3, -14), (2, -28)]
    for k in range(13):
        a = math.radians(200 + 34 * k)
        r = 13 - 0.8 * k
        line.append((16 + r * math.cos(a), -34 + r * math.sin(a)))
    c.stroke(line, 5, "end", "yel", end=0.4)


def _curl(c):
    """The shoot to the right of the stem: it leaves at (0, 132), winds about (112, 0) and ends below its middle."""
    line = [(0, 132), (20, 116), (60, 103)]
    for k in range(21):
        a = math.radians(78 - 17 * k)
        r = 97 - 1.4 * k
        line.append((VINE_X + r * math.cos(a) * 1.02, r * math.sin(a)))
    line.append((VINE_X + 2, 48))
    with c.at(*line[9], rot=62):
        _tendril(c)
    for width, colour in ((15, "ink"), (9.4, "yel")):
        c.stroke(line, width, "end", colour, end=0.5, wobble=0.2)
    c.stroke(line, 2.4, "both", "dorg")
    for at, turn in ((3, 148), (6, 78), (11, 12), (15, -62)):
        with c.at(*line[at], s=0.44, rot=turn, weight=0.7):
            _vine_leaf(c)
    for x, y in ((30, 74), (28, -84), (205, -92)):
        for dx, dy in ((0, -6), (-6, 5), (6, 5)):
            c.dot(x + dx, y + dy, 3.6, "yel")


def _node(c):
    """Where two shoots leave the stem: a bud between two leaves, upwards from the origin."""
    for turn in (-52, 52):
        with c.at(rot=turn, s=0.5, weight=0.8):
            _vine_leaf(c)
    c.shape("0,6! -9,-6 -8,-20 0,-34! 8,-20 9,-6", "red", 2.4)
    c.sliver((0, 0), (0, -28), 2)
    c.sliver((4, -4), (3, -22), 1.6, -0.05)


def _vine_half():
    """The upper half: two pairs of curls, bunches in the lower and leaves in the upper."""
    marks = []
    for step in (1, 3):
        y = CENTRE[1] - step * VINE_Y
        for side in (1, -1):
            marks.append(use("curl", CENTRE[0], y, 0, side, 1))
            x = CENTRE[0] + side * VINE_X
            marks.append(use("grapes", x, y - 64) if step == 1 else use("leaf", x, y + 46))
    marks += [use("node", CENTRE[0], CENTRE[1] - k * VINE_Y) for k in (2, 3.62)]
    return "".join(marks)


def vite():
    defs = symbol("leaf", _vine_leaf, 3, 3) + symbol("grapes", _grapes, 4, 2)
    defs += symbol("curl", _curl, 5, 3) + symbol("node", _node, 6, 2.4)
    defs += '<g id="vine">%s</g>\n' % _vine_half()
    c = Canvas(seed=8, line=3)
    _ground(c, "dgrn")
    for width, colour in ((15, "ink"), (9, "yel")):
        c.ribbon([(CENTRE[0], TOP), (CENTRE[0], BOTTOM)], width, colour)
    c.raw('<use xlink:href="#vine"/><use xlink:href="#vine"%s/>' % HALF_TURN)
    with c.at(*CENTRE, s=0.62):
        for radius, colour in ((104, "ink"), (99, "yel"), (90, "ink")):
            c.dot(0, 0, radius, colour)
        _rosette(c, 10, 88)
    return _framed(c.body(), defs, "Dorso, vite")


CARDS = {"back-rosone": rosone, "back-sole": sole, "back-vite": vite}
