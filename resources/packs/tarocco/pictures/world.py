# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The World: who dances, her garland, and the four living creatures."""

import math

from kit.coiffure import combed, waves
from kit.geometry import add, apply
from kit.visages import visage
from pictures.attributes import cloud, raised_wing
from pictures.beasts import bull, lion
from pictures.figures import limb


def _wand_hand(c, x, y, lean, flip):
    """A short wand in a closed hand, its wrist at the right (17, 2)."""
    with c.at(x, y, rot=lean, flip=flip, weight=0.84):
        c.form("-2.6,-26! 2.6,-26! 2.6,26! -2.6,26!", "yel", shade=1.2, width=2.6)
        for end in (-26, 26):
            c.dot(0, end, 4.4)
            c.dot(0, end, 3.2, "red")
        c.form("-6,-8! 2,-10 10,-7 19,-4!~ 19,6! 11,8 4,10 -5,9! -8,5 -7,0", "skin", shade=2.4, width=2.4)
        for k in (-3.6, 0.6, 4.6):
            c.stroke(f"-7,{k} -1,{k+.6} 3,{k}", 1.4, "end")
        c.stroke("9,-6 3,-6 -2,-3 -3,1 1,1", 1.5, "end")


def _scarf_behind(c):
    """What of her scarf blows out behind her."""
    c.form("312,282! 338,274 354,252 352,226 340,208! 360,212 374,236 370,268 352,290 322,298!", "red", shade=7,
        width=2.8)
    c.form("340,208! 350,196 366,196 378,208! 384,224 376,240! 368,226 356,216", "red", shade=5, width=2.6)
    c.stroke("330,286 354,272 364,246 358,222", 2.2, "both", "yel")


def _scarf_before(c):
    """It crosses her hips and hangs from her arm."""
    c.form("226,250! 216,268 222,288 208,308 214,332! 226,336 232,328! 228,312 240,294 242,270!", "red", shade=6,
        width=2.8)
    c.form("222,240! 236,238 244,256 262,274 288,283 310,278 322,266! 330,282 316,298 286,305 254,297 234,280"
        " 222,262!", "red", shade=8, width=2.8)
    for line in ("234,252 243,269 262,284 290,291 314,281", "230,274 224,294 216,312 221,327"):
        c.stroke(line, 2.2, "both", "yel")
    c.stroke("246,262 262,279 284,287", 2, "both")


def _dancer(c):
    """A woman who dances in the garland on one foot, the other leg crossed behind it."""
    _scarf_behind(c)
    # the bent leg: its shin and foot pass behind the one she stands on
    c.form("340,336! 341,358 332,374 308,386 276,394 254,400! 240,406 222,407 210,402! 220,393 236,385 250,383! 270,379"
        " 292,370 306,350!", "skin", shade=7, width=2.6)
    c.form("294,276! 318,268 330,290 338,322 338,346 326,360 310,352 300,330 288,304!", "skin", shade=9, width=2.8)
    c.stroke("316,350 326,352 333,344", 1.8, "both")
    for x, y in ((215, 398), (219, 395), (224, 392)):
        c.stroke(f"{x},{y} {x+4},{y+3} {x+5},{y+6}", 1.6, "end")
    # trunk and the standing leg
    c.form("273,183! 258,188 247,195! 256,214 264,232 267,247 258,266 252,288 253,310 262,340 257,362 264,388 265,404"
        " 256,416! 252,424 262,430 284,428! 287,418 281,404 286,382 292,362 290,342 298,318 303,300 320,286"
        " 320,266 308,246 312,230 318,214 328,196! 316,188 301,183!", "skin", shade=10, width=3, angle=64, step=6,
        ink=2.2, reach=16)
    for line in ("266,340 274,346 282,342", "296,302 290,318 288,330", "258,424 264,420 270,424"):
        c.stroke(line, 1.8, "both")
    for side in (-1, 1):
        x = 287 + side * 15
        c.stroke(f"{x-side*12},{222} {x-side*2},{229} {x+side*10},{224} {x+side*13},{213}", 2.1, "both")
        c.dot(x + side * 2, 219, 2.4, "dred")
    c.stroke("287,232 288,244 287,254", 1.5, "both")
    c.dot(287, 262, 1.8)
    c.fill("275,150! 275,172 262,184! 290,200 310,184! 294,174 293,158!", "skin")
    c.fill("293,158! 293,174 297,180! 288,174 282,168!", "dskin")
    c.stroke("275,160 275,171 269,179 258,186", 2.4, "end", end=0.6)
    c.stroke("293,166 294,173 299,179 312,186", 2.4, "end", end=0.6)
    c.stroke("277,188 282,190 285,190", 1.4, "both")
    c.stroke("300,188 295,190 292,190", 1.4, "both")
    # her arms: one held out and down, one raised
    limb(c, (255, 201), (238, 232), (218, 262), (9.5, 9, 7.6, 7.2, 7, 5.6, 4.8), "skin", 3.4, 2.6)
    limb(c, (321, 201), (362, 216), (350, 178), (9.5, 9, 7.6, 7.2, 7, 5.6, 4.8), "skin", 3.4, 2.6)
    c.fill("243,206! 250,193 270,184! 268,206 256,212!", "skin")  # the shoulders: trunk and arm are one
    c.fill("332,196! 322,190 304,184! 308,206 318,212!", "skin")
    c.stroke("238,213 244,201 250,193 260,187 272,183", 2.8, "both", end=0.5)
    c.stroke("302,182 313,186 325,191 338,196", 2.8, "both", end=0.5)
    _scarf_before(c)
    _wand_hand(c, 207, 275, -48, False)
    _wand_hand(c, 343, 161, 58, False)
    c.dot(218, 262.6, 4.6, "skin")  # hand and arm are one
    c.dot(350.6, 177.6, 4.6, "skin")
    with c.at(284, 148, s=0.46, rot=-8, flip=True, weight=0.74):
        waves(c, "blond")
        visage(c, "oval", "tip", "smile", "thin", iris="blu", lash=True, eyes="plain", arch="arch", gaze=0.8,
            flush=1.2)
        combed(c, "blond", 10)
        for k in range(7):  # a wreath of flowers
            x, y = -42 + k * 15, -58 - 10 * math.sin(math.pi * (k + 0.5) / 7)
            c.dot(x, y, 9.6)
            c.dot(x, y, 7, ("red", "wht")[k % 2])


