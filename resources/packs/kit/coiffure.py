# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hair and beards for the faces of visages.py, in the same units; what is worn over them is in headgear.py."""

from kit.geometry import apply, lengths


def _roll(c, x, y, r, hair, side=1):
    """A rolled end of hair."""
    c.dot(x, y, r + 2.6)
    c.dot(x, y, r, hair)
    c.dot(x + r * 0.18, y + r * 0.2, r * 0.72, "d" + hair)
    c.dot(x - r * 0.04, y - r * 0.02, r * 0.6, hair)
    c.stroke(
        f"{x-side*r*.86},{y+r*.1} {x-side*r*.3},{y-r*.72} {x+side*r*.55},{y-r*.4} {x+side*r*.5},{y+r*.42}"
        f" {x-side*r*.16},{y+r*.46} {x-side*r*.26},{y-r*.06} {x+side*r*.16},{y-r*.1}",
        2.4, "end",
    )
    c.stroke(f"{x-side*r*.5},{y+r*.62} {x+side*r*.3},{y+r*.78} {x+side*r*.8},{y+r*.2}", 1.7)


def rolled(c, hair="brn", front=False, low=26):
    """Hair that falls beside the face and ends in a roll on each side."""
    light = "l" + hair
    for side in (-1, 1):
        k = 1 if front or side < 0 else 0.72
        x0 = 32 if front or side < 0 else 35

        def at(dx, y, corner=False, side=side, k=k, x0=x0):
            return (side * (x0 + dx * k), y, corner)

        c.form(
            [at(0, -54, True), at(18, -52), at(30, -34), at(33, -10), at(32, low, True), at(6, low + 8, True),
                at(0, low - 8), at(4, -4), at(1, -26)],
            hair, shade=6, width=2.7,
        )
        c.strands([at(4, -48)[:2], at(5, -14)[:2], at(7, low)[:2]],
            [at(24, -44)[:2], at(30, -12)[:2], at(28, low)[:2]], 7, 2.3, jitter=0.16)
        c.strands([at(14, -44)[:2], at(17, -10)[:2]], [at(22, -42)[:2], at(26, -8)[:2]], 3, 2.0, colour=light)
        px, py = at(19, low + 6)[:2]
        _roll(c, px, py, 19 * k + 2, hair, side)


def parted(c, hair="blond", low=30, joined=False):
    """A lady's hair, parted above the brow and drawn down over the ears, in three quarters; joined it comes
    down to a parting under the crown."""
    light = "l" + hair
    c.form(
        "6,-60! -10,-48 -22,-34 -28,-18 -30,0 -28,16! -36,30 -50,34 -60,24 -66,4 -64,-22 -52,-46 -28,-62!",
        hair, shade=7, width=2.7,
    )
    c.strands("-4,-56 -24,-36 -32,-8 -34,20", "-28,-60 -54,-36 -60,-6 -52,26", 10, 2.2, jitter=0.16)
    c.strands("-16,-54 -40,-34 -46,-6 -44,18", "-26,-56 -48,-34 -54,-6 -48,20", 6 if hair == "black" else 4,
        2.2, colour=light)
    c.form("6,-60! 22,-53 33,-42 38,-26! 38.6,-8 42,10 47,20! 55,8 57,-14 53,-38 38,-58!", hair, shade=5, width=2.7)
    c.strands("12,-58 34,-44 41,-18 45,12", "36,-58 50,-38 53,-14 48,14", 7, 2.0, jitter=0.16)
    c.stroke("6,-60 -8,-50 -20,-38", 2, "end")
    if joined:
        c.form("-31,-14! -26,-25 -12,-33 10,-39.5! 22,-34 32,-26 39,-14! 44,-40 40,-64! -34,-64! -44,-40", hair,
            shade=3, width=2.4)
        c.strands("6,-58 -16,-46 -31,-24", "9,-42 -10,-36 -27,-24", 4, 1.8, jitter=0.1, colour=light)
        c.strands("12,-58 28,-46 39,-28", "11,-42 24,-35 35,-24", 3, 1.6, jitter=0.1, colour=light)
        c.stroke("10,-40 8,-64", 2.2, "none", "skin")


