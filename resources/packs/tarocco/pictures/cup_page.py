# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The jack of cups: a page who has just uncovered the cup; a veil blows from his shoulders behind it, the lid is in his
other hand."""

from kit.drapery import folds
from kit.dress import beads, belt
from kit.faces import neck
from kit.hands import finger
from kit.signs import goblet
from kit.visages import visage

DISC = ((-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7))  # about the lid's knob


def _veil_behind(c):
    """What of the veil stands like a hood behind the cup."""
    veil = c.form("296,250! 264,226 244,178 228,112 206,62 176,42! 148,58 130,102 116,160 108,226 98,290! 116,304"
        " 126,294!"
        " 136,316 152,308! 162,324 178,314! 202,312 232,300 268,292!", "lblu", shade=14, width=3.4)
    c.engrave(veil, 70, 5.6, 2.6, 34, 0.3)
    folds(c, (("112,292 124,220 138,150", 1), ("148,306 142,250 144,200", 1)), "lblu", 12, 5)
    for line in ("176,52 160,80 146,120", "188,56 206,96 220,150", "200,70 222,140 246,208", "232,186 250,228 280,262"):
        c.stroke(line, 2.6, "both")
    for line in ("182,56 196,90 206,120", "156,70 138,116 128,160", "226,190 240,228 262,258"):
        c.stroke(line, 3.6, "both", "wht")


def _tunic(c):
    c.form("278,256! 254,286 246,338 254,388 258,422! 390,422! 396,372 400,322 388,284 354,256!", "grn", shade=20,
        angle=62,
        ink=3.2)
    c.form("300,266! 306,340 308,422! 340,422! 338,340 334,266!", "yel", shade=6, width=2.8)
    c.stroke("318,276 322,340 324,420", 7, "none", "blu", wobble=0.1)
    for line in ("272,300 276,340 274,380", "366,300 364,340 368,380", "284,392 278,372 276,356"):
        c.stroke(line, 2.8, "both")
    c.form("256,424! 226,480! 420,480! 392,424!", "blu", shade=14, angle=80, reach=30)
    for x, tone in ((276, "yel"), (306, "wht"), (340, "wht"), (370, "yel")):
        c.stroke(f"{324+(x-324)*.95},430 {x},452 {324+(x-324)*1.25},478", 7, "none", tone, wobble=0.1)
    belt(c, "256,404 290,416 324,420 358,416 392,404", "254,430 290,442 324,446 358,442 394,430", "yel", ("red",))


def _far_arm(c):
    """The arm that bears the cup: upper arm, forearm raised before it, the hand about the stem."""
    upper = c.form("272,262! 246,270 216,308 188,350 170,382! 190,414 222,420 248,402! 270,360 284,320 292,288!", "red",
        shade=12, width=3.4)
    c.engrave(upper, 60, 5.2, 3, 30, 0.26)
    for slash in ("262,290! 268,316 258,344 244,362! 246,334 252,308!",):
        c.form(slash, "yel", shade=3, width=2.3)
    fore = c.form("196,286! 184,318 172,346 162,374! 160,402 182,418 208,412! 230,376 242,336 248,292!", "grn",
    shade=13,
        width=3.4)
    c.engrave(fore, 124, 5.2, 3, 28, 0.28)
    for line in ("166,378 182,388 200,386", "176,398 190,398 204,390", "206,300 202,320 206,336",
    "190,330 184,350 188,364"):
        c.stroke(line, 2.7, "both")
    c.form("192,272! 218,264 246,274! 252,298! 220,288 186,300!", "wht", shade=5, width=2.9)
    c.stroke("190,290 219,279 249,289", 1.9, "none")
    with c.at(172, 182, s=0.95, weight=0.95):
        goblet(c)
    c.form("182,214! 202,206 224,212 238,230 241,254 238,276!~ 200,276!~ 192,264 182,258!~", "skin", shade=8, width=2.6)
    for y, r, out in ((219, 6.8, 153), (231, 7.2, 150), (243, 7, 152), (254, 6.2, 157)):
        c.form(f"196,{y-r} {out+9},{y-r} {out},{y} {out+8},{y+r} 194,{y+r} 201,{y}", "skin", shade=3, width=2.3)
        c.sliver((out + 28, y - r * 0.5), (out + 29, y + r * 0.5), 1.4, 0.2)
    finger(c, "226,226 212,210 196,203 182,205", (10, 9.4, 8, 6), 2.4)
    c.fill("206,214! 220,216 232,234 232,256 212,266! 204,238!", "skin")
    c.stroke("186,200 181,204 184,209", 1.3, "both")
    for k in range(3):
        c.nick((237, 268 - k * 8), (228, 266 - k * 8), 1.7)


def _lid(c):
    """The lid from outside, ring in ring, its knob in the middle."""
    with c.at(372, 392, rot=-18):
        for k, colour, width in ((1, "yel", 3.3), (0.76, "grn", 2.6), (0.44, "yel", 2.5), (0.2, "red", 2.5)):
            c.form([(62 * k * x, 40 * k * y - (1 - k) * 9) for x, y in DISC], colour, shade=6 * k, width=width)
        for x, y in DISC:
            c.dot(54 * x, 34.6 * y - 1, 4.4)
            c.dot(54 * x, 34.6 * y - 1, 3, "red")
            c.sliver((18 * x, 11 * y - 6), (40 * x, 26 * y - 3), 2, 0.05)


def _near_arm(c):
    """The arm that holds the lid before him."""
    fore = c.form("478,330! 482,360 466,386 440,404! 414,378! 428,364 438,346!", "grn", shade=10, width=3.3)
    c.engrave(fore, 140, 5, 3, 24, 0.28)
    _lid(c)
    finger(c, "434,372 416,362 400,360", (9.6, 8.6, 6.4), 2.4)
    for line, radii in (("440,402 428,414 414,418", (7.6, 7, 5.4)), ("434,398 416,408 402,408", (8.4, 7.6, 5.8)),
            ("430,390 410,396 394,393", (8.6, 7.8, 6)), ("430,382 410,384 395,378", (8.4, 7.6, 5.8))):
        finger(c, line, radii, 2.3)
    c.form("424,378! 432,366 446,360!~ 466,384!~ 456,398 444,406! 432,402 426,390!", "skin", shade=5, width=2.5)
    for a, b in (((424, 388), (436, 384)), ((427, 397), (438, 391))):
        c.sliver(a, b, 1.6, 0.05)
    c.form("432,358! 446,348! 482,378! 466,398!", "wht", shade=5, width=2.9)
    c.stroke("440,354 474,387", 1.8, "none")
    path = c.form("352,262! 384,252 420,264 452,288 476,312 488,338! 472,358 446,364 428,354! 402,340 380,328"
        " 364,312!", "red",
        shade=13, width=3.4)
    c.engrave(path, 40, 5.2, 3, 32, 0.26)
    for slash in ("384,274! 410,284 438,308 452,334! 426,322 400,300!",
    "412,270! 440,284 462,306 470,328! 448,314 428,294!",
            "372,290! 394,304 414,324 422,342! 398,330 380,312!"):
        c.form(slash, "yel", shade=3, width=2.3)
    c.stroke("430,356 452,366 476,352 488,336", 10.4, "none")
    c.stroke("430,356 452,366 476,352 488,336", 6.6, "none", "blu")


def _scarf(c):
    """The veil about his shoulders, knotted before the breast."""
    veil = c.form("268,258! 282,244 304,262 322,270 344,262 366,242! 392,256 410,282! 386,300 352,306 330,300!"
        " 318,306 306,300!"
        " 284,306 262,296 244,284!", "lblu", shade=9, width=3.1)
    c.engrave(veil, 80, 5.4, 2.4, 22, 0.3)
    for line in ("266,266 286,284 306,290", "284,256 300,272 314,282", "390,264 366,284 340,292",
    "368,256 350,274 332,284"):
        c.stroke(line, 2.6, "both")
    c.form("310,278! 324,270 336,280 334,296 320,302 308,294!", "lblu", shade=4, width=2.7)
    c.form("314,298! 304,326 298,350! 312,346 320,352! 324,328 326,300!", "lblu", shade=5, width=2.7)
    c.form("326,298! 336,322 344,342! 332,342 326,348! 320,322 318,300!", "lblu", shade=5, width=2.7)


def _head(c):
    """A boy's round face in a bob whose ends are curled under."""
    with c.at(322, 172, s=1.02, rot=-4, flip=True, weight=0.95):
        c.form("38,-50! 52,-42 58,-18 56,6 50,22 38,24! 40,6 37,-14", "blond", shade=5, width=2.7)
        visage(c, "boy", "button", "smile", "strong", iris="blu", eyes="round", arch="high", gaze=1, flush=1.4,
            marks="dimple")
        c.form("-28,-54! -52,-48 -64,-20 -66,8 -60,30 -46,44 -30,40 -22,28! -32,26 -31,8 -33,-10 -30,-30!", "blond",
            shade=8,
            width=2.8)
        for line in ("-42,-44 -54,-14 -56,12 -48,34", "-34,-40 -43,-12 -44,12 -36,30", "-50,-38 -62,-10 -60,16 -50,38"):
            c.stroke(line, 2.4, "both")
        for line in ("-46,-38 -50,-10 -50,14", "-38,-34 -39,-10 -38,14"):
            c.stroke(line, 2.2, "both", "lblond")
        c.stroke("-56,34 -44,38 -34,32", 2.2, "both")
        c.form("-34,-54! -36,-34 -31,-22! -22,-32 -8,-36! 4,-30 20,-34! 30,-32 40,-22! 43,-38 38,-54!", "blond",
            shade=4,
            width=2.5)
        c.strands("-24,-50 -28,-36 -29,-28", "32,-50 36,-38 37,-28", 11, 2, jitter=0.2)
    with c.at(318, 166, rot=4):
        cap = c.form("-54,-36! -60,-64 -46,-88 -16,-99 18,-98 46,-86 60,-62 54,-36! 24,-50 -24,-50!", "yel",
            shade=11, width=3.3)
        c.engrave(cap, 76, 5, 2.4, 22, 0.3)
        for line in ("-50,-76 -28,-68 -12,-52", "-34,-92 0,-76 24,-52", "-4,-99 30,-82 52,-54", "48,-82 26,-70 12,-52",
                "32,-93 0,-76 -26,-52", "2,-99 -30,-82 -54,-54"):
            c.stroke(line, 2.8, "none", "red")
        c.form("-58,-32! -54,-48 -22,-60 22,-60 54,-48 58,-32! 24,-46 -24,-46!", "red", shade=5, width=2.8)
        beads(c, "-50,-42 -20,-53 20,-53 50,-42", 15, 4.8, ("wht", "yel"))
        c.dot(0, -102, 9.6)
        c.dot(0, -102, 7.2, "red")


def cup_page(c):
    """He looks at his cup."""
    _veil_behind(c)
    _tunic(c)
    with c.at(324, 176, flip=True):
        neck(c)
    _far_arm(c)
    _near_arm(c)
    _scarf(c)
    _head(c)
