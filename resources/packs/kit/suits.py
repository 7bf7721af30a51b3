# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The four French suits, each upright about the origin and about 100 high."""

SUITS = "SHDC"

HEART = (
    "0,-27! 5,-38 15,-47 28,-48 40,-40 46,-26 44,-8 32,13 14,33 0,52! -14,33 -32,13 -44,-8 -46,-26 -40,-40"
    " -28,-48 -15,-47 -5,-38"
)
DIAMOND = "0,-57! 17,-26.5 41,0! 17,26.5 0,57! -17,26.5 -41,0! -17,-26.5"
SPADE = (
    "0,-55! 12,-34 32,-11 44,7 44,23 33,34 20,33 9,25! 11,37 22,50! 22,54! -22,54! -22,50! -11,37 -9,25!"
    " -20,33 -33,34 -44,23 -44,7 -32,-11 -12,-34"
)
CLUB = (
    "-9,-3! -21,-13 -25,-29 -17,-46 0,-53 17,-46 25,-29 21,-13 9,-3! 23,-9 40,-2 47,13 42,28 28,35 14,31"
    " 7,20! 10,36 22,50! 22,54! -22,54! -22,50! -10,36 -7,20! -14,31 -28,35 -42,28 -47,13 -40,-2 -23,-9"
)
OUTLINES = {"S": SPADE, "H": HEART, "D": DIAMOND, "C": CLUB}
COLOURS = {"S": "ink", "H": "red", "D": "red", "C": "ink"}

# Along the lit edge of each: where the graver has left light, as (from, to, width, bend).
LIGHTS = {
    "S": (((-35, 17), (-22, -9), 5, 0.13), ((-30, 26), (-37, 21), 3, 0.1), ((-17, -15), (-7, -31), 2.6, 0.06)),
    "H": (((-37, -14), (-26, -38), 5.4, 0.26), ((-34, -4), (-28, 6), 2.6, -0.05), ((11, -36), (20, -40), 3, 0.2)),
    "D": (((-30, -3), (-9, -30), 4.6, -0.08), ((-6, -35), (-2, -44), 2.4, -0.04)),
    "C": (((-16, -24), (-6, -43), 4.4, 0.28), ((-38, 18), (-30, 1), 4.4, 0.26), ((11, 14), (18, 2), 3, 0.22)),
}


def pip(c, suit, line=2.2, engraved=True):
    """A suit's sign as it is printed on the number cards; plain where it is small."""
    if COLOURS[suit] == "red":
        path = c.form(OUTLINES[suit], "red", shade=7 if engraved else 0, width=line)
        if engraved:
            c.engrave(path, 62, 4.4, 2.0, 26, 0.42)
    else:
        c.shape(OUTLINES[suit], "ink", line * 0.6)
    if engraved:
        for a, b, width, bend in LIGHTS[suit]:
            c.sliver(a, b, width, bend, "paper" if COLOURS[suit] == "ink" else "blush")
