# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The trumps from the Hanged Man to the Tower."""

from kit.coiffure import combed
from kit.drapery import folds, sleeve
from kit.dress import beads, cuff
from kit.geometry import lerp
from kit.hands import clasp, grip
from kit.headgear import leaf_crown
from kit.regalia import lily, lozenge_mark
from kit.visages import front, throat, visage
from pictures.attributes import grass, wing
from pictures.bones import bone, closed_hand, forearm, pelvis, ribcage, skull
from pictures.devils import devil
from pictures.hanged import hanged
from pictures.shoulders import puff
from pictures.stock import trump
from pictures.tower import tower


def _death(c):
    """Death reaps; king and lady alike."""
    c.form("29,414! 110,402 220,412 330,398 440,402 545,390! 545,480! 15,480!", "lgrn", shade=6, width=3.2)
    grass(c, "40,418 110,406 220,416 330,402 440,406 524,396", 22)
    # what he has mown
    with c.at(452, 378, s=0.6, rot=22, weight=0.8):
        front(c, "square", "stern", "strong", iris="ink", eye=1.6, sleepy=0.9)
        full = "-37,0! -31,20 -20,30 0,26 20,30 31,20 37,0! 40,30 28,62 0,78 -28,62 -40,30"
        c.form(full, "gry", shade=7, width=2.6)
        c.strands("-34,12 -26,44 -4,72", "34,12 26,44 4,72", 13, 2.0, jitter=0.2)
        c.fill("-10,33! 0,36 10,33! 6,40 -6,40", "red")
        with c.at(0, -48, s=0.86):
            leaf_crown(c, "blu")
    with c.at(388, 424, s=0.5, rot=-8, weight=0.8):  # a hand that comes out of the ground
        for dx, dy in ((-16, -34), (-4, -46), (10, -44), (22, -32)):
            c.form(f"{dx*.6-6},10! {dx-6},{dy+8} {dx},{dy} {dx+6},{dy+8} {dx*.6+7},10!", "skin", shade=3, width=3)
        c.form("-18,4! 0,-4 22,4! 16,50! -12,50!", "skin", shade=6, width=3)
    # cloak over the bones
    c.form("214,190! 160,214 120,270 96,350 84,480! 200,480! 206,400 216,310 232,240!", "black", shade=16, width=3.4)
    for line in ("110,460 122,380 156,290", "150,460 156,390 180,300", "182,460 186,400 204,320"):
        c.stroke(line, 3.4, "end", "lblack")
    # bones
    bone(c, (204, 436), (196, 520), 13)
    bone(c, (322, 436), (336, 520), 13)
    with c.at(262, 286):
        with c.at(0, 110, s=0.94):
            pelvis(c)
        ribcage(c)
    bone(c, (350, 226), (414, 304), 10)
    bone(c, (174, 226), (122, 314), 10)
    # the scythe, its blade among what it mows
    path = c.form("358,428! 398,433 438,427 474,408 502,378 522,330! 522,376 504,414 470,439 428,451 366,453!", "lblu",
        shade=7, width=3.4, dark="blu")
    c.engrave(path, 60, 5, 2.2, 18, 0.3)
    c.stroke("384,438 428,440 474,422 508,380", 2.2, "both", "wht")
    c.form("160,168! 174,160! 378,444! 362,452!", "tan", shade=4, width=3.2)
    for t in (0.08, 0.3, 0.56, 0.86):
        x, y = lerp((167, 164), (370, 448), t)
        c.stroke(f"{x-7},{y+3} {x},{y+3} {x+6},{y-4}", 2, "both")
    c.form("340,426! 356,414! 372,440! 358,452!", "dgry", shade=4, width=2.8)
    grass(c, "384,458 440,458 500,446", 20, "grn")
    # both hands closed on it
    forearm(c, (122, 314), (198, 284))
    with c.at(234, 260, s=0.92, rot=-36, flip=True):
        closed_hand(c)
    forearm(c, (414, 304), (348, 342))
    with c.at(314, 370, s=0.92, rot=-36):
        closed_hand(c)
    # skull under a ragged hood
    with c.at(262, 158, s=1.0, rot=-3):
        c.form("34,-62! 10,-86 -30,-84 -58,-58 -68,-14 -60,30 -72,66! -46,56! -34,78! -22,54! -30,20 -36,-10 -30,-40"
            " -8,-62 18,-66", "black", shade=12, width=3.4)
        c.stroke("-52,20 -58,-14 -44,-52", 3, "both", "lblack")
        for k in range(3):
            c.form(f"-9,{54+k*14}! 7,{52+k*14}! 9,{63+k*14}! -9,{65+k*14}!", "ltan", shade=3, width=2.4)
        skull(c)
    with c.at(90, 420, s=0.56, rot=-30, weight=0.76):
        visage(c, "oval", "fine", "calm", "thin", iris="ink", lash=True, sleepy=0.95, eyes="drooping", arch="sad")
        combed(c, "blond", 30)


