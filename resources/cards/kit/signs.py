# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The four suit signs: sun coin, goblet, sword and cudgel."""

import math
import random

from kit.geometry import Noise


def sunface(c):
    """round frontal sun face, local radius 50, centre 0,0"""
    c.dot(0, 0, 50, 'red')
    c.fill('34,-37 45,-16 47,6 38,32 16,47 -10,48! 10,40 28,24 36,4 36,-16', 'dred')
    for x, y, l, b in ((-25, -38, 12, 0.12), (-13, -45, 13, 0.06), (0, -48, 14, 0), (13, -45, 13, -0.06), (25, -38, 12, -0.12)):
        c.sliver((x, y), (x * 0.62, y + l), 2.4, b)
    c.stroke('-35,-13 -27,-22 -13,-21 -5,-14', 4.6, 'both')
    c.stroke('5,-16 13,-24 27,-23 35,-13', 4.6, 'both')
    for sx in (-1, 1):
        x = -19 if sx < 0 else 20
        c.fill(f'{x - 10},-6! {x - 4},-12 {x + 5},-12 {x + 10},-6! {x + 3},-3 {x - 4},-3', 'yel')
        c.stroke(f'{x - 12},-5 {x - 5},-13 {x + 5},-13 {x + 12},-5', 3.6, 'both')
        c.stroke(f'{x - 8},-3 {x},-1.4 {x + 8},-3', 1.8, 'both')
        c.dot(x + 2, -7.6, 3.8)
        c.sliver((x - 8, 3), (x + 8, 3), 1.4, -0.12)
    c.stroke('-4,-13 -5,-2 -10,8 -6,12.4 0,14.5 6,12.4 9.5,9 8,4', 3.0, 'both', power=0.5)
    c.sliver((6, -9), (4, 2), 1.8, 0.08)
    c.fill('-17,19! -6,17 0,19 6,17 18,17! 9,27 0,29.5 -8,27', 'yel')
    c.stroke('-19,18 -7,21.5 0,20.5 8,21 20,15', 3.4, 'both')
    c.stroke('-9,28 0,31.5 9,28', 2.8, 'both')
    c.sliver((-23, 12), (-25, 23), 2.6, 0.22)
    c.sliver((23, 10), (27, 20), 2.8, -0.25)
    c.stroke('-7,38.5 0,41 7,38.5', 2.6, 'both')
    for i in range(9):
        a = math.radians(-26 + i * 13)
        l = 12 - 4 * abs(i - 4) / 4
        r0 = 49.5
        r1 = r0 - l
        c.nick((r0 * math.cos(a), r0 * math.sin(a)), (r1 * math.cos(a + 0.08), r1 * math.sin(a + 0.08)), 3.4)
    for i in range(5):
        a = math.radians(140 + i * 13)
        c.nick((49.5 * math.cos(a), 49.5 * math.sin(a)), (43 * math.cos(a), 43 * math.sin(a)), 2.4)


def coin(c, n1=30, n2=22):
    """local radius 100"""
    rng = random.Random(7)
    c.dot(0, 0, 99.9, 'ink')
    c.dot(0, 0, 98, 'paper')
    c.dot(0, 0, 93, 'ink')
    c.dot(0, 0, 76.5, 'yel')
    for i in range(44):
        a = 2 * math.pi * i / 44
        c.sliver((77 * math.cos(a), 77 * math.sin(a)), (68 * math.cos(a + 0.09), 68 * math.sin(a + 0.09)), 2.3, 0.1)
    c.dot(0, 0, 68.5, 'ink')
    for n, r, b, o in ((n1, 84.8, 6.7, 0), (n2, 59.3, 6.3, 0.5)):
        for i in range(n):
            a = 2 * math.pi * (i + o) / n
            j = rng.uniform(-0.35, 0.35)
            c.dot((r + j) * math.cos(a), (r + j) * math.sin(a), b + rng.uniform(-0.3, 0.2), 'yel')
    for n, r, b, o in ((n1, 84.8, 6.7, 0), (n2, 59.3, 6.3, 0.5)):
        for i in range(n):
            a = 2 * math.pi * (i + o) / n
            x, y = (r * math.cos(a), r * math.sin(a))
            c.sliver((x + b * 0.85, y - b * 0.35), (x - b * 0.35, y + b * 0.85), b * 0.62, 0.2, colour='org')
    sunface(c)


