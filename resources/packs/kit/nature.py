# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Feathers, leaves, flowers and garlands."""

import math
import random

from kit.canvas import use
from kit.curves import Path
from kit.geometry import add, inside, lengths, mul, perp, point_at, tangent_at

FEATHER_GROUND = "#3b1710"  # the darkest feathers and what shows between them


def feather(c, size, half, colour, light, glints=None, barbs=14, bend=0.03):
    """A flight feather from the origin down to (0, size): dark and lit vane, barbs, quill."""

    def width(t):
        swell = 0.42 + 0.58 * math.sin(math.pi * min(1, 0.15 + 0.62 * t))
        taper = 1 if t < 0.8 else math.sqrt(max(0, 1 - ((t - 0.8) / 0.2) ** 2)) * 0.86 + 0.14
        return half * swell * taper

    def at(t, across=0.0):
        """The point at t along the quill, so many half widths to the right of it."""
        return (-bend * size * 4 * t * (1 - t) - across * width(t), size * t)

    steps = (0, 0.15, 0.35, 0.55, 0.75, 0.9)
    right = [(*at(t, -1), t == 0) for t in steps]
    left = [(*at(t, 1), t == 0) for t in steps]
    c.shape(right + [(*at(1), True)] + left[::-1], colour, 2.6, light=0.3)
    lit = [(*at(t, -0.88), t == 0.15) for t in steps[1:]] + [(*at(0.985), True)]
    c.fill(lit + [at(t, -0.12) for t in steps[:0:-1]], light)
    for i in range(barbs):
        t = (i + 0.6) / barbs * 0.93
        end = min(0.99, t + 0.055 + 0.02 * c.random.random())
        c.sliver(at(t, 0.06), at(end, c.random.uniform(0.8, 1.0)), 2.5, -0.06)
        c.sliver(at(t, -0.06), at(end, -c.random.uniform(0.5, 0.95)), 1.6, 0.06)
        if glints and i % 2 == 0:
            c.sliver(at(t + 0.02, -0.3), at(min(0.98, end + 0.02), -0.92), 1.7, 0.06, colour=glints)
    c.stroke([at(t) for t in (0, 0.25, 0.5, 0.75, 0.97)], 3.0, "end")


def body_feather(c, colour, light):
    """A small pointed feather about the origin, tip down; a leaf, so that a top row looks right too."""
    size, half = 28, 11
    right = ((0.7, -0.25), (1, 0.1), (0.55, 0.6))
    outline = [(0, -size * 0.55, True)] + [(-half * x, size * y) for x, y in right] + [(0, size, True)]
    outline += [(half * x, size * y) for x, y in reversed(right)]
    c.shape(outline, colour, 2.2, light=0.35)
    c.fill(
        [
            (0, -size * 0.45, True),
            (-half * 0.62, -size * 0.2),
            (-half * 0.8, size * 0.12),
            (-half * 0.42, size * 0.55),
            (0, size * 0.88, True),
            (-half * 0.02, size * 0.2),
        ],
        light,
    )
    for x0, y0, x1, y1, width, bend in (
        (0, -0.4, 0, 0.92, 2.2, 0),
        (0.35, -0.2, 0.45, 0.5, 2.2, -0.06),
        (0.68, -0.1, 0.72, 0.28, 2.0, -0.06),
        (-0.42, -0.1, -0.36, 0.4, 1.4, 0.05),
    ):
        c.sliver((half * x0, size * y0), (half * x1, size * y1), width, bend)


def plumage(c, region, top, bottom, step, spacing, size, lean, seed, kinds, bare=None):
    """Fill a region with rows of overlapping feather symbols, lowest row first.

    lean(point) turns them, kinds are symbol names drawn from at random, bare(point) leaves gaps.
    """
    outline = Path(region).flat(4)
    rng = random.Random(seed)
    left, right = min(p[0] for p in outline), max(p[0] for p in outline)
    marks = []
    y, row = bottom, 0
    while y > top:
        x = left - spacing + row % 2 * spacing * 0.5
        while x < right + spacing:
            p = (x + rng.uniform(-2, 2), y + rng.uniform(-3, 3))
            if inside(outline, p) and not (bare and bare(p)):
                turn = lean(p) + rng.uniform(-6, 6)
                marks.append(use(rng.choice(kinds), *p, turn, rng.choice((0.9, 1, 1.1)) * size))
            x += spacing
        y -= step
        row += 1
    c.raw("".join(marks))


def leaf(c, colour="grn", light="lgrn"):
    """A toothed leaf from the origin upwards."""
    c.shape(
        "0,4! -6,-4 -12,-8! -8,-13 -13,-19! -8,-23 -9,-30! -4,-32 0,-42! 4,-32 9,-30! 8,-23 13,-19!"
        " 8,-13 12,-8! 6,-4",
        colour,
        2.4,
    )
    c.fill("0,2! -5,-5 -10,-9! -6,-14 -11,-19! -6,-24 -7,-29! -3,-32 0,-40!", light)
    c.stroke("0,4 0,-38", 2, "end")
    for y in (-6, -14, -22):
        c.sliver((0, y), (8, y - 6), 1.7, 0.1)
        c.sliver((0, y), (-8, y - 6), 1.3, -0.1)


