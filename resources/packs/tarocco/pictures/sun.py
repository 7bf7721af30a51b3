# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The Sun over two children who hold each other by the hand before a garden wall."""

import math

from kit.coiffure import braid, combed
from kit.faces import neck
from kit.geometry import add, apply, polar
from kit.visages import visage

SUN = (280, 154)


def _ray(a, curved):
    """The outline of a ray of the sun, straight or as a flame."""
    def at(r, angle):
        return add(SUN, polar(r * 0.84, angle))

    if not curved:
        return [(*at(66, a - 0.13), True), (*at(112, a), True), (*at(66, a + 0.13), True)]
    return [
        (*at(66, a - 0.1), True), (*at(82, a - 0.16), False), (*at(97, a - 0.02), False), (*at(109, a + 0.06), False),
        (*at(121, a), True), (*at(105, a + 0.13), False), (*at(93, a + 0.1), False), (*at(80, a + 0.04), False),
        (*at(66, a + 0.1), True),
    ]


def sun(c):
    """Twins in the light before a garden wall."""
    # its rays end above the children's heads, and those on top at the line of the number
    for i in range(96):  # its light, fine lines between them
        a = math.pi * (i + 0.5) / 48
        c.nick(add(SUN, polar(62, a)), add(SUN, polar(94 + 7 * (i % 2), a)), 2.4, colour="org")
    for i in range(24):
        c.form(_ray(2 * math.pi * i / 24 - math.pi / 2, i % 2), "red" if i % 2 else "yel", shade=4, width=2.6)
    for r, colour in ((61, "ink"), (58.6, "yel"), (53.4, "ink"), (51.2, "org")):
        c.dot(*SUN, r, colour)
    with c.at(*SUN, s=0.96):
        _sun_features(c)
    for x, y in ((66, 250), (108, 300), (130, 226), (430, 226), (494, 252), (66, 340), (510, 338), (282, 290),
            (150, 346)):
        c.form(f"{x},{y-13}! {x+5},{y-2} {x},{y+6} {x-5},{y-2}", ("yel", "red")[y % 4 == 0], shade=2, width=2)
    # wall
    c.form("29,382! 531,382! 531,480! 29,480!", "tan", shade=6, width=3.2)
    c.form("29,372! 531,372! 531,388! 29,388!", "red", shade=4, width=3)
    for k, y in enumerate((406, 426, 446)):
        c.stroke([(29, y), (280, y + 1), (531, y)], 1.9, "none")
        for j, x in enumerate(range(40 + 22 * (k % 2), 531, 46)):
            c.stroke([(x, y - 18), (x, y)], 1.8, "none")
            for i in range(3 + j % 2):  # each stone is darker at its right
                c.nick((x - 4 - 5 * i, y - 2), (x - 3 - 5 * i, y - 13 + 2 * i), 2)
    for x in range(44, 528, 11):
        c.nick((x, 388), (x + 1, 377 + x % 3), 2.2)
    _boy(c)
    _girl(c)
    _joined(c)


