# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The number cards, two to ten of each suit: the lower half stands on its head."""

from kit.canvas import symbol, use
from kit.suits import SUITS, pip
from pictures.stock import CENTRE, HEIGHT, NAMES, card

WORDS = {
    "2": "Due", "3": "Tre", "4": "Quattro", "5": "Cinque", "6": "Sei", "7": "Sette", "8": "Otto", "9": "Nove",
    "T": "Dieci",
}
SIZE = 1.27  # of every sign, on all number cards
LEFT, MIDDLE, RIGHT = 195, CENTRE[0], 445
TOP, HALF = 150, CENTRE[1]
SECOND = TOP + (HEIGHT - 2 * TOP) / 3  # of four in a column
SIDES = (LEFT, RIGHT)

# The signs of the upper half and of the middle; the lower half is the upper turned about.
PAIR = tuple((x, TOP) for x in SIDES)
WAIST = tuple((x, HALF) for x in SIDES)
CENTRAL = ((MIDDLE, HALF),)
FOUR = tuple((x, y) for y in (TOP, SECOND) for x in SIDES)
# rank: (upper half, middle)
LAYOUTS = {
    "2": (((MIDDLE, TOP),), ()),
    "3": (((MIDDLE, TOP),), CENTRAL),
    "4": (PAIR, ()),
    "5": (PAIR, CENTRAL),
    "6": (PAIR, WAIST),
    "7": (PAIR, WAIST + ((MIDDLE, (TOP + HALF) / 2),)),
    "8": (PAIR + ((MIDDLE, (TOP + HALF) / 2),), WAIST),
    "9": (FOUR, CENTRAL),
    "T": (FOUR + ((MIDDLE, (TOP + SECOND) / 2),), ()),
}


def _number(rank, suit):
    upper, middle = LAYOUTS[rank]
    marks = [use("pip", x, y, 0, SIZE) for x, y in upper + middle]
    marks += [use("pip", x, HEIGHT - y, 180, SIZE) for x, y in upper]
    defs = symbol("pip", lambda c: pip(c, suit))
    return card("".join(marks), defs, "%s di %s" % (WORDS[rank], NAMES[suit]))


CARDS = {
    rank + suit: lambda rank=rank, suit=suit: _number(rank, suit) for suit in SUITS for rank in LAYOUTS
}
