# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The aces: one large sign each, spades with a sun in a crowned field, hearts in roses, diamonds among
rays and carnations, clubs in flower."""

import math

from kit.canvas import Canvas, symbol, use
from kit.dress import beads
from kit.geometry import apply, lerp
from kit.headgear import leaf_crown
from kit.nature import daisy, daisy_leaf, rose, rose_leaf
from kit.ornaments import curl_ribbon, laurel, volute
from kit.pathdata import units
from kit.regalia import carnation
from kit.signs import sun_face
from kit.suits import CLUB, HEART, SPADE
from pictures.stock import CENTRE, card


def _drawn_in(c, outline, amount, colour, width):
    """A line inside a sign's edge, so far from it."""
    path = c.inset(outline, amount)
    with c.in_card_space():
        c.outline(path, width, colour)


def _mirrored(c, draw):
    for flip in (False, True):
        with c.at(flip=flip):
            draw(c)


def ace_of_spades():
    c = Canvas(seed=61, line=3.6)
    x, y = CENTRE

    def sprays(c):
        laurel(c, "26,322 100,320 172,282 222,214 242,126", 9, 0.95)

    with c.at(x, y):
        _mirrored(c, sprays)
    with c.at(x, y - 10, s=5):
        c.shape(SPADE, "ink", 2)
        edges = c.inset(SPADE, 26), c.inset(SPADE, 32)
    for path, colour in zip(edges, ("yel", "dblu")):
        c.fill(path, colour)
    with c.at(x, y - 10):

        def scrolls(c):
            volute(c, "8,-168 40,-120 78,-82 116,-40 142,0 150,50 122,84 88,68 96,40 116,50", 17)
            volute(c, "10,-128 34,-96 52,-108 48,-128 34,-122", 12)
            volute(c, "8,132 50,128 80,112 112,116 122,138 104,146 98,134", 13)
            for px, py, turn, size in (
                (60, -108, 118, 0.62),
                (100, -64, 132, 0.66),
                (176, 52, 150, 0.7),
                (170, 100, 196, 0.62),
                (140, 134, 160, 0.5),
            ):
                with c.at(px, py, s=size, rot=turn - 60):
                    c.form("0,6! -10,-8 -8,-26 2,-40! 10,-24 10,-8", "lgrn", shade=4, width=2)
                    c.sliver((0, 0), (2, -32), 1.5)
            for px, py in ((24, -80), (128, 96), (66, -62)):
                c.dot(px, py, 7, "ink")
                c.dot(px, py, 5.2, "red")
                c.dot(px - 1.5, py - 1.6, 1.4, "wht")

        _mirrored(c, scrolls)
        # the sun in its ring
        c.dot(0, 22, 96)
        c.dot(0, 22, 92, "yel")
        c.dot(0, 22, 80)
        beads(c, [(86 * math.cos(a / 30), 22 + 86 * math.sin(a / 30)) for a in range(189)], 13.5, 4.4, ("red", "blu"))
        c.dot(0, 22, 77, "paper")
        for i in range(24):
            with c.at(0, 22, rot=15 * i):
                if i % 2:
                    c.shape("-4,-46! -7,-56 -2,-63 -3,-73! 4,-64 3,-56 5,-46!", "org", 1.5)
                else:
                    c.shape("-7,-46! 0,-75! 7,-46!", "yel", 1.6)
        with c.at(0, 22, s=0.98, weight=0.9):
            c.dot(0, 0, 53)
            sun_face(c)
        # a lily in the tip, a shell in the stem
        with c.at(0, -190, s=0.9):
            c.form("0,34! -9,14 -10,-8 0,-38! 10,-8 9,14", "yel", shade=4, width=2.2)
            for flip in (False, True):
                with c.at(flip=flip):
                    c.form("4,26! 12,6 22,-4 30,-2! 26,8 16,16 6,34!", "yel", shade=3, width=2.2)
            c.form("-14,20! 14,20! 14,28! -14,28!", "red", shade=2, width=2)
        for i in range(-2, 3):
            c.stroke(f"0,170 {i*13},206 {i*22},246", 3.4, "end", "yel")
    # crown over the tip, ribbon round the stem
    with c.at(x, 217, s=0.98):
        leaf_crown(c, "red")
    with c.at(x, y + 320):
        for flip, colours in ((False, ("red", "wht")), (True, ("red", "wht"))):
            turn = -1 if flip else 1

            def line(text, turn=turn):
                return " ".join("%g,%s" % (turn * float(p.split(",")[0]), p.split(",")[1]) for p in text.split())

            curl_ribbon(c, line("6,0 50,20 84,60 132,70 168,40"), 30, colours if flip else colours[::-1])
            curl_ribbon(c, line("4,4 40,-34 84,-30 84,2 44,18 4,8"), 24, colours)
        c.form("-16,-16! 16,-16! 19,18! -19,18!", "yel", shade=6, width=3)
        for k in (-7, 2, 10):
            c.sliver((k, -13), (k, 15), 1.8)
    return card(c.body(), title="Asso di picche")


