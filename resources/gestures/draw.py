#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the gestures by which partners signal in Knock!: a hand, a card, and in rust how they move.

    python3 draw.py [NAME ...]

writes NAME.svg for every name given, or for all. They are seen at 40 pixels: few shapes, thick lines, flat colours.
Needs nothing but the woodcut kit in ../packs/kit. The same script gives the same bytes.
"""
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, '..', 'packs'), os.path.join(HERE, '..', 'tokens')]

from kit.canvas import Canvas                               # noqa: E402
from printing import svg, write                             # noqa: E402

SIZE = 560
MIDDLE = SIZE / 2
LINE = 15       # of contours: a pixel at 40
MOVE = 36       # of arrows
PAPER, PIP, COIN, GHOST = '#fffaf0', '#c9281b', '#e9b93a', '#e3d6b8'
SKIN, SKIN_SHADE, PALE, PALE_SHADE = '#f6dfb8', '#e0bd8c', '#efe6d2', '#ddd0b4'
SLEEVE, SLEEVE_SHADE, CUFF = '#2f66a8', '#1d3f74', '#fffaf0'
RUST = '#c0331c'


def canvas():
    return Canvas(seed=12, line=LINE, wobble=0)


def around(x, y, radius, angle, high=None):
    a = math.radians(angle)
    return x + radius * math.cos(a), y + (radius if high is None else high) * math.sin(a)


def capsule(x1, y1, x2, y2, radius):
    """The outline of a finger: from one point to the other, round at both ends."""
    turn = math.degrees(math.atan2(y2 - y1, x2 - x1))
    return ([around(x2, y2, radius, turn - 90 + 15 * i) for i in range(13)]
            + [around(x1, y1, radius, turn + 90 + 15 * i) for i in range(13)])


def finger(c, x1, y1, x2, y2, radius, skin=SKIN):
    c.polygon(capsule(x1, y1, x2, y2, radius + LINE), 'ink')
    c.polygon(capsule(x1, y1, x2, y2, radius), skin)


def rectangle(left, top, right, bottom, radius):
    points = []
    for x, y, first in ((right - radius, top + radius, -90), (right - radius, bottom - radius, 0), (left + radius, bottom - radius, 90), (left + radius, top + radius, 180)):
        points += [around(x, y, radius, first + 15 * i) for i in range(7)]
    return points


def block(c, left, top, right, bottom, radius, colour):
    c.polygon(rectangle(left - LINE, top - LINE, right + LINE, bottom + LINE, radius + LINE), 'ink')
    c.polygon(rectangle(left, top, right, bottom, radius), colour)


def card(c, ghost=False):
    """A card about the origin, 190 high."""
    block(c, -66, -98, 66, 98, 16, GHOST if ghost else PAPER)
    if not ghost:
        for radius, colour in ((47, 'ink'), (36, COIN), (15, PIP)): # one of coins
            c.polygon([around(0, 0, radius, 15 * i) for i in range(24)], colour)


def thick(c, points, width):
    """A rust line of even width along points, blunt at its ends."""
    sides = [], []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        far = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / far * width / 2, (bx - ax) / far * width / 2
        sides[0].append((x + nx, y + ny))
        sides[1].append((x - nx, y - ny))
    c.polygon(sides[0] + sides[1][::-1], RUST)


def head(c, x, y, angle, size=84):
    """The head of an arrow whose tip is there."""
    c.polygon([(x, y), around(x, y, size * 1.16, angle + 145), around(x, y, size * 1.16, angle - 145)], RUST)


def arrow(c, points, both=False):
    """An arrow along points; the line ends inside its head."""
    def end(tip, before):
        angle = math.degrees(math.atan2(tip[1] - before[1], tip[0] - before[0]))
        head(c, *around(*tip, 42, angle), angle)
    thick(c, points, MOVE)
    end(points[-1], points[-2])
    if both:
        end(points[0], points[1])


def bow(x, y, wide, high, first, last, steps=24):
    return [around(x, y, wide, first + (last - first) * i / steps, high) for i in range(steps + 1)]


def impact(c, x, y, angles, near=20, far=84):
    """Short lines that spread from where something strikes."""
    for angle in angles:
        thick(c, [around(x, y, near, angle), around(x, y, far, angle)], 22)


def sleeve(c, top, bottom, wide=70, pale=False):
    block(c, -wide, top, wide, bottom, 10, PALE_SHADE if pale else SLEEVE)
    if not pale:
        c.polygon([(wide * .35, top), (wide, top), (wide, bottom), (wide * .35, bottom)], SLEEVE_SHADE)
    block(c, -wide - 8, bottom - 12, wide + 8, bottom + 26, 10, PALE if pale else CUFF)


def fist(c, pale=False, out=None, reach=104):
    """A hand about the origin that hangs from its arm, its fingers bent, but for one that is held out."""
    skin, shade = (PALE, PALE_SHADE) if pale else (SKIN, SKIN_SHADE)
    sleeve(c, -250, -150, pale=pale)
    finger(c, -84, -40, -124, 34, 34, skin)
    block(c, -112, -116, 112, 60, 62, skin)
    c.polygon(capsule(76, -50, 76, 20, 30), shade)
    for i in range(4):
        x = -87 + 58 * i
        if i == out:
            finger(c, x, 30, x, 60 + reach, 27, skin)
        else:
            finger(c, x, 34, x, 66, 27, skin)
    if out is not None:         # the others are bent below it
        c.polygon(rectangle(-96, 0, 96, 44, 20), skin)


def flat_hand(c):
    """A hand about the origin whose fingers are spread downwards."""
    sleeve(c, -250, -150)
    finger(c, -70, -60, -168, 10, 31)
    for x, to, y in ((-72, -98, 128), (-24, -33, 162), (26, 36, 158), (74, 102, 118)):
        finger(c, x, 10, to, y, 26)
    block(c, -104, -116, 104, 40, 54, SKIN)
    c.polygon(rectangle(-98, 4, 98, 60, 24), SKIN)
    c.polygon(capsule(70, -60, 70, 16, 26), SKIN_SHADE)


def slide():
    """To the left."""
    c = canvas()
    with c.at(x=392, y=186, s=1.6):
        card(c)
    arrow(c, [(500, 456), (92, 456)])
    return c


def lift():
    """Up and down again, in an arc."""
    c = canvas()
    with c.at(x=280, y=360, s=1.5):
        card(c)
    arrow(c, bow(280, 330, 220, 262, 190, 356))
    return c


def sweep():
    """Far to the right, and back to the left: a hairpin, and nothing of a ring."""
    c = canvas()
    with c.at(x=262, y=176, s=1.34, rot=-14):
        card(c)
    arrow(c, [(70, 372), (430, 372), *bow(430, 432, 60, 60, -75, 75, 10), (430, 492), (74, 492)])
    return c


def back():
    """Towards oneself, who sits below."""
    c = canvas()
    with c.at(x=280, y=158, s=1.4):
        card(c)
    arrow(c, [(280, 318), (280, 500)])
    return c


def fingers():
    """All fingers on the table."""
    c = canvas()
    with c.at(x=290, y=214, s=1.06):
        flat_hand(c)
    for x, y, lean in ((178, 408, -22), (252, 444, -6), (330, 440, 6), (404, 398, 22)):
        thick(c, [(x, y), (x + lean, y + 70)], 24)
    thick(c, [(98, 300), (66, 354)], 24)
    return c


def card_tap():
    """The card's edge on the table."""
    c = canvas()
    with c.at(x=300, y=214, s=1.62, rot=22):
        card(c)
    impact(c, 262, 392, (172, 138, 104, 70, 36), 44, 136)
    return c


