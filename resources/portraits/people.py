# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The company at the table: one function for each portrait, in the order the game seats them."""
import math
from dataclasses import replace

import clothes
import hair
import hats
import inks
import trinkets
from features import AHEAD, BACK, FRONT, SIDE, Face, face, neck
from kit.canvas import Canvas
from kit.geometry import smooth

SIZE = 560
SALT, ASH = '#dcd8cc', '#8f8a7e'
CHESTNUT, DARK = '#7d4a22', '#3d3026'
OLIVE_SKIN = dict(skin='#e9b98a', shade='#c98a58', blush='#dda071')
TANNED = dict(skin='#efc08c', shade='#cf8f58', blush='#e5a273')
RUDDY = dict(skin='#f7caa2', shade='#e0986c', blush='#ee9a7c')
PALE = dict(skin='#fbe0bd', shade='#e6b588', blush='#f4bf9d')
LIPSTICK = dict(lips='#cf2f22')
# looks, as they are seen
LEFT, RIGHT = 'left', 'right'


def as_drawn(expression, flip):
    """An expression as it is seen, for a face that may be printed mirrored."""
    looks = {LEFT: AHEAD, RIGHT: BACK} if flip else {LEFT: BACK, RIGHT: AHEAD}
    return looks.get(expression, expression)


class Sitter:
    """A canvas with its background, and the place of the head on it."""
    expression = ''     # of whoever sits down next

    def __init__(self, who, ground, lines, seed, flip=False, tilt=0, scale=2.3, y=276):
        self.face = replace(who, expression=as_drawn(Sitter.expression, flip))
        self.place = dict(x=SIZE / 2, y=y, s=scale, rot=tilt, flip=flip, weight=1.9)
        self.canvas = c = Canvas(seed=seed)
        c.dot(280, 280, 280, ground)
        for i in range(46):   # an engraved sky that opens behind the head
            yy = 14 + i * 12
            half = math.sqrt(max(0, 280 ** 2 - (yy - 280) ** 2))
            width = 3.8 * (1 - .55 * smooth((yy - 60) / 460))
            c.sliver((280 - half, yy), (280 - half + half * .74 + c.random.uniform(-30, 24), yy + 1), width, 0, colour=lines)
            c.sliver((280 + half, yy), (280 + half - half * .62 + c.random.uniform(-30, 24), yy - 1), width * 1.3, 0, colour=lines)

    def behind(self, draw, *args):
        """Prints something of the head behind everything else."""
        with self.canvas.at(**self.place) as c:
            draw(c, *args)

    def dress(self, clothes, *args, **options):
        """Prints neck, clothes and face."""
        with self.canvas.at(**self.place) as c:
            neck(c, self.face)
        clothes(self.canvas, *args, **options)
        with self.canvas.at(**self.place) as c:
            face(c, self.face)

    def wear(self, *things):
        """Prints hair, beard, glasses and hat: functions of the canvas, or (function, arguments …)."""
        with self.canvas.at(**self.place) as c:
            for thing in things:
                draw, *args = thing if isinstance(thing, tuple) else (thing,)
                draw(c, *args)


def tu():
    """The person: the fante of the pack, come to the table."""
    s = Sitter(
        Face(mouth='smile', brow='plain', eye_size=1.06, chin=51, lips='#cf4a34'),
        '#f1c64e', '#c98a22', 21, tilt=-3, scale=2.15, y=292)
    s.behind(hair.page_hair_back, '#6a5844', '#3d3026')
    s.dress(clothes.doublet, inks.RED, inks.WINE, inks.GOLD, inks.BLUE)
    s.wear((hair.page_hair, '#6a5844', '#3d3026', '#9c8866'), hats.page_cap)
    return s


def bruno():
    s = Sitter(
        Face(nose='hooked', age=1, brow='bushy', brow_color=SALT, eye_size=.96, jaw=1, **TANNED),
        '#e3b24c', '#b77c22', 3, tilt=-2)
    s.dress(clothes.jacket, CHESTNUT, '#4f2b14', tie=inks.RED, tie_dark=inks.WINE)
    s.wear((hair.sides, SALT), (hair.walrus, SALT), (hats.coppola, '#8f9a86', '#5f6b5c'))
    return s


def teresa():
    s = Sitter(
        Face(nose='button', eye='round', lashes=True, brow='thin', mouth='smile', ear=0, cheek=2.5, chin=49,
             jaw=1, **LIPSTICK),
        '#8fb8dc', '#2f66a8', 5, flip=True, tilt=3)
    s.behind(hats.kerchief_back, inks.WINE)
    s.dress(clothes.shawl, inks.GREEN, inks.PINE, '#57a05a')
    s.wear((hats.fringe_hair, DARK, '#6a5844'), (hats.kerchief_front, inks.RED, inks.WINE, inks.GOLD))
    return s


