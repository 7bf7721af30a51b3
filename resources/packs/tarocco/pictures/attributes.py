# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the trumps wear, hold and lean on: tiaras, wings, books, shields and signs of blessing."""

import math

from kit.dress import beads
from kit.geometry import apply, mix
from kit.hands import finger
from kit.nature import feather
from kit.palette import DARKER

VANES = {  # the darker and the lit vane of a feather
    "red": ("dred", "red"),
    "yel": ("org", "yel"),
    "blu": ("dblu", "blu"),
    "lblu": ("blu", "lblu"),
    "grn": ("dgrn", "lgrn"),
    "wht": ("gry", "wht"),
}


def tiara(c, crowns="yel", cloth="wht", stones=("red", "grn")):
    """A papal tiara: three crowns about a tall cap; base centre (0, 0), 112 wide and 108 high.

    Each crown is one cut outline with low points, and the cap shows between them: three crowns are counted at a
    glance, where leaves set side by side would be a heap.
    """
    c.form("-46,4! -55,-26 -52,-58 -32,-84 0,-93 32,-84 52,-58 55,-26 46,4! 24,12 0,15 -24,12", cloth, shade=14,
        width=3.2, angle=72, reach=24)
    for y, half, sag, peak in ((-69, 46, 6, 11), (-35, 57, 8, 13), (0, 50, 10, 14)):
        upper = []
        for k in range(9):  # peaks at the even steps, the band's edge between them
            t = (k - 4) / 4
            edge = y + sag * (1 - t * t) - 4
            upper.append(f"{half*math.sin(t*1.35)/math.sin(1.35):.1f},{edge-(peak if k % 2 == 0 else 1):.1f}!")
        low = y + 11
        c.form(" ".join(upper) + f" {half-2},{low}! {half*.5},{low+sag*.75} 0,{low+sag} {-half*.5},{low+sag*.75}"
            f" {2-half},{low}!", crowns, shade=5, width=2.6)
        mid = y + 3.5
        beads(c, f"{6-half},{mid} {-half*.5},{mid+sag*.75} 0,{mid+sag} {half*.5},{mid+sag*.75} {half-6},{mid}", 17, 3.8,
            stones)
    c.form("-8,-90! -10,-99 0,-106 10,-99 8,-90! 0,-87", crowns, shade=3, width=2.6)


def lappets(c, colour="red", low=96):
    """The two ribbons that hang from a tiara beside a face."""
    for side in (-1, 1):
        x = side * 48
        c.form(f"{x-9},-40! {x+9},-40! {x+side*10+12},{low}! {x+side*10-12},{low}!", colour, shade=5, width=2.6)
        for y in range(-20, low - 10, 26):
            c.stroke(f"{x+side*y*.08-6},{y} {x+side*y*.08},{y+7} {x+side*y*.08+6},{y}", 2.4, "both", "yel")
        c.fringe(f"{x+side*10-11},{low} {x+side*10+11},{low}", 12, 2.6, 4, side=1, colour="yel", even=True)


def wing(c, x, y, side, colours, s=1.0, lift=0.0, rows=((10, 148, 16), (8, 98, 14), (7, 60, 11))):
    """A wing from its root, to the right (side 1) or the left; lift turns it upwards, colours are those of its rows of
    feathers from the longest in, and of its shoulder."""
    def along(t):
        u = 1 - t
        return (
            3 * u * u * t * 14 + 3 * u * t * t * 74 + t**3 * 152,
            3 * u * u * t * -78 + 3 * u * t * t * -112 + t**3 * -92,
        )

    with c.at(x, y, s=s, rot=-lift if side > 0 else lift, flip=side < 0):
        for (count, size, half), colour in zip(rows, colours):
            places = []
            for i in range(count):
                t = 1 - i / (count - 1)
                px, py = along(0.06 + 0.9 * t)
                turn = mix(4, -74, t ** 1.15) - lift
                places.append((*apply(c.map, (px, py + 4)), -turn * side * -1 if side > 0 else -turn,
                    round(s * mix(0.74, 1.04, math.sin(math.pi * (0.24 + 0.6 * t))), 2)))
            c.repeat(lambda f, size=size, half=half, colour=colour: feather(f, size, half, *VANES[colour], barbs=9),
                places, line=2.4)
        c.form("-8,6! 2,-56 44,-108 104,-124 152,-112 170,-92! 150,-78 120,-88 84,-78 48,-44 26,10!", colours[-1],
            shade=8, width=3.2)
        for px, py in ((14, -30), (30, -56), (50, -78), (74, -94), (100, -102), (126, -104), (148, -98), (26, -16),
                (44, -44), (66, -68), (92, -84), (118, -92)):
            c.stroke(f"{px-8},{py-6} {px+2},{py+8} {px+12},{py-2}", 2, "both")


