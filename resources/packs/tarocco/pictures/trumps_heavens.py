# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The trumps from the Stars to the World."""

import math

from kit.geometry import add, polar
from kit.hands import clasp
from kit.visages import throat, visage
from pictures.beasts import baying_dog, crayfish
from pictures.figures import limb
from pictures.judgement import judgement
from pictures.stock import trump
from pictures.sun import sun
from pictures.world import world


def _water(c, top, colour="lblu", dark="blu"):
    """A stretch of water from that height down."""
    c.form(f"24,{top+4}! 120,{top-6} 220,{top+4} 330,{top-6} 430,{top+4} 536,{top-4}! 536,480! 24,480!", colour,
        shade=4, width=3)
    for k, y in enumerate(range(int(top) + 16, 476, 15)):
        for x in range(30 + 17 * (k % 3), 530, 52):
            c.stroke(f"{x},{y} {x+12},{y-5} {x+24},{y} {x+34},{y+3}", 2.2, "both", dark)


def _star(c, size, colour, light):
    """A star of eight rays, half of each in the shade."""
    for i in range(8):
        r = size if i % 2 == 0 else size * 0.68
        with c.at(rot=45 * i):
            c.shape(f"0,{-r}! {size*.2},{-size*.22}! 0,0! {-size*.2},{-size*.22}!", colour, 2.6)
            c.fill(f"0,{-r}! 0,0! {-size*.2},{-size*.22}!", light)
    c.dot(0, 0, size * 0.2)
    c.dot(0, 0, size * 0.13, light)


def _jug(c, colour):
    """A jug with its handle at the right, its mouth up before it is turned."""
    c.stroke("14,-38 42,-42 58,-20 50,4 28,12", 9.6, "none")
    c.stroke("14,-38 42,-42 58,-20 50,4 28,12", 5, "none", "yel")
    c.form("-13,-40! 13,-40! 10,-26 27,-8 32,16 20,40! -20,40! -32,16 -27,-8 -10,-26!", colour, shade=10, width=3.2,
        angle=78, reach=22)
    c.form("-19,-48! 19,-48! 15,-37! -15,-37!", "yel", shade=3, width=2.4)
    c.form("-22,36! 22,36! 24,47! -24,47!", "yel", shade=3, width=2.4)
    c.form("-31,2! 0,10 31,2! 32,14! 0,22 -32,14!", "yel", shade=3, width=2.4)


def _long_hair(c):
    """What falls behind the water bearer's shoulders."""
    c.form("244,160! 212,190 220,226 200,262 212,298 190,332 200,362 174,392! 206,392 222,372 226,350! 226,384 216,398"
        " 210,410! 240,402 256,380 258,350! 300,350! 302,380 322,400 352,404! 338,388 334,366! 346,384 366,388"
        " 388,380! 364,364 368,334 348,300 358,264 338,228 346,192 312,160", "blond", shade=12, width=3.2)
    for line in ("224,186 232,226 210,264 222,300 200,336 208,366", "234,200 242,234 222,270 232,306 214,342",
            "330,186 328,226 346,262 336,300 356,338 352,362", "320,200 318,236 334,270 324,310 342,350"):
        c.stroke(line, 2.6, "both")
    for line in ("217,196 224,228 205,264 216,298", "340,200 334,230 351,264 342,296"):
        c.stroke(line, 2.4, "both", "lblond")


