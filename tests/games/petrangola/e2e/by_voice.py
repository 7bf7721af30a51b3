#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a deal of Petrangola by what Orca speaks, and by keys.

    by_voice.py BINARY OUTDIR
"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "e2e"))

import spoken
from desk import Trouble
from player import choose
from reader import PIACENTINE

HAND_KEYS = "123"
MONTE_KEYS = "qwe"


def listed(words):
    """Of cards of one suit, that is said once, behind the last."""
    cards = []
    for rank, suit in re.findall(r"\b(%s)\b(?: di (\w+))?" % "|".join(PIACENTINE.ranks), words):
        cards.append(PIACENTINE.ranks[rank])
        if suit:
            cards = [card if len(card) == 2 else card + PIACENTINE.suits[suit] for card in cards]
    return cards


class Petrangola(spoken.Deal):
    name = "petrangola"
    title = "Petrangola"

    def __init__(self, player):
        super().__init__(player)
        self.hand = []
        self.turns = 0

    def deal(self, found):
        self.hand = PIACENTINE.cards_of(found[1])

    def cut(self, _):
        self.player.answer("Return")

    def dealers_choice(self, _):
        self.player.answer("Return")  # they are turned up

    def turn(self, found):
        self.turns += 1
        monte = PIACENTINE.cards_of(found["monte"])
        if len(self.hand) != 3 or len(monte) != 3:
            raise Trouble(f"heard of {self.hand} in the hand and {monte} in the monte")
        last = found[0].startswith("Ultimo")
        move = choose(self.hand, monte, self.turns, last)
        if move[0] != "exchange":
            self.player.answer({"knock": "k", "stay": "s", "shirt": "c"}[move[0]])
            self.player.hears({"knock": "Hai bussato", "stay": "Non hai cambiato", "shirt": "camicia"}[move[0]])
            return
        self.player.answer(*[HAND_KEYS[slot] for slot in move[1]], *[MONTE_KEYS[slot] for slot in move[2]])
        self.player.answer("Return")
        told = self.player.hears("Hai dato (.*) e preso (.*). Ora hai (.*)")
        given, taken = listed(told[1]), listed(told[2])
        if sorted(given) != sorted(self.hand[slot] for slot in move[1]) or sorted(taken) != sorted(monte[slot] for slot in move[2]):
            raise Trouble(f"\"{told[0]}\", and {move} was meant with {self.hand} and {monte}")
        for gone, come in zip(move[1], move[2]):
            self.hand[gone] = monte[come]

    def counted(self):
        self.player.hears("Si scoprono le carte.*Tu: ", 0)
        self.player.hears("[Pp]erd[ei].* una marca", 0)

    questions = {
        r"(?:Smazzata \d+|Hai scoperto le tre carte.*)\. In mano: (.*?)\.": deal,
        r"Tagli tu il mazzo": cut,
        r"Fai tu le carte, e le tre sono ": dealers_choice,
        r"(Tocca a te|Ultimo giro, tocca a te: .*?)\. .*Nel monte: (?P<monte>.*)": turn,
    }


if __name__ == "__main__":
    spoken.main(Petrangola)
