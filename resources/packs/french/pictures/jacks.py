# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The jacks: of spades and hearts in profile, so that one sees one eye of each."""

from kit.caps import brimmed_hat, feathered_bonnet, flat_cap, slouched_cap
from kit.coiffure import fringed, nape, page
from kit.drapery import folds, hem, sleeve, staff_arm
from kit.dress import beads, belt, buckle, cuff, ermine_tail, girdle, lozenges, strew
from kit.curves import Path
from kit.faces import cropped, goatee, moustache, neck
from kit.geometry import add, lerp, mul, perp, sample, sub, unit
from kit.gestures import candle_hand, hanging
from kit.hands import clasp, finger, grip, pinch
from kit.ornaments import laurel
from kit.regalia import billet_mark, halberd, lozenge_mark, quatrefoil, star_mark, stem, straight_sword
from kit.visages import side_face, visage
from pictures.stock import courts, damask, strewn


def _spades(c):
    # a short cloak on one shoulder, edged with fur, its other end behind the halberd
    for outline, folded, strewn_in in (
        ("300,264! 246,268 204,288 160,330 128,380 84,432 20,462! 20,640! 240,640! 250,330!",
            (("98,562 104,500 122,448", 1),),
            ("20,470! 82,440 86,640! 20,640!", "136,420! 220,380 250,640! 130,640!")),
        ("440,300! 500,330 540,372 584,396 630,400! 630,640! 440,640!", (("602,452 600,430 590,404", -1),),
            ("500,340! 552,390 570,640! 480,640!",)),
    ):
        c.form(outline, "grn", shade=20)
        for where in strewn_in:
            strew(c, c.path(where), lambda c: star_mark(c, "yel", 9), 40, 36, 12, turn=-12)
        folds(c, folded, "grn")
    fur = c.shape(
        "268,258! 216,268 176,298 140,342 104,390 64,426 20,444! 20,486! 84,462 128,420 166,370 200,326 244,296!",
        "wht", 3.2)
    c.engrave(fur, 124, 7, 1.8, 16, 0.3)
    strew(c, fur, ermine_tail, 28, 22, 9, 40)
    for x, y in ((220, 270), (199, 283)):  # on what the sleeve leaves of it
        with c.at(x, y, s=0.5, rot=50):
            ermine_tail(c)
    hem(c, "496,336 536,378 582,404 630,409", 5.6)
    with c.at(540, 160, s=0.94):
        halberd(c, 420, "red")
    # doublet, half and half
    c.form("300,268! 236,290 180,330 206,420 214,640! 350,640! 346,268!", "yel", shade=12, width=3.6)
    for x0, y0, x1 in ((214, 310, 228), (240, 294, 254), (266, 284, 280), (292, 276, 304), (318, 270, 326)):
        c.form(f"{x0},{y0}! {x0+15},{y0-9}! {x1+13},460! {x1+13},640! {x1},640! {x1},460!", "red", shade=4, width=2)
    strewn(c, "346,268! 350,640! 500,640! 486,420 500,330 460,292 408,268!", "blu",
        billet_mark, 30, 34, 18, angle=62)
    c.form("338,300! 362,300! 366,640! 340,640!", "wht", shade=4, width=2.8)
    for y in (352, 390):
        c.stroke(f"334,{y} 352,{y+3} 370,{y}", 5.4, "both")
        c.stroke(f"336,{y} 352,{y+3} 368,{y}", 2.8, "both", "yel")
        c.dot(352, y + 1, 7)
        c.dot(352, y + 1, 5.2, "yel")
    girdle(c, "211.4,425 280,438 352,442 424,436 492,420", "215.6,462 280,478 352,482 424,476 490,458", 6, "red")
    c.stroke("205.6,420 208.8,442 212,472", 4.4, "both", end=0.5)  # the waist, before the ends of its cords
    with c.at(344, 194, s=1.2):
        neck(c)
    c.form("296,262! 318,290 350,298 384,288 404,258! 426,278! 398,320 350,333 302,321 274,284!", "wht",
        shade=6, width=3)
    c.fringe("280,290 306,318 350,329 396,316 421,283", 12, 2.2, 10, side=-1, even=True)
    # arm with the halberd
    staff_arm(c, (540, 398), (474, 312), (420, 434), clasp, "blu", "red", turn=16)
    c.stroke("458,285.5 470,287 478,297 487,310", 4, "none")  # where the sleeve leaves the shoulder
    # the other sleeve, with its slashes
    sleeve(c, (222, 330), (140, 430), (190, 520), "red", (42, 40, 26), puff=0.14)
    for x, y, turn in ((178, 356, 40), (212, 384, 36), (140, 402, 30), (176, 428, 24)):
        with c.at(x, y, rot=turn):
            c.form("0,-26! 8,-7 7,9 0,24! -7,9 -8,-7", "yel", shade=3, width=2.3)
            c.stroke("0,-18 2,0 0,15", 1.6, "both")
    c.form("252,276! 214,284 180,312 168,344! 184,356 200,342! 208,358 228,336! 242,346 256,318!", "yel", shade=6,
        width=3)
    for line in ("236,284 212,300 190,344", "250,288 232,306 218,340"):
        c.stroke(line, 2, "both", "red")
    # head
    with c.at(344, 194, s=1.24, rot=-1):
        side_face(c, "youth", "calm", iris="blu")
        nape(c, "brn", 42)
    with c.at(344, 186, s=1.12, rot=-1):
        flat_cap(c, "red", "yel", "wht")


