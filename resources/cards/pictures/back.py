# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The back: an ogee lattice of suns and flowers about a rosette, the same either way up."""

import math

from kit.canvas import Canvas, use
from kit.document import MAT, STOCK, svg
from kit.palette import ink_of
from kit.pathdata import units




def rosette(c, n=8, r=100, cols=('red', 'yel')):
    """layered petal rosette"""
    for k, (rr, col, dk, off) in enumerate(((1.0, 'red', 'dred', 0), (0.72, 'yel', 'org', 0.5), (0.46, 'red', 'dred', 0))):
        for i in range(n):
            a = 360 * (i + off) / n
            with c.at(rot=a):
                L = r * rr
                w = L * math.sin(math.pi / n) * 0.95
                c.shape(f'0,{-L * 0.12}! {-w * 0.55},{-L * 0.45} {-w * 0.8},{-L * 0.78} {-w * 0.3},{-L * 0.97} 0,{-L}! {w * 0.3},{-L * 0.97} {w * 0.8},{-L * 0.78} {w * 0.55},{-L * 0.45}', col, 2.2, light=0.15)
                c.fill(f'0,{-L * 0.12}! {w * 0.55},{-L * 0.45} {w * 0.8},{-L * 0.78} {w * 0.3},{-L * 0.97} 0,{-L}! {w * 0.1},{-L * 0.55}', dk)
                c.sliver((0, -L * 0.2), (0, -L * 0.88), 2.2, 0)
                c.sliver((w * 0.24, -L * 0.35), (w * 0.34, -L * 0.8), 1.6, -0.06)
                c.sliver((-w * 0.24, -L * 0.35), (-w * 0.34, -L * 0.8), 1.6, 0.06)
    c.dot(0, 0, r * 0.17, 'ink')
    c.dot(0, 0, r * 0.14, 'yel')
    for i in range(8):
        a = i * math.pi / 4
        c.dot(r * 0.085 * math.cos(a), r * 0.085 * math.sin(a), 1.6)
    c.dot(0, 0, 2.4, 'red')


