#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays of a deal of Pinale by what Orca speaks, and by keys: a card is gone to with the arrows, and is heard. It ends with
the deal, or after some turns, as a deal of it is long.

    by_voice.py BINARY OUTDIR
"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "e2e"))
sys.path.insert(0, str(Path(__file__).resolve().parent))

import spoken
from by_ear import ITALIAN, Doubled
from desk import Trouble, wait_until
from play_match import POINTS, melds

PACK = Doubled(ITALIAN)
CARD = r"^(.*) casella di spunta"


def words(what):
    """As it is spoken: of itself, or behind the word for what it is."""
    return "^(?:notifica )?" + ITALIAN[what].removeprefix("^").removesuffix("$")


class Pinale(spoken.Deal):
    name = "pinale"
    title = "Pinale"
    seats = 2
    turns = 0
    most = 5

    def cut(self, _):
        self.player.answer("Return")

    def step(self, *keys):
        """The card that is come to, or None at the end of a row, where nothing is spoken."""
        self.player.key(*keys)
        try:
            return PACK.card_of(wait_until(lambda: next((found[1] for found in (re.search(CARD, line) for line in self.player.heard()) if found), None),
                                           1.5, "a card"))
        except Trouble:
            return None

    def choose(self, card):
        """With the arrows, through the upper row and then the lower one, until it is heard; and again, where the words were slow
        to follow."""
        player = self.player
        here = PACK.card_of([found[1] for found in (re.search(CARD, line) for line in player.orca.lines()) if found][-1])
        for start in ((), ("Home",), ("Home", "Down"), ("Home",), ("Home", "Down")):
            for key in start:
                here = self.step(key) or here
            for _ in range(20):
                if here == card:
                    player.key("space")
                    player.hears("^spuntata")
                    return
                here = self.step("Right")
                if not here:
                    break
        raise Trouble(f"{card} is not come to; spoken: {player.orca.lines()[-50:]}")

    def turn(self, found):
        player = self.player
        hand = PACK.cards_of(found["hand"])
        player.answer("q")
        hand.append(PACK.card_of(player.hears(words("drew"))[1]))
        player.hears(CARD)
        laid = True
        while laid:
            laid = next((slots for slots in melds([card.ljust(2) for card in hand]) if len(hand) - len(slots) > 1), None)
            if laid:
                self.lay([hand[slot] for slot in laid])
                hand = [card for slot, card in enumerate(hand) if slot not in laid]
        # The one that was drawn lies apart, behind all others; a wild card is kept.
        thrown = self.step("End") or hand[-1]
        if thrown[0] in "X2":
            thrown = max(hand, key=lambda card: (card[0] not in "X2", POINTS[card[0]]))
            self.choose(thrown)
        else:
            player.key("space")
            player.hears("^spuntata")
        player.answer("s")
        told = player.hears(words("discarded"))[1]
        if PACK.card_of(told) != thrown:
            raise Trouble(f"\"{told}\" of {thrown}")
        self.turns += 1
        return self.turns == self.most

    def lay(self, cards):
        for card in cards:
            self.choose(card)
        told = self.player.hears(words("offer"))[1]
        self.player.answer("Return")
        if self.player.hears(words("laid"))[1] not in told:
            raise Trouble(f"\"{told}\" of {cards}")

    def counted(self):
        self.player.hears(words("goes out"), 0)
        self.player.hears("(?:notifica )?Tu: .* in questa smazzata", 0)

    questions = {
        r"Tagli tu il mazzo": cut,
        words("turn"): turn,
    }


if __name__ == "__main__":
    spoken.main(Pinale)
