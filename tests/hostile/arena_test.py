#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The arena with hostile programs at its seats: what they find of the seed, what they leave behind however the arena ends,
what they write, and what they ask the system for.

    arena_test.py ARENA
"""
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

import guarded
from guarded import PROGRAMS, PYTHON, running, until

ARENA = ""
SEED = "7e" * 32


def can_watch():
    return shutil.which("strace") and subprocess.run(["strace", "-qq", "true"], capture_output=True,
                                                     check=False).returncode == 0


class Case(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        self.data = os.path.join(self.folder, "data/petrangola")
        self.environment = {**os.environ, **guarded.SECRETS, "SEED": SEED,
                            "XDG_DATA_HOME": os.path.join(self.folder, "data"),
                            "XDG_CONFIG_HOME": os.path.join(self.folder, "config")}
        os.makedirs(os.path.join(self.data, "opponents"))
        with open(os.path.join(self.data, "petrangola.db"), "w", encoding="utf-8") as file:
            file.write(SEED)

    def command(self, script, *arguments, seed=(), matches=1):
        # as a person does who puts a program where the game offers it
        own = os.path.join(self.data, "opponents", script)
        shutil.copy(os.path.join(PROGRAMS, script), own)
        return [ARENA, "play", "--game", "petrangola", "--matches", str(matches), *seed, "--seats",
                "exec:" + " ".join([PYTHON, "-B", own, *arguments]) + ",novice"]

    def play(self, *arguments, **more):
        seed = more.pop("seed", ())
        return subprocess.run(self.command(*arguments, seed=seed), capture_output=True, text=True, cwd=self.folder,
                              env=self.environment, timeout=guarded.PATIENCE, check=True, **more)


class Seed(Case):
    def spied(self, done):
        return int(re.search(r"^spied (\d+)$", done.stderr, re.MULTILINE).group(1))

    def test_without_bounds_it_is_found(self):
        own = os.path.join(self.data, "opponents", "spies.py")
        shutil.copy(os.path.join(PROGRAMS, "spies.py"), own)
        done = subprocess.run([PYTHON, "-B", own], input='{"type":"hello"}\n', capture_output=True, text=True,
                              cwd=self.folder, env=self.environment, check=True)
        self.assertGreaterEqual(self.spied(done), 2)  # the database, and its own surroundings

    def test_on_the_command_line(self):
        self.assertEqual(self.spied(self.play("spies.py", seed=("--seed", SEED))), 0)
        self.assertEqual(self.spied(self.play("spies.py", seed=("--seed=" + SEED,))), 0)

    def test_in_a_file(self):
        path = os.path.join(self.folder, "the.seed")
        for place in (path, os.path.join(self.data, "opponents", "the.seed")):
            with open(place, "w", encoding="utf-8") as file:
                file.write(SEED + "\n")
            done = self.play("spies.py", seed=("--seed-file", place))
            self.assertEqual(self.spied(done), 0)
            self.assertIn(SEED, done.stdout)
        with open(path, "w", encoding="utf-8") as file:
            file.write("no seed")
        with self.assertRaises(subprocess.CalledProcessError) as raised:
            self.play("spies.py", seed=("--seed-file", path))
        self.assertIn("not up to 64 hex digits", raised.exception.stderr)

    def test_from_standard_input(self):
        done = self.play("spies.py", seed=("--seed-file", "-"), input=SEED + "\n")
        self.assertEqual(self.spied(done), 0)
        self.assertIn(SEED, done.stdout)

    def test_the_list_of_processes_does_not_show_it(self):
        marker = f"seen-{os.getpid()}-{os.urandom(4).hex()}"
        with subprocess.Popen(self.command("leaves.py", marker, "plain", "stays", "seat", seed=("--seed", SEED)),
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=self.environment) as arena:
            until(lambda: running(marker) > 0, "the program runs")
            with open(f"/proc/{arena.pid}/cmdline", "rb") as file:
                shown = file.read()
            looked = f"/proc/{arena.pid}/environ"
            if os.getuid() != 0:
                with self.assertRaises(PermissionError):
                    open(looked, "rb").close()
            arena.kill()
        self.assertIn(b"--seed\0****", shown)
        self.assertNotIn(SEED.encode(), shown)
        until(lambda: running(marker) == 0, "nobody is left")


class Sight(Case):
    """Nobody who is not root looks into the arena, also before a program sits at its table."""

    def test_from_the_beginning(self):
        if os.getuid() == 0:
            self.skipTest("root may look into everybody")
        with subprocess.Popen(self.command("spies.py", seed=("--seed-file", "-")), stdin=subprocess.PIPE,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=self.environment) as arena:
            try:
                # It waits for its seed; what belongs to somebody who cannot be looked into is root's.
                until(lambda: os.stat(f"/proc/{arena.pid}/environ").st_uid == 0, "it cannot be looked into")
                for name in ("environ", "mem", "maps"):
                    with self.assertRaises(PermissionError):
                        open(f"/proc/{arena.pid}/{name}", "rb").close()
            finally:
                arena.kill()

    def test_first_of_all(self):
        if not can_watch():
            self.skipTest("install strace, where programs may be watched")
        log = os.path.join(self.folder, "calls")
        subprocess.run(["strace", "-f", "-qq", "-e", "trace=prctl,openat,clone,clone3,execve", "-o", log,
                        *self.command("spies.py")], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                       env=self.environment, check=True)
        with open(log, encoding="utf-8", errors="replace") as file:
            before = re.split(r"PR_SET_DUMPABLE, (?:0|SUID_DUMP_DISABLE)", file.read(), maxsplit=1)[0]
        # Before, libraries are loaded, and count the processors: no thread is begun and no file of anybody's opened.
        self.assertEqual(before.count("execve("), 1)
        self.assertNotIn("clone", before)
        self.assertEqual([line for line in re.findall(r'openat\(AT_FDCWD, "([^"]*)"', before)
                          if not re.search(r"\.so[.\d]*$|/ld\.so\.|/glibc-hwcaps/|^/sys/devices/system/cpu/", line)], [])


class Ends(Case):
    """However the arena ends, nobody of its programs' is left."""

    def ended_by(self, deed):
        marker = f"left-{os.getpid()}-{os.urandom(4).hex()}"
        with subprocess.Popen(self.command("leaves.py", marker, "plain+session+daemon+hydra", "stays", "seat"),
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=self.environment,
                              start_new_session=True) as arena:
            until(lambda: running(marker) >= 4, "all run")
            deed(arena)
            arena.wait(guarded.PATIENCE)
        until(lambda: running(marker) == 0, "nobody is left")

    def test_ctrl_c(self):
        self.ended_by(lambda arena: os.killpg(arena.pid, signal.SIGINT))

    def test_killed(self):
        self.ended_by(lambda arena: arena.kill())

    def test_hung_up(self):
        self.ended_by(lambda arena: arena.send_signal(signal.SIGHUP))

    def test_program_ends_first(self):
        marker = f"left-{os.getpid()}-{os.urandom(4).hex()}"
        self.play("leaves.py", marker, "plain+session+daemon+hydra", "goes", "seat")
        self.assertEqual(running(marker), 0)


