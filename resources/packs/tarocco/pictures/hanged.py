# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The hanged man between two trees."""

from kit.drapery import sleeve
from kit.visages import visage
from pictures.attributes import grass


def _tree(c, x, side):
    """A slender trunk whose branches have been cut off."""
    c.form(f"{x-14},84! {x+12},84! {x+15},150 {x+9},226 {x+14},300 {x+10},380 {x+20},470! {x-22},470! {x-13},388"
        f" {x-9},310 {x-15},228 {x-10},150", "brn", shade=10, width=3.2, angle=84, ink=2.4, reach=18)
    for y, turn in ((140, side), (214, -side), (290, side), (352, -side), (404, side)):
        c.form(f"{x+turn*9},{y-2}! {x+turn*25},{y-24}! {x+turn*35},{y-14}! {x+turn*11},{y+15}!", "brn", shade=4,
            width=2.8)
        c.form(f"{x+turn*25},{y-26}! {x+turn*37},{y-15}! {x+turn*30},{y-10}! {x+turn*20},{y-19}!", "org", shade=2,
            width=2.2)
    for k in range(8):
        y = 112 + k * 42
        c.sliver((x - 6 + k * 5 % 12, y), (x - 5 + k * 4 % 11, y + 28), 2, 0.1)


def _legs(c):
    """Those of the one who hangs, one behind the other, down to his hips at (286, 236)."""
    # the bent leg: its shin passes behind the one that is tied
    c.form("206,172! 224,166 258,176 300,186 344,188! 347,207! 300,208 256,202 216,204!", "org", shade=7, width=3.1)
    c.form("338,187! 354,184 368,173 379,160! 390,172 384,190 368,204 350,210 340,209!", "red", shade=4, width=2.8)
    c.stroke("347,190 354,197 350,207", 2.6, "none", "yel")
    c.form("296,240! 266,238 236,226 210,210! 198,196 200,178 214,168! 228,172 254,188 280,202 304,214!", "yel",
        shade=9, width=3.2, angle=64, reach=22)
    for line in ("212,178 218,190 230,196", "236,200 246,214 258,222", "268,208 272,220 282,228"):
        c.stroke(line, 2.2, "both")
    # the leg that is tied
    c.form("271,134! 302,134! 306,150 310,172 312,190 316,212 324,238! 268,238! 266,212 266,190 267,168 269,150", "red",
        shade=9, width=3.3, angle=70, reach=22)
    for line in ("279,142 277,168 277,192 281,234", "294,142 298,168 301,192 309,234"):  # striped hose
        c.stroke(line, 4.6, "none", "yel")
    c.stroke("276,184 286,190 298,184", 2.2, "both")
    with c.at(-16, 0):
        c.form("284,138! 322,138! 324,122 328,110! 318,100 312,86! 300,84 292,98 284,116!", "blu", shade=6, width=3)
        c.stroke("286,132 304,136 321,132", 2.4, "none", "yel")
        c.stroke("300,92 302,108 300,124", 2, "both")


