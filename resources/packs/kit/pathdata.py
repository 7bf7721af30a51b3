# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""SVG path data: closed subpaths in integer relative coordinates, cut at a floor if asked.

QtSvg ignores clip-path, so half figures are cut here, where the paths are written: below a level, below a
slanting line (Slant), outside of a window (Window) or of a polygon (Convex).
"""

from typing import NamedTuple

from kit.curves import bezier
from kit.geometry import area, length, lerp, sub

SCALE = 10  # output units in a card unit

# A step is ("M", p), ("L", p), ("Q", control, p) or ("C", control, control, p).


class Slant(NamedTuple):
    """A floor that rises to the right by slope, and is at level where x is about."""

    level: float
    slope: float
    about: float

    def sheared(self, p, back=1):
        """The point moved up or down so that the floor lies level; back=-1 undoes it."""
        return (p[0], p[1] + back * self.slope * (p[0] - self.about))


class Window(NamedTuple):
    """A box outside of which nothing is left."""

    left: float
    top: float
    right: float
    bottom: float

    def misses(self, points, room=0):
        """Whether points lie all beyond one side, by more than room."""
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        return (
            max(xs) < self.left - room
            or min(xs) > self.right + room
            or max(ys) < self.top - room
            or min(ys) > self.bottom + room
        )

    def cut(self, steps):
        """The part of one closed subpath within."""
        if self.misses([p for step in steps for p in step[1:]]):
            return []
        # Each side in turn is made the floor; four quarter turns bring all back.
        for floor in (self.bottom, self.right, -self.top, -self.left):
            steps = above(steps, floor)
            if not steps:
                return []
            steps = [(step[0], *((-p[1], p[0]) for p in step[1:])) for step in steps]
        return steps


class Convex(NamedTuple):
    """A polygon without inward corners, clockwise as seen, outside of which nothing is left."""

    corners: tuple

    def _sides(self):
        """Each side as the turn that lays it level, outside down, and its level then."""
        for a, b in zip(self.corners, self.corners[1:] + self.corners[:1]):
            run = sub(a, b)
            size = length(run)
            cos, sin = run[0] / size, run[1] / size
            yield cos, sin, cos * a[1] - sin * a[0]

    def misses(self, points, room=0):
        """Whether points lie all beyond one side, by more than room."""
        return any(min(cos * y - sin * x for x, y in points) > level + room for cos, sin, level in self._sides())

    def cut(self, steps):
        """The part of one closed subpath within."""
        if self.misses([p for step in steps for p in step[1:]]):
            return []
        for cos, sin, level in self._sides():
            turned = [(s[0], *((cos * x + sin * y, cos * y - sin * x) for x, y in s[1:])) for s in steps]
            kept = above(turned, level)
            if kept is not turned:
                steps = [(s[0], *((cos * x - sin * y, cos * y + sin * x) for x, y in s[1:])) for s in kept]
            if not steps:
                return []
        return steps


def units(value):
    return int(round(value * SCALE))


def steps_of_segments(segments):
    steps = [("M", segments[0][0])]
    for s in segments:
        steps.append(("L", s[3]) if _is_straight(s) else ("C", s[1], s[2], s[3]))
    return steps


def steps_of_polygon(points):
    return [("M", points[0])] + [("L", p) for p in points[1:]]


def _is_straight(s):
    chord = sub(s[3], s[0])
    size = length(chord)
    if size < 1e-6:
        return False
    return all(
        abs(chord[0] * (c[1] - s[0][1]) - chord[1] * (c[0] - s[0][0])) / size < 0.04
        for c in s[1:3]
    )


def wound_alike(steps):
    """The subpath turned clockwise: merged ink must never cancel under the non-zero rule."""
    if area([p for step in steps for p in step[1:]]) >= 0:
        return steps
    ends = [step[-1] for step in steps]
    back = [("M", ends[-1])]
    for i in range(len(steps) - 1, 0, -1):
        step, to = steps[i], ends[i - 1]
        if step[0] == "L":
            back.append(("L", to))
        elif step[0] == "Q":
            back.append(("Q", step[1], to))
        else:
            back.append(("C", step[2], step[1], to))
    return back


def _cut(segment, t):
    a, b = lerp(segment[0], segment[1], t), lerp(segment[1], segment[2], t)
    c = lerp(segment[2], segment[3], t)
    d, e = lerp(a, b, t), lerp(b, c, t)
    f = lerp(d, e, t)
    return (segment[0], a, d, f), (f, e, c, segment[3])


def _crossings(segment, floor):
    """Parameters where a cubic crosses y = floor."""
    found = []
    count = 24
    before = bezier(segment, 0)[1] <= floor
    for i in range(1, count + 1):
        now = bezier(segment, i / count)[1] <= floor
        if now != before:
            low, high = (i - 1) / count, i / count
            for _ in range(30):
                middle = (low + high) / 2
                if (bezier(segment, middle)[1] <= floor) == before:
                    low = middle
                else:
                    high = middle
            found.append((low + high) / 2)
        before = now
    return found


def above(steps, floor):
    """The part of one closed subpath that lies above y = floor."""
    if all(p[1] <= floor + 1e-6 for step in steps for p in step[1:]):
        return steps
    start = current = steps[0][1]
    segments = []
    for step in steps[1:]:
        end = step[-1]
        if step[0] == "L":
            segments.append((current, lerp(current, end, 1 / 3), lerp(current, end, 2 / 3), end, True))
        elif step[0] == "Q":
            c = step[1]
            segments.append((current, lerp(current, c, 2 / 3), lerp(end, c, 2 / 3), end, False))
        else:
            segments.append((current, *step[1:], False))
        current = end
    if length(sub(current, start)) > 1e-6:
        segments.append((current, lerp(current, start, 1 / 3), lerp(current, start, 2 / 3), start, True))
    kept = []
    for segment in segments:
        rest, done = segment[:4], 0.0
        pieces = []
        for t in _crossings(segment[:4], floor):
            piece, rest = _cut(rest, (t - done) / (1 - done) if done < 1 else 0)
            pieces.append(piece)
            done = t
        pieces.append(rest)
        kept += [(p, segment[4]) for p in pieces if bezier(p, 0.5)[1] <= floor + 1e-6]
    if not kept:
        return []
    current = kept[0][0][0]
    out = [("M", current)]
    for piece, straight in kept:
        if length(sub(piece[0], current)) > 1e-3:
            out.append(("L", piece[0]))
        out.append(("L", piece[3]) if straight else ("C", *piece[1:]))
        current = piece[3]
    return out


def _numbers(values):
    text = ""
    for value in map(str, values):
        text += value if not text or value[0] == "-" else " " + value
    return text


def path_data(steps, floor=None, normalise=True):
    """The d attribute of one closed subpath, or '' when nothing is left of it."""
    if normalise:
        steps = wound_alike(steps)
    if isinstance(floor, Slant):
        level = [(step[0], *(floor.sheared(p) for p in step[1:])) for step in steps]
        steps = [(step[0], *(floor.sheared(p, -1) for p in step[1:])) for step in above(level, floor.level)]
    elif isinstance(floor, (Window, Convex)):
        steps = floor.cut(steps)
    elif floor is not None:
        steps = above(steps, floor)
    if len(steps) < 2:
        return ""
    current = (units(steps[0][1][0]), units(steps[0][1][1]))
    data = ["M%d %d" % current]
    command = "M"
    for step in steps[1:]:
        points = [(units(p[0]), units(p[1])) for p in step[1:]]
        moves = [(p[0] - current[0], p[1] - current[1]) for p in points]
        if all(move == (0, 0) for move in moves):
            continue
        text = _numbers([v for move in moves for v in move])
        letter = step[0].lower()
        if letter != command:
            data.append(letter + text)
        else:
            data.append(text if text[0] == "-" else " " + text)
        command, current = letter, points[-1]
    if len(data) == 1:
        return ""
    return "".join(data) + "z"
