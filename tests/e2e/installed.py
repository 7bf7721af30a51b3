#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays with a game that was installed, and finds again after an upgrade what was played before it.

    installed.py BINARY OUTDIR HOME before [GREEDY]  plays a match to its end, begins another, leaves that on the table
    installed.py BINARY OUTDIR HOME after [GREEDY]   finds both, and watches the first again
    installed.py BINARY OUTDIR HOME record [GREEDY]  shows the record that lies in HOME as record.petrangola

HOME is a folder for settings and matches; pictures come into OUTDIR. BINARY may be a script that starts the game in
another root where HOME has the same name. GREEDY is where the example of that name lies there: it has a seat in both
matches, and a guard.
"""

import json
import os
import sys
import time

from desk import LOOK_SECONDS, Game, Screen, Trouble, need_programs
from play_match import PERSON_CUTS, Match, Settings, close, finish, table_of

# The last is what the example calls itself, where it sits on Bruno's seat.
NAMES = ("Ada", "Teresa", "Bruno", "Greedy")


def own_turn(state):
    return state["stage"] == "Turn" and state["yourTurn"]


def left_behind(home):
    return os.path.join(home, "left.json")


def see_again(game, match):
    """A match is shown, and goes on when it is told to."""
    game.at_rest("replay_play")
    game.key("End")
    game.until(lambda now: now["replay"] > 5, "the end of what was played")
    time.sleep(LOOK_SECONDS)
    match.picture("replay")


def guards(process):
    """How many guards this process has started that have not ended."""
    found = 0
    for each in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{each}/stat", encoding="utf-8", errors="replace") as file:
                name, rest = file.read().partition(" (")[2].rsplit(") ", 1)
        except OSError:
            continue
        state, parent = rest.split()[:2]
        # The kernel keeps fifteen letters of a name.
        found += name == "petrangola-guard"[:15] and int(parent) == process and state != "Z"
    return found


def need_guarded(game, greedy):
    if greedy and not guards(game.program.pid):
        raise Trouble(f"nothing keeps {greedy} in bounds, or it has ended")


def before(binary, screen, home, greedy):
    seated = f"seat\\3\\program=true\nseat\\3\\command={greedy}\n" if greedy else ""
    Settings(home).write("[General]\nlanguage=en\npace=3\nmotion=false\n\n[table]\nseats=3\ntokens=1\nreentries=0\n"
                         "seat\\1\\name=Ada\nseat\\2\\name=Teresa\nseat\\3\\name=Bruno\n" + seated + "seat\\size=3\n")
    with Game(binary, screen, home, "--seed", PERSON_CUTS) as game:
        match = Match(game, "before")
        game.key("ctrl+n")
        game.click("setup_start")
        game.until_seen("match")
        while not match.play(False):
            pass
        finish(game, match, NAMES)
        game.click("action_newmatch")
        game.click("setup_start")
        game.until_seen("match")
        if match.play(False, until=own_turn):
            raise Trouble("the second match was over before anybody's turn")
        need_guarded(game, greedy)
        match.picture("left")
        with open(left_behind(home), "w", encoding="utf-8") as file:
            json.dump(table_of(game.state), file)
        game.key("ctrl+q")
        close(game)
        return f"first frame after {game.first_frame:.2f} s, winner told, another match left on the table"


def after(binary, screen, home, greedy):
    with open(left_behind(home), encoding="utf-8") as file:
        left = json.load(file)
    with Game(binary, screen, home) as game:
        match = Match(game, "after")
        game.until_seen("menu_continue")
        match.picture("start")
        game.click("menu_history")
        game.until_seen("history", "history_watch")
        match.picture("history")
        game.click("history_watch")
        see_again(game, match)
        game.key("Escape")
        game.until_seen("history_watch")
        game.key("Escape")
        game.click("menu_continue")
        game.until(own_turn, "the person's turn")
        if table_of(game.state) != left:
            raise Trouble(f"the match that was left is another: {left} → {table_of(game.state)}")
        need_guarded(game, greedy)
        game.key("ctrl+q")
        close(game)
        return "the match that was left goes on, the one that was over can be watched"


def record(binary, screen, home, _greedy):
    with Game(binary, screen, home, os.path.join(home, "record.petrangola")) as game:
        see_again(game, Match(game, "record"))
        game.key("ctrl+q")
        close(game)
        return "the record is shown"


def main():
    parts = {"before": before, "after": after, "record": record}
    if len(sys.argv) not in (5, 6) or sys.argv[4] not in parts:
        sys.exit(__doc__)
    need_programs()
    binary, pictures, home = map(os.path.abspath, sys.argv[1:4])
    greedy = sys.argv[5] if len(sys.argv) == 6 else None
    os.makedirs(home, exist_ok=True)
    os.chmod(home, 0o700)
    with Screen(pictures) as screen:
        print(f"{sys.argv[4]}: {parts[sys.argv[4]](binary, screen, home, greedy)}", flush=True)


if __name__ == "__main__":
    main()