def rose_leaf(c, colour="grn", light="lgrn"):
    """A leaf of the rose from the origin upwards: three leaflets with cut edges on one stalk."""
    c.stroke("0,5 0,-14", 4.4, "none", wobble=0)
    for x, y, turn, size in ((0, -7, -66, 0.78), (0, -7, 66, 0.78), (0, -11, 0, 1)):
        with c.at(x, y, rot=turn, s=size):
            c.shape("0,1! -8,-4 -11,-13 -8,-24 0,-34! 8,-24 11,-13 8,-4", colour, 2.3)
            c.fill("0,0! -7,-4.4 -9.4,-13 -6.8,-22.6 0,-32!", light)
            for side in (-1, 1):  # the cuts of its edge
                for at, wide in ((-6, 9.6), (-11, 11.2), (-16, 10.8), (-21, 9), (-26, 6.2)):
                    c.nick((side * wide, at), (side * (wide - 4), at - 1), 1.7)
            c.stroke("0,2 0,-29", 1.8, "end")
            for at in (-6, -13, -19):
                c.sliver((0, at), (6.4, at - 4), 1.4, 0.1)
                c.sliver((0, at), (-6.4, at - 4), 1.2, -0.1)


def daisy_leaf(c, colour="grn", light="lgrn"):
    """A leaf of the daisy from the origin upwards: a spoon with a lobed edge on a slender stalk."""
    c.shape("-1.6,5! -2,-6 -4.4,-13! -9.6,-14 -10,-20 -6.6,-22! -13,-24 -13.4,-31 -9,-33! -13.4,-37 -9,-44 -4,-42! -3.4,-48"
        " 3.4,-48 4,-42! 9,-44 13.4,-37 9,-33! 13.4,-31 13,-24 6.6,-22! 10,-20 9.6,-14 4.4,-13! 2,-6 1.6,5!", colour, 2.3)
    c.fill("-0.4,2! -1.2,-7 -3.4,-13! -8,-15 -8.4,-19 -5.4,-21.6! -11,-25 -11,-30 -7.4,-33! -11,-37 -8,-42 -3.2,-40.6!"
        " -2.6,-46 0,-46!", light)
    c.stroke("0,5 0,-40", 2.2, "end")
    for y in (-16, -23, -30):
        c.sliver((0, y), (8, y - 6), 1.6, 0.1)
        c.sliver((0, y), (-8, y - 6), 1.3, -0.1)


def rose(c):
    """A full rose about the origin, 54 across."""
    for r, count, shift, colour in ((26, 6, 0, "red"), (19, 5, 0.5, "dred"), (13, 4, 0.2, "red")):
        for i in range(count):
            with c.at(rot=360 * (i + shift) / count):
                c.shape(
                    [
                        (0, -r * 0.2, True),
                        (-r * 0.6, -r * 0.55),
                        (-r * 0.42, -r),
                        (0, -r * 1.06),
                        (r * 0.42, -r),
                        (r * 0.6, -r * 0.55),
                    ],
                    colour,
                    2.2,
                )
                c.sliver((-r * 0.2, -r * 0.9), (r * 0.25, -r * 0.88), 1.5, 0.2)
    c.stroke("-5,0 -2,-5 4,-3 4,3 -1,4 -2,0", 1.8)


def daisy(c):
    """A yellow flower of nine petals about the origin."""
    for i in range(9):
        with c.at(rot=40 * i):
            c.shape("0,-5! -5,-13 -3,-21 0,-23 3,-21 5,-13", "yel", 2)
            c.sliver((0, -8), (0, -19), 1.5, 0, colour="org")
    c.dot(0, 0, 7.5)
    c.dot(0, 0, 5.8, "org")
    c.dot(-1, -1, 1.4)


def garland(c, spine, half, flowers, leaves=("leaf", "shade")):
    """A rope of leaf symbols along a spine, thickest in the middle.

    flowers are (place from 0 to 1, half widths off the spine, symbol, scale).
    """
    path = Path(spine, False)
    c.shape(c.tube(path, [half * k for k in (0.2, 0.8, 1, 1, 0.8, 0.5)]), "dgrn", 3)
    line = path.flat(3)
    run = lengths(line)
    count = int(run[-1] / 17)
    marks = []
    for i in range(count):
        s = run[-1] * (i + 0.5) / count
        along = tangent_at(line, run, s, 6)
        turn = math.degrees(math.atan2(along[1], along[0])) + 90
        swell = 0.72 + 0.28 * math.sin(math.pi * min(1, 0.15 + 0.8 * i / count))
        for off, lean in ((-0.78, -62), (0.78, 62), (-0.38, -34), (0.38, 34), (0, 0)):
            shift = off * half * swell + c.random.uniform(-3, 3)
            x, y = add(point_at(line, run, s), mul(perp(along), shift))
            kind = leaves[0] if c.random.random() < 0.7 else leaves[1]
            marks.append(
                use(kind, x, y, turn + lean + c.random.uniform(-12, 12), c.random.choice((0.8, 0.9, 1.0)))
            )
    for place, off, kind, scale in flowers:
        across = mul(perp(tangent_at(line, run, place * run[-1], 6)), off * half)
        x, y = add(point_at(line, run, place * run[-1]), across)
        marks.append(use(kind, x, y, c.random.randint(0, 60), scale))
    c.raw("".join(marks))
