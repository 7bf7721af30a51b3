# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Faces for the portraits: one description, three views.

Head units: the brow lies at y = -18, the chin at y = 52; a face in three-quarter
view or in profile looks to the right (the portrait mirrors it when wanted), a
face from the front has its axis at x = 0. A head is drawn in this order: hair
behind, `neck`, clothes, `face`, hair, hat; all but the clothes in head units.
"""
import functools
from dataclasses import dataclass, replace

QUARTER, FRONT, SIDE = 'quarter', 'front', 'side'
# what a face does for a moment: looks are to the right of a face as it is drawn here, and to the other side
BLINK, AHEAD, BACK, SMILE, WINCE = 'blink', 'ahead', 'back', 'smile', 'wince'


@dataclass(frozen=True)
class Face:
    """What tells one head from another; lengths in head units."""
    view: str = QUARTER
    skin: str = '#f7d3a4'
    shade: str = '#e2a671'
    blush: str = '#f2bf94'
    width: float = 1.0
    cheek: float = 0.0        # cheekbones outwards
    jaw: float = 0.0          # corners of the jaw outwards, negative for a narrow face
    chin: float = 52.0        # y of the chin
    chin_width: float = 0.0
    double_chin: bool = False
    neck: float = 1.0
    ear: float = 1.0          # 0 where hair or cloth covers it
    earring: str = ''         # its colour
    nose: str = 'straight'
    nose_size: float = 1.0
    eye: str = 'open'         # open, round, narrow, hooded, laugh, lowered
    eye_size: float = 1.0
    gaze: float = 0.6         # -1 … 1 along the eye
    lashes: bool = False
    brow: str = 'plain'       # plain, thin, arched, thick, bushy, stern, worried
    brow_color: str = 'ink'
    mouth: str = 'calm'       # calm, smile, grin, laugh, stern, smirk, pursed, sunken
    mouth_size: float = 1.0
    lips: str = '#c8684a'
    age: int = 0              # 0 young, 1 lined, 2 old
    freckles: bool = False
    expression: str = ''      # or one of the above, for a moment

    @property
    def drop(self):
        """How far mouth and what surrounds it sink for a long face."""
        return (self.chin - 52) * 0.55

    @property
    def moved(self):
        """The same face with eyes, brows and mouth as the expression has them."""
        if self.expression == BLINK:
            return self if self.eye == 'laugh' else replace(self, eye='lowered')
        if self.expression == SMILE:
            wider = {'smile': 'grin', 'smirk': 'grin', 'grin': 'laugh', 'laugh': 'laugh'}.get(self.mouth, 'smile')
            return replace(self, eye='laugh', mouth=wider, mouth_size=self.mouth_size * 1.1)
        if self.expression == WINCE:
            return replace(self, eye='lowered', mouth='stern', brow='worried', mouth_size=self.mouth_size * .92)
        return self


def expressive(draw):
    """A part of the face that an expression changes. What is printed after it comes out as it does without: the hand
    wobbles on from where it would have been."""
    @functools.wraps(draw)
    def drawn(c, f, *args, **options):
        items, parts = len(c.items), len(c.items[-1][1]) if c.items else 0
        start = c.random.getstate(), c.marks
        draw(c, replace(f, expression=''), *args, **options)
        if not f.expression:
            return
        end = c.random.getstate(), c.marks
        del c.items[items:]
        if c.items:
            del c.items[-1][1][parts:]
        c.random.setstate(start[0])
        c.marks = start[1]
        draw(c, f.moved, *args, **options)
        c.random.setstate(end[0])
        c.marks = end[1]
    return drawn


# ---------------------------------------------------------------- parts that every view shares
@expressive
def eye(c, f, x0, x1, y, gaze=None):
    """One eye between the corners x0 (towards the ear) and x1."""
    xm, w = (x0 + x1) / 2, (x1 - x0) * f.eye_size
    x0, x1 = xm - w / 2, xm + w / 2
    h = 5.3 * f.eye_size * {'round': 1.22, 'narrow': .72}.get(f.eye, 1)
    look = {AHEAD: 1.7, BACK: -1.7}.get(f.expression)
    if look is not None:      # the second eye of a face from the front is drawn mirrored
        gaze = look if gaze is None else -look
    gaze = f.gaze if gaze is None else gaze
    if f.eye == 'laugh':
        c.stroke(f"{x0 - 1.5},{y + 3} {x0 + w * .3},{y - 2.6} {x0 + w * .7},{y - 2.8} {x1 + 1.5},{y + 2.4}", 3.4, 'both', end=.2, power=.5)
        c.stroke(f"{x0 + w * .1},{y + 6} {xm},{y + 4} {x1},{y + 6}", 1.5)
        c.stroke(f"{x0 + w * .1},{y - 6.4} {xm},{y - 9} {x1},{y - 6}", 1.4)
        return
    if f.eye == 'lowered':
        c.fill(f"{x0},{y + 1}! {x0 + w * .3},{y - h} {x0 + w * .7},{y - h} {x1},{y + 1}! {x0 + w * .7},{y + 4.4} {x0 + w * .3},{y + 4.4}", f.shade)
        c.stroke(f"{x0 - 2},{y + .4} {x0 + w * .3},{y + 4} {x0 + w * .7},{y + 4.2} {x1 + 1.6},{y + .6}", 3.2, 'both', end=.25, power=.6)
        c.stroke(f"{x0},{y - h * .4} {xm},{y - h * 1.3} {x1},{y - h * .4}", 1.6)
        for k in (.12, .3, .5):
            c.nick((x0 + w * k, y + 2.5 + 2 * k), (x0 + w * k - 3, y + 6.5), 1.5)
        return
    white = f"{x0},{y + 1.4}! {x0 + w * .3},{y - h * .86} {x0 + w * .68},{y - h * .86} {x1},{y + .8}! {x0 + w * .7},{y + h * .62} {x0 + w * .3},{y + h * .62}"
    c.fill(white, '#fffaf0')
    r = min(h, 5.3 * f.eye_size) * .84
    ix, iy = xm + gaze * w * .17, y - h * .16
    c.fill(f"{ix - r},{iy - r * .2} {ix - r * .5},{iy - r * .82} {ix + r * .5},{iy - r * .82} {ix + r},{iy - r * .2} {ix + r * .7},{iy + r * .72} {ix},{iy + r * .95} {ix - r * .7},{iy + r * .72}", 'ink')
    c.dot(ix - r * .34, iy - r * .28, r * .32, '#ffffff')
    lid = {'hooded': 4.2, 'narrow': 3.4}.get(f.eye, 3.1)
    if f.eye == 'hooded':
        c.fill(f"{x0 - 3},{y + 2}! {x0 + w * .2},{y - h * 1.35} {x0 + w * .7},{y - h * 1.4} {x1 + 2},{y}! {x0 + w * .7},{y - h * .42} {x0 + w * .3},{y - h * .42}", f.shade)
        c.stroke(f"{x0 - 3.6},{y + 3.4} {x0 + w * .28},{y - h * .42} {x0 + w * .68},{y - h * .46} {x1 + 2},{y + 1}", lid, 'both', end=.25, power=.6)
    else:
        c.stroke(f"{x0 - 1.8},{y + 2.4} {x0 + w * .26},{y - h * .92} {x0 + w * .66},{y - h * .95} {x1 + 2.2},{y + 1.4}", lid, 'both', end=.25, power=.6)
    c.stroke(f"{x0 + w * .14},{y + h * .6} {x0 + w * .5},{y + h * .88} {x1 - w * .06},{y + h * .5}", 1.4)
    c.stroke(f"{x0 + w * .1},{y - h * 1.35} {xm},{y - h * 1.8} {x1},{y - h * 1.1}", 1.4)
    if f.lashes:
        for k in (0, .14, .28):
            c.nick((x0 - 1 + w * k, y + 1 - h * (.2 + 1.8 * k)), (x0 - 5 + w * k * .8, y - 2.4 - h * (.2 + 2.2 * k)), 1.9)
    if f.age > 1:
        c.stroke(f"{x0 + w * .1},{y + h * 1.5} {xm},{y + h * 1.95} {x1},{y + h * 1.3}", 1.5)


@expressive
def brow(c, f, outer, inner, y):
    """One brow from x = outer (towards the temple) to x = inner (towards the nose)."""
    w = inner - outer
    at = lambda k, dy: (outer + w * k, y + dy)
    heights = {'plain': (2, -3.6, -3, 1), 'thin': (2, -4.6, -4.2, -.4), 'arched': (3, -6.6, -5.4, 1),
               'thick': (2.4, -3.8, -3.4, 1.2), 'bushy': (3.4, -4, -3.6, 1.6), 'stern': (-2.4, -5.6, -1.6, 5),
               'worried': (5, -.6, -3.4, -5)}[f.brow]
    width = {'thin': 2.3, 'arched': 2.5, 'thick': 5.4, 'bushy': 5.4, 'stern': 5}.get(f.brow, 3.8)
    line = [at(k, dy) for k, dy in zip((-.04, .3, .7, 1.02), heights)]
    if f.brow == 'bushy':
        c.stroke(line, width + 2.6, 'both', power=.5)
        c.stroke(line, width - .6, 'both', colour=f.brow_color, power=.5)
        for k in range(7):
            a = at(.04 + .14 * k, -1 - 3.2 * (1 - abs(k - 3) / 4))
            side = -1 if w > 0 else 1
            c.nick((a[0], a[1] + 2.6), (a[0] + side * 3.2, a[1] - 4), 2.0)
    else:
        c.stroke(line, width, 'both', colour=f.brow_color, power=.6)


@expressive
def mouth(c, f, x, y, near, far):
    """Mouth with its middle at x, y; `near` and `far` are its two half lengths."""
    near, far = near * f.mouth_size, far * f.mouth_size

    def P(*pts):
        return [(x + u * (far if u > 0 else near), y + v, len(k) > 0) for u, v, *k in pts]
    upper, lower = f.lips, f.lips
    if f.mouth == 'laugh' or f.mouth == 'grin':
        open_ = 10.5 if f.mouth == 'laugh' else 6.4
        c.fill(P((-1.0, -3.4, 1), (-.4, -2), (.4, -2), (1.0, -3.2, 1), (.62, open_ * .62), (0, open_), (-.62, open_ * .62)), '#5a1812')
        if f.mouth == 'laugh':
            c.fill(P((-.5, open_ * .72), (0, open_ * .5), (.5, open_ * .72), (0, open_ - .4)), '#c4452f')
        c.fill(P((-.9, -2.8, 1), (-.4, -1.6), (.4, -1.6), (.9, -2.6, 1), (.7, 2.2), (0, 3.2), (-.7, 2.2)), '#fffaf0')
        c.stroke(P((-1.15, -4.4), (-.4, -1.8), (.4, -1.8), (1.15, -4.2)), 2.6, 'both', end=.2)
        c.stroke(P((-1.0, -3), (-.62, open_ * .62), (0, open_), (.62, open_ * .62), (1.0, -3)), 2.4, 'both', end=.2)
        c.sliver((x - near * .35, y + open_ + 3.4), (x + far * .35, y + open_ + 3.4), 1.6, -.12)
        c.stroke(P((-1.34, -6), (-1.42, -1), (-1.24, 3)), 1.7)
        return
    if f.mouth == 'sunken':
        c.stroke(P((-1.0, 2.2), (-.4, -.2), (.3, .2), (1.0, 1.6)), 2.8, 'both', power=.6)
        c.stroke(P((-.5, 5.6), (0, 6.4), (.5, 5.4)), 1.7)
        for k in (-.5, -.1, .35):
            c.nick((x + k * near, y - 1), (x + k * near * .9, y - 5.4), 1.3)
        return
    corner = {'smile': -3.4, 'smirk': -1.0, 'stern': 3.0, 'pursed': .4}.get(f.mouth, -.2)
    far_corner = -5.0 if f.mouth == 'smirk' else corner
    full = {'stern': .75, 'pursed': 1.3}.get(f.mouth, 1.0)
    k = .62 if f.mouth == 'pursed' else 1
    c.fill(P((-.92 * k, corner * .8, 1), (-.4 * k, -2.4 * full), (-.16 * k, -3.2 * full), (0, -2), (.18 * k, -3.2 * full), (.45 * k, -2.4 * full), (.92 * k, far_corner * .8, 1),
             (.5 * k, 4.0 * full), (0, 5.6 * full), (-.5 * k, 4.0 * full)), lower)
    c.fill(P((-.92 * k, corner * .8, 1), (-.4 * k, -2.4 * full), (-.16 * k, -3.2 * full), (0, -2), (.18 * k, -3.2 * full), (.45 * k, -2.4 * full), (.92 * k, far_corner * .8, 1),
             (.4 * k, .6), (0, .2), (-.4 * k, .6)), '#8e1d13' if upper != 'none' else upper)
    c.stroke(P((-1.12 * k, corner), (-.45 * k, .7), (0, .3), (.45 * k, .7), (1.12 * k, far_corner)), 2.6, 'both', end=.2)
    if f.mouth in ('smile', 'smirk'):
        c.stroke(P((1.28, far_corner - 4), (1.34, far_corner), (1.18, far_corner + 3)), 1.5)
    c.stroke([(x - near * .42, y + 9.2), (x, y + 10.4), (x + far * .38, y + 9)], 1.8, 'both')


def spots(c, points):
    for x, y in points:
        c.dot(x, y, 1.5, '#c07a4a')


# ---------------------------------------------------------------- three-quarter view
QUARTER_NOSES = {   # bridge from the brow to the base, then the wing
    'straight': ("17,-17 20,-11 24.6,1 29,10.5 29.8,14 27,17 23,17.2", "16,9.5 13.4,13.6 15.2,17.4 18.4,16.8"),
    'hooked': ("16.4,-18 22,-13 28.5,-4 30.6,4 32.6,13 31.6,18 28.6,20.4 24,17.6", "17,9 13.4,13 14.6,17.6 18.6,17.2"),
    'button': ("18,-14 18.8,-8 20.4,0 25,4.6 29.6,7.8 29.6,12.4 26,14.8 22,14.2", "16.4,7 14,11 15.6,14.6 18.6,14.2"),
    'upturned': ("17.4,-16 18.6,-8 21.6,0 27.4,3.2 32,4.8 31.4,10 27.4,14 23,14.8", "16.6,7 13.6,11.4 15.4,15.4 18.8,15"),
    'bulb': ("17,-16 19.4,-9 22,-3 27.4,-1 34.4,4 36.6,11.6 33,18.4 26.6,19.4 22,17", "18,6 12.2,10 12.6,17.4 18.4,18.6 21,16.6"),
    'broad': ("16.6,-16 19.6,-9 23.6,0 29.4,7.6 31.2,13 28.4,17.2 22.4,17.6", "14.6,7 9.4,12 10.6,18 15.4,18.6 18.6,17"),
    'long': ("16.6,-18 20,-11 25,3 30.4,14.6 31.4,19 28.4,22 23.6,21", "16.4,12 13.2,16.8 15,21 18.6,20.6"),
}


def quarter_contour(f):
    w, d = f.width, f.chin
    return [(-35 * w, -52), (0, -60), (36.6 * w, -51), (39 * w, -30), (38.2 * w, -21), (35.8 * w, -13), (38 * w + f.cheek, -2),
            (36.8 * w + f.cheek, 10), (32.6 * w + .7 * f.cheek + .5 * f.jaw, 24), (29 + f.jaw + .3 * f.chin_width, d - 16),
            (25 + .5 * f.jaw + f.chin_width, d - 6.5), (16 + .4 * f.chin_width, d + .3), (5 - .6 * f.chin_width, d),
            (-7 - .5 * f.jaw - f.chin_width, d - 5), (-21 * w - f.jaw, d - 17), (-31 * w - .8 * f.jaw, 18), (-36.5 * w, -10), (-38 * w, -35)]


def quarter_face(c, f):
    w, d, drop = f.width, f.chin, f.drop
    outline = quarter_contour(f)
    if f.double_chin:
        c.shape([(-26 * w - f.jaw, d - 22, True), (-22, d - 2), (-2, d + 12), (16, d + 11), (28 + f.jaw, d - 8, True), (10, d - 12)], f.skin, 2.4)
        c.fill([(-16, d - 2, True), (0, d + 5), (18, d + 3), (28 + f.jaw, d - 8, True), (20, d + 8), (0, d + 11)], f.shade)
    c.fill(outline, f.skin)
    far = outline[4:13]
    c.fill([(*p[:2], i == 0) for i, p in enumerate(far)] + [(13, d - 3, True), (21 + .4 * f.jaw, d - 11), (25.5 + .7 * f.jaw, d - 21), (29.4 * w, 16), (31 * w, 4), (31 * w, -4), (32.4 * w, -14)], f.shade)
    near = outline[13:]
    c.fill([(*near[0], True), *near[1:-1], (-38 * w, -35, True), (-29 * w, -36, True), (-27 * w, -10), (-25 * w - .6 * f.jaw, 12), (-17 - .8 * f.jaw, d - 21), (-5 - f.chin_width, d - 8)], f.shade)
    # sockets, under the lip
    c.fill("-12,-13! -6,-19 3,-22 12,-20 16,-17 18,-12! 13,-10 9,-14 2,-17 -5,-15", f.shade)
    c.fill("21,-17! 28,-20.5 35,-17! 34,-13 28,-15.5 23,-12", f.shade)
    with c.at(y=drop):
        c.fill("12,38.5! 18,37.2 24,38! 21,42 15,42", f.shade)
    cx, cy = -8, 16 + drop * .4
    c.fill(f"{cx - 9},{cy} {cx - 3},{cy - 7} {cx + 6},{cy - 5} {cx + 7},{cy + 3} {cx},{cy + 7} {cx - 8},{cy + 6}", f.blush)
    eye(c, f, -9.8, 9.8, -9.4)
    eye(c, f, 24.6, 35.8 * min(1, w), -9.8)
    brow(c, f, -14, 15.5, -19.5)
    brow(c, f, 38.4 * min(1.02, w), 22, -20)
    bridge, wing = QUARTER_NOSES[f.nose]
    with c.at(x=17, y=-16, s=f.nose_size):
        with c.at(x=-17, y=16):
            back = [(x - 5.6, y) for x, y in [tuple(float(v) for v in t.split(',')) for t in bridge.split()][2:]]
            front = [tuple(float(v) for v in t.split(',')) for t in bridge.split()][1:]
            c.fill([(*front[0], True), *front[1:], (*back[-1], True), *back[-2::-1]], f.shade)
            c.stroke(bridge, 2.9, 'both', end=.15, power=.5)
            c.stroke(wing, 2.4)
            bx, by = back[-1]
            c.sliver((bx + 1, by + .6), (bx + 7, by + .2), 2.2, -.12)
    mouth(c, f, 19.5, 30.4 + drop, 12, 11)
    c.stroke([p[:2] for p in outline[3:16]], 2.9, 'both', end=.35, power=.35)
    if not f.lashes:     # hatching makes a cheek look shaven
        c.strands(f"{-34.5 * w},-22 {-34 * w},-4 {-30 * w - f.jaw},14", f"{-28 * w},-22 {-26 * w},-2 {-20 * w - f.jaw},20", 4, 1.1, jitter=.1)
    if f.freckles:
        spots(c, ((-6, 10), (-1, 13), (-10, 13), (3, 10), (-4, 17), (32, 8), (30.5, 12), (-13, 9)))
    if f.age:
        for a, b in (((-15, -8), (-22, -11)), ((-15, -5), (-23, -4)), ((-14, -2), (-21, 2))):
            c.stroke([a, b], 1.5, 'start')
        c.stroke([(11, 19 + drop * .5), (6, 24 + drop), (5, 32 + drop)], 2.0)
        c.sliver((-8, -.2), (8, -1.2), 1.5, -.18)
        c.sliver((-8, -36), (25, -36), 1.5, -.06)
        c.sliver((-4, -31), (23, -31), 1.4, -.06)
    if f.age > 1:
        c.sliver((-4, -41), (20, -41), 1.4, -.06)
        c.stroke([(-20, 6), (-14, 16), (-13, 27 + drop)], 1.8)
        c.stroke([(-23, 12), (-19, 22), (-18, 30 + drop)], 1.5)
        c.stroke([(2, 36 + drop), (0, 41 + drop), (3, 46 + drop)], 1.5)
        c.stroke([(31, 16), (28, 22), (29, 27)], 1.4)
        c.sliver((18.5, -19), (17.5, -27), 1.6, .1)


# ---------------------------------------------------------------- from the front
FRONT_NOSES = {   # half width of the wings, y of the base, roundness of the tip
    'straight': (10, 16.5, 0), 'hooked': (10.5, 19, -1), 'button': (9, 13, .5), 'upturned': (9.5, 13, .4),
    'bulb': (13, 17.5, 1), 'broad': (14, 16.5, .3), 'long': (9.5, 21, 0),
}


def front_contour(f):
    w, d = f.width, f.chin
    half = [(38 * w, -36), (38.4 * w, -20), (37 * w, -10), (38 * w + f.cheek, 2), (36 * w + f.cheek, 16),
            (31 * w + .6 * f.cheek + .9 * f.jaw, d - 21), (23 * w + f.jaw + .4 * f.chin_width, d - 9), (11 + f.chin_width, d - .6)]
    return [(0, -60), *half, (0, d + .6), *[(-x, y) for x, y in reversed(half)]]


def front_face(c, f):
    w, d, drop = f.width, f.chin, f.drop
    outline = front_contour(f)
    if f.double_chin:
        c.shape([(-30 * w - f.jaw, d - 20, True), (-24, d + 2), (0, d + 12), (24, d + 2), (30 * w + f.jaw, d - 20, True), (0, d - 10)], f.skin, 2.4)
        c.fill([(-12, d + 1, True), (6, d + 5), (22, d - 4), (30 * w + f.jaw, d - 20, True), (25, d + 1), (6, d + 11)], f.shade)
    c.fill(outline, f.skin)
    right = outline[2:9]
    c.fill([(*right[0], True), *right[1:], (3, d - 2, True), (16 + .5 * f.jaw, d - 8), (24 * w + .6 * f.jaw, d - 20), (30 * w + .5 * f.cheek, 10), (31 * w, -4), (33 * w, -18)], f.shade)
    left = [(-x, y) for x, y in right]
    c.fill([(*left[0], True), *left[1:], (-14, d - 4, True), (-25 * w - .8 * f.jaw, d - 18), (-34 * w - .8 * f.cheek, 8), (-35 * w, -8)], f.shade)
    c.fill("-29,-13! -22,-19 -12,-20 -7,-15! -12,-15 -22,-15", f.shade)
    c.fill("29,-13! 22,-19 12,-20 6,-15 5,-4! 12,-15 22,-15", f.shade)
    with c.at(y=drop):
        c.fill("-8,40! 0,38.6 8,40! 4,43.6 -4,43.6", f.shade)
    for s in (-1, 1):
        cx, cy = s * (23 * w + .4 * f.cheek), 14 + drop * .4
        c.fill(f"{cx - 8},{cy} {cx - 3},{cy - 6.6} {cx + 5},{cy - 6} {cx + 8},{cy} {cx + 3},{cy + 6.6} {cx - 5},{cy + 6}", f.blush)
    sp = 18 * min(1.06, w)
    eye(c, f, -sp - 9.4, -sp + 9.4, -9.4)
    with c.at(x=sp, flip=True):
        eye(c, f, -9.4, 9.4, -9.4, gaze=-f.gaze)
    brow(c, f, -sp - 13, -6.4, -19.5)
    brow(c, f, sp + 13, 6.4, -19.5)
    half, base, tip = FRONT_NOSES[f.nose]
    with c.at(y=-14, s=f.nose_size):
        with c.at(y=14):
            c.fill(f"4,-16! 3,-4 {half * .45},{base - 8} {half},{base - 4} {half * .8},{base + 1} 0,{base + 2.4}! 3,{base - 3} 1.5,{base - 12}", f.shade)
            c.stroke(f"6.6,-17 4.4,-9 4.6,1 {half * .62},{base - 7.4}", 2.4, 'both', end=.1)
            c.stroke(f"{half * .62},{base - 8} {half},{base - 4.6} {half * .96},{base - .4} {half * .56},{base + .8}", 2.6, 'both')
            c.stroke(f"{-half * .62},{base - 8} {-half},{base - 4.6} {-half * .96},{base - .4} {-half * .56},{base + .8}", 2.2, 'both')
            c.stroke(f"{-half * .44},{base - .4} {-half * .2},{base + 1.2} 0,{base + 2.4 + tip} {half * .2},{base + 1.2} {half * .44},{base - .4}", 2.4, 'both')
            if tip > .8:
                c.stroke(f"{-half * .55},{base - 10} {-half * .2},{base - 12.6} {half * .2},{base - 12.4}", 1.6)
                c.fill(f"{-half * .4},{base - 5} {-half * .05},{base - 8} {half * .2},{base - 5} {-half * .1},{base - 2.6}", f.blush)
    mouth(c, f, 0, 30.6 + drop, 14, 14)
    c.stroke([p[:2] for p in outline[2:]][:-1], 2.9, 'both', end=.35, power=.35)
    if not f.lashes:
        c.strands(f"{36.6 * w},-4 {36.6 * w + f.cheek},8 {31 * w + f.jaw},{d - 24}", f"{31 * w},-4 {30 * w + f.cheek},8 {25 * w + f.jaw},{d - 24}", 3, 1.1, jitter=.1)
    if f.freckles:
        spots(c, [(s * x, y) for s in (-1, 1) for x, y in ((16, 8), (21, 11), (26, 8), (19, 14), (12, 11))])
    if f.age:
        for s in (-1, 1):
            for a, b in (((32, -9), (38, -12)), ((32, -6), (38.6, -5)), ((31, -3), (37, 1))):
                c.stroke([(s * a[0] * w, a[1]), (s * b[0] * w, b[1])], 1.5, 'start')
            c.stroke([(s * 13, base), (s * 18, 24 + drop), (s * 19, 33 + drop)], 2.0)
            c.sliver((s * 26, .2), (s * 11, -.6), 1.5, .18 * s)
        c.sliver((-17, -36), (17, -36), 1.5, -.05)
        c.sliver((-14, -31), (14, -31), 1.4, -.05)
    if f.age > 1:
        c.sliver((-12, -41), (12, -41), 1.4, -.05)
        for s in (-1, 1):
            c.stroke([(s * 27, 10), (s * 26, 20), (s * 22, 30 + drop)], 1.6)
            c.stroke([(s * 16, 37 + drop), (s * 17, 43 + drop)], 1.5)
        c.sliver((-2, -19), (-3, -27), 1.6, .1)


# ---------------------------------------------------------------- profile
SIDE_NOSES = {
    'straight': "32,-13 36,-6 42,3 47,10 46.4,13.6 42,15.6 37,16.4",
    'hooked': "32.6,-14 40,-9 45,-1 47.6,9 47.4,15 44.6,17.6 41,16 37,16.6",
    'button': "31.4,-12 33,-5 36,1 42,4 45.4,7.4 44.4,11.6 40,14 36.6,15",
    'upturned': "31.4,-13 33.4,-6 38,1 45,3 47.8,5 46,9.6 40.4,13.6 36.6,15",
    'bulb': "32,-13 35,-6 39,0 47,2 52,8.6 50,15.6 43.4,17.6 38,17",
    'broad': "32,-13 35.6,-6 41,2 47.6,7.6 48.4,13 44,16.6 37.4,17",
    'long': "32.4,-14 37,-6 44,5 51,14.6 50.6,18.4 45,20 37.4,19",
}


def side_contour(f):
    """From the top of the forehead along the profile to the corner of the jaw."""
    d, drop = f.chin, f.drop
    nose = [tuple(float(v) for v in t.split(',')) for t in SIDE_NOSES[f.nose].split()]
    k = f.nose_size
    nose = [(34 + (x - 34) * k, y) for x, y in nose]
    out = f.chin_width
    lip = {'stern': -1.4, 'sunken': -4.5, 'pursed': 1.6}.get(f.mouth, 0)
    return [(6, -60), (22, -55), (31, -42), (34, -29), (35.4, -20), *nose,
            (38.4 + lip, 22 + drop), (40.6 + lip, 26 + drop), (36.4 + lip * .5, 29.4 + drop), (39.6 + lip, 33 + drop), (35.4, 38 + drop),
            (38 + out, d - 8), (36.4 + out, d - 1.4), (29, d + 2.4), (14, d), (-4 - f.jaw, d - 7), (-16 - f.jaw, d - 21), (-20 - .5 * f.jaw, 10)]


@expressive
def side_eye(c, f):
    """The eye in profile: a wedge."""
    ex, ey, k = 27.4, -8.6, f.eye_size
    if f.eye == 'lowered':
        c.fill(f"15,{ey + .6}! 21,{ey - 5} 28.4,{ey - 4.4} 29.6,{ey} 27.6,{ey + 3.4}! 20,{ey + 3}", f.shade)
        c.stroke(f"13,{ey + .6} 18,{ey + 3.2} 25,{ey + 4} 30.6,{ey + 1.2}", 3.2, 'both', end=.25, power=.6)
        c.stroke(f"14,{ey - 5} 20,{ey - 9.4} 28,{ey - 8.6}", 1.5)
        return
    if f.eye == 'laugh':
        c.stroke(f"14,{ey + 3} 19,{ey - 2} 25,{ey - 2} 29,{ey + 2}", 3.4, 'both', end=.2, power=.5)
    else:
        low = {'narrow': .7, 'round': 1.2}.get(f.eye, 1) * k
        c.fill(f"15,{ey + .6}! 21,{ey - 5.4 * low} 28.4,{ey - 4.6 * low} 29.6,{ey} 27.6,{ey + 3.8 * low}! 20,{ey + 3}", '#fffaf0')
        with c.at(x={BACK: -3.6, AHEAD: .8}.get(f.expression, 0)):
            c.fill(f"23.6,{ey - 3 * low} 27,{ey - 5 * low} 29.6,{ey - 1} 28.6,{ey + 3 * low} 25,{ey + 3.6 * low} 23,{ey + .4}", 'ink')
            c.dot(25.4, ey - 1.6, 1.3, '#ffffff')
        c.stroke(f"12.4,{ey + 1.4} 20,{ey - 5.6 * low} 28,{ey - 5.2 * low} 31.4,{ey - 2.4}", 3.3, 'both', end=.25, power=.6)
        c.stroke(f"17,{ey + 3} 22,{ey + 5} 28,{ey + 4}", 1.5)
        c.stroke(f"14,{ey - 5} 20,{ey - 9.4} 28,{ey - 8.6}", 1.5)
        if f.lashes:
            for i in range(3):
                c.nick((29.6 - i * 2.4, ey - 3.6 - i * .8), (34.6 - i * 2.2, ey - 6.6 - i * 1.6), 1.9)


@expressive
def side_mouth(c, f):
    """The mouth in profile."""
    drop = f.drop
    my = 29.4 + drop
    lip = {'stern': -1.4, 'sunken': -4.5, 'pursed': 1.6}.get(f.mouth, 0)
    corner = {'smile': -3.6, 'stern': 2.4, 'grin': -4, 'laugh': -5, 'smirk': -3}.get(f.mouth, .2)
    if f.mouth != 'sunken':
        c.fill(f"25,{my + corner}! 33,{my - 3} 39.6,{my - 4.4} 40.8,{my - 3}  36.8,{my}! 39.8,{my + 3.4} 37,{my + 6} 31,{my + 4}", f.lips)
    c.stroke(f"22.4,{my + corner * 1.3} 29,{my + .6} {37 + lip * .5},{my}", 2.6, 'both')


def side_face(c, f):
    d, drop = f.chin, f.drop
    line = side_contour(f)
    if f.double_chin:
        c.shape([(-10, d - 12, True), (2, d + 9), (18, d + 13), (31, d - 1, True), (10, d - 12)], f.skin, 2.4)
        c.fill([(-10, d - 10, True), (4, d + 4), (20, d + 6), (30, d, True), (18, d + 12), (2, d + 8)], f.shade)
    c.fill([*line, (-26, -2, True), (-34, -40, True)], f.skin)
    c.fill([(29, d + 2, True), (14, d), (-4 - f.jaw, d - 7), (-16 - f.jaw, d - 21), (-20, 8, True), (-11 - .6 * f.jaw, d - 24), (2, d - 13), (18, d - 7)], f.shade)
    c.fill("18,-16! 25,-19.4 33,-17! 32.4,-12 29,-8! 27,-14", f.shade)
    c.fill(f"33,{16} 39,15.4 43,16 39.4,20! 37,24! 33,21", f.shade)
    cx, cy = 12, 15 + drop * .4
    c.fill(f"{cx - 9},{cy} {cx - 3},{cy - 7} {cx + 6},{cy - 6} {cx + 9},{cy + 1} {cx + 3},{cy + 7} {cx - 6},{cy + 6}", f.blush)
    side_eye(c, f)
    brow(c, f, 9, 34.4, -19.6)
    wing = {'bulb': 1.4, 'broad': 1.3}.get(f.nose, 1)
    by = {'long': 17.4, 'button': 12.6, 'upturned': 12.2}.get(f.nose, 14.6)
    c.stroke([(36.4, by - 6.6 * wing), (32.6, by - 3), (33, by + 1.6), (37.4, by + 1.4)], 2.4)
    c.sliver((39.4, by), (44, by - .8), 2.2, -.12)
    side_mouth(c, f)
    if f.age:
        c.stroke([(31, 17), (24.4, 22 + drop), (21.6, 30 + drop)], 1.9)
        for a, b in (((11, -9), (4, -12)), ((11, -6), (3, -5)), ((12, -3), (5, 1))):
            c.stroke([a, b], 1.5, 'start')
        c.sliver((12, -36), (33, -35), 1.5, -.06)
        c.sliver((14, -31), (33, -30), 1.4, -.06)
    if f.age > 1:
        c.stroke([(8, 8), (12, 18), (11, 30 + drop)], 1.6)
        c.stroke([(17, 36 + drop), (16, 42 + drop)], 1.5)
    if f.freckles:
        spots(c, ((16, 8), (21, 11), (26, 8), (19, 14), (12, 11), (30, 5)))
    c.stroke([p[:2] for p in line[:18]], 3.0, 'both', end=.4, power=.3)
    c.stroke([p[:2] for p in line[16:]], 2.9, 'both', end=.3, power=.4)


# ---------------------------------------------------------------- what joins them to the body
def face(c, f):
    """The ears lie behind the face, in profile on it; hair comes later and may hide them."""
    if f.view != SIDE:
        ear(c, f)
    {QUARTER: quarter_face, FRONT: front_face, SIDE: side_face}[f.view](c, f)
    if f.view == SIDE:
        ear(c, f)


def neck(c, f):
    """The neck, printed before the clothes."""
    k = f.neck
    if f.view == SIDE:
        c.fill(f"{-26 * k},-6! {-25 * k},40 {-30 * k},66 {-44 * k},90! {40 * k},90! {28 * k},72 {24 * k},50!", f.skin)
        c.fill(f"{-18 * k},28! 0,46 {24 * k},52! {25 * k},66 {10 * k},66 {-6 * k},54", f.shade)
        c.stroke(f"{-25 * k},24 {-26 * k},44 {-32 * k},68 {-42 * k},84", 2.8, 'end')
        c.stroke(f"{24 * k},50 {27 * k},68 {38 * k},84", 2.8, 'end')
        c.strands(f"{-16 * k},34 0,50 {24 * k},56", f"{-8 * k},52 4,62 {25 * k},66", 5, 1.6)
        return
    x = -2 if f.view == QUARTER else 0
    a, b = x - 23 * k, x + 24 * k
    c.fill(f"{a},10! {a},40 {a - 6 * k},66 {a - 18 * k},90! {b + 18 * k},90! {b + 3},66 {b},44!", f.skin)
    c.fill(f"{a},26! {a + 2},42 -10,58 6,64 {b},58! {b},40 0,24", f.shade)
    c.fill(f"{b - 9 * k},52! {b},44! {b + 3},66 {b + 14 * k},86! {b - 2},84", f.shade)
    c.stroke(f"{a},24 {a},42 {a - 6 * k},66 {a - 16 * k},82", 2.8, 'end')
    c.stroke(f"{b},44 {b + 3},66 {b + 16 * k},84", 2.8, 'end')
    c.engrave(c.path(f"{a},26! {a + 2},42 -10,58 6,64 {b},58! {b},40 0,24"), angle=24, step=7, width=3.0, reach=30, ambient=.62, threshold=.1)
    if f.age > 1:
        c.stroke(f"{x - 8},62 {x - 5},74 {x - 2},86", 1.8)
        c.stroke(f"{x + 12},62 {x + 10},74 {x + 8},86", 1.8)


def ear(c, f):
    """The ear, or both from the front."""
    if not f.ear:
        return
    def one():
        c.shape("2,-14! -7,-20 -15,-10 -11,8 -2,15!", f.skin, 2.6)
        c.fill("0,-9! -7,-12 -10,-2 -5,7 0,8!", f.shade)
        c.stroke("-1,-11 -8,-12 -10,0 -4,7", 1.7)
        if f.earring:
            c.dot(-4, 20, 6.2, 'ink')
            c.dot(-4, 20, 4.4, f.earring)
    if f.view == SIDE:
        with c.at(x=-15, y=-1, s=f.ear * 1.08):
            c.shape("7,-10! 2,-19 -8,-18 -13,-8 -9,6 -1,16 5,10!~", f.skin, 2.6)
            c.fill("3,-8! -2,-13 -8,-8 -6,2 -1,8! 1,0", f.shade)
            c.stroke("5,-11 -2,-15 -9,-8 -6,3 -2,8", 1.9)
            c.stroke("5,-4 1,1 4,6", 1.9)
            if f.earring:
                c.dot(0, 20, 6.2, 'ink')
                c.dot(0, 20, 4.4, f.earring)
        return
    w = f.width
    with c.at(x=-35 * w, s=f.ear):
        one()
    if f.view == FRONT:
        with c.at(x=35 * w, s=f.ear, flip=True):
            one()
