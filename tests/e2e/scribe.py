#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""An output module of speech-dispatcher that writes what it is given to speak, one line each, in place of speaking.

    scribe.py FILE
"""

import html
import re
import sys

BLOCKS = {"AUDIO": ("207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED"),
          "LOGLEVEL": ("207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOG LEVEL SET"),
          "SET": ("203 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED")}


def answer(*lines):
    print("\n".join(lines), flush=True)


def block():
    """What was sent up to a line with a dot alone."""
    lines = []
    for line in sys.stdin:
        line = line.rstrip("\n")
        if line == ".":
            break
        lines.append(line[1:] if line.startswith("..") else line)
    return " ".join(lines)


def main():
    with open(sys.argv[1], "a", encoding="utf-8", buffering=1) as file:
        for line in sys.stdin:
            command = line.strip()
            if command == "INIT":
                answer("299-ready", "299 OK LOADED SUCCESSFULLY")
            elif command in BLOCKS:
                answer(BLOCKS[command][0])
                block()
                answer(BLOCKS[command][1])
            elif command == "LIST VOICES":
                answer("200-scribe\tit\tnone", "200 OK VOICE LIST SENT")
            elif command in ("SPEAK", "CHAR", "KEY", "SOUND_ICON"):
                answer("202 OK RECEIVING MESSAGE")
                file.write(" ".join(html.unescape(re.sub("<[^>]*>", "", block())).split()) + "\n")
                answer("200 OK SPEAKING", "701 BEGIN", "702 END")
            elif command == "QUIT":
                answer("210 OK QUIT")
                break
            elif command not in ("STOP", "PAUSE"):
                answer("300 ERR UNKNOWN COMMAND")


if __name__ == "__main__":
    main()
