# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Roman capitals as a woodcutter cuts them, for titles and numbers."""

STEM, HAIR, SERIF = 2.2, 1.0, 0.85  # widths, where a capital is ten high
SERIF_REACH = 2.0
SPACE, GAP = 4.6, 1.5  # between words, between letters

# Each letter: its width, and its strokes: S a stem, H a hairline, B a bowl that swells in its middle. Where a stroke
# ends on a serif the point is marked with "'".
LETTERS = {
    "A": (8.6, ("H 1,10' 4.4,0.2", "S 4.2,0.4 7.5,10'", "H 2.4,6.7 6.2,6.7")),
    "B": (7.2, ("S 1.9,0' 1.9,10'", "B 1.9,0.4 5.2,0.5 6.1,2.5 5,4.5 1.9,4.9",
        "B 1.9,4.9 5.6,5 6.9,7.3 5.7,9.4 1.9,9.6")),
    "C": (7.8, ("B 7,2.2 5.2,0.3 2.8,0.8 1.1,5 2.8,9.2 5.4,9.8 7.2,7.6", "S 7,0.3 7,2.8")),
    "D": (8.0, ("S 1.9,0' 1.9,10'", "B 1.9,0.4 5.6,0.8 7.3,5 5.6,9.2 1.9,9.6")),
    "E": (6.8, ("S 1.9,0' 1.9,10'", "H 1.9,0.5 6,0.5", "H 1.9,5 4.8,5", "H 1.9,9.5 6.3,9.5", "H 6,0.2 6,2.4",
        "H 4.8,3.8 4.8,6.2", "H 6.3,7.6 6.3,9.8")),
    "F": (6.4, ("S 1.9,0' 1.9,10'", "H 1.9,0.5 6,0.5", "H 1.9,5 4.8,5", "H 6,0.2 6,2.6", "H 4.8,3.8 4.8,6.2")),
    "G": (8.2, ("B 7,2.2 5.2,0.3 2.8,0.8 1.1,5 2.8,9.2 5.4,9.8 6.8,8.8", "S 6.9,5.6' 6.9,9.4", "H 7,0.3 7,2.8")),
    "I": (3.8, ("S 1.9,0' 1.9,10'",)),
    "L": (6.4, ("S 1.9,0' 1.9,10'", "H 1.9,9.5 6,9.5", "H 6,7.2 6,9.8")),
    "M": (10.2, ("H 1.7,0' 1.5,10'", "S 1.8,0.2 5,9.4", "H 5,9.6 8.3,0.2", "S 8.4,0' 8.6,10'")),
    "N": (8.8, ("H 1.7,0' 1.7,10'", "S 1.7,0.2 7.2,9.8", "H 7.2,0' 7.2,10'")),
    "O": (8.4, ("B 4.3,0.4 2,1.2 1.1,5 2,8.8 4.3,9.6", "B 4.1,0.4 6.4,1.2 7.3,5 6.4,8.8 4.1,9.6")),
    "P": (6.8, ("S 1.9,0' 1.9,10'", "B 1.9,0.4 5.6,0.5 6.6,2.9 5.5,5.2 1.9,5.6")),
    "R": (7.8, ("S 1.9,0' 1.9,10'", "B 1.9,0.4 5.4,0.5 6.3,2.7 5.3,4.9 1.9,5.3", "S 4.2,5.2 6.7,10'")),
    "S": (6.4, ("B 5.5,1.9 4,0.4 1.9,0.6 1.1,2.6 2.6,4.4 4.8,5.8 5.6,7.6 4.6,9.5 2.4,9.6 0.9,7.8", "H 5.5,0.3 5.5,2.7",
        "H 0.9,7.2 0.9,9.8")),
    "T": (7.4, ("S 3.7,0.3 3.7,10'", "H 0.7,0.5 6.7,0.5", "H 0.7,0.2 0.7,2.4", "H 6.7,0.2 6.7,2.4")),
    "U": (8.2, ("S 1.9,0' 1.9,6.6", "B 1.9,5.4 2.2,8.8 4.3,9.7 6.3,8.6 6.7,5.8", "H 6.7,0' 6.7,6.4")),
    "V": (8.6, ("S 1.1,0' 4.4,9.8", "H 4.3,9.6 7.5,0'")),
    "X": (8.4, ("S 1.3,0' 7,10'", "H 7,0' 1.3,10'")),
    "Z": (7.2, ("H 1,0.5 6.4,0.5", "S 6,0.6 1.4,9.4", "H 0.9,9.5 6.5,9.5", "H 1,0.2 1,2.4", "H 6.5,7.6 6.5,9.8")),
    "'": (2.6, ("S 1.5,-0.4 1.1,2.6",)),
}


def measure(text):
    """How wide a line is, where a capital is ten high."""
    return sum(SPACE if letter == " " else LETTERS[letter][0] + GAP for letter in text) - GAP


def inscribe(c, text, x, y, height, room=None, colour="ink"):
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
            _cut(c, stroke, at, y - height, size * squeeze, size, colour)
        at += (advance + GAP) * size * squeeze


def _cut(c, stroke, x, y, across, size, colour):
    """One stroke of a letter whose upper left corner is at (x, y), with its serifs."""
    kind, *points = stroke.split()
    line = []
    for point in points:
        px, py = (float(v) for v in point.rstrip("'").split(","))
        place = (x + px * across, y + py * size)
        line.append(place)
        if point.endswith("'"):
            level = place[1] + (0.4 if py < 5 else -0.4) * size
            reach = SERIF_REACH * across
            c.ribbon([(place[0] - reach, level), (place[0] + reach, level)], SERIF * size, colour, wobble=0)
    if kind == "B":
        c.stroke(line, STEM * 1.12 * size, "both", colour, end=0.34, wobble=0, power=0.9)
    else:
        c.ribbon(line, (STEM if kind == "S" else HAIR) * size, colour, wobble=0.1)
