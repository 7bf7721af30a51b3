# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Caps, hats and crowns, in the units of the head under them."""

from kit.dress import beads, lozenges


def bow_cap(c):
    """A soft yellow cap with a blue turned-up brim and a red bow."""
    c.form(
        "-64,-60! -61,-82 -39,-102 -4,-112 32,-107 55,-86 59,-61!",
        "yel",
        shade=9,
        angle=70,
        step=4.8,
        ink=2.8,
        reach=34,
    )
    for x0, x1 in ((-32, -41), (-9, -14), (16, 18)):
        c.stroke(f"{x0},-107 {(x0 + x1) / 2 - 4},-87 {x1},-64", 1.9, "end")
    c.form(
        "-84,-64! -72,-70 -48,-64 -4,-59 41,-66 66,-82! 77,-66 68,-43 43,-32 -4,-27 -54,-30 -80,-41!",
        "blu",
        shade=15,
        angle=82,
        step=4.4,
        ink=2.8,
        reach=30,
    )
    c.stroke("-72,-61 -48,-55 -4,-50 41,-57 68,-73", 1.8, colour="lblu")
    c.shape("-66,-78! -88,-96 -108,-98 -104,-82 -113,-68 -91,-66!", "red", 2.8)
    c.comb("-66,-77 -88,-80 -106,-83", 8, 5, side=1, slant=0.5)
    c.shape("-64,-82! -78,-106 -73,-126 -60,-116 -48,-120 -52,-100!", "red", 2.8)
    c.comb("-62,-84 -64,-104 -60,-114", 8, 5, side=1, slant=0.5)
    c.dot(-63, -78, 9, "ink")
    c.dot(-63, -78, 6.4, "yel")


def slashed_cap(c):
    """A slashed yellow cap with a red brim, a blue plume falling at the right."""
    c.plume("34,-76 62,-92 92,-84 106,-56 104,-34", 23, "blu", count=7, side=-1, barbs=18)
    p = c.shape("-70,-62! -78,-84 -66,-106 -34,-116 0,-116 32,-106 50,-86 52,-62!", "yel", 3.4)
    c.fill("10,-116 32,-106 50,-86 52,-62! 8,-62! 28,-84", "org")
    for x0, x1 in ((-46, -54), (-22, -26), (2, 4), (26, 30)):
        c.shape(
            f"{x0},-104! {x0 + 7},-92 {(x0 + x1) / 2 + 7},-78 {x1 + 2},-66! {(x0 + x1) / 2 - 5},-78"
            f" {x0 - 3},-92",
            "red",
            1.8,
        )
        c.fringe(f"{x0 + 8},-100 {x0 + 13},-88 {(x0 + x1) / 2 + 13},-74", 8, 2, 5, side=-1)
    c.engrave(p, angle=75, step=5, width=2.8, reach=32, threshold=0.3)
    c.form(
        "-88,-48! -82,-62 -52,-70 -10,-74 30,-82 58,-96! 66,-78 58,-58 34,-44 -6,-38 -50,-34 -78,-36!",
        "red",
        shade=15,
        width=3.4,
        angle=80,
        step=4.4,
        ink=2.9,
        reach=28,
        threshold=0.22,
    )
    c.stroke("-78,-56 -50,-63 -10,-66 30,-74 56,-88", 2, colour="org")
    # tuft
    c.shape("-26,-114! -36,-124 -32,-138 -22,-130 -12,-140 -8,-128 6,-126 -4,-116 -8,-112!", "red", 2.6)
    c.comb("-20,-114 -20,-124 -16,-134", 7, 5, side=1, slant=0.4)


def crown(c, hatched=True):
    """A crown of five pearled prongs; base centre (0, 0), 100 wide."""
    # inner lining back
    c.shape("-50,-6! -30,-14 0,-17 30,-14 50,-6! 30,0 0,3 -30,0", "dred", 2.2)
    for x, lean in ((-62, -24), (-34, -12), (0, 0), (34, 12), (62, 24)):
        with c.at(x=x * 0.72, y=-12, rot=lean):
            c.shape("-10,6! -6,-14 -9,-26 -3,-30 0,-40! 3,-30 9,-26 6,-14 10,6!", "yel", 2.6)
            c.fill("2,4! 3,-14 4,-28 0,-38! 3,-30 9,-26 6,-14 9,4!", "org")
            c.sliver((-4, 2), (-3, -22), 1.6, 0)
            c.dot(0, -46, 8.6, "ink")
            c.dot(0, -46, 6.6, "yel")
            c.fill("1,-52 6,-48 4,-41 -1,-40! 3,-45", "org")
            c.dot(-2, -48, 1.7, "wht")
            c.dot(0, -22, 3.2, "ink")
            c.dot(0, -22, 2.2, "red")
    c.shape("-52,-8! -28,0 0,3 28,0 52,-8! 49,14! 26,21 0,24 -26,21 -49,14!", "yel", 3)
    c.fill("26,1 52,-8! 49,14! 26,21 8,24! 20,10", "org")
    c.stroke("-50,-2 -28,6 0,9 28,6 51,-2", 1.8, "none")
    c.stroke("-49,9 -26,16 0,19 26,16 49,9", 1.8, "none")
    for i, x in enumerate((-36, -18, 0, 18, 36)):
        y = 12.5 - abs(x) * 0.1
        c.dot(x, y, 5.6, "ink")
        c.dot(x, y, 4.2, "red" if i % 2 else "grn")
        c.dot(x - 1.4, y - 1.4, 1.2, "wht")
    if hatched:
        c.fringe("48,12 26,19 6,22", 8, 2, 4, side=1)


