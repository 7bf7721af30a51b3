# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The cavalier of batons: he leans back in the saddle and holds his club away from him by its thin end."""

from kit.dress import strap
from kit.faces import bob, neck
from kit.hands import finger, fist
from kit.visages import visage
from pictures.clubs import club
from pictures.grips import closed
from pictures.mounts import mount
from pictures.stock import RIGHT

HELD = (476, 402)


def _saddle(c):
    c.form(f"250,440! 300,408 372,398 440,410 500,430 {RIGHT},446! {RIGHT},480! 240,480!", "yel", shade=9, width=3.3)
    for x in range(352, 530, 30):
        c.form(f"{x},{434}! {x+9},{446}! {x},{458}! {x-9},{446}!", "red", shade=2, width=2)
    c.stroke(f"262,442 306,418 372,409 440,420 496,438 {RIGHT},456", 2.6, "none", "red")


def _coat(c):
    """A blue coat open upon a yellow waistcoat, which is open upon red; a white sash."""
    c.form("240,262! 204,280 190,318 196,370 200,420 184,480! 372,480! 352,420 350,370 352,316 338,278 304,260!", "blu",
        shade=18, width=3.3, angle=62, ink=3, reach=40)
    c.form("248,264! 232,310 230,360 236,416! 322,416! 326,360 320,308 300,262!", "yel", shade=7, width=3)
    c.form("260,268! 262,320 278,372! 294,318 292,266!", "red", shade=6, width=2.8)
    for y in (300, 322, 344):
        k = (y - 268) * 0.15
        c.stroke(f"{259+k},{y} {296-k},{y-3}", 2.6, "none", "dred")
    for side, x0 in ((-1, 250), (1, 306)):
        for i in range(5):
            x, y = x0 + side * (i * 0.6) + (8 if side < 0 else -4) * i * 0.2, 296 + 24 * i
            c.dot(x - side * 4, y, 5)
            c.dot(x - side * 4, y, 3.6, "wht")
    for line in ("238,300 226,340 230,390", "318,296 330,340 326,390"):
        c.stroke(line, 3, "both")
    c.form("196,398! 236,412 278,416 320,411 352,396! 356,430! 320,446 278,450 234,446 194,430!", "wht", shade=9,
        width=3)
    for line in ("200,410 240,424 280,428 322,422 352,408", "198,420 240,436 282,440 324,434 352,420"):
        c.stroke(line, 2, "both")
    for x in (222, 252, 286, 318):
        c.stroke(f"{x},{414} {x+6},{428} {x+2},{442}", 2, "both", "blu")


def _club_arm(c):
    """The arm is held out from the shoulder and a little bent; fist round the thin end of the club."""
    path = c.form("392,322! 412,334 436,352 456,374! 430,404! 408,396 386,384 366,368!", "wht", shade=10, width=3.2)
    c.engrave(path, 40, 5, 2.4, 20, 0.3)
    for line in ("396,334 400,352 394,366", "408,342 412,362 406,378", "424,352 424,372 418,386"):
        c.stroke(line, 2.2, "both")
    with c.at(482, 98, rot=3):
        club(c, 336, 29, 14, ((58, -1), (116, 1), (186, -1), (238, 1)), 2.4, "red")
    with c.at(*HELD, s=0.8, rot=34, weight=1.05):
        closed(c)
    c.form("444,350! 462,366! 434,406! 414,392!", "wht", shade=5, width=2.9)
    c.stroke("438,356 455,371", 1.8, "none")
    c.stroke("451,360 424,399", 1.8, "none")
    # the coat's sleeve to below the elbow, turned back in red
    path = c.form("306,268! 334,262 360,276 382,298 404,326! 396,352 380,370 358,382! 338,366 322,346 308,318", "blu",
        shade=11, width=3.4)
    c.engrave(path, 50, 5.2, 3, 30, 0.26)
    for line in ("368,352 352,342 342,326", "372,346 362,328 346,310", "334,276 344,296 346,314", "358,284 366,304"
            " 372,320"):
        c.stroke(line, 2.8, "end")
    c.form("390,308! 404,312 414,328! 408,352 388,376 364,390! 352,386 346,374! 370,364 386,342", "red", shade=5,
        width=3)
    for x, y in ((396, 330), (386, 352), (368, 370)):
        c.dot(x, y, 4.4)
        c.dot(x, y, 3, "yel")


