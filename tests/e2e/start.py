#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts the game in good and in bad surroundings.

    start.py BINARY OUTDIR

Pictures of the start pages come into OUTDIR.
"""

import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import traceback

from desk import LOOK_SECONDS, Game, Screen, Trouble, need_programs

SANE_SECONDS = 8  # for the first frame on a machine that has other things to do
NOBODY = 65534


class Surroundings:
    def __init__(self, binary, screen, folder):
        self.binary = binary
        self.screen = screen
        self.folder = folder
        self.config = os.path.join(folder, "petrangola")
        self.file = os.path.join(self.config, "petrangola.conf")
        os.makedirs(self.config)

    def game(self, *arguments, **environment):
        return Game(self.binary, self.screen, self.folder, *arguments, environment=environment)

    def run(self, *arguments, environment=None, display=True):
        """What the program says and how it ends when it opens no window."""
        surroundings = dict(self.screen.environment(), XDG_CONFIG_HOME=self.folder, XDG_RUNTIME_DIR=self.folder,
                            XDG_DATA_HOME=os.path.join(self.folder, "data"),
                            LC_ALL="C.UTF-8")
        for name in ("LANGUAGE", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM") + (() if display else ("DISPLAY",)):
            surroundings.pop(name, None)
        surroundings.update(environment or {})
        try:
            return subprocess.run([self.binary, *arguments], env=surroundings, stdin=subprocess.DEVNULL,
                                  capture_output=True, text=True, timeout=20, check=False)
        except subprocess.TimeoutExpired:
            raise Trouble(f"{' '.join(arguments)} keeps the program running") from None

    def write(self, content):
        with open(self.file, "wb") as file:
            file.write(content)

    def deal(self, game):
        """A match at the table of these settings can be played."""
        game.key("ctrl+n")
        game.at_rest("setup_start")
        seats = sum(name.startswith("setup_seat_") for name in game["items"])
        game.tab_to("setup_start")
        game.key("Return")
        state = game.until(lambda now: "match" in now["items"] and now["tokens"],
                           "the table", 60)
        if len(state["tokens"]) != seats:
            raise Trouble(f"{len(state['tokens'])} at the table, {seats} on the page before")
        return seats

    def end(self, game, kept=True):
        playing = game.sees("match")
        game.key("ctrl+q")
        if playing and not kept:
            game.until(lambda now: now["focus"] == "confirm_no", "the question before the end")
            game.tab_to("confirm_yes")
            time.sleep(LOOK_SECONDS)
            game.key("Return")
        if game.ended() != 0:
            raise Trouble(f"exit code {game.program.returncode}")
        if game.complaints():
            raise Trouble("on standard error: " + " | ".join(game.complaints()[:10]))


def first_frame(place, **environment):
    with place.game(**environment) as game:
        renderer = "-".join(environment.values()) or "usual"
        place.screen.picture("start-" + renderer)
        place.deal(game)
        place.screen.picture("table-" + renderer)
        place.end(game)
    if game.first_frame > SANE_SECONDS:
        raise Trouble(f"the first frame came after {game.first_frame:.1f} s")
    return f"first frame after {game.first_frame:.2f} s"


def usual_start(place):
    return first_frame(place)


# What a desktop says in the first start, and the language that is spoken then.
SPOKEN = (
    (dict(LANG="it_IT.UTF-8"), "it"),
    (dict(LANG="de_DE.UTF-8", LANGUAGE="de:it:en"), "it"),
    (dict(LANG="fr_FR.UTF-8"), "en"),
    (dict(LANG="it_IT.UTF-8", LC_ALL="C"), "en"),
    ({}, "en"),
)


def first_start(place, **environment):
    """What is seen of it, once the start page lies there; nothing is asked before."""
    shutil.rmtree(place.folder)
    os.mkdir(place.folder, 0o700)
    os.mkdir(place.config)
    with place.game(**{"LC_ALL": "", "LANG": "", **environment}) as game:
        game.at_rest("menu_new")
        seen = dict(game.state)
        asked = [name for name in seen["items"] if name.startswith(("confirm", "saving", "start_trouble"))]
        if asked:
            raise Trouble(f"{environment}: asked at the first start: {' '.join(asked)}")
        place.screen.picture("first-start-" + ("-".join(environment.values()) or "nothing"))
        place.end(game)
    return seen


def systems_language(place):
    for environment, language in SPOKEN:
        seen = first_start(place, **environment)["language"]
        if seen != language:
            raise Trouble(f"{environment}: {seen}, not {language}")


def systems_scale(place):
    """On a usual screen, with a desktop that shows everything larger."""
    width, height = 1920, 1080
    with Screen(place.screen.pictures, width, height) as screen:
        large = Surroundings(place.binary, screen, os.path.join(place.folder, "large"))
        for name, scale in (("QT_SCALE_FACTOR", 1.5), ("QT_SCALE_FACTOR", 2), ("QT_FONT_DPI", 1.5)):
            items = first_start(large, **{name: str(round(96 * scale) if name == "QT_FONT_DPI" else scale)})["items"]
            _, _, right, bottom = items["start"]
            if right * scale > width or bottom * scale > height or right * scale < width * 0.6:
                raise Trouble(f"{name}: a window of {right}x{bottom} logical pixels, {scale} times, on {width}x{height}")
            for item, (x, y, across, down) in items.items():
                outside = x < 0 or y < 0 or x + across > right or y + down > bottom
                if item.startswith(("menu_", "first_time")) and outside:
                    raise Trouble(f"{name}: {item} at {x},{y} of {across}x{down} is not in the window of {right}x{bottom}")


def systems_font(place):
    """Who has the desktop's print larger has it here too; a size that was chosen here stays."""
    desktop = {"XDG_CURRENT_DESKTOP": "KDE", "KDE_FULL_SESSION": "true", "KDE_SESSION_VERSION": "5"}
    heights = {}
    for points, chosen in ((10, ""), (15, ""), (15, "textSize=100\n")):
        place.write(f"[General]\nversion=2\nguideSeen=true\n{chosen}".encode())
        with open(os.path.join(place.folder, "kdeglobals"), "w", encoding="utf-8") as file:
            file.write(f"[General]\nfont=Sans Serif,{points},-1,5,50,0,0,0,0,0\n")
        with place.game(**desktop) as game:
            heights[points, chosen] = game.at_rest("menu_new")[3]
            place.screen.picture(f"font-{points}{'-chosen' if chosen else ''}")
            place.end(game)
    usual, larger, chosen = heights.values()
    if larger < usual * 1.2 or chosen != usual:
        raise Trouble(f"a line of the menu is {usual} high, {larger} with a desktop's larger font, {chosen} when chosen smaller")


