# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Clothes for the portraits, in portrait units (560 x 560; the neck at 280, 386)."""
import math

from inks import GOLD, RED, WHITE

MIDDLE = 280


def body(c, col, dark, wide=0, slope=0):
    """Shoulders and chest; `wide` pushes the shoulders outwards, `slope` lowers them."""
    w, s = wide, slope
    shape = c.shape(f"{20 - w},620! {34 - w},{500 + s} {90 - w},{440 + s} 170,{408 + s * .5} 212,386! 252,412 308,412 346,386! 392,{408 + s * .5} {470 + w},{440 + s} {526 + w},{500 + s} {540 + w},620!", col, 5)
    c.fill(f"340,392! 392,{408 + s * .5} {470 + w},{440 + s} {526 + w},{500 + s} {540 + w},620! 420,620! 452,520 410,450", dark)
    c.engrave(shape, angle=62, step=10, width=6, reach=80, threshold=.24)
    for side in (-1, 1):     # the folds at the armpits, never twice the same
        x, y, teeth = c.random.uniform(-12, 14) - w * .5, c.random.uniform(-12, 16), c.random.randint(6, 9)
        with c.at(x=MIDDLE, flip=side > 0):
            c.comb(f"{x - 132},{y + 560} {x - 110},{y + 500} {x - 114},{y + 452}", c.random.uniform(22, 32), teeth, side=1, slant=-.4)
    return shape


def hatched(c, points, angle=60, step=8, width=5, reach=30):
    c.engrave(c.path(points), angle=angle, step=step, width=width, reach=reach)


def jacket(c, col, dark, shirt=WHITE, tie=None, tie_dark=None):
    """Jacket with lapels, shirt and perhaps a tie."""
    body(c, col, dark)
    c.shape("226,384! 250,470 280,560 310,470 334,384! 300,404 260,404", shirt, 4)
    if tie:
        c.shape("262,416! 298,416! 304,440 296,456! 264,456! 256,440", tie, 4)
        c.shape("264,456! 296,456! 310,520 284,580 250,520", tie, 4)
        c.fill("284,458! 296,456! 310,520 286,576! 292,510", tie_dark or tie)
        hatched(c, "264,456! 296,456! 306,520 280,560 256,520", step=9)
    c.shape("222,382! 208,392 224,430 252,446! 262,424 244,404!", shirt, 4)
    c.shape("338,382! 352,392 336,430 310,446! 300,424 316,404!", shirt, 4)
    c.shape("214,388! 204,430 236,520 268,600! 200,600! 170,470 186,416!", col, 4)
    c.shape("346,388! 358,430 324,520 294,600! 362,600! 394,470 376,416!", dark, 4)


def cassock(c):
    body(c, '#332c28', '#1d1916', wide=6)
    c.shape("222,380! 280,412 338,380! 344,420! 280,448 216,420!", WHITE, 4)
    c.shape("258,414! 280,420 302,414! 302,444! 280,450 258,444!", WHITE, 3)
    for i in range(4):
        c.dot(280, 478 + i * 30, 9, 'ink')
        c.dot(279, 477 + i * 30, 6.5, RED)


def shawl(c, col, dark, light):
    """A shawl crossed over the breast."""
    body(c, col, dark, slope=14)
    c.shape("170,412! 230,474 280,504! 330,474 392,412! 430,434 350,544 280,604 200,544 130,434!", light, 4)
    hatched(c, "170,412! 230,474 280,504! 200,544 130,434!", angle=40, step=9, reach=60)
    c.fringe("130,436 200,546 280,606", 26, 4, 13, side=1)


def necklace_dress(c, col, dark, beads):
    """A dress with a white yoke and a string of beads."""
    body(c, col, dark)
    c.shape("190,402! 230,442 280,458 334,442 372,402! 390,422 330,490 280,500 226,490 172,422!", WHITE, 4)
    c.fringe("172,422 226,490 280,500 330,490 390,422", 20, 4, 12, side=1)
    for i in range(9):
        a = math.pi * (.12 + .76 * i / 8)
        x, y = 280 - 66 * math.cos(a), 388 + 48 * math.sin(a)
        c.dot(x, y, 10, 'ink')
        c.dot(x, y, 7.4, beads)


