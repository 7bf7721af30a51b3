# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The cavalli: riders with their horses."""

import math

from kit.canvas import Canvas
from kit.curves import Path
from kit.document import MIDDLE, double_card
from kit.dress import beads, belt, folds, lozenges, mail, sleeve, strap
from kit.faces import (
    bob,
    goatee,
    long_hair,
    moustache,
    neck,
    profile,
    short_beard,
    smooth_hair,
    three_quarter,
)
from kit.geometry import lerp, sample
from kit.hands import finger, fist, grip
from kit.headgear import slashed_cap, small_cap, toque, turban
from kit.horses import horse
from kit.signs import baton, coin, goblet
from kit.visages import front


def _slash(c):
    """A slash in a doublet showing its lining, upright about the origin."""
    c.form("0,-24! 8,-8 8,10 1,24! -7,9 -7,-9", "yel", shade=4, width=2.4)
    c.sliver((1, -16), (1, 15), 2)


def horse_of_cups():
    """A bearded cavalier in a lace collar on a bay, the cup beside him."""
    c = Canvas(seed=31, line=3.9, floor=MIDDLE)
    # cup
    with c.at(456, 126, s=0.82, weight=0.92):
        goblet(c)
    # doublet
    c.form(
        "150,256! 118,268 92,296 84,360 96,430 110,520! 300,520! 306,420 300,340 284,292 252,268 214,256!",
        "blu",
        shade=15,
        angle=62,
        ink=3.4,
        reach=50,
    )
    c.comb("180,470 172,410 184,350", 20, 9, side=-1, slant=-0.4)
    c.comb("128,440 124,390 132,330", 18, 9, side=-1, slant=-0.4)
    c.stroke("196,300 202,370 200,450", 2.6, "both")
    for y in (330, 356, 382, 408):
        c.dot(199 + (y - 330) * 0.02, y, 5.4, "ink")
        c.dot(199 + (y - 330) * 0.02, y, 3.6, "yel")
    # belt + skirt
    c.shape("102,446! 150,456 204,458 262,450 308,438! 310,462! 262,474 204,482 150,480 104,470!", "yel", 3.4)
    c.along(
        "106,458 150,468 204,470 262,462 308,450",
        13,
        lambda _i: (c.fill("0,-6! 5,0 0,6! -5,0", "red"), c.dot(6.5, 0, 1.5)),
    )
    c.shape("104,474! 150,484 204,486 262,478 310,466! 330,520! 80,520!", "grn")
    for x in (140, 190, 240, 280):
        c.comb(f"{x},482 {x - 4},500 {x - 8},520", 12, 5, side=1, slant=0.5)
    # horse
    horse(c)
    # breast collar with zigzag
    c.shape(
        "262,428! 300,448 350,460 400,462 444,454! 450,482! 400,492 346,490 292,478 250,456!", "blu", 3.2
    )
    upper = sample(Path("262,430 300,450 350,462 400,464 444,456", False).flat(2), 23)
    lower = sample(Path("250,455 292,477 346,489 400,491 450,481", False).flat(2), 23)
    zigzag = [(*lerp(a, b, 0.16 if i % 2 else 0.62), True) for i, (a, b) in enumerate(zip(upper, lower))]
    back = [(*lerp(a, b, 0.5 if i % 2 else 0.96), True) for i, (a, b) in enumerate(zip(upper, lower))]
    c.shape(zigzag + back[::-1], "red", 2.2, light=0.2)
    for a, b in zip(upper[1::2], lower[1::2]):
        c.dot(*lerp(a, b, 0.8), 2.6, "yel")
    c.stroke("262,430 300,450 350,462 400,464 444,456", 2.2, colour="yel", taper="none")
    # bridle
    strap(c, "350,256 372,300 404,348 446,388 474,398", 8)
    strap(c, "362,262 386,260 408,260", 7, stitched=False)
    strap(c, "457,315 450,338 446,364 452,392", 8)
    strap(c, "356,268 358,316 366,360 380,390", 7)
    for x, y in ((452, 392), (381, 391), (450, 384)):
        c.dot(x, y, 8.4)
        c.dot(x, y, 6, "yel")
        c.dot(x, y, 2.4)
    c.dot(368, 284, 12.5, "ink")
    c.dot(368, 284, 10, "yel")
    c.dot(368, 284, 6.6, "ink")
    c.dot(368, 284, 5, "red")
    for i in range(8):
        a = i * math.pi / 4
        c.dot(368 + 8.4 * math.cos(a), 284 + 8.4 * math.sin(a), 1.1)
    c.dot(476, 404, 13, "ink")
    c.dot(476, 404, 10.4, "yel")
    c.dot(476, 404, 5.6, "ink")
    c.dot(476, 404, 4, "tan")
    c.shape("470,414! 482,414! 488,436 480,446 470,438", "yel", 2.6)
    c.sliver((478, 420), (479, 438), 2)
    # slashes of the doublet
    for x, y, turn in ((156, 346, 4), (158, 404, 2), (240, 346, -4), (238, 404, -4)):
        with c.at(x, y, rot=turn):
            _slash(c)
    # near arm (reins)
    c.form(
        "252,270! 284,286 300,318 300,348 286,378! 296,392 286,408! 262,412 240,408 226,390 226,352 232,310~",
        "blu",
        shade=15,
        angle=115,
        step=4.8,
        ink=3.4,
        reach=40,
        threshold=0.22,
    )
    c.comb("228,396 246,376 268,372", 14, 8, side=1, slant=0.4)
    c.comb("232,384 236,352 250,330", 12, 8, side=1, slant=0.3)
    # reins
    for line in ("476,408 440,424 390,420 340,404 306,394", "474,410 436,434 386,432 338,416 304,402"):
        strap(c, line, 5.4, stitched=False)
    strap(c, "308,396 296,430 300,462 316,470 320,446 306,420", 5.2, stitched=False)
    c.shape("272,372! 290,366 298,374! 304,398! 296,412 276,414! 272,394", "wht", 3)
    c.fill("286,404! 304,396! 296,412 276,414!", "gry")
    for i in range(4):
        c.sliver((277 + i * 6, 374), (279 + i * 6, 408), 1.5, 0.1)
    with c.at(x=322, y=394, s=0.62, rot=2, weight=1):
        fist(c)
    # far arm hanging, hand on the crop
    strap(c, "150,520 178,470 214,408", 7, "yel")
    c.dot(215, 405, 7, "ink")
    c.dot(215, 405, 5, "red")
    c.form(
        "140,262! 104,268 78,296 60,344 52,396 60,438 84,466 112,484! 128,464 134,448! 118,420 116,390"
        " 126,352 140,316~",
        "blu",
        shade=15,
        angle=40,
        ink=3.4,
        threshold=0.2,
    )
    c.comb("118,420 98,424 76,414", 17, 8, side=-1, slant=0.4)
    c.comb("120,410 108,388 104,360", 14, 7, side=-1, slant=0.4)
    c.comb("130,344 116,318 114,290", 14, 7, side=-1, slant=0.4)
    c.shape("108,462! 116,446 138,442! 152,458 150,476! 136,492 118,496! 108,482", "wht", 3)
    c.fill("108,482! 132,478 150,464! 150,476! 136,492 118,496!", "gry")
    for i in range(4):
        c.sliver((118 + i * 7, 450 - i), (124 + i * 6, 486 - i * 3), 1.5, 0.1)
    with c.at(x=170, y=480, s=0.66, rot=20, weight=1):
        fist(c)
    for x, y, turn in ((84, 342, 16), (72, 392, 6), (90, 430, -14)):
        with c.at(x, y, rot=turn):
            _slash(c)
    # collar
    c.fill("176,262! 196,300 218,262!", "skin")
    with c.at(x=192, y=190, s=0.94):
        neck(c)
    c.form(
        "168,246! 150,254 124,266 106,284! 112,292 116,302! 126,306 132,316! 142,316 150,324! 160,320"
        " 170,328! 178,320 190,328! 192,312 194,296! 200,312 208,326! 218,318 226,324! 234,314 244,316!"
        " 248,306 258,306! 260,296 270,292! 258,276 236,262 214,252! 204,276 196,288! 184,272",
        "wht",
        shade=15,
        width=3.2,
        angle=100,
        ink=1.8,
        reach=20,
        threshold=0.3,
    )
    c.stroke("116,286 134,300 152,308 172,312 190,312", 1.6, "none")
    c.stroke("198,308 214,308 236,302 262,288", 1.6, "none")
    for x, y in (
        (128, 303), (146, 311), (164, 316), (181, 316), (207, 313), (224, 309), (241, 303), (256, 294)
    ):
        c.dot(x, y, 2.3)
    for x, y in ((137, 294), (155, 300), (173, 303), (212, 301), (230, 297), (248, 288)):
        c.dot(x, y, 1.4)
    c.stroke("194,290 192,306 186,316", 1.8, "both")
    c.dot(194, 290, 5, "ink")
    c.dot(194, 290, 3.2, "red")
    # head
    with c.at(x=190, y=194, s=1.02, rot=1, weight=0.95):
        three_quarter(c)
        moustache(c)
        goatee(c)
        bob(c)
        with c.at(y=-6):
            slashed_cap(c)
    return double_card(c.body(), title="Cavallo di coppe")


