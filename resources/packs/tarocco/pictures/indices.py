# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Corner indices, printed over a card: rank and suit, or a trump's Arabic number over a star."""

import math

from kit.geometry import polar
from kit.tabs import ITALIAN, SIGNS, tab


SUITED = [rank + suit for suit in SIGNS for rank in "789TJHQK"]
TRUMPS = ["%02d" % number for number in range(1, 22)]
FOOL = "00"
LETTERS = {"T": "10", "H": "C"}  # whoever has four courts calls this one cavalier, and no horse


def _star(c):
    """A star of eight rays, the longer ones red."""
    rays = []
    for i in range(16):
        a = math.pi * i / 8 - math.pi / 2
        rays.append((*polar(40 if i % 4 == 0 else 30 if i % 2 == 0 else 14, a), True))
    c.shape(rays, "red", 3.2)
    c.dot(0, 0, 13)
    c.dot(0, 0, 10, "yel")
    for x in (-3.6, 3.6):
        c.dot(x, -1.6, 1.5)
    c.stroke("-4,3 0,5 4,3", 1.6, "both")


def _bell(c):
    """The Fool's: a round bell on its ring."""
    c.ring(0, -33, 7, 4)
    c.shape("0,-26! 16,-22 26,-4 26,10 14,30 0,35 -14,30 -26,10 -26,-4 -16,-22", "yel", 3.2)
    c.fill("6,-25! 18,-18 25,-2 25,10 14,29 0,34! 12,20 16,2 12,-14", "org")
    c.stroke("-26,4 0,9 26,4", 3, "none")
    c.stroke("0,14 0,30", 4.4, "both")
    c.dot(0, 15, 4.6)


def _rank(code):
    if code[1] in SIGNS:
        return LETTERS.get(code[0], code[0])
    return str(int(code))


def _index(code, rank):
    sign = SIGNS.get(code[1]) or (_bell if code == FOOL else _star)
    return tab(rank, sign)


INDICES = {code: lambda code=code: _index(code, _rank(code)) for code in (*SUITED, *TRUMPS, FOOL)}
# By language: only those that are other than the rest.
INDICES_IN = {
    "it": {
        code: lambda code=code: _index(code, ITALIAN[code[0]])
        for code in SUITED
        if ITALIAN.get(code[0], _rank(code)) != _rank(code)
    }
}
