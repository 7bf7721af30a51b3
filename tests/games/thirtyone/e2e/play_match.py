#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chooses Thirty-One on the start page of the game's window and plays a match of it to the end, half with the mouse and
half with the keys.

    play_match.py BINARY OUTDIR [SEATS [LANGUAGE [WIDTHxHEIGHT]]]    usually 3 seats, English, 1280x800

A picture of each page and moment comes into OUTDIR, the last one of a failure as failure.png.
"""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "e2e"))

import short_match
from desk import LOOK_SECONDS, Trouble

POINTS = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10}


def worth(cards):
    """The most that they count in one suit."""
    return max(sum(POINTS.get(rank) or int(rank) for rank, suit in cards if suit == each) for each in "CDHS")


def best_without_one(cards):
    """The place of the card that the others miss least, and what they are worth."""
    return max(((worth(cards[:i] + cards[i + 1:]), i) for i in range(len(cards))), key=lambda found: found[0])


class Match(short_match.ShortMatch):
    name = "thirtyone"
    usual_seats = 4
    chapters = ("short",)

    def choices(self):
        return {"Turn": self.turn, "Draw": self.discard}

    def turn(self, state):
        """By turns the ticket, the key, and a press on the pile itself."""
        self.turns += 1
        last = self.game.sees("action_stay")
        self.picture("last-turn" if last else "turn")
        hand, top = state["hand"], state["open"][-1]
        if self.turns == 1:
            self.refused(state)
        if not last and worth(hand) >= 25:
            self.press("knock", "k")
        elif worth(hand) < best_without_one([*hand, top])[0]:
            self.take_from("discards", "take", "w")
        else:
            self.take_from("stock", "draw", "q")

    def take_from(self, pile, ticket, key):
        if self.turns % 3 == 0:
            time.sleep(LOOK_SECONDS)
            self.game.click(pile)
        else:
            self.press(ticket, key)

    def refused(self, state):
        """No card is chosen before one was drawn or taken, and the reason is said."""
        self.game.key("1")
        told = self.game.until(lambda now: now["refused"] != "", "the reason of a refusal")
        if told["hand"] != state["hand"] or told["handSelection"]:
            raise Trouble("what was refused changed the table")

    def discard(self, state):
        """A card of the four goes; the first time after another was chosen."""
        if len(state["hand"]) != 4:
            raise Trouble(f"{len(state['hand'])} cards to discard from")
        place = best_without_one(state["hand"])[1]
        barred = "taken" in state["tag"] or state["barred"] == [3]
        if barred and place == 3:
            place = 0
        if "another" not in self.moments:
            other = (place + 1) % 3
            self.game.key("1234"[other])
            self.game.until(lambda now: now["handSelection"] == 1 << other, "a card to be chosen")
            self.picture("another")
        self.game.key("1234"[place])
        self.game.until(lambda now: now["handSelection"] == 1 << place, "the card to discard")
        self.picture("chosen")
        if self.turns % 4 == 1 and "dragged" not in self.moments:
            self.moments.add("dragged")
            self.game.key("Escape")
            self.game.until(lambda now: not now["handSelection"], "the choice to be taken back")
            self.game.drag(self.middle(f"hand{place}"), self.middle("discards"))
        else:
            self.press("discard", "Return")

    def middle(self, thing):
        x, y, width, height = self.game.at_rest(thing)
        return x + width // 2, y + height // 2


if __name__ == "__main__":
    short_match.main(Match)
