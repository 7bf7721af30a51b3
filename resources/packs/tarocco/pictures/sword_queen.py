# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The queen of swords: a grave lady in a veil, who points at the sword that she holds upright."""

from kit.caps import pearl_crown, veil
from kit.coiffure import parted
from kit.drapery import folds, hem
from kit.dress import beads, ermine_cloth, strew
from kit.faces import neck
from kit.hands import finger
from kit.regalia import straight_sword
from kit.visages import visage
from pictures.grips import fingers, palm

HILT = {"x": 141, "y": 388, "s": 0.78, "rot": -4, "weight": 1.05}


def _throne(c):
    """One side of a throne, trellised, on which her mantle hangs."""
    path = c.form("330,262! 372,244 420,206 462,196! 472,480! 330,480!", "yel", shade=6, width=3.2)

    def mesh(c):
        for side in (-1, 1):
            c.ribbon(f"-14,{-13*side} 14,{13*side}", 2.6, "org", wobble=0)
        c.dot(0, 0, 3.4, "red")

    strew(c, path, mesh, 28, 26, 13)
    c.stroke("336,268 374,252 420,216 458,206", 2.6, "none", "red")
    c.form("456,196! 482,196! 484,480! 460,480!", "tan", shade=7, width=3.2)
    for y in range(226, 450, 34):
        c.form(f"{470},{y-11}! {477},{y}! {470},{y+11}! {463},{y}!", "red", shade=2, width=2.2)
    c.dot(469, 182, 18)
    c.dot(469, 182, 15.2, "yel")
    c.dot(472, 185, 10, "org")
    c.dot(468, 180, 10, "yel")


def _gown(c):
    """A bodice with a row of clasps between two seams, over a skirt whose folds begin at the girdle."""
    c.form("222,396! 196,480! 420,480! 372,394!", "grn", shade=14, angle=80, reach=30)
    folds(c, (("236,478 244,446 250,424", 1), ("288,478 288,450 284,424", 1), ("340,478 334,450 322,424", -1)), "grn",
        12, 6)
    c.form("244,264! 218,296 212,344 222,404! 262,414 310,414 352,402! 360,344 356,300 330,262!", "blu", shade=16,
        width=3.3, angle=62, ink=3, reach=40)
    c.form("268,276! 262,330 264,410! 296,412! 298,330 296,278!", "red", shade=6, width=2.9)
    for y in range(300, 404, 24):
        c.stroke(f"258,{y} 280,{y+3} 304,{y}", 5.6, "both", "ink", end=0.5)
        c.stroke(f"258,{y} 280,{y+3} 304,{y}", 3, "both", "yel", end=0.5)
        c.dot(280, y + 2, 4.6)
        c.dot(280, y + 2, 3, "yel")
    for line in ("236,300 230,346 240,396", "324,296 334,340 330,396"):
        c.stroke(line, 2.8, "both")
    c.form("220,396! 258,408 300,410 354,396! 357,418! 304,432 258,430 216,420!", "wht", shade=6, width=2.9)
    for x in (240, 266, 292, 318, 340):
        c.stroke(f"{x},{406} {x-2},{424}", 2, "both")


def _sword_arm(c):
    with c.at(**HILT):
        palm(c, 7)
    with c.at(141, 346, s=1.1):
        straight_sword(c, 214, "yel", "red", "red")
    with c.at(**HILT):
        fingers(c, 7)
    path = c.form("246,268! 218,262 198,278 188,306 184,340 182,372! 176,384 178,420! 200,434 226,436 246,418 254,382"
        " 258,340 256,300", "grn", shade=12, width=3.4)
    c.engrave(path, 48, 5.2, 3, 30, 0.26)
    for slit in ("212,290! 218,316 214,346 206,364! 204,338 206,310!", "236,294! 242,322 236,352 228,372! 226,340"
            " 230,314!"):
        c.form(slit, "yel", shade=2, width=2.3)
    for line in ("184,373 200,384 220,388", "184,376 200,398 222,412", "184,382 194,404 204,420", "188,368 198,360"
            " 206,346"):
        c.stroke(line, 2.8, "end")
    c.form("170,374! 190,368! 194,428! 172,424!", "wht", shade=5, width=2.9)
    c.stroke("178,372 181,425", 1.8, "none")
    c.stroke("184,371 188,426", 1.8, "none")


