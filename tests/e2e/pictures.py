#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes pictures of every page and of the table in every moment, for looking at them.

    pictures.py BINARY OUTDIR [--sizes 800x600 …] [--languages it …] [--seats 6 …] [--mambassa 5 …]
        [--thirtyone 4 …] [--stopthebus 4 …]
        [--fill-history PATH] [--only NAME …]

The pictures are named by size, language and what they show: 800x600-it-turn-24.png. A size of 1280x800@150 is one with
text of 150 percent.
"""

import argparse
import contextlib
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

from desk import LOOK_SECONDS, Game, Screen, need_programs

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "scenes"))
import make  # noqa: E402

STEADY_SECONDS = 0.7
PAGES = ("start", "games", "lessons", "deals", "evening", "setup", "settings", "about", "rules", "feats", "handover")  # what the names of pictures beside the table begin with
SIZES = ("800x600", "1280x800", "1920x1080", "800x1280")  # the last as a tablet is held upright
LANGUAGES = ("en", "it")
HISTORY = 60  # matches in the ledger that is full
SEATS = (2, 6, 12, 24)
MAMBASSA_SEATS = (2, 5, 8)
THIRTYONE_SEATS = (2, 4, 7)
STOPTHEBUS_SEATS = (2, 4, 7)


class Step(NamedTuple):
    """Keys pressed at the table, what is awaited then, and the picture's name; none where the step only leads on."""
    keys: tuple
    awaited: object  # of the state that the table tells
    name: str = ""


# What is done at the table of a moment once its own picture was taken. The number of seats is added to the names.
STEPS = {
    "turn": (
        Step(("h",), lambda now: "hint1" in now["items"], "hint"),
        Step(("Escape",), lambda now: "hint1" not in now["items"]),
        Step(("1", "q"), lambda now: now["openSelection"] == 1, "chosen"),
        Step(("s",), lambda now: now["refused"], "refused"),
    ),
}
# The same at a table of Mambassa.
MAMBASSA_STEPS = {
    "turn": (
        Step(("h",), lambda now: "hint1" in now["items"], "hint"),
        Step(("Escape",), lambda now: "hint1" not in now["items"]),
        Step(("1", "q"), lambda now: now["openSelection"] == 1, "chosen"),
    ),
    "draw": (
        Step(("h",), lambda now: "hint1" in now["items"], "draw-hint"),
        Step(("Escape",), lambda now: "hint1" not in now["items"]),
        Step(("3",), lambda now: now["handSelection"] == 4, "draw-chosen"),
    ),
}
# The same at a table of Thirty-One.
THIRTYONE_STEPS = {
    "turn": (
        Step(("h",), lambda now: "hint1" in now["items"], "hint"),
        Step(("Escape",), lambda now: "hint1" not in now["items"]),
        Step(("u",), lambda now: True, "pile"),
        Step(("u",), lambda now: True),
        Step(("1",), lambda now: now["refused"], "refused"),
    ),
    "discard": (
        Step(("h",), lambda now: "hint1" in now["items"], "discard-hint"),
        Step(("Escape",), lambda now: "hint1" not in now["items"]),
        Step(("3",), lambda now: now["handSelection"] == 4, "discard-chosen"),
    ),
    "widowturn": (
        Step(("h",), lambda now: "hint1" in now["items"], "widow-hint"),
        Step(("Escape",), lambda now: "hint1" not in now["items"]),
        Step(("3", "e"), lambda now: now["handSelection"] == 4, "widow-chosen"),
        Step(("2", "r"), lambda now: now["handSelection"] == 6, "widow-unseen"),
    ),
    "betoffer": (
        Step(("b",), lambda now: "betWith" in now["items"], "bet-draft"),
    ),
    "betout": (
        Step(("b",), lambda now: "betWith" in now["items"], "bet-out-draft"),
    ),
    "betturn": (
        Step(("b",), lambda now: "betsSlip" in now["items"], "bet-slip"),
    ),
}
# The same at a table of Stop the Bus.
STOPTHEBUS_STEPS = {
    "turn": (
        Step(("h",), lambda now: "hint1" in now["items"], "hint"),
        Step(("Escape",), lambda now: "hint1" not in now["items"]),
        Step(("3", "q"), lambda now: now["openSelection"] == 1, "chosen"),
        Step(("2", "w"), lambda now: now["openSelection"] == 3, "two"),
        Step(("s",), lambda now: now["refused"], "refused"),
    ),
    "stop": (
        Step(("h",), lambda now: "hint1" in now["items"], "stop-hint"),
        Step(("Escape",), lambda now: "hint1" not in now["items"]),
    ),
}
# The same at a table of Knock!
KNOCK_STEPS = {
    "discard": (
        Step(("h",), lambda now: "hint1" in now["items"], "discard-hint"),
        Step(("Escape",), lambda now: "hint1" not in now["items"]),
        Step(("c", "c", "space"), lambda now: now["handSelection"] == 2),
        Step(("Right", "Right", "space"), lambda now: now["handSelection"] == 10, "discard-laid"),
    ),
    "lead": (
        Step(("h",), lambda now: "hint1" in now["items"], "lead-hint"),
        Step(("Escape",), lambda now: "hint1" not in now["items"]),
        Step(("u",), lambda now: "trickClose" in now["items"], "last-trick"),
        Step(("u",), lambda now: "trickClose" not in now["items"]),
        Step(("c", "space"), lambda now: now["handSelection"] == 1, "signals"),
    ),
    "turn": (
        Step(("h",), lambda now: "hint1" in now["items"], "hint"),
        Step(("Escape",), lambda now: "hint1" not in now["items"]),
        Step(("d", "space"), lambda now: now["handSelection"] == 4, "chosen"),
        Step(("Escape", "c", "space"), lambda now: now["refused"], "refused"),
    ),
}
# The same at a table of Pinale: the nine of hearts goes to a run, and the queens are two ways.
PINALE_STEPS = {
    "draw": (
        Step(("h",), lambda now: "hint0" in now["items"], "draw-hint"),
        Step(("Escape",), lambda now: "hint0" not in now["items"]),
    ),
    "turn": (
        Step(("o",), lambda now: True, "by-rank"),
        Step(("h",), lambda now: "hint1" in now["items"], "hint"),
        Step(("Return",), lambda now: now["handSelection"] and "action_back" in now["items"], "hint-laid"),
    ),
}
# The same at the table of six only; these names stand alone.
STEPS_AT_SIX = {
    "turn": (
        Step(("l",), lambda now: "logClose" in now["items"], "log"),
        Step(("Escape",), lambda now: "logClose" not in now["items"]),
        Step(("Escape",), lambda now: now["openSelection"] == 0),
        Step(("Escape",), lambda now: "menu_leave" in now["items"], "menu"),
    ),
}


