# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The jokers: Arlecchino dances before the curtain (red), Pulcinella sings to the moon (black)."""

import math

from kit.canvas import Canvas
from kit.dress import buckle, patched
from kit.faces import neck
from kit.geometry import add, clipped, polar
from kit.hands import finger, grip, hand_on_hip
from kit.regalia import star_mark
from kit.visages import one_eye, visage
from pictures.stock import framed

PATCHES = ("red", "yel", "grn", "blu")


def _boards(c, colour, dark):
    """The boards of a stage."""
    c.polygon([(24, 880), (616, 880), (616, 976), (24, 976)], colour)
    for y, width in ((880, 4), (905, 2.4), (936, 2.6)):
        c.stroke([(24, y), (320, y + 1), (616, y)], width, "none")
    for x, y0, y1 in ((120, 882, 904), (330, 882, 904), (520, 882, 904), (220, 907, 935), (440, 907, 935),
        (90, 938, 972), (350, 938, 972), (560, 938, 972)):
        c.stroke([(x, y0), (x + (x - 320) * 0.05, y1)], 2, "none")
    for i in range(16):
        x = 40 + 36 * i
        c.sliver((x, 890 + (i * 7) % 9), (x + 40, 891 + (i * 7) % 9), 1.6, 0, dark)
        c.sliver((x - 10, 918 + (i * 5) % 11), (x + 44, 919 + (i * 5) % 11), 1.8, 0, dark)
        c.sliver((x - 16, 948 + (i * 11) % 15), (x + 50, 949 + (i * 11) % 15), 2, 0, dark)


def _rays(c, x, y, ground, light):
    """A ground of two tones that spread from one point."""
    c.polygon([(24, 24), (616, 24), (616, 880), (24, 880)], ground)
    for i in range(14):
        a = math.pi * (2 * i + 0.5) / 14
        ends = [add((x, y), polar(1200, a + side * math.pi / 28)) for side in (-1, 1)]
        c.polygon(clipped([(24, 24), (616, 24), (616, 880), (24, 880)], [(x, y), *ends]), light)


def _shadow(c, x, y, rx, ry=11):
    c.dot(x, y, rx, "ink", ry)


def _half_mask(c, ground="black", light="lblack", wart=True):
    """A leather mask over the upper half of a three-quarter face."""
    c.form(
        "-37,-40! 0,-46 37.5,-40! 38,-22 35.4,-12 38,2 35.6,8! 36,14 32,20.4 25,19.6 19,22! 10,13 2,10 -12,13"
        " -26,8 -36.6,-6",
        ground, shade=5, width=2.4,
    )
    # cheek, brow and nose, carved
    for line in ("-24,2 -12,7 0,4 8,8", "-28,-3 -16,1 -6,0"):
        c.stroke(line, 2.2, "both", light)
    c.stroke("-15,-19 -4,-27 8,-25 15,-18", 3.4, "both", light)
    c.stroke("21,-19 28,-26 36,-20", 3, "both", light)
    c.stroke("17,-14 20,-6 25,3 31,8", 2.2, "both", light)
    c.sliver((26, 6), (31, 11), 3.6, 0.2, light)
    for x0, x1, y in ((-10, 10, -9.5), (23, 34.4, -9.8)):
        c.dot((x0 + x1) / 2, y, (x1 - x0) * 0.62, "ink", 8.4)
        one_eye(c, x0, x1, y, 5.6, 0.7, "brn")
    if wart:
        c.dot(-8, -35, 5.6)
        c.dot(-8, -35, 4.2, "red")


def _ruff(c, x, y, width, colour="wht"):
    """A ruff of pleats about a neck."""
    for i in range(13):
        u = -1 + 2 * i / 12
        px, py = x + u * width, y + (1 - u * u) * 26
        with c.at(px, py, rot=-u * 58):
            c.form("0,-18! -12,-4 -14,14 -8,24 8,24 14,14 12,-4", colour, shade=4, width=2.6)
            c.stroke("0,-12 -1,16", 1.8, "end")


