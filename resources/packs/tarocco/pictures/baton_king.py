# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The king of batons: a lean man in a crowned hat, who has set his club upon his knee and hooks a thumb in his belt."""

from kit.coiffure import flowing
from kit.drapery import folds
from kit.dress import beads
from kit.faces import goatee, moustache, neck
from kit.hands import finger
from kit.visages import visage
from pictures.clubs import club
from pictures.grips import fingers, palm

HELD = (434, 330)  # where his hand goes round the club
LEAN = 8


def _chair(c):
    """A chair's low back between two turned posts."""
    c.form("168,250! 210,232 270,240 330,232 384,250! 396,480! 156,480!", "lblu", shade=10, width=3.2)
    for y in (262, 284, 306):
        c.stroke(f"160,{y} 276,{y-8} 396,{y}", 2.4, "both", "blu")
    for x in (160, 392):
        c.form(f"{x-11},240! {x+11},240! {x+7},262 {x+12},280! {x+10},480! {x-10},480! {x-12},280! {x-7},262", "yel",
            shade=6, width=3)
        c.dot(x, 226, 17)
        c.dot(x, 226, 14.4, "yel")
        c.dot(x + 3, 229, 9, "org")
        c.dot(x - 1, 224, 9, "yel")
        c.stroke(f"{x-11},281 {x+11},281", 2.4, "none")


def _tunic(c):
    """A tunic of two colours with slashes, under a scalloped collar of leather, and its belt."""
    c.form("272,262! 214,276 198,316 204,370 210,414 188,480! 272,480!", "grn", shade=5, width=3.2, angle=62, ink=2.8,
        reach=30)
    c.form("272,262! 330,276 352,316 346,370 340,414 366,480! 272,480!", "blu", shade=16, width=3.2, angle=62, ink=2.8,
        reach=36)
    for x, lean in ((224, -4), (248, -2), (296, 2), (320, 4)):
        for y in (352, 386):
            c.form(f"{x},{y-13}! {x+5},{y} {x+lean},{y+13}! {x-5},{y}", "yel", shade=2, width=2.3)
    for line in ("262,400 254,378 258,346", "284,402 292,372 286,344", "214,392 222,372 220,352"):
        c.stroke(line, 2.8, "end")
    for x in (212, 238, 304, 332):
        c.stroke(f"{272+(x-272)*.84},430 {x},452 {272+(x-272)*1.2},478", 3, "start")
    path = c.form("272,258! 216,268 204,292 210,322! 222,344 246,344 258,326! 264,334 280,334 286,326! 298,344 322,344"
        " 334,322! 340,292 328,268", "red", shade=9, width=3.2)
    c.engrave(path, 62, 5, 2.8, 26, 0.26)
    c.stroke("216,321 226,337 244,337 258,318 272,326 286,318 300,337 318,337 328,321", 2.6, "none", "yel")
    for x in (238, 306):
        c.dot(x, 304, 6)
        c.dot(x, 304, 4.2, "yel")
    c.form("202,404! 236,418 274,436 310,418 344,404! 346,424! 312,440 274,458 234,440 200,424!", "yel", shade=6,
        width=3)
    for x, y in ((222, 422), (244, 431), (300, 432), (324, 422)):
        c.dot(x, y, 5)
        c.dot(x, y, 3.4, "red")
    c.form("262,424! 286,424! 288,450! 260,450!", "org", shade=4, width=2.8)


def _sleeve(c, outline, lines, slits, turn):
    path = c.form(outline, "org", shade=11, width=3.4, dark="dorg")
    c.engrave(path, turn, 5, 3, 28, 0.26)
    for slit in slits:
        c.form(slit, "red", shade=2, width=2.3)
    for line in lines:
        c.stroke(line, 2.8, "end")


