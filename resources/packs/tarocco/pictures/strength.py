# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Strength: a lady leans into her work and parts the jaws of a lion, one elbow high over it, the other arm below."""

from kit.drapery import folds, hem
from kit.hands import finger
from kit.visages import throat, visage
from pictures.forced_lion import forced_lion


def _cloak_and_skirt(c):
    """What streams behind her."""
    c.form("196,266! 160,274 132,300 104,350 78,380 44,394! 62,408 52,430 34,442! 60,450 64,480! 260,480! 250,300!",
        "grn",
        shade=20)
    folds(c, (("54,398 96,376 136,330", 1), ("46,440 92,418 140,360", 1), ("84,474 116,440 150,392", 1)), "grn", 18)
    hem(c, "160,278 132,304 106,352 78,384 48,396", 5.6)
    c.form("172,402! 146,430 132,480! 360,480! 330,430 296,402!", "blu", shade=16, angle=72, ink=2.8, reach=30)
    for line in ("182,414 172,440 168,470", "206,414 202,440 204,472", "262,414 270,440 272,472",
    "286,412 300,436 306,466"):
        c.stroke(line, 2.8, "start")


def _bodice(c):
    """A laced bodice over a gathered shift."""
    c.form("192,260! 162,278 156,326 174,372 170,410! 298,410! 300,372 308,330 304,292 276,260!", "red", shade=20,
        angle=64,
        ink=3.1)
    c.form("212,264! 214,300 224,352 226,404! 252,404! 262,352 274,306 276,266! 244,286", "wht", shade=9, width=2.8)
    for line in ("222,300 228,340 232,380", "238,304 240,340 240,384", "260,300 256,340 250,374"):
        c.stroke(line, 1.8, "both")
    for y in (312, 336, 360, 384):  # the lacing
        k = (y - 300) * 0.13
        c.stroke(f"{216+k},{y-9} {269-k*1.4},{y+7}", 3.6, "none", "dblu")
        c.stroke(f"{271-k*1.4},{y-9} {216+k},{y+7}", 3.6, "none", "blu")
        for x in (215 + k, 271 - k * 1.4):
            c.dot(x, y - 9, 3.8)
            c.dot(x, y - 9, 2.4, "yel")
    for line in ("178,300 182,336 190,372", "196,292 202,336 208,392", "296,312 288,344 278,376"):
        c.stroke(line, 2.4, "both")
    c.form("170,396! 236,408 300,394! 304,412! 238,426 168,412!", "yel", shade=4, width=2.8)
    for x, y in ((190, 408), (214, 412), (240, 414), (266, 411), (288, 407)):
        c.dot(x, y, 5)
        c.dot(x, y, 3.6, "red")


def _ruff(c):
    """A goffered collar, its tips blown to the left as her hair is."""
    c.form("196,252! 214,276 240,288 262,282 278,258! 294,268! 292,284 280,288! 274,302 262,298! 250,310 240,300!"
        " 226,310"
        " 216,298! 200,304 194,290! 178,288 176,272!", "wht", shade=6, width=2.8)
    for a, b in (((190, 266), (182, 280)), ((204, 276), (198, 294)), ((222, 286), (220, 302)), ((242, 290), (243, 302)),
            ((260, 286), (266, 298)), ((276, 274), (286, 284))):
        c.sliver(a, b, 1.9, 0.08)


def _raised_arm(c):
    """Her left: the elbow over the lion's brow, the fingers under its lip."""
    arm = c.form("300,224! 334,190 358,168 376,154 393,154 403,166 404,190 398,224 389,272!~ 351,270! 354,246 358,222!"
        " 350,236 338,248!~", "skin", shade=9, width=3.1)
    c.engrave(arm, 40, 5, 1.9, 16, 0.4)
    c.stroke("358,222 366,210 378,204", 2.2, "end")
    c.stroke("391,168 387,180 393,190", 2, "both")
    with c.at(8, 18):
        for line, radii in (("370,262 376,280 379,302", (8.2, 7.4, 5.6)), ("361,264 365,286 366,309", (8.6, 7.8, 6)),
                ("350,264 352,288 352,313", (8.8, 8, 6)), ("340,262 338,284 337,305", (8.4, 7.6, 5.6))):
            finger(c, line, radii, 2.3)
        finger(c, "346,250 330,259 321,269", (9.6, 8.6, 6.2), 2.3)
        c.form("336,264! 336,250 343,236!~ 387,238!~ 382,252 379,266! 368,274 352,278 340,274!~", "skin", shade=6,
            width=2.5)
        for x, lean in ((344, -1), (355, 0), (366, 2)):
            c.sliver((x, 278), (x + 2 + lean, 258), 1.7, 0.04)
        for x, y in ((338, 290), (352, 294), (365, 292)):
            c.sliver((x - 5, y), (x + 5, y), 1.3, 0.14)
        c.fill("345,224! 376,224! 374,262! 342,258!", "skin")  # hand and arm are one
        c.fill("376,224! 384,224! 380,256 374,266!", "dskin")
    c.stroke("400,210 395,238 389,262 388,284", 3.2, "both")
    sleeve = c.form("254,272! 256,244 276,222 298,206 314,198! 332,208 342,230! 332,252 314,270 288,296! 270,304",
        "blu",
        shade=13, width=3.5)
    c.engrave(sleeve, 50, 5.2, 3, 34, 0.26)
    for line in ("312,204 288,224 272,248", "324,214 302,236 282,262", "334,228 312,252 290,280"):
        c.stroke(line, 3.1, "end")
    for line in ("266,252 278,236 292,222", "296,256 308,242 320,230"):
        c.stroke(line, 3.2, "both", "#5d90c8")
    c.stroke("306,192 324,206 338,238", 13.6, "none")
    c.stroke("306,192 324,206 338,238", 8.8, "none", "yel")


