# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The trumps from the Hanged Man to the Tower."""

from kit.coiffure import combed
from kit.drapery import folds, sleeve
from kit.dress import beads, cuff
from kit.geometry import lerp
from kit.hands import clasp, grip
from kit.headgear import leaf_crown
from kit.regalia import lily, lozenge_mark
from kit.visages import front, throat, visage
from pictures.attributes import wing
from pictures.bones import bone, closed_hand, forearm, pelvis, ribcage, skull
from pictures.devils import devil
from pictures.figures import plunging, sprawling
from pictures.shoulders import puff
from pictures.stock import trump


def _grass(c, line, step=16, colour="grn"):
    """Tufts along a line."""
    def tuft(i):
        for lean, size in ((-24, 15), (0, 20), (22, 14)):
            with c.at(rot=lean + (i * 37) % 13 - 6):
                c.nick((0, 2), (0, -size), 4.4, 0.06, colour)

    c.along(line, step, tuft)


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
    """Those of the one who hangs, one behind the other."""
    # the bent leg, behind
    c.form("198,174! 260,168 344,168! 346,194! 270,200 206,212!", "org", shade=8, width=3.2)
    c.form("328,170! 348,162 370,166 384,156! 392,174 372,190 350,198 332,198!", "red", shade=4, width=2.8)
    c.form("188,190 196,174 216,172 256,202 314,240! 292,276! 248,260 204,222", "yel", shade=10, width=3.2, angle=64,
        reach=24)
    c.stroke("206,182 214,194 228,200", 2.2, "both")
    for line in ("222,206 236,222 252,232", "262,214 274,224 284,228"):
        c.stroke(line, 2, "both")
    c.stroke("340,174 352,180 346,192", 2, "both")
    # the leg that is tied
    c.form("282,130! 322,130! 330,170 332,210 330,272! 276,272! 280,210 284,170", "red", shade=11, width=3.4, angle=70,
        reach=26)
    c.stroke("300,180 296,196 302,210", 2.4, "both")
    for line in ("291,150 291,176 288,214 285,266", "312,150 315,176 318,214 317,266"):  # striped hose
        c.stroke(line, 5, "none", "yel")
    c.form("280,138! 324,138! 326,120 330,110! 318,100 312,86! 300,84 292,98 282,116!", "blu", shade=6, width=3)
    c.stroke("284,132 302,136 322,132", 2.4, "none", "yel")
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
    c.form("250,252! 300,244 356,252! 357,268! 300,262 249,268!", "tan", shade=3, width=2.8)
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
        visage(c, "boy", "straight", "calm", "thin", iris="blu", eyes="wide", arch="arch", gaze=0.2, flush=1.5)
        c.form("-38,-24! -30,-44 -10,-40 0,-46 18,-40 36,-44 40,-24! 48,-46 40,-66 0,-72 -40,-66 -48,-46", "blond",
            shade=4,
            width=2.4)


def _rope(c, line, width=7.4):
    """A twisted rope along a line."""
    c.stroke(line, width + 2.6, "none", wobble=0.1)
    c.stroke(line, width - 0.8, "none", "ltan", wobble=0.1)
    half = width * 0.42
    c.along(line, 4.6, lambda _i: c.sliver((-half * 0.7, half), (half * 0.7, -half), 1))


def _hanged(c):
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
    _grass(c, "36,458 150,458", 18)
    _grass(c, "414,458 528,458", 18)
    with c.at(286, 104, s=1.0, sy=0.9, weight=0.97), c.at(-304, -90):
        _legs(c)
    with c.at(286, 217, s=1.13, sy=1.0), c.at(-304, -250):  # a short thigh leaves the room for a larger man
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


