# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The beasts of the trumps: dogs, the lion, the crayfish."""

import math

from kit.document import MIDDLE
from kit.geometry import add, apply, length, sub

COATS = {"wht": ("wht", "gry", "lgry"), "tan": ("tan", "dtan", "ltan"), "brn": ("brn", "dbrn", "lbrn")}


def _lock(c):
    """A lock of a mane, from the origin to the right, curled at its tip."""
    c.form("-6,-14! 14,-18 30,-12 44,-1 56,5 68,3! 60,14 46,17 32,14 20,12 8,15 -6,13!~", "rust", shade=5, width=2.8, dark="drust")
    for a, b in (((-5, -12), (-21, -8)), ((-5, -4), (-26, -2)), ((-5, 4), (-24, 4)), ((-5, 11), (-18, 9))):
        c.nick(a, b, 8, 0, "rust")  # its root is not cut off but runs out in hairs
    for a, b in (((-15, 8), (38, 9)), ((-20, 1), (44, 6)), ((-14, -7), (40, 1))):
        c.sliver(a, b, 1.6, 0.05)
    c.sliver((-4, -4), (34, -2), 1.2, 0.05, "lrust")


def _mane(c, *rows):
    """Locks round a lion's face: their angles, their size, and how far outside of its hair line they begin; they hang
    with their weight.

    One lock is written and placed again: forty of their own would weigh as much as the rest of a card.
    """
    places = []
    a, b, d, e = c.map[:4]
    handed = 1 if a * e - b * d > 0 else -1
    for k, (lean, size, gap) in enumerate((lean, size, gap) for row, size, gap in rows for lean in row):
        r = math.radians(lean)
        root = (8 + (62 + gap) * math.cos(r), -8 + (74 + gap) * math.sin(r))
        r += math.radians(16 * math.cos(r))
        (x, y), tip = apply(c.map, root), apply(c.map, add(root, (math.cos(r), math.sin(r))))
        along = sub(tip, (x, y))
        short = 0.74 if lean > 232 else 1  # over the brow they are cropped
        scale = length(along) * short * size * (1 + 0.12 * (k % 2))
        down = along[1] / length(along)
        if down > 0:  # what hangs below the title's line is covered there, but not beyond the middle of the card
            scale = min(scale, max(0.2, (MIDDLE - 24 - y) / (68 * down)))
        places.append((x, y, math.degrees(math.atan2(along[1], along[0])), scale,
            scale * handed * (-1 if math.cos(r) < 0.1 else 1)))
    c.repeat(_lock, places)