def open_gl(place):
    """Also where no graphics card is, if it is asked for."""
    return first_frame(place, QSG_RHI_BACKEND="opengl")


def software_rendering(place):
    return first_frame(place, QT_QUICK_BACKEND="software")


def wrong_use(place):
    for arguments in (["--nonsense"], ["one.petrangola", "two.petrangola"], ["--lang", "fr"], ["--lang"], ["--seed", "12"],
                      ["--autoplay"], ["--game"], ["--game", "scopa"],
                      ["--seed", "z" * 64], ["--seed", "0" * 65]):
        done = place.run(*arguments)
        if done.returncode != 2 or not done.stderr.startswith("petrangola: ") or done.stdout:
            raise Trouble(f"{arguments}: exit code {done.returncode}, \"{done.stdout}\", \"{done.stderr}\"")
    # The option is named as it was typed, and it is said where to look.
    for arguments, named in ((["--nonsense"], "--nonsense"), (["-x"], "-x"), (["--lang", "it", "--nonsense=1"], "--nonsense"),
                             (["--lang"], "--lang"), (["--another=yes"], "--another")):
        told = place.run(*arguments).stderr
        if f'“{named}”' not in told or "--help" not in told:
            raise Trouble(f"{arguments}: \"{told}\"")


    unknown = place.run("--game", "scopa").stderr
    if not all(word in unknown for word in ('“scopa”', "petrangola", "mambassa", "thirtyone")):
        raise Trouble(f"an unknown game: \"{unknown}\"")


def for_a_game(place):
    """The table is laid for it; a window that is open already is asked to do that."""
    def laid(game, name):
        game.until_seen("setup_start")
        with open(place.file, "rb") as file:
            if b"game=" + name not in file.read():
                raise Trouble(f"the table is not laid for {name}")

    with place.game("--game", "mambassa") as game:
        laid(game, b"mambassa")
        game.key("Escape")
        game.until_gone("setup_start")
        done = place.run("--game", "petrangola")
        if done.returncode != 0:
            raise Trouble(f"a second start for a game: exit code {done.returncode}, \"{done.stderr}\"")
        laid(game, b"petrangola")
        place.end(game)


def help_and_version(place):
    for display in (True, False):
        for argument, word in (("--help", "--lang"), ("-h", "--seed"), ("--version", "petrangola "), ("-v", ".")):
            done = place.run(argument, display=display)
            if done.returncode != 0 or word not in done.stdout.lower():
                raise Trouble(f"{argument}: exit code {done.returncode}, \"{done.stdout}\", \"{done.stderr}\"")


