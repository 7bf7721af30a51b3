# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Folds and hems of wide garments, and arms that hold a staff."""

import functools
import math

from kit import dress
from kit.curves import Path
from kit.dress import armband, cuff
from kit.geometry import add, lerp, mul, perp, sample, sub, unit
from kit.palette import DARKER, LIGHTER

sleeve = functools.partial(dress.sleeve, inset=0.16, fanned=True)


def folds(c, lines, colour, breadth=20, teeth=9):
    """Folds of a cloth of that colour, each a line from the edge where it begins and the side its shadow lies on.

    A fold is a crest of ink, on one side of it a hollow of the darker tone with a few cuts, on the other the light.
    """
    for line, side in lines:
        crest = sample(Path(line, False).flat(2), 41)
        hollow, lit = [], []
        for i, p in enumerate(crest):
            across = perp(unit(sub(crest[min(i + 1, 40)], crest[max(i - 1, 0)])))
            t = i / 40
            hollow.append(add(p, mul(across, side * breadth * (1 - t) ** 0.75 * (0.86 + 0.14 * math.sin(9 * t)))))
            lit.append(add(p, mul(across, -side * 5.5)))
        c.fill([(*p, i in (0, 40)) for i, p in enumerate(crest[::4] + hollow[::-4])], DARKER[colour])
        c.stroke(lit[3:31:3], 4.4, "both", LIGHTER[colour])
        c.stroke(line, 4.4, "end", end=0.1)
        for i in range(teeth):
            k = 2 + i * 30 // teeth
            size = 0.9 - 0.5 * i / teeth
            tip = add(lerp(crest[k], hollow[k], size), mul(unit(sub(crest[k + 4], crest[k])), breadth * 0.5 * size))
            c.nick(crest[k], tip, 3 - 0.1 * i, -0.1 * side)


def hem(c, line, width=6, colour="yel"):
    """An inked band along the edge of a garment."""
    c.stroke(line, width + 3.6, "none")
    c.stroke(line, width, "none", colour)


def wrist(c, hand, sleeve, width, colour="skin"):
    """The bare wrist between a hand and the cuff, each given by its middle."""
    across = mul(perp(unit(sub(sleeve, hand))), width)
    corners = [add(hand, across), add(sleeve, across), sub(sleeve, across), sub(hand, across)]
    c.fill([(*p, True) for p in corners], colour)
    for a, b in ((corners[0], corners[1]), (corners[3], corners[2])):
        c.stroke([a, b], 2.8, "none", wobble=0)


def staff_arm(c, staff, shoulder, elbow, hand, colour, trim, turn=44, puff=0.06, band=None, flip=True,
              motif=None, radii=(39, 35, 21)):
    """An arm that holds an upright staff before it: the forearm rises from a low elbow to the hand at staff.

    band is where on the upper arm there is one, and its colours; flip tells a left arm from a right; motif and
    radii as a sleeve's.
    """
    a, side = math.radians(turn), -1 if flip else 1
    x, y = side * (64 * math.cos(a) - 7 * math.sin(a)) * 0.76, (64 * math.sin(a) + 7 * math.cos(a)) * 0.76
    joint = (staff[0] + x, staff[1] + y)  # where the hand ends
    end = add(joint, mul(unit(sub(elbow, joint)), 14))
    sleeve(c, shoulder, elbow, end, colour, radii, puff=puff, motif=motif)
    if band:
        armband(c, lerp(shoulder, elbow, band[0]), elbow, 40, 9, *band[1:])
    wrist(c, lerp(joint, staff, 0.2), end, 14)
    with c.at(*staff, s=0.76, rot=side * turn, flip=flip, weight=1.05):
        hand(c)
    cuff(c, elbow, end, 24, trim, 26)
