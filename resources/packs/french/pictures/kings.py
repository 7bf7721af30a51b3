# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The kings: of spades with his sword upright, of hearts with his behind his head, of diamonds in profile
with the axe, of clubs with sword and orb."""

from kit.coiffure import chin_beard, flowing, forked_beard, rolled
from kit.drapery import folds, hem, sleeve, staff_arm, wrist
from kit.dress import armband, beads, cuff, ermine_cloth, ermine_tail, panel, strew
from kit.faces import bob, full_beard, long_hair, neck, profile_beard
from kit.gestures import hilt_hand, knuckles
from kit.hands import clasp, cupped, grip, laid_hand
from kit.headgear import arched_crown, crown, leaf_crown, spiked_crown
from kit.regalia import (
    cross_mark,
    great_axe,
    lily,
    lozenge_mark,
    orb,
    quatrefoil,
    ring_mark,
    star_mark,
    straight_sword,
)
from kit.suits import CLUB
from kit.visages import front, side_face, visage
from pictures.stock import CHEST, courts, damask, strewn


def _spades(c):
    # mantle, from under the fur to both sides
    mantle = c.form(
        "186,316! 150,344 110,376 70,402 20,420! 20,640! 630,640! 630,372! 590,366 552,348 520,318 470,280!",
        "blu", shade=22,
    )
    damask(c, mantle, "S", "dblu", 0.19)
    folds(c, (("52,562 56,500 90,412", 1), ("566,452 566,420 556,384", -1)), "blu")
    hem(c, "150,358 114,387 76,413 20,433", 7)
    beads(c, "150,358 114,387 76,413 20,433", 22, 4.6, ("red", "wht"))
    # tunic
    strewn(
        c, "300,268! 250,320 236,400 226,640! 500,640! 486,420 476,350 440,268!", "red",
            lambda c: lily(c, 0.66), 38, 34, 22, angle=62
    )
    # sword arm
    with c.at(530, 312, s=1.04):
        straight_sword(c, 258, "yel", "blu", "red")
    with c.at(346, 192, s=1.24):
        neck(c)
    staff_arm(c, (530, 364), (446, 330), (462, 448), grip, "red", "yel", band=(0.3, "yel", "blu"), motif=_spangle)
    sleeve(c, (204, 376), (130, 492), (206, 484), "red", (42, 41, 25), puff=0.06, motif=_spangle)
    # ermine on the shoulders
    ermine_cloth(
        c,
        "306,252! 286,268 246,274 202,280! 168,310 142,352 128,392! 160,412 196,398! 226,424 270,410!"
        " 300,440 344,420! 388,436"
        " 420,404!"
        " 446,408 470,384! 478,352 476,316 466,292! 450,282 424,270 400,252! 380,290 320,290",
        34, 27, width=5, body=(304, 186, 22), shade=20,
    )
    c.form(
        "128,392! 160,412 196,398! 226,424 270,410! 300,440 344,420! 388,436 420,404! 446,408 470,384! 472,398"
        " 448,422 424,418!"
        " 390,450 346,434! 300,454 270,424! 226,438 194,412! 158,426 122,404!",
        "yel", shade=5, width=2.8,
    )
    # the other hand holds a charter with its seal
    with c.at(258, 462, rot=-14):
        c.form("-22,-74! 22,-74! 20,0 22,90! -22,90! -20,0", "ltan", shade=13, width=3)
        c.shape("-23,-75! 0,-84 23,-75! 0,-66", "tan", 2.4)
        c.stroke("-8,-74 0,-78 9,-75 3,-71 -3,-73", 1.7, "end")
        c.form("-22,-50! 22,-50! 22,-42! -22,-42!", "red", shade=3, width=1.8)
        c.dot(-8, -46, 12)
        c.dot(-8, -46, 9.6, "red")
        c.fill("-8,-53! -3.4,-46! -8,-39! -12.6,-46!", "yel")
    with c.at(254, 470, s=0.78, rot=6, flip=True, weight=1.05):
        clasp(c)
    cuff(c, (128, 492), (196, 482), 25, "yel", 30)
    # collar
    c.form("302,246! 322,288 352,298 384,288 404,246! 418,258! 394,304 352,316 310,304 288,258!", "yel",
        shade=6, width=3)
    beads(c, "296,254 318,296 352,307 388,296 410,254", 16, 5.4, ("red", "grn"))
    with c.at(352, 338):
        c.dot(0, 0, 19)
        c.dot(0, 0, 16, "yel")
        lozenge_mark(c, "blu", "wht", 12)
    # head
    with c.at(346, 188, s=1.26, rot=-2, weight=1):
        visage(c, "gaunt", "hooked", "stern", "bushy", gaze=0.8, eyes="hooded", arch="flat", sleepy=0.3, flush=0,
            marks="forehead bags")
        forked_beard(c, "gry", 116)
        flowing(c, "gry")
    with c.at(344, 124, s=1.14, rot=-3):
        leaf_crown(c, "blu")


def _hearts(c):
    # mantle thrown back: it falls behind both arms
    mantle = c.form(
        "300,262! 246,272 206,296 160,346 122,384 74,420 20,468! 20,640! 630,640! 630,430 590,448 556,430!"
        " 500,330 462,282 400,262!",
        "red", shade=22,
    )
    damask(c, mantle, "H", "dred")
    folds(c, (("58,562 64,500 96,428", 1), ("112,562 112,520 124,470", 1)), "red")
    hem(c, "164,360 130,395 80,433 20,484")
    # tunic with a broad band of brocade
    strewn(
        c, "290,272! 240,310 222,400 212,640! 500,640! 490,400 478,310 420,272!", "grn",
        lambda c: ring_mark(c, "yel", "red", 8), 34, 30, 22, angle=62,
    )
    panel(c, "318,316! 314,420 308,640! 404,640! 400,420 392,316! 354,330", step=18, pattern="red", body=(352, 52, 5))
    c.stroke("314,330 311,420 305,640", 3.4, "none", "blu")
    c.stroke("396,330 403,420 408,640", 3.4, "none", "blu")
    # ermine facings
    with c.at(503, 212, s=1.06, rot=-62):
        straight_sword(c, 258, "yel", "blu", "red")
    with c.at(352, 192, s=1.24):
        neck(c)
    c.form("296,252! 316,294 354,308 392,294 412,252! 430,266! 402,316 354,332 306,316 278,266!", "blu",
        shade=6, width=3)
    for x, y, turn in ((292, 282, 42), (318, 310, 24), (354, 319, 0), (390, 310, -24), (416, 282, -42)):
        with c.at(x, y, rot=turn):
            quatrefoil(c, "yel", "red", 7)
    # raised arm: the upper arm falls to the elbow, the forearm stands before it
    c.form("426,280! 456,284 486,304 514,334 542,368 566,396! 562,436 536,452 506,438! 472,414 442,386 420,346!", "blu",
        shade=14, angle=64, ink=3.4, reach=34)
    strew(c, c.path("436,292! 470,306 510,350 544,392! 520,430 474,404 430,346!"), _spangle, 30, 25, 9, 40)
    c.stroke("446,290 462,312 486,330", 3.2, "end", end=0.1)
    c.stroke("430,340 452,362 480,380", 3.2, "end", end=0.1)
    armband(c, (480, 352), (548, 416), 42, 10, "yel", "red")
    c.form("506,298! 552,290! 568,324 584,364 590,398! 588,430 564,448 536,444 518,424! 510,394 508,344!", "blu",
        shade=13, angle=24, width=3.8, ink=3.4, reach=32)
    strew(c, c.path("514,330! 556,330 580,400! 566,436 540,434 522,416!"), _spangle, 30, 25, 9, -12)
    for line in ("520,424 542,420 566,428", "517,412 542,402 574,404", "514,396 532,384 552,382"):
        c.stroke(line, 3.2, "end", end=0.1)
    wrist(c, (524, 262), (527, 292), 15)
    with c.at(536, 230, s=0.76, rot=16, weight=1.05):
        hilt_hand(c)
    cuff(c, (550, 410), (528, 298), 25, "yel", 30)
    # the other hand closes on the edge of the facing
    sleeve(c, (230, 330), (120, 440), (196, 440), "blu", (44, 42, 25), puff=0.08, motif=_spangle)
    _held_facing(c)
    with c.at(246, 440, s=0.78, rot=4, flip=True, weight=1.05):
        grip(c)
    cuff(c, (120, 440), (194, 440), 25, "yel", 30)
    with c.at(352, 188, s=1.26, rot=-3):
        front(c, "square", "firm", "strong", 1.6, iris="blu", broad=1.25, gaze=-1.2, eye=5.0, tilt=-4, lines=True)
        chin_beard(c, "blond", 86)
        rolled(c, "blond", front=True, low=18)
    with c.at(349, 126, s=0.84, rot=-3):
        arched_crown(c)


def _spangle(c):
    """Three dots of gold, sewn on a sleeve."""
    for x, y in ((0, -4), (-4.4, 3), (4.4, 3)):
        c.dot(x, y, 2.7, "yel")


def _held_facing(c):
    """The king's fur from his shoulder to the fist that gathers it, and what hangs below."""
    c.form("292,262! 262,268 240,278! 236,310 238,350 236,390 233,436! 236,458 222,500 210,560! 268,560! 262,500"
        " 257,462 258,436! 264,404 272,372 275,340 270,300", "wht", shade=4, width=3.2)
    for x, y, turn, size in ((262, 296, 14, 1.0), (249, 328, 4, 0.94), (265, 346, 8, 0.9), (247, 368, 2, 0.8),
            (257, 380, 6, 0.7)):
        with c.at(x, y, rot=turn, s=size):
            ermine_tail(c)
    for line in ("240,420 240,402 239,384", "246,416 247,402 247,392", "254,416 257,404 262,390",
            "243,456 236,490 230,530", "251,456 250,490 250,530"):
        c.stroke(line, 2.2, "end")


