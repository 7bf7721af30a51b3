# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The osteria's banknote, whose corners are folded in one by one, and the boat that is folded of it in the end."""
import contextlib
import math

from kit.canvas import Canvas
from kit.geometry import apply
from kit.pathdata import Convex
from kit.signs import sun_face
from printing import svg

PAPER, FIELD, TINT, SHADE = '#e9ecc6', '#d5dfae', '#a8bd88', '#808a5b'
LEAF, GREEN, DEEP, GOLD = '#57a05a', '#2c7a4b', '#15472c', '#fbd324'
BACK, BACK_DEEP, BACK_LIGHT = '#bd5424', '#83330f', '#efa568'
WINE, WINE_DEEP, WINE_LIGHT = '#7b2148', '#4e1230', '#c2638c'
WATER, DEEP_WATER, FOAM = '#2f66a8', '#1d3f74', '#f3ead2'

WIDE, HIGH = 538, 260       # half of the note
CORNERS = (                 # in the order they are folded: right or left, lower or upper, how much of the long and of the short edge
    (1, -1, 206, 192),
    (-1, 1, 194, 206),
    (-1, -1, 200, 188),
    (1, 1, 190, 202),
)


def polar(angle, radius, x=0, y=0):
    a = math.radians(angle)
    return x + radius * math.cos(a), y + radius * math.sin(a)


def round_path(radius, x=0, y=0, count=16):
    """A round as a path: a dot is not cut at a fold."""
    return [polar(360 * i / count, radius, x, y) for i in range(count)]


def sharp(points):
    return [(*p, True) for p in points]


@contextlib.contextmanager
def cut_to(c, points):
    """Nothing that is drawn in the block leaves the polygon, which is clockwise as seen."""
    c.floor = Convex(tuple(apply(c.map, p) for p in points))
    yield
    c.floor = None


def line(c, points, width, colour):
    c.stroke(points, width, 'none', colour, wobble=0)


def crease(corner):
    """The ends of a corner's fold, on the long edge and on the short one, and where the corner's tip comes to lie."""
    right, lower, along, down = corner
    a = right * (WIDE - along), lower * HIGH
    b = right * WIDE, lower * (HIGH - down)
    k = 2 * along * down / (along ** 2 + down ** 2)
    return a, b, (right * (WIDE - k * down), lower * (HIGH - k * along))


def outline(folded):
    """The corners of the note, clockwise from the upper left."""
    points = []
    for right, lower in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        corner = next((f for f in folded if f[:2] == (right, lower)), None)
        if corner is None:
            points.append((right * WIDE, lower * HIGH))
        else:
            a, b, _ = crease(corner)
            points += (a, b) if right * lower < 0 else (b, a)
    return points


def wave(c, first, last, high, crests, width, colour, y=0, down=False):
    """A wavy line from one x to the other with that many crests and troughs: few points, as many such lines are drawn."""
    points = [(first, y)]
    for i in range(crests):
        points.append((first + (last - first) * (i + .5) / crests, y + (high if (i % 2 == 0) == down else -high)))
    points.append((last, y))
    edges = [[(x, y + half, x in (first, last)) for x, y in points] for half in (-width / 2, width / 2)]
    c.fill(edges[0] + edges[1][::-1], colour)


def guilloche(c, half, width=7):
    """A chain of two waves about the x axis, a bead in every link."""
    links = round(half / 15)
    for down in (False, True):
        wave(c, -half, half, 13, links, width, PAPER, down=down)
    for i in range(links):
        c.fill(round_path(4.8, half * ((2 * i + 1) / links - 1), 0, 8), GOLD)


def rosette(c, radius, ground):
    """An engraver's rose of six ellipses on a scalloped ground."""
    c.fill(lobed(12, radius + 8, 12), 'ink')
    c.fill(lobed(12, radius, 11), ground)
    for i in range(6):
        with c.at(rot=30 * i):
            ellipse = [(radius * .84 * math.cos(t), radius * .36 * math.sin(t)) for t in (2 * math.pi * k / 16 for k in range(16))]
            c.outline(c.path(ellipse), 4.6, PAPER, light=0)
    c.fill(round_path(radius * .34), 'ink')
    c.fill(round_path(radius * .27), GOLD)
    c.fill(round_path(radius * .12), BACK)