def parted_front(c, hair="brn", low=24):
    """The same from the front."""
    light = "l" + hair
    for side in (-1, 1):
        with c.at(flip=side > 0):
            c.form(
                f"0,-60! -14,-50 -26,-36 -33,-16 -35,4! -36,{low} -46,{low+10} -58,{low} -63,2 -60,-24 -48,-46"
                f" -24,-62!",
                hair, shade=6, width=2.7,
            )
            c.strands(f"-4,-57 -26,-38 -36,-10 -38,{low-4}", f"-26,-60 -50,-36 -58,-6 -52,{low}", 9, 2.2, jitter=0.16)
            c.strands(f"-16,-55 -40,-34 -47,-6 -45,{low-8}", f"-24,-56 -46,-34 -52,-6 -49,{low-8}", 3, 2.0,
                colour=light)


def braid(c, line, width=20, hair="blond", tie="red"):
    """A braid along a line, which tapers to a ribbon."""
    path = c.path(line, False).flat(2)
    count = max(1, round(lengths(path)[-1] / 12.5 / c._scale()))

    def knot(i):
        with c.at(s=1 - 0.4 * i / count):
            c.form(f"-9,{-width*.3}! -2,{-width*.56} 8,{-width*.2} 11,{width*.1}! 4,{width*.5} -6,{width*.3}",
                hair, shade=3, width=2.2)
            c.sliver((-6, -width * 0.25), (7, width * 0.1), 1.6, -0.1)
            c.sliver((-4, -width * 0.02), (4, width * 0.3), 1.5, -0.1)

    c.ribbon(line, width * 0.36, "d" + hair)
    c.along(line, 12.5, knot)
    x, y = path[-1]
    with c.in_card_space(), c.at(x, y + 3):  # tied with a ribbon
        c.form("-6,4! -11,15 -8,26 1,38! 9,26 10,15 6,4!", hair, shade=3, width=2.2)
        for strand in ("-2,6 -5,18 -1,32", "3,6 4,18 2,30"):
            c.stroke(strand, 1.8, "end")
        for flip in (False, True):
            with c.at(flip=flip):
                c.form("1,0! 10,-8 18,-7 18,4! 12,7 6,5!", tie, shade=2, width=2)
        c.form("-6,-5! 6,-5! 6,6! -6,6!", tie, shade=2, width=2)


def waves(c, hair="brn"):
    """A lady's hair that falls in long waves over the near shoulder and behind the far one, its ends curled."""
    light = "l" + hair
    for outline, strands, lights in (
        ("38,-54! 52,-46 61,-24 57,-2 64,20 56,42 64,62 60,80! 50,88 40,80! 46,72 41,58 47,40 40,24 42,2 39,-20",
            ("46,-44 53,-22 49,0 55,20 48,42 55,62 50,80", "42,-40 46,-18 44,2 48,22 44,40"),
            ("50,-40 57,-20 53,0 59,20 52,40",)),
        ("-30,-54! -50,-52 -65,-34 -69,-10 -62,14 -71,38 -62,62 -74,86 -69,106! -58,118 -40,116 -30,102!"
            " -42,104 -49,96! -37,82 -30,64 -38,44 -27,24! -30,0 -33,-24",
            ("-40,-48 -58,-28 -60,-8 -54,16 -63,38 -53,64 -65,88 -60,106",
                "-35,-46 -47,-24 -50,-4 -44,18 -53,40 -43,64 -55,84 -52,100",
                "-32,-36 -38,-14 -39,4 -34,22 -45,44 -35,62 -45,80"),
            ("-44,-44 -62,-20 -64,-4 -57,16 -66,40 -57,62", "-36,-38 -43,-14 -44,6 -38,24 -48,44 -39,64")),
    ):
        c.form(outline, hair, shade=8, width=2.8)
        for line in strands:
            c.stroke(line, 2.4, "both")
        for line in lights:
            c.stroke(line, 2.2, "both", light)


