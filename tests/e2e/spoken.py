#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A deal of any game, played in Italian by what Orca speaks of it and by keys, and by nothing else.

From the start page by the shelf to the table, and on until the next deal. What was spoken comes into OUTDIR as spoken.txt.
Each game of the list says in tests/games/GAME/e2e/by_voice.py what is done at its table.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import reader as ears
from desk import LOOK_SECONDS, SKIPPED, Game, Screen, Trouble, need_programs, wait_until

HERE = Path(__file__).resolve().parent
PATIENCE = 3  # the machine may be busy
# Under its own name it refuses to run beside another of the same person's.
LAUNCH = """
import sys
from orca import orca
manager = orca.getSettingsManager()
manager.activate(sys.argv[1], {})
sys.path.insert(0, manager.getPrefsDir())
sys.exit(orca.main())
"""


def need():
    need_programs()
    ears.need()
    missing = [program for program in ("orca", "speech-dispatcher") if not shutil.which(program)]
    if missing:
        print("skipped: install " + " ".join(missing))
        sys.exit(SKIPPED)


class Orca:
    """The screen reader, with a voice that writes."""

    def __init__(self, folder):
        self.file = os.path.join(folder, "spoken")
        Path(self.file).touch()
        speech = os.path.join(folder, "speech")
        os.makedirs(os.path.join(speech, "modules"))
        voice = os.path.join(speech, "scribe")
        with open(voice, "w", encoding="utf-8") as file:
            file.write(f"#!/bin/sh\nexec /usr/bin/python3 -B '{HERE / 'scribe.py'}' '{self.file}'\n")
        os.chmod(voice, 0o755)
        with open(os.path.join(speech, "speechd.conf"), "w", encoding="utf-8") as file:
            file.write(f'LogLevel 1\nLogDir "{speech}"\nDefaultLanguage "it"\nAudioOutputMethod "libao"\n'
                       f'AddModule "scribe" "{voice}" "scribe.conf"\nDefaultModule scribe\n')
        Path(speech, "modules", "scribe.conf").touch()
        socket = os.path.join(speech, "socket")
        os.environ["SPEECHD_ADDRESS"] = "unix_socket:" + socket
        self.errors = open(os.path.join(folder, "orca-errors"), "w+", encoding="utf-8")
        self.programs = [self._start("speech-dispatcher", "-s", "-t", "0", "-c", "unix_socket", "-S", socket, "-C", speech,
                                     "-P", os.path.join(speech, "pid"), "-L", speech)]
        try:
            wait_until(lambda: os.path.exists(socket), 10 * PATIENCE, "speech-dispatcher")
            self.programs.append(self._start("/usr/bin/python3", "-c", LAUNCH, os.path.join(folder, "orca")))
            wait_until(self.lines, 20 * PATIENCE, "Orca to speak")
        except Trouble as trouble:
            self.__exit__()
            raise Trouble(f"{trouble}: {Path(self.errors.name).read_text(encoding='utf-8')[-2000:]}") from None

    def _start(self, *words):
        return subprocess.Popen(words, env=dict(os.environ, LANGUAGE="it", LC_ALL="C.UTF-8"), stdin=subprocess.DEVNULL,
                                stdout=self.errors, stderr=self.errors)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for program in reversed(self.programs):
            program.kill()
            program.wait()
        self.errors.close()

    def lines(self):
        """All that was spoken so far."""
        text = Path(self.file).read_text(encoding="utf-8")
        return text[:text.rfind("\n") + 1].splitlines()


class Player:
    """Whoever hears and presses keys."""

    def __init__(self, orca, keys):
        self.orca = orca
        self.keys = keys
        self.at = 0  # lines that were there when a key was last pressed

    def key(self, *keys):
        self.at = len(self.orca.lines())
        self.keys(*keys)

    def heard(self, since=None):
        return self.orca.lines()[self.at if since is None else since:]

    def hears(self, words, since=None, seconds=20):
        """What was found in the first line that fits, of those after the last key or after the `since`-th."""
        start = self.at if since is None else since
        def fitting():
            return next((found for found in (re.search(words, line) for line in self.heard(start)) if found), None)
        try:
            return wait_until(fitting, seconds * PATIENCE, f"\"{words}\" to be spoken")
        except Trouble as trouble:
            raise Trouble(f"{trouble}; spoken since: {self.heard(start)}; before: {self.orca.lines()[:start][-12:]}") from None

    def hears_after(self, words):
        """The line behind the one that fits."""
        self.hears(words)
        place = next(i for i, line in enumerate(self.heard()) if re.search(words, line))
        return wait_until(lambda: self.heard()[place + 1:place + 2], 10 * PATIENCE, f"what comes after \"{words}\"")[0]

    def hears_before(self, words):
        """The line before the one that fits."""
        self.hears(words)
        heard = self.heard()
        return heard[next(i for i, line in enumerate(heard) if re.search(words, line)) - 1]

    def answer(self, *keys):
        """To a question that has only just come: nobody answers at once, and the table takes no such answer."""
        time.sleep(LOOK_SECONDS)
        self.key(*keys)