def measures(size):
    """Width, height and size of text of 1280x800@150, where the last need not be told."""
    window, _, text = size.partition("@")
    width, height = map(int, window.split("x"))
    return width, height, int(text or 100)


class Album:
    def __init__(self, binary, screen, size, language, only):
        self.binary = binary
        self.screen = screen
        self.size = size
        self.language = language
        self.only = only
        self.config = tempfile.TemporaryDirectory()
        self.settings(self.config.name, "seats=6\n")

    def settings(self, config, table):
        """Written into that folder, with these lines about the table; the folder."""
        folder = os.path.join(config, "petrangola")
        os.makedirs(folder)
        width, height, text = measures(self.size)
        with open(os.path.join(folder, "petrangola.conf"), "w", encoding="utf-8") as file:
            file.write(f"[General]\nversion=1\nlanguage={self.language}\nmotion=false\npace=0\n"
                       f"textSize={text}\nwindowSize=@Size({width} {height})\n\n[table]\n{table}")
        return config

    def wants(self, name):
        return not self.only or any(name.startswith(wanted) for wanted in self.only)

    def game(self, *arguments):
        return Game(self.binary, self.screen, self.config.name, *arguments)

    def take(self, game, name):
        """Once it looks the same for a while: pictures on the cards come when they are ready."""
        if not self.wants(name):
            return
        path = os.path.join(self.screen.pictures, f"{self.size}-{self.language}-{name}.png")
        last, since = None, 0
        end = time.monotonic() + 10
        while time.monotonic() < end:
            subprocess.run(["import", "-silent", "-window", game.window, "-define", "png:exclude-chunks=date,time", path],
                           env=self.screen.environment(), check=True, timeout=30)
            with open(path, "rb") as file:
                look = hashlib.sha256(file.read()).digest()
            if look != last:
                last, since = look, time.monotonic()
            elif time.monotonic() - since > STEADY_SECONDS:
                return

    def complain(self, game, name):
        for line in game.complaints():
            print(f"{self.size} {self.language} {name}: {line}")

    def pages(self):
        with self.game() as game:
            game.until_seen("menu_new")
            self.take(game, "start")
            for page in ("games", "lessons", "deals", "evening"):
                game.click(f"menu_{page}")
                game.until_seen(page)
                game.at_rest("back")
                self.take(game, page)
                game.key("Escape")
                game.until_seen("menu_new")
            game.key("ctrl+n")
            game.until_seen("setup_start")
            self.take(game, "setup")
            game.click("setup_presets")
            game.until_seen("preset_0")
            self.take(game, "setup-presets")
            game.key("Escape")
            game.until_gone("preset_0")
            game.click("setup_seat_1")
            game.until_seen("setup_level")
            self.take(game, "setup-guest")
            while not game.sees("setup_program"):
                game.click("setup_level_plus")
                time.sleep(LOOK_SECONDS)
            self.take(game, "setup-program")
            game.click("setup_program")
            game.until_seen("program_try")
            self.take(game, "setup-program-sheet")
            game.key("Escape")
            game.until_gone("program_try")
            game.tab_to("setup_showOnKnock")
            self.take(game, "setup-foot")
            game.tab_to("setup_seats")
            for seats in range(7, 25):
                game.key("Right")
                game.until_seen(f"setup_seat_{seats - 1}")
                if seats in (12, 24):
                    self.take(game, f"setup-{seats}")
            game.key("Escape")
            game.until_seen("menu_new")
            game.click("menu_settings")
            game.until_seen("settings_pace")
            self.take(game, "settings")
            game.tab_to("settings_full_screen")
            self.take(game, "settings-foot")
            game.tab_to("settings_keys")
            self.take(game, "settings-keys")
            game.key("Return")
            game.until_seen("keys_hands")
            self.take(game, "keys")
            game.tab_to("keys_k")
            game.key("Return")
            self.take(game, "keys-asked")
            game.key("Escape")
            game.tab_to("keys_-")
            self.take(game, "keys-foot")
            game.key("Escape")
            game.until_seen("settings_keys")
            game.tab_to("settings_text_size")
            self.take(game, "settings-reading")
            game.key("Escape")
            game.until_seen("menu_new")
            game.click("menu_about")
            game.until_seen("about")
            self.take(game, "about")
            game.key("Escape")
            game.until_seen("menu_new")
            game.key("F1")
            game.until_seen("rules_short")
            self.booklet(game)
            game.key("Escape")
            game.until_seen("menu_new")
            self.question(game)
            self.complain(game, "pages")

    def ledger(self, full):
        """The history and the statistics, empty and full; `full` is a folder with matches in it, or None."""
        for kind, data in (("empty", self.config.name), ("full", full)):
            if data is None:
                continue
            with Game(self.binary, self.screen, self.config.name, environment={"XDG_DATA_HOME": data}) as game:
                game.until_seen("menu_history")
                game.click("menu_history")
                game.until_seen("history")
                self.take(game, f"history-{kind}")
                game.click("history_in")
                game.until_seen("path_no")
                self.take(game, f"history-{kind}-files")
                game.key("Escape")
                game.until_gone("path_no")
                if kind == "full":
                    game.tab_to("history_list")
                    game.key("End", "Up")
                    self.take(game, "history-end")
                    game.key("Delete")
                    game.until_seen("confirm_yes")
                    self.take(game, "history-question")
                    game.key("Escape")
                    game.until_gone("confirm_yes")
                game.key("Escape")
                game.until_seen("menu_statistics")
                game.click("menu_statistics")
                game.until_seen("statistics")
                self.take(game, f"statistics-{kind}")
                if kind == "full":
                    game.tab_to("plot_losses")
                    game.key("Right", "Right", "Right")
                    self.take(game, "statistics-point")
                    game.tab_to("plot_knocks")
                    self.take(game, "statistics-foot")
                game.click("statistics_feats")
                game.until_seen("feats")
                self.take(game, f"feats-{kind}")
                if kind == "full":
                    game.click("feats_group_choice_thirtyone")
                    self.take(game, "feats-game")
                    game.key("Escape", "Escape")
                    game.until_seen("menu_new")
                    for page in ("start", "deals", "evening"):
                        if page != "start":
                            game.click(f"menu_{page}")
                            game.until_seen(page)
                            game.at_rest("back")
                        self.take(game, f"{page}-full")
                        game.key("Escape")
                        game.until_seen("menu_new")
                self.complain(game, f"ledger {kind}")

    def handover(self):
        """Two people at the table, and the screen is to be passed on."""
        with (tempfile.TemporaryDirectory() as config,
              Game(self.binary, self.screen, self.settings(config, "seats=2\nseat\\1\\name=Ada\nseat\\2\\person=true\nseat\\2\\name=Nadia\n"
                                                           "seat\\size=24\n")) as game):
            game.until_seen("menu_new")
            game.key("ctrl+n")
            game.until_seen("setup_start")
            self.take(game, "setup-person")
            game.click("setup_start")
            game.until(lambda now: "confirm_yes" in now["items"] or "match" in now["items"], "the table")
            if game.sees("confirm_yes"):
                game.click("confirm_yes")
            end = time.monotonic() + 60
            while not game.sees("handover") and time.monotonic() < end:
                time.sleep(LOOK_SECONDS)
                if game["yourTurn"]:
                    game.key("k" if game["stage"] == "Turn" else "Return")
            self.take(game, "handover")
            self.complain(game, "handover")

    def guide(self, name):
        """The first words of a game's coach, and those about one's own turn and what follows it."""
        to_draw = {"mambassa": "action_pass", "thirtyone": "action_draw", "stopthebus": "action_exchange3"}  # what leads to the second step of a turn
        with self.game("--game", name) as game:
            game.until_seen("setup_start")
            game.key("Escape")
            game.until_seen("first_time_" + name)
            game.click("first_time_" + name)
            game.until_seen("match")
            self.take(game, f"guide-{name}")
            for stage in ("Turn", "Draw") if name in to_draw else ("Turn",):
                if stage == "Draw" and game["stage"] != stage: # Enter may have been that already
                    game.click(to_draw[name])
                end = time.monotonic() + 60
                while not (game["stage"] == stage and game["yourTurn"]) and time.monotonic() < end:
                    time.sleep(0.6)
                    game.key("Return")
                self.take(game, f"guide-{name}-{stage.lower()}")
            self.complain(game, f"guide {name}")

    def question(self, game):
        """A match is on the table, and the program is to be closed."""
        game.key("ctrl+n")
        game.until_seen("setup_start")
        game.click("setup_start")
        game.until_seen("match")
        game.key("ctrl+n")
        game.until_seen("setup_start")
        game.click("setup_start")
        game.until_seen("confirm_yes")
        self.take(game, "question")
        game.key("Escape")
        game.until_gone("confirm_yes")
        game.key("Escape")
        game.until_seen("match")
        game.key("Escape")
        game.click("menu_start")
        game.until_seen("menu_continue")
        self.take(game, "start-continue")

    def booklet(self, game):
        """From the first page to the last."""
        game.key("Home")
        for page in range(1, 60):
            game.at_rest("rules")
            self.take(game, f"rules-{page:02}")
            if not game.sees("rules_next"):
                return
            game.click("rules_next")

    def table(self, seats):
        for moment in make.MOMENTS:
            with self.scene(f"{moment}-{seats}", make.scene(moment, seats)) as game:
                if game:
                    self.walk(game, STEPS.get(moment, ()), "", f"-{seats}")
                    if seats == 6:
                        self.walk(game, STEPS_AT_SIX.get(moment, ()))

    def mambassa(self, seats):
        for moment in make.MAMBASSA_MOMENTS:
            with self.scene(f"mambassa-{moment}-{seats}", make.mambassa(moment, seats)) as game:
                if game:
                    self.walk(game, MAMBASSA_STEPS.get(moment, ()), "mambassa-", f"-{seats}")

    def thirtyone(self, seats):
        for moment in make.THIRTYONE_MOMENTS:
            if moment == "betout" and seats == 2:  # nobody is left to bet with
                continue
            with self.scene(f"thirtyone-{moment}-{seats}", make.thirtyone(moment, seats)) as game:
                if game:
                    self.walk(game, THIRTYONE_STEPS.get(moment, ()), "thirtyone-", f"-{seats}")

    def stopthebus(self, seats):
        for moment in make.STOPTHEBUS_MOMENTS:
            with self.scene(f"stopthebus-{moment}-{seats}", make.stopthebus(moment, seats)) as game:
                if game:
                    self.walk(game, STOPTHEBUS_STEPS.get(moment, ()), "stopthebus-", f"-{seats}")

    def knock(self):
        for moment in make.KNOCK_MOMENTS:
            with self.scene(f"knock-{moment}-4", make.knock(moment)) as game:
                if game:
                    self.walk(game, KNOCK_STEPS.get(moment, ()), "knock-", "-4")

    def pinale(self):
        for moment in make.PINALE_MOMENTS:
            for seats, pairs in make.PINALE_TABLES:
                table = "pairs" if pairs else str(seats)
                with self.scene(f"pinale-{moment}-{table}", make.pinale(moment, seats, pairs)) as game:
                    if game:
                        self.walk(game, PINALE_STEPS.get(moment, ()), "pinale-", f"-{table}")

    @contextlib.contextmanager
    def scene(self, name, made):
        """The game at that table, its picture taken; none where that is not wanted."""
        if not self.wants(name):
            yield None
            return
        path = os.path.join(self.config.name, "scene.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(made, file)
        with self.game("--scene", path) as game:
            game.until_seen("match")
            self.take(game, name)
            yield game
            self.complain(game, name)

    def walk(self, game, steps, beginning="", ending=""):
        for step in steps:
            for key in step.keys:
                game.key(key)
            game.until(step.awaited, step.name or "to be led on by " + " ".join(step.keys))
            if step.name:
                self.take(game, beginning + step.name + ending)

    def review(self):
        """The moves of a deal that was played on purpose as nobody should."""
        with self.game("--game", "petrangola", "--seed", "5" * 64) as game:
            game.until_seen("setup_start")
            game.click("setup_start")
            game.until(lambda now: "confirm_yes" in now["items"] or "match" in now["items"], "the table")
            if game.sees("confirm_yes"):  # another picture left a match on it
                game.click("confirm_yes")
            end = time.monotonic() + 120
            turns = 0
            while game["stage"] != "Showdown" and time.monotonic() < end:
                state = game.state
                if state["stage"] == "Turn" and state["yourTurn"]:
                    time.sleep(LOOK_SECONDS)
                    turns += 1
                    if "action_stay" in state["items"]:
                        game.key("s")
                    elif turns > 2:
                        game.key("k")
                    else:
                        game.key("1", "q", "Return")
                    game.until(lambda now: not now["yourTurn"] or now["stage"] == "Showdown", "the move to be made")
                elif state["stage"] == "FirstDealer" or state["yourTurn"]:
                    time.sleep(LOOK_SECONDS)
                    game.key("Return")
                else:
                    time.sleep(0.05)
            game.until_seen("reviewTab")
            self.take(game, "review-offered")
            game.key("v")
            game.until_seen("review0")
            self.take(game, "review")
            self.complain(game, "review")


    def replay(self, seats):
        """A recorded match from several sides, its sheets, and a record that cannot be shown."""
        folder = os.path.join(self.config.name, f"records-{seats}")
        os.makedirs(folder)
        arena = os.path.join(os.path.dirname(self.binary), "petrangola-arena")
        subprocess.run([arena, "play", "--game", "petrangola", "--seats", ",".join(("regular",) * seats), "--matches", "1",
                        "--seed", "ab" * 32, "--records", folder], check=True, stdout=subprocess.DEVNULL, timeout=300)
        path = os.path.join(folder, "00001.petrangola")
        self.rename(path, seats)
        with self.game(path) as game:
            game.until_seen("replay_play")
            self.take(game, f"replay-start-{seats}")
            for position in range(1, 6):
                game.key("Right")
                game.until(lambda now, position=position: now["replay"] == position, f"step {position}")
                if position in (1, 5):
                    self.take(game, f"replay-{'move' if position > 1 else 'first-dealer'}-{seats}")
            look = game["look"]
            game.key("o", "2")
            game.until(lambda now: now["look"] != look, "another side")
            self.take(game, f"replay-one-seat-{seats}")
            game.key("o", "1")
            game.until(lambda now: now["look"] == look, "open hands")
            game.key("End")
            end = game.until(lambda now: now["replay"] > 5, "the end")["replay"]
            self.take(game, f"replay-end-{seats}")
            game.key("Left")
            game.until(lambda now: now["replay"] == end - 1, "the last showdown")
            self.take(game, f"replay-showdown-{seats}")
            for key, seen, name in (("d", "deal_start", "deals"), ("v", "look_open", "view"), ("c", "proofVerdict", "check")):
                game.key(key)
                game.until_seen(seen)
                self.take(game, f"replay-{name}-{seats}")
                game.key("Escape")
                game.until_gone(seen)
            self.complain(game, f"replay-{seats}")
        if seats == 6:
            with open(path, "a", encoding="utf-8") as file:
                file.write("and so on\n")
            with self.game(path) as game:
                game.until_seen("record_trouble_close")
                self.take(game, "replay-trouble")

    def rename(self, path, seats):
        """The guests get the house's names: the arena's are for comparing programs."""
        with open(path, encoding="utf-8") as file:
            header, *lines = file.read().splitlines()
        header = json.loads(header)
        for seat, guest in zip(header["seats"], make.scene("turn", seats)["seats"]):
            seat["name"] = guest["name"] or "Ada"
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join([json.dumps(header), *lines]) + "\n")


