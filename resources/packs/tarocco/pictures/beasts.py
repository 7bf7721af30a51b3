# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The beasts of the trumps: dogs, the lion, the crayfish."""

COATS = {"wht": ("wht", "gry", "lgry"), "tan": ("tan", "dtan", "ltan"), "brn": ("brn", "dbrn", "lbrn")}


def dog(c, coat="wht", collar="red"):
    """A dog that leaps up to the left and barks: head and breast, about 130 wide and 150 high."""
    body, dark, light = COATS[coat]
    c.form("-8,-10! 20,-4 44,24 54,70 52,110! -30,110! -26,70 -34,44!", body, shade=16, width=3.2, dark=dark, angle=66,
        reach=34)
    for line in ("-16,40 -8,56 -12,74", "4,50 8,70 2,88", "24,44 30,66 28,88"):
        c.stroke(line, 2.4, "end")
    # a paw before it
    c.form("-30,62! -52,52 -74,56! -84,64 -80,76 -66,78 -46,76 -22,90!~", body, shade=6, width=2.8, dark=dark)
    for x in (-80, -74, -67):
        c.stroke(f"{x},66 {x-3},72 {x},77", 1.8, "end")
    # head
    c.form("34,-44! 26,-66 4,-74 -16,-66 -30,-54 -52,-54 -74,-56! -82,-50 -80,-40! -64,-34 -46,-30! -40,-24 -58,-20"
        " -72,-14! -66,-4 -46,-2 -24,2 4,10 30,-4 40,-24", body, shade=10, width=3.2, dark=dark)
    c.fill("-72,-40! -46,-32 -30,-28! -42,-22 -66,-14! -58,-26", "red")
    for x in (-66, -56, -48):
        c.fill(f"{x},{-39+(-x-48)*-0.06}! {x+3},{-31}! {x+7},{-36}!", "wht")
    c.form("-66,-20! -58,-26 -50,-24! -48,-10 -56,-2! -66,-8", "red", shade=2, width=1.8)
    c.form("-82,-56! -74,-62 -66,-58! -68,-48 -78,-46!", "black", shade=2, width=2)
    c.fill("-24,-54! -16,-60 -8,-56! -14,-50", "wht")
    c.dot(-17, -55, 4)
    c.dot(-18.4, -56.4, 1.2, "wht")
    c.stroke("-28,-58 -17,-65 -4,-58", 3, "both")
    c.form("8,-66! 26,-70 44,-58 52,-36 44,-14! 34,-22 22,-40!", dark, shade=6, width=2.8, dark=dark)
    c.stroke("18,-60 36,-48 42,-26", 2, "both")
    c.form("-20,4! 6,14 34,-2! 44,10! 12,30 -24,18!", collar, shade=4, width=2.8)
    for x, y in ((-10, 13), (8, 20), (26, 13)):
        c.dot(x, y, 4.6)
        c.dot(x, y, 3.2, "yel")
    for x, y in ((-50, -46), (-58, -44), (-64, -47)):
        c.dot(x, y, 1.3)


