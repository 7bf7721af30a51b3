# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The kings: each on his throne, in a hat or a crown of his own."""

from kit.drapery import folds, sleeve, staff_arm
from kit.dress import armband, beads, belt, buckle, cuff, ermine_cloth, girdle, strewn
from kit.faces import (
    cropped,
    drooping_moustache,
    full_beard,
    long_hair,
    neck,
    profile,
    profile_beard,
    smooth_hair,
)
from kit.gestures import knuckles
from kit.hands import fist
from kit.headgear import arched_crown, leaf_crown, spiked_crown
from kit.regalia import lily, lozenge_mark, quatrefoil, straight_sword
from kit.signs import goblet
from kit.visages import front, visage
from pictures.attributes import throne
from pictures.baton_king import baton_king
from pictures.beasts import lion_mask
from pictures.coin_hands import pinched
from pictures.grips import Grip
from pictures.stock import courts


def _coins(c):
    """A stout king in a crowned hat, who weighs his coin in the hand."""
    throne(c, 290, 130, "blu", "red")
    c.form("250,250! 196,266 148,312 112,390 88,480! 490,480! 470,396 432,316 384,268 330,250!", "red", shade=22)
    folds(c, (("120,470 132,396 166,324", 1), ("164,470 170,410 192,340", 1)), "red")
    # doublet over a great belly
    strewn(c, "250,256! 214,300 196,360 200,410 190,480! 390,480! 382,410 384,360 366,300 330,256!", "grn",
        lambda c: lozenge_mark(c, "yel", "red", 9), 42, 36, 18, angle=62)
    c.form("276,270! 272,340 272,480! 308,480! 308,340 304,270!", "yel", shade=6, width=3)
    for y in range(312, 450, 26):
        c.dot(290, y, 8)
        c.dot(290, y, 6, "blu")
        c.dot(288, y - 2, 1.6, "wht")
    belt(c, "200,410 244,424 290,428 336,424 382,408", "199,436 244,450 290,454 336,450 384,434", "red", ("yel",))
    buckle(c, 290, 440, 18, "grn")
    with c.at(290, 172):
        neck(c)
    # the coin
    with c.at(452, 126, s=1.2, weight=0.95):
        pinched(c)
    sleeve(c, (374, 306), (456, 396), (442, 266), "blu", (41, 38, 22), puff=0.12, motif=_ring)
    armband(c, (400, 336), (456, 396), 43, 9, "yel", "red")
    cuff(c, (456, 396), (442, 266), 22, "wht", 26)
    # the other hand in his belt
    sleeve(c, (206, 306), (134, 412), (206, 428), "blu", (41, 38, 24), puff=0.12, motif=_ring)
    armband(c, (182, 342), (134, 412), 43, 9, "yel", "red")
    with c.at(238, 434, s=0.74, rot=-4, weight=1.05):
        fist(c)
    cuff(c, (140, 412), (200, 428), 22, "wht", 24)
    # fur over the shoulders, and the chain
    fur = c.form(
        "236,246! 256,276 290,288 324,276 344,246! 382,260 404,288! 372,316 332,330 290,334 248,330 208,316 176,288!"
        " 198,260", "wht", shade=8, width=3.2)
    c.engrave(fur, 70, 7, 1.8, 20, 0.3)
    for x, y in ((206, 288), (232, 296), (262, 312), (290, 316), (320, 312), (350, 296), (376, 288), (216, 306),
            (366, 306)):
        c.fill(f"{x},{y-7}! {x+3},{y} {x},{y+7}! {x-3},{y}", "ink")
    beads(c, "212,262 240,300 290,312 340,300 368,262", 17, 6.4, ("yel",))
    c.dot(290, 326, 15)
    c.dot(290, 326, 12.4, "yel")
    c.dot(290, 326, 6)
    c.dot(290, 326, 4.4, "red")
    # head
    with c.at(290, 172, s=1.02, rot=3, weight=0.95):
        visage(c, "jowl", "bulb", "smile", "bushy", iris="brn", eyes="narrow", arch="flat", gaze=0.8, flush=1.4,
            marks="crow bags")
        full_beard(c, "black", 84)
        cropped(c, "black")
    with c.at(288, 120, s=1.0, rot=4):
        c.form("-92,14! -104,-8 -86,-22 -50,-14! 0,-2 50,-14! 88,-26 104,-12 90,12! 50,24 0,30 -50,24", "blu",
            shade=9, width=3.4,
            angle=82, step=4.6, reach=22)
        c.stroke("-96,-6 -50,4 0,10 50,4 98,-10", 2.2, "both", "lblu")
        with c.at(0, -16, s=0.96):
            leaf_crown(c, "red")