def _hearts(c):
    # scalloped cape behind
    _scalloped(c, "300,262 250,272 214,300 184,346 146,380 98,396 20,388", 1,
        (("56,562 58,500 82,410", 1), ("104,562 106,510 124,430", 1)))
    _scalloped(c, "400,262 446,272 490,304 524,346 560,372 596,382 640,380", -1, (("596,452 592,420 578,388", -1),))
    # doublet
    strewn(
        c, "296,272! 250,310 236,400 226,640! 484,640! 470,400 462,310 412,272!", "red",
        lambda c: quatrefoil(c, "yel", "blu", 9), 38, 32, 22, angle=62,
    )
    c.form("330,296! 322,420 318,640! 386,640! 380,420 374,296!", "grn", shade=10, width=3)
    for y in (330, 366, 402, 438, 474, 510):
        c.stroke(f"324,{y+8} 338,{y} 352,{y+8} 366,{y} 380,{y+8}", 3.2, "both", "yel")
        c.dot(352, y - 6, 5.6)
        c.dot(352, y - 6, 4, "yel")
    with c.at(352, 194, s=1.2, flip=True):
        neck(c)
    c.form("304,258! 316,288 352,304 388,288 400,258! 414,270! 400,315 352,335 304,315 290,270!", "yel",
        shade=6, width=2.8)
    lozenges(c, "298,268 313,302 352,319 391,302 406,268", 15, 6.6, "red")
    # laurel in the raised hand
    laurel(c, "156,462 130,384 110,322 98,262", 6, 0.82)
    staff_arm(c, (132, 388), (244, 322), (274, 458), _about_laurel, "blu", "wht", turn=14, radii=(37, 30, 20),
        puff=0.12, band=(0.3, "yel", "red"), flip=False, motif=_spark)
    c.form("270,276! 232,282 204,304 200,332! 216,344 230,334! 246,350 262,334! 274,342 284,326! 286,304 282,288",
        "grn", shade=7, width=3)
    for line in ("258,284 230,302 217,334", "270,286 254,306 248,338", "278,290 272,308 270,332"):
        c.stroke(line, 2.4, "both", "yel")
    # the other hand on his breast, its sleeve slashed
    sleeve(c, (474, 328), (546, 414), (470, 404), "blu", (44, 41, 24), puff=0.1)
    for x, y in ((476, 350), (500, 334), (504, 384), (530, 366)):
        with c.at(x, y, rot=-38):
            c.form("0,-24! 7,-6 6,8 0,22! -6,8 -7,-6", "yel", shade=3, width=2.2)
            c.sliver((0, -16), (0, 14), 1.5)
    _gloves(c)
    with c.at(420, 400, s=0.76, rot=-2, weight=1.05):
        grip(c)
    cuff(c, (546, 414), (470, 404), 23, "wht", 28)
    # head
    with c.at(352, 188, s=1.24, rot=2, flip=True):
        side_face(c, "rake", "smile", iris="grn")
        c.form("34,20! 26,17.6 16,20 8,27! 4,20! 6,32 18,32 27,28.6 34,25.4!", "blond", shade=2, width=1.8)
        page(c, "blond", 34)
    with c.at(352, 186, s=1.2, rot=2, flip=True):
        slouched_cap(c, "grn", "red")


