#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the game at random moments, and looks whether anything is lost.

    kill.py BINARY ARENA [--kills N] [--seed N] [--jobs N]

The program plays by itself without a window (--autoplay). After each SIGKILL its database must be whole; the next start
must offer the match, show the table as it was before, wait for the person where it did, and go on with the record that
was kept. At the end every match that came to its end must verify.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import random
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile
import time

import sealed

STAGES = {"FirstDealer", "Cut", "DealersChoice", "Turn", "Showdown", "Reentry"}
START_SECONDS = 30
# Motion and pauses put the kills in the middle of what is shown; without them matches come to their end.
SETTINGS = ("pace=3\nmotion=false", "pace=3\nmotion=false", "pace=3\nmotion=false", "pace=3\nmotion=true")


class Trouble(Exception):
    """Something was lost."""


def folder_in(home):
    return os.path.join(home, "kept")


def keeps_to_itself(folder):
    """All that the game made there is for its person alone."""
    for place, folders, files in os.walk(folder):
        for name in folders + files:
            what = os.lstat(os.path.join(place, name))
            # Sockets are found by who may enter their folder.
            if not stat.S_ISSOCK(what.st_mode) and what.st_mode & 0o077:
                raise Trouble(f"{os.path.join(place, name)} lies open: {stat.filemode(what.st_mode)}")


class Kept:
    """What a copy of the database has, as the next start finds it."""

    def __init__(self, folder):
        self.record = b""
        self.shown = 0
        self.history = []
        path = os.path.join(folder_in(folder), "petrangola.db")
        if not os.path.exists(path) or os.path.getsize(path) == 0:
            return
        with tempfile.TemporaryDirectory() as copies:
            for name in os.listdir(os.path.dirname(path)):
                if ".damaged-" in name:
                    raise Trouble(f"a database was taken for damaged: {name}")
                shutil.copy(os.path.join(os.path.dirname(path), name), copies)
            database = sqlite3.connect(os.path.join(copies, "petrangola.db"))
            if database.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise Trouble("the database is damaged")
            if database.execute("PRAGMA user_version").fetchone()[0] == 0:
                return
            if not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'running'").fetchone():
                return
            parts = database.execute("SELECT lines FROM running_part ORDER BY number").fetchall()
            if parts:
                opened = sealed.opener(copies)
                self.record = b"".join(opened(bytes(part)) for part, in parts)
            row = database.execute("SELECT shown FROM running").fetchone()
            self.shown = row[0] if row else 0
            self.history = [bytes(record) for record, in database.execute("SELECT record FROM match ORDER BY id")]
            database.close()


