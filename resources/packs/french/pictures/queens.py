# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The queens, each with her flower; of spades with a sceptre too."""

import math

from kit.caps import arch_coronet, lily_crown, net, pearl_crown, tiara, veil
from kit.coiffure import braid, frizzed, parted, parted_front, waves, wimple
from kit.drapery import folds, hem, sleeve, wrist
from kit.dress import armband, beads, cuff, ermine_cloth, strew
from kit.geometry import polar
from kit.gestures import fan_hand, fan_leaf, kerchief, knuckles, poised
from kit.hands import grip, laid_hand, pinch
from kit.nature import rose
from kit.regalia import (
    carnation,
    drop_mark,
    lily,
    lily_flower,
    lozenge_mark,
    moon_mark,
    sceptre,
    sprig_mark,
    star_mark,
    stem,
    tulip,
)
from kit.suits import HEART
from kit.visages import front, throat, visage
from pictures.stock import courts, damask, strewn


def _breast(c, x, y, flip=False):
    """Neck and breast of a lady whose face has its middle there, down to the neckline."""
    with c.at(x, y):
        c.fill("-64,97! -50,122 0,148 50,122 64,97! 46,89 24,76 -24,76 -46,89", "skin")
    with c.at(x, y, s=1.2, flip=flip):
        throat(c)


def _pearls(c, line):
    """A string of pearls."""
    c.stroke(line, 2.2, "none", wobble=0)
    beads(c, line, 11, 4.5, ("wht",))


def _heart_mark(c):
    with c.at(s=0.17):
        c.fill(HEART, "red")


def _hearts(c):
    # a long veil from under the crown, spread over both arms
    c.form(
        "352,92! 312,100 284,132 268,180 256,236 232,280 186,316 134,366 92,404 20,440! 20,640! 630,640! 630,396!"
        " 580,376 534,336 486,300 464,272 446,236 438,180 420,130 392,100!",
        "lblu", shade=24,
    )
    folds(c, (("60,562 66,500 96,422", 1), ("112,562 116,500 136,430", 1), ("590,452 582,424 556,372", -1)), "lblu")
    folds(c, (("262,316 272,250 290,160", 1), ("452,330 436,250 420,170", -1)), "lblu", 15, 6)
    hem(c, "214,308 192,324 140,374 97,414 20,452", 5.6)
    hem(c, "510,330 530,345 576,386 630,408", 5.6)
    beads(c, "214,308 192,324 140,374 97,414 20,452", 26, 5, ("red", "wht"))
    # gown
    strewn(
        c, "296,272! 244,310 232,390 240,450 214,640! 500,640! 474,450 480,390 466,310 410,272! 352,330",
        "red", sprig_mark, 36, 32, 20, angle=62, room=14,
    )
    _breast(c, 350, 190)
    strewn(c, "320,312! 328,400 320,640! 392,640! 384,400 390,312! 354,330", "wht", _heart_mark, 26, 24, 7, 2.6, room=8)
    c.form("292,264! 312,304 352,330 394,304 414,264! 428,274! 404,322 352,352 302,322 276,274!", "yel",
        shade=6, width=3)
    beads(c, "284,268 308,314 352,341 398,314 421,268", 15, 5, ("red", "grn"))
    _pearls(c, "308,268 318,282 352,300 388,282 397,268")
    # the rose between two fingers
    sleeve(c, (246, 318), (146, 440), (196, 428), "yel", (42, 40, 25), puff=0.1, motif=_bud)
    armband(c, (206, 366), (146, 440), 46, 9, "blu", "wht")
    with c.at(220, 376, s=0.76, rot=16, weight=1.05):
        poised(c, lambda: _rose_stem(c))
    cuff(c, (150, 452), (203, 428), 21, "red", 28)
    with c.at(202, 290, s=1.2):
        rose(c)
    # a kerchief in the other hand
    sleeve(c, (462, 318), (544, 404), (488, 399), "yel", (42, 40, 24), puff=0.1, motif=_bud)
    armband(c, (496, 354), (544, 404), 45, 9, "blu", "wht")
    wrist(c, (464, 399), (492, 401), 13)
    with c.at(422, 402, s=0.74, rot=-4, weight=1.05):
        kerchief(c)
    cuff(c, (544, 404), (490, 400), 24, "red", 24)
    # head
    with c.at(350, 186, s=1.24, rot=2):
        front(c, "slim", "smile", "thin", iris="blu", lash=True, lips=9.4, eye=5.8)
        parted_front(c, "blond", 20)
    braid(c, "290,208 274,246 268,288", 26, "blond")
    braid(c, "412,208 428,248 434,292", 26, "blond")
    with c.at(352, 124, s=1.22, rot=2):
        lily_crown(c, "red")