def _water_bearer(c):
    """A woman to the hips, who pours out of two jugs; her head at (277, 190)."""
    _long_hair(c)
    c.form("254,258! 230,270 214,290! 222,316 236,344 243,370 232,400 214,434 206,480! 356,480! 350,434 330,400"
        " 318,370 324,344 334,316 342,290! 328,270 302,258!", "skin", shade=13, width=3.2)
    for k in range(6):  # the flank away from the light
        c.nick((330 - 4 * k, 326 + k * 9), (314 - 3 * k, 334 + k * 9), 2.2)
    for k in range(4):
        c.nick((328 + k * 6, 400 + k * 9), (314 + k * 5, 406 + k * 9), 2.2)
    c.stroke("238,322 234,338 246,350 262,346 271,332", 2.6, "both")
    c.stroke("288,332 296,347 312,350 324,338 321,320", 2.6, "both")
    for x in (249, 312):
        c.dot(x, 332, 4, "blush")
        c.dot(x, 332, 1.6, "dred")
    c.stroke("279,346 281,372 278,396", 1.9, "both")
    c.dot(279, 406, 2.6)
    c.stroke("243,380 248,390 258,396", 1.8, "both")
    c.stroke("318,380 312,390 302,396", 1.8, "both")
    with c.at(277, 190, s=0.98):
        throat(c)
    c.form("210,432! 244,446 280,449 318,444 350,430! 366,480! 194,480!", "red", shade=8, width=3.2)
    c.stroke("209,442 244,456 280,459 318,454 354,440", 2.6, "none", "yel")
    # she lifts a jug on either side; her fist lies about the handle, and none of the jug is hidden by it
    for flip, colour in ((False, "blu"), (True, "grn")):
        with c.at(x=554 if flip else 0, flip=flip):
            for width, line_colour in ((19, "ink"), (13.6, "lblu")):
                c.stroke("62,284 50,294 44,312 45,360 43,474", width, "none", line_colour)
            for line, line_colour in (("57,290 47,306 41,350 40,412", "wht"), ("49,318 49,360 47,420", "blu"),
                    ("44,380 43,420 42,452", "wht")):
                c.stroke(line, 2.6, "both", line_colour)
            limb(c, (234, 294), (174, 394), (129, 336), (26, 25, 21, 20, 20, 16, 12.5), "skin", 8, 3)
            for line in ("182,372 188,380 197,380", "168,384 166,376 170,368"):
                c.stroke(line, 2, "both")
            for k in range(5 if flip else 0):  # where it turns from the light
                c.nick((210 - 9 * k, 356 + 9 * k), (202 - 9 * k, 347 + 9 * k), 2)
            with c.at(97, 259, rot=-123, flip=True):
                _jug(c, colour)
            with c.at(114, 312, s=0.78, rot=54, weight=1.0):
                clasp(c)
            c.dot(138, 347, 9.4, "skin")  # hand and arm are one


def _stars(c):
    """A woman by the water pours out two jugs under the stars."""
    for x, y, size, colour, light in ((438, 132, 50, "red", "yel"), (148, 122, 26, "blu", "lblu"), (182, 178, 23,
        "org", "yel"), (210, 108, 21, "org", "yel"), (352, 106, 22, "blu", "lblu"), (374, 176, 23, "org", "yel"),
            (503, 192, 22, "blu", "lblu"), (508, 100, 19, "org", "yel")):
        with c.at(x, y):
            _star(c, size, colour, light)
    c.form("29,372! 120,356 220,366 340,360 440,352 531,364! 531,480! 29,480!", "lgrn", shade=6, width=3)
    _water(c, 410)
    _water_bearer(c)
    with c.at(277, 190, s=0.98, rot=-7, flip=True, weight=0.95):
        visage(c, "round", "snub", "smile", "thin", iris="blu", lash=True, lips=8.6, eyes="drooping", arch="high",
            sleepy=0.44, gaze=0.4, flush=1.3, marks="dimple")
        # hair that waves close to the skull from its parting, not a cap
        for outline, lines in ((
            "8,-74! -16,-77 -42,-64 -54,-40! -62,-26 -52,-8 -59,10! -66,30 -54,46 -60,66! -44,60 -34,44 -40,24! -30,10"
            " -33,-8 -27,-22! -18,-35 -6,-42 8,-47!", (
                "2,-70 -24,-62 -42,-40 -46,-18 -42,0 -50,22 -48,46", "4,-62 -16,-56 -34,-36 -38,-14 -37,4",
                "4,-54 -12,-48 -26,-34", "-30,-66 -50,-42 -54,-22")),
            ("8,-74! 28,-72 46,-58 52,-36! 57,-20 48,-6 53,10! 59,28 49,42 53,60! 40,48 40,30 38,14! 39,-4 37,-22!"
            " 28,-36 18,-43 8,-47!", ("14,-70 32,-60 44,-40 46,-20 43,0 48,20 46,42", "12,-62 26,-54 38,-36 41,-16",
                "12,-54 22,-48 32,-36"))):
            c.form(outline, "blond", shade=7, width=2.8)
            for line in lines:
                c.stroke(line, 2.3, "both")
        for line in ("-8,-72 -34,-58 -50,-30", "22,-68 38,-56 48,-34"):
            c.stroke(line, 2.2, "both", "lblond")
        c.stroke("8,-74 6,-60 8,-47", 2.2, "both", "dblond")
    # locks over the shoulders
    for line, radius in (("226,236 208,262 228,294 210,324 226,352 214,372", 11), ("326,236 342,262 324,292 344,322"
        " 330,346 340,364", 11)):
        c.form(c.tube(line, (radius * 0.8, radius, radius, radius * 0.9, radius * 0.6, 1)), "blond", shade=5, width=2.8)
        c.stroke(line, 2.2, "both")
        with c.at(-4):
            c.stroke(line, 1.8, "both", "lblond")


