# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""More that is worn on heads: ladies' crowns, hoods and nets, and flat caps."""

from kit.dress import beads, strew
from kit.regalia import lily


def lily_crown(c, lining="blu", stones=("red", "grn")):
    """A lady's crown of lilies, low and open; base centre (0, 0), 84 wide."""
    c.shape("-42,-6! -24,-13 0,-16 24,-13 42,-6! 24,0 0,3 -24,0", "d" + lining, 2.2)
    for x, y, lean, size in ((-38, -16, -24, 0.82), (38, -16, 24, 0.82), (0, -24, 0, 1.12)):
        with c.at(x, y, rot=lean):
            lily(c, size * 1.25)
    for x, y, lean in ((-20, -15, -10), (20, -15, 10)):
        with c.at(x, y, rot=lean):
            c.form("-5,8! -4,-10 0,-20! 4,-10 5,8!", "yel", shade=3, width=2.2)
            c.dot(0, -23, 5.6)
            c.dot(0, -23, 4, "wht")
    c.form("-44,-7! -24,0 0,3 24,0 44,-7! 42,12! 23,18 0,21 -23,18 -42,12!", "yel", shade=6, width=2.8)
    beads(c, "-39,2 -22,8 0,11 22,8 39,2", 13, 4.6, stones)


def pearl_crown(c, lining="red", stone="blu"):
    """A narrow crown of points with pearls; base centre (0, 0), 84 wide."""
    c.shape("-42,-6! -24,-13 0,-16 24,-13 42,-6! 24,0 0,3 -24,0", "d" + lining, 2.2)
    c.form(
        "-43,-6! -52,-38! -36,-20! -30,-46! -16,-22! 0,-56! 16,-22! 30,-46! 36,-20! 52,-38! 43,-6! 24,1 0,4 -24,1",
        "yel", shade=6, width=2.7,
    )
    for x, y in ((-52, -41), (-30, -50), (0, -60), (30, -50), (52, -41)):
        c.dot(x, y, 6.4)
        c.dot(x, y, 4.8, "wht")
    for x, y in ((-27, -13), (0, -20), (27, -13)):
        c.shape(f"{x},{y-9}! {x+5},{y} {x},{y+7}! {x-5},{y}", stone, 1.7)
    c.form("-44,-7! -24,0 0,3 24,0 44,-7! 42,10! 23,16 0,19 -23,16 -42,10!", lining, shade=6, width=2.8)
    beads(c, "-39,1 -22,7 0,10 22,7 39,1", 12, 4.2, ("yel",))


def arch_coronet(c, velvet="grn"):
    """A closed coronet on velvet, three arches to a pearl; base centre (0, 0), 84 wide."""
    c.form("-38,-6! -46,-30 -30,-50 0,-56 30,-50 46,-30 38,-6!", velvet, shade=10, width=2.8, angle=76, reach=24)
    for outline in (
        "-38,-4! -50,-30 -34,-54 -3,-62! -3,-54 -28,-46 -40,-28 -30,-4!",
        "38,-4! 50,-30 34,-54 3,-62! 3,-54 28,-46 40,-28 30,-4!",
        "-5,0! -7,-30 -4,-60! 4,-60 7,-30 5,0!",
    ):
        c.form(outline, "yel", shade=3, width=2.3)
    c.dot(0, -66, 8)
    c.dot(0, -66, 6.2, "wht")
    c.dot(-2, -68, 2, "gry")
    c.form("-44,-7! -24,0 0,3 24,0 44,-7! 42,12! 23,18 0,21 -23,18 -42,12!", "yel", shade=6, width=2.8)
    beads(c, "-39,2 -22,8 0,11 22,8 39,2", 13, 4.6, ("red", "blu"))


