# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands that hold up a coin, the coin about the origin and the wrist below it."""

from kit.hands import finger
from kit.signs import coin


def pinched(c):
    """A coin of radius 60 between the thumb before it and the fingers behind; wrist at (-10, 106)."""
    c.form("-24,102! -26,88 -30,76 -22,56 2,48 18,56 20,72 10,88 4,108!~", "skin", shade=7, width=2.6)
    finger(c, "8,82 24,74 36,58", [7.6, 7, 5], 2.3)
    finger(c, "4,72 20,60 28,40", [8, 7.4, 5.6], 2.3)
    with c.at(s=0.6, weight=0.85):
        coin(c)
    finger(c, "-18,94 -28,76 -26,60 -17,46", [10.4, 9.4, 8.2, 6], 2.4)
    c.fill("-24,96! -30,80 -20,70 -10,78 -8,94!", "skin")
    c.stroke("-22,52 -19,47 -14,46 -13,51", 1.3, "none")
    c.sliver((-30, 65), (-21, 67), 1.4, 0.1)
    c.stroke("-4,80 -6,88 -3,96", 1.6, "both")


def on_tips(c):
    """A coin of radius 70, on whose rim the fingers of the hand below close, thumb and two fingers before it, two
    behind; wrist at (-3, 147)."""
    finger(c, "20,110 40,98 50,80", [7.4, 6.8, 5], 2.3)
    finger(c, "14,102 32,86 36,66", [8.2, 7.6, 5.6], 2.3)
    c.form("-17,146! -18,128 -22,114 -16,96 0,88 16,94 25,108 22,120 14,132 11,148!~", "skin", shade=8,
        width=2.6)
    with c.at(s=0.7, weight=0.9):
        coin(c)
    finger(c, "10,100 16,82 14,60", [8.8, 8.2, 6], 2.4)
    c.stroke("10,65 11,60 16,60 17,65", 1.3, "none")
    finger(c, "-4,98 -3,80 -7,60", [9, 8.4, 6.2], 2.4)
    c.stroke("-11,65 -10,60 -5,60 -3,64", 1.3, "none")
    finger(c, "-14,120 -28,102 -30,84 -22,68", [10.4, 9.4, 8.2, 6], 2.4)
    c.stroke("-28,74 -25,68 -19,68 -18,73", 1.3, "none")
    c.fill("-18,130! -24,112 -16,96 0,90 16,96 20,112 12,130!", "skin")
    for a, b in (((3, 93), (3, 106)), ((18, 100), (15, 110))):
        c.sliver(a, b, 1.6, 0.05)
    for x, y in ((-8, 79), (10, 81)):
        c.sliver((x, y), (x + 10, y), 1.3, 0.16)
    c.stroke("-8,100 0,114 -2,130", 1.7, "both")
