# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The queens, each with her flower; of spades with a sceptre too."""

import math

from kit.caps import arch_coronet, lily_crown, net, pearl_crown, tiara, veil
from kit.coiffure import braid, frizzed, parted, parted_front, ringlets, wimple
from kit.dress import armband, beads, cuff, ermine_cloth, strew, strewn
from kit.geometry import polar
from kit.gestures import between, candle_hand, fan_hand, fan_leaf, kerchief, poised
from kit.hands import clasp, laid_hand, pinch
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
from pictures.stock import courts, damask, folds, sleeve, staff_arm


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
    # mantle
    c.form(
        "330,262! 256,268 184,290 122,332 70,390 34,470 20,560 20,640! 630,640! 630,400 592,336 530,290 450,268"
        " 400,262!",
        "red", shade=22, angle=64, step=6.5, ink=3.4,
    )
    folds(c, (("84,560 96,490 136,420", -1), ("560,440 552,400 530,370", 1)))
    c.stroke("196,296 130,338 80,396 46,474 34,600", 9, "none", "ink")
    c.stroke("196,296 130,338 80,396 46,474 34,600", 6, "none", "yel")
    beads(c, "190,300 132,338 82,396 47,474 36,590", 26, 5, ("blu", "wht"))
    c.stroke("500,288 560,322 598,372 612,430", 6, "none", "ink")
    c.stroke("500,288 560,322 598,372 612,430", 3.6, "none", "yel")
    with c.at(350, 190, s=1.24):
        veil(c, "lblu", 104)
    # gown
    strewn(
        c, "296,272! 244,310 232,390 240,450 214,640! 500,640! 474,450 480,390 466,310 410,272! 352,330",
        "blu", sprig_mark, 36, 32, 20, angle=62, room=14,
    )
    _breast(c, 350, 190)
    strewn(c, "320,312! 328,400 320,640! 392,640! 384,400 390,312! 354,330", "wht", _heart_mark, 26, 24, 7, 2.6, room=8)
    c.form("292,264! 312,304 352,330 394,304 414,264! 428,274! 404,322 352,352 302,322 276,274!", "yel",
        shade=6, width=3)
    beads(c, "284,268 308,314 352,341 398,314 421,268", 15, 5, ("red", "grn"))
    _pearls(c, "308,268 318,282 352,300 388,282 397,268")
    # the rose between two fingers
    sleeve(c, (246, 318), (146, 440), (196, 428), "yel", (42, 40, 25), puff=0.1)
    armband(c, (206, 366), (146, 440), 46, 9, "red", "wht")
    with c.at(220, 376, s=0.76, rot=16, weight=1.05):
        poised(c, lambda: _rose_stem(c))
    cuff(c, (150, 452), (203, 428), 21, "wht", 28)
    with c.at(202, 290, s=1.2):
        rose(c)
    # a kerchief in the other hand
    sleeve(c, (462, 318), (544, 404), (470, 396), "yel", (42, 40, 24), puff=0.1)
    armband(c, (496, 354), (544, 404), 45, 9, "red", "wht")
    with c.at(426, 402, s=0.74, rot=-4, weight=1.05):
        kerchief(c)
    cuff(c, (544, 402), (474, 397), 24, "wht", 28)
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
    # mantle with its lining
    mantle = c.form(
        "330,262! 262,268 196,282 120,306 20,366! 20,640! 630,640! 630,352! 560,300 480,274 400,262!",
        "red", shade=20, angle=64, step=6.5, ink=3.4,
    )
    damask(c, mantle, "S", "dred", 0.19)
    folds(c, (("64,560 72,490 108,420", -1), ("110,560 118,500 150,440", -1)))
    for width, colour in ((9, "ink"), (6, "yel")):
        c.stroke("262,282 196,296 120,322 46,372 46,640", width, "none", colour)
        c.stroke("440,282 520,304 590,346 640,384", width, "none", colour)
    with c.at(352, 190, s=1.26, flip=True):
        veil(c, "black", 96)
    # velvet gown with stars
    strewn(
        c, "264,304! 246,322 232,390 238,450 206,640! 500,640! 470,450 478,390 462,322 440,304! 352,340", "black",
        lambda c: star_mark(c, "yel", 10), 36, 30, 16, angle=62,
    )
    # stomacher, laced
    c.form("316,312! 332,420 346,640! 366,640! 378,420 392,312! 354,330", "red", shade=6, width=2.8)
    for y in (348, 378, 408, 438, 468, 498):
        k = (y - 348) * 0.1
        c.stroke(f"{326+k},{y} {354},{y+12} {382-k},{y}", 4.6, "none", "ink")
        c.stroke(f"{326+k},{y} {354},{y+12} {382-k},{y}", 2.6, "none", "yel")
    _breast(c, 352, 190, True)
    ermine_cloth(c, "272,262! 252,266 214,286! 236,318 290,352 352,366 414,352 470,318 490,286! 452,266"
        " 432,262! 408,316 352,345 296,316", 26, 23)
    c.form("286,258! 306,306 352,332 398,306 418,258! 428,262! 404,314 352,342 300,314 276,262!", "yel",
        shade=4, width=2.6)
    beads(c, "316,284 352,304 390,284", 12, 4.4, ("red", "yel"))
    c.shape("352,306! 360,318 352,330! 344,318", "grn", 2)
    # sceptre
    with c.at(560, 120, rot=10):
        sceptre(c, 460, "grn")
    staff_arm(c, (516, 364), (472, 328), (474, 450), clasp, "yel", "wht", turn=38, puff=0.12,
        band=(0.26, "blu", "wht"))
    # lily
    sleeve(c, (240, 326), (136, 446), (190, 404), "yel", (42, 40, 24), puff=0.12)
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
    # mantle
    mantle = c.form(
        "320,262! 250,270 186,290 128,326 78,378 42,446 20,540 20,640! 630,640! 630,396! 596,344 534,296 462,268"
        " 392,262!",
        "blu", shade=22, angle=64, step=6.5, ink=3.2,
    )
    damask(c, mantle, "D", "dblu", 0.19)
    folds(c, (("92,560 100,500 132,440", -1),))
    for width, colour in ((10, "ink"), (6.4, "yel")):
        c.stroke("196,298 138,336 90,388 56,454 36,560", width, "none", colour)
        c.stroke("500,296 560,332 600,374 626,420", width, "none", colour)
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
    folds(c, (("238,560 252,500 262,462", -1), ("300,560 306,520 310,470", -1)))
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
    sleeve(c, (190, 400), (150, 486), (226, 420), "red", (27, 27, 20))
    with c.at(250, 404, s=0.76, weight=1.05):
        between(c, lambda: _carnation_stem(c))
    with c.at(250, 322, s=1.1, rot=-4):
        carnation(c, "red", "wht")
    cuff(c, (150, 486), (213, 432), 22, "wht", 28)
    sleeve(c, (512, 398), (520, 470), (452, 424), "red", (27, 27, 20))
    with c.at(424, 418, s=0.72, rot=12, weight=1.05):
        laid_hand(c)
    cuff(c, (520, 470), (456, 426), 21, "wht", 26)
    with c.at(350, 186, s=1.24, rot=-3):
        net(c, "rust", "yel")
        visage(c, "plump", "button", "smile", "thin", iris="grn", lash=True, lips=9, eyes="round", arch="high",
            drop=-1, flush=1.35, marks="dimple chin")
        frizzed(c, "rust")
    with c.at(344, 122, s=1.24, rot=-5):
        pearl_crown(c, "blu", "red")


