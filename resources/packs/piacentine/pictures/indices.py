# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Corner indices, printed over a card: a tab of card stock with rank and suit, and its twin turned about."""

from kit.canvas import Canvas
from kit.document import WIDTH, svg

TAB_WIDTH, TAB_HEIGHT, TAB_MARGIN, TAB_ROUND = 95, 186, 12, 20

# Letters and figures about x=0, from y=0 down to 90; where there is a second outline it is the counter.
RANKS = {
    "A": (
        "-8,0! 11,0! 31,77! 37,79! 37,90! 3,90! 3,79! 9,77! 6,67! -13,67! -16,77! -10,79! -10,90! -37,90!"
        " -37,79! -31,77!",
        "-3,24! 4,54! -11,54!",
    ),
    "2": (
        "-30,29 -25,8 -2,-1 21,4 29,24 21,43 -1,67! 12,68 19,65 21,55! 32,55! 30,90! -32,90! -32,77! -8,50"
        " 4,35 7,23 2,14 -5,15 -6,23 -7,33 -18,38",
    ),
    "3": (
        "-28,25 -23,6 -1,-1 22,4 28,22 21,35 11,42! 25,47 32,62 24,83 -3,91 -26,85 -32,70 -24,60 -12,62"
        " -9,72 -2,76 8,71 9,60 2,51 -9,50! -9,37! 2,35 7,25 4,15 -2,13 -6,17 -7,26 -17,33",
    ),
    "4": (
        "3,0! 24,0! 24,52! 36,52! 36,69! 24,69! 24,78! 31,80! 31,90! -8,90! -8,80! 1,78! 1,69! -36,69!"
        " -36,56!",
        "1,25! 1,52! -18,52!",
    ),
    "5": (
        "-25,0! 27,0! 25,19! -8,19! -9,31! 4,28 23,33 32,57 23,83 -4,91 -27,85 -32,71 -25,61 -13,63 -9,73"
        " -2,77 8,71 9,58 5,46 -6,45 -13,51! -27,50!",
    ),
    "6": (
        "23,-1! 25,11! 6,15 -6,25 -9,37! 0,32 13,32 26,40 32,60 24,83 1,91 -23,84 -32,58 -26,27 -7,7",
        "1,46 -8,50 -9,62 -6,74 1,78 8,74 10,62 8,50",
    ),
    "7": ("-31,0! 33,0! 33,14! 17,40 10,62 8,90! -18,90! -14,64 -3,41 9,21! -11,21 -18,24 -20,35! -31,35!",),
    "J": (
        "-7,0! 32,0! 32,11! 25,13! 25,62 20,82 -2,91 -23,86 -31,70 -25,57 -14,55 -6,62 -6,72 -1,76 2,71"
        " 3,60! 3,13! -7,11!",
    ),
    "H": (
        "-37,0! -4,0! -4,11! -9,13! -9,36! 9,36! 9,13! 4,11! 4,0! 37,0! 37,11! 31,13! 31,77! 37,79! 37,90!"
        " 4,90! 4,79! 9,77! 9,53! -9,53! -9,77! -4,79! -4,90! -37,90! -37,79! -31,77! -31,13! -37,11!",
    ),
    "K": (
        "-36,0! -3,0! -3,11! -9,13! -9,37! 11,13! 6,11! 6,0! 36,0! 36,11! 29,13! 10,35! 30,77! 38,79!"
        " 38,90! 5,90! 5,79! 8,77! -3,53! -9,60! -9,77! -3,79! -3,90! -36,90! -36,79! -31,77! -31,13!"
        " -36,11!",
    ),
}

# Fante, cavallo and re, which Italian corners have instead of J, H and K.
ITALIAN = {"J": "F", "H": "C", "K": "R"}
RANKS |= {
    "F": (
        "-31,0! 31,0! 31,31! 20,31! 16,15 10,13! -4,13! -4,37! 4,36 8,27! 17,27! 17,59! 8,59! 4,50 -4,49!"
        " -4,77! 6,79! 6,90! -31,90! -31,79! -24,77! -24,13! -31,11!",
    ),
    "C": (
        "30,1! 30,33! 19,33! 13,18 3,12 -7,18 -12,32 -13,45 -12,58 -7,72 3,78 14,72 21,58! 32,62! 24,82 1,91"
        " -22,84 -33,66 -36,45 -33,24 -22,6 -2,-1 12,2 19,6! 21,1!",
    ),
    "R": (
        "-36,0! 4,0 23,5 31,25 27,42 12,50! 28,77! 36,79! 36,90! 9,90! -7,53! -9,53! -9,77! -3,79! -3,90!"
        " -36,90! -36,79! -30,77! -30,13! -36,11!",
        "-9,13! 2,13 8,17 10,26 8,36 2,40! -9,40!",
    ),
}