def neckerchief(c, col, dark, scarf, scarf_dark, wide=0):
    """Open shirt with a knotted neckerchief."""
    body(c, col, dark, wide)
    c.shape("212,382! 280,432 350,382! 366,424 300,464 280,474 258,464 194,424!", scarf, 4)
    c.shape("270,460! 296,460! 344,566 302,566!", scarf_dark, 4)
    c.shape("266,460! 290,464! 262,576 224,554!", scarf, 4)
    hatched(c, "212,382! 280,432 350,382! 366,424 300,464 280,474 258,464 194,424!")
    c.shape("262,446! 298,446! 304,464 292,478! 266,478! 256,464", scarf, 3.4)


def lace_dress(c, col, dark):
    """Black dress with a lace collar and a cameo."""
    body(c, col, dark, slope=16)
    c.shape("206,384! 250,420 280,428 312,420 354,384! 382,424 350,452 316,470 280,474 244,470 210,452 178,424!", WHITE, 4)
    for i in range(9):
        a = math.pi * (.06 + .88 * i / 8)
        x, y = 280 - 96 * math.cos(a), 404 + 62 * math.sin(a)
        c.dot(x, y, 15, 'ink')
        c.dot(x, y, 11.5, WHITE)
        c.dot(x, y, 4, 'ink')
    c.dot(280, 446, 25, 'ink', 30)
    c.dot(280, 446, 21, GOLD, 26)
    c.dot(280, 446, 16, RED, 21)
    c.fill("274,434 284,432 288,440 285,450 288,460! 272,460! 276,450", WHITE)


def pea_coat(c, col, dark):
    """Sailor's coat with a turned-up collar and brass buttons."""
    body(c, col, dark, wide=10)
    c.shape("186,396! 176,350 208,356 262,436 280,470! 250,520 216,470!", col, 5)
    c.shape("374,396! 388,346 352,352 300,436 280,470! 318,520 352,470!", dark, 5)
    hatched(c, "186,396! 176,350 208,356 262,436 280,470! 250,520 216,470!", angle=30, step=10)
    c.stroke("280,470 276,540 280,600", 5, 'none')
    for x in (236, 322):
        c.dot(x, 536, 15, 'ink')
        c.dot(x, 536, 11, GOLD)


def braces(c, shirt, shade, strap):
    """Open shirt and braces."""
    body(c, shirt, shade)
    c.shape("216,382! 240,440 280,484! 320,440 346,382! 362,410 340,452 280,500! 220,452 198,410!", shirt, 4)
    for pts in ("148,420! 186,410! 216,600! 172,600!", "374,410! 412,420! 390,600! 346,600!"):
        c.shape(pts, strap, 4)
        hatched(c, pts, angle=0, step=12, width=4, reach=24)
    for y in (516, 546):
        c.dot(280, y, 6, 'ink')


def dungarees(c, vest, vest_dark, col, dark):
    """Working dungarees over a vest."""
    body(c, vest, vest_dark, wide=12)
    c.stroke("206,402 230,446 280,462 332,446 356,402", 5)
    c.shape("176,500! 384,500! 400,620! 160,620!", col, 5)
    c.shape("150,416! 190,406! 222,512! 184,520!", col, 4)
    c.shape("372,406! 410,416! 378,520! 340,512!", dark, 4)
    c.stroke("186,518 280,524 376,518", 3.5)
    for x in (204, 358):
        c.dot(x, 512, 12, 'ink')
        c.dot(x, 512, 8.5, GOLD)


