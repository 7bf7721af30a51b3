#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws osteria.svg, the woodcut on the playbill: four at cards under the lamp, printed in black and rust.

Heads are those of the portraits. What is bare paper on the print is filled with the tone of the sheet, so that
what lies in front covers what lies behind.
"""

import functools
import math
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER.parent / "packs"), str(FOLDER.parent / "packs" / "piacentine"), str(FOLDER.parent / "portraits")]

import hair  # noqa: E402  (after the path is set)
import hats  # noqa: E402
from features import FRONT, Face, face, neck  # noqa: E402
from kit import pathdata  # noqa: E402
from kit.canvas import Canvas, use  # noqa: E402
from kit.document import HEADER  # noqa: E402
from kit.dress import sleeve  # noqa: E402
from kit.geometry import polar, smooth  # noqa: E402
from kit.hands import fist, grip  # noqa: E402
from kit.palette import ink_of  # noqa: E402

WIDTH, HEIGHT = 900, 420
pathdata.SCALE = 4  # the print is shown no larger than this: finer points would only make the file larger
INK, RUST, BUFF, PAPER = "#17120f", "#9c3316", "#d8bb88", "#f6ecd3"
LAMP = (450, 66)
FIT = 0.9  # how far a contour may stray: the print is shown small


@functools.lru_cache(None)
def plate(colour):
    """The plate that prints a colour: reds in rust, the others by how light they are."""
    colour = ink_of(colour)
    if colour in (INK, RUST, BUFF, PAPER):
        return colour
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    if red > 120 and red > 2 * green:
        return RUST
    light = 0.3 * red + 0.59 * green + 0.11 * blue
    return PAPER if light > 186 else BUFF if light > 120 else INK


class Print(Canvas):
    """A canvas that has only the plates of this print."""

    def _emit(self, data, colour):
        colour = plate(colour)
        if data and self.items and self.items[-1][0] == colour:
            self.items[-1][1].append(data)
        else:
            super()._emit(data, colour)

    def _emit_ring(self, ring, error, colour):
        super()._emit_ring(ring, max(error, FIT), colour)

    def _brush(self, line, half_width, colour="ink", closed=False, error=FIT, wobble=None):
        super()._brush(line, half_width, colour, closed, max(error, FIT), wobble)


# ---------------------------------------------------------------- room and table
def wall(c):
    """Engraved dark that opens into the light of the lamp."""
    for i in range(33):
        y = 14 + i * 8.2
        edge = 446 * math.sqrt(max(0, 1 - ((y - 230) / 236) ** 2)) if y < 230 else 446
        open_half = 70 + 250 * smooth((y - 20) / 170)
        width = 5.2 - 2 * smooth((y - 30) / 220)
        for side in (-1, 1):
            outer = 450 + side * (edge + c.random.uniform(-24, 4))
            inner = 450 + side * (open_half + c.random.uniform(-26, 26))
            if side * (outer - inner) > 20:
                c.sliver((outer, y), (inner, y + c.random.uniform(-1, 1)), width, 0)


def lamp(c):
    x, y = LAMP
    c.ribbon([(x, -2), (x + 1, 20), (x, 36)], 3.4, "ink", wobble=0)
    for i in range(15):
        a = math.radians(18 + 144 * i / 14)
        near, far = (38, 92) if i % 2 else (42, 74)
        c.sliver(_from(x, y + 2, near, a), _from(x, y + 2, far, a), 2.6, colour=RUST)
    c.shape(f"{x-20},{y+4} {x},{y+27} {x+20},{y+4} {x+10},{y-4} {x-10},{y-4}", PAPER, 2.6)
    c.stroke(f"{x-7},{y+8} {x-3},{y+15} {x},{y+9} {x+3},{y+15} {x+7},{y+8}", 2)
    c.shape(f"{x-58},{y+6}! {x-34},{y-14} {x-13},{y-24}! {x+13},{y-24}! {x+34},{y-14} {x+58},{y+6}! {x+30},{y+11}"
            f" {x-30},{y+11}", "ink", 2.6)
    for k in range(7):
        c.sliver((x - 8 + k, y - 20 + k * 0.4), (x - 46 + k * 7, y + 3), 2, 0.05, colour=PAPER)
    c.shape(f"{x-9},{y-32}! {x+9},{y-32}! {x+13},{y-22}! {x-13},{y-22}!", RUST, 2.4)


def _from(x, y, radius, angle):
    dx, dy = polar(radius, angle)
    return x + dx, y + dy


def table(c):
    """A long board seen from its near side."""
    c.shape("66,268! 834,268! 896,388! 4,388!", BUFF, 3.4)
    c.fill("196,272! 704,272! 770,384! 130,384!~", PAPER)  # where the light falls
    for i in range(14):  # its ragged edge, and the grain
        y = 276 + i * 8
        k = (y - 272) / 112
        for side in (-1, 1):
            edge = 450 + side * (254 + 66 * k)
            c.sliver((edge - side * 34, y), (edge + side * c.random.uniform(14, 40), y), 7.6, colour=BUFF)
            c.sliver((edge - side * 24, y + 4), (edge + side * c.random.uniform(16, 44), y + 4), 7.6, colour=PAPER)
    for i in range(26):
        y = 274 + 110 * c.random.random()
        x = 450 + c.random.choice((-1, 1)) * c.random.uniform(60, 400)
        span = c.random.uniform(22, 80)
        k = (y - 268) / 120
        if abs(x - 450) + span < 380 + 56 * k:
            c.sliver((x - span, y), (x + span, y + c.random.uniform(-1.5, 1.5)), 1.8)
    c.shape("4,388! 896,388! 892,413! 8,413!", "ink", 3)
    for i in range(22):
        x = c.random.uniform(14, 820)
        y = c.random.choice((394, 399, 404, 409))
        c.sliver((x, y), (x + c.random.uniform(26, 70), y), 1.9, colour=BUFF)


# ---------------------------------------------------------------- what is on the table
def glass(c, fill=0.6):
    """A tumbler, 56 high on the origin."""
    c.shape("-20,-56! 20,-56! 15,-2 0,2 -15,-2!", PAPER, 2.6)
    top = -6 - 44 * fill
    half = 15 + 5 * fill
    c.fill(f"{-half},{top}! 0,{top+4} {half},{top}! 13.6,-5 0,-2 -13.6,-5!", RUST)
    c.shape(f"{-half},{top} 0,{top-4} {half},{top} 0,{top+4}", RUST, 1.8)
    c.shape("-20,-56 0,-60.5 20,-56 0,-51.5", PAPER, 2)
    c.sliver((-13, top + 8), (-10, -10), 3.4, 0.03, colour=PAPER)
    for i in range(4):
        c.nick((half - 1, top + 8 + i * 6), (half - 10 - i % 2 * 3, top + 9 + i * 6), 2.2)


def flask(c):
    """A straw flask of Sangiovese, 150 high on the origin."""
    c.shape("-9,-150! 9,-150! 8,-112 12,-96 30,-74! -30,-74! -12,-96 -8,-112!", "ink", 2.8)
    c.sliver((-5, -142), (-6, -104), 3, colour=PAPER)
    c.shape("-11,-152! 11,-152! 10,-139! -10,-139!", BUFF, 2.4)
    body = c.shape("-22,-84! -40,-58 -43,-32 -34,-8 -24,0! 24,0! 34,-8 43,-32 40,-58 22,-84! 0,-80", BUFF, 3)
    for k in (-0.8, -0.5, -0.2, 0.1, 0.4, 0.7):
        c.stroke(f"{k*22},-83 {k*43},-46 {k*38},-22 {k*26},-2", 1.9)
    c.fringe("24,-82 41,-56 43,-32 34,-8", 20, 2.6, 4.2, side=1)
    c.outline(body, 2.6)
    c.shape("-43,-30! 0,-22 43,-30! 40,-16! 0,-8 -40,-16!", RUST, 2.4)
    c.shape("-20,-66! 20,-66! 22,-38! 0,-34 -22,-38!", PAPER, 2.2)
    c.stroke("-13,-58 0,-57 13,-58", 3, "none")
    c.stroke("-13,-50 0,-49 13,-50", 1.6, "none")
    c.stroke("-13,-44 0,-43 13,-44", 1.6, "none")


def card_back(c):
    """A card seen from behind, 44 by 74, standing on the origin."""
    c.shape("-22,-74! 22,-74! 22,0! -22,0!", PAPER, 2.6, light=0.2)
    c.fill("-17.5,-69! 17.5,-69! 17.5,-5! -17.5,-5!", RUST)
    for y in (-62, -48, -34, -20):
        c.sliver((-17, y + 12), (17, y - 6), 1.5, colour=PAPER)
        c.sliver((17, y + 12), (-17, y - 6), 1.5, colour=PAPER)


def cuff(c):
    """A shirt cuff at the wrist of a gripping hand."""
    c.shape("54,-19! 74,-16! 73,34! 52,35!", PAPER, 3.2)
    c.sliver((67, -10), (66, 30), 2)


def fan(c):
    """Three cards in a hand, seen from behind; the wrist lies below, to the right."""
    for lean in (24, 2, -20):
        with c.at(rot=lean):
            card_back(c)
    with c.at(4, -8, s=0.58, rot=58, weight=0.8):
        grip(c)
        cuff(c)


def held(c, x, y, turn=0, size=1.0, flip=False):
    """The fan of the defs at its place."""
    c.raw(use("fan", x, y, turn, -size if flip else size, size))


def laid_card(c, x, y, sign):
    """A card lying open on the board, in its foreshortening about (x, y)."""

    def on(u, v):
        return x + (x - 450) * 0.0018 * v + u * (1 + 0.0035 * v), y + v * 0.74

    def quad(k):
        return [(*on(u * k, v * (1.02 * k - 0.02)), True) for u, v in ((-30, -46), (30, -46), (30, 46), (-30, 46))]

    c.shape([(p[0] + 3, p[1] + 4, True) for p in quad(1)], "ink", 0)
    c.shape(quad(1), PAPER, 2.6)
    path = quad(0.84)
    for i in range(4):
        c.stroke([path[i][:2], path[(i + 1) % 4][:2]], 1.3, "none", wobble=0)
    with c.at(x, y, s=1, sy=0.74):
        sign(c)


def coin_sign(c):
    for radius, colour in ((20, "ink"), (17.6, BUFF), (12.5, "ink"), (11, RUST)):
        c.dot(0, 0, radius, colour)
    for i in range(12):
        a = 2 * math.pi * i / 12
        c.nick(polar(19, a), polar(13, a), 2.4)
    for x in (-4, 4):
        c.dot(x, -3, 1.8, PAPER)
    c.stroke("-5,4 0,7 5,4", 2, colour=PAPER)


def cup_sign(c):
    c.shape("-5,8! 5,8! 7,18 17,24! 17,30! -17,30! -17,24! -7,18", RUST, 2.4)
    c.shape("-20,-24! -18,-4 -8,8 0,10 8,8 18,-4 20,-24!", BUFF, 2.4)
    c.shape("-21,-25 0,-31 21,-25 0,-19", RUST, 2.2)
    c.fringe("19,-20 17,-4 8,7", 9, 2.2, 4, side=1)


def sword_sign(c):
    with c.at(rot=12):
        c.shape("0,-42! 6,-32! 6,16! -6,16! -6,-32!", BUFF, 2.4)
        c.fill("0,-42! 6,-32! 6,16! 0,16!", "ink")
        c.shape("-17,12! 17,12! 17,20! -17,20!", RUST, 2.2)
        c.shape("-4,20! 4,20! 5,36! -5,36!", RUST, 2)


# ---------------------------------------------------------------- people
def bust(c, x, y, size, flip=False):
    """The placement of a figure whose head stands at (x, y); its units are those of a head."""
    return c.at(x, y, s=size, flip=flip, weight=1.0)


def shoulders(c, colour, wide=104, drop=64):
    """Chest and shoulders down below the board's edge."""
    return c.shape(
        f"{-wide},190! {-wide+2},120 {-wide+12},{drop+34} {-wide*.6},{drop+6} -34,{drop-10}! -12,{drop+2} 12,{drop+2}"
        f" 34,{drop-10}! {wide*.6},{drop+6} {wide-12},{drop+34} {wide-2},120 {wide},190!",
        colour,
        3.4,
    )


