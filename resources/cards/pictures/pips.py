# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The number cards, two to seven of each suit."""

from kit.canvas import symbol, use
from kit.document import card
from kit.signs import baton, coin, goblet, sword

RANK_NAMES = {2: "Due", 3: "Tre", 4: "Quattro", 5: "Cinque", 6: "Sei", 7: "Sette"}

# rank: (scale, places)
COINS = {
    2: (1.9, ((280, 270), (280, 730))),
    3: (1.36, ((280, 190), (280, 500), (280, 810))),
    4: (1.15, ((160, 175), (400, 175), (160, 825), (400, 825))),
    5: (1.02, ((150, 165), (410, 165), (150, 835), (410, 835))),
    6: (1.12, ((155, 180), (405, 180), (155, 500), (405, 500), (155, 820), (405, 820))),
    7: (0.98, ((280, 140), (150, 356), (410, 356), (150, 604), (410, 604), (150, 856), (410, 856))),
}
CUPS = {
    2: (1.9, ((280, 270), (280, 730))),
    3: (1.3, ((280, 190), (280, 500), (280, 810))),
    4: (1.3, ((160, 190), (400, 190), (160, 810), (400, 810))),
    5: (1.2, ((160, 190), (400, 190), (280, 500), (160, 810), (400, 810))),
    6: (1.2, ((155, 180), (405, 180), (155, 500), (405, 500), (155, 820), (405, 820))),
    7: (1.0, ((280, 150), (150, 345), (410, 345), (150, 595), (410, 595), (150, 850), (410, 850))),
}
# rank: (x, y, turn, scale) of every blade, measured at its middle
SWORDS = {
    2: ((170, 500, 180, 1.9), (390, 500, 0, 1.9)),
    3: ((130, 500, 180, 1.6), (280, 500, 0, 1.9), (430, 500, 180, 1.6)),
    4: ((160, 270, 180, 1), (400, 270, 180, 1), (160, 730, 0, 1), (400, 730, 0, 1)),
    5: ((123, 270, 180, 1), (437, 270, 180, 1), (280, 500, 0, 1.5), (123, 730, 0, 1), (437, 730, 0, 1)),
    6: ((123, 270, 180, 1), (280, 282, 0, 1), (437, 270, 180, 1), (123, 730, 0, 1), (280, 718, 180, 1), (437, 730, 0, 1)),
    7: (
        (110, 270, 180, 0.95),
        (225, 270, 180, 0.95),
        (335, 270, 180, 0.95),
        (450, 270, 180, 0.95),
        (130, 735, 0, 0.95),
        (280, 735, 0, 0.95),
        (430, 735, 0, 0.95),
    ),
}
# rank: (x, y, turn, scale) of every cudgel
BATONS = {
    2: ((170, 500, 176, 2.3), (395, 500, 182, 2.3)),
    3: ((280, 500, 142, 2.2), (280, 500, 218, 2.2), (280, 500, 180, 2.4)),
    4: ((158, 260, 193, 1.25), (402, 260, 167, 1.25), (158, 740, 193, 1.25), (402, 740, 167, 1.25)),
    5: ((158, 206, 13, 1), (402, 206, -13, 1), (292, 500, 90, 1), (158, 794, 167, 1), (402, 794, 193, 1)),
    6: ((158, 190, 8, 0.9), (402, 190, -8, 0.9), (158, 500, 8, 0.9), (402, 500, -8, 0.9), (158, 810, 172, 0.9), (402, 810, 188, 0.9)),
    7: (
        (130, 200, 4, 0.95),
        (280, 200, 184, 0.95),
        (430, 200, -4, 0.95),
        (290, 500, 90, 0.95),
        (130, 800, 176, 0.95),
        (280, 800, -4, 0.95),
        (430, 800, 184, 0.95),
    ),
}
BLADE_MIDDLE = 32  # the sword's own origin lies this far below the middle of its length
BATON_KINDS = (
    (3, ((0.35, 1), (0.62, -1))),
    (8, ((0.28, -1), (0.5, 1), (0.72, -1))),
    (12, ((0.4, 1), (0.66, 1), (0.25, -1))),
)


def coins(rank):
    scale, places = COINS[rank]
    defs = symbol("coin", coin, seed=4)
    return card("\n".join(use("coin", x, y, 0, scale) for x, y in places), defs, RANK_NAMES[rank] + " di denari")


def cups(rank):
    scale, places = CUPS[rank]
    defs = symbol("cup", goblet, seed=4)
    return card("\n".join(use("cup", x, y, 0, scale) for x, y in places), defs, RANK_NAMES[rank] + " di coppe")


def swords(rank):
    defs = symbol("sword", sword, seed=4)
    blades = []
    for x, y, turn, scale in SWORDS[rank]:
        shift = BLADE_MIDDLE * scale * (-1 if turn else 1)
        blades.append(use("sword", x, y + shift, turn, scale))
    return card("\n".join(blades), defs, RANK_NAMES[rank] + " di spade")


def batons(rank):
    defs = "".join(
        symbol("baton%d" % kind, lambda c, seed=seed, knots=knots: baton(c, seed, knots=knots), seed=seed)
        for kind, (seed, knots) in enumerate(BATON_KINDS)
    )
    clubs = [use("baton%d" % (i % 3), x, y, turn, scale) for i, (x, y, turn, scale) in enumerate(BATONS[rank])]
    return card("\n".join(clubs), defs, RANK_NAMES[rank] + " di bastoni")


CARDS = {
    "%d%s" % (rank, suit): (lambda draw=draw, rank=rank: draw(rank))
    for suit, draw in (("D", coins), ("C", cups), ("S", swords), ("B", batons))
    for rank in RANK_NAMES
}