def _placed(c, name, x, y, turn, size):
    """A symbol where c places what it draws, mirrored there if need be."""
    a, b, d, e = c.map[:4]
    side = -1 if a * e - b * d < 0 else 1
    c.raw(use(name, *apply(c.map, (x, y)), side * turn, side * size, size))


def _enlarged(c, title, by=1.2):
    """The card with what was drawn, larger about the middle."""
    x, y = units(CENTRE[0]), units(CENTRE[1])
    return card(
        '<g transform="translate(%d %d)scale(%g)translate(%d %d)">%s</g>' % (x, y, by, -x, -y, c.body()), c.defs, title
    )


def ace_of_hearts():
    c = Canvas(seed=62, line=3.6)
    c.defs = symbol("leaf", rose_leaf)
    x, y = CENTRE[0], CENTRE[1] - 12

    def sprays(c):
        branch = "0,206 44,198 92,168 134,120 156,66 164,14"
        c.ribbon(branch, 7, "ink")
        c.ribbon(branch, 3.6, "lgrn")
        for px, py, turn, size in (
            (34, 200, 10, 1.05), (60, 190, 122, 1.05), (84, 174, 6, 1.1), (110, 150, 112, 1.1),
            (122, 136, -10, 1.05), (146, 92, 96, 1.05), (154, 72, -20, 1.05), (163, 34, 68, 1), (164, 16, -4, 1.1),
        ):
            _placed(c, "leaf", px, py, turn, size)
        for px, py, size in ((76, 184, 1.1), (146, 106, 0.9)):
            with c.at(px, py, s=size, rot=px):
                c.dot(0, 0, 7, "dred")
                rose(c)

    with c.at(x, y - 16):
        _mirrored(c, sprays)
    with c.at(x, y - 24):
        with c.at(s=3.3):  # a rim of gold with stones about the heart
            with c.at(0, -0.4, s=1.115):
                c.form(HEART, "yel", shade=3, width=3.6)
            with c.at(0, -0.2, s=1.058):
                beads(c, HEART, 17.5, 4.8, ("red", "wht", "grn", "wht"))
            path = c.form(HEART, "red", shade=4.6, width=3)
            _drawn_in(c, HEART, 13, "blush", 3)
            c.engrave(path, 60, 6.4, 3.4, 70, 0.38)
        # rays from a flame in the middle
        for i in range(20):
            with c.at(0, -22, rot=18 * i):
                c.nick((0, -50), (0, -76 if i % 2 else -92), 5, colour="yel")
        c.form(
            "0,30! -24,20 -34,-4 -24,-28! -20,-16! -14,-40 4,-58! 0,-40 16,-34! 20,-44! 34,-16 30,10 18,26",
            "yel",
            shade=8,
            width=3,
        )
        c.form("0,24! -12,14 -14,-4 -4,-22! 4,-10 14,-4 10,16", "org", shade=4, width=2.2)
        c.form("0,22! -6,14 -4,4 2,-6! 8,6 5,16", "red", shade=2, width=1.6)
        # flowers of gold cut into the lobes
        for px, py in ((-84, -78), (84, -78)):
            for i in range(6):
                with c.at(px, py, rot=60 * i):
                    c.shape("0,-4! -6,-11 -4,-20 0,-23! 4,-20 6,-11", "yel", 1.8)
            c.dot(px, py, 6)
            c.dot(px, py, 4.2, "red")
        # scrolls of gold from the tip up to both flowers, and a lily where they spring
        def scrolls(c):
            volute(c, "4,104 34,84 62,52 84,16 88,-16 70,-26 60,-12 72,-2", 10)
            volute(c, "10,86 22,58 42,50 50,64 40,74", 7)
            for px, py, turn, size in ((52, 68, 58, 0.36), (84, 28, 40, 0.4)):
                with c.at(px, py, s=size, rot=turn):
                    c.form("0,6! -10,-8 -8,-26 2,-40! 10,-24 10,-8", "yel", shade=4, width=2)

        _mirrored(c, scrolls)
        c.dot(0, 108, 8.6)
        c.dot(0, 108, 6.6, "wht")
        c.form("0,96! -7,86 -6,72 0,58! 6,72 7,86", "yel", shade=3, width=2)
    with c.at(x, y + 180, s=1.2):  # where the branches meet, at the heart's tip
        c.dot(0, 0, 7, "dred")
        rose(c)
    return _enlarged(c, "Asso di cuori", 1.3)


