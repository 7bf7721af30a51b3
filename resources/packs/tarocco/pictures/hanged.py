# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The hanged man between two trees."""

from kit.visages import visage
from pictures.attributes import grass


def _stub(c, outline, end):
    """A branch that has been lopped, and the wood of its cut."""
    c.form(outline, "grn", shade=4, width=2.9)
    c.form(end, "yel", shade=2, width=2.3)


def _bark(c, lines):
    """Cracks, each with the light that falls on its edge."""
    for line in lines:
        with c.at(-5, 0):
            c.stroke(line, 4.4, "both", "lgrn")
        c.stroke(line, 2.7, "both")


def _left_tree(c):
    _stub(c, "74,380! 108,354! 122,364! 80,412!", "107,355! 114,346 124,354 121,364! 112,368 106,362")
    _stub(c, "74,284! 108,248! 122,258! 78,314!", "107,249! 114,240 124,248 121,258! 112,262 106,256")
    _stub(c, "58,334! 38,312 48,302! 68,320!", "37,313! 36,302 46,296 50,303! 48,312 42,316")
    trunk = c.form("46,90! 54,150 44,206 54,262 44,330 50,392 40,436 26,476! 112,476! 100,440 90,398 96,346 84,300"
        " 92,246"
        " 84,190 92,140 86,90!", "grn", shade=13, width=3.4)
    c.engrave(trunk, 82, 5.4, 2.5, 20, 0.26)
    _bark(c, ("62,206 58,236 66,262", "74,220 80,246 74,270", "60,300 54,330 60,358", "74,322 82,348 76,380",
        "62,384 58,414 48,446", "78,400 84,430 92,452"))
    c.form("66,282! 74,284 76,294 70,302 62,298 60,288!", "dgrn", shade=1, width=2.2, dark="ink")
    _sprig(c, 112, 348, 34)
    _sprig(c, 114, 242, 22)


def _right_tree(c):
    _stub(c, "482,128! 452,106 442,120! 476,152!", "453,105! 443,102 434,112 440,122! 450,122 454,114")
    _stub(c, "484,232! 456,212 446,226! 478,256!", "457,211! 447,208 438,218 444,228! 454,228 458,220")
    _stub(c, "480,330! 454,318 446,334! 476,354!", "455,317! 446,314 438,324 443,335! 453,335 457,327")
    _stub(c, "508,300! 526,276 536,284! 516,322!", "525,277! 532,270 540,278 537,286! 530,290 525,284")
    trunk = c.form("474,90! 470,140 480,196 470,250 478,306 468,356 472,404 462,440 448,476! 536,476! 524,440 514,398"
        " 522,340 510,290 520,236 510,180 518,140 514,90!", "grn", shade=13, width=3.4)
    c.engrave(trunk, 82, 5.4, 2.5, 20, 0.26)
    _bark(c, ("486,112 482,140 490,168", "502,130 506,158 500,184", "488,206 482,236 488,262",
        "500,232 506,262 498,288",
        "488,330 482,360 488,386", "502,350 508,382 500,410", "480,420 474,446 466,464"))
    c.form("492,182! 500,184 502,196 496,204 488,200 486,188!", "dgrn", shade=1, width=2.2, dark="ink")
    _sprig(c, 446, 106, -28)
    _sprig(c, 446, 318, -38)


def _sprig(c, x, y, lean):
    """Two leaves that still grow from a lopped branch."""
    with c.at(x, y, rot=lean):
        for turn, size in ((-34, 1), (30, 0.86)):
            with c.at(rot=turn, s=size):
                c.form("0,0! -9,-12 -8,-24 2,-38! 10,-24 9,-12", "lgrn", shade=4, width=2.4)
                c.stroke("0,-4 0,-18 2,-30", 1.6, "end")


def _gallows(c):
    """The beam in the forks of the trees."""
    c.form("16,58! 544,58! 544,96! 420,98 300,95 160,98 16,96!", "tan", shade=7, width=3.4)
    for x in range(52, 520, 44):
        c.sliver((x, 81 + x % 3), (x + 32, 80), 2, 0.04)
        c.sliver((x + 18, 89), (x + 44, 90 - x % 2), 1.5, 0.04)
    for x in (66, 494):  # lashed to them
        for k in range(3):
            _rope(c, f"{x-26+k*3},{78+k*10} {x},{74+k*10} {x+26-k*2},{79+k*9}", 6)


def _ground(c):
    for outline, line in (
        ("20,476! 22,444 42,426 72,420 106,428 140,446 176,454 214,476!", "38,442 68,432 104,440 138,456"),
        ("548,476! 542,446 520,428 492,420 456,428 424,446 392,452 356,476!", "526,444 494,432 458,440 428,456"),
    ):
        mound = c.form(outline, "yel", shade=9, width=3.1)
        c.engrave(mound, 70, 6, 3, 34, 0.2, ambient=0.24, colour="dorg")
        c.stroke(line, 2.4, "both", "org")
    grass(c, "110,456 190,466", 18)
    grass(c, "380,464 452,454", 18)


