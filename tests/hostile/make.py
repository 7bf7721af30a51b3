#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the records of records/ whose guests bear the names that a stranger may give: names-*.petrangola.

    make.py ARENA

ARENA is petrangola-arena, which plays the matches. The names stand in a record's first line, which no commitment
covers: all but names-kind.petrangola are records that `petrangola-arena verify` finds in order. The same bytes come out
each time. PORT stands where a test puts the number of a port that it listens at, of five digits.
"""

import json
import os
import subprocess
import sys
import tempfile

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "records")
SEED = "5e" * 32

# With a port of five digits this is as long as a name may be.
NETWORK = '<img src="http://127.0.0.1:PORT/x.png">'
# Whoever opens that one makes a new terminal, and whoever reads from it waits for good.
DEVICE = '<img src="file:///dev/ptmx">'
MARKUP = [NETWORK, DEVICE, "<b>bold</b>&amp;<i>it</i>"]

OVERRIDE, ISOLATE = "\u202e", "\u2067"  # what follows is written from the right
WRITING = [
    "first\nsecond\r\nthird\u2028fourth\u0085fifth\ttab\0nul\u001b[31m",
    OVERRIDE + "drows eht" + ISOLATE + "\u200f\u061cAda\u200b\ufeff",
    "long " + "n" * 995,
    "a" * 39 + "\U0001f0a1 cut in the middle",  # an ace whose second half is one too many
    "\u200b\u2060\u3164\u00ad",  # nothing to be seen
    "\u05d3\u05d5\u05d3 (1)",  # an honest name, written from the right
]


def play(arena, game, seats, options):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([arena, "play", "--game", game, "--seats", ",".join(["novice"] * seats), "--matches", "1", "--seed", SEED,
                        "--records", folder, *(word for option in options for word in ("--option", option))],
                       check=True, stdout=subprocess.DEVNULL)
        with open(os.path.join(folder, "00001.petrangola"), encoding="utf-8") as file:
            header, *lines = file.read().splitlines()
    return json.loads(header), lines


def write(name, header, lines):
    with open(os.path.join(FOLDER, f"names-{name}.petrangola"), "w", encoding="utf-8") as file:
        file.write("\n".join([json.dumps(header, sort_keys=True, separators=(",", ":")), *lines]) + "\n")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    arena = sys.argv[1]
    short = ["tokens=1", "reentries=0"]
    for name, game, names, options in (
            ("markup", "petrangola", MARKUP, short),
            ("markup-mambassa", "mambassa", MARKUP, []),
            ("writing", "petrangola", WRITING, short)):
        header, lines = play(arena, game, len(names), options)
        for seat, guest in zip(header["seats"], names):
            seat["name"] = guest
        header["seats"][0]["kind"] = "human"
        write(name, header, lines)
        if name == "markup":
            header["seats"][1]["kind"] = DEVICE
            write("kind", header, lines)


if __name__ == "__main__":
    main()
