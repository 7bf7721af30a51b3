#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chooses Mambassa on the start page of the game's window and plays a match of it to the end, half with the mouse and half
with the keys.

    play_match.py BINARY OUTDIR [SEATS [LANGUAGE [WIDTHxHEIGHT]]]    usually 3 seats, English, 1280x800

A picture of each page and moment comes into OUTDIR, the last one of a failure as failure.png.
"""

import configparser
import os
import sys
import tempfile
import time
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "e2e"))

from desk import LOOK_SECONDS, Game, Screen, Trouble, need_programs, wait_until

HAND_KEYS = "1234"
MONTE_KEYS = "qwer"
MOMENTS_NEEDED = {"Turn", "Draw", "Showdown", "Over"}


class Match:
    """A match at the table, with one pair of hands."""

    def __init__(self, game, prefix):
        self.game = game
        self.prefix = prefix
        self.moments = set()
        self.turns = 0
        self.skips = 0

    def picture(self, moment):
        if moment not in self.moments:
            self.moments.add(moment)
            self.game.screen.picture(f"{self.prefix}-{len(self.moments):02}-{moment}")

    def press(self, action, key):
        """By turns the ticket and the key for it."""
        self.game.until_seen("action_" + action)
        time.sleep(LOOK_SECONDS)
        self.press_now(action, key, self.turns % 2)

    def press_now(self, action, key, mouse):
        if mouse:
            self.game.click_now("action_" + action)
        else:
            self.game.key(key)

    def skip(self):
        """A moment that passes by itself is skipped where it is still there."""
        if self.game.sees("action_skip"):
            self.skips += 1
            self.press_now("skip", "Return", self.skips % 2)

    def turn(self, state):
        """The first step: every other turn it is let pass, else a card of mine goes for one of the monte, after the
        choice was taken back once."""
        self.turns += 1
        if self.turns % 3 == 2:
            self.press("pass", "k")
            return
        for _ in range(2):
            self.game.key(HAND_KEYS[self.turns % 4], MONTE_KEYS[(self.turns + 1) % 4])
            self.game.until(lambda now: now["handSelection"] and now["monteSelection"], "a card of each to be chosen")
            self.picture("chosen")
            if self.turns == 1 and "back" not in self.moments:
                self.moments.add("back")
                self.game.key("Escape")
                self.game.until(lambda now: not now["handSelection"], "the choice to be taken back")
            else:
                break
        self.press("exchange", "Return")

    def draw(self, state):
        """The second step: a card under the stock, or none."""
        if self.turns % 3 == 2 and self.turns > 4:
            ticket = "knock" if self.game.sees("action_knock") else "stay"
            self.press(ticket, ticket[0])
            return
        self.game.key(HAND_KEYS[(self.turns + 2) % 4])
        self.game.until(lambda now: now["handSelection"], "the card to put away")
        self.picture("discard")
        self.press("draw", "d")

    def play(self):
        game = self.game
        while True:
            state = game.until(for_person, "something to do", 90)
            stage = state["stage"]
            time.sleep(LOOK_SECONDS)
            self.picture("watching" if state["watching"] and stage != "Over" else stage)
            if stage == "Over":
                return
            before = as_asked(state)
            if stage in ("FirstDealer", "Declaration"):
                self.skip()
            elif stage == "Showdown":
                self.press("next", "Return")
            elif state["watching"]:
                game.until_seen("action_fast")
                game.key("Return")
                game.until(lambda now: now["stage"] == "Over", "the others to play to the end", 180)
                continue
            elif stage == "Cut":
                self.press("cut", "Return")
            elif stage == "DealersChoice":
                self.press("expose", "Return")
            elif stage == "Turn":
                self.turn(state)
            elif stage == "Draw":
                self.draw(state)
            game.until(lambda now: as_asked(now) != before, f"the table to go on after {stage}", 40)


def for_person(state):
    return state["stage"] in ("FirstDealer", "Declaration", "Showdown", "Over") or state["watching"] or state["yourTurn"]


def as_asked(state):
    return [state[key] for key in ("stage", "yourTurn", "watching", "deal", "hand", "monte", "tokens")]


def setting(folder, group, key):
    file = configparser.ConfigParser()
    file.optionxform = str
    file.read(os.path.join(folder, "petrangola", "petrangola.conf"))
    return file.get(group, key, fallback=None)


def run(binary, outdir, seats, language, size):
    width, height = size
    with tempfile.TemporaryDirectory() as config, Screen(outdir, width, height) as screen:
        folder = os.path.join(config, "petrangola")
        os.makedirs(folder)
        with open(os.path.join(folder, "petrangola.conf"), "w", encoding="utf-8") as file:
            file.write(f"[General]\nversion=1\nlanguage={language}\nguidesSeen=petrangola, mambassa\npace=3\nmotion=false\nwindowSize=@Size({width} {height})\n")
        with Game(binary, screen, config) as game:
            match = Match(game, f"mambassa-{width}x{height}-{seats}-{language}")
            game.until_seen("menu_new")
            game.click("menu_games")
            game.until_seen("shelf_mambassa")
            game.click("shelf_mambassa")
            game.click("shelf_play")
            wait_until(lambda: setting(config, "newMatch", "game") == "mambassa", 10, "the game to be kept")
            game.until_seen("setup_game_mambassa")
            now = 5
            while now != seats:
                game.click("setup_seats_plus" if now < seats else "setup_seats_minus")
                now += 1 if now < seats else -1
                wait_until(lambda: setting(config, "table-mambassa", "seats") == str(now), 10, "the number of seats")
            time.sleep(LOOK_SECONDS)
            match.picture("setup")
            game.click("setup_start")
            game.until_seen("match")
            match.play()
            if not MOMENTS_NEEDED <= match.moments:
                raise Trouble(f"not seen: {sorted(MOMENTS_NEEDED - match.moments)}")
            game.key("F1")
            game.until_seen("rules_short")
            for chapter in ("short", "cards", "deal", "turn", "ranking", "tokens", "words"):
                game.click("rules_" + chapter)
                time.sleep(0.4)
                match.picture("rules-" + chapter)
            game.key("ctrl+q")
            game.ended()
            if game.complaints():
                raise Trouble("\n".join(game.complaints()))


def main():
    if not 3 <= len(sys.argv) <= 6:
        sys.exit(__doc__)
    need_programs()
    binary, outdir = sys.argv[1:3]
    seats = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    language = sys.argv[4] if len(sys.argv) > 4 else "en"
    size = tuple(int(number) for number in (sys.argv[5] if len(sys.argv) > 5 else "1280x800").split("x"))
    try:
        run(binary, outdir, seats, language, size)
    except Trouble:
        traceback.print_exc()
        sys.exit(1)


if __name__ == "__main__":
    main()
