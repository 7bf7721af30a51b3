# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The number cards, seven to ten of each suit: flowers between cups and coins, batons and swords interlaced."""

from kit.canvas import Canvas, symbol, use
from kit.document import card
from kit.lettering import inscribe
from kit.regalia import carnation, lily_flower, stem, straight_sword, tulip
from kit.signs import coin, goblet
from pictures.stock import NAMES
from pictures.weave import Bowed, Straight, hoop, lay, splay, weave

RANKS = {"7": ("Sette", "VII", 3), "8": ("Otto", "VIII", 4), "9": ("Nove", "VIIII", 4), "T": ("Dieci", "X", 4)}
CENTRE = (280, 500)
TURNED = ' transform="rotate(180 2800 5000)"'

COLUMNS, FOUR_ROWS, THREE_ROWS = (178, 382), (162, 387, 613, 838), (180, 500, 820)
COIN, CUP, SMALL_CUP = 0.66, 0.88, 0.8
PLACES = {  # suit and rank: places of the signs, and their size
    "D7": ([(x, y) for y in (168, 488, 832) for x in (189, 371)] + [(280, 328)], 0.8),
    "D8": ([(x, y) for y in FOUR_ROWS for x in COLUMNS], COIN),
    "D9": ([(x, y) for y in FOUR_ROWS for x in COLUMNS] + [(280, 500)], COIN),
    "DT": ([(x, y) for y in FOUR_ROWS for x in COLUMNS] + [(280, 274), (280, 726)], COIN),
    "C7": ([(x, y) for y in THREE_ROWS for x in (168, 392)] + [(280, 312)], CUP),
    "C8": ([(x, y) for y in THREE_ROWS for x in (168, 392)] + [(280, 340), (280, 660)], 0.84),
    "C9": ([(x, y) for y in THREE_ROWS for x in (163, 280, 397)], SMALL_CUP),
    "CT": ([(x, y) for y in FOUR_ROWS for x in (168, 392)] + [(280, 274), (280, 726)], SMALL_CUP),
}

BATON_LEAN, BATON_WIDTH, BATON_REACH = 22, 25, 352
BATON_TIP, BATON_MIDDLE = 424, 180
BATON_WOODS = (("lblu", "blu"), ("wht", "lblu"))  # of either bundle where they are woven
BLADES = ("lblu", "blu")
SWORD_BULGE, SWORD_RADIUS, SWORD_WIDTH = 330, 452, 25


# ---------------------------------------------------------------- flowers
def _flower(c, draw, x, y, turn, size, colour):
    with c.at(x, y, s=size, rot=turn, weight=0.92):
        draw(c, colour)


def _coins7(c):
    stem(c, "280,880 281,780 279,700 280,600 281,500 280,400", ((280, 800, -62, 0.9), (280, 790, 62, 0.9),
        (280, 600, -70, 0.86), (280, 590, 70, 0.86)))
    for side in (-1, 1):
        stem(c, f"280,740 {280+side*40},690 {280+side*92},676 {280+side*116},650", ((280 + side * 60, 680, side * 120,
            0.8),
            (280 + side * 78, 678, side * 30, 0.7)))
        _flower(c, tulip, 280 + side * 112, 656, side * 30, 1.0, "red")
    _flower(c, carnation, 280, 640, 0, 1.0, "red")
    _flower(c, tulip, 280, 872, 180, 0.96, "blu")
    stem(c, "280,240 281,200 280,150", ((280, 200, -50, 0.6), (280, 200, 50, 0.6)))
    _flower(c, tulip, 280, 148, 0, 1.0, "red")


def _coins8(c):
    """The upper half: a stem that winds to the middle from a flower at the head."""
    stem(c, "280,108 254,170 262,230 298,278 304,330 282,400 262,450 280,500",
        ((262, 236, -64, 0.86), (300, 280, 66, 0.86), (300, 350, 40, 0.7), (270, 424, -72, 0.86)))
    _flower(c, tulip, 281, 112, 0, 1.1, "red")
    stem(c, "276,430 300,450 330,470", ((312, 460, 62, 0.6),))
    _flower(c, carnation, 330, 470, 62, 0.72, "red")


def _coins9(c):
    stem(c, "280,430 281,380 279,320 280,268", ((280, 402, -54, 0.8), (280, 396, 54, 0.8)))
    _flower(c, carnation, 280, 272, 0, 1.24, "red")
    stem(c, "280,200 281,170 280,140", ((280, 190, -52, 0.6), (280, 190, 52, 0.6)))
    _flower(c, tulip, 280, 146, 0, 0.8, "red")
    stem(c, "350,500 400,498 436,500", ((396, 500, 30, 0.6), (396, 500, 150, 0.6)))
    _flower(c, tulip, 432, 500, 90, 0.9, "red")


