# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The trumps from the Lovers to Strength."""

import math

from kit.drapery import folds, sleeve
from kit.dress import beads, strap
from kit.faces import bangs, curls, neck, profile_beard
from kit.geometry import add, polar
from kit.hands import clasp, fist, grip
from kit.headgear import crown
from kit.horses import horse
from kit.regalia import lily, quatrefoil, star_mark
from kit.visages import front, side_face
from pictures.justice import justice
from pictures.lovers import lovers
from pictures.fortune import fortune
from pictures.grips import fingers, palm
from pictures.stock import trump
from pictures.strength import strength


def _chariot(c):
    """The victor under his canopy, drawn by two horses that pull apart."""
    # canopy and its posts
    for x in (132, 428):
        c.form(f"{x-9},130! {x+9},130! {x+8},480! {x-8},480!", "blu", shade=6, width=3)
        for y in range(164, 400, 52):
            c.stroke(f"{x-9},{y+12} {x+9},{y}", 4, "none", "yel")
    c.form("112,146! 112,110 150,98 280,78 410,98 448,110 448,146! 280,118", "red", shade=10, width=3.4)
    for i in range(9):
        x = 112 + i * 37.3
        y = 146 - 28 * math.sin(math.pi * (i + 0.5) / 9)
        y2 = 146 - 28 * math.sin(math.pi * (i + 1.2) / 9)
        c.form(f"{x},{y-6}! {x+37},{y2-8}! {x+34},{y2+18} {x+18},{y+28} {x+3},{y+18}", "yel" if i % 2 else "blu",
            shade=4,
            width=2.6)
        c.dot(x + 18, y + 32, 5)
        c.dot(x + 18, y + 32, 3.4, "red")
    # cuirass
    c.form("238,262! 204,276 186,306 196,370 204,480! 356,480! 364,370 374,306 356,276 322,262!", "lblu", shade=20,
        angle=62,
        ink=2.8)
    c.stroke("280,290 282,350 280,420", 2.6, "both")
    c.stroke("216,340 246,360 280,356 314,360 344,340", 2.6, "both", "blu")
    for x in (-1, 1):  # the plates of the belly, gold along the edge
        c.stroke(f"{280+x*10},372 {280+x*32},376 {280+x*54},366", 2.2, "both", "blu")
    with c.at(280, 198, s=0.94):
        neck(c)
    c.form("236,258! 254,282 280,290 306,282 324,258! 334,270! 312,300 280,308 248,300 226,270!", "yel", shade=5,
        width=2.8)
    beads(c, "232,264 252,290 280,298 308,290 328,264", 14, 4.6, ("red", "blu"))
    # shoulders with a face on each
    for flip in (False, True):
        with c.at(x=560 if flip else 0, flip=flip):
            c.form("214,300! 180,320 154,370 160,420! 190,440 226,426 220,390!", "red", shade=12, width=3.2)
            for line in ("220,384 206,372 190,372", "212,352 200,342 188,346"):
                c.stroke(line, 2.8, "end")
            c.form("226,268! 196,266 168,286 158,314! 174,326 184,316! 198,332 212,318! 228,328 240,306! 240,284",
                "yel",
                shade=8, width=3)
            with c.at(200, 300):
                quatrefoil(c, "red", "blu", 13)
    # sceptre in one hand, reins in the other
    with c.at(356, 250, rot=12):
        c.form("-4.6,0! 4.6,0! 4.6,220! -4.6,220!", "grn", shade=3, width=2.6)
        lily(c, 0.9)
    # the body of the chariot
    c.form("150,412! 200,424 280,428 360,424 410,412! 412,480! 148,480!", "yel", shade=9, width=3.4)
    c.form("146,404! 200,416 280,420 360,416 414,404! 414,418! 360,430 280,434 200,430 146,418!", "red", shade=4,
        width=2.8)
    with c.at(280, 458, s=0.5):
        c.form("-60,-44! 0,-36 60,-44! 60,10 0,60 -60,10", "blu", shade=6, width=2.6)
        star_mark(c, "yel", 24)
    with c.at(338, 400, s=0.62, rot=14, flip=False, weight=1.05):
        grip(c)
    c.repeat(lambda f: _wheel(f, 54, 98), ((87, 366), (473, 366, 0, -1, 1)))
    # the horses
    for flip, coat, harness in ((False, "grey", "red"), (True, "sorrel", "blu")):
        with c.at(x=0 if flip else 560, flip=not flip), c.at(230, 150, s=0.56, rot=6, weight=0.84):
            horse(c, coat)
            strap(c, "350,256 372,300 404,348 446,388 474,398", 6, harness)
            strap(c, "457,315 450,338 446,364 452,392", 6, harness, stitched=False)
            strap(c, "356,268 358,316 366,360 380,390", 6, harness, stitched=False)
            c.form("262,430! 300,448 350,460 400,462 444,454! 452,486! 400,496 346,494 292,482 250,460!", harness,
                shade=7,
                width=3)
            for x, y in ((452, 392), (381, 391), (368, 284)):
                c.dot(x, y, 7)
                c.dot(x, y, 5, "yel")
            c.plume("352,232 344,204 350,180 366,164", 15, harness, count=5, side=1, barbs=6)
    # the reins of both in one hand
    for line in ("244,404 200,416 156,411 104,393", "246,410 300,426 390,420 456,393"):
        for width, colour in ((7.6, "ink"), (4.2, "tan")):
            c.stroke(line, width, "none", colour)
    with c.at(241, 402, s=0.6, rot=-14, weight=1.05):
        fist(c)
    c.form("202,396! 214,390! 222,420! 208,427!", "yel", shade=3, width=2.6)
    # head
    with c.at(280, 198, s=0.9, weight=0.95):
        front(c, "oval", "calm", "strong", iris="brn", eye=5, gaze=-0.8, sleepy=0.26)
        curls(c, "blond")
        bangs(c, "blond")
    with c.at(280, 152, s=0.84):
        crown(c)


