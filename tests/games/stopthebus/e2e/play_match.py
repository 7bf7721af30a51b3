#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chooses Stop the Bus on the start page of the game's window and plays a match of it to the end, half with the mouse and
half with the keys.

    play_match.py BINARY OUTDIR [SEATS [LANGUAGE [WIDTHxHEIGHT]]]    usually 3 seats, English, 1280x800

A picture of each page and moment comes into OUTDIR, the last one of a failure as failure.png.
"""

import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "e2e"))

import short_match
from desk import Trouble

HAND_KEYS = "123"
MONTE_KEYS = "qwe"
RANKS = "23456789TJQKA"


def worth(cards):
    """How good a hand is, as far as a hurried player sees it: its kind, and then its ranks."""
    ranks = sorted((RANKS.index(card[0]) for card in cards), reverse=True)
    alike = max(Counter(ranks).values())
    flush = len({card[1] for card in cards}) == 1
    run = ranks[0] - ranks[2] == 2 and alike == 1 or ranks == [12, 1, 0]
    kind = 5 if alike == 3 else 4 if run and flush else 3 if run else 2 if flush else alike - 1
    return kind, ranks


class Match(short_match.ShortMatch):
    name = "stopthebus"
    chapters = ("short", "deal", "turn", "ranking", "knock", "showdown", "house", "words")

    def choices(self):
        return {"Turn": self.turn, "Draw": self.stop}

    def best(self, state):
        """The places in hand and monte whose exchange makes the best hand."""
        hand, monte = state["hand"], state["open"]
        return max(((i, j) for i in range(3) for j in range(3)),
                   key=lambda way: worth([monte[way[1]] if i == way[0] else card for i, card in enumerate(hand)]))

    def turn(self, state):
        """An exchange; the first time after two of each were chosen, which is not possible."""
        self.turns += 1
        last = self.game.sees("action_stay")
        self.picture("last-turn" if last else "turn")
        if last and self.turns % 2:
            self.press("stay", "s")
            return
        if worth(state["open"]) > worth(state["hand"]) and "three" not in self.moments:
            self.picture("three")
            self.press("exchange3", "c")
            return
        if "two" not in self.moments:
            self.game.key("1", "2", "q", "w")
            self.game.until(lambda now: now["handSelection"] == 3 and now["openSelection"] == 3, "two of each to be chosen")
            self.picture("two")
            self.game.key("Return")
            self.game.until(lambda now: now["refused"] != "", "the reason of a refusal")
            self.game.key("Escape")
            self.game.until(lambda now: not now["handSelection"], "the choice to be taken back")
        give, take = self.best(state)
        self.game.key(HAND_KEYS[give], MONTE_KEYS[take])
        self.game.until(lambda now: now["handSelection"] == 1 << give and now["openSelection"] == 1 << take, "a card of each to be chosen")
        self.picture("chosen")
        if self.game.sees("action_exchangestop") and self.turns % 5 == 4:
            self.picture("at-once")
            self.press("exchangestop", "k")
        else:
            self.press("exchange", "Return")

    def stop(self, state):
        """The bus is stopped with a pair or more, from the second turn on; else it goes on."""
        if len(state["hand"]) != 3:
            raise Trouble(f"{len(state['hand'])} cards in hand")
        if self.turns > 1 and worth(state["hand"])[0] > 0:
            self.press("stop", "k")
        else:
            self.press("goon", "s")


if __name__ == "__main__":
    short_match.main(Match)