def sword(c):
    """point up, local: tip (0,-235), pommel (0,170)"""
    # blade
    c.fill('0,-236! 22,-203! 21,20! -21,20! -22,-203!', 'blu')
    c.fill('0,-232! 22,-203! 21,20! 2,20! 1,-203!', 'dblu')
    c.fill('-22,-203! 0,-236! 1,-203!', 'lblu')
    c.sliver((-14, -196), (-13, 0), 3.2, 0, colour='lblu')
    rng = random.Random(3)
    for i in range(34):
        y = -198 + i * 6.2
        c.nick((21.5, y + 5), (5 + rng.uniform(-2, 3), y - 2), 2.3)
    c.outline(c.path('0,-236! 22,-203! 21,20! -21,20! -22,-203!'), 3.2)
    c.stroke('1,-203 0,-120 1,20', 2.2, 'end', end=0.4)
    c.stroke('-22,-203 1,-203', 1.5)
    c.stroke('1,-203 22,-203', 1.5)
    c.stroke('0,-236 1,-203', 1.8, 'none')
    # filler behind the mount so no paper shows through, then wings under guard
    c.shape('-34,-6! 34,-6! 30,46! -30,46!', 'yel', 2.4)
    for sx in (1, -1):
        with c.at(flip=sx < 0):
            c.shape('10,22 30,20 46,26 64,22! 60,34 46,42 26,42 8,44', 'yel', 2.6)
            c.fringe('58,36 46,42 26,42 10,44', 8, 2.2, 4.5, side=1)
            c.stroke('16,30 34,29 54,27', 1.6)
            # ring with green boss
            c.dot(53, 4, 26, 'ink')
            c.dot(53, 4, 23.4, 'yel')
            c.dot(53, 4, 17, 'ink')
            c.dot(53, 4, 14.6, 'grn')
            c.fill('53,-10.6 66,-2 66,12 53,18.6! 60,8 60,-2', 'dgrn')
            for i in range(5):
                a = math.radians(-40 + i * 24)
                c.nick((53 + 14.8 * math.cos(a), 4 + 14.8 * math.sin(a)), (53 + 7 * math.cos(a), 4 + 7 * math.sin(a)), 2.2)
            for i in range(8):
                a = math.radians(-70 + i * 22)
                c.sliver((53 + 23.5 * math.cos(a), 4 + 23.5 * math.sin(a)), (53 + 18 * math.cos(a + 0.12), 4 + 18 * math.sin(a + 0.12)), 1.9)
            c.sliver((43, -3), (42, 7), 3.2, 0.2, colour='wht')
    # grip spindle
    g = c.shape('-10,46! -15,70 -19,92 -15,120 -9,138! 9,138! 15,120 19,92 15,70 10,46!', 'yel', 3)
    for i in range(7):
        y = 60 + i * 13
        w = 11 + 8 * math.sin(math.pi * (y - 46) / 92)
        c.fill(f'{-w + 1},{y + 4}! 0,{y + 1} {w - 1},{y - 9}! {w - 1},{y - 4}! 0,{y + 6} {-w + 1},{y + 9}!', 'org' if i % 2 else 'red')
        c.stroke(f'{-w + 2},{y + 3.4} 0,{y + 1} {w - 2},{y - 8}', 2.4, 'both')
        c.stroke(f'{-w + 2},{y + 8.4} 0,{y + 6} {w - 2},{y - 3.4}', 1.6, 'both')
    for i in range(9):
        y = 56 + i * 9.4
        w = 11 + 8 * math.sin(math.pi * (y - 46) / 92)
        c.nick((w, y), (w - 7, y - 2), 2.6)
    c.outline(c.path('-10,46! -15,70 -19,92 -15,120 -9,138! 9,138! 15,120 19,92 15,70 10,46!'), 3)
    # collar + pommel
    c.shape('-11,134! 11,134! 8,143 11,153! -11,153! -8,143', 'blu', 2.6)
    c.nick((7, 140), (0, 140), 2.4)
    c.nick((7, 147), (0, 147), 2.4)
    c.shape('-8,153! -14,160 -9,165 -12,172! -5,170 0,176 5,170 12,172! 9,165 14,160 8,153!', 'red', 2.6)
    c.sliver((-1, 156), (-1, 170), 1.8)
    c.nick((11, 161), (4, 162), 2.2)
    # central mount: lobed gold with red cabochon
    c.shape('0,-26! 12,-16 24,-14 26,2 24,16 14,26 0,40! -14,26 -24,16 -26,2 -24,-14 -12,-16', 'yel', 3)
    c.fringe('24,-12 26,2 24,16 14,26 2,38', 7, 2.2, 5, side=1)
    c.dot(0, 4, 18.5, 'ink')
    c.dot(0, 4, 16, 'red')
    c.fill('4,-11 13,-2 14,10 5,19 -6,18! 6,12 8,0', 'dred')
    c.sliver((-9, 8), (-5, -7), 3.6, 0.2, colour='wht')
    for i in range(10):
        a = 2 * math.pi * i / 10
        c.dot(22 * math.cos(a), 4 + 22 * math.sin(a), 1.5)


