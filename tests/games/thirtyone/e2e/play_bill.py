#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a match of Thirty-One for bills in the game's window, as play_match.py plays one for pennies.

    play_bill.py BINARY OUTDIR [SEATS [LANGUAGE [WIDTHxHEIGHT]]]    usually 3 seats, English, 1280x800
"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[2] / "e2e")]  # both have a play_match

import play_match
import short_match


class BillMatch(play_match.Match):
    chapters = ("short", "bill")

    def arrange(self):
        """The preset, as anybody chooses it."""
        self.game.click("setup_presets")
        self.game.until_seen("preset_1")
        self.picture("presets")
        self.game.click("preset_1")
        self.game.until_gone("preset_1")
        self.game.until_seen("setup_billValue_5")


if __name__ == "__main__":
    short_match.main(BillMatch)