def head(c, who, tilt, *things):
    with c.at(rot=tilt):
        face(c, who)
        for thing in things:
            draw, *args = thing if isinstance(thing, tuple) else (thing,)
            draw(c, *args)


def cap_wearer(c):
    """The man with the coppola, who knocks."""
    who = Face(nose="hooked", age=1, brow="bushy", brow_color=PAPER, eye_size=0.96, jaw=1)
    with bust(c, 138, 172, 0.94):
        neck(c, who)
        coat = shoulders(c, BUFF)
        c.engrave(coat, 62, 6, 3.4, 60, 0.24)
        c.shape("-26,58! -10,100 4,150 22,100 30,58! 8,66", PAPER, 2.6)
        c.shape("-8,74! 12,74! 14,86 16,150 2,160 -12,150 -8,86!", RUST, 2.6)
        c.shape("-34,50! -44,72 -20,130 -4,170! -40,170! -60,110 -52,66!", BUFF, 2.8)
        c.shape("34,50! 42,72 26,130 8,170! 40,170! 58,110 52,66!", BUFF, 2.8)
        c.fringe("34,52 42,72 26,130 8,168", 14, 2.4, 6, side=-1)
        head(c, who, -2, (hair.sides, PAPER), (hair.walrus, PAPER), (hats.coppola, BUFF, INK))


