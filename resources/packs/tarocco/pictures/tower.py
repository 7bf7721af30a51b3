# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tower that fire from heaven strikes, and the two who fall from it."""

from kit.dress import beads
from pictures.attributes import grass
from pictures.figures import plunging, sprawling


def _bricks(c, left, right, top, bottom, taper=0.0, row=19):
    """Courses of stone on a tower whose sides draw in by taper upwards."""
    def edge(x, y):
        middle = (left + right) / 2
        return middle + (x - middle) * (1 - taper * (bottom - y) / (bottom - top))

    y, k = top + row, 0
    while y < bottom:
        c.stroke([(edge(left, y), y - 2), (edge((left + right) / 2, y), y + 2), (edge(right, y), y - 2)], 1.9, "none")
        x = left + (14 if k % 2 else 28)
        while x < right - 6:
            c.stroke([(edge(x, y - row), y - row + 1), (edge(x, y), y + 1)], 1.7, "none")
            x += 30
        y += row
        k += 1


def _broken_wall(c):
    """The tower: its lit and its shaded side, torn open at the top and cracked down to the windows."""
    # courses of stone part where the wall breaks, so the edge goes in steps, with a splinter here and there
    c.form("196,212! 210,206! 212,190! 228,194! 232,178! 246,184! 250,202! 262,200! 264,216! 276,222! 282,206!"
        " 296,208! 298,188! 312,184! 314,170! 328,176! 330,196! 338,198! 360,480! 168,480!", "tan", shade=10, width=3.8)
    c.fill("298,190! 312,186! 314,172! 327,178! 329,197! 337,199! 358,480! 304,480!", "dtan")
    _bricks(c, 172, 356, 212, 470, 0.24)
    path = c.path("300,196! 313,188! 328,184! 337,200! 358,480! 306,480!")
    c.engrave(path, 88, 5.4, 2.4, 90, 0.1, ambient=0.42)
    c.stroke("300,206 302,300 306,470", 2.6, "none")
    # the crack
    c.form("262,204! 278,222! 270,246! 284,264! 274,292! 286,306! 281,330! 290,352! 274,334! 276,310! 262,294!"
        " 270,266! 256,248! 266,226!", "black", shade=3, width=2.4)
    for line in ("284,264 296,274 298,288", "262,294 248,302 246,316", "256,248 242,250 236,244", "290,352 286,366"
            " 292,380"):
        c.stroke(line, 3.2, "end")
    c.stroke("258,246 268,226 264,212", 2.2, "both", "ltan")
    c.stroke("266,292 273,266", 2.2, "both", "ltan")


def _window(c, x, y, fire=False):
    """A window with its arch of stones; fire looks out of it."""
    c.form(f"{x-21},{y+30}! {x-21},{y-6} {x},{y-29} {x+21},{y-6} {x+21},{y+30}!", "ltan", shade=4, width=2.6)
    for dx, dy in ((-21, 14), (-20, -2), (-13, -18), (0, -27), (13, -18), (20, -2), (21, 14)):
        c.stroke(f"{x+dx},{y+dy} {x+dx*.66},{y+dy*.66}", 1.7, "none")
    c.form(f"{x-13},{y+30}! {x-13},{y-4} {x},{y-18} {x+13},{y-4} {x+13},{y+30}!", "black", shade=4, width=2.4)
    c.form(f"{x-25},{y+28}! {x+25},{y+28}! {x+25},{y+36}! {x-25},{y+36}!", "ltan", shade=3, width=2.4)
    if fire:
        _flame(c, x - 3, y + 26, 54, 8, 0.62)
        _flame(c, x + 6, y + 26, 40, 18, 0.5)


def _flame(c, x, y, height, lean, s=1.0):
    """A tongue of fire."""
    with c.at(x, y, rot=lean, s=s, sy=1, weight=0.9):
        h = height
        c.form(f"-17,4! -26,-16 -12,{-h*.46} -16,{-h*.7}! -4,{-h*.62} -6,{-h*.84} 2,{-h}! 2,{-h*.74} 12,{-h*.66}"
            f" 13,{-h*.8}! 20,{-h*.5} 24,-20 15,4!", "red", shade=5, width=2.8)
        c.form(f"-9,4! -13,-10 -4,{-h*.34} -5,{-h*.52}! 3,{-h*.4} 4,{-h*.5} 6,{-h*.6}! 9,{-h*.36} 13,-14 8,4!", "yel",
            shade=3, width=1.8)


