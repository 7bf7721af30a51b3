# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The jack of cups: a page in profile who serves, the cup on his palm and a napkin over his arm."""

from kit.coiffure import page
from kit.drapery import folds, hem
from kit.dress import beads, belt
from kit.faces import neck
from kit.hands import finger
from kit.regalia import lozenge_mark
from kit.signs import goblet
from kit.visages import side_face


def _tunic(c):
    c.form("236,258! 206,300 200,360 206,420! 340,420! 354,360 350,304 336,276 308,258!", "blu", shade=20, angle=62,
        ink=3.2)
    c.form("282,264! 304,340 304,420! 334,420! 332,340 312,264!", "yel", shade=6, width=2.8)
    for y in (300, 330, 360, 390):
        with c.at(316, y):
            lozenge_mark(c, "red", "grn", 10)
    c.form("204,420! 176,480! 370,480! 342,420!", "red", shade=16, angle=80, reach=30)
    for x in (216, 246, 276, 306, 334):
        c.stroke(f"{272+(x-272)*.9},426 {x},450 {272+(x-272)*1.3},478", 3, "start")
    belt(c, "202,404 236,416 274,419 310,416 345,404", "200,430 236,442 274,446 312,442 346,430", "red", ("yel",))


def _cup_on_palm(c):
    """The foot rests on the open hand, whose fingers show beyond it; the thumb lies over its near edge."""
    for line, radii in (("442,252 470,250 496,238", (8, 7.4, 5.4)), ("440,261 472,261 500,250", (8.2, 7.6, 5.6)),
            ("436,270 466,272 492,263", (8, 7.2, 5.4)), ("430,278 456,282 478,276", (7.4, 6.6, 5))):
        finger(c, line, radii, 2.3)
    c.form("380,280! 396,262 414,248 440,242!~ 452,250~ 452,262~ 446,274~ 436,283 420,292 410,306!~", "skin", shade=8,
        width=2.6)
    with c.at(448, 140, s=0.9, weight=0.95):
        goblet(c)
    c.fill("402,268! 414,250 434,246 452,250 448,266 424,282!", "skin")
    finger(c, "398,276 406,256 418,242 432,234", [11.4, 10, 8.4, 6], 2.4)
    c.fill("390,282! 402,264 416,262 420,276 404,294!", "skin")
    c.stroke("427,231 433,231 435,236 430,239", 1.3, "none")
    c.sliver((412, 240), (420, 247), 1.4, 0.1)
    c.stroke("418,262 426,272 428,282", 1.7, "both")
    for k in range(3):
        c.nick((430 - k * 8, 287 + k * 5), (425 - k * 8, 279 + k * 5), 1.7)


def _arm(c):
    _cup_on_palm(c)
    path = c.form("180,326! 198,372 234,412 274,440 306,447 334,432 364,388 394,344 420,314! 390,276! 362,302 334,336"
        " 309,366! 290,348 268,322 250,304!", "grn", shade=14, width=3.4)
    c.engrave(path, 22, 5.2, 3.3, 34, 0.24)
    for line in ("309,366 300,384 280,398", "310,368 310,396 296,424", "312,366 326,384 328,410", "308,362 290,366"
            " 268,360", "314,360 332,362 348,352", "236,330 246,356 262,376", "216,344 228,372 246,392",
            "386,286 372,308 356,322", "404,304 388,326 372,344"):
        c.stroke(line, 2.8, "end")
    # the napkin over his forearm
    c.form("326,354! 346,324 366,302! 384,312 398,330! 400,366 394,404 398,444! 386,436 374,446! 364,436 350,446!"
        " 342,438 330,446! 334,412 332,384", "wht", shade=10, width=3, angle=80, step=6, reach=22)
    for line in ("340,340 348,380 346,430", "358,318 368,370 364,428", "378,316 386,370 382,428"):
        c.stroke(line, 2.2, "both")
    for y in (412, 422):
        c.stroke(f"333,{y+2} 348,{y+5} 366,{y+1} 380,{y+4} 396,{y}", 3.2, "none", "blu")
    c.form("380,272! 398,258! 432,300! 414,320!", "yel", shade=6, width=2.9)
    c.stroke("389,268 421,310", 1.8, "none")


def _cape(c):
    path = c.form("232,256! 200,264 174,290 158,326 150,362! 180,374 218,366 256,342! 264,310 258,280", "red", shade=13,
        width=3.4)
    c.engrave(path, 64, 5.2, 3, 32, 0.26)
    folds(c, (("178,364 184,330 206,296", 1), ("218,358 222,326 234,298", 1)), "red", 14, 6)
    hem(c, "151,361 181,373 218,365 255,341", 6)


def _head(c):
    with c.at(264, 180, s=1.0, rot=3, weight=0.95):
        side_face(c, "rake", "smile", "strong", iris="blu")
        c.fill("10,-7! 16,-13 23,-14.4 28,-11.4! 27.4,-9 20,-9.8 14,-7.6", "dskin")  # he looks from under his lid
        c.stroke("8,-5 14,-8.4 21,-10 28,-9.4", 2.8, end=0.3, power=0.6)
        page(c, "rust", 30)
    with c.at(258, 174, s=1.0, rot=-4):
        c.form("-54,-42! -60,-72 -38,-98 2,-104 36,-94 52,-70 46,-46! 20,-58 -20,-58", "grn", shade=12, width=3.2,
            angle=76, reach=28)
        for x in (-34, -8, 20):
            c.stroke(f"{x*.6},-102 {x},-80 {x*1.1},-60", 2.4, "end")
        c.form("-60,-36! -56,-54 -20,-66 20,-66 50,-56 52,-42! 20,-54 -20,-52!", "yel", shade=5, width=2.8)
        beads(c, "-52,-46 -20,-59 20,-60 46,-50", 14, 4.6, ("red", "blu"))


def cup_page(c):
    """His cloak hangs behind him."""
    c.form("224,262! 178,286 144,330 120,392 104,452! 100,480! 230,480! 230,380!", "red", shade=16)
    folds(c, (("124,470 140,400 164,344", 1), ("166,470 174,420 190,376", 1)), "red")
    _tunic(c)
    with c.at(264, 172):
        neck(c)
    c.form("214,250! 242,276 274,282 302,270 316,250! 330,264! 308,294 272,302 234,296 200,266!", "wht", shade=6,
        width=2.8)
    _arm(c)
    _cape(c)
    _head(c)