def _bridle(c, colour, stud="red"):
    """Headstall and bit on horse()."""
    strap(c, "350,256 372,300 404,348 446,388 474,398", 8, colour)
    strap(c, "362,262 386,260 408,260", 7, colour, stitched=False)
    strap(c, "457,315 450,338 446,364 452,392", 8, colour)
    strap(c, "356,268 358,316 366,360 380,390", 7, colour)
    for x, y in ((452, 392), (381, 391), (368, 284)):
        c.dot(x, y, 10)
        c.dot(x, y, 7.6, "yel")
        c.dot(x, y, 4)
        c.dot(x, y, 2.8, stud)
    c.dot(476, 404, 13)
    c.dot(476, 404, 10.4, "yel")
    c.dot(476, 404, 5.6)
    c.dot(476, 404, 4, stud)


def _coin_hand(c):
    """A raised hand with the coin between fingers and thumb, the sleeve's cuff below."""
    c.shape("46,312! 60,304 88,302 106,306! 92,316 64,319", "dyel", 2.2)
    for spine, radii in (
        ("56,272 40,248 40,204", [10, 9.4, 8]),
        ("65,272 57,248 58,204", [10, 9.4, 8]),
        ("75,272 72,250 75,206", [10, 9.2, 8]),
        ("84,272 87,248 91,210", [9.4, 8.6, 7.4]),
    ):
        finger(c, spine, radii, 2.2)
    with c.at(85, 124, s=0.79, weight=0.9):
        coin(c)
    c.form(
        "54,314! 55,292 46,276 42,262!~ 80,258! 86,244 88,224 92,202 99,190 108,194 110,212 108,240"
        " 106,258 102,276 94,292 94,312!~",
        "skin",
        shade=8,
        width=2.4,
    )
    c.sliver((45, 265), (60, 262), 1.8, -0.2)
    c.sliver((61, 262), (78, 260), 1.8, -0.2)
    c.stroke("80,260 80,274 72,288", 2, "end")
    c.stroke("104,276 94,280 88,278", 1.5, "end")
    c.sliver((95, 199), (107, 200), 1.5, 0.25)
    c.form("40,308! 52,317 80,319 108,304! 117,332! 84,345 44,342!", "yel", shade=7, width=3)
    c.stroke("43,334 80,338 115,325", 1.7, "none")