def _cups(c):
    """An old king in profile, a covered cup before him."""
    throne(c, 268, 150, "grn", "blu")
    c.form("244,250! 186,270 140,320 108,400 92,480! 300,480! 300,300!", "blu", shade=22)
    folds(c, (("118,470 132,400 166,326", 1), ("160,470 168,410 194,340", 1), ("204,470 204,430 214,370", 1)), "blu")
    strewn(c, "246,256! 212,300 206,360 212,420 196,480! 404,480! 380,420 380,360 366,300 322,256!", "yel",
        lambda c: quatrefoil(c, "red", "blu", 8), 36, 32, 16, angle=62)
    c.form("300,262! 320,340 318,480! 346,480! 344,340 330,262!", "red", shade=6, width=3)
    for y in range(306, 450, 30):
        c.stroke(f"318,{y+6} 326,{y} 334,{y+6} 342,{y}", 3, "both", "yel")
    girdle(c, "211,412 250,424 294,428 338,424 379,412", "212,440 250,452 294,456 338,452 381,440", 5, "grn")
    with c.at(268, 168):
        neck(c)
    # the far arm, and the cup, covered: its stem stands in the hand, the fingers come round it under the bowl
    cup = Grip((450, 264), 12, 20, True)
    cup.arm(c, (342, 316), (414, 438), "red", "yel", (36, 29, 20), 0.1, _ring)
    c.stroke("404,252 397,260 395,270 390,280", 2.6, "none")  # the heel of the hand, which the arm meets from below
    armband(c, (384, 384), (414, 438), 36, 9, "yel", "grn")
    hold = Grip((141, 372), 7, 22, False, -13)
    hold.arm(c, (206, 334), (232, 440), "red", "yel", (37, 34, 22), 0.08, _ring)
    # ermine about the shoulders, from under which the arms come
    ermine_cloth(c, "224,244! 184,266 152,306 136,350! 170,368 200,360! 236,372 272,358 298,330! 330,336 362,322!"
        " 372,296 352,266"
        " 320,246! 296,266 262,268", 28, 24)
    c.form("136,350! 170,368 200,360! 236,372 272,358 298,330! 330,336 362,322! 366,336! 334,352 304,346! 276,374"
        " 238,386"
        " 202,374! 168,382 130,364!", "red", shade=5, width=2.8)
    c.form("222,240! 252,268 292,270 322,242! 334,256! 300,290 246,288 208,256!", "yel", shade=5, width=2.8)
    beads(c, "218,254 248,280 296,282 324,256", 15, 5, ("red", "grn"))
    with c.at(450, 214, s=0.94, weight=0.95):
        goblet(c)
        c.form("-60,-90! -52,-112 -30,-126 0,-132 30,-126 52,-112 60,-90! 30,-78 0,-74 -30,-78", "blu", shade=12,
            width=3.2)
        c.stroke("-56,-100 -28,-90 0,-87 28,-90 56,-100", 2.4, "none", "yel")
        c.form("-10,-130! -6,-140 -12,-150 0,-166 12,-150 6,-140 10,-130!", "yel", shade=4, width=2.8)
    cup.hold(c)
    # a sceptre in the near hand
    c.form("92,176! 104,174! 178,480! 162,480!", "red", shade=4, width=3)
    with c.at(96, 168, rot=-13):
        lily(c, 1.5)
    hold.hold(c)
    # head
    with c.at(268, 168, s=1.0, rot=1, weight=0.95):
        profile(c, "calm", old=True)
        long_hair(c, "gry")
        profile_beard(c, "gry", 116)
    with c.at(257, 117, s=0.84, rot=-6):
        arched_crown(c)


def _swords(c):
    """A young king in armour, his sword upright."""
    throne(c, 280, 136, "red", "grn")
    c.form("240,250! 186,276 142,330 116,406 104,480! 456,480! 444,406 418,330 374,276 320,250!", "grn", shade=22)
    folds(c, (("124,470 136,404 168,336", 1), ("440,470 428,410 400,346", -1)), "grn")
    # breastplate
    c.form("244,256! 204,276 186,312 196,370 204,420 194,480! 366,480! 356,420 364,370 374,312 356,276 316,256!",
        "lblu",
        shade=22, angle=62, ink=2.8)
    c.stroke("280,292 282,350 280,410", 2.8, "both")
    for side in (-1, 1):
        c.stroke(f"{280+side*12},350 {280+side*50},362 {280+side*76},340", 2.8, "both", "blu")
    with c.at(280, 330):
        c.form("0,-34! 30,-26 30,4 0,36! -30,4 -30,-26", "red", shade=7, width=3)
        c.fill("-5,-26! 5,-26! 5,-8! 22,-8! 22,2! 5,2! 5,28! -5,28! -5,2! -22,2! -22,-8! -5,-8!", "wht")
    girdle(c, "200,408 240,420 280,424 320,420 360,408", "199,436 240,448 280,452 320,448 361,436", 5, "red")
    with c.at(280, 170):
        neck(c)
    c.form("228,246! 250,278 280,288 310,278 332,246! 346,258! 318,294 280,304 242,294 214,258!", "yel", shade=6,
        width=3)
    beads(c, "226,258 248,286 280,296 312,286 334,258", 16, 5.2, ("red", "blu"))
    # sword
    with c.at(136, 356, s=1.14):
        straight_sword(c, 250, "yel", "red", "red")
    staff_arm(c, (136, 398), (212, 310), (214, 442), knuckles, "red", "yel", turn=10, puff=0.06, flip=False,
        motif=_lily,
        radii=(36, 33, 21))
    sleeve(c, (352, 310), (422, 416), (352, 428), "red", (38, 35, 23), puff=0.06, motif=_lily)
    with c.at(318, 428, s=0.74, rot=6, flip=True, weight=1.05):
        fist(c)
    cuff(c, (420, 416), (356, 428), 22, "yel", 24)
    # lions' masks on the shoulders
    c.repeat(lion_mask, ((192, 292, 8, 1.1), (368, 292, -8, 1.1)))
    # head
    with c.at(280, 168, s=1.0, rot=-1, weight=0.95):
        front(c, "square", "firm", "strong", inner=1.5, iris="blu", eye=5.2, gaze=0.8)
        smooth_hair(c, "rust", 48)
        drooping_moustache(c, "rust")
    with c.at(280, 118, s=0.98):
        spiked_crown(c)


def _lily(c):
    lily(c, 0.4)


def _ring(c):
    for radius, colour in ((4.6, "yel"), (2.2, "red")):
        c.dot(0, 0, radius, colour)


DRAWN = {"KD": (_coins, 141), "KC": (_cups, 142), "KS": (_swords, 143), "KB": (baton_king, 144)}
CARDS = courts(DRAWN, "Re")
