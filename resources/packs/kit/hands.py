# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands, built of tapered fingers in depth order."""


def finger(c, spine, radii, width=2.0, colour="skin"):
    """A finger along a spine, its root uninked."""
    c.shape(c.tube(spine, radii), colour, width, light=0.5)


def open_hand(c):
    """An open hand laid on the breast, fingers to the left, wrist at the right (62, 6)."""
    # thumb behind
    finger(c, "14,-10 -2,-22 -18,-30", [9, 7.5, 6])
    # fingers (far to near): index, middle, ring, little
    finger(c, "-4,-10 -26,-17 -46,-14 -56,-8", [8.5, 7.6, 6.6, 5.4])
    finger(c, "-6,0 -30,-3 -52,2 -62,9", [8.6, 7.8, 6.8, 5.4])
    finger(c, "-4,10 -26,11 -44,17 -54,24", [8.2, 7.4, 6.4, 5.0])
    finger(c, "2,19 -16,23 -32,29 -40,35", [7.6, 6.4, 5.6, 4.4])
    c.fill("64,-14! 40,-20 16,-21 2,-15 -12,-6 -14,6 -10,18 2,26 24,27 44,24 64,26!", "skin")
    c.fill("64,26! 44,24 24,27 2,26 -8,20! 6,18 26,16 44,14 64,14!", "dskin")
    c.stroke("64,-14 40,-20 16,-21 2,-17", 2.2, "end")
    c.stroke("64,26 44,24 24,27 8,27", 2.4, "end")
    for a, b in (((-8, -6), (14, -6)), ((-8, 5), (14, 3)), ((-5, 15), (16, 11))):
        c.sliver(a, b, 1.8, 0.04)
    for i in range(6):
        c.nick((22 + i * 7, 26), (20 + i * 7, 16 + i * 0.4), 1.6)
    for x, y in ((-30, -16), (-33, -2), (-29, 12), (-19, 24)):
        c.sliver((x - 2, y - 4), (x - 2, y + 4), 1.5, 0.2)
    c.stroke("14,-20 4,-12 0,-10", 1.6)


def fist(c):
    """A closed hand seen from the back, wrist at the left (-46, 0), knuckles to the right."""
    finger(c, "-8,-16 10,-27 26,-24", [9, 8, 6.2], 2.2)
    c.shape("-48,-15! -24,-21 -4,-22 12,-17 18,-4 16,12 6,24 -12,26 -30,20 -48,17!~", "skin", 2.6)
    c.fill("-48,17! -30,20 -12,26 6,24 14,14! 2,14 -16,14 -34,8 -48,6!", "dskin")
    for i in range(4):
        y = -13 + i * 10.6
        finger(c, f"2,{y - 1} 18,{y - 2} 30,{y + 3}", [7.2, 7.4, 6.2], 2.2)
    for i in range(3):
        c.sliver((-2, -8 + i * 10.4), (-18, -7 + i * 8.5), 1.6, 0.05)
    for i in range(5):
        c.nick((-40 + i * 7, 19 + i * 0.8), (-42 + i * 7, 10 + i), 1.7)


def grip(c):
    """A hand holding an upright staff that stands on x=0, wrist at the right (64, 8)."""
    c.form("8,-24! 26,-27 46,-20 66,-12!~ 66,26! 48,27 28,31 8,28!~", "skin", shade=9, width=2.4)
    for i in range(4):
        c.nick((60 - i * 9, 27 + i * 0.4), (57 - i * 9, 17), 1.7)
    for i in range(4):
        y = -19 + i * 14.4
        r = (7.6, 8, 7.6, 6.6)[i]
        c.form(
            f"-16,{y-r} -21,{y} -16,{y+r} 0,{y+r+1} 11,{y+r-1} 16,{y+1} 12,{y-r+1.4} 0,{y-r}",
            "skin",
            shade=4,
            width=2.2,
        )
        c.sliver((9, y - r * 0.5), (12, y + r * 0.5), 1.3, 0.2)
    c.form(
        "48,-22! 34,-30 18,-36 2,-39 -9,-37 -12,-31 -6,-27 8,-26 20,-21 30,-14!~", "skin", shade=5, width=2.3
    )
    c.sliver((-4, -37), (-7, -29), 1.3, 0.3)


def clasp(c):
    """A fist about a staff that stands on x=0, its thumb over the fingers; wrist at the right (64, 8)."""
    c.form("4,-24! 26,-27 46,-20 66,-12!~ 66,26! 48,27 28,30 6,27!~", "skin", shade=9, width=2.4)
    for i in range(4):
        y = -19 + i * 13.8
        r = (7.8, 8, 7.6, 6.4)[i]
        c.form(
            f"-14,{y-r} -20,{y-1} -15,{y+r} -2,{y+r+1} 8,{y+r-1} 11,{y+1} 8,{y-r+1.4} -2,{y-r}",
            "skin",
            shade=4,
            width=2.2,
        )
    c.form(
        "52,-16! 40,-24 26,-24 12,-16 0,-6 -9,2 -10,9 -3,12 8,7 20,0 30,-2! 40,2!~", "skin", shade=5, width=2.3
    )
    c.sliver((-7, 3), (-2, 9), 1.3, 0.3)
    c.stroke("32,25 28,16 34,8", 1.6)
    for i in range(3):
        c.nick((60 - i * 9, 27 + i * 0.4), (57 - i * 9, 18), 1.6)