def _rope(c, line, width=7.4):
    """A twisted rope along a line."""
    c.stroke(line, width + 2.6, "none", wobble=0.1)
    c.stroke(line, width - 0.8, "none", "ltan", wobble=0.1)
    half = width * 0.42
    c.along(line, 4.6, lambda _i: c.sliver((-half * 0.7, half), (half * 0.7, -half), 1))


def _crossed_shin(c):
    """The shin of the bent leg, which passes behind the other, and its shoe."""
    shin = c.form("164,262! 160,242 170,226 188,220! 222,208 262,184 308,156 318,150! 330,166 318,174! 276,202 238,226"
        " 206,246 196,262!", "lblu", shade=9, width=3.2)
    c.engrave(shin, 20, 5, 2.2, 18, 0.3)
    c.stroke("196,226 226,214 254,198", 2.4, "both", "wht")
    c.form("310,154! 320,147 328,132 334,114 350,92! 358,104 364,118 361,138 350,156 336,172 319,176!", "red", shade=6,
        width=3)
    c.stroke("350,110 355,122 350,140 340,156", 2, "both")
    c.stroke("317,150 327,160 322,174", 6.6, "none", "ink")
    c.stroke("317,150 327,160 322,174", 4, "none", "yel")


def _tied_leg(c):
    """The straight leg, down to the hip."""
    leg = c.form("273,128! 303,128! 306,146 313,168 314,186 308,206 311,232 322,272! 256,272! 262,236 268,206 264,186"
        " 268,164 272,146", "lblu", shade=12, width=3.4)
    c.engrave(leg, 66, 5, 2.5, 22, 0.28)
    c.stroke("276,200 288,207 302,200", 2.4, "both")
    c.stroke("280,192 288,196 297,192", 1.9, "both")
    c.stroke("281,142 277,168 280,186", 2.2, "both", "wht")
    c.form("272,134! 305,134! 308,120 316,108 322,94! 312,80 296,78 282,92 272,114!", "red", shade=6, width=3)
    c.stroke("308,92 306,108 300,124", 2, "both")
    c.form("300,84! 314,80 323,93! 314,108 308,118! 310,102!", "brn", shade=2, width=2.3)
    c.stroke("270,134 288,139 307,134", 6.4, "none")
    c.stroke("270,134 288,139 307,134", 4, "none", "yel")


def _thigh(c):
    """The thigh that is drawn up, in slashed breeches gartered at the knee, and what the other leg wears of them."""
    c.form("252,284! 256,262 262,244 270,232! 288,240 308,232! 318,248 324,266 328,284!", "yel", shade=9, width=3.2,
        angle=66, ink=2.4, reach=20)
    for line in ("284,244 280,258 282,276", "302,242 304,258 310,276"):
        c.stroke(line, 5.4, "both", "red")
        c.stroke(line, 2, "both")
    c.form("300,238! 270,236 236,240 204,240 184,238! 166,240 156,254 158,270 172,280! 200,284 232,290 258,300!"
        " 300,290!~",
        "yel", shade=11, width=3.4, angle=58, ink=2.6, reach=24)
    for slash in ("196,246! 216,250 230,258 236,272! 218,272 202,262!",
    "234,246! 252,250 264,258 268,272! 252,270 240,260!"):
        c.form(slash, "red", shade=3, width=2.4)
    for line in ("188,252 196,264 210,272", "226,248 230,260 238,282", "262,244 272,254 276,268"):
        c.stroke(line, 2.2, "both")
    c.stroke("187,236 180,258 176,283", 10.4, "none")
    c.stroke("187,236 180,258 176,283", 6.8, "none", "red")
    c.stroke("166,252 164,262 168,270", 2, "both")


def _arm(c, outline, slashes, lines):
    path = c.form(outline, "blu", shade=11, width=3.4)
    c.engrave(path, 58, 5, 2.9, 26, 0.26)
    for slash in slashes:
        c.form(slash, "yel", shade=3, width=2.3)
    for line in lines:
        c.stroke(line, 2.7, "end")


def _arms(c):
    """Both arms, bound on his back at the waist."""
    _arm(c, "258,372! 232,374 210,362 196,340 188,314 192,296 206,286! 232,280 256,274! 262,294! 240,304 226,310!"
        " 234,326 250,340", ("214,352! 204,332 202,314 208,302! 216,316 222,336!",),
        ("226,310 210,308 198,312", "227,312 216,322 208,334", "236,358 226,344 222,330", "250,284 236,290 222,294"))
    _arm(c, "312,374! 340,372 360,358 372,334 384,312 380,294 366,286! 342,280 318,276! 314,296! 334,302 346,308!"
        " 340,326 326,342", ("354,350! 364,330 370,314 364,302! 354,314 346,334!",),
        ("346,308 362,306 374,310", "345,310 356,320 362,332", "334,356 344,342 348,328", "324,284 338,290 352,294"))
    for k in (0, 9):
        _rope(c, f"{238+k},276 {244+k},288 {250+k},299", 6)
        _rope(c, f"{336-k},278 {331-k},290 {326-k},301", 6)


