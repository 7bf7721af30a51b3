# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Clothes, hair, beards, glasses and hats for the portraits.

Clothes are in portrait units (560 x 560, the neck at 280, 386); the rest is in
head units, see features.py.
"""
import math

WHITE, PAPER, BLACK, SOOT = '#fffaf0', '#f3ead2', '#2b2622', '#6d655c'
GOLD, AMBER = '#fbd324', '#e09a16'
RED, WINE = '#d92b1c', '#a31712'
BLUE, NAVY = '#2f66a8', '#1d3f74'
SILVER, STEEL = '#dcd8cc', '#9a968a'


# ---------------------------------------------------------------- clothes
def body(c, col, dark, wide=0, slope=0):
    """Shoulders and chest; `wide` pushes the shoulders outwards, `slope` lowers them."""
    w, s = wide, slope
    shape = c.shape(f"{20 - w},620! {34 - w},{500 + s} {90 - w},{440 + s} 170,{408 + s * .5} 212,386! 252,412 308,412 346,386! 392,{408 + s * .5} {470 + w},{440 + s} {526 + w},{500 + s} {540 + w},620!", col, 5)
    c.fill(f"340,392! 392,{408 + s * .5} {470 + w},{440 + s} {526 + w},{500 + s} {540 + w},620! 420,620! 452,520 410,450", dark)
    c.engrave(shape, angle=62, step=10, width=6, reach=80, threshold=.24)
    c.comb("150,560 172,500 168,452", 30, 8, side=1, slant=-.4)
    c.comb("420,560 398,500 404,452", 30, 8, side=-1, slant=.4)
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
        x = 34 - 4 * i
        c.stroke(f"{112 - 30 * i},{y + 4} 180,{y + 6} 280,{y + 20} 380,{y + 6} {448 + 30 * i},{y + 4}", 15, 'none', colour=stripe, wobble=.8)
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


# ---------------------------------------------------------------- hair
def curl(c, x, y, r, rot, col, dark, flip=False):
    with c.at(x=x, y=y, s=r / 20, rot=rot, flip=flip):
        c.shape("-22,0! -18,-16 -2,-22 14,-16 20,0 14,14 0,18 -10,12! -16,10", col, 2.6)
        c.fill("-4,20! 14,14 20,0 14,-14! 14,0 8,9", dark)
        c.stroke("-16,6 -10,-8 2,-12 10,-4 8,6 0,8 -4,2", 2.2)
        c.stroke("-18,-2 -10,-14 2,-17 14,-10", 1.8)


def sides(c, col):
    """Short hair at temple and nape, three-quarter view, for under a hat or round a bald head."""
    c.shape("-33,-58! -29,-42 -31,-24 -36,-16! -46,-20 -50,-4 -46,14 -40,26! -54,22 -61,2 -62,-26 -56,-54!", col, 2.6)
    c.strands("-36,-52 -34,-34 -38,-20", "-54,-50 -60,-24 -58,8", 8, 2.2, jitter=.12)
    c.shape("37,-56! 39.4,-40 39.6,-26 38,-18! 44,-24 47,-40 46,-56!", col, 2.2)
    c.strands("39,-52 40,-36 39,-22", "43,-52 45,-38 42,-24", 3, 1.8, jitter=.1)


def front_sides(c, col, w=1.0, low=10):
    """Hair over both ears, seen from the front."""
    for s in (-1, 1):
        with c.at(flip=s > 0, x=0):
            c.shape(f"{-35 * w},-46! {-36 * w},-36 {-36 * w},-22! {-42 * w},-22 {-45 * w},-6 {-42 * w},{low}! {-52 * w},2 {-56 * w},-22 {-52 * w},-44 {-43 * w},-54!", col, 2.6)
            c.strands(f"{-38 * w},-48 {-39 * w},-36 {-40 * w},-20", f"{-46 * w},-50 {-52 * w},-26 {-47 * w},-2", 6, 2.0, jitter=.12)


def dome(c, f):
    """The bald top of a head."""
    if f.view == 'front':
        c.shape("-38,-34! -40,-60 -24,-84 0,-90 24,-84 40,-60 38,-34!~", f.skin, 3)
        c.fill("14,-87! 40,-60 38,-34! 30,-40 30,-64", f.shade)
        c.sliver((-22, -74), (0, -83), 3.4, -.14, colour='#fffaf0')
        return
    c.shape("-44,-30! -50,-56 -36,-80 -8,-90 20,-86 36,-70 38,-40!~", f.skin, 3)
    c.fill("18,-86! 36,-70 38,-42! 30,-48 29,-66", f.shade)
    c.sliver((-24, -74), (2, -84), 3.4, -.14, colour='#fffaf0')


def parted(c, col, light):
    """Short hair with a side parting and a wave, three-quarter view."""
    c.shape("-36,-16! -34,-34 -28,-46 -14,-52! 6,-46 26,-48 38,-44! 40,-34 39,-20! 46,-30 48,-56 38,-80 14,-92 -18,-90 -44,-78 -58,-52 -60,-22 -54,4 -44,22! -46,2 -48,-12!", col, 3)
    c.strands("-14,-52 8,-62 38,-48", "-24,-86 10,-88 42,-64", 9, 2.2, colour=light, jitter=.1)
    c.strands("-16,-54 -34,-44 -40,-18", "-30,-84 -54,-54 -52,-2", 8, 2.2, colour=light, jitter=.1)
    c.stroke("-15,-53 -22,-70 -24,-88", 2.4)


def bob(c, col, light):
    """Short black bob with a fringe, three-quarter view."""
    c.shape("39,-28! 38,-6 36,14 30,26! 42,28 52,14 54,-14 50,-48 34,-60!", col, 2.6)
    c.shape("-24,-34! -30,-14 -26,10 -12,26! -30,32 -52,26 -64,6 -68,-30 -58,-66 -32,-88 6,-92 36,-80 50,-54 40,-30! 24,-37 0,-38!", col, 3.2)
    c.strands("-20,-40 -28,-14 -20,20", "-58,-50 -60,-14 -44,22", 10, 2.2, colour=light, jitter=.1)
    c.strands("-18,-40 8,-42 38,-36", "-6,-86 18,-84 40,-60", 7, 2.0, colour=light, jitter=.1)


def page_hair_back(c, col, dark):
    """The page's bob behind the neck."""
    c.shape("-50,-50! -68,-20 -70,30 -62,62 -30,58 30,58 60,56 66,40 62,-20 50,-50!", dark, 2.7)