def lion(c):
    """A lion's head in profile to the right, its jaws forced open, about 230 wide and 230 high."""
    _mane(c, (range(62, 310, 19), 1.06, 14), (range(52, 304, 18), 1.0, -8))
    # ear
    c.form("-26,-70! -44,-92 -34,-114 -12,-114 4,-98 4,-76!", "tan", shade=6, width=3)
    c.form("-20,-76! -30,-92 -24,-104 -12,-103 -4,-92 -6,-78!", "drust", shade=2, width=1.8, dark="ink")
    # throat of the open mouth, tongue
    c.form("36,4! 70,-6 108,0! 104,12 84,26 86,46! 60,50 40,36!", "dred", shade=5, width=2.4, dark="ink")
    c.form("44,34! 50,22 66,20 80,30 90,46! 74,54 54,50!", "#ea5f47", shade=5, width=2.2, dark="red")
    c.stroke("54,34 66,34 78,44", 1.8, "both")
    # lower jaw: deep, with a blunt chin
    c.form("10,22! 36,22 46,40 62,52 80,54 92,46! 102,52 104,66 98,80 84,88 62,88 36,80 8,62!~", "tan", shade=12,
        width=3.4, angle=64, ink=2.4, reach=26)
    for x, y, h in ((92, 50, 24), (80, 56, 9), (71, 56, 8), (62, 54, 8)):
        c.form(f"{x-5},{y}! {x-1},{y-h*.6} {x+2},{y-h}! {x+5},{y-h*.4} {x+6},{y}!", "wht", shade=2, width=1.9)
    for x in (98, 90, 82, 73):
        c.nick((x, 76 + (98 - x) * 0.2), (x + 1, 98), 3.4, 0.1)
    # skull: a long low brow, a broad bridge, a blunt muzzle
    c.form("-30,30! -46,-10 -40,-52 -18,-82 16,-92 44,-84 60,-70! 76,-66 96,-62 114,-58! 124,-56 129,-48 126,-36!"
        " 129,-22 126,-4 114,6! 100,12 84,4 70,8! 54,8 44,14 38,26! 26,44 0,48 -20,42", "tan", shade=13, width=3.6,
        angle=62, ink=2.5, reach=30)
    for x, y, h in ((114, 4, 24), (102, 8, 9), (92, 7, 8), (82, 5, 8)):
        c.form(f"{x-6},{y-3}! {x-4},{y+h*.5} {x-1},{y+h}! {x+4},{y+h*.4} {x+5},{y-3}!", "wht", shade=2, width=1.9)
    # lip and its pad, in front of the cheek
    c.form("72,-34! 90,-42 112,-40 126,-34! 131,-20 127,-2 114,8! 102,13 88,8 76,10! 64,2 64,-20", "ltan", shade=8,
        width=2.6, dark="tan")
    for x, y in ((84, -22), (96, -22), (108, -22), (82, -12), (94, -11), (106, -11), (88, -2), (100, -1)):
        c.dot(x, y, 1.7)
    c.form("104,-57! 116,-59 128,-54 130,-44 124,-33! 118,-30 114,-36! 110,-44 104,-46", "black", shade=3, width=2.4)
    c.stroke("110,-50 116,-50 120,-46", 1.7, "both", "lblack")
    c.stroke("122,-34 120,-22 124,-12", 2.4, "both")
    # the skin that is drawn up over the nose
    for line in ("62,-62 76,-52 90,-54", "70,-46 82,-46 96,-52", "80,-40 90,-46 100,-48"):
        c.stroke(line, 2.2, "both")
    for line in ("60,-34 56,-18 60,0", "48,-28 42,-10 46,8", "36,-22 28,-4 30,18", "22,-18 12,0 12,22"):
        c.stroke(line, 2.2, "both")
    # eye, deep under the brow
    c.form("34,-52! 44,-62 56,-60 64,-50! 54,-45 42,-46", "yel", shade=2, width=2.2)
    c.dot(52, -53, 5.4)
    c.dot(50.6, -55, 1.5, "wht")
    c.stroke("22,-58 40,-70 56,-66 66,-52", 5.4, "both")
    c.stroke("30,-46 46,-41 60,-46 74,-36", 2.6, "both")
    for line in ("10,-70 26,-80 44,-78", "2,-58 10,-66 22,-68", "-4,-42 6,-52 18,-52"):
        c.stroke(line, 2.2, "both")
    # the locks next the face lie on the cheek
    _mane(c, ((62, 84, 106, 128, 149, 170, 191, 212, 296, 272, 250), 0.86, -24), ((98, 122, 146, 172, 198), 0.64, -40))


HIND = ("-66,-76! -50,-80 -36,-68 -37,-50! -46,-38 -54,-32 -55,-26! -50,-16 -48,-7! -40,-5 -37,0! -62,0! -61,-14"
    " -70,-28! -66,-42 -72,-56")
FORE = "30,-76! 50,-78 59,-62 54,-42 51,-22 53,-7! 62,-5 66,0! 41,0! 42,-20 40,-40 31,-56"