def _death(c):
    """Death reaps; king and lady alike."""
    c.form("29,414! 110,402 220,412 330,398 440,402 545,390! 545,480! 15,480!", "lgrn", shade=6, width=3.2)
    _grass(c, "40,418 110,406 220,416 330,402 440,406 524,396", 22)
    # what he has mown
    with c.at(452, 378, s=0.6, rot=22, weight=0.8):
        front(c, "square", "stern", "strong", iris="ink", eye=1.6, sleepy=0.9)
        full = "-37,0! -31,20 -20,30 0,26 20,30 31,20 37,0! 40,30 28,62 0,78 -28,62 -40,30"
        c.form(full, "gry", shade=7, width=2.6)
        c.strands("-34,12 -26,44 -4,72", "34,12 26,44 4,72", 13, 2.0, jitter=0.2)
        c.fill("-10,33! 0,36 10,33! 6,40 -6,40", "red")
        with c.at(0, -48, s=0.86):
            leaf_crown(c, "blu")
    with c.at(388, 424, s=0.5, rot=-8, weight=0.8):  # a hand that comes out of the ground
        for dx, dy in ((-16, -34), (-4, -46), (10, -44), (22, -32)):
            c.form(f"{dx*.6-6},10! {dx-6},{dy+8} {dx},{dy} {dx+6},{dy+8} {dx*.6+7},10!", "skin", shade=3, width=3)
        c.form("-18,4! 0,-4 22,4! 16,50! -12,50!", "skin", shade=6, width=3)
    # cloak over the bones
    c.form("214,190! 160,214 120,270 96,350 84,480! 200,480! 206,400 216,310 232,240!", "black", shade=16, width=3.4)
    for line in ("110,460 122,380 156,290", "150,460 156,390 180,300", "182,460 186,400 204,320"):
        c.stroke(line, 3.4, "end", "lblack")
    # bones
    bone(c, (204, 436), (196, 520), 13)
    bone(c, (322, 436), (336, 520), 13)
    with c.at(262, 286):
        with c.at(0, 110, s=0.94):
            pelvis(c)
        ribcage(c)
    bone(c, (350, 226), (414, 304), 10)
    bone(c, (174, 226), (122, 314), 10)
    # the scythe, its blade among what it mows
    path = c.form("358,428! 398,433 438,427 474,408 502,378 522,330! 522,376 504,414 470,439 428,451 366,453!", "lblu",
        shade=7, width=3.4, dark="blu")
    c.engrave(path, 60, 5, 2.2, 18, 0.3)
    c.stroke("384,438 428,440 474,422 508,380", 2.2, "both", "wht")
    c.form("160,168! 174,160! 378,444! 362,452!", "tan", shade=4, width=3.2)
    for t in (0.08, 0.3, 0.56, 0.86):
        x, y = lerp((167, 164), (370, 448), t)
        c.stroke(f"{x-7},{y+3} {x},{y+3} {x+6},{y-4}", 2, "both")
    c.form("340,426! 356,414! 372,440! 358,452!", "dgry", shade=4, width=2.8)
    _grass(c, "384,458 440,458 500,446", 20, "grn")
    # both hands closed on it
    forearm(c, (122, 314), (198, 284))
    with c.at(234, 260, s=0.92, rot=-36, flip=True):
        closed_hand(c)
    forearm(c, (414, 304), (348, 342))
    with c.at(314, 370, s=0.92, rot=-36):
        closed_hand(c)
    # skull under a ragged hood
    with c.at(262, 158, s=1.0, rot=-3):
        c.form("34,-62! 10,-86 -30,-84 -58,-58 -68,-14 -60,30 -72,66! -46,56! -34,78! -22,54! -30,20 -36,-10 -30,-40"
            " -8,-62 18,-66", "black", shade=12, width=3.4)
        c.stroke("-52,20 -58,-14 -44,-52", 3, "both", "lblack")
        for k in range(3):
            c.form(f"-9,{54+k*14}! 7,{52+k*14}! 9,{63+k*14}! -9,{65+k*14}!", "ltan", shade=3, width=2.4)
        skull(c)
    with c.at(90, 420, s=0.56, rot=-30, weight=0.76):
        visage(c, "oval", "fine", "calm", "thin", iris="ink", lash=True, sleepy=0.95, eyes="drooping", arch="sad")
        combed(c, "blond", 30)