def _hanging_trunk(c):
    """His arms, jerkin and head, upside down."""
    # the arms, tied on his back: light shows between elbow and waist, and the cord about the forearms
    sleeve(c, (262, 350), (178, 308), (264, 268), "blu", (26, 22, 15), puff=0.1, motif=_dot)
    sleeve(c, (344, 350), (430, 308), (342, 268), "blu", (26, 22, 15), puff=0.1, motif=_dot)
    for x in (236, 244):
        _rope(c, f"{x-8},264 {x},276 {x+6},292", 6)
        _rope(c, f"{614-x},264 {606-x},276 {600-x},292", 6)
    # jerkin; its skirt falls towards his breast
    c.form("268,250! 300,242 340,250! 356,280 346,312 354,352! 336,372 304,378 270,372 252,352! 260,312 250,280", "grn",
        shade=15, width=3.4, angle=62, ink=3)
    for y in (306, 324, 342):
        c.stroke(f"284,{y-3} 303,{y+2} 322,{y-3}", 3.2, "none", "yel")
        c.dot(303, y, 5.4)
        c.dot(303, y, 3.8, "yel")
    for k in range(7):
        x = 250 + k * 15.4
        c.form(f"{x},262! {x+15},262! {x+13},290 {x+8},298! {x+2},290", "yel" if k % 2 else "red", shade=3, width=2.2)
    c.form("262,246! 303,254 344,246! 346,261! 303,270 260,261!", "tan", shade=3, width=2.8)
    c.dot(303, 262, 8)
    c.dot(303, 262, 5.6, "yel")
    c.dot(303, 262, 2.4)
    # neck and head
    c.form("288,364! 320,364! 322,388! 286,388!", "skin", shade=5, width=2.4)
    c.form("268,366! 304,356 340,366! 334,384! 304,378 274,384!", "wht", shade=5, width=2.8)
    with c.at(304, 406, s=0.7, rot=180, weight=0.84):
        c.form("-36,-20! -54,-40 -52,-64 -62,-90! -50,-84 -42,-74! -44,-90 -38,-106! -28,-94 -24,-80! -18,-96 -8,-110!"
            " 0,-96 4,-82! 12,-98 24,-106! 28,-92 30,-78! 42,-86 56,-90! 50,-70 54,-44 40,-20!", "blond", shade=8,
            width=3)
        for line in ("-36,-40 -46,-66 -54,-82", "-22,-46 -30,-74 -34,-92", "-6,-48 -8,-78 -10,-98",
            "10,-48 14,-78 16,-98",
                "24,-46 32,-74 38,-92", "38,-40 46,-64 54,-78"):
            c.stroke(line, 2.6, "both")
        visage(c, "boy", "straight", "calm", "thin", iris="blu", eyes="plain", arch="arch", gaze=0.2, flush=1.5)
        c.form("-38,-24! -30,-44 -10,-40 0,-46 18,-40 36,-44 40,-24! 48,-46 40,-66 0,-72 -40,-66 -48,-46", "blond",
            shade=4,
            width=2.4)


def _rope(c, line, width=7.4):
    """A twisted rope along a line."""
    c.stroke(line, width + 2.6, "none", wobble=0.1)
    c.stroke(line, width - 0.8, "none", "ltan", wobble=0.1)
    half = width * 0.42
    c.along(line, 4.6, lambda _i: c.sliver((-half * 0.7, half), (half * 0.7, -half), 1))


def hanged(c):
    """A young man hangs by one foot between two trees and keeps his countenance."""
    _tree(c, 66, 1)
    _tree(c, 498, -1)
    c.form("29,448! 150,444 300,451 420,445 531,448! 531,482! 29,482!", "lgrn", shade=5, width=2.8)
    c.form("16,60! 544,60! 544,95! 16,97!", "tan", shade=6, width=3.4)
    for x in range(52, 520, 44):
        c.sliver((x, 81 + x % 3), (x + 32, 80), 2, 0.04)
        c.sliver((x + 18, 89), (x + 44, 90 - x % 2), 1.5, 0.04)
    for x in (66, 498):  # the beam's end pegged on the trunk
        c.dot(x, 86, 5.4)
        c.dot(x, 86, 3.4, "brn")
    for flip in (False, True):  # the mounds out of which the trees grow
        with c.at(x=564 if flip else 0, flip=flip):
            mound = c.form("20,470! 24,436 44,420 72,414 104,424 138,446 164,470!", "lgrn", shade=9, width=3)
            c.engrave(mound, 70, 6, 3, 34, 0.2, ambient=0.3, colour="grn")
            c.stroke("40,436 60,428 84,430 108,440", 2.2, "both", "grn")
    grass(c, "36,458 150,458", 18)
    grass(c, "414,458 528,458", 18)
    _legs(c)
    with c.at(290, 229, s=0.96), c.at(-304, -250):
        _hanging_trunk(c)
    # the rope: up on both sides of the foot from the ankle, a knot, and turns about the beam
    with c.at(-18, -14):
        for line in ("289,158 287,142 296,122 302,112", "320,156 325,140 316,122 308,112"):
            _rope(c, line)
        for y in (154, 162):
            _rope(c, f"281,{y+2} 292,{y+6} 314,{y+5} 327,{y}")
        for x in (292, 302, 312):
            _rope(c, f"{x-2},66 {x-3},88 {x},104 {x+3},111", 8)
        _rope(c, "289,112 304,118 320,110", 8)
        _rope(c, "318,112 330,120 334,134", 6.4)
        for k in range(3):  # its frayed end
            c.nick((334, 133), (330 + k * 4, 144), 2)
    # what falls out of his pockets
    for x, y in ((196, 402), (170, 436), (416, 398), (440, 432), (134, 412)):
        c.dot(x, y, 10)
        c.dot(x, y, 7.8, "yel")
        c.dot(x, y, 3, "org")


def _dot(c):
    c.dot(0, 0, 3.4, "yel")
