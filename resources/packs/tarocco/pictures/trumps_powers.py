# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The Fool, and the trumps from the Magician to the Pope."""

from kit.caps import arch_coronet
from kit.coiffure import chin_beard, waves, wimple
from kit.drapery import folds, hem, sleeve, staff_arm, wrist
from kit.dress import armband, beads, belt, cuff, ermine_cloth, girdle, strew, strewn
from kit.faces import curls, long_hair, moustache, neck, profile_beard
from kit.gestures import hanging, knuckles
from kit.hands import clasp, fist, grip, laid_hand, open_hand
from kit.regalia import lily, lozenge_mark, orb, quatrefoil, sceptre, star_mark
from kit.visages import front, side_face, throat, visage
from pictures.attributes import blessing, cross_staff, eagle, lappets, open_book, throne, tiara
from pictures.beasts import baying_dog
from pictures.shoulders import puff
from pictures.stock import trump


def _magician(c):
    """A juggler behind his table, the wand in one hand, a cup under the other."""
    # doublet, its fronts laced
    c.form("286,258! 236,268 200,292 186,340 196,400 190,480! 384,480! 380,400 392,340 378,290 340,264!", "red",
        shade=20, angle=62, ink=3.4)
    c.form("262,268! 270,330 276,400 272,480! 316,480! 312,400 316,330 322,268!", "wht", shade=8, width=3)
    for y in (306, 334, 362, 390):
        c.stroke(f"268,{y} 293,{y+11} 318,{y}", 4.6, "none")
        c.stroke(f"268,{y} 293,{y+11} 318,{y}", 2.6, "none", "blu")
    with c.at(290, 190, flip=True):
        neck(c)
    # collar cut in points
    c.form("250,252! 268,280 292,290 316,280 334,252! 372,262 398,282! 376,296! 366,318! 346,306! 330,326! 312,308!"
        " 292,318! 274,308! 254,326! 240,306! 218,318! 208,296! 186,284! 210,264", "yel", shade=9, width=3.2)
    for line in ("236,268 226,286 222,304", "262,280 256,296 254,312", "324,280 328,296 330,312",
        "350,268 358,286 364,304"):
        c.stroke(line, 2.2, "both", "red")
    # the wand and its arm
    c.form("446,96! 460,98! 452,268! 440,268!", "tan", shade=4, width=2.8)
    for y, k in ((100, 0), (250, 1)):
        c.form(f"{443-3*k},{y}! {463-6*k},{y+2}! {462-6*k},{y+16}! {442-3*k},{y+14}!", "yel", shade=3, width=2.4)
    staff_arm(c, (449, 196), (368, 304), (424, 414), clasp, "blu", "wht", turn=62, puff=0.1, motif=_spark)
    puff(c, (370, 304), (424, 414), 35, "red", "wht")
    # the table
    top = c.form("44,406! 516,406! 560,480! 4,480!", "tan", shade=6, width=3.6)
    c.engrave(top, 4, 9, 1.8, 60, 0.1, ambient=0.3)
    c.stroke("20,440 280,438 544,440", 1.6, "both", "dtan")
    # what lies on it
    for x, y, r in ((404, 424, 15), (436, 434, 15), (380, 438, 15)):
        c.dot(x, y, r + 2.6, "ink", r * 0.62 + 2)
        c.dot(x, y, r, "yel", r * 0.62)
        c.stroke(f"{x-8},{y} {x},{y+4} {x+8},{y}", 1.8, "both", "org")
    for x, y, pips in ((318, 426, ((-5, -4), (5, 4))), (344, 442, ((0, 0), (-6, 5), (6, -5)))):
        c.form(f"{x-13},{y-10}! {x+11},{y-12}! {x+14},{y+8}! {x-11},{y+11}!", "wht", shade=4, width=2.6)
        for dx, dy in pips:
            c.dot(x + dx, y + dy, 2.6)
    c.form("202,436! 262,424 290,428! 266,438 204,446!", "lblu", shade=3, width=2.6)
    c.form("160,437! 204,434! 206,448! 162,451!", "red", shade=3, width=2.6)
    # the cup under his hand
    c.form("74,372! 126,372! 136,428! 100,438 64,428!", "yel", shade=11, width=3.2, angle=80, reach=22)
    c.form("62,420! 100,430 138,420! 138,432! 100,443 62,432!", "red", shade=4, width=2.6)
    c.dot(150, 444, 10)
    c.dot(150, 444, 7.8, "red")
    c.dot(147, 441, 2, "wht")
    sleeve(c, (214, 308), (206, 404), (146, 386), "blu", (38, 35, 22), puff=0.12, motif=_spark)
    puff(c, (216, 306), (206, 404), 36, "red", "wht")
    with c.at(112, 366, s=0.74, rot=8, weight=1.05):
        open_hand(c)
    cuff(c, (204, 396), (158, 376), 23, "wht", 26)
    # head under the great hat
    with c.at(290, 190, s=0.98, rot=3, flip=True, weight=0.95):
        visage(c, "lean", "tip", "smirk", "strong", iris="grn", eyes="wide", arch="cocked", gaze=0.4, flush=0.9,
            marks="dimple")
        curls(c, "rust")
        moustache(c, "rust", curled=True)
    with c.at(288, 188, s=1.0, rot=2):
        c.form("-42,-54! -46,-82 -30,-104 0,-110 32,-104 46,-82 42,-54!", "grn", shade=12, width=3.2, angle=76,
            reach=26)
        c.form("-120,-62! -128,-84 -108,-98 -84,-88! -62,-76 -44,-66 0,-58 44,-66 62,-78! 86,-92 112,-96 124,-78"
            " 116,-58!"
            " 92,-70 70,-56 44,-40 0,-33 -44,-40 -72,-54 -96,-74!", "yel", shade=10, width=3.4, angle=82, step=4.6,
                reach=24)
        c.stroke("-112,-76 -92,-82 -66,-62 -40,-50 0,-44 42,-50 70,-66 96,-84 114,-76", 2.4, "both", "red")
        c.form("-44,-70! 0,-62 44,-70! 45,-82! 0,-74 -45,-82!", "red", shade=4, width=2.6)


