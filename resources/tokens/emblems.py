# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The emblems on the seals of feats, which are seen at the size of a fingernail: few shapes, thick lines, flat colours."""
import math

from kit.canvas import Canvas
from printing import svg

SIZE = 560
MIDDLE = SIZE / 2
LINE = 20       # of outlines: a pixel where the emblem is no higher than 28
WOOD, DARK_WOOD = '#b3773c', '#7d4a22'
CLOTH, SHADE = '#f6efdc', '#d3c19a'
BLUE, DEEP_BLUE = '#2f66a8', '#1d3f74'
GOLD, DEEP_GOLD = '#f2bf32', '#c07f18'
GREEN, RED, DEEP_RED = '#3f8a4a', '#d92b1c', '#a31712'
NIGHT = '#27456f'
INK = 'ink'
STEEL, DEEP_STEEL = '#cfd4d2', '#8b9694'


def canvas():
    return Canvas(seed=11, line=LINE, wobble=0)


def polar(angle, radius, x=MIDDLE, y=MIDDLE):
    a = math.radians(angle)
    return x + radius * math.cos(a), y + radius * math.sin(a)


def cornered(points):
    """Outline text of straight edges."""
    return ' '.join(f'{x:.0f},{y:.0f}!' for x, y in points)


def box(left, top, right, bottom):
    return cornered([(left, top), (right, top), (right, bottom), (left, bottom)])


def star(points, outer, inner, x=MIDDLE, y=MIDDLE, turn=-90):
    return cornered([polar(turn + 180 * i / points, inner if i % 2 else outer, x, y) for i in range(2 * points)])


def line(c, text, width, colour='ink'):
    c.ribbon(text, width, colour, wobble=0)


def chair():
    """A straw-bottomed chair, as in any osteria."""
    c = canvas()
    for left, right, top in ((128, 172, 50), (350, 390, 300), (420, 464, 270)):
        c.shape(box(left, top, right, 516), WOOD)
    for y in (84, 160):
        c.shape(f'160,{y}! 400,{y}! 400,{y + 46}! 160,{y + 46}!', WOOD)
    c.shape(box(372, 50, 416, 300), DARK_WOOD)
    c.shape('112,300! 150,256! 470,256! 488,316! 450,336! 128,336!', GOLD)
    for x in (190, 250, 310, 370):
        c.nick((x, 270), (x - 10, 326), 13)
    return c


def key():
    """The key of the house."""
    c = canvas()
    with c.at(x=MIDDLE, y=MIDDLE, rot=-45):
        c.shape(box(-40, -30, 250, 30), GOLD)
        c.shape('150,20! 190,20! 190,110! 150,110!', GOLD)
        c.shape('210,20! 250,20! 250,132! 210,132!', GOLD)
        c.dot(-130, 0, 142)
        c.dot(-130, 0, 120, GOLD)
        c.dot(-130, 0, 66)
        c.dot(-130, 0, 46, CLOTH)
    return c


def flask():
    """A fiasco in its straw."""
    c = canvas()
    c.shape('238,52! 322,52! 318,170 352,232 424,300 444,380 404,462 340,500! 220,500! 156,462 116,380 136,300 208,232 242,170', GREEN)
    c.shape('128,330! 432,330! 446,390 408,462 340,502! 220,502! 152,462 114,390', GOLD)
    for x in (190, 250, 310, 370):
        c.nick((x, 346), (280 + (x - 280) * .8, 492), 15)
    line(c, '130,412 280,424 430,412', 13)
    c.shape(box(226, 28, 334, 78), RED)
    c.stroke('262,120 256,190 214,262', 20, 'both', '#a9d8a6')
    return c


def tally():
    """Three strokes of chalk on a slate."""
    c = canvas()
    c.shape(box(50, 84, 510, 476), WOOD)
    c.shape(box(90, 124, 470, 436), '#2c3a3a')
    for x in (170, 280, 390):
        line(c, f'{x + 14},170 {x - 14},392', 42, CLOTH)
    return c


