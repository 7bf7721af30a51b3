#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chooses Mambassa on the start page of the game's window and plays a match of it to the end, half with the mouse and half
with the keys.

    play_match.py BINARY OUTDIR [SEATS [LANGUAGE [WIDTHxHEIGHT]]]    usually 3 seats, English, 1280x800

A picture of each page and moment comes into OUTDIR, the last one of a failure as failure.png.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "e2e"))

import short_match

HAND_KEYS = "1234"
MONTE_KEYS = "qwer"


class Match(short_match.ShortMatch):
    name = "mambassa"
    chapters = ("short", "cards", "deal", "turn", "ranking", "tokens", "words")

    def choices(self):
        return {"DealersChoice": lambda _: self.press("expose", "Return"), "Turn": self.turn, "Draw": self.draw}

    def turn(self, _):
        """The first step: every other turn it is let pass, else a card of mine goes for one of the monte, after the
        choice was taken back once."""
        self.turns += 1
        if self.turns % 3 == 2:
            self.press("pass", "k")
            return
        for _ in range(2):
            self.game.key(HAND_KEYS[self.turns % 4], MONTE_KEYS[(self.turns + 1) % 4])
            self.game.until(lambda now: now["handSelection"] and now["openSelection"], "a card of each to be chosen")
            self.picture("chosen")
            if self.turns == 1 and "back" not in self.moments:
                self.moments.add("back")
                self.game.key("Escape")
                self.game.until(lambda now: not now["handSelection"], "the choice to be taken back")
            else:
                break
        self.press("exchange", "Return")

    def draw(self, _):
        """The second step: a card under the stock, or none."""
        if self.turns % 3 == 2 and self.turns > 4:
            ticket = "knock" if self.game.sees("action_knock") else "stay"
            self.press(ticket, ticket[0])
            return
        self.game.key(HAND_KEYS[(self.turns + 2) % 4])
        self.game.until(lambda now: now["handSelection"], "the card to put away")
        self.picture("discard")
        self.press("draw", "d")


if __name__ == "__main__":
    short_match.main(Match)