def open_hand(c):
    with c.at(rot=180, flip=True):
        flat_hand(c)


def fall():
    """A hand that was raised falls."""
    c = canvas()
    with c.at(x=230, y=284, s=1.06):
        open_hand(c)
    arrow(c, [(490, 70), (490, 458)])
    return c


def raised():
    """A hand goes up sharply: it leaves lines behind."""
    c = canvas()
    with c.at(x=226, y=214, s=1.0):
        open_hand(c)
    arrow(c, [(486, 480), (486, 84)])
    for x in (166, 226, 286):
        thick(c, [(x, 494), (x, 550)], 22)
    return c


def shake():
    """To and fro, wide."""
    c = canvas()
    for turn in (-24, 24):
        with c.at(x=280 + turn * 3.4, y=352, s=1.42, rot=turn):
            card(c, ghost=True)
    with c.at(x=280, y=348, s=1.5):
        card(c)
    arrow(c, bow(280, 290, 200, 220, 214, 326), both=True)
    return c


def tremble():
    """A little, and quickly."""
    c = canvas()
    with c.at(x=280, y=280, s=1.8):
        card(c)
    for side in (-1, 1):
        for away, tall in ((182, 3), (248, 2)):
            points = []
            for i in range(-tall, tall + 1):
                points.append((280 + side * away + (22 if i % 2 else -22), 280 + i * 44))
            for a, b in zip(points, points[1:]):
                c.polygon(capsule(*a, *b, 11), RUST)
    return c