def laid_hand(c):
    """A hand laid on the breast with its forefinger apart: fingers to the left, wrist at the right (62, 6)."""
    finger(c, "18,-12 8,-27 -4,-38", [9.4, 8, 6])
    finger(c, "-2,-10 -24,-22 -44,-28 -57,-28", [8.8, 7.8, 6.6, 5.2])
    finger(c, "2,20 -18,24 -36,28 -45,32", [7.8, 6.8, 5.8, 4.6])
    finger(c, "-4,10 -28,11 -48,14 -59,18", [8.4, 7.6, 6.4, 5.0])
    finger(c, "-6,0 -32,-3 -53,0 -64,4", [8.8, 8, 6.8, 5.4])
    c.fill("64,-14! 42,-20 22,-22 4,-17 -8,-9 -14,2 -12,14 0,26 24,28 44,25 64,26!", "skin")
    c.fill("64,26! 44,25 24,28 0,26 -8,20! 8,20 26,18 44,15 64,14!", "dskin")
    c.stroke("64,-14 42,-20 26,-21", 2.2, "end")
    c.stroke("64,26 44,25 24,28 4,27", 2.4, "end")
    c.stroke("12,-21 20,-14 24,-6", 1.7, "end")
    c.stroke("-12,-9 -18,-12 -24,-13", 1.6)
    for a, b in (((-10, 6), (12, 5)), ((-8, 16), (12, 13))):
        c.sliver(a, b, 1.7, 0.04)
    for x, y in ((-27, -22), (-34, -2), (-30, 11), (-22, 24)):
        c.sliver((x - 2, y - 4), (x - 2, y + 4), 1.5, 0.2)


def hand_on_hip(c):
    """The back of a hand resting on the hip: wrist up at (0, -40), fingers down and to the left."""
    for spine, radii in (
        ("-2,14 -20,28 -34,36", [9, 8, 6.4]),
        ("4,20 -12,38 -24,48", [9, 8, 6.4]),
        ("10,24 0,42 -8,54", [8.6, 7.6, 6]),
        ("18,24 14,40 8,52", [8, 7, 5.4]),
    ):
        finger(c, spine, radii, 2.2)
    c.form("-17,-40! -20,-20 -16,2 -10,18 6,26 20,24 24,6 20,-16 17,-40!~", "skin", shade=8, width=2.4)
    for a, b in (((-6, 17), (-9, 2)), ((4, 22), (2, 6)), ((13, 22), (13, 8))):
        c.sliver(a, b, 1.7, 0.05)
    finger(c, "-14,-10 -30,-2 -40,10", [8.4, 7.4, 6], 2.2)


def pinch(c):
    """A hand that holds a stem on x=0 between thumb and fingers, wrist at the left below (-62, 40)."""
    finger(c, "-16,-2 -2,-16 10,-20", [8.6, 7.4, 6], 2.2)
    c.form("-64,22! -44,4 -26,-12 -8,-14 8,-4 12,12 4,26 -16,36 -36,44 -52,58!~", "skin", shade=8, width=2.4)
    finger(c, "-8,26 8,34 20,30", [8.2, 7.2, 5.6], 2.2)
    finger(c, "-6,14 12,22 24,16", [8.6, 7.6, 6], 2.2)
    finger(c, "-6,2 12,9 23,2", [8.8, 7.8, 6.2], 2.2)
    finger(c, "-34,-2 -16,-26 2,-30 10,-24", [9, 8.6, 7.4, 6], 2.2)
    c.fill("-44,4! -30,-6 -18,-4 -10,4 -20,10!", "skin")
    for a, b in (((-6, 8), (-20, 14)), ((-8, 20), (-22, 24))):
        c.sliver(a, b, 1.6, 0.05)
    c.sliver((6, -29), (9, -22), 1.3, 0.2)
    for i in range(4):
        c.nick((-50 + i * 7, 55 - i * 4), (-52 + i * 7, 46 - i * 4), 1.6)


def cupped(c):
    """A hand that bears something round from below, which rests at the origin; wrist below at (0, 66)."""
    c.form("-40,-14! -34,10 -20,26 -16,64!~ 18,64! 22,26 36,8 42,-16! 20,2 0,6 -20,2", "skin", shade=9, width=2.4)
    for spine, radii in (
        ("-22,14 -36,4 -43,-12", [9, 8.4, 6.4]),
        ("-8,16 -17,2 -20,-14", [9, 8.6, 6.6]),
        ("7,16 4,2 3,-14", [9, 8.6, 6.6]),
    ):
        finger(c, spine, radii, 2.2)
    finger(c, "22,26 38,14 46,-2 44,-20", [10, 9.4, 8, 6], 2.2)
    c.fill("-26,14! -14,8 4,8 24,14! 18,30 -16,30!", "skin")
    for a, b in (((-15, 10), (-13, 26)), ((0, 10), (0, 26)), ((15, 12), (13, 28))):
        c.sliver(a, b, 1.6, 0.05)
    for x, y in ((-42, -7), (-20, -9), (3, -9), (45, -14)):
        c.sliver((x - 3, y), (x + 3, y), 1.2, 0.2)
