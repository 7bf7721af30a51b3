#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws what lies on the table beside the cards (tokens, coins, banknote, lifebuoy, plate, glasses, laurel, sun, fist, bell, pack)
and the emblems of feats.

    python3 draw.py [NAME ...]

writes NAME.svg for every name given, or for all. Needs nothing but the woodcut
kit in ../packs/kit. The same script gives the same bytes.
"""
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, '..', 'packs')]

from kit.canvas import Canvas                               # noqa: E402
from kit.signs import sun_face                               # noqa: E402
import banknote                                             # noqa: E402
import tricks                                               # noqa: E402
from emblems import EMBLEMS, board, drawn, slate                  # noqa: E402
from printing import svg, write                             # noqa: E402

SIZE = 560
MIDDLE = SIZE / 2
GLAZE, GLAZE_SHADE = '#f3ead2', '#e9dcba'
COBALT, DEEP_COBALT = '#2f66a8', '#1d3f74'
COINS = {   # metal, its shade, its light
    'coin_gold': ('#e9b02f', '#b5761a', '#fbe07a'),
    'coin_copper': ('#c9703a', '#8a4320', '#eaa878'),
    'coin_silver': ('#cfcabb', '#8d887a', '#f7f3e6'),
}


def around(angle, radius, x=MIDDLE, y=MIDDLE):
    """The point at that angle (degrees) and distance."""
    a = math.radians(angle)
    return x + radius * math.cos(a), y + radius * math.sin(a)


def marca():
    """A player's token: a brass counter with the sun in its glory."""
    c = Canvas(seed=7, line=3.6)
    with c.at(x=MIDDLE - 3, y=MIDDLE - 6, s=1.44):
        c.dot(4, 8, 186, '#14110e')
        c.dot(0, 0, 186)
        c.dot(0, 0, 181, 'dyel')
        c.dot(-2, -3, 177, 'yel')
        for i in range(72):
            a = 2 * math.pi * i / 72
            lit = -.55 * math.cos(a) - .83 * math.sin(a)
            c.sliver((180 * math.cos(a), 180 * math.sin(a)), (160 * math.cos(a + .035), 160 * math.sin(a + .035)), 3.8 + 2 * max(0, -lit), .08)
        c.dot(0, 0, 160)
        c.dot(0, 0, 156.5, 'org')
        c.dot(2, 3, 154, 'yel')
        for i in range(16):
            with c.at(rot=i * 22.5):
                if i % 2 == 0:
                    c.shape("-17,-74! -12,-100 -6,-122 0,-148! 6,-122 12,-100 17,-74!", 'red', 4.4)
                    c.fill("1,-74! 1,-142! 6,-122 12,-100 16,-74!", 'dred')
                    c.sliver((0, -78), (0, -138), 3)
                else:
                    c.shape("-12,-74! -20,-92 -4,-106 -12,-122 0,-138! 2,-122 14,-108 -2,-94 12,-74!", 'org', 4)
                    c.sliver((-2, -78), (0, -128), 2.8, .12)
        c.dot(0, 0, 82)
        with c.at(s=1.58, weight=1.9):
            sun_face(c)
    return svg(c.body(), title='Marca')


