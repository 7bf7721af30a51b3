# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The same cards in four colours, for whoever tells two apart badly: clubs green, diamonds blue. An ace of the usual size
keeps its picture, and has the colour in its indices."""

from kit import suits

COLOURS = {"C": "grn", "D": "blu"}


def _drawn(draw, suit):
    usual = suits.COLOURS[suit]
    suits.COLOURS[suit] = COLOURS[suit]  # of every sign and index alike
    try:
        return draw()
    finally:
        suits.COLOURS[suit] = usual


def coloured(drawings, leaving=()):
    """Those of the drawings that are of a suit with a colour of its own, by code; not the ones to leave as they are."""
    return {
        code: lambda code=code, draw=draw: _drawn(draw, code[1])
        for code, draw in drawings.items()
        if len(code) == 2 and code[1] in COLOURS and code[0] != "X" and code not in leaving
    }
