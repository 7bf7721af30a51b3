# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Justice: a lady from the front, her scales before her breast, the sword upright beside her."""

from kit.coiffure import braid, parted_front
from kit.drapery import folds, hem
from kit.dress import beads
from kit.gestures import poised
from kit.headgear import leaf_crown
from kit.regalia import quatrefoil, straight_sword
from kit.visages import front, throat
from pictures.grips import fingers, palm

PINCH = (272, 318)  # where thumb and forefinger hold the scales
HILT = {"x": 446, "y": 388, "s": 0.78, "rot": 5, "flip": True, "weight": 1.05}


def _throne(c):
    """A cloth that hangs between two posts."""
    path = c.form("178,178! 206,206 240,220 280,224 320,220 354,206 382,178! 386,330! 174,330!", "lblu", shade=8,
        width=3.2)
    c.engrave(path, 90, 6, 2.4, 20, 0.3)
    for line in ("186,194 206,236 212,300", "374,194 354,236 348,300", "182,220 192,260 194,310", "378,220 368,260"
            " 366,310"):
        c.stroke(line, 2.6, "end", "blu")
    hem(c, "178,178 206,206 240,220 280,224 320,220 354,206 382,178", 5)
    for x in (174, 386):
        c.form(f"{x-13},160! {x+13},160! {x+11},480! {x-11},480!", "yel", shade=7, width=3.2)
        c.form(f"{x-17},152! {x+17},152! {x+15},166! {x-15},166!", "red", shade=4, width=2.8)
        c.dot(x, 136, 18)
        c.dot(x, 136, 15.2, "yel")
        c.dot(x + 3, 139, 10, "org")
        c.dot(x - 1, 134, 10, "yel")
    c.repeat(lambda f: quatrefoil(f, "dred", "yel", 7), [(x, y) for x in (174, 386) for y in range(190, 310, 30)])


def _gown(c):
    """A bodice under a collar of red leaves, a girdle, and the lap in white linen before which the scales hang."""
    c.form("236,266! 190,284 150,330 124,400 112,480! 470,480! 448,400 414,330 370,284 324,266!", "blu", shade=20)
    folds(c, (("420,478 410,430 392,390", -1), ("140,478 148,440 164,404", 1)), "blu", 14, 7)
    c.form("244,268! 212,292 204,340 214,396! 280,410 346,396! 356,340 348,292 316,268!", "blu", shade=18, width=3.3,
        angle=62, ink=3, reach=40)
    for line in ("226,316 224,350 232,386", "334,316 338,350 330,386"):
        c.stroke(line, 2.8, "both")
    c.form("214,390! 180,440 166,480! 396,480! 384,440 346,390! 280,404", "wht", shade=10, width=3.2)
    for line in ("222,406 206,430 196,456", "250,406 246,432 242,456", "310,406 316,430 318,456", "338,404 356,428"
            " 364,456"):
        c.stroke(line, 2.8, "start")
    hem(c, "213,389 246,400 280,404 314,400 347,389", 6, "red")
    with c.at(280, 204, s=0.94):
        c.fill("-56,90! -40,112 0,124 40,112 56,90! 26,74 -26,74", "skin")
        throat(c)


def _collar(c):
    for k in range(-4, 5):
        with c.at(280 + k * 14.5, 309 - 2.5 * k * k, rot=-k * 13):
            c.form("-10,-16! -11,4 0,22! 11,4 10,-16!", "red", shade=4, width=2.6)
            c.stroke("0,-8 0,13", 1.8, "end")
    c.form("226,262! 240,292 280,308 320,292 334,262! 344,270! 328,306 280,322 232,306 216,270!", "yel", shade=5,
        width=2.8)
    beads(c, "224,270 238,298 280,314 322,298 336,270", 14, 4.2, ("blu",))