def fist():
    """A fist that knocks, from above: the arm comes from the upper edge, as of whoever sits there."""
    c = Canvas(seed=44, line=7)
    skin, shade, blush = '#f2c08e', '#d0925e', '#e8a478'
    c.shape("176,0! 164,90 178,196! 386,196! 398,90 384,0!", '#5f4128', 9)
    c.fill("300,0! 316,90 306,196! 386,196! 398,90 384,0!", '#432c19')
    for x, bend in ((214, 8), (252, -6), (292, 6)):
        c.stroke(f"{x},20 {x + bend},90 {x - bend},170", 5, 'both')
    c.shape("166,176! 160,206 170,238! 280,250 392,238! 402,206 396,176! 280,186", '#f6efdc', 9)
    c.fill("300,184! 396,178! 400,206 390,236! 300,246!", '#d8cdae')
    c.stroke("176,222 280,234 388,222", 4, 'both')
    # the back of the hand, and the fingers that are bent under it
    c.shape("186,238! 160,300 138,372 150,446 186,486 280,506 372,488 412,446 420,372 398,300 374,238! 280,248", skin, 10)
    c.fill("310,250! 374,242! 398,300 419,372 411,444 372,486 300,502! 352,450 362,372 346,300", shade)
    for x, y, w in ((186, 430, 34), (246, 448, 38), (310, 446, 37), (368, 424, 32)):
        c.shape(f"{x - w},{y + 4} {x - w * .8},{y - 30} {x},{y - 44} {x + w * .8},{y - 30} {x + w},{y + 4} {x + w * .7},{y + 44} {x},{y + 58} {x - w * .7},{y + 44}", skin, 8)
        c.fill(f"{x + w * .2},{y - 40}! {x + w * .8},{y - 30} {x + w},{y + 4} {x + w * .7},{y + 42} {x},{y + 56}! {x + w * .5},{y + 10}", shade)
        c.fill(f"{x - w * .55},{y - 6} {x - w * .1},{y - 26} {x + w * .4},{y - 8} {x - w * .1},{y + 8}", blush)
        c.stroke(f"{x - w * .5},{y - 12} {x - w * .05},{y - 24} {x + w * .45},{y - 13}", 4.5, 'both')
        c.stroke(f"{x - w * .35},{y + 26} {x},{y + 32} {x + w * .35},{y + 25}", 4, 'both')
    for a, b, e in (("212,284", "206,336", "200,372"), ("262,288", "258,340", "256,384"), ("312,286", "314,340", "314,382"), ("356,280", "366,330", "370,366")):
        c.stroke(f"{a} {b} {e}", 5, 'both')
    c.shape("150,300! 112,336 96,392 108,432 142,440 166,410 176,352!", skin, 9)   # the thumb beside it
    c.fill("150,372 172,352! 166,408 142,438 118,434! 146,416", shade)
    c.stroke("112,404 128,396 146,404", 4, 'both')
    return svg(c.body(), title='Fist')


def bell():
    """The bell of a bus that is to stop: a gong of brass, its hammer, and the cord that pulls it."""
    c = Canvas(seed=45, line=8, wobble=0)
    brass, shade, light = '#e9b02f', '#b5761a', '#fbe07a'
    c.ribbon('466,0 470,80 452,190 440,260', 15, '#5f4128', wobble=0)   # the cord comes from behind the gong
    x, y = 262, 292
    c.dot(x + 8, y + 12, 246)
    c.dot(x, y, 244)
    c.dot(x, y, 232, shade)
    c.dot(x - 6, y - 7, 222, brass)
    c.ring(x - 2, y - 2, 176, 10, shade)
    c.ring(x - 4, y - 5, 112, 8, shade)
    for start, end, radius, width in ((198, 256, 198, 21), (202, 246, 144, 16)):
        middle = (start + end) / 2
        (ax, ay), (bx, by), (dx, dy) = (around(angle, radius, x - 4, y - 5) for angle in (start, middle, end))
        c.stroke(f'{ax:.0f},{ay:.0f} {bx:.0f},{by:.0f} {dx:.0f},{dy:.0f}', width, 'both', light)
    c.dot(x, y, 58)
    c.dot(x, y, 46, '#cfd4d2')
    c.ribbon(f'{x - 26},{y + 16} {x + 26},{y - 16}', 13, 'ink', wobble=0)
    c.ribbon('330,546 388,486 414,440', 30, 'ink', wobble=0)                           # the hammer has just struck
    c.ribbon('334,540 388,486 412,444', 13, '#8b9694', wobble=0)
    c.dot(420, 424, 50)
    c.dot(420, 424, 38, '#8b9694')
    c.dot(410, 414, 17, '#cfd4d2')
    return svg(c.body(), title='Bell of a bus')


