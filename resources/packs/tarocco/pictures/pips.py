# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The number cards, seven to ten of each suit: flowers between cups and coins, batons and swords interlaced."""

from kit.canvas import Canvas, symbol, use
from kit.document import card
from kit.regalia import carnation, stem, straight_sword, tulip
from kit.signs import coin, goblet, sword
from pictures.capitals import inscribe
from pictures.stock import NAMES
from pictures.weave import Bowed, Straight, flare, hoop, lay, splay, weave

RANKS = {"7": ("Sette", "VII", 3), "8": ("Otto", "VIII", 4), "9": ("Nove", "VIIII", 4), "T": ("Dieci", "X", 4)}
CENTRE = (280, 500)
TURNED = ' transform="rotate(180 2800 5000)"'

# the columns stand as far apart as the index leaves room: it ends 107 from the left, at the height of the first row
COLUMNS, CUPS = (178, 382), (162, 398)
FOUR_ROWS, THREE_ROWS = (162, 387, 613, 838), (180, 500, 820)
COIN, CUP = 0.66, 0.81
PLACES = {  # suit and rank: places of the signs, and their size
    "D7": ([(x, y) for y in (162, 500, 838) for x in COLUMNS] + [(280, 331)], 0.68),
    "D8": ([(x, y) for y in FOUR_ROWS for x in COLUMNS], COIN),
    "D9": ([(x, y) for y in FOUR_ROWS for x in COLUMNS] + [(280, 500)], COIN),
    "DT": ([(x, y) for y in FOUR_ROWS for x in COLUMNS] + [(280, 274), (280, 726)], COIN),
    "C7": ([(x, y) for y in THREE_ROWS for x in CUPS] + [(280, 318)], CUP),
    "C8": ([(x, y) for y in THREE_ROWS for x in CUPS] + [(280, 340), (280, 660)], CUP),
    "C9": ([(x, y) for y in THREE_ROWS for x in (CUPS[0], 280, CUPS[1])], CUP),
    "CT": ([(x, y) for y in FOUR_ROWS for x in CUPS] + [(280, 274), (280, 726)], 0.78),
}

BATON_LEAN, BATON_WIDTH, BATON_REACH = 22, 25, 352
BATON_TIP, BATON_MIDDLE = 424, 180
BATON_WOODS = (("lblu", "blu"), ("wht", "lblu"))  # of either bundle where they are woven
BLADES = ("lblu", "blu")
SWORD_BULGE, SWORD_RADIUS, SWORD_WIDTH = 300, 440, 25
SWORD_MIDDLE = 9  # runs of the red bands, in degrees: about the middle, and by count on both sides of a crossing
SWORD_BANDS = {3: (38.5, 54), 4: (36.4, 56)}
SWORD_POINTS = (119, 108)  # from left and head: right of the index, inside of the frame


# ---------------------------------------------------------------- flowers
def _flower(c, draw, x, y, turn, size, colour):
    with c.at(x, y, s=size, rot=turn, weight=0.92):
        draw(c, colour)


def _coins7(c):
    """Sprays from the single coin, and a plant that grows from between the lowest coins to the middle."""
    stem(c, "280,240 281,200 280,150", ((280, 226, -50, 0.6), (280, 226, 50, 0.6)))
    _flower(c, tulip, 280, 152, 0, 0.86, "red")
    for side in (-1, 1):
        stem(c, f"{280+side*60},331 {280+side*110},346 {280+side*150},334 {280+side*176},312",
            ((280 + side * 96, 342, side * 28, 0.66), (280 + side * 122, 344, side * 132, 0.66)))
        _flower(c, tulip, 280 + side * 174, 316, side * 40, 0.86, "red")
    stem(c, "280,900 281,800 279,700 280,600 281,520 280,468", ((280, 560, -60, 0.8), (280, 552, 60, 0.8),
        (280, 868, -38, 0.8), (280, 868, 38, 0.8), (280, 764, -30, 0.7), (280, 764, 30, 0.7)))
    for side in (-1, 1):
        stem(c, f"280,748 {280+side*46},706 {280+side*110},696 {280+side*152},716 {280+side*170},690"
            f" {280+side*166},654",
            ((280 + side * 62, 702, side * 24, 0.74), (280 + side * 92, 698, side * 140, 0.7),
            (280 + side * 140, 708, side * 22, 0.66)))
        _flower(c, tulip, 280 + side * 167, 660, side * 4, 1.0, "red")
        stem(c, f"280,690 {280+side*26},654 {280+side*62},640", ((280 + side * 30, 652, side * 10, 0.56),))
        _flower(c, tulip, 280 + side * 58, 642, side * 56, 0.72, "blu")
    _flower(c, tulip, 280, 474, 0, 1.0, "red")


