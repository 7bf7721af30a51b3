# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The number cards, two to seven of each suit."""

import math

from kit.canvas import Canvas, symbol, use
from kit.document import card
from kit.ornaments import (
    acanthus,
    crowned_shield,
    fold,
    krater,
    pinecone,
    ribboned_rosette,
    vase,
    volute,
)
from kit.signs import BLADE, baton, coin, goblet, sword

NAMES = {2: "Due", 3: "Tre", 4: "Quattro", 5: "Cinque", 6: "Sei", 7: "Sette"}

# rank: ((x, y, scale), …) about the middle of each sign
COINS = {
    2: ((280, 265, 2.08), (280, 735, 2.08)),
    3: ((190, 190, 1.42), (370, 500, 1.42), (190, 810, 1.42)),
    4: ((152, 160, 1.08), (408, 160, 1.08), (152, 840, 1.08), (408, 840, 1.08)),
    5: ((150, 155, 1.04), (410, 155, 1.04), (280, 500, 2.08), (150, 845, 1.04), (410, 845, 1.04)),
    6: tuple((x, y, 1.16) for y in (170, 500, 830) for x in (156, 404)),
    7: ((280, 140, 0.98),) + tuple((x, y, 0.98) for y in (350, 606, 862) for x in (150, 410)),
}
CUPS = {
    3: ((178, 190, 1.36), (382, 496, 1.36), (178, 802, 1.36)),
    4: ((152, 184, 1.3), (408, 184, 1.3), (152, 812, 1.3), (408, 812, 1.3)),
    5: ((152, 184, 1.24), (408, 184, 1.24), (280, 496, 1.24), (152, 812, 1.24), (408, 812, 1.24)),
    6: tuple((x, y, 1.22) for y in (176, 498, 820) for x in (152, 408)),
    7: ((280, 340, 1.1),) + tuple((x, y, 1.1) for y in (176, 498, 820) for x in (130, 430)),
}

# rank: ((x, y, turn, scale, blade), …) about the middle of each sword
SWORDS = {
    3: ((121, 500, 180, 1.12, 604), (280, 500, 0, 1.12, 604), (439, 500, 180, 1.12, 604)),
    4: (
        (160, 262, 152, 0.98, 260),
        (400, 262, 208, 0.98, 260),
        (160, 738, 28, 0.98, 260),
        (400, 738, -28, 0.98, 260),
    ),
    6: ((123, 270, 180, 1, BLADE), (280, 270, 0, 1, BLADE), (437, 270, 180, 1, BLADE))
    + ((123, 730, 0, 1, BLADE), (280, 730, 180, 1, BLADE), (437, 730, 0, 1, BLADE)),
    7: ((123, 243, 180, 0.9, BLADE), (280, 243, 0, 0.9, BLADE), (437, 243, 180, 0.9, BLADE))
    + ((278, 500, -90, 1.02, BLADE + 20),)
    + ((123, 757, 0, 0.9, BLADE), (280, 757, 180, 0.9, BLADE), (437, 757, 0, 0.9, BLADE)),
}
HILT = 176  # from a sword's origin to its pommel
POINT = 16  # from the end of the blade's given length to its tip

# rank: ((x, y, turn, scale), …) about the middle of each cudgel
BATONS = {
    4: ((156, 262, 166, 1.2), (404, 262, 194, 1.2), (156, 738, 166, 1.2), (404, 738, 194, 1.2)),
    5: (
        (152, 212, 12, 1.02),
        (408, 212, -12, 1.02),
        (284, 500, 90, 1.16),
        (152, 788, 168, 1.02),
        (408, 788, 192, 1.02),
    ),
    6: ((118, 268, 2, 1.12), (280, 268, 181, 1.12), (442, 268, -2, 1.12))
    + ((118, 732, 178, 1.12), (280, 732, 1, 1.12), (442, 732, 182, 1.12)),
    7: ((118, 226, 2, 0.98), (280, 226, 181, 0.98), (442, 226, -2, 0.98))
    + ((284, 500, 90, 1.12),)
    + ((118, 774, 178, 0.98), (280, 774, 1, 0.98), (442, 774, 182, 0.98)),
}
KINDS = (  # seed, knots and sawn wood of the cudgels, in turn
    (3, ((0.35, 1), (0.62, -1)), "red"),
    (8, ((0.28, -1), (0.5, 1), (0.72, -1)), "org"),
    (12, ((0.4, 1), (0.66, 1), (0.25, -1)), "red"),
)


def _placed(c, draw, places):
    """Ornaments drawn in place: ((x, y, scale, turn), …)."""
    for x, y, scale, turn in places:
        with c.at(x, y, s=scale, rot=turn):
            draw(c)