def board():
    """A slate with nothing on it yet."""
    c = canvas()
    c.shape(box(34, 92, 526, 468), WOOD)
    c.shape(box(76, 134, 484, 426), '#2c3a3a')
    return c


def slate():
    """A slate to write points on: four strokes of chalk, and the fifth across them."""
    c = board()
    for x in (162, 232, 302, 372):
        line(c, f'{x + 12},186 {x - 12},374', 30, CLOTH)
    line(c, '112,350 430,212', 30, CLOTH)
    return c


def podium():
    """The steps of the first and of the second."""
    c = canvas()
    c.shape(box(290, 270, 500, 486), SHADE)
    c.shape(box(60, 170, 300, 486), CLOTH)
    line(c, '140,250! 184,220! 184,430!', 40)
    line(c, '350,340 394,316 438,344 414,390 352,448! 448,448!', 32)
    c.shape(star(5, 80, 34, 180, 100), GOLD, 14)
    return c


def scales():
    """Nobody weighs more than the others."""
    c = canvas()
    line(c, '280,90! 280,470!', 44)
    line(c, '280,96! 280,464!', 18, GOLD)
    c.shape('170,520! 190,466 280,446 370,466 390,520!', GOLD)
    line(c, '80,150! 480,150!', 48)
    line(c, '90,150! 470,150!', 22, GOLD)
    c.dot(280, 100, 50)
    c.dot(280, 100, 32, GOLD)
    for x in (110, 450):
        line(c, f'{x - 74},330! {x},160! {x + 74},330!', 16)
        c.shape(f'{x - 100},322! {x + 100},322! {x + 66},384 {x},404 {x - 66},384', GOLD)
    return c


def crown():
    c = canvas()
    c.shape('70,180! 178,290! 280,96! 382,290! 490,180! 448,440! 112,440!', GOLD)
    c.shape(box(104, 420, 456, 484), RED)
    for x, y in ((70, 170), (280, 86), (490, 170)):
        c.dot(x, y, 46)
        c.dot(x, y, 29, RED)
    for x in (190, 280, 370):
        c.dot(x, 360, 26, DEEP_GOLD)
    return c


def chairs():
    """A round table from above, with nobody missing."""
    c = canvas()
    for i in range(8):
        x, y = polar(i * 45 + 22.5, 226)
        c.dot(x, y, 66)
        c.dot(x, y, 48, GREEN if i % 2 else RED)
    c.dot(MIDDLE, MIDDLE, 178)
    c.dot(MIDDLE, MIDDLE, 158, WOOD)
    c.ring(MIDDLE, MIDDLE, 112, 14, DARK_WOOD)
    return c


def swords():
    """Two swords crossed."""
    c = canvas()
    for side in (-1, 1):
        with c.at(x=MIDDLE, y=MIDDLE - 10, rot=side * 42):
            c.shape('-30,-270! 0,-300! 30,-270! 30,120! -30,120!', STEEL)
            c.fill('4,-290! 30,-266! 30,120! 4,120!', DEEP_STEEL)
            c.shape(box(-28, 150, 28, 250), DARK_WOOD)
            c.shape(box(-104, 110, 104, 162), GOLD)
            c.dot(0, 262, 46)
            c.dot(0, 262, 28, GOLD)
    return c


def shield():
    """Not a scratch on it."""
    c = canvas()
    outline = '80,70! 280,40! 480,70! 480,260 440,400 280,524! 120,400 80,260'
    c.shape(outline, BLUE, 26)
    c.fill('280,50! 470,78! 470,262 430,394 280,512!', DEEP_BLUE)
    c.shape(star(5, 150, 62, 280, 250), GOLD, 16)
    return c


def clearing():
    """The sun comes out from behind a cloud."""
    c = canvas()
    for i in range(12):
        x, y = polar(i * 30, 150, 330, 200)
        line(c, f'{x:.0f},{y:.0f} {330 + (x - 330) * 1.34:.0f},{200 + (y - 200) * 1.34:.0f}', 34, '#ee8a20')
    c.dot(330, 200, 134)
    c.dot(330, 200, 114, '#fbd324')
    c.shape('130,480! 60,470 40,400 76,350 140,340 160,270 240,250 300,300 372,290 410,340 470,350 500,410 470,470 410,480!', CLOTH, 24)
    return c


