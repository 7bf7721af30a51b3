#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays by the places of the keys on keyboards of other countries.

    keys.py BINARY OUTDIR

One game on one screen, whose keyboard becomes another one in turn. A picture of each comes into OUTDIR.
"""

import ctypes
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import traceback

from desk import LOOK_SECONDS, SKIPPED, Game, Screen, Trouble, need_programs

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "scenes"))
import make  # noqa: E402

# The keys themselves, as X numbers them, from the left.
ONE, Q, H, J = 10, 24, 43, 44
CORE_KEYBOARD = 0x100
# What is printed on those of the first card of the monte, of the hint and of the knock.
LAYOUTS = {
    "us": ("Q", "H", "K"),
    "fr": ("A", "H", "K"),
    "be": ("A", "H", "K"),
    "cz": ("Q", "H", "K"),
    "ru": ("Й", "Р", "Л"),
    "gr": (";", "Η", "Κ"),
    "ara": ("ض", "ا", "ن"),
    "il": ("/", "י", "ל"),
    "us,ru": ("Q", "H", "K"),
}


class Keys:
    def __init__(self, screen, game):
        self.screen = screen
        self.game = game

    def lay(self, *words):
        subprocess.run(["setxkbmap", *words], env=self.screen.environment(), check=True, timeout=20)

    def switch(self, group):
        """To the other of two layouts, as desktops do it; xdotool would switch back."""
        x11 = ctypes.CDLL("libX11.so.6")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        display = ctypes.c_void_p(x11.XOpenDisplay(self.screen.display.encode()))
        if not display or not x11.XkbLockGroup(display, CORE_KEYBOARD, group):
            raise Trouble(f"the keyboard does not switch to {group}")
        x11.XCloseDisplay(display)

    def printed(self, *labels):
        """Waits until the table shows these on the keys of monte, hint and knock, and the digit on that of a card."""
        wanted = dict(zip(("1", "Q", "H", "K"), ("1", *labels)))
        self.game.until(lambda now: all(now["keys"].get(key) == label for key, label in wanted.items()), f"{wanted}", 5)

    def works(self):
        """The first cards are chosen and laid back, and the hint opens and closes."""
        for selection, key in (("handSelection", ONE), ("openSelection", Q)):
            for chosen in (1, 0):
                self.game.key(key)
                self.game.until(lambda now: now[selection] == chosen, f"{selection} {chosen} by key {key}", 5)
        self.game.key(H)
        self.game.until_seen("hintHeading", seconds=10)
        self.game.key(H)
        self.game.until_gone("hintHeading", seconds=10)


def play(binary, screen, folder):
    scene = os.path.join(folder, "turn-3.json")
    with open(scene, "w", encoding="utf-8") as file:
        json.dump(make.scene("turn", 3), file)
    settings = os.path.join(folder, "petrangola")
    os.makedirs(settings)
    with open(os.path.join(settings, "petrangola.conf"), "w", encoding="utf-8") as file:
        file.write("[General]\nmotion=false\nstaging=2\nlanguage=en\n")
    with Game(binary, screen, folder, "--scene", scene) as game:
        keys = Keys(screen, game)
        game.until_seen("hand0", "hintTab")
        time.sleep(LOOK_SECONDS)
        for layout, labels in LAYOUTS.items():
            keys.lay(layout)
            keys.printed(*labels)
            keys.works()
            screen.picture("keys-" + layout.replace(",", "-"))
        for group, layout in ((1, "ru"), (0, "us")):
            keys.switch(group)
            keys.printed(*LAYOUTS[layout])
            keys.works()
        game.key("ctrl+q")
        if game.ended() != 0:
            raise Trouble("the game ended badly")
        complaints = game.complaints()
    with open(os.path.join(settings, "petrangola.conf"), "a", encoding="utf-8") as file:
        file.write("keys=h:j, j:h\n")
    # A key that the person has chosen is that key on every keyboard.
    with Game(binary, screen, folder, "--scene", scene) as game:
        keys = Keys(screen, game)
        game.until_seen("hand0", "hintTab")
        keys.lay("ru")
        keys.printed("Й", "О", "Л")
        time.sleep(LOOK_SECONDS)
        game.key(J)
        game.until_seen("hintHeading", seconds=10)
        keys.lay("us")  # xdotool has no Q to press elsewhere
        keys.printed("Q", "J", "K")
        game.key("ctrl+q")
        if game.ended() != 0:
            raise Trouble("the game ended badly")
        complaints += game.complaints()
    if complaints:
        raise Trouble("said on standard error: " + " | ".join(complaints))


def main():
    need_programs()
    if not shutil.which("setxkbmap"):
        print("skipped: install x11-xkb-utils")
        return SKIPPED
    binary, pictures = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder, Screen(pictures) as screen:
        try:
            play(binary, screen, folder)
        except Trouble:
            traceback.print_exc()
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