def _pointing_arm(c):
    """A forearm from under the mantle; the forefinger is stretched towards the hilt, the others closed."""
    path = c.form("402,376! 366,362 338,358! 330,402! 362,420 400,428!", "grn", shade=9, width=3.2)
    c.engrave(path, 110, 5, 2.6, 22, 0.26)
    finger(c, "304,366 292,352 276,346", [8, 7, 5.2], 2.4)
    finger(c, "296,372 268,368 240,370", [8, 7.2, 5.2], 2.4)
    for line in ("300,396 282,400 276,393", "298,389 276,392 268,384", "296,381 274,383 267,376"):
        finger(c, line, [7.2, 7, 5.8], 2.3)
    c.form("336,364! 318,360 302,360 292,368~ 290,382~ 294,394~ 302,402! 318,404 334,402!~", "skin", shade=6, width=2.5)
    c.fill("330,366! 304,364 296,370 294,384 300,394 316,398 328,396!", "skin")
    for a, b in (((290, 378), (303, 377)), ((290, 387), (304, 385))):
        c.sliver(a, b, 1.6, 0.05)
    c.sliver((267, 364), (268, 373), 1.4, 0.2)
    c.stroke("314,364 304,372 302,380", 1.7, "end")
    c.stroke("242,366 239,368 239,372", 1.2, "none")
    c.form("330,356! 350,360! 342,408! 322,403!", "yel", shade=5, width=2.9)
    c.stroke("340,359 332,404", 1.8, "none", "red")


def _mantle(c):
    path = c.form("330,250! 380,260 424,298 454,350 476,416 486,480! 376,480! 372,400 362,340 346,292", "red", shade=18,
        width=3.4)
    c.engrave(path, 64, 5.2, 3.2, 36, 0.26)
    folds(c, (("430,476 424,410 400,340", 1), ("462,476 452,400 424,336", 1)), "red",
        16, 8)
    ermine_cloth(c, "322,254! 340,300 352,350 356,400 360,480! 404,480! 400,400 392,340 376,290 346,248!", 22, 27, 8,
        shade=8)
    # what of it lies on the other shoulder
    path = c.form("240,252! 214,256 192,272 178,300! 196,312 222,312 246,300! 256,282 258,266", "red", shade=9,
        width=3.3)
    c.engrave(path, 64, 5, 2.8, 24, 0.26)
    for line in ("196,304 204,284 222,268", "222,308 226,288 238,272"):
        c.stroke(line, 2.6, "end")
    hem(c, "179,299 197,310 222,310 245,299", 6, "wht")


def _collar(c):
    """A high collar of pleats, whose rows turn with the neck, and the clasp of the mantle on its chain."""
    with c.at(284, 170, flip=True):
        neck(c)
    for k, (y, half, colour) in enumerate(((262, 54, "wht"), (250, 46, "lgry"), (238, 39, "wht"))):
        c.form(f"{284-half},{y-9}! {284-half*.5},{y+8} 284,{y+13} {284+half*.5},{y+8} {284+half},{y-9}!"
            f" {284+half+3},{y+4}!"
            f" {284+half*.5},{y+24} 284,{y+29} {284-half*.5},{y+24} {281-half},{y+4}!", colour, shade=4, width=2.7)
        for i in range(-5, 6):
            x, sag = i * half / 5.6, 21 * (1 - (i / 5.8) ** 2)
            c.stroke(f"{284+x},{y-8+sag} {284+x*1.04},{y+6+sag}", 1.7, "both")
    beads(c, "236,276 258,300 284,308 310,300 334,274", 13, 4.2, ("yel",))
    for x, y in ((234, 276), (336, 272)):
        c.dot(x, y, 13)
        c.dot(x, y, 10.4, "yel")
        c.dot(x, y, 5.6)
        c.dot(x, y, 4.2, "red")


def _head(c):
    with c.at(284, 170, s=1.0, rot=2, flip=True, weight=0.95):
        visage(c, "noble", "greek", "stern", "strong", inner=-1, iris="blu", lash=True, lips=8, eyes="hooded",
            arch="flat", sleepy=0.3, gaze=0.5, flush=0.9, marks="fold")
        parted(c, "brn", 20)
        c.dot(-36, 34, 5.4)
        c.dot(-36, 34, 3.8, "yel")
        c.form("-36,38! -31,50 -36,58 -41,50", "wht", shade=2, width=2.2)
    with c.at(282, 116, s=1.1, rot=3):
        pearl_crown(c, "red", "blu")


def sword_queen(c):
    """She sits turned away from her throne."""
    _throne(c)
    c.form("240,256! 196,280 170,330 160,400 156,480! 250,480! 262,330!", "red", shade=14)
    _gown(c)
    _sword_arm(c)
    _pointing_arm(c)
    _mantle(c)
    with c.at(284, 170, rot=2, flip=True, weight=0.95):
        veil(c, "lblu", 92)
    _collar(c)
    _head(c)
