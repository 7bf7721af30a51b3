# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The cavaliers, one to the right and three to the left."""

import math

from kit.drapery import sleeve
from kit.dress import belt, cuff, mail
from kit.hands import fist
from kit.regalia import star_mark, straight_sword
from kit.visages import visage
from pictures.baton_rider import baton_rider
from pictures.coin_rider import coin_rider
from pictures.cup_rider import cup_rider
from pictures.grips import Grip
from pictures.mounts import mount, reins
from pictures.stock import courts


def _plates(c, lames, elbow, turn):
    """Lames round an armoured upper arm and the cop at its elbow."""
    for x, y, half in lames:
        with c.at(x, y, rot=turn):
            c.stroke(f"{-half},-4 0,6 {half},-4", 3, "none")
            c.stroke(f"{2-half},1 0,11 {half-2},1", 2.4, "none", "blu")
    with c.at(*elbow, s=0.88, rot=turn):
        c.form("-30,-8! -16,-25 6,-26 26,-16! 34,4 22,24 0,28 -22,22", "lblu", shade=10, width=3.2, dark="blu")
        for k in range(-2, 3):
            c.stroke(f"0,0 {k*9},{-19+abs(k)*2}", 2, "end")
        c.dot(0, 2, 9)
        c.dot(0, 2, 6.6, "yel")


def _swords(c):
    """A rider in armour, his visor up, on a black horse in bards."""
    c.form("531,430! 500,396 440,386 360,400 298,440! 290,480! 531,480!", "yel", shade=10, width=3.4)
    for x in range(330, 530, 34):
        c.form(f"{x},{430}! {x+12},{450}! {x},{470}! {x-12},{450}!", "red", shade=2, width=2)
    # breastplate over mail
    mail(c, "280,262! 246,282 232,320 246,380 244,480! 416,480! 414,380 424,320 410,282 376,262!", 19)
    c.form("290,268! 264,300 260,350 272,400! 328,416 386,400! 398,350 394,300 366,268!", "lblu", shade=18, width=3.4,
        angle=62,
        ink=2.6)
    c.stroke("328,284 332,350 328,408", 2.6, "both")
    c.stroke("274,352 300,366 328,360 358,366 384,352", 2.4, "both", "blu")
    with c.at(328, 322):
        star_mark(c, "yel", 17)
    belt(c, "244,406 286,420 330,424 372,420 414,406", "243,430 286,444 330,448 374,444 416,430", "red", ("yel",))
    c.form("292,226! 288,250 276,262! 330,296 384,262! 372,250 368,226!", "lblu", shade=8, width=3, dark="blu")
    c.form("288,250! 308,276 330,284 352,276 372,250! 384,262! 360,292 330,300 300,292 276,262!", "yel", shade=5,
        width=2.8)
    with c.at(x=560, flip=True):
        mount(c, "black", "yel", "red", "beads", 0, "red")
        reins(c, "yel")
    sleeve(c, (268, 308), (286, 416), (242, 416), "lblu", (37, 35, 23), puff=0.02)
    _plates(c, ((270, 332, 34), (275, 354, 33), (279, 376, 31)), (282, 413), -6)
    with c.at(210, 416, s=0.7, rot=4, flip=True, weight=1.05):
        fist(c)
    cuff(c, (292, 416), (240, 416), 21, "lblu", 24)
    # sword
    hold = Grip((445, 342), 6, 30, True, 5)
    hold.arm(c, (390, 308), (384, 440), "lblu", "lblu", (33, 29, 21), 0.02)
    with c.at(448, 308, s=1.0, rot=5):
        straight_sword(c, 246, "yel", "red", "grn")
    hold.hold(c)
    c.stroke("407,330 401,338 400,348", 2.6, "none")  # the heel of the hand
    _plates(c, ((385, 330, 26), (382, 352, 24)), (384, 426), 4)
    for flip in (False, True):
        with c.at(x=660 if flip else 0, flip=flip):
            c.form("294,262! 258,264 236,282 230,306! 246,314 258,304! 272,311 288,300! 299,284", "red", shade=7,
                width=3.2)
            c.stroke("243,298 262,281 288,275", 2.4, "both", "yel")
            for x, y in ((250, 304), (272, 298)):
                c.dot(x, y, 3.6)
                c.dot(x, y, 2.2, "yel")
    # head in its helmet
    with c.at(330, 168, s=1.0, rot=3, flip=True, weight=0.95):
        c.form("-34,-50! -60,-40 -68,0 -58,50 -46,76! 30,78! 48,50 54,10 50,-40!", "lblu", shade=10, width=3.2,
            dark="blu")
        visage(c, "square", "broken", "firm", "bushy", inner=1, iris="ink", eyes="deep", arch="frown", gaze=0.6,
            flush=0.8,
            marks="scar chin")
        c.form("-37,12! -30,30 -14,48 4,57 22,55 32,42! 42,48 40,66 20,78 -10,76 -38,62 -50,36!", "lblu", shade=7,
            width=3,
            dark="blu")
        for x, y in ((-30, 50), (-8, 64), (16, 66)):
            c.dot(x, y, 4.4)
            c.dot(x, y, 3, "yel")
        c.plume("-8,-98 -36,-122 -70,-122 -92,-98 -96,-68", 23, "red", count=8, side=1, barbs=18)
        c.form("-62,-24! -66,-62 -42,-94 0,-104 38,-94 58,-62 54,-26! 40,-44 4,-52 -36,-46", "lblu", shade=13,
            width=3.3, dark="blu",
            angle=74, ink=2.4, reach=26)
        c.form("-52,-50! -40,-78 0,-88 44,-80 62,-54! 66,-38 50,-34! 30,-50 0,-56 -34,-50!", "lblu", shade=7, width=3,
            dark="blu")
        for x, y in ((-20, -68), (2, -72), (24, -68)):
            c.stroke(f"{x-8},{y} {x+8},{y}", 3.4, "both")
        c.stroke("0,-104 4,-98 4,-88", 3, "both")  # the comb, a row of rivets, chased lines on the cheek
        c.stroke("-46,-54 -32,-74 2,-82 38,-75 56,-54", 3.4, "both", "yel")
        for k in range(6):
            a = math.radians(196 + k * 28)
            c.dot(46 * math.cos(a) + 2, -48 + 44 * math.sin(a), 2.2)
        for line in ("-60,-18 -62,10 -54,40", "-54,-14 -56,10 -50,34"):
            c.stroke(line, 2.4, "both", "blu")
        for k in range(6):
            c.nick((-64 + k * 1.4, 6 + k * 9), (-54 + k * 1.4, 2 + k * 9), 2.2)
        c.dot(-56, -36, 11)
        c.dot(-56, -36, 8.6, "yel")
        c.dot(-56, -36, 3.4)


DRAWN = {"HD": (coin_rider, 161), "HC": (cup_rider, 162), "HS": (_swords, 163), "HB": (baton_rider, 164)}
CARDS = courts(DRAWN, "Cavallo")
