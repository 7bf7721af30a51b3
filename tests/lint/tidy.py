#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs clang-tidy 14 on engine/ and app/:

    tidy.py [FILE or FOLDER…]               only these
    tidy.py --lately COMMITS FOLDER         what the last commits changed in it, and what is being changed

It needs to know how clang, not g++, would compile them: build/tidy is configured for that and never built, so sources may
include nothing that a build makes (no "x.moc").

Nearly all of its time goes into Qt's headers, through which every check looks anew. So several sources are written into one
file, and their headers are read once. They are copied and not included, because the analyzer and some checks look at the
main file only; what is found is told with the place where it really is. Files that use the namespaces of different games,
or are compiled in different ways, are kept apart. No two files of a library may define the same name (see house_bundle).
"""
import collections
import concurrent.futures
import json
import pathlib
import re
import shutil
import subprocess
import sys

import lately

ROOT = lately.ROOT
BUILD = ROOT / "build/tidy"
FILES_A_BUNDLE = 24
STEP = 10000  # the lines that each file of a bundle takes up, so that its line numbers are seen at once


def configure():
    for tool in ("clang++", "clang-tidy"):
        if not shutil.which(tool):
            sys.exit(f"{tool} is missing; install the packages clang and clang-tidy")
    version = subprocess.run(["clang-tidy", "--version"], capture_output=True, text=True, check=True).stdout
    if not re.search(r"version 14\.", version):
        print(".clang-tidy is written for clang-tidy 14, and this is another")
        sys.exit(77)
    done = subprocess.run(["cmake", "-S", ROOT, "-B", BUILD, "-G", "Ninja", "-DCMAKE_CXX_COMPILER=clang++",
                           "-DCMAKE_CXX_COMPILER_LAUNCHER=", "-DCMAKE_BUILD_TYPE=Debug", "-DHOUSE_BUNDLE=OFF",
                           "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(done.stdout)


def bundles(wanted):
    """The files of each bundle, and how clang compiles them."""
    groups = collections.defaultdict(list)
    for entry in json.loads((BUILD / "compile_commands.json").read_text()):
        path = pathlib.Path(entry["file"])
        if path in wanted:
            wanted.discard(path)
            game = re.search(r"^using namespace [a-z_]+;", path.read_text(), re.M)
            command = re.sub(r" -o \S+ -c \S+$", "", entry["command"])
            groups[command, game and game[0]].append(path)
    if wanted:
        sys.exit("\n".join(f"{path}: is not compiled, so it cannot be checked" for path in sorted(wanted)))
    for (command, _), paths in groups.items():
        count = -(-len(paths) // FILES_A_BUNDLE)
        for part in range(count):
            yield command, paths[part::count]


def check(number, command, paths):
    """What clang-tidy says of these files, if anything."""
    bundle = BUILD / f"bundles/{number}/bundle.cpp"
    bundle.parent.mkdir(parents=True, exist_ok=True)
    text = ""
    for path in paths:
        lines = path.read_text()
        # the first line makes clang-tidy forget what was included before
        text += "#undef HOUSE_BUNDLE\n" + lines + "\n" * (STEP - 1 - lines.count("\n"))
    bundle.write_text(text)
    commands = [{"directory": str(BUILD), "file": str(bundle), "command": f"{command} -o bundle.o -c {bundle}"}]
    (bundle.parent / "compile_commands.json").write_text(json.dumps(commands))
    done = subprocess.run(["clang-tidy", "-p", bundle.parent, f"--config-file={ROOT}/.clang-tidy", "--quiet", bundle],
                          capture_output=True, text=True)

    def really(found):
        index, line = divmod(int(found[1]), STEP)
        return f"{paths[index]}:{line - 1}:"
    said = re.sub(rf"{re.escape(str(bundle))}:(\d+):", really, done.stdout)
    if done.returncode and not said:
        said = done.stderr
    return said


def changed_lately(commits, folder):
    """The sources in a folder that changed, or whose headers did."""
    named = [ROOT / path for path in lately.changed(commits) if path.startswith(folder + "/")]
    return {path.with_suffix(".cpp") for path in named if path.with_suffix(".cpp").exists()}


def main():
    if sys.argv[1:2] == ["--lately"]:
        sys.argv[1:] = sorted(str(path) for path in changed_lately(*sys.argv[2:]))
        if not sys.argv[1:]:
            return
    configure()
    named = [pathlib.Path(name).resolve() for name in sys.argv[1:]] or [ROOT / "engine", ROOT / "app"]
    wanted = {path for one in named for path in (one.rglob("*.cpp") if one.is_dir() else [one])}
    shutil.rmtree(BUILD / "bundles", ignore_errors=True)
    work = sorted(bundles(wanted), key=lambda one: -len(one[1]))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        found = [said for said in pool.map(lambda one: check(one[0], *one[1]), enumerate(work)) if said]
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