def beret(c):
    """A flat round cap with a jewelled gold band, plumes sweeping to the left."""
    c.plume("-26,-84 -66,-108 -96,-104 -114,-78 -118,-44", 23, "blu", count=8, side=1, barbs=18)
    c.plume("-34,-76 -72,-84 -92,-66 -96,-38 -88,-8", 20, "yel", count=7, side=1, barbs=16)
    c.form(
        "-52,-56! -68,-74 -62,-96 -30,-110 10,-112 50,-100 70,-80 60,-58 48,-54!",
        "red",
        shade=15,
        width=3.4,
        angle=76,
        reach=34,
    )
    for line in ("-30,-106 -38,-84 -44,-66", "8,-110 4,-86 2,-68", "44,-100 42,-82 38,-66"):
        c.comb(line, 11, 6, side=1, slant=0.4)
    c.form("-50,-62! -20,-70 10,-71 50,-60! 47,-42 10,-53 -18,-52 -46,-43!", "yel", shade=6, width=3)
    beads(c, "-47,-53 -18,-61 10,-62 48,-51", 15, 5, ("red", "grn"))


def wide_hat(c):
    """A broad brimmed hat with a round crown and two plumes to the right."""
    c.plume("26,-82 62,-92 92,-80 106,-56 104,-30", 20, "blu", count=7, side=1, barbs=16)
    c.plume("8,-92 44,-110 84,-106 112,-88 120,-58", 25, "yel", count=8, side=1, barbs=22)
    c.form(
        "-40,-64! -44,-92 -30,-112 4,-118 36,-108 46,-84 44,-58!",
        "grn",
        shade=15,
        width=3.4,
        angle=76,
        reach=34,
    )
    c.form("-42,-78! -14,-70 20,-70 46,-76! 45,-62 20,-56 -14,-56 -42,-64!", "red", shade=6, width=2.8)
    c.form(
        "-92,-56! -78,-72 -44,-70! -10,-60 26,-62 58,-74! 86,-76 92,-62! 78,-46 40,-38 0,-36 -44,-38"
        " -78,-44!",
        "grn",
        shade=12,
        width=3.4,
        angle=80,
        step=4.4,
        reach=26,
    )
    c.stroke("-82,-60 -46,-60 -8,-50 30,-52 84,-68", 2, colour="lgrn")
    c.dot(38, -70, 10)
    c.dot(38, -70, 7.4, "yel")
    c.dot(38, -70, 3.4, "red")


def diadem_cap(c):
    """A blue cap in an open gold coronet, with two plumes to the left."""
    c.plume("-14,-92 -50,-118 -86,-112 -104,-84 -104,-54", 23, "red", count=8, side=1, barbs=18)
    c.plume("-20,-84 -56,-98 -80,-84 -88,-58 -82,-32", 20, "yel", count=7, side=1, barbs=16)
    c.form(
        "-46,-62! -50,-88 -30,-108 6,-112 38,-102 50,-82 48,-60!",
        "blu",
        shade=14,
        width=3.2,
        angle=76,
        reach=30,
    )
    for x, lean in ((-34, -14), (-12, -5), (12, 5), (34, 14)):
        with c.at(x, -68, rot=lean):
            c.form("-11,8! -9,-8 0,-22! 9,-8 11,8!", "yel", shade=5, width=2.4)
            c.dot(0, -25, 5)
            c.dot(0, -25, 3.4, "red")
    c.form("-49,-64! -20,-72 20,-72 50,-62! 47,-42 18,-53 -18,-53 -46,-44!", "yel", shade=6, width=3)
    beads(c, "-46,-54 -18,-63 18,-63 48,-52", 16, 5.2, ("grn", "red"))