def _fire_of_heaven(c):
    """A storm cloud, and the fire that it sends down in one long plume of tongues."""
    for k, (low, high, colour) in enumerate((("392,132", "420,112", "red"), ("374,170", "402,142", "org"))):
        c.form(f"500,112! {high} {low}! 440,{136+k*14} 492,{122+k*4}!", colour, shade=4, width=2.4)
    c.form("470,96! 440,118 424,112 404,132! 412,134 390,150 372,148 354,164! 366,166 344,182 326,186! 350,192 372,186"
        " 384,176! 388,184 410,176 424,162! 430,170 460,158 496,146!", "yel", shade=8, width=3)
    c.form("484,112! 452,132 436,130 420,144! 424,148 402,160 384,160 366,176! 390,172 406,166 414,156! 424,160 452,148"
        " 488,136!", "red", shade=5, width=2)
    for line in ("478,124 440,142 412,152", "470,142 446,152 428,156"):
        c.stroke(line, 2.4, "both", "yel")
    path = c.form("431,74! 424,92 436,106 452,102! 452,120 470,130 486,120! 488,138 506,146 520,138! 526,146 540,148"
        " 548,140! 548,60! 431,60!", "lblu", shade=12, width=3.4)
    c.engrave(path, 28, 5, 2.8, 40, 0.1, ambient=0.2)
    for line in ("444,96 452,86 464,90", "478,112 486,100 500,104", "508,130 514,116 528,120", "470,84 482,78 494,86"):
        c.stroke(line, 2.8, "end")


def _crown(c):
    """The battlements that were the tower's crown."""
    c.form("-70,-6! -70,-42! -50,-42! -50,-26! -32,-26! -32,-44! -10,-44! -10,-26! 10,-26! 10,-44! 32,-44!"
        " 32,-26! 50,-26! 50,-42! 70,-42! 70,-6! 62,14! 52,26! 40,16! 28,30! 12,20! -4,32! -20,20! -34,28! -48,18!"
        " -62,20!", "red", shade=9, width=3.4, angle=84, reach=24)
    c.form("-68,0! 68,0! 63,13! -64,13!", "yel", shade=4, width=2.6)
    beads(c, "-58,6 58,6", 16, 4.4, ("blu", "red"))
    for x in (-60, -21, 21, 60):
        c.form(f"{x-3},-16! {x-3},-34! {x+3},-34! {x+3},-16!", "black", shade=1, width=1.8)


def tower(c):
    """Lightning throws the crown off a tower, and two men with it."""
    c.form("29,398! 60,378 100,384 130,400 190,392! 190,430! 29,430!", "lblu", shade=5, width=2.6)
    c.form("340,402! 400,384 440,398 490,376 531,386! 531,430! 340,430!", "lblu", shade=5, width=2.6)
    c.form("29,424! 100,408 190,420 300,410 420,420 531,404! 531,480! 29,480!", "lgrn", shade=8, width=3.2)
    grass(c, "36,444 130,428 520,428", 30)
    _flame(c, 236, 212, 62, -12)
    _flame(c, 288, 224, 74, 4)
    _fire_of_heaven(c)
    _broken_wall(c)
    _flame(c, 262, 214, 50, -6, 0.8)
    _window(c, 226, 276)
    _window(c, 240, 380, True)
    # its crown, struck off
    with c.at(190, 128, rot=-27):
        _crown(c)
    for x, y, r in ((126, 204, 9), (124, 172, 7), (196, 194, 6), (372, 214, 8), (118, 196, 6), (98, 232, 7),
            (508, 196, 7), (486, 222, 6), (344, 164, 7)):
        c.form(f"{x-r},{y-r*.6}! {x+r*.6},{y-r}! {x+r},{y+r*.5}! {x-r*.4},{y+r}!", "tan", shade=3, width=2.4)
    for x, y, colour in ((92, 214, "red"), (398, 206, "yel"), (90, 256, "yel"), (506, 232, "red"), (470, 200, "blu"),
            (184, 176, "yel")):
        c.dot(x, y, 6)
        c.dot(x, y, 4.4, colour)
    with c.at(119, 374, s=0.79, rot=196):
        plunging(c)
    with c.at(452, 376, s=0.88, rot=150):
        sprawling(c)