def lion(c):
    """A lion's head in profile to the right, its jaws forced open, about 250 wide and 230 high."""
    # mane, in locks
    c.form("-20,-96! -52,-112 -86,-98! -78,-88! -118,-76 -132,-46! -114,-46! -140,-12 -134,22! -118,12! -130,50"
        " -110,84!"
        " -98,70! -96,108 -66,128! -60,110! -46,136 -12,138! -14,118! 10,130 34,118! 20,90 16,40 30,-30 22,-80", "org",
        shade=20, width=3.6, angle=60, ink=2.8, reach=40)
    for line in ("-30,-90 -60,-90 -90,-72", "-30,-70 -76,-62 -112,-34", "-34,-46 -84,-30 -122,2",
        "-36,-16 -84,4 -116,40",
            "-34,14 -74,40 -98,78", "-26,44 -52,76 -62,106", "-12,64 -24,98 -22,126", "4,74 6,100 16,118"):
        c.stroke(line, 3.2, "both")
    for line in ("-26,-80 -64,-78 -88,-62", "-32,-58 -80,-46 -110,-16", "-34,-30 -80,-12 -108,22",
        "-32,2 -70,26 -92,62",
            "-24,34 -48,64 -56,92"):
        c.stroke(line, 2.6, "both", "yel")
    # lower jaw
    c.form("-6,42! 20,74 48,94 78,96 96,86! 94,74 84,70! 60,68 36,52 20,30!", "tan", shade=9, width=3.2)
    c.form("84,70! 60,68 36,52 22,34! 30,22 46,40 66,54 88,58!", "red", shade=3, width=2.4)
    c.form("40,44! 56,40 74,48 84,58! 66,64 48,58", "#ea5f47", shade=4, width=2.2, dark="red")
    for x, y in ((90, 60), (76, 66), (64, 64)):
        c.form(f"{x-5},{y+4}! {x},{y-16 if x == 90 else y-9}! {x+5},{y+4}!", "wht", shade=2, width=2)
    for i in range(5):
        c.sliver((54 + i * 8, 90 + i % 2 * 3), (52 + i * 8, 112 + i % 2 * 6), 2.6, 0.1, "org")
    # skull and muzzle
    c.form("-34,30! -44,-10 -40,-50 -20,-84 14,-98 44,-90 58,-68! 84,-62 112,-46 126,-28 128,-8! 118,8 96,10 72,8"
        " 50,14! 34,26 16,34 -8,44", "tan", shade=16, width=3.6, angle=64, ink=2.6, reach=34)
    c.fill("118,8! 96,10 72,8 50,14! 56,2 76,-6 100,-4", "dtan")
    c.fill("-30,28! -38,-6 -30,-46! -22,-10 -8,20 14,32! -8,42", "dtan")
    for x, y in ((112, 6), (98, 10), (82, 9), (68, 9)):
        c.form(f"{x-5},{y-2}! {x+5},{y-2}! {x},{y+18 if x == 112 else y+10}!", "wht", shade=2, width=2)
    c.form("104,-50! 120,-46 132,-34 128,-24! 114,-28 104,-38", "black", shade=3, width=2.4)
    c.stroke("112,-28 108,-16 116,-4", 2.6, "both")
    c.stroke("60,-64 84,-44 100,-40", 3, "both")
    c.stroke("70,-30 84,-18 92,-6", 2.4, "both")
    for x, y in ((94, -16), (84, -12), (100, -12), (90, -6)):
        c.dot(x, y, 1.8)
    for line in ("96,-14 122,-22 146,-38", "98,-10 126,-12 150,-20", "96,-6 124,-2 148,0"):
        c.stroke(line, 1.5, "end")
    # eye under a heavy brow
    c.fill("26,-54! 38,-66 54,-62 58,-52! 46,-46 34,-46", "wht")
    c.dot(46, -56, 6.6)
    c.dot(46, -56, 4.4, "yel")
    c.dot(46.6, -56, 2.4)
    c.stroke("18,-56 36,-72 58,-66 64,-54", 5, "both")
    c.stroke("24,-48 38,-42 56,-48", 2.2, "both")
    c.stroke("10,-64 20,-78 36,-82", 2.6, "both")
    # ear
    c.form("-34,-78! -50,-100 -44,-122 -22,-124 -6,-108 -4,-88!", "tan", shade=7, width=3)
    c.form("-28,-84! -38,-100 -34,-112 -22,-112 -14,-100 -14,-90!", "red", shade=2, width=2, dark="dred")
    c.stroke("-14,40 -26,14 -30,-20", 3, "both")
    for line in ("-6,-20 4,0 2,20", "8,-30 20,-10 20,12"):
        c.stroke(line, 2.4, "both", "dtan")


def baying_dog(c, coat="wht"):
    """A dog that stands and bays to the upper right, about 150 wide and 160 high; its feet at y=0."""
    body, dark, light = COATS[coat]
    # far legs
    for outline in ("-44,-40! -30,-44 -26,-20 -30,0! -48,0! -44,-18", "20,-50! 34,-50 38,-20 36,0! 20,0! 22,-24"):
        c.form(outline, dark, shade=3, width=2.8, dark=dark)
    # tail
    c.form("-58,-72! -80,-82 -92,-104 -86,-124! -76,-112 -70,-94 -50,-86!", body, shade=5, width=2.8, dark=dark)
    # trunk
    c.form("-64,-58! -62,-80 -40,-90 -8,-88 20,-96 36,-112! 52,-104 58,-84 50,-58 32,-46 0,-50 -28,-42 -52,-36", body,
        shade=12,
        width=3.2, dark=dark, angle=66, reach=26)
    # near legs
    c.form("-66,-60! -46,-64 -36,-46 -46,-24 -44,-4! -36,0! -66,0! -62,-22 -68,-40", body, shade=6, width=3, dark=dark)
    c.form("28,-70! 50,-74 58,-54 54,-24 56,-4! 64,0! 38,0! 40,-26 34,-46", body, shade=6, width=3, dark=dark)
    for x in (-58, -48, 46, 54):
        c.sliver((x, -8), (x, 0), 1.7)
    for line in ("-8,-82 -14,-68 -8,-56", "8,-86 4,-70 8,-58", "-30,-84 -34,-70 -30,-58"):
        c.stroke(line, 2, "both")
    # neck and head, thrown back
    c.form("18,-94! 26,-116 34,-132 46,-148! 58,-152 74,-158 88,-168! 94,-160 90,-152! 78,-142 68,-136!"
        " 76,-132 84,-134! 84,-124 72,-116 62,-112! 62,-96 56,-82!", body, shade=9, width=3.2, dark=dark)
    c.fill("68,-136! 86,-152! 80,-136 84,-133! 74,-130", "red")
    c.dot(90, -166, 5)
    c.form("38,-146! 24,-148 14,-136 10,-118! 22,-120 34,-128!", dark, shade=4, width=2.6, dark=dark)
    c.dot(59, -144, 3.2)
    c.dot(58.2, -145, 1, "wht")
    c.stroke("50,-148 60,-151 68,-146", 2, "both")
    c.form("22,-98! 40,-84 58,-88! 60,-98! 42,-96 28,-108!", "red", shade=3, width=2.4)
    for x, y in ((34, -96), (48, -91)):
        c.dot(x, y, 3)
        c.dot(x, y, 2, "yel")


