# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sleeve heads: a sleeve that is laid on a breast begins with a corner; under one of these it comes from a shoulder."""

import math


def puff(c, shoulder, elbow, radius, colour, slit, trim="yel"):
    """A padded sleeve head over the shoulder joint, slashed so that its lining shows, gathered in a band."""
    turn = math.degrees(math.atan2(elbow[1] - shoulder[1], elbow[0] - shoulder[0])) - 90

    def at(*pairs):
        return " ".join("%.1f,%.1f%s" % (x * radius, y * radius, mark) for x, y, mark in pairs)

    with c.at(*shoulder, rot=turn):
        path = c.form(at((-1.08, 0.62, "!"), (-1.24, 0.12, ""), (-1.06, -0.42, ""), (-0.5, -0.8, ""), (0.2, -0.88, ""),
            (0.86, -0.62, ""), (1.22, 0, ""), (1.08, 0.62, "!"), (0.55, 0.8, ""), (0, 0.86, ""), (-0.55, 0.8, "")),
            colour, shade=radius * 0.3, width=3.3)
        c.engrave(path, turn + 68, 5, 3, radius, 0.24)
        for k in (-0.7, -0.24, 0.22, 0.68):
            c.form(at((k * 0.72, -0.66 + 0.2 * k * k, "!"), (k * 1.2 + 0.1, -0.05, ""), (k * 1.16, 0.64, "!"),
                (k * 1.2 - 0.1, -0.05, "")), slit, shade=2, width=2.2)
        band = at((-1.12, 0.6, ""), (-0.55, 0.8, ""), (0, 0.87, ""), (0.55, 0.8, ""), (1.12, 0.6, ""))
        c.stroke(band, 12, "none")
        c.stroke(band, 7, "none", trim)


def tabbed(c, shoulder, elbow, radius, colour, tab, trim="yel"):
    """A short sleeve over the shoulder joint that ends in tabs of two colours."""
    turn = math.degrees(math.atan2(elbow[1] - shoulder[1], elbow[0] - shoulder[0])) - 90
    with c.at(*shoulder, rot=turn):
        for k in (-2, 2, -1, 1, 0):
            x, y, half = k * 0.47 * radius, (0.36 - 0.05 * k * k) * radius, 0.3 * radius
            with c.at(x, y, rot=-5 * k):
                c.form(f"{-half*.9},0! {half*.9},0! {half},{.5*radius} {half*.7},{.68*radius} 0,{.74*radius}"
                    f" {-half*.7},{.68*radius} {-half},{.5*radius}", tab if k % 2 else colour, shade=4, width=2.6)
        points = ((-1.14, 0.36, "!"), (-1.14, -0.06, ""), (-0.9, -0.44, ""), (-0.4, -0.7, ""), (0.3, -0.72, ""),
            (0.86, -0.5, ""), (1.12, -0.06, ""), (1.14, 0.36, "!"), (0.6, 0.54, ""), (0, 0.6, ""), (-0.6, 0.54, ""))
        path = c.form(" ".join("%.1f,%.1f%s" % (x * radius, y * radius, mark) for x, y, mark in points), colour,
            shade=radius * 0.3, width=3.3)
        if radius > 30:
            c.engrave(path, turn + 68, 5, 3, radius, 0.24)
        lower = points[7:] + points[:1]
        c.stroke(" ".join("%.1f,%.1f" % (x * radius * 0.98, (y - 0.16) * radius) for x, y, _ in lower), 4.4, "none",
            trim)
        for k in (-0.5, 0, 0.5):
            c.stroke(f"{k*radius*.7},{-.6*radius} {k*radius},{-.2*radius} {k*radius*1.1},{.2*radius}", 2.2, "both")