def beside(binary):
    """The fill_history of the build that a binary is from; None where it is installed, or that was not built."""
    path = os.path.join(os.path.dirname(os.path.abspath(binary)), "..", "tests", "fill_history")
    return path if os.path.exists(path) else None


def take_all(binary, outdir, sizes=SIZES, languages=LANGUAGES, seats=SEATS, mambassa=MAMBASSA_SEATS, thirtyone=THIRTYONE_SEATS,
             stopthebus=STOPTHEBUS_SEATS, only=(), fill_history=None):
    """Every picture whose name begins as `only` says, or all of them; without `fill_history`, none of a full ledger."""
    full_ones = ("history", "statistics", "feats", "start-full", "deals-full", "evening-full")
    ledger = not only or any(name.startswith(full_ones) or f"{name}-full" in full_ones for name in only)
    full = tempfile.TemporaryDirectory()
    fill_history = fill_history or beside(binary)
    if ledger and fill_history:
        subprocess.run([os.path.abspath(fill_history), os.path.join(full.name, "petrangola"), str(HISTORY)], check=True,
                       capture_output=True, timeout=600)
    elif ledger:
        print("no fill_history beside the binary (--fill-history names it): no pictures of a full ledger", file=sys.stderr)
    for size in sizes:
        width, height, _ = measures(size)
        with Screen(os.path.abspath(outdir), width, height) as screen:
            for language in languages:
                album = Album(os.path.abspath(binary), screen, size, language, only)
                if not only or any(name.startswith(PAGES) for name in only):
                    album.pages()
                if ledger:
                    album.ledger(full.name if fill_history else None)
                for name in ("petrangola", "mambassa", "thirtyone", "stopthebus", "knock", "pinale"):
                    if album.wants("guide-" + name):
                        album.guide(name)
                for count in seats:
                    album.table(count)
                for count in mambassa:
                    album.mambassa(count)
                for count in thirtyone:
                    album.thirtyone(count)
                for count in stopthebus:
                    album.stopthebus(count)
                album.knock()
                album.pinale()
                if album.wants("handover"):
                    album.handover()
                if album.wants("review"):
                    album.review()
                if not only or any(name.startswith("replay") for name in only):
                    for count in seats:
                        album.replay(count)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("outdir")
    parser.add_argument("--sizes", nargs="+", default=SIZES)
    parser.add_argument("--languages", nargs="+", default=LANGUAGES)
    parser.add_argument("--seats", nargs="+", type=int, default=SEATS)
    parser.add_argument("--mambassa", nargs="*", type=int, default=MAMBASSA_SEATS, help="seats at its tables")
    parser.add_argument("--thirtyone", nargs="*", type=int, default=THIRTYONE_SEATS, help="the same of Thirty-One")
    parser.add_argument("--stopthebus", nargs="*", type=int, default=STOPTHEBUS_SEATS, help="the same of Stop the Bus")
    parser.add_argument("--fill-history", metavar="PATH", help="the program that fills a ledger, for a binary without its build")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="pictures whose name begins so")
    wanted = parser.parse_args()
    need_programs()
    take_all(wanted.binary, wanted.outdir, wanted.sizes, wanted.languages, wanted.seats, wanted.mambassa, wanted.thirtyone,
             wanted.stopthebus, wanted.only, wanted.fill_history)


if __name__ == "__main__":
    main()
