# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The four suit signs: sun coin, goblet, sword and cudgel."""

import math
import random

from kit.geometry import Noise, polar


def sun_face(c):
    """A round smiling sun about the origin, radius 50."""
    c.dot(0, 0, 50, "red")
    c.fill("34,-37 45,-16 47,6 38,32 16,47 -10,48! 10,40 28,24 36,4 36,-16", "dred")
    for x, y, drop, bend in (
        (-25, -38, 12, 0.12),
        (-13, -45, 13, 0.06),
        (0, -48, 14, 0),
        (13, -45, 13, -0.06),
        (25, -38, 12, -0.12),
    ):
        c.sliver((x, y), (x * 0.62, y + drop), 2.4, bend)
    c.stroke("-35,-13 -27,-22 -13,-21 -5,-14", 4.6)
    c.stroke("5,-16 13,-24 27,-23 35,-13", 4.6)
    for x in (-19, 20):
        c.fill(f"{x-10},-6! {x-4},-12 {x+5},-12 {x+10},-6! {x+3},-3 {x-4},-3", "yel")
        c.stroke(f"{x-12},-5 {x-5},-13 {x+5},-13 {x+12},-5", 3.6)
        c.stroke(f"{x-8},-3 {x},-1.4 {x+8},-3", 1.8)
        c.dot(x + 2, -7.6, 3.8)
        c.sliver((x - 8, 3), (x + 8, 3), 1.4, -0.12)
    c.stroke("-4,-13 -5,-2 -10,8 -6,12.4 0,14.5 6,12.4 9.5,9 8,4", 3.0, power=0.5)
    c.sliver((6, -9), (4, 2), 1.8, 0.08)
    c.fill("-17,19! -6,17 0,19 6,17 18,17! 9,27 0,29.5 -8,27", "yel")
    c.stroke("-19,18 -7,21.5 0,20.5 8,21 20,15", 3.4)
    c.stroke("-9,28 0,31.5 9,28", 2.8)
    c.sliver((-23, 12), (-25, 23), 2.6, 0.22)
    c.sliver((23, 10), (27, 20), 2.8, -0.25)
    c.stroke("-7,38.5 0,41 7,38.5", 2.6)
    for i in range(9):
        a = math.radians(-26 + i * 13)
        c.nick(polar(49.5, a), polar(37.5 + abs(i - 4), a + 0.08), 3.4)
    for i in range(5):
        a = math.radians(140 + i * 13)
        c.nick(polar(49.5, a), polar(43, a), 2.4)


def coin(c, outer=30, inner=22):
    """A sun coin about the origin, radius 100, with two rings of that many beads."""
    for radius, colour in ((99.9, "ink"), (98, "paper"), (93, "ink"), (76.5, "yel")):
        c.dot(0, 0, radius, colour)
    for i in range(44):
        a = 2 * math.pi * i / 44
        c.sliver(polar(77, a), polar(68, a + 0.09), 2.3, 0.1)
    c.dot(0, 0, 68.5)
    rings = ((outer, 84.8, 6.7, 0), (inner, 59.3, 6.3, 0.5))
    for count, radius, bead, shift in rings:
        for i in range(count):
            a = 2 * math.pi * (i + shift) / count
            x, y = polar(radius + c.random.uniform(-0.35, 0.35), a)
            c.dot(x, y, bead + c.random.uniform(-0.3, 0.2), "yel")
    for count, radius, bead, shift in rings:
        for i in range(count):
            x, y = polar(radius, 2 * math.pi * (i + shift) / count)
            a, b = (x + bead * 0.85, y - bead * 0.35), (x - bead * 0.35, y + bead * 0.85)
            c.sliver(a, b, bead * 0.62, 0.2, colour="org")
    sun_face(c)


BLADE = 220  # the usual length of a sword's blade


