# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The Devil: winged, a second face for a belly, one claw raised and the other on his fork, over the two he leads."""

from pictures.damned import bearded, rope, wailing

FLESH = "#d2624a"  # the Devil's: skin under red, as a block of each prints


def _wing(c, outline, ribs, webs, hooks):
    """A wing of yellow skin between red ribs, with a hook on each of its tips."""
    skin = c.form(outline, "yel", shade=9, width=3.5)
    c.engrave(skin, 70, 5.6, 2.2, 26, 0.34)
    for first, last in webs:
        c.strands(first, last, 4, 2.2, jitter=0.1)
    for line in ribs:
        c.stroke(line, 9, "end", end=0.36)
        c.stroke(line, 5.4, "end", "red", end=0.3)
    for x, y, turn in hooks:
        with c.at(x, y, rot=turn):
            c.form("-6,4! -10,-8 -5,-21 8,-26 19,-19 20,-9! 14,-16 6,-16 4,-8 8,4!", "blu", shade=2, width=2.5)


def _wings(c):
    _wing(c, "344,270! 366,206 424,146 496,112! 490,142 502,162 525,174! 506,198 506,226 527,246! 500,264 494,290"
        " 510,316!"
        " 474,304 440,310 412,330! 386,312 360,298!",
        ("350,262 372,204 426,150 494,114", "356,262 430,196 522,174", "360,272 440,240 524,247",
        "362,284 440,282 507,314"),
        (("384,212 430,180 486,150", "392,230 440,206 504,184"), ("400,236 450,212 500,200", "402,250 450,236 504,238"),
            ("404,266 450,252 498,262", "404,278 450,280 492,298"), ("384,292 430,288 470,300",
            "380,298 404,306 412,322")),
        ((496, 112, 0), (525, 174, 20), (527, 246, 40), (510, 316, 60)))
    _wing(c, "216,270! 194,206 160,160 100,130! 90,160 70,180 38,192! 56,214 56,238 34,256! 58,268 64,290 48,316!"
        " 84,302"
        " 120,308 148,330! 174,312 200,298!",
        ("210,262 190,206 158,164 102,132", "204,262 130,204 42,192", "200,272 120,242 38,257",
        "198,284 120,282 52,315"),
        (("178,212 130,184 82,168", "166,230 120,206 60,192"), ("160,236 110,212 62,204", "158,250 110,236 60,242"),
            ("156,266 110,252 66,264", "156,278 110,280 70,296"), ("176,292 130,288 92,300",
            "180,298 156,306 148,322")),
        ((38, 192, -40), (34, 256, -60), (48, 316, -80)))


def _horn(c):
    """The right one of a pair; the other is its image."""
    c.form("11,-46! 16,-68 34,-82 54,-84 68,-98! 78,-82 72,-62 56,-50 44,-44 37,-34!", "ltan", shade=7, width=3.3)
    for line in ("15,-62 26,-54 40,-46", "23,-74 34,-64 50,-52", "36,-82 46,-72 60,-60", "52,-84 60,-78 70,-70"):
        c.stroke(line, 2.2, "both")


def _ear(c):
    c.form("37,-18! 56,-40 82,-46 100,-40! 92,-30 96,-22 86,-16! 88,-8 76,-2! 74,6 60,8 40,8!", FLESH, shade=7, width=3,
        dark="dred")
    c.form("46,-14! 62,-28 82,-34! 70,-18 54,-4!", "red", shade=3, width=2.2, dark="dred")


def _glare(c):
    """The right eye under its brow, and the lines about it."""
    c.fill("6,-8! 14,-19 28,-21 37,-14! 30,-4 16,-2", "wht")
    c.fill("9,-8! 15,-16 27,-18 34,-13! 28,-6 17,-5", "yel")
    c.stroke("5,-8 14,-20 28,-22 39,-14", 3.4, end=0.3)
    c.stroke("9,-5 20,-1 33,-6", 2.2, "both")
    c.form("3,-13! 10,-24 24,-34 36,-36 48,-46! 46,-30 36,-22 22,-23 12,-18!", "black", shade=3, width=2.2)
    c.stroke("12,4 24,4 33,-1", 2, "both")
    c.stroke("13,10 24,16 28,28", 2.8, "both")
    c.stroke("37,0 42,8 36,20", 2.2, "both")