def _coins8(c):
    """The upper half: two stems that wind about each other, a spray between the rows of coins to either side."""
    for side in (-1, 1):
        _spray(c, 275, side, "red", 1)
    _spray(c, 500, 1, "blu", -1)
    for side in (-1, 1):
        stem(c, f"{280+side*26},104 {280+side*26},150 {280+side*23},200 {280+side*6},262 {280-side*16},320"
            f" {280-side*24},388 {280-side*17},450 280,500")
        _flower(c, tulip, 280 + side * 27, 106, side * 14, 0.9, "red")


def _spray(c, y, side, colour, lift):
    """A spray from the middle of the card to that side, with a tulip at its end."""
    stem(c, f"280,{y} {280+side*50},{y-lift*8} {280+side*110},{y+lift*8} {280+side*168},{y-lift*2}",
        ((280 + side * 58, y - lift * 7, side * (90 - lift * 52), 0.72),
        (280 + side * 92, y + lift * 4, side * (90 + lift * 44), 0.72),
        (280 + side * 122, y + lift * 7, side * (90 - lift * 56), 0.62)))
    _flower(c, tulip, 280 + side * 164, y, side * 90, 0.86, colour)


def _coins9(c):
    stem(c, "280,430 281,380 279,320 280,268", ((280, 402, -54, 0.8), (280, 396, 54, 0.8)))
    _flower(c, carnation, 280, 280, 0, 1.08, "red")
    stem(c, "280,200 281,170 280,140", ((280, 190, -52, 0.6), (280, 190, 52, 0.6)))
    _flower(c, tulip, 280, 146, 0, 0.8, "red")
    stem(c, "350,500 400,498 436,500", ((396, 500, 30, 0.6), (396, 500, 150, 0.6)))
    _flower(c, tulip, 432, 500, 90, 0.9, "red")


def _coins10(c):
    for x, y, turn, colour in ((280, 172, 0, "red"),):
        stem(c, "280,206 280,190 280,150", ((280, 196, -64, 0.66), (280, 196, 64, 0.66)))
        _flower(c, tulip, x, y - 22, turn, 0.94, colour)
    for side in (-1, 1):
        stem(c, f"{280+side*56},500 {280+side*90},496 {280+side*130},500", ((280 + side * 84, 497, side * 36, 0.66),
            (280 + side * 84, 499, side * 144, 0.66)))
        _flower(c, tulip, 280 + side * 126, 500, side * 90, 0.94, "red")
    with c.at(280, 500):
        _lozenge(c)