def _popess(c):
    """The Popess before her curtain, reading."""
    for side, x in ((-1, 29), (1, 531)):  # the curtain, drawn aside
        c.form(f"{x},74! {x-side*118},74! {x-side*104},140 {x-side*70},220 {x-side*36},300 {x-side*22},352! {x},352!",
            "lgrn", shade=12, width=3.4)
        folds(c, ((f"{x-side*96},80 {x-side*76},160 {x-side*28},300", -side), (f"{x-side*60},80 {x-side*48},180"
            f" {x-side*14},310", -side)), "grn", 13, 6)
        c.form(f"{x},330! {x-side*34},334! {x-side*38},356! {x},360!", "yel", shade=4, width=2.8)
        c.form(f"{x},358! {x-side*30},358! {x-side*54},420 {x-side*50},480! {x},480!", "lgrn", shade=12, width=3.2)
        c.stroke(f"{x-side*12},364 {x-side*30},420 {x-side*26},470", 3, "end")
    # cope: it falls straight from narrow shoulders, so that the arms before it are told from it
    c.form("244,262! 190,280 158,312 140,366 128,430 120,480! 446,480! 436,430 424,366 404,312 372,280 318,262!",
        "blu", shade=20)
    folds(c, (("140,470 150,410 176,340", 1), ("428,470 418,410 392,340", -1)), "blu", 16, 7)
    hem(c, "196,281 163,314 145,368 133,432 126,474", 5.6)
    hem(c, "366,281 399,314 419,368 431,432 440,474", 5.6)
    # gown
    strewn(c, "246,268! 214,320 208,400 202,480! 368,480! 360,400 350,320 314,268!", "red", lambda c: lily(c, 0.62),
        34, 32, 16, angle=62)
    with c.at(280, 204, s=0.98):
        throat(c)
    # orphreys that meet in a clasp
    for flip in (False, True):
        with c.at(x=560 if flip else 0, flip=flip):
            c.form("228,262! 250,256! 268,290 276,322! 262,342! 240,310 212,286!", "yel", shade=6, width=3)
            for x, y in ((240, 274), (252, 296), (262, 318)):
                with c.at(x, y, s=0.62):
                    quatrefoil(c, "red", "blu", 9)
    with c.at(280, 336):
        c.form("0,-24! 22,0! 0,24! -22,0!", "yel", shade=5, width=2.8)
        c.form("0,-13! 12,0! 0,13! -12,0!", "grn", shade=3, width=2)
    # her left hand lies on the page, the right one bears the book at its lower edge
    sleeve(c, (378, 322), (440, 424), (414, 402), "grn", (33, 31, 23), puff=0.06, motif=_spark)
    with c.at(316, 398, s=0.84, rot=16):
        open_book(c, "red")
    with c.at(368, 376, s=0.66, rot=30, weight=1.05):
        laid_hand(c)
    cuff(c, (444, 426), (408, 400), 21, "wht", 24)
    sleeve(c, (190, 326), (168, 440), (224, 438), "grn", (33, 31, 23), puff=0.06, motif=_spark)
    with c.at(248, 430, s=0.68, rot=-12, flip=True, weight=1.05):
        laid_hand(c)
    cuff(c, (162, 446), (216, 440), 23, "wht", 24)
    # head, turned to where her curtain opens
    with c.at(280, 196, s=0.98, rot=2, weight=0.95):
        c.form("-16,-64! -56,-50 -66,-4 -62,46 -76,92! -40,104 -4,96! 30,96 66,90! 56,46 52,6 48,-30 34,-58!", "wht",
            shade=11, width=2.8)
        for line in ("-46,-30 -52,10 -48,50 -56,84", "-38,-14 -42,30 -36,88", "46,10 47,50 52,82"):
            c.stroke(line, 1.9, "both")
        visage(c, "noble", "greek", "calm", "thin", iris="brn", lash=True, lips=8.4, eyes="drooping", arch="flat",
            sleepy=0.34, gaze=0.9, flush=0.8)
        wimple(c, 76)
    with c.at(284, 162, s=0.82, rot=2):
        tiara(c, cloth="red")


