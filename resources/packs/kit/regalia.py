# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What courts hold: swords, axes, sceptres, orbs and flowers, and the small signs on their clothes."""

import math

from kit.dress import beads


# ---------------------------------------------------------------- arms
def straight_sword(c, blade=260, guard="yel", stone="red", grip="blu"):
    """A sword, point up: the guard at the origin, the grip below it to y=72."""
    tip = -blade
    c.shape(f"0,{tip}! 9,{tip+26} 11,{tip+60}! 12,-4! -12,-4! -11,{tip+60}! -9,{tip+26}", "lblu", 3.2)
    c.fill(f"0,{tip+4}! 8.4,{tip+27} 10.4,{tip+60}! 11.4,-4! 2,-4! 1,{tip+60}!", "blu")
    c.stroke(f"1,{tip+34} 1,-30", 2.6, "both")
    c.sliver((-6, tip + 60), (-6, -40), 2.2, 0, "wht")
    for i in range(int((blade - 60) / 9)):
        y = tip + 52 + 9 * i
        c.nick((11.4, y + 4), (4, y - 1), 1.9)
    c.form("-10,-4! 10,-4! 9,72! -9,72!", grip, shade=5, width=2.8)
    for i in range(5):
        c.stroke(f"-9,{12+i*13} 0,{9+i*13} 9,{4+i*13}", 3, "none", "yel")
        c.stroke(f"-9,{15+i*13} 0,{12+i*13} 9,{7+i*13}", 1.6, "none")
    for side in (-1, 1):
        with c.at(flip=side < 0):
            c.form("0,-8! 26,-6 46,-14! 56,-22 66,-14 62,0 50,2! 30,8 0,8!", guard, shade=5, width=2.8)
            c.stroke("58,-16 61,-9 55,-5", 1.8)
    c.dot(0, 0, 12)
    c.dot(0, 0, 9.6, guard)
    c.dot(0, 0, 5.6)
    c.dot(0, 0, 4.2, stone)
    c.dot(0, 80, 13)
    c.dot(0, 80, 10.6, guard)
    c.dot(0, 80, 5.4)
    c.dot(0, 80, 4, stone)


def great_axe(c, length=420, wood="tan"):
    """A battle axe: its head about the origin with the blade to the left, the shaft down to y=length."""
    c.form(f"-7,-30! 7,-30! 7,{length}! -7,{length}!", wood, shade=5, width=3)
    for y in range(70, length, 48):
        c.sliver((-1, y), (0, y + 34), 1.8)
    c.form("0,-86! 12,-54 8,-30! -8,-30! -12,-54", "lblu", shade=5, width=3)
    path = c.form(
        "-4,-34! -34,-38 -60,-72! -92,-44 -104,0 -92,44 -60,72! -34,38 -4,34!", "lblu", shade=12, width=3.4,
            dark="blu"
    )
    c.engrave(path, 80, 4.8, 2.2, 30, 0.34)
    c.stroke("-64,-60 -88,-30 -94,0 -88,30 -64,60", 3.2, "both", "wht")
    c.dot(-48, 0, 11, "ink")
    c.dot(-48, 0, 8.6, "paper")
    c.form("4,-20! 30,-22 50,-34! 42,-6 44,16! 30,8 4,18!", "lblu", shade=5, width=3, dark="blu")
    c.form("-12,-36! 12,-36! 12,36! -12,36!", "yel", shade=6, width=3)
    beads(c, "0,-28 0,28", 18, 4.6, ("red", "grn"))


def halberd(c, length=420, wood="red"):
    """A halberd: spear, blade to the right and hook about the origin, the shaft down to y=length."""
    c.form(f"-6.5,-20! 6.5,-20! 6.5,{length}! -6.5,{length}!", wood, shade=4, width=3)
    for y in range(60, length, 26):
        c.stroke(f"-6.5,{y+8} 6.5,{y-4}", 2.6, "none", "yel")
    c.form("0,-110! 10,-76 7,-36! -7,-36! -10,-76", "lblu", shade=5, width=3, dark="blu")
    c.sliver((0, -100), (0, -40), 2)
    path = c.form("4,-34! 22,-30 52,-44! 62,-12 52,22! 30,8 4,12!", "lblu", shade=9, width=3.2, dark="blu")
    c.engrave(path, 100, 4.6, 2.2, 24, 0.3)
    c.stroke("50,-36 57,-12 49,14", 2.8, "both", "wht")
    c.form("-4,-30! -22,-26 -44,-36! -36,-14 -46,8! -22,2 -4,6!", "lblu", shade=6, width=3, dark="blu")
    c.form("-11,-38! 11,-38! 10,24! -10,24!", "yel", shade=5, width=2.8)
    for y in (-28, 14):
        c.stroke(f"-11,{y} 0,{y+3} 11,{y}", 1.8, "none")
    for i in range(-2, 3):
        c.form(
            [(i * 4 - 4, 24, True), (i * 9 - 5, 54, False), (i * 10, 66, True), (i * 9 + 6, 54, False),
                (i * 4 + 4, 24, True)],
            "red" if i % 2 else "blu", shade=2, width=2,
        )