class Talks(Case):
    def test_standard_error_is_bounded(self):
        done = self.play("spies.py", "30000")  # 27 MB
        lines = done.stderr.splitlines()
        self.assertLess(len(done.stderr), 70_000)
        self.assertGreater(len(done.stderr), 60_000)
        self.assertEqual(sum("more than 64 KiB" in line for line in lines), 1)
        self.assertNotRegex(done.stderr, "[\x00-\x09\x0b-\x1f\x7f]")

    def test_what_the_machine_lacks_is_said_once(self):
        done = self.play("spies.py")
        means = guarded.json.loads(subprocess.run([self.guard(), "--probe"], capture_output=True, check=True).stdout)
        lacking = sum(not means[name] for name in ("files", "network", "signals", "counted", "processes", "temporary"))
        self.assertEqual(done.stderr.count("This machine cannot"), lacking)

    def guard(self):
        done = subprocess.run(["find", os.path.dirname(os.path.dirname(ARENA)), "-name", "petrangola-guard"],
                              capture_output=True, text=True, check=True)
        return done.stdout.split("\n")[0]

    def test_without_its_guard_nothing_is_started(self):
        moved = os.path.join(self.folder, "bin")
        os.makedirs(moved)
        shutil.copy(ARENA, moved)
        command = self.command("spies.py")
        done = subprocess.run([os.path.join(moved, os.path.basename(ARENA)), *command[1:]], capture_output=True, text=True,
                              env=self.environment, check=False)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("what keeps programs in bounds is missing", done.stderr)
        self.assertNotIn("spied", done.stderr)


class Calls(Case):
    def test_no_network_is_asked_for(self):
        if not can_watch():
            self.skipTest("install strace, where programs may be watched")
        log = os.path.join(self.folder, "calls")
        watched = ["strace", "-f", "--seccomp-bpf", "-qq", "-s", "300", "-e", "trace=socket,execve", "-o", log]
        subprocess.run(watched + self.command("spies.py"), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                       env=self.environment, check=True)
        with open(log, encoding="utf-8", errors="replace") as file:
            text = file.read()
        if os.getuid() == 0:
            self.assertIn("petrangola-guard", text)
            self.assertIn("spies.py", text)
        else:  # the words of whom nobody may look into are shown to root alone
            self.assertGreaterEqual(text.count("execve("), 3)
        self.assertNotIn("AF_INET", text)


def main():
    global ARENA
    if "--nobody" in sys.argv:
        sys.argv.remove("--nobody")
        guarded.as_nobody_or_skip(os.path.abspath(__file__), sys.argv[1:])
    ARENA = sys.argv[1]
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]], verbosity=2)


if __name__ == "__main__":
    main()
