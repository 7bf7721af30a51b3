# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The ace of swords: the putto."""

from kit.canvas import Canvas, symbol, use
from kit.document import card
from kit.hands import fist
from kit.nature import daisy, feather, garland, leaf, rose


def _face(c):
    """A child's face in three quarters, about its middle."""
    outline = "-46,-30 -34,-54 0,-62 34,-50 42,-26 40,-8 37,0 41,14 36,32 24,46 6,52 -16,46 -36,30 -46,4"
    c.shape(outline, "skin", 2.6)
    c.fill("42,-26 40,-8 37,0 41,14 36,32 24,46 6,52! 20,44 30,28 32,12 30,-4 35,-18", "dskin")
    c.fill("-46,-4! -42,16 -30,34 -12,46 4,51! -14,40 -28,26 -34,8", "dskin")
    c.fill("-26,10 -18,6 -9,10 -8,20 -17,25 -26,20", "blush")
    c.fill("30,12 36,10 38,20 33,27 28,22", "blush")
    for x0, x1, y, h in ((-17, 4, -6, 7.0), (19, 34, -6.4, 6.4)):
        w = x1 - x0
        c.fill(
            f"{x0},{y + 2}! {x0 + w * 0.3},{y - h * 0.8} {x0 + w * 0.7},{y - h * 0.8} {x1},{y + 1}!"
            f" {x0 + w * 0.7},{y + h * 0.7} {x0 + w * 0.3},{y + h * 0.7}",
            "wht",
        )
        ix = x0 + w * 0.56
        c.dot(ix, y - 0.6, h * 0.82)
        c.dot(ix - 1.6, y - 2.4, 1.9, "wht")
        c.stroke(
            f"{x0 - 2},{y + 3} {x0 + w * 0.25},{y - h * 0.9} {x0 + w * 0.7},{y - h * 0.95} {x1 + 2},{y + 2}",
            3,
            "both",
            end=0.25,
            power=0.6,
        )
        c.stroke(f"{x0 + w * 0.2},{y + h * 0.75} {x0 + w * 0.55},{y + h * 0.95} {x1 - 1},{y + h * 0.5}", 1.3)
    c.stroke("-22,-18 -10,-24 4,-21", 2.4)
    c.stroke("18,-21 28,-24 37,-19", 2.2)
    c.stroke("15,-8 17,2 22,9 20,14 14,14", 2.2, "both", power=0.6)
    c.sliver((8, 12), (11, 15), 2, 0.3)
    c.fill("6,27! 12,23.6 16,24.6 20,23.6 26,26.6! 21,32 15,33 9,31", "red")
    c.stroke("3,26 10,28 16,27.6 22,28 29,25", 2.1)
    c.stroke("10,36.6 15,38 20,36.4", 1.7)
    c.sliver((-2, 22), (-1, 29), 1.5, 0.2)
    c.sliver((31, 21), (32, 27), 1.3, -0.2)
    c.stroke("2,48 8,45 16,46", 1.5)


def _curls(c):
    """Curls around that face."""

    def curl(x, y, r, rot, flip=False):
        with c.at(x=x, y=y, s=r / 20, rot=rot, flip=flip):
            c.shape("-22,0! -18,-16 -2,-22 14,-16 20,0 14,14 0,18 -10,12! -16,10", "tan", 2.8)
            c.fill("-4,20! 14,14 20,0 14,-14! 14,0 8,9", "dtan")
            c.stroke("-16,6 -10,-8 2,-12 10,-4 8,6 0,8 -4,2", 2.2, "both")
            c.stroke("-18,-2 -10,-14 2,-17 14,-10", 1.8)
            c.stroke("-8,14 4,15 14,7", 1.6)
    for a in (
        (-50, -6, 19, -70),
        (-52, 18, 17, -100),
        (-46, -28, 20, -40),
        (-32, -48, 21, -20),
        (-10, -60, 21, 0),
        (14, -60, 20, 20),
        (34, -48, 18, 50),
        (44, -28, 14, 80),
        (-24, -38, 15, -30),
        (2, -46, 15, 10),
        (22, -42, 13, 30),
        (-42, -10, 13, -70),
    ):
        curl(*a)