def _muzzle(c):
    """Nose, moustache, the grin and the tongue that he puts out, the beard."""
    c.form("-13,44! 0,50 13,44! 16,60 9,74 12,92! 2,82 -3,98! -6,82 -13,88! -11,72 -16,58", "black", shade=4, width=2.6)
    for line in ("-6,56 -6,70 -8,80", "2,58 2,72 -2,88", "8,56 6,68 9,82"):
        c.stroke(line, 1.9, "both", "lblack")
    c.form("-27,24! -14,30 0,28 14,30 27,24! 25,38 13,47 0,49 -13,47 -25,38", "dred", shade=2, width=2.8, dark="ink")
    for x, low in ((-19, 37), (-9, 35), (1, 34), (11, 35), (20, 37)):
        c.form(f"{x-5},28! {x+4},28! {x-1},{low}!", "wht", shade=1, width=1.7)
    c.form("-6,40! 2,36 12,40! 18,50 18,62 11,68 3,62 2,50!", "red", shade=4, width=2.4, dark="dred")
    c.stroke("8,44 11,54 11,62", 1.7, "both")
    for side in (-1, 1):
        with c.at(flip=side < 0):
            c.form("1,22! 12,20 26,24 36,18 46,4! 46,20 36,32 22,33 8,30!", "black", shade=3, width=2.2)
    c.form("-3,-18! 6,-10 9,2 18,10 15,20! 7,19 1,28! -5,20 -13,20! -17,11 -8,2 -7,-8", FLESH, shade=6, width=2.7,
        dark="dred")
    c.stroke("3,-8 5,2 3,12", 2, "both", "#f0a080")
    for x in (-8, 9):
        c.stroke(f"{x-3},17 {x},14 {x+3},17", 2.2, "none")


def _head(c):
    for side in (-1, 1):
        with c.at(flip=side < 0):
            _horn(c)
            _ear(c)
    face = c.form("0,-54! 24,-54 40,-38 40,-14 46,2 40,14 35,30 22,46 8,52 -8,52 -22,46 -35,30 -40,14 -46,2 -40,-14"
    " -40,-38"
        " -24,-54", FLESH, shade=12, width=3.5, dark="dred")
    c.engrave(face, 64, 4.8, 2.2, 18, 0.3)
    for line in ("-12,-40 0,-36 12,-40", "-9,-32 0,-29 9,-32", "-4,-26 -5,-18", "4,-26 5,-18"):
        c.stroke(line, 2, "both")
    for side in (-1, 1):
        with c.at(flip=side < 0):
            _glare(c)
    for x in (-19, 23):  # he looks at whoever holds the card
        c.dot(x, -12, 6)
        c.dot(x, -12, 2.6, "red")
        c.dot(x - 2, -14, 1.4, "wht")
    _muzzle(c)
    c.form("-20,-48! -24,-66 -16,-82! -10,-72 -4,-92! 4,-76 12,-88! 16,-70 22,-64 20,-48! 8,-56 0,-42! -8,-56", "black",
        shade=4, width=2.6)
    for line in ("-14,-56 -15,-68 -14,-76", "-2,-52 -3,-70 -4,-84", "10,-56 10,-68 11,-80"):
        c.stroke(line, 1.9, "both", "lblack")


