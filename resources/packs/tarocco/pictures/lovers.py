# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The Lovers: Love takes aim at a youth between two ladies."""

import math

from kit.caps import flat_cap
from kit.coiffure import combed, nape, parted
from kit.drapery import sleeve
from kit.dress import cuff
from kit.faces import neck
from kit.geometry import add, apply, polar
from kit.hands import laid_hand
from kit.regalia import lozenge_mark, star_mark
from kit.visages import side_face, throat, visage
from pictures.attributes import cloud, raised_wing
from pictures.shoulders import tabbed


def _cupid(c):
    """A boy on wings who draws his bow downwards to the left; his head at the origin."""
    places = []
    for x, side in ((20, 1), (-16, -1)):
        places.append((*apply(c.map, (x, 50)), side * 2, side * 0.8, 0.8))
    c.repeat(raised_wing, places)
    # the leg behind, the body, the leg before
    c.form("18,96! 44,100 70,112 92,104! 104,116 98,128! 70,136 40,130 12,116!", "skin", shade=7, width=2.6)
    c.form("-26,40! -34,62 -28,84 -26,104 0,120 28,112! 34,90 32,62 24,40! 0,50", "skin", shade=10, width=2.8)
    for line in ("-10,60 -2,66 6,60", "-18,84 0,92 18,84"):
        c.stroke(line, 1.8, "both")
    c.dot(0, 78, 1.6)
    c.form("-8,104! 16,104 40,118 40,142! 62,152 66,164! 46,170 22,160 8,140 -12,126!", "skin", shade=8, width=2.6)
    c.form("-40,84! -10,96 24,92 44,80! 48,96 20,110 -10,112 -38,100!", "blu", shade=5, width=2.6)
    c.form("44,80! 70,74 92,84! 74,90 82,104! 60,96 46,96!", "blu", shade=4, width=2.4)
    c.form("-14,22! 12,26! 14,48! 0,54 -16,48!", "skin", shade=4, width=2.4)
    # bow, arrow and arms
    c.stroke("-96,8 -104,52 -84,92 -48,112", 8, "none", "ink")
    c.stroke("-96,8 -104,52 -84,92 -48,112", 4.6, "none", "yel")
    c.ribbon("-94,10 -28,52 -50,110", 1.6, "ink")
    c.form("18,50! 8,62 -14,64 -32,56! -36,46 -24,44 -6,48 10,38!", "skin", shade=5, width=2.4)
    c.ribbon("-24,50 -112,90", 4.4, "ink", wobble=0)
    c.ribbon("-24,50 -112,90", 2, "tan", wobble=0)
    c.form("-112,90! -104,80! -124,94! -108,98!", "lblu", shade=2, width=2)
    c.form("-24,42! -44,48 -70,60 -92,66! -98,78 -86,84 -62,78 -40,68 -22,62!", "skin", shade=6, width=2.4)
    with c.at(0, 4, s=0.6, rot=10, flip=True, weight=0.74):
        visage(c, "boy", "button", "smile", "thin", iris="blu", eyes="plain", arch="arch", gaze=0.8, flush=1.4)
        for x, y, r in ((-40, -6, 15), (-46, -26, 16), (-38, -46, 17), (-20, -58, 17), (2, -62, 17), (22, -58, 15),
            (38, -48, 13)):
            c.dot(x, y, r + 3)
            c.dot(x, y, r, "blond")
            c.stroke(f"{x-r*.6},{y+2} {x-2},{y-r*.6} {x+r*.5},{y-2} {x},{y+r*.4}", 3, "end")


def _bosom(c, x, y, flip):
    """A lady's neck and what her gown leaves bare, under a head at that place."""
    with c.at(x, y, s=0.66, flip=flip, weight=0.88):
        c.fill("-58,94! -40,120 0,134 40,120 58,94! 24,72 -24,72", "skin")
        throat(c)


def _gowns(c):
    """The two ladies to the waist, one in blue at the left, one in green."""
    c.form("126,348! 90,358 66,384 44,480! 240,480! 226,410 214,366 180,348!", "blu", shade=14)
    for x, y in ((62, 444), (94, 444), (78, 416), (90, 470)):
        with c.at(x, y):
            star_mark(c, "yel", 7)
    _bosom(c, 152, 300, False)
    c.form("116,344! 122,366 152,384 184,366 190,344! 200,354 188,382 152,398 114,382 106,354!", "wht", shade=5,
        width=2.6)
    c.form("394,346! 360,364 346,410 334,480! 520,480! 502,392 478,358 446,346!", "grn", shade=14)
    c.form("398,352! 392,400 396,480! 436,480! 440,400 440,352!", "yel", shade=5, width=2.6)
    for y in (404, 432):
        with c.at(416, y, s=0.72):
            lozenge_mark(c, "red", "wht", 10)
    _bosom(c, 418, 298, True)
    c.form("380,344! 388,366 418,382 450,366 456,344! 466,354 454,382 418,396 382,380 370,354!", "wht", shade=5,
        width=2.6)


