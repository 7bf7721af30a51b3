# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ornaments of the number cards: ribbons, laurels, scrolls, the crowned shield and the rosette."""

import math

from kit.curves import Path
from kit.dress import beads, strap
from kit.geometry import add, mul, perp, sample, sub, unit
from kit.headgear import leaf_crown
from kit.signs import baton, coin, goblet, sword


def fold(c, line, drop, colour, dark=None, shade=8, notched=False):
    """A piece of ribbon hanging by drop below its upper edge; notched cuts its far end."""
    upper = [(p[0], p[1], i == 0) for i, p in enumerate(sample(Path(line, False).flat(2), 7))]
    lower = [(x + drop[0], y + drop[1], False) for x, y, _ in reversed(upper)]
    lower[0] = (*lower[0][:2], True)
    lower[-1] = (*lower[-1][:2], True)
    upper[-1] = (*upper[-1][:2], True)
    if notched:
        end, below = upper[-1], lower[0]
        inward = mul(unit(sub(upper[-2][:2], end[:2])), 24)
        notch = add(((end[0] + below[0]) / 2, (end[1] + below[1]) / 2), inward)
        upper.append((*notch, True))
    path = c.form(upper + lower, colour, shade=shade, width=3.2, dark=dark)
    for k in (0.14, 0.86):
        c.stroke([(x + drop[0] * k, y + drop[1] * k) for x, y, _ in upper[:7]], 1.5, "both")
    return path


def curl_ribbon(c, line, width, colours):
    """A flat ribbon seen edge to edge along a line, striped lengthwise in two colours."""
    path = Path(line, False).flat(2)
    points = sample(path, 17)
    normals = []
    for i, p in enumerate(points):
        a, b = points[max(0, i - 1)], points[min(16, i + 1)]
        normals.append(perp(unit(sub(b, a))))

    def side(k):
        return [add(p, mul(n, width * k)) for p, n in zip(points, normals)]

    def strip(k0, k1, colour, ink):
        outer, inner = side(k0), side(k1)[::-1]
        ring = [
            (*p, i in (0, 16))
            for i, p in enumerate(outer)
        ] + [(*p, i in (0, 16)) for i, p in enumerate(inner)]
        c.form(ring, colour, shade=width * 0.16, width=ink)

    strip(-0.5, 0.5, colours[0], 2.8)
    strip(0.02, 0.5, colours[1], 0)
    c.stroke(side(0.02), 1.4)
    for i in range(2, 16, 4):
        a, b = side(-0.46)[i], side(-0.1)[i]
        c.nick(a, b, 2)


def laurel(c, line, count=7, size=1.0, berries=True):
    """A laurel twig: leaves in pairs along a line, with berries."""
    c.ribbon(line, 5.6 * size, "ink")
    c.ribbon(line, 3 * size, "lgrn")
    path = c.path(line, False).flat(2)
    places = sample(path, count * 2 + 3)
    with c.in_card_space():
        for i in range(1, len(places) - 1):
            a, b = places[i - 1], places[i + 1]
            angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) + 90
            side = 1 if i % 2 else -1
            if berries and i % 5 == 3:
                x, y = add(places[i], mul(perp(unit(sub(b, a))), -side * 11 * size))
                c.dot(x, y, 6 * size)
                c.dot(x, y, 4.2 * size, "red")
            with c.at(*places[i], s=size, rot=angle + side * 38):
                _laurel_leaf(c)
        with c.at(*places[-1], s=size, rot=angle):
            _laurel_leaf(c)


def _laurel_leaf(c):
    c.form("0,2! -9,-12 -8,-28 0,-44! 8,-28 9,-12", "grn", shade=5, width=2.3)
    c.sliver((0, 0), (0, -38), 1.6)
    for y in (-12, -20, -28):
        c.sliver((0, y), (6, y - 6), 1.3)


