# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The Devil and the damned whom he leads."""

import math

from kit.coiffure import combed
from kit.geometry import apply
from kit.visages import visage
from pictures.attributes import bat_wing

FLESH = "#d2624a"  # the Devil's: skin under red, as a block of each prints


def _devil_face(c):
    """The Devil's own face, from the front."""
    for side in (-1, 1):
        with c.at(flip=side < 0):
            c.form("22,-46! 34,-78 64,-98 92,-92! 74,-84 60,-66 56,-44 42,-30!", "ltan", shade=7, width=3.2)
            for k in range(4):
                c.stroke(f"{32+k*9},{-72-k*6} {42+k*7},{-66-k*6} {50+k*6},{-56-k*8}", 2, "both")
            c.form("34,-24! 58,-40 84,-40 100,-28! 88,-14 66,-4 40,2!", FLESH, shade=7, width=3, dark="dred")
            c.form("44,-20! 64,-30 84,-30! 68,-14 46,-6!", "red", shade=3, width=2.2, dark="dred")
    c.form("0,-58! 26,-56 42,-40 42,-10 46,10 36,30 20,46 0,52 -20,46 -36,30 -46,10 -42,-10 -42,-40 -26,-56", FLESH,
        shade=12, width=3.4, dark="dred", angle=64, ink=2.2, reach=16)
    c.form("-12,-58! 0,-84 8,-76 16,-90! 20,-70 14,-54!", "black", shade=4, width=2.6)
    for side in (-1, 1):
        with c.at(flip=side < 0):
            c.fill("7,-10! 14,-22 28,-22 35,-12! 28,-3 14,-3", "yel")
            c.dot(20 - side * 2, -12, 6.4)
            c.dot(20 - side * 2, -12, 2.4, "red")
            c.form("4,-16! 14,-24 32,-30 44,-40! 40,-24 28,-18 14,-16", "black", shade=3, width=2)
            c.stroke("8,-4 20,2 34,-4", 2.2, "both")
            c.stroke("10,16 22,18 30,30", 2.6, "both")
    c.form("0,-16! 8,-8 10,6 18,12 16,20! 6,20 0,24! -6,20 -16,20! -18,12 -10,6 -8,-8", FLESH, shade=6,
        width=2.6, dark="dred")
    for x in (-8, 8):
        c.dot(x, 16, 3)
    c.form("-26,26! 0,32 26,26! 22,40 0,46 -22,40", "dred", shade=2, width=2.8, dark="ink")
    for x, low in ((-16, 40), (-6, 37), (6, 37), (16, 40)):
        c.form(f"{x-5},30! {x+5},30! {x},{low}!", "wht", shade=1, width=1.8)
    c.form("-10,46! 0,50 10,46! 8,66 14,84! 2,76 -4,92! -8,74 -14,80! -10,62", "black", shade=4, width=2.6)
    c.form("0,24! -12,22 -28,24 -46,14! -32,34 -12,32 0,28! 12,32 32,34 46,14! 28,24 12,22", "black", shade=3,
        width=2.2)


def _imp(c, features):
    """One of the damned in chains, seen to the hips and looking to the right; head at the origin, features(canvas)
    draws it. The hand that hangs on the chain comes later."""
    # the far arm, its hand behind the back
    c.form("30,48! 48,54 57,76 59,100 52,114 38,120! 24,112! 38,100 42,86 34,68!", "skin", shade=6, width=2.6, angle=62,
        ink=2.2, reach=18)
    c.form("-12,28! -16,42 -40,50! -36,78 -27,100 -30,130! 30,130! 27,100 36,78 40,50! 16,42 12,28! 0,34", "skin",
        shade=10, width=2.8, angle=62, ink=2.4, step=5.4, reach=26)
    for line in ("-26,74 -14,80 -3,73", "26,74 14,80 3,73", "0,62 1,84 0,104"):
        c.stroke(line, 2, "both")
    for a, b in (((-24, 90), (-12, 92)), ((-22, 98), (-11, 99)), ((24, 90), (12, 92)), ((22, 98), (11, 99))):
        c.sliver(a, b, 1.5, 0.12)
    c.form("-34,116! -14,124 10,122 34,116! 40,150! -40,150!", "grn", shade=6, width=2.6)
    for x in (-18, -4, 12, 24):
        c.sliver((x, 124), (x - 2, 148), 1.8, 0.05)
    for x in (-17, 15):  # horns, before the hair
        with c.at(x, -22, flip=x < 0):
            c.form("-5,-2! -5,-18 8,-36! 6,-18 8,-2!", "ltan", shade=3, width=2.2)
            for k in range(2):
                c.stroke(f"{-4+k},{-9-k*9} {1+k},{-8-k*9} {6},{-11-k*9}", 1.4, "none")
    c.form("-12,8! -13,36! 13,36! 10,8!", "skin", shade=6, width=2.4)
    c.fill("-12,18! 2,27 12,18! 12,24 4,32 -12,30!", "dskin")
    with c.at(s=0.45, weight=0.66):
        features(c)
    c.form("-18,30! 0,38 18,30! 19,41! 0,49 -19,41!", "dgry", shade=3, width=2.6)
    c.dot(2, 46, 4.6)
    c.dot(2, 46, 2.2, "gry")