def raised_wing(c):
    """A small raised wing from its root to the upper right, about 110 long; to be written once and placed again."""
    for k in range(6):
        with c.at(10 + 8 * k, 6 - 9 * k, rot=62 - 19 * k):
            long = 41 + 6 * k
            c.form(f"-4,-6! {long*.6},-8 {long},0! {long*.7},8 -4,6!", "yel", shade=3, width=2.4)
            c.stroke(f"6,0 {long-9},0", 1.7, "end")
    for k in range(5):
        with c.at(8 + 9 * k, 2 - 10 * k, rot=64 - 23 * k):
            c.form("-4,-6! 14,-8 28,0! 14,8 -4,6!", "red", shade=3, width=2.2)
            c.stroke("2,0 18,0", 1.6, "end")
    c.form("-4,12! 4,-18 26,-46 52,-58 64,-50! 50,-40 32,-24 16,10!", "yel", shade=4, width=2.5)
    for line in ("6,-8 20,-30 44,-48", "10,0 24,-18 40,-34"):
        c.stroke(line, 2, "both", "org")


def blessing(c):
    """A hand raised to bless, two fingers up; wrist below at (0, 66)."""
    finger(c, "26,20 34,0 30,-14", [7.4, 7, 6], 2.2)
    finger(c, "18,10 24,-14 18,-24", [8.2, 7.8, 6.4], 2.2)
    finger(c, "8,6 12,-34 13,-66", [8.8, 8, 7, 5.4], 2.2)
    finger(c, "-8,8 -10,-30 -12,-58", [8.8, 8, 7, 5.2], 2.2)
    c.form("-19,68! -21,44 -24,24 -18,4 -4,-6 14,-4 28,10 33,26 26,46 21,68!~", "skin", shade=8, width=2.4)
    finger(c, "-20,34 -22,16 -8,10 8,14", [10, 9.4, 8, 5.8], 2.2)
    c.form("12,2! 24,0 34,6 35,18 28,26 16,22!~", "skin", shade=4, width=2.2)
    c.stroke("14,12 26,12 34,16", 1.6, "both")
    c.fill("-20,42! -24,26 -14,20 -6,24 -10,44!", "skin")
    c.stroke("-6,30 2,42 2,54", 1.6, "both")
    for x, y in ((-10, -26), (12, -30)):
        c.sliver((x - 5, y), (x + 5, y - 1), 1.3, 0.2)


def open_book(c, cover="red"):
    """An open book seen from the reader's back edge, about its spine; 190 wide and 100 high."""
    c.form("0,52! -40,34 -98,44! -100,-46! -44,-58 0,-42! 44,-58 100,-46! 98,44! 40,34", cover, shade=5, width=3.2)
    for side in (-1, 1):
        with c.at(flip=side < 0):
            c.form("0,44! 38,26 92,36! 93,-40! 42,-52 0,-36!", "wht", shade=10 if side > 0 else 5, width=2.6)
            for i in range(6):
                y = -32 + i * 11
                c.stroke(f"12,{y} 42,{y-10} 82,{y-3}", 1.9, "none", wobble=0.5)
            c.stroke("6,46 40,30 92,40", 1.6, "none")
    c.form("-34,-42! -16,-34! -16,-16! -34,-24!", "red", shade=2, width=1.6)
    c.stroke("0,-40 0,48", 2.8, "none")


def eagle(c, colour="black", beak="yel"):
    """A heraldic eagle displayed about the origin, 116 wide and 128 high."""
    for side in (-1, 1):
        with c.at(flip=side < 0):
            c.form("8,-20! 18,-44 34,-58 52,-60! 44,-50 58,-44! 48,-38 60,-28! 48,-24 58,-12! 44,-10 52,4! 38,2"
                " 42,16! 28,10 26,22! 16,12 8,14!", colour, shade=5, width=2.4)
            for line in ("16,-28 30,-46 44,-54", "18,-20 34,-32 50,-38", "18,-12 34,-18 50,-24", "16,-4 30,-6 46,-8",
                    "14,2 24,4 36,6"):
                c.stroke(line, 1.8, "end", "l" + colour if colour == "black" else "ink")
            c.form("4,22! 16,26 22,40! 26,38! 30,46! 22,46! 24,54! 16,50! 12,54! 12,46 6,36!", beak, shade=2, width=2)
    c.form("0,-30! 16,-18 17,6 8,28 14,44! 6,42 0,60! -6,42 -14,44! -8,28 -17,6 -16,-18", colour, shade=6, width=2.4)
    for y in (-10, 2, 14):
        c.stroke(f"-10,{y-3} 0,{y+4} 10,{y-3}", 1.8, "both", "l" + colour if colour == "black" else "ink")
    c.form("-12,-26! -12,-44 -2,-58 10,-56 14,-48! 26,-46 28,-38! 18,-40 12,-36 12,-26!", colour, shade=4, width=2.4)
    c.form("13,-49! 26,-47 29,-37! 20,-41 13,-40!", beak, shade=2, width=1.8)
    c.dot(6, -47, 2.6, "yel")
    c.dot(6.6, -47, 1.3)