def coins(rank):
    c = Canvas(seed=4, line=3.4)
    if rank == 4:
        _placed(c, crowned_shield, ((280, 496, 1.06, 0),))
    signs = "\n".join(use("coin", x, y, 0, scale) for x, y, scale in COINS[rank])
    return card(signs + c.body(), symbol("coin", coin, seed=4), NAMES[rank] + " di denari")


def cups(rank):
    if rank == 2:
        signs = use("cup", 280, 268, 0, 1.16) + use("cup", 280, 722, 0, 1.16)
        return card(signs, symbol("cup", krater, seed=4, line=3.6), NAMES[rank] + " di coppe")
    c = Canvas(seed=4, line=3.2)
    if rank == 4:
        _placed(c, ribboned_rosette, ((280, 498, 1.12, 0),))
    signs = "\n".join(use("cup", x, y, 0, scale) for x, y, scale in CUPS[rank])
    return card(signs + c.body(), symbol("cup", goblet, seed=4), NAMES[rank] + " di coppe")


def _blade(x, y, turn, scale, blade):
    """One sword of a symbol with that blade, by the middle of its length."""
    radians = math.radians(turn)
    shift = (blade + POINT - HILT) / 2 * scale
    return use("sword%d" % blade, x - shift * math.sin(radians), y + shift * math.cos(radians), turn, scale)


def _sword_symbol(blade):
    return symbol("sword%d" % blade, lambda c: sword(c, blade), seed=4)


def swords(rank):
    places = SWORDS[rank]
    defs = "".join(_sword_symbol(blade) for blade in sorted({place[4] for place in places}))
    return card("\n".join(_blade(*place) for place in places), defs, NAMES[rank] + " di spade")


def two_of_swords():
    blade = 420
    back, front = Canvas(seed=14, line=3.6), Canvas(seed=15, line=3.6)
    # the ribbon's inner face shows behind the swords
    fold(back, "72,470 54,440 74,404 120,398 190,408", (0, 70), "grn", shade=10)
    fold(back, "494,452 508,420 490,390 440,384 372,392", (0, 70), "grn", shade=10)
    fold(front, "206,420 160,380 110,360 58,326", (-4, 70), "yel", notched=True)
    fold(front, "352,408 400,370 448,352 498,322", (4, 70), "red", notched=True)
    fold(front, "66,462 110,500 170,512 220,508", (0, 78), "red")
    fold(front, "220,508 280,500 340,500", (0, 78), "grn")
    fold(front, "340,500 400,504 460,488 498,446", (0, 78), "yel")
    for x, y, colour in (
        (120, 538, "blu"), (280, 540, "blu"), (430, 534, "blu"), (124, 408, "blu"), (444, 400, "yel")
    ):
        with front.at(x, y, rot=-6):
            front.form("-24,0 -12,-11 12,-11 24,0 12,11 -12,11", colour, shade=5, width=2.6)
            front.sliver((-10, -3), (4, -6), 2.4, 0.1, colour="wht")
    for x in (186, 206, 346, 366):
        front.sliver((x, 522), (x, 572), 2.4, 0.06)
    signs = _blade(150, 496, 180, 1.42, blade) + _blade(410, 504, 0, 1.42, blade)
    return card(back.body() + signs + front.body(), _sword_symbol(blade), "Due di spade")


def five_of_swords():
    def half(c):
        """The upper half of the scrollwork."""
        for turn in (-1, 1):

            def mirrored(line, turn=turn):
                return " ".join(
                    "%g,%s" % (280 + turn * float(t.split(",")[0]), t.split(",")[1])
                    for t in line.split()
                )

            volute(c, mirrored("12,330 14,260 34,196 84,172 124,202 124,256 92,280 66,256 74,228 94,226"), 24)
            volute(
                c, mirrored("8,310 14,230 26,170 60,122 104,92 142,104 140,136 114,134 116,116"), 17, "red"
            )
            with c.at(280 + turn * 112, 186, rot=turn * 20, flip=turn < 0, s=0.5):
                acanthus(c)
            with c.at(280 + turn * 92, 282, rot=turn * 150, flip=turn < 0, s=0.62):
                acanthus(c, colour="lgrn")
            with c.at(280 + turn * 26, 122, rot=turn * 58, flip=turn < 0, s=0.8):
                acanthus(c)
        with c.at(280, 380, s=0.98):
            c.form("-15,-64! -13,-190 0,-216! 13,-190 15,-64!", "blu", shade=8, width=3.2)
            c.stroke("0,-206 0,-70", 2)
            vase(c)
        with c.at(280, 124, s=1.12):
            pinecone(c)

    defs = symbol("scroll", half, seed=18, line=3.4) + _sword_symbol(BLADE)
    signs = '<use xlink:href="#scroll"/><use xlink:href="#scroll" transform="rotate(180 2800 5000)"/>'
    for place in (
        (112, 246, 180, 0.96),
        (448, 246, 180, 0.96),
        (280, 500, -90, 1.16),
        (112, 754, 0, 0.96),
        (448, 754, 0, 0.96),
    ):
        signs += _blade(*place, BLADE)
    return card(signs, defs, "Cinque di spade")


