#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs that attack whoever gives them a seat: each tries what it can, once as any program of the person could and
once in the guard's bounds, with all means that this machine has and without some of them.

    programs_test.py GUARD [--nobody]
"""
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import unittest

import guarded
from guarded import Guard, running, until, words

GUARD = ""
NOTHING = ("landlock", "namespaces", "seccomp", "limits", "environment")
BOUNDS = {"all": (), "no namespaces": ("namespaces",), "no calls refused": ("seccomp",),
          "files alone": ("namespaces", "seccomp")}
VICTIM = "import signal; signal.pause()"


class Case(unittest.TestCase):
    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory()) if sys.version_info >= (3, 11) else tempfile.mkdtemp()
        self.victim = subprocess.Popen([guarded.PYTHON, "-c", VICTIM, "secret words"],
                                       env={**os.environ, "SECRET": "x"})

    def tearDown(self):
        self.victim.kill()
        self.victim.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def file(self, name, text="key"):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def expect(self, done, allowed, said):
        self.assertEqual({name for name, could in done.items() if could} - set(allowed), set(), said)


class Files(Case):
    def task(self, keep):
        return {"files": [self.file("home/.ssh/id"), self.file("data/petrangola/petrangola.db"),
                          self.file("data/petrangola/petrangola.db-wal")],
                "folders": [os.path.join(self.folder, "home"), os.path.join(self.folder, "data/petrangola")],
                "victim": self.victim.pid, "descriptors": [keep.fileno()]}

    def ask(self, guard, files=None):
        with open(self.file("key"), encoding="utf-8") as keep:
            task = self.task(keep)
            task["files"] = files or task["files"]
            return guard.ask("files.py", task, [keep.fileno()])

    def test_without_bounds_it_could(self):
        done, said = self.ask(Guard(None))
        missing = {name for name, could in done.items() if not could} - {"temporary"}
        self.assertEqual(missing, set(), said)

    def test_bounds(self):
        for name, without in BOUNDS.items():
            with self.subTest(name):
                guard = Guard(GUARD, without)
                means = guard.means()
                if not means["files"]:
                    continue
                done, said = self.ask(guard)
                allowed = {"temporary"} if means["temporary"] else set()
                if not means["namespaces"] and not means["seccomp"]:
                    # What Landlock does not know of: the probe does not promise it.
                    allowed |= {f"{deed} {number}" for deed in ("permit", "date") for number in range(3)}
                if not means["namespaces"]:
                    allowed |= {"cmdline"} if means["landlock"] == 0 else set()
                self.expect(done, allowed, said)
                self.assertEqual(done["temporary"], means["temporary"], said)

    def test_without_landlock_the_probe_says_so(self):
        self.assertFalse(Guard(GUARD, ("landlock",)).means()["files"])
        done, said = self.ask(Guard(GUARD, ("landlock",)))
        self.assertTrue(done["read 0"], said)
        # Other processes are not seen all the same.
        if Guard(GUARD).means()["namespaces"]:
            self.expect({name: done[name] for name in ("cmdline", "environ", "maps", "descriptors", "write 0", "cut 0",
                                                       "permit 0", "make 0", "variables", "inherited")}, (), said)

    def test_game_data_beside_the_program(self):
        """A program may lie in the game's own folder, where others of the person's are put; and a seed beside it."""
        if not Guard(GUARD).means()["files"]:
            self.skipTest("this machine keeps no files from a program")
        data = os.path.join(self.folder, "data/petrangola")
        database = self.file("data/petrangola/petrangola.db")
        for place in ("data/petrangola/opponents", "data", "."):
            with self.subTest(place):
                own = os.path.join(self.folder, place)
                os.makedirs(own, exist_ok=True)
                for script in ("files.py", "attempts.py"):
                    shutil.copy(os.path.join(guarded.PROGRAMS, script), own)
                beside = self.file(os.path.join(place, "beside.txt"))
                task = {"files": [database, beside], "folders": [], "victim": self.victim.pid, "descriptors": []}
                command = Guard(GUARD, shut=[data]).command([guarded.PYTHON, "-B", os.path.join(own, "files.py")])
                command[3:3] = ["--read", os.path.join(data, "opponents")]
                done = subprocess.run(command, input=guarded.json.dumps(task) + "\n", capture_output=True, text=True,
                                      check=True)
                could = guarded.json.loads(done.stdout)
                self.expect(could, {"temporary", "read 1", "read by root 1", "read by link 1"}, done.stderr)
                self.assertTrue(could["read 1"], done.stderr)


class Reaches(Case):
    def ask(self, guard):
        path = os.path.join(tempfile.mkdtemp(dir=self.folder), "socket")
        abstract = f"petrangola-test-{os.urandom(8).hex()}"
        with socket.create_server(("127.0.0.1", 0)) as network, socket.socket(socket.AF_UNIX) as place, \
                socket.socket(socket.AF_UNIX) as nowhere:
            place.bind(path)
            place.listen()
            nowhere.bind("\0" + abstract)
            nowhere.listen()
            return guard.ask("reaches.py", {"port": network.getsockname()[1], "socket": path, "abstract": abstract,
                                            "victim": self.victim.pid})

    def test_without_bounds_it_could(self):
        done, said = self.ask(Guard(None))
        # What a machine may refuse to all programs alike.
        perhaps = {"trace", "unshare", "ring"}
        self.assertEqual({name for name, could in done.items() if not could} - perhaps, set(), said)
        self.assertEqual(self.victim.wait(guarded.PATIENCE), -signal.SIGKILL)

    def test_bounds(self):
        for name, without in BOUNDS.items():
            with self.subTest(name):
                guard = Guard(GUARD, without)
                means = guard.means()
                done, said = self.ask(guard)
                allowed = set()
                if not means["seccomp"]:
                    # Told by the probe as no network kept, where there are no namespaces either.
                    allowed |= {"path socket", "netlink", "unshare", "shared memory", "ring"}
                    if not means["namespaces"]:
                        allowed |= {"datagram", "listen", "connect", "limits of others", "own", "slow", "handle", "look"}
                    else:
                        allowed |= {"listen"}
                    if means["landlock"] >= 4:
                        allowed -= {"connect"}
                self.expect(done, allowed, said)
                if means["signals"]:
                    self.assertIsNone(self.victim.poll(), said)

    def test_signals_without_landlock_and_namespaces(self):
        """The game itself, the guard and groups are out of reach even there."""
        guard = Guard(GUARD, ("landlock", "namespaces"))
        self.assertFalse(guard.means()["signals"])
        if not guard.means()["seccomp"]:
            self.skipTest("no calls are refused here")
        script = ("import os, signal\n"
                  "for who in (os.getppid(), %d, -1, -os.getppid(), -%d):\n"
                  "    try: os.kill(who, signal.SIGTERM); print('could', who)\n"
                  "    except PermissionError: pass\n" % (os.getpid(), os.getpgrp()))
        done = subprocess.run(guard.command([guarded.PYTHON, "-c", script]), capture_output=True, text=True, check=True)
        self.assertEqual(done.stdout, "")


class Fills(Case):
    def test_bounds(self):
        processors = os.sysconf("SC_NPROCESSORS_CONF")
        free, _ = Guard(None).ask("fills.py", {})
        self.assertGreater(free["memory"], 3000)
        self.assertEqual(free["length"], 1000)
        self.assertTrue(free["shared"] and free["zero"])
        self.assertGreater(free["processes"], 600)
        for name, without in BOUNDS.items():
            with self.subTest(name):
                guard = Guard(GUARD, without)
                means = guard.means()
                taken, said = guard.ask("fills.py", {})
                self.assertLess(taken["memory"], 2100, said)
                self.assertLess(taken["length"], 65, said)
                self.assertLess(taken["disk"], 65, said)
                self.assertLess(taken["descriptors"], 256, said)
                self.assertEqual(taken["shared"], not means["seccomp"], said)
                self.assertEqual(taken["zero"], not means["files"], said)
                if means["counted"]:
                    most = 302 if os.getuid() == 0 else 64 + 2 * processors
                    if not means["namespaces"]:
                        most += 30  # those of the person besides may have become fewer
                    self.assertLess(taken["processes"], most, said)
                    self.assertGreater(taken["processes"], 20, said)

    def test_nothing_of_it_stays(self):
        for without in BOUNDS.values():
            Guard(GUARD, without).ask("fills.py", {}, environment={"TMPDIR": self.folder})
            self.assertEqual(os.listdir(self.folder), [])


class Leaves(Case):
    """Counted by their words: nobody is left, however it came to the end."""

    WAYS = "plain+session+daemon+hydra"

    def begin(self, without, stays, between=False):
        """Starts the guard, or somebody who starts it in his turn; gives that process when all have begun."""
        self.marker = f"left-{os.getpid()}-{os.urandom(4).hex()}"
        program = words("leaves.py", self.marker, self.WAYS, stays)
        if between:
            script = ("import os, subprocess, sys, time\n"
                      "words = sys.argv[1:]\n"
                      "words[words.index('--parent') + 1] = str(os.getpid())\n"
                      "subprocess.Popen(words).wait()\n")
            command = [guarded.PYTHON, "-c", script, *Guard(GUARD, without).command(program)]
        else:
            command = Guard(GUARD, without).command(program)
        started = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                   env={**os.environ, "TMPDIR": self.folder})
        self.addCleanup(started.stdout.close)
        self.addCleanup(started.stdin.close)
        self.assertEqual(started.stdout.readline(), "ready\n")
        return started

    def gone(self):
        until(lambda: running(self.marker) == 0, "nobody is left")

    def each(self):
        return {"all": (), "no namespaces": ("namespaces",)}.items()

    def test_without_a_guard_they_stay(self):
        marker = f"left-{os.getpid()}-{os.urandom(4).hex()}"
        subprocess.run(words("leaves.py", marker, "plain+session+daemon", "goes"), stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL, check=True)
        left = running(marker)
        for name in os.listdir("/proc"):
            if name.isdigit():
                try:
                    with open(f"/proc/{name}/cmdline", "rb") as file:
                        if marker.encode() in file.read().split(b"\0"):
                            os.kill(int(name), signal.SIGKILL)
                except OSError:
                    pass
        until(lambda: running(marker) == 0, "the test's own are gone")
        self.assertGreaterEqual(left, 3)

    def test_program_ends_first(self):
        for name, without in self.each():
            with self.subTest(name):
                self.assertEqual(self.begin(without, "goes").wait(guarded.PATIENCE), 0)
                self.assertEqual(running(self.marker), 0)  # at once: the guard has waited for them

    def test_guard_is_asked(self):
        for name, without in self.each():
            with self.subTest(name):
                guard = self.begin(without, "stays")
                self.assertGreaterEqual(running(self.marker), 4)
                guard.terminate()
                guard.wait(guarded.PATIENCE)
                self.assertEqual(running(self.marker), 0)

    def test_guard_is_killed(self):
        if not Guard(GUARD).means()["namespaces"]:
            self.skipTest("without namespaces nobody is left to end them")
        guard = self.begin((), "stays")
        guard.kill()
        guard.wait(guarded.PATIENCE)
        self.gone()

    def test_game_is_killed(self):
        for name, without in self.each():
            with self.subTest(name):
                between = self.begin(without, "stays", between=True)
                between.kill()
                between.wait(guarded.PATIENCE)
                self.gone()


class Starts(Case):
    def test_what_cannot_be_started_is_said(self):
        for program, told in (("/no/such/program", "No such file"), ("/etc/passwd", "Permission denied"),
                              ("no-such-program-here", "not found")):
            done = subprocess.run(Guard(GUARD).command([program]), capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 127)
            self.assertRegex(done.stderr, f"^petrangola-guard: .*{told}")

    def test_ends_as_the_program_does(self):
        for script, code in (("exit 0", 0), ("exit 5", 5), ("exit 127", 1), ("kill -9 $$", 137)):
            done = subprocess.run(Guard(GUARD).command(["sh", "-c", script]), check=False)
            self.assertEqual(done.returncode, code, script)

    def test_serves_its_parent_only(self):
        done = subprocess.run(Guard(GUARD).command(["true"], parent=1), capture_output=True, check=False)
        self.assertEqual(done.returncode, 127)

    def test_languages_work(self):
        """What people write players in: each with threads where it has them."""
        scripts = {"sh": ["sh", "-c", "echo $((6 * 7)) | cat"],
                   "python": [guarded.PYTHON, "-c", "import hashlib, random, subprocess, threading\n"
                              "thread = threading.Thread(target=lambda: print(6 * 7)); thread.start(); thread.join()\n"
                              "subprocess.run(['true'], check=True)"],
                   "numpy": [guarded.PYTHON, "-c", "import numpy; a = numpy.ones((600, 600)); print(int((a @ a)[0][0]) - 558)"],
                   "perl": ["perl", "-e", "print 42"],
                   "node": ["node", "-e", "setTimeout(() => console.log(6 * 7), 1)"],
                   "java": ["java", "--source", "11", self.file("Main.java", "class Main { public static void main(String[] a)"
                            " throws Exception { Thread t = new Thread(() -> System.out.println(6 * 7)); t.start(); t.join(); } }")]}
        for name, script in scripts.items():
            if not shutil.which(script[0]) or (name == "numpy" and subprocess.run(
                    [guarded.PYTHON, "-c", "import numpy"], capture_output=True, check=False).returncode != 0):
                continue
            for bounds, without in BOUNDS.items():
                with self.subTest(f"{name}, {bounds}"):
                    done = subprocess.run(Guard(GUARD, without).command(script), capture_output=True, text=True, check=False)
                    self.assertEqual(done.stdout.strip(), "42", done.stderr)


def main():
    global GUARD
    arguments = sys.argv[1:]
    if "--nobody" in arguments:
        arguments.remove("--nobody")
        guarded.as_nobody_or_skip(os.path.abspath(__file__), arguments)
    GUARD = arguments[0]
    unittest.main(argv=[sys.argv[0], *arguments[1:]], verbosity=2)


if __name__ == "__main__":
    main()