def _rose_stem(c):
    with c.in_card_space():
        stem(c, "222,540 226,470 230,420 228,360 208,306",
            ((226, 452, 54, 0.74), (226, 344, 42, 0.66), (218, 330, -58, 0.66)))


def _spades(c):
    # mantle, fastened behind the fur
    mantle = c.form(
        "330,262! 262,268 214,284 176,318 146,362 104,400 62,424 20,434! 20,640! 630,640! 630,384! 590,372 548,342"
        " 512,306 470,280 400,262!",
        "red", shade=20,
    )
    damask(c, mantle, "S", "dred", 0.19)
    folds(c, (("56,562 60,500 84,420", 1), ("110,562 112,500 128,440", 1), ("592,452 586,420 566,364", -1)), "red")
    hem(c, "182,326 152,372 110,411 68,436 20,447")
    hem(c, "474,290 508,316 544,353 588,384 640,398")
    with c.at(352, 190, s=1.26, flip=True):
        veil(c, "black", 96)
    # gown with stars
    strewn(
        c, "264,304! 246,322 232,390 238,450 206,640! 500,640! 470,450 478,390 462,322 440,304! 352,340", "blu",
        lambda c: star_mark(c, "yel", 10), 36, 30, 16, angle=62,
    )
    # stomacher, laced
    c.form("316,312! 332,420 346,640! 366,640! 378,420 392,312! 354,330", "red", shade=6, width=2.8)
    for y in (348, 378, 408, 438, 468, 498):
        k = (y - 348) * 0.1
        c.stroke(f"{326+k},{y} {354},{y+12} {382-k},{y}", 4.6, "none", "ink")
        c.stroke(f"{326+k},{y} {354},{y+12} {382-k},{y}", 2.6, "none", "yel")
    _breast(c, 352, 190, True)
    # sceptre
    with c.at(560, 120, rot=10):
        sceptre(c, 460, "grn")
    # its arm: the upper arm falls outwards to the elbow, the forearm slopes back up to the staff
    c.form("446,292! 474,296 500,320 528,352 556,388 580,414! 574,446 544,462 512,450! 484,428 456,396 438,350!", "yel",
        shade=14, angle=64, ink=3.4, reach=34)
    strew(c, c.path("450,306! 480,318 520,360 560,406! 530,440 490,410 446,350!"), _ring, 32, 26, 9, 40)
    c.stroke("452,344 476,368 500,384", 3.2, "end", end=0.1)
    armband(c, (478, 330), (548, 416), 42, 9, "blu", "wht")
    c.form("514,352! 560,338! 576,366 594,398 602,424! 600,452 572,466 544,458 526,438! 518,408 514,380", "yel",
        shade=13, angle=24, width=3.8, ink=3.4, reach=32)
    strew(c, c.path("522,366! 558,352 590,420! 580,450 548,448 532,430!"), _ring, 30, 25, 9, -20)
    for line in ("530,440 552,430 580,436", "526,424 550,412 582,414", "522,408 540,396 560,394"):
        c.stroke(line, 3.2, "end", end=0.1)
    wrist(c, (531, 316), (539, 350), 14)
    with c.at(525, 300, s=0.76, rot=62, weight=1.05):
        knuckles(c)
    cuff(c, (562, 430), (539, 350), 24, "wht", 28)
    ermine_cloth(c, "272,262! 252,266 214,286! 236,318 290,352 352,366 414,352 470,318 490,286! 452,266"
        " 432,262! 408,316 352,345 296,316", 26, 23, body=(352, 150, 14))
    c.form("286,258! 306,306 352,332 398,306 418,258! 428,262! 404,314 352,342 300,314 276,262!", "yel",
        shade=4, width=2.6)
    beads(c, "316,284 352,304 390,284", 12, 4.4, ("red", "yel"))
    c.shape("352,306! 360,318 352,330! 344,318", "grn", 2)
    # lily
    sleeve(c, (240, 326), (136, 446), (190, 404), "yel", (42, 40, 24), puff=0.12, motif=_ring)
    armband(c, (204, 366), (136, 446), 45, 8, "blu", "wht")
    stem(c, "204,550 214,500 218,430 208,360 186,316", ((214, 450, 40, 0.8), (212, 372, -52, 0.8), (198, 336, 46, 0.7)))
    for x, y, turn, size in ((186, 312, -22, 1.1),):
        with c.at(x, y, s=size, rot=turn):
            lily_flower(c, "wht")
    with c.at(216, 390, s=0.74, weight=1.05):
        pinch(c)
    cuff(c, (136, 446), (175, 417), 25, "wht", 30)
    with c.at(352, 186, s=1.24, rot=2, flip=True):
        visage(c, "noble", "aquiline", "calm", "thin", iris="brn", lash=True, lips=8.4, eyes="hooded", arch="winged",
            sleepy=0.34, gaze=0.2, flush=0.9, marks="bags crow")
        wimple(c)
    with c.at(352, 119, s=1.1, rot=2):
        arch_coronet(c, "red")


