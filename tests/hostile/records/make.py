#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the small hostile records beside itself, out of one good record: make.py GOOD.petrangola"""

import json
import pathlib
import sys

good = pathlib.Path(sys.argv[1]).read_bytes()
here = pathlib.Path(__file__).parent
lines = good.rstrip(b"\n").split(b"\n")


def write(name, content):
    (here / f"{name}.petrangola").write_bytes(content)


def header(change):
    line = json.loads(lines[0])
    change(line)
    return b"\n".join([json.dumps(line, separators=(",", ":"), sort_keys=True).encode()] + lines[1:]) + b"\n"


write("no-newline", good.rstrip(b"\n"))
write("other-line-ends", good.replace(b"\n", b"\r\n"))
write("twice", good + good)
write("blank-line-within", b"\n".join(lines[:3] + [b""] + lines[3:]) + b"\n")
write("no-seed", b"\n".join(lines[:-1]) + b"\n")
write("cut-in-a-letter", b"\n".join(lines[:4]) + b"\n" + '{"event":"è'.encode()[:-1])
write("zeros-at-the-end", good + bytes(512))
write("byte-order-mark", b"\xef\xbb\xbf" + good)
write("key-twice", good.replace(b'"number":1}', b'"number":2,"number":1}'))
write("numbers-as-words", good.replace(b'"number":1}', b'"number":"1"}'))
write("no-seats", header(lambda line: line.update(seats=[])))
write("many-seats", header(lambda line: line.update(seats=line["seats"] * 100)))
write("long-unknown-key", header(lambda line: line.update(extra="x" * 30000)))
write("many-tokens", header(lambda line: line["options"].update(tokens=1e300)))
write("another-seed", good[:-4] + (b"0" if good[-4:-3] != b"0" else b"1") + good[-3:])
