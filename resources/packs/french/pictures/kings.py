# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The kings: of spades with his sword upright, of hearts with his behind his head, of diamonds in profile
with the axe, of clubs with sword and orb."""

from kit.coiffure import forked_beard, rolled
from kit.dress import armband, beads, cuff, ermine_cloth, folds, sleeve, strewn
from kit.faces import neck
from kit.hands import grip
from kit.headgear import leaf_crown
from kit.regalia import lily, lozenge_mark, straight_sword
from kit.visages import visage
from pictures.stock import court


def _spades(c):
    # mantle behind
    c.form(
        "330,256! 262,262 186,284 124,324 66,384 30,470 20,560 20,640! 630,640! 630,400 596,338 540,290 470,266 420,256!",
        "blu", shade=22, angle=64, step=6.5, ink=3.4,
    )
    folds(c, (("70,560 82,480 122,408", -1), ("112,560 118,490 150,430", -1), ("160,560 160,500 180,450", -1)), 19, 10)
    c.stroke("186,292 130,332 76,390 42,474 32,600", 3.4, "none", "yel")
    # tunic
    strewn(
        c, "300,268! 250,320 236,400 226,640! 500,640! 486,420 476,350 440,268!", "red", lambda c: lily(c, 0.66), 38, 34, 22, angle=62
    )
    # sword arm
    with c.at(536, 318, s=1.04):
        straight_sword(c, 262)
    with c.at(346, 196, s=1.16):
        neck(c)
    sleeve(c, (452, 318), (486, 428), (520, 380), "red", (40, 38, 24), puff=0.06)
    armband(c, (462, 350), (486, 428), 40, 10, "yel", "blu")
    with c.at(536, 366, s=0.76, flip=True, weight=1.05):
        grip(c)
    cuff(c, (486, 428), (520, 388), 25, size=30)
    # ermine on the shoulders
    ermine_cloth(
        c,
        "306,252! 246,268 196,298 152,344 128,392! 160,412 196,398! 226,424 270,410! 300,440 344,420! 388,436 420,404!"
        " 452,410 486,384! 500,342 476,300 440,270 400,252! 380,290 320,290",
        34, 27,
    )
    c.form(
        "128,392! 160,412 196,398! 226,424 270,410! 300,440 344,420! 388,436 420,404! 452,410 486,384! 488,398 454,424 424,418!"
        " 390,450 346,434! 300,454 270,424! 226,438 194,412! 158,426 122,404!",
        "yel", shade=5, width=2.8,
    )
    # collar
    c.form("302,246! 322,288 352,298 384,288 404,246! 418,258! 394,304 352,316 310,304 288,258!", "yel", shade=6, width=3)
    beads(c, "296,254 318,296 352,307 388,296 410,254", 16, 5.4, ("red", "grn"))
    with c.at(352, 338):
        c.dot(0, 0, 19)
        c.dot(0, 0, 16, "yel")
        lozenge_mark(c, "blu", "wht", 12)
    # head
    with c.at(346, 190, s=1.16, rot=-2, weight=0.95):
        visage(c, "square", "aquiline", "stern", "bushy", 3, lines=True, gaze=1.0)
        forked_beard(c, "gry", 116)
        rolled(c, "gry")
    with c.at(344, 132, s=1.06, rot=-3):
        leaf_crown(c, "blu")


CARDS = {
    "KS": lambda: court(_spades, "S", "Re di picche", 71, "blu"),
}
