#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a deal of Thirty-One by what Orca speaks, and by keys.

    by_voice.py BINARY OUTDIR
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "e2e"))
sys.path.insert(0, str(Path(__file__).resolve().parent))

import spoken
from desk import Trouble
from play_match import best_without_one, worth
from reader import FRENCH


class ThirtyOne(spoken.Deal):
    name = "thirtyone"
    title = "Trentuno"

    def deal(self, found):
        self.hand = FRENCH.cards_of(found[1])

    def cut(self, _):
        self.player.answer("Return")

    def turn(self, found):
        """A knock with much, else the open card where it makes the hand better, else the stock."""
        last = found[0].startswith("Il tuo")
        if int(found["points"]) != worth(self.hand):
            raise Trouble(f"\"{found[0]}\", and heard of {self.hand}")
        better = best_without_one([*self.hand, FRENCH.card_of(found["pile"])])[0] > worth(self.hand)
        if not last and worth(self.hand) >= 21:
            self.player.answer("k")
            self.player.hears("[Bb]uss")
        else:
            self.player.answer("w" if better else "q")
            self.player.hears("Hai (pescato|preso) .*Scarta")

    def discard(self, found):
        """The one that the others miss least; not the one that was just taken."""
        cards = FRENCH.cards_of(found["hand"])
        if cards[:3] != self.hand or cards[3] != FRENCH.card_of(found["new"]):
            raise Trouble(f"\"{found[0]}\", and heard of {self.hand} before")
        place = best_without_one(cards)[1]
        if found[1] == "preso" and place == 3:
            place = 0
        self.player.answer("1234"[place])
        self.player.answer("Return")
        told = self.player.hears("Hai .* e scartato (.*?)\\.")
        if FRENCH.card_of(told[1]) != cards[place]:
            raise Trouble(f"\"{told[0]}\", and {cards[place]} was to go")
        self.hand = cards[:place] + cards[place + 1:]

    questions = {
        r"Smazzata \d+\. In mano: (.*?)\.": deal,
        r"Tagli tu il mazzo": cut,
        r"(?:Tocca a te|Il tuo ultimo giro: .*?)\. Hai (?P<points>\d+) a .*Nel pozzo: (?P<pile>.*)": turn,
        r"Hai (pescato|preso) (?P<new>.*)\. Scarta [^:]*: (?P<hand>.*)": discard,
    }


if __name__ == "__main__":
    spoken.main(ThirtyOne)
