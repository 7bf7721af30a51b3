#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks records: a program of its own, written from the format's page and the rules alone, that shares no line with the game.
What a game's records say is checked by tests/games/GAME/record_rules.py. Prints "ok" or the first line that differs for each
file; exits 0 or 1.

    check_record.py FILE…
"""
import importlib.util
import json
import sys
from pathlib import Path

from record_lines import Differs

sys.dont_write_bytecode = True
GAMES = Path(__file__).resolve().parents[1] / "games"


def rules_of(game):
    path = GAMES / game / "record_rules.py"
    if not game.isidentifier() or not path.exists():
        raise Differs(f"no rules of a game {game!r}")
    spec = importlib.util.spec_from_file_location(f"rules_of_{game}", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Rules


def main():
    failed = False
    for path in sys.argv[1:]:
        record = None
        try:
            with open(path, encoding="utf-8") as file:
                lines = [json.loads(line) for line in file.read().splitlines()]
            record = rules_of(lines[0]["game"])(lines)
            record.check()
            print(f"{path}: ok")
        except (Differs, KeyError, ValueError, IndexError) as why:
            failed = True
            print(f"{path}: line {record.number if record else 1}: {why}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