def page_hair(c, col, dark, light):
    """Page's bob with rolled ends, three-quarter view."""
    c.shape("-33,-54! -28,-46 -24,-34 -26,-18 -30,-4 -26,10 -24,24 -28,40 -38,56 -54,64 -68,58! -62,52 -72,44 -74,30 -68,16 -72,0 -68,-20 -62,-38 -50,-54!", col, 2.7)
    c.fill("-36,-50! -29,-36 -30,-18 -34,-4 -30,12 -28,24 -33,38 -42,52! -46,40 -42,24 -46,6 -45,-20 -43,-42", dark)
    c.strands("-52,-48 -64,-18 -67,2 -63,18 -68,32 -62,50", "-32,-48 -27,-20 -31,-4 -26,12 -26,26 -38,50", 9, 2.4, jitter=.14)
    c.strands("-56,-38 -62,-14 -63,4 -60,16", "-48,-44 -53,-14 -55,4 -53,16", 4, 2.3, colour=light, jitter=.1)
    c.shape("36,-56! 39.4,-40 40.6,-28 38,-14! 41,0 38,12 42,24 39,40! 44,52 56,54 68,46! 62,40 68,30 64,16 66,2 62,-16 58,-36 50,-54!", col, 2.7)
    c.strands("40,-46 43,-26 42,-4 41,12 44,26 44,42", "54,-44 59,-14 61,4 58,18 61,36", 7, 2.3, jitter=.14)


def forelock(c, col, light):
    """A tuft that escapes from under a cap, three-quarter view."""
    c.shape("-30,-52! -4,-58 34,-56! 38,-44 30,-30 22,-26! 22,-38 12,-28 4,-26! 4,-38 -10,-30 -16,-30! -14,-40 -30,-36!", col, 2.6)
    c.strands("-20,-52 4,-52 28,-52", "-16,-36 8,-34 24,-34", 4, 2, colour=light)


def wisps(c, col, line):
    """What old age leaves: tufts over the ears and a few hairs, three-quarter view."""
    c.shape("-42,-44! -40,-30 -38,-20! -46,-24 -50,-6 -44,8! -58,12 -68,2! -60,-4 -72,-16! -62,-20 -70,-34! -58,-34 -58,-50!", col, 2.6)
    c.strands("-44,-38 -50,-18 -56,6", "-52,-42 -62,-24 -62,2", 5, 1.9, colour=line)
    c.shape("38,-46! 40,-34 39,-22! 48,-22 54,-34! 48,-36 50,-48!", col, 2.2)
    for a, b in ((0, -4), (8, 10), (-10, -20)):
        c.stroke([(a, -88), (a + b * .4, -97), (a + b, -101)], 2.4, 'end')


def side_sides(c, col):
    """Short hair under a cap in profile."""
    c.shape("2,-56! 0,-36 -6,-22! -16,-24 -28,-16 -30,8 -22,16! -30,34 -46,20 -56,-10 -56,-52!", col, 2.8)
    c.strands("-6,-50 -16,-30 -32,-10 -32,22", "-46,-50 -50,-20 -42,14", 9, 2.2, jitter=.12)


def centre_bun(c, col, light, dark):
    """Hair parted in the middle and gathered in a bun, three-quarter view."""
    c.shape("-40,-74! -62,-84 -78,-72 -78,-50 -62,-40 -46,-46!", col, 3)
    c.strands("-62,-80 -74,-68 -72,-52", "-50,-70 -58,-62 -54,-52", 5, 2, colour=dark)
    c.shape("-36,-6! -50,-6 -58,-30 -52,-62 -28,-84 8,-88 36,-76 48,-52 44,-14! 38,-22! 38,-40 26,-54 12,-62! -8,-54 -28,-42 -34,-22!", col, 3.2)
    c.strands("12,-62 -10,-54 -36,-14", "10,-86 -32,-76 -52,-30", 9, 2.0, colour=dark, jitter=.1)
    c.strands("13,-62 28,-54 41,-22", "14,-86 36,-74 46,-46", 6, 1.9, colour=dark, jitter=.1)


