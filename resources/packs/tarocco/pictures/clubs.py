# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Great clubs that are carried with their thick end up: bark in few lines, so that they stay green at any size."""

import math


def club(c, length, thick, thin, knots, seed=0, wood="org"):
    """A club about x=0: sawn across at the origin, where it is thick, and down to y=length.

    A knot is a y and a side.
    """

    def half(y):
        t = y / length
        return thick + (thin - thick) * min(1, t * 1.15) ** 0.8

    def axis(y):
        return 4 * math.sin(y / 46 + seed)

    def edge(y, side):
        bump = 1.6 * math.sin(y / 9.0 + 2 * side + seed)
        for at, knot_side in knots:
            if knot_side == side:
                bump += 9 * math.exp(-(((y - at) / 13) ** 2))
        return (axis(y) + side * (half(y) + bump), y)

    steps = range(0, length + 1, 12)
    left, right = [edge(y, -1) for y in steps], [edge(y, 1) for y in steps]
    outline = [(*p, i == 0) for i, p in enumerate(left)]
    outline += [(*p, i == len(right) - 1) for i, p in enumerate(right[::-1])]
    path = c.form(outline, "grn", shade=thick * 0.5, width=3.6)
    c.engrave(path, 74, 6, 3, thick * 1.1, 0.3)
    for k in range(length // 46):  # long furrows, and the light along the bark between them
        y = 18 + 46 * k
        for u, tone, width, run in ((-0.55, "lgrn", 4.2, 40), (-0.2, "ink", 2.4, 34), (0.18, "ink", 2.6, 40)):
            top = y + 14 * (u + 0.5)
            line = [(axis(y) + (u + 0.05 * math.sin(k * 2 + y - top)) * half(y), y)
                for y in (top, top + run / 2, top + run)]
            c.stroke(line, width, "both", tone)
    for y, side in knots:
        x, _ = edge(y, side)
        with c.at(x - side * 5, y, rot=side * 16):
            c.dot(0, 0, 9.6, ry=11.4)
            c.dot(0, 0, 7.2, wood, ry=9)
            c.stroke("-3,-4 3,-3 3,4 -2,4 -2,-1 1,0", 1.7, "end")
    c.dot(axis(0), 0, thick + 3.4, ry=thick * 0.4 + 3.2)
    c.dot(axis(0), 0, thick, "yel", ry=thick * 0.4)
    c.stroke([(axis(0) + thick * 0.66 * math.cos(a / 5), thick * 0.26 * math.sin(a / 5)) for a in range(4, 32, 3)], 2)
    c.stroke([(axis(0) + thick * 0.34 * math.cos(a / 5), thick * 0.13 * math.sin(a / 5)) for a in range(16, 42, 3)], 2)
    c.stroke([(axis(0) + thick * 0.2, 1), (axis(0) + thick * 0.9, thick * 0.1)], 2, "start")
