# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Death's bones."""

import math

from kit.geometry import add, lerp, mul, perp, sub, unit


def bone(c, a, b, width=9, colour="ltan"):
    """A long bone between two joints."""
    along = unit(sub(b, a))
    across = perp(along)

    def at(p, run, aside):
        return add(p, add(mul(along, run), mul(across, aside)))

    w = width
    c.form(
        [(*at(a, 0, -w * 0.3), False), (*at(a, -w * 0.6, -w * 0.9), False), (*at(a, w * 0.4, -w * 1.1), False),
            (*at(a, w * 1.6, -w * 0.5), False), (*at(lerp(a, b, 0.5), 0, -w * 0.42), False),
            (*at(b, -w * 1.6, -w * 0.5), False), (*at(b, -w * 0.4, -w * 1.1), False), (*at(b, w * 0.6, -w * 0.9),
                False),
            (*at(b, 0, 0), False), (*at(b, w * 0.6, w * 0.9), False), (*at(b, -w * 0.4, w * 1.1), False),
            (*at(b, -w * 1.6, w * 0.5), False), (*at(lerp(a, b, 0.5), 0, w * 0.42), False),
            (*at(a, w * 1.6, w * 0.5), False), (*at(a, w * 0.4, w * 1.1), False), (*at(a, -w * 0.6, w * 0.9), False)],
        colour, shade=w * 0.5, width=2.8)
    c.sliver(at(a, w * 2.2, w * 0.15), at(b, -w * 2.2, w * 0.15), 1.5)


def skull(c, colour="ltan"):
    """A skull in three quarters to the right, in the units of a head."""
    c.form("-44,-10! -50,-34 -36,-60 -6,-72 26,-66 44,-46 46,-24! 42,-14 44,-4! 42,8 36,12! 36,22! 30,28 8,28 4,22!"
        " -8,18"
        " -16,8! -34,4", colour, shade=11, width=3.4, angle=62, ink=2.4, reach=26)
    # jaw
    c.form("-14,8! -12,28 -2,46 14,54 28,52 36,42 38,28! 30,36 8,36 2,28!", colour, shade=6, width=2.8)
    # sockets, nose, teeth
    c.fill("-10,-14! -6,-26 6,-30 16,-24 18,-12 10,-2 -2,-2", "ink")
    c.fill("24,-14! 26,-26 34,-28 42,-20 41,-10 34,-2 26,-4", "ink")
    c.fill("18,0! 22,-10 26,-2 29,8! 24,6 22,10 16,8", "ink")
    c.form("4,20! 20,24 36,20! 37,31! 20,36 3,31!", "wht", shade=2, width=2)
    for i in range(8):
        c.stroke(f"{7+i*4},{21+(i*0.5 if i<4 else 3.5-i*0.5)} {7+i*4},{34}", 1.5, "none")
    c.stroke("4,27 20,30 37,26", 1.8, "none")
    c.stroke("-16,-30 -4,-36 12,-32", 2.4, "both")
    c.stroke("-16,8 -10,-2 -2,2 6,8", 2.4, "both")
    c.stroke("-34,-44 -28,-34 -34,-26 -26,-18", 1.8, "both")
    c.fill("-30,-2! -22,-8 -14,0! -22,6", "dtan")


def forearm(c, elbow, wrist, width=6.4, colour="ltan"):
    """The two bones from an elbow to a wrist, apart between the joints."""
    across = perp(unit(sub(wrist, elbow)))
    bone(c, add(elbow, mul(across, width * 0.9)), add(wrist, mul(across, width * 0.7)), width * 0.86, colour)
    bone(c, add(elbow, mul(across, -width * 0.9)), add(wrist, mul(across, -width * 0.7)), width, colour)