def _youth(c):
    """He to the waist, in doublet and slashed sleeves."""
    c.form("258,356! 232,366 222,388 226,480! 344,480! 348,388 338,366 312,356!", "red", shade=12, width=3.2, angle=62,
        ink=2.8)
    for y in (398, 420, 442):
        c.dot(290, y, 5.4)
        c.dot(290, y, 3.8, "yel")
    for side in (-1, 1):  # upper arms; the forearms are below the title's line
        with c.at(285, flip=side > 0):
            c.form("-46,364! -72,372 -84,396 -84,430 -78,480! -46,480! -50,430 -44,396!", "yel", shade=7, width=2.8)
            for k in range(3):
                x = -76 + k * 11
                c.form(f"{x},392! {x+4},386 {x+8},392! {x+7},436 {x+5},452! {x+1},436", "red", shade=2, width=2)
            c.form("-44,362! -66,362 -82,376 -88,394! -64,398 -44,390!", "red", shade=5, width=2.6)
    with c.at(284, 314, s=0.66, weight=0.88):
        neck(c)
    c.form("252,352! 262,370 286,378 308,368 316,352! 328,362 312,388 284,394 258,386 242,364!", "wht", shade=5,
        width=2.6)


def _hands_on_him(c):
    """Each lady lays a hand on him: one on his shoulder, one on his heart."""
    sleeve(c, (98, 388), (150, 446), (206, 404), "blu", (27, 25, 16), motif=_spangle)
    tabbed(c, (100, 384), (146, 440), 27, "yel", "red", "blu")
    with c.at(242, 384, s=0.56, rot=-26, flip=True, weight=1.0):
        laid_hand(c)
    cuff(c, (150, 446), (202, 406), 16, "wht", 20)
    sleeve(c, (474, 388), (428, 456), (360, 424), "grn", (27, 25, 16), motif=_spangle)
    tabbed(c, (470, 384), (430, 446), 27, "red", "wht", "grn")
    with c.at(318, 412, s=0.56, rot=12, weight=1.0):
        laid_hand(c)
    cuff(c, (428, 452), (360, 425), 16, "yel", 20)


def _spangle(c):
    c.dot(0, 0, 3.2, "yel")


def _laurel(c):
    """A leaf of a wreath, on a head of two thirds."""
    c.form("0,5! 5,-1 4.6,-9 0,-16! -4.6,-9 -5,-1", "lgrn", shade=2, width=2)


def lovers(c):
    """A youth between two ladies; Love takes aim."""
    for i in range(13):  # rays about the cloud
        a = math.radians(8 + i * 13.6)
        c.nick(add((300, 138), polar(88, a)), add((300, 138), polar(126 + 12 * (i % 2), a)), 5,
            colour="yel" if i % 2 else "org")
    cloud(c, 300, 138, 0.94)
    with c.at(292, 112, s=0.72, weight=0.9):
        _cupid(c)
    _gowns(c)
    _youth(c)
    _hands_on_him(c)
    with c.at(284, 312, s=0.66, weight=0.82):
        side_face(c, "youth", "smile", "strong", iris="brn")
        nape(c, "black", 36)
    with c.at(284, 308, s=0.63, weight=0.86):
        flat_cap(c, "red", "yel", "blu")
    with c.at(152, 298, s=0.66, rot=-4, weight=0.84):
        visage(c, "oval", "greek", "calm", "thin", iris="blu", lash=True, lips=8, eyes="plain", arch="arch",
            sleepy=0.36, gaze=0.9, flush=1.2)
        combed(c, "blond", 34)
        places = [(*apply(c.map, (16 * k - 4, 2.6 * k * k - 60)), 16 * k + lean - 4) for k in range(-3, 4)
            for lean in (-38, 38)]
        c.repeat(_laurel, places)
    with c.at(418, 296, s=0.66, rot=4, flip=True, weight=0.84):
        visage(c, "heart", "fine", "smile", "thin", iris="grn", lash=True, lips=8, eyes="drooping", arch="arch",
            sleepy=0.3, flush=1.2)
        parted(c, "rust", 24, joined=True)
        c.form("-36,-44! -10,-66 20,-66 42,-44! 40,-56 18,-78 -12,-78 -40,-56!", "grn", shade=4, width=2.6)
        for x, y in ((-30, -56), (-12, -68), (6, -72), (24, -67), (38, -54)):
            c.dot(x, y, 8)
            c.dot(x, y, 6, "red" if x in (-12, 24) else "wht")
            c.dot(x, y, 2.2, "yel")