def _scales(c):
    """The tongue points straight up in its fork, the pans are level."""
    x, y = PINCH
    with c.at(x, y + 54):
        c.ring(0, -52, 10, 7.6, "ink")
        c.ring(0, -52, 10, 3.2, "yel")
        c.form("-4,-42! 4,-42! 7,-6! -7,-6!", "yel", shade=2, width=2.5)
        c.stroke("0,-38 0,-10", 2, "start", "red")
        c.form("-82,-3! -88,-11 -80,-15 -70,-8! -30,-8 0,-14 30,-8 70,-8! 80,-15 88,-11 82,-3! 40,3 0,2 -40,3", "yel",
            shade=3, width=2.9)
        c.dot(0, -5, 8)
        c.dot(0, -5, 5.8, "red")
        for px in (-80, 80):
            for dx in (-25, -6, 25):
                c.ribbon([(px, -4), (px + dx, 56)], 2, "ink", wobble=0)
            c.form(f"{px-30},54! {px},59 {px+30},54! {px+24},70 {px+10},77 {px-10},77 {px-24},70", "yel", shade=7,
                width=3)
            c.stroke(f"{px-24},61 {px},66 {px+24},61", 2, "both", "org")
            c.dot(px, -4, 4.6)
            c.dot(px, -4, 3, "red")


def _puffed(c, flip):
    """A gathered sleeve head, from whose band the tight sleeve comes."""
    with c.at(x=560 if flip else 0, flip=flip):
        path = c.form("240,272! 212,266 188,280 174,306 166,338! 184,356 210,356 232,342! 240,320 246,296", "grn",
            shade=10, width=3.4)
        c.engrave(path, 60, 5, 2.8, 26, 0.26)
        for slit in ("196,286! 190,312 192,338! 182,316!", "220,280! 216,310 218,338! 206,312!"):
            c.form(slit, "yel", shade=2, width=2.2)
        hem(c, "167,336 185,352 210,352 231,339", 6.4)


def _scales_arm(c):
    path = c.form("170,342! 154,366 146,388 154,406 172,413 194,406 220,388 246,366! 222,342! 206,358 192,372 184,376!"
        " 200,362 218,350 228,340!", "red", shade=11, width=3.3)
    c.engrave(path, 44, 5, 3, 26, 0.26)
    for line in ("184,376 172,382 162,392", "186,378 180,392 172,404", "190,376 200,384 202,394", "182,374 178,362"
            " 180,354"):
        c.stroke(line, 2.8, "end")

    def held():
        with c.in_card_space():
            _scales(c)

    with c.at(262, 336, s=0.66, rot=42, weight=1.0):
        poised(c, held)
    c.form("218,350! 232,336! 256,366! 240,380!", "wht", shade=5, width=2.9)
    c.stroke("225,343 248,373", 1.8, "none")


def _sword_arm(c):
    path = c.form("330,340! 350,356 374,356 394,342! 404,362 412,372! 408,420! 384,424 360,410 340,380", "red",
        shade=11, width=3.3)
    c.engrave(path, 130, 5, 3, 26, 0.26)
    for line in ("398,362 386,378 368,386", "402,372 392,394 378,406", "352,360 358,376 368,388"):
        c.stroke(line, 2.8, "end")
    with c.at(**HILT):
        palm(c, 7)
    with c.at(443, 346, s=1.06, rot=5):
        straight_sword(c, 214, "yel", "red", "red")
    with c.at(**HILT):
        fingers(c, 7)
    c.form("398,364! 416,366! 414,424! 396,428!", "wht", shade=5, width=2.9)
    c.stroke("408,366 405,426", 1.8, "none")


def _head(c):
    with c.at(280, 196, s=0.98, weight=0.95):
        front(c, "long", "stern", "strong", inner=1.6, iris="grn", eye=5, lash=True, lips=9.5, sleepy=0.34)
        parted_front(c, "black", 12)
    braid(c, "232,214 222,236 224,264", 22, "black", "yel")
    braid(c, "328,214 338,236 336,264", 22, "black", "yel")
    with c.at(280, 146, s=0.9):
        leaf_crown(c, "red")


def justice(c):
    """She looks straight at us."""
    _throne(c)
    _gown(c)
    _sword_arm(c)
    _puffed(c, True)
    _puffed(c, False)
    _collar(c)
    _head(c)
    _scales_arm(c)