def spectacles(c):
    """Thin round ones, on a face from the front."""
    for side in (-1, 1):
        c.ring(side * 18, -9, 13, 2.6)
        c.stroke([(side * 31, -11), (side * 40, -13)], 2.4, "none")
    c.stroke("-5,-10 0,-13 5,-10", 2.4, "none")


def priest(c):
    who = Face(
        view=FRONT, nose="bulb", nose_size=0.9, double_chin=True, width=1.1, jaw=7, cheek=3, chin_width=2,
        mouth="smile", mouth_size=0.8, brow="thin", eye_size=0.84, age=1, neck=1.2,
    )
    with bust(c, 322, 156, 0.86):
        neck(c, who)
        shoulders(c, "ink", 112)
        for i in range(9):
            c.sliver((-96 + i * 7, 92 + abs(4 - i)), (-92 + i * 6, 150), 2.2, 0.03, colour=BUFF)
        c.shape("-30,52! 0,66 30,52! 33,70! 0,84 -33,70!", PAPER, 2.6)
        for i in range(3):
            c.dot(0, 98 + i * 18, 4.2, RUST)
        head(c, who, 2, (hair.front_sides, BUFF, 1.1, 4), spectacles, hats.saturno)


def kerchief_wearer(c):
    who = Face(
        nose="button", eye="round", lashes=True, brow="thin", mouth="smile", ear=0, cheek=2.5, chin=49, jaw=1,
        lips=RUST,
    )
    with bust(c, 580, 158, 0.88, flip=True):
        with c.at(rot=3):
            hats.kerchief_back(c, INK)
        neck(c, who)
        shoulders(c, "ink", 98, 70)
        shawl = c.shape("-50,58! -20,96 2,112! 24,96 48,58! 70,70 52,128 4,168 -44,128 -72,70!", PAPER, 3)
        c.engrave(shawl, 40, 6, 2.6, 34, 0.3)
        c.fringe("-72,72 -44,128 4,168 52,128 70,72", 15, 2.6, 7, side=1)
        head(c, who, 3, (hats.fringe_hair, INK, BUFF), (hats.kerchief_front, RUST, RUST, PAPER))


