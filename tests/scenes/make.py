#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes scene files for looking at the table: make.py OUTDIR.

One file a moment and number of seats, named turn-6.json and so on. The cards are dealt by a fixed seed; the person at
seat 0 is on turn where somebody is.
"""
import json
import pathlib
import random
import sys

GUESTS = ["tu", "teresa", "bruno", "elio", "nives", "secondo", "gino", "ines", "primo", "carla", "ivo", "dino", "alba",
          "oreste", "marisa", "fosco", "delma", "armando", "iole", "nello", "zaira", "ugo", "rosina", "tonino"]
MOMENTS = ["cut", "dealer", "turn", "lastturn", "reentry", "showdown", "end", "watching"]
PACK = [rank + suit for suit in "DCSB" for rank in "234567JHKA"]


def scene(moment, seats):
    """The scene of that moment for so many seats."""
    packs = 1 if seats <= 12 else 2
    deck = PACK * packs
    random.Random(31 * seats).shuffle(deck)
    batches = [deck[3 * i:3 * i + 3] for i in range(seats + 2)]
    tokens = [3 - i % 3 if i % 5 else 4 for i in range(seats)]
    out = seats - 2 if seats > 5 else None
    if out is not None:
        tokens[out] = 0
    if moment == "reentry":
        tokens[0] = 0
    if moment == "watching":
        tokens[0] = 0
    nobody = [None] * seats
    view = {"deal": 4, "dealer": 0 if moment == "dealer" else 1, "tokens": tokens, "pool": 100 * seats, "hand": batches[0],
            "aside": None, "monte": batches[seats], "stock": len(deck) - 3 * (seats + 1), "knocker": None, "lap": 2,
            "known": [[] for _ in range(seats)], "maybe": [[] for _ in range(seats)], "shown": list(nobody)}
    phase = {"lastturn": "turn", "watching": "turn"}.get(moment, moment)
    result = {"game": "petrangola", "phase": phase, "toMove": 0, "view": view,
              "options": {"tokens": 3, "aceLow": False, "trisBeatsSequence": False, "trisOrder": "low",
                          "showOnKnock": True, "reentries": 1, "packs": packs, "stake": 100},
              "seats": [{"name": "" if i == 0 else ("Don Elio" if name == "elio" else name.capitalize()), "portrait": name}
                        for i, name in enumerate(GUESTS[:seats])]}
    if moment == "cut":
        view.update(hand=None, monte=[], stock=len(deck))
    elif moment == "dealer":
        view.update(hand=None, monte=[], aside=batches[seats])
    elif moment == "lastturn":
        view.update(knocker=seats - 1)
        view["shown"][seats - 1] = ["2D", "2C", "2S"]
    elif moment == "watching":
        view.update(hand=None)
        result["toMove"] = 1
    elif moment in ("showdown", "reentry", "end"):
        view["shown"] = [batches[i] if tokens[i] or moment == "reentry" and i == 0 else None for i in range(seats)]
        if moment == "end":
            result["winner"] = 1
            view["tokens"] = [0, 2] + [0] * (seats - 2)
    return result


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: make.py OUTDIR")
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for moment in MOMENTS:
        for seats in (2, 3, 6, 12, 24):
            (folder / f"{moment}-{seats}.json").write_text(json.dumps(scene(moment, seats), indent=1) + "\n")


if __name__ == "__main__":
    main()