def world(c):
    """She dances in a garland among the four living creatures."""
    _beasts(c)
    _garland(c)
    _dancer(c)


def _beasts(c):
    """Angel and eagle on their clouds, bull and lion below them."""
    c.repeat(raised_wing, ((126, 262, -10, 0.84), (88, 262, 10, -0.84, 0.84)))
    with c.at(108, 240, s=0.92):
        _angel(c)
    with c.at(470, 170, s=0.82):
        _eagle(c)
    with c.at(114, 386, s=0.62, weight=0.9):
        bull(c)
    c.form("430,480! 436,440 452,398 484,384 540,380! 540,480!", "tan", shade=12, width=3.2, angle=64, ink=2.4)
    with c.at(484, 366, s=0.54, rot=2, flip=True, weight=0.84):
        lion(c)
    c.form("474,470! 476,438 462,430 440,434 424,438 416,448 420,458! 440,464 454,460!", "tan", shade=6, width=3)
    for x in (426, 435, 444):
        c.stroke(f"{x},441 {x-4},448 {x-1},458", 2, "end")
    c.repeat(lambda f: cloud(f, 0, 0), ((104, 318, 0, 0.5), (472, 246, 0, 0.42)))


def _garland(c):
    """A garland in two halves, bound with a ribbon at head, foot and sides."""
    berries = []
    for side in (-1, 1):
        places = []
        for k in range(22):
            a = math.pi * (k + 0.5) / 22
            x, y = 290 + side * 104 * math.sin(a), 266 + 176 * math.cos(a)
            along = math.degrees(math.atan2(-176 * math.sin(a), side * 104 * math.cos(a))) + 90
            places.append((x, y, along, 0.78))
        c.stroke([(290 + side * 104 * math.sin(math.pi * k / 12),
            266 + 176 * math.cos(math.pi * k / 12)) for k in range(13)], 16, "none", "dgrn")
        c.repeat(_garland_leaf, places)
        berries += [places[k][:2] for k in (3, 7, 14, 18)]
    c.repeat(_berries, berries)
    c.repeat(_binding, ((290, 90), (290, 442), (186, 266, 90, 0.8), (394, 266, 90, 0.8)))


def _berries(c):
    for x, y in ((-5, 2), (5, 3), (0, -5)):
        c.dot(x, y, 5.6)
        c.dot(x, y, 4, "red")


def _binding(c):
    """A ribbon wound about the garland."""
    c.form("-24,-15! 0,-12 24,-15! 27,15! 0,18 -27,15!", "red", shade=5, width=3)
    for k in (-15, 0, 15):
        c.stroke(f"{k-6},15 {k+6},-13", 2.6, "none", "yel")


def _garland_leaf(c):
    """Three leaves of the garland, from the origin upwards."""
    for lean, size in ((-42, 1), (42, 1), (0, 0.9)):
        with c.at(rot=lean, s=size):
            c.form("0,2! -9,-10 -8,-24 0,-38! 8,-24 9,-10", "lgrn", shade=6, width=2.6)
            c.stroke("0,0 0,-30", 1.8, "end")