def orb(c, colour="blu"):
    """An orb with its cross, 44 to the rim."""
    c.dot(0, 0, 47)
    c.dot(0, 0, 44, "d" + colour)
    c.dot(-5, -6, 36, colour)
    c.form("-43,-12! 0,2 43,-12! 44,2! 0,18 -44,2!", "yel", shade=4, width=2.4)
    c.form("-8,10! 8,10! 7,44 0,45 -7,44!", "yel", shade=3, width=2.4)
    beads(c, "-38,-3 0,9 38,-3", 12, 4, ("red", "grn"))
    c.sliver((-32, -18), (-14, -36), 6, 0.16, "wht")
    c.form("-9,-44! 9,-44! 9,-56! -9,-56!", "yel", shade=3, width=2.4)
    c.form("-4,-56! -6,-70! -20,-66! -20,-82! -6,-78! -10,-94! 10,-94! 6,-78! 20,-82! 20,-66! 6,-70!"
        " 4,-56!", "yel", shade=4, width=2.6)
    c.dot(0, -74, 4.4)
    c.dot(0, -74, 3, "red")


def sceptre(c, length=360, staff="red"):
    """A sceptre with a lily at its head, about the origin, the staff down to y=length."""
    c.form(f"-6,16! 6,16! 6,{length}! -6,{length}!", staff, shade=4, width=3)
    for y in range(60, length, 58):
        c.form(f"-9,{y}! 9,{y}! 9,{y+13}! -9,{y+13}!", "yel", shade=4, width=2.4)
    c.form("-13,12! 13,12! 10,30! -10,30!", "yel", shade=5, width=2.8)
    lily(c, 1.5, "yel")
    c.dot(0, 22, 4)
    c.dot(0, 22, 2.8, "grn")


# ---------------------------------------------------------------- flowers on their stems
def stem(c, line, leaves=(), width=7.4):
    """A green stem, and leaves at (x, y, turn, size)."""
    c.stroke(line, width, "none", "ink")
    c.stroke(line, width - 3.6, "none", "lgrn")
    for x, y, turn, size in leaves:
        with c.at(x, y, s=size, rot=turn):
            c.form("0,4! -10,-12 -7,-32 0,-48! 9,-30 9,-10", "grn", shade=5, width=2.3)
            c.stroke("0,2 0,-40", 1.7, "end")
            for y2 in (-10, -20, -30):
                c.sliver((0, y2), (6, y2 - 6), 1.3)


def tulip(c, colour="red"):
    """A tulip upright on the origin, 56 high."""
    for side in (-1, 1):
        with c.at(flip=side < 0):
            c.form("0,2! 20,-4 27,-24 24,-50! 12,-40 4,-20", colour, shade=6, width=2.6)
    c.form("0,4! -14,-8 -14,-34 0,-58! 14,-34 14,-8", colour, shade=6, width=2.6)
    for x in (-5, 0, 5):
        c.stroke(f"{x*.4},-2 {x},-24 {x*.7},-44", 1.8, "both")
    c.sliver((-19, -18), (-20, -36), 3, 0.1, "wht")


def carnation(c, colour="red", light="wht"):
    """A carnation upright on the origin, 58 high: a toothed fan over its calyx."""
    for r, count, spread, tone in ((58, 7, 74, colour), (46, 6, 60, light), (36, 5, 50, colour)):
        for i in range(count):
            turn = -spread + 2 * spread * i / (count - 1)
            with c.at(0, 0, rot=turn):
                w = r * 0.26
                c.form(
                    f"0,-6! {-w},{-r*.7} {-w},{-r}! {-w*.5},{-r*.9}! {-w*.2},{-r*1.04}! {w*.25},{-r*.92}!"
                    f" {w*.6},{-r*1.02}! {w},{-r*.94}! {w},{-r*.7}",
                    tone, shade=3, width=2,
                )
                c.sliver((0, -r * 0.35), (0, -r * 0.8), 1.5)
    c.form("-9,-12! 9,-12! 8,6 0,12 -8,6!", "grn", shade=4, width=2.4)
    for x in (-4, 0, 4):
        c.sliver((x, -8), (x * 0.6, 6), 1.4)