def coin(name):
    """One stake: a coin with a 1 in laurels."""
    metal, shade, light = COINS[name]
    c = Canvas(seed=30 + list(COINS).index(name), line=9)
    x, y = 278, 278
    c.dot(288, 292, 262)
    c.dot(x, y, 262)
    c.dot(x, y, 254, shade)
    c.dot(274, 273, 246, metal)
    for i in range(64):
        angle = i * 360 / 64
        away = 45 < (angle + 45) % 360 < 234     # the rim that the lamp does not reach
        c.nick(around(angle, 250, x, y), around(angle, 226, x, y), 5.5 if away else 3.4)
    c.ring(x, y, 214, 7)
    for side in (-1, 1):
        for i in range(7):
            t = math.radians(100 + i * 22)
            with c.at(x=x - side * 160 * math.cos(t), y=288 + 160 * math.sin(t), rot=side * (20 + i * 22)):
                c.shape("0,26! -16,6 -10,-18 0,-32! 12,-14 14,8", shade, 4.5)
                c.sliver((0, 20), (0, -24), 3.4, 0)
    c.stroke("240,238 290,196! 290,364", 40, 'none', end=1, wobble=0)
    c.stroke("240,364 340,364", 30, 'none', end=1, wobble=0)
    for i in range(15):
        c.nick(around(-30 + i * 8, 210, x, y), around(-30 + i * 8, 176, x, y), 5.5)
    for i in range(9):
        c.sliver(around(200 + i * 5.7, 206, x, y), around(203.4 + i * 5.7, 182, x, y), 5, 0, colour=light)
    return svg(c.body(), title='Posta')


CHIP, CHIP_SHADE, CHIP_LIGHT, CHIP_DEEP, INLAY = '#e9b02f', '#b5761a', '#fbe07a', '#8a5410', '#f6ecd2'


def chip():
    """What is staked for a deal: a gold chip of clay, with six inlays at its edge and a 1."""
    c = Canvas(seed=52, line=8, wobble=.2)
    with c.at(x=MIDDLE - 4, y=MIDDLE - 6):
        c.dot(11, 15, 262)
        c.dot(0, 0, 262)
        c.dot(0, 0, 250, CHIP_SHADE)
        c.dot(-4, -5, 245, CHIP)
        for k in range(6):
            middle = 30 + 60 * k
            c.shape(piece(middle - 13, middle + 13, lambda _a: 184, lambda _a: 250), INLAY, 7)
            lit = 150 < middle < 330
            c.fill(piece(middle + (-11 if lit else 3), middle + (-3 if lit else 11), lambda _a: 192, lambda _a: 243), '#ffffff' if lit else '#d3c19a')
        for i in range(26):   # the edge that the lamp does not reach
            a = -42 + i * 5
            if min(abs(a - 30 - 60 * k) for k in range(-2, 3)) > 15:
                c.nick(around(a, 250, 0, 0), around(a, 226, 0, 0), 4.6)
        c.dot(0, 0, 186)
        c.dot(0, 0, 177, CHIP_DEEP)
        c.dot(4, 5, 171, INLAY)
        c.ring(0, 0, 150, 7, CHIP_SHADE)
        one = "-14,-112! 34,-112! 34,66! 68,72! 68,110! -64,110! -64,72! -30,66! -30,-46! -70,-34! -70,-72! -38,-86 -14,-112!"
        c.shape(one, CHIP_DEEP, 9, light=.3)
    return svg(c.body(), title='Chip')


def chips():
    """A pile of chips and one that leans on it, for the house rules that play for them."""
    c = Canvas(seed=53, line=9, wobble=.2)

    def lying(x, y, face, edge):
        wide, flat, high = 172, 62, 50
        c.shape(f"{x - wide},{y}! {x - wide},{y + high}! {x - wide * .7},{y + high + flat * .74} {x},{y + high + flat} {x + wide * .7},{y + high + flat * .74} {x + wide},{y + high}! {x + wide},{y}!", edge, 9)
        for t in (-.72, -.22, .3, .76):
            across = x + wide * t
            down = y + flat * math.sqrt(1 - t * t)
            c.fill(f"{across - 17},{down}! {across + 17},{down}! {across + 17},{down + high - 3}! {across - 17},{down + high - 3}!", INLAY)
        c.shape(f"{x - wide},{y} {x - wide * .7},{y - flat * .74} {x},{y - flat} {x + wide * .7},{y - flat * .74} {x + wide},{y} {x + wide * .7},{y + flat * .74} {x},{y + flat} {x - wide * .7},{y + flat * .74}", face, 9)
        c.shape(f"{x - wide * .56},{y} {x - wide * .4},{y - flat * .42} {x},{y - flat * .58} {x + wide * .4},{y - flat * .42} {x + wide * .56},{y} {x + wide * .4},{y + flat * .42} {x},{y + flat * .58} {x - wide * .4},{y + flat * .42}", INLAY, 6)

    lying(240, 416, CHIP, CHIP_SHADE)
    lying(252, 356, CHIP, CHIP_SHADE)
    lying(234, 296, CHIP, CHIP_SHADE)
    lying(246, 236, CHIP_LIGHT, CHIP_SHADE)
    with c.at(x=404, y=392, rot=14, s=.56):
        c.dot(9, 14, 236)
        c.dot(0, 0, 234)
        c.dot(0, 0, 222, CHIP_SHADE)
        c.dot(-4, -5, 216, CHIP)
        for k in range(6):
            c.shape(piece(17 + 60 * k, 43 + 60 * k, lambda _a: 160, lambda _a: 220), INLAY, 7)
        c.dot(0, 0, 160)
        c.dot(2, 3, 148, INLAY)
        one = "-14,-96! 34,-96! 34,58! 62,62! 62,98! -58,98! -58,62! -30,58! -30,-40! -64,-30! -64,-66! -34,-76 -14,-96!"
        c.shape(one, CHIP_DEEP, 9, light=.3)
    return svg(c.body(), title='Chips')


