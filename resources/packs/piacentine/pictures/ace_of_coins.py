# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The ace of coins: the eagle."""

import math

from kit.canvas import Canvas, symbol, use
from kit.curves import Path
from kit.document import card
from kit.geometry import add, clamp, length, lengths, mix, mul, perp, point_at, polar, sub, tangent_at
from kit.headgear import crown
from kit.nature import FEATHER_GROUND, body_feather, feather, plumage

AXIS = 280
DISC, DISC_RADIUS = (AXIS, 478), 164
LONG, SHORT = 400, 240  # the lengths of the two flight feathers
WING = "bbbbccccda"  # how often each body feather comes, on the wings and on the body
BODY = "aaabbbbccd"


def _flight(kind, root, tip, wide):
    """A flight feather symbol laid from root to tip."""
    v = sub(tip, root)
    size = length(v) / (LONG if kind == "long" else SHORT)
    return use(kind, *root, math.degrees(math.atan2(v[1], v[0])) - 90, wide, size)


def _on_disc(p, radius):
    return length(sub(p, DISC)) < radius


def _wing():
    """The left wing."""
    c = Canvas(seed=8, line=3.8)
    primaries = (
        ((34, 250), (24, 700)),
        ((50, 270), (44, 728)),
        ((70, 290), (66, 748)),
        ((92, 300), (90, 752)),
        ((114, 310), (114, 746)),
        ((138, 320), (140, 728)),
        ((160, 330), (162, 704)),
    )
    coverts = (
        ((40, 220), (30, 480)),
        ((60, 240), (54, 510)),
        ((82, 262), (78, 522)),
        ((106, 280), (104, 514)),
        ((130, 300), (134, 492)),
    )
    c.raw("".join(_flight("long", a, b, 1.12) for a, b in primaries))
    c.raw("".join(_flight("short", a, b, 1.15) for a, b in coverts))
    c.shape(
        "20,330! 22,250 24,170 40,116 70,88 102,92 120,114 116,142 98,154 84,148! 84,200 102,252 146,292"
        " 214,318! 200,380 150,372 110,350 74,332 50,342!",
        FEATHER_GROUND,
        4,
    )
    plumage(
        c,
        "20,330! 24,250 26,170 42,120 66,96 78,150 80,205 97,258 142,298 200,328! 190,370 150,364 110,342"
        " 70,322 48,334!",
        96,
        356,
        20,
        19,
        1.1,
        lambda p: clamp((p[0] - 40) / 160) * -30,
        9,
        WING,
    )
    knuckle = c.shape(
        "36,150! 42,114 70,88 102,92 120,114 116,142 98,154 82,147! 86,126 72,119 54,132!", "red", 3.4
    )
    c.fill(
        "54,132! 72,119 86,126 82,147! 98,154 116,142 119,124! 106,138 95,138 90,120 74,108 58,120", "dred"
    )
    c.fill("58,106 76,94 96,98 106,108! 92,104 74,106 58,118!", "org")
    c.engrave(knuckle, angle=55, step=4.6, width=2.8, reach=26, threshold=0.2)
    return c.body()


def _toe(c, spine, radii, claw):
    c.shape(c.tube(spine, radii), "yel", 2.8)
    line = Path(spine, False).flat(2)
    run = lengths(line)
    for i in range(1, 5):
        s = run[-1] * i / 5
        p, along = point_at(line, run, s), tangent_at(line, run, s)
        across = mul(perp(along), mix(radii[0], radii[-1], i / 5) * 0.9)
        c.stroke([sub(p, across), add(p, mul(along, 3)), add(p, across)], 1.6)
    c.shape(claw, "ink", 1.2)


def _talon(c, flip):
    """A bird's foot that grips an edge."""
    with c.at(flip=flip):
        # shank
        c.shape("-15,-70! -13,-40 -16,-12! 18,-12! 14,-40 16,-70!", "yel", 3)
        c.fill("4,-70! 5,-40 3,-12! 18,-12! 14,-40 16,-70!", "org")
        for i in range(6):
            c.stroke(f"-14,{-60 + i * 9} 0,{-56 + i * 9} 15,{-61 + i * 9}", 1.9, "both")

        _toe(c, "-6,-12 -34,-6 -52,8", [11, 10, 8.5], "-58,0! -70,8 -74,28! -64,20 -50,16!")
        _toe(c, "8,-12 36,-6 54,8", [11, 10, 8.5], "52,16! 66,20 75,28! 72,8 60,0!")
        _toe(c, "0,-14 0,4 2,22", [13, 12, 10], "-8,24! -4,38 4,50! 10,38 12,24!")


