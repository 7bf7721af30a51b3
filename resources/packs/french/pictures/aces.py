# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The aces: one large sign each, spades with a sun in a crowned field, hearts in roses, diamonds a cut
stone among rays, clubs in flower."""

import math

from kit.canvas import Canvas
from kit.dress import beads
from kit.geometry import lerp, polar
from kit.headgear import leaf_crown
from kit.nature import daisy, leaf, rose
from kit.ornaments import curl_ribbon, laurel, volute
from kit.pathdata import units
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
    with c.at(x, 206, s=0.98):
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


def _enlarged(c, title, by=1.2):
    """The card with what was drawn, larger about the middle."""
    x, y = units(CENTRE[0]), units(CENTRE[1])
    return card(
        '<g transform="translate(%d %d)scale(%g)translate(%d %d)">%s</g>' % (x, y, by, -x, -y, c.body()), title=title
    )


def ace_of_hearts():
    c = Canvas(seed=62, line=3.6)
    x, y = CENTRE

    def sprays(c):
        c.ribbon("0,240 50,214 104,180 150,128 168,70", 6.6, "ink")
        c.ribbon("0,240 50,214 104,180 150,128 168,70", 3.4, "lgrn")
        for px, py, turn, size in (
            (44, 220, 20, 0.95), (66, 206, 112, 0.95), (98, 184, 14, 1), (116, 170, 108, 0.95),
            (140, 142, 0, 1), (158, 110, 92, 0.9), (168, 76, -14, 0.95), (166, 90, 62, 0.85),
        ):
            with c.at(px, py, s=size, rot=turn):
                leaf(c)
        for px, py, size in ((84, 198, 0.9), (150, 132, 0.75)):
            with c.at(px, py, s=size, rot=px):
                rose(c)

    with c.at(x, y + 34):
        _mirrored(c, sprays)
        with c.at(0, 236):
            rose(c)
    with c.at(x, y - 24, s=3.3):
        c.form(HEART, "red", shade=9, width=4)
    with c.at(x, y - 24, s=3.3):
        _drawn_in(c, HEART, 15, "blush", 3)
        _drawn_in(c, HEART, 21, "dred", 2)
    with c.at(x, y - 24):
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
        c.sliver((-128, -52), (-92, -118), 15, 0.22, "blush")
        c.sliver((-130, -26), (-118, 4), 7, -0.04, "blush")
        # flowers of gold cut into the lobes
        for px, py in ((-84, -78), (84, -78)):
            for i in range(6):
                with c.at(px, py, rot=60 * i):
                    c.shape("0,-4! -6,-11 -4,-20 0,-23! 4,-20 6,-11", "yel", 1.8)
            c.dot(px, py, 6)
            c.dot(px, py, 4.2, "red")
        for px, py in ((-52, 62), (52, 62), (0, 108)):
            c.fill(f"{px},{py-13}! {px+6},{py} {px},{py+13}! {px-6},{py}", "yel")
            c.fill(f"{px-11},{py}! {px},{py-4} {px+11},{py}! {px},{py+4}", "yel")
    return _enlarged(c, "Asso di cuori")


def ace_of_diamonds():
    c = Canvas(seed=63, line=3.6)
    x, y = CENTRE
    w, h = 150, 208
    corners = [(0, -h), (w, 0), (0, h), (-w, 0)]
    with c.at(x, y):
        # rays round the stone, longest along its axes
        for i in range(40):
            a = 2 * math.pi * i / 40
            edge = 1 / (abs(math.cos(a)) / w + abs(math.sin(a)) / h)
            reach = edge + (86 if i % 10 == 0 else 58 if i % 2 == 0 else 40)
            root = [polar(edge + 14, a - 0.045), polar(reach, a), polar(edge + 14, a + 0.045)]
            c.shape([(*p, True) for p in root], "yel" if i % 2 == 0 else "org", 1.9)
        c.form([(px * 1.09, py * 1.09, True) for px, py in corners], "yel", shade=8, width=3.6)
        beads(c, [(px * 1.045, py * 1.045, True) for px, py in corners + corners[:1]], 19, 5, ("red", "blu"))
        c.shape([(*p, True) for p in corners], "red", 3)
        # facets: a table, and eight planes about it that catch the light
        table = [(0, -h * 0.5), (w * 0.5, 0), (0, h * 0.5), (-w * 0.5, 0)]
        for i in range(4):
            a, b = corners[i], corners[(i + 1) % 4]
            p, q = table[i], table[(i + 1) % 4]
            middle = lerp(a, b, 0.5)
            tone = ("red", "dred", "red", "#ec5a45")[i]
            other = ("#ec5a45", "dred", "dred", "#f08a72")[i]
            c.polygon([a, middle, p], tone)
            c.polygon([middle, b, q], other)
            c.polygon([middle, p, q], ("red", "#8a100d", "dred", "#f3a48c")[i])
            for u, v in ((middle, p), (middle, q), (a, p)):
                c.stroke([u, v], 2.2, "none", wobble=0.1)
        c.polygon(table, "red")
        c.polygon([table[3], table[0], (0, 0)], "#ec5a45")
        c.polygon([table[1], table[2], (0, 0)], "dred")
        for u, v in zip(table, table[1:] + table[:1]):
            c.stroke([u, v], 2.4, "none", wobble=0)
        # a lily on the table
        for turn in (0, 180):
            with c.at(0, 0, s=1.25, rot=turn):
                c.form("0,2! -9,-12 -9,-30 0,-52! 9,-30 9,-12", "yel", shade=4, width=2.2)
                for flip in (False, True):
                    with c.at(flip=flip):
                        c.form("3,-4! 12,-18 26,-22 32,-10! 26,-6! 20,-12 14,-6 6,4!", "yel", shade=3, width=2.2)
        c.form("-22,-6! 22,-6! 22,6! -22,6!", "blu", shade=3, width=2.4)
        c.sliver((-96, -34), (-40, -112), 8, 0.02, "wht")
        c.sliver((-104, -12), (-94, -26), 5, 0, "wht")
    return _enlarged(c, "Asso di quadri")


def ace_of_clubs():
    c = Canvas(seed=64, line=3.6)
    x, y = CENTRE

    def vines(c):
        c.stroke("10,190 60,236 120,226 176,186 196,130 226,96 214,70 196,86", 6, "end", "ink", end=0.4)
        c.stroke("10,190 60,236 120,226 176,186 196,130 226,96 214,70 196,86", 3, "end", "lgrn", end=0.4)
        c.stroke("120,226 150,246 178,238 176,220", 4, "end", "ink", end=0.4)
        for px, py, turn, size in (
            (54, 236, 160, 1.05), (74, 238, 60, 0.95), (112, 228, 172, 1.05), (150, 208, 20, 0.95),
            (178, 184, 110, 1.05), (192, 142, 20, 0.95), (206, 118, 104, 0.9), (224, 92, 20, 0.8),
        ):
            with c.at(px, py, s=size, rot=turn):
                leaf(c)
        with c.at(178, 224, s=0.8, rot=20):
            daisy(c)

    with c.at(x, y - 20):
        _mirrored(c, vines)
        with c.at(0, 0, s=3.4):
            c.shape(CLUB, "ink", 2)
            _drawn_in(c, CLUB, 11, "paper", 2.6)
        for px, py, flower in ((0, -96, "red"), (-88, 44, "yel"), (88, 44, "yel")):
            c.dot(px, py, 50, "paper")
            c.dot(px, py, 47, "dgrn")
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
        # between the lobes a trefoil knot of gold, and a stem of falling lines
        for width, colour in ((9, "yel"), (3, "org")):
            c.ribbon("0,-42 -16,-16 0,4 16,-16 0,-42", width, colour)
        c.form("-20,4! 0,-12 20,4! 10,20 0,40! -10,20", "red", shade=4, width=2)
        for i in range(-2, 3):
            c.stroke(f"0,70 {i*7},112 {i*17},160", 3, "end", "paper")
    return _enlarged(c, "Asso di fiori")


CARDS = {"AS": ace_of_spades, "AH": ace_of_hearts, "AD": ace_of_diamonds, "AC": ace_of_clubs}