def _scalloped(c, edge, side, folded):
    """Half a cape whose edge, from the neck to the frame, is cut in scallops to that side of it, and hemmed."""
    line = sample(Path(edge, False).flat(2), 13)
    outline, inner = [], []
    for a, b in zip(line, line[1:]):
        out = mul(perp(unit(sub(b, a))), side)
        outline += [(*a, True), *((*add(lerp(a, b, t), mul(out, 15)), False) for t in (0.3, 0.7))]
        inner.append(sub(lerp(a, b, 0.5), mul(out, 9)))
    outline += [(*line[-1], True), (line[-1][0], 640, True), (352, 640, True), (352, 300, True)]
    damask(c, c.form(outline, "yel", shade=18), "H", "org", 0.18)
    folds(c, folded, "yel")
    c.stroke(inner, 5, "none", "red")
    beads(c, [add(p, (0, 17)) for p in inner], 26, 4.6, ("red",))


def _gloves(c):
    """A pair of gloves held by the middle: the flared gauntlets above, the fingers below."""
    for x, y, turn in ((422, 396, 12), (418, 398, -6)):
        with c.at(x, y, rot=turn):
            for i, reach in enumerate((52, 62, 60, 46)):
                finger(c, f"{-6+i*5},14 {-11+i*8},{reach-20} {-14+i*9},{reach}", [6.6, 6.4, 5], 2.2, "ltan")
            c.form("-10,-20! -25,-58! 0,-51 25,-60! 13,-20! 16,22! -12,22!", "ltan", shade=7, width=2.8)
            c.form("-25,-58! 0,-51 25,-60! 21,-46! 0,-37 -20,-44!", "tan", shade=3, width=2.2)
            for line in ("-8,-22 -11,-32 -14,-38", "2,-22 2,-30 2,-38", "10,-22 13,-32 15,-40"):
                c.stroke(line, 1.8, "end")


def _about_laurel(c):
    """The hand that holds the branch, which leans."""
    with c.at(rot=-31):
        candle_hand(c, lambda: stem(c, "0,-60 0,0 0,60"))


def _diamonds(c):
    # a short cloak slung behind, blown to the left
    mantle = c.form(
        "320,264! 250,270 204,290 168,330 140,380 112,406 72,414 20,402! 20,640! 330,640! 330,300!", "grn", shade=22,
    )
    damask(c, mantle, "D", "dgrn", 0.19)
    folds(c, (("52,562 54,500 70,420", 1), ("236,562 240,520 252,440", 1)), "grn")
    hem(c, "166,348 146,388 115,420 72,428 20,416", 6.4)
    # the collar's inside, and the neck in it
    c.shape("292,268! 316,254 350,250 386,254 410,268! 386,300 350,310 314,300", "dblu", 2.8)
    with c.at(348, 196, s=1.2):
        neck(c)
    # tabard with great lozenges
    c.form("280,282! 262,310 254,400 236,640! 470,640! 456,400 448,310 424,280! 382,312 352,322"
        " 318,314!", "red", shade=18, angle=62, ink=3.4)
    for x, y in ((298, 376), (352, 384), (406, 376), (298, 520), (352, 524), (406, 520)):
        with c.at(x, y):
            _great_lozenge(c)
    for x, y in ((298, 332), (325, 346), (379, 346), (406, 332), (272, 416), (325, 418), (379, 418), (432, 416),
            (325, 490), (379, 490), (272, 490), (432, 490)):
        with c.at(x, y):
            lozenge_mark(c, "yel", "blu", 8)
    for side, x in ((-1, 262), (1, 448)):
        c.stroke(f"{x},312 {x+side*6},400 {x+side*22},620", 4, "none", "yel")
    c.form("292,264! 318,292 350,302 384,292 410,264! 426,284! 398,320 380,310 352,330 322,310 304,322"
        " 276,286!", "blu", shade=8, width=3)
    c.stroke("288,282 310,304 350,314 392,304 416,280", 2.4, "none", "yel")
    with c.at(424, 430, s=0.74):  # the thumb that goes into it
        finger(c, "22,-10 4,-25 -16,-25 -28,-8 -31,16", [10.4, 10.4, 9.6, 7.8, 5.8], 2.2)
    belt(c, "248,428 300,438 350,441 400,437 458,424", "246,456 300,467 350,470 400,466 460,452", "yel", ("blu",))
    buckle(c, 350, 455, 17)
    # white sleeves, from under puffs in blue and yellow
    for outline, lines in (
        ("178,384! 168,412 176,440! 188,446 182,480! 216,500 250,520! 268,500 262,460 244,424 226,390!", (
            "200,402 216,440 244,482", "182,404 192,432 206,450", "194,468 216,474 238,490")),
        ("496,392! 488,420! 478,418 476,458! 506,466 560,470! 564,440 558,412 548,386!", (
            "512,402 506,420 496,430", "534,398 530,424 512,444", "550,408 548,436 536,456")),
    ):
        c.form(outline, "wht", shade=9, width=3.4)
        for line in lines:
            c.stroke(line, 3.4, "end", end=0.1)
    for x, y, turn in ((210, 340, 28), (492, 332, -26)):
        with c.at(x, y, rot=turn):
            c.form("0,-60! -42,-50 -60,-10 -50,38 -22,58! 22,58! 50,38 60,-10 42,-50", "blu", shade=14, width=3.4)
            for y, w in ((-27, 54), (15, 60)):  # bound in three
                c.form(f"{-w},{y-5}! 0,{y+8} {w},{y-5}! {w+1},{y+8}! 0,{y+21} {-w-1},{y+8}!", "yel", shade=4, width=2.4)
                c.stroke(f"{-w+4},{y+3} 0,{y+14} {w-4},{y+3}", 2.6, "both", "red")
            for places, y in (((-21, 0, 21), -38), ((-36, -12, 12, 36), 4), ((-22, 0, 22), 44)):
                for place in places:
                    with c.at(place, y + 4 - 0.004 * place * place):
                        lozenge_mark(c, "yel", "red", 9)
            c.form("-26,50! 0,58 26,50! 28,66! 0,74 -28,66!", "red", shade=4, width=2.6)
    with c.at(122, 424, rot=-12):
        straight_sword(c, 205, "yel", "red", "blu")
    with c.at(130, 460, s=0.76, rot=-6, weight=1.05):
        grip(c)
    cuff(c, (240, 480), (186, 460), 21, "yel", 26)
    with c.at(430, 432, s=0.74, rot=8, weight=1.05):
        hanging(c)
    cuff(c, (538, 458), (476, 438), 21, "yel", 26)
    with c.at(348, 196, s=1.24, rot=-4):
        visage(c, "boy", "snub", "wry", "strong", iris="blu", eyes="wide", arch="cocked", drop=-2, lips=8,
            flush=0, marks="freckles")
        fringed(c, "rust")
    with c.at(346, 190, s=1.1, rot=-4):
        brimmed_hat(c, "yel", "blu", "red")


