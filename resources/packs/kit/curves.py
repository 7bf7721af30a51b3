# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Outlines written as text, splines through them, and Bézier fitting of dense lines."""

import math

from kit.geometry import add, apply, clamp, dot, length, lerp, mul, perp, sub, unit

# A segment is (start, control, control, end, uninked).


def parse(text):
    """'x,y x,y! x,y~': '!' marks a sharp corner, '~' leaves the span after the point uninked."""
    points = []
    for token in text.split():
        x, y = token.replace("!", "").replace("~", "").split(",")
        points.append((float(x), float(y), "!" in token, "~" in token))
    return points


def _centripetal_controls(p0, p1, p2, p3):
    """Bézier controls of the centripetal Catmull-Rom span from p1 to p2."""
    d1 = math.sqrt(max(length(sub(p1, p0)), 1e-6))
    d2 = math.sqrt(max(length(sub(p2, p1)), 1e-6))
    d3 = math.sqrt(max(length(sub(p3, p2)), 1e-6))
    first = tuple(
        (d1 * d1 * p2[i] - d2 * d2 * p0[i] + (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2) * p1[i])
        / (3 * d1 * (d1 + d2))
        for i in (0, 1)
    )
    second = tuple(
        (d3 * d3 * p1[i] - d2 * d2 * p3[i] + (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2) * p2[i])
        / (3 * d3 * (d3 + d2))
        for i in (0, 1)
    )
    return first, second


def spline(points, closed):
    """Smooth segments through points (x, y[, corner[, uninked]]), broken at the corners."""
    where = [(p[0], p[1]) for p in points]
    corner = [len(p) > 2 and bool(p[2]) for p in points]
    uninked = [len(p) > 3 and bool(p[3]) for p in points]
    if closed:
        if any(corner):
            k = corner.index(True)
            where = where[k:] + where[:k]
            corner = corner[k:] + corner[:k]
            uninked = uninked[k:] + uninked[:k]
        where.append(where[0])
        corner.append(corner[0])
    last = len(where) - 1
    wraps = closed and not corner[0]
    segments = []
    for i in range(last):
        a, b = where[i], where[i + 1]
        smooth_start = (i > 0 or wraps) and not corner[i]
        smooth_end = (i + 1 < last or wraps) and not corner[i + 1]
        before = where[i - 1] if i > 0 else where[last - 1]
        after = where[i + 2] if i + 2 <= last else where[1]
        if smooth_start and smooth_end:
            c1, c2 = _centripetal_controls(before, a, b, after)
        elif smooth_end:
            c2 = _centripetal_controls(sub(mul(a, 2), b), a, b, after)[1]
            c1 = lerp(a, add(b, mul(sub(c2, b), 1.5)), 2 / 3)
        elif smooth_start:
            c1 = _centripetal_controls(before, a, b, sub(mul(b, 2), a))[0]
            c2 = lerp(b, add(a, mul(sub(c1, a), 1.5)), 2 / 3)
        else:
            c1, c2 = lerp(a, b, 1 / 3), lerp(a, b, 2 / 3)
        segments.append((a, c1, c2, b, uninked[i]))
    return segments


def bezier(segment, t):
    a, b, c, d = segment[:4]
    u = 1 - t
    k0, k1, k2, k3 = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
    return (
        k0 * a[0] + k1 * b[0] + k2 * c[0] + k3 * d[0],
        k0 * a[1] + k1 * b[1] + k2 * c[1] + k3 * d[1],
    )


def steps_of(segment, step):
    """How many straight pieces of about that length a segment needs."""
    hull = sum(length(sub(b, a)) for a, b in zip(segment[:3], segment[1:4]))
    return max(2, min(60, math.ceil(hull / step)))


def flatten(segments, step=2.0):
    line = [segments[0][0]]
    for segment in segments:
        count = steps_of(segment, step)
        line += [bezier(segment, i / count) for i in range(1, count + 1)]
    return line


class Path:
    """A spline through points or an outline text."""

    def __init__(self, source, closed=True):
        points = parse(source) if isinstance(source, str) else source
        self.points = [tuple(p) for p in points]
        self.closed = closed
        self.segments = spline(self.points, closed)

    def mapped(self, m):
        return Path([(*apply(m, p[:2]), *p[2:]) for p in self.points], self.closed)

    def flat(self, step=2.0):
        line = flatten(self.segments, step)
        return line[:-1] if self.closed else line


