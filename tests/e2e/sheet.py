#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes pictures of every page and moment in both languages at three sizes, and lays them out to be looked at.

    sheet.py BINARY OUTDIR [--sizes 800x600 …] [--languages it …] [--seats 6 …] [--only NAME …] [--keep]

writes one sheet-SIZE-LANGUAGE.jpg a size and language, with the name below each picture. A page or moment is added in
pictures.py. --keep leaves the single pictures in OUTDIR too.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile

import pictures
from desk import SKIPPED, need_programs

ACROSS = 5  # pictures in a row
THUMB_WIDTH = 640
FONT = "/usr/share/fonts/opentype/cabin/Cabin-Regular.otf"  # of fonts-cabin, which the game is built with


def lay_out(paths, sheet):
    """The pictures side by side, each over its name."""
    labelled = []
    for path in paths:
        name = os.path.splitext(os.path.basename(path))[0].split("-", 2)[2]
        labelled += ["-label", name, path]
    subprocess.run(["montage", "-font", FONT, "-pointsize", "18", "-background", "#1c0d07", "-fill", "#f4e6c2", *labelled,
                    "-tile", f"{ACROSS}x", "-geometry", f"{THUMB_WIDTH}x>+6+6", "-quality", "82", sheet],
                   check=True, timeout=600)


def order(path):
    """Pages before the table, and the table by moment and then by seats."""
    name = os.path.basename(path)[:-len(".png")].split("-", 2)[2]
    beside = next((at for at, page in enumerate(pictures.PAGES) if name.startswith(page)), len(pictures.PAGES))
    start, _, seats = name.rpartition("-")
    return (beside, start, int(seats)) if seats.isdigit() else (beside, name, 0)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("outdir")
    parser.add_argument("--sizes", nargs="+", default=pictures.SIZES)
    parser.add_argument("--languages", nargs="+", default=pictures.LANGUAGES)
    parser.add_argument("--seats", nargs="+", type=int, default=pictures.SEATS)
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="pictures whose name begins so")
    parser.add_argument("--keep", action="store_true", help="leave the single pictures there too")
    wanted = parser.parse_args()
    need_programs()
    if not shutil.which("montage"):
        print("skipped: install imagemagick")
        sys.exit(SKIPPED)
    os.makedirs(wanted.outdir, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        album = wanted.outdir if wanted.keep else folder
        pictures.take_all(wanted.binary, album, wanted.sizes, wanted.languages, wanted.seats, only=wanted.only)
        for size in wanted.sizes:
            for language in wanted.languages:
                start = f"{size}-{language}-"
                taken = [os.path.join(album, name) for name in os.listdir(album)
                         if name.startswith(start) and name.endswith(".png")]
                if taken:
                    lay_out(sorted(taken, key=order), os.path.join(wanted.outdir, f"sheet-{size}-{language}.jpg"))


if __name__ == "__main__":
    main()