def _temperance(c):
    """A winged lady pours water into water."""
    wing(c, 332, 264, 1, ("lblu", "wht", "lblu"), 0.84, 14, ((9, 150, 17), (7, 98, 15)))
    wing(c, 228, 264, -1, ("lblu", "wht", "lblu"), 0.84, 14, ((9, 150, 17), (7, 98, 15)))
    c.form("246,264! 210,300 206,350 214,404 190,480! 384,480! 350,404 356,350 346,300 314,264!", "blu", shade=22,
        angle=62,
        ink=3.3)
    folds(c, (("236,470 246,430 250,400", 1), ("330,470 322,436 322,404", -1)), "blu", 14, 6)
    c.form("222,404! 250,416 282,420 314,416 346,404! 350,422! 314,436 282,440 250,436 218,422!", "yel", shade=5,
        width=3)
    beads(c, "226,413 252,425 282,430 312,425 342,413", 16, 4.6, ("red", "grn"))
    c.form("262,290! 268,340 274,400! 292,400! 298,340 304,290!", "red", shade=6, width=2.8)
    for y in (316, 342, 368):
        with c.at(283, y):
            lozenge_mark(c, "yel", "blu", 10)
    with c.at(280, 194, s=0.98):
        c.fill("-58,94! -40,116 0,130 40,116 58,94! 26,74 -26,74", "skin")
        throat(c)
    c.form("232,262! 250,300 282,314 314,300 332,262! 344,272! 322,316 282,332 242,316 220,272!", "yel", shade=5,
        width=2.8)
    # arms
    sleeve(c, (342, 312), (420, 358), (450, 262), "red", (35, 29, 20), puff=0.12, motif=_dot)
    sleeve(c, (218, 314), (190, 444), (176, 420), "red", (36, 34, 24), puff=0.12, motif=_dot)
    puff(c, (344, 310), (420, 358), 33, "blu", "wht")
    puff(c, (218, 310), (190, 444), 35, "blu", "wht")
    # the water
    stream = "402,226 372,276 300,330 232,352 176,362"
    c.stroke(stream, 20, "both", "ink", end=0.5)
    c.stroke(stream, 15, "both", "lblu", end=0.5)
    c.stroke("398,234 366,284 296,336 230,356", 3.4, "both", "wht")
    c.stroke("392,232 360,276 292,326 226,348", 2.4, "both", "blu")
    # jugs and hands
    # the upper jug is turned so that its handle lies below, in her fist
    for x, y, turn, flip in ((436, 180, -124, True), (146, 396, 22, False)):
        with c.at(x, y, rot=turn, flip=flip):
            c.form("-18,-42! 18,-42! 14,-26 32,-8 34,18 22,40! -22,40! -34,18 -32,-8 -14,-26!", "grn", shade=11,
                width=3.2,
                angle=78, reach=24)
            c.form("-22,-50! 22,-50! 19,-38! -19,-38!", "yel", shade=3, width=2.6)
            c.form("-24,36! 24,36! 26,48! -26,48!", "yel", shade=3, width=2.6)
            c.form("-33,-2! 0,6 33,-2! 34,12! 0,20 -34,12!", "yel", shade=3, width=2.4)
            c.stroke("24,-36 48,-30 44,2 32,10", 7, "none")
            c.stroke("24,-36 48,-30 44,2 32,10", 3.6, "none", "yel")
    with c.at(452, 226, s=0.72, rot=96, weight=1.05):
        clasp(c)
    cuff(c, (424, 350), (450, 260), 20, "yel", 26)
    with c.at(154, 414, s=0.72, rot=4, weight=1.05):
        grip(c)
    cuff(c, (210, 430), (196, 420), 21, "yel", 22)
    with c.at(280, 192, s=0.98, rot=-8, flip=True, weight=0.95):
        visage(c, "oval", "short", "calm", "thin", iris="brn", lash=True, lips=8.6, eyes="hooded", arch="arch",
            sleepy=0.5,
            gaze=0.8, flush=1.3)
        combed(c, "brn", 18)
    with c.at(282, 192, s=0.98, rot=6):
        c.form("-50,-46! -20,-62 6,-64 34,-58 50,-44! 50,-56! 30,-72 4,-78 -22,-74 -52,-58!", "red", shade=4, width=2.6)
        with c.at(4, -78):
            lily(c, 0.86)


def _dot(c):
    c.dot(0, 0, 3.4, "yel")