def sword(c, blade=BLADE):
    """A sword, point up: the guard about y=4, the tip at y=-blade-16, the pommel at y=176."""
    tip, shoulder = -blade - 16, -blade + 17
    outline = f"0,{tip}! 22,{shoulder}! 21,20! -21,20! -22,{shoulder}!"
    c.fill(outline, "blu")
    c.fill(f"0,{tip+4}! 22,{shoulder}! 21,20! 2,20! 1,{shoulder}!", "dblu")
    c.fill(f"-22,{shoulder}! 0,{tip}! 1,{shoulder}!", "lblu")
    c.sliver((-14, shoulder + 7), (-13, 0), 3.2, 0, colour="lblu")
    for i in range(int((blade - 10) / 6.2)):
        y = shoulder + 5 + i * 6.2
        c.nick((21.5, y + 5), (5 + c.random.uniform(-2, 3), y - 2), 2.3)
    c.outline(c.path(outline), 3.2)
    c.stroke(f"1,{shoulder} 0,{(shoulder+20)/2} 1,20", 2.2, "end", end=0.4)
    c.stroke(f"-22,{shoulder} 1,{shoulder}", 1.5)
    c.stroke(f"1,{shoulder} 22,{shoulder}", 1.5)
    c.stroke(f"0,{tip} 1,{shoulder}", 1.8, "none")
    # filler behind the mount so no paper shows through, then wings under guard
    c.shape("-34,-6! 34,-6! 30,46! -30,46!", "yel", 2.4)
    for sx in (1, -1):
        with c.at(flip=sx < 0):
            c.shape("10,22 30,20 46,26 64,22! 60,34 46,42 26,42 8,44", "yel", 2.6)
            c.fringe("58,36 46,42 26,42 10,44", 8, 2.2, 4.5, side=1)
            c.stroke("16,30 34,29 54,27", 1.6)
            # ring with green boss
            c.dot(53, 4, 26, "ink")
            c.dot(53, 4, 23.4, "yel")
            c.dot(53, 4, 17, "ink")
            c.dot(53, 4, 14.6, "grn")
            c.fill("53,-10.6 66,-2 66,12 53,18.6! 60,8 60,-2", "dgrn")
            for i in range(5):
                a = math.radians(-40 + i * 24)
                c.nick(
                    (53 + 14.8 * math.cos(a), 4 + 14.8 * math.sin(a)),
                    (53 + 7 * math.cos(a), 4 + 7 * math.sin(a)),
                    2.2,
                )
            for i in range(8):
                a = math.radians(-70 + i * 22)
                c.sliver(
                    (53 + 23.5 * math.cos(a), 4 + 23.5 * math.sin(a)),
                    (53 + 18 * math.cos(a + 0.12), 4 + 18 * math.sin(a + 0.12)),
                    1.9,
                )
            c.sliver((43, -3), (42, 7), 3.2, 0.2, colour="wht")
    # grip spindle
    c.shape("-10,46! -15,70 -19,92 -15,120 -9,138! 9,138! 15,120 19,92 15,70 10,46!", "yel", 3)
    for i in range(7):
        y = 60 + i * 13
        w = 11 + 8 * math.sin(math.pi * (y - 46) / 92)
        c.fill(
            f"{-w + 1},{y + 4}! 0,{y + 1} {w - 1},{y - 9}! {w - 1},{y - 4}! 0,{y + 6} {-w + 1},{y + 9}!",
            "org" if i % 2 else "red",
        )
        c.stroke(f"{-w + 2},{y + 3.4} 0,{y + 1} {w - 2},{y - 8}", 2.4, "both")
        c.stroke(f"{-w + 2},{y + 8.4} 0,{y + 6} {w - 2},{y - 3.4}", 1.6, "both")
    for i in range(9):
        y = 56 + i * 9.4
        w = 11 + 8 * math.sin(math.pi * (y - 46) / 92)
        c.nick((w, y), (w - 7, y - 2), 2.6)
    c.outline(c.path("-10,46! -15,70 -19,92 -15,120 -9,138! 9,138! 15,120 19,92 15,70 10,46!"), 3)
    # collar + pommel
    c.shape("-11,134! 11,134! 8,143 11,153! -11,153! -8,143", "blu", 2.6)
    c.nick((7, 140), (0, 140), 2.4)
    c.nick((7, 147), (0, 147), 2.4)
    c.shape("-8,153! -14,160 -9,165 -12,172! -5,170 0,176 5,170 12,172! 9,165 14,160 8,153!", "red", 2.6)
    c.sliver((-1, 156), (-1, 170), 1.8)
    c.nick((11, 161), (4, 162), 2.2)
    # central mount: lobed gold with red cabochon
    c.shape("0,-26! 12,-16 24,-14 26,2 24,16 14,26 0,40! -14,26 -24,16 -26,2 -24,-14 -12,-16", "yel", 3)
    c.fringe("24,-12 26,2 24,16 14,26 2,38", 7, 2.2, 5, side=1)
    c.dot(0, 4, 18.5, "ink")
    c.dot(0, 4, 16, "red")
    c.fill("4,-11 13,-2 14,10 5,19 -6,18! 6,12 8,0", "dred")
    c.sliver((-9, 8), (-5, -7), 3.6, 0.2, colour="wht")
    for i in range(10):
        a = 2 * math.pi * i / 10
        c.dot(22 * math.cos(a), 4 + 22 * math.sin(a), 1.5)