def _slender_leaf(c):
    c.form("0,4! -8,-10 -7,-32 0,-52! 8,-32 8,-10", "grn", shade=5, width=2.4, dark="dgrn")
    c.fill("-0.6,0! -5.4,-12 -5,-30 -0.6,-46!", "lgrn")
    c.stroke("0,4 0,-46", 1.9, "end")


def ace_of_diamonds():
    c = Canvas(seed=63, line=3.6)
    c.defs = symbol("leaf", _slender_leaf) + symbol("carnation", lambda c: carnation(c, "red", "wht"))
    x, y = CENTRE[0], CENTRE[1] + 6
    w, h = 140, 196
    corners = [(0, -h), (w, 0), (0, h), (-w, 0)]

    def sprays(c):
        branch = "0,232 50,222 98,180 138,120 162,62 176,6"
        c.ribbon(branch, 7, "ink")
        c.ribbon(branch, 3.6, "lgrn")
        for px, py, turn, size in (
            (26, 228, 30, 0.95), (44, 222, 136, 0.95), (64, 212, 8, 1), (110, 164, 2, 1), (116, 156, 116, 1),
            (134, 126, -14, 1), (152, 86, 104, 0.95), (160, 70, -30, 0.95), (168, 36, 74, 0.9), (174, 14, -4, 0.95),
        ):
            _placed(c, "leaf", px, py, turn, size)
        for px, py, turn, size in ((82, 196, 118, 0.72), (140, 112, 96, 0.62)):
            _placed(c, "carnation", px, py, turn, size)

    with c.at(x, y):
        # rays along both upper edges, long and short in turn, and the longer the higher
        for side in (-1, 1):
            a, b = (0, -h), (side * w, 0)
            size = math.hypot(w, h)
            nx, ny, ex, ey = side * h / size, -w / size, side * w / size, h / size
            for k in range(10):
                px, py = lerp(a, b, (k + 0.5) / 11)
                px, py, reach = px + 8 * nx, py + 8 * ny, 35 - 1.4 * k if k % 2 == 0 else 52 - 2.6 * k
                c.shape([(px - 8 * ex, py - 8 * ey, True), (px + reach * nx, py + reach * ny, True),
                    (px + 8 * ex, py + 8 * ey, True)], "org" if k % 2 == 0 else "yel", 1.9)
        with c.at(0, -h):
            c.shape("-13,0! 0,-58! 13,0!", "yel", 2)
            c.polygon([(1, -4), (0, -52), (11, -4)], "org")
        _mirrored(c, sprays)
        c.form([(px * 1.13, py * 1.13, True) for px, py in corners], "yel", shade=6, width=3.6)
        beads(c, [(px * 1.065, py * 1.065, True) for px, py in corners + corners[:1]], 17.5, 5,
            ("red", "wht", "blu", "wht"))
        outline = [(*p, True) for p in corners]
        c.engrave(c.form(outline, "red", shade=15, width=3), 60, 6, 3.2, 74, 0.36)
        for amount, colour, width in ((17, "blush", 3), (23, "dred", 2)):
            _drawn_in(c, outline, amount, colour, width)

        # a scroll of gold from each tip to either side, and a lily with a head at either end
        def scrolls(c):
            for turn in (0, 180):
                with c.at(rot=turn):
                    volute(c, "5,-116 18,-98 36,-82 54,-64 64,-44 60,-24 45,-21 39,-33 47,-41", 10)

        _mirrored(c, scrolls)
        for side in (-1, 1):
            c.dot(0, side * 122, 8.6)
            c.dot(0, side * 122, 6.6, "wht")
            with c.at(side * 90, 0):
                for i in range(6):
                    with c.at(rot=60 * i):
                        c.shape("0,-3! -4.4,-8 -3,-14 0,-16! 3,-14 4.4,-8", "yel", 1.6)
                c.dot(0, 0, 4.4)
                c.dot(0, 0, 3, "red")
        with c.at(s=0.98):
            for turn in (0, 180):
                with c.at(0, 0, rot=turn):
                    c.form("0,2! -9,-12 -9,-30 0,-52! 9,-30 9,-12", "yel", shade=4, width=2.2)
                    for flip in (False, True):
                        with c.at(flip=flip):
                            c.form("3,-4! 12,-18 26,-22 32,-10! 26,-6! 20,-12 14,-6 6,4!", "yel", shade=3,
                                width=2.2)
            c.form("-15,-5! 15,-5! 15,5! -15,5!", "yel", shade=2, width=2.2)
    c.raw(use("carnation", x, y + 246, 0, 0.74))  # where the branches meet, at the lower tip
    return _enlarged(c, "Asso di quadri", 1.26)


