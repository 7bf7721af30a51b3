# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bundles of rods and of curved blades that are woven through each other."""

import math

from kit.geometry import add, mul, perp, polar, sub, unit

INKED = 2.8  # the lines between the strips of a bundle


class Straight:
    """A bundle of parallel rods about a middle, at an angle from upright; count rods, each width wide."""

    def __init__(self, middle, angle, count, width):
        a = math.radians(angle)
        self.along, self.across = (math.sin(a), -math.cos(a)), (math.cos(a), math.sin(a))
        self.middle, self.count, self.width = middle, count, width

    def point(self, edge, run):
        """The point at a distance along the bundle, on the edge before the strip of that number."""
        aside = (edge - self.count / 2) * self.width
        return add(self.middle, add(mul(self.along, run), mul(self.across, aside)))

    def edge(self, edge, start, end):
        return [self.point(edge, start), self.point(edge, (start + end) / 2), self.point(edge, end)]

    def crossing(self, other, edge, other_edge, _upper):
        """Where that edge meets one of the other bundle."""
        p, q = self.point(edge, 0), other.point(other_edge, 0)
        d = sub(q, p)
        turn = self.along[0] * other.along[1] - self.along[1] * other.along[0]
        return add(p, mul(self.along, (d[0] * other.along[1] - d[1] * other.along[0]) / turn))


class Bowed:
    """A bundle of blades bowed to one side of the card's middle: arcs about one centre, run in degrees from level."""

    def __init__(self, middle, bulge, side, radius, count, width):
        self.centre = (middle[0] - side * bulge, middle[1])
        self.side, self.radius, self.count, self.width = side, radius, count, width

    def _radius(self, edge):
        return self.radius + (edge - self.count / 2) * self.width

    def point(self, edge, run):
        x, y = polar(self._radius(edge), math.radians(run))
        return add(self.centre, (self.side * x, -y))

    def edge(self, edge, start, end):
        count = 12
        return [self.point(edge, start + (end - start) * i / count) for i in range(count + 1)]

    def crossing(self, other, edge, other_edge, upper):
        r, s = self._radius(edge), other._radius(other_edge)
        ax, bx = self.centre[0], other.centre[0]
        x = (r * r - s * s + bx * bx - ax * ax) / (2 * (bx - ax))
        y = math.sqrt(r * r - (x - ax) ** 2)
        return (x, self.centre[1] + (-y if upper else y))


def _band(bundle, first, last, start, end):
    there = bundle.edge(first, start, end)
    back = bundle.edge(last, end, start)
    ends = (0, len(there) - 1)
    return [(*p, i in ends) for i, p in enumerate(there)] + [(*p, i in ends) for i, p in enumerate(back)]


def lay(c, bundle, parts):
    """A bundle's strips along their length; parts are (start, end, colours of the strips in turn)."""
    for start, end, colours in parts:
        for i in range(bundle.count):
            c.fill(_band(bundle, i, i + 1, start, end), colours[i % len(colours)])
        for i in range(bundle.count + 1):
            heavy = 4.2 if i == bundle.count else 3.4 if i == 0 else INKED
            c.stroke(bundle.edge(i, start, end), heavy, "none", wobble=0.15)
        for i in range(bundle.count):  # the side of each away from the light
            for k in (0.72, 0.86):
                c.stroke(bundle.edge(i + k, start, end), 1.5 if k < 0.8 else 2.2, "both", end=0.3)


def hoop(c, bundle, run, half, colour="red", over=6):
    """A ring about a bundle, half as broad as twice that along it."""
    spare = over / bundle.width
    path = c.form(_band(bundle, -spare, bundle.count + spare, run - half, run + half), colour, shade=3, width=3)
    c.engrave(path, 90, 5, 2.2, 14, 0.2)