# ---------------------------------------------------------------- Schneider's curve fit
def _fit_span(points, start, end, error, out):
    if len(points) == 2:
        reach = length(sub(points[1], points[0])) / 3
        a, b = points
        out.append((a, add(a, mul(start, reach)), add(b, mul(end, reach)), b))
        return
    params = [0.0]
    for a, b in zip(points, points[1:]):
        params.append(params[-1] + length(sub(b, a)))
    total = params[-1]
    if total < 1e-9:
        return
    params = [u / total for u in params]
    split = len(points) // 2
    for _ in range(4):
        segment = _least_squares(points, params, start, end, total)
        worst = 0
        for i in range(1, len(points) - 1):
            miss = length(sub(bezier(segment, params[i]), points[i]))
            if miss > worst:
                worst, split = miss, i
        if worst < error:
            out.append(segment)
            return
        if worst > error * 6:
            break
        params = _reparametrised(points, params, segment)
    split = max(1, min(len(points) - 2, split))
    middle = unit(sub(points[split - 1], points[split + 1]))
    if middle == (0.0, 0.0):
        middle = unit(perp(sub(points[split], points[split - 1])))
    _fit_span(points[: split + 1], start, middle, error, out)
    _fit_span(points[split:], mul(middle, -1), end, error, out)


def _least_squares(points, params, start, end, total):
    c00 = c01 = c11 = x0 = x1 = 0.0
    first, last = points[0], points[-1]
    for p, t in zip(points, params):
        b0, b1, b2, b3 = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        a1, a2 = mul(start, b1), mul(end, b2)
        c00 += dot(a1, a1)
        c01 += dot(a1, a2)
        c11 += dot(a2, a2)
        rest = sub(p, add(mul(first, b0 + b1), mul(last, b2 + b3)))
        x0 += dot(a1, rest)
        x1 += dot(a2, rest)
    determinant = c00 * c11 - c01 * c01
    chord = length(sub(last, first))
    left = right = chord / 3
    if abs(determinant) > 1e-12:
        left = (x0 * c11 - x1 * c01) / determinant
        right = (c00 * x1 - c01 * x0) / determinant
    if min(left, right) < 1e-3 * chord or max(left, right) > 3 * total:
        left = right = chord / 3
    return (first, add(first, mul(start, left)), add(last, mul(end, right)), last)


def _reparametrised(points, params, s):
    """One Newton step of every parameter towards the curve point nearest to its sample."""
    out = list(params)
    for i in range(1, len(points) - 1):
        t = params[i]
        miss = sub(bezier(s, t), points[i])
        d1 = tuple(
            3
            * (
                (1 - t) ** 2 * (s[1][j] - s[0][j])
                + 2 * (1 - t) * t * (s[2][j] - s[1][j])
                + t * t * (s[3][j] - s[2][j])
            )
            for j in (0, 1)
        )
        d2 = tuple(
            6
            * (
                (1 - t) * (s[2][j] - 2 * s[1][j] + s[0][j])
                + t * (s[3][j] - 2 * s[2][j] + s[1][j])
            )
            for j in (0, 1)
        )
        slope = dot(d1, d1) + dot(miss, d2)
        if abs(slope) > 1e-9:
            out[i] = clamp(t - dot(miss, d1) / slope)
    return out


def fit(line, error=0.18):
    """Bézier segments through a dense smooth polyline."""
    points = [line[0]]
    for p in line[1:]:
        if length(sub(p, points[-1])) > 1e-4:
            points.append(p)
    if len(points) < 2:
        return []
    out = []
    _fit_span(
        points, unit(sub(points[1], points[0])), unit(sub(points[-2], points[-1])), error, out
    )
    return out


def fit_with_corners(line, error=0.18, turn=50):
    """As fit, split wherever the line turns by more than that many degrees."""
    cosine = math.cos(math.radians(turn))
    cuts = [0]
    for i in range(1, len(line) - 1):
        if dot(unit(sub(line[i], line[i - 1])), unit(sub(line[i + 1], line[i]))) < cosine:
            cuts.append(i)
    cuts.append(len(line) - 1)
    out = []
    for i, j in zip(cuts, cuts[1:]):
        out += fit(line[i : j + 1], error)
    return out
