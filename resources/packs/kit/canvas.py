# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The woodcutter's hand: contours, hatching, folds and feathers as plain filled paths.

Nothing but filled paths comes out (no strokes, clips or masks), so every renderer agrees.
Widths and colours are arguments of every mark; a seed makes each picture repeatable.
"""

import contextlib
import math
import random

from kit.curves import Path, bezier, fit, fit_with_corners, steps_of
from kit.geometry import (
    IDENTITY,
    Boundary,
    Noise,
    add,
    apply,
    area,
    clamp,
    compose,
    dot,
    inside,
    length,
    lengths,
    lerp,
    mix,
    mul,
    perp,
    placement,
    point_at,
    sample,
    simplify,
    smooth,
    sub,
    tangent_at,
    unit,
)
from kit.palette import DARKER, ink_of
from kit.pathdata import Convex, Slant, Window, path_data, steps_of_polygon, steps_of_segments, units

LIGHT = unit((-0.55, -0.83))  # the light falls from the upper left
FADE = 16  # a contour thins out over this length before an uninked span
FAR = 1e9


class Canvas:
    """Collects the marks of one picture or part, in card units, under a stack of placements.

    floor cuts everything below that y or Slant, or outside of a Window or Convex; a dot goes whole or not at all.
    weight scales line widths inside a placed part.
    """

    def __init__(self, seed=1, line=3.0, wobble=0.35, floor=None):
        self.items = []
        self.defs = ""  # the symbols that raw marks of this picture refer to
        self.map = IDENTITY
        self.weight = 1.0
        self.line = line
        self.wobble = wobble
        self.floor = floor
        self.random = random.Random(seed)
        self.noise = Noise(seed)
        self.marks = 0.0  # shifts the noise from one mark to the next

    # ------------------------------------------------------------ placement
    @contextlib.contextmanager
    def at(self, x=0, y=0, s=1, rot=0, flip=False, sy=None, weight=None):
        """Draw the marks inside the with block under this placement."""
        saved = self.map, self.weight
        self.map = compose(self.map, placement(x, y, s, rot, flip, sy))
        if weight is not None:
            self.weight = weight
        try:
            yield self
        finally:
            self.map, self.weight = saved

    @contextlib.contextmanager
    def in_card_space(self):
        """Draw the marks inside the with block in card units, whatever is placed around."""
        saved, self.map = self.map, IDENTITY
        try:
            yield self
        finally:
            self.map = saved

    def path(self, source, closed=True):
        """A path or outline text, brought to card units."""
        path = source if isinstance(source, Path) else Path(source, closed)
        return path if self.map == IDENTITY else path.mapped(self.map)

    def _scale(self):
        m = self.map
        return math.sqrt(abs(m[0] * m[3] - m[1] * m[2]))

    def _handed(self, side):
        """A side of a line as seen after mirroring."""
        m = self.map
        return -side if m[0] * m[3] - m[1] * m[2] < 0 else side

    def _width(self, width):
        return (self.line if width is None else width) * self.weight

    # ------------------------------------------------------------ output
    def raw(self, markup):
        self.items.append((None, [markup]))

    def hidden(self, x, y):
        """Whether a card-space point lies below the floor."""
        return self._reaches_floor(x, y)

    def repeat(self, draw, places, turn=0, line=3.0):
        """What draw(canvas) draws about the origin, at many card-space points, as a symbol; a point may name a turn
        that is added and a size."""
        name = "m%d" % self.defs.count("<g id=")
        self.defs += symbol(name, draw, 3, line)
        self.raw("".join(use(name, p[0], p[1], turn + (p[2] if p[2:] else 0), *p[3:]) for p in places
            if not self.hidden(p[0], p[1])))

    def body(self):
        return "\n".join(
            "".join(parts) if colour is None else '<path fill="%s" d="%s"/>' % (colour, "".join(parts))
            for colour, parts in self.items
        )

    def _emit(self, data, colour):
        if not data:
            return
        colour = ink_of(colour)
        if self.items and self.items[-1][0] == colour == ink_of("ink"):
            self.items[-1][1].append(data)
        else:
            self.items.append((colour, [data]))

    def _emit_steps(self, steps, colour):
        self._emit(path_data(steps, self.floor), colour)

    def _emit_segments(self, segments, colour):
        self._emit_steps(steps_of_segments(segments), colour)

    # ------------------------------------------------------------ flat colour
    def fill(self, source, colour):
        path = self.path(source)
        self._emit_segments(path.segments, colour)
        return path

    def polygon(self, points, colour):
        self._emit_steps(steps_of_polygon([apply(self.map, p) for p in points]), colour)

    def dot(self, x, y, r, colour="ink", ry=None):
        x, y = apply(self.map, (x, y))
        scale = self._scale()
        r, ry = r * scale, (r if ry is None else ry) * scale
        a, b = units(r), units(ry)
        if a < 1 or b < 1 or self._reaches_floor(x, y + ry):
            return
        self._emit(
            "M%d %da%d %d 0 1 0 %d 0a%d %d 0 1 0 %d 0z"
            % (units(x) - a, units(y), a, b, 2 * a, a, b, -2 * a),
            colour,
        )

    def _reaches_floor(self, x, y):
        if isinstance(self.floor, Slant):
            return self.floor.sheared((x, y))[1] > self.floor.level
        if isinstance(self.floor, (Window, Convex)):
            return self.floor.misses([(x, y)], 12)
        return self.floor is not None and y > self.floor

    def ring(self, x, y, r, width, colour="ink"):
        """A circle drawn as a line of that width."""
        x, y = apply(self.map, (x, y))
        r *= self._scale()
        data = ""
        for radius, inner in ((r + width / 2, False), (r - width / 2, True)):
            k = 0.5523 * radius
            arcs = [
                ((x + radius, y), (x + radius, y + k), (x + k, y + radius), (x, y + radius)),
                ((x, y + radius), (x - k, y + radius), (x - radius, y + k), (x - radius, y)),
                ((x - radius, y), (x - radius, y - k), (x - k, y - radius), (x, y - radius)),
                ((x, y - radius), (x + k, y - radius), (x + radius, y - k), (x + radius, y)),
            ]
            if inner:
                arcs = [arc[::-1] for arc in arcs[::-1]]
            data += path_data(steps_of_segments(arcs), normalise=False)
        self._emit(data, colour)

    # ------------------------------------------------------------ brush lines
    def _brush(self, line, half_width, colour="ink", closed=False, error=0.5, wobble=None):
        """Ink along a dense line in card units; half_width(fraction, normal)."""
        self.marks += 17.3
        wobble = self.wobble if wobble is None else wobble
        run = lengths(line + [line[0]] if closed else line)
        total = run[-1]
        if total < 0.5:
            return
        count = len(line)
        left, right = [], []
        for i, p in enumerate(line):
            a = line[i - 1] if i > 0 or closed else p
            b = line[(i + 1) % count] if i + 1 < count or closed else p
            normal = perp(unit(sub(b, a)))
            half = half_width(run[i] / total, normal)
            half *= 1 + 0.20 * self.noise(run[i] / 34 + self.marks)
            shift = wobble * self.noise(run[i] / 38 + self.marks * 1.7) if wobble else 0
            left.append(add(p, mul(normal, half + shift)))
            right.append(add(p, mul(normal, shift - half)))
        if closed:
            self._emit_band(left, right, error, colour)
            return
        there, back = fit_with_corners(left, error), fit_with_corners(right[::-1], error)
        if not there or not back:
            return
        a, b = there[-1][3], back[0][0]
        self._emit_segments(there + [(a, lerp(a, b, 1 / 3), lerp(a, b, 2 / 3), b)] + back, colour)

    def _emit_band(self, left, right, error, colour):
        outer, inner = (left, right) if abs(area(left)) >= abs(area(right)) else (right, left)
        if area(outer) < 0:
            outer = outer[::-1]
        if area(inner) > 0:
            inner = inner[::-1]
        data = ""
        for line in (outer, inner):
            segments = fit_with_corners(line + [line[0]], error)
            if segments:
                data += path_data(steps_of_segments(segments), self.floor, normalise=False)
        self._emit(data, colour)

    def stroke(self, source, width=None, taper="both", colour="ink", end=0.12, wobble=None, power=0.8):
        """A brush stroke; taper is both, start, end or none, end the width left at a thin tip."""
        path = self.path(source, False)
        width = self._width(width)

        def half_width(t, _normal):
            k = 1.0
            if taper == "both":
                k = end + (1 - end) * math.sin(math.pi * clamp(t)) ** power
            elif taper == "start":
                k = end + (1 - end) * math.sin(math.pi / 2 * clamp(t)) ** power
            elif taper == "end":
                k = end + (1 - end) * math.sin(math.pi / 2 * clamp(1 - t)) ** power
            return width * k / 2

        self._brush(path.flat(1.6), half_width, colour, wobble=wobble)

    def ribbon(self, source, width, colour, wobble=0.1):
        """A line of even width with blunt ends."""
        self._brush(self.path(source, False).flat(2), lambda _t, _n: width / 2, colour, wobble=wobble)

    def outline(self, path, width=None, colour="ink", light=0.45):
        """The contour of a card-space path, thicker away from the light."""
        width = self._width(width)
        line = path.flat(1.8)
        side = 1 if area(line) > 0 else -1
        self._brush(
            line, lambda _t, normal: width / 2 * (1 + light * side * dot(normal, LIGHT)), colour, closed=True
        )

    # ------------------------------------------------------------ inked shapes
    @staticmethod
    def _dense(path):
        """Samples of a closed card-space path: points, outward normals, distance to uninked spans."""
        points, uninked = [], []
        for segment in path.segments:
            count = steps_of(segment, 2.2)
            points += [bezier(segment, i / count) for i in range(count)]
            uninked += [segment[4]] * count
        count = len(points)
        side = 1 if area(points) > 0 else -1
        normals = [
            mul(perp(unit(sub(points[(i + 1) % count], points[i - 1]))), -side) for i in range(count)
        ]
        gap = [FAR] * count
        if any(uninked):
            for order in (range(2 * count), range(2 * count - 1, -1, -1)):
                distance, before = FAR, None
                for k in order:
                    i = k % count
                    if uninked[i]:
                        distance = 0
                    elif before is not None:
                        distance += length(sub(points[i], points[before]))
                    gap[i] = min(gap[i], distance)
                    before = i
        return points, normals, gap

    def inset(self, source, amount):
        """The card-space outline of a shape so far inside its edge."""
        points, normals, _ = self._dense(self.path(source))
        line = [sub(p, mul(normal, amount)) for p, normal in zip(points, normals)]
        nearest = Boundary(points).nearest(line)
        kept = [p for p, (distance, _) in zip(line, nearest) if distance > amount * 0.985]
        return Path([(*p, False) for p in kept[::2]])

    def _emit_ring(self, ring, error, colour):
        start = 0
        for i in range(len(ring)):  # begin at a sharp corner, where the fit may break
            before, after = sub(ring[i], ring[i - 1]), sub(ring[(i + 1) % len(ring)], ring[i])
            if dot(unit(before), unit(after)) < 0.6:
                start = i
                break
        ring = ring[start:] + ring[:start]
        segments = fit_with_corners(ring + [ring[0]], error)
        if segments:
            self._emit_segments(segments, colour)

    def silhouette(self, path, width, light=0.45, colour="ink"):
        """The shape in ink, grown outwards most where it turns from the light.

        Colour printed on top leaves the contour standing, at half the bytes of a two-sided line.
        """
        points, normals, gap = self._dense(path)
        self.marks += 17.3
        run = lengths(points)
        ring = []
        for i, p in enumerate(points):
            grow = width * 0.82 * (1 - light * dot(normals[i], LIGHT))
            grow *= 1 + 0.20 * self.noise(run[i] / 34 + self.marks)
            grow += self.wobble * 0.6 * self.noise(run[i] / 38 + self.marks * 1.7)
            if gap[i] < FADE:
                grow = mix(-1.2, grow, smooth(gap[i] / FADE))
            ring.append(add(p, mul(normals[i], grow)))
        self._emit_ring(ring, 0.5, colour)

    def shape(self, source, colour, width=None, light=0.45):
        """A flat colour with an inked contour."""
        path = self.path(source)
        width = self._width(width)
        if width:
            self.silhouette(path, width, light)
        self._emit_segments(path.segments, colour)
        return path

    def form(
        self,
        source,
        colour,
        shade=15,
        width=None,
        dark=None,
        angle=None,
        step=5.0,
        ink=3.2,
        reach=44,
        threshold=0.25,
    ):
        """A rounded body: contour, the darker tone along its shadow side, and hatching if angle is given."""
        path = self.path(source)
        width = self._width(width)
        if width:
            self.silhouette(path, width)
        self._emit_segments(path.segments, dark or DARKER[colour])
        self._emit_lit(path, colour, shade * self._scale())
        if angle is not None:
            self.engrave(path, angle, step, ink, reach, threshold)
        return path

    def _emit_lit(self, path, colour, shade):
        """The lit part of a shape: its outline drawn in on the side away from the light."""
        points, normals, gap = self._dense(path)
        self.marks += 17.3
        run = lengths(points)
        ring = []
        for i, p in enumerate(points):
            away = smooth((-dot(normals[i], LIGHT) + 0.1) / 0.8)
            draw_in = shade * away * (1 + 0.3 * self.noise(run[i] / 26 + self.marks))
            if gap[i] < 2 * FADE:
                draw_in *= smooth(gap[i] / (2 * FADE))
            if draw_in > 0.5:
                draw_in = min(draw_in, 0.55 * self._thickness(points, i, normals[i]))
            ring.append(sub(p, mul(normals[i], max(0, draw_in))))
        self._emit_ring(ring, 0.5, colour)

    @staticmethod
    def _thickness(points, i, normal):
        """How far the shape reaches inwards from its i-th boundary point."""
        px, py = points[i]
        dx, dy = -normal[0], -normal[1]
        best = FAR
        count = len(points)
        for k in range(0, count, 2):
            if min((k - i) % count, (i - k) % count) < 5:
                continue
            ax, ay = points[k]
            bx, by = points[(k + 2) % count]
            ex, ey = bx - ax, by - ay
            cross = dx * ey - dy * ex
            if abs(cross) < 1e-9:
                continue
            t = ((ax - px) * ey - (ay - py) * ex) / cross
            u = ((ax - px) * dy - (ay - py) * dx) / cross
            if t > 0.5 and -0.01 <= u <= 1.01:
                best = min(best, t)
        return best if best < FAR else 0

    # ------------------------------------------------------------ single cuts
    def nick(self, a, b, width, bend=0.0, colour="ink"):
        """A gouge mark, fat at a and pointed at b."""
        self._nick(apply(self.map, a), apply(self.map, b), width, bend, colour)

    def _nick(self, a, b, width, bend, colour):
        v = sub(b, a)
        normal = perp(unit(v))
        middle = add(lerp(a, b, 0.5), mul(normal, bend * length(v)))
        half = width * self.weight / 2
        self._emit_steps(
            [
                ("M", add(a, mul(normal, -half))),
                ("Q", add(middle, mul(normal, -half * 0.75)), b),
                ("Q", add(middle, mul(normal, half * 0.75)), add(a, mul(normal, half))),
            ],
            colour,
        )

    def sliver(self, a, b, width, bend=0.0, colour="ink"):
        """A cut pointed at both ends."""
        self._sliver(apply(self.map, a), apply(self.map, b), width, bend, colour)

    def _sliver(self, a, b, width, bend, colour):
        v = sub(b, a)
        normal = perp(unit(v))
        half = width * self.weight
        middle = add(lerp(a, b, 0.5), mul(normal, bend * length(v) * 2))
        self._emit_steps(
            [
                ("M", a),
                ("Q", add(middle, mul(normal, -half)), b),
                ("Q", add(middle, mul(normal, half)), a),
            ],
            colour,
        )

    # ------------------------------------------------------------ folds and hatching
    def comb(self, source, depth, teeth=9, side=1, slant=0.6, colour="ink", jitter=0.35):
        """A toothed fold: black along the line, ragged on one side, teeth leaning along it."""
        line = self.path(source, False).flat(2)
        run = lengths(line)
        total = run[-1]
        depth *= self._scale()
        side = self._handed(side)

        def reach(t):
            return depth * math.sin(math.pi * min(1, 0.12 + t * 0.95)) ** 0.7

        steps = [("M", line[0])]
        for segment in fit(line, 0.25):
            steps.append(("C", *segment[1:]))
        current = line[-1]
        for i in range(teeth, 0, -1):
            t = (i - 0.5 + self.random.uniform(-0.25, 0.25)) / teeth
            along = tangent_at(line, run, t * total)
            size = reach(t) * (1 + self.random.uniform(-jitter, jitter))
            tip = add(point_at(line, run, t * total), mul(perp(along), side * size))
            tip = add(tip, mul(along, slant * size))
            root_t = (i - 1) / teeth
            normal = mul(perp(tangent_at(line, run, root_t * total)), side)
            root = point_at(line, run, root_t * total)
            if i > 1:
                root = add(root, mul(normal, reach(max(root_t, 0.001)) * 0.22))
            steps.append(("Q", lerp(current, tip, 0.5), tip))
            steps.append(("Q", lerp(tip, root, 0.55), root))
            current = root
        self._emit_steps(steps, colour)

    def fringe(
        self,
        source,
        depth,
        width=2.2,
        step=6,
        side=1,
        slant=0.0,
        colour="ink",
        jitter=0.25,
        bend=0.0,
        even=False,
    ):
        """Nicks growing from a line; even keeps them as long at its ends."""
        line = self.path(source, False).flat(2)
        run = lengths(line)
        side = self._handed(side)
        scale = self._scale()
        count = max(2, int(run[-1] / step))
        for i in range(count):
            t = (i + 0.5 + self.random.uniform(-0.2, 0.2)) / count
            k = 0.9 if even else math.sin(math.pi * t) ** 0.6
            root = point_at(line, run, t * run[-1])
            along = tangent_at(line, run, t * run[-1])
            size = depth * scale * k * (1 + self.random.uniform(-jitter, jitter))
            tip = add(add(root, mul(perp(along), side * size)), mul(along, slant * size))
            self._nick(root, tip, width * (0.6 + 0.4 * k), bend * side, colour)

    def engrave(
        self,
        path,
        angle=35,
        step=5.0,
        width=3.0,
        reach=60,
        threshold=0.22,
        bend=0.0,
        ambient=0.0,
        inset=0.6,
        colour="ink",
    ):
        """Hatching clipped to a card-space path, swelling where the shape rounds away from the light.

        reach is how far from the edge the rounding begins, threshold the shade left bare,
        ambient a shade that the whole shape has at least.
        """
        outline = path.flat(3.0)
        boundary = Boundary(outline)
        radians = math.radians(angle)
        along = (math.cos(radians), math.sin(radians))
        across = perp(along)
        us = [dot(p, along) for p in outline]
        vs = [dot(p, across) for p in outline]
        middle = (min(us) + max(us)) / 2
        half_span = max(1, (max(us) - min(us)) / 2)
        v = min(vs) - abs(bend) * half_span + step * 0.5
        while v < max(vs) + abs(bend) * half_span:
            u = min(us)
            shift = self.random.uniform(-0.12, 0.12) * step
            bare = threshold + self.random.uniform(-0.05, 0.05)
            points = []
            while u <= max(us) + 1.5:
                k = (u - middle) / half_span
                points.append(add(mul(along, u), mul(across, v + shift + bend * half_span * k * k)))
                u += 2.2
            within = [inside(outline, p) for p in points]
            edges = iter(boundary.nearest([p for p, here in zip(points, within) if here]))
            run = []
            for p, here in zip(points, within):
                ink = 0
                if here:
                    distance, towards_edge = next(edges)
                    shade = 0
                    if distance > inset:
                        tilt = max(0.0, 1 - distance / reach) * max(0.0, -dot(towards_edge, LIGHT))
                        shade = max(ambient, math.sqrt(tilt))
                    ink = clamp((shade - bare) / (1 - threshold))
                if ink > 0.04:
                    run.append((p, ink))
                else:
                    self._emit_hatch(run, width, across, colour)
                    run = []
            self._emit_hatch(run, width, across, colour)
            v += step

    def _emit_hatch(self, run, width, across, colour):
        if len(run) < 3:
            return
        upper, lower = [], []
        for i, (p, ink) in enumerate(run):
            half = width * self.weight * ink * min(1, min(i, len(run) - 1 - i) / 2) / 2
            upper.append(add(p, mul(across, half)))
            lower.append(sub(p, mul(across, half)))
        points = simplify(upper, 0.6) + simplify(lower[::-1], 0.6)[1:-1]
        self._emit_steps(steps_of_polygon(points), colour)

    def strands(self, first, last, count=8, width=2.0, jitter=0.12, taper="both", colour="ink"):
        """Strokes between two guide lines: hair, feathers, falling cloth."""
        a = sample(self.path(first, False).flat(2), 24)
        b = sample(self.path(last, False).flat(2), 24)
        for i in range(count):
            f = (i + 0.5 + self.random.uniform(-jitter, jitter) * 1.5) / count
            start = clamp(self.random.uniform(0, jitter))
            stop = clamp(1 - self.random.uniform(0, jitter * 1.6))
            line = [lerp(p, q, f) for p, q in zip(a, b)]
            run = lengths(line)
            cut = [point_at(line, run, run[-1] * mix(start, stop, k / 20)) for k in range(21)]
            full = width * self.weight * (0.7 + 0.5 * self.random.random())

            def half_width(t, _normal, full=full):
                if taper == "both":
                    return full / 2 * (0.1 + 0.9 * math.sin(math.pi * clamp(t)) ** 0.8)
                return full / 2 * (0.08 + 0.92 * clamp(1 - t) ** 0.8)

            self._brush(cut, half_width, colour, error=0.6, wobble=0.1)

    # ------------------------------------------------------------ bodies along a spine
    @staticmethod
    def tube(spine, radii, cap=True):
        """The outline of a limb: a spine, radii spread along it, a round far end if cap."""
        path = spine if isinstance(spine, Path) else Path(spine, False)
        line = path.flat(3)
        run = lengths(line)
        count = max(4, len(radii) * 2)
        left, right = [], []
        for i in range(count + 1):
            x = i / count * (len(radii) - 1)
            k = min(int(x), len(radii) - 2)
            radius = mix(radii[k], radii[k + 1], smooth(x - k))
            p = point_at(line, run, i / count * run[-1])
            normal = perp(tangent_at(line, run, i / count * run[-1], 3))
            left.append(add(p, mul(normal, radius)))
            right.append(sub(p, mul(normal, radius)))
        points = [(*p, i == 0, False) for i, p in enumerate(left)]
        if cap:
            tip = add(line[-1], mul(tangent_at(line, run, run[-1], 3), radii[-1] * 0.95))
            points.append((*tip, False, False))
            points += [(*p, False, False) for p in right[::-1]]
        else:
            points[-1] = (*left[-1], True, False)
            points += [(*p, k == 0, False) for k, p in enumerate(right[::-1])]
        points[-1] = (*points[-1][:2], True, True)
        return Path(points, True)

    def plume(self, spine, radius, colour, count=9, width=2.6, barbs=26, side=1, dark=None):
        """An ostrich feather: scalloped edge, darker on one side, with its barbs and quill."""
        line = self.path(spine, False).flat(2)
        run = lengths(line)
        total = run[-1]
        radius *= self._scale()

        def breadth(t):
            return radius * (0.30 + 0.70 * math.sin(math.pi * min(1, 0.10 + 0.80 * t)) ** 0.8)

        def edge(t, at_side, f=1.0):
            normal = mul(perp(tangent_at(line, run, t * total, 4)), at_side)
            return add(point_at(line, run, t * total), mul(normal, breadth(t) * f))

        points = []
        for at_side in (1, -1):
            for j in range(count) if at_side == 1 else range(count - 1, -1, -1):
                a = j / count
                k = self.random.uniform(0.93, 1.07)
                lobe = [
                    (*edge(a, at_side, 0.84), True, False),
                    (*edge(a + 0.35 / count, at_side, k), False, False),
                    (*edge(a + 0.8 / count, at_side, 1.05 * k), False, False),
                ]
                points += lobe if at_side == 1 else lobe[::-1]
            if at_side == 1:
                tip, along = line[-1], tangent_at(line, run, total, 4)
                normal, r = perp(along), breadth(1)
                for forward, sideways in ((0.75, 0.62), (1.12, 0), (0.72, -0.66)):
                    p = add(add(tip, mul(along, r * forward)), mul(normal, r * sideways))
                    points.append((*p, False, False))
        path = Path(points, True)
        with self.in_card_space():
            self.shape(path, colour, width)
            self._plume_shadow(line, run, edge, breadth, side, dark or DARKER[colour])
            self._plume_barbs(line, run, edge, barbs, side)
        self.stroke(spine, width, "end")
        return path

    def _plume_shadow(self, line, run, edge, breadth, side, dark):
        total = run[-1]
        tip = add(line[-1], mul(tangent_at(line, run, total, 4), breadth(1) * 0.8))
        points = [(*line[0], True)]
        points += [(*edge(t, side, 0.90), False) for t in (0.1, 0.25, 0.4, 0.55, 0.7, 0.85)]
        points += [(*tip, True)]
        points += [(*edge(t, side, 0.28), False) for t in (0.85, 0.65, 0.45, 0.25, 0.1)]
        self.fill(points, dark)

    def _plume_barbs(self, line, run, edge, barbs, side):
        for i in range(barbs):
            t = (i + 0.5) / barbs * 0.98
            for at_side in (1, -1):
                near = at_side == side
                f = 0.93 * (1.0 if near else 0.62) * self.random.uniform(0.75, 1)
                a = point_at(line, run, t * run[-1])
                b = edge(min(1, t + 0.10 + 0.03 * self.random.random()), at_side, f)
                self.sliver(a, b, 2.3 if near else 1.6, 0.10 * at_side)
                if near:
                    rim = edge(t, at_side, 0.97)
                    quill = point_at(line, run, max(0, t - 0.05) * run[-1])
                    self.nick(rim, lerp(rim, quill, self.random.uniform(0.35, 0.6)), 2.6, 0.05)

    def along(self, source, step, draw, closed=False):
        """Call draw(index) under a placement at every step along a line, x along the line."""
        line = self.path(source, closed).flat(1.5)
        if closed:
            line.append(line[0])
        run = lengths(line)
        count = max(1, int(round(run[-1] / step)))
        for i in range(count):
            s = (i + (0 if closed else 0.5)) / count * run[-1]
            x, y = point_at(line, run, s)
            dx, dy = tangent_at(line, run, s, 3)
            with self.in_card_space(), self.at(x, y, rot=math.degrees(math.atan2(dy, dx))):
                draw(i)


def use(symbol, x, y, rot=0, sx=1, sy=None):
    """Markup that repeats a symbol of the defs at a place."""
    sy = sx if sy is None else sy

    def short(value):
        return ("%.2f" % value).rstrip("0").rstrip(".")

    transform = "translate(%d %d)" % (units(x), units(y))
    if rot:
        transform += "rotate(%d)" % round(rot)
    if sx != 1 or sy != 1:
        transform += "scale(%s)" % (short(sx) if sx == sy else short(sx) + " " + short(sy))
    return '<use xlink:href="#%s" transform="%s"/>' % (symbol, transform)


def symbol(name, draw, seed=3, line=3.0, wobble=0.35):
    """A defs group that draw(canvas) draws, for use()."""
    canvas = Canvas(seed, line, wobble)
    draw(canvas)
    return '<g id="%s">\n%s\n</g>\n' % (name, canvas.body())
