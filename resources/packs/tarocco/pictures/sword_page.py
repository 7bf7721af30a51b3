# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The jack of swords: a swaggering youth in a great hat, his sword upright, the other hand in his baldric."""

from kit.drapery import folds, hem
from kit.dress import belt
from kit.faces import neck
from kit.hands import finger
from kit.regalia import straight_sword
from kit.visages import visage
from pictures.grips import closed


def _doublet(c):
    c.form("236,256! 206,296 200,356 208,420! 352,420! 360,356 354,296 318,256!", "red", shade=20, angle=62, ink=3.2)
    c.form("272,264! 276,420! 288,420! 290,264!", "dred", shade=0, width=0, dark="dred")
    for y in range(300, 410, 22):
        c.dot(281, y, 6)
        c.dot(281, y, 4.4, "yel")
        c.stroke(f"294,{y} 304,{y+2} 314,{y-1}", 2, "both")
    c.form("204,420! 180,480! 380,480! 356,420!", "blu", shade=16, angle=80, reach=30)
    for x in (222, 250, 280, 310, 338):
        c.stroke(f"{280+(x-280)*.9},426 {x},450 {280+(x-280)*1.3},478", 3, "start")
    belt(c, "204,404 240,416 280,420 320,416 356,404", "202,430 240,442 280,446 320,442 358,430", "yel", ("blu",))
    # baldric
    c.form("330,268! 350,284! 262,352 214,400! 206,376! 250,334", "tan", shade=5, width=3)
    c.stroke("338,278 258,342 212,388", 1.8, "none", "dtan")


def _sword_arm(c):
    """The sword on its grip, the forearm brought across from a low elbow."""
    with c.at(450, 326, s=1.14, rot=5):
        straight_sword(c, 240, "yel", "red", "blu")
    with c.at(453, 368, s=0.82, rot=-20, weight=1.05):
        closed(c)
    path = c.form("328,284! 356,276 382,290 391,324 391,362 392,380! 402,374 414,366! 434,400! 420,414 396,431 370,438"
        " 348,428 336,402 330,360 324,320!", "yel", shade=14, width=3.4)
    c.engrave(path, 118, 5.2, 3, 30, 0.26)
    for line in ("392,380 378,392 358,396", "391,382 386,404 372,424", "394,379 402,396 402,412", "391,376 374,370"
            " 354,372", "352,296 360,320 360,346", "372,296 378,320 378,344"):
        c.stroke(line, 2.8, "end")
    for x, y, turn in ((360, 350, -4),):
        with c.at(x, y, rot=turn):
            c.form("0,-24! 8,-8 7,8 0,22! -7,8 -8,-8", "red", shade=3, width=2.3)
    c.form("402,370! 419,357! 440,395! 420,409!", "wht", shade=5, width=2.9)
    c.stroke("409,365 428,402", 1.8, "none")
    # the sleeve head: two rolls over the shoulder
    for outline in ("316,268! 344,256 376,266 394,292! 388,304 374,300! 352,288 332,296! 318,296 312,284",
            "322,292! 348,280 376,288 394,308! 388,320 376,316! 356,306 338,314! 324,312 318,302"):
        roll = c.form(outline, "blu", shade=6, width=3)
        c.engrave(roll, 70, 5, 2.4, 16, 0.3)
    for line in ("332,268 330,282", "352,264 352,280", "370,272 370,288", "340,290 338,302", "360,288 360,302"):
        c.stroke(line, 2.2, "both", "wht")


def _baldric_hand(c):
    """The hand that closes on the strap, out of the cloak."""
    finger(c, "204,398 218,384 234,380", [8.4, 7.8, 5.8], 2.3)
    for y, out, r in ((400, 242, 7.2), (410, 240, 7.4), (420, 235, 7), (430, 228, 6)):
        finger(c, f"206,{y} {out-12},{y-2} {out},{y+5}", [r, r, r * 0.76], 2.3)
    c.form("172,392! 190,388 206,390 214,396! 218,404 216,414 218,424 210,436! 196,440 182,436 166,430!~", "skin",
        shade=7, width=2.5)
    for y in (405, 416, 427):
        c.sliver((215, y), (200, y - 1), 1.6, 0.05)