def ace_of_clubs():
    c = Canvas(seed=64, line=3.6)
    c.defs = symbol("leaf", daisy_leaf)
    x, y = CENTRE

    def vines(c):
        branch = "0,204 44,224 92,222 140,196 176,154 200,104 206,56"
        c.stroke(branch, 10, "end", "ink", end=0.4)
        c.stroke(branch, 6, "end", "lgrn", end=0.4)
        for px, py, turn, size in (
            (48, 224, 30, 1.3), (70, 226, 142, 1.3), (100, 220, 16, 1.35), (122, 208, 128, 1.35),
            (146, 190, 4, 1.35), (166, 166, 112, 1.35), (182, 142, -10, 1.3), (190, 118, 96, 1.0),
            (198, 84, -26, 1.1), (200, 76, 62, 0.95), (206, 58, 6, 1.2),
        ):
            _placed(c, "leaf", px, py, turn, size)
        for px, py, size in ((84, 222, 0.95), (156, 178, 0.9)):
            with c.at(px, py, s=size, rot=px):
                daisy(c)

    with c.at(x, y - 38):
        _mirrored(c, vines)
        with c.at(0, 0, s=3.4):
            c.shape(CLUB, "ink", 2)
            _drawn_in(c, CLUB, 11, "paper", 2.6)
        for px, py, flower in ((0, -96, "red"), (-88, 44, "yel"), (88, 44, "yel")):
            for radius, colour in ((57, "yel"), (45.5, "ink"), (44, "dgrn")):
                c.dot(px, py, radius, colour)
            ring = [(px + 51 * math.cos(a / 10), py + 51 * math.sin(a / 10)) for a in range(63)]
            beads(c, ring, 14.6, 4.4, ("red", "wht") if flower == "yel" else ("grn", "wht"))
            for i in range(8):
                with c.at(px, py, rot=45 * i + 22):
                    c.fill("0,-14! -9,-26 -6,-38 0,-44! 6,-38 9,-26", "lgrn")
                    c.stroke("0,-16 0,-40", 1.8, "end")
            for i in range(8):
                with c.at(px, py, rot=45 * i):
                    c.shape("0,-6! -11,-18 -9,-31 0,-38! 9,-31 11,-18", flower, 2, light=0.1)
                    c.sliver((0, -12), (0, -30), 1.8, 0, "dred" if flower == "red" else "org")
            c.dot(px, py, 12)
            c.dot(px, py, 9.8, "yel" if flower == "red" else "red")
            for k in range(6):
                c.dot(px + 6 * math.cos(k), py + 6 * math.sin(k), 1.4)
        # between the lobes a small rosette of gold, and a stem of falling lines
        for i in range(6):
            with c.at(0, 0, rot=60 * i):
                c.fill("0,-3! -5,-9 -4,-17 0,-20 4,-17 5,-9", "yel")
        c.dot(0, 0, 5.4)
        c.dot(0, 0, 3.8, "red")
        for i in range(-1, 2):
            c.stroke(f"{i*3},92 {i*6},126 {i*17},160", 3, "end", "paper")
        # the branches are tied under its foot
        with c.at(0, 205):
            for flip in (False, True):
                with c.at(flip=flip):
                    c.form("4,4! 16,22 34,42 58,50! 50,58 54,70! 28,64 10,38 0,10!", "red", shade=5, width=2.8)
                    c.form("2,0! 18,-22 46,-24 54,-4 46,14 20,12!", "red", shade=6, width=2.8)
                    c.form("12,0! 24,-11 38,-10 42,-2 36,6 22,6!", "dred", shade=0, width=2, dark="dred")
            c.form("-12,-13! 12,-13! 13,13! -13,13!", "yel", shade=5, width=2.8)
            for k in (-4, 4):
                c.sliver((k, -10), (k, 10), 1.6)
    return _enlarged(c, "Asso di fiori")


CARDS = {"AS": ace_of_spades, "AH": ace_of_hearts, "AD": ace_of_diamonds, "AC": ace_of_clubs}