def _moon(c):
    """Two dogs bay at the moon; a crayfish climbs out of the pool."""
    # towers
    for x, side in ((66, 1), (494, -1)):
        c.form(f"{x-46},216! {x-46},194! {x-28},194! {x-28},206! {x-10},206! {x-10},194! {x+10},194! {x+10},206!"
            f" {x+28},206!"
            f" {x+28},194! {x+46},194! {x+46},216! {x+40},224! {x+42},400! {x-42},400! {x-40},224!", "tan", shade=14,
                width=3.4,
            angle=86, ink=2.2, reach=26)
        for k, y in enumerate(range(240, 380, 18)):
            c.stroke(f"{x-40},{y} {x},{y+2} {x+40},{y}", 1.8, "none")
            for dx in range(-30 + 12 * (k % 2), 40, 25):
                c.stroke(f"{x+dx},{y-17} {x+dx},{y}", 1.6, "none")
        c.form(f"{x-9},306! {x-9},284 {x},272 {x+9},284 {x+9},306!", "black", shade=2, width=2.6)
    # moon
    for i in range(32):
        a = 2 * math.pi * i / 32
        r = 122 if i % 2 == 0 else 98
        c.form([(*add((280, 176), polar(72, a - 0.075)), True), (*add((280, 176), polar(r, a)), True),
            (*add((280, 176), polar(72, a + 0.075)), True)], ("yel", "lblu")[i % 2], shade=2, width=2.2)
    c.dot(280, 176, 80)
    c.dot(280, 176, 77, "lblu")
    face = c.form("254,104! 282,108 300,120 306,136 301,147! 296,159 284,173 268,184! 267,191 280,194! 273,197 270,203"
        " 281,206! 272,209 272,216 283,219! 276,226 278,236 290,240! 281,247 268,250 252,248! 286,258 328,247 352,216"
        " 357,176 350,138 326,110 290,99", "yel", shade=13, width=3)
    c.engrave(face, 58, 5, 2.4, 30, 0.26)
    c.fill("301,153! 309,146 322,148 332,156! 320,159 308,159", "wht")
    c.dot(309, 152.6, 4.6, "blu")
    c.dot(308.4, 152.6, 2.6)
    c.form("297,150! 308,139 326,142 338,156! 326,150 310,145", "yel", shade=2, width=2)  # its heavy lid
    c.stroke("299,153 309,145 323,148 335,157", 3, "both")
    c.stroke("305,161 318,163 330,160", 1.8, "both")
    c.stroke("298,136 312,125 338,136", 4.4, "start")
    for line in ("336,164 344,168 348,176", "334,170 340,176 342,184", "300,220 312,222 322,216"):
        c.stroke(line, 1.9, "both")
    c.fill("271,203! 276,198 286,200 294,205! 286,207 294,208 286,216 275,217! 271,211 281,207!", "red")
    c.stroke("279,206.5 290,206 300,201", 2.4, "end")
    c.stroke("281,194 284,188 280,184", 2, "both")
    c.fill("306,186 320,180 330,190 322,202 308,200", "blush")
    for x, y in ((146, 262), (196, 244), (364, 244), (414, 262), (280, 312), (240, 340), (320, 340)):  # its dew
        c.form(f"{x},{y-14}! {x+5},{y-2} {x},{y+5} {x-5},{y-2}", ("red", "yel", "blu")[(x // 2) % 3], shade=2, width=2)
    # ground and pool
    c.form("29,392! 110,384 200,392 280,386 360,392 450,384 531,392! 531,480! 29,480!", "lgrn", shade=6, width=3.2)
    for k, (x, y) in enumerate(((44, 408), (92, 416), (58, 434), (230, 398), (282, 394), (322, 400), (470, 412),
            (512, 430), (496, 402), (84, 446), (470, 448))):
        for lean in (-14, -5, 4, 13):
            c.nick((x + lean * 0.6, y), (x + lean, y - 13 + abs(lean) * 0.3 - k % 3), 3.4, 0.06, "grn")
    for x, y in ((140, 404), (250, 408), (312, 407), (420, 405)):
        c.stroke(f"{x-24},{y} {x},{y-3} {x+24},{y+1}", 2, "both", "grn")
    for flip, coat in ((False, "wht"), (True, "tan")):
        with c.at(x=560 if flip else 0, flip=flip), c.at(170, 404, s=0.86):
            baying_dog(c, coat)
    c.form("90,480! 110,430 170,412 230,420 280,414 330,420 390,412 450,430 470,480!", "lblu", shade=6, width=3.2)
    for x, y in ((136, 442), (180, 430), (210, 446), (350, 446), (384, 430), (426, 442), (172, 452), (398, 452)):
        c.stroke(f"{x-18},{y} {x-6},{y-5} {x+6},{y} {x+20},{y+3}", 2.4, "both", "blu")
    for x, y in ((156, 424), (226, 434), (330, 434), (408, 422)):
        c.stroke(f"{x-16},{y} {x},{y-3} {x+16},{y}", 2.2, "both", "wht")
    for flip in (False, True):  # reeds on its banks
        with c.at(x=560 if flip else 0, flip=flip):
            for x, top, lean in ((96, 414, -8), (104, 402, -2), (112, 410, 6), (122, 420, 12)):
                c.stroke(f"{x},458 {x+lean*.3},{top+24} {x+lean},{top}", 3.6, "end", "grn")
            for x, y in ((101, 398), (119, 406)):
                c.form(f"{x},{y-13}! {x+4},{y-6} {x+4},{y+6} {x},{y+12}! {x-4},{y+6} {x-4},{y-6}", "brn", shade=2,
                    width=2)
                c.stroke(f"{x},{y+12} {x+1},458", 2.4, "none")
    with c.at(280, 432, s=0.54, weight=0.9):
        crayfish(c)


TITLES = {
    "17": (_stars, "XVII", "Le Stelle", 117),
    "18": (_moon, "XVIII", "La Luna", 118),
    "19": (sun, "XVIIII", "Il Sole", 119),
    "20": (judgement, "XX", "Il Giudizio", 120),
    "21": (world, "XXI", "Il Mondo", 121),
}
CARDS = {code: lambda entry=entry: trump(*entry) for code, entry in TITLES.items()}
