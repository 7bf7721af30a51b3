#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays with the keys while each of them is listened to, as a screen reader does: every one has its effect every time.

    listened.py BINARY OUTDIR

Qt asks the listener of each key before the window gets it, and the window then gets a copy. tests/e2e/reader.py plays by
what is announced and without keys.
"""

import os
import subprocess
import sys
import tempfile
import time

import reader as ears
from desk import LOOK_SECONDS, Game, Screen, Trouble, need_programs, wait_until
from short_match import setting

NAME = "Annibelli"  # the same letter twice in a row, and again later


class Listener:
    """Another program that has itself asked of every key, as Orca does, and lets all of them pass."""

    def __enter__(self):
        self.program = subprocess.Popen([sys.executable, "-B", __file__, "--listen"], stdin=subprocess.DEVNULL,
                                        stdout=subprocess.PIPE, text=True)
        if self.program.stdout.readline() != "listening\n":
            raise Trouble("nothing can listen to the keys")
        return self

    def __exit__(self, *_):
        self.program.terminate()
        self.keys = self.program.stdout.read().split()
        self.program.wait()


def listen():
    """In its own process, since who listens has to answer while the other waits."""
    import gi
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi

    def heard(event, *_):
        if event.type == Atspi.EventType.KEY_PRESSED_EVENT:
            print(event.event_string or event.id, flush=True)
        return False

    Atspi.init()
    Atspi.EventListener.new(lambda *_: None).register("object:state-changed:focused")  # else Qt asks nobody
    listener = Atspi.DeviceListener.new(heard)
    kinds = 1 << Atspi.EventType.KEY_PRESSED_EVENT | 1 << Atspi.EventType.KEY_RELEASED_EVENT
    how = Atspi.KeyListenerSyncType.SYNCHRONOUS | Atspi.KeyListenerSyncType.CANCONSUME
    for modifiers in range(1 << 8):
        Atspi.register_keystroke_listener(listener, None, modifiers, kinds, how)
    print("listening", flush=True)
    Atspi.event_main()


def walk(game):
    """Tab goes on each time, and back each time."""
    stops = []
    for key in ["Tab"] * 6 + ["shift+Tab"] * 5:
        before = game["focus"]
        game.key(key)
        game.until(lambda now: now["focus"] != before, f"{key} number {len(stops) + 1} to go on from {before}", 5)
        stops.append(game["focus"])
    if stops[0] != stops[-1]:
        raise Trouble(f"back by another way: {stops}")


def tick(game, config):
    """Enter, and Space, on a box."""
    rule = "trisBeatsSequence"
    game.tab_to("setup_" + rule)
    ticked = setting(config, "table", rule) == "true"
    for key in ("space", "Return") * 3:
        ticked = not ticked
        game.key(key)
        wait_until(lambda: setting(config, "table", rule) == str(ticked).lower(), 5, f"{key} to tick the box")


def write(game, config):
    """Letters, in a field."""
    game.tab_to("setup_name_input")
    game.key("ctrl+a", *NAME, "Return")
    wait_until(lambda: setting(config, "table", "seat\\1\\name") == NAME, 5, f"{NAME} to be written")


def turn(game):
    """Keys of the table, and those that choose the card with the focus."""
    while not game["yourTurn"] or not game.sees("action_exchange"):
        time.sleep(LOOK_SECONDS)
        if game["stage"] != "Turn":
            game.key("Return")
    for _ in range(3):
        for key, field, slot in (("1", "handSelection", 0), ("e", "openSelection", 2), ("1", "handSelection", 0), ("e", "openSelection", 2)):
            wanted = game[field] ^ 1 << slot
            game.key(key)
            game.until(lambda now: now[field] == wanted, f"{key} to choose", 5)
    game.tab_to("hand1")
    for _ in range(4):
        wanted = game["handSelection"] ^ 2
        game.key("space")
        game.until(lambda now: now["handSelection"] == wanted, "Space to choose", 5)


def hold(game):
    """A key that is held acts once."""
    wanted = game["handSelection"] ^ 2
    game.screen.do("keydown", "space")
    game.until(lambda now: now["handSelection"] == wanted, "Space to choose", 5)
    time.sleep(1.2)
    game.screen.do("keyup", "space")
    if game["handSelection"] != wanted:
        raise Trouble("a held Space acted more than once")


def main():
    need_programs()
    ears.need()
    binary, pictures = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    os.environ["GSETTINGS_BACKEND"] = "memory"
    with Screen(pictures) as screen, tempfile.TemporaryDirectory() as config:
        os.environ["DISPLAY"] = screen.display
        folder = os.path.join(config, "petrangola")
        os.makedirs(folder)
        with open(os.path.join(folder, "petrangola.conf"), "w", encoding="utf-8") as file:
            file.write("[General]\nversion=1\nmotion=false\npace=3\nguidesSeen=petrangola\n[table]\nseats=3\n")
        with ears.Bus(), Listener() as listener:
            with Game(binary, screen, config, "--game", "petrangola", "--seed", ears.SEED,
                      environment={"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}) as game:
                game.until_seen("setup_start")
                walk(game)
                tick(game, config)
                write(game, config)
                game.tab_to("setup_start")
                game.key("Return")
                game.until_seen("match")
                turn(game)
                hold(game)
                game.key("ctrl+q")
                game.ended()
                if game.complaints():
                    raise Trouble("\n".join(game.complaints()))
    for key, least in (("Tab", 10), ("Return", 4), ("space", 7), ("n", 2)):
        if listener.keys.count(key) < least:
            raise Trouble(f"nobody listened: {listener.keys}")


if __name__ == "__main__":
    if sys.argv[1:] == ["--listen"]:
        listen()
    elif len(sys.argv) < 3:
        sys.exit(__doc__)
    else:
        main()