def lily_flower(c, colour="wht"):
    """A lily in bloom upright on the origin, 62 high, its petals turned out."""
    for outline in (
        "0,2! -8,-18 -22,-34 -40,-40! -44,-30 -38,-20! -26,-18 -12,-4",
        "0,2! 8,-18 22,-34 40,-40! 44,-30 38,-20! 26,-18 12,-4",
        "0,2! -12,-22 -16,-44 -14,-60! -6,-50 0,-30",
        "0,2! 12,-22 16,-44 14,-60! 6,-50 0,-30",
        "0,6! -9,-10 -10,-34 0,-52! 10,-34 9,-10",
    ):
        c.form(outline, colour, shade=5, width=2.4)
    for x in (-5, 0, 5):
        c.stroke(f"0,-10 {x},-26 {x*1.6},-42", 1.6, "end", "dgrn")
        c.dot(x * 1.6, -43, 3.2)
        c.dot(x * 1.6, -43, 2.1, "org")


# ---------------------------------------------------------------- small signs for strewing
def lily(c, size=1.0, colour="yel"):
    """A heraldic lily about the origin, 40 high."""
    with c.at(s=size):
        c.shape("0,10! -6,0 -5,-12 0,-22! 5,-12 6,0", colour, 1.7)
        for side in (-1, 1):
            with c.at(flip=side < 0):
                c.shape("2,8! 5,-4 13,-12 20,-6 17,2! 13,-3 9,0 7,9!", colour, 1.7)
        c.shape("0,9! 4,15 0,22! -4,15", colour, 1.6)
        c.shape("-9,6! 9,6! 9,10.6! -9,10.6!", colour, 1.5)


def quatrefoil(c, colour="yel", heart="red", size=9):
    for i in range(4):
        with c.at(rot=90 * i):
            c.shape(f"0,0! {-size*.5},{-size*.4} {-size*.42},{-size} 0,{-size*1.2} {size*.42},{-size}"
                f" {size*.5},{-size*.4}", colour, 1.5, light=0.1)
    c.dot(0, 0, size * 0.36)
    c.dot(0, 0, size * 0.26, heart)


def star_mark(c, colour="yel", size=10):
    points = [(size * (1 if i % 2 == 0 else 0.42) * math.sin(math.pi * i / 5),
        -size * (1 if i % 2 == 0 else 0.42) * math.cos(math.pi * i / 5), True) for i in range(10)]
    c.shape(points, colour, 1.5)


def lozenge_mark(c, colour="yel", heart="red", size=11):
    c.shape(f"0,{-size}! {size*.72},0! 0,{size}! {-size*.72},0!", colour, 1.6)
    c.fill(f"0,{-size*.5}! {size*.36},0! 0,{size*.5}! {-size*.36},0!", heart)


def ring_mark(c, colour="yel", heart="red", size=8):
    for r, tone in ((size, "ink"), (size * 0.84, colour), (size * 0.5, "ink"), (size * 0.4, heart)):
        c.dot(0, 0, r, tone)


def sprig_mark(c, colour="yel"):
    """A twig with three leaves and a bud at its foot."""
    c.stroke("0,12 0,-2", 3, "none", wobble=0)
    for turn in (-58, 58, 0):
        with c.at(0, 1, rot=turn):
            c.shape("0,0! -4.6,-6 0,-13! 4.6,-6", colour, 1.5, light=0.1)
    c.dot(0, 11, 3.6)
    c.dot(0, 11, 2.4, "red")


def drop_mark(c, colour="yel", heart="red"):
    """A tear."""
    c.shape("0,-12! 3,-4 7,3 5,9 0,11 -5,9 -7,3 -3,-4", colour, 1.6)
    c.dot(0, 4, 3, heart)


def moon_mark(c, colour="yel", size=10):
    """A crescent with its horns up, a dot between them."""
    k = size / 10
    c.shape(f"{-8*k},{-8*k}! {-10*k},{3*k} 0,{10*k} {10*k},{3*k} {8*k},{-8*k}! {5*k},{2*k} {-5*k},{2*k}", colour, 1.5)
    c.dot(0, -6 * k, 2.6 * k, colour)


def billet_mark(c, colour="yel"):
    """An upright billet."""
    c.shape("-4,-9! 4,-9! 4,9! -4,9!", colour, 1.6)
    c.stroke("0,-5 0,5", 1.6, "none", wobble=0)


def cross_mark(c, colour="red", heart="yel"):
    """A cross with buds at its ends."""
    for turn in range(0, 360, 90):
        with c.at(rot=turn):
            c.shape("-2.4,0! -2.4,-7 -5,-10 0,-13! 5,-10 2.4,-7 2.4,0!", colour, 1.5, light=0.1)
    c.dot(0, 0, 4, colour)
    c.dot(0, 0, 2.2, heart)