def _wheel(c, across, high):
    """A wheel seen aslant, about its hub: a studded tyre whose thickness shows, felly and spokes."""
    for dx, r, colour in ((9, 3, "ink"), (9, 0, "dbrn"), (0, 3, "ink"), (0, 0, "yel"), (0, -8.4, "ink"), (0, -10.4,
            "red"), (0, -20, "ink"), (0, -22.4, "paper")):
        c.dot(dx, 0, across + r, colour, ry=high + r * 1.12)
    for i in range(12):
        a = math.pi * (i + 0.5) / 6
        x, y = (across - 18) * math.cos(a), (high - 20) * math.sin(a)
        c.form(f"{x*.2-3},{y*.2}! {x*.2+3},{y*.2}! {x+5},{y}! {x-5},{y}!", "blu", shade=2, width=2.4)
    for i in range(20):
        a = math.pi * i / 10
        c.dot((across - 4) * math.cos(a), (high - 4.6) * math.sin(a), 2.7)
    for dx, r, colour in ((6, 19, "ink"), (6, 16.4, "org"), (-2, 15, "ink"), (-2, 12.6, "yel"), (-2, 5, "ink")):
        c.dot(dx, 0, r * 0.8, colour, ry=r)


def _hermit(c):
    """The Hermit in his hood, who lifts a lantern and leans on his staff."""
    # habit and cloak
    c.form("240,256! 214,330 206,400 200,480! 400,480! 392,400 372,320 330,270!", "gry", shade=18, angle=66, ink=2.6)
    for line in ("270,470 274,440 270,400", "346,470 344,440 330,386", "366,470 362,440 352,400"):
        c.stroke(line, 2.8, "end")
    c.stroke("306,290 308,350 302,410", 2.6, "both")  # buttoned down to the cord
    for y in range(308, 404, 19):
        c.dot(312 - (y - 308) * 0.05, y, 6)
        c.dot(312 - (y - 308) * 0.05, y, 4.2, "red")
        c.dot(310.6 - (y - 308) * 0.05, y - 1.4, 1.2, "wht")
    # the cord
    c.form("222,408! 280,424 374,410! 376,420! 280,435 221,418!", "tan", shade=3, width=2.6)
    for x in range(230, 370, 12):
        y = 416 + 13 * math.sin(math.pi * (x - 220) / 160)
        c.stroke(f"{x},{y-4} {x+7},{y+4}", 1.7, "none")
    c.form("326,424! 338,422! 346,480! 332,480!", "tan", shade=3, width=2.4)
    for y in (440, 452):
        c.dot(338, y, 7.4)
        c.dot(338, y, 5.4, "tan")
    # great cloak
    c.form("244,250! 196,262 152,300 122,356 104,420 98,480! 262,480! 250,420 252,350 282,300 300,262!", "blu",
        shade=24,
        angle=70, ink=3.6)
    folds(c, (("130,470 140,400 182,320", 1), ("176,470 178,410 206,340", 1), ("222,470 218,420 230,370", 1)), "blu",
        22)
    # its lining turned out along the edge
    c.form("296,270! 281,303 252,352 250,420 262,480! 284,480! 270,424 270,362 296,314 310,276!", "red", shade=7,
        width=3)
    for line in ("290,300 276,318", "272,330 262,350", "260,366 258,392", "258,410 262,436"):
        c.stroke(line, 2, "both")
    # the hand on the staff
    c.form("170,330! 136,346 116,384! 122,414 154,428 196,408!~", "blu", shade=10, width=3)
    hand = {"s": 0.72, "rot": -6, "weight": 1.05}
    with c.at(126, 374, **hand):
        palm(c, 10)
    c.form("112,210! 126,206! 142,480! 126,480!", "brn", shade=4, width=3)
    c.form("96,214! 90,196 104,182 122,186 132,200 126,216! 118,206 110,204 106,212!", "brn", shade=4, width=3)
    with c.at(126, 374, **hand):
        fingers(c, 10)
    c.form("160,346! 178,346 190,372 184,400! 170,404 158,396! 164,372", "blu", shade=7, width=3)
    # lantern arm
    sleeve(c, (318, 306), (392, 372), (432, 270), "blu", (44, 42, 34), puff=0.06)
    # the cloak lies on the far shoulder too, and the sleeve comes out under it
    c.form("300,264! 330,262 358,276 372,304! 366,326 350,342 330,346! 318,326 304,304 294,286!", "blu", shade=12,
        width=3.2, angle=64, ink=2.8, reach=26)
    folds(c, (("346,336 340,312 322,288", 1),), "blu", 11, 6)
    c.form("394,288! 420,262 460,280! 478,330 470,376 446,398! 430,370 408,340", "red", shade=14, width=3)
    for line in ("446,388 440,352 430,316", "460,370 458,336 448,304", "430,362 424,334 416,312"):
        c.stroke(line, 2.6, "end")
    c.form("410,262! 432,252 458,266! 450,292! 428,292 408,284!", "skin", shade=6, width=2.4)
    with c.at(442, 108):
        c.form("-28,16! -18,-4 0,-18 18,-4 28,16!", "red", shade=6, width=3)
        c.dot(0, -20, 7)
        c.dot(0, -20, 5, "yel")
        c.form("-24,14! 24,14! 22,92! -22,92!", "yel", shade=5, width=3)
        c.fill("-17,22! 17,22! 16,84! -16,84!", "#fdea94")
        for x in (-17, 0, 17):
            c.stroke(f"{x},16 {x*.95},90", 2.4, "none")
        c.form("0,34! 9,54 7,70 0,76 -7,70 -9,54", "org", shade=3, width=2)
        c.form("0,52! 4,62 0,72 -4,62", "yel", shade=0, width=0)
        c.form("-28,90! 28,90! 24,104! -24,104!", "red", shade=4, width=2.8)
        for k in range(14):
            a = math.radians((-58 if k < 7 else 122) + (k % 7) * 17)
            c.nick(add((0, 52), polar(42, a)), add((0, 52), polar(66 + 9 * (k % 2), a)), 4, colour=("yel",
                "org")[k % 2])
    c.form("437,210! 447,210! 444,300! 436,300!", "brn", shade=3, width=2.6)
    with c.at(434, 244, s=0.7, rot=84, weight=1.05):
        clasp(c)
    # head in its hood
    with c.at(266, 190, s=0.98, rot=4, weight=0.95):
        side_face(c, "king", "calm", "bushy", inner=-3, iris="ink", lines=True)
        profile_beard(c, "gry", 132)
    c.form("292,132! 268,108 232,108 204,130 188,172 190,220 204,256 232,282! 250,290 262,276! 246,250 244,220 254,190"
        " 262,166 276,152", "blu", shade=16, width=3.4, angle=64, ink=3.4, reach=34)
    c.form("292,132! 276,150 262,166 250,196 246,226 254,256 266,278! 250,250 238,222 242,186 256,156 276,138", "wht",
        shade=3,
        width=2.4)
    folds(c, (("210,250 204,210 214,160", 1),), "blu", 12, 6)


TITLES = {
    "06": (lovers, "VI", "Gli Amanti", 106),
    "07": (_chariot, "VII", "Il Carro", 107),
    "08": (justice, "VIII", "La Giustizia", 108),
    "09": (_hermit, "VIIII", "L'Eremita", 109),
    "10": (fortune, "X", "La Ruota della Fortuna", 110),
    "11": (strength, "XI", "La Forza", 111),
}
CARDS = {code: lambda entry=entry: trump(*entry) for code, entry in TITLES.items()}
