# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The jack of swords: a swaggerer with his sword on his shoulder, the other hand on a cane."""

from kit.drapery import folds, hem
from kit.dress import belt
from kit.faces import neck
from kit.hands import finger
from kit.regalia import straight_sword
from kit.visages import front


def _doublet(c):
    c.form("232,256! 204,296 198,356 206,420! 354,420! 362,356 356,296 326,256!", "red", shade=20, angle=62, ink=3.2)
    c.form("272,300! 274,420! 288,420! 290,300!", "dred", shade=0, width=0, dark="dred")
    for y in range(318, 410, 21):
        c.dot(281, y, 6.6)
        c.dot(281, y, 4.8, "yel")
        c.stroke(f"294,{y} 306,{y+2} 318,{y-1}", 2, "both")
        c.stroke(f"268,{y} 256,{y+2} 246,{y-1}", 2, "both")
    for line in ("226,310 224,350 230,396", "336,310 340,350 334,396"):
        c.stroke(line, 2.8, "both")
    c.form("202,420! 176,480! 386,480! 358,420!", "blu", shade=16, angle=80, reach=30)
    for x in (222, 250, 280, 310, 338):
        c.stroke(f"{280+(x-280)*.9},426 {x},450 {280+(x-280)*1.3},478", 3, "start")
    belt(c, "202,404 240,416 280,420 320,416 358,404", "200,430 240,442 280,446 320,442 360,430", "yel", ("blu",))


def _cape(c):
    """What hangs behind him."""
    c.form("226,258! 190,274 160,310 140,370 128,430 124,480! 220,480! 220,300!", "grn", shade=18)
    folds(c, (("146,470 158,410 180,350", 1), ("182,470 186,420 200,370", 1)), "grn", 16)
    hem(c, "178,288 154,326 138,380 128,440 126,470", 6)
    c.form("330,258! 372,276 400,310 430,380 446,440 450,480! 350,480! 340,300!", "grn", shade=18)
    folds(c, (("430,470 420,410 400,350", -1), ("396,470 390,420 376,370", -1)), "grn", 14)
    hem(c, "388,294 412,336 432,384 444,436 448,470", 6)


def _puff(c, outline, panes, band):
    """A puffed upper sleeve of panes, red where it is slashed, gathered in a band."""
    path = c.form(outline, "yel", shade=13, width=3.5)
    c.engrave(path, 62, 5.2, 2.8, 30, 0.28)
    for pane in panes:
        c.form(pane, "red", shade=3, width=2.4)
    c.stroke(band, 12.6, "none")
    c.stroke(band, 8, "none", "grn")


def _cane_arm(c):
    """The arm with the cane, its elbow out."""
    c.form("164,392! 176,392! 164,480! 148,480!", "tan", shade=4, width=2.9)
    for y in (412, 440):
        c.stroke(f"{166-(y-392)*.14},{y} {176-(y-392)*.14},{y+2}", 2, "none")
    fore = c.form("112,352! 106,380 114,404 134,414 156,412 182,402! 176,372! 162,378 152,374 146,356!", "blu",
    shade=10,
        width=3.3)
    c.engrave(fore, 30, 5, 3.2, 24, 0.24)
    for line in ("150,368 136,382 122,388", "152,374 146,390 136,402"):
        c.stroke(line, 2.7, "end")
    c.dot(172, 388, 15)
    c.dot(172, 388, 12.6, "yel")
    for line, radii in (("186,376 196,392 192,408", (7.4, 7, 5.6)), ("178,376 184,396 179,412", (8, 7.4, 5.8)),
            ("169,378 172,397 167,411", (8, 7.4, 5.8)), ("160,380 161,394 157,405", (7.4, 6.8, 5.2))):
        finger(c, line, radii, 2.3)
    c.form("146,378! 158,366 176,362 190,368 194,380! 184,388 166,392 152,394!~", "skin", shade=5, width=2.5)
    for x in (165, 174, 184):
        c.sliver((x, 388), (x - 1, 374), 1.6, 0.05)
    c.form("134,370! 152,362! 166,398! 146,408!", "wht", shade=5, width=2.9)
    c.stroke("142,367 156,403", 1.8, "none")
    _puff(c, "244,268! 214,256 184,264 154,288 128,320 108,350! 116,372 140,380 162,370! 190,350 218,326 234,300!",
        ("216,272! 186,286 154,320 138,352! 166,332 198,304!", "186,272! 158,292 132,322 120,344! 146,320 170,296!",
            "228,284! 208,304 178,336 160,356! 190,340 218,312!"), "106,350 116,375 140,382 166,371")


def _sword_arm(c):
    """The arm that hangs by the hilt; the blade leans on the shoulder."""
    fore = c.form("398,330! 404,356 406,380 402,408! 440,414! 448,386 448,356 440,326!", "blu", shade=11, width=3.3)
    c.engrave(fore, 70, 5, 3.2, 26, 0.24)
    for line in ("414,340 416,360 412,380", "430,340 434,364 430,388"):
        c.stroke(line, 2.7, "both")
    _puff(c, "318,268! 348,256 380,264 408,284 432,312 446,336! 432,354 410,356 392,344! 362,330 336,318 322,300!",
        ("350,270! 378,280 408,304 424,330! 396,318 368,296!", "380,270! 406,284 428,308 438,328! 418,312 396,290!",
            "334,282! 356,296 384,318 402,338! 372,328 348,310!"), "390,346 410,358 434,355 449,336")


