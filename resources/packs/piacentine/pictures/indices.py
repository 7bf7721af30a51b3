# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Corner indices, printed over a card: a tab of card stock with rank and suit, and its twin turned about."""

from kit.tabs import ITALIAN, SIGNS, tab

# The corner that hides least; elsewhere it is the left.
RIGHT = {"JD", "HD", "2S", "JS", "KS", "HB", "KB"}


def _index(code, rank):
    return tab(rank, SIGNS[code[1]], code in RIGHT)


CODES = [rank + suit for suit in SIGNS for rank in "A234567JHK"]
INDICES = {code: lambda code=code: _index(code, code[0]) for code in CODES}
# By language: only those that are other than the rest.
INDICES_IN = {"it": {code: lambda code=code: _index(code, ITALIAN[code[0]]) for code in CODES if code[0] in ITALIAN}}
