# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The queen of cups: a lady under a high crown, who holds her covered cup by its stem and a sceptre."""

from kit.coiffure import braid, parted
from kit.drapery import folds, hem
from kit.dress import beads, girdle, strew, strewn
from kit.regalia import drop_mark, quatrefoil
from kit.signs import goblet
from kit.visages import throat, visage
from pictures.grips import closed, fingers, palm


def _dot(c):
    for radius, colour in ((4.4, "yel"), (2.2, "red")):
        c.dot(0, 0, radius, colour)


def _gown(c):
    strewn(c, "246,258! 214,300 212,350 226,404 196,480! 380,480! 350,404 364,350 362,300 330,258!", "red",
        lambda c: drop_mark(c, "yel", "blu"), 36, 32, 18, angle=62)
    girdle(c, "226,402 256,412 288,415 322,412 350,402", "220,428 254,440 288,443 324,440 356,428", 4, "blu")
    with c.at(286, 174):
        c.fill("-62,90! -46,118 0,136 46,118 62,90! 28,74 -28,74", "skin")
        throat(c)
    c.form("224,252! 246,298 286,318 326,298 348,252! 360,262! 334,312 286,334 238,312 212,262!", "yel", shade=6,
        width=2.8)
    beads(c, "220,258 242,304 286,325 330,304 352,258", 15, 5, ("red", "grn"))
    c.stroke("262,268 286,292 310,268", 2.6, "none")
    c.dot(286, 300, 9)
    c.dot(286, 300, 7, "blu")
    c.dot(284, 298, 2, "wht")


def _sleeve(c, outline, lines, turn):
    path = c.form(outline, "blu", shade=13, width=3.4)
    strew(c, path, _dot, 34, 30, 16, turn)
    c.engrave(path, turn, 5.2, 3.1, 30, 0.26)
    for line in lines:
        c.stroke(line, 2.8, "end")


def _covered_cup(c):
    with c.at(452, 280, s=0.94, weight=0.95):
        goblet(c)
        c.form("-58,-88! -54,-104 -40,-126 -22,-138! 22,-138! 40,-126 54,-104 58,-88! 30,-77 0,-73 -30,-77", "red",
            shade=11, width=3.2)
        for x in (-34, -12, 12, 34):
            c.stroke(f"{x*.5},-136 {x},-112 {x*1.2},-84", 2.2, "end")
        c.stroke("-55,-98 -28,-88 0,-84 28,-88 55,-98", 3, "none", "yel")
        c.form("-24,-134! -20,-146! 20,-146! 24,-134!", "yel", shade=3, width=2.6)
        c.form("-9,-146! -4,-156 -10,-166 0,-180 10,-166 4,-156 9,-146!", "yel", shade=3, width=2.6)


def _cup_arm(c):
    """Her hand goes about the stem, the forearm rises from a low elbow."""
    _covered_cup(c)
    with c.at(450, 333, s=0.72, rot=-24, weight=1.05):
        closed(c)
    _sleeve(c, "322,286! 352,276 380,292 388,326 388,350 389,366! 398,358 409,346! 430,382! 416,398 394,420 368,432"
        " 346,426 332,402 326,360 318,322!", ("389,366 374,380 354,384", "388,368 384,392 368,414", "391,364 400,382"
        " 400,400", "388,362 370,356 350,360", "352,300 360,322 360,344"), 112)
    c.form("398,354! 415,340! 438,378! 418,393!", "wht", shade=5, width=2.9)
    c.stroke("405,349 426,386", 1.8, "none")


def _sceptre_arm(c):
    held = {"s": 0.74, "rot": -16, "flip": True, "weight": 1.05}
    with c.at(246, 414, **held):
        palm(c, 9)
    c.form("128,206! 138,202! 280,466! 264,474!", "yel", shade=3, width=2.8)
    with c.at(132, 196, rot=-24):
        quatrefoil(c, "yel", "red", 17)
    with c.at(246, 414, **held):
        fingers(c, 9)
    _sleeve(c, "240,276! 214,268 188,276 164,300 136,338 114,374 112,396 124,416 146,431 174,439 200,440! 204,406!"
        " 184,402 172,394! 194,374 216,350 230,322!", ("172,394 156,404 140,412", "173,396 170,416 158,430",
        "171,392 154,384 134,384", "174,393 190,380 200,366", "192,300 172,330 156,352"), 40)
    c.form("188,402! 208,396! 210,440! 190,446!", "wht", shade=5, width=2.9)
    c.stroke("196,400 198,443", 1.8, "none")


def _mantle(c):
    """The mantle lies on both shoulders, under its border of gold."""
    for outline, edge, fold in (
            ("250,262! 222,256 186,270 162,300 148,332! 168,348 202,350 228,336! 246,312 254,286",
                "149,331 169,346 202,348 227,335", (("184,342 190,316 206,288", 1), ("212,344 220,318 230,294", 1))),
            ("322,262! 346,254 378,270 398,300! 390,324 366,338 338,334! 322,312 316,286",
                "397,300 389,322 366,336 339,332", (("380,324 370,300 354,280", 1),))):
        path = c.form(outline, "grn", shade=11, width=3.3)
        c.engrave(path, 64, 5.2, 2.8, 30, 0.26)
        folds(c, fold, "grn", 12, 6)
        hem(c, edge, 6)


def cup_queen(c):
    """Her braid hangs over her shoulder."""
    c.form("248,252! 190,274 142,326 108,400 94,480! 470,480! 452,400 424,330 380,276 328,252!", "grn", shade=22)
    folds(c, (("116,470 130,400 162,332", 1),), "grn")
    hem(c, "150,322 114,402 99,470", 5.6)
    _gown(c)
    _cup_arm(c)
    _sceptre_arm(c)
    _mantle(c)
    _head(c)


def _head(c):
    with c.at(286, 174, s=1.0, rot=-2, weight=0.95):
        visage(c, "heart", "snub", "smile", "thin", iris="grn", lash=True, lips=8.8, eyes="plain", arch="arch",
            sleepy=0.36, gaze=0.9, flush=1.2, marks="mole")
        parted(c, "blond", 26, joined=True)
    braid(c, "232,192 224,234 236,282", 22, "blond", "red")
    with c.at(288, 122, s=0.96, rot=-2):
        c.form("-42,-4! -54,-56! -34,-42! -26,-66! -12,-48! 0,-76! 12,-48! 26,-66! 34,-42! 54,-56! 42,-4! 22,5 0,8"
            " -22,5", "yel", shade=8, width=3, angle=78, step=4.6, reach=20)
        for x, y in ((-54, -59), (-26, -69), (0, -79), (26, -69), (54, -59)):
            c.dot(x, y, 6.4)
            c.dot(x, y, 4.8, "red")
        for x, y in ((-28, -22), (0, -28), (28, -22)):
            c.shape(f"{x},{y-11}! {x+7},{y} {x},{y+11}! {x-7},{y}", "blu" if x else "red", 2)
        c.form("-44,-8! -22,2 0,5 22,2 44,-8! 42,12! 22,20 0,23 -22,20 -42,12!", "yel", shade=5, width=2.8)
        beads(c, "-39,2 -20,10 0,13 20,10 39,2", 13, 4.6, ("wht", "grn"))