def _coins10(c):
    for x, y, turn, colour in ((280, 172, 0, "red"),):
        stem(c, "280,206 280,190 280,150", ((280, 196, -64, 0.66), (280, 196, 64, 0.66)))
        _flower(c, tulip, x, y - 22, turn, 0.94, colour)
    for side in (-1, 1):
        stem(c, f"{280+side*26},500 {280+side*70},496 {280+side*112},500", ((280 + side * 70, 497, side * 36, 0.66),
            (280 + side * 70, 499, side * 144, 0.66)))
    with c.at(280, 500, s=1):
        c.form("0,-74! 44,0! 0,74! -44,0!", "red", shade=12, width=3.4, angle=60, reach=26)
        c.form("0,-46! 27,0! 0,46! -27,0!", "yel", shade=7, width=2.4)
        c.form("0,-26! 15,0! 0,26! -15,0!", "blu", shade=4, width=2)


def _cups7(c):
    stem(c, "280,400 262,470 298,540 280,640 280,742", ((266, 470, -62, 0.9), (292, 520, 62, 0.9), (288, 590, -58,
        0.86),
        (281, 656, 56, 0.86)))
    _flower(c, lily_flower, 280, 738, 180, 1.2, "wht")
    stem(c, "280,640 262,672 250,700", ((266, 664, -120, 0.5),))
    stem(c, "280,190 281,160 280,140", ((280, 186, -62, 0.8), (280, 186, 62, 0.8)))
    _flower(c, carnation, 280, 146, 0, 1.1, "red")
    stem(c, "280,796 280,830 280,852", ((280, 822, -120, 0.64), (280, 822, 120, 0.64)))
    _flower(c, tulip, 280, 848, 180, 0.9, "red")


def _cups8(c):
    """The upper half."""
    stem(c, "280,240 281,190 280,150", ((280, 214, -60, 0.8), (280, 214, 60, 0.8)))
    _flower(c, carnation, 280, 160, 0, 1.12, "red")
    stem(c, "280,500 264,470 256,440", ((266, 476, -70, 0.5),))
    stem(c, "280,500 296,470 304,440", ((294, 476, 70, 0.5),))
    _flower(c, tulip, 257, 444, -12, 0.56, "red")
    _flower(c, tulip, 303, 444, 12, 0.56, "red")


def _cups9(c):
    """The upper half: a garland between the rows."""
    stem(c, "280,340 222,352 160,326 96,340", ((222, 350, -30, 0.72), (200, 344, -150, 0.72), (140, 330, -36, 0.66)))
    stem(c, "280,340 338,352 400,326 464,340", ((338, 350, 30, 0.72), (360, 344, 150, 0.72), (420, 330, 36, 0.66)))
    _flower(c, tulip, 104, 340, -84, 0.86, "red")
    _flower(c, tulip, 456, 340, 84, 0.86, "red")
    _flower(c, carnation, 280, 356, 0, 0.84, "red")


def _cups10(c):
    """The upper half."""
    stem(c, "280,178 280,160 280,136", ((280, 176, -66, 0.7), (280, 176, 66, 0.7)))
    _flower(c, tulip, 280, 142, 0, 1.1, "red")
    stem(c, "280,500 262,450 284,400 280,372", ((268, 462, -62, 0.8), (278, 424, 60, 0.8)))
    stem(c, "280,500 310,480 336,484", ((316, 482, 30, 0.6),))
    _flower(c, tulip, 330, 486, 80, 0.7, "red")


WHOLE = {"D7": _coins7, "C7": _cups7}  # the others are one half, turned about
HALVES = {"D8": _coins8, "D9": _coins9, "DT": _coins10, "C8": _cups8, "C9": _cups9, "CT": _cups10}


def _flowered(suit, rank):
    key = suit + rank
    places, size = PLACES[key]
    name, draw = ("coin", coin) if suit == "D" else ("cup", goblet)
    signs = "\n".join(use(name, x, y, 0, size) for x, y in places)
    defs = symbol(name, draw, seed=4)
    if key in WHOLE:
        c = Canvas(seed=51, line=2.8)
        WHOLE[key](c)
        flowers = c.body()
    else:
        defs += symbol("flowers", HALVES[key], seed=52, line=2.8)
        flowers = '<use xlink:href="#flowers"/><use xlink:href="#flowers"%s/>' % TURNED
    return card(flowers + "\n" + signs, defs, "%s di %s" % (RANKS[rank][0], NAMES[suit]))


