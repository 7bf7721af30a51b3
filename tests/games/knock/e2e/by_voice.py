#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a deal of Knock! by what Orca speaks, and by keys: a card is gone to with the arrows, and is heard.

    by_voice.py BINARY OUTDIR
"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "e2e"))
sys.path.insert(0, str(Path(__file__).resolve().parent))

import spoken
from by_ear import ITALIAN, TRICKS, Tarocco
from desk import Trouble

PACK = Tarocco(ITALIAN)
CARD = r"^(.*) casella di spunta"


class Knock(spoken.Deal):
    name = "knock"
    title = "Knock!"
    seats = 4
    tricks = 0

    def cut(self, _):
        self.player.answer("Return")

    def ask_nothing(self, _):
        self.player.answer("Return")

    def go_to(self, cards):
        """With the arrow, until one of these cards is heard; the focus is on a card, and which one may be heard again."""
        player = self.player
        heard = [found[1] for found in (re.search(CARD, line) for line in player.orca.lines()) if found][-1]
        for _ in range(20):
            if PACK.card_of(heard) in cards:
                return PACK.card_of(heard)
            player.key("Right")
            heard = player.hears(CARD)[1]
        raise Trouble(f"none of {cards} is come to; spoken: {player.heard()}")

    def turn(self, found):
        """The first card that may be played, but not the Fool."""
        player = self.player
        cards = PACK.cards_of(found["may"])
        card = self.go_to([card for card in cards if card != "00"] or cards)
        player.key("space")
        player.hears("^spuntata")
        player.answer("Return")
        told = player.hears("Giochi (.*)")
        if PACK.card_of(told[1]) != card:
            raise Trouble(f"\"{told[0]}\" of {card}")
        self.tricks += 1

    def counted(self):
        own, others = map(int, self.player.hears(r"Si contano .*voi avete (\d+) punti, loro (\d+)", 0).groups())
        if own + others != 100 or self.tricks != TRICKS:
            raise Trouble(f"{own} and {others} points after {self.tricks} tricks")

    questions = {
        r"Tagli tu il mazzo": cut,
        r"Con Bijou": ask_nothing,
        r"(?:Esci tu|Tocca a te)\..*: (?P<may>[^:]*)$": turn,
    }


if __name__ == "__main__":
    spoken.main(Knock)
