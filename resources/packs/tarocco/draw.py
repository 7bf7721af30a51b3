#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the cards: writes resources/packs/tarocco/CODE.svg and index/CODE.svg for every code given, or for all of them,
and index/LANGUAGE/CODE.svg where a language has another letter.

    draw.py [CODE…]                          e.g. draw.py KD 13 back-stelle
    draw.py --sheet RENDERER SHEET.png       lays all out on one picture; RENDERER [-h HEIGHT] SVG PNG
"""

import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent)]  # its pictures, and the kit of all packs

from kit import press  # noqa: E402  (after the path is set)
from pictures import (  # noqa: E402
    backs,
    courts_cavaliers,
    courts_jacks,
    courts_kings,
    courts_queens,
    indices,
    pips,
    trumps_fates,
    trumps_heavens,
    trumps_powers,
    trumps_virtues,
)

COURTS = (courts_jacks, courts_cavaliers, courts_queens, courts_kings)
TRUMPED = (trumps_powers, trumps_virtues, trumps_fates, trumps_heavens)
PICTURES = {}
for module in (pips, *COURTS, *TRUMPED, backs):
    PICTURES.update(module.CARDS)
SUITED = [tuple(rank + suit for rank in "789TJHQK") for suit in "DCSB"]
TRUMPS = ["00", *indices.TRUMPS]
ROWS = (*SUITED, tuple(TRUMPS[:8]), tuple(TRUMPS[8:16]), (*TRUMPS[16:], *backs.CARDS))


if __name__ == "__main__":
    press.main(press.Pack(FOLDER, PICTURES, indices.INDICES, indices.INDICES_IN, ROWS), __doc__, printed=True)