def bodice(c, blouse, shade, col, dark, lace):
    """Blouse with a laced bodice."""
    body(c, blouse, shade)
    c.shape("206,388! 244,420 280,428 318,420 354,388! 362,414 316,444 280,450 244,444 198,414!", blouse, 4)
    c.fringe("198,414 244,444 280,450 316,444 362,414", 15, 3.4, 11, side=-1)
    c.shape("150,430! 196,500 280,522! 366,500 410,430! 440,470 420,620! 140,620! 120,470!", col, 5)
    c.fill("280,524! 366,500 410,432! 438,472 420,620! 340,620!", dark)
    for i in range(3):
        y = 534 + i * 24
        c.stroke([(262, y), (298, y + 18)], 5, 'none', colour=lace)
        c.stroke([(298, y), (262, y + 18)], 5, 'none', colour=lace)


def bow_tie(c, col, dark, bow, waistcoat=None):
    """Evening clothes: wing collar, bow tie and perhaps a coloured waistcoat."""
    body(c, col, dark, wide=8)
    c.shape("222,382! 236,470 280,600 326,470 340,382! 300,404 260,404", WHITE, 4)
    if waistcoat:
        c.shape("196,420! 236,500 280,556! 326,500 366,420! 386,620! 176,620!", waistcoat, 4)
        for y in (580, 604):
            c.dot(280, y, 6, 'ink')
    for y in (486, 522):
        c.dot(280, y, 5.5, 'ink')
    c.shape("210,388! 198,430 226,520 246,600! 190,600! 164,470 180,414!", col, 4)
    c.shape("350,388! 364,430 336,520 316,600! 372,600! 398,470 382,414!", dark, 4)
    c.shape("272,428! 232,404 220,420 222,450 236,466! 272,446!", bow, 4)
    c.shape("288,428! 328,404 340,420 338,450 324,466! 288,446!", bow, 4)
    c.shape("268,424! 292,424! 294,450! 266,450!", bow, 4)
    c.fringe("272,430 250,418 230,410", 14, 3, 7, side=-1)
    c.fringe("290,446 310,456 328,462", 14, 3, 7, side=-1)


def striped_jersey(c, col, dark, stripe):
    body(c, col, dark)
    for i, y in enumerate((452, 492, 532)):
        out = (24, 46, 58)[i]
        c.stroke(f"{86 - out},{y + 10} 170,{y - 2} 280,{y + 20} 390,{y - 2} {474 + out},{y + 10}", 16, 'none', colour=stripe, wobble=.8)
    c.shape("204,388! 240,428 280,438 322,428 356,388! 368,404 326,452 280,460 236,452 192,404!", stripe, 4)


def apron(c, dress, dress_dark):
    """Cook's apron over a dress with a round collar."""
    body(c, dress, dress_dark, wide=22)
    for x in range(70, 520, 62):
        for y in (450, 500, 550):
            c.dot(x + (31 if y == 500 else 0), y, 6, WHITE)
    c.shape("214,386! 236,424 280,436! 324,424 346,386! 384,420 348,458 290,454 280,440! 270,454 212,458 176,420!", WHITE, 4)
    c.shape("150,620! 168,520 220,492 280,488 342,492 394,520 410,620!", WHITE, 5)
    c.fringe("168,520 220,492 280,488 342,492 394,520", 20, 4, 14, side=1)
    for pts in ("150,414! 182,408! 226,500! 190,512!", "378,408! 410,414! 374,512! 336,500!"):
        c.shape(pts, WHITE, 4)


def uniform(c, col, dark):
    """High-collared tunic with brass buttons."""
    body(c, col, dark, wide=12)
    c.shape("208,376! 280,410 352,376! 360,424! 280,458 200,424!", dark, 5)
    for x in (226, 334):
        with c.at(x=x, y=418, rot=-22 if x < 280 else 22):
            c.shape("-16,0! 0,-14! 16,0! 0,14!", GOLD, 3)
    c.stroke("280,456 282,520 280,600", 4.5, 'none')
    for y in (488, 530):
        c.dot(262, y, 12, 'ink')
        c.dot(262, y, 8.6, GOLD)
    for x0, x1 in ((66, 150), (412, 496)):
        c.shape(f"{x0},{452 if x0 < 280 else 428}! {x1},{428 if x0 < 280 else 452}! {x1 + 4},{448 if x0 < 280 else 472}! {x0 + 4},{472 if x0 < 280 else 448}!", GOLD, 4)


