# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The kings: crowned, each with his sign."""

from kit.canvas import Canvas
from kit.document import MIDDLE, double_card
from kit.dress import armband, beads, belt, buckle, ermine, folds, girdle, sleeve, strap
from kit.faces import (
    bob,
    drooping_moustache,
    frontal,
    full_beard,
    goatee,
    long_hair,
    moustache,
    neck,
    profile,
    profile_beard,
    smooth_hair,
    three_quarter,
)
from kit.hands import finger, grip, open_hand
from kit.headgear import arched_crown, crown, leaf_crown, spiked_crown
from kit.signs import baton, coin, goblet, sword
from kit.visages import visage


def king_of_coins():
    """An old king in profile with ermine and a battle axe, the coin beside him."""
    c = Canvas(seed=42, line=3.9, floor=MIDDLE)
    # mantle behind
    c.form(
        "228,246! 176,270 132,318 104,380 88,450 84,520! 300,520! 300,260!",
        "red",
        shade=10,
        angle=62,
        ink=3.6,
    )
    folds(
        c,
        (("120,510 128,440 156,370", -1), ("160,510 164,440 184,380", -1), ("200,510 198,450 206,400", -1)),
        19,
        10,
    )
    c.stroke("176,274 134,322 108,384 94,452 90,500", 3, "none", colour="yel")
    # axe
    c.form("424,236! 438,236! 438,520! 424,520!", "yel", shade=6)
    for y in range(330, 500, 34):
        c.sliver((429, y), (430, y + 24), 1.8)
    c.form(
        "431,166! 444,198 439,230! 439,272! 436,292 426,292 423,272! 423,230! 418,198",
        "blu",
        shade=6,
        width=3.2,
    )
    blade = c.form(
        "424,232! 398,226 376,196! 356,232 356,268 378,304! 398,274 424,268!", "blu", shade=9, width=3.6
    )
    c.engrave(blade, 80, 4.6, 2.4, 26, 0.3)
    c.stroke("376,206 366,234 366,266 378,294", 3, colour="lblu")
    c.form("438,240! 462,246 482,232! 474,252 482,272! 462,256 438,262!", "blu", shade=5, width=3)
    c.sliver((431, 178), (431, 280), 2.4)
    # coin
    with c.at(446, 112, s=0.74, weight=0.9):
        coin(c)
    # tunic and skirts
    c.form(
        "228,258! 204,290 196,360 192,420 180,520! 384,520! 376,420 372,360 352,300 312,256!",
        "grn",
        shade=22,
        angle=62,
        ink=3.4,
    )
    folds(
        c,
        (("232,500 238,470 236,440", -1), ("288,510 290,480 290,456", 1), ("340,510 338,480 330,450", 1)),
        16,
    )
    girdle(c, "192,424 236,434 290,437 340,434 376,424", "190,460 236,472 290,476 342,472 380,460", 5, "red")
    with c.at(262, 178):
        neck(c)
    # far arm to the axe
    sleeve(c, (330, 310), (330, 440), (398, 424), "blu", (36, 34, 22), puff=0.05)
    with c.at(430, 414, s=0.64, weight=1.05):
        c.fill("-66,-14! 8,-24! 8,28! -66,26!", "skin")
    with c.at(430, 414, s=0.64, flip=True, weight=1.05):
        grip(c)
    c.form("366,392! 386,388 402,392! 408,420 404,448! 384,452 364,446! 372,420", "yel", shade=6, width=3)
    c.stroke("392,390 398,420 394,450", 1.8, "none")
    # ermine over the shoulders
    ermine(
        c,
        "230,250! 192,272 166,312 158,360 166,404! 200,418 236,404! 262,420 300,412 330,380! 350,372"
        " 366,344! 360,306 340,274 306,250! 286,272 256,274",
        30,
        8,
    )
    c.form(
        "166,404! 200,418 236,404! 262,420 300,412 330,380! 350,372 366,344! 372,358! 354,384 338,392!"
        " 306,426 262,434 238,418! 202,432 160,416!",
        "yel",
        shade=6,
        width=3,
    )
    c.form("228,244! 252,272 286,272 310,246! 320,258! 294,290 246,290 216,258!", "yel", shade=6, width=3)
    beads(c, "224,256 248,282 290,282 314,256", 15, 5, ("red", "grn"))
    c.form("192,270! 168,264 150,280 152,304! 172,312 190,300!", "yel", shade=6, width=3)
    c.dot(172, 287, 10)
    c.dot(172, 287, 7.6, "red")
    c.dot(169, 284, 2, "wht")
    # pendant
    c.stroke("250,288 262,322 288,288", 3.4, "none", colour="org")
    c.dot(264, 332, 15)
    c.dot(264, 332, 12, "yel")
    c.dot(264, 332, 7.5)
    c.dot(264, 332, 5.8, "blu")
    # head
    with c.at(262, 176, s=1.0, rot=-2, weight=0.95):
        profile(c, "stern", old=True)
        long_hair(c, "gry")
        profile_beard(c, "gry", 104)
    with c.at(248, 118, s=1.02, rot=-7, weight=1):
        leaf_crown(c)
    return double_card(c.body(), title="Re di denari")