def batons(rank):
    defs = ""
    for kind, (seed, knots, wood) in enumerate(KINDS):
        defs += symbol("baton%d" % kind, lambda c: baton(c, seed, knots=knots, wood=wood), seed=seed)
    clubs = [
        use("baton%d" % (i % 3), x, y, turn, scale)
        for i, (x, y, turn, scale) in enumerate(BATONS[rank])
    ]
    return card("\n".join(clubs), defs, NAMES[rank] + " di bastoni")


def two_of_batons():
    c = Canvas(seed=71, line=3.6)
    for x, seed, knots, wood in (
        (152, 5, ((0.26, 1), (0.46, -1), (0.62, 1), (0.84, 1)), "org"),
        (390, 9, ((0.18, -1), (0.38, 1), (0.52, -1), (0.74, -1), (0.8, 1)), "red"),
    ):
        with c.at(x, 508, rot=180, flip=True):
            baton(c, seed, 810, 58, 84, knots, wood)
    return card(c.body(), title="Due di bastoni")


def three_of_batons():
    c = Canvas(seed=72, line=3.6)
    defs = symbol(
        "club",
        lambda t: baton(t, 9, 836, 26, 74, ((0.3, -1), (0.62, 1), (0.7, -1)), "org"),
        seed=9,
    )
    defs += symbol(
        "middle",
        lambda t: baton(t, 12, 836, 26, 74, ((0.26, 1), (0.68, 1), (0.8, -1)), "red"),
        seed=12,
    )
    signs = use("club", 282, 500, 200, -1, 1) + use("club", 278, 500, 160, -1, 1) + use(
        "middle", 280, 500, 180, -1, 1
    )
    # binding, bow and tails
    fold(c, "184,560 240,548 300,530 372,500", (6, 40), "red")
    fold(c, "188,506 250,528 310,552 374,562", (-4, 40), "wht")
    for line in ("190,516 250,538 310,562 372,572", "186,536 250,558 310,582 370,592"):
        c.stroke(line, 3, "none", colour="blu")
    for flip in (False, True):
        with c.at(560 if flip else 0, flip=flip):
            c.form(
                "276,548! 230,500 170,452 104,440 74,470 84,512 130,540 200,552! 200,584! 120,570 62,538"
                " 44,478 72,420 140,412 214,450 284,520!",
                "blu" if flip else "red",
                shade=9,
                width=3.6,
            )
            c.form(
                "200,552! 130,540 92,516 80,486! 92,476 130,500 200,520 268,544!",
                "dblu" if flip else "dred",
                shade=0,
                width=2.6,
                dark="dblu" if flip else "dred",
            )
            c.stroke(
                "268,528 206,468 140,430 80,436 58,480 76,530 130,560 196,570", 2.6, "none", colour="wht"
            )
            c.comb("276,546 236,508 196,482", 13, 6, side=1, slant=0.4)
            c.form(
                "262,566! 240,610 196,640 160,690 110,702! 116,726 92,748! 150,744 196,712 236,668 284,640"
                " 296,580!",
                "red" if flip else "blu",
                shade=9,
                width=3.6,
            )
            c.stroke("276,590 250,630 208,660 172,706 118,724", 2.6, "none", colour="wht")
    c.form("250,520! 310,516! 316,552 310,590! 252,594! 244,556", "wht", shade=12, width=3.8)
    for x in (262, 276, 290, 302):
        c.sliver((x, 524), (x - 1, 588), 2.4, 0.04)
    c.stroke("252,530 280,526 308,526", 3, "none", colour="red")
    c.stroke("252,582 280,580 308,578", 3, "none", colour="blu")
    return card(signs + c.body(), defs, "Tre di bastoni", mat=True)


CARDS = {
    "%d%s" % (rank, suit): (lambda draw=draw, rank=rank: draw(rank))
    for suit, draw, table in (
        ("D", coins, COINS), ("C", cups, {2: (), **CUPS}), ("S", swords, SWORDS), ("B", batons, BATONS)
    )
    for rank in table
}
CARDS.update({"2S": two_of_swords, "5S": five_of_swords, "2B": two_of_batons, "3B": three_of_batons})
