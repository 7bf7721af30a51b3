#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the cards: writes resources/packs/piacentine/CODE.svg and index/CODE.svg for every code given, or for all of them,
and index/LANGUAGE/CODE.svg where a language has another letter.

    draw.py [CODE…]                          e.g. draw.py KD 5S back-sole
    draw.py --sheet RENDERER SHEET.png       lays all out on one picture; RENDERER [-h HEIGHT] SVG PNG
"""

import argparse
import pathlib
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent)]  # its pictures, and the kit of all packs

from pictures import (  # noqa: E402  (after the path is set)
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
FACES = [rank + suit for suit in SUITS for rank in RANKS]
BACKS = list(backs.CARDS)
CODES = FACES + BACKS

SHEET_WIDTH, SHEET_HEIGHT, GAP = 560, 1000, 20


def draw(codes):
    for code in codes:
        (FOLDER / (code + ".svg")).write_text(PICTURES[code](), encoding="utf-8")
        if code in indices.INDICES:
            (FOLDER / "index" / (code + ".svg")).write_text(indices.INDICES[code](), encoding="utf-8")
        for language, pictures in indices.INDICES_IN.items():
            if code in pictures:
                (FOLDER / "index" / language / (code + ".svg")).write_text(pictures[code](), encoding="utf-8")


def sheet(renderer, target):
    """All cards in one SVG, a row a suit, the backs in the last column, through any renderer of SVG files."""
    columns, rows = len(RANKS) + 1, len(SUITS)
    width = columns * (SHEET_WIDTH + GAP) + GAP
    height = rows * (SHEET_HEIGHT + GAP) + GAP
    parts = []
    for i, code in enumerate(CODES):
        column, row = i % len(RANKS), i // len(RANKS)
        if code in BACKS:
            column, row = len(RANKS), BACKS.index(code)
        text = (FOLDER / (code + ".svg")).read_text(encoding="utf-8")
        inner = text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")]
        for mark in ('id="', 'href="#'):
            inner = inner.replace(mark, mark + code + "-")
        x, y = GAP + column * (SHEET_WIDTH + GAP), GAP + row * (SHEET_HEIGHT + GAP)
        parts.append('<g transform="translate(%d %d) scale(.1)">%s</g>' % (x, y, inner))
    together = target.with_suffix(".svg")
    together.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        'width="%d" height="%d" viewBox="0 0 %d %d">%s</svg>'
        % (width, height, width, height, "".join(parts)),
        encoding="utf-8",
    )
    subprocess.run([renderer, "-h", str(height // 2), str(together), str(target)], check=True)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("codes", nargs="*", metavar="CODE", help="cards to draw, all if none is named")
    parser.add_argument("--sheet", nargs=2, metavar=("RENDERER", "SHEET.png"))
    options = parser.parse_args()
    for code in options.codes:
        if code not in PICTURES:
            parser.error("no card is called " + code)
    if options.sheet:
        sheet(options.sheet[0], pathlib.Path(options.sheet[1]))
    else:
        draw(options.codes or CODES)


if __name__ == "__main__":
    main()
