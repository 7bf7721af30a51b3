# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The World: who dances, her garland, and the four living creatures."""

import math

from kit.coiffure import combed, waves
from kit.faces import curls
from kit.geometry import lerp
from kit.visages import front, throat, visage
from pictures.attributes import cloud, raised_wing
from pictures.beasts import bull, lion


def _dancer(c):
    """A woman who dances with a scarf, about 330 high; her head at the origin."""
    # the scarf, behind
    c.form("-34,64! -66,50 -92,70 -84,110! -72,140 -40,150 -10,140! -30,124 -56,120 -62,98! -58,80 -44,78!", "red",
        shade=8,
        width=3)
    # the leg behind
    c.form("-16,170! -44,204 -56,236 -40,262! -14,276 20,280! 34,270! 16,258 -14,246 -18,232! -2,210 16,184!", "skin",
        shade=9,
        width=2.8)
    c.form("18,282! 34,266! 50,272 60,286! 40,292!", "skin", shade=3, width=2.4)
    # the leg she stands on
    c.form("-20,150! 30,150! 38,184 30,222 28,262 22,304! 36,316! 22,324! 0,322! 4,300 -2,262 2,222 -14,186", "skin",
        shade=10,
        width=3, angle=66, ink=2, reach=18)
    c.stroke("12,226 22,232 28,224", 1.8, "both")
    # trunk
    c.form("-22,44! -42,50 -40,66! -30,92 -26,110 -32,134 -28,160 0,172 32,160 38,134 26,110 30,92 38,66! 42,50"
        " 20,44! 0,50",
        "skin", shade=11, width=3, angle=62, ink=2, reach=18)
    for side in (-1, 1):
        c.stroke(f"{side*4},88 {side*14},96 {side*26},90 {side*30},78", 2.2, "both")
        c.dot(side * 17, 84, 2.6, "dred")
    c.dot(2, 128, 2)
    c.stroke("2,98 4,112 2,122", 1.6, "both")
    with c.at(0, 0, s=0.52, weight=0.7):
        throat(c)
    # arms with their wands
    for side, line, wand in ((-1, "-36,50! -58,64 -72,86 -86,108! -78,118! -62,102 -46,82 -32,72!", ((-70, 66),
        (-96, 160))),
            (1, "36,50! 58,44 76,24 92,6! 98,16! 90,34 68,62 34,74!", ((104, -34), (88, 54)))):
        c.form([(*lerp(*wand, 0), False), (wand[0][0] + 6, wand[0][1], True), (wand[1][0] + 6, wand[1][1], True),
            (wand[1][0] - 2, wand[1][1], True)], "tan", shade=1, width=2.4)
        c.form(line, "skin", shade=5, width=2.6)
        x, y = (-82, 112) if side < 0 else (95, 10)
        with c.at(x, y, rot=side * 10, flip=side < 0, weight=0.86):
            c.form("-11,8! -12,-8 -4,-12 6,-11 13,-6 14,4 9,11 -2,12", "skin", shade=3, width=2.4)
            for d in (-5, 0, 5):
                c.stroke(f"2,{d} 8,{d-1} 13,{d+1}", 1.5, "both")
    # the scarf, before
    c.form("36,60! 50,86 46,116 22,136! -6,150 -34,152 -48,140! -46,162 -20,176 14,166! 50,150 72,116 66,78 54,58!",
        "red",
        shade=8, width=3)
    c.form("44,158! 70,150 88,168 84,196! 98,190 106,204! 88,226 66,222! 76,196 66,178 40,178!", "red", shade=7,
        width=3)
    for line in ("52,70 60,96 48,128 14,152", "60,160 76,172 76,196"):
        c.stroke(line, 2.4, "both", "yel")
    with c.at(0, 0, s=0.56, rot=-6, weight=0.76):
        waves(c, "blond")
        visage(c, "oval", "tip", "smile", "thin", iris="blu", lash=True, eyes="plain", arch="arch", gaze=-0.4,
            flush=1.3)
        combed(c, "blond", 14)