def umbrella():
    """Under it one stays dry."""
    c = canvas()
    line(c, '280,110! 280,440 262,496 214,500 190,452', 46)
    line(c, '280,110! 280,440 262,494 216,496 193,456', 20, DARK_WOOD)
    c.shape('40,300! 60,160 160,70 280,56 400,70 500,160 520,300! 460,256 400,300! 340,256 280,300! 220,256 160,300! 100,256', RED, 24)
    c.fill('280,64! 396,80 492,168 510,284! 458,248 400,284! 394,170 350,100', DEEP_RED)
    line(c, '280,64! 180,150 160,290', 14)
    line(c, '280,64! 380,150 400,290', 14)
    line(c, '280,30! 280,70!', 30)
    return c


def purse():
    """A purse that is drawn shut."""
    c = canvas()
    c.shape('200,170! 130,56 200,86 240,50 280,86 330,50 360,90 430,60 360,170!', WOOD)
    c.shape('190,190! 90,290 60,400 110,500! 450,500! 500,400 470,290 370,190!', WOOD, 24)
    c.fill('330,200! 368,200! 462,298 490,402 444,490! 330,490! 400,400 390,290', DARK_WOOD)
    line(c, '176,182! 384,182!', 50)
    line(c, '186,182! 374,182!', 24, RED)
    c.dot(270, 356, 94)
    c.dot(270, 356, 74, GOLD)
    line(c, '246,330! 276,306! 276,410!', 26)
    return c


def moon():
    """A moon and two stars: it is late."""
    c = canvas()
    c.dot(MIDDLE, MIDDLE, 256)
    c.dot(MIDDLE, MIDDLE, 236, NIGHT)
    c.fill('330,90! 200,100 120,200 130,310 200,420 320,450 420,400! 300,400 230,320 226,220 270,130', '#f9dc70')
    c.fill(star(5, 62, 26, 390, 220), CLOTH)
    c.fill(star(5, 44, 18, 330, 330), CLOTH)
    return c


def shelf():
    """Three packs on a board."""
    c = canvas()
    for x, colour, dark in ((74, RED, DEEP_RED), (212, BLUE, DEEP_BLUE), (350, GREEN, '#1f5a2c')):
        c.shape(box(x, 130, x + 132, 400), colour)
        c.shape(box(x + 30, 190, x + 102, 330), CLOTH, 10)
        c.dot(x + 66, 260, 24, dark)
    c.shape(box(30, 404, 530, 468), WOOD, 22)
    return c


def calendar():
    """A leaf of the calendar, with a day that was not missed."""
    c = canvas()
    c.shape(box(70, 90, 490, 500), CLOTH, 24)
    c.shape(box(70, 90, 490, 210), RED, 24)
    for x in (180, 380):
        line(c, f'{x},46! {x},140!', 50)
        line(c, f'{x},56! {x},130!', 22, STEEL)
    line(c, '160,350! 250,440! 410,260!', 52, GREEN)
    return c


def lantern():
    """The lantern at the osteria's door."""
    c = canvas()
    c.ring(280, 80, 46, 26)
    c.shape('170,190! 230,110! 330,110! 390,190!', '#3c4a4a')
    c.shape('170,190! 390,190! 420,430! 140,430!', '#fbe07a', 24)
    c.fill('280,236 324,300 330,360 280,404 230,360 236,300', '#ee8a20')
    c.fill('280,310 302,346 280,390 258,346', CLOTH)
    for x, low in ((226, 206), (334, 354)):
        line(c, f'{x},196! {low},426!', 16)
    c.shape(box(120, 430, 440, 500), '#3c4a4a')
    return c


def ladder():
    """A ladder, and one rung of it in gold."""
    c = canvas()
    for x in (170, 346):
        c.shape(box(x, 30, x + 44, 530), WOOD)
    for y, colour in ((86, GOLD), (200, WOOD), (314, WOOD), (428, WOOD)):
        c.shape(box(134, y, 426, y + 40), colour)
    return c


