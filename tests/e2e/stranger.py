#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens the records of tests/hostile/ whose guests bear a stranger's names, in the game's own window, and watches its
system calls: no name makes it connect, freezes it, or opens what it says.

    stranger.py BINARY OUTDIR
"""

import os
import socket
import sys
import tempfile

from desk import SKIPPED, Game, Screen, Trouble, need_programs
from watched import calls, faults, watched, why_not

RECORDS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "hostile", "records")
SHEETS = (("l", "logClose"), ("d", "deal_start"), ("v", "look_open"), ("c", "proofVerdict"))


def watch(binary, screen, folder, record, picture):
    """Through the whole match and its sheets; what the game said on standard error."""
    with Game(binary, screen, folder, record, environment={
            name: os.path.join(folder, place) for name, place in
            {"XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "cache", "XDG_STATE_HOME": "state"}.items()}) as game:
        game.until_seen("replay_play")
        game.key("Right")
        game.until(lambda now: now["replay"] == 1, "the first step")
        game.key("End")
        last = game.until(lambda now: now["replay"] > 1, "the end")["replay"]
        game.at_rest("replay_play")
        screen.picture(f"{picture}-end")
        game.key("Left")
        game.until(lambda now: now["replay"] == last - 1, "the last showdown")
        for key, seen in SHEETS:
            game.key(key)
            game.until_seen(seen)
            game.key("Escape")
            game.until_gone(seen)
        game.key("ctrl+q")
        if game.ended() != 0:
            raise Trouble(f"exit code {game.program.returncode}")
        return game.complaints()


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    need_programs()
    if why_not():
        print(f"skipped: {why_not()}")
        sys.exit(SKIPPED)
    binary = os.path.abspath(sys.argv[1])
    found = []
    with socket.create_server(("127.0.0.1", 0)) as ear, Screen(sys.argv[2]) as screen:
        ear.setblocking(False)
        for name in ("names-markup", "names-markup-mambassa", "names-writing"):
            with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as notes:
                os.makedirs(os.path.join(folder, "petrangola"))
                with open(os.path.join(folder, "petrangola", "petrangola.conf"), "w", encoding="utf-8") as file:
                    file.write("[General]\nlanguage=en\nmotion=false\npace=3\nguideSeen=true\n")
                record = os.path.join(notes, name + ".petrangola")
                with open(os.path.join(RECORDS, name + ".petrangola"), encoding="utf-8", newline="") as file:
                    aimed = file.read().replace("PORT", str(ear.getsockname()[1]))
                with open(record, "w", encoding="utf-8", newline="") as file:
                    file.write(aimed)
                log = os.path.join(notes, "calls")
                found += [f"{name}: {said}" for said in watch(watched(binary, log, notes), screen, folder, record, name)]
                seen = calls(log)
                found += [f"{name}: {call}" for call in faults(seen, folder)]
                found += [f"{name}: {call}" for call in seen
                          if any("ptmx" in path or "x.png" in path for path in call.paths)]
                print(f"{name}: {len(seen)} calls watched")
        try:
            ear.accept()
            found.append("somebody called")
        except BlockingIOError:
            pass
    for fault in found[:30]:
        print(fault, file=sys.stderr)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
