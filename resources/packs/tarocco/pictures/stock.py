# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The card of this pack: double figures over a title, trumps under their number."""

from kit.canvas import Canvas
from kit.document import MAT, MIDDLE, STOCK, WIDTH, border, svg
from kit.pathdata import Window
from pictures.capitals import inscribe

LEFT, TOP, RIGHT = 29, 30, 531  # the border's line
HEAD = 74  # trumps: their number stands above this
FOOT = 456  # and every title below this, down to the middle
TITLE_HEIGHT, TITLE_ROOM = 26, 434
NUMBER_HEIGHT = 27

HALF_TURN = ' transform="rotate(180 2800 5000)"'
NAMES = {"D": "denari", "C": "coppe", "S": "spade", "B": "bastoni"}


def _line(c, y):
    c.stroke([(LEFT, y), (WIDTH / 2, y), (RIGHT, y)], 2.6, "none", wobble=0.2)


def _strip(c, top, bottom):
    """A strip of blank card across the picture."""
    c.polygon([(LEFT, top), (RIGHT, top), (RIGHT, bottom), (LEFT, bottom)], "paper")


def _double(draw, printed, title, seed, window):
    """draw(canvas) draws the upper figure within the window, printed(canvas) what is set around it."""
    c = Canvas(seed=seed, line=3.7, floor=window)
    draw(c)
    frame = Canvas(seed=3, line=2.6, wobble=0.2)
    printed(frame)
    half = c.defs + '<g id="half">\n%s\n%s\n</g>\n' % (c.body(), frame.body())
    body = '<use xlink:href="#half"/>\n<use xlink:href="#half"%s/>\n' % HALF_TURN
    return svg(STOCK + body + MAT + border(divided=True), half, title)


def _title(c, text):
    _strip(c, FOOT, MIDDLE)
    _line(c, FOOT)
    if text:
        inscribe(c, text, WIDTH / 2, (FOOT + MIDDLE + TITLE_HEIGHT) / 2 + 0.5, TITLE_HEIGHT, TITLE_ROOM)


def trump(draw, number, title, seed, name=None):
    """A trump; number is Roman, and name what it is called where it has no title."""

    def printed(c):
        _strip(c, TOP, HEAD)
        if number:
            inscribe(c, number, WIDTH / 2, (TOP + HEAD + NUMBER_HEIGHT) / 2 + 0.5, NUMBER_HEIGHT)
        _line(c, HEAD)
        _title(c, title.upper())

    return _double(draw, printed, name or title, seed, Window(LEFT, HEAD, RIGHT, FOOT))


def court(draw, rank, suit, seed):
    """A court; rank is its Italian name."""
    title = "%s di %s" % (rank, NAMES[suit])
    return _double(draw, lambda c: _title(c, title.upper()), title, seed, Window(LEFT, TOP, RIGHT, FOOT))


def courts(drawn, rank):
    """The courts of one rank; drawn tells by their codes what draws each, and its seed."""
    return {
        code: lambda code=code, draw=draw, seed=seed: court(draw, rank, code[1], seed)
        for code, (draw, seed) in drawn.items()
    }
