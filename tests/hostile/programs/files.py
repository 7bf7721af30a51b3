#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads what it should not, and changes what it should not: each file and folder that it is told of, and those of
another process."""
import os

from attempts import Attempts, told

task = told()
attempts = Attempts()


def read(path):
    with open(path, "rb") as file:
        return len(file.read(100)) > 0


def write(path):
    with open(path, "ab") as file:
        file.write(b"x")


def through_root(path):
    return read("/proc/self/root" + path)


def by_link(path):
    link = os.path.join(os.environ.get("TMPDIR", "/tmp"), f"link-{os.getpid()}")
    os.symlink(path, link)
    try:
        return read(link)
    finally:
        os.unlink(link)


def hard_link(path):
    link = os.path.join(os.environ.get("TMPDIR", os.path.dirname(path)), f"hard-{os.getpid()}")
    os.link(path, link)
    os.unlink(link)


def cut_while_reading(path):
    os.close(os.open(path, os.O_RDONLY | os.O_TRUNC))


for number, path in enumerate(task["files"]):
    attempts.attempt(f"read {number}", lambda: read(path))
    attempts.attempt(f"read by root {number}", lambda: through_root(path))
    attempts.attempt(f"read by link {number}", lambda: by_link(path))
    attempts.attempt(f"link {number}", lambda: hard_link(path))
    attempts.attempt(f"write {number}", lambda: write(path))
    attempts.attempt(f"permit {number}", lambda: os.chmod(path, 0o644))
    attempts.attempt(f"date {number}", lambda: os.utime(path, (1, 1)))
    attempts.attempt(f"rename {number}", lambda: (os.rename(path, path + "x"), os.rename(path + "x", path)))
    attempts.attempt(f"cut {number}", lambda: os.truncate(path, 1))
    attempts.attempt(f"cut while reading {number}", lambda: cut_while_reading(path))
for number, folder in enumerate(task["folders"]):
    attempts.attempt(f"list {number}", lambda: len(os.listdir(folder)) > 0)
    attempts.attempt(f"make {number}", lambda: write(os.path.join(folder, f"made-{os.getpid()}")))
    attempts.attempt(f"make folder {number}", lambda: os.mkdir(os.path.join(folder, f"folder-{os.getpid()}")))
for name in ("cmdline", "environ", "maps"):
    attempts.attempt(name, lambda: read(f"/proc/{task['victim']}/{name}"))
attempts.attempt("descriptors", lambda: len(os.listdir(f"/proc/{task['victim']}/fd")) > 0)
attempts.attempt("its folder", lambda: len(os.listdir(f"/proc/{task['victim']}/cwd")) > 0)
attempts.attempt("inherited", lambda: any(os.path.exists(f"/proc/self/fd/{number}") and os.pread(number, 3, 0) == b"key"
                                          for number in task["descriptors"]))
attempts.attempt("variables", lambda: any(name.startswith(("XDG_", "DBUS_", "DISPLAY", "WAYLAND", "SSH_", "SECRET"))
                                          for name in os.environ))
if "TMPDIR" in os.environ:
    attempts.attempt("temporary", lambda: write(os.path.join(os.environ["TMPDIR"], "kept")))
attempts.tell()