def _imp_arm(c):
    """The arm with which he hangs on his chain, an iron about its wrist."""
    c.form("-30,48! -48,50 -57,72 -61,98 -56,116! -44,120 -22,108 -2,98! -6,84 -20,90 -40,94! -36,82 -30,68!~", "skin",
        shade=7, width=2.6, angle=62, ink=2.2, reach=18)
    c.stroke("-52,96 -46,102 -42,94", 1.8, "both")
    c.form("-20,88! -10,84! -2,99! -14,106!", "dgry", shade=2, width=2.4)
    c.form("-6,84! 2,74 14,76 18,86! 16,98 2,100!", "skin", shade=4, width=2.4)
    for y, r in ((77, 4.6), (84, 5), (91, 4.8), (97, 4)):
        c.form(f"-1,{y-r} 9,{y-r} 14,{y} 9,{y+r} -1,{y+r} -5,{y}", "skin", shade=2, width=1.9)


def _goat_ears(c):
    """The ears of a goat beside a face, in its units."""
    for side, x in ((-1, -50), (1, 40)):
        with c.at(x, -8, flip=side < 0):
            c.form("-2,-12! 30,-34 54,-26! 44,0 16,14!", "skin", shade=7, width=3.6)
            c.stroke("6,-4 26,-18 42,-22", 2.6, "both")


def _bearded_imp(c):
    _goat_ears(c)
    visage(c, "gaunt", "hooked", "stern", "strong", iris="ink", eyes="deep", arch="frown", sleepy=0.3, flush=1.3)
    combed(c, "black", 10)
    c.form("-26,22! -14,40 6,52 26,44! 28,62 20,84! 12,72 4,88! -4,70 -14,76! -26,48", "black", shade=5, width=2.6)


def _young_imp(c):
    _goat_ears(c)
    visage(c, "square", "broken", "calm", "strong", iris="ink", eyes="drooping", arch="sad", flush=1.5)
    combed(c, "rust", 4)


def _link(c):
    """Two links of a chain, one seen flat and one on its edge, 17 long."""
    c.stroke("-3,0 1,-4 8,-4 12,0 8,4 1,4 -3,0", 4.2, "none", wobble=0)
    c.stroke("-3,0 1,-4 8,-4 12,0 8,4 1,4 -3,0", 1.7, "none", "gry", wobble=0)
    c.stroke("9,0 18,0", 5, "none", wobble=0)
    c.stroke("10,0 17,0", 2, "none", "gry", wobble=0)


def _chain(c, lines):
    """Chains along lines in card units."""
    places = []

    def place(_i):
        at, ahead = apply(c.map, (0, 0)), apply(c.map, (1, 0))
        places.append((*at, math.degrees(math.atan2(ahead[1] - at[1], ahead[0] - at[0]))))

    for line in lines:
        c.along(line, 17, place)
    c.repeat(_link, places)