def braid(c, spine, col, dark, ribbon, size=17):
    """A plait along three points (card units are head units here) with a ribbon at its end."""
    (x0, y0), (x1, y1), (x2, y2) = spine
    n = 6
    for i in range(n):
        t = i / (n - 1)
        x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2
        y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2
        with c.at(x=x, y=y, s=size / 17 * (1 - .25 * t), flip=i % 2 == 1):
            c.shape("-15,-8! -6,-14 8,-10 15,4 10,16! -4,12 -14,4", col, 2.6)
            c.fill("15,4 10,16! -4,12 -13,5! 4,8", dark)
            c.sliver((-10, -6), (8, 8), 1.8, -.15)
    with c.at(x=x2, y=y2 + 14):
        c.shape("-4,0! -20,-12 -22,8!", ribbon, 2.4)
        c.shape("4,0! 20,-12 22,8!", ribbon, 2.4)
        c.shape("-7,2! 7,2! 10,24 0,30 -10,24!", col, 2.4)
        c.dot(0, 0, 6, 'ink')
        c.dot(0, 0, 4, ribbon)


def braided(c, col, dark, light):
    """Smooth hair with a middle parting, ears covered, three-quarter view."""
    c.shape("-34,-4! -30,10 -34,26! -54,18 -62,-8 -58,-52 -34,-80 4,-88 36,-78 52,-48 48,0 42,18! 38,2 40,-24! 34,-44 12,-62! -10,-52 -30,-40!", col, 3.2)
    c.fill("44,-66 52,-48 48,0 42,18! 38,2 40,-24! 42,-44", dark)
    c.strands("12,-62 -12,-52 -40,6", "6,-86 -38,-74 -56,-10", 9, 2.0, colour=light, jitter=.1)
    c.strands("13,-62 32,-48 42,-6", "14,-86 38,-74 48,-34", 6, 1.9, colour=light, jitter=.1)


def waves(c, col, dark, light):
    """Chin-length waved hair, seen from the front; draw it before and after the face with `waves_top`."""
    c.shape("0,-88! 36,-84 58,-56 56,-28 66,-6 60,18 68,38 52,58 30,54! 40,20 -40,20 -30,54! -52,58 -68,38 -60,18 -66,-6 -56,-28 -58,-56 -36,-84!", col, 3)
    c.fill("44,-74 58,-56 56,-28 66,-6 60,18 68,38 52,58 30,54! 44,20 46,-30", dark)
    for s in (-1, 1):
        c.strands(f"{s * 42},-30 {s * 50},-4 {s * 46},20 {s * 42},48", f"{s * 56},-30 {s * 64},-4 {s * 58},20 {s * 62},42", 5, 2.2, colour=light)


def waves_top(c, col, light):
    c.shape("-12,-62! 0,-54 22,-50 36,-34 40,-4! 46,-20 54,-40 48,-68 24,-88 -8,-90 -40,-78 -54,-48 -46,-20 -40,-2! -38,-30 -28,-48!", col, 3)
    c.strands("-12,-62 8,-52 38,-28", "-4,-88 36,-82 52,-44", 8, 2.1, colour=light, jitter=.1)
    c.strands("-13,-62 -32,-46 -40,-20", "-16,-88 -46,-70 -50,-36", 6, 2.1, colour=light, jitter=.1)


def slick(c, col, light, size=1.0):
    """Brilliantined hair with a middle parting, seen from the front."""
    with c.at(s=size):
        c.shape("0,-58! -18,-56 -34,-44 -40,-14! -50,-22 -54,-50 -40,-76 -12,-86 0,-80! 12,-86 40,-76 54,-50 50,-22 40,-14! 34,-44 18,-56!", col, 3)
        for s in (-1, 1):
            c.strands(f"{s * 2},-60 {s * 26},-54 {s * 42},-24", f"{s * 2},-80 {s * 36},-74 {s * 50},-36", 6, 1.9, colour=light, jitter=.1)


def chignon(c, col, light):
    """High knot of hair in profile."""
    c.shape("-22,-84! -42,-104 -68,-96 -76,-72 -64,-52 -42,-54!", col, 3.2)
    c.strands("-32,-84 -54,-92 -66,-74", "-42,-64 -54,-66 -58,-62", 6, 2.2, colour=light)
    c.shape("26,-50! 8,-48 -6,-38 -10,-20! -18,-22 -26,-14 -26,8! -36,22! -52,4 -60,-28 -52,-66 -24,-90 10,-90 28,-74 32,-56!", col, 3.2)
    c.strands("26,-52 -2,-46 -22,-10", "22,-78 -24,-80 -50,-40", 11, 2.1, colour=light, jitter=.1)
    c.strands("-24,-8 -32,4 -36,18", "-50,-36 -52,-8 -42,14", 5, 2.0, colour=light, jitter=.1)
    c.shape("-40,-56! -24,-84! -17,-80! -32,-52!", RED, 2.4)