def elio():
    """Don Elio, the parish priest."""
    s = Sitter(
        Face(view=FRONT, nose='bulb', nose_size=.9, double_chin=True, width=1.1, jaw=7, cheek=3, chin_width=2,
             mouth='smile', mouth_size=.8, brow='thin', eye_size=.84, age=1, neck=1.2, **RUDDY),
        '#c9b68a', '#8a6f3a', 8, tilt=2)
    s.dress(clothes.cassock)
    s.wear((hair.front_sides, ASH, 1.1, 4), (trinkets.spectacles, s.face, 12.6), hats.saturno)
    return s


def nives():
    s = Sitter(
        Face(view=SIDE, nose='long', mouth='calm', brow='arched', lashes=True, earring=inks.GOLD, neck=.9,
             chin=51, **LIPSTICK),
        '#e08a5a', '#a8401c', 12, flip=True, tilt=-2, scale=2.25, y=280)
    s.dress(clothes.necklace_dress, inks.BLUE, inks.NAVY, inks.RED)
    s.wear((hair.chignon, DARK, '#7a6650'))
    return s


def secondo():
    s = Sitter(
        Face(view=FRONT, nose='straight', jaw=8, chin_width=5, brow='stern', eye='narrow', mouth='stern',
             neck=1.25, age=1, **TANNED),
        '#8cae7a', '#2f6b40', 15, y=286)
    s.dress(clothes.neckerchief, inks.PAPER, '#cdbf9c', inks.RED, inks.WINE, wide=10)
    s.wear((hair.dome, s.face), (hair.front_sides, DARK), (hair.handlebar, 'ink', '#6a5844'))
    return s


def gino():
    s = Sitter(
        Face(nose='upturned', jaw=-4, chin=50, chin_width=-2, mouth='smirk', brow='arched', eye_size=1.04),
        '#86c5b8', '#2f7f70', 19, flip=True, tilt=4)
    s.dress(clothes.jacket, '#d9c9a2', '#b39b66', tie=inks.BLUE, tie_dark=inks.NAVY)
    s.wear((hair.sides, CHESTNUT), (hair.pencil, DARK), (hats.boater, inks.RED))
    return s


def ines():
    s = Sitter(
        Face(nose='hooked', nose_size=.88, age=2, mouth='sunken', chin=48, chin_width=1, jaw=-3, brow='thin',
             brow_color=ASH, eye_size=.9, neck=.85, **PALE),
        '#d9a79a', '#a65e52', 23, tilt=-3)
    s.dress(clothes.lace_dress, '#3a3140', '#221c28')
    s.wear((hair.centre_bun, SALT, '#f2efe6', ASH), (trinkets.spectacles, s.face))
    return s


def primo():
    """An old fisherman with his pipe."""
    s = Sitter(
        Face(view=SIDE, nose='bulb', age=1, brow='bushy', brow_color=SALT, mouth='calm', **RUDDY),
        '#6fa6a0', '#24615e', 27, tilt=2, scale=2.15, y=296)
    s.dress(clothes.pea_coat, inks.NAVY, '#122a4c')
    s.wear((hair.side_beard, '#efece2', ASH), (hats.watch_cap, inks.BLUE, inks.NAVY), (trinkets.pipe, 38, 30))
    return s


def carla():
    s = Sitter(
        Face(nose='straight', nose_size=.9, eye='hooded', lashes=True, brow='thin', mouth='pursed', ear=0,
             jaw=-4, chin=51, neck=.82, **PALE, **LIPSTICK),
        '#f0cf6a', '#c98a22', 31, flip=True, tilt=-4)
    s.dress(clothes.bead_dress, inks.GREEN, inks.PINE)
    s.wear((hair.bob, '#221d1a', '#6d655c'))
    return s


def ivo():
    s = Sitter(
        Face(view=FRONT, nose='button', eye='round', mouth='grin', freckles=True, jaw=-5, width=.94, chin=50,
             ear=1.25, brow='worried', neck=.85),
        '#b9cf8e', '#5f8a3a', 35, tilt=-3, y=288)
    s.dress(clothes.braces, '#e9e2cf', '#c4b894', '#7d4a22')
    s.wear((hair.mop, '#b5651d', '#7d3f10'))
    return s


def dino():
    """A bricklayer in his newspaper hat."""
    s = Sitter(
        Face(nose='broad', jaw=7, chin_width=4, mouth='laugh', eye='laugh', brow='thick', age=1, neck=1.3,
             cheek=2, **RUDDY),
        '#d6785a', '#93351c', 39, tilt=3, scale=2.15, y=296)
    s.dress(clothes.dungarees, inks.WHITE, '#d5cdb8', inks.BLUE, inks.NAVY)
    s.wear((hair.sides, '#221d1a'), hats.paper_hat)
    return s


