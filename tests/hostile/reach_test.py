#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What of a person's files is open to a program, by where it lies, what its command line names, and what a stranger wrote
into its first line; and that what people install is open enough to run.

    reach_test.py GUARD [--nobody]
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

import guarded
from guarded import PROGRAMS, PYTHON, Guard

GUARD = ""
with open(os.path.join(PROGRAMS, "reads.py"), encoding="utf-8") as script:
    READS = script.read().split("\n", 1)[1]


class Case(unittest.TestCase):
    def setUp(self):
        if not Guard(GUARD).means()["files"]:
            self.skipTest("this machine keeps no files from a program")
        self.folder = os.path.realpath(tempfile.mkdtemp(prefix="petrangola-test-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.home = os.path.join(self.folder, "home")
        self.key = self.file("home/.ssh/key")

    def file(self, name, text="secret", mode=0o644):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(path, mode)
        return path

    def player(self, name, line=f"{PYTHON} -B"):
        return self.file(name, f"#!{line}\n{READS}", 0o755)

    def link(self, name, target):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        os.symlink(target, path)
        return path

    def ran(self, command, paths, **environment):
        return subprocess.run(Guard(GUARD).command(command), input=json.dumps(paths) + "\n", capture_output=True, text=True, check=False,
                              env={**os.environ, "HOME": self.home, **environment}, timeout=guarded.PATIENCE)

    def read(self, command, paths, **more):
        done = self.ran(command, paths, **more)
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout)


class FirstLines(Case):
    """What a stranger writes behind #! opens nothing but what is run."""

    def test_words_that_are_not_run(self):
        tool = self.file("home/Documents/tool", "#!/bin/sh\n", 0o755)
        secrets = [self.key, self.file("home/Documents/letter"), self.file("home/Documents/bin/x/secret")]
        folder = os.path.dirname(self.key)
        for line in (f"/usr/bin/env -S{PYTHON} -B -W {self.key}", f"/usr/bin/env -S {PYTHON} -B -W {self.key}",
                     f"/usr/bin/env --split-string={PYTHON} -B -W {self.key}", f"/usr/bin/env -vS{PYTHON} -B -W {folder}",
                     f"/usr/bin/env -S -u {tool} {PYTHON} -B -W {self.key}", f"/usr/bin/env -SA={tool} {PYTHON} -B",
                     f'/usr/bin/env -S A="x {tool} " {PYTHON} -B', f"/usr/bin/env -S{PYTHON} -B -W {tool}",
                     f"{PYTHON} -W{self.key}"):
            with self.subTest(line):
                self.assertEqual(self.read([self.player("home/games/player", line)], [*secrets, tool]), [])

    def test_what_is_run_is_open_alone(self):
        """An interpreter of the person's, named by the script, shows neither its folder nor what is around it."""
        shell = self.file("home/Documents/bin/shell", f"#!{PYTHON} -B\n{READS}", 0o755)
        secrets = [self.key, self.file("home/Documents/letter"), self.file("home/Documents/bin/secret")]
        installed = self.file("home/Documents/lib/part")
        for line in (shell, f"/usr/bin/env {shell}", f"/usr/bin/env -S {shell} x"):
            with self.subTest(line):
                player = self.player("home/games/player", line)
                self.assertEqual(self.read([player], [*secrets, shell, installed]), [shell, installed])

    def test_what_is_no_program_is_not_opened(self):
        for line in (self.key, f"/usr/bin/env -S {self.key}", f"/usr/bin/env {self.key}"):
            with self.subTest(line):
                # The kernel runs none of these; whoever starts it by its interpreter gets no more.
                player = self.player("home/games/player", line)
                self.assertNotEqual(self.ran([player], [self.key]).returncode, 0)
                self.assertEqual(self.read([PYTHON, "-B", player], [self.key]), [])

    def test_usual_first_lines_work(self):
        beside = self.file("home/games/beside")
        for line in ("/usr/bin/env python3", "/usr/bin/env -S python3 -B", "/usr/bin/env -S -i PATH=/usr/bin python3 -B",
                     "/usr/bin/env -vSpython3 -B", f" {PYTHON} -B "):
            with self.subTest(line):
                player = self.player("home/games/player", line)
                self.assertEqual(self.read([player], [beside, self.key], PATH="/usr/bin:/bin"), [beside])


class Places(Case):
    """Where a program lies decides what it reads."""

    def test_without_a_guard_all_is_open(self):
        done = subprocess.run([self.player("home/games/player")], input=json.dumps([self.key]) + "\n",
                              capture_output=True, text=True, check=True)
        self.assertEqual(json.loads(done.stdout), [self.key])

    def test_around_a_folder_of_programs(self):
        player = self.player("home/tool/bin/player")
        secrets = [self.file("home/tool/credentials"), self.file("home/tool/registry/secret"),
                   self.file("home/tool/versions/secret")]
        parts = [self.file("home/tool/lib/part"), self.file("home/tool/bin/beside"), self.file("home/tool/pyvenv.cfg", "")]
        self.assertEqual(self.read([player], [*secrets, *parts, self.key]), parts)

    def test_what_only_seems_installed(self):
        """Strangers' folders may have links in the places of what is installed."""
        player = self.player("home/tool/bin/player")
        self.file("home/Documents/letter")
        self.link("home/tool/lib", "../Documents")
        self.assertEqual(self.read([player], [os.path.join(self.home, "Documents/letter"), self.key]), [])

    def test_straight_in_a_home_or_what_is_shared_there(self):
        secrets = [self.key] + [self.file(f"home/{name}/other/secret") for name in
                                (".config", ".cache", ".local", ".local/share", ".local/state")]
        for place in ("", "bin", ".config", ".cache", ".local", ".local/bin", ".local/share", ".local/state"):
            with self.subTest(place):
                self.assertEqual(self.read([self.player(os.path.join("home", place, "player"))], secrets), [])
                self.assertEqual(self.read([PYTHON, "-B", self.player(os.path.join("home", place, "reads.py"))], secrets), [])

    def test_home_in_a_folder_of_the_system(self):
        """Whoever may not write there cannot try it."""
        if os.getuid() != 0:
            self.skipTest("only root can make a home there")
        place = tempfile.mkdtemp(prefix="petrangola-test-", dir="/opt")
        self.addCleanup(shutil.rmtree, place)
        other = os.path.join(place, "other")
        home = os.path.join(place, "home")
        for name in (other, home):
            os.makedirs(os.path.join(name, "games"))
            with open(os.path.join(name, "key"), "w", encoding="utf-8") as file:
                file.write("secret")
        shutil.copy(os.path.join(PROGRAMS, "reads.py"), os.path.join(home, "games"))
        paths = [os.path.join(name, "key") for name in (home, other)]
        self.assertEqual(self.read([PYTHON, "-B", os.path.join(home, "games/reads.py")], [*paths, home, "/opt"], HOME=home),
                         paths[1:])
        # A stranger's program there is no part of the system.
        linked = os.path.join(home, "games/weights")
        os.symlink(paths[0], linked)
        player = os.path.join(home, "games/reads.py")
        os.chmod(player, 0o755)
        self.assertEqual(self.read([player, linked], paths[:1], HOME=home), [])


class Arguments(Case):
    def test_links_do_not_lead_out(self):
        player = self.player("home/games/player")
        near = self.file("home/data/near")
        within = self.link("home/data/within", "near")
        letter = self.file("home/Documents/letter")
        out = self.link("home/data/weights", "../.ssh/key")
        folder = self.link("home/data/folder", "../Documents")
        through = os.path.join(folder, "letter")
        self.assertEqual(self.read([player, near], [near]), [near])
        self.assertEqual(self.read([player, "x", within], [near, self.key]), [near])
        for words in ([out], [f"--weights={out}"], [folder], [through], [near, out], [near, through]):
            with self.subTest(words):
                self.assertEqual(self.read([player, *words], [self.key, letter]), [])
                self.assertEqual(self.read([PYTHON, "-B", player, *words], [self.key, letter]), [])

    def test_links_of_the_persons_own(self):
        """What an interpreter runs may be a link, and so may what lies in the home itself."""
        script = self.player("home/work/reads.py")
        beside = self.file("home/work/beside")
        linked = self.link("home/offers/mine.py", "../work/reads.py")
        self.assertEqual(self.read([PYTHON, "-B", linked], [script, beside, self.key]), [script, beside])
        self.link("home/disk", "../elsewhere")
        weights = self.file("elsewhere/deep/weights")
        self.assertEqual(self.read([script, os.path.join(self.home, "disk/deep/weights")], [weights]), [weights])


class Installed(Case):
    """What people run programs by works, wherever in a home it is installed."""

    def test_environment_of_python(self):
        subprocess.run([PYTHON, "-m", "venv", "--without-pip", os.path.join(self.home, "env")], check=True)
        python = os.path.join(self.home, "env/bin/python")
        packages = subprocess.run([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
                                  capture_output=True, text=True, check=True).stdout.strip()
        with open(os.path.join(packages, "cards.py"), "w", encoding="utf-8") as file:
            file.write("known = True\n")
        text = "import cards\n" + READS
        script = self.file("home/games/player.py", text)
        installed = self.file("home/env/bin/player", f"#!{python}\n{text}", 0o755)
        elsewhere = self.file("home/games/player", f"#!{python}\n{text}", 0o755)
        by_name = self.file("home/games/named", f"#!/usr/bin/env python\n{text}", 0o755)
        path = os.path.join(self.home, "env/bin") + ":/usr/bin:/bin"
        for command in ([python, script], [installed], [elsewhere], [by_name], ["player"], ["python", script]):
            with self.subTest(command):
                self.assertEqual(self.read(command, [self.key], PATH=path), [])

    def test_one_that_chooses_a_version(self):
        self.file("home/.env/libexec/choose", '#!/bin/sh\nexec "${0%/*}/../versions/$(cat "${0%/*}/../version")/bin/python3" "$@"\n',
                  0o755)
        self.file("home/.env/version", "3\n")
        self.file("home/.env/versions/3/bin/python3", f'#!/bin/sh\nexec {PYTHON} "$@"\n', 0o755)
        secret = self.file("home/.env/secret")
        self.file("home/.env/shims/python3", f"#!/usr/bin/env sh\nexec {self.home}/.env/libexec/choose \"$@\"\n", 0o755)
        path = os.path.join(self.home, ".env/shims") + ":/usr/bin:/bin"
        script = self.player("home/games/reads.py", "/usr/bin/env python3")
        for command in (["python3", script], [script]):
            with self.subTest(command):
                self.assertEqual(self.read(command, [secret, self.key], PATH=path), [])


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
