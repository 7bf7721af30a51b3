#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chooses Knock! on the start page of the game's window and plays a match of it to the end, half with the mouse and half with
the keys.

    play_match.py BINARY OUTDIR [SEATS [LANGUAGE [WIDTHxHEIGHT]]]    always 4 seats, usually English, 1280x800

A picture of each page and moment comes into OUTDIR, the last one of a failure as failure.png.
"""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "e2e"))

import short_match
from desk import LOOK_SECONDS, Trouble, letter

RANKS = "789TJHQK"
HANDS = 4  # deals in a match


def weight(card):
    """Low cards first: what a hurried player throws away."""
    return {"00": 40, "01": 30}.get(card, 20 + int(card)) if card.isdigit() else RANKS.index(card[0])


class Match(short_match.ShortMatch):
    name = "knock"
    seats = usual_seats = 4
    moments_needed = {"discard", "request", "play", "refused", "signals", "signal", "last-trick", "Showdown", "Over"}
    chapters = ("short", "deal", "turn", "signals", "trumps", "showdown", "house", "words", "keys")

    def __init__(self, game, prefix):
        super().__init__(game, prefix)
        self.signals = 0

    def choices(self):
        return {"Turn": self.turn}

    def turn(self, state):
        self.turns += 1
        if self.game.sees("action_discard"):
            self.discard(state)
        elif self.game.sees("action_play"):
            self.card(state)
        elif self.game.sees("action_silent"):
            self.request()
        else:
            raise Trouble(f"nothing to press: {state['items']}")

    def take(self, slot, state):
        """Chooses a card of the hand, by the mouse or by the keys that go to it."""
        chosen = state["handSelection"] | 1 << slot
        if self.turns % 2:
            self.point(slot)
        else:
            self.go_to(slot, state["hand"])
            self.game.key("space")
        return self.game.until(lambda now: now["handSelection"] == chosen, f"card {slot} to be chosen")

    def point(self, slot):
        """At what shows of a card in the fan: its left edge."""
        x, y, width, height = self.game.state["items"][f"hand{slot}"]
        self.game.screen.do("mousemove", self.game.corner[0] + x + width // 7, self.game.corner[1] + y + height // 2, "click", 1)

    def go_to(self, slot, hand):
        """By the letter of its suit, and with arrows from there."""
        self.game.key(letter(hand[slot]))
        time.sleep(LOOK_SECONDS / 2)  # it may have been on such a card before
        first = self.game.until(lambda now: now["focus"].startswith("hand")
                                and letter(now["hand"][int(now["focus"][len("hand"):])]) == letter(hand[slot]), "the focus on a card of that suit")
        at = int(first["focus"][len("hand"):])
        while at != slot:
            step = 1 if at < slot else -1
            at += step
            self.game.key("Right" if step > 0 else "Left")
            self.game.until(lambda now: now["focus"] == f"hand{at}", f"the focus on card {at}")

    def discard(self, state):
        """The lowest two that may be laid away."""
        if len(state["hand"]) != 15:
            raise Trouble(f"{len(state['hand'])} cards of the dealer")
        self.picture("discard")
        self.refuse(state, "refused-discard")
        free = sorted(set(range(15)) - set(state["barred"]), key=lambda slot: weight(state["hand"][slot]))
        for slot in sorted(free[:2]):
            state = self.take(slot, state)
            time.sleep(LOOK_SECONDS)  # the others close up
        self.picture("laid")
        self.press_now("discard", "Return", self.turns % 2)

    def refuse(self, state, moment):
        """What may not be chosen says why."""
        if moment in self.moments or not state["barred"]:
            return
        self.point(state["barred"][0])
        self.game.until(lambda now: now["refused"] != "", "the reason of a refusal")
        self.picture(moment)

    def card(self, state):
        if state["barred"]:
            self.refuse(state, "refused")
        self.picture("play" if " · " in state["notice"] else "lead")
        if self.turns > 6:
            self.last_trick()
        free = sorted(set(range(len(state["hand"]))) - set(state["barred"]), key=lambda slot: weight(state["hand"][slot]))
        self.take(free[0], self.game.until(lambda now: now["yourTurn"], "to be on turn"))
        sayings = [item for item in self.game["items"] if item.startswith("saying_")]
        if sayings:
            self.picture("signals")
            self.need_clear(sayings, f"hand{free[0]}")
            self.signals += 1
            if self.signals % 2:
                self.game.key("1")
            else:
                self.game.click(sayings[-1])
            self.picture("signal")
        else:
            self.press_now("play", "Return", self.turns % 2)

    def need_clear(self, sayings, card):
        """The signals hide no seat, nothing that is pressed and not the card that they go with."""
        items = self.game["items"]
        for name, (x, y, width, height) in items.items():
            if name != card and not name.startswith(("seat", "action_")) and not name.endswith("Tab"):
                continue
            for one in sayings:
                left, top, across, down = items[one]
                if left < x + width and x < left + across and top < y + height and y < top + down:
                    raise Trouble(f"{one} at {items[one]} lies over {name} at {items[name]}")

    def last_trick(self):
        if "last-trick" in self.moments:
            return
        self.game.key("u")
        self.game.until_seen("trickClose")
        self.picture("last-trick")
        self.game.key("u")
        self.game.until_gone("trickClose")

    def request(self):
        """Bijou, Grand or nothing, by turns."""
        self.picture("request")
        wanted = [item for item in self.game["items"] if item.startswith("action_say")]
        if wanted and self.turns % 3:
            self.press_now(wanted[0][len("action_"):], "b" if wanted[0].endswith("S20") else "g", self.turns % 2)
        else:
            self.press_now("silent", "Return", self.turns % 2)


if __name__ == "__main__":
    short_match.main(Match)