def loose_curls(c, col, dark):
    """Loose curls in profile."""
    for x, y, r, a in ((-30, 62, 17, 200), (-52, 44, 19, 170), (-60, 14, 20, 120), (-34, 36, 18, 150), (-64, -20, 20, 90), (-56, -54, 20, 50), (-34, -78, 20, 20),
                       (-4, -88, 19, 0), (-40, 4, 19, 130), (-42, -32, 20, 80), (-20, -58, 20, 30), (22, -76, 17, 20), (4, -62, 19, 10), (-22, -28, 16, 90), (20, -56, 13, 30)):
        curl(c, x, y, r, a, col, dark)


def mop(c, col, dark):
    """A mop of curls from the front."""
    for x, y, r, a in ((-46, -30, 15, -90), (46, -30, 15, 90), (-50, -54, 19, -60), (50, -54, 19, 60), (-34, -78, 20, -30), (34, -78, 20, 30), (0, -86, 21, 0),
                       (-16, -68, 18, -10), (18, -68, 18, 20), (-34, -54, 16, -50), (36, -52, 15, 60), (2, -56, 15, 8), (-18, -50, 11, -20), (20, -50, 11, 30)):
        curl(c, x, y, r, a, col, dark)


# ---------------------------------------------------------------- beards
def walrus(c, col, line='ink'):
    """Heavy drooping moustache, three-quarter view."""
    c.shape("19.5,20.5! 8,19 -3,25 -13,37! 2,38 13,35 20,31! 28,34 36,35 44,33! 38,23 28,19.6", col, 2.6)
    c.strands("16,23 3,26 -9,36", "18,29 8,32 -2,37", 6, 1.7, colour=line)
    c.strands("23,23 33,26 41,32", "22,29 29,32 37,34", 4, 1.6, colour=line)


def handlebar(c, col, light, y=0):
    """Great curled moustache, seen from the front."""
    with c.at(y=y):
        for s in (-1, 1):
            with c.at(flip=s > 0):
                c.shape("0,20! -12,17.4 -24,25 -34,24 -40,16! -47,24 -42,36 -26,38 -10,34 0,29!", col, 2)
                c.strands("-3,23 -16,24 -32,28 -42,24", "-3,28 -16,32 -32,34 -43,30", 5, 1.5, colour=light)


def pencil(c, col):
    """Thin moustache, three-quarter view."""
    c.fill("19,22.6! 12,22 4,26 0,28.6! 10,27.4 19,26! 26,27.2 35,28.2! 31,24.6 26,22.2", col)


def imperial(c, col):
    """Thin moustache waxed upwards, seen from the front."""
    for s in (-1, 1):
        with c.at(flip=s > 0):
            c.shape("0,22.4! -10,20 -22,24 -32,18 -38,8! -36,22 -26,30 -12,28 0,26!", col, 1.6)


def goatee(c, col, line):
    """Moustache and pointed beard, three-quarter view."""
    c.fill("19.5,22! 11,21.6 3,25.6 -4,33! 4,31.8 12,29.8 19.5,28! 25,29.2 31,31 39,30.4! 32,24.4 26,21.8", col)
    c.stroke("19,23 10,23 2,27 -5,34", 2.2, 'end')
    c.stroke("20,23 27,22.6 33,25.6 39,30.6", 2.2, 'end')
    c.shape("6,42! 19,44 32,42! 33,54 27,72 18,86! 11,72 5,56", col, 2.6)
    c.strands("8,44 8,60 17,82", "30,44 29,60 20,82", 7, 1.7, colour=line)


def full_beard(c, col, line, mouth_open='#8e3a28'):
    """Full beard, three-quarter view."""
    c.shape("-37,-4! -30,8 -22,14 -8,18 4,19 12,20.6 20,20 27,20.4 34,18 38.4,6! 44,24 42,48 32,70 16,84 -2,82 -22,68 -36,44 -42,18!", col, 3)
    c.fill("7,29.6! 14,27.6 20,28.6 26,27.6 33,29! 26,33.6 20,34.6 13,33.8", mouth_open)
    c.stroke("5,29 13,30.6 20,30 27,30.6 35,28.6", 2.4)
    c.strands("-36,4 -34,34 -18,62 2,80", "-6,22 -8,44 2,66 12,82", 11, 2.0, colour=line, jitter=.12)
    c.strands("38,12 40,36 32,60 18,82", "16,38 16,52 16,66 14,82", 8, 1.9, colour=line, jitter=.12)
    c.strands("18,21.6 8,22 -4,30", "18,27 10,28 2,33", 4, 1.6, colour=line)
    c.strands("22,21.6 30,22 38,28", "22,27 28,28 34,31", 3, 1.6, colour=line)


def side_beard(c, col, line):
    """Full beard in profile."""
    c.shape("-20,-6! -12,4 -4,14 10,18 22,18 32,18 40,19.6 44,25! 40,28 37,30! 41,33 46,44 46,60 38,78 22,90 2,84 -16,66 -26,40!", col, 3)
    c.stroke("24,29 31,30.4 37,30", 2.6)
    c.strands("-18,6 -12,36 4,62 20,86", "10,22 12,44 20,64 28,84", 11, 2.0, colour=line, jitter=.12)
    c.strands("20,34 26,50 34,66", "40,36 43,50 42,66", 6, 1.9, colour=line, jitter=.12)
    c.strands("38,21 28,21 18,26", "42,25 32,26 24,29", 4, 1.6, colour=line)