def goblet(c):
    """A goblet: rim at y=-100, foot at y=107, at most 63 to either side."""
    # bowl silhouette
    bowl = c.fill(
        "-52,-84! -44,-66 -40,-54! -58,-40 -63,-18 -52,8 -26,30 -10,38! 10,38! 26,30 52,8 63,-18 58,-40"
        " 40,-54! 44,-66 52,-84!",
        "grn",
    )
    c.fill("-50,-84! -43,-66 -39,-55! 0,-50 39,-55! 43,-66 50,-84! 0,-76", "yel")
    c.fill("-61,-30! -40,-54 0,-49 40,-54 61,-30! 63,-20! 30,-8 0,-6 -30,-8 -63,-20!", "yel")
    c.fill("10,-50 40,-54 61,-30! 63,-20! 44,-12 26,-8! 34,-30", "org")
    c.fill("16,-76 50,-84! 43,-66 39,-55! 22,-53! 24,-64", "org")
    c.fill("63,-19 52,8 26,30 10,38! 2,38! 24,20 36,0 40,-10!", "dgrn")
    c.stroke("-63,-20 -30,-8 0,-6 30,-8 63,-20", 2.6, "none")
    c.stroke("-40,-54 0,-49 40,-54", 2.6, "none")
    for i in range(11):
        u = -0.84 + i * 0.168
        x0 = u * 58
        x1 = u * 20
        c.sliver((x0, -8 - 8 * abs(u)), (x1, 33 - abs(u) * 6), 2.2 + 1.6 * max(0, u), -0.1 * u)
    c.fringe("63,-18 52,8 26,30 11,38", 20, 3.2, 4.6, side=1, slant=-0.2)
    c.fringe("60,-36 63,-24", 16, 2.6, 4, side=1)
    for side in (-1, 1):
        c.stroke(f"{side * 17},-77 0,-66 {-side * 17},-53", 6.4, "none")
        c.stroke(f"{side * 17},-77 0,-66 {-side * 17},-53", 3.4, "none", colour="blu")
    c.fringe("46,-50 58,-40", 12, 2.4, 4.2, side=1)
    c.fringe("50,-80 44,-66 40,-56", 12, 2.4, 4.6, side=1)
    c.fringe("-50,-80 -44,-66 -40,-56", 6, 2, 5, side=-1)
    c.sliver((-52, -30), (-22, -38), 5, 0.12, colour="wht")
    c.sliver((-46, -2), (-30, 18), 5, 0.1, colour="lgrn")
    c.outline(bowl, 3.4)
    # rim
    rim = c.fill("-58,-86 -40,-96 0,-101 40,-96 58,-86 40,-76 0,-72 -40,-76", "red")
    c.fill("-44,-87 -26,-93 0,-95 26,-93 44,-87 26,-81 0,-79 -26,-81", "dred")
    for i in range(11):
        x = -36 + i * 7.2
        c.nick((x, -93 - 2 * math.cos(x / 28)), (x + 3, -84), 2.3)
    c.outline(rim, 3.2)
    c.stroke("-44,-86 -26,-81 0,-79 26,-81 44,-86", 1.7)
    # foot
    c.shape("-40,78! -52,86 -55,97 -50,103 0,107 50,103 55,97 52,86 40,78! 0,76", "yel", 3.2)
    c.fill("14,84 40,80! 51,87 54,97 48,102 20,105! 30,95", "org")
    c.stroke("-53,92 0,98 53,92", 2, "none")
    c.fringe("-50,102 0,106 50,102", 8, 2.2, 5, side=-1, even=True)
    c.fringe("40,80 52,87", 8, 2, 4, side=1)
    c.shape("-12,48! -24,66 -40,80! 40,80! 24,66 12,48!", "grn", 3)
    c.fill("4,50! 12,50! 24,66 38,79! 16,79! 14,64", "dgrn")
    for i in range(7):
        u = -0.8 + i * 0.27
        c.sliver((u * 10, 51), (u * 36, 79), 2.1 + max(0, u) * 1.5, 0.08 * u)
    c.shape("-16,34! -21,41 -16,49! 16,49! 21,41 16,34!", "red", 2.8)
    for i in range(5):
        c.sliver((-10 + i * 5, 35), (-10 + i * 5, 48), 1.9, 0)
    c.sliver((-13, 39), (-7, 38), 2.4, 0, colour="wht")