def closed_hand(c, colour="ltan"):
    """A bony hand closed on a shaft that stands on x=0, its wrist at the right (40, 2)."""
    for y, low in ((-22, -5), (-9, -1), (4, 3), (16, 7)):
        bone(c, (34, low), (15, y), 3.2, colour)
    for x, y in ((38, -6), (42, 2), (38, 9), (33, 1)):
        c.form(f"{x-5},{y-4} {x+3},{y-5} {x+5},{y+3} {x-3},{y+5}", colour, shade=2, width=2.2)
    for y in (-23, -10, 3, 15):
        bone(c, (14, y), (-9, y + 1), 3.9, colour)
        c.form(f"-8,{y-4}! -16,{y-3} -18,{y+3} -11,{y+7}! -6,{y+5}!", colour, shade=2, width=2.2)
    bone(c, (30, -10), (15, -34), 3.4, colour)
    bone(c, (14, -35), (-6, -35), 3.2, colour)


def pelvis(c, colour="ltan"):
    """The hips about the spine's foot at the origin: sacrum, two winged bones round an opening, and theirs below."""
    c.fill("-44,24! 0,10 44,24! 40,56 0,70 -40,56", "ink")
    c.form("-17,-6! 0,-10 17,-6! 15,16 7,36 0,42 -7,36 -15,16", colour, shade=5, width=2.6)
    for y, x in ((6, 8), (18, 6), (28, 4)):
        c.stroke(f"{-x-4},{y-3} 0,{y} {x+4},{y-3}", 1.8, "both")
        for side in (-1, 1):
            c.dot(side * x, y + 4, 1.8)
    for side in (-1, 1):
        with c.at(flip=side < 0):
            # the ring below, open in its middle
            c.form("30,44! 50,42 66,50 66,72 52,92 30,92 4,78! 2,62 12,58!", colour, shade=5, width=2.8)
            c.fill("28,60! 42,54 52,62 50,74 38,80 26,72", "ink")
            # the wing: its rim, and the hollow within, hatched towards the joint
            c.form("12,2! 20,-16 42,-27 68,-27 90,-12! 88,-2 80,10! 82,20 72,30! 70,42 58,52 42,50 34,42! 40,30 30,18"
                " 16,20!", colour, shade=6, width=3)
            c.fill("18,2! 26,-9 46,-17 66,-17 80,-7! 72,6 70,18 56,24 44,28! 36,16 28,10", "tan")
            c.stroke("18,2 26,-9 46,-17 66,-17 80,-7", 2.2, "both")
            for k in range(8):
                tip = (30 + 6.6 * k, -10 - 6 * math.sin(0.5 * k) + (k > 5) * (k - 5) * 3)
                c.nick(tip, lerp(tip, (38, 24), 0.66), 2.6, 0.06)
            c.form("50,32! 60,26 72,30 74,40 66,48 54,46", colour, shade=4, width=2.4)


def ribcage(c, colour="ltan"):
    """Breast bone, ribs and spine about the middle of the breast, 150 wide; down to the hips at y=112."""
    for y in range(-70, 112, 17):
        c.form(f"-10,{y}! 0,{y-4} 10,{y}! 13,{y+7} 9,{y+13}! 0,{y+10} -9,{y+13}! -13,{y+7}", colour, shade=4, width=2.4)
    for i in range(6):
        y, half, drop = -52 + 21 * i, (50, 62, 70, 72, 66, 54)[i], (16, 24, 30, 34, 36, 34)[i]
        for side in (-1, 1):
            line = ((side * 8, y), (side * half * 0.6, y - 6), (side * half, y + drop * 0.4),
                (side * half * 0.7, y + drop), (side * 10, y + drop + 2))
            c.stroke(line, 12.6, "none", "ink")
            c.stroke(line, 7.6, "none", colour)
            c.stroke(line, 2.2, "both", "wht")
    c.form("-11,-44! 0,-50 11,-44! 9,40 0,74! -9,40", colour, shade=5, width=2.6)
    for y in (-20, 2, 24, 46):
        c.stroke(f"-8,{y} 0,{y+3} 8,{y}", 1.8, "both")
    for side in (-1, 1):
        c.stroke(f"{side*4},-58 {side*40},-70 {side*84},-60", 13, "none", "ink")
        c.stroke(f"{side*4},-58 {side*40},-70 {side*84},-60", 8, "none", colour)
