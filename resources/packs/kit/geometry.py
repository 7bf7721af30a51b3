# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Vectors, affine maps, polygons and smooth noise in the plane.

Points are (x, y) tuples in card units: the card is 560 wide and 1000 high, y grows downwards.
"""

import bisect
import math
import random

import numpy as np

IDENTITY = (1, 0, 0, 1, 0, 0)


def add(a, b):
    return (a[0] + b[0], a[1] + b[1])


def sub(a, b):
    return (a[0] - b[0], a[1] - b[1])


def mul(a, k):
    return (a[0] * k, a[1] * k)


def dot(a, b):
    return a[0] * b[0] + a[1] * b[1]


def length(a):
    return math.hypot(a[0], a[1])


def unit(a):
    """The vector of length one in the direction of a; the null vector stays null."""
    size = length(a)
    return (a[0] / size, a[1] / size) if size > 1e-9 else (0.0, 0.0)


def perp(a):
    return (-a[1], a[0])


def lerp(a, b, t):
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def mix(a, b, t):
    return a + (b - a) * t


def clamp(x, low=0.0, high=1.0):
    return low if x < low else high if x > high else x


def smooth(t):
    t = clamp(t)
    return t * t * (3 - 2 * t)


def polar(radius, angle):
    """The point at that distance and angle (radians) from the origin."""
    return (radius * math.cos(angle), radius * math.sin(angle))


class Noise:
    """Smooth one-dimensional value noise in -1…1, the same for the same seed."""

    PERIOD = 257

    def __init__(self, seed):
        source = random.Random(seed)
        self.values = [source.uniform(-1, 1) for _ in range(self.PERIOD)]

    def __call__(self, x):
        cell = math.floor(x)
        a = self.values[cell % self.PERIOD]
        b = self.values[(cell + 1) % self.PERIOD]
        return a + (b - a) * smooth(x - cell)


# ---------------------------------------------------------------- affine maps
def apply(m, p):
    return (m[0] * p[0] + m[2] * p[1] + m[4], m[1] * p[0] + m[3] * p[1] + m[5])


def compose(a, b):
    """The map that does b first and a after it."""
    return (
        a[0] * b[0] + a[2] * b[1],
        a[1] * b[0] + a[3] * b[1],
        a[0] * b[2] + a[2] * b[3],
        a[1] * b[2] + a[3] * b[3],
        a[0] * b[4] + a[2] * b[5] + a[4],
        a[1] * b[4] + a[3] * b[5] + a[5],
    )


def placement(x=0, y=0, s=1, rot=0, flip=False, sy=None):
    """Scale by s (sy vertically), mirror if flip, turn by rot degrees, then move to (x, y)."""
    angle = math.radians(rot)
    cosine, sine = math.cos(angle), math.sin(angle)
    sx = -s if flip else s
    sy = s if sy is None else sy
    return (cosine * sx, sine * sx, -sine * sy, cosine * sy, x, y)


# ---------------------------------------------------------------- polylines and polygons
def lengths(line):
    """Running length at every point of a polyline."""
    out = [0.0]
    for a, b in zip(line, line[1:]):
        out.append(out[-1] + length(sub(b, a)))
    return out


def point_at(line, run, s):
    """The point at length s of a polyline whose running lengths are run."""
    if s <= 0:
        return line[0]
    if s >= run[-1]:
        return line[-1]
    i = min(bisect.bisect_right(run, s) - 1, len(line) - 2)
    step = run[i + 1] - run[i]
    return lerp(line[i], line[i + 1], (s - run[i]) / step if step > 1e-9 else 0)


def tangent_at(line, run, s, reach=1.5):
    ahead = point_at(line, run, min(s + reach, run[-1]))
    return unit(sub(ahead, point_at(line, run, max(s - reach, 0))))


def sample(line, count):
    """That many points, evenly spaced along a polyline."""
    run = lengths(line)
    return [point_at(line, run, run[-1] * i / (count - 1)) for i in range(count)]


def area(polygon):
    """Signed area; positive when the points go clockwise on the card (y downwards)."""
    return 0.5 * sum(
        a[0] * b[1] - b[0] * a[1] for a, b in zip(polygon, polygon[1:] + polygon[:1])
    )


def inside(polygon, p):
    x, y = p
    result = False
    ax, ay = polygon[-1]
    for bx, by in polygon:
        if (by > y) != (ay > y) and x < (ax - bx) * (y - by) / (ay - by) + bx:
            result = not result
        ax, ay = bx, by
    return result


def clipped(polygon, window):
    """The part of a polygon within a convex window that goes clockwise on the card."""
    for a, b in zip(window, window[1:] + window[:1]):
        along = sub(b, a)

        def side(p, a=a, along=along):
            return along[0] * (p[1] - a[1]) - along[1] * (p[0] - a[0])

        kept = []
        for p, q in zip(polygon, polygon[1:] + polygon[:1]):
            s, t = side(p), side(q)
            if s >= 0:
                kept.append(p)
            if (s >= 0) != (t >= 0):
                kept.append(lerp(p, q, s / (s - t)))
        polygon = kept
        if not polygon:
            break
    return polygon


class Boundary:
    """A polygon's edges, asked about many points at once: over so many pairs a loop would be slow."""

    def __init__(self, polygon):
        ends = np.array(polygon)
        starts = np.roll(ends, 1, axis=0)
        self._ax, self._ay = starts.T
        self._dx, self._dy = (ends - starts).T
        self._size = np.maximum(self._dx * self._dx + self._dy * self._dy, 1e-12)

    def nearest(self, points):
        """For each point its distance, and the unit vector from it towards its nearest point here."""
        x, y = np.array(points).reshape(-1, 2).T[:, :, None]
        t = np.clip(((x - self._ax) * self._dx + (y - self._ay) * self._dy) / self._size, 0.0, 1.0)
        qx, qy = self._ax + self._dx * t, self._ay + self._dy * t
        squares = (qx - x) ** 2 + (qy - y) ** 2
        rows, best = np.arange(len(points)), squares.argmin(axis=1)
        distances = np.sqrt(squares[rows, best]).tolist()
        found = zip(qx[rows, best].tolist(), qy[rows, best].tolist())
        return [(distance, unit(sub(q, p))) for distance, q, p in zip(distances, found, points)]


def simplify(line, tolerance):
    """Ramer-Douglas-Peucker thinning of a polyline."""
    if len(line) < 3:
        return line
    keep = [False] * len(line)
    keep[0] = keep[-1] = True
    pending = [(0, len(line) - 1)]
    while pending:
        i, j = pending.pop()
        chord = sub(line[j], line[i])
        size = length(chord)
        worst, split = 0, -1
        for k in range(i + 1, j):
            v = sub(line[k], line[i])
            error = abs(v[0] * chord[1] - v[1] * chord[0]) / size if size > 1e-9 else length(v)
            if error > worst:
                worst, split = error, k
        if worst > tolerance:
            keep[split] = True
            pending += [(i, split), (split, j)]
    return [p for p, kept in zip(line, keep) if kept]
