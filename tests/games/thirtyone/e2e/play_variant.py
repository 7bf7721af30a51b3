#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a match of one of Thirty-One's variants in the game's window, as play_match.py plays one for pennies.

    play_variant.py VARIANT BINARY OUTDIR [SEATS [LANGUAGE [WIDTHxHEIGHT]]]    usually 3 seats, English, 1280x800
"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[2] / "e2e")]  # both have a play_match

import play_match
import play_switch
import short_match

# The place of its preset, a rule that only it asks for, and its chapter.
VARIANTS = {"bill": (1, "setup_billValue_5", "bill"), "points": (2, "setup_target_31", "points"),
            "switch": (4, "setup_capRounds_plus", "switch")}
PLAYED = {"switch": play_switch.SwitchMatch}  # others as the usual rules are


def played(variant):
    preset, rule, chapter = VARIANTS[variant]

    class Match(PLAYED.get(variant, play_match.Match)):
        chapters = ("short", chapter)

        def arrange(self):
            """The preset, as anybody chooses it."""
            self.game.click("setup_presets")
            self.game.until_seen(f"preset_{preset}")
            self.picture("presets")
            self.game.click(f"preset_{preset}")
            self.game.until_gone(f"preset_{preset}")
            self.game.until_seen(rule)

    return Match


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in VARIANTS:
        sys.exit(f"{__doc__}\nVARIANT: {', '.join(VARIANTS)}")
    short_match.main(played(sys.argv.pop(1)))