def _empress(c):
    """The Empress, her sceptre on the shoulder, one hand on the eagle's shield."""
    throne(c, 290, 150, "lgrn", "red", 112)
    mantle = c.form("250,258! 200,276 150,318 112,390 84,480! 492,480! 468,400 430,326 376,282 330,258!", "blu",
        shade=22)
    strew(c, mantle, lambda c: star_mark(c, "yel", 8), 44, 38, 18)
    folds(c, (("118,470 132,400 164,340", 1), ("446,470 436,400 410,340", -1)), "blu")
    strewn(c, "250,268! 216,310 218,370 226,420 196,480! 380,480! 350,420 356,370 366,310 330,268!", "red",
        lambda c: quatrefoil(c, "yel", "wht", 8), 36, 32, 18, angle=62)
    girdle(c, "222,412 256,420 290,422 324,420 352,412", "218,440 256,450 290,452 324,450 358,438", 4, "grn")
    with c.at(290, 192, s=1.0):
        c.fill("-58,94! -40,118 0,134 40,118 58,94! 30,76 -30,76", "skin")
        throat(c)
    # sceptre: over the sleeve and under the fingers
    sleeve(c, (390, 318), (472, 446), (446, 400), "red", (38, 35, 21), puff=0.1, motif=_spark)
    with c.at(459, 130, rot=14, s=0.9):
        sceptre(c, 400, "grn")
    wrist(c, (410, 376), (440, 392), 13)
    with c.at(399, 372, s=0.76, rot=20, weight=1.05):
        grip(c)
    cuff(c, (472, 446), (443, 393), 22, "wht", 24)
    # shield, her fingers over its rim
    with c.at(116, 402, rot=-6, s=0.9):
        c.form("-74,-76! 0,-64 74,-76! 82,-30 74,24 44,70 0,96! -44,70 -74,24 -82,-30", "yel", shade=10, width=3.6)
        c.form("-60,-60! 0,-50 60,-60! 66,-26 60,20 36,58 0,80! -36,58 -60,20 -66,-26", "wht", shade=6, width=2.4)
        with c.at(-6, 6, s=0.94):
            eagle(c)
    sleeve(c, (208, 322), (244, 436), (206, 366), "red", (38, 34, 21), puff=0.1, motif=_spark)
    with c.at(157, 338, s=0.78, rot=22, weight=1.05):
        hanging(c)
    cuff(c, (238, 424), (206, 362), 21, "wht", 24)
    # her ermine, from under which the arms come
    ermine_cloth(c, "246,262! 206,276 186,296! 214,326 258,344 290,348 322,344 366,326 396,300! 366,276 334,262!"
        " 318,296 290,312 262,296", 27, 22)
    c.form("244,258! 262,300 290,318 318,300 336,258! 346,264! 324,314 290,330 256,314 234,264!", "yel", shade=4,
        width=2.6)
    beads(c, "240,264 260,308 290,324 320,308 340,264", 13, 4.4, ("red", "grn"))
    with c.at(290, 190, s=0.96, rot=2, weight=0.95):
        waves(c, "blond")
        visage(c, "oval", "fine", "smile", "thin", iris="blu", lash=True, lips=9, eyes="plain", arch="arch", flush=1.1,
            sleepy=0.3)
        c.form("6,-60! -12,-46 -28,-28 -34,-6! -46,-20 -44,-50 -20,-66!", "blond", shade=5, width=2.6)
        c.form("4,-60! 22,-50 34,-36 38,-16! 48,-30 44,-54 26,-66!", "blond", shade=5, width=2.6)
        for line in ("2,-58 -18,-44 -34,-22", "-6,-60 -28,-44 -38,-26", "10,-58 28,-46 38,-26"):
            c.stroke(line, 2, "both")
    with c.at(292, 141, s=0.94, sy=0.86, rot=3):  # low enough for its pearl to stand below the number's line
        arch_coronet(c, "red")