def _diamonds(c):
    # long open oversleeves that hang from the puffs
    for outline, folded, edge in (
        ("196,350! 150,372 118,410 84,452 48,480 20,488! 20,640! 300,640! 270,420 240,350!",
            (("70,562 76,520 104,452", 1), ("128,562 134,500 152,430", 1)),
            "182,352 158,378 126,418 91,461 53,491 20,500"),
        ("500,346! 548,372 576,402 600,416 630,420! 630,640! 440,640! 440,420 460,340!",
            (("592,452 586,436 570,412", -1),), "510,350 542,380 570,412 598,428 630,433"),
    ):
        mantle = c.form(outline, "blu", shade=20)
        damask(c, mantle, "D", "dblu", 0.19)
        folds(c, folded, "blu")
        hem(c, edge, 6.4)
    # high collar of pleated lace behind the head
    with c.at(350, 232):
        edge = []
        for i in range(13):
            a = math.radians(196 + 148 * i / 12)
            edge += [(*polar(126, a - 0.105), True), (*polar(143, a - 0.05), False), (*polar(143, a + 0.05), False)]
        a = math.radians(344) + 0.105
        outline = edge + [(*polar(126, a), True), (92, 62, True), (-92, 62, True)]
        c.shape(outline, "wht", 3.2)
        for i in range(1, 13):
            a = math.radians(196 + 148 * (i - 0.5) / 12)
            lit = a < math.radians(268)
            r = 125
            wedge = [polar(50, a - 0.02), polar(r, a), polar(r, a + (0.07 if lit else 0.14)), polar(50, a + 0.04)]
            c.polygon(wedge, "lgry" if lit else "gry")
        for i in range(1, 13):
            a = math.radians(196 + 148 * (i - 0.5) / 12)
            c.sliver(polar(52, a), polar(126, a), 1.6)
        for side in (-1, 1):  # and its ends, down to the shoulders, where the pleats run together
            for k in range(4):
                root, tip = (side * 40, 18 + 9 * k), (side * (118 - 7 * k), -14 + 21 * k)
                c.fill([(*root, True), (*tip, True), (tip[0] - side * 2, tip[1] + (10 if side > 0 else 6), True)],
                    "gry" if side > 0 else "lgry")
                c.sliver(root, tip, 1.6)
        for i in range(13):
            a = math.radians(196 + 148 * i / 12)
            c.dot(*polar(129, a), 5)
            c.dot(*polar(129, a), 3.4, "yel")
    # gown
    strewn(
        c, "276,296! 240,320 228,390 244,440 196,640! 510,640! 466,440 478,390 468,316 428,296! 352,344", "grn",
        drop_mark, 36, 30, 20, angle=62, room=13,
    )
    c.form("306,318! 336,470 352,500 370,470 402,318! 354,336", "yel", shade=8, width=3)
    for y in (360, 392, 424, 456):
        w = 34 - (y - 360) * 0.2
        c.stroke(f"{354-w},{y} 354,{y+14} {354+w},{y}", 3.4, "both", "red")
        with c.at(354, y + 2):
            lozenge_mark(c, "red", "wht", 9)
    _breast(c, 350, 192)
    c.form("280,282! 304,313 351,337 400,313 426,280! 444,290! 412,328 351,355 292,328 262,292!", "yel",
        shade=5, width=2.8)
    beads(c, "272,288 298,320 351,346 406,320 434,286", 15, 5, ("red", "blu"))
    _pearls(c, "306,272 316,288 352,308 388,288 396,272")
    # puffed and slashed sleeves
    for x, y, turn in ((218, 328, 24), (475, 323, -24)):
        with c.at(x, y, rot=turn):
            c.form("0,-62! -44,-50 -62,-10 -52,36 -24,56! 24,56! 52,36 62,-10 44,-50", "yel", shade=14, width=3.4)
            for k in (-1, 0, 1):
                c.form(f"{k*14},-56! {k*38-11},-20 {k*38-10},16 {k*18-4},52! {k*18+4},52! {k*38+10},16"
                    f" {k*38+11},-20", "blu", shade=4, width=2.4)
                c.stroke(f"{k*14},-50 {k*38},-6 {k*18},46", 1.8, "both")
            c.form("-28,48! 0,56 28,48! 30,64! 0,72 -30,64!", "wht", shade=4, width=2.6)
            beads(c, "-24,57 0,64 24,57", 13, 4.4, ("red",))
    sleeve(c, (190, 400), (150, 486), (226, 420), "red", (27, 27, 20), motif=_pearl)
    _carnation_stem(c)
    with c.at(250, 404, s=0.72, rot=-30, flip=True, weight=1.05):
        knuckles(c)
    with c.at(250, 322, s=1.1, rot=-4):
        carnation(c, "red", "wht")
    cuff(c, (150, 486), (213, 432), 22, "wht", 28)
    sleeve(c, (512, 398), (520, 470), (452, 424), "red", (27, 27, 20), motif=_pearl)
    with c.at(424, 418, s=0.72, rot=12, weight=1.05):
        laid_hand(c)
    cuff(c, (520, 470), (464, 434), 21, "wht", 26)
    with c.at(350, 186, s=1.24, rot=-3):
        net(c, "rust", "yel")
        visage(c, "plump", "button", "smile", "thin", iris="grn", lash=True, lips=9, eyes="round", arch="high",
            drop=-1, flush=1.0)
        frizzed(c, "rust")
    with c.at(344, 122, s=1.24, rot=-5):
        pearl_crown(c, "blu", "red")


