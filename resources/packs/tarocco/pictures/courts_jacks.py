# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The jacks: youths on foot, each with his sign."""

from kit.coiffure import page
from kit.drapery import folds, hem, sleeve, staff_arm, wrist
from kit.dress import beads, belt, cuff
from kit.faces import neck
from kit.gestures import knuckles
from kit.hands import cupped, fist
from kit.regalia import lozenge_mark, straight_sword
from kit.signs import goblet
from kit.visages import side_face, visage
from pictures.coin_page import coin_page
from pictures.shoulders import tabbed
from pictures.stock import courts
from pictures.woodman import woodman


def _cups(c):
    """A page in profile who carries the cup under a veil."""
    # short cloak
    c.form("232,256! 184,276 144,326 116,396 104,452! 190,452! 220,380!", "red", shade=16)
    folds(c, (("126,450 138,396 168,330", 1), ("166,450 174,400 196,344", 1)), "red")
    hem(c, "104,440 150,446 190,440", 5.6)
    # tunic
    c.form("236,258! 206,300 200,360 206,420! 340,420! 352,360 348,300 308,258!", "blu", shade=20, angle=62, ink=3.2)
    c.form("278,264! 300,340 300,420! 330,420! 328,340 310,264!", "yel", shade=6, width=2.8)
    for y in (300, 330, 360, 390):
        with c.at(312, y):
            lozenge_mark(c, "red", "grn", 10)
    c.form("204,420! 176,480! 370,480! 342,420!", "grn", shade=16, angle=80, reach=30)
    for k in range(6):
        x = 196 + k * 28
        c.form(f"{x},452! {x+26},452! {x+24},480! {x+2},480!", "yel" if k % 2 else "red", shade=3, width=2.4)
    belt(c, "202,404 236,416 274,419 310,416 345,404", "200,430 236,442 274,446 312,442 346,430", "red", ("yel",))
    with c.at(262, 168):
        neck(c)
    c.form("212,248! 240,276 272,282 300,270 314,248! 328,262! 306,294 270,302 232,296 198,264!", "wht", shade=6,
        width=2.8)
    # a napkin hangs from the far shoulder behind the arm
    c.form("296,262! 322,262 346,278 354,306! 356,340 350,372 336,420! 304,420! 302,390 306,340 300,300", "wht",
        shade=12, width=3, angle=78, step=6, reach=24)
    for line in ("314,272 322,310 322,360", "334,282 340,314 340,354"):
        c.stroke(line, 2.2, "both")
    for y in (342, 351):
        c.stroke(f"303,{y+2} 330,{y+5} 356,{y}", 3, "none", "blu")
    # the cup, borne on the palm so that stem and foot are seen
    with c.at(446, 142, s=0.9, weight=0.95):
        goblet(c)
    sleeve(c, (226, 314), (322, 418), (408, 314), "red", (40, 36, 22), puff=0.1, motif=_ring)
    tabbed(c, (230, 310), (322, 418), 37, "blu", "grn")
    wrist(c, (434, 284), (404, 318), 14)
    with c.at(446, 250, s=0.78, rot=14, weight=1.05):
        cupped(c)
    cuff(c, (322, 418), (410, 311), 23, "yel", 26)
    # head
    with c.at(262, 178, s=1.0, rot=4, weight=0.95):
        side_face(c, "rake", "calm", "strong", iris="blu")
        page(c, "rust", 30)
    with c.at(256, 172, s=1.0, rot=-4):
        c.form("-54,-42! -60,-72 -38,-98 2,-104 36,-94 52,-70 46,-46! 20,-58 -20,-58", "grn", shade=12, width=3.2,
            angle=76,
            reach=28)
        for x in (-34, -8, 20):
            c.stroke(f"{x*.6},-102 {x},-80 {x*1.1},-60", 2.4, "end")
        c.form("-60,-36! -56,-54 -20,-66 20,-66 50,-56 52,-42! 20,-54 -20,-52!", "yel", shade=5, width=2.8)
        beads(c, "-52,-46 -20,-59 20,-60 46,-50", 14, 4.6, ("red", "blu"))