class Deal:
    """A deal at the table, from the first card to the next deal. A game derives from it."""

    name = ""
    title = ""  # as the shelf has it
    seats = 3
    seed = 3
    settings = ""
    questions = {}  # words of a question, and the method that answers it, with what was found

    def __init__(self, player):
        self.player = player
        self.done = 0  # lines that were answered

    def sit_down(self):
        player = self.player
        player.hears("^Nuova partita pulsante", 0)
        player.hears(r"^Ctrl\+N", 0)  # the last that is said of it
        player.key("Tab")
        player.hears("^Altri giochi pulsante")
        player.key("Return")
        name = player.hears_after("^Giochi pannello")
        for _ in range(40):
            player.hears("^selezionato pulsante radio")  # nothing of this one is still to come
            if name.rstrip(".") == self.title:
                break
            player.key("Right")
            name = player.hears_before("^selezionato pulsante radio")
        player.key("Return")
        player.hears("^Si comincia pulsante")
        self.done = len(player.orca.lines())
        player.answer("Return")

    def play(self):
        """Each question is answered as it comes, until the next deal."""
        asked = {**self.questions, "^Avanti pulsante": self.__class__.go_on}
        for _ in range(200):
            any_of = "|".join(f"(?:{words})" for words in asked)
            self.player.hears(any_of, self.done, 60)
            # The last one counts: what was asked before has passed.
            lines = self.player.orca.lines()
            at = max(i for i in range(self.done, len(lines)) if re.search(any_of, lines[i]))
            self.done = at + 1
            for words, answer in asked.items():
                found = re.search(words, lines[at])
                if found and answer(self, found):
                    return
        raise Trouble(f"the deal does not end; spoken: {self.player.orca.lines()[-40:]}")

    def go_on(self, _):
        """Says that the deal is over."""
        self.counted()
        self.player.answer("Return")
        self.player.hears("Smazzata 2|Tagli tu il mazzo|Fai tu le carte", seconds=40)
        return True

    def counted(self):
        """Looks at what was said of the end of the deal."""


def main(kind):
    if len(sys.argv) != 3:
        sys.exit(sys.modules["__main__"].__doc__)
    need()
    binary, pictures = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    os.environ["GSETTINGS_BACKEND"] = "memory"
    with Screen(pictures) as screen, tempfile.TemporaryDirectory() as config:
        os.environ["DISPLAY"] = screen.display
        os.environ["XDG_RUNTIME_DIR"] = config
        folder = os.path.join(config, "petrangola")
        os.makedirs(folder)
        table = "table" if kind.name == "petrangola" else f"table-{kind.name}"
        with open(os.path.join(folder, "petrangola.conf"), "w", encoding="utf-8") as file:
            file.write(f"[General]\nversion=1\nmotion=false\npace=3\n{kind.settings}guidesSeen={kind.name}\n[{table}]\nseats={kind.seats}\n")
        with ears.Bus(), Orca(config) as orca:
            try:
                with Game(binary, screen, config, "--lang", "it", "--seed", f"{kind.seed:064x}", patience=PATIENCE) as program:
                    deal = kind(Player(orca, program.key))
                    deal.sit_down()
                    deal.play()
                    program.key("ctrl+q")
                    program.ended()
                    if program.complaints():
                        raise Trouble("\n".join(program.complaints()))
            finally:
                shutil.copyfile(orca.file, os.path.join(pictures, "spoken.txt"))
    print(f"{len(Path(pictures, 'spoken.txt').read_text(encoding='utf-8').splitlines())} lines were spoken")

