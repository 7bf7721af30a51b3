# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The cavalier of cups: a fair youth on a bay, who lifts his cup by its stem."""

from kit.drapery import folds, hem
from kit.dress import beads, belt, strewn
from kit.faces import curls, neck
from kit.gestures import candle_hand
from kit.hands import finger
from kit.regalia import drop_mark, lozenge_mark
from kit.signs import goblet
from kit.visages import visage
from pictures.grips import closed
from pictures.mounts import mount, reins

LEAN = 14  # of the hand about the cup


def _tunic(c):
    strewn(c, "290,258! 256,278 240,312 250,370 250,410 226,480! 428,480! 404,410 404,370 416,312 402,278 368,258!",
        "grn", lambda c: drop_mark(c, "yel", "red"), 36, 32, 18, angle=62)
    c.form("310,270! 318,340 314,410! 346,410! 342,340 348,270!", "yel", shade=6, width=2.8)
    for y in (310, 340, 370):
        with c.at(330, y):
            lozenge_mark(c, "red", "wht", 11)
    belt(c, "248,406 290,418 330,421 370,418 406,406", "245,432 288,444 330,448 372,444 410,432", "red", ("yel",))


def _sleeve(c, outline, lines, lit, turn):
    path = c.form(outline, "blu", shade=13, width=3.4)
    c.engrave(path, turn, 5, 3.2, 32, 0.24)
    for line in lines:
        c.stroke(line, 2.8, "end")
    c.stroke(lit, 3.2, "both", "#5d90c8")


def _raised_arm(c):
    """The arm with the cup: the forearm rises from a low elbow, the wrist under the hand."""
    def cup():  # upright, however the hand is turned
        with c.at(rot=-LEAN), c.at(-4, -66, s=0.98, weight=0.92):
            goblet(c)

    with c.at(452, 190, s=0.78, rot=LEAN, weight=1.0):
        candle_hand(c, cup)
        # the ball of the thumb lies before the foot of the cup, and the thumb on it
        c.form("22,0! 30,-8 44,2 56,16 70,30!~ 50,62! 34,50 24,36 20,18!", "skin", shade=6, width=2.4)
        finger(c, "36,14 25,-12 12,-32 5,-46", [11.6, 9.6, 8, 5.8], 2.2)
        c.fill("24,-12! 38,-4 52,14 50,34 34,32 25,10!", "skin")
        c.stroke("4,-43 5,-48 9,-48 11,-44", 1.3, "none")
        c.sliver((13, -25), (21, -29), 1.3, 0.2)
    _sleeve(c, "364,272! 394,264 420,280 438,310 452,340! 460,316 466,284 466,246! 502,246! 508,290 506,336 496,374"
        " 478,397 456,398! 424,378 396,350 374,322!", ("452,340 466,354 486,358", "451,342 462,366 472,384",
        "450,344 440,362 426,372", "478,256 480,284 476,310", "490,256 494,286 490,318", "384,284 404,302 420,324",
        "380,312 398,330 412,340"), "392,274 410,284 424,304", 40)
    c.form("459,229! 482,219 507,226! 508,252! 484,246 459,253!", "yel", shade=5, width=2.9)
    c.stroke("460,246 483,239 507,245", 1.8, "none")


def _rein_arm(c):
    with c.at(195, 412, s=0.74, rot=2, flip=True, weight=1.05):
        closed(c)
    _sleeve(c, "322,300! 328,350 322,392 306,418 286,433 264,435 240,430 226,426! 230,387! 244,389 254,388 262,382!"
        " 258,352 250,316!", ("262,382 276,392 298,394", "263,384 272,404 288,420", "260,386 262,408 266,424",
        "263,379 280,372 300,370", "270,330 268,350 272,366", "236,400 250,410 266,412"),
        "262,312 258,334 262,354", 124)
    c.form("234,382! 214,378! 208,422! 230,430!", "yel", shade=5, width=2.9)
    c.stroke("226,381 221,426", 1.8, "none")


def _shoulder_wing(c, outline, edge, lines):
    """A wing of the tunic over the armhole, from under which the sleeve comes."""
    path = c.form(outline, "red", shade=8, width=3.2)
    c.engrave(path, 62, 5, 2.8, 26, 0.26)
    for line in lines:
        c.stroke(line, 2.4, "end")
    hem(c, edge, 5.6)


def cup_rider(c):
    """His mantle lies over the croup; he looks ahead."""
    c.form("531,436! 500,400 440,388 360,402 298,440! 290,480! 531,480!", "blu", shade=10, width=3.4)
    c.form("392,262! 434,280 466,330 484,400 490,480! 400,480! 396,380!", "red", shade=18, angle=110, ink=3.2)
    folds(c, (("476,470 466,410 440,340", -1), ("440,470 434,410 418,350", -1)), "red")
    _tunic(c)
    with c.at(330, 172, flip=True):
        neck(c)
    with c.at(x=560, flip=True):
        mount(c, "bay", "red", "yel", "beads", 0)
        reins(c, "red")
    _rein_arm(c)
    _shoulder_wing(c, "288,260! 262,264 244,284 236,314! 252,330 284,334 318,324! 322,300 318,276", "238,315 254,328"
        " 284,332 317,322", ("258,280 252,300 254,318", "278,272 276,300 280,324", "300,276 304,298 304,318"))
    _raised_arm(c)
    _shoulder_wing(c, "366,260! 392,260 414,272 430,294! 420,316 396,330 368,330! 352,306 350,280", "430,296 420,315"
        " 396,328 369,328", ("384,272 394,290 398,314", "402,274 414,288 416,304", "366,284 372,304 378,322"))
    c.form("282,250! 304,280 330,288 356,280 378,250! 398,270! 380,288! 366,284! 350,304! 330,296! 312,304! 296,284!"
        " 280,288! 262,270!", "wht", shade=6, width=2.8)
    _head(c)


def _head(c):
    with c.at(330, 172, s=1.0, rot=3, flip=True, weight=0.95):
        visage(c, "round", "tip", "smile", "thin", iris="blu", eyes="plain", arch="arch", gaze=0.8, flush=1.3,
            sleepy=0.26, marks="dimple")
        curls(c, "blond")
        c.form("-38,-56!~ -40,-30 -34,-16! -26,-30 -18,-34! -14,-28 -6,-25! -2,-34 6,-36! 12,-30 18,-28! 20,-36 26,-38!"
            " 31,-32 37,-20! 42,-36 38,-56!~", "blond", shade=4, width=2.5)
        for line in ("-26,-50 -32,-38 -34,-24", "-10,-50 -14,-40 -10,-30", "8,-50 6,-42 14,-33",
                "24,-50 28,-42 34,-30"):
            c.stroke(line, 2, "end")
    with c.at(330, 180, s=1.0, rot=-3):
        c.form("-46,-46! -50,-74 -30,-98 4,-102 36,-92 52,-68 48,-44! 20,-56 -18,-58", "red", shade=11, width=3.2,
            angle=76, reach=26)
        for k in range(9):
            x, y = -50 + k * 12.6, -48 - 14 * (1 - ((k - 4) / 4) ** 2)
            with c.at(x, y, rot=(k - 4) * 9):
                c.form("0,6! -8,-4 -5,-16 0,-20! 5,-16 8,-4", "grn", shade=3, width=2.2)
        beads(c, "-52,-40 -26,-52 2,-56 30,-52 54,-40", 13, 4.6, ("red", "yel"))
