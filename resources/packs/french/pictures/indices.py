# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Corner indices, printed over a card: rank over suit at the upper left, and the twin turned about."""

import math

from kit.canvas import Canvas
from kit.document import svg
from kit.suits import COLOURS, DIAMOND, HEART, SUITS
from pictures.stock import HALF_TURN, WIDTH

MIDDLE = 67  # of the letter and of the sign under it
LETTER_TOP, LETTER_SIZE = 27, 0.86

# The suits as they must be told apart at 60 pixels: outline, place of its origin and size.
SIGNS = {
    "S": (
        "0,-58! 9,-37 26,-14 39,4 41,19 32,30 18,29 5,19! 6,37 15,51! 15,54! -15,54! -15,51! -6,37 -5,19!"
        " -18,29 -32,30 -41,19 -39,4 -26,-14 -9,-37",
        159, 0.715,
    ),
    "H": (HEART, 163, 0.76),
    "D": (DIAMOND, 163.4, 0.67),
    "C": (
        "-4,-2! -9,-13 -18,-21 -20.5,-33 -14,-47 0,-52.4 14,-47 20.5,-33 18,-21 9,-13 4,-2! 12,-8 24,-12 38,-8"
        " 47,5 45,19 35,28 22,28 10,21 3.6,11! 5,36 14,51! 14,54! -14,54! -14,51! -5,36 -3.6,11! -10,21 -22,28"
        " -35,28 -45,19 -47,5 -38,-8 -24,-12 -12,-8",
        157.2, 0.745,
    ),
}

# Letters and figures about x=0, from y=0 down to 100; what follows the first outline are its counters.
RANKS = {
    "A": (
        "-9,0! 12,0! 35,86! 42,88! 42,100! 4,100! 4,88! 11,86! 7.5,73! -15,73! -18.5,86! -11,88! -11,100!"
        " -42,100! -42,88! -35,86!",
        "-3.5,26! 4.5,59! -12,59!",
    ),
    "2": (
        "-34,35 -33,16 -20,2 0,-1 22,4 33,20 31,40 17,58 0,72 -8,79! 16,80 23,74 25,62! 37,62! 35,100!"
        " -36,100! -36,87! -16,62 2,44 9,28 6,16 -2,13 -10,16 -11,25 -9,35 -16,43 -28,43"
    ),
    "3": (
        "-33,30 -30,11 -16,1 2,-1 22,5 31,20 28,36 15,46! 28,53 36,69 32,88 15,99 -6,101 -26,95 -36,79"
        " -31,67 -20,66 -13,73 -10,83 -2,87 8,83 12,70 6,58 -10,55! -10,42! 3,40 9,30 7,17 -1,13 -8,17"
        " -8,27 -14,37 -26,38"
    ),
    "4": (
        "3,0! 27,0! 27,59! 40,59! 40,76! 27,76! 27,86! 35,88! 35,100! -11,100! -11,88! 1,86! 1,76! -40,76!"
        " -40,63!",
        "1,27! 1,59! -20,59!",
    ),
    "5": (
        "-29,0! 31,0! 29,22! -10,22! -11,35! 4,31 26,38 37,58 33,82 15,98 -6,101 -26,95 -36,79 -31,67 -19,66"
        " -12,74 -9,84 -1,87 9,82 13,66 9,52 -2,47 -13,54! -32,54!"
    ),
    "6": (
        "26,0! 28,13! 10,17 -5,28 -9,41! 3,35 20,37 34,50 36,69 29,89 13,100 -7,101 -27,92 -36,69 -33,39"
        " -17,13 6,1",
        "1,50 -9,56 -11,70 -7,83 1,87 9,83 12,69 9,55",
    ),
    "7": ("-36,0! 37,0! 37,15! 22,42 13,68 10,100! -20,100! -16,70 -5,45 10,23! -13,23 -20,27 -23,41! -36,41!",),
    "8": (
        "0,-1 20,4 32,19 28,36 15,46! 30,55 37,71 31,90 14,100 -4,101 -26,94 -37,77 -31,58 -15,49! -28,38"
        " -32,20 -21,5",
        "1,12 -8,17 -8,28 3,38! 10,29 10,18",
        "-4,57! -12,66 -13,77 -7,86 3,87 11,80 9,68",
    ),
    "9": (
        "-26,100! -28,87! -10,83 5,72 9,59! -3,65 -20,63 -34,50 -36,31 -29,11 -13,0 7,-1 27,8 36,31 33,61"
        " 17,87 -6,99",
        "-1,13 -9,17 -12,31 -9,45 -1,50 9,44 11,30 7,17",
    ),
    "T": (
        "-36,0! -19,0! -19,86! -12,88! -12,100! -46,100! -46,88! -39,86! -39,22! -46,24! -46,12!",
        None,
        "18,-1 34,8 43,31 44,50 43,69 34,92 18,101 2,92 -7,69 -8,50 -7,31 2,8",
        "18,14 12,24 10,50 12,76 18,86 24,76 26,50 24,24",
    ),
    "J": (
        "-8,0! 36,0! 36,12! 28,14! 28,68 22,91 -2,101 -26,95 -35,78 -28,63 -16,61 -7,69 -8,80 -2,85 3,79"
        " 4,66! 4,14! -8,12!"
    ),
    "Q": (
        "0,-1 22,6 36,25 39,47 35,69 25,84! 31,90 41,89! 41,98 31,106 15,105 4,99! -4,100 -24,92 -36,73"
        " -39,49 -35,25 -22,6",
        "0,13 -10,20 -14,48 -10,77 -2,86! -5,76 0,70 6,73 10,80! 14,64 14,33 9,19",
    ),
    "K": (
        "-40,0! -4,0! -4,12! -10,14! -10,41! 12,14! 6,12! 6,0! 40,0! 40,12! 33,14! 12,39! 34,86! 42,88!"
        " 42,100! 5,100! 5,88! 9,86! -4,59! -10,66! -10,86! -4,88! -4,100! -40,100! -40,88! -34,86! -34,14!"
        " -40,12!",
    ),
    # fante, donna and re, which Italian corners have instead of J, Q and K
    "F": (
        "-35,0! 35,0! 35,34! 23,34! 18,18 11,14! -5,14! -5,42! 4,40 9,30! 19,30! 19,66! 9,66! 4,56 -5,55!"
        " -5,86! 7,88! 7,100! -35,100! -35,88! -28,86! -28,14! -35,12!",
    ),
    "D": (
        "-39,0! 2,0 26,8 39,30 40,50 38,72 25,92 2,100! -39,100! -39,88! -32,86! -32,14! -39,12!",
        "-8,14! 2,16 11,27 14,50 11,74 2,84 -8,86!",
    ),
    "R": (
        "-40,0! 4,0 26,6 35,28 30,47 14,56! 31,86! 41,88! 41,100! 11,100! -7,59! -10,59! -10,86! -3,88!"
        " -3,100! -40,100! -40,88! -33,86! -33,14! -40,12!",
        "-10,14! 2,15 9,19 11,29 9,40 2,45! -10,45!",
    ),
}
ITALIAN = {"J": "F", "Q": "D", "K": "R"}


