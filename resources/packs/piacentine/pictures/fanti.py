# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The fanti: standing youths in plumed hats."""

from kit.canvas import Canvas
from kit.document import MIDDLE, double_card
from kit.dress import (
    beads,
    belt,
    buckle,
    cuff,
    folds,
    girdle,
    panel,
    sleeve,
    strap,
)
from kit.faces import bangs, bob, cropped, curls, frontal, moustache, neck, smooth_hair, three_quarter
from kit.geometry import lerp
from kit.hands import finger, grip, open_hand, hand_on_hip
from kit.headgear import beret, bow_cap, diadem_cap, wide_hat
from kit.signs import baton, coin, goblet
from kit.visages import front, visage


def jack_of_coins():
    """A youth with a bowed cap who holds up the coin."""
    c = Canvas(seed=21, line=3.9, floor=MIDDLE)
    # plumes behind the cap
    c.plume("342,110 376,78 412,64 450,70 476,92", 24, "yel", count=8, side=1, barbs=22)
    c.plume("352,126 394,112 434,122 466,144 488,170", 24, "red", count=8, side=1, barbs=22)
    # torso
    c.form(
        "266,256! 240,266 210,284! 224,330 248,386 266,452! 422,452! 424,390 438,340 456,292! 444,270"
        " 400,258 350,254!",
        "red",
        shade=15,
        angle=62,
        step=5.2,
        ink=3.4,
    )
    c.comb("250,392 258,340 250,300", 20, 8, side=1, slant=-0.5)
    c.comb("276,430 290,390 288,350", 18, 8, side=-1, slant=0.5)
    c.comb("398,430 408,384 404,340", 22, 8, side=1, slant=0.5)
    # open front: skin, chemise, blue bodice, gold brocade
    c.fill("268,254! 284,314 310,384 344,436! 362,372 370,310 364,252!", "blu")
    panel(c, "290,326! 312,380 344,430! 358,380 366,330! 330,338", step=13, width=0)
    c.fill("268,262! 274,282! 332,290 367,276! 364,258! 316,250", "skin")
    with c.at(x=306, y=186, s=1.0):
        neck(c)
    c.shape("272,276! 300,287 334,288 370,276! 370,288 334,300 300,299 277,289!", "yel", 2.4)
    c.along("276,283 300,293 334,294 369,282", 7, lambda _i: c.dot(0, 0, 1.6))
    # lapels
    for lapel in (
        "258,256! 274,314 302,384 338,440! 350,440! 317,378 292,312 275,252!",
        "342,252! 355,304 350,372 334,440! 348,440! 366,374 377,306 374,254!",
    ):
        c.shape(lapel, "blu", 2.6)
    c.stroke("268,258 284,314 310,382 342,436", 1.5, colour="lblu")
    c.stroke("364,256 368,306 358,372 342,434", 1.5, colour="lblu")
    c.engrave(
        c.path("342,252! 355,304 350,372 334,440! 348,440! 366,374 377,306 374,254!"),
        angle=20,
        step=4,
        width=2.2,
        reach=16,
        ambient=0.55,
        threshold=0.2,
    )
    # peplum
    c.form("266,446! 254,476 236,520! 486,520! 470,482 424,446!", "red", shade=30, angle=75, reach=40)
    for line, side in (
        ("300,450 292,478 280,520", -1), ("345,456 345,484 342,520", 1), ("388,450 404,480 414,520", 1)
    ):
        c.stroke(line, 3, "start")
        c.comb(line, 16, 7, side=side, slant=0.7)
    belt(c, "260,430 300,440 345,444 390,440 426,430", "258,451 298,461 345,465 392,461 428,451", "grn")
    buckle(c, 345, 453)
    # raised arm (viewer's left)
    c.form(
        "236,268! 208,276 186,302 168,332 150,364! 141,342 134,318! 84,326! 81,356 84,396 97,430 122,444"
        " 150,433 188,404 222,376 242,358!~",
        "red",
        shade=15,
        angle=28,
        step=5.2,
        ink=3.6,
        reach=46,
        threshold=0.22,
    )
    c.comb("148,366 134,392 128,424", 18, 8, side=1, slant=0.3)
    c.comb("152,364 170,376 184,396", 17, 7, side=-1, slant=0.5)
    c.comb("240,352 228,322 232,290", 16, 7, side=-1, slant=-0.4)
    strap(c, "237,268 229,304 241,356", 7)
    c.stroke("150,364 142,372 128,374", 3, "end")
    # inside of cuff, fingers behind the coin, coin, palm and thumb in front, cuff
    c.shape("78,304! 92,296 120,294 138,298! 124,308 96,311", "dyel", 2.2)
    for spine, radii in (
        ("88,264 71,240 70,202", [10, 9.4, 8]),
        ("97,264 88,240 87,204", [10, 9.4, 8]),
        ("107,264 104,242 104,205", [10, 9.2, 8]),
        ("116,264 119,244 120,208", [9.4, 8.6, 7.4]),
    ):
        finger(c, spine, radii, 2.2)
    with c.at(x=112, y=150, s=0.75, weight=0.9):
        coin(c)
    c.form(
        "86,306! 87,284 78,268 74,254!~ 112,250! 117,236 116,220 115,206 120,198 129,199 136,214 140,234"
        " 140,250 134,268 126,284 126,304!~",
        "skin",
        shade=8,
        width=2.4,
    )
    c.sliver((77, 257), (92, 254), 1.8, -0.2)
    c.sliver((93, 254), (110, 252), 1.8, -0.2)
    c.stroke("112,250 112,266 104,280", 2, "end")
    c.stroke("134,268 124,274 118,272", 1.5, "end")
    c.sliver((120, 206), (131, 206), 1.5, 0.25)
    c.sliver((117, 232), (124, 229), 1.5, 0.2)
    for i in range(5):
        c.nick((87 - i * 0.6, 300 - i * 7), (97 - i * 1.2, 297 - i * 7), 1.6)
    c.form(
        "72,300! 84,309 112,311 140,296! 149,324! 116,337 76,334!",
        "yel",
        shade=9,
        angle=84,
        step=4.6,
        ink=2.6,
        reach=26,
    )
    c.stroke("75,326 112,330 147,317", 1.7, "none")
    # right arm, hand on the breast
    c.form("346,346! 364,346 396,352!~ 388,392! 360,384 342,378!~", "skin", shade=9, width=2.4)
    with c.at(x=318, y=350, s=0.74, rot=10, weight=1.05):
        open_hand(c)
    c.form(
        "428,256! 462,264 494,296 514,342 524,390 518,424 496,444! 464,446 428,438 394,422! 402,390"
        " 412,362! 438,370 462,368! 452,348 440,326 430,306~",
        "red",
        shade=15,
        angle=118,
        ink=3.8,
        reach=50,
        threshold=0.2,
    )
    c.comb("462,368 480,384 500,386", 18, 8, side=1, slant=0.3)
    c.comb("464,366 478,352 482,330", 20, 8, side=1, slant=0.2)
    c.comb("414,364 436,372 460,369", 12, 6, side=1, slant=-0.6)
    strap(c, "429,258 425,282 431,306", 7)
    c.comb("436,262 430,285 436,312", 14, 6, side=-1, slant=0.5)
    c.form(
        "384,338! 400,346 420,352! 410,390 398,430! 378,424 360,412! 366,372!",
        "yel",
        shade=9,
        angle=10,
        step=4.6,
        ink=2.6,
        reach=26,
        threshold=0.28,
    )
    c.stroke("412,352 402,390 390,426", 1.7, "none")
    # head
    with c.at(x=306, y=186, s=1.05, rot=-4, weight=0.98):
        three_quarter(c)
        bob(c)
        with c.at(y=-7):
            bow_cap(c)
    return double_card(c.body(), title="Fante di denari")