def side_moustache(c, col, line):
    c.shape("42,17! 32,17.6 22,22 14,32! 26,34 36,31 44,26!", col, 2.4)
    c.strands("40,19 28,22 18,31", "43,25 34,28 26,32", 5, 1.6, colour=line)


# ---------------------------------------------------------------- glasses, pipes and the like
def lens(c, x, y, r, ry=None):
    c.ring(x, y, r, 5.4)
    c.sliver((x - r * .5, y + r * .1), (x + r * .1, y - r * .6), 2.2, .1, colour='#ffffff')


def spectacles(c, f, r=13.4):
    """Round spectacles."""
    if f.view == 'front':
        lens(c, -18, -9, r)
        lens(c, 18, -9, r)
        c.stroke(f"{-18 + r},-10 0,-14 {18 - r},-10", 2.6, 'none')
        for s in (-1, 1):
            c.stroke([(s * (18 + r), -11), (s * 38, -13)], 2.6, 'none')
        return
    lens(c, 0, -9, r)
    lens(c, 30, -9, r * .78)
    c.stroke(f"{r},-10 16,-13 {30 - r * .78},-11", 2.6, 'none')
    c.stroke(f"{-r},-11 -28,-14 -40,-10", 2.6, 'none')


def heavy_glasses(c):
    """Thick square frames, three-quarter view."""
    for x0, x1 in ((-16, 15), (20, 41)):
        for pts in (f"{x0},-20 {x1},-20", f"{x1},-20 {x1 - 1},3", f"{x1 - 1},3 {x0 + 2},3", f"{x0 + 2},3 {x0},-20"):
            c.stroke(pts, 4.4, 'none', colour='#5a2a12')
    c.stroke("15,-14 20,-14", 4.4, 'none', colour='#5a2a12')
    c.stroke("-16,-16 -40,-12", 4.4, 'none', colour='#5a2a12')
    c.sliver((-10, -3), (0, -16), 2.2, .06, colour='#ffffff')


def monocle(c, x=18):
    c.ring(x, -9, 14, 6.4)
    c.ring(x, -9, 14, 2.4, colour=GOLD)
    c.stroke(f"{x + 12},-2 {x + 24},30 {x + 20},60 {x + 30},84", 1.8, 'none')


def pince_nez(c):
    """Pince-nez on a ribbon, three-quarter view."""
    lens(c, 1, -8, 11.4)
    lens(c, 30, -8, 8.8)
    c.stroke("11,-13 17,-17 22,-12", 2.8, 'none', colour='ink')
    c.stroke("-10,-4 -26,20 -24,54 -34,80", 1.9, 'none')


def pipe(c, x, y):
    """A pipe whose stem begins at x, y."""
    with c.at(x=x, y=y):
        c.stroke("0,0 16,5 30,12", 6, 'none', end=1)
        c.shape("24,-12! 46,-12! 46,10 36,18 26,12!", '#7d4a22', 2.8)
        c.fill("38,-10! 46,-10! 45,9 37,16!", '#4f2b14')
        c.fill("25,-14! 45,-14! 43,-9! 27,-9!", 'ink')
        c.stroke("36,-20 32,-30 40,-40 36,-52 42,-62", 3.0, colour='#fffaf0')


def cigar(c, x, y, rot=16):
    with c.at(x=x, y=y, rot=rot):
        c.shape("0,-4! 34,-4.6 40,0 34,4.6 0,4!", '#5a3418', 2.4)
        c.fill("34,-5! 41,0! 34,5! 37,0", '#e8592a')
        c.stroke("42,-4 46,-16 40,-26 46,-38", 2.6, colour='#fffaf0')


def beauty_spot(c, x, y):
    c.dot(x, y, 2.6, 'ink')


def flower(c, x, y, col, dark, s=1.0):
    with c.at(x=x, y=y, s=s):
        c.shape("4,8! 20,10 26,24! 12,22!", '#1f7044', 2)
        for r, n, o, shade in ((17, 6, 0, col), (11, 5, .5, dark)):
            for i in range(n):
                with c.at(rot=360 * (i + o) / n):
                    c.shape(f"0,{-r * .2}! {-r * .6},{-r * .55} {-r * .42},{-r} 0,{-r * 1.06} {r * .42},{-r} {r * .6},{-r * .55}", shade, 1.9)
        c.dot(0, 0, 3.4, GOLD)


# ---------------------------------------------------------------- hats and kerchiefs
def coppola(c, col, dark):
    p = c.shape("-66,-44! -76,-66 -66,-92 -34,-112 8,-114 46,-102 66,-82 72,-62! 40,-58 0,-52 -40,-44!", col, 3.4)
    c.fill("14,-113 46,-102 66,-82 72,-62! 30,-57! 46,-78 36,-98", dark)
    c.engrave(p, angle=66, step=6, width=3.0, reach=40, threshold=.22)
    c.stroke("-8,-112 -22,-88 -52,-58", 2.2)
    c.stroke("-4,-112 16,-90 30,-62", 2.2)
    c.shape("-4,-56! 34,-66 72,-66 98,-46! 92,-38 64,-44 30,-46 2,-42!", dark, 3.2)
    c.fringe("98,-46 70,-42 34,-45 4,-43", 9, 2.8, 6, side=1)
    c.dot(-6, -113, 5.4, 'ink')
    c.dot(-6, -113.5, 3.6, dark)


