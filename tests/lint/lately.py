#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the last commits changed, and what is being changed: for checks that take too long to look at everything each time.

    lately.py COMMITS                       prints the files; exits with 77 where this is no clone of the repository
"""
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def changed(commits):
    """The paths from the root."""
    named = []
    for command in (["log", "-n", commits, "--name-only", "--format="], ["diff", "--name-only", "HEAD"]):
        done = subprocess.run(["git", "-C", ROOT, *command], capture_output=True, text=True)
        if done.returncode:
            print("this is no clone of the repository, so nobody knows what changed", file=sys.stderr)
            sys.exit(77)
        named += done.stdout.splitlines()
    return sorted(set(named) - {""})


if __name__ == "__main__":
    print("\n".join(changed(sys.argv[1])))
