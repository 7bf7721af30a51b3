# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The card of this pack: 640 × 1000 units, courts in a frame that leaves two corners to the index."""

import functools
import math

from kit import dress
from kit.canvas import Canvas
from kit.dress import strew
from kit.document import HEIGHT, MIDDLE, mat, paper, svg
from kit.palette import PALETTE
from kit.pathdata import Slant, units
from kit.suits import OUTLINES, pip

WIDTH = 640
CENTRE = (WIDTH / 2, HEIGHT / 2)
SLOPE = 0.2
FLOOR = Slant(MIDDLE, SLOPE, CENTRE[0])  # where the two figures of a court meet

LEFT, TOP, RIGHT, BOTTOM = 30, 30, 610, 970
NOTCH_RIGHT, NOTCH_BOTTOM = 118, 211  # the index lies left of and above these
SUIT_PLACE = (168, 92)  # the large pip beside a court's index

LOZENGE = "0,-34! 24,0! 0,34! -24,0!"
HALF_TURN = ' transform="rotate(180 3200 5000)"'
NAMES = {"S": "picche", "H": "cuori", "D": "quadri", "C": "fiori"}

CHEST = (352, 124, 6)  # the body that clothes are bent about: its middle, half its width, how far rows hang
strewn = functools.partial(dress.strewn, body=CHEST)


def _frame_data():
    corners = (
        (NOTCH_RIGHT, TOP),
        (RIGHT, TOP),
        (RIGHT, HEIGHT - NOTCH_BOTTOM),
        (WIDTH - NOTCH_RIGHT, HEIGHT - NOTCH_BOTTOM),
        (WIDTH - NOTCH_RIGHT, BOTTOM),
        (LEFT, BOTTOM),
        (LEFT, NOTCH_BOTTOM),
        (NOTCH_RIGHT, NOTCH_BOTTOM),
    )
    return "M" + "L".join("%d %d" % (units(x), units(y)) for x, y in corners) + "z"


def _frame():
    return '<path fill="none" stroke="%s" stroke-width="26" d="%s"/>' % (PALETTE["ink"], _frame_data())


def damask(c, path, suit, colour, size=0.2, room=18):
    """The suit's sign woven into a mantle, of one colour with it."""

    def sign(c):
        with c.at(s=size):
            c.fill(OUTLINES[suit], colour)

    strew(c, path, sign, 40, 36, room)


def card(body, defs="", title=""):
    """A card without a frame."""
    return svg(paper(WIDTH) + body, defs, title, WIDTH)


def framed(body, defs="", title=""):
    """A card with one picture in the courts' frame."""
    return svg(paper(WIDTH) + body + "\n" + mat(_frame_data(), WIDTH) + _frame(), defs, title, WIDTH)


def _bar(ground, suit):
    """The band over the seam of a court, with the suit's signs, which turn over in the middle."""
    c = Canvas(seed=7, line=3, wobble=0.15)
    with c.at(*CENTRE, rot=-math.degrees(math.atan(SLOPE))):
        c.polygon([(-312, -16.4), (312, -16.4), (312, 16.4), (-312, 16.4)], "ink")
        c.polygon([(-312, -13.6), (312, -13.6), (312, 13.6), (-312, 13.6)], "yel")
        c.polygon([(-312, -8.8), (312, -8.8), (312, 8.8), (-312, 8.8)], "ink")
        c.polygon([(-312, -7), (312, -7), (312, 7), (-312, 7)], ground)
        for i in range(-12, 13):
            with c.at(i * 24, 0, s=0.112, rot=180 if i > 0 else 0):
                c.fill(OUTLINES[suit] if i % 2 else LOZENGE, "yel")
    return c.body()


def court(draw, suit, title, seed, ground="blu"):
    """A court: draw(canvas) draws the upper figure, which is turned about and cut along the seam."""
    c = Canvas(seed=seed, line=3.7, floor=FLOOR)
    draw(c)
    with c.at(*SUIT_PLACE, s=0.84):
        pip(c, suit)
    half = c.defs + '<g id="half">\n%s\n</g>\n' % c.body()
    body = '<use xlink:href="#half"/>\n<use xlink:href="#half"%s/>\n' % HALF_TURN
    return framed(body + _bar(ground, suit), half, title)


def courts(drawn, rank):
    """The courts of one rank; drawn tells by their codes what draws each, its seed and the ground of its band."""

    def card(code):
        draw, seed, ground = drawn[code]
        return court(draw, code[1], "%s di %s" % (rank, NAMES[code[1]]), seed, ground)

    return {code: lambda code=code: card(code) for code in drawn}