def forked_beard(c, hair="gry", length=112):
    """A beard in two points with a moustache over it, in three quarters."""
    dark, light = "d" + hair, "l" + hair
    t = length
    c.form(
        f"-31,-2! -25,16 -15,27 -2,27 8,24! 19,21 28,24! 34,21 35,8! 41,26 42,50 40,76 32,{t-8} 24,{t}!"
        f" 23,{t-20} 20,{t-36}!"
        f" 12,{t-22} 2,{t-8} -10,{t-2}! -8,{t-18} -14,{t-34} -22,{t-48} -30,50 -36,28",
        hair, shade=8, width=2.5,
    )
    c.strands(f"-32,8 -28,40 -8,{t-10}", f"10,38 14,{t-50} -2,{t-14}", 8, 2.1, jitter=0.2)
    c.strands(f"24,40 24,{t-46} 24,{t-8}", f"38,22 39,56 28,{t-10}", 6, 2.0, jitter=0.2)
    c.strands(f"-24,26 -18,52 -10,{t-18}", f"2,42 4,{t-50} -4,{t-20}", 4, 1.8, jitter=0.2, colour=light)
    c.stroke(f"19,44 20,60 20,{t-36}", 2.6, "start")
    c.fill("10,31! 14,33.4 19,34 25,33.4 29,31! 27,38 19,41 12,38", dark)
    c.fill("11.6,33! 19,32.6 26.6,33! 24,37.2 19,38.4 14,37.2", "red")
    c.stroke("10,32.4 19,33.4 28,32.4", 1.8)
    c.form("19.5,20! 8,19 -6,26 -20,44! 0,40 12,33.4 19.5,29.6! 26,33.4 34,40 46,44! 40,28 28,19.6", hair,
        shade=3, width=2)
    c.strands("18,22 4,26 -14,40", "18,29 8,32 -6,40", 5, 1.5)
    c.strands("22,22 31,27 42,40", "22,29 28,32 36,40", 4, 1.4)


def chin_beard(c, hair="blond", length=92):
    """A beard that grows from the sideburns round the jaw and leaves the lip bare, on a frontal face; it ends in two
    locks."""
    t, dark, light = length, "d" + hair, "l" + hair
    c.form(
        f"-38,-12! -34,8 -29,22 -20,34 -10,39.6 0,41 10,39.6 20,34 29,22 34,8 38,-12! 42,8 43,30 38,50 31,{t-26}"
        f" 22,{t-12} 10,{t}! 12,{t-12} 8,{t-20} 1,{t-27}! -6,{t-16} -14,{t-6} -25,{t-1}! -22,{t-11} -26,{t-22}"
        " -36,52 -43,32 -42,8",
        hair, shade=8, width=2.5,
    )
    c.fill(f"1,{t-27}! 4,62 3,48 0,44! -5,52 -7,66 -12,{t-10}! -5,{t-17}", dark)
    c.strands(f"-39,2 -38,30 -28,54 -20,{t-6}", f"-6,44 -9,58 -12,{t-8}", 8, 2.0, jitter=0.16)
    c.strands(f"39,2 38,30 29,54 12,{t-4}", f"6,44 9,56 6,{t-22}", 8, 2.0, jitter=0.16)
    for side in (-1, 1):
        c.strands([(side * 38, 12), (side * 33, 36)], [(side * 16, 44), (side * 12, 62)], 3, 1.8, jitter=0.2,
            colour=light)
    for x in (-4.5, -1.5, 1.5, 4.5):  # short hair under the lip
        c.stroke([(x, 37.6), (x * 1.1, 42), (x * 0.9, 47)], 1.8, "both", dark)
    c.stroke(f"0,46 3,56 1,{t-27}", 2.4, "start")


def nape(c, hair="brn", low=44):
    """Hair of a profile, cut straight at the nape with its ends turned out."""
    light = "l" + hair
    c.form(
        f"18,-56! 10,-42 2,-28 -5,-18 -3,-4 -10,6 -9,20 -14,{low-10}! -24,{low+6} -40,{low+8} -58,{low+12}"
        f" -74,{low}! -64,{low-10}"
        " -68,10 -70,-14 -62,-40 -44,-58 -10,-64",
        hair, shade=9, width=2.8,
    )
    c.strands(f"-44,-56 -62,-20 -62,10 -68,{low}", f"10,-52 -4,-24 -8,6 -16,{low}", 15, 2.5, jitter=0.15)
    c.strands(f"-46,-46 -56,-14 -56,{low-10}", f"-28,-52 -38,-18 -38,{low-14}", 5, 2.2, colour=light)
    c.stroke(f"-70,{low} -58,{low+6} -46,{low+2}", 2.2, "end")