def _cloak(c):
    """A cloak thrown over shoulder and arm, its edge turned back."""
    c.form("224,262! 204,266 174,286 148,326 128,376 110,430 100,480! 168,480! 176,450 172,424 186,404 192,384!"
        " 210,364 226,330 234,290", "grn", shade=18, width=3.5, angle=66, ink=3, reach=34)
    folds(c, (("124,470 142,400 172,332", 1), ("152,470 164,420 186,360", 1), ("188,388 200,346 216,300", 1)), "grn",
        17)
    hem(c, "232,280 226,320 208,362 191,386 177,408 173,426 178,450 170,476", 6)


def sword_page(c):
    """He looks over his shoulder."""
    c.form("318,262! 352,280 380,320 398,380 406,480! 340,480! 340,380!", "grn", shade=12)
    _doublet(c)
    with c.at(278, 172, flip=True):
        neck(c)
    _sword_arm(c)
    _baldric_hand(c)
    _cloak(c)
    c.form("228,250! 254,276 280,284 306,276 326,250! 352,270! 340,300! 312,292! 294,312! 280,300! 264,312! 248,292!"
        " 216,300! 206,270!", "wht", shade=7, width=2.8)
    for line in ("232,266 224,288", "258,286 256,302", "302,286 304,302", "330,266 338,290"):
        c.stroke(line, 1.9, "both")
    _head(c)


def _head(c):
    with c.at(278, 174, s=1.0, rot=5, flip=True, weight=0.95):
        c.form("36,-52! 50,-46 54,-22 50,2 56,24 50,40! 42,44 34,38! 40,16 37,-10", "black", shade=5, width=2.7)
        c.stroke("44,-40 48,-16 45,6 49,28", 2.2, "both", "lblack")
        visage(c, "lean", "hooked", "smirk", "strong", iris="brn", eyes="hooded", arch="cocked", gaze=0.4, flush=1,
            marks="fold")
        c.form("-14,-58! -22,-44 -26,-28! -30,-10 -28,14 -34,30 -26,48! -40,62 -62,58 -72,44! -62,30 -68,8 -62,-16"
            " -64,-40 -46,-58!", "black", shade=9, width=2.8)
        for line in ("-40,-50 -54,-20 -50,10 -58,40", "-28,-46 -44,-18 -40,12 -44,46", "-50,-44 -60,-16 -58,12",
                "-20,-44 -34,-16 -32,10 -36,36"):
            c.stroke(line, 2.3, "both", "lblack")
        c.form("-18,-56! 8,-52 30,-50 38,-54! 40,-40 37,-28! 28,-36 20,-30! 10,-38 2,-31! -8,-38 -22,-26!", "black",
            shade=4, width=2.5)
    with c.at(280, 170, s=1.0, rot=5):
        c.plume("10,-90 50,-116 92,-108 120,-80 124,-46", 22, "blu", count=8, side=-1, barbs=18)
        c.plume("20,-82 54,-98 84,-86 102,-62 104,-36", 17, "wht", count=7, side=-1, barbs=12)
        c.form("-42,-50! -44,-80 -26,-102 2,-106 30,-100 46,-80 44,-50!", "yel", shade=11, width=3.2, angle=76,
            reach=26)
        c.form("-104,-56! -112,-80 -78,-84 -44,-66! 0,-56 40,-66! 72,-78 104,-66 98,-44! 60,-38 0,-32 -50,-40"
            " -86,-54", "red", shade=10, width=3.4, angle=82, step=4.6, reach=22)
        c.stroke("-100,-68 -60,-64 -20,-50 20,-48 60,-58 98,-58", 2.4, "both", "yel")
