#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the cards: writes resources/packs/piacentine/CODE.svg and index/CODE.svg for every code given, or for all of them,
and index/LANGUAGE/CODE.svg where a language has another letter.

    draw.py [CODE…]                          e.g. draw.py KD 5S back-sole
    draw.py --sheet RENDERER SHEET.png       lays all out on one picture; RENDERER [-h HEIGHT] SVG PNG
"""

import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent)]  # its pictures, and the kit of all packs

from kit import press  # noqa: E402  (after the path is set)
from pictures import (  # noqa: E402
    ace_of_batons,
    ace_of_coins,
    ace_of_cups,
    ace_of_swords,
    backs,
    cavalli,
    fanti,
    indices,
    kings,
    pips,
)

SUITS, RANKS = "DCSB", "A234567JHK"
ACES = (ace_of_coins, ace_of_cups, ace_of_swords, ace_of_batons)
PICTURES = {}
for module in (*ACES, pips, fanti, cavalli, kings, backs):
    PICTURES.update(module.CARDS)
BACKS = list(backs.CARDS)
ROWS = tuple(
    [rank + suit for rank in RANKS] + [back] for suit, back in zip(SUITS, BACKS + [None])
)  # a row a suit, the backs in the last column


if __name__ == "__main__":
    press.main(press.Pack(FOLDER, PICTURES, indices.INDICES, indices.INDICES_IN, ROWS), __doc__)