def _club_arm(c):
    """The forearm rises from an elbow set well out; the club stands between palm and fingers."""
    held = {"s": 0.78, "rot": LEAN, "weight": 1.05}
    with c.at(*HELD, **held):
        palm(c, 19)
    _sleeve(c, "334,286! 366,284 392,304 412,334 432,372! 446,382! 456,376 464,362 470,346! 508,354! 514,384 510,414"
        " 496,436 470,448 440,442 404,414 370,384 344,350", ("446,384 462,392 486,392", "445,385 458,404 476,420",
        "444,386 446,408 452,428", "440,384 424,372 402,366", "480,358 484,374 480,388", "496,360 500,380 496,398"),
        ("386,318! 404,342 418,372 420,388! 402,372 386,346!",
        "362,318! 374,346 392,372 400,388! 378,374 360,346!"), 34)
    with c.at(471, 98, rot=LEAN):  # its foot is on his knee, under the title
        club(c, 400, 29, 13, ((52, -1), (104, 1), (164, -1), (314, -1)), 1)
    with c.at(*HELD, **held):
        fingers(c, 19)
    c.stroke("463,311 474,318 484,324 494,338", 2.8, "start")
    c.form("462,352! 478,338 496,334 514,340! 516,366! 492,358 466,372!", "wht", shade=5, width=2.9)
    c.stroke("465,366 484,354 516,360", 1.8, "none")


def _belt_hand(c):
    """The thumb is behind the belt, the fingers hang over it."""
    for line in ("202,404 212,424 210,442", "212,400 224,422 223,444", "222,398 235,419 235,440",
            "229,398 245,414 246,432"):
        finger(c, line, [7.8, 7.2, 5.4], 2.4)
    c.form("184,384! 200,382 218,384 232,391 236,400 232,408 220,412 206,414 194,414 180,420!~", "skin", shade=5,
        width=2.6)
    c.fill("196,388! 224,392 232,402 214,412 196,412!", "skin")
    finger(c, "206,388 224,386 238,396 244,404", [7.6, 7.2, 6.4, 5], 2.3)
    c.fill("196,386! 214,384 222,392 208,400!", "skin")
    for a, b in (((210, 412), (206, 398)), ((221, 411), (215, 399))):
        c.sliver(a, b, 1.6, 0.05)
    for x, y in ((211, 424), (223, 422), (234, 419)):
        c.sliver((x - 5, y), (x + 4, y - 2), 1.4, 0.2)
    _sleeve(c, "216,286! 186,282 160,298 136,332 108,366 92,390! 98,410 118,424 146,428 178,424! 182,386! 168,384"
        " 158,380! 178,362 200,340 212,316", ("158,380 144,390 128,394", "158,382 150,402 136,416", "160,378 176,366"
        " 186,350", "176,396 162,402 152,412", "176,414 164,418 154,422"),
        ("164,310! 146,334 130,366 126,386! 146,366 162,336!",
        "190,306! 176,330 160,358 154,372! 176,352 190,330!"), 40)
    c.form("172,380! 190,376! 190,424! 172,428!", "wht", shade=5, width=2.9)
    c.stroke("179,379 179,426", 1.8, "none")


def _epaulette(c, x, flip):
    """A shell of gold over the shoulder with a fringe of cords."""
    with c.at(x, 288, flip=flip):
        for k in range(9):
            t = k / 8
            px, py = 56 - 84 * t, 18 + 16 * t - 26 * (2 * t - 1) ** 2 + 20
            c.form(f"{px-6},{py-12}! {px+6},{py-12}! {px+8-6*t},{py+13}! {px-1-6*t},{py+16} {px-9-6*t},{py+13}!",
                "yel", shade=4, width=2.4)
        path = c.form("-28,6! -22,-22 0,-36 28,-30 52,-10 66,12! 48,26 22,34 -8,32 -32,22!", "yel", shade=8, width=3.2)
        c.engrave(path, 64, 5, 2.6, 24, 0.26)
        for line in ("-14,-24 2,6 6,32", "4,-33 24,0 32,30", "24,-29 42,-4 50,22"):
            c.stroke(line, 2.6, "both")
        c.stroke("-30,13 -8,22 22,24 46,17 62,4", 3.4, "none", "red")


