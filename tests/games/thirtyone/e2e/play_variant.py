#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a match of one of Thirty-One's variants in the game's window, as play_match.py plays one for pennies.

    play_variant.py VARIANT BINARY OUTDIR [SEATS [LANGUAGE [WIDTHxHEIGHT]]]    usually 3 seats, English, 1280x800
"""

import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[2] / "e2e")]  # both have a play_match

import play_bets
import play_match
import play_switch
import short_match
from desk import LOOK_SECONDS
from play_match import worth

# The place of its preset, a rule that only it asks for, and its chapter.
VARIANTS = {"bill": (1, "setup_billValue_5", "bill"), "points": (2, "setup_target_31", "points"),
            "widow": (3, "setup_chips", "widow"), "switch": (4, "setup_capRounds_plus", "switch")}


class WidowMatch(play_match.Match):
    """A match with the widow: cards are exchanged with her where that helps, and once unseen."""

    def refused(self, state):
        """As many cards have to be chosen in the middle as of the hand."""
        self.game.key("1")
        self.game.until(lambda now: now["handSelection"] == 1, "a card to be chosen")
        time.sleep(LOOK_SECONDS)  # Enter stands for something else now
        self.game.key("Return")
        self.game.until(lambda now: now["refused"] != "", "the reason of a refusal")
        self.game.key("Escape")
        self.game.until(lambda now: not now["handSelection"], "the choice to be taken back")

    def turn(self, state):
        hand, middle = state["hand"], state["middle"]
        unseen = [place for place, card in enumerate(middle) if card == "back"]
        best = max(((worth([*hand[:i], *hand[i + 1:], middle[j]]), i, j) for i in range(3) for j in range(3) if j not in unseen),
                   default=(0, 0, 0))
        if "unseen" not in self.moments and self.turns and unseen:
            lowest = min(range(3), key=lambda i: (worth([hand[i]]), i))
            self.turns += 1
            return self.exchange(lowest, unseen[0], "unseen")
        if worth(hand) < 25 and best[0] > worth(hand) + 3:
            self.turns += 1
            return self.exchange(*best[1:], "exchange")
        super().turn(state)

    def exchange(self, given, taken, name):
        self.game.key("123"[given])
        self.game.until(lambda now: now["handSelection"] == 1 << given, "a card of the hand to be chosen")
        if self.turns % 2:
            self.game.key("ert"[taken])
        else:
            self.game.click(f"middle{taken}")
        self.game.until(lambda now: now["middleSelection"] == 1 << taken, "a card of the widow to be chosen")
        self.picture(name)
        self.press("exchange", "Return")


PLAYED = {"widow": WidowMatch, "switch": play_switch.SwitchMatch}  # the others as the usual rules are


def played(variant):
    if variant == "bets":
        return play_bets.BetsMatch
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
    names = (*VARIANTS, "bets")  # a rule of any of them, and no preset
    if len(sys.argv) < 2 or sys.argv[1] not in names:
        sys.exit(f"{__doc__}\nVARIANT: {', '.join(names)}")
    short_match.main(played(sys.argv.pop(1)))
