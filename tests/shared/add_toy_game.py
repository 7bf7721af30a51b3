#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Adds a game as CONTRIBUTING.md says, and holds that this touches its own folders, the list and the translations only.

    add_toy_game.py              # no shared source names the pattern but the list of games: what is quick to find
    add_toy_game.py --build      # the game is added to a copy, built and played there: some minutes
    add_toy_game.py --build --keep FOLDER

The toy is the pattern under another name, seated the other way round, at a smaller table and without a picture of its
name: so it has all that the concepts ask of a game, whatever that is today.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PATTERN, TOY = "mambassa", "toy"
OWN = ("engine/{}/", "app/games/{}/", "qml/games/{}/", "tests/games/{}/")
LIST = "engine/games.cmake"
TRANSLATIONS = ["translations/petrangola_en.ts", "translations/petrangola_it.ts"]
# What is written for people, or may know a game: none of it needs a line for a game to be built and played.
FREE = (
    "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "engine/opponents/LEVELS.md",  # tell of it
    "packaging/debian/control", "packaging/man/", "packaging/petrangola.desktop", "packaging/petrangola.metainfo.xml.in", "packaging/petrangola.spec",
    "resources/opponents/",         # examples of programs, which play what they like
    "resources/textures/make.py",   # draws the name of a game, where it has a picture
    "tests/",                       # of this game, or of what is shared with this game for an example
)


class Trouble(Exception):
    pass


def run(*command, **options):
    print("$", " ".join(command), flush=True)
    done = subprocess.run(command, check=False, **options)
    if done.returncode != 0:
        raise Trouble(f"{command[0]} ended with {done.returncode}")
    return done


def files_of(folder):
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=folder, check=True,
                            capture_output=True).stdout.decode().split("\0")
    return [name for name in listed if name and os.path.isfile(os.path.join(folder, name))]


def own(name, game):
    return name.startswith(tuple(folder.format(game) for folder in OWN))


def read(folder, name):
    with open(os.path.join(folder, name), encoding="utf-8") as file:
        return file.read()


def names_the_pattern(name):
    try:
        return PATTERN in read(ROOT, name).lower()
    except UnicodeDecodeError:
        return False


def look():
    """Whatever names the one game would have to name the next one too."""
    naming = [name for name in files_of(ROOT)
              if not own(name, PATTERN) and not name.startswith(FREE) and names_the_pattern(name)]
    if sorted(naming) != sorted([LIST] + TRANSLATIONS):
        raise Trouble(f"these files name {PATTERN}: {', '.join(naming)}")


def renamed(text):
    return text.replace(PATTERN, TOY).replace(PATTERN.capitalize(), TOY.capitalize())


def write(folder, name, text):
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def changed(text, before, after):
    if not re.search(before, text):
        raise Trouble(f"{before} is not there any more")
    return re.sub(before, after, text)


def add_game(folder):
    for name in files_of(folder):
        if own(name, PATTERN):
            write(folder, renamed(name), renamed(read(folder, name)))
    options = f"engine/{TOY}/options.h"
    write(folder, options, changed(read(folder, options), r"seating\{[^}]*\}",
                                   "seating{.fewest = 2, .most = 6, .usual = 4, .clockwise = true}"))
    entry = f"app/games/{TOY}/{TOY}_entry.cpp"
    write(folder, entry, changed(read(folder, entry), r",\s*\.woodType = [^}]*\}", "}"))
    write(folder, LIST, changed(read(folder, LIST), r"(set\(HOUSE_GAMES [^)]*)\)", rf"\1 {TOY})"))
    for name in TRANSLATIONS:
        text = read(folder, name)
        contexts = [context for context in re.findall(r"<context>.*?</context>\n", text, re.S)
                    if re.search(rf"<name>{PATTERN.capitalize()}", context)]
        write(folder, name, text.replace("</TS>", "".join(map(renamed, contexts)) + "</TS>"))


def touched(folder):
    """What git says has changed, and what is new."""
    lines = subprocess.run(["git", "status", "--porcelain", "-uall"], cwd=folder, check=True, capture_output=True,
                           text=True).stdout.splitlines()
    return ([line[3:] for line in lines if line.startswith(" M")], [line[3:] for line in lines if not line.startswith(" M")])


def build(folder, preset):
    for name in files_of(ROOT):
        os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
        shutil.copy2(os.path.join(ROOT, name), os.path.join(folder, name))
    quiet = {"cwd": folder, "stdout": subprocess.DEVNULL}
    run("git", "init", "-q", **quiet)
    run("git", "add", "-A", **quiet)
    run("git", "-c", "user.name=toy", "-c", "user.email=toy@localhost", "commit", "-qm", "before", **quiet)
    add_game(folder)

    os.environ.setdefault("CMAKE_CXX_COMPILER_LAUNCHER", "ccache" if shutil.which("ccache") else "")
    os.environ.update(CCACHE_BASEDIR=folder, CCACHE_NOHASHDIR="1")
    if not os.environ["CMAKE_CXX_COMPILER_LAUNCHER"]:
        del os.environ["CMAKE_CXX_COMPILER_LAUNCHER"]
    run("cmake", "--preset", preset, **quiet)
    run("cmake", "--build", "--preset", preset, "--target", "update_translations", **quiet)
    run("cmake", "--build", "--preset", preset, "--target", "petrangola-arena", "models", "arrows_test", cwd=folder)
    made = os.path.join(folder, "build", preset)
    run("ctest", "--test-dir", made, "-R", "^(arrows_test|lint_translations)$", "--output-on-failure", cwd=folder)

    arena = os.path.join(made, "bin", "petrangola-arena")
    records = os.path.join(made, "records")
    run(arena, "play", "--game", TOY, "--seats", "novice,casual,regular,expert", "--matches", "6", "--seed", "1",
        "--records", records, cwd=folder)
    kept = sorted(os.path.join(records, name) for name in os.listdir(records))
    if len(kept) != 6:
        raise Trouble(f"{len(kept)} records of 6 matches")
    run(arena, "verify", *kept, cwd=folder)

    modified, new = touched(folder)
    print(subprocess.run(["git", "diff", "--stat"], cwd=folder, check=True, capture_output=True, text=True).stdout)
    foreign = [name for name in new if not own(name, TOY)]
    if sorted(modified) != sorted([LIST] + TRANSLATIONS) or foreign or not new:
        raise Trouble(f"touched besides: {modified} {foreign}")
    print(f"{len(new)} files of its own")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", action="store_true", help="add the game to a copy, build and play it there")
    parser.add_argument("--preset", default="release", help="of the build")
    parser.add_argument("--keep", metavar="FOLDER", help="build in this folder, which must not be there yet, and leave it")
    arguments = parser.parse_args()
    try:
        look()
        if arguments.keep:
            os.makedirs(arguments.keep)
            build(os.path.abspath(arguments.keep), arguments.preset)
        elif arguments.build:
            with tempfile.TemporaryDirectory() as folder:
                build(folder, arguments.preset)
    except Trouble as trouble:
        sys.exit(f"add_toy_game.py: {trouble}")


if __name__ == "__main__":
    main()