def crayfish(c, colour="red", dark="dred"):
    """A crayfish from above, its head up, about 120 wide and 150 high."""
    for side in (-1, 1):
        with c.at(flip=side < 0):
            for y, out, low in ((-4, 46, 16), (8, 48, 34), (20, 44, 48), (30, 36, 58)):
                c.stroke(f"14,{y} {out*.7},{y-6} {out},{low}", 6.6, "end", end=0.4)
                c.stroke(f"14,{y} {out*.7},{y-6} {out},{low}", 3.4, "end", colour, end=0.4)
            c.stroke("12,-34 38,-34 48,-54", 10, "none", "ink")
            c.stroke("12,-34 38,-34 48,-54", 6.4, "none", colour)
            c.form("40,-54! 34,-76 42,-98 52,-108! 52,-88 56,-82! 62,-92 68,-104! 74,-82 68,-62 58,-50!", colour,
                shade=6,
                width=2.8, dark=dark)
            c.stroke("6,-46 20,-76 44,-120", 2, "end")
            c.stroke("4,-48 8,-80 24,-116", 1.8, "end")
    c.form("-18,28! -16,44 -12,62 -10,70! 10,70! 12,62 16,44 18,28!", colour, shade=6, width=2.8, dark=dark)
    for y in (38, 48, 58):
        c.stroke(f"-15,{y} 0,{y+5} 15,{y}", 2, "none")
    for lean in (-40, 0, 40):
        with c.at(0, 66, rot=-lean):
            c.form("-6,0! -10,18 0,28 10,18 6,0!", colour, shade=3, width=2.4, dark=dark)
    c.form("0,-58! 12,-44 20,-24 21,6 17,30! 0,36 -17,30! -21,6 -20,-24 -12,-44", colour, shade=8, width=3, dark=dark)
    c.stroke("-16,-6 0,2 16,-6", 2.2, "both")
    c.stroke("0,2 0,32", 1.8, "both")
    for x in (-7, 7):
        c.dot(x, -42, 4)
        c.dot(x - 0.8, -43, 1.4, "wht")


def bull(c, coat="brn"):
    """A bull's head in three quarters to the right, about the middle of its brow."""
    body, dark, light = COATS[coat]
    c.form("-70,20! -92,60 -100,120! 20,120! 30,80 20,40!", body, shade=12, width=3.2, dark=dark, angle=66, reach=26)
    for side, x in ((-1, -34), (1, 34)):
        c.form(f"{x},-40! {x+side*24},-52 {x+side*44},-80 {x+side*38},-112! {x+side*60},-90 {x+side*64},-56"
            f" {x+side*40},-28 {x+side*6},-18!", "ltan", shade=6, width=3)
    c.form("-44,-16! -76,-22 -94,-6! -80,10 -52,10 -38,4!", body, shade=5, width=2.8, dark=dark)
    c.form("44,-16! 70,-24 86,-10! 74,6 50,8 40,2!", body, shade=5, width=2.8, dark=dark)
    c.form("-42,-44! 0,-54 42,-44! 50,-14 44,16 40,46 44,70! 36,92 6,98 -20,88! -28,66 -34,34 -50,0", body, shade=12,
        width=3.4,
        dark=dark, angle=62, reach=28)
    c.form("-24,62! 6,56 42,62! 46,80 30,98 6,101 -16,94 -28,80", "ltan", shade=7, width=2.8)
    for x in (-6, 28):
        c.form(f"{x-7},76! {x},68 {x+8},74 {x+4},82!", "black", shade=1, width=1.6)
    c.stroke("-14,92 8,96 32,90", 2.4, "both")
    for x in (-24, 28):
        c.fill(f"{x-12},4! {x-4},-6 {x+6},-5 {x+11},4! {x+3},10 {x-5},10", "wht")
        c.dot(x + 2, 2, 5.4)
        c.dot(x + 0.6, 0.6, 1.6, "wht")
        c.stroke(f"{x-14},4 {x-2},-9 {x+12},0", 3.2, "both")
    c.form("-26,-50! -34,-30 -22,-24! -18,-12 -8,-22! 0,-6 10,-22! 20,-12 24,-26! 36,-30 28,-50! 0,-64", "black",
        shade=4,
        width=2.6)
    c.stroke("-20,30 -12,46 -14,58", 2.4, "both")
    c.stroke("34,30 32,46 36,58", 2.4, "both")