def back():
    x0, y0, x1, y1 = (52, 53, 508, 947)
    nx, ny = (6, 8)
    w = (x1 - x0) / nx
    h = (y1 - y0) / ny
    # A: sun-star
    t = Canvas(seed=3, line=1.6)
    for i in range(16):
        a = 2 * math.pi * i / 16
        l = 27 if i % 4 == 0 else 21 if i % 2 == 0 else 15
        k = 0.19
        t.fill([(*q, True) for q in [(10 * math.cos(a - k), 10 * math.sin(a - k)), (l * math.cos(a), l * math.sin(a)), (10 * math.cos(a + k), 10 * math.sin(a + k))]], 'yel' if i % 2 == 0 else 'org')
    t.dot(0, 0, 11, 'ink')
    t.dot(0, 0, 9.4, 'yel')
    t.dot(0, 0, 5.6, 'red')
    t.dot(0, 0, 2.2, 'yel')
    g = '<g id="t">%s</g>' % t.body()
    # B: four-petal flower
    s = Canvas(seed=4, line=1.6)
    for i in range(4):
        with s.at(rot=90 * i):
            s.shape('0,-4! -7,-12 -5,-22 0,-29! 5,-22 7,-12', 'red' if i % 2 == 0 else 'red', 1.6, light=0.1)
            s.sliver((0, -8), (0, -24), 1.8, colour='yel')
        with s.at(rot=90 * i + 45):
            s.fill('0,-5! -3.4,-11 0,-18! 3.4,-11', 'lgrn')
    s.dot(0, 0, 6, 'ink')
    s.dot(0, 0, 4.6, 'yel')
    g += '<g id="s">%s</g>' % s.body()
    # ogee cell outline, half of the lattice edges each
    o = Canvas(seed=6, line=2, wobble=0)
    L = [(0, -h / 2), (w * 0.07, -h * 0.38), (w * 0.25, -h * 0.25), (w * 0.43, -h * 0.12), (w * 0.5, 0)]
    for sx in (1, -1):
        for sy in (1, -1):
            o.stroke([(x * sx, y * sy) for x, y in L], 5.2, 'none', colour='ink', end=1)
    for sx in (1, -1):
        for sy in (1, -1):
            o.stroke([(x * sx, y * sy) for x, y in L], 3.0, 'none', colour='yel', end=1)
    o.dot(0, -h / 2, 4.6, 'ink')
    o.dot(0, -h / 2, 3.2, 'red')
    o.dot(w / 2, 0, 4.6, 'ink')
    o.dot(w / 2, 0, 3.2, 'red')
    g += '<g id="o">%s</g>' % o.body()
    c = Canvas(seed=2, line=3)
    c.fill(f'{x0},{y0}! {x1},{y0}! {x1},{y1}! {x0},{y1}!', 'dblu')
    z = ''
    for j in range(ny):
        for i in range(nx):
            z += use('o', x0 + (i + 0.5) * w, y0 + (j + 0.5) * h)
    for j in range(ny):
        for i in range(nx):
            z += use('t', x0 + (i + 0.5) * w, y0 + (j + 0.5) * h)
    for j in range(1, ny):
        for i in range(1, nx):
            z += use('s', x0 + i * w, y0 + j * h)
    c.raw(z)
    # central roundel, point symmetric
    c.dot(280, 500, 120, 'ink')
    c.dot(280, 500, 116, 'yel')
    c.dot(280, 500, 104, 'ink')
    c.dot(280, 500, 101, 'paper')
    for i in range(60):
        a = 2 * math.pi * i / 60
        c.sliver((280 + 116 * math.cos(a), 500 + 116 * math.sin(a)), (280 + 104 * math.cos(a + 0.05), 500 + 104 * math.sin(a + 0.05)), 2.6, 0.1)
    with c.at(x=280, y=500):
        rosette(c, 12, 94)
    # frame: gold rope between two black fillets

    def rect(a, col):
        c.raw('<path fill="%s" fill-rule="evenodd" d="M%d %dH%dV%dH%dzM%d %dV%dH%dV%dz"/>' % (ink_of(col), units(a[0]), units(a[1]), units(560 - a[0]), units(1000 - a[1]), units(a[0]), units(a[2]), units(a[3]), units(1000 - a[3]), units(560 - a[2]), units(a[3])))
    c.raw(MAT)
    rect((30, 31, 58, 59), 'ink')
    rect((37, 38, 55, 56), 'yel')
    rope = Canvas(seed=1)
    for side in (0, 1):
        n = 74 if side == 0 else 36
        for i in range(n):
            if side == 0:
                y = 40 + 920 * (i + 0.5) / n
                rope.sliver((37.5, y - 6), (54.5, y + 6), 2.8, 0.14)
            else:
                x = 40 + 480 * (i + 0.5) / n
                rope.sliver((x - 6, 38.5), (x + 6, 55.5), 2.8, -0.14)
    g += '<g id="r">%s</g>' % rope.body()
    c.raw('<use xlink:href="#r"/><use xlink:href="#r" transform="rotate(180 2800 5000)"/>')
    cor = Canvas(seed=2, line=2.4)
    cor.dot(46, 47, 15, 'ink')
    cor.dot(46, 47, 12.4, 'red')
    cor.fill('48,36 57,44 55,55 44,59! 52,50 51,42', 'dred')
    cor.dot(46, 47, 4.6, 'ink')
    cor.dot(46, 47, 3, 'yel')
    g += '<g id="k">%s</g>' % cor.body()
    c.raw('<use xlink:href="#k"/><use xlink:href="#k" transform="rotate(180 2800 5000)"/><use xlink:href="#k" transform="matrix(-1 0 0 1 5600 0)"/><use xlink:href="#k" transform="matrix(1 0 0 -1 0 10000)"/>')
    return svg(STOCK + c.body(), g, 'Dorso')


CARDS = {'back': back}