def scalloped(lobes, radius, depth):
    """The points of a round with that many lobes: on their crests and, cornered, between them."""
    points = []
    for i in range(lobes):
        a = 360 * i / lobes
        points.append((*around(a - 180 / lobes, radius - depth, 0, 0), True))
        points += [(*around(a + k * 90 / lobes, radius - depth * .12 * k * k, 0, 0), False) for k in (-1, 0, 1)]
    return points


def penny():
    """A life in Thirty-One: a scalloped copper with a bead in every lobe and a fat 1, which no coin of the pot has."""
    metal, shade, light = COINS['coin_copper']
    deep, lobes = '#6d2f14', 12
    c = Canvas(seed=31, line=8, wobble=.2)
    with c.at(x=276, y=274):
        with c.at(x=11, y=15):
            c.fill(scalloped(lobes, 261, 28), 'ink')
        c.fill(scalloped(lobes, 265, 28), 'ink')
        c.fill(scalloped(lobes, 253, 27), shade)
        with c.at(x=-4, y=-5):
            c.fill(scalloped(lobes, 246, 28), metal)
        for i in range(40):   # where the rim turns from the lamp
            a = -38 + i * 4
            tall = 13 + 21 * math.sin(i / 39 * math.pi)
            c.nick(around(a, 250 - 16 * abs(math.sin(math.radians(6 * a))), 0, 0), around(a + 1, 246 - tall, 0, 0), 4.6)
        for i in range(lobes):
            x, y = around(360 * i / lobes, 214, 0, 0)
            c.dot(x + 3, y + 4, 23)
            c.dot(x, y, 20.5, light)
            c.sliver((x + 14, y - 6), (x - 5, y + 15), 8, -.5, colour=metal)
        c.dot(0, 0, 184)
        c.dot(0, 0, 176, deep)
        c.dot(7, 9, 167, '#954620')
        for i in range(26):   # the field is hollow: its wall is dark towards the lamp
            a = 142 + i * 6.2
            c.nick(around(a, 177, 0, 0), around(a + 2, 147 - 14 * math.sin(i / 25 * math.pi), 0, 0), 5.5)
        for i in range(8):
            a = 18 + i * 8
            c.sliver(around(a, 170, 0, 0), around(a + 3.4, 150, 0, 0), 5, 0, colour=light)
        one = "-14,-146! 40,-146! 40,88! 82,94! 82,140! -78,140! -78,94! -34,88! -34,-66! -86,-52! -86,-96! -46,-112 -14,-146!"
        with c.at(x=9, y=11):
            c.fill(one, 'ink')
        c.shape(one, '#f7dfae', 13, light=.3)
        c.fill("22,-146! 40,-146! 40,90! 82,96! 82,140! -78,140! -78,126! 60,126! 60,108! 22,102!", '#dca565')
    return svg(c.body(), title='Monetina')