def cross_staff(c, length, bars, colour="yel"):
    """A staff with a cross of so many bars at its head, its middle at the origin, down to y=length."""
    c.form(f"-5.5,-20! 5.5,-20! 5.5,{length}! -5.5,{length}!", colour, shade=4, width=2.8)
    for y in range(40, length, 44):
        c.stroke(f"-5.5,{y} 0,{y+3} 5.5,{y}", 2.2, "none", "red")
    for i in range(bars):
        y, half = -18 - 26 * i, 34 - 7 * i
        c.form(f"{-half},{y-6}! {half},{y-6}! {half},{y+6}! {-half},{y+6}!", colour, shade=4, width=2.6)
        for x in (-half, half):
            c.dot(x, y, 8.4)
            c.dot(x, y, 6.4, colour)
    top = -18 - 26 * bars
    c.form(f"-5.5,{top}! 5.5,{top}! 5.5,-16! -5.5,-16!", colour, shade=4, width=2.6)
    c.dot(0, top - 2, 9)
    c.dot(0, top - 2, 7, colour)
    c.dot(0, -18, 5)
    c.dot(0, -18, 3.6, "red")


def throne(c, x, top, cloth="red", panel="blu", half=96):
    """The back of a throne about x: two posts with knobs and a cloth between them."""
    c.form(f"{x-half},{top+30}! {x-half*.5},{top+4} {x},{top-8} {x+half*.5},{top+4} {x+half},{top+30}! {x+half},480!"
        f" {x-half},480!", cloth, shade=8, width=3.2)
    for row, y in enumerate(range(top + 44, 400, 30)):
        for px in range(int(x - half) + 20 + 14 * (row % 2), int(x + half) - 8, 28):
            c.fill(f"{px},{y-6}! {px+4},{y} {px},{y+6}! {px-4},{y}", DARKER[cloth])
    for side in (-1, 1):
        px = x + side * half
        c.form(f"{px-13},{top+18}! {px+13},{top+18}! {px+13},480! {px-13},480!", "yel", shade=7, width=3.2)
        for y in range(top + 50, 440, 40):
            c.form(f"{px},{y-12}! {px+7},{y}! {px},{y+12}! {px-7},{y}!", panel, shade=2, width=2)
        c.dot(px, top + 6, 17)
        c.dot(px, top + 6, 14.2, "yel")
        c.dot(px + 3, top + 9, 9, "org")
        c.dot(px - 1, top + 5, 9, "yel")
        c.dot(px - 5, top + 1, 2.4, "wht")


def small_hand(c, x, y, turn=0, cuff="wht", spread=True):
    """The hand of a small figure on its cuff, its fingers up before it is turned: spread, or closed on something."""
    with c.at(x, y, rot=turn, weight=0.86):
        if spread:
            for lean in (-38, -13, 11, 32):
                with c.at(rot=lean):
                    c.form("-3.8,-5! -4.4,-20 0,-25 4.4,-20 3.8,-5!", "skin", shade=1.5, width=2.2)
            with c.at(8, 0, rot=72):
                c.form("-4,0! -4.4,-12 0,-16 4.4,-12 4,0!", "skin", shade=1.5, width=2.2)
            c.form("-10,9! -12,-4 -6,-11 6,-11 12,-4 10,9!", "skin", shade=3, width=2.2)
        else:
            c.form("-10,9! -12,0 -13,-8 -9,-12! -6,-15 -2,-12! 1,-16 5,-12! 9,-13 13,-8 12,1 10,9!", "skin", shade=3,
                width=2.4)
            for k in (-4, 1.6, 7):
                c.stroke(f"{k},-12 {k+.6},-6 {k-1},-2", 1.6, "end")
            c.stroke("-11,-2 -5,-5 1,-1 0,3 -4,4", 1.7, "both")
        c.form("-12,6! 12,6! 13,15! -13,15!", cuff, shade=3, width=2.2)


def cloud(c, x, y, s=1.0, colour="wht"):
    """A bank of cloud about a point, 250 wide."""
    with c.at(x, y, s=s):
        c.form("-126,6! -128,-14 -104,-24 -86,-14! -84,-38 -52,-46 -34,-26! -22,-44 12,-44 24,-24! 44,-42 78,-36"
            " 84,-14!"
            " 104,-24 128,-12 126,8! 128,30 96,36 82,22! 72,42 36,44 24,26! 8,46 -30,46 -40,26! -58,44 -88,38 -92,20!"
            " -106,30 -126,24", colour, shade=12, width=3.2)
        for line in ("-110,0 -98,-6 -92,2", "-70,-12 -56,-26 -42,-16", "-10,-14 6,-26 18,-12", "50,-10 66,-22 78,-6",
                "-60,24 -48,32 -36,22", "4,24 18,34 30,22", "66,18 78,26 90,14"):
            c.stroke(line, 2.4, "end", "blu")


def grass(c, line, step=16, colour="grn"):
    """Tufts along a line."""
    def tuft(i):
        for lean, size in ((-24, 15), (0, 20), (22, 14)):
            with c.at(rot=lean + (i * 37) % 13 - 6):
                c.nick((0, 2), (0, -size), 4.4, 0.06, colour)

    c.along(line, step, tuft)