def _rein_arm(c):
    """The other lies along his side, the hand at his sash with the reins."""
    for line in ("74,350 130,386 176,410 238,420", "78,356 130,398 178,422 240,430"):
        strap(c, line, 5.4, "red", stitched=False)
    with c.at(246, 421, s=0.76, rot=6, weight=1.05):
        fist(c)
    finger(c, "240,408 254,400 266,402", [6.6, 6, 4.6], 2.2)
    path = c.form("236,268! 210,264 190,280 176,306 164,344 154,380! 160,404 176,420 202,430! 216,396! 204,390"
        " 196,382! 210,360 222,336 228,312", "blu", shade=12, width=3.4)
    c.engrave(path, 44, 5.2, 3, 30, 0.26)
    for line in ("196,382 182,386 168,388", "197,384 186,400 180,414", "195,378 204,364 210,350", "204,280 192,304"
            " 188,330", "218,282 210,306 206,332"):
        c.stroke(line, 2.8, "end")
    c.form("196,386! 220,390! 216,436! 188,428!", "red", shade=5, width=3)
    for y in (400, 414):
        c.dot(206, y, 4.2)
        c.dot(206, y, 2.8, "yel")


def _hat(c):
    """A straw hat in blue, its brim down on one side and up on the other."""
    c.shape("-104,-58! -60,-34 -20,-22 20,-14 70,-4 120,-2! 96,-30 40,-44 0,-48 -50,-60", "dred", 3)
    c.form("-46,-44! -52,-78 -36,-102 -6,-112 28,-106 48,-84 52,-36!", "yel", shade=11, width=3.2, angle=76, reach=26)
    c.form("-49,-66! -10,-58 22,-50 53,-52! 53,-34! 20,-32 -12,-38 -48,-46!", "blu", shade=4, width=2.6)
    c.plume("-40,-62 -58,-94 -86,-106 -114,-90 -124,-60", 20, "wht", count=8, side=1, barbs=15)
    c.dot(-42, -58, 9)
    c.dot(-42, -58, 7, "red")
    path = c.form("-108,-56! -118,-72 -98,-84 -70,-74! -50,-60 -24,-48 0,-42 28,-38 52,-38! 82,-40 112,-26 124,-2!"
        " 96,-10 60,-16 26,-22 -10,-30 -50,-42 -84,-52", "red", shade=9, width=3.4)
    c.engrave(path, 82, 4.8, 2.8, 20, 0.3)
    c.stroke("-106,-68 -64,-54 -24,-40 14,-31 60,-28 112,-16", 2.6, "both", "yel")


def _head(c):
    with c.at(272, 176, s=0.98, rot=5, flip=True, weight=0.95):
        bob(c, "hair")
        visage(c, "lean", "long", "smirk", "strong", iris="brn", eyes="drooping", arch="cocked", gaze=0.8, flush=1.2,
            sleepy=0.2, marks="dimple cleft")
        for line in ("6,23.6 14,21.4 19,23.4 25,21.4 30,24", ):
            c.stroke(line, 4.6, "both", "dhair")
    with c.at(272, 172, s=0.98, rot=9):
        _hat(c)


def baton_rider(c):
    """He looks down past his horse's ears."""
    with c.at(x=560, flip=True):
        mount(c, "sorrel", "red", "yel", "lozenges", 0)
    _saddle(c)
    _coat(c)
    with c.at(272, 172, flip=True):
        neck(c)
    _club_arm(c)
    _rein_arm(c)
    c.form("230,252! 246,276 272,286 298,276 314,252! 330,270 318,300! 298,292! 274,300! 250,294! 226,302! 214,272",
        "wht", shade=7, width=2.8)
    for line in ("236,270 240,282 238,292", "258,284 260,290 260,294", "290,284 290,290 288,294", "312,266 308,280"
            " 310,294"):
        c.stroke(line, 2, "both")
    _head(c)