def _hand_about_stem(c):
    """A fist that closes about the stem of a goblet, the bowl upon its forefinger, the thumb up the bowl."""
    finger(c, "494,196 484,176 476,156 474,148", [9, 8.6, 7.4, 6], 1.9)
    c.form("474,262! 476,240 464,224 456,212~ 458,188~ 478,178 496,182 506,202 510,230 512,262!~", "skin", 8, 2.2)
    for y, tip, r in ((225, 428, 6.6), (213, 421, 7.4), (200, 418, 7.8), (187, 422, 7.8)):
        finger(c, f"474,{y-2} 448,{y-4} {tip},{y}", [r + 1, r + 0.4, r - 1.4], 1.9)
    c.fill("474,180! 464,186 462,206 468,226 482,236 496,216 492,186", "skin")
    for y in (193, 206, 219):
        c.sliver((460, y), (474, y + 3), 1.4, 0.06)
    for y, x in ((187, 441), (199, 438), (212, 441), (224, 446)):
        c.sliver((x, y - 5), (x, y + 3), 1.2, 0.2)
    c.stroke("484,190 490,200 490,212", 1.5, "end")
    for i in range(4):
        c.nick((508, 210 + i * 9), (499, 208 + i * 9), 1.5)


def king_of_cups():
    """A bearded king in an arched crown who lifts the cup, a long sceptre in the other hand."""
    c = Canvas(seed=43, line=2.8, floor=MIDDLE)
    # robe behind, cut by the frame
    robe = c.form(
        "248,222! 186,238 130,276 82,340 50,402 31,450 26,600! 512,600! 500,470 474,390 438,304 390,246 344,222!",
        "red", 20, 2.8,
    )
    c.engrave(robe, 64, 5.4, 2.6, 50, 0.22)
    for line in ("64,514 72,450 104,376", "104,514 112,456 134,400", "146,516 150,474 164,446"):
        c.comb(line, 16, 9, side=-1, slant=-0.4)
    with c.at(-24, -44, s=1.08, weight=0.8):
        # tunic
        c.form(
            "254,258! 226,280 226,360 222,440 212,520! 392,520! 382,440 376,360 372,284 342,258!",
            "grn",
            shade=22,
            angle=62,
            ink=3.4,
        )
        for x0, x1, side in ((276, 268, -1), (300, 300, 1), (326, 334, 1)):
            c.comb(f"{x1},420 {x0},380 {x0},330", 11, 9, side=side)
            c.comb(f"{x1-2},516 {x1},490 {x0},474", 11, 6, side=side)
        belt(
            c,
            "220,426 260,436 300,439 340,436 384,426",
            "220,454 260,465 300,468 340,465 384,454",
            "red",
            ("yel",),
        )
        buckle(c, 302, 452, 17, "blu")
        # embroidered facings
        for flip in (False, True):
            with c.at(x=600 if flip else 0, flip=flip):
                c.form(
                    "256,256! 234,268 222,290! 236,350 240,400 238,520! 268,520! 270,400 268,330 272,276!",
                    "blu",
                    shade=6,
                    width=3,
                )
                for y in (300, 336, 372, 406, 484):
                    c.stroke(
                        f"{246+(y-306)*.06},{y+16} {258+(y-306)*.03},{y+2} {250+(y-306)*.05},{y-12}"
                        f" {242+(y-306)*.06},{y-2} {250+(y-306)*.05},{y+4}",
                        3.2,
                        colour="yel",
                    )
                    c.stroke(f"{252+(y-306)*.05},{y+20} {264},{y+12} {262},{y-2}", 2.6, colour="yel")
        with c.at(300, 176):
            neck(c)
        c.form(
            "254,248! 274,278 300,288 326,278 346,248! 358,258! 332,296 300,306 268,296 242,258!",
            "wht",
            shade=7,
            width=3,
        )
        beads(c, "250,258 270,286 300,297 330,286 350,258", 16, 5.2, ("red", "blu"))
    # sceptre
    c.form("140,92! 150,88! 344,520! 330,520!", "red", shade=4, width=3.4)
    c.stroke("144,92 336,520", 1.6, "none", colour="org")
    with c.at(140, 84, rot=-24):
        c.form(
            "-10,12! -8,2 -20,-6 -18,-20 -8,-18! -10,-32 0,-44! 10,-32 8,-18! 18,-20 20,-6 8,2 10,12!",
            "yel",
            shade=6,
            width=3,
        )
        c.sliver((0, 6), (0, -34), 2)
        c.form("-12,10! 12,10! 10,22! -10,22!", "yel", shade=4, width=2.6)
    with c.at(-24, -44, s=1.08, weight=0.8):
        # the arm with the sceptre
        c.form(
            "236,278! 202,290 172,326 152,370 150,410! 168,438 196,446 220,432! 222,420 216,404! 228,384"
            " 236,350~",
            "red",
            shade=14,
            angle=36,
            ink=3.6,
        )
        folds(c, (("214,410 190,404 170,412", -1), ("218,398 202,366 206,330", -1)), 15)
        ermine(c, "150,404! 166,392 190,398 216,404! 228,422 226,446! 214,476 186,494 160,484! 146,450!", 26)
        c.form("208,398! 226,404 236,412! 234,438! 222,440 208,436! 214,416", "yel", shade=5, width=3)
        with c.at(268, 400, s=0.62, rot=-20, flip=True, weight=0.85):
            with c.at(rot=0):
                open_hand(c)
    # the arm that lifts the cup
    with c.at(438, 142, s=0.86, weight=0.75):
        goblet(c)
    with c.at(-24, -44, s=1.08, weight=0.8):
        c.form(
            "366,276! 400,286 428,318 440,352! 452,322 458,290! 496,296! 500,340 496,392 478,428 450,440!"
            " 416,434 384,404 362,372 356,320~",
            "red",
            shade=15,
            angle=118,
            ink=3.6,
        )
        folds(
            c,
            (("440,352 450,384 446,410", 1), ("436,354 416,372 402,392", 1), ("372,372 384,342 384,310", 1)),
            15,
        )
        ermine(
            c, "444,286! 462,298 484,300 504,292! 518,340 516,400 496,446! 470,452 452,436! 462,400 460,340", 27
        )
    _hand_about_stem(c)
    with c.at(-24, -44, s=1.08, weight=0.8):
        c.form("446,272! 464,280 486,282 504,276! 508,298! 486,306 462,304 442,294!", "yel", shade=6, width=3)
    # head
    with c.at(300, 176, s=1.0, rot=-4, weight=0.8):
        visage(c, "noble", "aquiline", "calm", "strong", eyes="hooded", arch="flat", gaze=1.7, sleepy=0.3, flush=0.6)
        full_beard(c, "brn", 88)
        bob(c, "brn")
    with c.at(296, 129, s=0.86, rot=-5, weight=0.8):
        arched_crown(c)
    return double_card(c.body(), title="Re di coppe")


