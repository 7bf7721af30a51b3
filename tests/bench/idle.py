#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks whether a table that waits for the person does nothing: plays until the person is to move, at twelve seats and
with all that a match has (record, opponents, sounds), and counts for ten seconds.

    idle.py BINARY

Tells the processor time and how often a thread of it was woken. Ends with 1 where it took any time that the system counts
(a hundredth of a second), or woke more often than once a second.
"""
import os
import pathlib
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "e2e"))
from beside_kpat import IDLE_SECONDS, settings, used  # noqa: E402
from desk import Game, Screen, need_programs  # noqa: E402

# By then what the last event began is over: a bubble, the sound's device that stays open for a while.
REST_SECONDS = 8


def deal(game):
    """Begins a match."""
    game.until_seen("menu_new")
    game.key("ctrl+n")
    game.at_rest("setup_start")
    game.tab_to("setup_start")
    game.key("Return")


def woken(pid):
    """How often the threads of a process went to sleep of themselves, by thread."""
    sleeps = {}
    for task in pathlib.Path(f"/proc/{pid}/task").iterdir():
        name = (task / "comm").read_text().strip()
        for line in (task / "status").read_text().splitlines():
            if line.startswith("voluntary_ctxt_switches"):
                sleeps[f"{name} {task.name}"] = int(line.split()[1])
    return sleeps


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    need_programs()
    with tempfile.TemporaryDirectory() as folder, Screen(folder) as screen:
        settings(folder)
        with Game(os.path.abspath(sys.argv[1]), screen, folder) as game:
            deal(game)
            # Where the person is the dealer, or falls out of the order of play, a later moment does as well.
            game.until(lambda now: now["yourTurn"], "the person's turn", 120)
            time.sleep(REST_SECONDS)
            before, slept = used(game.program.pid), woken(game.program.pid)
            time.sleep(IDLE_SECONDS)
            took = used(game.program.pid) - before
            sleeps = {name: count - slept.get(name, 0) for name, count in woken(game.program.pid).items()}
            game.program.kill()
    total = sum(sleeps.values())
    print(f"{IDLE_SECONDS} s at the person's turn: {1000 * took:.0f} ms of processor, woken {total} times")
    for name, count in sleeps.items():
        if count:
            print(f"  {name}: {count}")
    sys.exit(1 if took > 0 or total > IDLE_SECONDS else 0)


if __name__ == "__main__":
    main()
