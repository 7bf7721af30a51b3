# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The jack of coins: a merry youth from the front, the coin on the tips of his fingers, the other hand on his belt."""

from kit.dress import beads, belt, panel
from kit.faces import bangs, neck, smooth_hair
from kit.hands import finger
from kit.visages import front
from pictures.coin_hands import on_tips

COIN = (446, 126)


def _doublet(c):
    c.form("234,256! 200,276 190,316 198,366 204,420! 352,420! 360,366 368,316 358,276 326,256!", "lblu", shade=18,
        angle=62, ink=2.8)
    panel(c, "258,262! 262,340 260,420! 302,420! 300,340 304,262!", "yel", "red", 16)
    for x0, x1, x2 in ((232, 228, 236), (328, 332, 324)):
        c.stroke(f"{x0},300 {x1},350 {x2},408", 3, "both")
    c.form("202,420! 176,480! 384,480! 354,420!", "red", shade=18, angle=80, reach=30)
    for x in (222, 250, 280, 310, 338):
        c.stroke(f"{280+(x-280)*.9},426 {x},450 {280+(x-280)*1.3},478", 3, "start")
    belt(c, "200,404 240,416 280,420 320,416 356,404", "198,430 240,442 280,446 320,442 358,430", "yel", ("red", "grn"))


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
    _forearm(c, "384,384! 398,368 414,350 424,320 426,290 426,268! 460,268! 466,300 464,340 456,376 440,402"
        " 414,410!", ("436,276 440,300 436,322", "450,276 454,300 450,326", "416,352 432,364 452,366",
        "414,354 424,376 436,394"), 40)
    c.form("422,258! 442,254 464,260! 463,282! 442,276 421,280!", "wht", shade=5, width=2.8)
    c.stroke("422,273 442,269 463,275", 1.8, "none")
    _upper_sleeve(c, "312,270! 342,258 372,270 396,298 420,332 432,356! 424,384 404,398 386,400! 362,376"
        " 342,350 330,322!",
        ("346,282! 366,300 386,336 392,362! 370,342 352,310!", "374,282! 396,302 414,332 420,352! 402,332 384,306!"),
        ("326,288 338,318 356,348", "392,392 380,372 372,356"), "432,358 423,378 404,394 386,397")


def _akimbo(c):
    _forearm(c, "122,376! 114,394 124,414 146,430 174,438 198,440! 202,410! 184,404 170,396 160,384!",
        ("160,388 150,404 138,414", "164,392 166,410 160,428", "190,414 176,416 166,412"), 30)
    for line, radii in (("214,436 230,442 242,451", (7, 6.4, 4.8)), ("220,428 238,434 251,443", (7.4, 6.8, 5)),
            ("222,418 242,422 256,431", (7.8, 7, 5.2)), ("218,409 238,410 253,418", (7.6, 7, 5.2))):
        finger(c, line, radii, 2.3)
    c.form("192,410! 206,402 220,401 228,408 231,420 228,432 218,440 206,442 192,440!~", "skin", shade=6, width=2.5)
    c.fill("210,404! 224,406 226,430 212,438!", "skin")
    for a, b in (((229, 413), (214, 412)), ((230, 423), (214, 421)), ((226, 432), (213, 430))):
        c.sliver(a, b, 1.6, 0.05)
    c.form("184,402! 206,398! 206,444! 182,444!", "wht", shade=5, width=2.9)
    c.stroke("191,401 190,444", 1.8, "none")
    _upper_sleeve(c, "248,270! 218,258 188,270 164,298 136,336 118,362! 126,388 148,400 170,400! 196,374"
        " 218,350 230,322!",
        ("214,282! 194,300 174,336 168,362! 190,342 208,310!", "186,282! 164,302 146,330 138,352! 158,332 176,306!"),
        ("234,288 222,318 204,348", "160,392 176,374 184,358"), "118,363 127,384 148,397 170,398")


def coin_page(c):
    """He looks at his coin."""
    _doublet(c)
    with c.at(280, 168):
        neck(c)
    _raised_arm(c)
    _akimbo(c)
    c.form("230,250! 254,278 280,286 306,278 330,250! 350,270! 340,296! 318,294! 306,316! 288,304! 280,322! 272,304!"
        " 254,316! 242,294! 220,296! 210,270!", "blu", shade=7, width=2.8)
    beads(c, "222,266 250,289 280,297 310,289 338,266", 15, 4.6, ("yel",))
    with c.at(280, 170, s=1.0, rot=-3, weight=0.95):
        front(c, "oval", "smile", "thin", iris="blu", eye=5.2, gaze=1.4, lips=11, sleepy=0.28)
        for side in (-1, 1):  # dimples
            c.stroke(f"{side*15},25 {side*18},29 {side*16},34", 1.6, "both")
        smooth_hair(c, "blond", 34)
        bangs(c, "blond")
    with c.at(280, 166, s=1.0, rot=-5):
        c.form("-48,-44! -52,-74 -32,-98 0,-104 32,-98 52,-74 48,-44! 22,-58 -22,-58", "red", shade=12, width=3.2,
            angle=76, reach=26)
        c.form("-84,-40! -92,-58 -60,-64! -30,-60 0,-62 30,-60! 62,-66 94,-58 84,-40! 40,-32 0,-30 -40,-32", "blu",
            shade=10, width=3.3, angle=82, step=4.6, reach=22)
        c.stroke("-78,-48 -40,-44 0,-43 40,-44 78,-48", 2.4, "both", "lblu")
        c.plume("-24,-62 -48,-98 -80,-110 -110,-96 -120,-66", 20, "yel", count=8, side=1, barbs=16)
        c.dot(-26, -60, 11)
        c.dot(-26, -60, 8.8, "yel")
        c.dot(-26, -60, 4, "red")
