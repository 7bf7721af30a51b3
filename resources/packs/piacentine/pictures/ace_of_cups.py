# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The ace of cups: the great covered cup."""

import math

from kit.canvas import Canvas, symbol, use
from kit.curves import Path
from kit.document import card
from kit.dress import beads, lozenges
from kit.geometry import mix

AXIS = 280  # the great cup is symmetrical about this line


def _turned(profile):
    """The closed outline of a turned piece from its right profile, given top to bottom."""
    right = Path(profile, False).points
    left = [(2 * AXIS - x, y, corner) for x, y, corner, _ in reversed(right)]
    return [(x, y, corner) for x, y, corner, _ in right] + left


def _lobes(c, top, bottom, count, top_half, bottom_half, colours, drop):
    """A row of rounded petals between two widths, the middle one in front."""
    order = sorted(range(count), key=lambda i: -abs(i - (count - 1) / 2))
    for i in order:
        a, b = -1 + 2 * i / count, -1 + 2 * (i + 1) / count
        x0, x1 = AXIS + math.sin(a * 1.45) / 0.9927 * top_half, AXIS + math.sin(b * 1.45) / 0.9927 * top_half
        z0, z1 = AXIS + math.sin(
            a * 1.45
        ) / 0.9927 * bottom_half, AXIS + math.sin(b * 1.45) / 0.9927 * bottom_half
        m, n = (x0 + x1) / 2, (z0 + z1) / 2
        outer, inner = colours[0], colours[1 + i % (len(colours) - 1)]
        sag = drop * math.cos((a + b) / 2 * 1.3)
        c.form(
            f"{x0},{top}! {mix(x0, z0, .5)},{mix(top, bottom, .5)} {mix(z0, n, .25)},{bottom+sag*.5}"
            f" {n},{bottom+sag} {mix(z1, n, .25)},{bottom+sag*.5} {mix(x1, z1, .5)},{mix(top, bottom, .5)}"
            f" {x1},{top}!",
            outer,
            shade=4,
            width=2.8,
        )
        k = 0.62
        c.form(
            f"{m-(m-x0)*k},{top+6}! {mix(m, n, .5)-abs(z0-n)*k},{mix(top, bottom, .55)}"
            f" {n},{bottom+sag-10} {mix(m, n, .5)+abs(z1-n)*k},{mix(top, bottom, .55)}"
            f" {m+(x1-m)*k},{top+6}!",
            inner,
            shade=4,
            width=2,
        )
        c.sliver((m, top + 10), (n, bottom + sag - 14), 2.2)


def _flame(c):
    """A golden tongue of fire rising from the origin, 100 high."""
    c.form(
        "0,6! -22,-12 -20,-38 -7,-55! -14,-30 -4,-62 3,-100! 4,-70 15,-58 13,-82! 23,-50 22,-14",
        "yel",
        shade=7,
        width=3,
    )
    c.form("0,4! -13,-10 -10,-32 0,-50 2,-74! 4,-50 13,-30 11,-8", "org", shade=4, width=1.8)
    c.fill("0,2! -6,-8 -4,-22 1,-40! 4,-24 7,-10", "red")


def _heart(c, colour, centre):
    c.form("0,21! -22,2 -15,-16 0,-5! 15,-16 22,2", colour, shade=5, width=2.8)
    c.dot(0, 1, 5.8)
    c.dot(0, 1, 4, centre)


def _drop(c, colour):
    c.form("0,-12! -8,2 -6,12 0,15! 6,12 8,2", colour, shade=4, width=2.4)
    c.sliver((-3, 4), (-1, -4), 2, 0.1, colour="wht")


def _rim_leaf(c, colour):
    c.form("0,17! -9,2 -6,-14 0,-23! 6,-14 9,2", colour, shade=5, width=2.4)
    c.sliver((0, 13), (0, -18), 1.6)


