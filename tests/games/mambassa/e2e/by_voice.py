#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a deal of Mambassa by what Orca speaks, and by keys.

    by_voice.py BINARY OUTDIR
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "e2e"))

import spoken
from desk import Trouble
from player import POINTS
from reader import PIACENTINE


def worth(hand):
    """The most that it counts in one suit."""
    return max(sum(POINTS[rank] for rank, suit in hand if suit == each) for each in "DCSB")


class Mambassa(spoken.Deal):
    name = "mambassa"
    title = "Mambassa"

    def deal(self, found):
        self.hand = PIACENTINE.cards_of(found[1])

    def choose(self, _):
        self.player.answer("Return")  # to cut where the pack is, or to turn the cards up

    def turn(self, found):
        """The first step: a card for one of the monte, where that is better."""
        monte = PIACENTINE.cards_of(found["monte"])
        if len(self.hand) != 4 or len(monte) != 4:
            raise Trouble(f"heard of {self.hand} in the hand and {monte} in the monte")
        ways = [[*self.hand[:i], monte[j], *self.hand[i + 1:]] for i in range(4) for j in range(4)]
        best = max(range(16), key=lambda way: worth(ways[way]))
        if worth(ways[best]) <= worth(self.hand):
            self.player.answer("k")
            self.player.hears("^notifica")
            return
        self.player.answer("1234"[best // 4], "qwer"[best % 4])
        self.player.answer("Return")
        told = self.player.hears("Hai dato (.*) e preso (.*?)\\.")
        if PIACENTINE.cards_of(told[0]) != [self.hand[best // 4], monte[best % 4]]:
            raise Trouble(f"\"{told[0]}\" of {self.hand} and {monte}")
        self.hand = ways[best]  # in another order, perhaps, which is said again

    def draw(self, found):
        """The second step: the card that counts least goes."""
        cards = PIACENTINE.cards_of(found[1])
        if sorted(cards) != sorted(self.hand):
            raise Trouble(f"\"{found[0]}\", and heard of {self.hand} before")
        place = max(range(4), key=lambda place: worth(cards[:place] + cards[place + 1:]))
        self.player.answer("1234"[place])
        self.player.answer("d")
        told = self.player.hears("Hai pescato una carta: (.*?); sotto il mazzo: (.*?)\\.")
        if PIACENTINE.card_of(told[2]) != cards[place]:
            raise Trouble(f"\"{told[0]}\", and {cards[place]} was to go")
        self.hand = [*cards[:place], PIACENTINE.card_of(told[1]), *cards[place + 1:]]

    questions = {
        r"(?:Smazzata \d+|Hai scoperto le quattro carte.*)\. In mano: (.*?)\.": deal,
        r"Tagli tu il mazzo|Fai tu le carte": choose,
        r"(?:Tocca a te|Ultimo giro, tocca a te: .*?)\. .*Nel monte: (?P<monte>.*)": turn,
        r"Secondo tempo\. Hai [^:]*: (.*?)\. Metti": draw,
    }


if __name__ == "__main__":
    spoken.main(Mambassa)