# The corner that hides least; elsewhere it is the left.
RIGHT = {"JD", "HD", "2S", "JS", "KS", "HB", "KB"}


def _coin(c):
    for radius, colour in ((36, "ink"), (32.5, "yel"), (23, "ink"), (20.5, "red")):
        c.dot(0, 0, radius, colour)
    for x in (-7, 7):
        c.dot(x, -5, 3, "yel")
    c.stroke("-9,6 0,11 9,6", 4.4, "both", "yel", end=0.4)


def _cup(c):
    c.shape("-8,8! 8,8! 10,20 25,29! 25,37! -25,37! -25,29! -10,20", "grn", 3.2)
    c.shape("-27,-28! -24,-2 -12,12 0,14 12,12 24,-2 27,-28!", "yel", 3.2)
    c.fill("9,-28! 27,-28! 24,-2 12,12 2,13! 12,0", "org")
    c.shape("-30,-37! 30,-37! 27,-24! -27,-24!", "red", 3.2)


def _sword(c):
    with c.at(rot=38):
        c.shape("0,-47! 8,-36! 8,16! -8,16! -8,-36!", "blu", 3.2)
        c.fill("-8,-36! 0,-47! 0,16! -8,16!", "lblu")
        c.shape("-6,20! 6,20! 6,42! -6,42!", "red", 3)
        c.shape("-23,12! 23,12! 23,23! -23,23!", "yel", 3.2)
        c.shape("-8,39! 8,39! 8,48! -8,48!", "yel", 2.6)


def _baton(c):
    with c.at(rot=36):
        c.shape("-13,-34! 13,-34! 12,-14 20,-9! 19,2! 10,3 8,44! -8,44! -10,12 -15,4! -12,-6", "grn", 3.4)
        c.fill("2,-32! 13,-32! 12,-14 19,-8! 18,1! 9,3 7,43! 1,43!", "dgrn")
        c.shape("-13,-36 0,-43 13,-36 0,-28", "yel", 3.2)


SIGNS = {"D": _coin, "C": _cup, "S": _sword, "B": _baton}


def _index(code, letter):
    c = Canvas(seed=1, line=3, wobble=0)
    left = WIDTH - TAB_MARGIN - TAB_WIDTH if code in RIGHT else TAB_MARGIN
    right, bottom, r = left + TAB_WIDTH, TAB_MARGIN + TAB_HEIGHT, TAB_ROUND
    for inset, colour in ((0, "ink"), (3, "paper")):
        x0, y0, x1, y1 = left + inset, TAB_MARGIN + inset, right - inset, bottom - inset
        k = r - inset
        c.fill(
            f"{x0+k},{y0}! {x1-k},{y0}! {x1-k*.3},{y0+k*.3} {x1},{y0+k}! {x1},{y1-k}! {x1-k*.3},{y1-k*.3}"
            f" {x1-k},{y1}! {x0+k},{y1}! {x0+k*.3},{y1-k*.3} {x0},{y1-k}! {x0},{y0+k}! {x0+k*.3},{y0+k*.3}",
            colour,
        )
    middle = (left + right) / 2
    with c.at(middle, TAB_MARGIN + 10):
        outline, *counters = RANKS[letter]
        c.fill(outline, "ink")
        for counter in counters:
            c.fill(counter, "paper")
    with c.at(middle, TAB_MARGIN + 142, s=0.98):
        SIGNS[code[1]](c)
    tab = '<g id="tab">\n%s\n</g>\n' % c.body()
    return svg(tab + '<use xlink:href="#tab" transform="rotate(180 2800 5000)"/>')


CODES = [rank + suit for suit in SIGNS for rank in "A234567JHK"]
INDICES = {code: lambda code=code: _index(code, code[0]) for code in CODES}
# By language: only those that are other than the rest.
INDICES_IN = {"it": {code: lambda code=code: _index(code, ITALIAN[code[0]]) for code in CODES if code[0] in ITALIAN}}