def saturno(c):
    """A priest's round hat."""
    crown = "-48,-56! -52,-90 -32,-110 2,-115 36,-109 54,-88 50,-56!"
    c.shape(crown, BLACK, 3)
    c.engrave(c.path(crown), angle=10, step=6, width=2.8, reach=40, threshold=.1, colour=SOOT)
    c.shape("-106,-46! -98,-56 -50,-62 0,-64 52,-62 98,-58 112,-50! 94,-38 42,-42 0,-42 -48,-38 -88,-36!", BLACK, 3)
    c.stroke("-100,-48 -48,-54 0,-55 54,-54 104,-50", 2.4, colour='#8a8074')
    c.shape("-48,-60! -20,-64 20,-65 50,-61! 51,-71! 0,-74 -50,-70!", WINE, 2)


def page_cap(c):
    """The fante's soft cap with its bow, three-quarter view."""
    with c.at(y=-5):
        p = c.shape("-64,-60! -61,-82 -39,-102 -4,-110 32,-105 55,-86 59,-61!", GOLD)
        c.fill("18,-107 55,-86 59,-61! 16,-61! 34,-82", '#ee8a20')
        c.engrave(p, angle=70, step=5.4, width=2.8, reach=34, threshold=.25)
        for x0, x1 in ((-32, -41), (-9, -14), (16, 18)):
            c.stroke(f"{x0},-106 {(x0 + x1) / 2 - 4},-87 {x1},-64", 2.0, 'end')
        p = c.shape("-84,-64! -72,-70 -48,-64 -4,-59 41,-66 66,-82! 77,-66 68,-43 43,-36 -4,-33 -54,-34 -80,-41!", BLUE)
        c.fill("-75,-43 -54,-38 -4,-37 41,-40 64,-50 72,-68! 77,-64 68,-43 43,-36 -4,-33 -54,-34 -80,-41!", NAVY)
        c.engrave(p, angle=82, step=5, width=2.8, reach=30, threshold=.25)
        c.stroke("-72,-61 -48,-55 -4,-50 41,-57 68,-73", 2.0, colour='#8fb8dc')
        c.shape("-66,-78! -88,-96 -108,-98 -104,-82 -113,-68 -91,-66!", RED, 2.8)
        c.comb("-66,-77 -88,-80 -106,-83", 8, 5, side=1, slant=.5)
        c.shape("-64,-82! -78,-106 -73,-126 -60,-116 -48,-120 -52,-100!", RED, 2.8)
        c.comb("-62,-84 -64,-104 -60,-114", 8, 5, side=1, slant=.5)
        c.dot(-63, -78, 9, 'ink')
        c.dot(-63, -78, 6.4, GOLD)


def boater(c, band):
    p = c.shape("-46,-58! -48,-88 -28,-100 4,-103 36,-99 50,-86 48,-60!", GOLD, 3)
    c.fill("10,-103 36,-99 50,-86 48,-60! 20,-60! 32,-84", AMBER)
    c.engrave(p, angle=8, step=6, width=2.4, reach=50, threshold=.15)
    c.shape("-47,-60! 0,-66 49,-62! 49,-79! 0,-83 -48,-77!", band, 2.4)
    c.shape("-102,-40! -94,-52 -48,-62 0,-66 52,-66 96,-62 108,-50! 88,-42 40,-50 0,-50 -44,-42 -84,-33!", GOLD, 3.2)
    c.fill("-98,-42! -44,-50 0,-57 44,-58 104,-52! 88,-42 40,-50 0,-50 -44,-42 -84,-33!", AMBER)
    for i in range(22):
        x = -90 + i * 9
        c.nick((x, -38 - 13 * math.cos(x / 70)), (x + 4, -48 - 13 * math.cos(x / 70)), 2.2)


def rice_hat(c, ribbon):
    """The wide straw hat of the rice and wheat fields, three-quarter view."""
    c.shape("-118,-26! -104,-52 -60,-74 0,-82 64,-78 104,-60 120,-38! 96,-34 52,-44 0,-46 -50,-40 -92,-22!", GOLD, 3.2)
    c.fill("-118,-26! -60,-46 0,-56 60,-54 120,-38! 96,-34 52,-44 0,-46 -50,-40 -92,-22!", AMBER)
    for i in range(26):
        x = -108 + i * 8.8
        c.nick((x, -30 - 15 * math.cos(x / 78)), (x * .86, -50 - 22 * math.cos(x / 90)), 2.0)
    p = c.shape("-48,-66! -44,-100 -22,-114 6,-115 34,-110 50,-92 52,-66! 0,-76", GOLD, 3)
    c.fill("16,-114 34,-110 50,-92 52,-66! 26,-72! 36,-92", AMBER)
    c.engrave(p, angle=8, step=6, width=2.2, reach=40, threshold=.15)
    c.shape("-48,-66! 0,-76 52,-66! 51,-82! 0,-91 -46,-80!", ribbon, 2.4)