def splay(c, bundle, start, end, colours, spread=1.5):
    """The ends of the strips, which part from each other like a fan and are cut hollow."""
    middle = bundle.count / 2
    for i in range(bundle.count):
        near = [bundle.point(i + k, start) for k in (0.04, 0.96)]
        far = [bundle.point(middle + (i + k - middle) * spread, end) for k in (0.1, 0.9)]
        tip = bundle.point(middle + (i + 0.5 - middle) * spread, start + (end - start) * 0.9)
        c.form([(*near[0], True), (*far[0], True), (*tip, False), (*far[1], True), (*near[1], True)],
            colours[i % len(colours)], shade=4, width=2.8)
        root = bundle.point(i + 0.5, start + (end - start) * 0.08)
        c.stroke([root, tip], 1.8, "end")


def flare(c, bundle, start, end, colours, broad):
    """The points of a bowed bundle from that run on: they turn outwards to the middle of their ends and lie broad there.
    """
    count = bundle.count
    down = 1 if start < 0 else -1  # the ends lie level, the strips in the order that they have in the bundle
    for i in range(count):
        sides = []
        for k in (0.05, 0.95):
            near, before = bundle.point(i + k, start), bundle.point(i + k, start - (2 if start > 0 else -2))
            far = add(end, (0, down * (i + k - count / 2) * broad / count))
            turn = add(near, mul(unit(sub(near, before)), 46))
            sides.append([add(add(mul(near, (1 - t) ** 2), mul(turn, 2 * t * (1 - t))), mul(far, t * t))
                for t in (0, 0.25, 0.5, 0.75, 1)])
        one, other = sides
        hollow = mul(add(one[3], other[3]), 0.5)
        hollow = add(hollow, mul(sub(mul(add(one[4], other[4]), 0.5), hollow), 0.62))
        outline = [(*p, j in (0, 4)) for j, p in enumerate(one)] + [(*hollow, False)]
        outline += [(*p, j in (0, 4)) for j, p in enumerate(other[::-1])]
        c.form(outline, colours[i % len(colours)], shade=4, width=2.6)
        c.stroke([mul(add(a, b), 0.5) for a, b in zip(one[:4], other[:4])], 2, "end")


def weave(c, one, other, colours, upper=True, ground=None):
    """Bring the strips of the first bundle up at every other crossing; ground colours the second's at the rest."""
    for i in range(one.count):
        for j in range(other.count):
            over = (i + j) % 2 == 0
            if not over and not ground:
                continue
            corners = [one.crossing(other, i + a, j + b, upper) for a, b in ((0, 0), (0, 1), (1, 1), (1, 0))]
            if not over:  # the second bundle's strips lie on top already: only their colour, and their two edges
                c.polygon(corners, ground[j % len(ground)])
                corners = [corners[0], corners[3], corners[2], corners[1]]
            else:
                c.polygon(corners, colours[i % len(colours)])
            for a, b in ((corners[0], corners[1]), (corners[3], corners[2])):
                c.ribbon([a, b], INKED, "ink", wobble=0)
            if ground:  # the grain shows which way a strip runs; cells of two colours alone are a chequer
                for k in (0.3, 0.55, 0.78):
                    a, b = (add(corners[0], mul(sub(corners[3], corners[0]), k)),
                        add(corners[1], mul(sub(corners[2], corners[1]), k)))
                    c.stroke([a, b], 1.5 + k, "both", end=0.4)
                continue
            side = mul(perp(unit(sub(corners[1], corners[0]))), 0.1)
            a, b = (add(corners[3], sub(side, mul(sub(corners[3], corners[0]), 0.2))),
                add(corners[2], sub(side, mul(sub(corners[2], corners[1]), 0.2))))
            c.stroke([a, b], 2, "both", end=0.4)
    if ground:  # what was painted over of the outer edges
        edge = [one.crossing(other, a, b, upper) for a, b in ((0, 0), (0, other.count), (one.count, other.count),
            (one.count, 0))]
        for a, b in zip(edge, edge[1:] + edge[:1]):
            c.ribbon([a, b], 3.4, "ink", wobble=0)