def _great_lozenge(c):
    for size, colour in ((32, "ink"), (29.6, "yel"), (21, "ink"), (19.4, "blu")):
        c.fill(f"0,{-size}! {size*.74},0! 0,{size}! {-size*.74},0!", colour)
    quatrefoil(c, "yel", "red", 8)


def _clubs(c):
    # spear with its pennant
    with c.at(540, 0):
        c.form("-6,120! 6,120! 6,640! -6,640!", "tan", shade=4, width=3)
        for y in range(150, 600, 46):
            c.sliver((-1, y), (0, y + 32), 1.8)
        c.form("-5,140! -20,132 -38,148 -56,140 -80,150! -60,170 -80,196! -56,190 -38,200 -20,186 -5,196!", "red",
            shade=7, width=3)
        for line in ("-10,148 -22,142 -38,157 -56,150 -68,154", "-10,188 -22,178 -38,191 -56,182 -68,187"):
            c.stroke(line, 3, "end", "yel")
        with c.at(-32, 169):
            quatrefoil(c, "yel", "blu", 10)
        c.form("0,40! 13,78 9,112! -9,112! -13,78", "lblu", shade=6, width=3, dark="blu")
        c.sliver((0, 52), (0, 104), 2)
        c.form("-10,108! 10,108! 8,126! -8,126!", "yel", shade=4, width=2.6)
    # coat, open over striped hose and waistcoat
    coat = c.form(
        "310,262! 246,276 194,304 156,346 120,400 74,446 20,462! 20,640! 630,640! 630,418 594,404 560,362 520,314"
        " 462,280 400,262!", "blu", shade=22,
    )
    damask(c, coat, "C", "dblu", 0.19)
    folds(c, (("56,562 62,510 92,446", 1), ("112,560 116,510 134,452", 1), ("178,560 180,510 196,470", 1),
        ("594,452 588,432 574,396", -1)), "blu")
    hem(c, "160,354 126,409 79,457 20,474", 5.6)
    hem(c, "516,328 552,370 588,414 630,430", 5.6)
    c.form("300,272! 268,320 262,420 250,640! 462,640! 446,420 440,320 404,272!", "yel", shade=14, width=3)
    for y in range(316, 600, 30):  # chevrons
        c.form(f"262,{y}! 352,{y+26} 444,{y}! 446,{y+12}! 352,{y+39} 260,{y+12}!", "red", shade=3, width=2)
    for y in range(356, 600, 30):
        c.dot(352, y, 5.4)
        c.dot(352, y, 3.8, "wht")
    belt(c, "260,424 300,434 352,437 404,434 448,422", "256,458 298,470 352,474 408,470 452,456", "grn")
    c.form("334,430! 372,430! 373,480! 333,480!", "yel", shade=5, width=3)
    c.shape("342,440! 364,440! 364,470! 342,470!", "grn", 2.4)
    c.form("338,451! 378,451! 378,458! 338,458!", "yel", shade=2, width=2)
    for flip in (False, True):
        with c.at(704 if flip else 0, flip=flip):
            c.form("300,256! 262,268 226,292! 240,330 258,380 264,440! 276,380 282,330 292,290", "grn",
                shade=8, width=3)
            for x, y in ((252, 300), (262, 336), (268, 374)):
                c.dot(x, y, 7)
                c.dot(x, y, 5, "yel")
    c.shape("292,268! 316,250 352,246 388,250 412,268! 390,300 352,312 314,300", "gry", 2.8)
    with c.at(352, 194, s=1.2, flip=True):
        neck(c)
    # falling band with tassels
    c.form("300,258! 322,284 352,292 384,284 404,258! 424,276! 408,318 370,312 352,298 336,312 296,318"
        " 280,276!", "wht", shade=7, width=3)
    for x, y in ((300, 310), (404, 310), (338, 308), (368, 308)):
        c.dot(x, y, 5)
        c.dot(x, y, 3.4, "red")
    # a jabot of lace under it
    c.form("334,304! 352,294 370,304! 378,330 370,346! 362,338 352,352! 342,338 334,346! 326,330", "wht",
        shade=5, width=2.8)
    for line in ("344,306 340,320 336,336", "352,304 352,344", "360,306 364,320 368,336"):
        c.stroke(line, 1.8, "end")
    # arm with the spear
    staff_arm(c, (540, 292), (466, 318), (494, 434), grip, "red", "yel", turn=46, puff=0.1, motif=_spark)
    # the arm whose hand twirls the moustache: the upper arm hangs, the forearm stands before it
    c.form("262,284! 222,290 180,320 150,368 130,420 122,462! 132,510 210,512 236,486! 250,430 262,370 270,320!~",
        "red", shade=15, angle=64, ink=3.5, reach=44)
    c.fill("252,296! 212,336 178,396 148,442 126,474! 128,452 152,406 186,350 226,312", "dred")
    c.form("184,400! 160,436 138,462 132,486! 140,520 194,528 222,506! 250,450 274,388 294,328! 248,302! 216,346",
        "red", shade=13, angle=30, width=3.8, ink=3.4, reach=34)
    strew(c, c.path("186,410! 160,446 144,490! 210,500! 240,440 282,330! 250,316! 220,352"), _spark, 30, 25, 9, 28)
    for line in ("138,492 160,482 190,486", "146,470 170,458 196,458", "218,504 208,484 210,462",
            "158,440 178,428 192,428", "238,452 230,430 236,408", "258,400 252,384 256,368"):
        c.stroke(line, 3.4, "end", end=0.1)
    with c.at(352, 198, s=1.24, rot=3, flip=True):
        visage(c, "jowl", "bulb", "grin", "bushy", iris="brn", lips=9, eyes="narrow", arch="flat", gaze=-0.6,
            drop=1, flush=1.2, marks="crow cleft")
        moustache(c, "black", curled=True)
        goatee(c, "black")
        cropped(c, "black")
        c.stroke("-38,13 -33,21 -25,35 -11,47.6", 2.6, end=0.4, power=0.4)
    with c.at(287, 238, s=0.74, rot=-42, weight=1.05):
        pinch(c)
    cuff(c, (182, 482), (266, 306), 26, "yel", 30)
    with c.at(354, 190, s=1.1, rot=5, flip=True):
        feathered_bonnet(c)


def _spark(c):
    """A spark of gold on a sleeve."""
    c.fill("0,-7! 1.8,-1.8! 6,0! 1.8,1.8! 0,7! -1.8,1.8! -6,0! -1.8,-1.8!", "yel")


DRAWN = {
    "JS": (_spades, 91, "blu"),
    "JH": (_hearts, 92, "dred"),
    "JD": (_diamonds, 93, "dred"),
    "JC": (_clubs, 94, "grn"),
}
CARDS = courts(DRAWN, "Fante")
