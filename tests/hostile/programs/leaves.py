#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Leaves others behind: leaves.py MARKER WAYS STAYS [seat]. It says "ready" when they run; each has the marker among its
words, by which the test finds it. It ends by itself where it does not stay. As a `seat` it greets as a player does."""
import json
import os
import signal
import sys
import time

WAYS = sys.argv[2].split("+")
STAYS = sys.argv[3] == "stays"


def alone(more=None):
    for each in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGPIPE):
        signal.signal(each, signal.SIG_IGN)
    if more:
        more()
    else:
        while True:
            time.sleep(600)


def started(deed, say):
    if os.fork() == 0:
        deed()
        os.write(say, b"x")
        alone()
        os._exit(0)


def session():
    os.setsid()


def daemon():
    os.setsid()
    if os.fork() > 0:
        time.sleep(0.01)
        os._exit(0)
    for number in (0, 1, 2):
        os.close(number)


def hydra():
    """For ever another: who ends one finds the next."""
    os.setsid()
    if os.fork() > 0:
        return

    def forked():
        while True:
            if os.fork() > 0:
                os._exit(0)
            time.sleep(0.0005)
    alone(forked)


def main():
    hear, say = os.pipe()
    for way in WAYS:
        started({"plain": lambda: None, "session": session, "daemon": daemon, "hydra": hydra}[way], say)
    for _ in WAYS:
        os.read(hear, 1)
    if len(sys.argv) > 4:
        sys.stdin.readline()
        print(json.dumps({"type": "ready", "name": "Leaver"}), flush=True)
    else:
        print("ready", flush=True)
    if STAYS:
        alone()
    os._exit(0)


main()
