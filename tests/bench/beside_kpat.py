#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the game beside KPat, Debian's card game, in one run on one machine: how long until all is drawn, memory with
the cards loaded, processor time while nothing moves and while cards are dealt, size on disk.

    beside_kpat.py BINARY [--runs N]

Needs kpat, dbus-run-session and Xvfb; both draw without a graphics card. The runs of the two take turns; medians are
told, as a table in Markdown. What is drawn is read from the X server's own memory, so looking costs nobody anything.
"""
import argparse
import mmap
import os
import pathlib
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "e2e"))
from desk import Game, Screen, Trouble, wait_until  # noqa: E402

KPAT = "/usr/games/kpat"
TICK = os.sysconf("SC_CLK_TCK")
STILL_SECONDS = 1.2  # nothing was drawn for so long: it is complete
IDLE_SECONDS = 10
SETTLED_SECONDS = 4
DEAL_SECONDS = 1.1  # so long do cards fly to twelve seats and the monte: 13 times 70 ms, and 180 for the last
LEAST_FRAMES = 8  # of a deal; OpenGL on a busy processor draws 13
CUTTING_SEED = f"{22:064x}"  # with twelve seats the person sits at the dealer's right


class Canvas(Screen):
    """A screen whose picture lies in a file."""

    def __init__(self, folder):
        super().__init__(folder, framebuffer=folder)
        self.file = open(os.path.join(folder, "Xvfb_screen0"), "rb")
        self.pixels = mmap.mmap(self.file.fileno(), 0, access=mmap.ACCESS_READ)

    def look(self):
        return hash(self.pixels[:])

    def drawn(self, since, begin=None):
        """When the last change came, in seconds after `since`, once nothing has changed for a while."""
        before = begin if begin is not None else self.look()
        changed = None
        while True:
            now = self.look()
            moment = time.monotonic()
            if now != before:
                before, changed = now, moment
            elif changed and moment - changed > STILL_SECONDS:
                return changed - since
            elif moment - since > 60:
                raise Trouble("nothing is drawn, or it does not end")
            time.sleep(0.004)


def used(pid):
    """Processor time of a process, in seconds."""
    with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(pid):
    """Resident, and the share of it that is this process's own, in MiB."""
    sizes = {}
    with open(f"/proc/{pid}/smaps_rollup", encoding="utf-8") as file:
        for line in file:
            words = line.split()
            if len(words) == 3 and words[2] == "kB":
                sizes[words[0]] = int(words[1]) / 1024
    return sizes["Rss:"], sizes["Pss:"]


def idle(pid):
    before = used(pid)
    time.sleep(IDLE_SECONDS)
    return 1000 * (used(pid) - before) / IDLE_SECONDS


class Shown:
    """A program on the screen, from its start until all of it is drawn: `drawn` seconds."""

    def __init__(self, screen, folder, *command, **surroundings):
        environment = dict(screen.environment(), HOME=folder, XDG_CONFIG_HOME=folder, XDG_DATA_HOME=folder,
                           XDG_CACHE_HOME=folder, XDG_RUNTIME_DIR=folder, LC_ALL="C.UTF-8", QT_QPA_PLATFORM="xcb",
                           **surroundings)
        begin = screen.look()
        # The session bus is there before the clock starts: a desktop has one, and Qt would try to start it.
        self.bus = subprocess.Popen(["dbus-daemon", "--session", "--print-address", "--nofork"], env=environment,
                                    stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        environment["DBUS_SESSION_BUS_ADDRESS"] = self.bus.stdout.readline().strip()
        self.started = time.monotonic()
        self.program = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)
        self.drawn = screen.drawn(self.started, begin)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for process in (self.program, self.bus):
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()


def at_rest(game):
    """What is told of a table: when it was complete, its memory with the cards loaded, and what it costs idle."""
    time.sleep(SETTLED_SECONDS)
    rss, pss = memory(game.program.pid)
    return {"table": game.drawn, "rss": rss, "pss": pss, "idle": idle(game.program.pid)}


def focus(screen, name):
    screen.do("windowfocus", screen.do("search", "--onlyvisible", "--class", name).split()[0])


def kpat(folder):
    told = {}
    with Canvas(folder) as screen:
        with Shown(screen, folder, KPAT) as game:
            told["start"] = game.drawn
        with Shown(screen, folder, KPAT, "--gametype", "klondike") as game:
            told.update(at_rest(game))
            focus(screen, "kpat")
            shares = []
            for _ in range(3):
                before, since = used(game.program.pid), time.monotonic()
                screen.do("key", "ctrl+n")
                moved = screen.drawn(since)
                shares.append(100 * (used(game.program.pid) - before) / moved)
            told["moving"] = statistics.median(shares)
    return told


def settings(folder):
    os.makedirs(os.path.join(folder, "petrangola"))
    with open(os.path.join(folder, "petrangola", "petrangola.conf"), "w", encoding="utf-8") as file:
        file.write("[General]\nversion=1\nlanguage=en\nguideSeen=true\nnextDealByItself=false\n\n[table]\nseats=12\n")


def petrangola(binary, folder, renderer):
    told = {}
    settings(folder)
    surroundings = {"QSG_RHI_BACKEND": "opengl"} if renderer == "opengl" else {}
    with Canvas(folder) as screen:
        with Shown(screen, folder, binary, **surroundings) as game:
            told["start"] = game.drawn
        with_scene(screen, folder, binary, surroundings, told)
        told["moving"] = dealing(binary, screen, folder, surroundings)
    return told