def _temperance(c):
    """A winged lady pours water into water."""
    wing(c, 332, 264, 1, ("lblu", "wht", "lblu"), 0.84, 14, ((9, 150, 17), (7, 98, 15)))
    wing(c, 228, 264, -1, ("lblu", "wht", "lblu"), 0.84, 14, ((9, 150, 17), (7, 98, 15)))
    c.form("246,264! 210,300 206,350 214,404 190,480! 384,480! 350,404 356,350 346,300 314,264!", "blu", shade=22,
        angle=62,
        ink=3.3)
    folds(c, (("236,470 246,430 250,400", 1), ("330,470 322,436 322,404", -1)), "blu", 14, 6)
    c.form("222,404! 250,416 282,420 314,416 346,404! 350,422! 314,436 282,440 250,436 218,422!", "yel", shade=5,
        width=3)
    beads(c, "226,413 252,425 282,430 312,425 342,413", 16, 4.6, ("red", "grn"))
    c.form("262,290! 268,340 274,400! 292,400! 298,340 304,290!", "red", shade=6, width=2.8)
    for y in (316, 342, 368):
        with c.at(283, y):
            lozenge_mark(c, "yel", "blu", 10)
    with c.at(280, 194, s=0.98):
        c.fill("-58,94! -40,116 0,130 40,116 58,94! 26,74 -26,74", "skin")
        throat(c)
    c.form("232,262! 250,300 282,314 314,300 332,262! 344,272! 322,316 282,332 242,316 220,272!", "yel", shade=5,
        width=2.8)
    # arms
    sleeve(c, (342, 312), (420, 358), (450, 262), "red", (35, 29, 20), puff=0.12, motif=_dot)
    sleeve(c, (218, 314), (190, 444), (176, 420), "red", (36, 34, 24), puff=0.12, motif=_dot)
    puff(c, (344, 310), (420, 358), 33, "blu", "wht")
    puff(c, (218, 310), (190, 444), 35, "blu", "wht")
    # the water
    stream = "402,226 372,276 300,330 232,352 176,362"
    c.stroke(stream, 20, "both", "ink", end=0.5)
    c.stroke(stream, 15, "both", "lblu", end=0.5)
    c.stroke("398,234 366,284 296,336 230,356", 3.4, "both", "wht")
    c.stroke("392,232 360,276 292,326 226,348", 2.4, "both", "blu")
    # jugs and hands
    # the upper jug is turned so that its handle lies below, in her fist
    for x, y, turn, flip in ((436, 180, -124, True), (146, 396, 22, False)):
        with c.at(x, y, rot=turn, flip=flip):
            c.form("-18,-42! 18,-42! 14,-26 32,-8 34,18 22,40! -22,40! -34,18 -32,-8 -14,-26!", "grn", shade=11,
                width=3.2,
                angle=78, reach=24)
            c.form("-22,-50! 22,-50! 19,-38! -19,-38!", "yel", shade=3, width=2.6)
            c.form("-24,36! 24,36! 26,48! -26,48!", "yel", shade=3, width=2.6)
            c.form("-33,-2! 0,6 33,-2! 34,12! 0,20 -34,12!", "yel", shade=3, width=2.4)
            c.stroke("24,-36 48,-30 44,2 32,10", 7, "none")
            c.stroke("24,-36 48,-30 44,2 32,10", 3.6, "none", "yel")
    with c.at(452, 226, s=0.72, rot=96, weight=1.05):
        clasp(c)
    cuff(c, (424, 350), (450, 260), 20, "yel", 26)
    with c.at(154, 414, s=0.72, rot=4, weight=1.05):
        grip(c)
    cuff(c, (210, 430), (196, 420), 21, "yel", 22)
    with c.at(280, 192, s=0.98, rot=-8, flip=True, weight=0.95):
        visage(c, "oval", "short", "calm", "thin", iris="brn", lash=True, lips=8.6, eyes="hooded", arch="arch",
            sleepy=0.5,
            gaze=0.8, flush=1.3)
        combed(c, "brn", 18)
    with c.at(282, 192, s=0.98, rot=6):
        c.form("-50,-46! -20,-62 6,-64 34,-58 50,-44! 50,-56! 30,-72 4,-78 -22,-74 -52,-58!", "red", shade=4, width=2.6)
        with c.at(4, -78):
            lily(c, 0.86)


def _dot(c):
    c.dot(0, 0, 3.4, "yel")


TITLES = {
    "12": (hanged, "XII", "L'Appeso", 112),
    "13": (_death, "XIII", "", 113, "La Morte"),
    "14": (_temperance, "XIIII", "La Temperanza", 114),
    "15": (devil, "XV", "Il Diavolo", 115),
    "16": (tower, "XVI", "La Torre", 116),
}
CARDS = {code: lambda entry=entry: trump(*entry) for code, entry in TITLES.items()}
