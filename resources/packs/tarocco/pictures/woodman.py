# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The jack of batons: a woodman's boy, one hand laid over the end of his club, the other closed about it."""

from kit.coiffure import fringed
from kit.drapery import folds, hem
from kit.dress import beads, belt, buckle, lozenges
from kit.faces import neck
from kit.hands import finger
from kit.regalia import star_mark
from kit.signs import baton
from kit.visages import visage
from pictures.grips import closed

CLUB = (449, 180)  # the middle of its upper end


def _laid_behind(c):
    """The far hand on the club's end, what of it lies behind: wrist below at the left (-26, 52)."""
    c.form("-42,54! -40,30 -34,6 -22,-12 -2,-20 16,-17 26,-6 26,12! 0,20 -10,40 -14,60!~", "skin", shade=7, width=2.6)


def _laid_before(c):
    """Its fingers, that come over the end towards us, and the thumb along the side."""
    finger(c, "-29,14 -30,32 -23,46", [8, 8.4, 6.2], 2.3)
    c.fill("-36,20! -31,2 -21,-4 -21,20 -28,26!", "skin")
    c.stroke("-41,36 -39,22 -34,7 -26,-6", 2.5, "end", end=0.6)
    for x, low, r in ((20, 18, 6.6), (9, 27, 7.4), (-3, 29, 7.6), (-15, 24, 7.2)):
        finger(c, f"{x*.9},-11 {x*1.04},2 {x},{low}", [r, r, r * 0.78], 2.3)
        c.sliver((x - r * 0.6, 4), (x + r * 0.6, 3), 1.4, -0.2)
        c.stroke(f"{x-3},{low-1} {x-2.6},{low+3} {x+2.6},{low+3} {x+3},{low-1}", 1.2, "none")
    c.fill("-24,-8! -12,-17 4,-18 18,-14 22,-6! 10,-4 -8,-4 -20,0!", "skin")
    for x in (-9, 3, 14):
        c.sliver((x, -4), (x * 0.8, -14), 1.5, 0.06)


def _doublet(c):
    """A belted jerkin, laced over his shirt."""
    c.form("244,258! 214,284 204,330 210,384 212,420! 362,420! 366,380 372,330 360,288 330,258!", "yel", shade=20,
        angle=62, ink=3)
    c.form("264,262! 274,312 284,350! 298,312 312,262!", "wht", shade=6, width=2.8)
    for y in (288, 308, 328):
        k = (y - 262) * 0.2
        c.stroke(f"{264+k},{y-8} {308-k},{y+6}", 3.8, "none", "dred")
        c.stroke(f"{310-k},{y-8} {264+k},{y+6}", 3.8, "none", "red")
    c.stroke("285,350 286,384 284,412", 2.6, "both")
    for x, y in ((240, 320), (330, 318), (256, 364), (318, 364), (348, 350)):
        with c.at(x, y):
            star_mark(c, "red", 9)
    for line in ("228,404 236,376 252,356", "346,404 338,380 324,364", "270,410 264,392 262,376"):
        c.stroke(line, 2.8, "end")
    c.form("210,418! 186,480! 390,480! 364,418!", "grn", shade=16, angle=80, reach=30)
    for x in (226, 256, 286, 316, 344):
        c.stroke(f"{286+(x-286)*.9},426 {x},450 {286+(x-286)*1.3},478", 3, "start")
    belt(c, "208,402 246,414 286,418 326,414 366,402", "206,428 246,440 286,444 326,440 366,428", "tan")
    buckle(c, 288, 430, 16, "blu")


def _far_sleeve(c):
    path = c.form("330,276! 352,280 370,296 384,312! 392,292 395,260 396,226! 428,230! 434,276 434,326 427,355 412,370"
        " 394,370 370,354 340,338!", "blu", shade=11, width=3.3)
    c.engrave(path, 40, 5, 3.2, 26, 0.24)
    for line in ("384,314 396,328 416,334", "383,315 390,338 404,356", "382,316 376,336 366,346",
            "404,238 408,266 406,292", "416,238 420,264 418,288"):
        c.stroke(line, 2.8, "end")


def _far_cuff(c):
    c.form("392,218! 412,214 434,222! 433,242! 410,234 390,238!", "wht", shade=5, width=2.8)
    c.stroke("392,232 411,228 433,236", 1.8, "none")


