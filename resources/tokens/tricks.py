# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies beside the cards in games of tricks: the laurel of the card that wins so far, and a glass of wine for each side,
as somebody sees it from above. In grey the sides are told apart by the hatching of the white wine."""
import math

from kit.canvas import Canvas
from printing import svg

MIDDLE = 280
GREEN, DEEP_GREEN, CLOTH = '#3f8a4a', '#1f5a33', '#f6efdc'


def polar(angle, radius):
    a = math.radians(angle)
    return MIDDLE + radius * math.cos(a), MIDDLE + radius * math.sin(a)


def laurel():
    """Two branches round a tick."""
    c = Canvas(seed=61, line=14, wobble=0)
    c.dot(MIDDLE, MIDDLE, 276)
    c.dot(MIDDLE, MIDDLE, 258, CLOTH)
    for side in (-1, 1):
        for i in range(6):
            angle = 90 + side * (20 + i * 25)
            x, y = polar(angle, 194)
            with c.at(x=x, y=y, rot=angle + 90 - side * 118):
                c.shape('0,-66! 30,-18 26,30 0,60! -26,30 -30,-18', GREEN if i % 2 else DEEP_GREEN, 9)
    c.polygon([(158, 286), (200, 244), (256, 300), (364, 176), (408, 214), (258, 384)], DEEP_GREEN)
    return svg(c.body(), title='Laurel')


def wine(colour, edge, light, hatched, title):
    c = Canvas(seed=62, line=12, wobble=0)
    c.dot(MIDDLE, MIDDLE, 276)
    c.dot(MIDDLE, MIDDLE, 256, '#e4eae2')
    c.dot(MIDDLE, MIDDLE, 214, 'ink')
    c.dot(MIDDLE, MIDDLE, 200, edge)
    c.dot(MIDDLE - 8, MIDDLE - 10, 184, colour)
    if hatched:
        for k in range(-2, 3):
            away = k * 82
            half = math.sqrt(196 ** 2 - away ** 2)
            # chords that fall to the left, 26 broad
            x, y = MIDDLE + away * .7071, MIDDLE + away * .7071
            dx, dy = half * .7071, -half * .7071
            c.polygon([(x + dx - 9, y + dy - 9), (x + dx + 9, y + dy + 9), (x - dx + 9, y - dy + 9), (x - dx - 9, y - dy - 9)], 'ink')
    else:
        c.stroke([polar(190 + 12 * i, 140) for i in range(7)], 26, 'both', light)
    c.stroke([polar(188 + 12 * i, 236) for i in range(8)], 20, 'both', '#ffffff')
    return svg(c.body(), title=title)


PICTURES = {'laurel': laurel,
            'wine_red': lambda: wine('#7d1420', '#560b14', '#c8505a', False, 'Red wine'),
            'wine_white': lambda: wine('#f0d878', '#cfab42', '#fff4bf', True, 'White wine')}
