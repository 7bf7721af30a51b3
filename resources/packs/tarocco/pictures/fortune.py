# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The wheel of fortune: one climbs, one reigns, one falls."""

import math

from kit.faces import curls
from kit.geometry import add, polar
from kit.headgear import crown
from kit.regalia import straight_sword
from kit.visages import front
from pictures.attributes import raised_wing, small_hand
from pictures.figures import climbing, tumbling


def fortune(c):
    """The wheel: one rises, one reigns, one falls."""
    # sea and the stand
    places = []
    for k, y in enumerate((416, 427, 438, 449)):
        for x in range(34 + 12 * (k % 2), 500, 38):
            places.append((x, y))
    c.repeat(lambda f: f.stroke("0,0 10,-6 20,0 30,4", 2.4, "both", "blu"), places)
    c.form("150,440! 410,440! 430,480! 130,480!", "grn", shade=6, width=3.2)
    for x in (-1, 1):
        c.form(f"{280+x*6},290! {280+x*20},284! {280+x*92},446! {280+x*72},446!", "red", shade=5, width=3)
    # wheel
    for r, colour in ((118, "ink"), (115, "yel"), (97, "ink"), (94.6, "paper")):
        c.dot(280, 296, r, colour)
    c.engrave(c.path([(*add((280, 296), polar(115, i * math.pi / 24)), False) for i in range(48)]), 60, 8, 2, 18, 0.2,
        colour="org")
    for i in range(24):
        c.dot(*add((280, 296), polar(106, i * math.pi / 12)), 3.6, "red")
    for k, colour in enumerate(("red", "blu")):
        c.repeat(lambda f, colour=colour: _spoke(f, colour), [(280, 296, 90 * i + 45 * k + 22) for i in range(4)])
    c.dot(280, 296, 23)
    c.dot(280, 296, 20, "blu")
    c.dot(280, 296, 10)
    c.dot(280, 296, 7.6, "yel")
    # crank
    c.form("286,290! 296,296! 366,368! 358,376!", "dgry", shade=2, width=2.6)
    c.form("352,366! 386,352! 392,364! 358,380!", "brn", shade=3, width=2.6)
    with c.at(136, 250, s=0.92):
        climbing(c)
    with c.at(434, 356, s=0.86, rot=174):
        tumbling(c)
    _ruler(c)


def _spoke(c, colour):
    c.form("-4,-14! -7,-40 -4,-60 -8,-96! 8,-96! 4,-60 7,-40 4,-14!", colour, shade=3, width=2.6)
    c.dot(0, -52, 6)
    c.dot(0, -52, 4.4, "yel")


def _ruler(c):
    """A crowned boy with wings and a sword, who sits with crossed legs on a board on top of the wheel."""
    c.repeat(raised_wing, ((294, 172, 16, 0.98), (266, 172, -16, -0.98, 0.98)))
    c.form("222,194! 280,198 338,194! 340,206! 280,211 220,206!", "grn", shade=4, width=2.8)
    # hose and shoes: both knees out, the shins one over the other
    for flip in (False, True):
        with c.at(x=560 if flip else 0, flip=flip):
            c.form("270,176! 252,173 236,179 229,189 236,198 254,201 280,199! 284,188!", "blu", shade=5, width=2.6)
            c.stroke("234,188 244,190 258,188", 1.8, "end")
    c.form("292,188! 274,190 262,193! 252,192 244,197 246,204! 262,205 282,203 298,199!", "blu", shade=3,
        width=2.4)
    c.form("264,191! 252,191 242,196 243,205! 256,206 266,203!", "brn", shade=2, width=2.2)
    c.form("296,192! 308,191 318,196 318,205! 306,206 294,203!", "brn", shade=2, width=2.2)
    # tunic
    c.form("264,146! 252,151 248,164 254,176 252,190! 280,194 308,190! 306,176 312,164 308,151 296,146!", "red",
        shade=8, width=2.8)
    c.form("254,177! 280,181 306,177! 307,184! 280,188 253,184!", "yel", shade=2, width=2.2)
    for line in ("268,160 270,170 268,176", "294,160 290,168 291,176"):
        c.stroke(line, 1.8, "end")
    # one hand on his knee, the sword in the other
    c.form("258,148! 244,152 232,164 224,178! 236,185! 244,174 254,168!", "red", shade=4, width=2.5)
    with c.at(348, 144, s=0.3, rot=16, weight=0.6):
        straight_sword(c, 190)
    c.form("302,148! 314,153 325,160! 332,153 338,145! 351,152! 346,168 336,177 324,177 306,168!", "red", shade=4,
        width=2.5)
    c.stroke("325,160 328,167 334,170", 1.8, "end")
    with c.at(229, 186, s=0.62), c.at(-229, -186):
        small_hand(c, 229, 186, -150, "yel", spread=False)
    with c.at(347, 142, s=0.66), c.at(-347, -142):
        small_hand(c, 347, 142, 26, "yel", spread=False)
    c.form("262,146! 280,154 298,146! 304,154! 280,168 256,154!", "yel", shade=3, width=2.2)
    with c.at(280, 121, s=0.44, weight=0.62):
        front(c, "round", "smile", "strong", iris="ink", eye=5, gaze=0.8, sleepy=0.3)
        curls(c, "brn")
    with c.at(280, 100, s=0.42, weight=0.62):
        crown(c, hatched=False)
