# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A grip in two layers: the palm behind what the hand holds, fingers and thumb before it.

What is held stands on x=0 and is twice `half` wide; it is drawn between the two. The wrist is at the right.
"""

import math

from kit.drapery import sleeve, wrist
from kit.dress import cuff
from kit.geometry import add, mul, sub, unit
from kit.hands import finger

SIZE = 0.76


def palm(c, half):
    """What of the hand lies behind: it ends where the fingers come round."""
    c.form(f"{-half-3},-22! {half},-26 {half+22},-25 {half+50},-13!~ {half+50},26! {half+28},32 {half},33 {-half-3},28!",
        "skin", shade=9, width=2.4)
    for i in range(4):
        c.nick((half + 46 - i * 8, 28 + i), (half + 43 - i * 8, 18 + i), 1.6)


def fingers(c, half, thumb=True):
    """Four fingers that come round the far side, and the thumb that lies across from the near one."""
    for i, (r, reach) in enumerate(((7.4, 5), (8, 9), (7.6, 7), (6.6, 1))):
        y = -17 + i * 14.2
        tip = half * 0.3 + reach
        c.form(f"{-half-4},{y-r} {-half-11},{y-r*.4} {-half-11},{y+r*.5} {-half-4},{y+r} {tip-8},{y+r*1.1} {tip-1},"
            f"{y+r*.7} {tip+1},{y+1} {tip-3},{y-r*.7} {tip-8},{y-r*.9}", "skin", shade=4, width=2.3)
        c.sliver((-half - 2, y - r * 0.55), (-half - 1, y + r * 0.5), 1.4, 0.2)
        c.stroke(f"{tip-8},{y-3} {tip-3.4},{y-1.4} {tip-4},{y+3} {tip-8},{y+3.4}", 1.2, "none")
    if thumb:
        finger(c, f"{half+30},0 {half+12},-18 {half-4},-33 {half*.35-8},-40", [12, 10, 8.2, 6], 2.3)
        c.fill(f"{half+8},-22! {half+26},-20 {half+42},-14 {half+40},10 {half+22},12 {half+12},-2!", "skin")
        c.stroke(f"{half+9},-6 {half+14},6 {half+26},12", 1.8, "end")
        c.sliver((half - 1, -36), (half + 4, -29), 1.3, 0.2)


def closed(c):
    """A hand closed about a shaft on x=0 as its back is seen, the fingers going round the far side; wrist at the left
    (-62, 6)."""
    for y, r, out in ((-17, 8, 27), (-3, 8.4, 30), (11, 8, 29), (24, 7, 25)):
        c.form(f"-4,{y-r}! 12,{y-r-1} {out-5},{y-r+1.6} {out},{y-1} {out-2},{y+r-2} {out-9},{y+r} -4,{y+r}!", "skin",
            shade=3, width=2.3)
        c.stroke(f"{out-12},{y-r+2} {out-10},{y} {out-12},{y+r-2}", 1.4, "both")
    c.form("-64,-14! -42,-20 -24,-27 -8,-28 2,-24! 7,-18 5,-12 8,-4 6,4 8,10 5,18 6,26 0,31! -18,32 -40,28 -64,22!~",
        "skin", shade=8, width=2.5)
    c.fill("-30,-22! -8,-25 0,-20 2,0 0,24 -16,26 -34,20!", "skin")
    for y in (-11, 3, 17):
        c.sliver((4, y), (-18, y * 0.8), 1.6, 0.05)
    finger(c, "-34,-14 -20,-26 -6,-32 8,-34", [8, 9, 8, 6], 2.3)
    c.fill("-46,-12! -30,-20 -18,-24 -14,-16 -30,-8!", "skin")
    for k in range(4):
        c.nick((-58 + k * 8, 23 + k), (-59 + k * 8, 14 + k), 1.6)


class Grip:
    """An arm that holds a shaft: `arm` goes under the shaft, `hold` over it."""

    def __init__(self, staff, half, turn, flip, lean=0.0):
        """turn lifts the shaft's side of the hand over the wrist; lean is how the shaft leans."""
        self.staff, self.half, self.flip = staff, half / SIZE, flip
        self.rot = lean
        self.side = -1 if flip else 1
        a = math.radians(turn)
        reach = self.half * SIZE + 50 * SIZE
        self.joint = add(staff, (self.side * reach * math.cos(a), reach * math.sin(a) + 6))

    def arm(self, c, shoulder, elbow, colour, trim, radii=(36, 32, 21), puff=0.06, motif=None):
        end = add(self.joint, mul(unit(sub(elbow, self.joint)), 10))
        sleeve(c, shoulder, elbow, end, colour, radii, puff=puff, motif=motif)
        near = add(self.staff, (self.side * (self.half * SIZE + 20), 2))
        wrist(c, near, end, 14)
        with c.at(*self.staff, s=SIZE, rot=self.rot, flip=self.flip, weight=1.05):
            palm(c, self.half)
        cuff(c, elbow, end, 22, trim, 24)

    def hold(self, c, thumb=True):
        with c.at(*self.staff, s=SIZE, rot=self.rot, flip=self.flip, weight=1.05):
            fingers(c, self.half, thumb)