def _arlecchino(c):
    _rays(c, 330, 430, "lblond", "#f9e4ae")
    _boards(c, "tan", "dtan")
    _shadow(c, 258, 906, 84)
    _shadow(c, 400, 934, 40, 7)
    # the leg behind, lifted
    patched(
        c, c.path("336,560! 396,566 440,590 476,618 504,646 511,672 500,696! 484,722 462,762 440,808 424,856! 394,846!"
            " 398,800 406,758 424,716! 392,700 352,668 322,610!"),
        50, 66, PATCHES, -34,
    )
    c.stroke("424,716 440,712 456,700", 3.4, "end", end=0.1)  # the hollow of the knee
    c.form("390,838! 430,850! 438,872 434,898 422,920 408,936! 392,942 382,936! 390,916 386,880", "black",
        shade=6, width=3)
    c.stroke("388,884 394,912 389,934", 2, "both", "lblack")
    c.sliver((430, 872), (420, 908), 3, 0.1, "lblack")
    c.form("388,838! 410,850 432,852! 430,864 408,862 386,850!", "red", shade=3, width=2.4)
    # the leg he stands on
    patched(
        c, c.path("254,560! 240,640 246,716 254,760 250,812 256,872! 294,872! 302,812 314,756 322,704 346,640"
            " 366,566!"),
        50, 66, PATCHES, 4,
    )
    c.form("252,864! 298,864! 302,890 294,904! 244,908 190,908! 186,894 214,884 244,878", "black", shade=6, width=3)
    c.form("250,862! 274,870 300,862! 302,874 274,882 248,874!", "red", shade=3, width=2.4)
    for x, y in ((222, 886), (404, 872)):
        c.form(f"{x},{y}! {x-14},{y-12} {x-18},{y+4}! {x},{y}! {x+14},{y-12} {x+16},{y+4}!", "yel", shade=2,
            width=2.2)
        c.dot(x, y, 5)
        c.dot(x, y, 3.4, "red")
    # jacket
    patched(
        c, c.path("272,318! 244,342 240,420 256,486 250,530 230,602! 282,622 330,612 390,622 412,590! 398,530"
            " 396,486 424,420 432,346 408,318! 340,350"),
        58, 74, PATCHES, 0, (338, 470),
    )
    c.form("330,338! 350,338! 350,606! 330,606!", "yel", shade=4, width=2.8)
    for y in (368, 400, 432, 464, 560, 590):
        c.dot(340, y, 8)
        c.dot(340, y, 6, "red")
        c.dot(338, y - 2, 1.8, "wht")
    c.form("252,500! 300,514 340,516 380,512 400,500! 404,528! 380,542 340,546 300,544 250,530!", "black",
        shade=6, width=3)
    buckle(c, 340, 530, 20, "grn")
    # purse and arm on the hip
    patched(c, c.path(c.tube("282,352 238,398 178,452", [38, 36, 33]), True), 46, 60, PATCHES, 40)
    patched(c, c.path(c.tube("178,446 214,486 250,512", [33, 27, 21]), True), 46, 60, PATCHES, -52)
    c.stroke("156,464 180,444 206,424", 3.4, "both")
    c.stroke("206,424 220,444 236,470", 3.4, "end")
    with c.at(262, 524, s=0.78, rot=-56, flip=True, weight=1.05):
        hand_on_hip(c)
    c.form("226,478! 248,500 262,512! 246,540 226,546 204,520!", "wht", shade=6, width=2.8)
    # raised arm with the slapstick
    with c.at(536, 214, rot=18, s=0.98):
        for x in (-9, 4):
            c.form(f"{x},-138! {x+12},-140! {x+9},46! {x-1},46!", "tan", shade=4, width=3)
        c.sliver((-4, -128), (-4, 20), 1.8)
        c.sliver((10, -128), (8, 20), 1.8)
        for y in (2, 12, 22):
            c.stroke(f"-12,{y} 2,{y+3} 16,{y}", 4.4, "none")
            c.stroke(f"-12,{y} 2,{y+3} 16,{y}", 2.4, "none", "red")
    patched(c, c.path(c.tube("400,352 424,382 446,396", [38, 37, 33]), True), 46, 60, PATCHES, 70)
    patched(c, c.path(c.tube("442,408 448,326 468,244", [34, 28, 22]), True), 46, 60, PATCHES, 14)
    with c.at(536, 216, s=0.8, rot=18, flip=True, weight=1.05):
        grip(c)
    c.form("440,238! 452,208 480,190! 502,226! 488,240 482,262! 460,254", "wht", shade=5, width=2.8)
    c.stroke("446,226 470,228 494,216", 1.6)
    # head
    with c.at(336, 236, s=1.2):
        neck(c)
    _ruff(c, 338, 312, 84)
    with c.at(334, 230, s=1.26, rot=8):
        c.form("-30,-50! -52,-40 -58,-6 -48,26 -26,38! -22,0", "black", shade=6, width=2.8)
        c.strands("-46,-36 -52,-4 -40,26", "-32,-40 -34,-4 -30,26", 7, 2, colour="lblack")
        visage(c, "round", "bulb", "laugh", drop=2)
        _half_mask(c)
        _tailed_hat(c)