class _Cudgel:
    """The outline of a cudgel about a swaying axis, t from 0 at its thin end to 1 at its cut."""

    def __init__(self, seed, length, thin, thick, knots):
        self.noise = Noise(seed * 31)
        self.seed, self.length, self.thin, self.thick, self.knots = seed, length, thin, thick, knots

    def radius(self, t):
        return self.thin + (self.thick - self.thin) * t**1.1

    def point(self, t, u):
        """The point at u radii right of the axis."""
        sway = self.length / 66 * math.sin(t * 5 + self.seed) * (1 - t * 0.5)
        return (sway + u * self.radius(t), self.length * (t - 0.5))

    def edge(self, t, side):
        """A point of the knobbly contour."""
        x, y = self.point(t, 0)
        r = self.radius(t)
        run = t * self.length / 23
        r += 0.055 * (self.thick + 30) * self.noise(run + side * 40)
        r += 0.028 * (self.thick + 30) * self.noise(run * 2.7 + side * 90)
        for at, knot_side in self.knots:
            if knot_side == side:
                r += 11 * math.exp(-(((t - at) * self.length / 15) ** 2))
        return (x + side * r, y)


def baton(c, seed=1, length=330, thin=17, thick=50, knots=((0.3, 1), (0.55, -1), (0.68, 1)), wood="red"):
    """A knotted cudgel, upright about the origin: the thin end up, the sawn thick end down."""
    body = _Cudgel(seed, length, thin, thick, knots)
    rng = random.Random(seed)
    count = int(length / 16)
    left = [body.edge(i / count, -1) for i in range(count + 1)]
    right = [body.edge(i / count, 1) for i in range(count + 1)]
    foot_x, foot_y = body.point(1, 0)
    top_x, top_y = body.point(0, 0)
    outline = [(*p, i in (0, count)) for i, p in enumerate(left)] + [(foot_x, foot_y + thick * 0.42)]
    outline += [(*p, i in (0, count)) for i, p in enumerate(right[::-1])] + [(top_x, top_y - 5)]
    path = c.fill(outline, "grn")
    _bark(c, body, rng, left, right)
    c.outline(path, 3.6)
    for at, side in knots:
        x, y = body.edge(at, side)
        spare = max(0, body.radius(at) - 40)
        with c.at(x - side * 4, y - 3, s=1 + spare / 60, rot=side * -14, flip=side < 0):
            _twig(c, 3 + spare * 0.55, wood if side > 0 else "org")
    with c.at(top_x, top_y - 3, rot=-6):
        _sawn_end(c, thin * 0.98, rng, wood)
    with c.at(foot_x, foot_y):
        _sawn_end(c, thick, rng, wood)


