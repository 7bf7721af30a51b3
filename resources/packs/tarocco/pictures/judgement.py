# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Judgement: an angel's trumpet out of the clouds, and three who rise from one tomb."""

import math

from kit.coiffure import parted_front, waves
from kit.faces import neck, profile_beard
from kit.geometry import add, polar
from kit.visages import front, side_face, throat, visage
from pictures.attributes import cloud, wing
from pictures.figures import limb
from pictures.grips import closed

HALO = (300, 132)


def _rays(c):
    """Rays that fall from behind the clouds, by turns of fire and of gold."""
    for k in range(9):
        a = math.radians(34 + 14 * k)
        near, far = polar(96, a), polar((200, 176)[k % 2], a)
        across = polar(9, a + math.pi / 2)
        points = [add(near, across), far, add(near, (-across[0], -across[1]))]
        c.form([(300 + x, 160 + y, True) for x, y in points], ("red", "yel")[k % 2], shade=3, width=2.4)


def _trumpet(c):
    """The trumpet with its banner, from the mouth at the origin down."""
    c.form("8,66! 40,60 66,72 94,72! 91,92 96,118! 70,124 44,112 10,120!", "wht", shade=8, width=2.8)
    c.fill("42,63! 58,67 58,118 44,113!", "red")
    c.fill("9,84! 40,78 68,88 92,84! 92,99 68,104 40,94 9,100!", "red")
    c.stroke("26,64 28,90 26,114", 1.9, "both")
    c.stroke("78,70 82,92 80,118", 1.9, "both")
    c.form("-5,0! 5,0! 6,40 8,96 12,122 22,140 36,152! -36,152! -22,140 -12,122 -8,96 -6,40", "yel", shade=6, width=3)
    c.form("-36,152! -22,145 0,142 22,145 36,152! 24,160 0,164 -24,160", "org", shade=3, width=2.8)
    c.fill("-27,152! -16,148 0,146 16,148 27,152! 16,157 0,159 -16,157", "dbrn")
    for y, half in ((3, 8), (62, 10), (118, 14)):
        c.form(f"{-half},{y-4}! {half},{y-4}! {half},{y+4}! {-half},{y+4}!", "org", shade=2, width=2.2)
    c.stroke("-2,12 -3,56 -5,104 -12,132", 2.2, "both", "wht")


def _angel(c):
    """A winged half figure that blows with full cheeks."""
    wing(c, 338, 204, 1, ("red", "yel", "red"), 0.74, 26, ((8, 146, 17), (6, 96, 15)))
    wing(c, 262, 204, -1, ("red", "yel", "red"), 0.74, 26, ((8, 146, 17), (6, 96, 15)))
    for r, colour in ((53, "ink"), (50.6, "yel"), (45, "ink"), (43, "paper")):
        c.dot(*HALO, r, colour)
    c.form("262,184! 244,200 240,226 242,262! 358,262! 360,226 356,200 338,184! 300,196", "blu", shade=9, width=3,
        angle=62, reach=22)
    with c.at(300, 138, s=0.62, weight=0.84):
        neck(c)
    c.form("262,184! 280,200 300,204 320,200 338,184! 344,194! 326,212 300,216 274,212 256,194!", "yel", shade=4,
        width=2.6)
    with c.at(300, 138, s=0.64, weight=0.84):
        front(c, "round", "calm", "thin", iris="blu", eye=5.2, sleepy=0.5)
        for side in (-1, 1):  # the cheeks are blown up
            with c.at(flip=side > 0):
                c.fill("-36,2! -43,14 -42,30 -28,42 -12,46! -6,30 -16,8", "skin")
                c.fill("-37,20 -31,12 -22,16 -21,27 -29,32 -36,28", "blush")
                c.stroke("-37,2 -43,14 -42,29 -29,41 -14,48", 2.7, "both", end=0.4)
                c.stroke("-13,18 -9,26 -12,36", 1.9, "both")
        parted_front(c, "rust", 18)
        c.form("-40,-47! 0,-58 40,-47! 39,-38! 0,-49 -39,-38!", "yel", shade=3, width=2.4)
        c.dot(0, -53, 7)
        c.dot(0, -53, 5, "red")


