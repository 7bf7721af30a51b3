# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of hostile programs share: how one is started, with and without the guard, and who runs."""
import json
import os
import shutil
import subprocess
import sys
import time

PROGRAMS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "programs")
PYTHON = "/usr/bin/python3"
PATIENCE = 60
# Whatever is set here, no program is told.
SECRETS = {"XDG_SECRET": "x", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/x", "DISPLAY": ":77", "SSH_AUTH_SOCK": "/x",
           "SECRET_TOKEN": "x"}


def words(script, *arguments):
    return [PYTHON, "-B", os.path.join(PROGRAMS, script), *arguments]


def running(marker):
    """How many processes have this among their words."""
    found = 0
    for name in os.listdir("/proc"):
        if name.isdigit() and int(name) != os.getpid():
            try:
                with open(f"/proc/{name}/cmdline", "rb") as file:
                    found += marker.encode() in file.read().split(b"\0")
            except OSError:
                pass
    return found


def until(condition, what):
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f"in {PATIENCE} s it did not come about that {what}")
        time.sleep(0.01)


class Guard:
    """Starts programs by the guard, or none where there is none."""

    def __init__(self, path, without=(), shut=()):
        self.path = path
        self.options = [word for each in without for word in ("--without", each)]
        self.options += [word for each in shut for word in ("--shut", each)]

    def command(self, program, parent=None):
        if self.path is None:
            return program
        return [self.path, "--parent", str(parent or os.getpid()), *self.options, "--", *program]

    def ask(self, script, task, descriptors=(), environment=None):
        """Runs it with this task; gives its answer."""
        done = subprocess.run(self.command(words(script)), input=json.dumps(task) + "\n", capture_output=True, text=True,
                              pass_fds=descriptors, env={**os.environ, **SECRETS, **(environment or {})},
                              timeout=PATIENCE, check=False)
        if done.returncode != 0:
            raise AssertionError(f"{script} ended with {done.returncode}: {done.stderr}")
        return json.loads(done.stdout), done.stderr

    def means(self):
        if self.path is None:
            return {}
        return json.loads(subprocess.run([self.path, "--probe", *self.options[:2 * self.options.count("--without")]],
                                         capture_output=True, check=True).stdout)


def as_nobody_or_skip(script, arguments):
    """Goes on as somebody who has no rights, where this one has all."""
    nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    if os.getuid() != 0 or not shutil.which("setpriv"):
        print("skipped: only root can be somebody else")
        sys.exit(77)
    if subprocess.run([*nobody, "test", "-x", arguments[0], "-a", "-r", PROGRAMS], check=False).returncode != 0:
        print("skipped: nobody else may read what was built")
        sys.exit(77)
    os.environ["HOME"] = "/nonexistent"
    os.execvp("setpriv", [*nobody, PYTHON, "-B", script, *arguments])
