# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Glasses, pipes and flowers for the portraits, in head units (see features.py)."""
from inks import GOLD


def lens(c, x, y, r, ry=None):
    c.ring(x, y, r, 5.4)
    c.sliver((x - r * .8, y + r * .1), (x - r * .2, y - r * .78), 2.0, .12, colour='#ffffff')


def spectacles(c, f, r=13.4):
    """Round spectacles."""
    if f.view == 'front':
        lens(c, -18, -9, r)
        lens(c, 18, -9, r)
        c.stroke(f"{-18 + r},-10 0,-14 {18 - r},-10", 2.6, 'none')
        for s in (-1, 1):
            c.stroke([(s * (18 + r), -11), (s * 38, -13)], 2.6, 'none')
        return
    lens(c, 0, -9, r)
    lens(c, 30, -9, r * .78)
    c.stroke(f"{r},-10 16,-13 {30 - r * .78},-11", 2.6, 'none')
    c.stroke(f"{-r},-11 -28,-14 -40,-10", 2.6, 'none')


def heavy_glasses(c):
    """Thick square frames, three-quarter view."""
    for x0, x1 in ((-16, 15), (20, 41)):
        for pts in (f"{x0},-20 {x1},-20", f"{x1},-20 {x1 - 1},3", f"{x1 - 1},3 {x0 + 2},3", f"{x0 + 2},3 {x0},-20"):
            c.stroke(pts, 4.4, 'none', colour='#5a2a12')
    c.stroke("15,-14 20,-14", 4.4, 'none', colour='#5a2a12')
    c.stroke("-16,-16 -40,-12", 4.4, 'none', colour='#5a2a12')
    c.sliver((-10, -3), (0, -16), 2.2, .06, colour='#ffffff')


def monocle(c, x=18):
    c.ring(x, -9, 14, 6.4)
    c.ring(x, -9, 14, 2.4, colour=GOLD)
    c.stroke(f"{x + 12},-2 {x + 24},30 {x + 20},60 {x + 30},84", 1.8, 'none')


def pince_nez(c):
    """Pince-nez on a ribbon, three-quarter view."""
    lens(c, 1, -8, 11.4)
    lens(c, 30, -8, 8.8)
    c.stroke("11,-13 17,-17 22,-12", 2.8, 'none', colour='ink')
    c.stroke("-10,-4 -26,20 -24,54 -34,80", 1.9, 'none')


def pipe(c, x, y):
    """A pipe whose stem begins at x, y."""
    with c.at(x=x, y=y):
        c.stroke("0,0 16,5 30,12", 6, 'none', end=1)
        c.shape("24,-12! 46,-12! 46,10 36,18 26,12!", '#7d4a22', 2.8)
        c.fill("38,-10! 46,-10! 45,9 37,16!", '#4f2b14')
        c.fill("25,-14! 45,-14! 43,-9! 27,-9!", 'ink')
        c.stroke("36,-20 32,-30 40,-40 36,-52 42,-62", 3.0, colour='#fffaf0')


def cigar(c, x, y, rot=16):
    with c.at(x=x, y=y, rot=rot):
        c.shape("0,-4! 34,-4.6 40,0 34,4.6 0,4!", '#5a3418', 2.4)
        c.fill("34,-5! 41,0! 34,5! 37,0", '#e8592a')
        c.stroke("42,-4 46,-16 40,-26 46,-38", 2.6, colour='#fffaf0')


def beauty_spot(c, x, y):
    c.dot(x, y, 2.6, 'ink')


def flower(c, x, y, col, dark, s=1.0):
    with c.at(x=x, y=y, s=s):
        c.shape("-6,10! -14,28 -4,38! 6,22!", '#1f7044', 2)
        c.shape("8,10! 4,28 14,36! 20,20!", '#124a2c', 2)
        for r, n, o, shade in ((17, 6, 0, col), (11, 5, .5, dark)):
            for i in range(n):
                with c.at(rot=360 * (i + o) / n):
                    c.shape(f"0,{-r * .2}! {-r * .6},{-r * .55} {-r * .42},{-r} 0,{-r * 1.06} {r * .42},{-r} {r * .6},{-r * .55}", shade, 1.9)
        c.dot(0, 0, 3.4, GOLD)