def alba():
    s = Sitter(
        Face(nose='button', nose_size=.92, eye='round', lashes=True, mouth='smile', ear=0, freckles=True, jaw=-3,
             chin=48, cheek=1, brow='thin', brow_color=CHESTNUT, neck=.85, **PALE, lips='#dd5a48'),
        '#8fc0e0', '#3f7fb4', 43, tilt=2, y=288)
    s.dress(clothes.bodice, inks.WHITE, '#d9d2bf', inks.RED, inks.WINE, inks.GOLD)
    s.wear((hair.braided, '#d9a03a', '#a8701c', '#f6d27a'), (hair.braid, ((-48, 26), (-58, 56), (-44, 84)),
           '#d9a03a', '#a8701c', inks.BLUE), (hair.braid, ((46, 28), (56, 56), (46, 84)), '#d9a03a', '#a8701c',
           inks.BLUE, 15))
    return s


def oreste():
    """The chemist: bowler, pince-nez and a pointed beard."""
    s = Sitter(
        Face(nose='long', width=.92, jaw=-3, chin=56, age=1, brow='arched', brow_color=ASH, mouth='calm',
             eye_size=.92, **PALE),
        '#9db0c2', '#566d84', 47, flip=True, tilt=-2, y=270)
    s.dress(clothes.bow_tie, '#38332e', '#211d1a', inks.WINE)
    s.wear((hair.sides, ASH), (hair.goatee, ASH, 'ink'), trinkets.pince_nez, (hats.bowler, '#2b2622',
           '#8a8074'))
    return s


def marisa():
    s = Sitter(
        Face(view=FRONT, nose='straight', nose_size=.9, eye='hooded', lashes=True, brow='arched',
             brow_color=CHESTNUT, mouth='smirk', jaw=-2, neck=.88, earring=inks.GOLD, **LIPSTICK),
        '#6f94c0', '#2f5a90', 51, tilt=3, y=284)
    s.behind(hair.waves, '#b5481d', '#7c2a10', '#e58a4a')
    s.dress(clothes.dotted_dress, inks.GREEN, inks.PINE)
    s.wear((hair.waves_top, '#b5481d', '#e58a4a'), (trinkets.beauty_spot, 20, 25))
    return s


def fosco():
    """A carter: black beard, black felt, a Tuscan cigar."""
    s = Sitter(
        Face(nose='hooked', brow='stern', eye='narrow', eye_size=1.04, cheek=1, jaw=3, neck=1.2, **OLIVE_SKIN),
        '#5f8a66', '#1f4a2c', 55, tilt=-2, scale=2.15, y=288)
    s.dress(clothes.neckerchief, '#4a3f36', '#2c2520', inks.RED, inks.WINE, wide=12)
    s.wear((hair.sides, '#221d1a'), (hair.full_beard, '#2b2421', '#75695c'), (trinkets.cigar, 31, 31, 20),
           (hats.felt_hat, '#2b2622', '#7a6f62', inks.WINE))
    return s


def delma():
    """The azdora, mistress of the kitchen."""
    s = Sitter(
        Face(view=FRONT, nose='broad', nose_size=.88, double_chin=True, width=1.14, jaw=9, cheek=5, chin=50,
             chin_width=3, mouth='laugh', mouth_size=.9, eye='laugh', brow='plain', neck=1.3, earring=inks.RED,
             **RUDDY),
        '#eda75e', '#b5601c', 59, tilt=-2, y=286)
    s.dress(clothes.apron, inks.RED, inks.WINE)
    s.wear((hair.front_sides, CHESTNUT, 1.14, 0), (hats.turban, inks.WHITE, '#d9d2bf'))
    return s


def armando():
    """The postman."""
    s = Sitter(
        Face(view=SIDE, nose='broad', brow='thick', brow_color='#a8562a', double_chin=True, jaw=3, neck=1.15,
             mouth='calm', eye_size=.94, **RUDDY),
        '#cdbf9a', '#86744a', 63, flip=True, tilt=2, scale=2.15, y=294)
    s.dress(clothes.uniform, inks.BLUE, inks.NAVY)
    s.wear((hair.side_sides, '#8a4a22'), (hair.side_moustache, '#a8562a', '#5a2a12'), (hats.visor_cap,
           inks.BLUE, inks.NAVY, inks.RED))
    return s