def _sword(c):
    """The sword before shoulder and brim, and the fist that holds it."""
    c.form("400,396! 422,402 444,400! 446,420! 422,424 398,418!", "wht", shade=5, width=2.9)
    with c.at(414, 392, s=1.16, rot=-9):
        straight_sword(c, 262, "yel", "red", "blu")
    c.form("400,412! 398,432 404,446 420,450 438,444 446,430 446,412! 424,418", "skin", shade=6, width=2.5)
    for x, r in ((406, 7), (418, 7.6), (430, 7.4), (441, 6.4)):
        c.form(f"{x-r},423! {x-r+1},438 {x-2},{449+r*.3} {x+r-2},446 {x+r},432 {x+r},422!", "skin", shade=3, width=2.3)
        c.sliver((x - r * 0.5, 436), (x + r * 0.5, 435), 1.3, -0.2)


def _collar(c):
    """A falling band with lace points, tied by a cord."""
    c.form("226,250! 250,268 280,276 310,268 330,250! 352,266 358,292! 344,296 340,308! 326,302 316,312! 302,304"
        " 292,312!"
        " 280,300! 266,312 258,304! 244,312 234,302! 220,308 216,296! 202,292 206,266!", "wht", shade=8, width=2.9)
    c.stroke("214,284 240,292 266,294 280,290 296,294 322,292 348,282", 1.9, "none")
    for x, y in ((224, 296), (246, 301), (268, 302), (294, 302), (316, 301), (336, 296)):
        c.dot(x, y, 2.2)
    for line in ("279,276 271,300 274,322", "281,276 289,300 287,324"):
        c.stroke(line, 5, "none")
        c.stroke(line, 2.8, "none", "blu")
    for x, y in ((274, 326), (287, 328)):
        c.dot(x, y, 6)
        c.dot(x, y, 4.2, "yel")


def _curls(c, side):
    """Long hair on one side of a frontal face, in curls that roll outwards."""
    with c.at(flip=side < 0):
        c.form("24,-56! 46,-50 58,-28 54,-10! 68,-8 72,10 62,18! 76,24 76,44 62,48! 72,58 66,76 48,76! 36,72 34,58"
            " 42,50!"
            " 30,40 36,24 38,10!", "black", shade=8, width=2.8)
        for line in ("36,-46 48,-20 44,0 50,14", "44,2 56,8 62,4", "42,18 54,32 66,30", "38,34 48,46 62,44",
        "44,54 50,66 62,66",
                "40,-8 42,20 40,40"):
            c.stroke(line, 2.5, "both")
        for line in ("42,-42 53,-18 50,-2", "48,0 58,0 64,8", "46,22 58,24 66,36", "46,50 56,58 60,72"):
            c.stroke(line, 2.2, "both", "lblack")


def _head(c):
    with c.at(278, 178, s=1.02, rot=6, weight=0.95):
        _curls(c, -1)
        _curls(c, 1)
        front(c, "long", "smirk", "strong", inner=2, iris="brn", gaze=-1.6, eye=4.6, tilt=4, sleepy=0.36, lips=9)
        for side in (-1, 1):
            c.stroke(f"{side*2},23.6 {side*10},22.4 {side*19},19 {side*25},12", 3.4, "end", end=0.1)
        c.form("-4,43! 0,41 4,43! 3,52 0,58! -3,52", "black", shade=1, width=1.8)
        c.form("-38,-30! -40,-50 -20,-58 20,-58 40,-50 38,-30! 30,-40 16,-44! 10,-36 2,-42! -6,-34 -14,-42! -24,-36"
            " -32,-38!",
            "black", shade=4, width=2.5)
    with c.at(276, 172, rot=8):
        c.plume("-34,-82 -70,-116 -108,-104 -128,-70 -128,-34", 22, "wht", count=9, side=-1, barbs=18)
        c.plume("-30,-76 -62,-96 -92,-84 -108,-58", 15, "blu", count=7, side=-1, barbs=10)
        c.form("-40,-56! -44,-84 -24,-106 4,-110 30,-104 48,-84 46,-56!", "red", shade=11, width=3.2, angle=76,
            reach=26)
        c.form("-44,-60! 0,-50 50,-62! 50,-76! 0,-64 -46,-74!", "blu", shade=4, width=2.6)
        brim = c.form("-114,-30! -100,-52 -62,-66 -36,-64! 0,-54 42,-66! 70,-72 106,-62 122,-42! 92,-36 62,-38 34,-42"
            " 2,-40"
            " -34,-34 -70,-24!", "yel", shade=10, width=3.5)
        c.engrave(brim, 82, 4.8, 2.6, 22, 0.26)
        c.stroke("-108,-32 -70,-36 -34,-46 2,-49 40,-50 78,-46 116,-44", 2.4, "both", "red")


def sword_page(c):
    """He looks aside from under his hat."""
    _cape(c)
    _doublet(c)
    with c.at(280, 174):
        neck(c)
    _cane_arm(c)
    _sword_arm(c)
    _collar(c)
    _head(c)
    _sword(c)
