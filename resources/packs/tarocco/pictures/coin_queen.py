# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The queen of coins: a lady from the side, her coin in the crook of a raised hand, an arrow against her shoulder."""

from kit.caps import lily_crown, net
from kit.drapery import folds, hem
from kit.dress import beads
from kit.hands import finger
from kit.signs import coin
from kit.visages import side_face, throat
from pictures.grips import fingers, palm

COIN = (179, 138)
SHAFT = {"x": 356, "y": 396, "s": 0.76, "rot": 25, "weight": 1.05}  # where she holds the arrow


def _gown(c):
    c.form("236,272! 214,306 212,352 224,402 196,480! 392,480! 360,402 362,340 350,300 326,266!", "grn", shade=20,
        width=3.3, angle=62, ink=3, reach=44)
    folds(c, (("246,478 250,450 262,430", 1), ("318,478 322,446 316,430", -1)), "grn", 14, 7)
    # the laced front, which shows that she sits turned to her coin
    c.form("240,292! 246,350 262,404! 286,404! 290,350 296,296! 268,308", "yel", shade=7, width=2.9)
    c.form("262,304! 262,350 268,402! 280,402! 280,350 280,304!", "org", shade=2, width=1.8)
    for y in range(318, 400, 17):
        k = (y - 300) * 0.16
        c.stroke(f"{244+k},{y-4} {270},{y+5} {292-k*.4},{y-5}", 3.2, "none", "red")
        for x in (246 + k, 290 - k * 0.4):
            c.dot(x, y - 4, 3.4)
            c.dot(x, y - 4, 2, "wht")
    for line in ("226,310 222,346 230,386", "340,300 346,340 340,384", "318,312 320,350 314,388"):
        c.stroke(line, 2.8, "both")
    c.form("222,398! 250,409 288,411 330,406 362,396! 366,418! 332,430 290,434 250,432 218,420!", "lblu", shade=6,
        width=3)
    beads(c, "228,410 254,419 290,422 330,417 358,408", 17, 4.4, ("yel",))


def _neckline(c):
    """Her neck and what her gown leaves bare of her, over the sleeve heads."""
    c.fill("236,249! 219,262! 238,292 268,306 300,298 330,262!", "skin")
    with c.at(286, 168, flip=True):
        c.fill("-62,94! -46,124 0,138 46,118 58,94! 28,74 -28,74", "skin")
        throat(c)
    c.stroke("236,249 228,254 219,263", 2.4, "none")
    c.form("218,260! 236,292 268,304 308,298 344,256! 356,264! 320,314 270,322 228,306 206,270!", "wht", shade=6,
        width=2.8)
    for x, y in ((234, 286), (250, 300), (270, 308), (292, 307), (312, 298), (330, 282)):
        c.stroke(f"{x},{y-4} {x-1},{y+9}", 1.8, "both")
    c.stroke("244,256 258,276 282,284 308,274 324,256", 2.4, "none")
    c.form("276,284! 282,278 288,284! 290,298 282,306 274,298", "red", shade=3, width=2.4)


def _coin_hand(c):
    """The coin lies against the fingers; thumb and little finger come round its rim."""
    with c.at(*COIN):
        for line, radii in (("-2,96 -26,86 -48,62 -60,36", (8.6, 8, 7, 5)), ("-2,98 -20,86 -38,70 -50,54",
                (8.6, 8, 7, 5)), ("10,96 32,84 48,62 55,42", (8.2, 7.4, 6.4, 4.8))):
            finger(c, line, radii, 2.4)
        with c.at(s=0.58, weight=0.9):
            coin(c)
        c.form("-14,142! -16,120 -22,104 -20,90 -10,78 4,74 18,80 24,92 22,108 18,124 16,142!~", "skin", shade=8,
            width=2.6)
        finger(c, "-12,98 -22,82 -24,66 -20,52", [8, 7.4, 6.6, 4.8], 2.3)
        finger(c, "16,110 30,92 32,74 24,58", [10.4, 9.4, 8, 5.6], 2.4)
        c.fill("-14,122! -18,100 -8,84 8,82 18,92 24,100 19,116 15,136 -10,136!", "skin")
        c.stroke("25,99 20,112 17,124 16,142", 2.6, "start")
        c.stroke("20,63 21,57 27,57 29,62", 1.3, "none")
        c.stroke("-24,57 -23,52 -18,52 -17,56", 1.3, "none")
        c.stroke("12,96 2,104 0,118", 1.7, "end")
        c.stroke("-10,92 0,90 8,84", 1.6, "both")