def _lozenge(c):
    """A lozenge with hollow sides about a rosette, knobs on its points."""
    for x, y in ((0, -93), (0, 93), (-65, 0), (65, 0)):
        c.dot(x, y, 8.4)
        c.dot(x, y, 6, "blu")
        c.dot(x - 1.6, y - 1.6, 1.7, "wht")
    c.form("0,-86! 9,-50 28,-22 58,0! 28,22 9,50 0,86! -9,50 -28,22 -58,0! -28,-22 -9,-50", "yel", shade=8, width=3.2)
    c.shape("0,-66! 8,-40 22,-18 43,0! 22,18 8,40 0,66! -8,40 -22,18 -43,0! -22,-18 -8,-40", "red", 2.6)
    for turn in (0, 180):  # cuts along the hollow sides, and a leaf in each point
        with c.at(rot=turn):
            c.form("0,-54! 5,-40 0,-22! -5,-40", "yel", shade=1, width=1.8)
            c.form("34,0! 24,5 13,0! 24,-5", "yel", shade=1, width=1.8)
            for k in range(4):
                c.nick((30 - 6 * k, 9 + 5 * k), (21 - 5 * k, 5 + 4 * k), 2)
                c.nick((-30 + 6 * k, 9 + 5 * k), (-21 + 5 * k, 5 + 4 * k), 2)
    c.dot(0, 0, 17)
    for k in range(6):
        with c.at(rot=60 * k):
            c.form("0,-3! -7,-9 0,-16! 7,-9", "wht", shade=1, width=1.6)
    c.dot(0, 0, 6.4)
    c.dot(0, 0, 4.4, "yel")


def _sprig(c, side, y):
    """A tulip that lies between two rows of cups: it begins beside the single cup and passes under no foot."""
    stem(c, f"{280+side*70},{y+4} {280+side*100},{y+12} {280+side*140},{y-2} {280+side*178},{y-10}",
        ((280 + side * 92, y + 10, side * 28, 0.66), (280 + side * 112, y + 8, side * 146, 0.66),
        (280 + side * 146, y - 3, side * 30, 0.56)))
    _flower(c, tulip, 280 + side * 176, y - 8, side * 76, 0.84, "red")


def _cups7(c):
    """A carnation at the head; a plant that grows from between the lowest cups to the single one."""
    stem(c, "280,224 281,190 280,150", ((280, 206, -56, 0.7), (280, 206, 56, 0.7)))
    _flower(c, carnation, 280, 158, 0, 0.86, "red")
    stem(c, "280,904 280,780 281,640 279,520 280,470", ((280, 884, -50, 0.86), (280, 884, 50, 0.86),
        (280, 780, -34, 0.8), (280, 780, 34, 0.8), (280, 600, -44, 0.76), (280, 600, 44, 0.76)))
    for side in (-1, 1):
        stem(c, f"280,740 {280+side*40},692 {280+side*104},680 {280+side*150},694 {280+side*168},664",
            ((280 + side * 58, 686, side * 26, 0.7), (280 + side * 96, 680, side * 142, 0.7),
            (280 + side * 128, 684, side * 24, 0.6)))
        _flower(c, tulip, 280 + side * 166, 668, side * 16, 0.9, "red")
        _sprig(c, side, 352)
    _flower(c, carnation, 280, 484, 0, 0.76, "red")


def _cups8(c):
    """The upper half: a carnation at the head, a tulip on either side of the single cup."""
    stem(c, "280,236 281,190 280,150", ((280, 214, -56, 0.7), (280, 214, 56, 0.7)))
    _flower(c, carnation, 280, 158, 0, 0.86, "red")
    for side in (-1, 1):
        _sprig(c, side, 346)


def _cups9(c):
    """The upper half: a garland between the rows."""
    stem(c, "280,340 222,352 160,326 96,340", ((222, 350, -30, 0.72), (200, 344, -150, 0.72), (140, 330, -36, 0.66)))
    stem(c, "280,340 338,352 400,326 464,340", ((338, 350, 30, 0.72), (360, 344, 150, 0.72), (420, 330, 36, 0.66)))
    _flower(c, tulip, 104, 340, -84, 0.86, "red")
    _flower(c, tulip, 456, 340, 84, 0.86, "red")
    _flower(c, carnation, 280, 356, 0, 0.84, "red")


