#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs that attack whoever gives them a seat: each tries what it can, once as any program of the person could and
once in the guard's bounds, with all means that this machine has and without some of them.

    programs_test.py GUARD [--nobody]
"""
import ctypes
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

    def test_nothing_of_the_machine_is_told_by_proc(self):
        telling = ["/proc/keys", "/proc/key-users", "/proc/interrupts"]
        readable = [path for path in telling if os.access(path, os.R_OK)]
        self.assertNotEqual(subprocess.run(["cat", *readable], capture_output=True, check=False).stdout, b"")
        for name, without in BOUNDS.items():
            with self.subTest(name):
                if not Guard(GUARD, without).means()["files"]:
                    continue
                done = subprocess.run(Guard(GUARD, without).command(["sh", "-c", "cat " + " ".join(telling)]),
                                      capture_output=True, check=False)
                self.assertEqual(done.stdout, b"")

    def test_variables_are_of_languages(self):
        """Whoever finds a name among those that are passed on smuggles nothing in by it."""
        kept = {"LANG": "it_IT.UTF-8", "LANGUAGE": "it:en_GB:en", "LC_TIME": "ca_ES.UTF-8@valencia", "LC_ALL": "C.UTF-8",
                "TZ": ":Europe/Rome", "PATH": os.environ["PATH"]}
        secrets = {"LC_TOKEN": "hunter2", "LC_": "x", "LC_NAME": "a word", "LC_PAPER": "x" * 65, "LC_MESSAGES": "/home/x",
                   "LC_NUMERIC": "\x1b[31m", "LC_MONETARY": "a\nb", "LANGUAGES": "x", "TZDIR": "/home/x", "PATHS": "x"}
        for variables, passed in (({**kept, **secrets}, kept), ({"PATH": kept["PATH"], "TZ": "a b", "LANG": "a;b"},
                                                                {"PATH": kept["PATH"]}),
                                  ({"PATH": kept["PATH"], "TZ": "<+03>-3,M3.5.0/2"}, {"PATH": kept["PATH"], "TZ": "<+03>-3,M3.5.0/2"})):
            done = subprocess.run(Guard(GUARD).command(["env", "-0"]), capture_output=True, text=True, env=variables, check=True)
            told = dict(each.split("=", 1) for each in done.stdout.split("\0")[:-1])
            self.assertEqual(told.pop("HOME"), told.pop("TMPDIR"))
            self.assertEqual(told, passed)

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


class Queue:
    """Messages of another of the person's programs (System V), by its number."""

    def __enter__(self):
        self.library = ctypes.CDLL(None, use_errno=True)
        self.number = self.library.msgget(0, 0o600)
        if self.number < 0:
            raise OSError(ctypes.get_errno(), "msgget")
        return self.number

    def __exit__(self, *_):
        self.library.msgctl(self.number, 0, None)


class Reaches(Case):
    def ask(self, guard):
        path = os.path.join(tempfile.mkdtemp(dir=self.folder), "socket")
        abstract = f"petrangola-test-{os.urandom(8).hex()}"
        with socket.create_server(("127.0.0.1", 0)) as network, socket.socket(socket.AF_UNIX) as place, \
                socket.socket(socket.AF_UNIX) as nowhere, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as letters, \
                Queue() as queue:
            place.bind(path)
            place.listen()
            nowhere.bind("\0" + abstract)
            nowhere.listen()
            letters.bind(path + "-letters")
            return guard.ask("reaches.py", {"port": network.getsockname()[1], "socket": path, "abstract": abstract,
                                            "letters": path + "-letters", "queue": queue, "victim": self.victim.pid})

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
                    allowed |= {"path socket", "netlink", "unshare", "shared memory", "ring", "old ring", "letter by a pair",
                                "letter by a raw pair"}
                    if not means["namespaces"]:
                        allowed |= {"datagram", "listen", "connect", "limits of others", "own", "slow", "handle", "look",
                                    "queue", "letter in a queue"}
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
        self.assertTrue(free["shared"] and free["zero"] and free["downwards"])
        if os.getuid() == 0:
            self.assertGreater(free["stack"], 1000)
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
                self.assertEqual(taken["downwards"], not means["seccomp"], said)
                self.assertLess(taken["stack"], 65, said)
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