def cardigan(c, col, dark, shirt=WHITE):
    """Knitted cardigan over a buttoned-up shirt."""
    body(c, col, dark, slope=18)
    c.shape("222,384! 250,480 280,600 310,480 338,384! 300,404 260,404", shirt, 4)
    c.stroke("280,430 280,600", 3)
    for y in (446, 480, 514):
        c.dot(286, y, 5.4, 'ink')
    c.shape("222,382! 210,396 228,430 270,446! 280,422 248,406!", shirt, 4)
    c.shape("338,382! 352,396 334,430 290,446! 280,422 312,406!", shirt, 4)
    c.shape("212,390! 196,420 246,540 262,620! 214,620! 180,470 176,416!", col, 4)
    c.shape("348,390! 366,420 316,540 300,620! 348,620! 384,470 386,416!", dark, 4)
    for a, b in (("194,424 232,520 246,600", -1), ("366,424 330,520 314,600", 1)):
        c.fringe(a, 14, 4, 11, side=b)


def work_shirt(c, col, dark, check=None):
    """Collarless shirt, perhaps checked."""
    body(c, col, dark, wide=8)
    if check:
        for x in range(70, 500, 44):
            c.stroke(f"{x},{620} {x + (280 - x) * .12},{460}", 5, 'none', colour=check)
        for y in (470, 514, 556):
            c.stroke(f"40,{y + 12} 160,{y} 280,{y + 8} 400,{y} 520,{y + 12}", 5, 'none', colour=check)
    c.shape("210,384! 244,452 280,500! 318,452 350,384! 366,408 330,470 280,526! 230,470 194,408!", col, 4)


def doublet(c, col, dark, collar, placket):
    """The fante's doublet."""
    body(c, col, dark)
    c.shape("214,392! 280,430 346,392! 356,412 280,456 204,412!", collar, 4)
    c.shape("262,448! 298,448! 312,600! 248,600!", placket, 4)
    hatched(c, "262,448! 298,448! 312,600! 248,600!", angle=30, step=9)
    for y in (480, 520):
        c.dot(280, y, 9, 'ink')
        c.dot(280, y, 6.4, collar)


def bead_dress(c, col, dark):
    """Low dress of the twenties with a long string of beads."""
    body(c, col, dark, slope=20)
    c.shape("206,388! 230,470 280,520! 330,470 354,388! 300,404 260,404", '#fbe0bd', 4)
    c.fill("330,470 354,388! 326,396! 312,450 280,514!", '#e6b588')
    c.stroke("206,388 230,470 280,520 330,470 354,388", 9, 'none')
    for side in (-1, 1):
        for i in range(8):
            t = i / 7
            x, y = 280 + side * (62 * (1 - t) ** .7 + 3), 400 + 160 * t
            c.dot(x, y, 8.6, 'ink')
            c.dot(x, y, 6.2, WHITE)


def dotted_dress(c, col, dark):
    """Dotted dress with a white pointed collar."""
    body(c, col, dark)
    for x, y in ((110, 480), (160, 450), (196, 496), (140, 540), (226, 540), (330, 540), (364, 496), (400, 452), (450, 486), (416, 540), (280, 560), (80, 530), (480, 534)):
        c.dot(x, y, 9, WHITE)
    c.shape("214,386! 250,424 280,436! 262,500 190,470 176,420!", WHITE, 4)
    c.shape("346,386! 310,424 280,436! 298,500 370,470 384,420!", WHITE, 4)
    c.shape("270,440! 280,432 290,440! 290,456 280,462 270,456", RED, 3)