def _sun_features(c):
    """The face of the sun, which smiles under heavy lids."""
    for x in (-20, 20):
        c.fill(f"{x-12},-7! {x-5},-13 {x+6},-13 {x+12},-7! {x+4},-2 {x-5},-2", "wht")
        c.dot(x + 1, -7.6, 4.8)
        c.fill(f"{x-13},-7! {x-6},-15 {x+6},-15 {x+13},-7! {x+6},-9.4 {x-6},-9.4", "dorg")
        c.stroke(f"{x-14},-6 {x-6},-9.6 {x+6},-9.6 {x+14},-6", 3, "both")
        c.stroke(f"{x-12},-10 {x-5},-16.4 {x+5},-16.4 {x+12},-10", 1.8, "both")
        c.stroke(f"{x-9},-1 {x},1.6 {x+9},-1", 1.8, "both")
        c.stroke(f"{x-15},-19 {x},-27 {x+14},-19", 4.4, "both")
    c.fill("4,-14! 7,2 12,10 8,15! 0,17! 5,10", "dorg")
    c.stroke("6,-16 6,-4 11,9 7,15 2,15", 2.8, "both")
    c.stroke("-6,10 -9,14 -4,16", 2.2, "both")
    for x in (-29, 29):
        c.dot(x, 12, 9, "red", 7)
    c.fill("-19,23! -7,23 0,25 7,23 19,23! 9,34 0,36 -9,34", "red")
    c.stroke("-22,20 -9,27 0,27.6 9,27 22,20", 2.8, "both")
    c.stroke("-7,41 0,43 7,41", 2, "both")
    for i in range(13):
        a = math.radians(-56 + i * 12)
        c.nick(polar(52, a), polar(40 - 3 * (i % 2), a + 0.12), 3)
    for side in (-1, 1):  # the folds of a smile, and the brow's
        c.stroke(f"{side*14},10 {side*23},16 {side*25},24", 2.2, "both")
        c.stroke(f"{side*4},-34 {side*14},-40 {side*26},-36", 2, "both")
    c.stroke("-5,-27 -2,-20 -4,-14", 1.9, "both")


def _trunk(c, cloth):
    """A child to the hips, turned a little to the right, about x=0; a cloth about its loins."""
    c.form("-8,342! -20,351 -38,356 -46,370! -40,388 -34,404 -36,420 -44,440 -46,480! 44,480! 46,444 42,424 36,408"
        " 36,392 42,374! 38,358 24,351 14,342!", "skin", shade=11, width=3)
    for k in range(5):  # the flank away from the light
        c.nick((37 + k, 400 + k * 8), (25 + k, 405 + k * 8), 1.8)
    c.stroke("-24,382 -14,389 -2,384", 1.9, "both")
    c.stroke("10,384 20,388 29,381", 1.9, "both")
    c.stroke("-26,364 -12,367 0,363", 1.6, "both")
    c.stroke("8,388 9,400 7,410", 1.5, "both")
    c.stroke("-14,430 6,438 28,428", 1.7, "both")
    c.dot(7, 421, 2.2)
    c.form("-45,436! -20,446 16,447 45,438! 50,480! -50,480!", cloth, shade=6, width=2.8)
    for dx in (-24, -2, 20):
        c.stroke(f"{dx},450 {dx-3},460 {dx-2},474", 2, "end")


def _neck_and_arm(c):
    """The neck, and the arm that is held out to the other child, down to its wrist at (74, 424)."""
    with c.at(2, 304, s=0.6, weight=0.86):
        neck(c)
    c.form("20,356! 38,356 48,366 56,384 62,398 80,414! 70,436! 50,426 38,412 28,396 22,380!~", "skin", shade=6,
        width=2.8)
    c.fill("12,358! 30,354 38,362 30,384 18,380!", "skin")
    c.stroke("52,402 58,402 62,398", 1.8, "both")


def _boy(c):
    with c.at(198, 0):
        # his other hand is at his hip
        c.form("-34,358! -52,370 -68,394 -78,414! -74,430 -58,440 -36,446! -32,431 -48,422 -54,414! -44,400 -34,388!~",
            "skin", shade=6, width=2.8)
        _trunk(c, "blu")
        c.fill("-42,360! -26,358 -24,386 -36,388!", "skin")
        for x, y in ((-30, 438), (-28, 444), (-26, 450)):
            c.stroke(f"{x-12},{y-3} {x},{y-2} {x+8},{y+3}", 8.6, "both", end=0.7)
            c.stroke(f"{x-12},{y-3} {x},{y-2} {x+8},{y+3}", 4.8, "both", "skin", end=0.8)
        _neck_and_arm(c)
    with c.at(204, 302, s=0.68, rot=2, weight=0.86):
        c.form("-30,-14! -42,-20 -46,-4 -40,10 -30,12!", "skin", shade=4, width=2.6)
        c.stroke("-40,-10 -34,-6 -38,4", 1.8, "both")
        visage(c, "boy", "snub", "smile", "strong", iris="brn", eyes="plain", arch="flat", gaze=0.8, lips=9, flush=1.4,
            marks="freckles", sleepy=0.2)
        places = [math.radians(158 + k * 17.5) for k in range(12)]
        c.repeat(_curl, [(*apply(c.map, (1 + 44 * math.cos(a), -26 + 40 * math.sin(a))), 0, 0.66) for a in places])