def horse_of_coins():
    """A fair rider on a grey horse who holds up the coin."""
    c = Canvas(seed=32, line=3.9, floor=MIDDLE)
    # the croup of the horse and its saddle cloth
    c.form(
        "33,520! 34,470 46,428 82,402 136,400 190,428 240,466 260,520!", "lgry", shade=18, angle=70, reach=50
    )
    c.comb("62,512 62,470 80,432", 16, 9, side=1, slant=-0.3)
    c.comb("104,508 104,480 112,456", 12, 7, side=1, slant=-0.3)
    c.form(
        "52,414! 86,388 140,382 198,404 258,442! 264,478! 192,440 138,418 92,422 58,446!",
        "red",
        shade=9,
        width=3.2,
    )
    c.stroke("58,430 92,406 138,400 194,420 258,458", 2.8, "none", colour="yel")
    # skirt and vest
    c.form("172,420! 160,462 150,520! 336,520! 318,462 300,420!", "grn", shade=20, angle=74)
    folds(c, (("200,440 192,470 186,510", -1), ("250,440 252,474 250,510", 1)), 14)
    c.form(
        "196,252! 172,264 150,282! 160,340 168,390 168,432! 306,432! 310,390 318,340 330,284! 310,264"
        " 282,252!",
        "red",
        shade=18,
        angle=62,
        ink=3.4,
    )
    c.form(
        "192,262! 190,330 184,400 182,430! 294,430! 292,400 290,330 284,262! 262,284 238,290 214,284!",
        "blu",
        shade=16,
        angle=62,
        width=3,
    )
    c.stroke("200,276 198,340 193,424", 2.2, "none", colour="yel")
    c.stroke("276,276 281,340 284,424", 2.2, "none", colour="yel")
    c.form("238,310! 262,318 264,350 254,376 238,394! 222,376 212,350 214,318!", "yel", shade=6, width=3)
    c.form("238,322! 252,328 253,350 247,366 238,378! 229,366 223,350 224,328!", "red", shade=5, width=2)
    for x, y in ((200, 304), (276, 304), (206, 404), (270, 404)):
        for k in range(6):
            with c.at(x, y, rot=60 * k):
                c.fill("0,-1! -3,-5 0,-9! 3,-5", "yel")
    with c.at(236, 176):
        neck(c)
    c.form(
        "192,254! 214,280 238,288 262,280 284,254! 292,264! 266,292 238,300 210,292 184,264!",
        "yel",
        shade=5,
        width=2.8,
    )
    beads(c, "194,266 214,286 238,294 262,286 282,266", 15, 4.6, ("red", "grn"))
    belt(
        c,
        "166,418 200,428 238,431 276,428 308,418",
        "166,444 200,455 238,458 276,455 308,444",
        "yel",
        ("red", "blu"),
    )
    # horse
    with c.at(58, 20, s=0.92, rot=3):
        horse(c, "grey")
        c.form(
            "262,430! 300,448 350,460 400,462 444,454! 452,484! 400,494 346,492 292,480 250,458!",
            "blu",
            shade=9,
            width=3.2,
        )
        lozenges(c, "262,446 300,464 350,476 400,478 444,470", 24, 9, "yel")
        _bridle(c, "blu")
    # reins and the near hand
    for line in ("480,420 430,434 380,424 330,402", "478,426 430,446 376,436 326,412"):
        strap(c, line, 5.4, "blu", stitched=False)
    sleeve(c, (308, 296), (344, 392), (316, 392), "red", (36, 34, 24))
    c.form("294,372! 312,366 322,374! 328,398! 320,412 298,414! 292,394", "yel", shade=6, width=3)
    with c.at(342, 394, s=0.6, rot=6):
        fist(c)
    # the raised arm
    c.form(
        "186,266! 166,276 148,302 136,336 128,372! 122,350 122,326! 74,334! 68,366 72,404 86,434 106,446"
        " 130,434 160,406 184,378 196,360!~",
        "red",
        shade=15,
        angle=28,
        step=5.2,
        ink=3.6,
    )
    folds(
        c,
        (("128,372 114,396 108,426", 1), ("132,372 146,384 158,402", -1), ("196,352 186,322 190,290", -1)),
        15,
    )
    with c.at(29, 29, s=0.9):
        _coin_hand(c)
    # head
    with c.at(240, 172, s=1.0, rot=4, flip=True, weight=0.95):
        three_quarter(c, "smile", soft=True)
        bob(c, "blond")
    with c.at(236, 172, s=1.0, rot=2, weight=0.95):
        small_cap(c)
    return double_card(c.body(), title="Cavallo di denari")


