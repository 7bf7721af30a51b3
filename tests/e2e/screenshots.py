#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes the pictures of packaging/screenshots anew; those of the pack and of a deal in motion are other programs'.

    screenshots.py BINARY                                       all of them
    screenshots.py BINARY --only pinale-3-1280x800 table        some, by the names of their files
"""

import argparse
import os
import subprocess
import tempfile

import pictures
from desk import need_programs

SCREENSHOTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "packaging", "screenshots")
# What each shows: size, language, and the name in pictures.py.
SHOWN = {
    "table": ("1280x800", "en", "chosen-6"),
    "table-2-800x600": ("800x600", "it", "chosen-2"),
    "table-6-800x600": ("800x600", "it", "chosen-6"),
    "table-12-800x600": ("800x600", "it", "chosen-12"),
    "table-2-1920x1080": ("1920x1080", "it", "chosen-2"),
    "table-6-1920x1080": ("1920x1080", "it", "chosen-6"),
    "table-12-1920x1080": ("1920x1080", "it", "chosen-12"),
    "showdown-6-1920x1080": ("1920x1080", "it", "showdown-6"),
    "mambassa-2-1280x800": ("1280x800", "en", "mambassa-turn-2"),
    "mambassa-8-800x600-it": ("800x600", "it", "mambassa-turn-8"),
    "mambassa-draw-2-1280x800-it": ("1280x800", "it", "mambassa-draw-2"),
    "mambassa-hint-5-800x600-it": ("800x600", "it", "mambassa-hint-5"),
    "mambassa-quarantuna-5-1280x800-it": ("1280x800", "it", "mambassa-quarantuna-5"),
    "thirtyone-4-1280x800": ("1280x800", "en", "thirtyone-turn-4"),
    "thirtyone-hint-7-800x600-it": ("800x600", "it", "thirtyone-hint-7"),
    "thirtyone-bill-4-1280x800": ("1280x800", "en", "thirtyone-billturn-4"),
    "thirtyone-bill-knocker-7-800x600-it": ("800x600", "it", "thirtyone-billknocker-7"),
    "thirtyone-widow-4-1280x800": ("1280x800", "en", "thirtyone-widowturn-4"),
    "thirtyone-switch-4-1280x800": ("1280x800", "en", "thirtyone-switchturn-4"),
    "thirtyone-switch-dealer-800x600-it": ("800x600", "it", "thirtyone-switchdealer-4"),
    "thirtyone-points-4-1280x800": ("1280x800", "en", "thirtyone-pointsturn-4"),
    "thirtyone-points-knocker-7-800x600-it": ("800x600", "it", "thirtyone-pointsknocker-7"),
    "stopthebus-4-1280x800": ("1280x800", "en", "stopthebus-turn-4"),
    "stopthebus-showdown-7-800x600-it": ("800x600", "it", "stopthebus-showdown-7"),
    "knock-4-1280x800": ("1280x800", "en", "knock-turn-4"),
    "knock-signals-4-1280x800": ("1280x800", "en", "knock-signals-4"),
    "knock-discard-4-800x600-it": ("800x600", "it", "knock-discard-laid-4"),
    "knock-count-4-1280x800-it": ("1280x800", "it", "knock-showdown-4"),
    "pinale-3-1280x800": ("1280x800", "en", "pinale-late-3"),
    "pinale-count-4-800x600-it": ("800x600", "it", "pinale-showdown-4"),
    "lessons-1280x800": ("1280x800", "en", "lessons"),
    "statistics-1280x800-it": ("1280x800", "it", "statistics-full"),
    "history-1280x800": ("1280x800", "en", "history-full"),
    "settings-1280x800-it": ("1280x800", "it", "settings"),
    "evening-1280x800-it": ("1280x800", "it", "evening"),
    "cut-6-1280x800": ("1280x800", "en", "cut-6"),
    "handover-1280x800-it": ("1280x800", "it", "handover"),
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("--only", nargs="+", choices=SHOWN, default=list(SHOWN), metavar="NAME")
    wanted = parser.parse_args()
    need_programs()
    chosen = {name: SHOWN[name] for name in wanted.only}
    for place in sorted({(size, language) for size, language, _ in chosen.values()}):
        here = {name: shown[2] for name, shown in chosen.items() if shown[:2] == place}
        # A chosen card and a hint are steps at the table of a turn.
        first = {name.replace("chosen", "turn").replace("hint", "turn").replace("signals", "lead").replace("-laid", "")
                 for name in here.values()}
        with tempfile.TemporaryDirectory() as folder:
            pictures.take_all(wanted.binary, folder, [place[0]], [place[1]], pictures.SEATS, pictures.MAMBASSA_SEATS,
                              only=sorted(first | set(here.values())))
            for name, picture in here.items():
                subprocess.run(["convert", os.path.join(folder, f"{place[0]}-{place[1]}-{picture}.png"), "-quality", "88",
                                os.path.join(SCREENSHOTS, name + ".jpg")], check=True, timeout=60)


if __name__ == "__main__":
    main()
