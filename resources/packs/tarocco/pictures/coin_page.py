# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The jack of coins: a youth in profile who holds his coin up to the light, his purse in the other hand."""

from kit.dress import beads, belt, panel
from kit.faces import neck
from kit.hands import finger
from kit.visages import side_face
from pictures.coin_hands import on_tips

COIN = (438, 118)


def _doublet(c):
    """He leans back, so that his belt lies lower before than behind."""
    c.form("222,258! 196,282 190,330 202,380 210,414! 346,424! 356,372 358,318 344,282 306,256!", "lblu", shade=18,
        angle=62,
        ink=2.8)
    panel(c, "262,262! 286,330 296,424! 330,424! 326,334 304,262!", "yel", "red", 16)
    for line in ("230,300 228,350 236,400", "250,312 262,360 268,410", "342,300 344,350 340,404"):
        c.stroke(line, 3, "both")
    c.form("208,412! 178,480! 394,480! 348,424!", "red", shade=18, angle=80, reach=30)
    for x in (226, 254, 284, 314, 342):
        c.stroke(f"{280+(x-280)*.9},428 {x},450 {280+(x-280)*1.3},478", 3, "start")
    belt(c, "204,396 240,408 284,416 322,418 352,412", "206,422 242,436 284,444 322,446 354,438", "yel", ("red", "grn"))


def _forearm(c, outline, lines, turn):
    path = c.form(outline, "grn", shade=11, width=3.3)
    c.engrave(path, turn, 5, 3.2, 26, 0.24)
    for line in lines:
        c.stroke(line, 2.7, "end")


def _upper_sleeve(c, outline, slits, lines, band):
    """A full sleeve to the elbow, slashed, and gathered in a band."""
    path = c.form(outline, "red", shade=12, width=3.4)
    c.engrave(path, 64, 5.2, 3, 32, 0.24)
    for slit in slits:
        c.form(slit, "yel", shade=3, width=2.3)
    for line in lines:
        c.stroke(line, 2.8, "end")
    c.stroke(band, 12.6, "none")
    c.stroke(band, 8, "none", "yel")


def _raised_arm(c):
    with c.at(*COIN):
        on_tips(c)
    _forearm(c, "388,388! 404,366 414,340 418,310 416,268! 454,268! 460,304 458,344 448,378 430,402 412,410!",
        ("428,278 432,302 428,324", "442,278 446,302 442,328", "412,352 428,362 446,364", "408,360 418,378 430,394"),
        40)
    c.form("412,258! 434,254 458,260! 457,284! 434,277 411,282!", "wht", shade=5, width=2.8)
    c.stroke("413,275 434,270 457,277", 1.8, "none")
    _upper_sleeve(c, "306,272! 334,256 366,266 392,290 418,326 434,354! 428,382 408,398 388,402! 360,386 336,362"
        " 318,330!",
        ("340,282! 364,298 388,334 396,362! 370,344 350,312!", "370,278! 394,298 414,330 422,352! 402,332 382,306!",
            "322,296! 336,322 360,352 376,372! 350,358 328,328!"),
        ("322,284 330,312 346,340", "394,392 382,374 374,360"), "434,356 426,378 406,394 388,397")


def _purse(c):
    """A purse on its strings, full."""
    bag = c.form("218,392! 204,404 190,428 194,450 214,462 240,464 262,456 272,434 262,410 246,392!", "grn",
        shade=10, width=3.1)
    c.engrave(bag, 62, 5, 2.4, 22, 0.3)
    for line in ("220,400 208,424 212,446", "232,402 230,428 234,450", "244,400 256,422 254,442"):
        c.stroke(line, 2.2, "both")
    c.form("210,372! 202,358 216,362 220,350! 230,360 240,350! 246,362 260,358 252,374 248,388! 218,388!", "grn",
        shade=5,
        width=2.8)
    c.stroke("214,389 232,394 250,388", 6.4, "none")
    c.stroke("214,389 232,394 250,388", 3.6, "none", "red")