def _riders_sword(c):
    """A slender blade with a straight cross of gold, leant outwards."""
    with c.at(440, 330, rot=9):
        blade = c.form("-16,-240! 0,-284! 16,-240! 15,-26! -15,-26!", "blu", 8, 2.5)
        c.engrave(blade, 70, 5.4, 2.2, 16, 0.3)
        c.stroke("0,-276 0,-34", 1.9, "both")
        c.stroke("-8,-232 -7,-50", 2.4, "both", "lblu")
        c.form("-6,-20! 6,-20! 6,38! -6,38!", "red", 3, 2.2)
        c.dot(0, 46, 10.4)
        c.dot(0, 46, 8.2, "yel")
        c.form("-46,-29! -38,-35 -14,-31 14,-31 38,-35 46,-29! 46,-17 38,-13 14,-18 -14,-18 -38,-13 -46,-17!", "yel", 4,
            2.4)
        for x in (-42, 42):
            c.dot(x, -23, 9)
            c.dot(x, -23, 7, "yel")
        c.form("0,-38! 11,-25 0,-8! -11,-25", "red", 3, 2.2)


def horse_of_swords():
    """A dark rider in mail on a grey, sword upright."""
    c = Canvas(seed=33, line=2.8, floor=MIDDLE)
    with c.at(-24, -44, s=1.08, weight=0.8):
        # cloak behind
        c.form(
            "396,262! 452,280 496,330 520,400 528,520! 420,520! 424,400 420,320",
            "red",
            shade=22,
            angle=110,
            ink=3.6,
        )
        # tunic
        c.form(
            "306,256! 280,268 262,290! 270,340 276,400 270,520! 456,520! 446,400 446,340 444,290! 424,266"
            " 398,256!",
            "blu",
            shade=20,
            angle=62,
            step=6.2,
            ink=3.6,
        )
        folds(c, (("304,500 312,440 310,390", -1), ("420,500 414,440 418,390", 1)), 15, 5)
        with c.at(350, 176):
            neck(c)
        mail(
            c,
            "304,256! 282,270 262,296! 292,330 350,346 410,330 442,296! 420,270 398,256! 376,280 350,288 324,280",
        )
        c.form(
            "304,254! 324,278 350,287 376,278 398,254! 406,264! 380,288 350,297 320,288 296,264!",
            "yel",
            shade=5,
            width=2.8,
        )
        c.form(
            "262,296! 292,330 350,346 410,330 442,296! 446,308! 412,342 350,358 290,342 260,308!",
            "yel",
            shade=6,
            width=2.8,
        )
        beads(c, "268,308 292,336 350,352 410,336 438,308", 17, 4.8, ("red", "blu"))
        for y in (376, 398, 420):
            c.stroke(f"326,{y} 346,{y+4} 366,{y+4} 384,{y}", 3.4, colour="yel")
            for x in (322, 388):
                c.dot(x, y - 1, 4.6)
                c.dot(x, y - 1, 3.2, "yel")
        c.stroke("356,358 358,400 358,434", 2.4, "both")
        belt(
            c,
            "276,430 316,440 362,443 410,440 446,430",
            "272,456 316,467 362,470 410,467 448,456",
            "yel",
            ("red",),
        )
    # horse, looking to the left
    with c.at(552, 4, s=0.98, flip=True, weight=0.75):
        horse(c, "grey")
        c.form(
            "262,428! 300,448 350,460 400,462 444,454! 456,520! 400,520 346,520 292,520 232,500!",
            "red",
            shade=10,
            width=3.2,
        )
        for x in (268, 300, 332, 364, 396, 428):
            c.fill(f"{x},{452}! {x+16},{480} {x},{512}! {x-10},{480}", "yel")
        c.stroke("262,430 300,450 350,462 400,464 444,456", 4, "none", colour="yel")
        _bridle(c, "yel", "blu")
    for line in ("82,408 130,421 182,408 226,384", "84,412 130,433 186,422 234,394"):
        strap(c, line, 5.4, stitched=False)
    with c.at(-24, -44, s=1.08, weight=0.8):
        # hand with the reins
        c.form(
            "292,274! 262,288 246,320 244,350 256,380! 246,392 252,410! 276,414 300,408 314,390 316,352 310,312~",
            "blu",
            shade=14,
            angle=60,
            ink=3.4,
        )
        folds(c, (("312,396 294,378 272,374", -1), ("308,384 304,352 292,330", -1)), 13)
        c.form("266,372! 250,368 242,376! 236,400! 244,414 264,416! 268,394", "wht", shade=6, width=3)
        with c.at(220, 396, s=0.6, rot=-2, flip=True, weight=0.85):
            fist(c)
        # sword and its arm
        sleeve(c, (426, 306), (466, 436), (470, 376), "blu", (35, 31, 22))
        # the cloak over the shoulder, turned back to its lining
        c.form(
            "386,258! 436,258 482,282 512,332 524,400 526,520! 490,520! 494,430 484,366 462,318 428,286!",
            "red",
            shade=14,
            angle=70,
            step=6.2,
            ink=3.6,
        )
        folds(c, (("508,500 508,430 498,370", 1),), 13)
        c.form(
            "386,258! 428,286 462,318 484,366 494,430 490,520! 472,520! 476,432 466,374 446,330 416,300 380,276!",
            "yel",
            shade=5,
            width=2.8,
        )
        beads(c, "396,276 436,306 464,344 482,400 482,500", 24, 5.4, ("grn", "red"))
        with c.in_card_space():
            _riders_sword(c)
        with c.at(431, 346, s=0.62, rot=8, flip=True, weight=0.85):
            with c.at(flip=True):
                grip(c)
        c.form("466,330! 486,330 504,340! 508,372! 484,378 464,372! 460,350", "wht", shade=7, width=3)
        for i in range(4):
            c.sliver((470 + i * 9, 334), (471 + i * 9, 374), 1.5, 0.1)
    # head
    with c.at(350, 174, s=1.0, rot=-3, weight=0.8):
        front(c, "square", "firm", "bushy", 2, gaze=-1.6, eye=4.6, sleepy=0.3, lines=True)
        smooth_hair(c, "black", 34)
        short_beard(c, "black")
        toque(c)
    return double_card(c.body(), title="Cavallo di spade")