def goblet(c):
    """cup; local: rim top y=-100, foot y=100, max half width 62"""
    # bowl silhouette
    bowl = c.fill('-52,-84! -44,-66 -40,-54! -58,-40 -63,-18 -52,8 -26,30 -10,38! 10,38! 26,30 52,8 63,-18 58,-40 40,-54! 44,-66 52,-84!', 'grn')
    c.fill('-50,-84! -43,-66 -39,-55! 0,-50 39,-55! 43,-66 50,-84! 0,-76', 'yel')
    c.fill('-61,-30! -40,-54 0,-49 40,-54 61,-30! 63,-20! 30,-8 0,-6 -30,-8 -63,-20!', 'yel')
    c.fill('10,-50 40,-54 61,-30! 63,-20! 44,-12 26,-8! 34,-30', 'org')
    c.fill('16,-76 50,-84! 43,-66 39,-55! 22,-53! 24,-64', 'org')
    c.fill('63,-19 52,8 26,30 10,38! 2,38! 24,20 36,0 40,-10!', 'dgrn')
    c.stroke('-63,-20 -30,-8 0,-6 30,-8 63,-20', 2.6, 'none')
    c.stroke('-40,-54 0,-49 40,-54', 2.6, 'none')
    for i in range(11):
        u = -0.84 + i * 0.168
        x0 = u * 58
        x1 = u * 20
        c.sliver((x0, -8 - 10 * (1 - abs(u)) * 0.0 + abs(u) * -8), (x1, 33 - abs(u) * 6), 2.2 + 1.6 * max(0, u), -0.1 * u)
    c.fringe('63,-18 52,8 26,30 11,38', 20, 3.2, 4.6, side=1, slant=-0.2)
    c.fringe('60,-36 63,-24', 16, 2.6, 4, side=1)
    c.fringe('46,-50 58,-40', 12, 2.4, 4.2, side=1)
    c.fringe('50,-80 44,-66 40,-56', 12, 2.4, 4.6, side=1)
    c.fringe('-50,-80 -44,-66 -40,-56', 6, 2, 5, side=-1)
    c.sliver((-52, -30), (-22, -38), 5, 0.12, colour='wht')
    c.sliver((-46, -2), (-30, 18), 5, 0.1, colour='lgrn')
    c.outline(bowl, 3.4)
    # rim
    rim = c.fill('-58,-86 -40,-96 0,-101 40,-96 58,-86 40,-76 0,-72 -40,-76', 'red')
    c.fill('-44,-87 -26,-93 0,-95 26,-93 44,-87 26,-81 0,-79 -26,-81', 'dred')
    for i in range(11):
        x = -36 + i * 7.2
        c.nick((x, -93 - 2 * math.cos(x / 28)), (x + 3, -84), 2.3)
    c.outline(rim, 3.2)
    c.stroke('-44,-86 -26,-81 0,-79 26,-81 44,-86', 1.7)
    # stem
    # foot
    c.shape('-40,78! -52,86 -55,97 -50,103 0,107 50,103 55,97 52,86 40,78! 0,76', 'yel', 3.2)
    c.fill('14,84 40,80! 51,87 54,97 48,102 20,105! 30,95', 'org')
    c.stroke('-53,92 0,98 53,92', 2, 'none')
    c.fringe('-50,102 0,106 50,102', 8, 2.2, 5, side=-1, even=True)
    c.fringe('40,80 52,87', 8, 2, 4, side=1)
    c.shape('-12,48! -24,66 -40,80! 40,80! 24,66 12,48!', 'grn', 3)
    c.fill('4,50! 12,50! 24,66 38,79! 16,79! 14,64', 'dgrn')
    for i in range(7):
        u = -0.8 + i * 0.27
        c.sliver((u * 10, 51), (u * 36, 79), 2.1 + max(0, u) * 1.5, 0.08 * u)
    c.shape('-16,34! -21,41 -16,49! 16,49! 21,41 16,34!', 'red', 2.8)
    for i in range(5):
        c.sliver((-10 + i * 5, 35), (-10 + i * 5, 48), 1.9, 0)
    c.sliver((-13, 39), (-7, 38), 2.4, 0, colour='wht')