def jack_of_cups():
    """A youth in a beret with a halberd, the cup beside him."""
    c = Canvas(seed=22, line=2.8, floor=MIDDLE)
    with c.at(-18, 0, weight=0.8):
        # halberd behind the hand
        c.form("86,130! 100,130! 100,520! 86,520!", "tan", shade=6)
        for y in range(150, 500, 46):
            c.sliver((91, y), (92, y + 34), 1.8)
        c.form(
            "93,44! 106,74 103,100! 120,92 130,104! 118,122 103,118! 101,134! 85,134! 83,118! 68,122 56,104!"
            " 66,92 83,100! 80,74",
            "blu",
            shade=7,
            width=3.4,
        )
        c.sliver((93, 52), (93, 128), 2.4)
        c.form("82,132! 104,132! 107,146 104,158! 82,158! 79,146", "yel", shade=6, width=2.8)
        for y in (140, 150):
            c.stroke(f"81,{y} 93,{y+3} 105,{y}", 1.8, "none")
    # cup
    with c.at(462, 136, s=0.84, weight=0.75):
        goblet(c)
    with c.at(-24, -44, s=1.08, weight=0.8):
        # tunic
        c.form(
            "248,256! 222,268 200,286! 214,340 226,390 232,446! 366,446! 368,390 378,340 392,286! 368,266"
            " 340,254!",
            "grn",
            shade=20,
            angle=62,
            ink=3.4,
        )
        folds(
            c,
            (("250,436 244,390 256,346", -1), ("348,436 352,396 344,352", 1), ("300,440 298,408 304,380", 1)),
            17,
        )
        with c.at(292, 172, rot=2):
            neck(c)
        # collar and yoke
        c.form(
            "248,254! 232,262 214,276! 246,304 290,316 336,304 374,276! 356,260 340,252! 322,276 292,286 264,276",
            "wht",
            shade=8,
            width=3,
        )
        c.form(
            "252,258! 230,270! 254,292 290,302 328,292 360,270! 338,256! 320,280 292,290 266,280",
            "blu",
            shade=8,
            width=2.6,
        )
        c.stroke("256,264 274,284 292,292 314,284 334,262", 2.2, "none", colour="yel")
        # baldric from the left shoulder to the right hip
        c.form("226,284! 256,266! 316,346 378,414! 376,448! 350,448! 288,374 232,298", "yel", shade=9, width=3.2)
        c.stroke("232,288 298,366 364,440", 1.8, "none", colour="org")
        for i in range(6):
            x, y = lerp((246, 290), (366, 430), i / 5)
            with c.at(x, y, rot=46):
                if i % 2:
                    c.form("-11,0! -4,-7 8,-6 12,0! 6,7 -5,6", "grn", shade=3, width=1.8)
                    c.sliver((-9, 0), (10, 0), 1.5)
                else:
                    for k in range(5):
                        with c.at(rot=72 * k):
                            c.shape("0,-1! -5,-6 0,-11! 5,-6", "red", 1.5)
                    c.dot(0, 0, 2.6, "yel")
        # skirt and sash
        c.form("226,446! 206,480 192,520! 412,520! 396,480 372,446!", "red", shade=24, angle=76)
        folds(
            c,
            (("262,456 252,484 242,520", -1), ("300,458 300,486 298,520", 1), ("340,456 352,486 362,520", 1)),
            16,
        )
        belt(c, "222,430 262,440 300,443 340,440 376,430", "222,456 262,467 300,470 340,467 376,456", "blu")
        # arm with the halberd
        sleeve(c, (222, 296), (178, 400), (146, 346), "red", (36, 34, 21), puff=0.1)
        c.fill("120,312! 132,314! 150,340! 132,350! 120,334", "skin")
        with c.at(92, 318, s=0.62, weight=0.85):
            grip(c)
        c.fill("126,311! 136,312! 152,334! 138,344! 126,330", "skin")
        c.stroke("126,308 138,315 152,330", 2.6, "none")
        cuff(c, (178, 400), (144, 344), 20, size=27)
        # arm on the hip
        sleeve(c, (374, 296), (466, 384), (402, 432), "red", (36, 35, 22), puff=0.1)
        cuff(c, (466, 384), (404, 430), 21, size=28)
        with c.at(376, 452, s=0.62, rot=52, weight=0.85):
            hand_on_hip(c)
    # head
    with c.at(292, 174, s=1.0, rot=3, weight=0.8):
        front(c, "round", "calm", "thin", gaze=-2.2, eye=4.6, sleepy=0.36, lips=9)
        bangs(c, "brn")
        smooth_hair(c, "brn", 48)
        beret(c)
    return double_card(c.body(), title="Fante di coppe")


