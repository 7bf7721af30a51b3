#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A program at a seat that misbehaves: rogue.py WAY. Otherwise it plays the first legal move."""
import json
import os
import sys
import time

WAY = sys.argv[1]
answered = 0


def say(message):
    print(json.dumps(message), flush=True)


def fitting(message):
    legal = message["legal"][0]
    return {"action": "cut", "at": legal["max"]} if legal["action"] == "cut" else legal


def answer(message):
    """The line for this choice, after whatever else is said about it."""
    move = {"type": "move", "id": message["id"], "move": fitting(message)}
    if WAY == "garbage":
        print("\x00\xff not json {", flush=True)
    elif WAY == "list":
        print("[1, 2]", flush=True)
    elif WAY == "deep":
        print("[" * 200000, flush=True)
    elif WAY == "wrong-id":
        say({**move, "id": message["id"] + 1000})
    elif WAY == "no-id":
        say({"type": "move", "move": move["move"]})
    elif WAY == "illegal":
        say({**move, "move": {"action": "exchange", "give": ["AD", "AD", "AD"], "take": ["2C", "2C", "2C"]}})
    elif WAY == "back":
        say({**move, "move": {"action": "exchange", "give": ["--"], "take": ["--"]}})
    elif WAY == "silent":
        pass
    elif WAY == "late":
        time.sleep(0.25)
        say(move)
    elif WAY == "long-line":
        sys.stdout.write("x" * 50_000_000 + "\n")
        say(move)
    elif WAY == "flood":
        for _ in range(3000):
            print("y" * 1000, flush=True)
        say(move)
    elif WAY == "endless":
        while True:
            os.write(1, b"z" * 65536)
    elif WAY in ("once", "tells") and answered == 0:
        say({**move, "id": -1})
    else:
        say(move)


def main():
    global answered
    if WAY == "mute":
        time.sleep(60)
    if WAY == "gone":
        sys.exit(3)
    if WAY == "breaks":
        print("it hurts here", file=sys.stderr, flush=True)
    if WAY in ("forges", "forges-end"):
        print("petrangola-guard: it was not me", file=sys.stderr, flush=True)
    if WAY == "forges-end":
        sys.exit(127)
    if WAY == "chatty":
        print("Welcome!\n{}\n[]", flush=True)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "ready", "name": "A   rogue " + "\u00e8" * 100})
            if WAY == "deaf":
                time.sleep(60)
        elif message["type"] == "choose":
            if WAY == "breaks" and answered == 1:
                sys.exit("no end")
            if WAY == "exit" and answered == 3:
                sys.exit(0)
            if WAY == "tells":
                print("asked for", message["phase"], file=sys.stderr, flush=True)
            if WAY == "complains":
                sys.stderr.write("\x1b[31m" + "woe! " * 4000 + "\n" * 500)
            answer(message)
            answered += 1
        elif message["type"] == "bye" and WAY == "stays":
            while True:
                time.sleep(60)

if __name__ == "__main__":
    main()