def _emperor(c):
    """The Emperor in armour, in profile, with orb and cross on his sceptre."""
    # the throne with its eagle
    c.form("29,300! 74,292 116,300 132,330! 136,480! 29,480!", "yel", shade=10, width=3.4)
    c.form("29,292 60,278 104,284 130,306 120,324 96,318 60,306 29,314", "yel", shade=6, width=3)
    c.form("29,344! 118,346! 120,480! 29,480!", "red", shade=6, width=2.6)
    with c.at(72, 404, s=0.86):
        eagle(c)
    # mantle behind
    c.form("230,262! 186,280 150,330 132,400 124,480! 330,480! 320,300!", "red", shade=16)
    folds(c, (("150,470 156,400 182,320", 1), ("190,470 190,420 204,360", 1)), "red")
    hem(c, "186,284 152,334 135,402 128,470", 5.6)
    # cuirass and its lappets
    c.form("226,262! 198,290 196,350 204,410 200,480! 376,480! 366,420 378,350 366,290 320,258!", "lblu", shade=24,
        angle=62, ink=2.8)
    c.stroke("300,280 312,340 304,410", 3, "both")
    c.stroke("224,330 262,352 304,346 346,352 372,332", 2.6, "both", "blu")
    for x, y in ((228, 312), (262, 300), (340, 304), (224, 380), (266, 392), (344, 388)):
        with c.at(x, y):
            lily(c, 0.72)
    girdle(c, "202,406 246,418 290,421 334,418 370,404", "202,436 246,448 290,451 334,448 372,434", 5, "red")
    with c.at(262, 196, s=0.98):
        neck(c)
    c.form("214,256! 240,286 280,294 318,284 336,262! 348,272! 322,304 280,314 234,306 202,270!", "yel", shade=6,
        width=3)
    beads(c, "212,266 240,296 280,304 320,294 340,270", 15, 5, ("red", "grn"))
    # sceptre
    with c.at(440, 166, s=1.0):
        c.form("-6,40! 6,40! 6,340! -6,340!", "red", shade=4, width=3)
        for y in (70, 116, 250):
            c.form(f"-9,{y}! 9,{y}! 9,{y+13}! -9,{y+13}!", "yel", shade=4, width=2.4)
        c.form("-12,26! 12,26! 9,44! -9,44!", "yel", shade=4, width=2.6)
        with c.at(0, -8, s=0.8):
            orb(c, "blu")
    staff_arm(c, (440, 326), (352, 308), (372, 436), grip, "grn", "yel", turn=30, puff=0.08, motif=_spark,
        band=(0.36, "yel", "red"))
    # near shoulder under its lion's head
    sleeve(c, (214, 312), (150, 414), (218, 440), "grn", (40, 38, 24), puff=0.1, motif=_spark)
    armband(c, (188, 352), (150, 414), 44, 9, "yel", "red")
    for flip in (True, False):  # and the far one
        with c.at(x=568 if flip else 0, flip=flip):
            c.form("236,270! 204,268 178,288 168,318! 190,326 196,316! 210,332 222,318! 240,326 252,304! 250,286",
                "yel", shade=9, width=3.2)
            for line in ("222,276 198,292 184,316", "236,278 220,296 212,322", "246,286 240,300 240,318"):
                c.stroke(line, 2.2, "both", "red")
    with c.at(246, 446, s=0.7, rot=-66, weight=1.05):
        fist(c)
    # head
    with c.at(262, 196, s=0.98, rot=-1, weight=0.95):
        side_face(c, "king", "stern", "bushy", inner=2, iris="blu", lines=True)
        long_hair(c, "brn")
        profile_beard(c, "brn", 110)
    with c.at(254, 150, s=0.96, rot=-7):
        c.form("-50,-2! -54,-34 -34,-62 0,-70 34,-60 52,-34 48,-2! 22,6 0,8 -24,6", "lblu", shade=13, width=3.2,
            angle=74,
            reach=24)
        c.form("-6,-68! 8,-68! 13,6! -3,8!", "yel", shade=3, width=2.4)
        for x, y, lean in ((-44, -10, -22), (-22, -4, -10), (4, 0, 0), (28, -4, 10), (46, -12, 22)):
            with c.at(x, y, rot=lean):
                c.form("-11,10! -9,-8 -15,-16 -6,-18 0,-32! 6,-18 15,-16 9,-8 11,10!", "yel", shade=4, width=2.4)
                c.dot(0, -6, 3.4)
                c.dot(0, -6, 2.3, "red")
        c.form("-54,-8! -28,2 0,6 28,2 52,-9! 50,13! 26,22 0,25 -26,22 -52,13!", "yel", shade=7, width=3)
        beads(c, "-48,4 -24,12 0,15 24,12 46,3", 14, 5, ("grn", "red"))


