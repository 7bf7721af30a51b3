#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the cards: writes resources/packs/french/CODE.svg and index/CODE.svg for every code given, or for all of them,
and index/LANGUAGE/CODE.svg where a language has another letter.

    draw.py [CODE…]                          e.g. draw.py KD 5S back-giglio
    draw.py --sheet RENDERER SHEET.png       lays all out on one picture; RENDERER [-h HEIGHT] SVG PNG
"""

import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent)]  # its pictures, and the kit of all packs

from pictures import aces, backs, indices, jacks, kings, pips, queens  # noqa: E402

PICTURES = {}
for module in (aces, pips, jacks, queens, kings, backs):
    PICTURES.update(module.CARDS)
for code in sys.argv[1:] or PICTURES:
    (FOLDER / (code + ".svg")).write_text(PICTURES[code](), encoding="utf-8")
    if code in indices.INDICES:
        (FOLDER / "index" / (code + ".svg")).write_text(indices.INDICES[code](), encoding="utf-8")
    for language, pictures in indices.INDICES_IN.items():
        if code in pictures:
            (FOLDER / "index" / language / (code + ".svg")).write_text(pictures[code](), encoding="utf-8")