def piece(first, last, inner, outer):
    """The outline of a piece of a ring about the origin between two angles, whose radii may differ with the angle."""
    steps = [first + (last - first) * i / 6 for i in range(7)]
    ends = (0, 6)
    return ([(*around(a, outer(a), 0, 0), i in ends) for i, a in enumerate(steps)]
            + [(*around(a, inner(a), 0, 0), i in ends) for i, a in enumerate(steps[::-1])])


def lifebuoy():
    """What keeps a seat afloat that has no penny left: cork in canvas, red and white, its rope made fast at four straps."""
    c = Canvas(seed=19, line=7, wobble=.2)
    inner, outer, white, shade, red, dark = 114, 240, '#f8f0da', '#d3c19a', '#c9281b', '#8e1d13'
    middle, broad = (inner + outer) / 2, outer - inner
    with c.at(x=MIDDLE - 4, y=MIDDLE - 6):
        with c.at(x=9, y=13):   # the ring's own thickness
            c.ring(0, 0, middle, broad + 14)
        for k in range(4):      # the rope hangs in four bights outside of it
            def away(t):
                return 238 + 27 * (1 - abs(t) ** 2.6)
            line = [around(45 + 90 * k + t * 40, away(t), 0, 0) for t in (-1, -.8, -.6, -.3, 0, .3, .6, .8, 1)]
            c.stroke(line, 32, 'none', wobble=0)
            c.stroke(line, 17, 'none', '#e6cf97', wobble=0)
            for i in range(-7, 8):
                t = i / 7.6
                b = 45 + 90 * k + t * 40
                c.nick(around(b - 1.8, away(t) + 8.5, 0, 0), around(b + 1.8, away(t) - 8.5, 0, 0), 5)
        c.ring(0, 0, middle, broad + 18)
        bands = [(-22.5 + 45 * k, (white, shade) if k % 2 == 0 else (red, dark)) for k in range(8)]
        for first, colours in bands:
            c.fill(piece(first, first + 45, lambda a: inner, lambda a: outer), colours[1])
        for first, colours in bands:
            c.fill(piece(first, first + 45, lambda a: inner + 15 * max(0, math.cos(math.radians(a - 236))),
                         lambda a: outer - 17 * max(0, -math.cos(math.radians(a - 236)))), colours[0])
        for first, _ in bands:
            c.stroke([around(first, outer, 0, 0), around(first, inner, 0, 0)], 6, 'none', wobble=0)
        for i in range(44):     # the outer side turns from the lamp at the lower right, the inner one at the upper left
            swell = math.sin(i / 43 * math.pi)
            c.nick(around(-35 + i * 4, 242, 0, 0), around(-33.6 + i * 4, 231 - 26 * swell, 0, 0), 4.6)
        for i in range(26):
            swell = math.sin(i / 25 * math.pi)
            c.nick(around(148 + i * 6, 111, 0, 0), around(149 + i * 6, 121 + 17 * swell, 0, 0), 4.4)
        for a in (188, 226, 268):
            for k in range(6):
                c.sliver(around(a + k * 2.6, 228, 0, 0), around(a + 1 + k * 2.6, 208, 0, 0), 3.6, 0, colour='#f0897c' if a == 226 else 'wht')
        for k in range(4):      # the straps
            with c.at(rot=90 * k):
                c.shape("222,-21! 262,-17! 262,17! 222,21!", '#e6cf97', 8, light=.2)
                c.stroke("230,-6 254,-5", 4, 'both')
                c.stroke("230,7 254,6", 4, 'both')
    return svg(c.body(), title='Salvagente')