def _tailed_hat(c):
    """A felt hat with its brim turned up, a hare's scut at the side."""
    c.form("34,-70! 48,-96 70,-106 92,-98 98,-80! 84,-76 66,-66 50,-58!", "brn", shade=7, width=2.8)
    for a, b in (((52, -84), (68, -98)), ((60, -76), (82, -92)), ((66, -70), (92, -82))):
        c.sliver(a, b, 2.2, 0.08, "lbrn")
    c.form("-46,-44! -56,-76 -32,-98 4,-102 38,-92 52,-70 48,-44!", "lgry", shade=12, width=3.2, angle=76,
        reach=28, dark="dgry")
    c.form("-62,-34! -66,-54 -44,-64 -4,-58 36,-62 58,-56 60,-38! 30,-44 -6,-40 -40,-42", "wht", shade=7, width=3)
    c.stroke("-58,-46 -40,-54 -4,-50 34,-54 54,-48", 2.6, "both", "red")


def _moon(c):
    """The moon in its first quarter, with a face that looks at the singer."""
    c.form(
        "30,-96! -30,-92 -82,-52 -96,0 -82,52 -30,92 30,96! -4,74 -26,46! -34,38 -36,31! -27,27 -34,22! -32,17"
        " -26,14! -14,12 -17,4! -24,-8 -28,-18! -26,-30 -34,-40! -22,-64 -4,-84",
        "yel", shade=7, width=3.4,
    )
    c.stroke("-34,-28 -46,-36 -60,-30", 3.4, "both")
    c.fill("-38,-17! -46,-24 -58,-20 -62,-12! -50,-11", "wht")
    c.dot(-47, -17, 4.4)
    c.stroke("-36,-16 -47,-25 -62,-18 -66,-12", 3, "both")
    c.stroke("-18,6 -28,12 -34,8", 2.2, "both")
    c.stroke("-30,23 -44,24 -54,18", 2.6, "end")
    c.dot(-60, 12, 10, "org")
    for i in range(7):
        a = math.radians(120 + 20 * i)
        c.nick(polar(95, a), polar(80, a), 3)