def _captains_sword(c):
    """A broad straight blade with a ridge, its quillons rolled in, a ball for a pommel."""
    blade = c.form("84,96! 104,46! 124,96! 121,344! 87,344!", "blu", 9, 2.6)
    c.engrave(blade, 62, 5.4, 2.2, 18, 0.3)
    c.stroke("104,56 104,340", 2, "both")
    c.stroke("93,104 95,330", 2.6, "both", "lblu")
    c.form("97,352! 111,352! 110,416! 98,416!", "red", 4, 2.3)
    for y in range(360, 412, 9):
        c.stroke(f"97,{y+3} 111,{y-2}", 3, "none", "yel")
    c.dot(104, 424, 11.4)
    c.dot(104, 424, 9, "yel")
    c.dot(107, 427, 5, "org")
    for flip in (False, True):
        with c.at(104, 346, flip=flip):
            c.form("0,-11! 16,-8 34,-9 46,-17 47,-29 37,-33 32,-25! 27,-34 35,-44 50,-42 60,-27 54,-8 36,5 16,8 0,9!",
                "yel", 5, 2.4)
            c.stroke("6,-2 30,0 48,-10 54,-26", 1.5, "end")
    c.form("104,330! 116,342 104,358! 92,342", "yel", 3, 2.2)
    c.dot(104, 343, 5.4)
    c.dot(104, 343, 4, "red")


