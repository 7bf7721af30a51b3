# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hats and kerchiefs for the portraits, in head units (see features.py)."""
import math

from inks import AMBER, BLACK, BLUE, GOLD, NAVY, PAPER, RED, SOOT, STEEL, WHITE, WINE


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


def lace_veil(c, col, dark):
    """A lace veil for church, open over the parted hair, three-quarter view."""
    c.shape("44,36! 54,0 54,-36! 66,4 62,54 78,104 66,140! 36,124 36,88 42,60!", dark, 3.2)
    p = c.shape("-40,-26! -36,-50 -8,-70 26,-64 45,-38! 55,-40! 54,-74 24,-96 -16,-98 -54,-78 -70,-36 -68,14 -62,56 -82,104 -64,140! -30,124 -16,96! -34,66 -44,28 -46,-4!", col, 3.2)
    c.engrave(p, angle=64, step=8, width=2.6, reach=30, threshold=.36)
    edge = "-16,98 -33,68 -44,30 -46,-4 -41,-28 -34,-50 -8,-69 24,-64 46,-38"
    c.along(edge, 17, lambda _: scallop(c))
    for i, (x, y) in enumerate(((-52, -46), (-30, -78), (2, -84), (32, -74), (-58, -12), (-57, 22), (-52, 54), (-56, 86), (-48, 116), (56, 24), (58, 78))):
        with c.at(x=x, y=y, rot=23 * i, s=.8):
            for k in range(5):
                with c.at(rot=72 * k):
                    c.dot(0, -6.4, 2.6)
            c.dot(0, 0, 2.2)


def scallop(c):
    c.dot(0, 0, 11)
    c.dot(0, 0, 8, WHITE)
    c.dot(0, 0, 2.8)


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
