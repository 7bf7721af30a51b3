# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Small whole figures, built from their joints: limbs that bend, the two who fall from the tower and the twins."""

import math

from kit.coiffure import braid, combed, fringed, nape
from kit.faces import neck
from kit.geometry import lerp
from kit.hands import clasp, finger, hand_on_hip, laid_hand
from kit.visages import side_face, visage
from pictures.attributes import small_hand


def _text(points):
    return " ".join("%.1f,%.1f" % p for p in points)


def limb(c, a, joint, b, radii, colour, shade=5, width=2.6, cap=False):
    """An arm or a leg from a over its joint to b; radii are those of both ends, the joint and between them."""
    # points close to the joint keep it an elbow or a knee, where a curve through the three would be a hose
    spine = _text((a, lerp(a, joint, 0.72), joint, lerp(joint, b, 0.28), b))
    return c.form(c.tube(spine, radii, cap), colour, shade=shade, width=width)


def heading(a, b):
    """How far what points up has to turn to point from a to b."""
    return math.degrees(math.atan2(b[0] - a[0], a[1] - b[1]))


def _leg(c, hip, knee, foot, hose, bend):
    """A leg in hose; bend tells to which side the toes point."""
    limb(c, hip, knee, foot, (14, 14, 12.5, 11, 11.5, 8, 6.5), hose, 5)
    for k in (-1, 1):  # the cloth creases in the hollow of the knee
        x, y = lerp(knee, foot if k > 0 else hip, 0.16)
        c.stroke(f"{x-6},{y-3} {x},{y+1} {x+5},{y-1}", 1.7, "both")
    with c.at(*foot, rot=heading(knee, foot) + 180, flip=bend < 0):
        c.form("-8,-7! 8,-8! 10,6 22,12 34,16 37,22! 18,24 -7,22! -10,8", "brn", shade=3, width=2.4)
        c.stroke("-9,1 0,4 9,0", 3.4, "none", "ltan")
        c.stroke("-8,20 14,21 36,22", 2, "none")


def _arm(c, shoulder, elbow, hand, coat, trim, spread=True):
    limb(c, shoulder, elbow, hand, (14, 13.5, 11.5, 11, 11, 9.5, 9), coat, 5)
    x, y = lerp(elbow, shoulder, 0.14)
    c.stroke(f"{x-5},{y-4} {x},{y+1} {x+6},{y+1}", 1.7, "both")
    x, y = lerp(elbow, hand, 1.22)
    small_hand(c, x, y, heading(elbow, hand), trim, spread)


def _trunk(c, coat, belt):
    """A belted coat from the shoulders to its skirt, whose tails fly."""
    c.form("-24,98! -36,124 -30,140! -14,130 -8,146! 6,130 22,142! 26,126 42,130! 32,112 24,96!", coat, shade=6,
        width=2.6)
    c.form("-30,36! -12,28 12,28 30,36! 34,54 26,76 26,100! 0,106 -26,100! -28,78 -36,54", coat, shade=10, width=2.8,
        angle=64, reach=22, ink=2.2)
    c.form("-27,92! 0,99 27,92! 28,103! 0,110 -28,103!", belt, shade=3, width=2.4)
    for y in (50, 64, 78):
        c.dot(2, y, 4)
        c.dot(2, y, 2.8, "yel")
    for line in ("-18,112 -22,122 -20,132", "2,114 0,124 2,132", "20,110 24,118 28,124"):
        c.stroke(line, 2, "end")


def _collar(c):
    c.form("-10,18! 10,18! 12,34! -12,34!", "skin", shade=4, width=2.2)
    c.form("-26,34! -12,26 0,32 12,26 26,34! 18,46 0,40! -18,46", "wht", shade=4, width=2.4)


def plunging(c):
    """One who falls with an arm before his head, a leg kicked up behind him; drawn upright, his head at the origin."""
    _arm(c, (-24, 46), (-62, 44), (-76, 6), "blu", "yel")
    _leg(c, (-12, 108), (-48, 142), (-96, 122), "red", 1)
    _leg(c, (12, 108), (30, 158), (8, 204), "red", 1)
    _trunk(c, "blu", "yel")
    _arm(c, (24, 46), (58, 26), (78, -14), "blu", "yel")
    _collar(c)
    with c.at(0, -2, s=0.54, rot=8, weight=0.74):
        visage(c, "square", "broken", "stern", "bushy", iris="ink", eyes="round", arch="sad")
        fringed(c, "brn", 6)
        c.form("-44,-30! -60,-62 -40,-60 -44,-88! -24,-74 -16,-98! 0,-78 16,-94! 22,-72 44,-80! 38,-60 48,-34! 30,-50"
            " 4,-54 -22,-48", "brn", shade=7, width=2.6)  # his hair streams
        c.strands("-36,-46 -40,-66 -40,-80", "36,-46 34,-62 38,-72", 9, 2.2, jitter=0.2)