def world(c):
    """She dances in a garland among the four living creatures, each on its cloud."""
    c.repeat(raised_wing, ((112, 246, -12, 0.72), (88, 246, 12, -0.72, 0.72), (478, 172, -26, 0.76),
        (464, 172, 26, -0.76, 0.76)))
    with c.at(100, 226):
        _angel(c)
    with c.at(471, 176, s=1.12):
        _eagle(c)
    with c.at(108, 374, s=0.66, weight=0.9):
        bull(c)
    c.form("438,460! 442,424 452,398 484,384 540,380! 540,460!", "tan", shade=12, width=3.2, angle=64, ink=2.4)
    with c.at(488, 372, s=0.52, rot=2, flip=True, weight=0.84):
        lion(c)
    c.form("470,456! 474,428 462,420 440,424 424,428 418,438 422,446! 440,448 452,446!", "tan", shade=6, width=3)
    for x in (428, 437, 446):
        c.stroke(f"{x},432 {x-4},438 {x-1},446", 2, "end")
    c.repeat(lambda f: cloud(f, 0, 0), ((100, 291, 0, 0.48), (474, 266, 0, 0.42), (98, 452, 0, 0.6),
        (478, 456, 0, 0.5)))
    # the garland, in two halves bound at head and foot
    for side in (-1, 1):
        places = []
        for k in range(20):
            a = math.pi * (k + 0.5) / 20
            x, y = 292 + side * 110 * math.sin(a), 266 + 172 * math.cos(a)
            along = math.degrees(math.atan2(-172 * math.sin(a), side * 110 * math.cos(a))) + 90
            places += [(x, y, along + lean, size) for lean, size in ((-44, 1), (44, 1), (0, 0.9))]
        c.stroke([(292 + side * 110 * math.sin(math.pi * k / 12),
            266 + 172 * math.cos(math.pi * k / 12)) for k in range(13)], 24, "none", "dgrn")
        c.repeat(_garland_leaf, places)
        for k in range(2, 20, 4):
            a = math.pi * (k + 0.5) / 20
            x, y = 292 + side * 110 * math.sin(a), 266 + 172 * math.cos(a)
            c.dot(x, y, 9)
            c.dot(x, y, 6.8, ("red", "yel")[k // 4 % 2])
    for y in (94, 438):
        c.form(f"265,{y-14}! 319,{y-14}! 325,{y+14}! 259,{y+14}!", "red", shade=5, width=3)
        for x in (275, 292, 309):
            c.stroke(f"{x-6},{y+13} {x+6},{y-13}", 2.6, "none", "yel")
    with c.at(290, 160, s=0.84):
        _dancer(c)


def _garland_leaf(c):
    """A leaf of the garland, from the origin upwards."""
    c.form("0,2! -9,-10 -8,-24 0,-38! 8,-24 9,-10", "lgrn", shade=6, width=2.3)
    c.stroke("0,0 0,-30", 1.6, "end")


def _angel(c):
    """A cherub's head, its bust in the cloud."""
    c.form("-22,24! 0,34 22,24! 36,46! 0,58 -36,46!", "blu", shade=5, width=2.6)
    with c.at(0, 0, s=0.55, weight=0.74):
        front(c, "round", "smile", "thin", iris="blu", eye=6)
        curls(c, "blond")
        c.form("-36,-36! -30,-62 0,-72 30,-62 36,-36! 18,-44 0,-40 -18,-44", "blond", shade=4, width=2.8)


def _eagle(c):
    """An eagle that looks to the left, about its breast; its claws at y=60."""
    c.form("-10,26! -20,58 -8,54! 0,66! 8,54! 20,58 10,26!", "blu", shade=4, width=2.6)
    for line in ("-6,34 -10,50", "0,34 0,56", "6,34 10,50"):
        c.stroke(line, 1.7, "both", "lblu")
    for side in (-1, 1):
        with c.at(side * 13, 34, flip=side < 0):
            c.form("-9,-14! 9,-14! 8,4 4,14! -4,14! -8,4", "blu", shade=3, width=2.4)
            c.form("-4,12! 4,12! 4,20 12,26! 4,25! 3,30! -2,25! -9,29! -5,20", "yel", shade=1, width=2.2)
    c.form("-9,-34! -20,-16 -20,8 -12,28 0,38 12,28 20,8 20,-16 10,-34!", "blu", shade=8, width=2.8)
    for k, line in enumerate((-18, -7, 4, 15)):
        for dx in (-10, 0, 10) if k % 2 else (-5, 5):
            c.stroke(f"{dx-5},{line-2} {dx},{line+5} {dx+5},{line-2}", 1.9, "both", "lblu")
    c.form("13,-26! 16,-46 8,-60 -6,-62 -16,-54! -16,-44 -8,-38! -12,-32 -10,-24! 0,-18", "blu", shade=6, width=2.8)
    for a, b in (((-4, -26), (-2, -38)), ((3, -24), (4, -40)), ((9, -28), (10, -44))):
        c.nick(a, b, 2.2, 0, "lblu")
    c.form("-14,-57! -26,-56 -31,-43! -23,-47 -13,-44!", "yel", shade=2, width=2.2)
    c.dot(-8, -52, 3.4, "yel")
    c.dot(-8.6, -52, 1.9)
    c.stroke("-15,-57 -8,-58 -1,-55", 2.4, "both")