def volute(c, line, width, colour="yel"):
    """A scroll: a band along a spiral that narrows to its end, with a nicked shadow side."""
    path = Path(line, False)
    points = sample(path.flat(2), 25)
    left, right = [], []
    for i, p in enumerate(points):
        a, b = points[max(0, i - 1)], points[min(24, i + 1)]
        n = perp(unit(sub(b, a)))
        half = width / 2 * (1 - 0.62 * i / 24)
        left.append(add(p, mul(n, half)))
        right.append(sub(p, mul(n, half)))
    ring = [(*p, i in (0, 24)) for i, p in enumerate(left)] + [
        (*p, i in (0, 24))
        for i, p in enumerate(right[::-1])
    ]
    c.form(ring, colour, shade=width * 0.3, width=2.8)
    c.dot(*points[-1], width * 0.36)
    c.dot(*points[-1], width * 0.26, colour)
    c.stroke([points[i] for i in range(1, 23)], 1.5)


def acanthus(c, size=1.0, colour="yel"):
    """A curled leaf from the origin upwards, its tip turning right."""
    with c.at(s=size):
        c.form(
            "0,8! -16,-6 -14,-24 -24,-34! -10,-36 -12,-54 -18,-62! -2,-60 6,-74 22,-76 34,-64 30,-50!"
            " 22,-60 14,-54 14,-40! 20,-26 10,-4",
            colour,
            shade=8,
            width=2.8,
        )
        c.stroke("0,4 -2,-24 2,-46 12,-62", 2, "end")
        c.sliver((-3, -20), (-16, -30), 1.8, 0.1)
        c.sliver((0, -40), (-10, -54), 1.8, 0.1)
        c.sliver((4, -16), (11, -26), 1.8, -0.1)


def crowned_shield(c):
    """A crowned shield quartered with the four suits, between laurels tied with a ribbon."""
    for flip in (False, True):
        with c.at(flip=flip):
            laurel(c, "14,150 70,138 112,100 132,44 130,-30", 8, 0.86)
    with c.at(0, -118, s=0.94, weight=1):
        leaf_crown(c, "red")
    c.form(
        "-78,-100! 0,-88 78,-100! 92,-70 80,-34 84,10 66,72 0,122! -66,72 -84,10 -80,-34 -92,-70",
        "yel",
        shade=9,
        width=3.8,
    )
    c.form(
        "-64,-84! 0,-74 64,-84! 74,-62 66,-32 70,8 54,60 0,102! -54,60 -70,8 -66,-32 -74,-62",
        "wht",
        shade=8,
        width=2.6,
    )
    c.fill("1,-73! 64,-83! 73,-62 65,-32 69,4! 1,4!", "lblu")
    c.fill("-1,4! -69,4! -66,24 -53,59 -1,101!", "lblu")
    c.stroke("0,-76 0,100", 2.6, "none")
    c.stroke("-70,4 70,4", 2.6, "none")
    with c.at(-35, -37, s=0.34, weight=0.55):
        coin(c, 20, 14)
    with c.at(34, -37, s=0.35, weight=0.6):
        goblet(c)
    with c.at(-31, 48, s=0.24, rot=16, weight=0.55):
        sword(c)
    with c.at(28, 50, s=0.24, rot=196, flip=True, weight=0.55):
        baton(c, 3, knots=((0.4, 1), (0.62, -1)))
    # ribbon
    for flip in (False, True):
        with c.at(flip=flip):
            c.form("4,134! 36,122 66,136! 64,158 34,146 6,156!", "red", shade=6, width=3)
            c.form(
                "8,150! 40,166 62,186 92,184! 78,198 84,212! 54,212 26,186 2,160!", "wht", shade=6, width=3
            )
            c.stroke("18,160 44,182 74,196", 1.8, colour="red")
    c.form("-14,132! 14,132! 17,158! -17,158!", "red", shade=5, width=3)
    for x in (-6, 2, 9):
        c.sliver((x, 135), (x, 156), 1.7)