def jack_of_swords():
    """An old captain in a wide hat and an open coat, sword upright."""
    c = Canvas(seed=23, line=2.8, floor=MIDDLE)
    # coat behind, so wide that the frame cuts it
    coat = c.form(
        "250,216! 196,228 146,254 98,302 62,362 42,430 31,520 28,600! 532,600! 529,520 526,440 506,368 466,302 412,256"
        " 344,216!",
        "red", 20, 2.8,
    )
    c.engrave(coat, 64, 5.4, 2.6, 50, 0.22)
    for line, side in (("62,512 70,440 98,372", -1), ("104,512 110,450 132,400", -1), ("516,512 506,436 478,366", 1),
            ("486,512 474,450 452,404", 1),
            ("150,516 158,486 174,466", -1), ("436,516 424,488 404,470", 1)):
        c.comb(line, 15, 9, side=side, slant=-0.4)
    with c.at(-24, -44, s=1.08, weight=0.8):
        # tunic with its brocade
        c.form("244,266! 240,330 236,400 230,520! 368,520! 362,400 358,330 354,266!", "blu", shade=16, width=3)
        for x, lean in ((283, -3), (315, 3)):
            c.stroke(f"{x},296 {x+lean},370 {x+lean*2},440", 3, "none", colour="wht")
        c.comb("299,440 299,380 299,316", 9, 10, side=1)
        for flip in (False, True):
            with c.at(598 if flip else 0, flip=flip):
                panel(c, "252,298! 248,360 244,440! 274,440! 274,360 274,298!", step=60)
                for y in (306, 338, 370, 402):
                    c.stroke(f"270,{y+26} 256,{y+22} 252,{y+8} 261,{y} 268,{y+8} 262,{y+14}", 3.2, colour="dorg")
                    c.dot(262, y + 28, 3.6)
                    c.dot(262, y + 28, 2.4, "red")
        c.form("242,276! 298,290 356,276! 358,296! 298,310 240,296!", "yel", shade=6, width=2.8)
        beads(c, "250,288 298,300 348,288", 17, 5.2, ("red", "grn"))
        with c.at(298, 170):
            neck(c)
        c.form(
            "248,268! 268,280 298,286 330,280 350,268! 354,280! 330,292 298,297 268,292 244,280!",
            "blu",
            shade=5,
            width=2.6,
        )
        # wide lapels edged with gold
        for flip in (False, True):
            with c.at(598 if flip else 0, flip=flip):
                c.form(
                    "258,244! 226,254 184,262! 196,284 212,306! 226,340 238,380 244,424! 252,360 252,310 254,272",
                    "yel",
                    shade=5,
                    width=3.4,
                )
                c.form(
                    "254,250! 226,260 196,268! 206,286 220,308! 232,340 240,376 244,408! 248,356 246,310 250,272",
                    "red",
                    shade=12,
                    width=2.4,
                    angle=150 if flip else 30,
                    reach=30,
                )
        girdle(c, "232,428 266,439 298,442 330,439 366,428", "228,470 264,481 298,484 332,481 370,470", 5, "red")
        # sword arm in its wide sleeve
        c.form(
            "212,282! 184,296 160,330 146,372 138,404! 140,440 154,452! 184,446 214,424 232,392 236,346 230,306~",
            "red",
            shade=14,
            angle=30,
            ink=3.6,
        )
        folds(
            c,
            (("226,396 204,400 178,426", -1), ("228,380 212,356 208,328", -1), ("160,398 176,380 182,356", 1)),
            15,
        )
        with c.in_card_space():
            _captains_sword(c)
        with c.at(118, 392, s=0.62, weight=0.85):
            grip(c)
        c.form(
            "150,374! 168,366 182,374! 184,404 176,430 166,448! 148,440 144,420 150,396",
            "yel",
            shade=6,
            width=2.8,
        )
        c.stroke("172,374 176,404 164,440", 1.8, "none")
        # hand on the belt
        c.form(
            "380,284! 420,300 448,344 464,392 462,426 444,446! 420,452 396,446 378,436! 382,414 392,402!"
            " 410,408 424,404! 414,380 394,350 376,320~",
            "red",
            shade=15,
            angle=118,
            ink=3.6,
        )
        folds(
            c,
            (("424,404 440,416 448,420", 1), ("426,402 438,384 440,362", 1), ("398,402 408,420 404,438", 1)),
            14,
        )
        c.form("392,398! 380,408 374,428 378,442! 366,438! 362,418 370,400 382,392!", "yel", shade=5, width=2.8)
        with c.at(334, 412, s=0.62, rot=8, weight=0.85):
            open_hand(c)
    # head
    with c.at(298, 173, s=1.0, rot=-2, weight=0.8):
        visage(c, "gaunt", "hooked", "firm", "bushy", eyes="hooded", arch="frown", gaze=1.4, sleepy=0.3, flush=0,
            marks="crow fold bags")
        moustache(c, "gry", curled=True)
        cropped(c, "gry")
        wide_hat(c)
    return double_card(c.body(), title="Fante di spade")