def devil(c):
    """The Devil between two of the damned, whom he keeps on a chain."""
    bat_wing(c, 340, 250, 1, s=1.16)
    bat_wing(c, 220, 250, -1, s=1.16)
    # fork
    c.form("436,130! 446,130! 446,480! 436,480!", "brn", shade=3, width=2.8)
    c.form("434,150! 434,120 404,116 404,92! 396,104! 392,90 398,80! 412,90 416,104 434,108! 436,92! 429,92 441,78!"
        " 453,92 446,92! 448,108! 466,104 470,90 484,80! 490,90 486,104! 478,92! 478,116 448,120 448,150!", "lblu",
        shade=4, width=2.8, dark="blu")
    # body: hairy thighs, a face for a belly
    c.form("226,390! 200,430 190,480! 370,480! 360,430 334,390!", "black", shade=12, width=3.4)
    for x, y in ((220, 430), (244, 446), (270, 436), (296, 448), (322, 434), (344, 450), (210, 456), (258, 466),
            (308, 466)):
        c.stroke(f"{x},{y-16} {x-3},{y} {x-10},{y+10}", 2.8, "end", "lblack")
    c.form("236,250! 196,264 176,300 190,340 208,372 216,404! 280,420 344,404! 352,372 372,340 384,300 364,264"
        " 324,250!", FLESH, shade=18, width=3.6, dark="dred", angle=62, ink=3)
    for side in (-1, 1):
        c.stroke(f"{280+side*10},302 {280+side*40},312 {280+side*70},292", 3, "both")
        c.stroke(f"{280+side*16},262 {280+side*40},258 {280+side*66},266", 2.4, "both")
        c.dot(280 + side * 44, 292, 4, "dred")
        for k in range(4):
            c.sliver((280 + side * (62 + k * 3), 300 - k * 8), (280 + side * (78 + k * 2), 294 - k * 9), 1.8, 0.1)
    c.stroke("280,258 282,282 280,304", 2.4, "both")
    with c.at(280, 362):
        _belly_face(c)
    # arms: the chain in one hand, the fork in the other
    c.form("338,258! 374,262 402,288 416,326 416,358! 428,346 427,326! 455,326! 457,346 446,376 424,396 398,396!"
        " 378,384 366,352 350,322~", FLESH, shade=12, width=3.4, dark="dred", angle=60, ink=3, reach=34)
    c.form("222,258! 186,266 158,298 146,338 146,364! 154,390 180,402 206,400! 206,377! 192,372 188,356! 200,336"
        " 212,316~", FLESH, shade=12, width=3.4, dark="dred", angle=60, ink=3, reach=34)
    c.stroke("154,350 166,360 182,356", 2.4, "both")
    c.stroke("400,372 404,384 414,388", 2.4, "both")
    for x, y in ((176, 286), (168, 304), (384, 288), (394, 306)):
        c.sliver((x, y), (x + 12, y + 12), 2, 0.12)
    with c.at(441, 302, s=0.64, weight=1.05):
        _claw(c)
    c.fill("430,320! 452,318! 452,342! 431,342!", FLESH)  # the wrist runs on from the arm
    for y in (326, 333, 340):
        c.nick((453, y), (444, y - 3), 2.2)
    with c.at(280, 190, s=1.0):
        _devil_face(c)
    # the damned, their chains over their hands' backs
    placed = ((84, 344, False, _bearded_imp), (480, 348, True, _young_imp))
    for x, y, flip, features in placed:
        with c.at(x, y, s=0.86, flip=flip):
            _imp(c, features)
    _chain(c, ("86,386 90,408 110,428 160,422 214,386", "478,390 474,414 440,440 340,444 272,420 228,390"))
    for x, y, flip, _ in placed:
        with c.at(x, y, s=0.86, flip=flip):
            _imp_arm(c)
    with c.at(222, 384, s=0.6, rot=80, flip=True, weight=1.05):
        _claw(c)
    c.fill("186,378! 207,380! 208,397! 188,396!", FLESH)
    for x in (186, 193, 200):
        c.nick((x, 399), (x + 3, 390), 2.2)


def _claw(c):
    """The Devil's hand about what stands on x=0: four fingers with their nails, the thumb over them; its wrist comes
    from below, at (0, 44)."""
    c.form("-22,-26! 4,-32 24,-24 26,4 20,44!~ -20,44! -24,8!", FLESH, shade=8, width=2.6, dark="dred")
    for y, r in ((-21, 8), (-6, 8.4), (9, 8), (23, 7)):
        c.form(f"-16,{y-r} -24,{y-2} -20,{y+r} -2,{y+r+1} 14,{y+r} 20,{y} 14,{y-r} -2,{y-r-1}", FLESH, shade=4,
            width=2.4, dark="dred")
        c.form(f"-17,{y-4}! -31,{y+2}! -18,{y+5}!", "ltan", shade=1, width=1.8)
        c.sliver((8, y - r * 0.6), (10, y + r * 0.6), 1.5, 0.2)
    c.form("26,8! 28,-14 14,-34 -6,-37 -14,-32 -6,-24 8,-20 14,-6!~", FLESH, shade=4, width=2.4, dark="dred")


def _belly_face(c):
    """The face that is his belly, cut in line."""
    c.form("-50,-26! -40,-42 0,-48 40,-42 50,-26! 55,6 40,34 0,47 -40,34 -55,6", "ltan", shade=9, width=2.4, angle=62,
        ink=2.4, reach=26)
    for side in (-1, 1):
        with c.at(flip=side < 0):
            c.stroke("5,-16 12,-24 30,-29 43,-21", 5, "both")
            c.form("9,-11! 18,-16 30,-15 38,-10! 28,-5 17,-6", "wht", shade=2, width=1.7)
            c.dot(23, -11, 4)
            c.stroke("7,-11 18,-18 30,-17 41,-9", 3.6, "both")
            c.stroke("12,-3 24,0 36,-5", 1.8, "both")
            c.stroke("11,6 24,12 31,24", 2.2, "both")
            for k in range(3):
                c.sliver((30 + k * 5, 2 + k), (36 + k * 4, 14 + k), 1.5, 0.12)
    c.stroke("-3,-18 -6,-4 -14,6 -10,13 0,10 10,13 14,6 6,-4 3,-14", 2.6, "both")
    for line in ("-3,-24 -1,-31", "3,-24 2,-32"):
        c.stroke(line, 2, "both")
    c.stroke("-33,17 -22,24 -8,21 0,23 8,21 22,24 33,17", 3.6, "both")
    c.stroke("-14,30 0,34 14,30", 2.2, "both")
    for k in range(-2, 3):
        c.sliver((k * 5, 36 - abs(k)), (k * 4.4, 43 - abs(k)), 1.4, 0.05)