def ribboned_rosette(c):
    """A rosette on loops of ribbon with two sprigs."""
    for flip in (False, True):
        with c.at(flip=flip):
            laurel(c, "10,-6 60,-58 104,-78 146,-110", 5, 0.82, berries=False)
        turn = -1 if flip else 1

        def mirrored(line, turn=turn):
            return " ".join("%g,%s" % (turn * float(t.split(",")[0]), t.split(",")[1]) for t in line.split())

        curl_ribbon(
            c, mirrored("8,44 40,70 58,100 90,126 132,128"), 24, ("wht", "red") if flip else ("wht", "blu")
        )
        curl_ribbon(
            c,
            mirrored("20,10 80,-34 128,-24 126,16 96,32 54,28 16,22"),
            23,
            ("red", "blu") if flip else ("blu", "red"),
        )
        curl_ribbon(c, mirrored("4,50 14,84 8,118 26,146"), 20, ("red", "wht") if flip else ("blu", "wht"))
    curl_ribbon(c, "-16,-20 -46,-84 -34,-126 0,-140 34,-126 46,-84 16,-20", 22, ("red", "blu"))
    for i in range(20):
        with c.at(0, 6, rot=18 * i):
            c.form("-9,-44! -10,-58 0,-66! 10,-58 9,-44!", "wht" if i % 2 else "red", shade=3, width=2.2)
    c.dot(0, 6, 50)
    c.dot(0, 6, 47, "yel")
    beads(c, [(42 * math.cos(a / 20), 6 + 42 * math.sin(a / 20)) for a in range(127)], 13.2, 4.6, ("red",))
    c.dot(0, 6, 34)
    c.dot(0, 6, 31.5, "wht")
    for i in range(8):
        with c.at(0, 6, rot=45 * i):
            c.form("0,-6! -7,-16 0,-29! 7,-16", "red" if i % 2 else "blu", shade=2, width=1.8)
    c.dot(0, 6, 9)
    c.dot(0, 6, 6.8, "yel")
    c.dot(-2, 4, 1.8, "wht")


