# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The two damned whom the Devil leads on ropes: one in his beard who pleads, and one who wails."""

from kit.visages import visage


def rope(c, line, width=7.0):
    """A twisted rope along a line."""
    c.stroke(line, width + 2.6, "none", wobble=0.1)
    c.stroke(line, width - 0.6, "none", "ltan", wobble=0.1)
    half = width * 0.42
    c.along(line, 4.8, lambda _i: c.sliver((-half * 0.7, half), (half * 0.7, -half), 1))


def _horns(c):
    for outline, rings in (
        ("-30,-46! -40,-66 -36,-92 -24,-108! -22,-88 -16,-70 -8,-54!", ("-37,-62 -28,-64 -16,-66",
        "-37,-78 -30,-78 -21,-80",
            "-32,-92 -27,-91 -23,-93")),
        ("14,-54! 24,-72 30,-90 32,-110! 44,-94 48,-68 40,-44!", ("20,-66 32,-64 45,-62", "27,-80 36,-78 46,-78",
            "31,-93 37,-92 42,-93")),
    ):
        c.form(outline, "ltan", shade=5, width=3.6)
        for line in rings:
            c.stroke(line, 2.4, "none")


def _ears(c):
    c.form("-34,-14! -58,-38 -84,-40! -78,-18 -62,0 -36,10!", "skin", shade=6, width=3.6)
    c.stroke("-40,-4 -58,-18 -70,-28", 2.8, "both")
    c.form("37,-14! 50,-32 66,-34! 62,-14 50,2 38,8!", "skin", shade=5, width=3.4)


def _fillet(c, hair):
    """Matted hair, held by a red band."""
    c.form("-36,8! -48,2 -52,-22 -44,-48 -20,-62 8,-64 34,-56 46,-36 46,-12 40,4! 39,-16 34,-28! 24,-22 18,-30! 8,-22"
        " 0,-32!"
        " -10,-22 -16,-30! -24,-20 -30,-14!", hair, shade=6, width=3.2)
    for line in ("-44,-10 -46,-24 -38,-40", "-24,-28 -26,-42 -20,-54", "-4,-32 -4,-46 0,-58", "18,-32 20,-46 18,-56",
            "36,-26 38,-38 32,-50"):
        c.stroke(line, 2.4, "both", "l" + hair)
    c.form("-49,-30! -20,-46 14,-48 46,-34! 46,-46 14,-60 -20,-58 -50,-42!", "red", shade=4, width=3)


def _torso(c, lines):
    """Shoulders and breast; the arms are tied behind."""
    body = c.form("-14,18! -16,38 -38,45 -52,58 -57,84 -56,124! 54,124! 55,84 50,58 36,45 14,38 12,18! 0,28", "skin",
        shade=10, width=3)
    c.engrave(body, 62, 5, 2.2, 24, 0.3)
    c.fill("-13,26! 0,38 12,26! 13,38 4,44 -10,42!", "dskin")
    for line in lines:
        c.stroke(line, 2.2, "both")
    for a, b in (((-51, 66), (-41, 68)), ((-53, 76), (-43, 77)), ((-53, 86), (-44, 86)), ((49, 66), (40, 68)),
            ((51, 76), (42, 77)), ((51, 86), (43, 86))):
        c.sliver(a, b, 1.6, 0.1)


def bearded(c):
    """He looks up at his master and pleads."""
    _torso(c, ("-37,62 -33,90 -37,120", "36,62 33,90 36,120", "-26,70 -12,78 -2,70", "26,70 12,78 2,70",
        "0,60 1,84 0,112",
        "-20,96 -8,99 -2,94", "20,96 8,99 4,94"))
    rope(c, "-19,30 -2,41 16,31", 7)
    with c.at(s=0.62, rot=-12, weight=0.74):
        _horns(c)
        _ears(c)
        visage(c, "gaunt", "hooked", "stern", "bushy", iris="brn", eyes="round", arch="sad", gaze=1.2, flush=1.2,
            marks="hollow")
        c.form("-32,8! -22,26 -8,34 8,26! 20,24 31,28! 33,44 28,64 18,84! 14,70 8,86 2,94! -2,78 -12,84! -16,68"
            " -26,52 -33,30",
            "black", shade=6, width=3)
        c.fill("10,31! 20,33 28,30! 26,38 18,40 12,37!", "dred")
        for line in ("-24,30 -14,54 -10,74", "0,36 4,58 4,82", "20,42 22,58 18,72"):
            c.stroke(line, 2.3, "both", "lblack")
        _fillet(c, "black")


def wailing(c):
    """He has given up and wails."""
    _torso(c, ("-37,62 -33,90 -37,120", "36,62 33,90 36,120", "-28,78 -16,90 -3,82", "28,78 16,90 4,82",
        "0,92 1,104 0,116"))
    c.dot(-15, 82, 2.6, "dred")
    c.dot(16, 82, 2.6, "dred")
    rope(c, "-19,30 -2,41 16,31", 7)
    with c.at(s=0.62, rot=6, weight=0.74):
        _horns(c)
        _ears(c)
        visage(c, "long", "bulb", "laugh", "strong", iris="grn", eyes="drooping", arch="sad", gaze=0.4, flush=1.5,
            marks="furrow bags", drop=3)
        c.form("10,30! 20,27 29,30! 31,42 24,52 17,52 10,44!", "dred", shade=2, width=3, dark="ink")
        c.fill("14,44! 20,40 27,44! 24,50 17,50!", "#ea5f47")
        for x, y in ((-2, 6), (-5, 16), (29, 8)):  # tears
            c.form(f"{x},{y-6}! {x+4},{y+2} {x},{y+6} {x-4},{y+2}", "lblu", shade=1, width=1.8)
        _fillet(c, "rust")