def _hat(c):
    """A broad brim turned up on both sides, whose lining is seen, and the crown about it."""
    c.plume("44,-26 78,-62 116,-58 138,-22 138,14", 22, "wht", count=8, side=-1, barbs=13)
    c.form("-112,-14! -70,2 -30,8 0,9 34,7 76,0 116,-20! 104,8 70,26 30,26! 0,18 -34,28! -76,28 -104,10", "red",
        shade=7, width=3.2)
    for x in range(-84, 92, 14):
        c.stroke(f"{x},{8-abs(x)*.06} {x*.94},{20-abs(x)*.05}", 1.9, "end", "ink")
    c.form("-58,-6! -60,-36 -40,-52 0,-56 40,-52 60,-36 58,-6!", "grn", shade=9, width=3)
    c.form("-56,-20! -62,-62! -40,-40! -28,-74! -14,-44! 0,-82! 14,-44! 28,-74! 40,-40! 62,-62! 56,-20! 30,-10 0,-7"
        " -30,-10", "yel", shade=8, width=3, angle=78, step=4.6, reach=18)
    for x, y in ((-62, -66), (-28, -78), (0, -86), (28, -78), (62, -66)):
        c.dot(x, y, 7)
        c.dot(x, y, 5.2, "yel")
    for x, y in ((-27, -40), (0, -44), (27, -40)):
        c.shape(f"{x},{y-9}! {x+6},{y} {x},{y+10}! {x-6},{y}", "red" if x else "blu", 2)
    c.stroke("-54,-24 -28,-14 0,-11 28,-14 54,-24", 3, "none", "red")
    path = c.form("-116,-16! -124,-34 -104,-44 -76,-30! -48,-16 -20,-11 0,-10 24,-12 52,-18 80,-34! 108,-50 126,-38"
        " 118,-20! 78,2 34,9 0,11 -34,10 -74,2", "grn", shade=9, width=3.4)
    c.engrave(path, 82, 4.8, 2.8, 18, 0.3)
    c.stroke("-112,-30 -74,-10 -30,0 0,1 34,-1 78,-13 114,-34", 2.4, "both", "yel")


def _head(c):
    with c.at(272, 176, s=1.0, rot=-4, flip=True, weight=0.95):
        c.fill("-44,-46! -28,-46! -28,40! -42,56!", "dbrn")
        flowing(c, "brn")
        visage(c, "gaunt", "aquiline", "firm", "bushy", inner=1.6, iris="grn", eyes="deep", arch="frown", gaze=0.9,
            flush=0.8, sleepy=0.14, marks="fold crow bags")
        moustache(c, "brn", curled=True)
        goatee(c, "brn")
    with c.at(272, 128, s=0.98, rot=-3):
        _hat(c)


def baton_king(c):
    """He looks past his club at whoever comes."""
    _chair(c)
    c.form("236,254! 186,276 150,330 128,400 118,480! 436,480! 420,400 396,330 358,276 312,254!", "grn", shade=18)
    folds(c, (("140,470 152,430 168,410", 1), ("398,470 390,440 372,404", -1)), "grn", 14, 7)
    _tunic(c)
    with c.at(272, 174, flip=True):
        neck(c)
    _club_arm(c)
    _belt_hand(c)
    _epaulette(c, 344, False)
    _epaulette(c, 200, True)
    c.form("236,248! 250,270 272,278 296,270 310,248! 326,256 322,274 302,292! 272,300 242,292! 222,274 222,256",
        "wht", shade=6, width=2.8)
    for k in range(-4, 5):
        c.stroke(f"{272+k*9},{277-abs(k)**1.7*1.5} {272+k*10.4},{294-abs(k)**1.5*1.3}", 1.8, "both")
    beads(c, "240,302 256,314 272,319 288,314 304,302", 11, 3.6, ("yel",))
    c.dot(272, 324, 9)
    c.dot(272, 324, 6.8, "blu")
    c.dot(270, 322, 2, "wht")
    _head(c)
