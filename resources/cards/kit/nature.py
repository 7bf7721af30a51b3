# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Feathers, leaves and flowers."""

import math
import random

from kit.canvas import use
from kit.curves import Path
from kit.geometry import add, inside, length, lengths, lerp, mul, perp, point_at, sub, tangent_at, unit

FEATHER_GROUND = "#3b1710"


def feather(c, a, b, w, bend=0.0, col='dred', lite='red', hi='org', barbs=14, edge=2.6, tip=0.5, rag=True):
    """one flight feather from quill a to tip b. dark under-print, colour blade, engraved barbs, light scratches"""
    v = sub(b, a)
    L = length(v)
    d = unit(v)
    n = perp(d)

    def P(t, o):
        return add(add(a, mul(v, t)), mul(n, bend * L * 4 * t * (1 - t) + o))
    prof = lambda t: w * (0.42 + 0.58 * math.sin(math.pi * min(1, 0.15 + 0.62 * t))) * (1 if t < 0.8 else math.sqrt(max(0, 1 - ((t - 0.8) / 0.2) ** 2)) * 0.86 + 0.14)
    ts = [0, 0.15, 0.35, 0.55, 0.75, 0.9]
    L_ = [(*P(t, -prof(t)), i == 0) for i, t in enumerate(ts)]
    R_ = [(*P(t, prof(t)), False) for t in ts]
    R_[0] = (*R_[0][:2], True)
    pts = L_ + [(*P(1.0, 0), True)] + R_[::-1]
    c.shape(pts, col, edge, light=0.3)
    # lit half
    l = [(*P(t, -prof(t) * 0.88), i in (0,)) for i, t in enumerate(ts[1:])] + [(*P(0.985, 0), True)] + [(*P(t, -prof(t) * 0.12), False) for t in ts[:0:-1]]
    c.fill(l, lite)
    rng = c.random
    for i in range(barbs):
        t = (i + 0.6) / barbs * 0.93
        s2 = min(0.99, t + 0.055 + 0.02 * rng.random())
        c.sliver(P(t, prof(t) * 0.06), P(s2, prof(s2) * rng.uniform(0.8, 1.0)), 2.5, -0.06)
        c.sliver(P(t, -prof(t) * 0.06), P(s2, -prof(s2) * rng.uniform(0.5, 0.95)), 1.6, 0.06)
        if hi and i % 2 == 0:
            c.sliver(P(t + 0.02, -prof(t) * 0.3), P(min(0.98, s2 + 0.02), -prof(s2) * 0.92), 1.7, 0.06, colour=hi)
    c.stroke([(*P(t, 0),) for t in (0, 0.25, 0.5, 0.75, 0.97)], 3.0, 'end')


def scale_feather(c, x, y, l, w, rot, col, lite):
    """small pointed body feather (leaf shaped so it also looks right in the top row); tip down before rotation"""
    with c.at(x=x, y=y, rot=rot):
        c.shape(f'0,{-l * 0.55}! {-w * 0.7},{-l * 0.25} {-w},{l * 0.1} {-w * 0.55},{l * 0.6} 0,{l}! {w * 0.55},{l * 0.6} {w},{l * 0.1} {w * 0.7},{-l * 0.25}', col, 2.2, light=0.35)
        c.fill(f'0,{-l * 0.45}! {-w * 0.62},{-l * 0.2} {-w * 0.8},{l * 0.12} {-w * 0.42},{l * 0.55} 0,{l * 0.88}! {-w * 0.02},{l * 0.2}', lite)
        c.sliver((0, -l * 0.4), (0, l * 0.92), 2.2, 0)
        c.sliver((w * 0.35, -l * 0.2), (w * 0.45, l * 0.5), 2.2, -0.06)
        c.sliver((w * 0.68, -l * 0.1), (w * 0.72, l * 0.28), 2.0, -0.06)
        c.sliver((-w * 0.42, -l * 0.1), (-w * 0.36, l * 0.4), 1.4, 0.05)


