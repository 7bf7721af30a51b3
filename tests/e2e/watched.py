# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a program asks of the system, as the witness (witness.cpp) writes it down. WITNESS in the environment is its path,
and is set for the tests; by hand: WITNESS=build/release/tests/witness.so."""

import collections
import os
import socket
import subprocess
import tempfile

# What the C library, the X connection and the sound talk to.
LOCAL = (int(socket.AF_UNIX), int(socket.AF_NETLINK))
# No file of anybody's: the system's own devices and views of the process.
SYSTEM = ("/dev/", "/proc/", "/sys/", "/memfd:")
PROGRAMS = ("execve", "execveat", "fork", "vfork", "clone", "io_uring_setup")
PR_SET_DUMPABLE = 4

Call = collections.namedtuple("Call", "name result detail paths")


def why_not():
    """Why nothing can be watched here, or None."""
    witness = os.environ.get("WITNESS", "")
    if not os.path.exists(witness):
        return "WITNESS names no witness: it is built for x86-64 alone"
    with tempfile.TemporaryDirectory() as folder:
        log = os.path.join(folder, "calls")
        done = subprocess.run(["/bin/ls", folder], env={"LD_PRELOAD": witness, "WITNESS_LOG": log}, capture_output=True,
                              text=True, check=False)
        if done.returncode != 0 or not any(folder in path for call in calls(log) for path in call.paths):
            return f"the witness sees nothing here: {done.stderr.strip() or done.returncode}"
    return None


def watched(binary, log, folder):
    """A program in that folder that starts the binary with the witness before it."""
    path = os.path.join(folder, "watched")
    # A desktop names its bus. Where none is named, libdbus would start one.
    bus = f"DBUS_SESSION_BUS_ADDRESS='unix:path={folder}/bus'"
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"#!/bin/sh\n{bus} LD_PRELOAD='{os.environ['WITNESS']}' WITNESS_LOG='{log}' exec '{binary}' \"$@\"\n")
    os.chmod(path, 0o755)
    return path


def calls(log):
    found = []
    with open(log, encoding="utf-8", errors="replace") as file:
        for line in file:
            name, result, detail, *paths = line.rstrip("\n").split("\t")
            found.append(Call(name, int(result), detail, paths))
    return found


def faults(watched_calls, folder):
    """The calls that should not be: programs, networks, and what is written outside of that folder."""
    found = []
    for call in watched_calls:
        if call.name in PROGRAMS:
            found.append(call)
        elif call.name in ("socket", "connect", "bind"):
            if int(call.detail) not in LOCAL:
                found.append(call)
        elif call.result >= 0 and call.detail != "r":
            if not all(path.startswith((folder + "/", *SYSTEM)) for path in call.paths):
                found.append(call)
    return found


def opened_before(watched_calls, folder):
    """What of a person's it has opened before nobody could look into it any more."""
    opened = []
    for call in watched_calls:
        if call.name == "prctl" and call.detail == f"{PR_SET_DUMPABLE},0":
            return opened
        if any(path.startswith(folder + "/") for path in call.paths) or is_seed(call):
            opened.append(call)
    return ["anything"]


def is_seed(call):
    """Glibc and Qt ask for less at a time."""
    return call.name == "getrandom" and call.result == 32 and call.detail == "32,0"