def lion_mask(c, gold="yel", dark="org"):
    """A lion's mask about the origin, 100 wide and 100 high, as armourers chase it on a shoulder: turned to the left."""
    # the mane: locks in flames, first those behind, then those that frame the face
    for turn, long in ((-100, 46), (-72, 50), (-44, 50), (-16, 48), (14, 48), (44, 50), (74, 52), (104, 54), (132, 56),
            (160, 54), (-128, 48), (-154, 52)):
        with c.at(0, -2, rot=turn):
            c.form(f"-15,-14! -19,-30 -9,-44 4,-{long}! 5,-40 12,-30 14,-14!", gold, shade=6, width=2.4, dark=dark)
            c.stroke(f"-7,-22 -8,-32 0,-{long-7}", 1.9, "both")
            c.stroke(f"4,-22 5,-30 4,-{long-10}", 1.6, "both")
    for x, lean in ((-25, -34), (23, 34)):  # ears
        with c.at(x, -27, rot=lean):
            c.form("-10,8! -9,-6 0,-13 9,-6 10,8!", gold, shade=3, width=2.4, dark=dark)
            c.fill("-5,6! -4,-3 0,-7 5,-2 5,6!", "ink")
    # skull and cheeks
    face = c.form("-27,-22! -14,-33 -2,-35 12,-33 26,-22! 31,-6 26,10 18,20 14,34 0,40 -16,34 -20,20 -28,10 -32,-6",
        gold, shade=10, width=2.6, dark=dark)
    c.engrave(face, 60, 4.2, 1.9, 22, 0.3)
    for line in ("-3,-33 -4,-24 -2,-16", "-12,-30 -10,-24 -12,-18", "7,-31 6,-24 9,-18"):
        c.stroke(line, 1.9, "both")
    # brows that meet in a scowl, deep eyes, the long nose
    for side in (-1, 1):
        with c.at(-1, 0, flip=side < 0):
            c.fill("5,-8! 12,-16 22,-17 27,-9! 22,-1 13,0 7,-3!", "ink")
            c.fill("9,-7! 14,-10 20,-9 22,-6! 17,-3 12,-4!", "wht")
            c.dot(14.5, -6.6, 2.7)
            c.form("2,-9! 5,-17 16,-24 29,-18! 22,-17 12,-12 5,-6!", gold, shade=2, width=1.9, dark=dark)
            c.stroke("5,-4 7,6 9,12", 2.1, "both")
            for line in ("12,4 20,6 27,3", "13,9 20,12 25,10"):
                c.stroke(line, 1.7, "both")
    c.fill("-11,10! -6,8 0,9 6,8 10,10! 6,17 0,20 -7,17!", "ink")
    c.sliver((-6, 11), (4, 11), 1.6, 0.1, gold)
    # muzzle over an open jaw that holds a ring
    c.fill("-18,22! -10,19 -1,24 8,19 16,22! 15,33 8,40 -1,42 -10,40 -17,33!", "ink")
    c.fill("-9,32! -1,28 7,32! 5,39 -1,41 -7,39!", "red")
    for x in (-12, 10):
        c.fill(f"{x-3},23! {x+3},23! {x},32!", "wht")
    for side in (-1, 1):
        with c.at(-1, 0, flip=side < 0):
            c.form("0,17! 7,15 16,14 22,19 20,26 11,28 3,24 0,21!", gold, shade=3, width=2.1, dark=dark)
            for x, y in ((9, 20), (13, 23), (15, 19)):
                c.dot(x, y, 1.2)