def jack_of_batons():
    """A curled youth in a coronet cap and puffed sleeves, the cudgel at his side."""
    c = Canvas(seed=24, line=3.9, floor=MIDDLE)
    # club
    with c.at(444, 262, s=1.14, rot=187, flip=True):
        baton(c, 8, knots=((0.28, -1), (0.5, 1), (0.72, -1)))
    # doublet and skirt
    c.form(
        "232,256! 206,266 186,286! 202,340 216,392 220,446! 348,446! 352,392 364,340 380,286! 356,264"
        " 326,254!",
        "red",
        shade=20,
        angle=62,
        ink=3.4,
    )
    c.form("216,446! 196,480 180,520! 396,520! 380,480 354,446!", "red", shade=24, angle=76)
    folds(c, (("246,456 236,484 226,520", -1), ("324,456 334,484 342,520", 1)), 15)
    with c.at(280, 174, rot=-2):
        neck(c)
    c.fill("250,262! 280,306 314,262! 300,282 264,282", "skin")
    # front panel
    c.form(
        "236,262! 254,330 262,446! 306,446! 312,330 326,260! 304,294 280,304 258,294",
        "blu",
        shade=10,
        width=3,
    )
    panel(c, "256,296! 268,350 272,446! 296,446! 298,350 306,296! 280,310", step=17, pattern="red")
    c.form(
        "244,256! 262,286 280,294 300,286 318,254! 328,262! 306,300 280,310 254,300 234,264!",
        "wht",
        shade=5,
        width=2.6,
    )
    beads(c, "244,266 260,292 280,300 300,292 318,264", 12, 4.4, ("red", "grn"))
    for y in (334, 362, 390, 418):
        for side in (-1, 1):
            x = 282 + side * (36 - (y - 334) * 0.1)
            c.stroke(f"{x-side*6},{y} {x+side*10},{y-5} {x+side*22},{y+2} {x+side*14},{y+8}", 3, colour="yel")
            c.dot(x + side * 26, y + 2, 4.4)
            c.dot(x + side * 26, y + 2, 3, "yel")
    panel(c, "258,470! 248,520! 322,520! 310,470!", step=16, pattern="red")
    belt(
        c,
        "212,432 250,442 282,445 318,442 358,432",
        "212,458 250,469 282,472 318,469 358,458",
        "blu",
        ("yel",),
    )
    buckle(c, 282, 458, 17)
    # near arm on the hip
    sleeve(c, (170, 348), (116, 396), (188, 440), "red", (26, 27, 19), puff=0)
    c.form(
        "206,268! 176,268 146,286 126,318 128,348! 146,360 170,364 194,356! 212,330 214,296~",
        "grn",
        shade=15,
        angle=40,
        ink=3.6,
    )
    folds(
        c,
        (("134,340 152,310 176,288", -1), ("160,358 172,326 192,300", -1), ("188,352 196,330 204,312", -1)),
        14,
    )
    c.form("124,338! 146,352 172,356 198,346! 202,360! 174,372 144,366 120,352!", "yel", shade=6, width=2.8)
    beads(c, "128,350 146,360 172,364 196,354", 15, 4.6, ("red",))
    cuff(c, (116, 396), (186, 440), 19, size=24)
    with c.at(212, 456, s=0.6, rot=-56, flip=True, weight=1.05):
        hand_on_hip(c)
    # arm that holds the club
    sleeve(c, (396, 340), (384, 440), (410, 388), "red", (28, 27, 19))
    c.form(
        "362,268! 392,270 420,288 438,320 434,350! 416,362 392,364 370,354! 354,328 352,294~",
        "grn",
        shade=15,
        angle=118,
        ink=3.6,
    )
    folds(c, (("426,344 410,312 388,288", 1), ("402,358 394,328 376,302", 1)), 14)
    c.form("366,344! 390,356 416,354 440,340! 444,354! 420,368 390,370 362,358!", "yel", shade=6, width=2.8)
    beads(c, "370,352 392,363 416,361 438,350", 15, 4.6, ("red",))
    with c.at(450, 384, s=0.62, rot=8, flip=True, weight=1.05):
        grip(c)
    cuff(c, (380, 436), (408, 390), 19, size=26)
    # head
    with c.at(280, 172, s=1.0, rot=-3, weight=0.95):
        frontal(c, "smile", soft=True, gaze=1)
        curls(c, "blond")
        diadem_cap(c)
    return double_card(c.body(), title="Fante di bastoni")


CARDS = {"JD": jack_of_coins, "JC": jack_of_cups, "JS": jack_of_swords, "JB": jack_of_batons}
