#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a deal of Stop the Bus by what Orca speaks, and by keys.

    by_voice.py BINARY OUTDIR
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "e2e"))
sys.path.insert(0, str(Path(__file__).resolve().parent))

import spoken
from desk import Trouble
from play_match import HAND_KEYS, MONTE_KEYS, worth
from reader import FRENCH


class StopTheBus(spoken.Deal):
    name = "stopthebus"
    title = "Ferma l’autobus"
    seed = 7

    def deal(self, found):
        self.hand = FRENCH.cards_of(found[1])

    def cut(self, _):
        self.player.answer("Return")

    def turn(self, found):
        """The exchange that makes the best hand."""
        monte = FRENCH.cards_of(found["monte"])
        if len(self.hand) != 3 or len(monte) != 3:
            raise Trouble(f"heard of {self.hand} in the hand and {monte} in the monte")
        ways = [[*self.hand[:i], monte[j], *self.hand[i + 1:]] for i in range(3) for j in range(3)]
        best = max(range(9), key=lambda way: worth(ways[way]))
        self.player.answer(HAND_KEYS[best // 3], MONTE_KEYS[best % 3])
        self.player.answer("Return")
        told = self.player.hears(r"Hai dato (.*) e preso (.*?)\.")
        if FRENCH.cards_of(told[0]) != [self.hand[best // 3], monte[best % 3]]:
            raise Trouble(f"\"{told[0]}\" of {self.hand} and {monte}")
        self.hand = ways[best]

    def stop(self, _):
        """The bus is stopped with a pair or more."""
        self.player.answer("k" if worth(self.hand)[0] > 0 else "s")
        self.player.hears("notifica")

    questions = {
        r"Smazzata \d+\. In mano: (.*?)\.": deal,
        r"Tagli tu il mazzo": cut,
        r"(?:Tocca a te|Ultimo giro, tocca a te: .*?)\. .*Nel monte: (?P<monte>.*)": turn,
        r"Adesso hai .*autobus.*\?": stop,
    }


if __name__ == "__main__":
    spoken.main(StopTheBus)