def wreath():
    """Laurels, and a star in them."""
    c = canvas()
    for side in (-1, 1):
        for i in range(7):
            x, y = polar(90 + side * (22 + i * 23), 204)
            with c.at(x=x, y=y, rot=side * (90 + 22 + i * 23) + side * 30):
                c.shape('0,-78! 38,-20 34,40 0,74! -34,40 -38,-20', GREEN, 14)
    c.shape(star(5, 136, 58, 280, 262), GOLD)
    c.shape('196,470! 280,440! 364,470! 340,520! 280,486! 220,520!', RED, 16)
    return c


def door():
    """A door that stands open, and the way back through it."""
    c = canvas()
    c.shape(box(60, 40, 350, 520), DARK_WOOD, 22)
    c.fill(box(90, 70, 320, 520), '#fbe07a')
    c.shape('90,70! 190,120! 190,536! 90,520!', WOOD, 16)
    c.dot(168, 330, 17)
    c.shape('230,310! 350,200! 350,268! 520,268! 520,352! 350,352! 350,420!', RED, 22)
    return c


def card(c, mark, turn, x, size):
    with c.at(x=MIDDLE + x, y=480, rot=turn, s=size):
        c.shape(box(-104, -390, 104, -30), '#fffdf4', 22)
        mark(c)


def cup(c):
    with c.at(y=-210):
        c.fill('-60,-80! 60,-80! 52,-10 18,24 18,70! 50,92! -50,92! -18,70! -18,24 -52,-10', RED)


def coin(c):
    c.dot(0, -210, 84)
    c.dot(0, -210, 66, GOLD)
    c.dot(0, -210, 26, RED)


def trio():
    """Three cards alike, in a fan."""
    c = canvas()
    for turn, x in ((-24, -36), (0, 0), (24, 36)):
        card(c, cup, turn, x, .88)
    return c


def ace():
    """An ace of coins."""
    c = canvas()
    c.shape(box(110, 30, 450, 530), '#fffdf4', 24)
    for i in range(12):
        with c.at(x=MIDDLE, y=MIDDLE, rot=i * 30):
            c.fill('-26,-100! 0,-152! 26,-100!', RED)
    c.dot(MIDDLE, MIDDLE, 116)
    c.dot(MIDDLE, MIDDLE, 96, GOLD)
    c.ring(MIDDLE, MIDDLE, 56, 18, RED)
    return c


def quartet():
    """Four aces, in a fan."""
    c = canvas()
    for turn, x in ((-33, -36), (-11, -12), (11, 12), (33, 36)):
        card(c, coin, turn, x, .8)
    return c


def figures(c, four_or_three):
    for width, colour in ((78, 'ink'), (46, CLOTH)):
        if four_or_three == 4:
            line(c, '226,420! 226,150! 110,330! 290,330!', width, colour)
        line(c, '350,200! 414,150! 414,420!', width, colour)


def forty_one():
    """41, on a red card."""
    c = canvas()
    c.shape(box(40, 60, 520, 500), RED, 24)
    figures(c, 4)
    return c


def gain():
    """A token more."""
    c = canvas()
    c.dot(220, 330, 190)
    c.dot(220, 330, 168, GOLD)
    c.ring(220, 330, 116, 16, DEEP_GOLD)
    c.fill(star(8, 88, 44, 220, 330), RED)
    c.shape('350,40! 430,40! 430,120! 510,120! 510,200! 430,200! 430,280! 350,280! 350,200! 270,200! 270,120! 350,120!', GREEN, 24)
    return c


def bolt():
    """Lightning: 31 on the table."""
    c = canvas()
    c.shape('320,20! 110,310! 250,310! 190,540! 450,220! 310,220! 400,20!', '#fbd324', 28)
    c.fill('396,28! 306,226! 436,226! 208,512! 264,300! 300,190!', '#ee8a20')
    return c


