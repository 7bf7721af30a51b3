# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The faces of cards that are shown small: an index that fills the left of the card, and one thing at the lower right,
the suit's sign or the head of a court."""

from kit.canvas import Canvas, symbol, use
from kit.document import mat, paper, svg
from kit.palette import PALETTE
from kit.pathdata import Window, units
from kit.suits import COLOURS, pip
from pictures import indices, jacks, jokers, kings, queens
from pictures.stock import NAMES, WIDTH

# The index: a rank 0.27 of the card's height and a sign 0.22, both within the left 0.44 of its width.
MIDDLE, RANK_TOP, RANK_SIZE, SIGN_MIDDLE = 142, 30, 2.7, 438
RANK_AWAY = {"T": 12}  # a ten is so wide that in the middle it would run into the card's edge
SIGN_SIZES = {"S": 2.0, "H": 2.2, "D": 1.86, "C": 2.08}
PIP_PLACE, PIP_SIZE = (442, 750), 3.3

LEFT, TOP, RIGHT, BOTTOM = 290, 468, 608, 960  # the window that a head looks out of, right of what a fan shows
WALL = "#f7e2a4"  # behind the head
SCALE = 1.45  # of the head to that on its card
HEAD = (352, 208)  # the point of a card that stands in the middle of the window
HEADS = {"XR": (336, 206), "XB": (344, 192), "JS": (333, 202), "JH": (356, 204), "JD": (362, 204), "JC": (352, 196),
    "QS": (346, 200), "QD": (342, 206), "QC": (348, 204)}


def _head(code, draw, seed):
    """The head of a court or a joker in its window."""
    x, y = HEADS.get(code, HEAD)
    wide, high = (RIGHT - LEFT) / 2 / SCALE, (BOTTOM - TOP) / 2 / SCALE
    c = Canvas(seed=seed, line=3.7, floor=Window(x - wide, y - high, x + wide, y + high))
    draw(c)
    away = units((LEFT + RIGHT) / 2 - SCALE * x), units((TOP + BOTTOM) / 2 - SCALE * y)
    picture = '<g transform="translate(%d %d)scale(%s)">\n%s\n</g>\n' % (*away, SCALE, c.body())
    window = "M%d %dH%dV%dH%dz" % (units(LEFT), units(TOP), units(RIGHT), units(BOTTOM), units(LEFT))
    frame = '<path fill="none" stroke="%s" stroke-width="50" d="%s"/>' % (PALETTE["ink"], window)
    wall = '<path fill="%s" d="%s"/>\n' % (WALL, window)
    return svg(paper(WIDTH) + wall + picture + mat(window, WIDTH) + frame, c.defs, width=WIDTH)


def _sign(suit):
    """The suit's sign alone, as large as there is room."""
    return svg(paper(WIDTH) + use("pip", *PIP_PLACE, 0, PIP_SIZE),
        symbol("pip", lambda c: pip(c, suit)), NAMES[suit], WIDTH)


def _index(code, letter):
    c = Canvas(seed=1, line=2, wobble=0)
    if code in indices.JOKERS:
        with c.at(MIDDLE, 158, s=2.74):
            indices.star(c, indices.JOKERS[code], 46)
        with c.at(MIDDLE, 444, s=2.4):
            indices.bells(c, indices.JOKERS[code])
    else:
        colour = COLOURS[code[1]]
        with c.at(MIDDLE + RANK_AWAY.get(code[0], 0), RANK_TOP, s=RANK_SIZE):
            indices.glyph(c, letter, colour)
        with c.at(MIDDLE, SIGN_MIDDLE, s=SIGN_SIZES[code[1]]):
            c.fill(indices.SIGNS[code[1]][0], colour)
    return svg(c.body(), width=WIDTH)


DRAWN = {**jacks.DRAWN, **queens.DRAWN, **kings.DRAWN, **jokers.DRAWN}
CARDS = {code: lambda code=code: _sign(code[1]) for code in indices.CODES if code not in DRAWN}
CARDS |= {code: lambda code=code: _head(code, *DRAWN[code][:2]) for code in DRAWN}
INDICES = {code: lambda code=code: _index(code, code[0]) for code in CARDS}
INDICES_IN = {
    "it": {code: lambda code=code: _index(code, indices.ITALIAN[code[0]]) for code in indices.INDICES_IN["it"]}
}