def _coin_arm(c):
    """A tight sleeve under a wide one, which has slipped to the elbow and shows its lining."""
    # the wide sleeve's lining, behind the forearm
    c.form("126,356! 112,380 108,412 116,446 132,480! 214,480! 226,440 214,392!", "dred", shade=0, width=3.2,
        dark="dred")
    path = c.form("164,272! 158,304 146,340 132,372 134,396 150,412 176,414 198,402! 200,372 200,336 202,304 204,274!",
        "yel", shade=9, width=3.2)
    c.engrave(path, 24, 5, 2.6, 20, 0.26)
    for y, x0 in ((296, 162), (322, 154), (348, 144)):
        c.stroke(f"{x0+3},{y} {x0+12},{y+5} {x0+20},{y+4}", 2, "end")
        c.dot(x0 + 26, y + 2, 4)
        c.dot(x0 + 26, y + 2, 2.6, "red")
    c.form("160,262! 184,256 208,264! 206,284! 184,276 159,282!", "wht", shade=5, width=2.8)
    c.stroke("160,275 184,269 207,277", 1.8, "none")
    path = c.form("244,268! 220,262 200,280 190,310 186,346 178,372! 160,372 142,368 126,356! 118,384 122,410 142,424"
        " 172,432 204,426 226,410! 238,370 246,320", "red", shade=13, width=3.4)
    c.engrave(path, 56, 5.2, 3, 30, 0.26)
    for line in ("178,374 190,392 210,400", "172,375 174,396 168,412", "160,374 152,390 146,404", "218,278 206,310"
            " 204,340", "232,284 226,320 222,352"):
        c.stroke(line, 2.8, "end")
    hem(c, "126,357 142,368 160,373 178,373", 5)


def _near_sleeve(c):
    path = c.form("400,400! 416,406 436,404 458,394! 482,410 476,436 450,448 418,446 388,438!", "yel", shade=9,
        width=3.2)
    c.engrave(path, 130, 5, 2.6, 20, 0.26)
    for x in (424, 444):
        c.dot(x, 424, 4)
        c.dot(x, 424, 2.6, "red")


def _arrow(c):
    with c.at(**SHAFT):
        palm(c, 9)
    c.form("458,164! 468,170! 314,480! 300,480!", "yel", shade=3, width=2.8)
    for k in range(5):
        x, y = 442 - 20 * k, 208 + 40 * k
        if y < 350 or y > 420:
            c.stroke(f"{x-5},{y-2} {x+1},{y+4} {x+7},{y+4}", 2.2, "none", "red")
    c.form("486,118! 488,176! 466,160 462,166 448,152!", "lblu", shade=5, width=2.9, dark="blu")
    c.stroke("482,128 466,160", 2, "end")
    with c.at(**SHAFT):
        fingers(c, 9)
    c.form("390,394! 410,398! 402,444! 382,438!", "wht", shade=5, width=2.9)
    c.stroke("401,397 393,441", 1.8, "none")


def _mantle(c):
    """The mantle over the near shoulder and arm, from under which her sleeve comes."""
    path = c.form("330,254! 366,262 404,288 436,326 464,370 486,420 494,480! 454,480! 468,440 470,412 456,390"
        " 438,388 420,392 408,396! 392,376 376,346 362,314 346,286", "red", shade=16, width=3.4)
    c.engrave(path, 64, 5.2, 3, 34, 0.26)
    folds(c, (("422,390 408,350 380,308", 1), ("452,384 432,340 398,292", 1), ("482,470 478,430 464,396", -1)), "red",
        14, 7)
    c.stroke("340,262 354,292 370,322 386,352 402,382", 7, "none")
    c.stroke("340,262 354,292 370,322 386,352 402,382", 3.6, "none", "yel")


def _head(c):
    with c.at(286, 168, s=1.02, rot=1, flip=True, weight=0.95):
        side_face(c, "dame", "smile", "thin", iris="brn", lash=True)
        # her lids are low: she looks at what she has
        c.fill("10.4,-7! 16,-14 23,-15.6 29.4,-12.2! 28.8,-9.6 22,-11.4 15,-8.4", "skin")
        c.stroke("9,-5.8 15,-9.4 22,-12 29.4,-9.8", 2.8, end=0.2)
        c.form("24,-56! 8,-48 -4,-34 -6,-14 -14,2! -20,18 -30,22 -36,8! -34,-20 -26,-42 -10,-56", "rust", shade=5,
            width=2.6)
        for line in ("16,-53 0,-38 -12,-12", "8,-55 -12,-38 -22,0", "0,-55 -20,-36 -28,0"):
            c.stroke(line, 2, "both")
        c.stroke("-26,22 -34,40 -28,58 -36,76", 8.6, "end", end=0.3)
        c.stroke("-26,22 -34,40 -28,58 -36,76", 5, "end", "rust", end=0.3)
        with c.at(2, -8, rot=10, s=1.04):
            net(c, "blond", "blu")
        c.form("28,-54! 6,-72 -32,-72 -58,-50! -50,-40! -28,-58 4,-60 24,-45!", "red", shade=5, width=2.8)
        beads(c, "18,-55 -6,-66 -32,-65 -52,-48", 12, 4.4, ("yel", "wht"))
    with c.at(292, 112, s=0.86, rot=5):
        lily_crown(c, "red", ("blu", "grn"))


def coin_queen(c):
    """She looks at her coin from under her lids."""
    c.form("330,252! 396,272 444,318 474,390 488,480! 260,480! 270,300!", "red", shade=22)
    _gown(c)
    _coin_hand(c)
    _coin_arm(c)
    _neckline(c)
    _near_sleeve(c)
    _mantle(c)
    _arrow(c)
    _head(c)