def _near_sleeve(c):
    path = c.form("186,322! 182,362 190,400 204,424 226,437 258,436 310,424 366,410! 360,374! 318,384 284,388 266,384!"
        " 260,366 254,334!", "blu", shade=13, width=3.4)
    c.engrave(path, 52, 5, 3.3, 34, 0.22)
    for line in ("266,384 248,392 222,394", "265,386 252,404 232,420", "268,387 262,408 256,428", "272,388 284,404"
            " 286,420", "264,380 246,372 226,370", "204,346 208,368 204,386", "352,384 330,394 306,396",
            "356,400 336,408 316,408"):
        c.stroke(line, 2.8, "end")
    c.form("358,368! 382,363! 394,404! 366,413!", "wht", shade=5, width=2.9)
    c.stroke("365,367 376,409", 1.8, "none")


def _cape_far(c):
    """What of his mantle lies on the far shoulder."""
    c.form("324,258! 350,262 374,280 386,304! 380,322 366,330! 344,336 330,326!", "red", shade=10, width=3.2, angle=64,
        ink=2.8, reach=26)
    folds(c, (("372,322 362,300 344,284", 1),), "red", 11, 6)


def _cape_near(c):
    c.form("246,258! 208,264 180,288 166,318 160,350! 184,360 214,358 244,344! 256,316 260,288", "red", shade=12,
        width=3.4, angle=64, ink=3, reach=30)
    folds(c, (("186,350 192,322 212,294", 1), ("222,346 226,318 236,296", 1)), "red", 13, 6)
    hem(c, "161,349 185,358 214,356 243,343", 5.6)


def woodman(c):
    """He stands at rest behind his club."""
    c.form("236,258! 186,282 152,330 132,400 122,480! 240,480! 250,380!", "red", shade=16)
    folds(c, (("142,470 152,410 172,352", 1), ("180,470 186,420 196,376", 1)), "red", 16)
    c.form("330,262! 364,290 384,330 394,400 398,480! 340,480! 340,380!", "red", shade=10)
    folds(c, (("388,470 384,420 372,380", -1),), "red", 12, 6)
    _doublet(c)
    with c.at(284, 176):
        neck(c)
    _far_sleeve(c)
    with c.at(*CLUB, rot=5):
        _laid_behind(c)
    _far_cuff(c)
    with c.at(CLUB[0] - 6, CLUB[1] + 204, rot=2):
        baton(c, 9, 400, 16, 33, ((0.2, 1), (0.34, -1), (0.6, 1)), "org")
    with c.at(*CLUB, rot=5):
        _laid_before(c)
    _cape_far(c)
    with c.at(440, 371, s=0.88, rot=-10, weight=1.05):
        closed(c)
    _near_sleeve(c)
    _cape_near(c)
    c.form("234,252! 258,278 286,288 312,278 334,252! 348,268! 320,300 286,310 252,300 222,268!", "grn", shade=6,
        width=2.8)
    beads(c, "230,262 254,288 286,298 316,288 340,262", 16, 4.6, ("yel",))
    _head(c)


def _head(c):
    with c.at(284, 178, s=1.0, rot=4, weight=0.95):
        visage(c, "boy", "snub", "wry", "strong", iris="grn", eyes="narrow", arch="flat", gaze=1, flush=1.3,
            marks="freckles dimple")
        fringed(c, "hair", 24)
    with c.at(280, 174, s=1.0, rot=4):
        c.form("-58,-40! -66,-72 -44,-100 0,-108 40,-98 58,-72 52,-44! 22,-56 -20,-58", "org", shade=12, width=3.2,
            angle=76,
            reach=28)
        c.form("-40,-96! -70,-92 -92,-66 -96,-36! -78,-40! -74,-58 -56,-66!", "org", shade=7, width=3)
        _tassel(c, -88, -26)
        c.form("-64,-32! -62,-52 -22,-66 22,-66 56,-54 58,-38! 22,-52 -22,-50!", "red", shade=5, width=2.8)
        lozenges(c, "-54,-44 -22,-58 22,-59 50,-48", 16, 6, "yel")


def _tassel(c, x, y):
    """A tassel that hangs from the tip of a cap."""
    c.dot(x, y - 8, 8)
    c.dot(x, y - 8, 6, "yel")
    c.form(f"{x-6},{y-4}! {x+6},{y-4}! {x+11},{y+24}! {x},{y+20} {x-11},{y+24}!", "yel", shade=4, width=2.4)
    for k in (-4, 0, 4):
        c.stroke(f"{x+k*.6},{y} {x+k*1.6},{y+20}", 1.6, "end")