def toque(c):
    """A tall soft red cap crowned with three plumes."""
    c.plume("-16,-92 -50,-104 -82,-94 -100,-66 -98,-36", 21, "grn", count=7, side=1, barbs=16)
    c.plume("18,-92 54,-106 86,-96 102,-68 100,-38", 21, "yel", count=7, side=-1, barbs=16)
    c.plume("0,-94 -8,-108 6,-120 26,-114", 17, "blu", count=6, side=-1, barbs=12)
    c.form(
        "-44,-60! -52,-84 -40,-102 -10,-108 18,-106 44,-98 52,-80 46,-58!",
        "red",
        shade=14,
        width=3.4,
        angle=76,
        reach=30,
    )
    for line in ("-24,-102 -30,-84 -32,-68", "4,-106 2,-86 0,-70", "30,-100 32,-82 28,-66"):
        c.comb(line, 10, 6, side=1, slant=0.4)
    c.form(
        "-56,-52! -52,-68 -20,-74 20,-74 52,-66 56,-50! 48,-40 18,-50 -18,-50 -48,-42!",
        "blu",
        shade=9,
        width=3.2,
        angle=80,
        step=4.4,
        reach=24,
    )
    c.stroke("-50,-60 -18,-67 18,-67 50,-58", 1.8, colour="lblu")
    c.dot(0, -84, 12)
    c.dot(0, -84, 9.4, "yel")
    c.dot(0, -84, 4.4, "red")


def turban(c):
    """A striped round cap seen from behind, with a plume to the right and a gold fillet."""
    c.plume("26,-98 58,-122 92,-120 116,-96 118,-64", 24, "grn", count=8, side=1, barbs=20)
    c.plume("34,-86 66,-92 90,-78 100,-54 94,-30", 18, "red", count=7, side=1, barbs=14)
    c.form("-58,-42! -66,-70 -50,-98 -14,-112 24,-108 50,-86 54,-54 46,-30!", "blu", shade=14, width=3.4)
    for outline in (
        "-20,-111! -40,-92 -46,-66 -44,-40! -32,-37 -34,-66 -26,-92 -8,-112!",
        "10,-111! 16,-90 18,-64 14,-32! 26,-31 32,-62 30,-88 24,-107!",
    ):
        c.form(outline, "yel", shade=4, width=2.2)
    c.form("-62,-46! -30,-36 10,-30 52,-34! 54,-50 10,-46 -30,-52 -64,-62!", "yel", shade=6, width=3)
    beads(c, "-60,-54 -30,-44 10,-38 52,-42", 16, 5, ("red", "grn"))


def small_cap(c):
    """A snug red cap with a rosette, a long plume falling to the right."""
    c.plume("12,-92 50,-112 88,-106 112,-84 122,-54", 24, "blu", count=8, side=1, barbs=20)
    c.plume("16,-84 50,-92 78,-82 94,-62 98,-40", 17, "yel", count=7, side=1, barbs=14)
    c.form(
        "-50,-54! -56,-78 -42,-98 -8,-106 26,-100 46,-80 46,-58!",
        "red",
        shade=14,
        width=3.4,
        angle=76,
        reach=30,
    )
    c.form("-58,-46! -54,-64 -20,-70 20,-71 50,-64 52,-48! 18,-54 -18,-52!", "blu", shade=7, width=3)
    lozenges(c, "-52,-55 -20,-62 18,-63 50,-57", 15, 6, "yel")
    for i in range(8):
        with c.at(14, -84, rot=45 * i):
            c.shape("0,-2! -6,-9 0,-17! 6,-9", "yel", 1.8)
    c.dot(14, -84, 5.6)
    c.dot(14, -84, 3.8, "red")