def plate():
    """The plate for the stakes: white glaze, painted in cobalt and orange."""
    c = Canvas(seed=6, line=4)
    for radius, colour in ((276, 'ink'), (272, GLAZE), (262, DEEP_COBALT), (257, GLAZE), (252, 'org'), (248, GLAZE)):
        c.dot(MIDDLE, MIDDLE, radius, colour)
    for i in range(20):
        with c.at(x=MIDDLE, y=MIDDLE, rot=i * 18):
            if i % 2:
                c.fill("0,-186! -18,-206 -16,-228 0,-245! 16,-228 18,-206", COBALT)
                c.fill("0,-188! 18,-206 16,-228 0,-243! 4,-216", DEEP_COBALT)
                c.sliver((0, -190), (0, -238), 3, 0, colour=GLAZE)
                for y in (-206, -219):
                    c.sliver((0, y), (11, y - 9), 2.2, .1, colour=GLAZE)
                    c.sliver((0, y), (-11, y - 9), 2.2, .1, colour=GLAZE)
            else:
                for k in range(6):
                    with c.at(y=-216, rot=60 * k):
                        c.fill("0,-3! -7,-10 -5,-18 0,-20 5,-18 7,-10", '#c9541f')
                        c.fill("0,-3! -4,-10 -3,-16 0,-17 3,-16 4,-10", 'org')
                c.dot(0, -216, 6.5, 'yel')
                c.stroke("0,-198 -3,-190 0,-182", 3.4, colour=COBALT)
                for side in (-1, 1):
                    c.stroke([(side * 30, -186), (side * 22, -192), (side * 24, -200)], 2.6, colour=COBALT)
    for radius, colour in ((180, DEEP_COBALT), (176, '#cdbb90')):
        c.dot(MIDDLE, MIDDLE, radius, colour)
    c.dot(284, 285, 170, GLAZE_SHADE)
    c.dot(MIDDLE, MIDDLE, 158, COBALT)
    c.dot(MIDDLE, MIDDLE, 155, '#ece0c2')
    for i in range(26):   # the well darkens towards the lamp
        a = 150 + i * 5
        c.sliver(around(a, 174), around(a + 3, 160 - 12 * math.sin(i / 26 * math.pi)), 2.4, 0, colour='#7a6a44')
    for i in range(40):   # and the outer rim away from it
        a = -35 + i * 4
        c.nick(around(a, 271), around(a + 1, 264 - 4 * math.sin(i / 40 * math.pi)), 2.6, colour='#a5966c')
    return svg(c.body(), title='Piatto')


def arc(angles, radius, x=MIDDLE, y=MIDDLE):
    return [around(a, radius, x, y) for a in range(*angles)]


def oval(x, y, wide, high, first=0, last=360, steps=28):
    """Points on an ellipse from one angle to the other, as the canvas reads them."""
    points = []
    for i in range(steps + (last - first < 360)):
        a = math.radians(first + (last - first) * i / steps)
        points.append('%.0f,%.0f' % (x + wide * math.cos(a), y + high * math.sin(a)))
    return ' '.join(points)


def glass():
    """A tumbler of Sangiovese, as somebody sees it who sits at the table: the rim, the wine in it, the thick foot."""
    c = Canvas(seed=9, line=4)
    side = oval(284, 138, 206, 82, 0, 180) + ' ' + oval(284, 446, 136, 62, 180, 0)
    c.shape(side, '#c9d2c8', 9)
    c.fill(oval(284, 428, 122, 50), '#aab4ab')
    c.fill(oval(284, 250, 176, 66, 0, 180) + ' ' + oval(284, 408, 134, 52, 180, 0), '#5e0f16')
    c.shape(oval(284, 250, 177, 66), '#8a1a23', 5)
    for i in range(16):
        x = 150 + i * 9
        c.nick((x, 300 + i * 2), (x + 5, 388 + i * 2.6), 6, colour='#2d060a')
    c.shape(oval(284, 138, 206, 82), '#dfe6df', 9)
    c.fill(oval(284, 142, 184, 66), '#b9c3b8')
    c.fill(oval(284, 178, 168, 46, 0, 180) + ' ' + oval(284, 178, 168, 22, 180, 0), '#7d151d')
    c.stroke(oval(284, 252, 140, 44, 190, 268, 8), 9, colour='#c8505a')
    c.stroke(oval(284, 138, 190, 70, 186, 262, 9), 10, colour='#ffffff')
    c.stroke('118,236 142,330 168,404', 15, colour='#f4f8f2')
    c.stroke('420,300 406,366', 9, colour='#c8505a')
    return svg(c.body(), title='Bicchiere')


