# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The jacks: of spades and hearts in profile, so that one sees one eye of each."""

from kit.caps import flat_cap
from kit.coiffure import nape
from kit.dress import beads, buckle, cuff, folds, sleeve, strewn
from kit.faces import neck
from kit.hands import grip
from kit.regalia import halberd, lozenge_mark
from kit.visages import side_face
from pictures.stock import court


def _spades(c):
    with c.at(540, 160, s=0.94):
        halberd(c, 420, "red")
    # doublet, half and half
    c.form("300,268! 236,290 180,330 206,420 214,640! 350,640! 346,268!", "yel", shade=12, width=3.6)
    for x0, y0, x1 in ((214, 310, 228), (240, 294, 254), (266, 284, 280), (292, 276, 304), (318, 270, 326)):
        c.form(f"{x0},{y0}! {x0+15},{y0-9}! {x1+13},460! {x1+13},640! {x1},640! {x1},460!", "red", shade=4, width=2)
    strewn(c, "346,268! 350,640! 500,640! 486,420 500,330 460,292 408,268!", "blu", lambda c: lozenge_mark(c, "yel", "red", 11), 30, 32, 18, angle=62)
    c.form("338,300! 362,300! 366,640! 340,640!", "wht", shade=4, width=2.8)
    for y in (330, 366, 402, 438, 474, 510):
        c.dot(352, y, 7)
        c.dot(352, y, 5.2, "yel")
    with c.at(344, 200, s=1.12):
        neck(c)
    c.form("296,262! 318,290 350,298 384,288 404,258! 424,276! 396,312 350,322 304,314 276,282!", "wht", shade=6, width=3)
    c.fringe("282,288 308,312 350,318 394,308 418,280", 12, 2.2, 9, side=-1, even=True)
    # arm with the halberd
    sleeve(c, (470, 322), (496, 428), (522, 356), "blu", (40, 36, 23), puff=0.12)
    with c.at(540, 336, s=0.74, flip=True, weight=1.05):
        grip(c)
    cuff(c, (496, 428), (518, 364), 24, "red", 30)
    # the other sleeve, with its slashes
    sleeve(c, (222, 330), (140, 430), (190, 520), "red", (42, 40, 26), puff=0.14)
    # head
    with c.at(344, 192, s=1.16, rot=-1, weight=0.95):
        side_face(c, "youth", "calm", iris="blu")
        nape(c, "brn", 42)
        flat_cap(c, "red", "yel", "wht")


CARDS = {
    "JS": lambda: court(_spades, "S", "Fante di picche", 91, "red"),
}