def page(c, hair="blond", low=34):
    """A profile's hair in loose waves, curled up at the nape."""
    light, dark = "l" + hair, "d" + hair
    c.form(
        f"20,-56! 14,-44 4,-36 6,-26 -4,-16 -2,-6 -12,2 -8,12 -18,20 -14,{low-6} -26,{low+6}! -34,{low+14}"
        f" -50,{low+16} -64,{low+6}"
        f" -66,{low-8}! -76,{low-10} -78,4 -68,-2! -76,-18 -66,-34 -50,-54 -12,-64",
        hair, shade=9, width=2.8,
    )
    for line in (
        "8,-54 -14,-40 -24,-24 -28,-4 -24,14 -30,34", "-8,-58 -34,-40 -44,-20 -46,4 -40,20 -46,40",
        "-24,-58 -50,-36 -60,-12 -58,10 -54,26", "16,-52 -2,-34 -12,-18 -18,2 -16,18",
    ):
        c.stroke(line, 2.6, "both")
    for line in ("-2,-54 -26,-36 -36,-14 -38,8", "-16,-56 -42,-36 -52,-14 -52,8"):
        c.stroke(line, 2.2, "both", light)
    c.stroke(f"-62,{low} -50,{low+8} -40,{low+2} -42,{low-8} -50,{low-6}", 2.2, "end")
    c.stroke(f"-74,0 -66,{low-16} -56,{low-14}", 2, "end", dark)


def flowing(c, hair="gry"):
    """Long hair that falls in waves on both shoulders and ends in points, in three quarters."""
    light = "l" + hair
    for side, x0, k in ((-1, 31, 1), (1, 36, 0.74)):

        def at(dx, y, corner=False, side=side, k=k, x0=x0):
            return (side * (x0 + dx * k), y, corner)

        c.form(
            [at(0, -54, True), at(20, -50), at(33, -28), at(28, -4), at(40, 20), at(34, 44), at(52, 66),
                at(66, 70, True), at(54, 78), at(42, 76), at(46, 92, True), at(30, 88), at(22, 74), at(18, 86, True),
                at(6, 66), at(8, 44), at(0, 24), at(5, 2), at(0, -24)],
            hair, shade=7, width=2.8,
        )
        for a, b, c1, d in ((5, 9, 14, 22), (10, 15, 24, 40), (16, 18, 30, 50), (21, 22, 36, 58)):
            line = ((a, -48), (b + 2, -20), (b, 4), (c1, 30), (c1 - 2, 54), (d - 6, 78))
            c.stroke([at(*p)[:2] for p in line], 2.4, "both")
        for a, b, c1 in ((13, 20, 28), (19, 25, 34)):
            c.stroke([at(a, -46)[:2], at(b, -20)[:2], at(b - 2, 2)[:2], at(c1, 28)[:2]], 2.2, "both", light)


def fringed(c, hair="rust", low=30):
    """A boy's hair: cut straight over the brow and straight round the neck, in three quarters."""
    light = "l" + hair
    c.form(f"-30,-50! -46,-52 -60,-36 -66,-8 -68,{low}! -52,{low+9} -38,{low+10} -22,{low+4}! -29,18 -31,0 -29,-22",
        hair, shade=8, width=2.8)
    c.strands(f"-42,-46 -60,-14 -62,{low}", f"-31,-44 -33,-10 -28,{low+2}", 10, 2.3, jitter=0.12)
    c.strands(f"-44,-42 -55,-12 -56,{low-10}", f"-40,-42 -47,-10 -47,{low-8}", 3, 2.1, colour=light)
    c.form(f"36,-50! 48,-48 56,-30 59,-4 59,{low-4}! 50,{low+5} 38,{low+2}! 38,8 36.6,-8 39,-24", hair, shade=5,
        width=2.7)
    c.strands(f"40,-44 42,-12 43,{low}", f"50,-42 55,-10 55,{low-4}", 5, 2.1, jitter=0.12)
    c.form("-32,-54! -34,-40 -34,-27! -22,-30 -16,-28! -8,-31 2,-29! 10,-32 20,-29.6! 28,-31 39,-27! 41,-38 38,-54!",
        hair, shade=5, width=2.5)
    c.strands("-26,-50 -29,-40 -29,-30", "36,-50 36,-40 35,-30", 12, 2.0, jitter=0.2)
    c.strands("-16,-50 -18,-42 -18,-34", "24,-50 24,-42 24,-34", 4, 1.8, colour=light)


