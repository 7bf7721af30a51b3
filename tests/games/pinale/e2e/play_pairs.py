#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a match of Pinale in two pairs in the game's window, as play_match.py plays one where each is for itself; that it is
played in pairs is chosen on the New match page.

    play_pairs.py BINARY OUTDIR [4 [LANGUAGE [WIDTHxHEIGHT]]]    usually English, 1280x800
"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[2] / "e2e")]  # both have a play_match

import play_match
import short_match


class Pairs(play_match.Match):
    def arrange(self):
        self.game.click("setup_teams_pairs")


if __name__ == "__main__":
    short_match.main(Pairs)