# ---------------------------------------------------------------- batons and swords
def _numbers(c, number):
    """The Roman number, read from either side."""
    for x, turn in ((60, 90), (500, -90)):
        with c.at(x, 500, rot=turn):
            inscribe(c, number, 0, 15, 30)


def _rods(c, bundle, wood):
    """One bundle of batons from end to end; wood is that of its middle."""
    for sign in (-1, 1):
        splay(c, bundle, sign * BATON_REACH, sign * BATON_TIP, ("wht", "lblu"), 1.34)
    lay(c, bundle, ((-BATON_REACH, -BATON_MIDDLE, ("yel", "org")), (-BATON_MIDDLE, BATON_MIDDLE, wood),
        (BATON_MIDDLE, BATON_REACH, ("yel", "org"))))
    for run in (-BATON_REACH, -BATON_MIDDLE, BATON_MIDDLE, BATON_REACH):
        hoop(c, bundle, run, 11)


def _batons(rank):
    name, number, count = RANKS[rank]
    c = Canvas(seed=61, line=3.2)
    if rank != "8":
        _rods(c, Straight(CENTRE, 0, 2 if rank == "T" else 1, BATON_WIDTH), BATON_WOODS[0])
    one, other = Straight(CENTRE, BATON_LEAN, count, BATON_WIDTH), Straight(CENTRE, -BATON_LEAN, count, BATON_WIDTH)
    _rods(c, one, BATON_WOODS[0])
    _rods(c, other, BATON_WOODS[1])
    weave(c, one, other, BATON_WOODS[0])
    if rank == "8":
        for turn, colour in ((0, "red"), (180, "red")):
            with c.at(*CENTRE, rot=turn), c.at(-280, -500):
                stem(c, "280,304 281,240 280,186", ((280, 270, -40, 0.8), (280, 270, 40, 0.8)))
                _flower(c, carnation, 280, 190, 0, 1.14, colour)
    for side in (-1, 1):
        x = 280 + side * 92
        stem(c, f"{280+side*62},500 {x},500 {x+side*20},500", ((x - side * 4, 500, side * 34, 0.62),
            (x - side * 4, 500, side * 146, 0.62)))
        _flower(c, tulip, x + side * 14, 500, side * 90, 0.94, "red")
    _numbers(c, number)
    return card(c.body(), title="%s di bastoni" % name)


def _blades(c, bundle):
    """One bundle of swords: blades crossed at both ends, their hilts and tips beyond."""
    for sign in (-1, 1):
        splay(c, bundle, sign * 55, sign * 67, ("wht", "lblu"), 1.22)
    lay(c, bundle, ((-55, -34, ("yel", "org")), (-34, 34, BLADES), (34, 55, ("yel", "org"))))
    for run, half in ((-55, 1.2), (-34, 1.2), (34, 1.2), (55, 1.2)):
        hoop(c, bundle, run, half)


def _swords(rank):
    name, number, count = RANKS[rank]
    c = Canvas(seed=62, line=3.2)
    one = Bowed(CENTRE, SWORD_BULGE, -1, SWORD_RADIUS, count, SWORD_WIDTH)
    other = Bowed(CENTRE, SWORD_BULGE, 1, SWORD_RADIUS, count, SWORD_WIDTH)
    _blades(c, one)
    _blades(c, other)
    for upper in (True, False):
        weave(c, one, other, ("yel", "org"), upper)
    if rank in "79":
        with c.at(280, 596):
            straight_sword(c, 330)
    elif rank == "8":
        for turn in range(0, 360, 60):
            with c.at(*CENTRE, rot=turn):
                c.form("0,-14! -20,-40 -16,-70 0,-92! 16,-70 20,-40", "red" if turn % 120 else "yel", shade=6,
                    width=2.8)
                c.stroke("0,-24 0,-78", 2, "both")
        for turn in range(30, 390, 60):
            with c.at(*CENTRE, rot=turn):
                c.form("0,-20! -9,-44 0,-72! 9,-44", "grn", shade=4, width=2.4)
        c.dot(*CENTRE, 25)
        c.dot(*CENTRE, 22, "yel")
        c.dot(*CENTRE, 12)
        c.dot(*CENTRE, 9.6, "blu")
    else:
        for flip in (False, True):
            with c.at(x=560 if flip else 0, flip=flip), c.at(254, 596, rot=12, s=0.9):
                straight_sword(c, 330)
    _numbers(c, number)
    return card(c.body(), title="%s di spade" % name)


def _card(suit, rank):
    if suit == "B":
        return _batons(rank)
    if suit == "S":
        return _swords(rank)
    return _flowered(suit, rank)


CARDS = {rank + suit: lambda suit=suit, rank=rank: _card(suit, rank) for suit in NAMES for rank in RANKS}