def help_in_each_language(place):
    """All of it in one language, whether Qt's own translations are installed or not."""
    place.write(b"[General]\nlanguage=it\n")
    english = place.run("--help", "--lang", "en").stdout
    for arguments in (["--help"], ["--lang", "it", "--help"], ["--help", "--lang", "it"]):
        italian = place.run(*arguments).stdout
        if len(italian.splitlines()) < 8 or not italian.startswith("Uso: petrangola"):
            raise Trouble(f"{arguments}: \"{italian}\"")
        for word in ("Usage", "Options", "Displays", "help", "version", "language", "Show", "the", "and"):
            # The options' own names are the same in every language.
            if re.search(rf"(?<![-\w]){word}\b", italian):
                raise Trouble(f"{arguments}: \"{word}\" in \"{italian}\"")
        if set(re.findall(r"--\w+", italian)) != set(re.findall(r"--\w+", english)):
            raise Trouble(f"other options than in English: \"{italian}\"")
        if max(map(len, italian.splitlines())) > 80:
            raise Trouble(f"lines too long: \"{italian}\"")


def damaged_settings(place):
    rubbish = bytes(range(256)) * 40
    place.write(rubbish)
    with place.game() as game:
        game.until_seen("start_trouble")
        place.screen.picture("damaged-settings")
        kept = [name for name in os.listdir(place.config) if name.startswith("petrangola.conf.damaged-")]
        if len(kept) != 1:
            raise Trouble(f"the damaged file was not kept: {os.listdir(place.config)}")
        with open(os.path.join(place.config, kept[0]), "rb") as file:
            if file.read() != rubbish:
                raise Trouble("the damaged file was not kept as it was")
        place.deal(game)
        place.end(game)
    with place.game() as game:
        if game.sees("start_trouble"):
            raise Trouble("the second start still speaks of the damaged file")
        place.end(game)


def wrong_values(place):
    place.write(b"""[General]
version=1
language=xx
pace=abc
cloth=paisley
motion=perhaps
windowSize=@Size(-5 7)
unknownToThisVersion=kept

[table]
seats=99
tokens=-4
reentries=many
packs=1
stake=1e9
seat\\1\\name="  "
seat\\1\\portrait=nobody
seat\\2\\name=A name that is much longer than any seat has room for
seat\\2\\level=genius
seat\\size=400
""")
    with place.game() as game:
        if game.sees("start_trouble"):
            raise Trouble("wrong values are told as damage")
        seats = place.deal(game)
        if not 2 <= seats <= 24:
            raise Trouble(f"{seats} seats")
        place.screen.picture("wrong-values")
        place.end(game)
    with open(place.file, encoding="utf-8") as file:
        if "unknownToThisVersion=kept" not in file.read():
            raise Trouble("a setting that this version does not know was lost")


def read_only_settings(place):
    """As somebody else where this is root, who may write everywhere."""
    place.write(b"[General]\nversion=1\nlanguage=it\n\n[table]\nseats=4\n")
    before = open(place.file, "rb").read()
    os.chmod(place.file, 0o444)
    os.chmod(place.config, 0o555)
    binary = place.binary
    runtime = os.path.join(place.folder, "runtime")
    os.mkdir(runtime, 0o700)
    try:
        if os.getuid() == 0:
            os.chown(runtime, NOBODY, NOBODY)
            if not shutil.which("setpriv"):
                return "left out: setpriv is missing"
            wrapper = os.path.join(place.folder, "as-nobody")
            with open(wrapper, "w", encoding="utf-8") as file:
                file.write(f"#!/bin/sh\nexec setpriv --reuid {NOBODY} --regid {NOBODY} --clear-groups {binary} \"$@\"\n")
            os.chmod(wrapper, 0o755)
            os.chmod(place.folder, 0o755)
            if subprocess.run([wrapper, "--version"], env=place.screen.environment(), capture_output=True,
                              check=False).returncode != 0:
                return "left out: nobody else may run the program here"
            place.binary = wrapper
        with place.game(XDG_RUNTIME_DIR=runtime) as game:
            game.until_seen("start_trouble")
            game.until(lambda now: now["language"] == "it", "the language that is written there")
            place.screen.picture("read-only-settings")
            # Nor can matches be kept: that is told, and agreed to.
            game.until_seen("saving_again", "saving_without")
            game.click("saving_without")
            game.until_gone("saving_without")
            if place.deal(game) != 4:
                raise Trouble("the seats that are written there were not read")
            place.end(game, kept=False)
        if open(place.file, "rb").read() != before:
            raise Trouble("the file that may not be written was changed")
    finally:
        place.binary = binary
        os.chmod(place.config, 0o755)
    return None


