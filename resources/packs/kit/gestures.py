# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands fitted to one thing that they hold; those that fit many are in hands.py."""

import math

from kit.geometry import polar
from kit.hands import finger
from kit.palette import DARKER


def _nail(c, x, y, r=3.0, rot=0):
    """A finger nail, its root away from the tip."""
    with c.at(x, y, rot=rot):
        c.stroke(f"{-r},{r*.5} {-r*.9},{-r*.6} 0,{-r} {r*.9},{-r*.6} {r},{r*.5}", 1.3, "none")


def poised(c, held):
    """Thumb and forefinger hold a stem at (0, -27), the others spread in the air; wrist below at (2, 66).

    held() draws the stem, which runs over the palm and under the thumb.
    """
    finger(c, "28,20 47,4 60,-10 66,-20", [7.6, 6.6, 5.6, 4.2], 2.2)
    finger(c, "24,10 39,-14 47,-34 49,-46", [8.4, 7.4, 6.2, 4.8], 2.2)
    finger(c, "16,2 28,-24 31,-46 29,-58", [8.8, 7.8, 6.6, 5], 2.2)
    c.form("-18,66! -20,44 -24,24 -20,6 -6,-4 14,-4 30,6 34,22 26,42 21,66!~", "skin", shade=8, width=2.4)
    c.stroke("12,4 8,20 12,38", 1.6, "both")
    c.stroke("-6,8 4,26 2,46", 1.6, "both")
    held()
    finger(c, "8,2 17,-18 12,-30 1,-34", [8.8, 7.8, 6.8, 5.2], 2.2)
    finger(c, "-20,30 -27,8 -17,-14 -4,-26", [10, 9, 7.6, 5.6], 2.2)
    c.fill("-22,40! -30,22 -22,8 -14,10 -10,24 -14,42!", "skin")
    c.stroke("-21,50 -25,38 -30,22 -33,8", 2.3, "none")
    c.sliver((-12, 14), (-18, 32), 1.6, 0.14)
    _nail(c, -8, -21, 3, 48)
    for x, y, turn in ((20, -12, 100), (31, -34, 96), (46, -24, 112), (54, -4, 128)):
        with c.at(x, y, rot=turn):
            c.sliver((0, -4), (0, 4), 1.3, 0.2)


def kerchief(c):
    """A hand that hangs from its wrist at (64, -6) and holds a kerchief with a lace hem between its fingers."""
    finger(c, "0,4 -20,24 -30,40", [8.6, 7.6, 5.6], 2.2)
    c.form("-24,14! -40,44 -30,62 -50,92! -30,104 -12,92! 0,110 18,96! 34,100 40,82! 26,60 28,40 12,14!", "wht",
        shade=8, width=2.8)
    for line in ("-18,26 -26,54 -34,88", "-6,30 -8,60 -4,92", "8,32 10,60 22,88"):
        c.stroke(line, 2.2, "end")
    for line in ("-10,44 -14,66 -20,86", "2,40 4,66 10,88", "16,36 20,60 30,80"):
        c.stroke(line, 1.5, "both")
    for x, y in ((-46, 88), (-36, 96), (-26, 98), (-16, 92), (-8, 94), (0, 101), (9, 98), (18, 91), (27, 92), (36, 83)):
        c.dot(x, y, 2.2, "red")
    hanging(c)


def hanging(c):
    """A hand that hangs from its wrist at (64, -6), its four fingers over something; the thumb is behind."""
    finger(c, "28,8 19,20 15,31 16,40", [7.6, 6.8, 6, 4.6], 2.2)
    finger(c, "18,0 6,14 1,29 3,40", [8.4, 7.4, 6.6, 5], 2.2)
    finger(c, "8,-8 -8,4 -14,22 -11,36", [8.8, 7.8, 6.8, 5.2], 2.2)
    finger(c, "-2,-13 -23,-7 -31,12 -28,28", [8.8, 8, 7, 5.4], 2.2)
    c.form("66,-20! 44,-26 20,-28 0,-22! -8,-14! 2,-2 14,6 28,14 44,18 66,12!~", "skin", shade=8, width=2.4)
    c.fill("2,-20! -10,-15 -8,-6 4,2 16,8 28,12 36,4!", "skin")
    for a, b in (((-7, -6), (8, -14)), ((4, 2), (18, -8)), ((16, 8), (30, -2))):
        c.sliver(a, b, 1.6, 0.06)
    for x, y, turn in ((-26, 4, 24), (-10, 12, 16), (4, 22, 10)):
        with c.at(x, y, rot=turn):
            c.sliver((-4, 0), (4, 0), 1.3, 0.2)
    for i in range(4):
        c.nick((62 - i * 7, 12 + i * 1.6), (58 - i * 7, 4 + i * 1.4), 1.6)