def baton(c, seed=1, L=330, r0=17, r1=50, knots=((0.3, 1), (0.55, -1), (0.68, 1)), streak=1):
    """thick cut end at bottom (0,L/2), thin end up (0,-L/2)"""
    rng = random.Random(seed)
    nz = Noise(seed * 31)

    def rad(t):
        return r0 + (r1 - r0) * t ** 1.1

    def ctr(t):
        return 5 * math.sin(t * 5 + seed) * (1 - t * 0.5)
    lft = []
    rgt = []
    N = 14
    kn = list(knots)
    for i in range(N + 1):
        t = i / N
        y = -L / 2 + L * t
        for side, arr in ((-1, lft), (1, rgt)):
            r = rad(t) + 3.2 * nz(i * 0.9 + side * 40)
            for kt, ks in kn:
                if ks == side:
                    r += 11 * math.exp(-((t - kt) / 0.045) ** 2)
            arr.append((ctr(t) + side * r, y))
    pts = [(*p, i == 0, False) for i, p in enumerate(lft)]
    pts[-1] = (*lft[-1], True, False)
    b = (0 + ctr(1), L / 2 + r1 * 0.42)
    pts += [(*b, False, False)]
    pts += [(*p, i == 0 or i == N, False) for i, p in enumerate(rgt[::-1])]
    pts += [(ctr(0), -L / 2 - 5, False, False)]
    p = c.fill(pts, 'grn')
    # dark side
    dk = [(ctr(t) + (0.06 + 0.16 * nz(t * 9 + 5)) * rad(t), -L / 2 + L * t) for t in [i / 10 for i in range(11)]]
    c.fill([(*q, k in (0, 10)) for k, q in enumerate(dk)] + [(*q, k in (0, N)) for k, q in enumerate([(x - 1, y) for x, y in rgt[::-1]])], 'dgrn')
    # light streak
    lt = [(ctr(t) - 0.42 * rad(t), -L / 2 + L * t) for t in (0.06, 0.2, 0.4, 0.6, 0.78)]
    c.fill([(*lt[0], True)] + [(x - 4 - 2 * nz(k), y) for k, (x, y) in enumerate(lt[1:-1])] + [(*lt[-1], True)] + [(x + 5 + 3 * nz(k + 9), y) for k, (x, y) in reversed(list(enumerate(lt[1:-1])))], 'lgrn')
    # bark: wavy long slivers, denser to the right
    for i in range(40):
        u = rng.random() ** 0.62 * 1.84 - 0.9
        t = rng.uniform(0.03, 0.86)
        l = rng.uniform(0.06, 0.17)
        x0 = ctr(t) + u * rad(t) * 0.96
        t2 = min(0.97, t + l)
        x1 = ctr(t2) + u * rad(t2) * 0.96
        w = 1.4 + 2.4 * max(0, u) + rng.random()
        c.sliver((x0, -L / 2 + L * t), (x1, -L / 2 + L * t2), w, rng.uniform(-0.05, 0.05))
    # right edge black engraving
    c.fringe([(*q,) for q in rgt], rad(0.5) * 0.62, 3.4, 6.5, side=1, slant=0.75, even=True)
    c.fringe([(*q,) for q in lft], 7, 2.4, 9, side=-1, slant=0.6, even=True)
    # peeled yellow scars
    for k in range(3):
        t = 0.22 + 0.24 * k + rng.uniform(-0.04, 0.04)
        x = ctr(t) + rng.uniform(-0.25, 0.25) * rad(t)
        y = -L / 2 + L * t
        h = rng.uniform(20, 34)
        w = rng.uniform(2.4, 3.8)
        c.shape(f'{x},{y - h}! {x + w},{y - 4} {x + w * 0.6},{y + h * 0.5} {x - 1},{y + h}! {x - w},{y + 5} {x - w * 0.5},{y - h * 0.4}', 'yel' if k != 1 else 'org', 1.7)
    # peeled bark near the cut
    t = 0.86
    y = L / 2
    x = ctr(1) - r1 * 0.45
    c.shape(f'{x - 14},{y + 4}! {x - 10},{y - 30} {x - 2},{y - 46}! {x + 4},{y - 26} {x + 16},{y - 38}! {x + 15},{y - 10} {x + 12},{y + 8}!', 'yel', 2)
    c.fill(f'{x + 4},{y - 24} {x + 14},{y - 32}! {x + 14},{y - 10} {x + 11},{y + 6}! {x + 3},{y + 4}!', 'org')
    c.sliver((x - 6, y), (x - 4, y - 30), 1.6, 0.05)
    c.sliver((x + 3, y), (x + 4, y - 18), 1.6, -0.05)
    c.outline(p, 3.6)
    # knots: cut twigs
    for kt, ks in kn:
        x = ctr(kt) + ks * (rad(kt) + 7)
        y = -L / 2 + L * kt - 3
        with c.at(x=x - ks * 3, y=y, rot=ks * 24):
            c.shape(f'{-ks * 9},-15! {ks * 3},-12 {ks * 5},0 {ks * 3},11! {-ks * 9},16!~', 'grn', 2.6)
            c.shape('-4,-10 1,-12 5,-6 5,5 1,11 -4,9', 'red' if ks > 0 else 'org', 2.2)
            c.stroke('-1,-5 2,-4 2.6,2 0,5', 1.4)
            c.dot(0, 0, 1.2)
    # small cut at the thin end
    c.shape(f'{ctr(0) - r0 + 2},{-L / 2 - 3} {ctr(0)},{-L / 2 - 8} {ctr(0) + r0 - 2},{-L / 2 - 3} {ctr(0)},{-L / 2 + 3}', 'red', 2.4)
    # cut end
    e = c.fill(f'{ctr(1) - r1},{L / 2} {ctr(1) - r1 * 0.62},{L / 2 - r1 * 0.33} {ctr(1)},{L / 2 - r1 * 0.43} {ctr(1) + r1 * 0.66},{L / 2 - r1 * 0.32} {ctr(1) + r1},{L / 2 - 1} {ctr(1) + r1 * 0.66},{L / 2 + r1 * 0.36} {ctr(1)},{L / 2 + r1 * 0.46} {ctr(1) - r1 * 0.68},{L / 2 + r1 * 0.34}', 'red')
    with c.at(x=ctr(1), y=L / 2, s=r1):
        c.fill('-.74,0 -.4,-.25 .05,-.3 .5,-.2 .72,.02 .45,.24 0,.3 -.48,.22', 'org')
        wk = c.weight
        for k, (rx, ry) in enumerate(((0.74, 0.29), (0.52, 0.2), (0.3, 0.11))):
            a0 = rng.uniform(0, 6)
            pts = []
            for i in range(9):
                a = a0 + i * 2 * math.pi * 0.86 / 8
                pts.append((rx * math.cos(a) * (1 + 0.05 * rng.uniform(-1, 1)), ry * math.sin(a) * (1 + 0.07 * rng.uniform(-1, 1)) + 0.01))
            c.stroke(pts, 2.2, 'both')
        c.fill('-.1,.0! 0,-.05 .12,0! .02,.06', 'ink')
        for i in range(16):
            a = math.radians(-30 + i * 13)
            c.nick((0.97 * math.cos(a), 0.43 * math.sin(a)), ((0.82 - 0.06 * rng.random()) * math.cos(a), 0.36 * math.sin(a)), 2.2)
        c.sliver((0.12, 0.03), (0.6, 0.12), 2.2, 0.1)
        c.sliver((-0.12, -0.02), (-0.55, -0.12), 2, 0.1)
    c.outline(e, 3.4)
