# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pear-wood blocks of the Romagna cloth printers: black prints, white is cut away."""
import math

from kit.canvas import Canvas
from printing import svg


def lozenge(c, x, y):
    with c.at(x=x, y=y, rot=45):
        c.polygon([(-8, -8), (8, -8), (8, 8), (-8, 8)], 'black')


def bar(c, x0, y0, x1, y1):
    c.polygon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], 'black')


def vine_leaf(c):
    c.fill("0,6! -20,14 -44,2! -36,-14 -58,-34! -34,-42 -36,-66! -14,-60 0,-92! 14,-60 36,-66! 34,-42 58,-34! 36,-14 44,2! 20,14", 'black')
    for angle, length in ((0, 74), (-38, 56), (38, 56), (-88, 38), (88, 38)):
        a = math.radians(angle)
        x, y = length * math.sin(a), -length * math.cos(a) - 8
        c.sliver((0, 4), (x, y), 3.4, 0, colour='white')
        for t in (.4, .65):
            for side in (-1, 1):
                b = math.radians(angle + 42 * side)
                c.sliver((x * t, y * t), (x * t + 16 * math.sin(b), y * t - 16 * math.cos(b)), 1.8, 0, colour='white')


def grapes(c):
    for row, count in enumerate((4, 5, 4, 3, 2, 1)):
        for k in range(count):
            x, y = (k - (count - 1) / 2) * 25, row * 21
            c.dot(x, y, 14.5, 'white')
            c.dot(x, y, 12.6, 'black')
            c.sliver((x - 7, y + 1), (x - 1, y - 7), 4.2, .25, colour='white')
    c.stroke("0,-10 2,-26 -6,-40", 7, 'none', colour='black')


def sun_rays(c):
    for i in range(16):
        with c.at(rot=i * 22.5):
            c.fill("-9,-38! 0,-84! 9,-38!" if i % 2 else "-9,-38! -4,-54 -9,-62 0,-76! 4,-58 9,-50 9,-38!", 'black')


def edge():
    """A tile of the border, its outer line at the top."""
    c = Canvas(seed=4, line=4)
    bar(c, 0, 18, 560, 34)
    bar(c, 0, 246, 560, 254)
    for i in range(14):
        lozenge(c, 20 + i * 40, 52)
    c.stroke([(x, 160 + 34 * math.sin(x / 560 * 2 * math.pi)) for x in range(-40, 620, 20)], 9, 'none', colour='black', wobble=0)
    for x, y, turn, size in ((92, 190, -24, .86), (196, 188, 30, .86), (364, 132, 206, .8), (476, 134, 154, .8), (2, 160, 8, .6), (560, 160, 8, .6)):
        with c.at(x=x, y=y, rot=turn, s=size):
            vine_leaf(c)
    for x, y, size in ((272, 182, .42), (420, 146, .62)):
        with c.at(x=x, y=y, s=size, rot=-8):
            grapes(c)
    for x, y, side in ((148, 216, 1), (318, 138, -1), (520, 150, 1)):
        c.stroke(f"{x},{y - 20} {x + 14 * side},{y + 4} {x + 30 * side},{y} {x + 26 * side},{y - 14} {x + 16 * side},{y - 10}", 5, 'none', colour='black', wobble=0)
    return svg(c.body(), 560, 280)


def corner():
    """The upper left corner of the border, with a sun."""
    c = Canvas(seed=5, line=4)
    c.polygon([(18, 18), (280, 18), (280, 34), (34, 34), (34, 280), (18, 280)], 'black')
    c.polygon([(246, 246), (280, 246), (280, 254), (254, 254), (254, 280), (246, 280)], 'black')
    for i in range(6):
        lozenge(c, 52 + i * 40, 52)
        if i:
            lozenge(c, 52, 52 + i * 40)
    with c.at(x=150, y=150, s=1.05):
        sun_rays(c)
        for radius, colour in ((38, 'black'), (33, 'white'), (29, 'black')):
            c.dot(0, 0, radius, colour)
        for points, width in (("-16,-6 -8,-10 -2,-4", 4), ("4,-4 10,-10 18,-6", 4), ("0,-4 -4,8 4,9", 3.4), ("-11,15 0,20 12,15", 4)):
            c.stroke(points, width, colour='white')
    return svg(c.body(), 280, 280)


def rule():
    """A printer's rule with a sun in the middle."""
    c = Canvas(seed=6, line=4)
    with c.at(x=400, y=40, s=.42):
        sun_rays(c)
        c.dot(0, 0, 38, 'black')
        c.dot(-2, -2, 30, 'white')
        c.dot(0, 0, 22, 'black')
    for side in (-1, 1):
        c.sliver((400 + side * 50, 40), (400 + side * 390, 40), 5, 0, colour='black')
        for i in range(5):
            with c.at(x=400 + side * (80 + i * 44), y=40, rot=side * (60 if i % 2 else 120), s=.34 - i * .035):
                c.fill("0,6! -20,-24 -14,-60 0,-86! 16,-58 20,-24", 'black')
                c.sliver((0, 0), (0, -70), 5, 0, colour='white')
    return svg(c.body(), 800, 80)


def vine():
    """A branch with a bunch of grapes, for the first page."""
    c = Canvas(seed=7, line=4)
    c.stroke("60,120 160,80 280,130 400,90 500,130", 12, 'both', colour='black')
    for x, y, turn, size in ((110, 110, -40, 1.1), (210, 100, 20, 1.25), (350, 110, -16, 1.25), (455, 110, 40, 1.1), (170, 150, 200, 1.0), (400, 150, 160, 1.0)):
        with c.at(x=x, y=y, rot=turn, s=size):
            vine_leaf(c)
    with c.at(x=280, y=190, s=1.5):
        grapes(c)
    return svg(c.body(), 560, 400)


# height of the print in pixels
BLOCKS = {'st_edge': (edge, 224), 'st_corner': (corner, 224), 'st_rule': (rule, 96), 'st_vine': (vine, 480)}