def _carnation_stem(c):
    with c.in_card_space():
        stem(c, "252,520 256,440 252,400 247,370 250,330", ((256, 456, 48, 0.8), (249, 372, -50, 0.66),
            (250, 362, 44, 0.66)))


def _clubs(c):
    mantle = c.form(
        "330,262! 270,266 226,280 190,308 158,340 120,352 76,342 20,314! 20,640! 630,640! 630,330! 596,344 560,342"
        " 520,318 484,284 400,262!",
        "blu", shade=20,
    )
    strew(c, mantle, lambda c: lily(c, 0.64), 54, 46, 16)
    folds(c, (("50,562 50,480 66,356", 1), ("598,452 592,420 584,358", -1)), "blu")
    hem(c, "192,318 160,352 120,365 73,355 20,328")
    hem(c, "520,330 558,355 598,357 630,346")
    # gown
    strewn(
        c, "281,276! 250,312 240,390 250,446 214,640! 500,640! 462,446 470,390 458,310 423,276! 352,340", "yel",
        lambda c: moon_mark(c, "red"), 36, 34, 20, room=13, angle=62,
    )
    # facings of ermine
    ermine_cloth(c, "280,266! 238,282 222,300! 244,372 256,440 220,640! 262,640! 286,440 290,380 276,310", 26, 24)
    ermine_cloth(c, "424,266! 462,282 480,298! 462,372 452,440 484,640! 446,640! 422,440 416,380 430,310", 26, 24)
    with c.at(352, 196, s=1.24, rot=3, flip=True):  # her hair behind the neck
        c.fill("-54,0! -58,40 -52,66! 20,66! 46,82! 50,30 46,0!", "dbrn")
    _breast(c, 352, 192, True)
    c.form("288,286! 304,316 352,338 400,316 416,286! 418,318! 396,350 352,366 308,350 290,318!", "wht",
        shade=6, width=2.8)
    for k in range(-3, 4):
        c.stroke(f"{352+k*13},{330-abs(k)*5} {352+k*15},{356-abs(k)*4}", 1.8, "both")
    c.form("290,262! 308,308 352,330 396,308 414,262! 424,268! 404,316 352,341 300,316 280,268!", "yel",
        shade=4, width=2.6)
    # right arm raised with the tulip
    sleeve(c, (474, 330), (566, 430), (516, 376), "grn", (42, 38, 23), puff=0.1, motif=_trefoil)
    _tulip_stem(c)
    with c.at(512, 292, s=1.2, rot=8):
        tulip(c, "yel")
    with c.at(498, 356, s=0.78, rot=38, weight=1.05):
        grip(c)
    cuff(c, (566, 430), (536, 393), 24, "yel", 28)
    # the other hand with an open fan before her
    sleeve(c, (232, 332), (122, 440), (188, 446), "grn", (42, 40, 24), puff=0.1, motif=_trefoil)
    armband(c, (196, 374), (122, 440), 44, 9, "yel", "red")
    with c.at(234, 420, rot=24):
        fan_leaf(c)
    with c.at(234, 420, s=0.76, flip=True, rot=-14, weight=1.05):
        fan_hand(c)
    cuff(c, (122, 446), (187, 444), 23, "yel", 28)
    with c.at(352, 196, s=1.24, rot=3, flip=True):
        waves(c, "brn")
        visage(c, "heart", "greek", "calm", "strong", iris="brn", lash=True, lips=7.4, eyes="drooping", arch="arch",
            sleepy=0.42, gaze=-0.3, flush=0.9, marks="mole")
        parted(c, "brn", -4)
        tiara(c, "brn")
    c.stroke("330,262 352,286 376,262", 2.4, "none")
    c.dot(352, 292, 9)
    c.dot(352, 292, 7, "grn")
    c.dot(350, 290, 2, "wht")


def _tulip_stem(c):
    with c.in_card_space():
        stem(c, "494,520 492,470 490,420 496,356 512,298",
            ((492, 420, -44, 0.75), (492, 400, 48, 0.75), (506, 322, 50, 0.6)))


def _bud(c):
    """A red bud between two leaves, woven into a sleeve."""
    c.fill("0,-7! 3.4,-2 0,2! -3.4,-2", "red")
    for side in (-1, 1):
        c.fill(f"0,7! {side*2},1 {side*7},-1! {side*5},5", "grn")


def _pearl(c):
    c.dot(0, 0, 4.4)
    c.dot(0, 0, 3.2, "wht")


def _ring(c):
    for radius, colour in ((5.4, "red"), (2.6, "yel")):
        c.dot(0, 0, radius, colour)


def _trefoil(c):
    for x, y in ((0, -4.4), (-4.2, 2), (4.2, 2)):
        c.dot(x, y, 3.6, "yel")
    c.dot(0, 0, 2, "red")


DRAWN = {
    "QS": (_spades, 81, "blu"),
    "QH": (_hearts, 82, "dred"),
    "QD": (_diamonds, 83, "dred"),
    "QC": (_clubs, 84, "grn"),
}
CARDS = courts(DRAWN, "Donna")