def _cups10(c):
    """The upper half: a tulip at the head, a carnation between the middle cups."""
    stem(c, "280,192 280,170 280,136", ((280, 186, -66, 0.7), (280, 186, 66, 0.7)))
    _flower(c, tulip, 280, 142, 0, 1.1, "red")
    stem(c, "280,500 281,470 280,436", ((280, 496, -58, 0.8), (280, 496, 58, 0.8)))
    _flower(c, carnation, 280, 446, 0, 0.86, "red")


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
    weave(c, one, other, ("yel",), ground=("grn",))  # a lozenge of two colours, as if of cane
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
    """One bundle of swords: bound at mid-height and on both sides of either crossing, the points flared beyond."""
    inner, outer = SWORD_BANDS[bundle.count]
    for sign in (-1, 1):
        x, y = SWORD_POINTS
        end = (x if bundle.side > 0 else 560 - x, y if sign > 0 else 1000 - y)
        flare(c, bundle, sign * outer, end, ("wht", "lblu"), bundle.count * 23 + 18)
    lay(c, bundle, ((-outer, -inner, ("yel", "org")), (-inner, -SWORD_MIDDLE, BLADES),
        (-SWORD_MIDDLE, SWORD_MIDDLE, ("yel", "org")), (SWORD_MIDDLE, inner, BLADES),
        (inner, outer, ("yel", "org"))))
    for run in (outer, inner, SWORD_MIDDLE):
        for sign in (-1, 1):
            hoop(c, bundle, sign * run, 1.2)


def _buds(c, aside):
    """Buds in the four angles between the points and the bows."""
    for flip in (False, True):
        for turned in (False, True):
            with c.at(*CENTRE, flip=flip != turned, rot=180 if turned else 0), c.at(-280 - aside, -500 - aside / 2):
                stem(c, "196,206 182,210 166,216", ((184, 210, -24, 0.5), (184, 211, -160, 0.5)), 6.4)
                _flower(c, tulip, 170, 214, -104, 0.74, "red")


def _rosette(c):
    for turn in range(0, 360, 60):
        with c.at(*CENTRE, rot=turn):
            c.form("0,-14! -20,-40 -16,-70 0,-92! 16,-70 20,-40", "red" if turn % 120 else "yel", shade=6, width=2.8)
            c.stroke("0,-24 0,-78", 2, "both")
    for turn in range(30, 390, 60):
        with c.at(*CENTRE, rot=turn):
            c.form("0,-20! -9,-44 0,-72! 9,-44", "grn", shade=4, width=2.4)
    c.dot(*CENTRE, 25)
    c.dot(*CENTRE, 22, "yel")
    c.dot(*CENTRE, 12)
    c.dot(*CENTRE, 9.6, "blu")


def _swords(rank):
    name, number, count = RANKS[rank]
    c = Canvas(seed=62, line=3.2)
    one = Bowed(CENTRE, SWORD_BULGE, -1, SWORD_RADIUS, count, SWORD_WIDTH)
    other = Bowed(CENTRE, SWORD_BULGE, 1, SWORD_RADIUS, count, SWORD_WIDTH)
    if rank == "T":  # two long swords crossed, thrust through the ring from outside: their hilts stand clear of it
        for flip in (False, True):
            with c.at(x=560 if flip else 0, flip=flip), c.at(97, 300, rot=150, s=0.8):
                straight_sword(c, 560)
    _blades(c, one)
    _blades(c, other)
    for upper in (True, False):
        weave(c, one, other, ("yel", "org"), upper)
    _buds(c, 8 * (count - 3))
    if rank in "79":
        with c.at(280, 616, s=0.78, weight=0.92):
            sword(c, 466)
    elif rank == "8":
        _rosette(c)
    _numbers(c, number)
    return card(c.body(), title="%s di spade" % name)


def _card(suit, rank):
    if suit == "B":
        return _batons(rank)
    if suit == "S":
        return _swords(rank)
    return _flowered(suit, rank)


CARDS = {rank + suit: lambda suit=suit, rank=rank: _card(suit, rank) for suit in NAMES for rank in RANKS}
