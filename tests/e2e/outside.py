#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Watches the system calls of a match: the game talks to no network, writes only where a desktop's programs keep their
own things, starts no other program, cannot be looked into, and draws its seed from the operating system.

    WITNESS=LIBRARY outside.py BINARY OUTDIR
"""

import os
import sys
import tempfile

from desk import SKIPPED, Game, Screen, Trouble, need_programs, wait_until
from watched import calls, faults, is_seed, opened_before, watched, why_not

# These bounds end what hangs; nothing is timed by them.
PATIENCE = 10
ANSWER_SECONDS = 1
UNANSWERED = 60


def press_until(game, keys, reached, what):
    """Presses what the moment wants, again only where nothing has come of it, until the table is as `reached` wants it."""
    print(f"to {what}", flush=True)
    unanswered = 0
    while unanswered < UNANSWERED:
        before = game.count
        if reached(game.state):
            return
        wanted = keys(game.state)
        if wanted:
            game.key(wanted)
        try:
            wait_until(lambda: game.count != before, ANSWER_SECONDS, "an answer")
            unanswered = 0
        except Trouble:
            if game.program.poll() is not None:
                raise Trouble(f"the program ended ({game.program.returncode}) before {what}: "
                              + game.last_errors()) from None
            unanswered += 1
            print(f"no answer to {wanted}: {game.told()}", flush=True)
    raise Trouble(f"the keys do not lead to {what}; {game.told()}")


def to_showdown(now):
    """The key that brings the deal on: a knock, a stay once another has knocked, else what the table offers."""
    if now["stage"] != "Turn":
        return "Return"
    if not now["yourTurn"]:
        return None
    return "k" if "action_knock" in now["items"] else "s"


def play(binary, screen, folder):
    with Game(binary, screen, folder, patience=PATIENCE, environment={
            name: os.path.join(folder, place) for name, place in
            {"XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "cache", "XDG_STATE_HOME": "state"}.items()}) as game:
        press_until(game, lambda now: "ctrl+n", lambda now: "setup_start" in now["items"], "the page of a new match")
        game.click("setup_start")
        press_until(game, lambda now: None, lambda now: now["stage"] != "NoMatch", "the table")
        press_until(game, to_showdown, lambda now: now["stage"] == "Showdown", "the showdown")
        game.key("ctrl+q")
        if game.ended() != 0:
            raise Trouble(f"exit code {game.program.returncode}: " + game.last_errors())


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    need_programs()
    if why_not():
        print(f"skipped: {why_not()}")
        sys.exit(SKIPPED)
    binary = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as notes:
        log = os.path.join(notes, "calls")
        os.makedirs(os.path.join(folder, "petrangola"))
        with open(os.path.join(folder, "petrangola", "petrangola.conf"), "w", encoding="utf-8") as file:
            file.write("[General]\nlanguage=en\nmotion=false\npace=3\nguideSeen=true\n\n[table]\nseats=3\n")
        with Screen(sys.argv[2]) as screen:
            play(watched(binary, log, notes), screen, folder)
        seen = calls(log)
        found = faults(seen, folder)
        # The seed of the match, and the key under which it is kept.
        if sum(map(is_seed, seen)) < 2:
            found.append("the seed is not the operating system's")
        found += [f"it can be looked into at {call}" for call in opened_before(seen, folder)]
        if not os.path.exists(os.path.join(folder, "data", "petrangola", "petrangola.db")):
            found.append("no database")
        for fault in found[:30]:
            print(fault, file=sys.stderr)
        print(f"{len(seen)} calls watched, {len(found)} that should not be")
        sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