def king_of_swords():
    """A king seen from the front, sword upright, a crossed shield on his breast."""
    c = Canvas(seed=41, line=3.9, floor=MIDDLE)
    # mantle
    c.form(
        "236,250! 196,268 168,316 152,390 140,450 132,520! 476,520! 474,430 458,356 424,286 384,262 348,250!",
        "grn",
        shade=22,
        angle=70,
        ink=3.4,
    )
    folds(c, (("160,500 168,420 186,350", -1),), 14, 10)
    sleeve(c, (212, 302), (182, 410), (176, 530), "red", (34, 31, 26))
    armband(c, (203, 338), (182, 410), 37)
    # breastplate tunic with the shield
    c.form(
        "252,254! 226,268 204,288! 212,340 224,390 226,440! 368,440! 370,390 378,340 388,288! 364,268"
        " 338,254!",
        "blu",
        shade=18,
        angle=62,
        ink=3.4,
    )
    c.form("262,322! 328,322! 328,360 318,388 295,408! 272,388 262,360!", "red", shade=8, width=3)
    c.fill(
        "289,324! 301,324! 301,348! 326,348! 326,360! 301,360! 301,398 295,403! 289,398! 289,360! 264,360!"
        " 264,348! 289,348!",
        "wht",
    )
    c.form(
        "258,300! 266,308 274,296! 284,306 295,292! 306,306 316,296! 324,308 332,300! 328,318! 262,318!",
        "yel",
        shade=4,
        width=2.4,
    )
    with c.at(296, 178):
        neck(c)
    c.form(
        "240,258! 262,284 294,292 330,284 350,258! 358,276! 334,304 294,314 256,304 230,280!",
        "yel",
        shade=6,
        width=3,
    )
    beads(c, "244,274 264,293 294,302 326,293 346,272", 19, 6, ("red", "grn"))
    # skirt and girdle
    c.form("222,462! 206,520! 392,520! 372,462!", "red", shade=18)
    folds(
        c,
        (("248,520 252,495 256,476", -1), ("296,520 296,495 296,476", 1), ("344,520 340,495 336,476", 1)),
        13,
        6,
    )
    girdle(c, "220,436 258,448 296,452 336,448 374,434", "214,478 256,490 296,494 338,490 380,476", 5)
    # ermine lining with its hem
    c.form(
        "384,262! 424,286 458,356 474,430 478,520! 456,520! 452,434 438,366 408,304 380,276!",
        "yel",
        shade=5,
        width=3.2,
    )
    beads(c, "396,276 430,312 452,370 462,440 466,500", 15, 4.8, ("red", "blu"))
    ermine(c, "384,286! 412,318 434,372 446,436 450,520! 392,520! 394,470 404,420 402,370!", 25)
    # sword
    with c.at(132, 300, s=1.02, weight=0.95):
        sword(c)
    # sword arm across the girdle
    c.form(
        "350,282! 384,282 414,304 430,344 432,388 418,424! 392,440 340,440 280,430 222,424! 220,382!"
        " 280,388 330,386 362,376! 352,350 344,322~",
        "red",
        shade=14,
        angle=20,
        ink=3.6,
    )
    folds(
        c,
        (("364,376 384,396 412,402", 1), ("362,378 374,352 376,326", 1), ("360,382 352,408 330,420", -1)),
        16,
    )
    armband(c, (386, 326), (398, 400), 40)
    c.form("228,376! 250,380! 252,432! 228,430! 222,404", "yel", shade=7, width=3)
    beads(c, "239,384 239,404 240,426", 13, 4.6, ("red",))
    with c.at(134, 404, s=0.66, weight=1.05):
        grip(c)
    c.form("158,393! 176,391 198,385 226,382! 226,426! 196,424 176,422 160,421!~", "skin", shade=8, width=2.6)
    # head with the ribbons of the crown
    c.form(
        "346,128! 372,118 392,132 416,120! 408,140 418,156! 394,148 374,152 350,148!",
        "red",
        shade=5,
        width=2.8,
    )
    c.form(
        "344,140! 364,150 376,172 400,174! 386,186 388,204! 366,190 352,166 340,156!",
        "wht",
        shade=5,
        width=2.8,
    )
    with c.at(296, 176, s=1.0, rot=1, weight=0.95):
        frontal(c, "stern", 3, gaze=1.4, old=True)
        smooth_hair(c, "brn", 50)
        drooping_moustache(c, "brn")
    with c.at(297, 122, s=1.14, rot=1, weight=1):
        crown(c)
    return double_card(c.body(), title="Re di spade")