def _carnation_stem(c):
    with c.in_card_space():
        stem(c, "252,520 256,440 252,400 247,370 250,330", ((256, 456, 48, 0.8), (249, 372, -50, 0.66),
            (250, 362, 44, 0.66)))


def _clubs(c):
    mantle = c.form(
        "330,262! 256,268 184,288 112,324 60,370 36,430 44,500 20,560! 20,640! 630,640! 630,380! 592,326"
        " 530,288 460,268 400,262!",
        "blu", shade=20, angle=64, step=6.5, ink=3.4,
    )
    strew(c, mantle, lambda c: lily(c, 0.64), 54, 46, 14)
    # gown
    strewn(
        c, "281,276! 250,312 240,390 250,446 214,640! 500,640! 462,446 470,390 458,310 423,276! 352,340", "red",
        moon_mark, 36, 34, 20, room=13, angle=62,
    )
    # facings of ermine
    ermine_cloth(c, "280,266! 238,282 222,300! 244,372 256,440 220,640! 262,640! 286,440 290,380 276,310", 26, 24)
    ermine_cloth(c, "424,266! 462,282 480,298! 462,372 452,440 484,640! 446,640! 422,440 416,380 430,310", 26, 24)
    _breast(c, 352, 192, True)
    c.form("288,286! 304,316 352,338 400,316 416,286! 418,318! 396,350 352,366 308,350 290,318!", "wht",
        shade=6, width=2.8)
    for k in range(-3, 4):
        c.stroke(f"{352+k*13},{330-abs(k)*5} {352+k*15},{356-abs(k)*4}", 1.8, "both")
    c.form("290,262! 308,308 352,330 396,308 414,262! 424,268! 404,316 352,341 300,316 280,268!", "yel",
        shade=4, width=2.6)
    # right arm raised with the tulip
    sleeve(c, (474, 330), (566, 430), (516, 376), "grn", (42, 38, 23), puff=0.1)
    with c.at(494, 352, s=0.76, weight=1.05):
        candle_hand(c, lambda: _tulip_stem(c))
    with c.at(512, 292, s=1.2, rot=8):
        tulip(c, "yel")
    cuff(c, (566, 430), (536, 393), 24, "yel", 28)
    # the other hand with an open fan before her
    sleeve(c, (232, 332), (122, 440), (188, 446), "grn", (42, 40, 24), puff=0.1)
    armband(c, (196, 374), (122, 440), 44, 9, "yel", "red")
    with c.at(234, 420, rot=24):
        fan_leaf(c)
    with c.at(234, 420, s=0.76, flip=True, rot=-14, weight=1.05):
        fan_hand(c)
    cuff(c, (122, 446), (187, 444), 23, "yel", 28)
    with c.at(352, 196, s=1.24, rot=3, flip=True):
        ringlets(c, "brn", 1, -8, 60, 50)
        with c.in_card_space():  # the locks' own shadow, between them and the neck
            for gap in ("370,205! 396,205! 396,266! 379,260 376,240!", "298,205! 316,205! 319,232! 323,244! 312,262 298,268!"):
                c.fill(gap, "dbrn")
        visage(c, "heart", "greek", "pout", "strong", iris="brn", lash=True, lips=7.4, eyes="drooping", arch="sad",
            sleepy=0.62, gaze=-0.5, flush=0.9, marks="mole")
        parted(c, "brn", -4)
        ringlets(c, "brn", -1, -8, 80, 50)
        tiara(c, "brn")
    c.stroke("330,262 352,286 376,262", 2.4, "none")
    c.dot(352, 292, 9)
    c.dot(352, 292, 7, "grn")
    c.dot(350, 290, 2, "wht")


def _tulip_stem(c):
    with c.in_card_space():
        stem(c, "494,520 492,470 490,420 496,356 512,298",
            ((492, 420, -44, 0.75), (492, 400, 48, 0.75), (506, 322, 50, 0.6)))


DRAWN = {
    "QS": (_spades, 81, "blu"),
    "QH": (_hearts, 82, "dred"),
    "QD": (_diamonds, 83, "dred"),
    "QC": (_clubs, 84, "grn"),
}
CARDS = courts(DRAWN, "Donna")
