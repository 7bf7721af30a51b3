# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The cavalier of coins: a man of the court on a grey, who holds his coin up over the horse's head."""

from kit.drapery import folds, hem
from kit.dress import beads, belt, strap
from kit.faces import bob, goatee, moustache, neck
from kit.regalia import lily
from kit.visages import visage
from pictures.coin_hands import pinched
from pictures.grips import closed
from pictures.mounts import mount

COIN = (444, 112)


def _doublet(c):
    c.form("190,258! 160,284 150,330 158,380 156,410 136,480! 326,480! 306,410 304,370 318,318 302,282 272,258!", "grn",
        shade=20, angle=62, ink=3.3)
    c.form("204,264! 212,330 209,414! 253,414! 250,330 260,264!", "wht", shade=10, width=3)
    for y in (316, 342, 368, 394):
        c.stroke(f"210,{y} 231,{y+7} 252,{y}", 4.8, "none")
        c.stroke(f"210,{y} 231,{y+7} 252,{y}", 2.6, "none", "red")
    for x in (222, 240):
        c.stroke(f"{x},322 {x},356 {x-1},392", 1.6, "both")
    for x, y in ((286, 322), (282, 366), (180, 366)):
        with c.at(x, y):
            lily(c, 0.62)
    belt(c, "152,406 190,418 230,421 268,418 308,406", "148,432 188,444 230,448 270,444 312,432", "yel", ("red", "blu"))


def _raised_arm(c):
    """The far arm, lifted over the horse's head, and the coin between its thumb and fingers."""
    path = c.form("264,276! 292,266 322,272 350,280 372,282! 388,264 400,240 408,218! 440,228! 438,256 428,286 414,312"
        " 396,324! 360,334 326,336 296,332! 276,310", "red", shade=12, width=3.4)
    c.engrave(path, 66, 5, 3.2, 30, 0.24)
    for line in ("372,282 380,296 396,304", "371,283 366,300 370,318", "370,283 352,296 344,314", "374,280 390,282"
            " 410,276", "414,228 414,244 408,258", "428,232 428,248 422,262", "292,284 316,288 338,296",
            "296,316 318,318 336,316"):
        c.stroke(line, 2.8, "end")
    for x, y, turn in ((324, 300, 84), (412, 262, 24)):
        with c.at(x, y, rot=turn):
            c.form("0,-20! 7,-6 6,7 0,18! -6,7 -7,-6", "yel", shade=3, width=2.3)
    with c.at(*COIN):
        pinched(c)
    c.form("403,209! 426,205 450,219! 445,239! 423,226 399,230!", "wht", shade=4, width=2.8)
    c.stroke("402,225 423,220 445,233", 1.8, "none")


def _near_arm(c):
    """The near arm with the reins, out from under a short cloak."""
    for line in ("444,420 404,436 360,436 322,420", "436,428 400,446 356,446 322,430"):
        strap(c, line, 5.4, "blu", stitched=False)
    with c.at(316, 414, s=0.74, rot=-2, weight=1.05):
        closed(c)
    path = c.form("132,322! 126,358 132,394 146,418 168,433 200,434 236,428 270,420! 266,384! 240,388 216,388 206,383!"
        " 204,362 202,332!", "red", shade=13, width=3.4)
    c.engrave(path, 56, 5, 3.3, 34, 0.22)
    for line in ("206,383 190,392 166,394", "205,384 194,404 176,420", "207,386 204,408 200,426", "211,386 224,402"
            " 228,418", "204,379 188,372 168,370", "148,346 150,368 148,386", "262,398 244,408 226,410"):
        c.stroke(line, 2.8, "end")
    for x, y, turn in ((160, 354, 4), (238, 402, 84)):
        with c.at(x, y, rot=turn):
            c.form("0,-20! 7,-6 6,7 0,18! -6,7 -7,-6", "yel", shade=3, width=2.3)
    c.form("262,378! 284,376! 288,420! 266,424!", "wht", shade=5, width=2.9)
    c.stroke("269,380 272,421", 1.8, "none")


def _cloak(c):
    """A short cloak over the near shoulder, its end behind him."""
    c.form("186,260! 162,266 142,286 128,316 118,352! 146,366 182,362 212,346! 220,318 222,296", "blu", shade=13,
        width=3.4, angle=64, ink=3, reach=30)
    folds(c, (("150,358 156,326 178,292", 1), ("188,352 192,320 204,294", 1)), "blu", 14, 6)
    hem(c, "119,351 147,365 182,361 211,345", 6)


def coin_rider(c):
    """He looks along his horse's neck."""
    c.form("29,430! 60,396 116,386 190,400 262,440! 270,480! 29,480!", "yel", shade=12, width=3.4, angle=70, reach=40)
    c.stroke("29,444 62,412 116,402 190,416 262,454", 8, "none", "ink")
    c.stroke("29,444 62,412 116,402 190,416 262,454", 4.4, "none", "red")
    _doublet(c)
    with c.at(232, 176):
        neck(c)
    _raised_arm(c)
    mount(c, "grey", "blu", "yel", "lozenges", 8, at=(78, 28), size=0.86)
    _near_arm(c)
    _cloak(c)
    c.form("184,250! 208,280 232,288 258,280 280,250! 296,264! 266,302 232,312 198,302 168,264!", "yel", shade=6,
        width=2.8)
    beads(c, "176,264 204,292 232,300 262,292 288,264", 15, 4.8, ("red", "grn"))
    _head(c)


def _head(c):
    with c.at(232, 182, s=1.0, rot=2, weight=0.95):
        visage(c, "noble", "straight", "wry", "strong", iris="grn", eyes="narrow", arch="cocked", gaze=0.8, flush=0.9)
        bob(c, "brn")
        goatee(c, "brn")
        moustache(c, "brn", curled=True)
    with c.at(230, 184, s=1.0, rot=2):
        c.plume("-46,-62 -68,-90 -90,-91 -101,-66 -97,-36", 17, "yel", count=7, side=1, barbs=14)
        c.form("-62,-38! -78,-62 -66,-92 -30,-108 10,-110 48,-98 70,-72 62,-44! 30,-56 0,-58 -32,-54", "blu",
            shade=13, width=3.3, angle=74, reach=28)
        for line in ("-40,-100 -46,-78 -46,-58", "-8,-108 -12,-84 -10,-60", "26,-106 28,-84 24,-58",
                "52,-92 54,-74 48,-54"):
            c.stroke(line, 2.4, "end")
        c.form("-70,-34! -74,-52 -40,-66 0,-70 40,-66 70,-54 68,-36! 40,-48 0,-52 -40,-46!", "wht", shade=6, width=3)
        c.dot(-50, -56, 10)
        c.dot(-50, -56, 7.8, "red")