def _arms(c):
    """Both hands at the trumpet, one close to the mouth and one below."""
    with c.at(301, 158, rot=-4):
        _trumpet(c)
    with c.at(303, 178, s=0.42, flip=True, rot=10, weight=0.86):
        closed(c)
    with c.at(305, 220, s=0.42, rot=-14, weight=0.86):
        closed(c)
    for outline, lines in (
            ("344,190! 366,192 386,206 394,222! 388,236 368,234 346,216 326,196! 332,178! 348,188 362,204",
                ("362,204 368,216 380,224", "350,196 356,208 364,218")),
            ("258,190! 240,198 226,218 220,238 226,252! 246,254 270,246 286,238! 280,218! 262,222 250,222",
                ("250,222 240,228 226,230", "252,222 246,236 236,246", "262,224 264,236 260,246"))):
        path = c.form(outline, "blu", shade=7, width=3)
        c.engrave(path, 60, 4.6, 2.2, 18, 0.3)
        for line in lines:
            c.stroke(line, 2.3, "end")
    for outline in ("322,194! 330,175! 338,179! 330,200!", "284,240! 278,216! 286,213! 292,237!"):
        c.form(outline, "yel", shade=2, width=2.5)


def _tomb(c):
    """The far rim of the tomb, the dark within and the lid that leans behind it."""
    c.form("29,398! 120,386 220,394 330,386 440,392 531,386! 531,480! 29,480!", "lgrn", shade=6, width=3)
    for x, y in ((40, 412), (492, 404), (62, 402), (516, 420)):
        for dx in (-5, 0, 5):
            c.nick((x, y), (x + dx, y - 11 + abs(dx) * 0.5), 2.6)
    c.form("84,404! 486,404! 508,436! 62,436!", "lgry", shade=4, width=3)
    c.form("96,411! 474,411! 490,436! 80,436!", "black", shade=3, width=2.4)


def _near_wall(c):
    c.form("58,430! 512,430! 512,442! 58,442!", "lgry", shade=4, width=3)
    path = c.form("66,442! 504,442! 504,480! 66,480!", "gry", shade=7, width=3)
    c.engrave(path, 84, 6, 2.4, 60, 0.16, ambient=0.3)


def _old_man(c):
    """An old man in profile, who looks up with folded hands."""
    c.form("128,352! 104,362 94,388 98,440! 196,440! 190,400 182,372 164,354!", "skin", shade=10, width=3, angle=62,
        ink=2, reach=22)
    for line in ("172,384 162,394 148,394", "110,404 118,412 128,412", "176,404 166,412 158,412"):
        c.stroke(line, 1.9, "both")
    c.form("130,322! 126,346 112,360!~ 174,362! 162,344 160,326!", "skin", shade=6, width=2.6)
    limb(c, (124, 376), (150, 424), (198, 384), (14, 15, 13, 12.5, 12, 9.5, 8), "skin", 4, 2.8)
    c.dot(124, 374, 14, "skin")
    c.stroke("136,410 142,418 152,414", 1.8, "both")
    with c.at(202, 378, rot=16):
        c.form("-11,12! -12,-4 -8,-22 -4,-38 1,-43 5,-38! 9,-38 12,-30 12,-12 10,4 8,14!~", "skin", shade=3, width=2.6)
        c.dot(-2, 10, 7, "skin")
        c.stroke("5,-38 4,-18 6,0", 1.7, "end")
        c.stroke("-9,-4 -1,-12 1,-22", 2, "end")
    with c.at(146, 308, s=0.64, rot=-17, weight=0.84):
        side_face(c, "king", "calm", "bushy", inner=-3, iris="ink", lines=True)
        profile_beard(c, "gry", 96)
        c.form("22,-54!~ 2,-62 -24,-56! -18,-44 -10,-36 2,-34 16,-42!~", "skin", shade=4, width=2.6)
        c.form("-4,-34! -10,-20 -14,-4 -10,8! -16,22 -26,38 -42,40 -58,28! -56,16 -60,0 -54,-26 -38,-48 -20,-58!"
            " -12,-50 -14,-42", "gry", shade=7, width=2.8)
        for line in ("-18,-46 -30,-24 -34,4 -42,28", "-12,-36 -22,-16 -24,8 -30,30", "-32,-44 -46,-20 -48,8"):
            c.stroke(line, 2.3, "both")
        c.form("-12,-10! -18,-14 -20,-2 -15,8 -9,4!", "skin", shade=2, width=2)


