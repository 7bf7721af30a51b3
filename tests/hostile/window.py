#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gives the real game in a real window what a stranger may have made: records, files that are none, settings. It must show
or refuse each, end in order, and open no socket of a network meanwhile.

    window.py BINARY OUTDIR [CHECK…]
"""

import glob
import os
import re
import subprocess
import sys
import tempfile
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "e2e"))
from desk import SKIPPED, Game, Screen, Trouble, need_programs  # noqa: E402
from watched import calls, faults, watched, why_not  # noqa: E402

PATIENCE = 10
SHOWN = "replay_play"
REFUSED = "record_trouble_close"
LARGE_BYTES = 60_000_000
# Without the large file the window of this test takes about half of that.
MOST_BYTES = 300_000_000


class Place:
    def __init__(self, binary, screen, folder):
        self.binary = binary
        self.screen = screen
        self.folder = folder
        self.config = os.path.join(folder, "petrangola")
        self.data = os.path.join(folder, "data", "petrangola")
        os.makedirs(self.config)
        self.notes = os.path.join(folder, "notes")
        os.mkdir(self.notes)
        self.calls = os.path.join(self.notes, "calls")
        self.watched = watched(binary, self.calls, self.notes)
        self.settings("language=it\nmotion=false\npace=3\nguideSeen=true")

    def settings(self, lines):
        with open(os.path.join(self.config, "petrangola.conf"), "w", encoding="utf-8") as file:
            file.write(f"[General]\nversion=2\nmuted=true\n{lines}\n")

    def game(self, *arguments):
        return Game(self.watched, self.screen, self.folder, *arguments, patience=PATIENCE,
                    environment={f"XDG_{what.upper()}_HOME": os.path.join(self.folder, what)
                                 for what in ("data", "cache", "state")})

    def hand_over(self, path):
        """As a double click on the file does while the game is open."""
        environment = dict(self.screen.environment(), XDG_CONFIG_HOME=self.folder, XDG_RUNTIME_DIR=self.folder,
                           XDG_DATA_HOME=os.path.join(self.folder, "data"), LC_ALL="C.UTF-8", QT_QPA_PLATFORM="xcb")
        done = subprocess.run([self.binary, path], env=environment, stdin=subprocess.DEVNULL, capture_output=True,
                              timeout=20 * PATIENCE, check=False)
        if done.returncode != 0:
            raise Trouble(f"{path} was not handed over: {done.stderr.decode()}")

    def end(self, game):
        game.key("ctrl+q")
        if game.ended() != 0:
            raise Trouble(f"exit code {game.program.returncode}")
        if game.complaints():
            raise Trouble("on standard error: " + " | ".join(game.complaints()[:10]))
        # Also that no socket of a network was opened.
        found = faults(calls(self.calls), self.folder)
        if found:
            raise Trouble("calls that should not be: " + " | ".join(map(str, found[:5])))


def offer(place, game, path, answers):
    """Opens the file in the game that is open, and lays it away again; which of the answers came."""
    place.hand_over(path)
    state = game.until(lambda now: any(name in now["items"] for name in answers), f"an answer to {path}")
    seen = next(name for name in answers if name in state["items"])
    game.at_rest(seen)
    place.screen.picture("hostile-" + re.sub(r"\W+", "-", os.path.basename(path)))
    game.key("Escape")
    game.until_gone(seen)
    return seen


def records(place):
    """Each is shown, as far as it goes, or refused."""
    paths = sorted(glob.glob(os.path.join(HERE, "records", "*.petrangola")))
    if not paths:
        raise Trouble("no hostile records are there")
    answers = []
    with place.game() as game:
        game.at_rest("menu_new")
        for path in paths:
            answers.append(offer(place, game, path, (SHOWN, REFUSED)))
        place.end(game)
    return f"{len(paths)} records: {answers.count(SHOWN)} shown, {answers.count(REFUSED)} refused"


def no_records(place):
    """What is no regular file, or far too large, is refused and not read."""
    os.mkfifo(os.path.join(place.folder, "pipe.petrangola"))
    os.mkdir(os.path.join(place.folder, "folder.petrangola"))
    for name, content in (("empty", b""), ("zeros", bytes(100_000)), ("half", '{"record":1,"game":"\u00e8'.encode()[:-1])):
        with open(os.path.join(place.folder, name + ".petrangola"), "wb") as file:
            file.write(content)
    with open(os.path.join(place.folder, "large.petrangola"), "wb") as file:
        file.write(b"{}\n" * (LARGE_BYTES // 3))
    with place.game() as game:
        game.at_rest("menu_new")
        for path in ("/dev/zero", "/dev/ptmx", "/dev/full", *sorted(glob.glob(os.path.join(place.folder, "*.petrangola")))):
            if offer(place, game, path, (SHOWN, REFUSED)) != REFUSED:
                raise Trouble(f"{path} was taken for a record")
        with open(f"/proc/{game.program.pid}/status", encoding="utf-8") as file:
            peak = int(re.search(r"VmHWM:\s+(\d+) kB", file.read())[1]) * 1024
        place.end(game)
    if peak > MOST_BYTES:
        raise Trouble(f"{peak // 1_000_000} MB at once")
    return f"at most {peak // 1_000_000} MB"


def settings_that_are_none(place):
    """The window comes, and says what is wrong."""
    path = os.path.join(place.config, "petrangola.conf")
    def pipe():
        os.mkfifo(path)
    def folder():
        os.mkdir(path)
    def endless():
        os.symlink("/dev/zero", path)
    for make in (pipe, folder, endless):
        if os.path.isdir(path):
            os.rmdir(path)
        else:
            os.unlink(path)
        make()
        with place.game() as game:
            game.until_seen("menu_new", "start_trouble")
            place.screen.picture("hostile-settings-" + make.__name__)
            place.end(game)


def names_in_settings(place):
    """Whoever writes markup as a name is called so, and nothing is fetched."""
    place.settings("language=it\nmotion=false\npace=3\nguideSeen=true\n\n[table]\nseats=3\n"
                   'seat\\1\\name=<img src=\\"http://127.0.0.1:9/own.png\\">\nseat\\2\\name=<h1>due</h1>\n'
                   'seat\\3\\name=<a href=\\"http://127.0.0.1:9/\\">tre</a>\nseat\\size=3')
    with place.game() as game:
        game.key("ctrl+n")
        game.click("setup_start")
        game.until(lambda now: now["stage"] not in ("NoMatch", "FirstDealer"), "the table")
        place.screen.picture("hostile-names-in-settings")
        place.end(game)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    need_programs()
    if why_not():
        print(f"skipped: {why_not()}")
        sys.exit(SKIPPED)
    binary, pictures = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    failed = []
    with Screen(pictures, 800, 600) as screen:
        for check in (records, no_records, settings_that_are_none, names_in_settings):
            if sys.argv[3:] and check.__name__ not in sys.argv[3:]:
                continue
            with tempfile.TemporaryDirectory() as folder:
                try:
                    print(f"{check.__name__}: {check(Place(binary, screen, folder)) or 'well'}", flush=True)
                except Exception:
                    traceback.print_exc()
                    print(f"{check.__name__}: failed", flush=True)
                    failed.append(check.__name__)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
