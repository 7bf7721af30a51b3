# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The queens, each with her flower; of spades with a sceptre too."""

from kit.caps import lily_crown, veil
from kit.coiffure import braid, parted_front
from kit.dress import beads, cuff, folds, panel, sleeve, strewn
from kit.faces import neck
from kit.hands import open_hand, pinch
from kit.nature import rose
from kit.regalia import quatrefoil, stem
from kit.visages import front
from pictures.stock import court


def _hearts(c):
    # mantle
    c.form(
        "330,262! 256,268 184,290 122,332 70,390 34,470 20,560 20,640! 630,640! 630,400 592,336 530,290 450,268 400,262!",
        "red", shade=22, angle=64, step=6.5, ink=3.4,
    )
    folds(c, (("84,560 96,490 136,420", -1), ("560,440 552,400 530,370", 1)), 18, 10)
    with c.at(350, 196, s=1.12):
        veil(c, "lblu", 104)
    # gown
    strewn(
        c, "296,272! 244,310 232,390 240,450 214,640! 500,640! 474,450 480,390 466,310 410,272! 352,330",
        "blu", lambda c: quatrefoil(c, "yel", "red", 8), 36, 30, 20, angle=62,
    )
    with c.at(350, 196, s=1.1):
        neck(c)
    c.fill("300,272! 318,306 352,322 388,306 404,272! 380,262 326,262", "skin")
    panel(c, "320,312! 328,400 320,640! 392,640! 384,400 390,312! 354,330", step=17, pattern="red")
    c.form("292,264! 312,304 352,330 394,304 414,264! 428,274! 404,322 352,352 302,322 276,274!", "yel", shade=6, width=3)
    beads(c, "284,268 308,314 352,341 398,314 421,268", 15, 5, ("red", "grn"))
    beads(c, "318,282 352,300 388,282", 11, 4.4, ("wht",))
    # hanging sleeve on the left, hand on the stem
    sleeve(c, (246, 318), (160, 440), (214, 392), "yel", (42, 40, 23), puff=0.1)
    cuff(c, (160, 440), (210, 396), 24, "wht", 30)
    stem(c, "238,470 244,420 236,360 220,300", ((238, 440, -50, 0.8), (240, 400, 46, 0.8), (232, 344, -44, 0.7)))
    with c.at(218, 282, s=1.2):
        rose(c)
    with c.at(240, 376, s=0.74, weight=1.05):
        pinch(c)
    sleeve(c, (462, 318), (540, 408), (456, 414), "yel", (42, 40, 24), puff=0.1)
    with c.at(420, 414, s=0.72, weight=1.05):
        open_hand(c)
    cuff(c, (540, 408), (462, 414), 25, "wht", 28)
    # head
    with c.at(350, 190, s=1.12, rot=2, weight=0.95):
        front(c, "oval", "smile", "thin", iris="blu", lash=True, lips=9.4, eye=5.8)
        parted_front(c, "blond", 20)
    braid(c, "294,212 276,250 262,300", 24, "blond")
    braid(c, "408,212 424,250 440,300", 24, "blond")
    with c.at(352, 134, s=1.12, rot=2):
        lily_crown(c, "red")


CARDS = {
    "QH": lambda: court(_hearts, "H", "Donna di cuori", 82, "red"),
}
