# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Roman capitals that stand on one line and end at one height, for titles and numbers.

They are cut with a broad nib: what lies is thin, what stands is thick, and both ends are level. Where a bowl is as thick at
its head as at its side, C, D and R look a size larger than their neighbours.
"""

import math

from kit.curves import Path
from kit.geometry import add, lengths, mul, perp, point_at, sub, tangent_at, unit

STEM, HAIR, SERIF = 2.15, 0.95, 1.9  # widths where a capital is ten high, and how far a serif reaches
NIB = math.radians(-12)
SPACE, GAP = 4.4, 1.6  # between words, between letters

# Each letter: its width, and its strokes: S a stem, H a hairline, B a bowl, U one that thins from stem to hairline.
# Where a stroke ends on a serif the point is marked with "'".
LETTERS = {
    "A": (8.6, ("H 4.2,0 1.3,10'", "S 4.3,-0.2 7.3,10'", "H 2.6,6.7 6,6.7")),
    "B": (7.2, ("S 1.9,0' 1.9,10'", "B 1.9,0.45 4.5,0.6 5.7,2.5 4.6,4.5 1.9,4.8",
        "B 1.9,4.8 5,5 6.3,7.3 5,9.4 1.9,9.55")),
    "C": (7.9, ("B 7.1,2.6 6,0.8 4.4,0.25 2.1,1.6 1.2,5 2.1,8.4 4.5,9.75 6.2,9.1 7.4,7.3", "H 7,0.1 7,3")),
    "D": (8.2, ("S 1.9,0' 1.9,10'", "B 1.9,0.45 5,0.7 7,3 7,7 5,9.3 1.9,9.55")),
    "E": (6.8, ("S 1.9,0' 1.9,10'", "H 1.9,0.47 6,0.47", "H 1.9,4.9 4.8,4.9", "H 1.9,9.53 6.3,9.53", "H 5.9,0 5.9,2.6",
        "H 4.7,3.6 4.7,6.2", "H 6.2,7.4 6.2,10")),
    "F": (6.4, ("S 1.9,0' 1.9,10'", "H 1.9,0.47 6,0.47", "H 1.9,4.9 4.8,4.9", "H 5.9,0 5.9,2.8", "H 4.7,3.6 4.7,6.2")),
    "G": (8.4, ("B 7.1,2.6 6,0.8 4.4,0.25 2.1,1.6 1.2,5 2.1,8.4 4.5,9.75 6,9.4 7,8.4", "S 6.9,5.6' 6.9,9.6",
        "H 7,0.1 7,3")),
    "I": (3.8, ("S 1.9,0' 1.9,10'",)),
    "L": (6.5, ("S 1.9,0' 1.9,10'", "H 1.9,9.53 6.1,9.53", "H 6,7 6,10")),
    "M": (10.4, ("H 1.8,0' 1.5,10'", "S 2,0 5.2,10", "H 8.4,0 5.2,10", "S 8.6,0' 8.8,10'")),
    "N": (8.8, ("H 1.6,0' 1.6,10'", "S 1.9,0 7.2,10.1", "H 7.3,0' 7.3,10")),
    "O": (8.6, ("B 4.4,0.25 2.1,1.6 1.3,5 2.1,8.4 4.4,9.75", "B 4.2,0.25 6.5,1.6 7.3,5 6.5,8.4 4.2,9.75")),
    "P": (6.8, ("S 1.9,0' 1.9,10'", "B 1.9,0.45 5,0.7 6.1,2.9 5,5.1 1.9,5.35")),
    "R": (7.8, ("S 1.9,0' 1.9,10'", "B 1.9,0.45 4.9,0.7 6,2.7 4.9,4.7 1.9,4.95", "S 4,5 6.9,10'")),
    "S": (6.6, ("B 5.4,1.7 4.6,0.7 3.1,0.3 1.5,1.2 1.4,3 3,4.5 4.9,5.7 5.5,7.4 4.6,9.2 3,9.7 1.8,9.2 1,8.2",
        "H 5.5,0.1 5.5,2.8", "H 0.9,7.1 0.9,9.9")),
    "T": (7.6, ("S 3.8,0.2 3.8,10'", "H 0.8,0.47 6.8,0.47", "H 0.9,0 0.9,2.6", "H 6.7,0 6.7,2.6")),
    "U": (8.4, ("S 1.9,0' 1.9,6.4", "U 1.9,6.2 2.3,8.7 4.3,9.5 6.3,8.6 6.8,6.2", "H 6.8,0' 6.8,6.4")),
    "V": (8.6, ("S 1.2,0' 4.4,10.2", "H 7.4,0' 4.5,10")),
    "X": (8.6, ("S 1.4,0' 7.1,10'", "H 7,0' 1.4,10'")),
    "Z": (7.2, ("H 1,0.47 6.4,0.47", "S 5.7,0.4 1.5,9.6", "H 0.9,9.53 6.5,9.53", "H 1.1,0 1.1,2.6",
        "H 6.3,7.4 6.3,10")),
    "'": (2.6, ("S 1.6,-0.3 1.3,2.8",)),
}


def measure(text):
    """How wide a line is, where a capital is ten high."""
    return sum(SPACE if letter == " " else LETTERS[letter][0] + GAP for letter in text) - GAP


def inscribe(c, text, x, y, height, room=None):
    """A line of capitals whose middle is at x and whose foot is at y, condensed where it is wider than room."""
    size = height / 10
    width = measure(text) * size
    squeeze = min(1, room / width) if room else 1
    at = x - width * squeeze / 2
    for letter in text:
        if letter == " ":
            at += SPACE * size * squeeze
            continue
        advance, strokes = LETTERS[letter]
        for stroke in strokes:
            _cut(c, stroke, lambda p, at=at: (at + p[0] * size * squeeze, y - height + p[1] * size))
        at += (advance + GAP) * size * squeeze


def _cut(c, stroke, place):
    """One stroke of a letter, with its serifs; place brings a point of the letter to the card."""
    kind, *marks = stroke.split()
    line = [tuple(float(v) for v in mark.rstrip("'").split(",")) for mark in marks]
    if kind in "BU":
        _bowl(c, line, kind == "U", place)
        return
    width = STEM if kind == "S" else HAIR
    (ax, ay), (bx, by) = line
    if abs(by - ay) < 0.1:
        half = width / 2
        c.polygon([place(p) for p in ((ax, ay - half), (bx, ay - half), (bx, ay + half), (ax, ay + half))], "ink")
        return
    half = width / 2 / abs(unit(sub(line[1], line[0]))[1])  # its ends are level however it leans
    outline = []
    for mark, (x, y), turn in zip(marks, line, (1, -1)):
        if mark.endswith("'"):
            near, far = (SERIF + c.random.uniform(-0.15, 0.15) for _ in range(2))
            side = [(x - half, y + turn * 1.5), (x - near, y + turn * 0.7), (x - near, y), (x + far, y),
                (x + far, y + turn * 0.7), (x + half, y + turn * 1.5)]
        else:
            side = [(x - half, y), (x + half, y)]
        outline += side[::turn]
    c.polygon([place(p) for p in outline], "ink")


def _bowl(c, line, thins, place):
    """A curve as the nib cuts it."""
    flat = Path([(*p, False) for p in line], False).flat(0.3)
    run = lengths(flat)
    count = len(line) + 1
    one, other = [], []
    for i in range(count):
        s = run[-1] * i / (count - 1)
        along = tangent_at(flat, run, s, 0.3)
        width = STEM * 1.12 * abs(math.sin(math.atan2(along[1], along[0]) - NIB))
        if thins:
            width = STEM + (HAIR - STEM) * i / (count - 1)
        across = mul(perp(along), max(width * (0.4 if i in (0, count - 1) and not thins else 1), HAIR * 0.9) / 2)
        p = point_at(flat, run, s)
        one.append((*place(add(p, across)), i in (0, count - 1)))
        other.append((*place(sub(p, across)), i in (0, count - 1)))
    c.fill(one + other[::-1], "ink")
