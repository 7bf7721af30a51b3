# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the hostile programs share: they are told what to try in one line of JSON, and tell in one what they could do."""
import json
import sys


def told():
    return json.loads(sys.stdin.readline())


class Attempts:
    """Each attempt by its name: true where it could be done."""

    def __init__(self):
        self.done = {}

    def attempt(self, name, deed):
        try:
            self.done[name] = deed() is not False
        except (OSError, MemoryError, ValueError) as fault:
            self.done[name] = False
            print(f"{name}: {fault}", file=sys.stderr)

    def tell(self):
        print(json.dumps(self.done), flush=True)