def _twig(c, reach, wood):
    """The stump of a twig growing to the right from the origin."""
    c.form(
        f"-12,-16! {reach*.5},-11 {reach},-12!~ {reach},12! {reach*.5},13 -12,20!~", "grn", shade=7, width=2.6
    )
    for y in (-5, 4):
        c.sliver((-6, y), (reach, y - 1), 2)
    c.form(
        f"{reach-5},-11 {reach+1},-13 {reach+6},-6 {reach+6},5 {reach+1},12 {reach-5},10 {reach-8},0",
        wood,
        shade=4,
        width=2.2,
    )
    c.stroke(f"{reach-3},-5 {reach+1},-5 {reach+2},2 {reach-1},5", 1.4)
    c.dot(reach, 0, 1.3)


def _bark(c, body, rng, left, right):
    """Tone, ridges and scars between the two contours."""
    noise, length = body.noise, body.length
    steps = [i / 14 for i in range(15)]
    ridge = [body.point(t, 0.1 + 0.2 * noise(t * length / 36 + 5)) for t in steps]
    shadow = [(*p, i in (0, 14)) for i, p in enumerate(ridge)]
    shadow += [(x - 1, y, i in (0, len(right) - 1)) for i, (x, y) in enumerate(right[::-1])]
    c.fill(shadow, "dgrn")
    teeth = int(length / 9)
    rim = [(x - 1, y, i in (0, len(right) - 1)) for i, (x, y) in enumerate(right[::-1])]
    ragged = []
    for i in range(teeth):  # the side away from the light is black, its edge torn
        t = (i + 0.5) / teeth * 0.98
        ragged.append((*body.point(t, 0.7 + 0.12 * noise(i * 0.4)), True))
        ragged.append((*body.point(min(1, t + 4 / length), 0.42 + 0.22 * noise(i * 0.7 + 9)), True))
    c.fill(ragged + rim, "ink")
    for t0, t1, u in ((0.04, 0.34, -0.5), (0.3, 0.62, -0.3), (0.55, 0.86, -0.55)):
        middle = (t0 + t1) / 2
        c.fill(
            [
                (*body.point(t0, u), True),
                body.point(middle, u - 0.1 - 0.05 * noise(t0 * 9)),
                (*body.point(t1, u), True),
                body.point(middle, u + 0.1 + 0.06 * noise(t1 * 9)),
            ],
            "lgrn",
        )
    for _ in range(int(length / 11)):  # furrows, closer towards the shadow
        u = rng.random() ** 0.62 * 1.84 - 0.9
        t = rng.uniform(0.03, 0.84)
        end = min(0.95, t + rng.uniform(16, 54) / length)
        width = 1.6 + 2.6 * max(0, u) + rng.random()
        c.sliver(
            body.point(t, u * 0.96),
            body.point(end, (u + rng.uniform(-0.08, 0.08)) * 0.96),
            width,
            rng.uniform(-0.06, 0.06),
        )
    for k in range(int(length / 62)):  # torn plates of bark
        t = 0.1 + 0.8 * (k + rng.uniform(0.2, 0.8)) / int(length / 62)
        u = rng.uniform(-0.5, 0.55)
        line = [body.point(t + d / length, u + w) for d, w in ((-26, 0), (-8, 0.08), (10, -0.04), (26, 0.03))]
        c.comb(line, body.radius(t) * 0.3, 6, side=-1, slant=0.5)
    for k in range(max(1, int(length / 260))):  # a forked tear showing the yellow wood
        t = 0.2 + 0.55 * (k + 0.4) / max(1, int(length / 260))
        half = 52 / length
        tear = (
            (-1, -0.2),
            (-0.2, -0.06),
            (0.1, 0.14),
            (-0.1, 0.3),
            (0.3, 0.16),
            (0.8, 0.02),
            (1.3, -0.06),
            (0.7, -0.16),
            (0.1, -0.2),
        )
        edge = [(*body.point(t + d * half, u - 0.12), i in (0, 3, 6)) for i, (d, u) in enumerate(tear)]
        c.shape(edge, "yel", 1.8)
        c.fill(
            [
                body.point(t + d * half, u - 0.12)
                for d, u in ((0, -0.16), (0.4, 0), (1.1, -0.07), (0.6, -0.14))
            ],
            "org",
        )
    c.fringe(left, 7, 2.4, 9, side=-1, slant=0.6, even=True)
    scars = max(3, int(length / 110))
    for k in range(scars):
        t = 0.16 + 0.7 * k / scars + rng.uniform(-0.03, 0.03)
        u = rng.uniform(-0.45, 0.2)
        half, width = rng.uniform(20, 38) / length, rng.uniform(2.6, 4.4) / body.radius(t)
        scar = [
            (*body.point(t - half, u), True),
            body.point(t - half * 0.1, u + width),
            body.point(t + half * 0.5, u + width * 0.5),
            (*body.point(t + half, u - 0.02), True),
            body.point(t + half * 0.1, u - width),
            body.point(t - half * 0.4, u - width * 0.4),
        ]
        c.shape(scar, ("yel", "org", "red")[(k + body.seed) % 3], 1.7)
    x, y = body.point(1, -0.45)
    k = body.thick / 50
    with c.at(x, y, s=k):
        c.shape("-14,4! -10,-30 -2,-46! 4,-26 16,-38! 15,-10 12,8!", "yel", 2)
        c.fill("4,-24 14,-32! 14,-10 11,6! 3,4!", "org")
        c.sliver((-6, 0), (-4, -30), 1.6, 0.05)
        c.sliver((3, 0), (4, -18), 1.6, -0.05)