def _swords(c):
    """A swaggering youth in a great hat, the sword upright before his shoulder."""
    # cloak
    c.form("230,254! 178,276 134,326 108,400 96,480! 220,480! 232,380!", "grn", shade=18)
    folds(c, (("116,470 130,400 162,330", 1), ("158,470 166,404 190,344", 1)), "grn")
    hem(c, "174,280 138,330 114,402 102,470", 5.6)
    # doublet
    c.form("236,256! 206,296 198,356 208,420! 352,420! 362,356 354,296 318,256!", "red", shade=20, angle=62, ink=3.2)
    c.form("272,264! 276,420! 288,420! 290,264!", "dred", shade=0, width=0, dark="dred")
    for y in range(300, 410, 22):
        c.dot(281, y, 6)
        c.dot(281, y, 4.4, "yel")
    c.form("204,420! 180,480! 380,480! 356,420!", "blu", shade=16, angle=80, reach=30)
    for x in (222, 250, 280, 310, 338):
        c.stroke(f"{280+(x-280)*.9},426 {x},450 {280+(x-280)*1.3},478", 3, "start")
    belt(c, "204,404 240,416 280,420 320,416 356,404", "202,430 240,442 280,446 320,442 358,430", "yel", ("blu",))
    # baldric
    c.form("330,268! 350,284! 262,352 214,400! 206,376! 250,334", "tan", shade=5, width=3)
    c.stroke("338,278 258,342 212,388", 1.8, "none", "dtan")
    with c.at(278, 168, flip=True):
        neck(c)
    c.form("228,250! 254,276 280,284 306,276 326,250! 352,270! 340,300! 312,292! 294,312! 280,300! 264,312! 248,292!"
        " 216,300!"
        " 206,270!", "wht", shade=7, width=2.8)
    # sword
    with c.at(448, 316, s=1.14, rot=5):
        straight_sword(c, 236, "yel", "red", "blu")
    staff_arm(c, (444, 356), (348, 310), (372, 444), knuckles, "yel", "wht", turn=20, puff=0.16)
    tabbed(c, (350, 306), (366, 444), 34, "blu", "wht")
    # the scabbard in the other hand
    c.form("120,480! 134,484! 226,410! 214,398!", "brn", shade=4, width=2.8)
    sleeve(c, (214, 310), (142, 404), (200, 418), "yel", (39, 37, 23), puff=0.16)
    for x, y, turn in ((164, 376, 32),):
        with c.at(x, y, rot=turn):
            c.form("0,-24! 9,-6 8,8 0,22! -8,8 -9,-6", "red", shade=3, width=2.3)
    with c.at(226, 418, s=0.72, rot=10, weight=1.05):
        fist(c)
    cuff(c, (146, 408), (196, 418), 21, "wht", 24)
    tabbed(c, (214, 308), (142, 404), 36, "blu", "wht")
    # head
    with c.at(278, 168, s=1.0, rot=6, flip=True, weight=0.95):
        visage(c, "lean", "hooked", "smirk", "strong", iris="brn", eyes="hooded", arch="cocked", gaze=0.4, flush=1,
            marks="fold")
        c.form("-30,-50! -52,-44 -66,-10 -60,24 -70,50! -44,62 -26,44! -34,16 -32,-16", "black", shade=8, width=2.8)
        for line in ("-46,-38 -58,-8 -52,24 -58,48", "-38,-38 -46,-8 -42,24 -44,52"):
            c.stroke(line, 2.2, "both", "lblack")
    with c.at(280, 164, s=1.0, rot=5):
        c.plume("10,-90 50,-116 92,-108 120,-80 124,-46", 22, "blu", count=8, side=-1, barbs=18)
        c.plume("20,-82 54,-98 84,-86 102,-62 104,-36", 17, "wht", count=7, side=-1, barbs=12)
        c.form("-42,-50! -44,-80 -26,-102 2,-106 30,-100 46,-80 44,-50!", "yel", shade=11, width=3.2, angle=76,
            reach=26)
        c.form("-104,-56! -112,-80 -78,-84 -44,-66! 0,-56 40,-66! 72,-78 104,-66 98,-44! 60,-38 0,-32 -50,-40"
            " -86,-54", "red",
            shade=10, width=3.4, angle=82, step=4.6, reach=22)
        c.stroke("-100,-68 -60,-64 -20,-50 20,-48 60,-58 98,-58", 2.4, "both", "yel")


def _ring(c):
    for radius, colour in ((4.6, "yel"), (2.2, "red")):
        c.dot(0, 0, radius, colour)


DRAWN = {"JD": (coin_page, 171), "JC": (_cups, 172), "JS": (_swords, 173), "JB": (woodman, 174)}
CARDS = courts(DRAWN, "Fante")