def second_window(place):
    """The first has the matches; the second says so, and is played without keeping anything, or once the first is gone."""
    with place.game() as first:
        place.deal(first)
        # Each finds its window on a screen of its own.
        with Screen(place.screen.pictures) as screen, Game(place.binary, screen, place.folder, "--another") as second:
            second.until_seen("start_trouble", "saving_again", "saving_without")
            screen.picture("second-window")
            second.click("saving_again")
            second.until_seen("saving_again")
            second.key("ctrl+n")
            second.at_rest("setup_start")
            second.tab_to("setup_start")
            second.key("Return")
            second.until(lambda now: now["focus"] == "confirm_no", "the question whether to play without")
            screen.picture("second-window-asked")
            second.key("Escape")
            second.until_gone("confirm_no")
            second.key("Escape")
            second.until_seen("saving_again")
            first.program.kill()
            first.program.wait()
            second.click("saving_again")
            second.until_seen("menu_continue")
            second.until_gone("saving_again")
            # It is the first now, and others find it.
            if place.run().returncode != 0:
                raise Trouble("a third start does not find the second")
            place.end(second)


def started_again(place):
    """The game that is open comes to the front, with the record that was opened."""
    record = os.path.join(place.folder, "a match.petrangola")
    arena = os.path.join(os.path.dirname(place.binary), "petrangola-arena")
    subprocess.run([arena, "play", "--game", "petrangola", "--seats", "novice,novice", "--matches", "1", "--seed", "1",
                    "--records", place.folder], check=True, capture_output=True, timeout=60)
    written = [name for name in os.listdir(place.folder) if name.endswith(".petrangola")]
    os.rename(os.path.join(place.folder, written[0]), record)
    with place.game() as game:
        place.deal(game)
        began = time.monotonic()
        done = place.run()
        took = time.monotonic() - began
        if done.returncode != 0 or done.stderr:
            raise Trouble(f"started again: exit code {done.returncode}, \"{done.stderr}\"")
        if len(game.screen.do("search", "--onlyvisible", "--class", "petrangola").split()) != 1:
            raise Trouble("a second window")
        game.until_seen("match")
        if place.run(record).returncode != 0:
            raise Trouble("the record was not handed over")
        game.until_seen("replay_play")
        place.screen.picture("record-handed-over")
        if place.run(os.path.join(place.folder, "nothing.petrangola")).returncode != 0:
            raise Trouble("a record that is not there was not handed over")
        game.until_seen("record_trouble_close")
        game.key("Escape")
        game.until_gone("record_trouble_close")
        game.key("Escape")
        game.until_seen("match")
        # What is not the game's words at the socket does no harm.
        with socket.socket(socket.AF_UNIX) as stranger:
            stranger.connect(os.path.join(place.folder, "data", "petrangola", "petrangola.socket"))
            stranger.sendall(bytes(range(256)) * 400)
        with socket.socket(socket.AF_UNIX) as stranger:
            stranger.connect(os.path.join(place.folder, "data", "petrangola", "petrangola.socket"))
            stranger.sendall(b"[1]\n")
        if place.run().returncode != 0:
            raise Trouble("it does not answer after nonsense")
        game.program.kill()
        game.program.wait()
    # What a killed game left in the socket's place hinders nobody.
    with place.game() as game:
        if place.run().returncode != 0:
            raise Trouble("the start after a kill is not found")
        place.end(game)
    return f"raised after {took:.2f} s"


def damaged_matches(place):
    data = os.path.join(place.folder, "data", "petrangola")
    os.makedirs(data)
    rubbish = bytes(range(256)) * 40
    with open(os.path.join(data, "petrangola.db"), "wb") as file:
        file.write(rubbish)
    with place.game() as game:
        game.until_seen("start_trouble")
        place.screen.picture("damaged-matches")
        place.deal(game)
        place.end(game)
    kept = [name for name in os.listdir(data) if ".damaged-" in name]
    if len(kept) != 1 or open(os.path.join(data, kept[0]), "rb").read() != rubbish:
        raise Trouble(f"the damaged file was not kept as it was: {os.listdir(data)}")
    with place.game() as game:
        game.until_seen("menu_continue")
        place.screen.picture("continue")
        place.end(game)


