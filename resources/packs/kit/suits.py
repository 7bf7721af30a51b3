# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The four French suits, each upright about the origin and about 100 high."""

SUITS = "SHDC"

HEART = (
    "0,-27! 5,-38 15,-47 28,-48 40,-40 46,-26 44,-8 32,13 14,33 0,52! -14,33 -32,13 -44,-8 -46,-26 -40,-40"
    " -28,-48 -15,-47 -5,-38"
)
DIAMOND = "0,-59.5! 18.6,-28 44.3,0! 18.6,28 0,59.5! -18.6,28 -44.3,0! -18.6,-28"
SPADE = (
    "0,-55! 12,-34 32,-11 44,7 44,23 33,34 20,33 9,25! 11,37 22,50! 22,54! -22,54! -22,50! -11,37 -9,25!"
    " -20,33 -33,34 -44,23 -44,7 -32,-11 -12,-34"
)
CLUB = (
    "-6,-3! -14,-12 -22,-20 -23.6,-32 -16,-47 0,-53 16,-47 23.6,-32 22,-20 14,-12 6,-3! 15,-9 27,-11 41,-5"
    " 47.5,9 43,25 31,33 18,31.5 9,24 5,15! 6,35 18,50! 18,54! -18,54! -18,50! -6,35 -5,15! -9,24 -18,31.5"
    " -31,33 -43,25 -47.5,9 -41,-5 -27,-11 -15,-9"
)
OUTLINES = {"S": SPADE, "H": HEART, "D": DIAMOND, "C": CLUB}
COLOURS = {"S": "ink", "H": "red", "D": "red", "C": "ink"}


def pip(c, suit):
    """A suit's sign as it is printed on the cards: flat, in one ink."""
    c.fill(OUTLINES[suit], COLOURS[suit])
