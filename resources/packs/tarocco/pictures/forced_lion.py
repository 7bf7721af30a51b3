# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The lion whose jaws Strength parts: from its side, looking to the left, its nose at (300, 280), about 240 wide and
270 high."""

import math

from kit.geometry import length, sub

BEHIND = (  # locks of the mane from root to tip, and how far each sways
    ((440, 214), (428, 168), 9), ((466, 214), (462, 156), 10), ((486, 226), (500, 164), -9), ((496, 240), (534, 186),
    -10),
    ((506, 262), (556, 222), -10), ((510, 290), (562, 268), -10), ((508, 318), (560, 318), -11),
    ((500, 346), (552, 368), -12), ((488, 372), (536, 410), -12), ((472, 394), (512, 446), -12),
    ((450, 412), (478, 470), -11), ((424, 424), (440, 482), -10), ((396, 430), (404, 486), -9),
)
BEFORE = (
    ((424, 226), (404, 190), 8), ((448, 226), (446, 178), 9), ((470, 236), (486, 190), -8), ((484, 254), (520, 214),
    -9),
    ((490, 278), (536, 250), -9), ((492, 304), (538, 292), -9), ((486, 330), (532, 336), -10),
    ((474, 354), (518, 378), -10), ((458, 374), (492, 416), -10), ((436, 392), (462, 444), -10),
    ((410, 408), (426, 462), -9), ((384, 418), (390, 470), -8),
)

FRAME = (  # what falls over brow and cheek
    ((446, 222), (428, 176), 9), ((466, 238), (474, 188), 10), ((474, 258), (514, 226), -10), ((464, 280), (516,
    270), -12),
    ((470, 300), (520, 314), -12), ((456, 320), (506, 346), -13), ((458, 344), (492, 388), -13),
    ((438, 362), (466, 412), -13), ((424, 388), (436, 440), -12), ((446, 376), (486, 420), -12),
)


def _lock(c, root, tip, sway, colour, dark, breadth, on_face=False):
    """A lock that swells, bends to one side and ends in a point; one that lies on the face grows out of a point."""
    x, y = sub(tip, root)
    reach = length((x, y))
    b, w = sway, breadth
    with c.at(*root, rot=math.degrees(math.atan2(y, x))):
        start, end = ("-24,4! -6,%d" % (-w * 0.5), "0,%d" % (w * 0.9)) if on_face else ("-6,%d!" % -w, "-6,%d!~" % w)
        c.form(f"{start} {reach*.3},{-w*1.1-b*.5} {reach*.68},{-w*.7-b} {reach*.9},{-b*.3} {reach},{b*.7}!"
            f" {reach*.72},{w*.42-b*.5} {reach*.36},{w*.9-b*.2} {end}", colour, shade=5, width=2.7, dark=dark)
        for k in (-0.42, 0.16):
            c.stroke(f"-2,{w*k} {reach*.4},{w*k-b*.6} {reach*.78},{w*k*.4-b*.6}", 2.1, "end")


def _mane(c):
    """Two rows of locks about the face, over a dark ground."""
    c.fill("430,206! 470,206 510,236 545,280! 545,480! 380,480! 400,400", "rust")
    for root, tip, sway in BEHIND:
        _lock(c, root, tip, sway, "org", "rust", 16)
    for root, tip, sway in BEFORE:
        _lock(c, root, tip, sway, "yel", "dyel", 14)


def _mouth(c):
    """The throat, the tongue and the teeth of both jaws."""
    c.form("316,308! 344,316 364,310 388,318 410,336 426,356! 406,372 382,388 352,394 334,388! 344,370 342,344 332,322",
        "dred", shade=10, width=2.6, dark="ink")
    c.fill("398,332! 418,350 424,358! 406,370 392,376! 402,362 404,348", "ink")
    c.form("402,366! 392,350 372,346 356,356 346,370 336,376 326,372! 330,386 344,394 366,392 388,384!", "#ea5f47",
        shade=6, width=2.4, dark="red")
    c.stroke("392,366 372,362 354,374", 2, "both")
    for x, y, h in ((322, 311, 20), (338, 316, 32), (356, 312, 13), (369, 312, 12), (381, 315, 11), (393, 322, 9)):
        c.form(f"{x-6},{y-3}! {x-5},{y+h*.5} {x-1},{y+h}! {x+5},{y+h*.4} {x+6},{y-2}!", "wht", shade=2, width=2)


def _lower_jaw(c):
    for x, y, h in ((350, 392, 28), (368, 394, 12), (380, 391, 12), (391, 385, 11)):
        c.form(f"{x-6},{y}! {x-3},{y-h*.6} {x+2},{y-h}! {x+6},{y-h*.4} {x+7},{y}!", "wht", shade=2, width=2)
    jaw = c.form("426,352! 412,370 392,386 368,394 348,392 336,384! 324,388 319,402 323,418 338,430! 364,438 396,434"
        " 426,420 452,398 472,366!~", "ltan", shade=12, width=3.4, dark="tan")
    c.engrave(jaw, 62, 5, 2.4, 26, 0.3)
    for x, y in ((334, 426), (346, 432), (358, 434), (371, 434), (384, 433)):
        c.nick((x, y - 8), (x - 2, y + 15), 4, 0.1)
    c.stroke("352,402 378,404 400,394", 2.2, "both")


def _skull(c):
    skull = c.form("434,220! 410,224 396,234 388,248! 366,252 342,260 322,268! 307,268 299,279 303,294! 305,304"
        " 313,311!"
        " 328,319 346,317 362,310! 384,314 402,325 415,339 424,354! 444,368 468,358 484,332 492,296 486,260 466,234",
        "ltan", shade=14, width=3.6, dark="tan", angle=62, ink=2.5, reach=32)
    c.engrave(skull, 118, 5.6, 1.8, 18, 0.4)
    # the pad of the lip, in front of the cheek
    c.form("306,298! 316,292 334,286 356,284 374,292 382,304 380,314! 362,308 346,317 328,319 313,311!", "paper",
        shade=7,
        width=2.4, dark="ltan")
    for x, y in ((326, 300), (338, 298), (351, 297), (330, 308), (343, 307), (357, 304)):
        c.dot(x, y, 1.7)
    c.form("322,268! 308,266 298,274 299,284 306,294! 314,292 318,286! 326,282 328,274", "black", shade=3, width=2.4)
    c.stroke("312,272 304,276 305,282", 1.8, "both", "lblack")


def _temper(c):
    """What makes it furious: eye and brow, a wrinkled nose, the drawn cheek."""
    c.form("392,262! 398,252 412,249 424,256! 416,266 402,268", "yel", shade=2, width=2.2)
    c.dot(405, 258, 5.2)
    c.dot(403, 256, 1.6, "wht")
    c.form("384,252! 394,240 412,238 432,250! 418,248 404,250 392,260!", "rust", shade=2, width=2.4, dark="drust")
    c.stroke("390,264 404,272 420,268 430,260", 2.6, "both")
    for line in ("386,254 376,262 374,274", "374,258 366,266 366,278", "436,262 444,268 446,278",
    "426,274 438,284 440,296"):
        c.stroke(line, 2.3, "both")
    for line in ("384,298 398,304 410,316", "396,290 412,298 424,314", "430,300 442,318 442,338",
    "452,290 462,312 458,336",
            "446,246 460,258 466,276", "428,236 442,240 452,248"):
        c.stroke(line, 2.2, "both")


def _ear(c):
    c.form("440,232! 438,206 452,188 472,190 482,208 478,230 462,240!", "ltan", shade=7, width=3, dark="tan")
    c.form("450,228! 450,210 460,200 470,206 472,220 464,232!", "drust", shade=2, width=2, dark="ink")
    for line in ("448,232 454,222 456,212", "456,236 461,226 462,216"):
        c.stroke(line, 2.4, "end", "ltan")


def forced_lion(c):
    """The whole head, its mane about it."""
    _mane(c)
    _mouth(c)
    _lower_jaw(c)
    _skull(c)
    _temper(c)
    for root, tip, sway in FRAME:
        _lock(c, root, tip, sway, "yel", "dyel", 14, on_face=True)
    _ear(c)
