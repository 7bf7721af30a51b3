# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The card of this pack: 640 × 1000 units, courts in a frame that leaves two corners to the index."""

import functools
import math

from kit import dress
from kit.canvas import Canvas
from kit.curves import Path
from kit.dress import armband, cuff, strew
from kit.document import HEIGHT, MIDDLE, mat, paper, svg
from kit.geometry import add, lerp, mul, perp, sample, sub, unit
from kit.palette import DARKER, LIGHTER, PALETTE
from kit.pathdata import Slant, units
from kit.suits import OUTLINES, pip

WIDTH = 640
CENTRE = (WIDTH / 2, HEIGHT / 2)
SLOPE = 0.2
FLOOR = Slant(MIDDLE, SLOPE, CENTRE[0])  # where the two figures of a court meet

LEFT, TOP, RIGHT, BOTTOM = 30, 30, 610, 970
NOTCH_RIGHT, NOTCH_BOTTOM = 118, 211  # the index lies left of and above these
SUIT_PLACE = (168, 92)  # the large pip beside a court's index

LOZENGE = "0,-34! 24,0! 0,34! -24,0!"
HALF_TURN = ' transform="rotate(180 3200 5000)"'
NAMES = {"S": "picche", "H": "cuori", "D": "quadri", "C": "fiori"}

CHEST = (352, 124, 6)  # the body that clothes are bent about: its middle, half its width, how far rows hang
strewn = functools.partial(dress.strewn, body=CHEST)
sleeve = functools.partial(dress.sleeve, inset=0.16, fanned=True)


def _frame_data():
    corners = (
        (NOTCH_RIGHT, TOP),
        (RIGHT, TOP),
        (RIGHT, HEIGHT - NOTCH_BOTTOM),
        (WIDTH - NOTCH_RIGHT, HEIGHT - NOTCH_BOTTOM),
        (WIDTH - NOTCH_RIGHT, BOTTOM),
        (LEFT, BOTTOM),
        (LEFT, NOTCH_BOTTOM),
        (NOTCH_RIGHT, NOTCH_BOTTOM),
    )
    return "M" + "L".join("%d %d" % (units(x), units(y)) for x, y in corners) + "z"


def _frame():
    return '<path fill="none" stroke="%s" stroke-width="26" d="%s"/>' % (PALETTE["ink"], _frame_data())


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


def damask(c, path, suit, colour, size=0.2, room=18):
    """The suit's sign woven into a mantle, of one colour with it."""

    def sign(c):
        with c.at(s=size):
            c.fill(OUTLINES[suit], colour)

    strew(c, path, sign, 40, 36, room)


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


def card(body, defs="", title=""):
    """A card without a frame."""
    return svg(paper(WIDTH) + body, defs, title, WIDTH)


def framed(body, defs="", title=""):
    """A card with one picture in the courts' frame."""
    return svg(paper(WIDTH) + body + "\n" + mat(_frame_data(), WIDTH) + _frame(), defs, title, WIDTH)


def _bar(ground, suit):
    """The band over the seam of a court, with the suit's signs, which turn over in the middle."""
    c = Canvas(seed=7, line=3, wobble=0.15)
    with c.at(*CENTRE, rot=-math.degrees(math.atan(SLOPE))):
        c.polygon([(-312, -16.4), (312, -16.4), (312, 16.4), (-312, 16.4)], "ink")
        c.polygon([(-312, -13.6), (312, -13.6), (312, 13.6), (-312, 13.6)], "yel")
        c.polygon([(-312, -8.8), (312, -8.8), (312, 8.8), (-312, 8.8)], "ink")
        c.polygon([(-312, -7), (312, -7), (312, 7), (-312, 7)], ground)
        for i in range(-12, 13):
            with c.at(i * 24, 0, s=0.112, rot=180 if i > 0 else 0):
                c.fill(OUTLINES[suit] if i % 2 else LOZENGE, "yel")
    return c.body()


def court(draw, suit, title, seed, ground="blu"):
    """A court: draw(canvas) draws the upper figure, which is turned about and cut along the seam."""
    c = Canvas(seed=seed, line=3.7, floor=FLOOR)
    draw(c)
    with c.at(*SUIT_PLACE, s=0.84):
        pip(c, suit)
    half = c.defs + '<g id="half">\n%s\n</g>\n' % c.body()
    body = '<use xlink:href="#half"/>\n<use xlink:href="#half"%s/>\n' % HALF_TURN
    return framed(body + _bar(ground, suit), half, title)


def courts(drawn, rank):
    """The courts of one rank; drawn tells by their codes what draws each, its seed and the ground of its band."""

    def card(code):
        draw, seed, ground = drawn[code]
        return court(draw, code[1], "%s di %s" % (rank, NAMES[code[1]]), seed, ground)

    return {code: lambda code=code: card(code) for code in drawn}