class Table:
    """One data folder, and the starts and kills in it."""

    def __init__(self, binary, chance):
        self.binary = binary
        self.chance = chance
        self.home = tempfile.TemporaryDirectory()
        self.config = os.path.join(self.home.name, "config", "petrangola")
        os.makedirs(self.config)
        self.environment = dict(os.environ, XDG_CONFIG_HOME=os.path.join(self.home.name, "config"),
                                XDG_DATA_HOME=os.path.join(self.home.name, "own"), XDG_RUNTIME_DIR=self.home.name,
                                QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8")
        self.before = Kept(self.home.name)
        self.told = None  # the last that the program told before it was killed
        self.stages = collections.Counter()
        self.compared = 0
        self.early = 0

    def lay(self):
        seats = self.chance.choice((2, 2, 3, 4, 6))
        with open(os.path.join(self.config, "petrangola.conf"), "w", encoding="utf-8") as file:
            file.write(f"[General]\nversion=2\nlanguage=en\nmuted=true\n{self.chance.choice(SETTINGS)}\n\n"
                       f"[table]\nseats={seats}\ntokens=1\nreentries={self.chance.choice((0, 1, 2))}\n")
            file.write("".join(f"seat\\{seat}\\level=novice\n" for seat in range(1, 25)) + "seat\\size=24\n")

    def kill(self):
        self.lay()
        before = self.before
        told = os.path.join(self.home.name, "told")
        with open(told, "wb") as output:
            program = subprocess.Popen([self.binary, "--autoplay", folder_in(self.home.name)], env=self.environment, stdin=subprocess.DEVNULL,
                                       stdout=output, stderr=subprocess.PIPE)
            # Some kills fall into the start itself; the others into the play.
            if self.chance.random() < 0.12:
                time.sleep(self.chance.uniform(0, 0.12))
                self.early += 1
            else:
                end = time.monotonic() + START_SECONDS
                while os.path.getsize(told) == 0 and time.monotonic() < end and program.poll() is None:
                    time.sleep(0.002)
                time.sleep(self.chance.choice((0.004, 0.02, 0.06, 0.15)) * self.chance.random())
            if program.poll() is not None:
                raise Trouble(f"ended by itself ({program.returncode}): {program.stderr.read().decode()}")
            program.send_signal(signal.SIGKILL)
            program.wait()
            program.stderr.close()
        with open(told, encoding="utf-8") as file:
            lines = [json.loads(line) for line in file.read().split("\n")[:-1]]
        after = Kept(self.home.name)
        if lines:
            keeps_to_itself(os.path.dirname(self.config))
            keeps_to_itself(folder_in(self.home.name))
            self.compare(before, lines[0])
            self.told = lines[-1]
        self.follow(before, after)
        self.before = after

    def compare(self, before, first):
        """What the start told, with what was kept and with what was told before the kill."""
        waited = before.record != b""
        if (first["at"] == "continued") != waited:
            raise Trouble(f"{first['at']}, with a record of {len(before.record)} bytes")
        if first["trouble"]:
            raise Trouble(first["trouble"])
        # A match that was over, but for its seal, goes into the history as soon as it is continued.
        over = b'"event":"end"' in before.record and first["table"]["stage"] == "Over"
        if first["history"] != len(before.history) + over:
            raise Trouble(f"{first['history']} matches in the history instead of {len(before.history)}")
        if not waited or over:
            return
        self.stages[first["table"]["stage"]] += 1
        # Behind the header alone the first dealer is still to be found.
        if first["settled"] and first["record"] != len(before.record) and before.record.count(b"\n") > 1:
            raise Trouble(f"goes on with {first['record']} bytes, kept were {len(before.record)}")
        told = self.told
        same = (told and told["settled"] and told["record"] == len(before.record) and told["shown"] == before.shown
                and told["history"] == len(before.history))
        if not same:
            return
        if first["table"]["stage"] == "Showdown" and any(
                action.startswith("Turn all up") for action in first["table"]["actions"] + told["table"]["actions"]):
            return  # how many of the hands are turned by now is a matter of time
        # Hands that were turned one by one lie as their seats sit; a match that is continued lays them by their worth.
        for table in (first["table"], told["table"]):
            table["showdown"].sort()
        if first["table"] != told["table"]:
            wrong = {key: (told["table"][key], first["table"][key]) for key in first["table"]
                     if first["table"][key] != told["table"][key]}
            raise Trouble(f"the table is another: {json.dumps(wrong, ensure_ascii=False, indent=1)}")
        self.compared += 1

    @staticmethod
    def follow(before, after):
        """What is kept now is what was kept before, and what came of it."""
        if after.history[:len(before.history)] != before.history:
            raise Trouble("a match of the history is lost, or another")
        come = after.history[len(before.history):] + [after.record]
        if before.record and not come[0].startswith(before.record):
            raise Trouble("the record does not go on where it was")

    def records(self):
        return self.before.history


def work(binary, kills, seed):
    table = Table(binary, random.Random(seed))
    for number in range(kills):
        try:
            table.kill()
        except Trouble as trouble:
            raise Trouble(f"kill {number} of seed {seed}: {trouble}") from None
    if os.path.exists(os.path.join(table.home.name, "own")):
        raise Trouble("it has written where a person's own matches are kept")
    return table.stages, table.compared, table.early, table.records()


def main():
    parser = argparse.ArgumentParser(description="Kills the game at random moments.")
    parser.add_argument("binary")
    parser.add_argument("arena")
    parser.add_argument("--kills", type=int, default=220)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    binary = os.path.abspath(wanted.binary)
    began = time.monotonic()
    stages, compared, early, records = collections.Counter(), 0, 0, []
    with concurrent.futures.ThreadPoolExecutor(wanted.jobs) as workers:
        shares = [wanted.kills // wanted.jobs + (job < wanted.kills % wanted.jobs) for job in range(wanted.jobs)]
        runs = [workers.submit(work, binary, share, wanted.seed + job) for job, share in enumerate(shares)]
        for run in runs:
            try:
                reached, same, soon, over = run.result()
            except Trouble as trouble:
                print(f"kill.py --seed {wanted.seed}: {trouble}", file=sys.stderr)
                sys.exit(1)
            stages += reached
            compared += same
            early += soon
            records += over
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number, record in enumerate(records):
            paths.append(os.path.join(folder, f"{number}.petrangola"))
            with open(paths[-1], "wb") as file:
                file.write(record)
        verified = subprocess.run([wanted.arena, "verify", *paths], capture_output=True, text=True, check=False) if paths else None
    told = ", ".join(f"{stage} {count}" for stage, count in sorted(stages.items()))
    print(f"{wanted.kills} kills in {time.monotonic() - began:.0f} s, {early} of them while it started: continued at {told};"
          f" {compared} tables compared, {len(records)} matches played to the end")
    faults = []
    if verified and verified.returncode != 0:
        faults.append(verified.stdout + verified.stderr)
    if wanted.kills >= 200:
        # A match has one first dealer, and of few seats one re-entry at most.
        if STAGES - {"FirstDealer", "Reentry"} - set(stages):
            faults.append(f"never killed in {STAGES - set(stages)}")
        if compared < wanted.kills / 10:
            faults.append("hardly a table was compared")
        if not records:
            faults.append("no match came to its end")
    for fault in faults:
        print(fault, file=sys.stderr)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