def frizzed(c, hair="rust"):
    """A lady's hair crimped in small curls about the brow and combed high at both temples, in three quarters."""
    c.form("-30,18! -40,24 -52,16 -58,-8 -56,-34 -40,-58 0,-66 40,-58 52,-36 54,-10 48,8 41,10! 40,-14 37,-30 24,-40"
        " 4,-36 -14,-42 -28,-30 -33,-8", hair, shade=8, width=2.8)

    def curl(c):
        c.dot(0, 0, 11.8)
        c.dot(0, 0, 9.6, hair)
        c.stroke("-8,2 -4,-7 5,-6 7,2 1,6 -4,2 -1,-2", 2.4, "end")
        c.stroke("-7,-3 -3,-8 3,-8", 2, "both", "l" + hair)

    places = ((-37, 16), (-47, 4), (-38, -5), (-50, -15), (-40, -25), (-47, -36), (-30, -39), (-36, -52), (-15, -46),
        (3, -42), (20, -45), (33, -38), (40, -22), (47, -34), (43, -4), (50, -14), (46, 6))
    c.repeat(curl, [apply(c.map, p) for p in places])


def wimple(c, low=84):
    """A widow's linen about face, chin and throat, in three quarters; drawn over the face, under a veil and a crown."""
    c.form(
        f"-33,-56! -48,-40 -54,-10 -50,22 -46,48 -58,{low-10}! -34,{low+8} 4,{low+14} 34,{low+6} 56,{low-12}! 44,56"
        " 46,28 50,0 48,-30 38,-56! 37.6,-30 35,-12 37,0 35,14 31,31 25,46 15,54.6 5,53 -8,45 -21,31 -30,12 -33.4,-12",
        "wht", shade=9, width=2.8,
    )
    for line in ("-46,-34 -50,-4 -44,30 -34,52", "-40,-40 -43,-8 -38,18 -26,42", "46,-30 47,0 42,30 34,50"):
        c.stroke(line, 1.9, "both")
    for line in ("-34,52 -20,62 4,66 24,60 36,48", f"-44,{low-20} -22,{low-10} 4,{low-7} 28,{low-12} 46,{low-24}",
            f"-46,{low-8} -24,{low+1} 4,{low+4} 30,{low-1} 50,{low-14}"):
        c.stroke(line, 2, "both")
    c.fill("38,-54! 37.6,-30 35,-12 37,0 35,14 31,31 25,46! 32,38 37.6,22 41,2 40,-12 42,-32", "gry")
    c.fill("-26,40! -12,54 4,60 18,58 28,48! 26,58 16,66 2,67 -14,60", "gry")


def combed(c, hair="blond", low=30):
    """A bare head of hair in three quarters, parted above the brow and combed down over the ears."""
    light = "l" + hair
    for outline, shade in (
        (f"8,-84! -22,-81 -48,-64 -63,-36 -67,-4 -64,{low-10} -54,{low+3} -40,{low}! -31,14 -29,-4 -27,-18 -18,-30"
            " -5,-37 8,-40!", 8),
        (f"8,-84! 30,-80 48,-63 56,-36 57,-8 53,{low-14} 47,{low-10}! 42,8 38.6,-10 36,-23 26,-32 8,-40!", 6),
    ):
        c.form(outline, hair, shade=shade, width=2.8)
    c.strands(f"2,-79 -32,-68 -58,-30 -60,{low-14}", "4,-45 -16,-36 -30,-14 -36,12", 9, 2.2, jitter=0.14)
    c.strands("13,-78 36,-66 51,-36 52,0", "12,-45 27,-36 38,-18 43,8", 6, 2.0, jitter=0.14)
    c.strands("0,-72 -28,-62 -48,-34 -52,0", "2,-54 -20,-46 -36,-22 -42,6", 4, 2.0, colour=light, jitter=0.1)
    c.strands("15,-70 32,-60 44,-36", "14,-58 28,-50 40,-28", 2, 1.8, colour=light, jitter=0.1)
    c.stroke("8,-84 6.6,-62 8,-40", 2.4, "both")