def _bricks(c, left, right, top, bottom, taper=0.0, row=19):
    """Courses of stone on a tower whose sides draw in by taper upwards."""
    def edge(x, y):
        middle = (left + right) / 2
        return middle + (x - middle) * (1 - taper * (bottom - y) / (bottom - top))

    y, k = top + row, 0
    while y < bottom:
        c.stroke([(edge(left, y), y - 2), (edge((left + right) / 2, y), y + 2), (edge(right, y), y - 2)], 1.9, "none")
        x = left + (14 if k % 2 else 28)
        while x < right - 6:
            c.stroke([(edge(x, y - row), y - row + 1), (edge(x, y), y + 1)], 1.7, "none")
            x += 30
        y += row
        k += 1


def _broken_wall(c):
    """The tower: its lit and its shaded side, torn open at the top and cracked down to the windows."""
    # courses of stone part where the wall breaks, so the edge goes in steps, with a splinter here and there
    c.form("196,212! 210,206! 212,190! 228,194! 232,178! 246,184! 250,202! 262,200! 264,216! 276,222! 282,206!"
        " 296,208! 298,188! 312,184! 314,170! 328,176! 330,196! 338,198! 360,480! 168,480!", "tan", shade=10, width=3.8)
    c.fill("298,190! 312,186! 314,172! 327,178! 329,197! 337,199! 358,480! 304,480!", "dtan")
    _bricks(c, 172, 356, 212, 470, 0.24)
    path = c.path("300,196! 313,188! 328,184! 337,200! 358,480! 306,480!")
    c.engrave(path, 88, 5.4, 2.4, 90, 0.1, ambient=0.42)
    c.stroke("300,206 302,300 306,470", 2.6, "none")
    # the crack
    c.form("262,204! 278,222! 270,246! 284,264! 274,292! 286,306! 281,330! 290,352! 274,334! 276,310! 262,294!"
        " 270,266! 256,248! 266,226!", "black", shade=3, width=2.4)
    for line in ("284,264 296,274 298,288", "262,294 248,302 246,316", "256,248 242,250 236,244", "290,352 286,366"
            " 292,380"):
        c.stroke(line, 3.2, "end")
    c.stroke("258,246 268,226 264,212", 2.2, "both", "ltan")
    c.stroke("266,292 273,266", 2.2, "both", "ltan")


def _window(c, x, y, fire=False):
    """A window with its arch of stones; fire looks out of it."""
    c.form(f"{x-21},{y+30}! {x-21},{y-6} {x},{y-29} {x+21},{y-6} {x+21},{y+30}!", "ltan", shade=4, width=2.6)
    for dx, dy in ((-21, 14), (-20, -2), (-13, -18), (0, -27), (13, -18), (20, -2), (21, 14)):
        c.stroke(f"{x+dx},{y+dy} {x+dx*.66},{y+dy*.66}", 1.7, "none")
    c.form(f"{x-13},{y+30}! {x-13},{y-4} {x},{y-18} {x+13},{y-4} {x+13},{y+30}!", "black", shade=4, width=2.4)
    c.form(f"{x-25},{y+28}! {x+25},{y+28}! {x+25},{y+36}! {x-25},{y+36}!", "ltan", shade=3, width=2.4)
    if fire:
        _flame(c, x - 3, y + 26, 54, 8, 0.62)
        _flame(c, x + 6, y + 26, 40, 18, 0.5)


def _flame(c, x, y, height, lean, s=1.0):
    """A tongue of fire."""
    with c.at(x, y, rot=lean, s=s, sy=1, weight=0.9):
        h = height
        c.form(f"-17,4! -26,-16 -12,{-h*.46} -16,{-h*.7}! -4,{-h*.62} -6,{-h*.84} 2,{-h}! 2,{-h*.74} 12,{-h*.66}"
            f" 13,{-h*.8}! 20,{-h*.5} 24,-20 15,4!", "red", shade=5, width=2.8)
        c.form(f"-9,4! -13,-10 -4,{-h*.34} -5,{-h*.52}! 3,{-h*.4} 4,{-h*.5} 6,{-h*.6}! 9,{-h*.36} 13,-14 8,4!", "yel",
            shade=3, width=1.8)