def horse_of_batons():
    """A rider seen from behind on a sorrel, the cudgel against his shoulder."""
    c = Canvas(seed=34, line=3.9, floor=MIDDLE)
    # far arm and hand on the club
    sleeve(c, (186, 304), (84, 424), (122, 406), "blu", (38, 35, 22), puff=0.12)
    with c.at(250, 184, flip=True):
        neck(c)
    # back of the jerkin
    c.form(
        "206,256! 180,268 160,288! 172,340 182,392 180,440! 318,440! 320,392 332,340 346,290! 322,266"
        " 290,256!",
        "red",
        shade=22,
        angle=62,
        ink=3.4,
    )
    folds(
        c,
        (("250,420 252,370 248,330", 1), ("204,420 206,384 198,350", -1), ("300,420 300,384 306,350", 1)),
        15,
    )
    c.stroke("250,270 254,340 250,424", 2.4, "both")
    # skirt: cut leather lappets over the saddle
    c.form("172,436! 140,470 120,520! 372,520! 350,470 326,436!", "grn", shade=20, angle=76)
    for i in range(5):
        x = 150 + i * 46
        c.form(
            f"{x},468! {x-20},490 {x-14},520! {x+34},520! {x+40},490 {x+26},466!",
            ("blu", "yel", "red")[i % 3],
            shade=8,
            width=3,
        )
        c.form(f"{x+8},488! {x},506 {x+10},520! {x+20},506", ("yel", "red", "yel")[i % 3], shade=3, width=2)
    belt(
        c,
        "172,420 210,432 250,436 290,432 326,420",
        "168,452 210,465 250,469 290,465 330,452",
        "yel",
        ("red", "grn"),
    )
    # baldric
    c.form("318,268! 338,286! 270,356 190,410! 184,384! 250,336", "yel", shade=8, width=3.2)
    c.stroke("326,276 264,342 188,392", 1.8, "none", colour="org")
    for i in range(5):
        x, y = lerp((316, 290), (200, 388), i / 4)
        with c.at(x, y, rot=-40):
            if i % 2:
                c.form("-10,0! -4,-7 8,-6 12,0! 6,7 -5,6", "grn", shade=3, width=1.8)
            else:
                c.form("0,9! -9,-1 -5,-8 0,-4! 5,-8 9,-1", "red", shade=2, width=1.6)
    c.form("204,256! 228,246 250,242 272,246 294,256! 286,272! 250,262 212,272!", "wht", shade=6, width=3)
    c.fringe("212,272 250,262 286,272", 9, 2.2, 8, side=1, even=True)
    # horse
    with c.at(118, -12, s=0.92, rot=11):
        horse(c, "sorrel")
        c.form(
            "262,430! 300,448 350,460 400,462 444,454! 452,486! 400,496 346,494 292,482 250,460!",
            "blu",
            shade=9,
            width=3.2,
        )
        beads(c, "258,446 300,466 350,478 400,480 446,470", 22, 7, ("yel",))
        _bridle(c, "blu", "yel")
    # near arm with the reins
    for line in ("482,450 440,466 390,448 344,414", "480,456 440,478 386,460 340,424"):
        strap(c, line, 5.4, "blu", stitched=False)
    sleeve(c, (330, 304), (362, 414), (322, 402), "blu", (37, 36, 25), puff=0.15)
    c.form("300,382! 318,374 330,382! 338,408! 330,424 308,426! 300,404", "yel", shade=6, width=3)
    with c.at(352, 404, s=0.6, rot=6):
        fist(c)
    # the club against the shoulder
    with c.at(133, 264, s=1.1, rot=168, flip=True):
        baton(c, 12, knots=((0.4, 1), (0.66, 1), (0.25, -1)))
    with c.at(157, 402, s=0.64, rot=-10, flip=True, weight=1.05):
        grip(c)
    c.form("96,388! 110,380 128,388! 130,412 122,436! 104,438 92,428! 98,408", "yel", shade=6, width=3)
    c.stroke("117,386 119,411 111,436", 1.8, "none")
    # head
    with c.at(250, 178, s=1.0, rot=4, flip=True, weight=0.95):
        profile(c)
        long_hair(c, "black")
    with c.at(254, 178, s=1.0, rot=-2, weight=0.95):
        turban(c)
    return double_card(c.body(), title="Cavallo di bastoni")


CARDS = {"HD": horse_of_coins, "HC": horse_of_cups, "HS": horse_of_swords, "HB": horse_of_batons}