def _sawn_end(c, r, rng, wood):
    """The sawn face with its rings, about the origin."""
    face = []
    for i in range(14):
        a = i * math.pi / 7 + rng.uniform(-0.1, 0.1)
        k = 1 if i in (0, 7) else rng.uniform(0.92, 1.06)
        face.append((r * k * math.cos(a), r * k * 0.45 * math.sin(a)))
    path = c.fill(face, wood)
    with c.at(s=r):
        c.fill(
            "-.74,0 -.4,-.25 .05,-.3 .5,-.2 .72,.02 .45,.24 0,.3 -.48,.22", "org" if wood == "red" else "yel"
        )
        for rx, ry in ((0.74, 0.29), (0.52, 0.2), (0.3, 0.11)):
            start = rng.uniform(0, 6)
            ring = []
            for i in range(9):
                a = start + i * 2 * math.pi * 0.86 / 8
                x, y = rx * math.cos(a), ry * math.sin(a) + 0.01
                ring.append((x * (1 + 0.05 * rng.uniform(-1, 1)), y * (1 + 0.07 * rng.uniform(-1, 1))))
            c.stroke(ring, 2.2)
        c.fill("-.1,.0! 0,-.05 .12,0! .02,.06", "ink")
        for i in range(16):
            a = math.radians(-30 + i * 13)
            inner = 0.82 - 0.06 * rng.random()
            c.nick((0.97 * math.cos(a), 0.43 * math.sin(a)), (inner * math.cos(a), 0.36 * math.sin(a)), 2.2)
        c.sliver((0.12, 0.03), (0.6, 0.12), 2.2, 0.1)
        c.sliver((-0.12, -0.02), (-0.55, -0.12), 2, 0.1)
    c.outline(path, 3.4)