def _foot(c, x, y, turn):
    """A small bare foot hanging from an ankle at (x, y), toes to the right."""
    with c.at(x, y, rot=turn):
        c.form(
            "-21,-22!~ 12,-22!~ 25,-10! 40,-8 54,-8! 64,-9 66,-2! 72,0 71,6! 75,9 72,14! 73,19 66,21!"
            " 64,27 54,24!"
            " 38,20 22,17 6,22 -14,29 -27,20 -26,2",
            "skin",
            shade=9,
            width=3.4,
        )
        for toe in ("66,-2 58,0", "71,6 60,8", "72,14 60,14", "66,21 56,19"):
            c.stroke(toe, 2, "end")
        c.sliver((-18, 14), (-6, 20), 2, 0.2)
        c.sliver((60, -6), (63, -4), 1.6, 0.3)


def ace_of_swords():
    """A putto with a great sword in a garland."""
    defs = symbol("leaf", leaf) + symbol("shade", lambda c: leaf(c, "dgrn", "grn"))
    defs += symbol("rose", rose) + symbol("daisy", daisy)
    defs += symbol("quill", lambda c: feather(c, 120, 14, "gry", "wht", barbs=9))
    c = Canvas(seed=9, line=3.8)
    # wing
    quills = [
        use("quill", 160, 462, turn, 1.25, size)
        for turn, size in ((78, 0.8), (66, 0.92), (53, 1.02), (40, 1.1), (27, 1.12), (14, 1.05), (2, 0.92))
    ]
    quills += [
        use("quill", 162, 456, turn, 1.3, size)
        for turn, size in ((74, 0.46), (54, 0.56), (34, 0.62), (14, 0.6))
    ]
    c.raw("".join(quills))
    # sword behind
    with c.at(x=318, y=400, rot=-14):
        c.shape("0,-350! 34,-296! 34,240! -34,240! -34,-296!", "blu", 4)
        c.fill("0,-346! 34,-296! 34,240! 2,240! 2,-296!", "dblu")
        c.fill("0,-346! 2,-296! -34,-296!", "lblu")
        for i in range(86):
            y = -286 + i * 6.1
            c.nick((33, y + 6), (8 + c.random.uniform(-3, 5), y - 3), 2.6)
        c.stroke("2,-346 2,240", 2.4, "none")
        c.sliver((-22, -280), (-22, 220), 5, 0, colour="lblu")
        c.stroke("-34,-296 34,-296", 2)
    # far leg
    _foot(c, 348, 866, 38)
    c.form(
        "300,636! 352,650 388,684 392,716 376,742! 384,790 376,830 366,868!~ 328,868! 330,820 332,776"
        " 336,744 318,720 286,700!~",
        "skin",
        shade=16,
        width=3.6,
        angle=20,
        ink=2.6,
        reach=30,
    )
    c.stroke("332,852 340,858 352,856", 1.8)
    # hilt
    with c.at(x=378, y=640, rot=-14):
        c.shape("-16,14! 16,14! 20,80 16,150! -16,150! -20,80", "yel", 3.4)
        for i in range(8):
            c.stroke(f"-18,{30 + i * 15} 0,{36 + i * 15} 18,{24 + i * 15}", 2.8, "none")
            c.fill(
                f"-17,{32 + i * 15}! 0,{38 + i * 15} 18,{26 + i * 15}! 18,{32 + i * 15}! 0,{44 + i * 15}"
                f" -17,{38 + i * 15}!",
                "red" if i % 2 else "org",
            )
        c.shape("-22,148! 22,148! 30,170 22,196 0,206 -22,196 -30,170", "yel", 3.4)
        c.fringe("28,160 28,180 18,198", 12, 2.6, 5, side=1)
        c.stroke("-24,164 0,170 24,164", 2.2)
        c.dot(0, 180, 11)
        c.dot(0, 180, 8.6, "red")
        c.dot(-2.5, 177, 2, "wht")
        guard = c.shape(
            "-96,-6! -110,-22 -96,-36 -80,-28 -84,-14! -50,-22 0,-26 50,-22 84,-14! 80,-28 96,-36 110,-22"
            " 96,-6! 92,10 60,14 20,18 0,26 -20,18 -60,14 -92,10",
            "yel",
            3.6,
        )
        c.engrave(guard, angle=80, step=5, width=3, reach=24, threshold=0.25)
        c.dot(0, 0, 15)
        c.dot(0, 0, 12.4, "red")
        c.dot(-3.5, -4, 2.6, "wht")
    # torso
    c.form(
        "176,430! 150,446 140,476 152,520 160,566 156,620 170,668! 330,668! 330,620 326,580 330,540"
        " 336,500 322,464 290,446 262,436!",
        "skin",
        shade=17,
        width=3.8,
        angle=55,
        ink=2.8,
        reach=44,
        threshold=0.3,
    )
    c.stroke("190,520 214,530 236,522", 2)
    c.stroke("262,524 284,530 304,520", 2)
    c.sliver((243, 470), (246, 512), 1.8, 0.05)
    c.stroke("236,610 243,618 250,610", 2.2)
    c.stroke("190,640 220,654 270,654 304,640", 1.8)
    c.stroke("206,452 222,462 240,460", 1.8)
    # sash
    c.form(
        "178,446! 204,440 214,446! 236,500 280,560 330,610! 330,650! 280,620 226,566 190,500!",
        "red",
        shade=17,
        width=3.4,
        angle=120,
        ink=3,
        reach=26,
        threshold=0.2,
    )
    for line in ("206,446 230,506 276,568 328,618", "196,452 222,520 268,584 328,634"):
        c.stroke(line, 2.2, "both")
    # raised arm
    c.form(
        "186,470! 158,466 138,440 124,400 122,356 136,316 160,284 176,258! 206,272! 196,304 180,336"
        " 172,362 180,392 196,418 214,444!~",
        "skin",
        shade=17,
        width=3.8,
        angle=20,
        ink=2.6,
        reach=30,
        threshold=0.3,
    )
    c.stroke("172,362 156,366 146,360", 2.4, "end")
    c.stroke("180,262 190,276 206,276", 1.8)
    # garland: arch on top
    garland(
        c,
        "84,196 124,160 200,176 300,196 384,236 440,310 462,400 450,500 418,560",
        41,
        (
            (0.06, 0, "rose", 1.05),
            (0.16, -0.5, "daisy", 0.8),
            (0.33, 0.1, "rose", 1.2),
            (0.5, -0.3, "daisy", 0.95),
            (0.66, 0.2, "rose", 1.0),
            (0.72, -0.45, "rose", 0.8),
            (0.86, 0.1, "daisy", 0.9),
        ),
    )
    with c.at(x=197, y=238, s=0.74, rot=-72, weight=1.1):
        fist(c)
    # head
    c.fill("208,400! 196,446 210,458 240,468 270,462 286,452! 274,428 276,400!", "skin")
    c.fill("200,416! 222,440 250,446 276,432! 270,452 244,462 214,450", "dskin")
    c.engrave(
        c.path("200,416! 222,440 250,446 276,432! 270,452 244,462 214,450"),
        angle=20,
        step=4.4,
        width=2.2,
        reach=30,
        ambient=0.55,
        threshold=0.1,
    )
    c.stroke("276,430 282,446 300,456", 2.6)
    with c.at(x=238, y=372, s=1.12, rot=-4, weight=1.05):
        _face(c)
        _curls(c)
    # near leg
    _foot(c, 256, 860, 30)
    c.form(
        "196,640! 250,640 310,664 338,700 336,738 312,762! 304,790 292,816 278,862!~ 234,862! 232,836"
        " 238,806 250,780 258,752! 226,742 196,720!~",
        "skin",
        shade=17,
        width=3.8,
        angle=30,
        ink=2.8,
        reach=36,
        threshold=0.25,
    )
    c.stroke("258,752 276,748 290,736", 2.4, "end")
    c.stroke("304,704 316,712 318,728", 2)
    c.stroke("238,846 246,852 258,850", 1.8)
    # arm on the guard
    c.form(
        "300,456! 328,462 344,486 356,520 378,554 410,590 432,606! 418,634! 388,620 352,594 324,566"
        " 306,540 298,506~",
        "skin",
        shade=17,
        width=3.8,
        angle=110,
        ink=2.6,
        reach=28,
        threshold=0.3,
    )
    c.stroke("356,520 346,536 350,548", 2.2, "end")
    with c.at(x=444, y=626, s=0.66, rot=34, weight=1.1):
        fist(c)
    # garland across the hips and down the left edge
    garland(
        c,
        "396,596 340,622 270,640 200,650 146,690 116,760 110,840 128,930",
        44,
        (
            (0.12, 0.2, "daisy", 0.8),
            (0.34, 0.1, "rose", 1.1),
            (0.52, -0.4, "daisy", 0.85),
            (0.7, 0.2, "rose", 1.15),
            (0.78, -0.4, "rose", 0.85),
            (0.9, 0.1, "daisy", 1.0),
        ),
    )
    return card(c.body(), defs, "Asso di spade")


CARDS = {"AS": ace_of_swords}