def youth(c):
    who = Face(
        view=FRONT, nose="button", eye="round", mouth="grin", freckles=True, jaw=-5, width=0.94, chin=50, ear=1.25,
        brow="worried", neck=0.85, gaze=-0.3,
    )
    with bust(c, 758, 178, 0.92):
        neck(c, who)
        shirt = shoulders(c, PAPER, 98)
        c.engrave(shirt, 62, 7, 2.6, 46, 0.3)
        c.shape("-28,52! -16,80 0,104! 16,80 28,52! 36,66 24,90 0,116 -24,90 -36,66!", PAPER, 2.8)
        for side in (-1, 1):
            with c.at(flip=side > 0):
                c.shape("-58,70! -40,62! -30,180! -50,180!", INK, 2.4)
        head(c, who, -4, (hair.mop, RUST, INK))


def dark_sleeve(c, shoulder, elbow, wrist, radii):
    """A black sleeve, told from a black coat by the light along its upper side."""
    c.shape(c.tube([shoulder, elbow, wrist], radii, cap=False), "ink", 3)
    away = 1 if elbow[0] > shoulder[0] else -1
    for k in (0.35, 0.6, 0.85):
        x, y = shoulder[0] + (elbow[0] - shoulder[0]) * k, shoulder[1] + (elbow[1] - shoulder[1]) * k
        c.sliver((x + away * 4, y - 8), (x - away * radii[1] * 0.9, y + 12), 2.2, 0.06 * away, colour=BUFF)
    c.sliver((elbow[0] - away * 2, elbow[1] - radii[1] * 0.7), (wrist[0], wrist[1] - radii[2] * 0.6), 2.6, colour=BUFF)