def knock():
    """One fist knock."""
    c = canvas()
    with c.at(x=300, y=236, s=1.26, rot=24):
        fist(c)
    impact(c, 248, 354, (194, 158, 122, 86, 50), 110, 190)
    return c


def knocks():
    """Two: the hand as it was before is still seen, and each has its lines."""
    c = canvas()
    with c.at(x=420, y=150, s=.94, rot=24):
        fist(c, pale=True)
    with c.at(x=214, y=262, s=1.0, rot=24):
        fist(c)
    impact(c, 176, 354, (190, 156, 122, 88), 96, 172)
    impact(c, 382, 238, (108, 76, 44), 96, 172)
    return c


def circle():
    """In the air, by a finger: no card, and a ring that is all but closed."""
    c = canvas()
    arrow(c, bow(280, 190, 176, 146, 128, 424, 48))
    with c.at(x=262, y=452, s=.84, rot=180, flip=True):
        fist(c, out=0, reach=130)
    return c


def middle():
    """The tip of the middle finger."""
    c = canvas()
    with c.at(x=290, y=244, s=1.2):
        fist(c, out=1)
    impact(c, 256, 440, (166, 132, 48, 14), 52, 124)
    return c


def thumb():
    """The tip of the thumb; the fist lies on its side."""
    c = canvas()
    with c.at(x=300, y=190, rot=90):
        sleeve(c, -250, -164, 84)
    finger(c, 206, 200, 206, 420, 40)
    block(c, 150, 88, 436, 286, 66, SKIN)
    c.polygon(rectangle(330, 236, 420, 280, 20), SKIN_SHADE)
    for i in range(4):
        y = 92 + 54 * i
        finger(c, 290 - 4 * i, y, 370 - 8 * i, y, 25)
    impact(c, 206, 420, (172, 136, 90, 44, 8), 76, 138)
    return c


def speak():
    """A word that is said aloud."""
    c = canvas()
    tail = [(120, 360), (262, 360), (110, 510)]
    c.polygon([(92, 360), (306, 372), (86, 546)], 'ink')
    block(c, 44, 66, 516, 386, 90, PAPER)
    c.polygon(tail, PAPER)
    for y, right in ((172, 430), (274, 348)):
        c.polygon(capsule(132, y, right, y, 24), RUST)
    return c


GESTURES = {'slide': slide, 'lift': lift, 'sweep': sweep, 'back': back, 'fingers': fingers, 'card': card_tap, 'fall': fall, 'shake': shake,
            'tremble': tremble, 'knock': knock, 'knocks': knocks, 'circle': circle, 'raise': raised, 'middle': middle, 'thumb': thumb, 'speak': speak}


def main(names):
    for name in names or GESTURES:
        write(os.path.join(HERE, name + '.svg'), svg(GESTURES[name]().body(), title=name.capitalize()))


if __name__ == '__main__':
    main(sys.argv[1:])