def _near_arm(c):
    """The forearm crosses before him; the hand closes on the neck of the purse."""
    _forearm(c, "128,366! 126,388 142,406 168,410 190,404 212,394! 208,362! 190,366 176,366 164,362!",
        ("164,364 152,380 140,390", "166,368 166,386 158,400", "198,372 184,376 176,384"), 30)
    _purse(c)
    c.form("200,362! 218,358 236,362 246,372! 248,386 244,396 232,404 216,404 204,398!~", "skin", shade=6, width=2.5)
    for line, radii in (("238,368 252,370 250,380", (7.2, 6.8, 5.4)), ("238,377 254,380 251,389", (7.4, 7, 5.6)),
            ("236,387 252,390 248,398", (7.2, 6.8, 5.4)), ("230,396 244,400 240,406", (6.6, 6.2, 5))):
        finger(c, line, radii, 2.3)
    c.fill("214,364! 234,366 240,378 238,390 226,400 210,398!", "skin")
    finger(c, "218,372 232,362 244,360", (9, 8, 6), 2.3)
    for a, b in (((243, 379), (230, 378)), ((242, 388), (229, 386))):
        c.sliver(a, b, 1.6, 0.05)
    c.form("190,356! 210,354! 216,402! 194,408!", "wht", shade=5, width=2.9)
    c.stroke("198,356 202,406", 1.8, "none")
    _upper_sleeve(c, "238,270! 208,258 178,272 154,302 132,336 118,358! 126,384 148,396 172,394! 194,370 214,346"
        " 226,318!",
        ("206,282! 186,300 168,334 160,360! 184,338 200,308!", "178,284! 156,304 142,330 134,350! 154,330 170,304!"),
        ("226,286 214,318 196,346", "162,388 178,370 188,352"), "118,360 127,381 148,393 172,392")


def _hair(c):
    """Hair combed back from a profile and tied at the nape."""
    c.form("-44,28! -62,30 -80,46 -90,74 -80,98 -92,118! -66,112 -52,92 -56,68 -40,48!", "rust", shade=7, width=2.8)
    for line in ("-54,40 -70,66 -66,98", "-62,38 -80,66 -76,96"):
        c.stroke(line, 2.4, "both")
    c.form("24,-56! 14,-42 6,-30 2,-14 4,0! -4,-4 -12,2 -12,16! -20,30 -34,42 -48,42! -62,28 -70,4 -68,-24 -54,-48"
        " -20,-62!",
        "rust", shade=9, width=2.8)
    c.form("-6,2! -14,-4 -20,4 -18,16 -10,22 -4,14!", "skin", shade=3, width=2.3)
    c.stroke("-8,4 -13,4 -14,12", 1.6, "both")
    for line in ("14,-50 -8,-34 -22,-14 -30,12 -42,34", "-4,-56 -34,-38 -48,-10 -48,26", "-24,-56 -54,-30 -60,0 -52,30",
            "4,-30 -8,-18 -14,-6"):
        c.stroke(line, 2.5, "both")
    for line in ("4,-50 -20,-34 -36,-6 -40,24", "-14,-54 -44,-34 -54,-4"):
        c.stroke(line, 2.2, "both", "lrust")
    for outline in ("-46,36! -64,18 -76,22 -74,38 -60,44!", "-46,36! -44,56 -34,62 -28,50 -34,38!"):
        c.form(outline, "blu", shade=3, width=2.5)
    c.dot(-47, 38, 7.4)
    c.dot(-47, 38, 5.4, "blu")


def _hat(c):
    """A round hat whose brim is turned up behind and before."""
    c.plume("-30,-72 -60,-98 -96,-98 -118,-74 -116,-48", 19, "yel", count=8, side=-1, barbs=14)
    c.form("-46,-46! -52,-74 -34,-98 -2,-106 30,-98 46,-74 44,-50!", "red", shade=11, width=3.2, angle=76, reach=26)
    for line in ("-22,-98 -30,-78 -30,-64", "4,-104 2,-82 4,-66", "28,-96 32,-78 30,-66"):
        c.stroke(line, 2.2, "both")
    c.form("-52,-34! -76,-36 -88,-54 -78,-72 -58,-66! -30,-54 0,-52 32,-58! 54,-74 78,-78 86,-60 76,-42 50,-36!"
        " 20,-38 -20,-36",
        "grn", shade=9, width=3.3, angle=82, step=4.6, reach=20)
    c.stroke("-72,-46 -50,-46 -20,-43 20,-45 50,-46 74,-58", 2.4, "both", "yel")
    c.dot(-32, -62, 10)
    c.dot(-32, -62, 7.8, "yel")
    c.dot(-32, -62, 3.4, "red")


def coin_page(c):
    """He looks up at his coin."""
    _doublet(c)
    with c.at(266, 176):
        neck(c)
    _raised_arm(c)
    _near_arm(c)
    c.form("222,252! 244,278 270,286 296,278 318,250! 338,268! 330,294! 308,294! 296,316! 280,304! 266,322! 256,302!"
        " 236,312!"
        " 226,292! 204,292! 200,270!", "blu", shade=7, width=2.8)
    beads(c, "212,268 240,288 268,296 298,288 326,266", 15, 4.6, ("yel",))
    with c.at(264, 178, s=1.02, rot=-15, weight=0.95):
        side_face(c, "clown", "smile", "strong", iris="brn")
        _hair(c)
    with c.at(260, 172, s=1.0, rot=-15):
        _hat(c)