def sprawling(c):
    """One who falls on his back, legs astride, and clutches at the air; drawn upright, his head at the origin."""
    _leg(c, (-12, 108), (-30, 160), (-78, 178), "yel", -1)
    _arm(c, (-24, 46), (-58, 72), (-84, 44), "grn", "wht")
    _leg(c, (12, 108), (60, 126), (62, 178), "yel", 1)
    _trunk(c, "grn", "red")
    _arm(c, (24, 46), (62, 62), (92, 28), "grn", "wht")
    _collar(c)
    with c.at(2, -2, s=0.54, rot=-8, weight=0.74):
        side_face(c, "rake", "stern", "strong", iris="ink")
        c.form("20,-56! 4,-84 -4,-66 -26,-94! -30,-70 -58,-86! -52,-60 -80,-58! -64,-38 -84,-22! -62,-16 -76,4!"
            " -58,8 -40,16! -34,-6 -22,-30 6,-40", "black", shade=7, width=2.8)
        for line in ("-20,-44 -26,-62 -28,-80", "-34,-34 -48,-54 -56,-74", "-44,-22 -60,-36 -74,-48"):
            c.stroke(line, 2.6, "both", "lblack")


def climbing(c):
    """One who climbs to the right, both hands on what he climbs; his head at the origin."""
    _leg(c, (-12, 108), (-26, 152), (-60, 184), "yel", 1)
    _arm(c, (24, 46), (52, 30), (54, -30), "blu", "yel", False)
    _leg(c, (12, 108), (44, 126), (44, 166), "yel", 1)
    _trunk(c, "blu", "red")
    _arm(c, (-16, 50), (16, 74), (42, 28), "blu", "yel", False)
    _collar(c)
    with c.at(-2, -2, s=0.56, rot=-12, weight=0.74):
        side_face(c, "youth", "smile", "strong", iris="ink")
        nape(c, "rust", 30)


def tumbling(c):
    """A man with asses' ears who falls headlong; drawn upright, his head at the origin."""
    _leg(c, (12, 108), (36, 146), (76, 158), "red", 1)
    _arm(c, (-24, 46), (-56, 50), (-74, 14), "grn", "yel")
    _leg(c, (-12, 108), (-36, 148), (-18, 196), "red", -1)
    _trunk(c, "grn", "yel")
    _arm(c, (24, 46), (54, 66), (74, 34), "grn", "yel")
    _collar(c)
    with c.at(0, -2, s=0.56, weight=0.74):
        visage(c, "long", "long", "stern", "strong", iris="ink", eyes="round", arch="sad", gaze=0)
        fringed(c, "black", 4)
        for side in (-1, 1):
            with c.at(side * 34 + 4, -52, rot=side * 24, flip=side < 0):
                c.form("-12,6! -16,-24 -4,-60 6,-70! 16,-44 14,-10 10,6!", "gry", shade=5, width=3)
                c.fill("-4,0! -7,-24 2,-52! 9,-30 5,0!", "blush")


def _bare_arm(c, shoulder, elbow, hand):
    limb(c, shoulder, elbow, hand, (14, 13.5, 11.5, 11, 11, 9.5, 8.5), "skin", 5)
    x, y = lerp(elbow, shoulder, 0.2)
    c.stroke(f"{x-4},{y-4} {x},{y} {x+5},{y}", 1.6, "both")


def _child_body(c, x, cloth, side):
    """A child's trunk about x, to the hips, turned a little to that side; a cloth about its loins."""
    c.form(f"{x-14},340! {x-40},352 {x-43},372! {x-36},392 {x-32},412 {x-40},440 {x-44},480! {x+44},480! {x+40},440"
        f" {x+32},412 {x+36},392 {x+43},372! {x+40},352 {x+14},340!", "skin", shade=12, width=3)
    for k in range(5):  # the flank away from the light
        c.nick((x + 35 - k, 398 + k * 9), (x + 22 - k, 404 + k * 9), 1.8)
    x += 5 * side  # breast and navel show where it turns
    c.stroke(f"{x-24},378 {x-13},386 {x-3},381", 1.9, "both")
    c.stroke(f"{x+4},381 {x+14},386 {x+24},378", 1.9, "both")
    c.stroke(f"{x},388 {x+side},402 {x},412", 1.5, "both")
    c.stroke(f"{x-10},428 {x},433 {x+10},427", 1.7, "both")
    c.dot(x, 421, 2.2)
    x -= 5 * side
    c.form(f"{x-42},438! {x-18},446 {x+14},446 {x+42},434! {x+46},480! {x-46},480!", cloth, shade=6, width=2.8)
    for dx in (-20, 2, 22):
        c.stroke(f"{x+dx},450 {x+dx-3},460 {x+dx-2},474", 2, "end")