class Remains(Case):
    """A guard that is killed cannot take its folder away: the next one does."""

    def begin(self):
        started = subprocess.Popen(Guard(GUARD).command(["sh", "-c", 'echo "$TMPDIR"; read -r _; echo x >"$TMPDIR/x" && echo kept']),
                                   stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                   env={**os.environ, "TMPDIR": self.folder})
        self.addCleanup(started.stdout.close)
        self.addCleanup(started.stdin.close)
        return started, started.stdout.readline().strip()

    def another(self):
        """What is left when one more program has come and gone."""
        subprocess.run(Guard(GUARD).command(["true"]), env={**os.environ, "TMPDIR": self.folder}, check=True)
        return [os.path.join(self.folder, name) for name in sorted(os.listdir(self.folder))]

    def test_left_behind(self):
        guard, place = self.begin()
        guard.kill()
        guard.wait(guarded.PATIENCE)
        self.assertTrue(os.path.isdir(place))
        until(lambda: self.another() == [], "nothing is left")

    def test_in_use(self):
        guard, place = self.begin()
        self.assertEqual(self.another(), [place])
        subprocess.run([GUARD, "--probe"], env={**os.environ, "TMPDIR": self.folder}, stdout=subprocess.DEVNULL, check=True)
        self.assertEqual(os.listdir(self.folder), [os.path.basename(place)])
        told, _ = guard.communicate("\n", guarded.PATIENCE)
        self.assertEqual(told, "kept\n" if Guard(GUARD).means()["temporary"] else "")
        self.assertEqual(os.listdir(self.folder), [])

    def test_what_only_has_the_name(self):
        filled = os.path.dirname(self.file("petrangola-program-filled/x"))
        elsewhere = os.path.join(self.folder, "elsewhere")
        os.mkdir(elsewhere)
        others = [elsewhere, self.file("petrangola-program-a_file"), os.path.join(self.folder, "petrangola-program-"),
                  os.path.join(self.folder, "petrangola-program-longer-still"), os.path.join(self.folder, "petrangola-program-a_link")]
        os.mkdir(others[2])
        os.mkdir(others[3])
        os.symlink("elsewhere", others[4])
        os.mkdir(os.path.join(self.folder, "petrangola-program-abcdef"))
        left = self.another()
        self.assertEqual(left, sorted([filled, *others]))
        if os.getuid() == 0:
            place = os.path.join(self.folder, "petrangola-program-theirs")
            os.mkdir(place)
            os.chown(place, 65534, 65534)
            self.assertIn(place, self.another())


class Numbers(Case):
    """Root's processes are counted by their numbers, where these are a namespace's own: before Linux 6.14 they are the
    machine's, and stay as they are."""

    HIGHEST = "/proc/sys/kernel/pid_max"

    def highest(self, *before):
        done = subprocess.run([*before, *Guard(GUARD).command(["cat", self.HIGHEST])], capture_output=True, text=True, check=True)
        return int(done.stdout)

    def of_the_machine(self):
        with open(self.HIGHEST, encoding="utf-8") as file:
            return int(file.read())

    def older(self):
        """What has the system call itself an older one."""
        if subprocess.run(["setarch", "--uname-2.6", "uname", "-r"], capture_output=True, text=True,
                          check=False).stdout.startswith("2.6."):
            return ["setarch", "--uname-2.6"]
        self.skipTest("the system cannot call itself an older one")

    def test_an_older_kernel(self):
        before = self.of_the_machine()
        self.assertGreater(self.highest(*self.older()), 301)
        self.assertEqual(self.of_the_machine(), before)
        probe = subprocess.run([*self.older(), GUARD, "--probe"], capture_output=True, check=True).stdout
        self.assertEqual(guarded.json.loads(probe)["counted"], os.getuid() != 0)

    def test_a_newer_kernel(self):
        if os.getuid() != 0 or not Guard(GUARD).means()["counted"]:
            self.skipTest("only root's are counted so, from Linux 6.14 on")
        before = self.of_the_machine()
        self.assertEqual(self.highest(), 301)
        self.assertEqual(self.of_the_machine(), before)

    def test_the_probe_writes_nothing(self):
        if not shutil.which("strace") or subprocess.run(["strace", "-qq", "true"], capture_output=True,
                                                        check=False).returncode != 0:
            self.skipTest("install strace, where programs may be watched")
        log = os.path.join(self.folder, "calls")
        subprocess.run(["strace", "-f", "-qq", "-e", "trace=openat,open,creat", "-o", log, GUARD, "--probe"],
                       stdout=subprocess.DEVNULL, check=True)
        with open(log, encoding="utf-8", errors="replace") as file:
            writing = [line for line in file if "O_WRONLY" in line or "O_RDWR" in line]
        self.assertTrue(any("uid_map" in line for line in writing) or not Guard(GUARD).means()["namespaces"])
        self.assertEqual([line for line in writing if "/proc/sys" in line], [])


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
