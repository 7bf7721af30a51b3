# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The ace of cudgels: the flowering trunk."""

import math

from kit.canvas import Canvas, symbol, use
from kit.curves import Path, bezier
from kit.document import card
from kit.geometry import Noise, add, length, lengths, mul, perp, point_at, sample, sub, tangent_at, unit
from kit.nature import daisy, leaf, rose


def _stub(c, x, y, rot, size=1.0, out=72):
    """The stump of a branch growing from the trunk towards -y."""
    with c.at(x, y, s=size, rot=rot):
        path = c.form(
            f"-34,20! -30,-10 -25,-{out-16} -27,-{out}!~ 27,-{out}! 25,-{out-18} 32,-10 38,20!~",
            "grn",
            shade=16,
            width=3.6,
        )
        c.engrave(path, 80, 5, 2.6, 30, 0.25)
        for dx in (-16, -4, 10, 20):
            c.sliver((dx * 1.2, 16), (dx + 2, -out + 8), 2.6, 0.04)
        c.form(
            f"-28,{-out} -16,{-out-11} 4,{-out-12} 22,{-out-8} 28,{-out+1} 16,{-out+10} -6,{-out+11}"
            f" -22,{-out+7}",
            "org",
            shade=5,
            width=3,
        )
        c.fill(f"-16,{-out-1} -4,{-out-7} 12,{-out-6} 17,{-out} 6,{-out+5} -8,{-out+5}", "yel")
        c.stroke(f"-10,{-out} 0,{-out-4} 9,{-out-2} 4,{-out+3} -4,{-out+2}", 1.8)


def _rugged(outline, amount=4.5):
    """An outline roughened like bark, its corners kept."""
    path, noise = Path(outline), Noise(77)
    corners = {p[:2] for p in path.points if p[2]}
    points = []
    for segment in path.segments:
        count = max(1, int(length(sub(segment[3], segment[0])) / 15))
        for i in range(count):
            p = bezier(segment, i / count)
            if i == 0 and p in corners:
                points.append((*p, True))
            else:
                side = perp(unit(sub(segment[3], segment[0])))
                points.append(add(p, mul(side, amount * noise(len(points) * 0.83))))
    return points


def _pebble(c, colour):
    c.form("-14,1 -7,-7 6,-8 14,-1 7,7 -8,7", colour, shade=5, width=2.2)