def bowler(c, col, light):
    p = c.shape("-48,-54! -55,-78 -40,-101 0,-109 40,-101 55,-78 50,-56!", col, 3.2)
    c.engrave(p, angle=72, step=6, width=3, reach=34, threshold=.1, colour=light)
    c.shape("-50,-58! 0,-64 51,-60! 53,-72! 0,-78 -53,-70!", 'ink', 1.5)
    c.shape("-88,-52! -80,-64 -50,-62 0,-62 52,-62 84,-66 94,-54! 80,-46 44,-46 0,-46 -46,-42 -76,-42!", col, 3.2)
    c.stroke("-80,-52 -46,-52 0,-55 48,-55 86,-56", 2.4, colour=light)
    c.sliver((-36, -84), (-12, -100), 4.6, -.16, colour=light)


def felt_hat(c, col, light, band):
    """Broad felt hat with a dented crown, three-quarter view."""
    p = c.shape("-50,-54! -54,-84 -46,-112 -20,-116 0,-106 24,-116 48,-104 54,-80 52,-54!", col, 3.2)
    c.engrave(p, angle=70, step=6, width=3, reach=34, threshold=.1, colour=light)
    c.stroke("-4,-108 -2,-92 4,-80", 2.6, colour=light)
    c.shape("-52,-56! 0,-62 54,-58! 54,-72! 0,-77 -54,-70!", band, 2.2)
    c.shape("-112,-60! -92,-64 -52,-60 0,-62 54,-62 98,-76 116,-82! 112,-56 66,-42 20,-42 -30,-38 -84,-36!", col, 3.2)
    c.stroke("-104,-56 -52,-50 0,-52 60,-52 108,-70", 2.4, colour=light)


def beret(c, col, dark):
    c.shape("-48,-46! -66,-60 -70,-80 -44,-100 0,-104 44,-92 70,-70 66,-50 44,-44! 10,-58 -24,-56!", col, 3.2)
    c.fill("20,-101 44,-92 70,-70 66,-50 44,-44! 24,-54! 46,-64", dark)
    c.engrave(c.path("-48,-46! -66,-60 -70,-80 -44,-100 0,-104 44,-92 70,-70 66,-50 44,-44! 10,-58 -24,-56!"), angle=50, step=7, width=3.0, reach=34, threshold=.24)
    c.stroke("2,-103 4,-112 10,-116", 3.6, 'none')
    c.stroke("-46,-46 -22,-56 10,-58 44,-44", 5, 'none', colour='ink')


def paper_hat(c):
    """The folded newspaper of bricklayers and printers, three-quarter view."""
    c.shape("-50,-50! -42,-112! 6,-122! 46,-108! 50,-52!", PAPER, 3.2)
    c.fill("6,-122! 46,-108! 50,-52! 12,-58!", '#d9cba4')
    c.stroke("6,-121 10,-90 12,-58", 2.4, 'none')
    c.shape("-62,-40! -56,-66! 6,-78! 56,-66! 62,-42! 8,-54!", PAPER, 3.2)
    c.fill("8,-54! 6,-78! 56,-66! 62,-42!", '#e4d8b4')
    for i in range(5):
        y = -104 + i * 7
        c.stroke([(-36 + i * .2, y + 1), (-20, y - 2), (-2, y - 5)], 1.7, 'none')
        c.stroke([(16, y - 4), (28, y - 1), (40, y + 3)], 1.7, 'none')
    c.stroke("-50,-56 -26,-62 -2,-66", 3.6, 'none')
    c.stroke("-50,-49 -26,-55 -2,-60", 1.7, 'none')
    c.stroke("14,-68 34,-64 52,-58", 2.0, 'none')
    c.stroke("14,-62 34,-58 54,-51", 1.7, 'none')


def watch_cap(c, col, dark):
    """Knitted fisherman's cap in profile."""
    p = c.shape("-58,-44! -64,-76 -44,-104 -6,-112 24,-98 36,-70 36,-50!", col, 3.2)
    c.engrave(p, angle=78, step=6, width=3, reach=36, threshold=.15)
    c.shape("-66,-18! -70,-42 -60,-56 -20,-54 20,-58 42,-62! 46,-44 40,-32 10,-32 -26,-26 -54,-14!", dark, 3.2)
    for i in range(13):
        t = i / 12
        x, y = -62 + 100 * t, -20 - 18 * t
        c.sliver((x, y - 2), (x + 2, y - 28), 2.6, .04)
    c.dot(-20, -112, 13, 'ink')
    c.dot(-21, -113, 10, col)


def visor_cap(c, col, dark, band):
    """Flat-topped service cap in profile."""
    c.shape("-54,-48! -66,-80 -74,-96 -30,-112 14,-116 46,-112! 48,-90 38,-62!", col, 3.2)
    c.fill("-54,-48! -60,-66 38,-78! 38,-62!", dark)
    c.engrave(c.path("-54,-48! -66,-80 -74,-96 -30,-112 14,-116 46,-112! 48,-90 38,-62!"), angle=70, step=7, width=3, reach=36, threshold=.25)
    c.shape("-55,-38! -58,-58! 38,-70! 40,-48!", band, 3)
    c.shape("2,-46! 30,-60 56,-54 78,-34! 82,-28 76,-26! 52,-36 28,-38 4,-34!", 'ink', 2)
    c.stroke("16,-48 42,-50 68,-36", 2.6, colour=STEEL)
    c.dot(28, -82, 14, 'ink')
    c.dot(28, -82, 10.6, GOLD)
    c.dot(28, -82, 4, RED)


