# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The jacks: youths on foot, each with his sign."""

from kit.coiffure import page
from kit.drapery import folds, hem, sleeve, wrist
from kit.dress import beads, belt, cuff
from kit.faces import neck
from kit.hands import cupped
from kit.regalia import lozenge_mark
from kit.signs import goblet
from kit.visages import side_face
from pictures.coin_page import coin_page
from pictures.shoulders import tabbed
from pictures.stock import courts
from pictures.sword_page import sword_page
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


def _ring(c):
    for radius, colour in ((4.6, "yel"), (2.2, "red")):
        c.dot(0, 0, radius, colour)


DRAWN = {"JD": (coin_page, 171), "JC": (_cups, 172), "JS": (sword_page, 173), "JB": (woodman, 174)}
CARDS = courts(DRAWN, "Fante")
