#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Goes through the lessons in the real window, with keys alone, and takes a picture of each step.

    lessons.py BINARY OUTDIR [--size 1280x800] [--language it] [--print 100] [--wrong] [--only petrangola_rank …]

With --wrong something else than what the coach points at is done first at each lesson's first choice.
"""

import argparse
import os
import subprocess
import tempfile
import time

from desk import LOOK_SECONDS, Game, Screen, Trouble, letter, need_programs

KEYS = {"exchange": "Return", "knock": "k", "stay": "s", "shirt": "c", "draw": "d", "pass": "k", "reenter": "Return", "exchange3": "c", "stop": "k", "goon": "s",
        "leave": "s", "take": "w", "discard": "Return", "play": "Return", "silent": "Return", "sayS20": "b", "sayS21": "g"}
PILE_KEYS = KEYS | {"draw": "q", "open": "c", "closed": "b", "first": "1", "second": "2", "restart": "r", "letstand": "s"}  # round a stock and a discard pile
MELD_KEYS = KEYS | {"draw": "q", "lay": "Return", "discard": "s", "back": "ctrl+z"}  # where digits are ways to lay
MONTE = "qwer"
NUMBERED = 9  # cards of a hand that have a key of their own
WIDOW = "ert"                                                 # beside a stock and a discard pile
ORDER = {"petrangola": ("exchange", "rank", "knock", "last", "tokens"),
         "mambassa": ("steps", "rank", "knock", "last", "declare"),
         "thirtyone": ("turn", "knock", "others", "blitz", "county", "bill", "points", "widow", "switch"),
         "stopthebus": ("turn", "rank", "must", "stop", "last"),
         "knock": ("follow", "trump", "quartet", "fool", "magician", "discard", "signals", "moresignals"),
         "pinale": ("melds", "pile", "wilds", "swap", "double", "out")}
MOST_STEPS = 80


class Lesson:
    def __init__(self, game, pictures, name, prefix):
        self.game = game
        self.pictures = pictures
        self.name = name
        self.prefix = prefix
        self.piles = name.startswith("thirtyone")
        self.melds = name.startswith("pinale")
        self.keys = PILE_KEYS if self.piles else MELD_KEYS if self.melds else KEYS
        self.step = 0

    def picture(self):
        time.sleep(0.5)
        path = os.path.join(self.pictures, f"{self.prefix}-{self.name}-{self.step:02}.png")
        subprocess.run(["import", "-silent", "-window", self.game.window, path],
                       env=self.game.screen.environment(), check=True, timeout=30)
        self.step += 1

    def pointed(self):
        """The names of the things with a ring round them."""
        items = self.game["items"]
        rings = [place for name, place in items.items() if name.startswith("pointing")]
        return [name for name, place in items.items()
                if place in rings and name.startswith(("hand", "monte", "middle", "action_", "saying_"))]

    def until(self, condition, what, seconds=20):
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                raise Trouble(f"waited for {what}; {self.game.told()}")
            time.sleep(0.05)

    def settled(self):
        """Something is asked: to go on, to choose, or it is over."""
        game = self.game
        return game.sees("coach_next") or game.sees("coach_answer") or game.sees("coach_lesson") or game.sees("coach_again") or self.pointed() \
            or game.sees("action_next") or game.sees("action_skip") or game.sees("action_letstand")

    def take(self, card):
        if self.melds:
            self.walk_to(card)
        elif card < NUMBERED:
            self.game.key(str(card + 1))
        else:                                                 # by the letter of its suit into the hand, and on with the arrows
            self.game.key(letter(self.game["hand"][card]))
            time.sleep(LOOK_SECONDS / 2)
            self.game.key("Home", *["Right"] * card, "space")

    def walk_to(self, card):
        """Chooses this card of a hand in two rows, whose cards have no keys: along the upper one, or the lower one."""
        game = self.game
        for _ in range(4):
            if game["focus"].startswith("hand"):
                break
            game.key("F6")
            time.sleep(LOOK_SECONDS / 2)
        for start in (("Home",), ("Home", "Down", "Left")):
            game.key(*start)
            for _ in range(len(game["hand"])):
                time.sleep(LOOK_SECONDS / 4)
                if game["focus"] == f"hand{card}":
                    return game.key("space")
                game.key("Right")
        raise Trouble(f"no way by arrows to card {card}: {game.told()}")

    def press(self):
        for name in self.pointed():
            if name.startswith("hand"):
                self.take(int(name[4:]))
            elif name.startswith("monte"):
                self.game.key(MONTE[int(name[5:])])
            elif name.startswith("middle"):
                self.game.key((WIDOW if self.name.endswith("widow") else MONTE)[int(name[6:])])
            elif name.startswith("saying_"):
                items = self.game["items"]                    # the tiles are numbered as they lie, row by row
                tiles = sorted((one for one in items if one.startswith("saying_")), key=lambda one: (items[one][1], items[one][0]))
                self.game.key(str(tiles.index(name) + 1))
            else:
                what = name[len("action_"):]
                # In a last turn nothing is a knock, and the key of a pass is another.
                self.game.key(*("k", "s") if what == "pass" else (self.keys[what],))

    def play(self, wrong):
        game = self.game
        for _ in range(MOST_STEPS):
            self.until(self.settled, "the next step")
            time.sleep(LOOK_SECONDS)
            self.picture()
            if game.sees("coach_lesson"):
                return
            if game.sees("coach_again"):
                wrong = False
                game.key("Return")
                self.until(lambda: not game.sees("coach_again"), "another try")
            elif game.sees("coach_next") or game.sees("action_next") or game.sees("action_skip"):
                game.key("Return")
                time.sleep(LOOK_SECONDS)
            elif wrong:
                self.answered()
                self.otherwise()
                wrong = False
            elif game.sees("coach_answer"):
                self.answered()
            elif game.sees("action_letstand"):                # hands lie there, and no ring round its ticket
                game.key(self.keys["letstand"])
                self.until(lambda: not game.sees("action_letstand"), "the answer to be taken")
            else:
                self.press()
                time.sleep(LOOK_SECONDS)

    def answered(self):
        """What the coach asks, she answers."""
        if self.game.sees("coach_answer"):
            self.game.key("h")
            self.until(lambda: not self.game.sees("coach_answer"), "the coach's answer")

    def otherwise(self):
        """The first card of the hand for the last of the monte, or the other way to go on."""
        pointed = self.pointed()
        if self.piles:
            self.game.key(self.keys["take" if "action_draw" in pointed else "draw"])
        elif any(name.startswith("hand") for name in pointed):
            own = "1" if "hand0" not in pointed else "2"
            taken = "q" if "monte0" not in pointed else "w"
            self.game.key(own)
            self.game.key(taken)
            time.sleep(LOOK_SECONDS)
            self.game.key("Return")
        elif "action_knock" in pointed:
            self.game.key("1")
            self.game.key("q")
            time.sleep(LOOK_SECONDS)
            self.game.key("Return")
        else:
            self.game.key("1")
            self.game.key("q")
            time.sleep(LOOK_SECONDS)
            self.game.key("Return")
        self.until(lambda: self.game.sees("coach_again"), "the coach to say why not")


def main():
    need_programs()
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("binary")
    parser.add_argument("outdir")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--language", default="it")
    parser.add_argument("--print", type=int, default=100, dest="print_size")
    parser.add_argument("--wrong", action="store_true")
    parser.add_argument("--only", nargs="*", default=[])
    given = parser.parse_args()
    width, height = map(int, given.size.split("x"))
    prefix = f"{given.size}-{given.language}" + (f"-{given.print_size}" if given.print_size != 100 else "")
    with tempfile.TemporaryDirectory() as config, Screen(given.outdir, width, height) as screen:
        folder = os.path.join(config, "petrangola")
        os.makedirs(folder)
        with open(os.path.join(folder, "petrangola.conf"), "w", encoding="utf-8") as file:
            file.write(f"[General]\nversion=2\nlanguage={given.language}\nmotion=false\npace=2\n"
                       f"textSize={given.print_size}\nwindowSize=@Size({width} {height})\n")
        with Game(given.binary, screen, config, patience=4) as game:
            for name, lessons in ORDER.items():
                for lesson in lessons:
                    if given.only and f"{name}_{lesson}" not in given.only:
                        continue
                    game.until_seen("menu_lessons")
                    game.tab_to("menu_lessons")
                    game.key("Return")
                    game.until_seen(f"lesson_{name}_{lesson}")
                    page = Lesson(game, given.outdir, "list", prefix)
                    page.picture()
                    game.tab_to(f"lesson_{name}_{lesson}")
                    game.key("Return")
                    Lesson(game, given.outdir, f"{name}-{lesson}" + ("-wrong" if given.wrong else ""),
                           prefix).play(given.wrong)
                    game.key("Escape")
                    game.until_seen("menu_start")
                    game.tab_to("menu_start")
                    game.key("Return")
            for line in game.errors:
                if not line.startswith(("qt.qpa", "QStandardPaths")):
                    print("said:", line)


if __name__ == "__main__":
    main()