def ace_of_coins():
    """A crowned eagle with spread wings and a blank disc on its breast."""
    defs = ""
    for name, (colour, light) in zip(
        "abcd", ((FEATHER_GROUND, "dred"), ("dred", "red"), ("red", "org"), ("dred", "org"))
    ):
        defs += symbol(name, lambda c, colour=colour, light=light: body_feather(c, colour, light))
    defs += symbol("long", lambda c: feather(c, LONG, 16, "dred", "red", "org", 20, 0.012))
    defs += symbol("short", lambda c: feather(c, SHORT, 15, FEATHER_GROUND, "dred", "red", 14, 0.012))
    defs += '<g id="wing">\n%s\n</g>\n' % _wing()
    c = Canvas(seed=5, line=3.6)
    # landscape
    c.fill("20,735! 120,715 280,706 440,715 540,735! 540,800! 20,800!", "yel")
    c.fill("20,735! 120,715 280,706 440,715 540,735! 540,752! 440,734 280,726 120,734 20,752!", "org")
    ridge = (
        "20,774 70,752 104,764 140,742 190,768 230,756 280,772 340,752 390,770 432,746 470,764 500,754"
        " 540,770"
    )
    c.fill(ridge.replace("20,774", "20,774!").replace("540,770", "540,770!") + " 540,830! 20,830!", "lblu")
    c.stroke(ridge, 2.4, "none")
    for x, y, drop in ((142, 747, 44), (72, 757, 36), (342, 757, 32), (434, 751, 42), (502, 759, 36)):
        for i in range(11):
            c.sliver(
                (x + i * 4.6, y + i * 1.9),
                (x + i * 4.6 + 9, y + drop * (1 - i * 0.055) + i),
                2.6,
                0.06,
                colour="blu",
            )
    c.fill("20,812! 90,800 170,806 260,798 360,806 450,798 540,810! 540,905! 20,905!", "grn")
    c.stroke("20,812 90,800 170,806 260,798 360,806 450,798 540,810", 2.8, "none")
    for i in range(90):
        x = c.random.uniform(34, 526)
        y = c.random.uniform(814, 880)
        c.nick((x, y), (x + c.random.uniform(-3, 3), y - c.random.uniform(8, 15)), 2.6, colour="ink")
    # cartouche
    c.fill("20,876! 540,876! 540,975! 20,975!", "ink")
    c.shape("60,890! 500,890! 512,910 500,926 512,944 500,960! 60,960! 48,944 60,926 48,910!", "yel", 3)
    field = c.shape("78,904! 482,904! 488,926 482,948! 78,948! 72,926!", "blu", 2.6)
    c.fill("78,904! 482,904! 484,911! 88,913! 84,948! 78,948! 72,926!", "dblu")
    c.engrave(field, angle=0, step=5.4, width=2.2, reach=26, ambient=0.3, threshold=0.12)
    for flip in (False, True):
        with c.at(x=2 * AXIS if flip else 0, flip=flip):
            c.shape(
                "28,880! 56,874 78,884 76,904 58,908 50,898 58,892! 52,886 44,890 42,902 46,916 40,926"
                " 46,936 42,950 46,964! 28,968!",
                "yel",
                2.8,
            )
            c.shape("28,970! 36,946 52,938 66,948 62,962 50,960! 56,954 50,948 44,956 46,970!", "yel", 2.6)
            c.fringe("32,884 56,877 74,886", 6, 1.8, 5, side=1)
            c.fringe("36,950 52,942 64,950", 6, 1.8, 5, side=1)
    c.fringe("80,958 280,958 480,958", 6, 2, 7, side=-1, even=True)
    # tail
    tips = (
        (190, 796),
        (370, 796),
        (208, 822),
        (352, 822),
        (232, 842),
        (328, 842),
        (257, 852),
        (303, 852),
        (280, 858),
    )
    c.raw("".join(_flight("short", (AXIS + (x - AXIS) * 0.35, 610), (x, y), 1.15) for x, y in tips))
    c.raw('<use xlink:href="#wing"/><use xlink:href="#wing" transform="matrix(-1 0 0 1 5600 0)"/>')
    # body and thighs (below disc)
    c.shape(
        "164,560! 166,640 172,700 186,748 178,760 192,786 202,772 212,800 224,776 238,784 240,752 262,700"
        " 280,690 298,700 320,752 322,784 336,776 348,800 358,772 368,786 382,760 374,748 388,700 394,640"
        " 396,560!",
        FEATHER_GROUND,
        3,
    )
    plumage(
        c,
        "168,560! 168,640 176,700 188,748 212,780 238,752 262,690 280,680 298,690 322,752 348,780 372,748"
        " 384,700 392,640 392,560!",
        596,
        782,
        18,
        19,
        1.05,
        lambda p: (p[0] - 280) * -0.1,
        4,
        BODY,
        bare=lambda p: _on_disc(p, 140),
    )
    # feet
    for x in (208, 352):
        with c.at(x=x, y=858, s=0.98):
            _talon(c, x > AXIS)
    plumage(
        c,
        "180,752! 212,752! 244,752! 230,786! 212,802! 194,786!",
        744,
        800,
        11,
        12,
        0.78,
        lambda p: (212 - p[0]) * 0.5,
        6,
        BODY,
    )
    plumage(
        c,
        "316,752! 348,752! 380,752! 366,786! 348,802! 330,786!",
        744,
        800,
        11,
        12,
        0.78,
        lambda p: (348 - p[0]) * 0.5,
        7,
        BODY,
    )
    # neck, ragged silhouette
    ragged = " ".join(
        f"{x},{y}! {x - 13},{y + 20}!"
        for x, y in ((240, 206), (232, 228), (224, 252), (213, 276), (202, 302), (190, 330))
    )
    ragged += " 180,400! 380,400! "
    ragged += " ".join(
        f"{x + 12},{y + 18}! {x},{y - 2}!"
        for x, y in ((372, 330), (360, 302), (348, 276), (338, 252), (331, 228))
    )
    c.shape("246,160! " + ragged + " 328,206! 316,160!", FEATHER_GROUND, 2.6)
    plumage(
        c,
        "244,190! 226,250 204,310 190,350! 372,350! 352,300 336,250 326,210! 300,180!",
        196,
        352,
        16,
        16,
        0.95,
        lambda p: (p[0] - 284) * -0.18,
        12,
        BODY,
        bare=lambda p: _on_disc(p, 146),
    )
    # disc
    x, y = DISC
    c.dot(x, y, DISC_RADIUS + 10)
    c.dot(x, y, DISC_RADIUS + 6, "yel")
    for i in range(72):
        a = 2 * math.pi * i / 72
        c.sliver(add(DISC, polar(DISC_RADIUS + 6, a)), add(DISC, polar(DISC_RADIUS - 4, a + 0.04)), 2.6, 0.1)
    c.dot(x, y, DISC_RADIUS - 3)
    c.dot(x, y, DISC_RADIUS - 6, "paper")
    c.ring(x, y, DISC_RADIUS - 13, 1.8)
    # head
    c.shape(
        "252,204! 238,208! 247,196! 229,196! 242,184! 228,176! 243,170 251,150 274,136 304,135 326,148!"
        " 338,156 334,174 330,184 332,198 326,208 316,212! 314,226! 303,217! 294,230! 284,219! 271,229!"
        " 266,215!",
        "red",
        3.6,
    )
    c.fill(
        "252,204! 238,208! 247,196! 229,196! 242,184! 228,176! 243,170 251,152! 252,176 260,196 282,207"
        " 316,211! 314,226! 303,217! 294,230! 284,219! 271,229! 266,215!",
        "dred",
    )
    c.fill("296,184! 312,177 328,176! 330,184 330,198 318,206 300,200", "org")
    for i in range(54):
        u = c.random.random()
        v = c.random.uniform(-1, 1)
        x = 318 - u * 76
        y = 178 + v * (14 + u * 24) + u * 4
        if abs(x - 312) < 20 and abs(y - 164) < 13 or y > 212 or y < 144:
            continue
        c.sliver(
            (x, y),
            (x - 8 - 8 * u, y + v * 5 + 5 * u),
            2.4,
            0.1 * v,
            colour="ink" if c.random.random() < 0.7 else "org",
        )
    # beak: lower mandible, upper, cere, dark hook
    c.shape("316,188! 340,186 353,189 359,195 348,201 330,203 318,200!", "yel", 3)
    c.fill("322,200! 344,198 357,193 359,195 348,201 330,203 318,200!", "org")
    c.shape(
        "324,153! 338,149 354,152 368,162 375,178 374,194 370,209! 366,195 357,187 342,184 318,187!"
        " 328,176 327,164",
        "yel",
        3.4,
    )
    c.fill("352,151 368,162 375,178 374,194 370,209! 366,195 357,187 344,184! 360,178 362,164", "org")
    c.fill("371,168 375,178 374,194 370,209! 367,197! 370,184", "brn")
    c.stroke("308,189 324,187 342,185 357,188 366,196", 2.8, "both")
    c.sliver((340, 160), (347, 165), 4, 0.2)
    c.stroke("335,150 331,166 334,183", 2.2, "both")
    c.sliver((350, 156), (364, 168), 2.4, 0.15, colour="wht")
    # eye under a heavy brow ridge
    c.fill("297,168! 304,160 316,159 324,165! 318,171 306,172", "wht")
    c.stroke("299,171 308,174 319,171 325,165", 2.2, "both")
    c.dot(312.5, 165.2, 6, "ink")
    c.dot(312.5, 165.2, 4.8, "yel")
    c.dot(313, 165, 3.0)
    c.dot(311.6, 163.8, 1.1, "wht")
    c.fill("278,158! 292,151 312,152 331,165! 324,163 314,158.6 303,159 296,167! 292,162", "ink")
    c.stroke("288,176 300,181 316,179", 2, "both")
    c.stroke("284,184 298,191 308,190", 1.8, "both")
    # crown
    with c.at(x=283, y=118, s=0.96, rot=-6):
        crown(c)
    return card(c.body(), defs, "Asso di denari", mat=True)


CARDS = {"AD": ace_of_coins}
