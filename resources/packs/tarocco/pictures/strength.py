# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Strength: a lady bends over a lion and opens its jaws, one bare arm over its brow, the other at its chin."""

from kit.coiffure import waves
from kit.drapery import folds, hem
from kit.gestures import hanging
from kit.visages import throat, visage
from pictures.attributes import hooked
from pictures.beasts import lion
from pictures.figures import limb


def _skirt_and_cloak(c):
    """What hangs behind her: a cloak from both shoulders, and the skirt that the lion leans on."""
    c.form("236,268! 190,282 158,318 140,366 126,420 104,480! 300,480! 300,300!", "grn", shade=20)
    folds(c, (("122,470 146,410 162,340", 1), ("160,470 172,420 178,370", 1)), "grn", 18)
    hem(c, "168,306 144,362 130,418 110,472", 5.6)
    c.form("206,392! 196,424 190,480! 330,480! 330,392!", "yel", shade=14, angle=70, ink=2.6, reach=30)
    for line in ("214,402 208,432 206,466", "232,404 232,430 236,462", "252,404 260,428 262,440"):
        c.stroke(line, 2.8, "start")


def _bodice(c):
    """A laced bodice over a gathered shift."""
    c.form("232,262! 208,284 204,330 210,372 204,404! 348,404! 356,372 358,326 346,288 314,262!", "red", shade=18,
        angle=64, ink=3)
    c.form("240,268! 246,300 258,352 266,404! 294,404! 300,352 306,300 310,268! 276,286", "wht", shade=9, width=2.8)
    for line in ("254,300 262,340 268,380", "272,304 276,340 278,380", "292,300 292,340 288,372"):
        c.stroke(line, 1.8, "both")
    for y in (318, 342, 366):  # the lacing
        k = (y - 300) * 0.17
        c.stroke(f"{250+k},{y-9} {300-k},{y+7}", 3.6, "none", "dblu")
        c.stroke(f"{302-k},{y-9} {250+k},{y+7}", 3.6, "none", "blu")
        for x in (249 + k, 302 - k):
            c.dot(x, y - 9, 3.6)
            c.dot(x, y - 9, 2.2, "yel")
    for line in ("216,300 224,330 222,366", "230,296 238,336 238,388", "340,310 332,340 334,370"):
        c.stroke(line, 2.4, "both")


def _sleeve(c, outline, lines, band, tip):
    """A short wide sleeve, gathered in a band over the bare arm."""
    path = c.form(outline, "blu", shade=13, width=3.4)
    c.engrave(path, 66, 5.2, 2.8, 34, 0.26)
    for line in lines:
        c.stroke(line, 3, "end")
    for line in tip:
        c.stroke(line, 3, "both", "#5d90c8")
    c.stroke(band, 13, "none")
    c.stroke(band, 8.4, "none", "yel")


def strength(c):
    """She looks down at the lion; her hat's brim sweeps over her shoulder."""
    _skirt_and_cloak(c)
    _bodice(c)
    with c.at(272, 180, s=0.96, flip=True):
        c.fill("-56,94! -40,114 0,126 40,114 56,94! 26,74 -26,74", "skin")
        throat(c)
    c.form("222,266! 240,292 274,304 308,292 326,264! 340,274! 336,290 326,296! 320,308 308,310! 300,322 288,320! 276,"
        "330 264,320! 250,324 244,312! 230,314 226,300! 214,296 210,278!", "wht", shade=6, width=2.8)
    for x, y, lean in ((219, 279, -3), (230, 292, -4), (246, 304, -3), (264, 309, -1), (288, 308, 1), (306, 299, 3),
            (322, 286, 4)):
        c.stroke(f"{x},{y} {x+lean},{y+13}", 1.8, "end")
    c.form("206,396! 276,408 350,394! 352,410! 276,424 204,410!", "grn", shade=4, width=2.8)
    for x, y in ((226, 408), (250, 412), (274, 414), (298, 412)):
        c.dot(x, y, 5)
        c.dot(x, y, 3.6, "yel")
    # the lion
    with c.at(436, 397, s=0.94, rot=14, flip=True, weight=0.96):
        lion(c)
    # her left arm over its brow, the hand drawn down over the muzzle
    c.form("366,268! 402,260 434,258 456,264 467,278 463,294 440,308 410,322 386,338! 372,317! 390,306 408,296"
        " 418,288! 404,294 386,304 366,306!", "skin", shade=8, width=3)
    c.stroke("418,288 430,284 438,276", 2, "end")
    for k in range(5):
        c.nick((454 - k * 14, 301 + k * 7), (447 - k * 14, 293 + k * 7), 1.9)
    with c.at(368, 322, s=0.68, rot=-24, weight=1.05):
        hanging(c)
    c.fill("386,298! 402,291 417,287! 408,297 388,309!", "dskin")
    _sleeve(c, "314,268! 338,258 364,257 386,263! 395,278 394,294 387,306! 362,314 342,317 326,313! 314,296",
        ("384,298 362,300 342,305", "388,286 366,286 344,292", "384,274 364,274 346,280"), "386,265 396,282 388,305",
        ("338,267 358,265 376,269",))
    # her right arm, the hand in the lower jaw
    limb(c, (204, 330), (186, 404), (284, 436), (24, 23, 20.5, 20, 19, 15, 12.5), "skin", 8, 3)
    c.stroke("196,378 202,388 214,394", 1.9, "both")
    hooked(c, 320, 434, 0.62, -2)
    c.dot(280, 434, 10, "skin")  # hand and arm are one
    _sleeve(c, "232,270! 204,276 182,296 168,326 164,352! 182,366 206,370 226,360! 236,330 240,300",
        ("180,350 192,328 204,304", "198,356 210,332 218,306", "216,352 226,330 228,306"), "166,350 190,364 225,357",
        ("184,312 176,330 172,342",))
    # head
    with c.at(264, 192, s=0.96, rot=-7, flip=True, weight=0.95):
        waves(c, "blond")
        visage(c, "oval", "greek", "calm", "thin", iris="blu", lash=True, lips=9, eyes="drooping", arch="arch",
            sleepy=0.62, gaze=0.3, flush=1)
        c.form("-34,-56! 4,-54! -6,-42 -18,-32 -26,-16 -30,2 -36,16! -46,0 -46,-40!", "blond", shade=5, width=2.5)
        for line in ("-8,-50 -26,-32 -34,0", "-20,-52 -36,-30 -40,-4"):
            c.stroke(line, 2, "both")
        c.form("4,-56! 20,-46 32,-34 38,-18! 44,-34 38,-56!", "blond", shade=3, width=2.4)
    with c.at(270, 184, s=1.0, rot=-4):
        c.form("-40,-54! -44,-80 -24,-100 4,-104 30,-98 46,-78 42,-54!", "red", shade=11, width=3.2, angle=76, reach=26)
        c.plume("30,-74 66,-96 100,-94 126,-74 134,-44", 20, "wht", count=8, side=-1, barbs=18)
        c.form("-112,-48! -122,-66 -96,-80 -64,-74! -30,-62 10,-62 46,-72! 78,-86 104,-74 104,-56! 78,-54 48,-42"
            " 6,-34 -34,-36"
            " -74,-52", "grn", shade=10, width=3.4, angle=82, step=4.6, reach=22)
        c.stroke("-104,-56 -70,-66 -32,-50 6,-47 46,-56 84,-70", 2.4, "both", "yel")
        c.form("-44,-68! 0,-58 44,-70! 45,-82! 0,-70 -45,-80!", "yel", shade=4, width=2.6)
