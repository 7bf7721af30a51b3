# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A match of any game, chosen on the start page and played to the end, half with the mouse and half with the keys."""

import configparser
import os
import sys
import tempfile
import time
import traceback

from desk import LOOK_SECONDS, Game, Screen, Trouble, need_programs, wait_until

PASSING = ("FirstDealer", "Declaration")  # moments that pass by themselves


class ShortMatch:
    """A match at the table, with one pair of hands. A game says what it does at its own stages (`choices`)."""

    name = ""
    seats = 3
    usual_seats = 5
    moments_needed = {"Turn", "Draw", "Showdown", "Over"}
    chapters = ()
    settings = ""  # of the program, as its file has them

    def __init__(self, game, prefix):
        self.game = game
        self.prefix = prefix
        self.moments = set()
        self.turns = 0
        self.skips = 0
        self.hurried = False  # who is out watches the rest fast

    def choices(self):
        """What is done at each stage: a function of the state."""
        return {}

    def arrange(self):
        """What is chosen on the New match page besides the seats."""

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

    def play(self):
        game = self.game
        choices = self.choices()
        while True:
            state = game.until(for_person, "something to do", 90)
            stage = state["stage"]
            time.sleep(LOOK_SECONDS)
            self.picture("watching" if state["watching"] and stage != "Over" else stage)
            if stage == "Over":
                return
            before = as_asked(state)
            if stage in PASSING:
                self.skip()
            elif stage == "Showdown":
                self.press("next", "Return")
            elif state["watching"]:
                # It may be over before anybody could watch it faster.
                if not self.hurried:
                    game.until(lambda now: game.sees("action_fast") or now["stage"] == "Over" or now["yourTurn"], "to watch the others")
                if not self.hurried and game.sees("action_fast"):
                    self.hurried = True
                    game.key("Return")
                game.until(lambda now: now["stage"] == "Over" or now["yourTurn"], "the others to play to the end", 180)
                continue
            elif stage == "Cut":
                self.press("cut", "Return")
            else:
                choices[stage](state)
            game.until(lambda now: as_asked(now) != before, f"the table to go on after {stage}", 40)


def for_person(state):
    return state["stage"] in PASSING + ("Showdown", "Over") or state["watching"] or state["yourTurn"]


def as_asked(state):
    return [state[key] for key in ("stage", "yourTurn", "watching", "deal", "hand", "open", "tokens", "notice")]


def setting(folder, group, key):
    file = configparser.ConfigParser()
    file.optionxform = str
    file.read(os.path.join(folder, "petrangola", "petrangola.conf"))
    return file.get(group, key, fallback=None)


def sit_down(match, seats, config):
    """From the start page by the shelf of games to the table."""
    game = match.game
    game.until_seen("menu_new")
    game.click("menu_games")
    game.until_seen("shelf_" + match.name)
    game.click("shelf_" + match.name)
    game.click("shelf_play")
    wait_until(lambda: setting(config, "newMatch", "game") == match.name, 10, "the game to be kept")
    game.until_seen("setup_game_" + match.name)
    now = match.usual_seats
    while now != seats:
        game.click("setup_seats_plus" if now < seats else "setup_seats_minus")
        now += 1 if now < seats else -1
        wait_until(lambda: setting(config, "table-" + match.name, "seats") == str(now), 10, "the number of seats")
    match.arrange()
    time.sleep(LOOK_SECONDS)
    match.picture("setup")
    game.click("setup_start")
    game.until_seen("match")


def run(kind, binary, outdir, seats, language, size):
    width, height = size
    with tempfile.TemporaryDirectory() as config, Screen(outdir, width, height) as screen:
        folder = os.path.join(config, "petrangola")
        os.makedirs(folder)
        with open(os.path.join(folder, "petrangola.conf"), "w", encoding="utf-8") as file:
            file.write(f"[General]\nversion=1\nlanguage={language}\nguidesSeen=petrangola, mambassa, thirtyone, stopthebus, knock, pinale\npace=3\nmotion=false\n"
                       f"windowSize=@Size({width} {height})\n{kind.settings}")
        with Game(binary, screen, config) as game:
            match = kind(game, f"{kind.name}-{width}x{height}-{seats}-{language}")
            sit_down(match, seats, config)
            match.play()
            if not match.moments_needed <= match.moments:
                raise Trouble(f"not seen: {sorted(match.moments_needed - match.moments)}")
            game.key("F1")
            game.until_seen("rules_short")
            for chapter in match.chapters:
                game.click("rules_" + chapter)
                time.sleep(0.4)
                match.picture("rules-" + chapter)
            game.key("ctrl+q")
            game.ended()
            if game.complaints():
                raise Trouble("\n".join(game.complaints()))


def main(kind):
    if not 3 <= len(sys.argv) <= 6:
        sys.exit(sys.modules["__main__"].__doc__)
    need_programs()
    binary, outdir = sys.argv[1:3]
    seats = int(sys.argv[3]) if len(sys.argv) > 3 else kind.seats
    language = sys.argv[4] if len(sys.argv) > 4 else "en"
    size = tuple(int(number) for number in (sys.argv[5] if len(sys.argv) > 5 else "1280x800").split("x"))
    try:
        run(kind, binary, outdir, seats, language, size)
    except Trouble:
        traceback.print_exc()
        sys.exit(1)