def fan_leaf(c, start=158, end=268, reach=112, leaf="yel", edge="red"):
    """An open fan about its rivet at the origin, from one angle to another, of sticks and a pleated leaf."""
    count = 9
    step = (end - start) / count
    for i in range(count + 1):
        a = math.radians(start + step * i)
        c.stroke([polar(4, a), polar(64, a)], 8.4, "none", wobble=0)
        c.stroke([polar(4, a), polar(64, a)], 5, "none", "ltan" if i % 2 else "tan", wobble=0)

    angles = [math.radians(start + step * i) for i in range(count + 1)]
    rim = [(*polar(reach, angles[0]), True)]
    for a, b in zip(angles, angles[1:]):
        rim += [(*polar(reach + 6, (a + b) / 2), False), (*polar(reach, b), True)]
    c.shape(rim + [(*polar(56, a), True) for a in angles[::-1]], leaf, 3)
    for a, b in zip(angles, angles[1:]):
        m = (a + b) / 2
        c.polygon([polar(57, m), polar(reach + 3, m), polar(reach - 1, b), polar(57, b)], DARKER[leaf])
        c.polygon([polar(reach - 16, a), polar(reach - 3, a), polar(reach + 1, m), polar(reach - 3, b),
            polar(reach - 16, b)], edge)
        c.stroke([polar(57, a), polar(reach, a)], 2, "none", wobble=0)
        c.stroke([polar(62, m), polar(reach - 20, m)], 1.6, "end")
        c.dot(*polar(reach - 9, m), 3.2)
        c.dot(*polar(reach - 9, m), 2.1, "wht")
    for k in range(count):
        m = math.radians(start + step * (k + 0.5))
        c.dot(*polar(78, m), 4.4)
        c.dot(*polar(78, m), 3, "grn")


def fan_hand(c):
    """A fist that closes on the rivet of a fan at the origin; wrist at the right below (56, 40)."""
    finger(c, "20,-6 6,-22 -8,-30 -20,-30", [9.4, 8.4, 7.4, 5.6], 2.2)
    c.form("8,-18! 26,-20 44,-4 66,24!~ 46,58! 26,42 8,34 -4,28!~", "skin", shade=8, width=2.4)
    finger(c, "22,30 6,34 -4,30 -8,24", [7.6, 7, 6.2, 5], 2.2)
    finger(c, "20,20 0,24 -12,18 -15,10", [8.4, 7.8, 6.8, 5.4], 2.2)
    finger(c, "18,8 -4,12 -18,4 -19,-5", [8.8, 8, 7, 5.6], 2.2)
    finger(c, "18,-5 -4,-1 -20,-10 -22,-20", [8.8, 8, 7, 5.4], 2.2)
    c.fill("16,-14! 30,-8 38,10 34,32 20,36! 24,22 22,4!", "skin")
    for a, b in (((17, 1), (30, 6)), ((17, 13), (30, 17)), ((18, 25), (30, 27))):
        c.sliver(a, b, 1.6, 0.06)
    for i in range(4):
        c.nick((50 - i * 7, 58 - i * 5), (51 - i * 7, 48 - i * 4), 1.6)