def _angel(c):
    """A boy with folded arms, his head at the origin."""
    c.form("-16,28! -40,36 -52,60 -50,84! 50,84! 52,60 40,36 16,28!", "blu", shade=9, width=3)
    c.fill("-24,0! -22,18 -12,26! -8,8!", "dblond")
    c.form("-15,14! 15,14! 20,34 0,44 -20,34!", "skin", shade=4, width=2.2)
    c.form("-20,30! 0,42 20,30! 27,38! 0,54 -27,38!", "yel", shade=3, width=2.2)
    for side in (1, -1):  # his forearms cross on his breast
        limb(c, (side * 40, 48), (side * 44, 72), (-side * 6, 60), (12, 11, 10, 9.6, 9, 7.4, 7), "blu", 3, 2.6)
        with c.at(-side * 10, 58, rot=-side * 76, weight=0.9):
            c.form("-7,6! -8,-8 -6,-18 0,-20 6,-18 8,-8 7,6!", "skin", shade=2, width=2.4)
            for x in (-3.4, 0, 3.4):
                c.stroke(f"{x},-18 {x},-8", 1.5, "end")
            c.form("-7.6,3! 7.6,3! 8.4,10! -8.4,10!", "yel", shade=2, width=2)
    with c.at(0, 0, s=0.52, rot=4, weight=0.78):
        visage(c, "boy", "button", "smile", "thin", iris="blu", eyes="plain", arch="arch", gaze=0.8, lips=8.4,
            flush=1.3)
        places = [math.radians(150 + k * 18) for k in range(12)]
        c.repeat(_curl, [(*apply(c.map, add((2, -22), (44 * math.cos(a), 42 * math.sin(a)))), 0, 0.48) for a in places])


def _curl(c):
    c.dot(0, 0, 15)
    c.dot(0, 0, 12, "blond")
    c.stroke("-8,2 -3,-7 6,-4 2,5", 2.6, "end")


def _pinions(c):
    """An eagle's raised wing, from its root to the upper right."""
    for k in range(7):
        with c.at(12 + k * 3.4, 2 - k * 9, rot=-2 - k * 9.4):
            c.form(f"-4,-7! {22+k*3},-8 {36+k*5},0! {24+k*4},7 -4,7!", "black", shade=3, width=2.4)
            c.stroke(f"6,0 {28+k*4},0", 2, "end", "lblack")
    c.form("-2,10! 0,-24 12,-48 32,-66! 38,-66 40,-58 36,-52! 26,-36 22,-18 20,4!", "org", shade=4, width=2.4)
    for line in ("6,-8 14,-14 20,-12", "6,-22 14,-30 22,-28", "12,-38 20,-46 28,-46"):
        c.stroke(line, 2, "both")


def _talons(c):
    c.form("-10,-18! 8,-18! 11,0 5,12! 1,8 -3,13! -9,2", "black", shade=3, width=2.4)
    c.form("-3,10! 4,10! 5,20 14,25! 5,25! 4,31! -1,25! -9,29! -4,19", "yel", shade=1, width=2.2)


def _eagle(c):
    """An eagle with raised wings that looks to the left, about its breast; its claws at y=76."""
    c.repeat(_pinions, [(*apply(c.map, (x, 4)), 0, side * 0.8, 0.8) for side, x in ((-1, -8), (1, 10))])
    c.form("-9,40! -22,74 -10,68! 0,82! 10,68! 22,74 11,40!", "black", shade=3, width=2.6)
    for line in ("-7,48 -12,64", "0,48 0,72", "7,48 12,64"):
        c.stroke(line, 1.8, "both", "lblack")
    c.repeat(_talons, [(*apply(c.map, (side * 14, 46)), 0, side * 0.82, 0.82) for side in (-1, 1)])
    c.form("-8,-30! -22,-14 -24,10 -16,32 0,44 16,32 23,10 20,-14 12,-32!", "black", shade=7, width=2.8)
    marks = [(dx, y) for k, y in enumerate((-16, -6, 4, 14, 24)) for dx in ((-10, 0, 10) if k % 2 else (-15, -5, 5, 15))
        if abs(dx) < 20 - max(0, y - 8) * 0.6]
    c.repeat(lambda f: f.stroke("-3.4,-2 0,3 3.4,-2", 1.7, "both", "lblack"), [apply(c.map, p) for p in marks])
    # a flat skull, a strong hooked beak, hackles down the neck
    c.form("14,-24! 19,-40 14,-58 0,-66 -16,-64 -24,-56! -20,-46 -12,-42! -15,-34 -12,-26! -6,-18 0,-24 6,-16 10,-24",
        "black", shade=5, width=2.8)
    for line in ("10,-54 12,-40 8,-26", "2,-56 4,-42 1,-28", "-5,-46 -4,-36 -7,-26"):
        c.stroke(line, 2, "both", "lblack")
    c.form("-19,-62! -32,-64 -40,-54 -38,-42! -33,-49 -26,-50! -17,-47 -14,-52!", "yel", shade=3, width=2.4)
    c.stroke("-33,-54 -26,-53 -19,-51", 1.6, "both")
    c.dot(-10, -56, 4, "yel")
    c.dot(-11, -56, 2.2)
    c.stroke("-19,-62 -11,-62 -3,-58", 2.6, "both", "lblack")