def with_scene(screen, folder, binary, surroundings, told):
    scenes = os.path.join(folder, "scenes")
    subprocess.run(["/usr/bin/python3", "-B", str(pathlib.Path(__file__).parent.parent / "scenes" / "make.py"), scenes],
                   check=True, stdout=subprocess.DEVNULL)
    with Shown(screen, folder, binary, "--scene", os.path.join(scenes, "turn-12.json"), **surroundings) as game:
        told.update(at_rest(game))


def dealing(binary, screen, folder, surroundings):
    """The share of a core while 36 cards and the monte are dealt to twelve seats. The match has been left where the
    person has to cut, so that a single key deals; and the program that deals tells nothing of itself, which would be
    work too."""
    until_the_cut(binary, screen, folder)
    with Shown(screen, folder, binary, **surroundings) as game:
        focus(screen, "petrangola")
        begin, since = screen.look(), time.monotonic()
        screen.do("key", "Return")  # goes on with the match
        screen.drawn(since, begin)
        time.sleep(SETTLED_SECONDS)
        looks = [screen.look()]
        before, since = used(game.program.pid), time.monotonic()
        screen.do("key", "Return")
        while time.monotonic() - since < DEAL_SECONDS:
            time.sleep(0.004)
            now = screen.look()
            if now != looks[-1]:
                looks.append(now)
        share = 100 * (used(game.program.pid) - before) / (time.monotonic() - since)
    if len(looks) < LEAST_FRAMES:
        raise Trouble(f"{len(looks)} pictures of a deal: nothing was dealt, or hardly anything was drawn")
    return share


def until_the_cut(binary, screen, folder):
    """Begins the match of a seed in which the person cuts first, and loses power there."""
    with Game(binary, screen, folder, "--seed", CUTTING_SEED, environment={"XDG_DATA_HOME": folder}) as game:
        game.key("ctrl+n")
        game.tab_to("setup_start")
        game.key("Return")
        pressed = time.monotonic()
        def cutting():
            nonlocal pressed
            if game["stage"] in ("NoMatch", "FirstDealer") and time.monotonic() - pressed > 0.5:
                pressed = time.monotonic()
                game.key("Return")
            return game["stage"] == "Cut"
        wait_until(cutting, 60, "the first cut")
        if not game["yourTurn"]:
            raise Trouble("somebody else cuts: the deal of this seed has changed, take another one")
        game.program.kill()


# Sizes are counted alike: the bytes of every file that is installed, whatever it is for, without what both find there
# already (Qt, and the frameworks of KDE). KPat comes in three packages: the game, its cards, and a library that it
# shares with KDE's other games; so its size is told without that library too.
def packages(*names):
    listed = subprocess.run(["dpkg-query", "-L", *names], capture_output=True, text=True, check=True).stdout.split("\n")
    return weight(map(pathlib.Path, {path for path in listed if path}))


def installed(binary):
    build = pathlib.Path(binary).resolve().parent.parent
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["cmake", "--install", str(build), "--strip", "--prefix", folder], check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return weight(pathlib.Path(folder).rglob("*"))


def weight(paths):
    """In MiB, of those that are files and not links to others."""
    return sum(path.stat().st_size for path in paths if path.is_file() and not path.is_symlink()) / 1024**2


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("--runs", type=int, default=5)
    asked = parser.parse_args()
    for program, package in {KPAT: "kpat", "dbus-daemon": "dbus-daemon", "Xvfb": "xvfb",
                             "xdotool": "xdotool"}.items():
        if not shutil.which(program):
            sys.exit(f"beside_kpat: install {package}")
    binary = os.path.abspath(asked.binary)
    told = {"KPat": [], "Petrangola": [], "Petrangola by OpenGL": []}
    for run in range(asked.runs):
        for who, measure in (("KPat", kpat), ("Petrangola", lambda folder: petrangola(binary, folder, "usual")),
                             ("Petrangola by OpenGL",
                              lambda folder: petrangola(binary, folder, "opengl"))):
            with tempfile.TemporaryDirectory() as folder:
                told[who].append(measure(folder))
        print(f"run {run + 1} of {asked.runs}", file=sys.stderr, flush=True)
    rows = [("start page complete, s", "start", 2), ("table complete, s", "table", 2), ("resident, MiB", "rss", 0),
            ("its share of that, MiB", "pss", 0), ("idle, ms of processor a second", "idle", 1),
            ("dealing, % of a core", "moving", 0)]
    sizes = {who: installed(binary) for who in told}
    sizes["KPat"] = packages("kpat", "kdegames-card-data-kf5", "libkf5kdegames7")
    alone = packages("kpat", "kdegames-card-data-kf5")
    print("| median of %d | %s |" % (asked.runs, " | ".join(told)))
    print("|---|" + "---|" * len(told))
    for words, key, digits in rows:
        print(f"| {words} | " + " | ".join(f"{statistics.median(one[key] for one in all_):.{digits}f}" for all_ in told.values()) + " |")
    print("| on disk, MiB | " + " | ".join(f"{size:.1f}" for size in sizes.values()) + " |")
    print(f"\nWithout the library of KDE's games KPat has {alone:.1f} MiB on disk.")


if __name__ == "__main__":
    main()