def _curl(c):
    c.dot(0, 0, 15)
    c.dot(0, 0, 12.2, "brn")
    c.stroke("-9,2 -3,-8 6,-4 2,5", 2.6, "end")


def _girl(c):
    with c.at(458, 346, rot=8):
        _flower(c)
    with c.at(370, 0, flip=True):
        _trunk(c, "red")
        _neck_and_arm(c)
    # her other arm, with the flower
    c.form("404,358! 421,366 431,384 436,400 440,412! 444,400 446,382! 467,382! 469,404 464,424 452,438 437,437"
        " 424,424 414,408 402,388!~", "skin", shade=6, width=2.8)
    c.fill("412,362! 396,358 394,386 406,388!", "skin")
    c.stroke("440,412 444,418 450,420", 1.9, "end")
    with c.at(457, 372, s=1.08, rot=6):
        c.form("-9,14! -12,2 -12,-10 -4,-14 6,-13 12,-8 11,2 9,12!~", "skin", shade=3, width=2.5)
        for y in (-8, -2, 4):
            c.stroke(f"-12,{y} -3,{y+1} 3,{y}", 1.6, "end")
        c.stroke("10,-9 3,-8 -2,-4 0,1", 1.6, "end")
    with c.at(364, 304, s=0.68, rot=-3, flip=True, weight=0.86):
        visage(c, "round", "button", "smile", "thin", iris="blu", lash=True, eyes="plain", arch="arch", gaze=0.8,
            flush=1.5, marks="dimple", sleepy=0.25)
        combed(c, "blond", 18)
    braid(c, "404,306 413,330 408,352 413,372", 15, "blond", "blu")
    with c.at(366, 262, s=0.5, rot=-3):
        for k in range(-3, 4):
            with c.at(k * 19, abs(k) ** 2 * 3):
                c.form("0,-13 12,-6 12,8 0,14 -12,8 -12,-6", ("wht", "red")[k % 2], shade=3, width=3.4)
                c.dot(0, 0, 4, "yel")


def _joined(c):
    """Their hands, one in the other."""
    c.form("300,416! 288,414 276,418 268,428 276,440 290,438 304,434!~", "skin", shade=3, width=2.5)
    c.form("268,414! 280,412 292,416 298,424! 300,432 292,440 278,440 262,434!~", "skin", shade=3, width=2.5)
    for line in ("284,420 293,424 297,430", "280,426 288,431 292,437", "276,431 282,436 284,440"):
        c.stroke(line, 1.7, "both")


def _flower(c):
    """A sunflower on its stem."""
    c.stroke("0,62 -2,10 0,-54", 6.6, "none")
    c.stroke("0,62 -2,10 0,-54", 3.4, "none", "lgrn")
    for y, turn in ((-16, 46), (-28, -50)):
        with c.at(-1, y, rot=turn):
            c.form("0,0! 9,-10 8,-22 0,-32! -8,-22 -9,-10", "grn", shade=3, width=2.2)
    for k in range(12):
        with c.at(0, -62, rot=30 * k):
            c.form("-4,-8! -6,-17 0,-25! 6,-17 4,-8!", "yel", shade=2, width=2)
    c.dot(0, -62, 12)
    c.dot(0, -62, 10, "rust")
    for dx, dy in ((-4, -3), (3, -4), (0, 2), (-4, 4), (5, 3)):
        c.dot(dx, dy - 62, 1.5)