def ace_of_batons():
    """A cut and split trunk with climbing flowers, a rose at its foot."""
    defs = symbol("leaf", leaf) + symbol(
        "shade",
        lambda c: leaf(c, "dgrn", "grn"),
    ) + symbol("rose", rose) + symbol("daisy", daisy)
    for name, colour in (("1", "yel"), ("2", "org"), ("3", "tan")):
        defs += symbol(name, lambda t, colour=colour: _pebble(t, colour), seed=int(name))
    c = Canvas(seed=61, line=4)
    # ground
    c.form(
        "30,850! 90,838 170,846 280,832 400,842 480,836 530,846! 530,972! 30,972!", "grn", shade=0, width=3
    )
    for _ in range(70):
        x, y = c.random.uniform(36, 524), c.random.uniform(852, 884)
        c.nick((x, y), (x + c.random.uniform(-3, 3), y - c.random.uniform(9, 18)), 2.8)
    c.form("30,884! 120,872 240,880 360,868 460,876 530,868! 530,972! 30,972!", "yel", shade=0, width=3)
    pebbles = []
    for row, y in enumerate(range(890, 964, 17)):
        for x in range(36 + row % 2 * 17, 520, 33):
            px, py = x + c.random.uniform(-4, 4), y + c.random.uniform(-3, 3)
            pebbles.append(
                use(
                    c.random.choice("123"),
                    px,
                    py,
                    c.random.uniform(-12, 12),
                    round(c.random.uniform(0.85, 1.12), 2),
                )
            )
    c.raw("".join(pebbles))
    # stubs, roots and trunk
    _stub(c, 322, 272, -54, 1.0, 118)
    _stub(c, 280, 512, -58, 1.05, 108)
    _stub(c, 244, 704, -62, 1.05, 108)
    _stub(c, 392, 500, 50, 1.0, 112)
    _stub(c, 362, 730, 54, 1.1, 116)
    c.form(
        _rugged(
            "316,92! 306,150 296,230 280,300 268,380 258,460 246,540 232,620 216,700 196,770 168,826"
            " 120,862 84,878! 130,892 190,880 222,884 258,902! 282,884 330,880 366,892 420,896 462,884!"
            " 420,862 392,820 384,760 388,690 396,610 408,530 424,450 440,370 460,280 486,190 508,118!"
        ),
        "grn",
        shade=52,
        width=4.4,
        angle=74,
        step=5.6,
        ink=3.6,
        reach=64,
    )
    # split wood: a forked red tear with orange and yellow light in it
    c.form(
        "366,196! 350,262 346,330 322,386! 338,430 316,520 288,580! 314,620 288,720 272,800 284,856! 318,806"
        " 330,742! 340,800 350,842! 366,740 362,664 392,596! 376,530 392,440 412,376! 400,300 420,250"
        " 428,204!",
        "red",
        shade=14,
        width=3.6,
    )
    c.form(
        "376,250! 364,310 360,390 346,450! 350,520 332,600 330,660! 312,740 300,820! 322,770 338,690! 350,720"
        " 352,770! 358,680 352,620 370,560! 364,500 380,420 392,370! 384,320 392,280 396,250!",
        "org",
        shade=8,
        width=2.4,
    )
    for tongue in (
        "384,262! 374,330 372,400 362,470! 370,420 382,360 388,300",
        "356,500! 350,570 340,640! 350,600 362,540",
        "330,700! 320,750 308,806! 322,780 334,730",
        "372,430! 368,480 362,520! 376,470",
    ):
        c.fill(tongue, "yel")
    for crack in (
        "356,330 348,400 336,470",
        "340,540 326,620 306,700",
        "392,420 376,500 372,560",
        "360,600 356,690 356,780",
        "344,400 342,440 330,500",
        "300,640 292,720 284,790",
    ):
        c.stroke(crack, 4)
    for line, side in (
        ("402,300 396,360 398,400", -1),
        ("372,560 370,620 360,690", -1),
        ("350,300 346,350 336,390", 1),
        ("310,560 304,620 296,680", 1),
    ):
        c.comb(line, 14, 7, side=side, slant=0.5)
    with c.at(398, 232, rot=8):
        c.form("0,-66! -30,-30 -34,14 -10,60 6,66! 30,40 34,-4 24,-42", "red", shade=8, width=3.6)
        c.form("0,-50! -20,-22 -23,12 -6,44 4,50! 21,30 24,-4 16,-32", "org", shade=5, width=2.4)
        c.form("0,-36! -13,-14 -14,12 -2,34! 13,18 15,-6 9,-24", "dgrn", shade=4, width=2.4, dark="#0c3320")
        c.sliver((0, -24), (0, 22), 2.6, colour="lgrn")
    # bark; the side away from the light is black, its edge torn
    rim = sample(
        Path(
            "500,140 484,196 458,284 438,372 422,452 406,532 394,612 386,692 383,762 392,824 424,866", False
        ).flat(3),
        64,
    )
    torn = []
    noise = Noise(61)
    for i, (x, y) in enumerate(rim):
        torn.append((x - 26 - 10 * noise(i * 0.35), y - 3, True))
        torn.append((x - 50 - 20 * noise(i * 0.8 + 7), y + 8, True))
    c.fill(torn + [(x - 1, y) for x, y in rim[::-1]], "ink")
    for first, last, count in (
        (
            "322,130 304,230 284,330 268,450 250,570 222,710 190,810",
            "362,220 350,300 342,380 322,500 310,610 298,720 296,840",
            15,
        ),
        (
            "430,200 428,300 408,400 392,520 372,640 356,760 370,860",
            "496,150 462,280 440,380 418,480 402,590 390,700 400,840",
            12,
        ),
    ):
        c.strands(first, last, count, 4.6, jitter=0.35)
        c.strands(first, last, count // 2, 2.4, jitter=0.4, colour="lgrn")
    for line, colour in (
        ("316,170 308,230 296,290", "yel"),
        ("288,360 276,430 272,470", "org"),
        ("244,600 236,660 226,700", "yel"),
        ("282,540 274,600 270,640", "red"),
        ("416,420 406,470 402,510", "org"),
        ("300,700 292,760 296,810", "yel"),
    ):
        c.stroke(line, 11)
        c.stroke(line, 6.4, colour=colour)
    for line, depth in (
        ("300,300 292,360 296,420", 20),
        ("270,520 262,590 266,650", 22),
        ("240,690 228,750 236,810", 20),
        ("418,400 402,450 396,500", 18),
        ("376,640 368,690 368,740", 18),
        ("318,150 306,200 302,250", 20),
        ("470,200 460,250 446,300", 18),
    ):
        c.comb(line, depth, 9, side=-1, slant=0.6)
    # eyes of old branches
    for x, y, size, turn in ((304, 420, 1, 12), (268, 640, 1.2, 8), (236, 800, 0.9, 20)):
        with c.at(x, y, s=size, rot=turn):
            c.form("0,-30 -15,-14 -17,8 0,30 16,10 15,-14", "lgrn", shade=7, width=3, dark="dgrn")
            c.form("0,-18 -8,-6 -9,6 0,17 9,6 8,-6", "org", shade=4, width=2.4)
            c.sliver((0, -11), (0, 11), 3)
            for side in (-1, 1):
                c.stroke(f"{side*4},-44 {side*22},-20 {side*24},12 {side*6},44", 3, "both")
    # the cut
    with c.at(412, 108, rot=6):
        c.form("-100,2 -70,-34 -10,-48 60,-40 98,-8 86,26 30,46 -40,44 -84,28", "org", shade=9, width=4)
        c.form("-86,1 -60,-28 -8,-40 52,-33 84,-7 74,20 26,37 -34,36 -72,22", "yel", shade=7, width=2.4)
        for k in (0.78, 0.6, 0.42, 0.24):
            c.stroke(
                [
                    (86 * k * math.cos(a) + 2, 38 * k * math.sin(a) - 2)
                    for a in [0.5 + t * 0.66 + k for t in range(10)]
                ],
                2.2,
                colour="brn",
            )
        for a in (0.3, 1.1, 2.3, 3.4, 4.4, 5.4):
            c.sliver(
                (16 * math.cos(a), 8 * math.sin(a)),
                (74 * math.cos(a + 0.1), 34 * math.sin(a + 0.1)),
                2.2,
                0.05,
                colour="brn",
            )
        c.dot(2, -2, 4)
    # climbing sprays
    for line, leaves in (
        (
            "270,610 200,560 150,470 130,380 150,300",
            ((0.28, -60), (0.45, 50), (0.6, -50), (0.75, 60), (0.9, -30), (1.0, 10)),
        ),
        (
            "420,400 470,380 486,330 470,270 490,220",
            ((0.35, 60), (0.55, -60), (0.75, 60), (0.9, -40), (1.0, 0)),
        ),
        (
            "392,800 440,780 470,730 462,660 492,600",
            ((0.25, -60), (0.42, 60), (0.58, -60), (0.75, 60), (0.9, -50), (1.0, 0)),
        ),
        (
            "220,820 150,800 100,750 90,690 70,640",
            ((0.25, 60), (0.42, -60), (0.6, 60), (0.76, -60), (0.9, 40), (1.0, 0)),
        ),
    ):
        c.ribbon(line, 9, "ink")
        c.ribbon(line, 5, "lgrn")
        path = Path(line, False).flat(3)
        run = lengths(path)
        marks = []
        for t, lean in leaves:
            x, y = point_at(path, run, run[-1] * t)
            dx, dy = tangent_at(path, run, run[-1] * t, 6)
            marks.append(
                use("leaf" if lean > 0 else "shade", x, y, math.degrees(math.atan2(dy, dx)) + 90 + lean, 0.95)
            )
        c.raw("".join(marks))
    for x, y, turn, size, kind in (
        (150, 300, 10, 0.95, "rose"),
        (490, 224, 30, 0.9, "rose"),
        (492, 596, 50, 0.8, "daisy"),
        (70, 640, 0, 0.8, "daisy"),
        (132, 420, 20, 0.85, "daisy"),
    ):
        c.raw(use(kind, x, y, turn, size))
    # the rose at the foot
    foot = []
    for x, y, a in (
        (180, 884, -96),
        (196, 862, -50),
        (300, 888, 96),
        (288, 862, 46),
        (240, 840, -14),
        (206, 912, -130),
        (282, 914, 130),
        (264, 846, 20),
    ):
        foot.append(use("leaf" if a > 0 else "shade", x, y, a, 1.5))
    c.raw("".join(foot))
    c.raw(use("rose", 244, 892, 20, 1.75))
    return card(c.body(), defs, "Asso di bastoni", mat=True)


CARDS = {"AB": ace_of_batons}
