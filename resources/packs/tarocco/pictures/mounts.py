# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The cavaliers' horses in their harness."""

from kit.dress import beads, lozenges, strap
from kit.horses import horse


def mount(c, coat, harness, trim, edge, turn=0, plume=None, at=(62, -14), size=0.9):
    """A horse in its harness, its head at the right; edge is what hangs along its breast band."""
    with c.at(*at, s=size, rot=turn):
        if plume:
            c.plume("356,236 346,206 352,178 372,158", 20, plume, count=6, side=1, barbs=12)
        horse(c, coat)
        c.form("262,430! 300,448 350,460 400,462 444,454! 454,486! 400,496 346,494 292,482 248,460!", harness,
            shade=9, width=3.2)
        if edge == "lozenges":
            lozenges(c, "262,446 300,464 350,476 400,478 444,470", 24, 9, trim)
        else:
            beads(c, "262,446 300,464 350,477 400,479 444,470", 22, 7, (trim,))
        strap(c, "350,256 372,300 404,348 446,388 474,398", 8, harness)
        strap(c, "362,262 386,260 408,260", 7, harness, stitched=False)
        strap(c, "457,315 450,338 446,364 452,392", 8, harness)
        strap(c, "356,268 358,316 366,360 380,390", 7, harness)
        for x, y, r in ((452, 392, 10), (381, 391, 10), (368, 284, 10), (476, 404, 12)):
            c.dot(x, y, r)
            c.dot(x, y, r * 0.76, "yel")
            c.dot(x, y, r * 0.4)
            c.dot(x, y, r * 0.28, trim)


def reins(c, colour):
    """From the bit of a horse whose head is at the right to the hand before its rider."""
    for line in ("488,352 440,392 400,412 356,412", "484,356 440,404 396,426 352,422"):
        strap(c, line, 5.4, colour, stitched=False)
