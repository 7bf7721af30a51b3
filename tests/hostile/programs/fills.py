#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes as much as it gets: processes, memory, files. Says how much that was, and leaves nothing."""
import ctypes
import json
import mmap
import os
import resource
import signal
import tempfile

MEGABYTE = 1 << 20
MOST_PROCESSES = 700
BLOCK = 64 * MEGABYTE


def processes():
    children = []
    try:
        while len(children) < MOST_PROCESSES:
            child = os.fork()
            if child == 0:
                signal.pause()
            children.append(child)
    except OSError:
        pass
    for child in children:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    return len(children)


def memory():
    """In megabytes, without touching it."""
    blocks = []
    try:
        while len(blocks) < 64:
            blocks.append(mmap.mmap(-1, BLOCK, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | 0x4000))
    except OSError:
        pass
    return len(blocks) * BLOCK // MEGABYTE


def shared():
    try:
        return len(mmap.mmap(-1, BLOCK, flags=mmap.MAP_SHARED | mmap.MAP_ANONYMOUS)) > 0
    except OSError:
        return False


def zero():
    try:
        with open("/dev/zero", "rb") as file:
            return len(mmap.mmap(file.fileno(), BLOCK, flags=mmap.MAP_SHARED, prot=mmap.PROT_READ)) > 0
    except OSError:
        return False


def downwards():
    """Memory that grows as a stack does."""
    grows = 0x100
    library = ctypes.CDLL(None, use_errno=True)
    library.mmap.restype = ctypes.c_void_p
    place = library.mmap(None, ctypes.c_size_t(BLOCK), mmap.PROT_READ | mmap.PROT_WRITE,
                         mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | grows, -1, ctypes.c_long(0))
    return place != ctypes.c_void_p(-1).value


def stack():
    """How deep it may become, in megabytes."""
    most = resource.getrlimit(resource.RLIMIT_STACK)[1]
    try:
        resource.setrlimit(resource.RLIMIT_STACK, (most, resource.RLIM_INFINITY))
        most = resource.RLIM_INFINITY
    except (OSError, ValueError):
        pass
    return 1 << 20 if most == resource.RLIM_INFINITY else most // MEGABYTE


def length():
    """Of the longest file, in megabytes, without writing it."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    longest = 0
    try:
        with tempfile.TemporaryFile() as file:
            for size in (1, 64, 65, 1000):
                file.truncate(size * MEGABYTE)
                longest = size
    except OSError:
        pass
    return longest


def disk():
    """All files together, in megabytes."""
    if "TMPDIR" not in os.environ:
        return None
    written = 0
    try:
        for number in range(20):
            with open(os.path.join(os.environ["TMPDIR"], str(number)), "wb", buffering=0) as file:
                for _ in range(10):
                    written += file.write(b"x" * MEGABYTE)
    except OSError:
        pass
    return written // MEGABYTE


def descriptors():
    opened = []
    try:
        while len(opened) < 2000:
            opened.append(os.open("/dev/null", os.O_RDONLY))
    except OSError:
        pass
    for each in opened:
        os.close(each)
    return len(opened)


print(json.dumps({"descriptors": descriptors(), "length": length(), "disk": disk(), "memory": memory(), "shared": shared(), "zero": zero(),
                  "downwards": downwards(), "stack": stack(),
                  "processes": processes()}), flush=True)