def _lower_arm(c):
    """Her right: the fingers over the teeth of the lower jaw, the thumb under its chin."""
    arm = c.form("138,342! 134,376 142,410 164,434 200,444 254,442 308,434!~ 308,406! 264,408 222,406 196,396! 190,380"
        " 190,342!~", "skin", shade=10, width=3.1)
    c.engrave(arm, 60, 5, 2.1, 20, 0.36)
    c.stroke("196,396 188,406 174,410", 2.2, "end")
    c.stroke("150,398 158,412 170,418", 2, "both")
    with c.at(10, 9):
        finger(c, "298,418 316,432 338,437", (10, 9, 6.6), 2.4)
        for line, radii in (("306,398 322,381 338,376", (8, 7.6, 5.6)), ("304,402 324,386 343,384", (8.6, 8, 6)),
                ("304,409 324,396 344,395", (8.6, 8, 6)), ("302,414 322,406 339,406", (8.2, 7.4, 5.6))):
            finger(c, line, radii, 2.3)
        c.form("288,398! 302,390 314,394 320,402! 318,414 306,424 288,427!~", "skin", shade=5, width=2.5)
        for y in (398, 408):
            c.sliver((319, y), (302, y + 2), 1.6, 0.05)
        for k in range(4):
            c.nick((292 - k * 8, 425 + k), (290 - k * 8, 416 + k), 1.8)
    c.fill("284,408! 316,404! 314,424! 284,430!", "skin")
    sleeve = c.form("200,266! 166,270 146,292 132,322 128,350! 148,366 176,370 200,360! 208,330 212,300", "blu",
        shade=15,
        width=3.5)
    c.engrave(sleeve, 66, 5.2, 3.1, 34, 0.26)
    for line in ("144,352 158,326 170,300", "166,360 178,330 188,304", "188,358 196,332 202,306"):
        c.stroke(line, 3.1, "end")
    c.stroke("150,308 142,328 138,344", 3.2, "both", "#5d90c8")
    c.stroke("128,350 156,368 202,357", 13.6, "none")
    c.stroke("128,350 156,368 202,357", 8.8, "none", "yel")


def _hair(c):
    """Her hair, blown out behind her."""
    c.form("-28,-54! -52,-50 -64,-30 -70,-8 -84,6 -104,8! -98,22 -84,26! -96,40 -116,42! -104,56 -84,56! -88,70"
        " -104,78!"
        " -84,86 -62,76 -48,58 -38,36 -32,14! -30,0 -33,-24", "rust", shade=8, width=2.9)
    for line in ("-38,-44 -56,-16 -68,8 -94,16", "-34,-30 -50,0 -66,28 -100,44", "-33,-10 -46,20 -64,50 -94,52",
            "-31,10 -44,38 -62,64 -92,76"):
        c.stroke(line, 2.5, "both")
    for line in ("-44,-36 -58,-12 -72,8", "-36,-12 -54,20 -78,36", "-34,10 -50,42 -74,60"):
        c.stroke(line, 2.3, "both", "lrust")


def _hat(c):
    """A great hat whose brim is turned over on both sides."""
    c.form("-38,-54! -44,-80 -26,-99 2,-103 28,-97 44,-78 42,-52!", "red", shade=11, width=3.2, angle=76, reach=26)
    c.form("-36,-62! -66,-94 -98,-100 -118,-84 -116,-62 -92,-48 -50,-42 -6,-38 30,-38 66,-24 98,-12 122,-20 126,-44"
        " 104,-68"
        " 72,-74 38,-60! 30,-52 -28,-52", "grn", shade=10, width=3.5, angle=82, step=4.8, reach=22)
    c.form("-50,-58! -76,-82 -98,-86 -106,-74 -94,-62 -70,-56!", "blu", shade=6, width=2.4)
    c.form("48,-54! 74,-66 98,-60 114,-42 110,-28 92,-28 68,-42!", "blu", shade=6, width=2.4)
    c.stroke("-110,-64 -88,-53 -48,-47 -4,-44 32,-44 66,-32 98,-19 118,-28", 2.6, "both", "yel")
    c.form("-42,-68! 0,-57 42,-68! 44,-80! 0,-69 -44,-80!", "yel", shade=4, width=2.6)


def _head(c):
    with c.at(238, 190, s=0.98, rot=7, weight=0.95):
        _hair(c)
        visage(c, "oval", "greek", "calm", "thin", iris="blu", lash=True, lips=9, eyes="drooping", arch="arch",
            sleepy=0.56,
            gaze=0.9, flush=1.2)
        c.form("-34,-56! 8,-54! 0,-40 -14,-30 -24,-14 -30,4 -38,18! -46,0 -46,-40!", "rust", shade=5, width=2.5)
        for line in ("-2,-50 -22,-32 -32,2", "-16,-52 -34,-30 -39,2"):
            c.stroke(line, 2, "both", "lrust")
        c.form("8,-56! 24,-46 34,-34 39,-16! 50,-22 52,-40 40,-58!", "rust", shade=3, width=2.4)
    with c.at(237, 182, rot=4):
        _hat(c)


def strength(c):
    """She looks down at the lion."""
    _cloak_and_skirt(c)
    _bodice(c)
    with c.at(232, 178, s=0.96):
        c.fill("-56,94! -40,114 0,126 40,114 56,94! 26,74 -26,74", "skin")
        throat(c)
    _ruff(c)
    with c.at(33, 38, s=0.93, weight=0.96):
        forced_lion(c)
    _lower_arm(c)
    _raised_arm(c)
    _head(c)
