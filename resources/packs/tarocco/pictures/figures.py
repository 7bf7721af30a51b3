# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Small whole figures, built from their joints: limbs that bend, those who fall and one who climbs."""

import math

from kit.coiffure import fringed, nape
from kit.geometry import lerp
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