def _flower(c):
    """A sunflower on its stem."""
    c.stroke("0,62 -2,10 0,-54", 6.6, "none")
    c.stroke("0,62 -2,10 0,-54", 3.4, "none", "lgrn")
    for y, turn in ((-16, 46), (-28, -50), (46, 130)):
        with c.at(-1, y, rot=turn):
            c.form("0,0! 9,-10 8,-22 0,-32! -8,-22 -9,-10", "grn", shade=3, width=2.2)
    for k in range(12):
        with c.at(0, -62, rot=30 * k):
            c.form("-4,-8! -6,-17 0,-25! 6,-17 4,-8!", "yel", shade=2, width=2)
    c.dot(0, -62, 12)
    c.dot(0, -62, 10, "rust")
    for dx, dy in ((-4, -3), (3, -4), (0, 2), (-4, 4), (5, 3)):
        c.dot(dx, dy - 62, 1.5)


def twins(c):
    """Boy and girl, his arm about her neck and hers about his waist, before a wall at 380."""
    # his arm lies behind her neck, so he comes first and she stands over it
    _bare_arm(c, (176, 368), (138, 414), (170, 440))
    _child_body(c, 212, "blu", 1)
    with c.at(186, 440, s=0.5, rot=-62, weight=0.86):
        hand_on_hip(c)
    c.dot(172, 437, 7.4, "skin")  # hand and arm are one
    with c.at(212, 304, s=0.64, weight=0.86):
        neck(c)
    _bare_arm(c, (244, 368), (290, 392), (338, 344))
    _bare_arm(c, (386, 370), (424, 414), (448, 378))
    _child_body(c, 352, "red", -1)
    c.form("356,346! 384,346 398,362! 384,392 350,424 314,446! 308,430! 336,404 356,376!", "red", shade=6, width=2.8)
    for line in ("378,356 366,388 330,422", "390,366 372,398 340,424"):
        c.stroke(line, 2.2, "both")
    with c.at(352, 306, s=0.64, flip=True, weight=0.86):
        neck(c)
    c.form("352,352! 362,340 382,338 398,352! 394,364! 360,362!", "skin", shade=3, width=2.4)
    for i, r in enumerate((4.8, 5, 4.8, 4)):  # his fingers over her shoulder
        x, y = 366 + i * 8.4, 350 + i * 2.2
        finger(c, f"{x-4},{y-6} {x+1},{y+2} {x+2},{y+11} {x},{y+19-i}", [r, r, r * 0.95, r * 0.72], 2)
    _bare_arm(c, (320, 370), (302, 424), (264, 418))
    with c.at(240, 415, s=0.46, rot=4, weight=0.9):
        laid_hand(c)
    with c.at(456, 352, rot=8):
        _flower(c)
    with c.at(456, 362, s=0.46, rot=-36, flip=True, weight=0.9):
        clasp(c)
    c.dot(448, 375, 7.4, "skin")
    with c.at(212, 302, s=0.68, rot=6, weight=0.86):
        c.form("-30,-14! -42,-20 -46,-4 -40,10 -30,12!", "skin", shade=4, width=2.6)
        c.stroke("-40,-10 -34,-6 -38,4", 1.8, "both")
        visage(c, "plump", "snub", "laugh", "thin", iris="brn", eyes="plain", arch="arch", gaze=0.8, lips=10, flush=1.5,
            marks="freckles")
        for k in range(12):
            a = math.radians(158 + k * 17.5)
            x, y = 1 + 44 * math.cos(a), -26 + 40 * math.sin(a)
            c.dot(x, y, 15)
            c.dot(x, y, 12.4, "brn")
            c.stroke(f"{x-9},{y+2} {x-3},{y-8} {x+6},{y-4} {x+2},{y+5}", 2.4, "end")
    with c.at(352, 304, s=0.68, rot=-6, flip=True, weight=0.86):
        visage(c, "round", "button", "smile", "thin", iris="blu", lash=True, eyes="round", arch="high", gaze=0.8,
            flush=1.5, marks="dimple")
        combed(c, "blond", 18)
    braid(c, "392,306 402,330 398,356 404,378", 15, "blond", "blu")
    with c.at(354, 262, s=0.5, rot=-4):
        for k in range(-3, 4):
            with c.at(k * 19, abs(k) ** 2 * 3):
                c.form("0,-13 12,-6 12,8 0,14 -12,8 -12,-6", ("wht", "red")[k % 2], shade=3, width=3.4)
                c.dot(0, 0, 4, "yel")