def candle_hand(c, held):
    """A hand from its inner side, that holds a stem on x=0 as one holds a candle; wrist right below at (58, 44).

    held() draws the stem, before which the finger tips and the thumb lie.
    """
    for x, y, r in ((-14, -12, 8.6), (-16, 3, 8.8), (-14, 18, 8.4), (-10, 31, 7.2)):
        finger(c, f"16,{y+2} {x+12},{y-1} {x},{y} {x-3},{y+5}", [r, r, r * 0.94, r * 0.8], 2.2)
    c.form("6,-16! 24,-22 42,-6 68,26!~ 48,60! 28,50 12,42 2,36! 8,10!~", "skin", shade=8, width=2.4)
    held()
    for y, r, x in ((-10, 7.6, 11), (4, 8, 13), (18, 7.6, 12), (30, 6.4, 9)):
        c.form(f"-15,{y-r*.9} -4,{y-r} {x-4},{y-r*.9} {x},{y} {x-4},{y+r*.9} -4,{y+r} -15,{y+r*.9} -19,{y}", "skin",
            shade=3, width=2.1)
        _nail(c, x - 5, y, 3, 90)
    finger(c, "34,8 24,-14 12,-32 5,-46", [11, 9.6, 8, 5.8], 2.2)
    c.fill("24,-14! 38,-4 46,12 36,22 24,14 20,0!", "skin")
    c.stroke("22,10 28,22 40,28", 1.7, "end")
    c.sliver((13, -24), (21, -28), 1.3, 0.2)
    _nail(c, 7.5, -40, 3.2, -22)
    for i in range(4):
        c.nick((50 - i * 7, 59 - i * 3), (51 - i * 7, 49 - i * 3), 1.6)


def hilt_hand(c):
    """A raised hand whose fingers come over a hilt on y=0 from behind; wrist below at (0, 66)."""
    c.form("-20,68! -24,46 -34,24 -30,4! 34,4! 33,26 24,46 20,68!~", "skin", shade=9, width=2.4)
    for x, top, low, r in ((27, -17, 11, 7.4), (11, -20, 15, 8.2), (-6, -21, 17, 8.6), (-22, -19, 15, 8.4)):
        c.form(f"{x-r},{top+7} {x-r*.6},{top} {x+r*.6},{top} {x+r},{top+7} {x+r*.96},{low-6} {x+r*.5},{low}"
            f" {x-r*.6},{low} {x-r},{low-6}", "skin", shade=3.5, width=2.2)
        c.sliver((x - r * 0.55, top + 13), (x + r * 0.55, top + 12), 1.3, -0.2)
        _nail(c, x, low - 4.5, 3, 180)
    finger(c, "-30,40 -28,24 -10,22 8,26", [10, 9.4, 8.2, 6.2], 2.2)
    c.fill("-25,54! -32,38 -34,26 -24,24 -18,34 -18,48!", "skin")
    c.stroke("-20,72 -24,58 -34,46 -40,36 -39,26", 2.6, "none")
    c.sliver((-14, 18), (-14, 26), 1.3, 0.2)
    _nail(c, 4, 25.4, 3.2, 98)
    c.stroke("-14,40 -4,46 -2,58", 1.6, "end")
    for i in range(4):
        c.nick((24 - i, 34 + i * 8), (15 - i, 36 + i * 8), 1.6)


def knuckles(c):
    """A fist about a staff that stands on x=0, four knuckles in a row and the thumb along them; wrist at the right
    (64, 8)."""
    c.form("4,-26! 26,-29 46,-21 66,-12!~ 66,26! 48,28 28,33 6,31!~", "skin", shade=9, width=2.4)
    for i, (reach, r) in enumerate(((20, 8), (22, 8.2), (21, 7.8), (17, 6.8))):
        y = -19 + i * 15
        c.form(f"{3-reach},{y-r} {-reach},{y-r*.3} {-reach},{y+r*.5} {4-reach},{y+r} 2,{y+r} 15,{y+r*.8} 18,{y}"
            f" 14,{y-r*.9} 0,{y-r}", "skin", shade=4, width=2.3)
        c.sliver((12, y - r * 0.5), (13, y + r * 0.5), 1.3, 0.2)
    c.form("54,-20! 42,-31 26,-34 8,-33 -8,-30 -17,-25 -16,-17 -6,-15 10,-18 24,-15 36,-6!~", "skin", shade=5,
        width=2.4)
    c.sliver((-12, -28), (-10, -20), 1.3, 0.3)
    for i in range(3):
        c.nick((60 - i * 9, 27 + i * 0.6), (57 - i * 9, 18), 1.6)