def iole():
    """The eldest of the table."""
    s = Sitter(
        Face(nose='hooked', nose_size=1.08, age=2, mouth='sunken', chin=54, chin_width=3, jaw=-5, width=.94,
             cheek=2, brow='thin', brow_color=ASH, eye='narrow', ear=0, eye_size=.96, neck=.9, **TANNED),
        '#a9b4bd', '#5f7080', 67, flip=True, tilt=4)
    s.behind(hats.kerchief_back, '#1d1a1c')
    s.dress(clothes.shawl, '#3a3436', '#221e20', '#4a4346')
    s.wear((hats.fringe_hair, SALT, ASH), (hats.black_shawl, '#2c282a', '#8a8084'))
    return s


def nello():
    s = Sitter(
        Face(nose='bulb', nose_size=.8, jaw=-2, chin=49, width=.97, ear=1.3, mouth='smirk', brow='thick',
             eye_size=1.08, neck=.86),
        '#e7b0a0', '#b0604c', 71, flip=True, tilt=-4)
    s.dress(clothes.striped_jersey, inks.WHITE, '#d5cdb8', inks.NAVY)
    s.wear((hair.sides, DARK), (hair.forelock, DARK, '#6a5844'), (hats.beret, inks.NAVY, '#122a4c'))
    return s


def zaira():
    """Out of the wheat fields, under a great straw hat."""
    s = Sitter(
        Face(nose='straight', jaw=5, chin_width=2, chin=53, cheek=2, eye='narrow', lashes=True, brow='plain',
             mouth='grin', ear=0, age=1, neck=1.05, **OLIVE_SKIN, **LIPSTICK),
        '#e89a70', '#b5542c', 75, tilt=-3, y=288)
    s.behind(hats.kerchief_back, '#27568f')
    s.dress(clothes.work_shirt, '#5f8a4a', '#3f6430', check='#c9d9a0')
    s.wear((hats.fringe_hair, DARK, '#6a5844'), (hats.field_scarf, inks.BLUE, inks.NAVY, inks.WHITE),
           (hats.rice_hat, inks.GREEN))
    return s


def ugo():
    """The landlord: waistcoat, monocle, brilliantine."""
    s = Sitter(
        Face(view=FRONT, nose='bulb', nose_size=.82, width=1.16, jaw=11, cheek=4, chin=53, chin_width=4,
             double_chin=True, mouth='pursed', mouth_size=.8, eye='hooded', eye_size=.82, brow='thin', neck=1.4,
             **PALE),
        '#b8563a', '#74241d', 79, tilt=-2, y=288)
    s.dress(clothes.bow_tie, '#4a3526', '#2c1e14', inks.RED, waistcoat=inks.AMBER)
    s.wear((hair.slick, '#221d1a', '#8a8074', 1.1), (hair.imperial, '#221d1a'), (trinkets.monocle, 19))
    return s


def rosina():
    s = Sitter(
        Face(view=SIDE, nose='upturned', mouth='smile', brow='thin', lashes=True, freckles=True, chin=49, jaw=-2,
             neck=.84, **LIPSTICK),
        '#f2dca6', '#cf9f4a', 83, tilt=-3, y=284)
    s.dress(clothes.bodice, '#f6dfa8', '#d9b870', inks.GREEN, inks.PINE, inks.WHITE)
    s.wear((hair.loose_curls, '#4a2c18', '#2a1810'), (trinkets.flower, -24, -34, inks.RED, inks.WINE, 1.2))
    return s


def tonino():
    s = Sitter(
        Face(nose='bulb', nose_size=1.14, age=2, ear=1.35, jaw=0, chin=50, mouth='smile', brow='bushy',
             brow_color=SALT, eye_size=.9, neck=.9, **RUDDY),
        '#ddb866', '#a87422', 87, tilt=5, y=290)
    s.dress(clothes.cardigan, '#7a8a5a', '#515e38')
    s.wear((hair.dome, s.face), (hair.wisps, SALT, ASH), trinkets.heavy_glasses)
    return s


def maria():
    """Straight from vespers, under her lace."""
    s = Sitter(
        Face(nose='straight', nose_size=.96, eye='lowered', ear=0, brow='plain', brow_color=DARK, mouth='smile',
             age=1, chin=53, jaw=-3, width=.96, neck=.9, lips='#c4523c', **PALE),
        '#c4b2d0', '#7a6490', 91, tilt=-5, y=284)
    s.behind(hats.kerchief_back, '#d5cdb8')
    s.dress(clothes.shawl, '#5a4a78', '#3a2e52', '#75639a')
    s.wear((hats.fringe_hair, '#6d5f55', SALT), (hats.lace_veil, inks.PAPER, '#d5cdb8'))
    return s


COMPANY = (tu, bruno, teresa, elio, nives, secondo, gino, ines, primo, carla, ivo, dino, alba,
           oreste, marisa, fosco, delma, armando, iole, nello, zaira, ugo, rosina, tonino, maria)