def _diamonds(c):
    # what is thrown back of the mantle, behind the axe
    mantle = c.form("420,300! 494,322 536,348 562,392 590,412 630,420! 630,640! 420,640!", "yel", shade=18)
    damask(c, mantle, "D", "org", 0.18)
    folds(c, (("592,462 590,440 574,412", -1),), "yel", 14)
    strewn(
        c, "296,272! 244,316 230,400 218,640! 500,640! 488,400 478,310 420,272!", "blu",
        lambda c: lozenge_mark(c, "yel", "red", 12), 32, 30, 22, angle=62,
    )
    c.form("300,300! 340,420 330,640! 392,640! 384,420 416,300! 358,320", "red", shade=10, width=3)
    for y in (352, 392, 432, 472, 512, 552):
        c.stroke(f"{346-(y-352)*.03},{y} 356,{y+9} 366,{y} 376,{y+9}", 4, "both", "yel")
    with c.at(540, 150, s=0.78):
        great_axe(c, 480, "tan")
    with c.at(350, 192, s=1.24, flip=True):
        neck(c)
    # arm to the axe, from under the fur
    staff_arm(c, (540, 388), (440, 344), (436, 434), knuckles, "grn", "red", turn=22, radii=(36, 31, 20),
        motif=lambda c: lozenge_mark(c, "yel", "yel", 6))
    # ermine collar with gold edge
    ermine_cloth(
        c, "300,250! 284,264 250,270 210,276! 194,294 186,314 186,332! 230,352 286,366 352,372 420,366 476,350"
            " 516,332! 514,308 506,292 494,276! 462,268 430,264 404,250! 380,282 326,282", 32, 26, width=5,
        body=(352, 168, 20), shade=18,
    )
    c.form("190,330! 230,352 286,366 352,372 420,366 476,350 512,330! 514,344! 478,366 420,382 352,388 286,382"
        " 228,368 186,344!", "red", shade=4, width=2.8)
    beads(c, "194,340 232,361 288,375 352,381 420,375 474,359 508,340", 17, 4.6, ("yel",))
    c.form("304,248! 326,276 352,284 380,276 400,248! 412,258! 390,292 352,302 314,292 292,258!", "yel",
        shade=5, width=2.8)
    beads(c, "300,256 322,284 352,293 384,284 406,256", 15, 4.8, ("red", "blu"))
    # the other arm under the mantle, drawn across by its hand
    with c.at(324, 436, s=0.78, rot=-16, flip=True, weight=1.05):
        laid_hand(c)
    cuff(c, (200, 474), (272, 455), 21, "red", 32)
    drape = c.form(
        "236,338! 184,340 136,366 104,404 70,432 20,444! 20,640! 240,640! 250,560 262,500 270,462! 258,446 246,424"
        " 242,384!", "yel", shade=18, angle=58, width=3.6,
    )
    damask(c, drape, "D", "org", 0.18)
    folds(c, (("266,474 200,486 132,450", 1), ("252,560 190,540 112,498", 1), ("254,432 204,428 158,400", 1)), "yel",
        17)
    folds(c, (("44,562 46,520 76,462", 1),), "yel")
    hem(c, "242,350 186,352 142,377 110,414 74,443 20,456", 6, "red")
    hem(c, "238,338 243,384 248,424 260,446 271,462 262,500 250,560 240,640", 8.4, "red")
    beads(c, "240,350 243,384 248,424 260,446 271,462 262,500 251,556", 16, 3.4, ("yel",))
    with c.at(352, 188, s=1.26, rot=2, flip=True):
        side_face(c, "king", "stern", "bushy", 2, lines=True)
        profile_beard(c, "rust", 108)
        long_hair(c, "rust")
    with c.at(363, 126, s=1.04, rot=6):
        spiked_crown(c, "grn")