def far_arms(c):
    """The hands of the two at the far side."""
    dark_sleeve(c, (404, 238), (426, 298), (396, 305), (20, 20, 15))
    held(c, 372, 278, 4, 0.9)
    dark_sleeve(c, (508, 246), (482, 300), (512, 307), (18, 18, 14))
    held(c, 536, 280, -4, 0.9, flip=True)


def near_arms(c):
    """The man with the cap knocks; the youth has a hand on his glass."""
    sleeve(c, (234, 240), (266, 326), (233, 322), "tan", (22, 22, 17))
    held(c, 206, 288, 4, 1.05)
    sleeve(c, (52, 248), (58, 326), (118, 336), "tan", (30, 27, 18))
    c.shape("112,318! 122,316! 126,354! 114,356!", PAPER, 2.4)
    with c.at(152, 336, s=0.74, rot=4, weight=0.85):
        fist(c)
    for a, near, far in ((-34, 38, 64), (-12, 38, 72), (10, 38, 70), (32, 38, 60)):
        c.nick(_from(162, 336, near, math.radians(a)), _from(162, 336, far, math.radians(a)), 6.5, colour=RUST)
    sleeve(c, (672, 250), (640, 326), (670, 326), "wht", (20, 21, 16))
    held(c, 698, 294, -4, 1.02, flip=True)
    with c.at(774, 368, s=1.02):
        glass(c, 0.7)
    sleeve(c, (844, 252), (866, 332), (822, 346), "wht", (28, 26, 17))
    with c.at(782, 340, s=0.66, weight=0.85):
        grip(c)
        cuff(c)


def osteria():
    c = Print(seed=11, line=3)
    wall(c)
    lamp(c)
    priest(c)
    kerchief_wearer(c)
    cap_wearer(c)
    youth(c)
    table(c)
    far_arms(c)
    with c.at(452, 310, s=0.96):
        flask(c)
    for x, sign in ((372, coin_sign), (450, sword_sign), (528, cup_sign)):
        laid_card(c, x, 345, sign)
    for x, y, fill in ((300, 362, 0.5), (600, 366, 0.8)):
        with c.at(x, y, s=0.95):
            glass(c, fill)
    near_arms(c)
    hand = Print(seed=5, line=3)
    fan(hand)
    return '<defs>\n<g id="fan">\n%s\n</g>\n</defs>\n%s' % (hand.body(), c.body())


def main():
    (FOLDER / "osteria.svg").write_text(
        HEADER + '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        'width="%d" height="%d" viewBox="0 0 %d %d">\n'
        "<title>All'osteria</title>\n%s\n</svg>\n" % (WIDTH, HEIGHT, WIDTH * pathdata.SCALE, HEIGHT * pathdata.SCALE, osteria()),
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