def glyph(c, letter, colour):
    """A letter or figure about x=0, 100 high."""
    outlines = RANKS[letter] if isinstance(RANKS[letter], tuple) else (RANKS[letter],)
    fresh = True
    for outline in outlines:
        if outline is None:
            fresh = True
            continue
        c.fill(outline, colour if fresh else "paper")
        fresh = False


def _twice(c):
    tab = '<g id="index">\n%s\n</g>\n' % c.body()
    return svg(tab + '<use xlink:href="#index"%s/>' % HALF_TURN, width=WIDTH)


def _index(code, letter):
    c = Canvas(seed=1, line=2, wobble=0)
    colour = COLOURS[code[1]]
    with c.at(MIDDLE, LETTER_TOP, s=LETTER_SIZE):
        glyph(c, letter, colour)
    outline, y, size = SIGNS[code[1]]
    with c.at(MIDDLE, y, s=size):
        c.fill(outline, colour)
    return _twice(c)


def star(c, colour, reach):
    """The jokers' sign: a star of eight points."""
    points = []
    for i in range(16):
        r = reach * (1 if i % 4 == 0 else 0.72 if i % 2 == 0 else 0.36)
        a = math.pi * i / 8
        points.append((r * math.sin(a), -r * math.cos(a), True))
    c.fill(points, colour)


def bells(c, colour):
    """A fool's cap with its bells, 80 wide about the origin."""
    c.fill(
        "-24,32! -20,12 -26,-4 -36,-8! -42,-10 -40,-20 -32,-24! -14,-22 -6,-8! -8,-26 0,-40! 8,-26 6,-8! 14,-22"
        " 32,-24!"
        " 40,-20 42,-10 36,-8! 26,-4 20,12 24,32!",
        colour,
    )
    for x, y in ((-39, 0), (39, 0), (0, -48)):
        c.dot(x, y, 7, colour)
    c.fill("-24,22! 24,22! 24,25! -24,25!", "paper")


def _joker(code):
    c = Canvas(seed=1, line=2, wobble=0)
    colour = JOKERS[code]
    with c.at(MIDDLE, 66):
        star(c, colour, 40)
    with c.at(MIDDLE, 166, s=0.92):
        bells(c, colour)
    return _twice(c)


JOKERS = {"XR": "red", "XB": "ink"}
CODES = [rank + suit for suit in SUITS for rank in "A23456789TJQK"]
INDICES = {code: lambda code=code: _index(code, code[0]) for code in CODES}
INDICES |= {code: lambda code=code: _joker(code) for code in JOKERS}
# By language: only those that are other than the rest.
INDICES_IN = {"it": {code: lambda code=code: _index(code, ITALIAN[code[0]]) for code in CODES if code[0] in ITALIAN}}