def pinecone(c):
    """A red cone in a gold calyx, upright on the origin."""
    for lean in (-70, 70, -38, 38):
        with c.at(0, 0, rot=lean):
            c.form("0,6! -11,-8 -8,-28 0,-42! 8,-28 11,-8", "yel", shade=5, width=2.6)
            c.sliver((0, 0), (0, -34), 1.6)
    c.form("0,4! -22,-10 -24,-32 -10,-54 0,-66! 10,-54 24,-32 22,-10", "red", shade=10, width=3)
    for y in range(-50, 0, 10):
        half = 21 * math.sin(math.pi * min(0.92, max(0.1, (-y) / 66)))
        for k in range(-2, 3):
            x = k * 9 + (4.5 if (y // 10) % 2 else 0)
            if abs(x) < half:
                c.stroke(f"{x-4.6},{y-5} {x},{y+2} {x+4.6},{y-5}", 1.6)


def vase(c):
    """A round green vase with a gold lip and foot, upright, its middle at the origin."""
    c.form(
        "-26,-62! -20,-48 -40,-34 -54,-4 -46,30 -26,50 -12,56! 12,56! 26,50 46,30 54,-4 40,-34 20,-48"
        " 26,-62!",
        "grn",
        shade=18,
        width=3.6,
    )
    for i in range(7):
        u = -0.86 + i * 0.287
        c.stroke(f"{u*20},-42 {u*50},-4 {u*30},44", 2.2)
    c.sliver((-36, -18), (-34, 18), 5, -0.1, colour="lgrn")
    for i in range(3):
        y = -10 + i * 14
        c.fill(f"0,{y-8}! 5,{y} 0,{y+8}! -5,{y}", "yel")
    c.form("-32,-64 0,-74 32,-64 28,-54 0,-48 -28,-54", "red", shade=6, width=3)
    c.stroke("-26,-63 0,-67 26,-63", 1.8)
    c.form("-20,50! 0,56 20,50! 26,66 0,72 -26,66!", "yel", shade=6, width=3)


def krater(c):
    """A two-handled cup, wide and low, on a tall foot; 250 wide and 380 high about the origin."""
    # handles
    for flip in (False, True):
        with c.at(flip=flip):
            c.form(
                "96,-108! 124,-122 146,-104 142,-78 118,-62 96,-66! 98,-76! 118,-78 128,-90 120,-104 98,-98!",
                "yel",
                shade=6,
                width=3,
            )
            c.dot(136, -92, 17)
            c.dot(136, -92, 14, "yel")
            c.fill("140,-104 149,-94 146,-82 134,-78! 142,-88", "org")
            c.dot(131, -97, 3, "wht")
    # foot
    c.form("-16,34! -30,84 -64,124 -96,144! 96,144! 64,124 30,84 16,34!", "grn", shade=20, width=3.8)
    for i in range(11):
        u = -0.9 + i * 0.18
        c.stroke(f"{u*14},40 {u*28},88 {u*90},140", 2 + 1.6 * max(0, u), "start")
    base = c.form("-100,138! -108,156 -104,180! 104,180! 108,156 100,138! 0,148", "blu", shade=14, width=3.6)
    c.engrave(base, 84, 5, 2.8, 26, 0.25)
    c.form("-110,174! 0,184 110,174! 112,188 90,196 0,202 -90,196 -112,188!", "yel", shade=8, width=3.4)
    beads(c, "-100,184 0,193 100,184", 14, 4.6, ("red",))
    # knop
    for x, lean in ((-18, 32), (18, -32), (0, 0)):
        with c.at(x, 34, rot=lean):
            c.form("-12,-8! -13,10 0,30! 13,10 12,-8!", "yel", shade=5, width=2.6)
            c.sliver((0, -4), (0, 22), 1.8)
    c.form("-22,22! -27,31 -22,40! 22,40! 27,31 22,22!", "red", shade=6, width=3)
    # bowl
    c.form(
        "-104,-112! -118,-78 -108,-40 -72,-2 -20,26! 20,26! 72,-2 108,-40 118,-78 104,-112!",
        "grn",
        shade=26,
        width=4,
    )
    order = sorted(range(13), key=lambda i: -abs(i - 6))
    for i in order:
        u = -1 + 2 * (i + 0.5) / 13
        x, foot = 108 * math.sin(u * 1.42), 20 * math.sin(u * 1.42)
        w = 15 * max(0.4, math.cos(u * 1.2))
        top = -58 + 16 * math.cos(u * 1.4)
        c.form(
            f"{x-w},{top+10}! {x-w*.7},{top-4} {x},{top-9} {x+w*.7},{top-4} {x+w},{top+10}"
            f" {(x+foot)/2+w*.5},{2} {foot+2},{26}! {foot-2},{26}! {(x+foot)/2-w*.5},{2}",
            "red",
            shade=6,
            width=2.6,
        )
        c.sliver((x - w * 0.35, top + 4), ((x + foot) / 2 - w * 0.1, 4), 2.2, 0, colour="org")
    c.sliver((-98, -92), (-90, -66), 6, -0.1, colour="lgrn")
    for flip in (False, True):
        with c.at(flip=flip):
            c.sliver((40, -88), (48, -70), 4, 0.1, colour="yel")
    # neck with its garland
    c.form("-104,-134! -98,-118 -104,-106! 0,-88 104,-106! 98,-118 104,-134!", "yel", shade=10, width=3.4)
    for i in range(13):
        u = -0.92 + i * 0.153
        c.sliver(
            (u * 98 - 6, -106 + 16 * math.cos(u * 1.5)),
            (u * 98 + 7, -122 + 16 * math.cos(u * 1.5)),
            3,
            0.12,
            colour="org" if i % 2 else "ink",
        )
    for line in ("-16,-112 0,-98 16,-84", "16,-112 0,-98 -16,-84"):
        strap(c, line, 7, "blu", stitched=False)
    # rim
    c.form("-118,-142 -84,-162 0,-172 84,-162 118,-142 84,-122 0,-112 -84,-122", "red", shade=8, width=3.8)
    inner = c.form(
        "-92,-144 -62,-157 0,-163 62,-157 92,-144 62,-131 0,-125 -62,-131",
        "red",
        shade=0,
        width=2.2,
        dark="dred",
    )
    c.engrave(inner, 70, 6, 3, 40, 0.15, ambient=0.35)
    c.stroke("-106,-138 -60,-122 0,-117 60,-122 106,-138", 2.4, colour="org")