def _trunk(c):
    """A breast of muscle; the belly has the second face."""
    c.form("254,214! 254,240 306,240 306,214!", FLESH, shade=6, width=3, dark="dred")
    path = c.form("250,236! 216,244 192,256 184,284 198,318 212,350 212,392 208,426! 352,426! 348,392 348,350 362,318"
        " 376,284"
        " 368,256 344,244 310,236! 280,248", FLESH, shade=18, width=3.6, dark="dred")
    c.engrave(path, 62, 5.2, 3, 40, 0.25)
    for line in ("210,292 238,308 270,298", "350,292 322,308 290,298", "216,262 246,256 270,266",
    "344,262 314,256 290,266",
            "280,256 282,280 280,300"):
        c.stroke(line, 3, "both")
    for x in (234, 326):
        c.dot(x, 287, 5)
        c.dot(x, 287, 3.4, "dred")
    with c.at(280, 360):
        _belly_face(c)
    hips = c.form("198,408! 216,402 226,414! 240,404 252,416! 266,408 280,420! 294,408 308,416! 320,404 334,414!"
        " 344,402"
        " 362,408! 376,480! 184,480!", "blu", shade=14, width=3.4)
    c.engrave(hips, 70, 5.2, 3, 34, 0.24)
    for line in ("226,420 222,440 226,470", "252,422 248,444 250,470", "308,422 312,444 310,470",
    "334,420 340,440 336,470"):
        c.stroke(line, 2.8, "start")


def _belly_face(c):
    """The face that is his belly."""
    face = c.form("0,-48! 30,-47 52,-34 58,-8 54,20 40,42 18,52 0,54 -18,52 -40,42 -54,20 -58,-8 -52,-34 -30,-47",
    "yel",
        shade=11, width=3)
    c.engrave(face, 62, 5, 2.2, 26, 0.28)
    for side in (-1, 1):
        with c.at(flip=side < 0):
            c.stroke("6,-18 14,-30 32,-34 47,-24", 5.4, "both")
            c.form("10,-12! 20,-20 33,-19 42,-11! 31,-5 18,-6", "wht", shade=2, width=1.8)
            c.dot(25, -13, 5)
            c.dot(23.4, -15, 1.5, "wht")
            c.stroke("7,-11 19,-23 34,-22 45,-11", 3.6, "both")
            c.stroke("12,-1 26,2 40,-5", 2, "both")
            c.stroke("12,8 27,14 34,28", 2.6, "both")
            for k in range(3):
                c.sliver((36 + k * 5, 0 + k), (42 + k * 3, 14 + k), 1.7, 0.12)
    c.stroke("-4,-20 -7,-4 -17,8 -12,15 0,12 12,15 17,8 7,-4 4,-16", 2.8, "both")
    c.fill("-28,24! -12,20 0,23 12,20 28,24! 14,34 0,36 -14,34", "red")
    c.stroke("-34,22 -22,27 -8,26 0,28 8,26 22,27 34,22", 3, "both")
    c.stroke("-15,41 0,45 15,41", 2.2, "both")
    for x in (-4, 4):
        c.stroke(f"{x},-24 {x*.5},-32 {x},-40", 1.9, "both")


def _claw_tip(c, x, y, turn, size=1.0):
    with c.at(x, y, rot=turn, s=size):
        c.form("-5,4! -5,-6 1,-20! 5,-6 5,4!", "ltan", shade=2, width=2.2)


def _digit(c, line, radii, tip):
    c.shape(c.tube(line, radii), FLESH, 2.4, light=0.5)
    _claw_tip(c, *tip)