def veil(c, colour="wht", low=110):
    """A veil behind a three-quarter head, from the crown down over the shoulders."""
    c.form(
        f"0,-70! -40,-66 -64,-42 -74,-4 -76,44 -86,{low-20} -98,{low}! -60,{low+14} -20,{low+6}! 30,{low+8}"
        f" 60,{low+12} 82,{low-2}!"
        f" 70,{low-30} 62,40 60,-4 54,-42 34,-66",
        colour, shade=12, width=3, angle=80, step=6,
    )
    if colour == "wht":  # its inside, in the shadow of the head
        c.fill(f"-40,-40! -56,-8 -56,40 -66,{low}! -30,{low-2} 30,{low-2}! 66,{low-6} 56,30 50,-20!", "lgry")
        c.fill(f"-64,-20! -70,10 -70,44 -84,{low-4}! -60,{low+8}! -52,50 -54,10", "gry")
    for line in (f"-66,-20 -66,40 -80,{low-4}", f"-56,0 -52,50 -56,{low+4}", f"56,0 56,50 66,{low-4}"):
        c.stroke(line, 2, "both")


def net(c, hair="rust", cord="yel"):
    """Hair gathered in a net with pearls on its knots, behind and beside a three-quarter head."""
    path = c.form("-20,-58! -48,-56 -70,-34 -76,0 -66,32 -44,44 -28,34! -30,10 -34,-14 -26,-40", hair,
        shade=9, width=2.8)

    def mesh(c):
        for width, colour in ((4.2, "d" + hair), (2.2, cord)):
            c.ribbon("-11,0 0,-9 11,0", width, colour, wobble=0)
            c.ribbon("-11,0 0,9 11,0", width, colour, wobble=0)
        for x, y in ((-11, 0), (0, -9)):
            c.dot(x, y, 3.6)
            c.dot(x, y, 2.6, "wht")

    strew(c, path, mesh, 22, 9, 8)


def tiara(c, hair="brn", stones=("grn", "red")):
    """A crescent of gold scrolls over hair that is combed up; in the units of the head under it."""
    c.form("-46,-36! -46,-70 -24,-96 6,-100 36,-92 52,-66 50,-36! 20,-60 -16,-60", hair, shade=9, width=2.8)
    c.strands("-40,-44 -34,-74 -4,-94", "44,-44 42,-74 14,-96", 12, 2.2, jitter=0.16)
    c.strands("-30,-60 -22,-80 -2,-92", "6,-64 8,-82 6,-94", 4, 2.0, colour="l" + hair)
    c.form(
        "-52,-30! -50,-56! -38,-52! -30,-76! -16,-68! 4,-98! 20,-68! 36,-76! 42,-52! 54,-56! 55,-32! 34,-50"
        " 4,-57 -30,-50",
        "yel", shade=6, width=2.8,
    )
    for x, y in ((-50, -58), (-30, -79), (4, -101), (36, -79), (54, -58)):
        c.dot(x, y, 6)
        c.dot(x, y, 4.4, "wht")
    c.stroke("-44,-42 -26,-56 4,-63 32,-56 50,-43", 2, "none")
    c.shape("4,-90! 11,-77 4,-66! -3,-77", stones[0], 2)
    for x, y in ((-24, -64), (30, -64), (-42, -48), (47, -49)):
        c.dot(x, y, 5)
        c.dot(x, y, 3.6, stones[1])


def flat_cap(c, colour="red", band="yel", plume="wht"):
    """A flat cap worn aslant on a profile or three-quarter head, its plume over the back."""
    c.form(
        "-60,-46! -74,-62 -66,-84 -34,-98 6,-98 42,-86 58,-68 54,-54!", colour, shade=13, width=3.2, angle=76,
            reach=30
    )
    for line in ("-44,-92 -54,-76 -54,-62", "-14,-98 -20,-80 -18,-66", "18,-96 18,-80 14,-66"):
        c.comb(line, 9, 6, side=1, slant=0.4)
    c.form("-58,-44! -50,-60 -18,-66 18,-66 46,-60 52,-48! 46,-40 16,-52 -18,-52 -50,-38!", band, shade=5, width=2.8)
    beads(c, "-50,-50 -18,-59 16,-59 46,-51", 14, 4.6, ("red", "blu"))
    c.plume("40,-72 16,-104 -24,-116 -64,-108 -92,-84", 18, plume, count=9, side=1, barbs=22)
    c.dot(40, -72, 9)
    c.dot(40, -72, 7, "yel")
    c.dot(40, -72, 3.6, "red")