def _clubs(c):
    # mantle, hung from both shoulders
    mantle = c.form(
        "300,262! 258,266 220,286 176,330 120,360 66,366 20,356! 20,640! 630,640! 630,372 590,362 540,330 484,286"
        " 450,268 400,262!",
        "grn", shade=22,
    )
    damask(c, mantle, "C", "lgrn")
    folds(c, (("52,562 52,480 70,386", 1), ("586,452 582,420 564,372", -1)), "grn")
    hem(c, "180,340 122,373 66,380 20,370", 6.6)
    hem(c, "470,292 536,342 588,376 640,387", 6.6)
    beads(c, "172,347 122,373 66,380 20,370", 22, 4.6, ("red", "wht"))
    # tunic in quarters
    c.form("300,270! 246,312 232,400 222,640! 350,640! 350,272!", "red", shade=10, width=3.4)
    c.form("350,272! 350,640! 500,640! 488,400 478,310 416,270!", "yel", shade=22, width=3.4)
    strew(c, c.path("300,290! 256,322 244,400 232,640! 340,640! 340,292!"),
        _golden_club, 34, 30, 12, body=CHEST)
    strew(c, c.path("360,300! 360,640! 490,640! 478,400 466,320 416,290!"),
        cross_mark, 36, 34, 13, body=CHEST)
    c.form("334,300! 366,300! 368,640! 332,640!", "blu", shade=5, width=2.8)
    for y in (344, 384, 424, 464, 504, 544):
        with c.at(350, y):
            lozenge_mark(c, "yel", "red", 11)
    with c.at(522, 320, s=1.04, rot=8):
        straight_sword(c, 258, "yel", "grn", "red")
    c.shape("294,258! 316,238 352,232 388,238 410,258! 390,300 352,312 314,300", "gry", 2.8)
    with c.at(352, 192, s=1.24, flip=True):
        neck(c)
    # chain of the order
    c.form("296,250! 260,262 226,286! 258,336 300,372 352,388 404,372 446,336 476,286! 444,262 408,250! 390,300"
        " 352,322 314,300", "blu", shade=10, width=3)
    beads(c, "240,282 268,324 308,356 352,370 396,356 434,324 462,282", 21, 8, ("yel", "red"))
    with c.at(352, 398):
        star_mark(c, "yel", 24)
        c.dot(0, 0, 7)
        c.dot(0, 0, 5.4, "red")
    c.form("298,250! 318,290 352,304 386,290 406,250! 418,262! 394,308 352,324 310,308 286,262!", "wht",
        shade=5, width=2.8)
    beads(c, "292,258 314,298 352,313 390,298 412,258", 14, 4.8, ("grn", "red"))
    staff_arm(c, (515, 368), (464, 332), (462, 456), clasp, "blu", "yel", motif=_cross)
    # the orb on a raised hand: the upper arm hangs, the forearm stands before it
    c.form("262,284! 226,292 190,326 162,380 138,440 132,486! 150,524 196,522 222,496! 246,440 262,390 270,330!~",
        "blu", shade=15, angle=64, ink=3.5, reach=44)
    strew(c, c.path("240,300! 196,340 160,400 150,480! 222,480! 250,400 258,330"), _cross, 32, 26, 8, 20)
    armband(c, (204, 384), (156, 492), 48, 9, "yel", "red")
    c.form("128,372! 116,420 112,470 122,506! 140,530 178,528 198,506! 200,480 192,430 184,374!", "blu", shade=13,
        angle=82, width=3.6, ink=3.4, reach=36)
    strew(c, c.path("126,384! 120,430 118,470 130,500! 190,500! 192,440 178,384!"), _cross, 32, 26, 8, 4)
    for line in ("124,512 146,494 178,488", "126,496 144,474 166,462", "196,504 180,478 172,446",
        "118,458 122,430 130,408", "150,440 152,420 150,404", "184,436 184,416 178,402"):
        c.stroke(line, 3.4, "end", end=0.1)
    with c.at(164, 252, s=0.82):
        orb(c, "blu")
    with c.at(163, 291, s=0.82, rot=3, weight=1.05):
        cupped(c)
    cuff(c, (156, 470), (156, 368), 29, "yel", 30)
    with c.at(352, 188, s=1.26, rot=3, flip=True):
        visage(c, "jowl", "broken", "calm", "bushy", gaze=-0.7, eyes="deep", arch="frown", sleepy=0.06,
            flush=0, marks="crow")
        full_beard(c, "black", 84)
        bob(c, "black")
    with c.at(355, 124, s=1.14, rot=3):
        crown(c, False)


def _golden_club(c):
    with c.at(s=0.19):
        c.shape(CLUB, "yel", 1.6)


def _cross(c):
    """A small cross of gold."""
    c.fill("-1.6,-6! 1.6,-6! 1.6,-1.6! 6,-1.6! 6,1.6! 1.6,1.6! 1.6,6! -1.6,6! -1.6,1.6! -6,1.6! -6,-1.6! -1.6,-1.6!",
        "yel")


DRAWN = {
    "KS": (_spades, 71, "blu"),
    "KH": (_hearts, 72, "dred"),
    "KD": (_diamonds, 73, "dred"),
    "KC": (_clubs, 74, "blu"),
}
CARDS = courts(DRAWN, "Re")
