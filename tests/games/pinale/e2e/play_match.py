#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chooses Pinale on the start page of the game's window and plays a match of four hands to the end, half with the mouse and
half with the keys: by what lies in the hand, and in some turns by the hint.

    play_match.py BINARY OUTDIR [SEATS [LANGUAGE [WIDTHxHEIGHT]]]    usually 4 seats, English, 1280x800

A picture of each page and moment comes into OUTDIR, the last one of a failure as failure.png.
"""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "e2e"))

import short_match
from desk import LOOK_SECONDS, Trouble

RANKS = "A3456789TJQK"
POINTS = {"A": 15, "2": 20, "X": 25, **{rank: 5 for rank in "3456"}, **{rank: 10 for rank in "789TJQK"}}


def melds(hand):
    """Places of the cards of plain groups and runs that lie in the hand."""
    plain = [(slot, card) for slot, card in enumerate(hand) if card[0] in RANKS]
    for rank in RANKS:
        suits = {}
        for slot, card in plain:
            if card[0] == rank:
                suits.setdefault(card[1], slot)
        if len(suits) >= 3:
            yield sorted(suits.values())
    for suit in "CDHS":
        run = []
        for rank in RANKS:
            slot = next((slot for slot, card in plain if card == rank + suit), None)
            if slot is None:
                run = []
                continue
            run.append(slot)
            if len(run) == 4:
                yield run


class Match(short_match.ShortMatch):
    name = "pinale"
    seats = 4          # of four somebody is soon out
    usual_seats = 2
    moments_needed = {"draw", "lay", "laid", "back", "discard", "hint", "hinted", "Showdown", "Over"}
    settings = "[table-pinale]\nend=hands4\n"

    def choices(self):
        return {"Turn": self.turn}

    def turn(self, state):
        self.turns += 1
        state = self.game.until(lambda now: "action_draw" in now["items"] or "action_discard" in now["items"] or now["stage"] != "Turn", "something to press")
        if state["stage"] != "Turn":                          # the deal has ended meanwhile
            return None
        if "action_draw" in state["items"]:
            return self.draw()
        # Something has to be laid by hand before a hint takes what there is.
        if self.turns % 3 == 0 and ("laid" in self.moments or next(melds(state["hand"]), None) is None):
            return self.by_hint()
        for slots in melds(state["hand"]):
            if len(state["hand"]) - len(slots) < 2:
                break
            self.lay(slots)
            state = self.game.until(lambda now: now["yourTurn"], "to be on turn")
            break
        return self.discard(state)

    def draw(self):
        self.picture("draw")
        held = len(self.game["hand"])
        drawn = lambda now: len(now["hand"]) == held + 1 or now["stage"] != "Turn"
        # A press in the first instant of a turn is held back, as it may have been meant for something else.
        for seconds in (2, 15):
            if self.turns % 2:
                self.game.click("stock")
            else:
                self.game.key("q")
            try:
                return self.game.until(drawn, "a card to be drawn", seconds)
            except Trouble:
                if seconds > 2:
                    raise

    def choose(self, slot):
        chosen = self.game["handSelection"] | 1 << slot
        # The focus comes to the hand with the turn, be it just after a card was gone to.
        for seconds in (3, 15):
            self.touch(slot)
            try:
                return self.game.until(lambda now: now["handSelection"] == chosen, f"card {slot} to be chosen", seconds)
            except Trouble:
                if seconds > 3 or self.game["handSelection"] & 1 << slot:
                    raise

    def touch(self, slot):
        if self.turns % 2:
            self.game.at_rest(f"hand{slot}")                  # what is left of a hand closes up
            x, y, width, height = self.game.state["items"][f"hand{slot}"]
            self.game.screen.do("mousemove", self.game.corner[0] + x + width // 4, self.game.corner[1] + y + height // 6, "click", 1)
        else:
            self.go_to(slot)
            self.game.key("space")

    def go_to(self, slot):
        """With the arrows of a hand in two rows: to its first card, and on from there."""
        for _ in range(8):                                    # from part to part of the table
            if self.game["focus"].startswith("hand"):
                break
            self.step("F6")
        self.game.until(lambda now: now["focus"].startswith("hand"), "the focus in the hand")
        # The upper row, then the lower one from its first card on; and again, where the window was slow to follow.
        for start in 2 * (("Home",), ("Home", "Down", "Left")):
            for key in start:
                self.step(key)
            for _ in range(len(self.game["hand"])):
                if self.game["focus"] == f"hand{slot}":
                    return
                if not self.step("Right"):
                    break
        raise Trouble(f"no way by arrows to card {slot}: {self.game.told()}")

    def step(self, key):
        """Says whether it has led anywhere."""
        at = self.game["focus"]
        self.game.key(key)
        try:
            self.game.until(lambda now: now["focus"] != at, "the focus on another card", 1.5)
            return True
        except Trouble:
            return False

    def lay(self, slots):
        for slot in slots:
            self.choose(slot)
        self.picture("lay")
        held = len(self.game["hand"])
        self.press_now("lay", "Return", self.turns % 2)
        self.game.until(lambda now: len(now["hand"]) < held, "the meld to be laid")
        self.picture("laid")
        if "back" not in self.moments:
            time.sleep(LOOK_SECONDS)
            self.press_now("back", "ctrl+z", False)
            state = self.game.until(lambda now: len(now["hand"]) == held, "the meld to be taken back")
            self.picture("back")
            for slot in next(melds(state["hand"])):
                self.choose(slot)
            self.press_now("lay", "Return", self.turns % 2)
            self.game.until(lambda now: len(now["hand"]) < held, "the meld to be laid again")

    def discard(self, state):
        """The dearest card that is no wild one."""
        slots = sorted(range(len(state["hand"])), key=lambda slot: (state["hand"][slot][0] in "X2", -POINTS[state["hand"][slot][0]]))
        self.choose(slots[0])
        time.sleep(LOOK_SECONDS)
        self.picture("discard")
        self.press_now("discard", "s", self.turns % 2)

    def by_hint(self):
        """The first of its rows is taken up, and its discard made."""
        game = self.game
        game.key("h")
        game.until_seen("hint0")
        self.picture("hint")
        time.sleep(LOOK_SECONDS)
        for _ in range(3):                                    # on a slow machine the slip still moves as the figures come
            game.click("hint0")
            try:
                game.until(lambda now: now["handSelection"] != 0, "the discard of the hint to be chosen", 5)
                break
            except Trouble:
                continue
        else:
            raise Trouble("the first row of the hint was not taken up")
        time.sleep(LOOK_SECONDS)
        self.picture("hinted")
        self.press_now("discard", "s", self.turns % 3)


if __name__ == "__main__":
    short_match.main(Match)
