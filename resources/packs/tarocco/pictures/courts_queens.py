# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The queens: one in profile with a net, one with a covered cup, one in ermine, one with a club."""

from kit.caps import tiara
from kit.coiffure import parted
from kit.drapery import folds, hem
from kit.dress import beads, girdle, strew, strewn
from kit.gestures import kerchief, knuckles
from kit.regalia import cross_mark
from kit.signs import baton
from kit.visages import throat, visage
from pictures.coin_queen import coin_queen
from pictures.cup_queen import cup_queen
from pictures.stock import courts
from pictures.sword_queen import sword_queen


def _bosom(c, x, y, flip=False, size=1.0):
    """Neck and breast of a lady whose face has its middle there, down to the neckline."""
    with c.at(x, y, s=size, flip=flip):
        c.fill("-62,96! -46,124 0,142 46,124 62,96! 28,74 -28,74", "skin")
        throat(c)


def _batons(c):
    """A dark lady with a club on her shoulder, a kerchief in the other hand."""
    c.form("250,252! 190,272 144,322 112,396 96,480! 300,480! 296,300!", "yel", shade=20)
    folds(c, (("118,470 132,400 164,330", 1), ("160,470 168,404 190,340", 1)), "yel")
    c.form("330,252! 384,272 428,322 456,396 470,480! 290,480! 290,300!", "blu", shade=20)
    folds(c, (("446,470 434,404 404,330", -1),), "blu")
    # gown, with a laced front
    strewn(c, "250,258! 212,300 210,352 226,404 190,480! 398,480! 356,404 370,352 366,300 330,258!", "red",
        lambda c: cross_mark(c, "yel", "blu"), 38, 34, 20, angle=62)
    c.form("262,312! 276,404! 308,404! 322,312! 292,330", "wht", shade=6, width=2.8)
    for y in (336, 358, 380):
        c.stroke(f"270,{y} 292,{y+9} 314,{y}", 4.4, "none")
        c.stroke(f"270,{y} 292,{y+9} 314,{y}", 2.4, "none", "grn")
    girdle(c, "226,402 258,413 292,416 326,413 356,402", "220,430 256,442 292,445 328,442 362,430", 4, "grn")
    _bosom(c, 292, 170, True)
    c.form("228,254! 252,300 292,318 332,300 356,254! 368,264! 340,314 292,334 244,314 216,264!", "grn", shade=6,
        width=2.8)
    beads(c, "222,260 248,307 292,326 336,307 362,260", 15, 5, ("yel", "red"))
    # club on the shoulder
    with c.at(154, 266, s=1.0, rot=-6, flip=True):
        baton(c, 8, 420, 15, 48, ((0.28, -1), (0.5, 1), (0.66, -1)), "red")
    with c.at(168, 361, s=0.76, rot=30, weight=1.05):
        knuckles(c)
    _long_sleeve(c, "262,290! 240,280 226,296 224,332 225,366 227,388! 218,380 208,370! 187,407! 200,422 220,440"
        " 240,450 258,444 268,422 273,384 274,330!", ("227,388 240,398 262,402", "228,390 236,410 252,428",
        "225,387 216,402 214,420", "228,384 246,376 266,378", "262,330 254,346 254,364"), 64)
    c.form("198,366! 214,378! 194,414! 176,402!", "wht", shade=5, width=2.9)
    c.stroke("207,372 187,409", 1.8, "none")
    _shoulder(c, "252,260! 230,258 210,270 200,292 196,320! 220,338 250,338 278,324! 278,302 266,278", "yel",
        "198,318 220,335 250,335 277,322", ("222,278 214,298 218,320", "244,276 242,300 248,324"))
    # the kerchief
    with c.at(340, 390, s=0.64, rot=-6, weight=1.05):
        kerchief(c)
    _long_sleeve(c, "336,270! 366,258 396,270 420,298 446,334 468,368 470,386 458,402 436,414 408,419 382,420! 380,384!"
        " 400,381 412,375! 390,360 366,346 354,322!", ("412,375 428,384 444,394", "411,376 414,394 426,408",
        "414,374 430,368 450,368", "409,375 394,364 386,352", "392,296 412,324 428,346"), 140)
    c.form("390,380! 372,374! 370,420! 388,426!", "wht", shade=5, width=2.9)
    c.stroke("382,379 380,422", 1.8, "none")
    _shoulder(c, "334,262! 358,254 392,270 414,298 424,326! 404,344 374,346 348,332! 330,312 326,286", "blu",
        "423,325 403,341 374,343 349,330", ("394,280 408,304 410,328", "370,270 382,304 382,334", "348,272 352,300"
        " 358,326"))
    # head
    with c.at(292, 170, s=1.0, rot=-2, flip=True, weight=0.95):
        c.form("-28,-56! -54,-54 -72,-30 -70,4 -78,36 -66,66 -76,96! -50,104 -34,92! -28,60 -34,30 -30,-10", "black",
            shade=9,
            width=2.8)
        for line in ("-48,-44 -62,-8 -62,30 -60,70", "-38,-44 -48,-8 -48,40 -52,84"):
            c.stroke(line, 2.2, "both", "lblack")
        c.fill("-40,-10! -40,60 -28,98 -14,92! -20,20!", "dblack")
        visage(c, "square", "straight", "smile", "strong", iris="brn", lash=True, lips=9.2, eyes="plain",
            arch="winged", sleepy=0.3,
            gaze=0.4, flush=1.2, marks="cleft")
        parted(c, "black", 30)
        tiara(c, "black", ("red", "grn"))


def _long_sleeve(c, outline, lines, turn):
    path = c.form(outline, "lblu", shade=13, width=3.4)
    strew(c, path, _dot, 34, 30, 16, turn)
    c.engrave(path, turn, 5.2, 3.1, 30, 0.26)
    for line in lines:
        c.stroke(line, 2.8, "end")


def _shoulder(c, outline, colour, edge, lines):
    """What of the cloak lies on a shoulder, over the sleeve that comes out under it."""
    path = c.form(outline, colour, shade=10, width=3.3)
    c.engrave(path, 64, 5.2, 2.8, 30, 0.26)
    for line in lines:
        c.stroke(line, 2.6, "end")
    hem(c, edge, 6, "red")


def _dot(c):
    c.dot(0, 0, 3.6, "yel")
    c.dot(0, 0, 1.6, "red")


DRAWN = {"QD": (coin_queen, 151), "QC": (cup_queen, 152), "QS": (sword_queen, 153), "QB": (_batons, 154)}
CARDS = courts(DRAWN, "Donna")