def rows(c, region, y0, y1, step, dx, size, flow, seed, mixer, skip=None):
    """fill a region with overlapping feather symbols, bottom row first"""
    poly = Path(region).flat(4)
    rng = random.Random(seed)
    y = y1
    k = 0
    o = []
    while y > y0:
        xs = [p[0] for p in poly]
        x = min(xs) - dx + k % 2 * dx * 0.5
        while x < max(xs) + dx:
            q = (x + rng.uniform(-2, 2), y + rng.uniform(-3, 3))
            if inside(poly, q) and (not (skip and skip(q))):
                o.append(use(mixer(q, rng), q[0], q[1], flow(q) + rng.uniform(-6, 6), rng.choice((0.9, 1, 1.1)) * size))
            x += dx
        y -= step
        k += 1
    c.raw(''.join(o))


def leaf(c, col='grn', lite='lgrn'):
    c.shape('0,4! -6,-4 -12,-8! -8,-13 -13,-19! -8,-23 -9,-30! -4,-32 0,-42! 4,-32 9,-30! 8,-23 13,-19! 8,-13 12,-8! 6,-4', col, 2.4)
    c.fill('0,2! -5,-5 -10,-9! -6,-14 -11,-19! -6,-24 -7,-29! -3,-32 0,-40!', lite)
    c.stroke('0,4 0,-38', 2, 'end')
    for y in (-6, -14, -22):
        c.sliver((0, y), (8, y - 6), 1.7, 0.1)
        c.sliver((0, y), (-8, y - 6), 1.3, -0.1)


def rose(c):
    for r, n, o, col in ((26, 6, 0, 'red'), (19, 5, 0.5, 'dred'), (13, 4, 0.2, 'red')):
        for i in range(n):
            with c.at(rot=360 * (i + o) / n):
                c.shape(f'0,{-r * 0.2}! {-r * 0.6},{-r * 0.55} {-r * 0.42},{-r} 0,{-r * 1.06} {r * 0.42},{-r} {r * 0.6},{-r * 0.55}', col, 2.2)
                c.sliver((-r * 0.2, -r * 0.9), (r * 0.25, -r * 0.88), 1.5, 0.2)
    c.stroke('-5,0 -2,-5 4,-3 4,3 -1,4 -2,0', 1.8)


def daisy(c):
    for i in range(9):
        with c.at(rot=40 * i):
            c.shape('0,-5! -5,-13 -3,-21 0,-23 3,-21 5,-13', 'yel', 2)
            c.sliver((0, -8), (0, -19), 1.5, 0, colour='org')
    c.dot(0, 0, 7.5)
    c.dot(0, 0, 5.8, 'org')
    c.dot(-1, -1, 1.4)


def garland(c, path, w, flowers, step=17):
    p = Path(path, False).flat(3)
    L = lengths(p)
    T = L[-1]
    q = c.tube(Path(path, False), [w * 0.75, w, w, w, w * 0.8, w * 0.6])
    c.shape(q, 'dgrn', 3)
    o = []
    n = int(T / step)
    for i in range(n):
        s = T * (i + 0.5) / n
        P0 = point_at(p, L, s)
        t = tangent_at(p, L, s, 6)
        a = math.degrees(math.atan2(t[1], t[0])) + 90
        nv = perp(t)
        k = 0.72 + 0.28 * math.sin(math.pi * min(1, 0.15 + 0.8 * i / n))
        for off, da in ((-0.78, -62), (0.78, 62), (-0.38, -34), (0.38, 34), (0, 0)):
            q0 = add(P0, mul(nv, off * w * k + c.random.uniform(-3, 3)))
            o.append(use('l' if c.random.random() < 0.7 else 'm', q0[0], q0[1], a + da + c.random.uniform(-12, 12), round(c.random.choice((0.8, 0.9, 1.0)), 2)))
    c.raw(''.join(o))
    for s, off, f, sc in flowers:
        P0 = point_at(p, L, s * T)
        nv = perp(tangent_at(p, L, s * T, 6))
        q0 = add(P0, mul(nv, off * w))
        c.raw(use(f, q0[0], q0[1], c.random.randint(0, 60), sc))