def ace_of_cups():
    """A great covered cup with flames at its foot."""
    defs = symbol("v", lambda t: _rim_leaf(t, "lgrn")) + symbol("w", lambda t: _rim_leaf(t, "grn"))
    defs += symbol("hr", lambda t: _heart(t, "red", "yel")) + symbol("hy", lambda t: _heart(t, "yel", "blu"))
    defs += symbol("dr", lambda t: _drop(t, "red")) + symbol("db", lambda t: _drop(t, "blu"))
    defs += symbol("fl", _flame)
    c = Canvas(seed=51, line=3.8)
    # finial: a bud in a calyx
    c.form(_turned("280,48! 300,62 306,82 298,102!"), "red", shade=9, width=3.4)
    for row, y in enumerate((62, 74, 86)):
        for k in range(3 + row % 2):
            x = AXIS - 15 + (k + (0.5 if row % 2 == 0 else 0)) * 10
            c.stroke(f"{x-5},{y} {x},{y+6} {x+5},{y}", 1.6)
    for x, lean in ((-26, -56), (26, 56), (-13, -24), (13, 24), (0, 0)):
        with c.at(AXIS + x * 0.6, 122, rot=lean):
            c.form("0,8! -11,-6 -9,-22 0,-32! 9,-22 11,-6", "yel", shade=5, width=2.6)
            c.sliver((0, 2), (0, -26), 1.6)
    # top of the lid: green leaves over a blue dome
    c.form(_turned("292,118! 330,132 362,166 374,206!"), "blu", shade=16, width=3.6)
    _lobes(c, 132, 196, 7, 52, 90, ("yel", "blu", "red"), 8)
    for x, lean in ((-46, -52), (46, 52), (-24, -26), (24, 26), (0, 0)):
        with c.at(AXIS + x, 146, rot=180 + lean * 0.8):
            c.form("0,18! -15,6 -13,-12 0,-26! 13,-12 15,6", "grn", shade=6, width=2.8)
            c.sliver((0, 12), (0, -20), 1.8)
    # red collar
    band = c.form(_turned("372,204! 390,214 392,226 382,236!"), "red", shade=7, width=3.4)
    c.engrave(band, 80, 5, 2.6, 20, 0.3)
    c.stroke("174,216 280,226 386,216", 2.2, "none", colour="wht")
    # skirt of the lid
    c.form(_turned("376,236! 404,262 450,292 478,306!"), "blu", shade=18, width=3.6)
    _lobes(c, 242, 300, 9, 98, 176, ("wht", "yel", "red", "yel", "blu"), 14)
    # leafy rim
    rim = c.form(
        _turned("474,300! 504,306 512,330 496,356! 420,376 340,384 280,386!"), "grn", shade=14, width=3.8
    )
    c.engrave(rim, 60, 5, 2.8, 30, 0.3)
    leaves = []
    for count, base, sag in ((16, 318, 10), (17, 332, 18), (18, 350, 22)):
        for i in range(count):
            u = -1 + 2 * (i + 0.5) / count
            x, y = AXIS + 212 * math.sin(u * 1.45), base + sag * math.cos(u * 1.4)
            leaves.append(use("v" if i % 2 else "w", x, y, 90 + u * 14 + (16 if i % 2 else -16), 1.15))
    c.raw("".join(leaves))
    for rot in (32, -32):
        with c.at(AXIS, 356, rot=rot):
            c.form("-8,-30! 8,-30! 8,30! -8,30!", "yel", shade=3, width=2.6)
            c.stroke("0,-28 0,28", 1.6)
    # bowl
    c.form(
        _turned("488,362! 486,420 468,480 430,540 372,590 310,618!"),
        "yel",
        shade=40,
        width=4,
        angle=70,
        step=5.4,
        ink=3.4,
    )
    c.form(
        [(*p, k in (0, 12, 13, 25)) for k, p in enumerate(_band(72, 128, 208, 202))],
        "red",
        shade=16,
        width=3.2,
    )
    hearts = []
    for i in range(11):
        u = -1 + 2 * (i + 0.5) / 11
        x, y = AXIS + 204 * math.sin(u * 1.45), 392 + 26 * math.cos(u * 1.35)
        hearts.append(use("hy" if i % 2 else "hr", x, y, 0, max(0.3, math.cos(u * 1.36)), 1))
    c.raw("".join(hearts))
    # pearls and drops under the belt
    drops = []
    for i in range(19):
        u = -1 + 2 * (i + 0.5) / 19
        x, y = AXIS + 198 * math.sin(u * 1.45), 446 + 26 * math.cos(u * 1.4)
        drops.append(use("dr" if i % 2 else "db", x, y, 0, max(0.35, math.cos(u * 1.3)), 1))
    c.raw("".join(drops))
    c.sliver((102, 452), (124, 500), 9, -0.1, colour="wht")
    c.sliver((128, 466), (146, 506), 5, -0.1, colour="wht")
    # gadroons
    order = sorted(range(11), key=lambda i: -abs(i - 5))
    for i in order:
        u = -1 + 2 * (i + 0.5) / 11
        x, foot = AXIS + 182 * math.sin(u * 1.4), AXIS + 34 * math.sin(u * 1.4)
        w = 26 * max(0.4, math.cos(u * 1.2))
        top = 504 + 22 * math.cos(u * 1.4) - 12
        c.form(
            f"{x-w},{top+16}! {x-w*.8},{top} {x},{top-12} {x+w*.8},{top} {x+w},{top+16}"
            f" {mix(x, foot, .5)+w*.5},{570} {foot+5},{618}! {foot-5},{618}! {mix(x, foot, .5)-w*.5},{570}",
            "blu" if i % 2 else "grn",
            shade=9,
            width=3,
        )
        c.sliver(
            (x - w * 0.4, top + 6),
            (mix(x, foot, 0.6) - w * 0.2, 574),
            3,
            0,
            colour="lblu" if i % 2 else "lgrn",
        )
    # knop and neck
    c.form(_turned("312,612! 336,626 338,644 316,656!"), "red", shade=9, width=3.4)
    for k in range(-3, 4):
        c.stroke(f"{AXIS+k*13},{616} {AXIS+k*16},{634} {AXIS+k*12},{654}", 2.2)
    c.form(_turned("314,654! 328,668 330,684 326,694!"), "grn", shade=8, width=3.2)
    beads(c, "238,676 280,684 322,676", 14, 5, ("yel",))
    # foot: a flared pyramid with golden flames in its red field
    foot = c.form(_turned("324,688! 354,738 402,794 482,842!"), "blu", shade=26, width=3.8)
    c.engrave(foot, 70, 5, 2.8, 36, 0.3)
    c.form(_turned("315,696! 340,746 384,800 450,842!"), "yel", shade=10, width=3)
    c.form(_turned("306,704! 328,754 366,806 426,842!"), "red", shade=16, width=2.8)
    for x, y, turn in ((140, 818, 58), (172, 792, 48), (200, 760, 40), (222, 726, 32)):
        for flip in (False, True):
            with c.at(2 * AXIS - x if flip else x, y, rot=-turn if flip else turn, s=0.85):
                c.form("0,14! -11,2 -8,-14 0,-21! 8,-14 11,2", "red", shade=4, width=2.4)
    fire = []
    for x, turn, wide, high in (
        (188, -34, 0.7, 0.5),
        (372, 34, -0.7, 0.5),
        (214, -20, 0.9, 0.8),
        (346, 20, -0.9, 0.8),
        (246, -8, 1.0, 1.08),
        (314, 8, -1.0, 1.08),
        (AXIS, 0, 1.1, 1.34),
    ):
        fire.append(use("fl", x, 838, turn, wide, high))
    c.raw("".join(fire))
    # six-sided plate on red balls
    for x in (92, 468, 186, 374):
        y = 934 if x in (92, 468) else 944
        c.form(
            f"{x-21},{y} {x-15},{y-16} {x},{y-21} {x+15},{y-16} {x+21},{y} {x+14},{y+15} {x},{y+20}"
            f" {x-14},{y+15}",
            "red",
            shade=9,
            width=3.2,
        )
        c.sliver((x - 11, y), (x - 4, y - 13), 3.4, 0.2, colour="wht")
    c.form(_turned("482,836! 518,868! 512,908! 412,932! 280,932!"), "yel", shade=12, width=3.8)
    c.fill("150,886! 410,886! 410,930! 150,930!", "yel")
    c.fill("412,886! 514,870! 510,906! 412,930!", "org")
    c.stroke("44,868! 150,886! 410,886! 516,868!", 3, "none")
    c.stroke("48,902! 150,922! 410,922! 512,902!", 2.2, "none")
    for x in (150, 410):
        c.stroke(f"{x},886 {x},931", 3, "none")
    beads(c, "84,848 170,864 280,868 390,864 476,848", 17, 5.4, ("red", "blu", "grn"))
    for line in ("58,886 142,904", "160,904 400,904", "418,904 502,886"):
        lozenges(c, line, 24, 12, "red")
    c.fringe("412,892 412,928", 30, 2.4, 5, side=-1, even=True)
    return card(c.body(), defs, "Asso di coppe")


def _band(top, bottom, top_half, bottom_half):
    """Points of a belt around the bowl, sagging in the middle; heights from the rim at y=300."""
    upper = [
        (AXIS + top_half * math.sin(u * 1.57), 300 + top + 26 * math.cos(u * 1.57))
        for u in [k / 6 - 1 for k in range(13)]
    ]
    lower = [
        (AXIS + bottom_half * math.sin(u * 1.57), 300 + bottom + 26 * math.cos(u * 1.57))
        for u in [1 - k / 6 for k in range(13)]
    ]
    return upper + lower


CARDS = {"AC": ace_of_cups}
