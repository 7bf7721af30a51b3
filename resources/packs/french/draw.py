#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the cards: writes resources/packs/french/CODE.svg and index/CODE.svg for every code given, or for all of them,
and index/LANGUAGE/CODE.svg where a language has another letter; below large/ the same of the faces with large indices.

    draw.py [CODE…]                          e.g. draw.py KD 5S back-losanga
    draw.py --sheet RENDERER SHEET.png       lays all out on one picture; RENDERER [-h HEIGHT] SVG PNG
"""

import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent)]  # its pictures, and the kit of all packs

from kit import press  # noqa: E402  (after the path is set)
from kit.suits import SUITS  # noqa: E402
from pictures import aces, backs, four, indices, jacks, jokers, kings, large, pips, queens, stock  # noqa: E402

RANKS = "A23456789TJQK"
PICTURES = {}
for module in (aces, pips, jacks, queens, kings, jokers, backs):
    PICTURES.update(module.CARDS)
LAST = [*jokers.CARDS, *backs.CARDS]
ROWS = tuple([rank + suit for rank in RANKS] + [last] for suit, last in zip(SUITS, LAST))  # a row a suit


if __name__ == "__main__":
    pack = press.Pack(FOLDER, PICTURES, indices.INDICES, indices.INDICES_IN, ROWS, stock.WIDTH)
    small = press.Pack(FOLDER / "large", large.CARDS, large.INDICES, large.INDICES_IN, ROWS, stock.WIDTH)
    colours = [
        press.Pack(
            one.folder / "four",
            four.coloured(one.pictures, left),
            four.coloured(one.indices),
            {language: four.coloured(drawn) for language, drawn in one.indices_in.items()},
            ROWS,
            one.width,
        )
        for one, left in ((pack, aces.CARDS), (small, large.DRAWN))  # no sign is to be seen there
    ]
    press.main(pack, __doc__, printed=True, more=(small, *colours))