def asked_to_end(place):
    """A desktop that logs out, a terminal that is closed: the match is kept, and its file is closed in order."""
    data = os.path.join(place.folder, "data", "petrangola")
    for ending in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        with place.game() as game:
            if ending == signal.SIGTERM:
                place.deal(game)
            else:
                game.until_seen("menu_continue")
            game.program.send_signal(ending)
            if game.ended() != 0:
                raise Trouble(f"{ending.name}: exit code {game.program.returncode}")
            if game.complaints():
                raise Trouble(f"{ending.name}: " + " | ".join(game.complaints()[:10]))
        left = sorted(name for name in os.listdir(data) if name.endswith(("-wal", "-journal", "-shm")))
        if left:
            raise Trouble(f"{ending.name}: the file was not closed: {left}")
    with place.game() as game:
        game.until_seen("menu_continue")
        place.end(game)


def plays_by_itself(place):
    """Where no person's match is, and only if it is told where."""
    data = os.path.join(place.folder, "data", "petrangola")
    with place.game() as game:
        place.deal(game)
        place.end(game)
    before = {name: open(os.path.join(data, name), "rb").read() for name in os.listdir(data)}
    os.symlink(data, os.path.join(place.folder, "link"))
    for folder in (data, data + "/.", os.path.join(place.folder, "link")):
        done = place.run("--autoplay", folder)
        if done.returncode != 2 or "--autoplay" not in done.stderr:
            raise Trouble(f"--autoplay {folder}: exit code {done.returncode}, \"{done.stderr}\"")
    after = {name: open(os.path.join(data, name), "rb").read() for name in os.listdir(data)}
    if after != before:
        raise Trouble("--autoplay has touched the person's own match")


def copied_matches(place):
    """The file is nothing but rubbish, and a copy of an earlier day has two matches: they are offered, and taken."""
    data = os.path.join(place.folder, "data", "petrangola")
    os.makedirs(data)
    path = os.path.join(data, "petrangola.db")
    with open(path, "wb") as file:
        file.write(bytes(range(256)) * 40)
    arena = os.path.join(os.path.dirname(place.binary), "petrangola-arena")
    subprocess.run([arena, "play", "--game", "petrangola", "--seats", "novice,novice", "--matches", "2", "--seed", "1",
                    "--records", place.folder], check=True, capture_output=True, timeout=60)
    with open(os.path.join(os.path.dirname(__file__), "../app/data/store-3.sql"), encoding="utf-8") as statements:
        written = statements.read()
    copy = sqlite3.connect(path + ".backup-20251122")
    copy.executescript(written + "DELETE FROM match;")
    for name in os.listdir(place.folder):
        if name.endswith(".petrangola"):
            with open(os.path.join(place.folder, name), "rb") as record:
                copy.execute("INSERT INTO match VALUES (NULL, 'petrangola', NULL, '2025-11-20T21:00:00.000Z', '[]', '[]',"
                             " -1, 0, 0, 5, '{}', '{}', 1, 'not known', ?, NULL)", [record.read()])
    copy.commit()
    copy.close()
    with place.game() as game:
        game.until_seen("start_trouble", "saving_copy", "saving_no_copy")
        place.screen.picture("copied-matches")
        game.click("saving_copy")
        game.until_gone("saving_copy")
        place.end(game, kept=False)
    kept = sqlite3.connect(path)
    if kept.execute("SELECT count(*) FROM match").fetchone()[0] != 2:
        raise Trouble("the matches of the copy were not taken")
    kept.close()


def no_display(place):
    began = time.monotonic()
    done = place.run(display=False)
    if done.returncode != 1 or not done.stderr.startswith("petrangola: "):
        raise Trouble(f"without DISPLAY: exit code {done.returncode}, \"{done.stderr}\"")
    done = place.run(environment={"DISPLAY": ":65000"})
    if done.returncode == 0 or not done.stderr:
        raise Trouble(f"with a wrong DISPLAY: exit code {done.returncode}, \"{done.stderr}\"")
    return f"after {time.monotonic() - began:.1f} s"


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    need_programs()
    binary, pictures = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    checks = [usual_start, systems_language, systems_scale, systems_font, open_gl, software_rendering, wrong_use, for_a_game,
              help_and_version, help_in_each_language, damaged_settings, wrong_values, read_only_settings, damaged_matches,
              copied_matches, second_window, started_again, asked_to_end, plays_by_itself, no_display]
    failed = []
    with Screen(pictures) as screen:
        for check in [check for check in checks if not sys.argv[3:] or check.__name__ in sys.argv[3:]]:
            with tempfile.TemporaryDirectory() as folder:
                try:
                    said = check(Surroundings(binary, screen, folder))
                    print(f"{check.__name__}: {said or 'well'}", flush=True)
                except Exception:
                    traceback.print_exc()
                    print(f"{check.__name__}: failed", flush=True)
                    failed.append(check.__name__)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