def slouched_cap(c, colour="blu", band="red"):
    """A tall soft cap that falls over to the left, with a leaf of gold in its band."""
    c.dot(-88, -14, 10)
    c.dot(-88, -14, 7.8, "yel")
    c.form("-30,-100! -62,-100 -90,-78 -104,-44 -98,-22! -80,-20! -78,-40 -66,-56 -40,-62!", colour, shade=13,
        width=3.2, angle=70, reach=30)
    c.form("-50,-46! -58,-72 -44,-98 -6,-112 34,-98 52,-70 48,-48!", colour, shade=11, width=3.2, angle=70, reach=28)
    for line in ("-84,-76 -70,-70 -56,-72", "-96,-48 -84,-48 -74,-54", "-30,-104 -22,-88 -24,-70",
        "14,-108 26,-92 28,-72"):
        c.comb(line, 9, 6, side=-1, slant=0.4)
    c.form("-52,-42! -54,-58 -20,-66 20,-66 50,-58 50,-44! 18,-52 -18,-50!", band, shade=5, width=2.8)
    for x, y in ((-38, -54), (-13, -59), (14, -59), (38, -54)):
        c.shape(f"{x},{y-5}! {x+6},{y} {x},{y+5}! {x-6},{y}", "yel", 1.6)


def brimmed_hat(c, colour="grn", lining="red", plume="yel"):
    """A hat with its brim turned up at the front and a jewel, two plumes at the far side."""
    c.plume("30,-84 66,-98 94,-84 106,-56 100,-30", 20, plume, count=7, side=1, barbs=16)
    c.plume("24,-90 52,-114 86,-116 110,-98 122,-72", 18, "wht", count=7, side=1, barbs=16)
    c.form("-44,-58! -46,-88 -28,-108 4,-112 34,-104 46,-82 46,-56!", colour, shade=13, width=3.2, angle=76, reach=30)
    c.form(
        "-84,-44! -72,-66 -40,-78 0,-80 40,-78 66,-68 76,-46! 60,-42 46,-52! 20,-58 -16,-58 -42,-50!"
        " -60,-38", lining, shade=9, width=3.2, angle=82, step=4.4, reach=24
    )
    c.stroke("-74,-50 -44,-70 0,-73 44,-70 68,-52", 2, "both", "yel")
    c.dot(4, -68, 12)
    c.dot(4, -68, 9.6, "yel")
    c.dot(4, -68, 5)
    c.dot(4, -68, 3.8, "blu")


def feathered_bonnet(c, colour="blu", brim="yel", plume="red"):
    """A wide soft bonnet slashed and tufted, with one long feather swept over its crown."""
    c.form(
        "-78,-50! -86,-72 -62,-94 -20,-102 24,-102 60,-92 78,-72 72,-50! 40,-60 0,-64 -40,-60", colour,
            shade=13, width=3.3, angle=78, reach=28
    )
    for x0, x1 in ((-58, -64), (-30, -34), (0, -1), (30, 34), (56, 62)):
        c.form(f"{x0},-92! {x0+6},-82 {(x0+x1)/2+5},-72 {x1+3},-64! {(x0+x1)/2-5},-74 {x0-4},-84", brim,
            shade=2, width=1.9)
    c.form("-72,-42! -70,-58 -38,-66 0,-69 38,-66 68,-58 68,-42! 40,-51 0,-55 -40,-51", brim, shade=6, width=3)
    beads(c, "-62,-50 -36,-58 0,-62 36,-58 60,-50", 17, 4.8, ("red", "grn"))
    c.plume("-58,-62 -66,-96 -34,-122 14,-124 56,-112 84,-90", 17, plume, count=10, side=1, barbs=24)
    c.dot(-58, -62, 10)
    c.dot(-58, -62, 7.8, "wht")
    c.dot(-58, -62, 3.6, "blu")