def target():
    """In the middle, each time."""
    c = canvas()
    for radius, colour in ((250, 'ink'), (228, CLOTH), (176, RED), (122, CLOTH), (70, RED)):
        c.dot(260, 300, radius, colour)
    line(c, '262,298! 440,120!', 52)
    line(c, '262,298! 440,120!', 24, GOLD)
    c.shape('414,92! 476,30! 490,74! 534,88! 472,150!', BLUE, 14)
    return c


def hail():
    """Knocks like hail."""
    c = canvas()
    c.shape('120,290! 50,280 30,210 70,160 130,150 160,80 250,60 320,110 400,90 440,150 500,170 530,230 490,284 430,290!', '#9fb2c4', 24)
    for x, y in ((120, 370), (240, 350), (360, 370), (470, 350), (170, 470), (300, 460), (420, 470)):
        c.dot(x, y, 42)
        c.dot(x, y, 26, CLOTH)
    return c


def knocker():
    """The ring on a door, and nobody's hand at it."""
    c = canvas()
    c.shape(box(70, 30, 490, 530), WOOD, 24)
    for x in (175, 280, 385):
        line(c, f'{x},40! {x},520!', 14, DARK_WOOD)
    c.ring(280, 320, 118, 66)
    c.ring(280, 320, 118, 34, GOLD)
    c.dot(280, 190, 78)
    c.dot(280, 190, 58, GOLD)
    return c


def shirt():
    """A clean shirt."""
    c = canvas()
    c.shape('190,60! 230,110 280,124 330,110 370,60! 450,100! 536,240! 450,300! 420,250! 420,510! 140,510! 140,250! 110,300! 24,240! 110,100!', CLOTH, 26)
    c.fill('340,116! 370,76! 442,110! 520,238! 454,282! 410,200! 410,500! 340,500!', SHADE)
    line(c, '280,130! 280,500!', 13)
    for y in (200, 290, 380):
        c.dot(280, y, 19, BLUE)
    return c


def bus():
    """The last bus, from before: it still stops."""
    c = canvas()
    for x in (96, 384):
        c.shape(box(x, 440, x + 80, 526), INK)
    c.shape('60,470! 60,150 92,76 150,44 280,34 410,44 468,76 500,150 500,470!', RED, 26)
    c.fill('390,60! 452,92 484,156 484,456! 420,456!', DEEP_RED)
    c.shape(box(150, 70, 410, 128), CLOTH, 15)
    line(c, '186,100! 374,100!', 20)
    c.shape('92,164! 468,164! 474,300! 86,300!', '#a9c3d4', 18)
    line(c, '280,168! 280,296!', 16)
    line(c, '140,210 196,250', 13, CLOTH)
    for x in (138, 422):
        c.dot(x, 386, 50)
        c.dot(x, 386, 36, GOLD)
    for y in (350, 386, 422):
        line(c, f'222,{y}! 338,{y}!', 14)
    c.shape(box(40, 446, 520, 490), STEEL, 14)
    return c


def stop_sign():
    """Where one gets off."""
    c = canvas()
    line(c, '280,300! 280,540!', 46)
    line(c, '280,300! 280,534!', 20, STEEL)
    c.dot(280, 210, 190)
    c.dot(280, 210, 168, CLOTH)
    c.dot(280, 210, 140, BLUE)
    c.shape('196,290! 196,160 210,132 350,132 364,160 364,290!', CLOTH, 12)
    c.fill(box(214, 164, 346, 222), BLUE)
    for x in (226, 334):
        c.dot(x, 262, 15, RED)
        c.shape(box(x - 16, 290, x + 16, 318), INK, 4)
    return c


EMBLEMS = (chair, key, flask, tally, podium, scales, crown, chairs, swords, shield, clearing, umbrella, purse, moon, shelf,
           calendar, lantern, ladder, wreath, door, trio, ace, quartet, forty_one, gain, bolt, target, hail, knocker, shirt, bus, stop_sign)


def drawn(emblem):
    return svg(emblem().body(), title=emblem.__name__.replace('_', ' ').capitalize())