def _woman(c):
    """A woman who looks up, her hands crossed on her breast."""
    c.form("412,354! 388,360 376,378 374,400 376,440! 490,440! 490,400 486,376 474,360 450,352!", "skin", shade=7,
        width=3)
    with c.at(430, 304, s=0.64, flip=True, weight=0.86):
        throat(c)
    c.stroke("470,384 468,402 456,420 440,432", 2.8, "end", end=0.4)  # the far arm, held before her
    c.stroke("402,414 416,421 428,414", 2, "both")
    for k in range(4):
        c.nick((486, 388 + k * 11), (476, 392 + k * 11), 2)
    c.form("378,384! 374,404 376,424 388,434 404,428 424,414 444,402! 440,388! 424,394 408,402 400,406! 402,394"
        " 402,382!~", "skin", shade=6, width=2.8)
    c.form("438,404! 454,400 468,394 480,391 481,386 468,386! 480,382 481,377 466,378! 470,372 466,369 454,375"
        " 440,386!~", "skin", shade=3, width=2.4)
    c.stroke("468,386 458,388 452,391", 1.7, "end")
    c.stroke("466,378 456,381 450,385", 1.7, "end")
    c.dot(441, 395, 7.6, "skin")
    with c.at(430, 304, s=0.64, rot=10, flip=True, weight=0.84):
        waves(c, "brn")
        visage(c, "oval", "greek", "calm", "thin", iris="brn", lash=True, eyes="plain", arch="arch", sleepy=0.3,
            gaze=0.8, flush=1)
        c.form("6,-62! -12,-52 -26,-38 -32,-18 -34,10! -46,4 -62,8! -66,-20 -54,-50 -26,-68 6,-74 36,-66 52,-44 54,-14!"
            " 44,-6 40,-20! 36,-36 22,-50", "brn", shade=6, width=2.7)
        for line in ("2,-66 -22,-54 -42,-30 -48,0", "-14,-66 -40,-50 -56,-22", "8,-68 28,-58 42,-36 46,-14"):
            c.stroke(line, 2.2, "both")


def _open_hand(c):
    """A hand held up, seen from its back, about its knuckles; wrist below at (0, 16)."""
    with c.at(7, 5, rot=52):
        c.form("-4.4,0! -4.4,-14 0,-19 4.2,-14 4.4,0!", "skin", shade=1.5, width=2.3)
    for lean, long in ((-24, 29), (-8, 34), (8, 33), (23, 28)):
        with c.at(0, 4, rot=lean):
            c.form(f"-3.7,-14! -3.8,{-long+4} 0,{-long-2} 3.8,{-long+4} 3.7,-14!~", "skin", shade=1.5, width=2.3)
    c.form("-7.4,19! -9,8 -10.6,-2 -9,-11!~ 9.4,-11! 10.6,-2 9,8 7.4,19!~", "skin", shade=2, width=2.3)
    for x in (-4.4, 0.2, 4.8):
        c.stroke(f"{x},-12 {x*.8},-4", 1.5, "end")


def _youth(c):
    """A youth from behind, who lifts both hands to the light."""
    c.form("272,390! 266,399 252,403 240,408! 248,426 254,446 256,480! 324,480! 326,446 332,426 340,408! 328,403"
        " 314,399 308,390!", "skin", shade=9, width=3, angle=62, ink=2, reach=24)
    for flip in (False, True):
        with c.at(x=580 if flip else 0, flip=flip):
            limb(c, (262, 414), (220, 402), (228, 358), (13, 14, 12.5, 12, 11.5, 9, 8), "skin", 5, 2.8)
            c.fill("252,405! 274,398! 280,424! 256,428!", "skin")
            with c.at(229, 342, s=1.06, rot=-4, weight=0.94):
                _open_hand(c)
            c.fill("221,352! 236,352! 236,362! 220,362!", "skin")
            c.stroke("221,350 220.6,357 219.6,366", 2.6, "both", end=0.5)
            c.stroke("236,350 236,357 237,366", 2.8, "both", end=0.5)
    for line in ("290,408 288,426 290,446", "266,412 274,424 270,436", "314,412 306,424 310,436", "256,428 262,426"
            " 266,420", "324,428 318,426 314,420"):
        c.stroke(line, 2.1, "both")
    c.form("276,380! 304,380! 306,394 312,402! 268,402! 274,394", "skin", shade=5, width=2.2)
    c.fill("270,400! 310,400! 308,408! 272,408!", "skin")
    for side in (-1, 1):
        c.form(f"{290+side*27},362! {290+side*36},356 {290+side*37},370 {290+side*27},377!", "skin", shade=2, width=2.2)
    c.form("261,368 262,346 274,334 290,330 306,334 318,346 319,368 312,384 300,390! 290,384 280,390! 268,384", "blond",
        shade=9, width=3)
    for line in ("290,334 276,344 270,362 276,380", "292,334 304,344 310,362 304,380", "284,334 266,350 266,370",
            "298,336 314,350 314,368", "290,338 286,360 290,380"):
        c.stroke(line, 2.1, "both")


def judgement(c):
    """The trumpet opens the tomb."""
    _rays(c)
    _angel(c)
    c.repeat(lambda f: cloud(f, 0, 0), ((196, 262, 0, 0.6), (404, 262, 0, 0.6), (300, 274, 0, 0.62)))
    _arms(c)
    _tomb(c)
    with c.at(x=-14):
        _old_man(c)
    _woman(c)
    _youth(c)
    _near_wall(c)