def kerchief_back(c, dark):
    """The far side of a kerchief, three-quarter view; drawn before the neck and face."""
    c.shape("-30,68! -50,44 -64,10 -70,-30 -58,-76 -20,-100 22,-98 50,-76 58,-40 52,0 44,34 30,60!", dark, 3.2)


def fringe_hair(c, col, light):
    """The parted hair that shows under a kerchief, three-quarter view."""
    c.shape("-38,-20! -38,-50 -20,-66 4,-70 30,-66 46,-50 41,-18! 38,-38 26,-50 8,-56! -8,-46 -24,-34 -32,-16!", col, 2.4)
    c.strands("6,-58 -14,-48 -32,-22", "0,-66 -24,-60 -38,-36", 6, 2, colour=light)
    c.strands("10,-58 26,-52 37,-36", "12,-66 32,-60 42,-40", 4, 1.8, colour=light)


def kerchief_front(c, col, dark, dots=None):
    """Kerchief tied under the chin, three-quarter view."""
    p = c.shape("-37,-36! -30,-54 0,-64 30,-58 43,-34! 51,-40! 52,-74 22,-100 -20,-102 -60,-76 -72,-30 -66,12 -50,48 -28,70! -24,54! -36,30 -42,0 -42,-22!", col, 3.2)
    c.engrave(p, angle=64, step=6.2, width=3.0, reach=30, threshold=.3)
    if dots:
        for x, y in ((-30, -76), (-6, -84), (18, -82), (38, -67), (-50, -56), (-56, -26), (-54, 4), (-44, 30), (-34, 52), (0, -70), (-22, -62), (24, -68)):
            c.dot(x, y, 5.6, 'ink')
            c.dot(x, y, 4.2, dots)
    c.shape("-28,70! -8,60 16,60 30,58! 34,68 14,78 -6,80!", col, 2.8)
    c.shape("0,66! 14,64 22,74 10,84 0,78!", col, 2.8)
    c.shape("6,80! 34,98 48,122! 20,114 0,92!", dark, 2.8)
    c.shape("2,80! -8,106 -24,124! -30,100 -14,84!", col, 2.8)


def black_shawl(c, col, light):
    """A shawl over the head, falling open on the shoulders, three-quarter view."""
    p = c.shape("-38,-30! -32,-52 -2,-66 30,-58 43,-32! 52,-36! 54,-72 24,-98 -18,-102 -58,-80 -74,-34 -72,14 -64,56 -84,110 -60,140! -22,120 -14,92! -30,64 -40,26 -43,-8!", col, 3.2)
    c.engrave(p, angle=64, step=7, width=3.2, reach=34, threshold=.1, colour=light)
    c.shape("44,30! 52,0 53,-34! 64,0 60,50 74,100 60,140! 30,120 34,84 40,56!", col, 3.2)


def field_scarf(c, col, dark, dots):
    """Kerchief tied behind the neck, hair showing in front, three-quarter view."""
    c.shape("-56,10! -84,14 -100,40! -78,44 -58,30!", dark, 2.8)
    c.shape("-56,14! -66,40 -84,66! -56,60 -46,30!", col, 2.8)
    p = c.shape("-42,-2! -38,-30 -26,-50 0,-62 28,-56 44,-36! 52,-42! 50,-72 24,-96 -16,-98 -54,-76 -68,-36 -62,4 -50,26!", col, 3.2)
    c.engrave(p, angle=64, step=6.2, width=3.0, reach=30, threshold=.3)
    for i, (x, y) in enumerate(((-28, -74), (-4, -82), (20, -80), (38, -66), (-48, -54), (-54, -24), (-52, 4), (2, -68), (-24, -58), (24, -66), (-38, -36))):
        with c.at(x=x, y=y, rot=20 * i, s=.5):
            for k in range(4):
                with c.at(rot=90 * k):
                    c.fill("0,0! -6,-8 0,-15! 6,-8", dots)


def turban(c, col, dark):
    """Kerchief wound round the head and knotted in front, seen from the front."""
    c.shape("-46,-28! -54,-60 -40,-92 0,-102 40,-92 54,-60 46,-28! 34,-46 0,-56 -34,-46!", col, 3.2)
    c.fill("24,-98 40,-92 54,-60 46,-28! 36,-44! 42,-64", dark)
    for pts in ("-46,-40 -20,-62 4,-72", "-48,-58 -22,-78 2,-78", "46,-40 22,-62 -2,-72", "48,-58 24,-78 0,-78"):
        c.stroke(pts, 2.8)
    c.engrave(c.path("-46,-28! -54,-60 -40,-92 0,-102 40,-92 54,-60 46,-28! 34,-46 0,-56 -34,-46!"), angle=80, step=7, width=3, reach=34, threshold=.3)
    c.shape("-4,-80! -26,-104 -34,-122! -10,-116 2,-92!", col, 2.8)
    c.shape("4,-80! 26,-104 36,-120! 10,-118 0,-92!", dark, 2.8)
    c.shape("-12,-84! 0,-92 12,-84! 12,-68 0,-62 -12,-68!", col, 2.8)