def _pope(c):
    """The Pope blesses; two of his monks kneel before him."""
    cope = c.form("240,266! 180,288 134,330 96,392 70,480! 490,480! 464,392 426,330 380,288 320,266!", "red", shade=24)
    strew(c, cope, lambda c: quatrefoil(c, "yel", "blu", 8), 46, 40, 20)
    folds(c, (("112,470 124,400 160,340", 1), ("450,470 440,400 404,340", -1)), "red")
    c.form("246,270! 226,330 220,400 216,480! 344,480! 340,400 334,330 314,270!", "wht", shade=16, angle=66, ink=2.2)
    for line in ("250,470 252,420 256,360", "282,470 282,430 282,384", "314,470 312,420 306,360"):
        c.stroke(line, 2.4, "end")
    with c.at(280, 210):
        neck(c)
    for flip in (False, True):
        with c.at(x=560 if flip else 0, flip=flip):
            c.form("240,266! 206,280 196,296! 214,350 222,410 222,480! 254,480! 256,410 258,350 262,300", "yel",
                shade=7,
                width=3)
            for y in (320, 364, 408, 450):
                with c.at(230 + (y - 320) * 0.06, y):
                    lozenge_mark(c, "red", "grn", 13)
    with c.at(280, 392):  # the cross on his breast
        c.form("-8,-40! 8,-40! 8,-14! 28,-14! 28,2! 8,2! 8,44! -8,44! -8,2! -28,2! -28,-14! -8,-14!", "yel", shade=5,
            width=2.8)
        c.dot(0, -6, 6.4)
        c.dot(0, -6, 4.8, "red")
    # the cross staff in his left hand
    with c.at(446, 192):  # its knob stands clear of the number's line
        cross_staff(c, 306, 3)
    staff_arm(c, (446, 320), (382, 330), (418, 446), clasp, "wht", "yel", turn=34, puff=0.05, motif=_cross,
        radii=(38, 32, 21))
    # the hand that blesses
    sleeve(c, (184, 332), (132, 440), (140, 366), "wht", (38, 34, 23), puff=0.05, motif=_cross)
    with c.at(140, 308, s=0.8, rot=-4, weight=1.05):
        blessing(c)
    cuff(c, (134, 440), (141, 362), 24, "yel", 26)
    # the cope over his shoulders, from under which the arms come
    for flip in (False, True):
        with c.at(x=562 if flip else 0, flip=flip):
            cape = c.form("234,268! 210,274 190,290 176,316 170,342! 184,360 202,362 217,350! 214,320 221,290", "red",
                shade=11, width=3.2)
            strew(c, cape, lambda c: quatrefoil(c, "yel", "blu", 6.4), 26, 26, 9)
            c.engrave(cape, 66, 5, 3, 26, 0.26)
            hem(c, "171,340 185,357 202,359 217,348", 6)
    # two cardinals, who look up at him; small, for they kneel
    for flip, hair, cape in ((False, "gry", "grn"), (True, "brn", "blu")):
        with c.at(560 if flip else 0, -18, flip=flip):
            c.form("29,424! 44,422 70,434 92,436! 118,446 136,462 146,498! 29,498!", cape, shade=12, width=3.2)
            for line in ("62,446 58,462 58,494", "98,450 106,464 110,494"):
                c.stroke(line, 2.4, "start")
            with c.at(70, 394, s=0.52, rot=-9, weight=1.3):
                c.fill("-34,30! -40,84 30,92 14,44!", "skin")
                c.stroke("12,50 12,70 24,88", 2.4, "none")
                side_face(c, "king" if flip else "youth", "calm", "bushy", iris="ink", lines=True)
                c.form("-6,-40! -18,-14 -14,6 -24,34! -44,46 -56,24 -58,-10 -48,-40 -20,-52", hair, shade=8, width=2.8)
                for line in ("-46,-30 -48,0 -42,32", "-32,-34 -34,0 -32,34", "-18,-30 -26,0 -22,24"):
                    c.stroke(line, 2, "both")
                c.form("24,-48! 16,-74 -14,-84 -46,-70 -60,-40 -60,-22! -30,-38 0,-44", "red", shade=9, width=3)
                c.form("-22,-80! -12,-92 0,-81!", "red", shade=2, width=2.6)
            c.form("40,432! 62,440 84,440 102,434! 106,444! 84,451 60,451 34,442!", "wht", shade=4, width=2.6)
    # head
    with c.at(280, 206, s=0.94, weight=0.95):
        lappets(c, "blu", 92)
        c.form("-30,-50! -50,-30 -52,10 -42,46! 42,46! 52,10 50,-30 30,-50!", "gry", shade=6, width=2.6)
        front(c, "long", "stern", "bushy", inner=-2, iris="brn", eye=4.8, tilt=-4, broad=1.2, lines=True, sleepy=0.3)
        chin_beard(c, "gry", 100)
    with c.at(280, 168, s=0.82):
        tiara(c, "yel", "wht", ("blu", "red"))