def _pulcinella(c):
    # the night
    c.polygon([(24, 24), (616, 24), (616, 880), (24, 880)], "blu")
    c.repeat(lambda c: star_mark(c, "yel", 11), [
        (x, y) for x, y in ((x + 44 * (row % 2), 66 + 76 * row) for row in range(11) for x in range(62, 616, 88))
        if math.hypot(x - 524, y - 150) > 120 and 40 < x < 600 and y < 860
    ])
    with c.at(538, 148, s=0.84):
        _moon(c)
    _boards(c, "gry", "dgry")
    _shadow(c, 226, 906, 84)
    _shadow(c, 452, 906, 84)
    # wide trousers
    for outline, lines in (
        ("246,640! 206,720 186,800 190,862! 240,872 292,862! 300,800 326,730 352,660!", (
            "216,850 222,790 246,720", "256,856 258,800 280,730")),
        ("326,660! 352,730 378,800 384,862! 436,874 490,862! 488,800 466,720 430,640!", (
            "412,852 406,790 384,726", "456,850 448,790 428,720")),
    ):
        c.form(outline, "wht", shade=16, width=3.8, angle=70, step=6, ink=3)
        for line in lines:
            c.stroke(line, 4.6, "end", end=0.1)
    for x, flip in ((240, False), (438, True)):
        with c.at(x, 0, flip=flip):
            c.form("-34,858! 34,858! 38,890 32,908! -44,910 -72,908! -74,892 -50,884 -34,876!", "black",
                shade=6, width=3)
            c.form("-16,866! 8,866! 8,884! -16,884!", "yel", shade=3, width=2.4)
    # smock over a round belly
    c.form(
        "268,330! 226,360 204,440 196,530 200,600 182,680! 240,704 300,690 350,706 410,690 476,700! 470,620"
        " 474,540 462,440 440,362 406,330! 340,356",
        "wht", shade=26, width=3.8, angle=66, step=6, ink=3.2,
    )
    for line, side in (("226,690 230,640 250,600", -1), ("286,692 288,650 300,610", -1), (
        "350,700 346,656 350,620", 1), ("412,690 404,640 390,604", 1), ("452,690 444,640 426,600", 1), (
            "262,470 270,420 264,380", -1)):
        c.stroke(line, 4.6, "end", end=0.1)
    c.form("198,566! 260,586 340,592 420,584 474,564! 476,592! 420,612 340,620 260,614 198,596!", "black",
        shade=7, width=3)
    buckle(c, 338, 604, 20, "red")
    for y in (380, 420, 460):
        c.dot(340, y, 8)
        c.dot(340, y, 5.8, "black")
    # mandolin
    with c.at(262, 520, rot=-34):
        c.form("66,-16! 250,-12! 250,12! 66,16!", "brn", shade=5, width=3)
        c.form("246,-17! 300,-24 318,-14 318,14 300,24 246,17!", "black", shade=5, width=3)
        for x in (266, 282, 298):
            for y in (-27, 27):
                c.dot(x, y, 5.4)
                c.dot(x, y, 3.8, "wht")
        c.form("82,-14! 60,-58 -4,-76 -66,-48 -88,0 -66,48 -4,76 60,58 82,14!", "tan", shade=14, width=3.8)
        c.outline(c.path("68,-10! 50,-46 -4,-62 -56,-38 -74,0 -56,38 -4,62 50,46 68,10!"), 2)
        c.dot(14, 0, 26)
        c.dot(14, 0, 22, "yel")
        c.dot(14, 0, 17)
        for i in range(12):
            x, y = polar(19.6, i * math.pi / 6)
            c.dot(14 + x, y, 2, "red")
        c.form("-52,-22! -42,-22! -42,22! -52,22!", "black", shade=2, width=2)
        for k in (-7.5, -2.5, 2.5, 7.5):
            c.ribbon([(-46, k * 1.6), (262, k)], 1.5, "ink", wobble=0)
        for x in range(96, 246, 18):
            c.stroke(f"{x},-13 {x},13", 2, "none", "yel")
        c.form("-10,-58! 40,-46 56,-30! 34,-28 6,-34", "brn", shade=3, width=2.2)
    # the arm that fingers the neck
    c.form(
        "420,344! 468,362 512,410 540,470 528,516 496,524! 470,500 452,470! 456,436 470,410! 450,440 424,430"
        " 410,400~",
        "wht", shade=15, width=3.6, angle=118, step=6, ink=3.2,
    )
    c.stroke("470,412 492,436 500,470", 4.6, "end", end=0.1)
    c.form("448,404! 486,414 498,428! 486,470! 452,470 438,452!", "wht", shade=7, width=3)
    with c.at(430, 412, s=0.86, rot=30, weight=1.05):
        finger(c, "6,16 -12,24 -22,14", [8.4, 7.4, 6], 2.2)
        c.form("34,-4! 16,-18 -6,-16 -12,0 -4,20 16,30 34,34!~", "skin", shade=7, width=2.4)
        for i in range(4):
            finger(c, f"{2+i*2},{-14+i*11} -18,{-20+i*11} -26,{-4+i*10}", [7.8, 7.4, 5.8], 2.2)
    # the arm that plucks
    c.form(
        "252,344! 204,364 150,424 118,494 112,544 132,578! 176,586 232,572 284,550! 274,506! 224,516 196,512!"
        " 222,476 244,430 256,396~",
        "wht", shade=15, width=3.6, angle=36, step=6, ink=3.2,
    )
    for line, side in (("196,512 172,528 160,552", -1), ("194,508 180,480 184,450", 1)):
        c.stroke(line, 4.6, "end", end=0.1)
    with c.at(310, 516, s=0.8, rot=-12, flip=True, weight=1.05):
        finger(c, "14,-10 -2,-24 -20,-22", [9, 7.5, 6])
        finger(c, "-4,-6 -26,-12 -34,2", [8.5, 7.6, 6])
        finger(c, "-6,4 -28,2 -34,14", [8.6, 7.6, 6])
        finger(c, "-4,13 -22,14 -27,25", [8.4, 7.4, 5.8])
        finger(c, "2,21 -13,23 -18,33", [7.8, 6.8, 5.2])
        c.form("60,-16! 30,-20 6,-18 -8,-6 -8,12 6,24 30,24 60,24!~", "skin", shade=7, width=2.4)
    c.form("258,502! 280,495 290,500! 294,537 286,560! 268,565 256,557!", "wht", shade=6, width=3)
    # head, thrown back a little
    with c.at(336, 240, s=1.2, flip=False):
        neck(c)
    c.form("274,318! 300,344 338,354 376,344 404,316! 420,338! 388,374 338,386 288,374 256,340!", "wht",
        shade=7, width=3)
    for k in range(-4, 5):
        c.stroke(f"{338+k*16},{356-abs(k)*6} {338+k*18},{380-abs(k)*8}", 1.8, "both")
    with c.at(336, 236, s=1.26, rot=-8):
        _sugar_loaf(c)
        c.form("-34,-30! -42,-20 -48,-6 -42,12 -32,16!", "skin", shade=3, width=2.4)
        c.stroke("-38,-12 -44,-6 -40,4", 1.8)
        visage(c, "jowl", "aquiline", "grin", drop=5, lips=12.5, marks="cleft dimple")
        c.stroke("-24,44 -8,58 8,64 20,62", 2, "both")
        _hooked_mask(c)
        c.form("-44,-30! -40,-54 0,-62 40,-54 44,-32! 20,-42 -18,-42", "wht", shade=6, width=3)