def grapes(c):
    """A bunch about the origin, under its leaf."""
    c.stroke("0,-92 4,-118 16,-132", 11)
    rows = ((-46, (-42, -14, 14, 42)), (-20, (-29, 0, 29)), (6, (-42, -14, 14, 42)), (30, (-28, 0, 28)), (54, (-14, 14)), (80, (0,)))
    places = [(x, y) for y, row in rows for x in row]
    for x, y in places:
        c.dot(x + 1, y + 2, 23)
    for x, y in places:
        c.dot(x + 1, y + 1.5, 18, WINE_DEEP)
        c.dot(x - 1, y - 1, 16, WINE)
        c.sliver((x - 10, y + 1), (x + 1, y - 11), 5, -.2, colour=WINE_LIGHT)
    c.shape("0,-92! -26,-112 -48,-106 -44,-90! -66,-84 -70,-58 -56,-52! -58,-36 -40,-26 -28,-34! -18,-24 -4,-26 0,-36! "
            "6,-24 20,-24 28,-34! 40,-26 58,-38 54,-54! 68,-60 66,-84 44,-90! 48,-106 26,-112", LEAF, 8, light=.3)
    c.fill("0,-90! 26,-110 46,-104 42,-88! 64,-82 64,-62 52,-54! 56,-40 40,-28 28,-36! 20,-26 8,-26 2,-40!", GREEN)
    for end in ("-50,-62", "-30,-42", "0,-44", "30,-44", "50,-64"):
        c.stroke(f"0,-88 {end}", 5, 'end', PAPER)


def lobed(lobes, radius, depth):
    """A scalloped round, its notches sharp."""
    points = []
    for i in range(lobes):
        step = 360 / lobes
        points += [(*polar((i - .5) * step, radius - depth), True), polar((i - .25) * step, radius - depth * .2),
                   polar(i * step, radius), polar((i + .25) * step, radius - depth * .2)]
    return points


def sun(c):
    """The sun in its glory, as a medal with a milled rim."""
    for radius, colour in ((172, 'ink'), (164, 'dyel')):
        c.dot(0, 0, radius, colour)
    c.dot(-2, -3, 160, GOLD)
    for i in range(48):
        c.nick(polar(i * 7.5, 164), polar(i * 7.5 + 2, 149), 3.6 if 100 < i * 7.5 < 290 else 5.5)
    for radius, colour in ((148, 'ink'), (141, 'dyel')):
        c.dot(0, 0, radius, colour)
    c.dot(3, 4, 136, GOLD)
    for i in range(16):
        with c.at(rot=i * 22.5):
            if i % 2 == 0:
                c.shape("-20,-62! -13,-102 0,-135! 13,-102 20,-62!", 'red', 5, light=.2)
                c.fill("1,-62! 1,-131! 12,-102 19,-62!", 'dred')
            else:
                c.shape("-13,-62! -19,-84 -3,-98 -10,-110 0,-126! 7,-108 15,-96 4,-82 13,-62!", 'org', 5, light=.2)
    c.dot(0, 0, 81)
    with c.at(s=1.54, weight=c.weight * 1.75):
        sun_face(c)


def medallion(c):
    """The sun in a collar of lobes."""
    lobes = 26
    c.fill(lobed(lobes, 201, 13), 'ink')
    c.fill(lobed(lobes, 194, 13), DEEP)
    for i in range(lobes):
        c.dot(*polar(360 * i / lobes, 181), 7, PAPER)
    sun(c)


def frame(inset):
    return sharp([(-WIDE + inset, -HIGH + inset), (WIDE - inset, -HIGH + inset), (WIDE - inset, HIGH - inset), (-WIDE + inset, HIGH - inset)])