def leaf_crown(c, lining="grn"):
    """A crown of five open leaves with pearls between them; base centre (0, 0), 100 wide."""
    c.shape("-50,-6! -30,-14 0,-17 30,-14 50,-6! 30,0 0,3 -30,0", lining, 2.2)
    for x, y, lean in ((-26, -16, -7), (26, -16, 7), (-46, -12, -20), (46, -12, 20)):
        with c.at(x, y, rot=lean):
            c.shape("-3,6! -2,-24 2,-24! 3,6!", "yel", 2)
            c.dot(0, -28, 7)
            c.dot(0, -28, 5, "red" if lean in (-7, 7) else "blu")
            c.dot(-1.6, -30, 1.3, "wht")
    for x, y, lean, size in (
        (-58, -8, -30, 0.8), (58, -8, 30, 0.8), (-36, -12, -13, 0.95), (36, -12, 13, 0.95), (0, -14, 0, 1.1)
    ):
        with c.at(x * 0.9, y, s=size, rot=lean):
            c.form(
                "-9,8! -7,-6 -20,-14 -18,-28 -8,-26! -10,-40 0,-52! 10,-40 8,-26! 18,-28 20,-14 7,-6 9,8!",
                "yel",
                shade=6,
                width=2.6,
            )
            c.sliver((0, 2), (0, -40), 1.8)
            c.sliver((-3, -10), (-14, -20), 1.5, 0.1)
            c.sliver((3, -10), (14, -20), 1.7, -0.1)
    c.form("-52,-8! -28,0 0,3 28,0 52,-8! 49,14! 26,21 0,24 -26,21 -49,14!", "yel", shade=8, width=3)
    c.stroke("-50,-2 -28,6 0,9 28,6 51,-2", 1.8, "none")
    c.stroke("-49,9 -26,16 0,19 26,16 49,9", 1.8, "none")
    for i, x in enumerate((-36, -18, 0, 18, 36)):
        y = 12.5 - abs(x) * 0.1
        c.shape(f"{x},{y-6}! {x+5},{y} {x},{y+6}! {x-5},{y}", "blu" if i % 2 else "red", 1.8)


def arched_crown(c):
    """A closed crown: red velvet under gold arches and an orb; base centre (0, 0), 100 wide."""
    c.form("-46,-6! -58,-34 -44,-58 0,-66 44,-58 58,-34 46,-6!", "red", shade=14, width=3, angle=76, reach=28)
    for outline in (
        "-46,-4! -62,-34 -46,-62 -4,-72! -4,-62 -38,-54 -50,-34 -36,-4!",
        "46,-4! 62,-34 46,-62 4,-72! 4,-62 38,-54 50,-34 36,-4!",
        "-6,0! -10,-34 -5,-70! 5,-70 10,-34 6,0!",
    ):
        c.form(outline, "yel", shade=4, width=2.4)
    beads(c, "-42,-10 -56,-34 -44,-56 -10,-66", 14, 4.4, ("wht",))
    beads(c, "42,-10 56,-34 44,-56 10,-66", 14, 4.4, ("wht",))
    c.dot(0, -78, 11)
    c.dot(0, -78, 8.6, "yel")
    c.dot(-2.6, -81, 2, "wht")
    c.shape(
        "-2.5,-88! -2.5,-94! -8,-94! -8,-99! -2.5,-99! -2.5,-105! 2.5,-105! 2.5,-99! 8,-99! 8,-94!"
        " 2.5,-94! 2.5,-88!",
        "yel",
        2,
    )
    for x in (-34, 0, 34):
        with c.at(x, -10 - (8 if x == 0 else 4)):
            c.form("-9,10! -8,-2 -13,-9 -5,-12 0,-20! 5,-12 13,-9 8,-2 9,10!", "yel", shade=4, width=2.4)
            c.dot(0, -4, 3.4)
            c.dot(0, -4, 2.2, "red")
    c.form("-52,-8! -28,0 0,3 28,0 52,-8! 49,14! 26,21 0,24 -26,21 -49,14!", "yel", shade=8, width=3)
    c.stroke("-50,-2 -28,6 0,9 28,6 51,-2", 1.8, "none")
    c.stroke("-49,9 -26,16 0,19 26,16 49,9", 1.8, "none")
    beads(c, "-46,4 -24,12 0,14.5 24,12 46,4", 15, 5.4, ("grn", "red"))


def spiked_crown(c, lining="blu"):
    """An old king's crown of plain rays with balls; base centre (0, 0), 100 wide."""
    c.shape("-50,-6! -30,-14 0,-17 30,-14 50,-6! 30,0 0,3 -30,0", lining, 2.2)
    c.form(
        "-52,-6! -68,-58! -44,-24! -38,-66! -16,-24! 0,-74! 16,-24! 38,-66! 44,-24! 68,-58! 52,-6! 28,2"
        " 0,5 -28,2",
        "yel",
        shade=9,
        width=3,
        angle=76,
        step=4.4,
        reach=22,
    )
    for x, y in ((-68, -61), (-38, -70), (0, -78), (38, -70), (68, -61)):
        c.dot(x, y, 7.6)
        c.dot(x, y, 5.6, "red")
        c.dot(x - 1.6, y - 1.8, 1.5, "wht")
    for x, y in ((-42, -18), (-18, -14), (0, -30), (18, -14), (42, -18)):
        c.dot(x, y, 3.8)
        c.dot(x, y, 2.6, "grn")
    c.form("-53,-8! -28,0 0,3 28,0 53,-8! 50,14! 26,21 0,24 -26,21 -50,14!", "red", shade=8, width=3)
    beads(c, "-46,4 -24,12 0,14.5 24,12 46,4", 13, 5, ("yel",))