def king_of_batons():
    """A king in a red mantle who looks at his cudgel."""
    c = Canvas(seed=44, line=3.9, floor=MIDDLE)
    # mantle behind
    c.form(
        "240,252! 192,268 150,306 138,380 134,450 130,520! 480,520! 478,440 462,350 430,290 392,264 352,252!",
        "red",
        shade=24,
        angle=66,
        ink=3.6,
    )
    folds(c, (("440,510 440,450 430,400", 1), ("462,510 460,460 452,420", 1)), 15, 9)
    # tunic
    c.form(
        "246,262! 214,284 212,350 214,420 200,520! 398,520! 384,420 384,350 382,288 350,262!",
        "grn",
        shade=22,
        angle=62,
        ink=3.4,
    )
    folds(
        c,
        (
            ("246,420 256,380 250,350", -1),
            ("300,430 302,400 300,376", 1),
            ("350,420 346,390 352,360", 1),
            ("244,516 250,490 254,470", -1),
            ("350,516 346,496 340,474", 1),
        ),
        15,
    )
    # crossed belts
    strap(c, "206,400 250,430 300,452 350,470 396,480", 15, "blu")
    strap(c, "212,470 250,472 300,456 350,430 390,402", 15, "blu")
    buckle(c, 302, 454, 21)
    # near arm hanging, with its bands
    c.form(
        "360,270! 398,282 428,316 444,366 452,424 452,520! 396,520! 392,450 384,400 370,350~",
        "blu",
        shade=14,
        angle=66,
        ink=3.6,
    )
    armband(c, (404, 338), (418, 420), 36)
    armband(c, (418, 404), (424, 480), 33, 9, "yel", "grn")
    folds(c, (("392,480 410,470 420,450", 1), ("400,516 420,500 436,490", 1)), 12)
    # club
    with c.at(124, 262, s=1.12, rot=184, flip=True):
        baton(c, 3, knots=((0.35, 1), (0.62, -1)))
    # club arm
    sleeve(c, (196, 314), (202, 442), (150, 428), "blu", (38, 35, 24))
    armband(c, (198, 362), (202, 442), 38)
    # mantle over the breast, gathered at the far shoulder
    c.form(
        "244,250! 206,256 170,272 148,304! 150,330 164,346! 190,340 222,350 286,370 330,362 372,340"
        " 404,306! 392,280"
        " 372,262 352,250! 326,282 298,292 268,282",
        "red",
        shade=16,
        angle=20,
        ink=3.4,
    )
    folds(
        c,
        (("186,306 240,326 300,334", 1), ("220,284 262,306 312,312", 1), ("270,352 320,348 364,322", -1)),
        14,
        10,
    )
    c.form(
        "240,250! 264,284 298,294 330,284 354,250! 364,262! 338,298 298,310 258,298 230,262!",
        "yel",
        shade=6,
        width=3,
    )
    beads(c, "238,262 262,292 298,302 334,292 358,262", 17, 5.2, ("blu", "grn"))
    buckle(c, 386, 290, 19, "blu")
    with c.at(118, 404, s=0.66, weight=1.05):
        grip(c)
    c.form("150,386! 168,380 182,388! 186,416 178,448! 160,452 146,440! 154,414", "yel", shade=6, width=3)
    c.stroke("172,384 176,416 168,449", 1.8, "none")
    with c.at(298, 174, flip=True):
        neck(c)
    # head
    with c.at(298, 172, s=1.02, rot=3, flip=True, weight=0.95):
        three_quarter(c, "stern", 1, old=True)
        moustache(c, "blond")
        goatee(c, "blond")
        bob(c, "blond")
    with c.at(300, 118, s=1.02, rot=4, weight=1):
        spiked_crown(c)
    return double_card(c.body(), title="Re di bastoni")


CARDS = {"KD": king_of_coins, "KC": king_of_cups, "KS": king_of_swords, "KB": king_of_batons}
