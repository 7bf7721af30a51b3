#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Talks to the network, to what listens on this machine, and to other processes. What it does to them it does last."""
import ctypes
import fcntl
import os
import resource
import signal
import socket

from attempts import Attempts, told

task = told()
attempts = Attempts()
library = ctypes.CDLL(None, use_errno=True)
IO_SETUP = 206 if os.uname().machine == "x86_64" else 0


def connect(family, address):
    with socket.socket(family, socket.SOCK_STREAM) as line:
        line.settimeout(10)
        line.connect(address)


def send_datagram(port):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        line.sendto(b"x", ("127.0.0.1", port))


def listen():
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as line:
        line.bind(("127.0.0.1", 0))
        line.listen()


def called(function, *arguments):
    if function(*arguments) < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


def trace(victim):
    attach, detach = 16, 17
    called(library.ptrace, attach, victim, 0, 0)
    os.waitpid(victim, 0x40000000)
    called(library.ptrace, detach, victim, 0, 0)


def own():
    """Lets the kernel send the signal: to who owns a pipe in which something happens."""
    reading, writing = os.pipe()
    fcntl.fcntl(reading, fcntl.F_SETOWN, task["victim"])
    fcntl.fcntl(reading, 10, signal.SIGCONT)  # F_SETSIG
    fcntl.fcntl(reading, fcntl.F_SETFL, os.O_ASYNC)
    os.write(writing, b"x")
    return fcntl.fcntl(reading, fcntl.F_GETOWN) == task["victim"]


def pair(kind):
    """A pair is made without a name, and could be turned to who has one."""
    for each in socket.socketpair(socket.AF_UNIX, kind | socket.SOCK_CLOEXEC):
        with each:
            each.sendto(b"x", task["letters"])


attempts.attempt("connect", lambda: connect(socket.AF_INET, ("127.0.0.1", task["port"])))
attempts.attempt("datagram", lambda: send_datagram(task["port"]))
attempts.attempt("listen", listen)
attempts.attempt("path socket", lambda: connect(socket.AF_UNIX, task["socket"]))
attempts.attempt("abstract socket", lambda: connect(socket.AF_UNIX, "\0" + task["abstract"]))
attempts.attempt("netlink", lambda: socket.socket(socket.AF_NETLINK, socket.SOCK_RAW).close())
attempts.attempt("unshare", lambda: called(library.unshare, 0x10000000))
attempts.attempt("limits of others", lambda: resource.prlimit(task["victim"], resource.RLIMIT_CORE, (0, 0)))
attempts.attempt("shared memory", lambda: os.close(os.memfd_create("large")))
attempts.attempt("letter by a pair", lambda: pair(socket.SOCK_DGRAM))
attempts.attempt("letter by a raw pair", lambda: pair(socket.SOCK_RAW))
attempts.attempt("queue", lambda: called(library.msgctl, task["queue"], 2, ctypes.create_string_buffer(512)))
attempts.attempt("letter in a queue", lambda: called(library.msgsnd, task["queue"], ctypes.c_buffer(b"\1" + bytes(30)), 8, 0))
attempts.attempt("old ring", lambda: called(library.syscall, IO_SETUP, 1, ctypes.byref(ctypes.c_ulong())))
attempts.attempt("ring", lambda: called(library.syscall, 425, 8, ctypes.create_string_buffer(512)))
attempts.attempt("trace", lambda: trace(task["victim"]))
attempts.attempt("own", own)
attempts.attempt("look", lambda: os.kill(task["victim"], 0))
attempts.attempt("handle", lambda: signal.pidfd_send_signal(os.pidfd_open(task["victim"]), 0))
attempts.attempt("slow", lambda: os.setpriority(os.PRIO_PROCESS, task["victim"], 5))
attempts.attempt("end", lambda: os.kill(task["victim"], signal.SIGKILL))
attempts.tell()