def baying_dog(c, coat="wht"):
    """A hound that stands and bays to the upper right, about 150 wide and 160 high; its feet at y=0."""
    body, dark, light = COATS[coat]
    for outline, dx in ((HIND, 20), (FORE, -15)):  # the far legs
        with c.at(dx, -3):
            c.form(outline, dark, shade=3, width=2.8, dark=dark)
    # tail: a sickle with a fringe
    c.form("-54,-90! -74,-96 -88,-114 -86,-144! -79,-126 -70,-112 -48,-98!", body, shade=5, width=2.8, dark=dark)
    for x, y, k in ((-85, -132, 0), (-84, -122, 1), (-80, -113, 2), (-74, -105, 3), (-66, -99, 4)):
        c.nick((x + 3, y), (x - 9 + k, y + 5 + k), 3)
    # trunk: a deep chest and a drawn belly
    trunk = c.form("-64,-64! -62,-86 -38,-98 -8,-95 20,-104 38,-122! 56,-112 64,-90 59,-64! 50,-49 36,-47 16,-56"
        " -12,-64 -34,-60 -50,-52", body, shade=13, width=3.2, dark=dark)
    c.engrave(trunk, 74, 4.6, 2.2, 26, 0.3)
    for k in range(5):  # ribs
        x = 22 - 10 * k
        c.stroke(f"{x},{-84+k} {x-7},{-74+k*.4} {x-5},{-62-k*.4}", 1.9, "both")
    for k in range(9):  # hackles
        x = -50 + 9 * k
        c.nick((x, -95 + 3.4 * math.cos(k * 0.8)), (x - 9, -101 + 3.4 * math.cos(k * 0.8)), 2.6)
    # near legs
    for outline in (HIND, FORE):
        path = c.form(outline, body, shade=7, width=3, dark=dark)
        c.engrave(path, 66, 4.6, 2, 16, 0.34)
    for line in ("-52,-72 -42,-62 -44,-48", "-66,-34 -60,-28 -62,-22", "38,-70 48,-62 50,-50", "44,-30 48,-28 51,-30"):
        c.stroke(line, 2, "both")
    for x in (-54, -46, 50, 58):
        c.sliver((x, -7), (x + 1, 0), 1.8)
    # neck and head, thrown back
    head = c.form("16,-96! 26,-116 34,-134 44,-150! 56,-156 72,-161 88,-171! 95,-163 91,-154! 80,-145 69,-138!"
        " 76,-132 86,-134! 85,-124 73,-116 63,-112! 64,-96 57,-80!", body, shade=9, width=3.2, dark=dark)
    c.engrave(head, 60, 4.6, 2, 16, 0.34)
    c.fill("68,-138! 86,-153! 80,-140 85,-133! 75,-131", "red")
    for x, y in ((84, -150), (78, -145)):  # teeth
        c.fill(f"{x-2},{y-1}! {x+2},{y-3}! {x+1},{y+4}!", "wht")
    c.dot(91, -168, 5)
    for a, b in (((56, -84), (60, -72)), ((50, -78), (55, -66)), ((42, -76), (47, -64)), ((60, -94), (65, -84))):
        c.nick(a, b, 2.6)  # the ruff on the chest
    c.form("40,-148! 24,-152 10,-140 4,-118! 18,-118 32,-126 40,-138!", dark, shade=4, width=2.6, dark=dark)
    c.stroke("32,-142 18,-136 12,-124", 1.8, "both")
    c.fill("55,-149! 61,-153 67,-149! 61,-145", "ink")
    c.dot(62, -150, 1.2, "wht")
    c.stroke("50,-151 58,-157 68,-152", 2.4, "both")
    c.form("20,-100! 38,-85 58,-90! 61,-100! 42,-97 27,-110!", "red", shade=3, width=2.4)
    for x, y in ((32, -97), (44, -91), (55, -94)):
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
    for x, side in ((-26, -1), (30, 1)):  # almond eyes under heavy lids
        with c.at(x, 2, flip=side > 0):
            c.fill("-13,5! -8,-5 2,-7 12,3! 4,9 -6,9!", "ink")
            c.dot(-1, 0, 4.6, "lbrn")
            c.dot(-1, 0, 3.5)
            c.dot(-3, -1, 1.5, "wht")
            c.stroke("-17,5 -10,-9 4,-12 15,0", 3.4, "both")
            c.stroke("-12,14 0,16 10,11", 2, "both")
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