def front(c, small):
    """What is printed on the note's face; in a small picture the sun is larger, on bare paper."""
    for inset, colour in ((22, 'ink'), (29, GREEN), (58 if small else 70, 'ink'), (64 if small else 76, PAPER if small else FIELD)):
        c.fill(frame(inset), colour)
    for i in range(0 if small else 15):
        wave(c, -WIDE + 82, WIDE - 82, 9, 12, 4, TINT, -169 + i * 24, i % 2)
    for turn, half, away in ((0, WIDE - 178, HIGH), (180, WIDE - 178, HIGH), (90, HIGH - 172, WIDE), (270, HIGH - 172, WIDE)):
        with c.at(rot=turn):
            with c.at(y=(43 if small else 49.5) - away, sy=.6 if small else 1):
                guilloche(c, half)
    for right, lower in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        with c.at(x=right * (WIDE - 101), y=lower * (HIGH - 101)):
            rosette(c, *((66, GREEN) if small else (80, DEEP)))
    size = 1.18 if small else 1
    for hand in (-1, 1):
        with c.at(x=hand * (132 + 139 * size), y=16, s=.95):
            grapes(c)
    with c.at(s=size, weight=c.weight * size):
        medallion(c)


def flap(c, corner):
    """A folded corner: its back lies on the note's face."""
    a, b, tip = crease(corner)
    along, down = (((p[0] - tip[0]), (p[1] - tip[1])) for p in (a, b))

    def at(x, y):
        """So far from the one edge and the other, which meet in the tip."""
        return (tip[0] + along[0] * y / math.hypot(*along) + down[0] * x / math.hypot(*down),
                tip[1] + along[1] * y / math.hypot(*along) + down[1] * x / math.hypot(*down))

    points = [a, b, tip] if corner[0] * corner[1] < 0 else [b, a, tip]
    c.shape(sharp(points), BACK_LIGHT, 9, light=.1)
    with cut_to(c, points):
        for inset, colour in ((17, BACK_DEEP), (46, BACK_LIGHT), (52, BACK)):
            c.fill(sharp([at(inset, inset), at(300, inset), at(300, 300), at(inset, 300)]), colour)
        for i in range(7):
            x = 54 + i * 20
            c.fill(sharp([at(31, x - 7), at(38, x), at(31, x + 7), at(24, x)]), BACK_LIGHT)
            c.fill(sharp([at(x - 7, 31), at(x, 38), at(x + 7, 31), at(x, 24)]), BACK_LIGHT)
        for i in range(6):
            x = 74 + i * 20
            line(c, [at(52, x), at(x, 52)], 4.6, BACK_DEEP)
        line(c, [a, b], 17, BACK_LIGHT)


def note(c, folds, edge=9, small=False):
    """The note about the origin, with that many corners folded in."""
    folded = CORNERS[:folds]
    whole = outline(folded)
    with c.at(x=7, y=10):
        c.fill(sharp(whole), 'ink')
    c.shape(sharp(whole), FIELD, edge, light=.3)
    with cut_to(c, whole):
        with c.at(x=-6, y=-7):
            c.fill(sharp(whole), PAPER)
        front(c, small)
        for x, y, lean, deep in ((-212, -1, 7, 17), (148, -1, -5, 12), (92, 1, 6, 16), (-96, 1, -4, 11)):
            c.nick((x, y * HIGH), (x + lean, y * (HIGH - deep)), 9)   # tears of many pockets
        for corner in folded:
            a, b, tip = crease(corner)
            middle = (a[0] + b[0] + tip[0]) / 3, (a[1] + b[1] + tip[1]) / 3
            with c.at(x=middle[0] + 9, y=middle[1] + 12, s=1.09):
                c.fill(sharp([(p[0] - middle[0], p[1] - middle[1]) for p in (a, b, tip)]), SHADE)
    for corner in folded:
        flap(c, corner)


def flat(folds):
    """The note from above."""
    c = Canvas(seed=51, line=8, wobble=.2)
    with c.at(x=555, y=274):
        note(c, folds)
    return svg(c.body(), width=1120, height=560, title='Banconota')


def turned():
    """The whole note, for the plate and for small marks."""
    c = Canvas(seed=51, line=8, wobble=.2)
    with c.at(x=278, y=276, rot=-20, s=.452, weight=.6):
        note(c, 0, edge=12, small=True)
    return svg(c.body(), title='Banconota')


