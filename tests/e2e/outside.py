#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Watches the system calls of a match: the game talks to no network, writes only where a desktop's programs keep their
own things, starts no other program, cannot be looked into, and draws its seed from the operating system.

    outside.py BINARY OUTDIR
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

from desk import SKIPPED, Game, Screen, Trouble, need_programs, wait_until

CALLS = "socket,connect,bind,execve,execveat,open,openat,openat2,creat,prctl,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat,link,linkat,symlink,symlinkat,truncate,chmod,fchmodat,getrandom"
# What the C library, the X connection and the sound talk to.
LOCAL = {"AF_UNIX", "AF_NETLINK"}
# No file of anybody's: the system's own devices and views of the process.
SYSTEM = ("/dev/", "/proc/self/", "/proc/", "/sys/", "/memfd:")


# A watched program may be many times slower than it is by itself. These bounds end what hangs; nothing is timed by them.
PATIENCE = 20
ANSWER_SECONDS = 5


def watched(binary, log, folder):
    path = os.path.join(folder, "watched")
    # Only the calls that are looked for stop the program.
    quick = ["--seccomp-bpf"] if can_watch("-f", "--seccomp-bpf") else []
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"#!/bin/sh\nexec strace -f {' '.join(quick)} -qq -y -s 300 -e trace={CALLS} -o '{log}' '{binary}'"
                   ' "$@"\n')
    os.chmod(path, 0o755)
    return path


def can_watch(*options):
    # Root alone: the words of a program that nobody may look into are not shown to others.
    return os.getuid() == 0 and subprocess.run(["strace", *options, "-qq", "-e", "trace=socket", "true"],
                                               capture_output=True, check=False).returncode == 0


def press_until(game, keys, reached, what, presses=60):
    """Presses what the moment wants, again only where nothing has come of it, until the table is as `reached` wants it."""
    for _ in range(presses):
        before = game.count
        if reached(game.state):
            return
        wanted = keys(game.state)
        if wanted:
            game.key(wanted)
        try:
            wait_until(lambda: game.count != before, ANSWER_SECONDS, "an answer")
        except Trouble:
            if game.program.poll() is not None:
                raise Trouble(f"the program ended ({game.program.returncode}) before {what}: "
                              + game.last_errors()) from None
    raise Trouble(f"the keys do not lead to {what}; {game.told()}")


def knocks(now):
    """The key that brings the deal on: a knock where it is asked for one, else what the table offers."""
    if now["stage"] == "Turn":
        return "k" if now["yourTurn"] else None
    return "Return"


def play(binary, screen, folder):
    with Game(binary, screen, folder, patience=PATIENCE, environment={
            name: os.path.join(folder, place) for name, place in
            {"XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "cache", "XDG_STATE_HOME": "state"}.items()}) as game:
        press_until(game, lambda now: "ctrl+n", lambda now: "setup_start" in now["items"], "the page of a new match")
        game.click("setup_start")
        press_until(game, lambda now: None, lambda now: now["stage"] != "NoMatch", "the table")
        press_until(game, knocks, lambda now: now["stage"] == "Showdown", "the showdown", 400)
        game.key("ctrl+q")
        if game.ended() != 0:
            raise Trouble(f"exit code {game.program.returncode}")


def whole(lines):
    """Each call on a line of its own: where another thread's comes between, strace tells of one in two."""
    begun = {}
    for line in lines:
        thread = line.split(" ", 1)[0]
        resumed = re.match(r"\d+\s+<\.\.\. \w+ resumed>(.*)", line)
        if "<unfinished ...>" in line:
            begun[thread] = line.split("<unfinished ...>")[0].rstrip()
        elif resumed and thread in begun:
            yield begun.pop(thread) + resumed[1]
        else:
            yield line
    yield from begun.values()


def faults(lines, binary, folder):
    found = []
    programs = 0
    for line in whole(lines):
        call = re.match(r"\d+\s+(\w+)\((.*)", line)
        if not call or " = -1 " in line:
            continue
        name, rest = call.groups()
        if name in ("getrandom", "prctl"):
            continue
        if name in ("execve", "execveat"):
            programs += 1
            if programs > 1 or binary not in rest:
                found.append(line)
        elif name == "socket":
            if rest.split(",")[0] not in LOCAL:
                found.append(line)
        elif name in ("connect", "bind"):
            if not any(f"sa_family={family}" in rest for family in LOCAL):
                found.append(line)
        else:
            writes = not name.startswith("open") or re.search(r"O_WRONLY|O_RDWR|O_CREAT|O_TRUNC|O_APPEND", rest)
            paths = re.findall(r'"([^"]*)"', rest)
            for path in paths if writes else []:
                if not path.startswith((folder + "/", *SYSTEM)):
                    found.append(line)
    if programs != 1:
        found.append(f"{programs} programs were started")
    return found


def opened_before(lines, folder):
    """What of a person's it has opened before nobody could look into it any more."""
    opened = []
    for line in lines:
        if re.search(r"prctl\(PR_SET_DUMPABLE, (0|SUID_DUMP_DISABLE)", line):
            return opened
        if folder + "/" in line or "getrandom(" in line and ", 32, 0)" in line:
            opened.append(line)
    return ["anything"]


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    need_programs()
    if not shutil.which("strace") or not can_watch():
        print("skipped: install strace, where root may watch programs")
        sys.exit(SKIPPED)
    binary = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as notes:
        log = os.path.join(notes, "calls")
        os.makedirs(os.path.join(folder, "petrangola"))
        with open(os.path.join(folder, "petrangola", "petrangola.conf"), "w", encoding="utf-8") as file:
            file.write("[General]\nlanguage=en\nmotion=false\npace=3\nguideSeen=true\n\n[table]\nseats=3\n")
        with Screen(sys.argv[2]) as screen:
            play(watched(binary, log, notes), screen, folder)
        with open(log, encoding="utf-8", errors="replace") as file:
            lines = file.read().splitlines()
        found = faults(lines, binary, folder)
        for fault in found[:30]:
            print(fault, file=sys.stderr)
        # The seed of the match, and the key under which it is kept; glibc and Qt ask for less at a time.
        if sum(bool(re.search(r"getrandom\(.*, 32, 0\) += 32", line)) for line in lines) < 2:
            found.append("the seed is not the operating system's")
            print(found[-1], file=sys.stderr)
        if opened_before(lines, folder):
            found.append("it can be looked into when it opens " + opened_before(lines, folder)[0])
            print(found[-1], file=sys.stderr)
        if not os.path.exists(os.path.join(folder, "data", "petrangola", "petrangola.db")):
            found.append("no database")
        print(f"{len(lines)} calls watched, {len(found)} that should not be")
        sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