def _sugar_loaf(c):
    """A tall soft white cap that leans back."""
    c.form("-44,-34! -54,-84 -58,-112 -40,-132! -14,-128 16,-104 34,-74 44,-36!", "wht", shade=13, width=3.3,
        angle=70, step=6)
    c.stroke("-34,-126 -24,-100 -26,-70", 4.6, "end", end=0.1)
    c.stroke("4,-112 12,-90 10,-66", 4.6, "end", end=0.1)


def _hooked_mask(c):
    """Pulcinella's mask, black, with its great beak of a nose."""
    c.form(
        "-37,-40! 0,-46 37.5,-40! 38,-24 35,-16! 46,-4 55,12 54,27 45,37! 43,28 37,21 26,20! 12,15 2,12 -12,16"
        " -27,10 -36.6,-6",
        "black", shade=5, width=2.4,
    )
    c.sliver((40, -6), (50, 16), 4, 0.16, "lblack")
    for line in ("-24,4 -12,9 0,6 9,10", "-28,-2 -16,2 -6,1", "17,-14 20,-4 24,6 30,14"):
        c.stroke(line, 2.2, "both", "lblack")
    c.stroke("-14,-24 -4,-26 8,-22 15,-14", 3.4, "both", "lblack")
    c.stroke("21,-15 28,-23 36,-24", 3, "both", "lblack")
    for x0, x1, y in ((-10, 10, -9.5), (22, 33.4, -9.8)):
        c.dot((x0 + x1) / 2, y, (x1 - x0) * 0.62, "ink", 8.4)
        one_eye(c, x0, x1, y, 5.6, 0.7, "brn")
    c.dot(-22, -28, 5)
    c.dot(-22, -28, 3.6, "lblack")


def _joker(draw, title, seed):
    c = Canvas(seed=seed, line=3.7)
    draw(c)
    return framed(c.body(), c.defs, title)


DRAWN = {"XR": (_arlecchino, 101), "XB": (_pulcinella, 102)}  # and the seed of its hand
TITLES = {"XR": "Jolly rosso", "XB": "Jolly nero"}
CARDS = {code: lambda code=code: _joker(DRAWN[code][0], TITLES[code], DRAWN[code][1]) for code in DRAWN}