def side(c, end, rim, keel, foot, ground):
    """One half of the boat's hull: its corners from the end of the boat to the middle and back below."""
    points = [end, rim, keel, foot] if end[0] < rim[0] else [end, foot, keel, rim]
    c.shape(sharp(points), ground, 9)
    left, right = sorted((end, rim))
    slope = math.degrees(math.atan2(right[1] - left[1], right[0] - left[0]))
    with cut_to(c, points):
        with c.at(x=(left[0] + right[0]) / 2, y=(left[1] + right[1]) / 2, rot=slope):
            half = math.dist(left, right) / 2 + 24
            for upper, lower, colour in ((16, 58, 'ink'), (22, 52, GREEN)):
                c.fill(sharp([(-half, upper), (half, upper), (half, lower), (-half, lower)]), colour)
            with c.at(y=37, s=.8, weight=1.1):
                guilloche(c, half * 1.25)
            for i in range(5):
                wave(c, -half, half, 6, 7, 4.4, TINT, 76 + i * 20, i % 2)


def boat():
    """The free ride: the note, folded to a boat, on the water."""
    c = Canvas(seed=53, line=8, wobble=.2)
    middle, peak, rim, keel = 280, 16, 334, 500
    ends = (16, 232), (544, 232)
    c.shape(sharp([ends[0], (middle, 268), ends[1], (middle, rim)]), BACK, 9)
    for end in ends:
        for k in range(4):
            c.sliver((end[0] + (middle - end[0]) * .2, end[1] + 12 + k * 4), (middle, 278 + k * 16), 3.6, 0, colour=BACK_DEEP)
    feet = (84, 384), (476, 384)
    c.shape(sharp([feet[0], (middle, peak), feet[1]]), PAPER, 9)
    for hand, foot, ground in ((-1, feet[0], PAPER), (1, feet[1], FIELD)):
        half = [(middle, peak), foot, (middle, foot[1])]
        with cut_to(c, half[::hand]):
            c.fill(sharp(half), ground)
            line(c, [(middle - hand * 20, peak), (foot[0] - hand * 20, foot[1])], 9, GREEN)
    for i in range(14):
        c.nick((middle, 80 + i * 6), (middle + 8 + i * 1.4, 86 + i * 6), 4.5)
    with c.at(x=middle, y=222, s=.53, weight=.62):
        sun(c)
    side(c, ends[0], (middle, rim), (middle, keel), (130, keel), PAPER)
    side(c, ends[1], (middle, rim), (middle, keel), (430, keel), FIELD)
    for i in range(8):
        c.nick((middle + 4, 404 + i * 8), (middle + 26 - i, 409 + i * 8), 4.5)
    crests = 5
    broad = 532 / crests
    water = []
    for i in range(crests):
        x = 14 + i * broad
        water += [(x, 472, True), (x + broad * .22, 450), (x + broad * .5, 441), (x + broad * .78, 450)]
    c.shape(water + [(546, 472, True), (536, 504), (470, 530), (370, 543), (280, 546), (190, 543), (90, 530), (24, 504)], WATER, 9)
    for i in range(crests):
        x = 14 + (i + .5) * broad
        c.stroke(f"{x - 36:.0f},478 {x - 20:.0f},462 {x:.0f},457 {x + 20:.0f},462 {x + 36:.0f},478", 10, 'both', FOAM)
        deep = 496 - 7 * (i % 2)
        c.stroke(f"{x - 32:.0f},{deep} {x - 10:.0f},{deep + 10} {x + 10:.0f},{deep + 2} {x + 32:.0f},{deep + 10}", 9, 'both', DEEP_WATER)
    for x in (174, 280, 386):
        c.stroke(f"{x - 30},522 {x - 8},530 {x + 12},522 {x + 34},528", 7, 'both', DEEP_WATER)
    return svg(c.body(), title='Barchetta')


PICTURES = {**{f'bill_{folds}': (lambda folds=folds: flat(folds)) for folds in range(5)}, 'bill': turned, 'freeride': boat}