def sunburst():
    """The sun that stands behind the portrait of whoever is to move."""
    c = Canvas(seed=2, line=5)
    for i in range(28):
        with c.at(x=MIDDLE, y=MIDDLE, rot=i * 360 / 28):
            if i % 2:
                c.shape("-15,-190! 0,-278! 15,-190!", 'yel', 5)
                c.fill("0,-274! 15,-190! 3,-190!", 'org')
            else:
                c.shape("-16,-190! -10,-214 -16,-236 -2,-264! 6,-240 16,-220 12,-190!", 'org', 5)
                c.fill("-14,-192! -8,-214 -13,-236 -3,-258! 0,-230 2,-192!", 'yel')
    c.dot(MIDDLE, MIDDLE, 200)
    c.dot(MIDDLE, MIDDLE, 196, 'yel')
    return svg(c.body(), title='Sole')


def rectangle(width, height, round_by):
    """Outline text of a rounded rectangle about the origin."""
    w, h, r = width / 2, height / 2, round_by
    k = r * .3
    return (f"{-w + r},{-h}! {w - r},{-h}! {w - k},{-h + k} {w},{-h + r}! {w},{h - r}! {w - k},{h - k} {w - r},{h}! "
            f"{-w + r},{h}! {-w + k},{h - k} {-w},{h - r}! {-w},{-h + r}! {-w + k},{-h + k}")


def dealer():
    """The dealer's mark: the pack, one card already leaving it."""
    c = Canvas(seed=5, line=9, wobble=0)
    with c.at(x=366, y=286, rot=22, s=.9):
        c.shape(rectangle(236, 400, 30), 'paper', 13, light=.2)
        c.fill(rectangle(192, 356, 12), DEEP_COBALT)
    with c.at(rot=-12, x=228, y=268, s=.94):
        for k in range(4, 0, -1):
            with c.at(x=k * 9, y=k * 13):
                c.shape(rectangle(268, 448, 34), 'paper', 9, light=.2)
        c.shape(rectangle(268, 448, 34), 'paper', 13, light=.2)
        c.fill(rectangle(220, 400, 14), 'yel')
        c.fill(rectangle(200, 380, 8), DEEP_COBALT)
        for y in range(-160, 161, 40):
            for x in range(-80, 81, 40):
                with c.at(x=x, y=y, rot=45):
                    c.fill("-9,-9! 9,-9! 9,9! -9,9!", COBALT)
        c.dot(0, 0, 98, 'yel')
        c.dot(0, 0, 86)
        for i in range(12):
            with c.at(rot=i * 30):
                c.shape("0,-20! -20,-50 -16,-74 0,-80 16,-74 20,-50", 'red', 3)
        c.dot(0, 0, 32)
        c.dot(0, 0, 26, 'yel')
    return svg(c.body(), title='Mazziere')


def packets():
    """The two packets of Switch: the open one fanned in front, the closed one behind it."""
    c = Canvas(seed=57, line=9, wobble=0)
    for k in range(3):
        with c.at(x=352 + k * 20, y=196 + k * 6, rot=6 + k * 5, s=.8):
            c.shape(rectangle(250, 372, 30), 'paper', 12, light=.2)
            c.fill(rectangle(206, 328, 14), DEEP_COBALT)
            c.dot(0, 0, 62, 'yel')
            c.dot(0, 0, 50)
            c.dot(0, 0, 24, 'yel')
    for k in range(3):
        with c.at(x=150 + k * 78, y=372 - (k == 1) * 14, rot=-12 + k * 10, s=.82):
            c.shape(rectangle(250, 372, 30), 'paper', 13, light=.2)
            c.fill("-84,-112! -58,-150! -32,-112! -58,-74!", 'red')
            if k == 2:
                c.fill("0,-72! 60,0! 0,72! -60,0!", 'red')
    return svg(c.body(), title='Packets')


OBJECTS = {'marca': marca, 'penny': penny, 'chip': chip, 'chips': chips, 'lifebuoy': lifebuoy, 'fist': fist, 'bell': bell, 'plate': plate, 'glass': glass, 'sunburst': sunburst, 'dealer': dealer,
           'packets': packets, 'slate': lambda: drawn(slate), 'board': lambda: drawn(board),
           **{name: (lambda name=name: coin(name)) for name in COINS}, **banknote.PICTURES, **tricks.PICTURES,
           **{emblem.__name__: (lambda emblem=emblem: drawn(emblem)) for emblem in EMBLEMS}}


def main(names):
    for name in names or OBJECTS:
        write(os.path.join(HERE, name + '.svg'), OBJECTS[name]())


if __name__ == '__main__':
    main(sys.argv[1:])