def _jerkin(c):
    """A buttoned jerkin; its skirts and its collar fall towards the ground."""
    c.form("254,272! 288,266 324,272! 328,292 336,318 342,344 332,364! 308,370 284,372 258,370! 232,362 228,342 240,316"
        " 250,292", "red", shade=14, width=3.4, angle=62, ink=3)
    c.form("280,268! 298,268! 297,320 292,372! 278,372! 280,320!", "wht", shade=4, width=2.6)
    for y in (312, 328, 344):
        c.stroke(f"268,{y-2} 286,{y+2} 308,{y-2}", 2.2, "both")
        c.dot(287, y, 5)
        c.dot(287, y, 3.5, "yel")
    for line in ("256,300 252,326 256,352", "322,300 324,326 318,352", "264,310 262,334 266,358"):
        c.stroke(line, 2.4, "both")
    for x, low in ((246, 298), (263, 303), (280, 305), (298, 303), (315, 298)):  # the skirts
        c.form(f"{x},272! {x+16},272! {x+18},{low-6}! {x+9},{low+3} {x-1},{low-5}!", "grn", shade=4, width=2.5)
        c.stroke(f"{x+8},280 {x+9},290 {x+8},{low-5}", 1.8, "both")
    c.form("248,262! 288,270 330,262! 332,278! 288,286 246,278!", "tan", shade=3, width=2.8)
    c.dot(288, 278, 8)
    c.dot(288, 278, 5.6, "yel")
    c.dot(288, 278, 2.4)


def _hanging_head(c):
    """His head, its hair fallen straight off the brow."""
    c.form("268,352! 304,350! 302,384! 268,384!", "skin", shade=5, width=2.4)
    c.form("250,364! 268,356 286,354 304,356 322,364! 330,384! 312,382! 302,394! 286,384! 270,396! 260,382!"
        " 242,386!", "wht",
        shade=5, width=2.8)
    for a, b in (((262, 366), (254, 378)), ((276, 364), (272, 386)), ((298, 364), (300, 384)), ((312, 366), (320,
    376))):
        c.sliver(a, b, 1.8, 0.06)
    with c.at(284, 396, s=0.66, rot=185, weight=0.86):
        c.form("-34,-6! -46,-24 -54,-50 -50,-70! -44,-66! -40,-84! -33,-74! -22,-92! -16,-80! -2,-94! 4,-80! 18,-92!"
            " 22,-78!"
            " 36,-86! 38,-72! 52,-74! 56,-46 50,-20 40,-6!", "blond", shade=9, width=3.2)
        visage(c, "long", "aquiline", "firm", "strong", iris="blu", eyes="plain", arch="flat", gaze=0.3, flush=1.3,
            marks="fold")
        c.form("-37,0!~ -44,-22~ -40,-48~ -20,-60~ 10,-62~ 34,-56~ 46,-34~ 42,-8! 38,-24 32,-36! 24,-42 10,-38!"
            " -4,-46 -16,-38!"
            " -28,-34 -33,-18!", "blond", shade=5, width=2.6)
        for line in ("-34,-22 -44,-46 -47,-64", "-26,-36 -34,-58 -38,-76", "-14,-40 -20,-66 -22,-84",
        "-2,-42 -4,-66 -3,-86",
                "12,-40 14,-66 17,-84", "26,-40 32,-62 35,-78", "36,-28 46,-50 50,-68"):
            c.stroke(line, 2.5, "both")
        for line in ("-20,-40 -28,-60 -30,-76", "4,-42 5,-64 8,-78", "30,-36 40,-56 43,-70"):
            c.stroke(line, 2.2, "both", "lblond")


def _noose(c):
    """The rope: turns about the beam, a knot, a frayed end, turns about the ankle."""
    for line in ("276,138 272,122 282,106 288,98", "306,138 322,126 312,108 300,98"):
        _rope(c, line)
    for y in (138, 146):
        _rope(c, f"267,{y+1} 280,{y+6} 298,{y+6} 312,{y}")
    for x in (282, 293, 304):
        _rope(c, f"{x-2},56 {x-3},78 {x-1},92 {x+2},101", 8)
    _rope(c, "276,100 292,106 312,98", 8)
    _rope(c, "308,100 326,106 334,122", 6.4)
    for k in range(3):
        c.nick((334, 121), (330 + k * 4, 133), 2)


def hanged(c):
    """A young man hangs by one foot between two trees and keeps his countenance."""
    _gallows(c)
    _left_tree(c)
    _right_tree(c)
    _ground(c)
    _crossed_shin(c)
    _tied_leg(c)
    _arms(c)
    _thigh(c)
    _jerkin(c)
    _hanging_head(c)
    _noose(c)
    for x, y in ((176, 372), (204, 404), (152, 416), (398, 388), (424, 424)):  # what falls out of his pockets
        c.dot(x, y, 10)
        c.dot(x, y, 7.8, "yel")
        c.dot(x, y, 3, "org")
