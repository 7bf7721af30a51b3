#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays, and looks for the match's seed wherever it may lie: spies.py HOW MUCH IT TALKS. It says on standard error what
it found. The words that it looks for are told by nobody: they are 64 hexadecimal digits."""
import glob
import json
import os
import re
import sys

SEED = re.compile(rb"[0-9a-f]{64}")


def looked_at(path):
    try:
        with open(path, "rb") as file:
            return SEED.findall(file.read(1 << 20))
    except OSError:
        return []


def spied():
    data = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    places = glob.glob("/proc/[0-9]*/cmdline") + glob.glob("/proc/[0-9]*/environ")
    for folder in {data, os.getcwd(), os.path.dirname(os.path.abspath(__file__))}:
        places += glob.glob(folder + "/*") + [os.path.join(folder, name) for name in ("petrangola.db", "the.seed")]
    return sum(len(looked_at(place)) for place in places)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            print(json.dumps({"type": "ready", "name": "Spy"}), flush=True)
            print(f"spied {spied()}", file=sys.stderr, flush=True)
            for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 0):
                print("\x1b[31mwoe!\x07 " * 100, file=sys.stderr)
        elif message["type"] == "choose":
            legal = message["legal"][0]
            move = {"action": "cut", "at": legal["max"]} if legal["action"] == "cut" else legal
            print(json.dumps({"type": "move", "id": message["id"], "move": move}), flush=True)


main()