def _raised_arm(c):
    """The arm with which he threatens, its claws spread."""
    arm = c.form("344,250! 376,250 402,264 419,284! 422,262 424,238 424,214! 460,214! 464,250 461,290 450,314"
        " 430,326! 398,322"
        " 372,308 352,298!~", FLESH, shade=12, width=3.5, dark="dred")
    c.engrave(arm, 60, 5, 3, 30, 0.26)
    for line in ("419,284 426,298 440,302", "376,262 394,278 404,294", "434,232 432,256 436,276",
    "364,286 378,296 394,300"):
        c.stroke(line, 2.6, "both")
    for x, y in ((384, 258), (396, 268), (452, 250), (452, 264), (452, 278)):
        c.nick((x, y), (x + 9, y + 8), 2.6)
    for line, radii, tip in (
        ("432,184 422,162 417,144", (9, 8, 6.4), (414, 133, -14)), ("442,178 441,152 441,130", (9.4, 8.4, 6.6), (441,
        119, 0)),
        ("452,180 460,156 465,138", (9, 8, 6.4), (468, 127, 14)), ("459,190 475,174 485,162", (8.4, 7.4, 6), (493,
        153, 38)),
    ):
        _digit(c, line, radii, tip)
    c.fill("342,258! 368,262 366,292 344,288!", FLESH)  # arm and breast are one
    palm = c.form("424,222! 418,204 420,186 432,174 452,174 463,188 464,206 460,222!~", FLESH, shade=7, width=2.7,
        dark="dred")
    c.engrave(palm, 60, 4.6, 2, 14, 0.36)
    _digit(c, "427,212 412,202 402,188", (10, 9, 7), (396, 178, -28))
    c.fill("426,216! 420,204 430,196 440,204 440,218!", FLESH)
    for line in ("430,192 442,196 456,190", "434,200 442,210 444,220", "426,178 434,182 438,178",
    "446,178 452,181 457,180"):
        c.stroke(line, 1.9, "both")


def _fork(c):
    c.form("135,150! 145,150! 152,480! 142,480!", "brn", shade=3, width=2.8)
    for y in range(180, 460, 42):
        c.sliver((140 + (y - 150) * 0.02, y), (141 + (y - 150) * 0.02, y + 26), 1.6, 0.06)
    c.form("130,166! 131,138 118,132 112,118 113,100! 107,106! 110,92 118,82! 123,92 130,100! 122,100 124,114 133,122!"
        " 133,100! 126,104! 131,90 139,78! 147,90 153,104! 146,100! 147,122! 156,114 158,100! 150,100! 157,92 162,82!"
        " 170,92"
        " 174,106! 167,100 168,118 161,132 149,138 150,166!", "lblu", shade=4, width=2.8, dark="blu")
    c.form("128,158! 152,158! 153,168! 129,168!", "red", shade=2, width=2.4)


def _lowered_arm(c):
    """The arm that holds the fork."""
    arm = c.form("216,248! 184,250 162,270 144,302 130,334 124,358! 134,374 152,376 164,366! 172,342 190,322"
        " 208,312!~", FLESH,
        shade=12, width=3.5, dark="dred")
    c.engrave(arm, 60, 5, 3, 30, 0.26)
    for line in ("186,272 172,288 164,308", "196,300 182,310 170,326", "146,322 152,332 164,332",
    "140,350 148,358 158,354"):
        c.stroke(line, 2.6, "both")
    c.fill("224,258! 200,262 200,298 214,304!", FLESH)
    _fork(c)
    c.form("126,356! 134,352 150,352 164,364!~ 168,380 158,396 140,398 126,388!", FLESH, shade=5, width=2.6,
        dark="dred")
    for k, (y, r) in enumerate(((362, 7.6), (374, 8), (386, 7.6), (397, 6.4))):
        c.form(f"{161-k},{y-r} {166-k},{y} {160-k},{y+r} 144,{y+r} 130,{y+r-1} 126,{y} 131,{y-r+1} 144,{y-r}", FLESH,
            shade=3,
            width=2.3, dark="dred")
        _claw_tip(c, 126, y + 1, -84, 0.72)
        c.sliver((154 - k, y - r * 0.5), (156 - k, y + r * 0.5), 1.4, 0.2)
    c.fill("140,346! 158,346! 164,360! 150,366 138,358!", FLESH)


def _ropes(c):
    """From the necks to the ring before him."""
    rope(c, "92,398 112,430 170,448 222,438 268,436", 6.6)
    rope(c, "470,394 450,430 392,450 338,438 292,436", 6.6)
    c.ring(280, 437, 13, 9)
    c.ring(280, 437, 13, 4.6, "yel")


def devil(c):
    """He looks at whoever holds the card."""
    _wings(c)
    _trunk(c)
    _lowered_arm(c)
    _raised_arm(c)
    with c.at(280, 176):
        _head(c)
    with c.at(84, 358):
        bearded(c)
    with c.at(480, 354, flip=True):
        wailing(c)
    _ropes(c)