def _fire_of_heaven(c):
    """A storm cloud, and the fire that it sends down in one long plume of tongues."""
    for k, (low, high, colour) in enumerate((("392,132", "420,112", "red"), ("374,170", "402,142", "org"))):
        c.form(f"500,112! {high} {low}! 440,{136+k*14} 492,{122+k*4}!", colour, shade=4, width=2.4)
    c.form("470,96! 440,118 424,112 404,132! 412,134 390,150 372,148 354,164! 366,166 344,182 326,186! 350,192 372,186"
        " 384,176! 388,184 410,176 424,162! 430,170 460,158 496,146!", "yel", shade=8, width=3)
    c.form("484,112! 452,132 436,130 420,144! 424,148 402,160 384,160 366,176! 390,172 406,166 414,156! 424,160 452,148"
        " 488,136!", "red", shade=5, width=2)
    for line in ("478,124 440,142 412,152", "470,142 446,152 428,156"):
        c.stroke(line, 2.4, "both", "yel")
    path = c.form("431,74! 424,92 436,106 452,102! 452,120 470,130 486,120! 488,138 506,146 520,138! 526,146 540,148"
        " 548,140! 548,60! 431,60!", "lblu", shade=12, width=3.4)
    c.engrave(path, 28, 5, 2.8, 40, 0.1, ambient=0.2)
    for line in ("444,96 452,86 464,90", "478,112 486,100 500,104", "508,130 514,116 528,120", "470,84 482,78 494,86"):
        c.stroke(line, 2.8, "end")


def _crown(c):
    """The battlements that were the tower's crown."""
    c.form("-70,-6! -70,-42! -50,-42! -50,-26! -32,-26! -32,-44! -10,-44! -10,-26! 10,-26! 10,-44! 32,-44!"
        " 32,-26! 50,-26! 50,-42! 70,-42! 70,-6! 62,14! 52,26! 40,16! 28,30! 12,20! -4,32! -20,20! -34,28! -48,18!"
        " -62,20!", "red", shade=9, width=3.4, angle=84, reach=24)
    c.form("-68,0! 68,0! 63,13! -64,13!", "yel", shade=4, width=2.6)
    beads(c, "-58,6 58,6", 16, 4.4, ("blu", "red"))
    for x in (-60, -21, 21, 60):
        c.form(f"{x-3},-16! {x-3},-34! {x+3},-34! {x+3},-16!", "black", shade=1, width=1.8)


def _tower(c):
    """Lightning throws the crown off a tower, and two men with it."""
    c.form("29,398! 60,378 100,384 130,400 190,392! 190,430! 29,430!", "lblu", shade=5, width=2.6)
    c.form("340,402! 400,384 440,398 490,376 531,386! 531,430! 340,430!", "lblu", shade=5, width=2.6)
    c.form("29,424! 100,408 190,420 300,410 420,420 531,404! 531,480! 29,480!", "lgrn", shade=8, width=3.2)
    _grass(c, "36,444 130,428 520,428", 30)
    _flame(c, 236, 212, 62, -12)
    _flame(c, 288, 224, 74, 4)
    _fire_of_heaven(c)
    _broken_wall(c)
    _flame(c, 262, 214, 50, -6, 0.8)
    _window(c, 226, 276)
    _window(c, 240, 380, True)
    # its crown, struck off
    with c.at(190, 128, rot=-27):
        _crown(c)
    for x, y, r in ((126, 204, 9), (124, 172, 7), (196, 194, 6), (372, 214, 8), (118, 196, 6), (98, 232, 7),
            (508, 196, 7), (486, 222, 6), (344, 164, 7)):
        c.form(f"{x-r},{y-r*.6}! {x+r*.6},{y-r}! {x+r},{y+r*.5}! {x-r*.4},{y+r}!", "tan", shade=3, width=2.4)
    for x, y, colour in ((92, 214, "red"), (398, 206, "yel"), (90, 256, "yel"), (506, 232, "red"), (470, 200, "blu"),
            (184, 176, "yel")):
        c.dot(x, y, 6)
        c.dot(x, y, 4.4, colour)
    with c.at(119, 374, s=0.79, rot=196):
        plunging(c)
    with c.at(452, 376, s=0.88, rot=150):
        sprawling(c)


TITLES = {
    "12": (_hanged, "XII", "L'Appeso", 112),
    "13": (_death, "XIII", "", 113, "La Morte"),
    "14": (_temperance, "XIIII", "La Temperanza", 114),
    "15": (devil, "XV", "Il Diavolo", 115),
    "16": (_tower, "XVI", "La Torre", 116),
}
CARDS = {code: lambda entry=entry: trump(*entry) for code, entry in TITLES.items()}