def _bell(c, x, y, r=11):
    c.dot(x, y, r + 2.6)
    c.dot(x, y, r, "yel")
    c.dot(x + r * 0.2, y + r * 0.24, r * 0.72, "org")
    c.dot(x - r * 0.1, y - r * 0.1, r * 0.66, "yel")
    c.stroke(f"{x-r},{y} {x},{y+r*.32} {x+r},{y}", 1.8, "none")
    c.stroke(f"{x},{y+r*.3} {x},{y+r*.9}", 2.4, "none")


def _fool(c):
    """The Fool on his way, his bundle on the shoulder, a dog at his heels."""
    # jerkin, half and half
    c.form("254,262! 212,276 184,310 184,370 194,420 176,480! 290,480! 290,268!", "red", shade=20, angle=62, ink=3.4)
    c.form("286,264! 330,268 372,290 392,340 386,400 400,480! 286,480!", "yel", shade=20, angle=62, ink=3.2)
    folds(c, (("214,470 222,430 214,390", 1),), "red", 14, 6)
    for y in (330, 366, 402):
        c.dot(288, y, 9)
        c.dot(288, y, 6.8, "blu")
    belt(c, "192,424 240,434 288,437 336,434 390,420", "192,450 240,460 288,463 336,460 394,446", "grn", ("yel",))
    with c.at(274, 194, flip=True):
        neck(c)
    # the stick and the bundle
    c.form("64,398! 70,388! 496,188! 502,198!", "tan", shade=4, width=3.2)
    for t in (0.3, 0.55, 0.7, 0.86):
        x, y = 66 + 430 * t, 394 - 202 * t
        c.stroke(f"{x-6},{y-6} {x},{y-2} {x+8},{y-8}", 1.8, "end")
    with c.at(0, 54):
        c.form("446,160! 470,148 494,138! 498,160 510,184 512,220 490,250 458,256 430,240 422,210 432,184", "grn",
            shade=16,
            width=3.4, angle=68, reach=34)
        for line in ("470,160 452,190 450,236", "484,154 482,190 486,236", "492,154 500,180 506,208"):
            c.stroke(line, 2.6, "end")
        c.form("452,140! 472,122 496,118 506,130! 500,152 478,164 456,166!", "red", shade=5, width=2.8)
        c.form("496,120! 518,104! 522,126! 506,136!", "red", shade=3, width=2.4)
        for x, y in ((442, 212), (466, 226), (494, 214), (470, 196)):
            with c.at(x, y):
                star_mark(c, "yel", 8)
    # the hand on the stick
    sleeve(c, (212, 320), (138, 438), (135, 398), "yel", (36, 32, 21), puff=0.1, motif=_check)
    with c.at(136, 360, s=0.76, rot=62, weight=1.05):
        knuckles(c)
    cuff(c, (138, 446), (136, 404), 22, "grn", 24)
    puff(c, (210, 316), (150, 432), 34, "red", "yel", "grn")
    # the other arm swings free
    c.form("366,288! 400,300 424,338 430,388 424,440! 416,480! 376,480! 378,430 366,380 352,340~", "red", shade=14,
        angle=66,
        ink=3.4)
    for x, y in ((398, 336), (412, 376), (408, 420)):
        with c.at(x, y):
            c.form("0,-20! 7,-6 6,8 0,18! -6,8 -7,-6", "yel", shade=3, width=2.2)
    # collar of points with bells
    c.form("238,254! 256,280 276,290 298,282 314,256! 352,264 384,288! 366,296! 362,330! 338,312! 326,344! 304,322!"
        " 288,352! 268,322! 248,344! 234,312! 210,328! 206,298! 184,286! 212,264", "blu", shade=9, width=3.2)
    c.stroke("222,276 250,298 278,306 308,298 346,278", 2.4, "both", "yel")
    for x, y in ((362, 334), (326, 350), (288, 358), (248, 350), (208, 334)):
        _bell(c, x, y, 8)
    # the dog
    with c.at(497, 512, s=0.98, rot=10, flip=True):
        baying_dog(c, "wht")
    # head, and the cap with its two horns
    with c.at(274, 194, s=0.98, rot=-6, flip=True, weight=0.95):
        c.form("-30,-56! -54,-30 -56,10 -44,44 -20,64 8,68! 24,60 40,40 46,10 44,-40!", "grn", shade=8, width=3)
        c.stroke("-48,-20 -48,14 -34,44", 2.2, "both")
        visage(c, "round", "bulb", "grin", "bushy", inner=-4, iris="brn", eyes="round", arch="high", gaze=-0.4, lips=11,
            flush=1.4, marks="dimple cleft")
    with c.at(274, 190, s=1.0, rot=6):
        c.form("-30,-40! -44,-62 -74,-78 -110,-72 -136,-40! -112,-52 -86,-44 -70,-20! -62,6 -46,30! -34,10 -36,-20",
            "red",
            shade=10, width=3.2, angle=60, reach=22)
        c.form("30,-42! 44,-80 80,-98 118,-84 142,-44! 116,-60 92,-50 78,-24! 68,10 48,34! 38,10 40,-18", "yel",
            shade=10,
            width=3.2, angle=60, reach=22)
        c.form("-40,-34! -36,-74 -12,-106 6,-112! 6,-44 -18,-40", "yel", shade=8, width=3)
        c.form("4,-112! 24,-104 44,-74 44,-34! 24,-42 4,-44!", "red", shade=10, width=3)
        c.form("-46,-28! -20,-42 4,-46 28,-42 48,-28! 48,-42! 26,-56 4,-60 -20,-56 -44,-42!", "grn", shade=5, width=2.8)
        beads(c, "-40,-38 -18,-48 4,-52 26,-48 44,-38", 13, 4.4, ("yel",))
        for x, y in ((-139, -34), (146, -38)):
            _bell(c, x, y, 11)
        _bell(c, 5, -103, 9)


def _check(c):
    for x, y in ((0, -5), (5, 0), (0, 5), (-5, 0)):
        c.dot(x, y, 2.4, "red")


def _cross(c):
    c.ribbon("-6,0 6,0", 3.2, "red", wobble=0)
    c.ribbon("0,-6 0,6", 3.2, "red", wobble=0)


def _spark(c):
    """A spark of gold on a sleeve."""
    c.fill("0,-7! 1.8,-1.8! 6,0! 1.8,1.8! 0,7! -1.8,1.8! -6,0! -1.8,-1.8!", "yel")


TITLES = {
    "00": (_fool, "", "Il Matto", 100),
    "01": (_magician, "I", "Il Bagatto", 101),
    "02": (_popess, "II", "La Papessa", 102),
    "03": (_empress, "III", "L'Imperatrice", 103),
    "04": (_emperor, "IIII", "L'Imperatore", 104),
    "05": (_pope, "V", "Il Papa", 105),
}
CARDS = {code: lambda entry=entry: trump(*entry) for code, entry in TITLES.items()}
