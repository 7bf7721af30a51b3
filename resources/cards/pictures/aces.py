# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The four aces."""

import math

from kit.canvas import Canvas, symbol, use
from kit.curves import Path, bezier
from kit.document import card
from kit.dress import beads, lozenges
from kit.geometry import Noise, add, clamp, length, lengths, mix, mul, perp, point_at, sub, tangent_at, unit
from kit.hands import fist
from kit.headgear import crown
from kit.nature import FEATHER_GROUND, daisy, feather, garland, leaf, rose, rows, scale_feather




def talon(c, flip=False):
    """bird foot gripping an edge, local ~110 wide"""
    with c.at(flip=flip):
        # shank
        c.shape('-15,-70! -13,-40 -16,-12! 18,-12! 14,-40 16,-70!', 'yel', 3)
        c.fill('4,-70! 5,-40 3,-12! 18,-12! 14,-40 16,-70!', 'org')
        for i in range(6):
            c.stroke(f'-14,{-60 + i * 9} 0,{-56 + i * 9} 15,{-61 + i * 9}', 1.9, 'both')

        def toe(pts, r, claw):
            p = c.tube(pts, r)
            c.shape(p, 'yel', 2.8)
            P = Path(pts, False).flat(2)
            Ls = lengths(P)
            for i in range(1, 5):
                t = Ls[-1] * i / 5
                q = point_at(P, Ls, t)
                n = perp(tangent_at(P, Ls, t))
                rr = mix(r[0], r[-1], i / 5) * 0.9
                c.stroke([add(q, mul(n, -rr)), add(q, mul(tangent_at(P, Ls, t), 3)), add(q, mul(n, rr))], 1.6, 'both')
            c.shape(claw, 'ink', 1.2)
        toe('-6,-12 -34,-6 -52,8', [11, 10, 8.5], '-58,0! -70,8 -74,28! -64,20 -50,16!')
        toe('8,-12 36,-6 54,8', [11, 10, 8.5], '52,16! 66,20 75,28! 72,8 60,0!')
        toe('0,-14 0,4 2,22', [13, 12, 10], '-8,24! -4,38 4,50! 10,38 12,24!')


def ace_of_coins():
    defs = ''
    for i, (col, lite) in enumerate(((FEATHER_GROUND, 'dred'), ('dred', 'red'), ('red', 'org'), ('dred', 'org'))):
        defs += symbol('abcd'[i], lambda c, col=col, lite=lite: scale_feather(c, 0, 0, 28, 11, 0, col, lite))
    defs += symbol('P', lambda c: feather(c, (0, 0), (0, 400), 16, 0.012, 'dred', 'red', 'org', 20))
    defs += symbol('Q', lambda c: feather(c, (0, 0), (0, 240), 15, 0.012, FEATHER_GROUND, 'dred', 'red', 14))
    c = Canvas(seed=5, line=3.6)

    def fe(id, L, a, b, w=1):
        v = sub(b, a)
        return use(id, a[0], a[1], math.degrees(math.atan2(v[1], v[0])) - 90, w, length(v) / L)
    # landscape
    c.fill('20,735! 120,715 280,706 440,715 540,735! 540,800! 20,800!', 'yel')
    c.fill('20,735! 120,715 280,706 440,715 540,735! 540,752! 440,734 280,726 120,734 20,752!', 'org')
    hl = '20,774 70,752 104,764 140,742 190,768 230,756 280,772 340,752 390,770 432,746 470,764 500,754 540,770'
    c.fill(hl.replace('20,774', '20,774!').replace('540,770', '540,770!') + ' 540,830! 20,830!', 'lblu')
    c.stroke(hl, 2.4, 'none')
    for x, y, l in ((142, 747, 44), (72, 757, 36), (342, 757, 32), (434, 751, 42), (502, 759, 36)):
        for i in range(11):
            c.sliver((x + i * 4.6, y + i * 1.9), (x + i * 4.6 + 9, y + l * (1 - i * 0.055) + i), 2.6, 0.06, colour='blu')
    c.fill('20,812! 90,800 170,806 260,798 360,806 450,798 540,810! 540,905! 20,905!', 'grn')
    c.stroke('20,812 90,800 170,806 260,798 360,806 450,798 540,810', 2.8, 'none')
    for i in range(90):
        x = c.random.uniform(34, 526)
        y = c.random.uniform(814, 880)
        c.nick((x, y), (x + c.random.uniform(-3, 3), y - c.random.uniform(8, 15)), 2.6, colour='ink')
    # cartouche
    c.fill('20,876! 540,876! 540,975! 20,975!', 'ink')
    c.shape('60,890! 500,890! 512,910 500,926 512,944 500,960! 60,960! 48,944 60,926 48,910!', 'yel', 3)
    q = c.shape('78,904! 482,904! 488,926 482,948! 78,948! 72,926!', 'blu', 2.6)
    c.fill('78,904! 482,904! 484,911! 88,913! 84,948! 78,948! 72,926!', 'dblu')
    c.engrave(q, angle=0, step=5.4, width=2.2, reach=26, ambient=0.3, threshold=0.12)
    for sx in (0, 1):
        with c.at(x=560 if sx else 0, flip=bool(sx)):
            c.shape('28,880! 56,874 78,884 76,904 58,908 50,898 58,892! 52,886 44,890 42,902 46,916 40,926 46,936 42,950 46,964! 28,968!', 'yel', 2.8)
            c.shape('28,970! 36,946 52,938 66,948 62,962 50,960! 56,954 50,948 44,956 46,970!', 'yel', 2.6)
            c.fringe('32,884 56,877 74,886', 6, 1.8, 5, side=1)
            c.fringe('36,950 52,942 64,950', 6, 1.8, 5, side=1)
    c.fringe('80,958 280,958 480,958', 6, 2, 7, side=-1, even=True)
    # tail
    o = ''
    for x1, y1 in ((190, 796), (370, 796), (208, 822), (352, 822), (232, 842), (328, 842), (257, 852), (303, 852), (280, 858)):
        o += fe('Q', 240, (280 + (x1 - 280) * 0.35, 610), (x1, y1), 1.15)
    c.raw(o)
    # one wing as a symbol, mirrored by use
    w = Canvas(seed=8, line=3.8)
    o = ''
    for a, b in (((34, 250), (24, 700)), ((50, 270), (44, 728)), ((70, 290), (66, 748)), ((92, 300), (90, 752)), ((114, 310), (114, 746)), ((138, 320), (140, 728)), ((160, 330), (162, 704))):
        o += fe('P', 400, a, b, 1.12)
    for a, b in (((40, 220), (30, 480)), ((60, 240), (54, 510)), ((82, 262), (78, 522)), ((106, 280), (104, 514)), ((130, 300), (134, 492))):
        o += fe('Q', 240, a, b, 1.15)
    w.raw(o)
    w.shape('20,330! 22,250 24,170 40,116 70,88 102,92 120,114 116,142 98,154 84,148! 84,200 102,252 146,292 214,318! 200,380 150,372 110,350 74,332 50,342!', FEATHER_GROUND, 4)

    def wmix(q, r):
        k = r.random()
        return 'b' if k < 0.4 else 'c' if k < 0.8 else 'd' if k < 0.92 else 'a'
    rows(w, '20,330! 24,250 26,170 42,120 66,96 78,150 80,205 97,258 142,298 200,328! 190,370 150,364 110,342 70,322 48,334!', 96, 356, 20, 19, 1.1, lambda q: clamp((q[0] - 40) / 160) * -30, 9, wmix)
    K = '36,150! 42,114 70,88 102,92 120,114 116,142 98,154 82,147! 86,126 72,119 54,132!'
    k = w.shape(K, 'red', 3.4)
    w.fill('54,132! 72,119 86,126 82,147! 98,154 116,142 119,124! 106,138 95,138 90,120 74,108 58,120', 'dred')
    w.fill('58,106 76,94 96,98 106,108! 92,104 74,106 58,118!', 'org')
    w.engrave(k, angle=55, step=4.6, width=2.8, reach=26, threshold=0.2)
    defs += '<g id="w">%s</g>' % w.body()
    c.raw('<use xlink:href="#w"/><use xlink:href="#w" transform="matrix(-1 0 0 1 5600 0)"/>')
    # body and thighs (below disc)

    def bmix(q, r):
        k = r.random()
        return 'a' if k < 0.3 else 'b' if k < 0.72 else 'c' if k < 0.9 else 'd'
    c.shape('164,560! 166,640 172,700 186,748 178,760 192,786 202,772 212,800 224,776 238,784 240,752 262,700 280,690 298,700 320,752 322,784 336,776 348,800 358,772 368,786 382,760 374,748 388,700 394,640 396,560!', FEATHER_GROUND, 3)
    rows(c, '168,560! 168,640 176,700 188,748 212,780 238,752 262,690 280,680 298,690 322,752 348,780 372,748 384,700 392,640 392,560!', 596, 782, 18, 19, 1.05, lambda q: (q[0] - 280) * -0.1, 4, bmix, skip=lambda q: (q[0] - 280) ** 2 + (q[1] - 478) ** 2 < 140 ** 2)
    # feet
    for x in (208, 352):
        with c.at(x=x, y=858, s=0.98):
            talon(c, x > 280)
    rows(c, '180,752! 212,752! 244,752! 230,786! 212,802! 194,786!', 744, 800, 11, 12, 0.78, lambda q: (212 - q[0]) * 0.5, 6, bmix)
    rows(c, '316,752! 348,752! 380,752! 366,786! 348,802! 330,786!', 744, 800, 11, 12, 0.78, lambda q: (348 - q[0]) * 0.5, 7, bmix)
    # neck, ragged silhouette
    pts = []
    for i, (x, y) in enumerate([(240, 206), (232, 228), (224, 252), (213, 276), (202, 302), (190, 330)]):
        pts += [f'{x},{y}!', f'{x - 13},{y + 20}!']
    rp = []
    for i, (x, y) in enumerate([(372, 330), (360, 302), (348, 276), (338, 252), (331, 228)]):
        rp += [f'{x + 12},{y + 18}!', f'{x},{y - 2}!']
    c.shape('246,160! ' + ' '.join(pts) + ' 180,400! 380,400! ' + ' '.join(rp) + ' 328,206! 316,160!', FEATHER_GROUND, 2.6)
    rows(c, '244,190! 226,250 204,310 190,350! 372,350! 352,300 336,250 326,210! 300,180!', 196, 352, 16, 16, 0.95, lambda q: (q[0] - 284) * -0.18, 12, bmix, skip=lambda q: (q[0] - 280) ** 2 + (q[1] - 478) ** 2 < 146 ** 2)
    # disc
    X, Y, Rr = (280, 478, 164)
    c.dot(X, Y, Rr + 10, 'ink')
    c.dot(X, Y, Rr + 6, 'yel')
    for i in range(72):
        a = 2 * math.pi * i / 72
        c.sliver((X + (Rr + 6) * math.cos(a), Y + (Rr + 6) * math.sin(a)), (X + (Rr - 4) * math.cos(a + 0.04), Y + (Rr - 4) * math.sin(a + 0.04)), 2.6, 0.1)
    c.dot(X, Y, Rr - 3, 'ink')
    c.dot(X, Y, Rr - 6, 'paper')
    c.ring(X, Y, Rr - 13, 1.8)
    # head
    c.shape('252,204! 238,208! 247,196! 229,196! 242,184! 228,176! 243,170 251,150 274,136 304,135 326,148! 338,156 334,174 330,184 332,198 326,208 316,212! 314,226! 303,217! 294,230! 284,219! 271,229! 266,215!', 'red', 3.6)
    c.fill('252,204! 238,208! 247,196! 229,196! 242,184! 228,176! 243,170 251,152! 252,176 260,196 282,207 316,211! 314,226! 303,217! 294,230! 284,219! 271,229! 266,215!', 'dred')
    c.fill('296,184! 312,177 328,176! 330,184 330,198 318,206 300,200', 'org')
    for i in range(54):
        u = c.random.random()
        v = c.random.uniform(-1, 1)
        x = 318 - u * 76
        y = 178 + v * (14 + u * 24) + u * 4
        if abs(x - 312) < 20 and abs(y - 164) < 13 or y > 212 or y < 144:
            continue
        l = 8 + 8 * u
        c.sliver((x, y), (x - l, y + v * 5 + 5 * u), 2.4, 0.1 * v, colour='ink' if c.random.random() < 0.7 else 'org')
    # beak: lower mandible, upper, cere, dark hook
    c.shape('316,188! 340,186 353,189 359,195 348,201 330,203 318,200!', 'yel', 3)
    c.fill('322,200! 344,198 357,193 359,195 348,201 330,203 318,200!', 'org')
    c.shape('324,153! 338,149 354,152 368,162 375,178 374,194 370,209! 366,195 357,187 342,184 318,187! 328,176 327,164', 'yel', 3.4)
    c.fill('352,151 368,162 375,178 374,194 370,209! 366,195 357,187 344,184! 360,178 362,164', 'org')
    c.fill('371,168 375,178 374,194 370,209! 367,197! 370,184', 'brn')
    c.stroke('308,189 324,187 342,185 357,188 366,196', 2.8, 'both')
    c.sliver((340, 160), (347, 165), 4, 0.2)
    c.stroke('335,150 331,166 334,183', 2.2, 'both')
    c.sliver((350, 156), (364, 168), 2.4, 0.15, colour='wht')
    # eye under a heavy brow ridge
    c.fill('297,168! 304,160 316,159 324,165! 318,171 306,172', 'wht')
    c.stroke('299,171 308,174 319,171 325,165', 2.2, 'both')
    c.dot(312.5, 165.2, 6, 'ink')
    c.dot(312.5, 165.2, 4.8, 'yel')
    c.dot(313, 165, 3.0)
    c.dot(311.6, 163.8, 1.1, 'wht')
    c.fill('278,158! 292,151 312,152 331,165! 324,163 314,158.6 303,159 296,167! 292,162', 'ink')
    c.stroke('288,176 300,181 316,179', 2, 'both')
    c.stroke('284,184 298,191 308,190', 1.8, 'both')
    # crown
    with c.at(x=283, y=118, s=0.96, rot=-6):
        crown(c)
    return card(c.body(), defs, 'Asso di denari', mat=True)


def childface(c):
    f = '-46,-30 -34,-54 0,-62 34,-50 42,-26 40,-8 37,0 41,14 36,32 24,46 6,52 -16,46 -36,30 -46,4'
    c.shape(f, 'skin', 2.6)
    c.fill('42,-26 40,-8 37,0 41,14 36,32 24,46 6,52! 20,44 30,28 32,12 30,-4 35,-18', 'dskin')
    c.fill('-46,-4! -42,16 -30,34 -12,46 4,51! -14,40 -28,26 -34,8', 'dskin')
    c.fill('-26,10 -18,6 -9,10 -8,20 -17,25 -26,20', '#f2bf96')
    c.fill('30,12 36,10 38,20 33,27 28,22', '#f2bf96')
    for x0, x1, y, h in ((-17, 4, -6, 7.0), (19, 34, -6.4, 6.4)):
        w = x1 - x0
        c.fill(f'{x0},{y + 2}! {x0 + w * 0.3},{y - h * 0.8} {x0 + w * 0.7},{y - h * 0.8} {x1},{y + 1}! {x0 + w * 0.7},{y + h * 0.7} {x0 + w * 0.3},{y + h * 0.7}', 'wht')
        ix = x0 + w * 0.56
        c.dot(ix, y - 0.6, h * 0.82)
        c.dot(ix - 1.6, y - 2.4, 1.9, 'wht')
        c.stroke(f'{x0 - 2},{y + 3} {x0 + w * 0.25},{y - h * 0.9} {x0 + w * 0.7},{y - h * 0.95} {x1 + 2},{y + 2}', 3, 'both', end=0.25, power=0.6)
        c.stroke(f'{x0 + w * 0.2},{y + h * 0.75} {x0 + w * 0.55},{y + h * 0.95} {x1 - 1},{y + h * 0.5}', 1.3)
    c.stroke('-22,-18 -10,-24 4,-21', 2.4)
    c.stroke('18,-21 28,-24 37,-19', 2.2)
    c.stroke('15,-8 17,2 22,9 20,14 14,14', 2.2, 'both', power=0.6)
    c.sliver((8, 12), (11, 15), 2, 0.3)
    c.fill('6,27! 12,23.6 16,24.6 20,23.6 26,26.6! 21,32 15,33 9,31', 'red')
    c.stroke('3,26 10,28 16,27.6 22,28 29,25', 2.1)
    c.stroke('10,36.6 15,38 20,36.4', 1.7)
    c.sliver((-2, 22), (-1, 29), 1.5, 0.2)
    c.sliver((31, 21), (32, 27), 1.3, -0.2)
    c.stroke('2,48 8,45 16,46', 1.5)


def curls(c):

    def curl(x, y, r, rot, fl=False):
        with c.at(x=x, y=y, s=r / 20, rot=rot, flip=fl):
            c.shape('-22,0! -18,-16 -2,-22 14,-16 20,0 14,14 0,18 -10,12! -16,10', 'tan', 2.8)
            c.fill('-4,20! 14,14 20,0 14,-14! 14,0 8,9', 'dtan')
            c.stroke('-16,6 -10,-8 2,-12 10,-4 8,6 0,8 -4,2', 2.2, 'both')
            c.stroke('-18,-2 -10,-14 2,-17 14,-10', 1.8)
            c.stroke('-8,14 4,15 14,7', 1.6)
    for a in ((-50, -6, 19, -70), (-52, 18, 17, -100), (-46, -28, 20, -40), (-32, -48, 21, -20), (-10, -60, 21, 0), (14, -60, 20, 20), (34, -48, 18, 50), (44, -28, 14, 80), (-24, -38, 15, -30), (2, -46, 15, 10), (22, -42, 13, 30), (-42, -10, 13, -70)):
        curl(*a)


def ace_of_swords():
    defs = symbol('l', lambda c: leaf(c)) + symbol('m', lambda c: leaf(c, 'dgrn', 'grn')) + symbol('r', rose) + symbol('y', daisy) + symbol('f', lambda c: feather(c, (0, 0), (0, 120), 14, 0.03, 'gry', 'wht', None, 9))
    c = Canvas(seed=9, line=3.8)
    # wing
    w = ''
    for a, l in ((78, 0.8), (66, 0.92), (53, 1.02), (40, 1.1), (27, 1.12), (14, 1.05), (2, 0.92)):
        w += use('f', 160, 462, a, 1.25, l)
    for a, l in ((74, 0.46), (54, 0.56), (34, 0.62), (14, 0.6)):
        w += use('f', 162, 456, a, 1.3, l)
    c.raw(w)
    # sword behind
    with c.at(x=318, y=400, rot=-14):
        c.shape('0,-350! 34,-296! 34,240! -34,240! -34,-296!', 'blu', 4)
        c.fill('0,-346! 34,-296! 34,240! 2,240! 2,-296!', 'dblu')
        c.fill('0,-346! 2,-296! -34,-296!', 'lblu')
        for i in range(86):
            y = -286 + i * 6.1
            c.nick((33, y + 6), (8 + c.random.uniform(-3, 5), y - 3), 2.6)
        c.stroke('2,-346 2,240', 2.4, 'none')
        c.sliver((-22, -280), (-22, 220), 5, 0, colour='lblu')
        c.stroke('-34,-296 34,-296', 2)
    # far leg
    leg = c.shape('300,636! 352,650 388,684 392,716 376,742! 380,790 372,836 366,866! 384,886 402,902 396,916 372,914 344,896 330,868! 330,820 332,776 336,744 318,720 286,700!~', 'skin', 3.6)
    c.fill('392,700 392,716 376,742! 380,790 372,836 366,866! 352,860! 358,810 356,760 362,728', 'dskin')
    c.engrave(leg, angle=20, step=5, width=2.6, reach=30, threshold=0.25)
    for x in (394, 386, 377):
        c.sliver((x, 900), (x - 4, 912), 1.7, 0.1)
    # hilt
    with c.at(x=378, y=640, rot=-14):
        c.shape('-16,14! 16,14! 20,80 16,150! -16,150! -20,80', 'yel', 3.4)
        for i in range(8):
            c.stroke(f'-18,{30 + i * 15} 0,{36 + i * 15} 18,{24 + i * 15}', 2.8, 'none')
            c.fill(f'-17,{32 + i * 15}! 0,{38 + i * 15} 18,{26 + i * 15}! 18,{32 + i * 15}! 0,{44 + i * 15} -17,{38 + i * 15}!', 'red' if i % 2 else 'org')
        c.shape('-22,148! 22,148! 30,170 22,196 0,206 -22,196 -30,170', 'yel', 3.4)
        c.fringe('28,160 28,180 18,198', 12, 2.6, 5, side=1)
        c.dot(0, 175, 11)
        c.dot(0, 175, 8.6, 'red')
        c.dot(-2.5, 172, 2, 'wht')
        g = c.shape('-96,-6! -110,-22 -96,-36 -80,-28 -84,-14! -50,-22 0,-26 50,-22 84,-14! 80,-28 96,-36 110,-22 96,-6! 92,10 60,14 20,18 0,26 -20,18 -60,14 -92,10', 'yel', 3.6)
        c.engrave(g, angle=80, step=5, width=3, reach=24, threshold=0.25)
        c.dot(0, 0, 15)
        c.dot(0, 0, 12.4, 'red')
        c.dot(-3.5, -4, 2.6, 'wht')
    # torso
    t = c.shape('176,430! 150,446 140,476 152,520 160,566 156,620 170,668! 330,668! 330,620 326,580 330,540 336,500 322,464 290,446 262,436!', 'skin', 3.8)
    c.fill('336,500 322,464! 318,500 310,540 304,590 310,640 306,668! 330,668! 330,620 326,580 330,540', 'dskin')
    c.engrave(t, angle=55, step=5, width=2.8, reach=44, threshold=0.3)
    c.stroke('190,520 214,530 236,522', 2)
    c.stroke('262,524 284,530 304,520', 2)
    c.sliver((243, 470), (246, 512), 1.8, 0.05)
    c.stroke('236,610 243,618 250,610', 2.2)
    c.stroke('190,640 220,654 270,654 304,640', 1.8)
    c.stroke('206,452 222,462 240,460', 1.8)
    # sash
    sh = c.shape('178,446! 204,440 214,446! 236,500 280,560 330,610! 330,650! 280,620 226,566 190,500!', 'red', 3.4)
    c.fill('190,500! 226,566 280,620 330,650! 330,636! 284,604 236,552 200,490!', 'dred')
    c.engrave(sh, angle=120, step=5, width=3, reach=26, threshold=0.2)
    for pts in ('206,446 230,506 276,568 328,618', '196,452 222,520 268,584 328,634'):
        c.stroke(pts, 2.2, 'both')
    # raised arm
    a = c.shape('186,470! 158,466 138,440 124,400 122,356 136,316 160,284 176,258! 206,272! 196,304 180,336 172,362 180,392 196,418 214,444!~', 'skin', 3.8)
    c.fill('206,272! 196,304 180,336 172,362 180,392 196,418 214,444! 196,452! 172,420 158,384 160,346 178,304 190,270!', 'dskin')
    c.engrave(a, angle=20, step=5, width=2.6, reach=30, threshold=0.3)
    c.stroke('172,362 156,366 146,360', 2.4, 'end')
    c.stroke('180,262 190,276 206,276', 1.8)
    # garland: arch on top
    garland(c, '84,196 124,160 200,176 300,196 384,236 440,310 462,400 450,500 418,560', 41, ((0.06, 0, 'r', 1.05), (0.16, -0.5, 'y', 0.8), (0.33, 0.1, 'r', 1.2), (0.5, -0.3, 'y', 0.95), (0.66, 0.2, 'r', 1.0), (0.72, -0.45, 'r', 0.8), (0.86, 0.1, 'y', 0.9)))
    with c.at(x=197, y=238, s=0.74, rot=-72, weight=1.1):
        fist(c)
    # head
    c.fill('208,400! 196,446 210,458 240,468 270,462 286,452! 274,428 276,400!', 'skin')
    c.fill('200,416! 222,440 250,446 276,432! 270,452 244,462 214,450', 'dskin')
    c.engrave(c.path('200,416! 222,440 250,446 276,432! 270,452 244,462 214,450'), angle=20, step=4.4, width=2.2, reach=30, ambient=0.55, threshold=0.1)
    c.stroke('276,430 282,446 300,456', 2.6)
    with c.at(x=238, y=372, s=1.12, rot=-4, weight=1.05):
        childface(c)
        curls(c)
    # near leg
    leg = c.shape('196,640! 250,640 310,664 338,700 336,738 312,762! 300,800 288,830 278,856! 296,880 304,898 294,908 266,898 240,876 232,852! 238,816 250,782 258,752! 226,742 196,720!~', 'skin', 3.8)
    c.fill('338,700 336,738 312,762! 300,800 288,830 278,856! 262,850! 272,810 284,770 300,742 312,716', 'dskin')
    c.engrave(leg, angle=30, step=5, width=2.8, reach=36, threshold=0.25)
    c.stroke('258,752 276,748 290,736', 2.4, 'end')
    c.stroke('304,704 316,712 318,728', 2)
    for x, y in ((296, 896), (287, 892), (277, 888)):
        c.sliver((x, y), (x - 5, y + 12), 1.7, 0.1)
    # arm on the guard
    a = c.shape('300,456! 328,462 344,486 356,520 378,554 410,590 432,606! 418,634! 388,620 352,594 324,566 306,540 298,506~', 'skin', 3.8)
    c.fill('432,606! 418,634! 388,620 352,594 324,566! 340,572 372,594 400,606', 'dskin')
    c.engrave(a, angle=110, step=5, width=2.6, reach=28, threshold=0.3)
    c.stroke('356,520 346,536 350,548', 2.2, 'end')
    with c.at(x=444, y=626, s=0.66, rot=34, weight=1.1):
        fist(c)
    # garland across the hips and down the left edge
    garland(c, '396,596 340,622 270,640 200,650 146,690 116,760 110,840 128,930', 44, ((0.12, 0.2, 'y', 0.8), (0.34, 0.1, 'r', 1.1), (0.52, -0.4, 'y', 0.85), (0.7, 0.2, 'r', 1.15), (0.78, -0.4, 'r', 0.85), (0.9, 0.1, 'y', 1.0)))
    return card(c.body(), defs, 'Asso di spade')


AXIS = 280  # the great cup is symmetrical about this line


def _turned(profile):
    """The closed outline of a turned piece from its right profile, given top to bottom."""
    right = Path(profile, False).points
    left = [(2 * AXIS - x, y, corner) for x, y, corner, _ in reversed(right)]
    return [(x, y, corner) for x, y, corner, _ in right] + left


def _both_sides(c, draw):
    """Draw about x=0 on both sides of the axis."""
    for flip in (False, True):
        with c.at(AXIS, flip=flip):
            draw()


def _lobes(c, top, bottom, count, top_half, bottom_half, colours, drop):
    """A row of rounded petals between two widths, the middle one in front."""
    order = sorted(range(count), key=lambda i: -abs(i - (count - 1) / 2))
    for i in order:
        a, b = -1 + 2 * i / count, -1 + 2 * (i + 1) / count
        x0, x1 = AXIS + math.sin(a * 1.45) / 0.9927 * top_half, AXIS + math.sin(b * 1.45) / 0.9927 * top_half
        z0, z1 = AXIS + math.sin(a * 1.45) / 0.9927 * bottom_half, AXIS + math.sin(b * 1.45) / 0.9927 * bottom_half
        m, n = (x0 + x1) / 2, (z0 + z1) / 2
        outer, inner = colours[0], colours[1 + i % (len(colours) - 1)]
        sag = drop * math.cos((a + b) / 2 * 1.3)
        c.form(f"{x0},{top}! {mix(x0, z0, .5)},{mix(top, bottom, .5)} {mix(z0, n, .25)},{bottom+sag*.5} {n},{bottom+sag} {mix(z1, n, .25)},{bottom+sag*.5} {mix(x1, z1, .5)},{mix(top, bottom, .5)} {x1},{top}!", outer, shade=4, width=2.8)
        k = 0.62
        c.form(f"{m-(m-x0)*k},{top+6}! {mix(m, n, .5)-abs(z0-n)*k},{mix(top, bottom, .55)} {n},{bottom+sag-10} {mix(m, n, .5)+abs(z1-n)*k},{mix(top, bottom, .55)} {m+(x1-m)*k},{top+6}!", inner, shade=4, width=2)
        c.sliver((m, top + 10), (n, bottom + sag - 14), 2.2)


def _flame(c):
    """A tongue of fire rising from the origin, 100 high."""
    c.form("0,6! -22,-12 -20,-38 -7,-55! -14,-30 -4,-62 3,-100! 4,-70 15,-58 13,-82! 23,-50 22,-14", "red", shade=8, width=3)
    c.form("0,4! -14,-10 -11,-32 0,-50 2,-76! 4,-50 14,-30 12,-8", "org", shade=5, width=1.8)
    c.fill("0,2! -7,-8 -4,-24 1,-44! 4,-26 8,-10", "yel")


def _heart(c, colour, centre):
    c.form("0,21! -22,2 -15,-16 0,-5! 15,-16 22,2", colour, shade=5, width=2.8)
    c.dot(0, 1, 5.8)
    c.dot(0, 1, 4, centre)


def _foot_leaf(c):
    c.form("-15,16! -16,0 0,-18! 16,0 15,16!", "red", shade=5, width=2.6)
    c.fill("-7,15! -7,2 0,-8! 7,2 7,15!", "org")


def _drop(c, colour):
    c.form("0,-12! -8,2 -6,12 0,15! 6,12 8,2", colour, shade=4, width=2.4)
    c.sliver((-3, 4), (-1, -4), 2, 0.1, colour="wht")


def _rim_leaf(c, colour):
    c.form("0,17! -9,2 -6,-14 0,-23! 6,-14 9,2", colour, shade=5, width=2.4)
    c.sliver((0, 13), (0, -18), 1.6)


def ace_of_cups():
    defs = symbol("v", lambda t: _rim_leaf(t, "lgrn")) + symbol("w", lambda t: _rim_leaf(t, "grn"))
    defs += symbol("hr", lambda t: _heart(t, "red", "yel")) + symbol("hy", lambda t: _heart(t, "yel", "blu"))
    defs += symbol("dr", lambda t: _drop(t, "red")) + symbol("db", lambda t: _drop(t, "blu"))
    defs += symbol("fl", _flame) + symbol("gd", _foot_leaf)
    c = Canvas(seed=51, line=3.8)
    # finial: a bud in a calyx
    c.form(_turned("280,48! 300,62 306,82 298,102!"), "red", shade=9, width=3.4)
    for row, y in enumerate((62, 74, 86)):
        for k in range(3 + row % 2):
            x = AXIS - 15 + (k + (0.5 if row % 2 == 0 else 0)) * 10
            c.stroke(f"{x-5},{y} {x},{y+6} {x+5},{y}", 1.6)
    for x, lean in ((-26, -56), (26, 56), (-13, -24), (13, 24), (0, 0)):
        with c.at(AXIS + x * 0.6, 122, rot=lean):
            c.form("0,8! -11,-6 -9,-22 0,-32! 9,-22 11,-6", "yel", shade=5, width=2.6)
            c.sliver((0, 2), (0, -26), 1.6)
    # top of the lid: green leaves over a blue dome
    c.form(_turned("292,118! 330,132 362,166 374,206!"), "blu", shade=16, width=3.6)
    _lobes(c, 132, 196, 7, 52, 90, ("yel", "blu", "red"), 8)
    for x, lean in ((-46, -52), (46, 52), (-24, -26), (24, 26), (0, 0)):
        with c.at(AXIS + x, 146, rot=180 + lean * 0.8):
            c.form("0,18! -15,6 -13,-12 0,-26! 13,-12 15,6", "grn", shade=6, width=2.8)
            c.sliver((0, 12), (0, -20), 1.8)
    # red collar
    band = c.form(_turned("372,204! 390,214 392,226 382,236!"), "red", shade=7, width=3.4)
    c.engrave(band, 80, 5, 2.6, 20, 0.3)
    c.stroke("174,216 280,226 386,216", 2.2, "none", colour="wht")
    # skirt of the lid
    c.form(_turned("376,236! 404,262 450,292 478,306!"), "blu", shade=18, width=3.6)
    _lobes(c, 242, 300, 9, 98, 176, ("wht", "yel", "red", "yel", "blu"), 14)
    # leafy rim
    rim = c.form(_turned("474,300! 504,306 512,330 496,356! 420,376 340,384 280,386!"), "grn", shade=14, width=3.8)
    c.engrave(rim, 60, 5, 2.8, 30, 0.3)
    leaves = []
    for count, base, sag in ((15, 322, 18), (20, 346, 22)):
        for i in range(count):
            u = -1 + 2 * (i + 0.5) / count
            x, y = AXIS + 212 * math.sin(u * 1.45), base + sag * math.cos(u * 1.4)
            leaves.append(use("v" if i % 2 else "w", x, y, 90 + u * 14 + (16 if i % 2 else -16)))
    c.raw("".join(leaves))
    for rot in (32, -32):
        with c.at(AXIS, 356, rot=rot):
            c.form("-8,-30! 8,-30! 8,30! -8,30!", "yel", shade=3, width=2.6)
            c.stroke("0,-28 0,28", 1.6)
    # bowl
    bowl = c.form(_turned("488,362! 486,420 468,480 430,540 372,590 310,618!"), "yel", shade=40, width=4, angle=70, step=5.4, ink=3.4)
    c.form([(*p, k in (0, 12, 13, 25)) for k, p in enumerate(_band(72, 128, 208, 202))], "red", shade=16, width=3.2)
    hearts = []
    for i in range(11):
        u = -1 + 2 * (i + 0.5) / 11
        x, y = AXIS + 204 * math.sin(u * 1.45), 392 + 26 * math.cos(u * 1.35)
        hearts.append(use("hy" if i % 2 else "hr", x, y, 0, max(0.3, math.cos(u * 1.36)), 1))
    c.raw("".join(hearts))
    # pearls and drops under the belt
    drops = []
    for i in range(19):
        u = -1 + 2 * (i + 0.5) / 19
        x, y = AXIS + 198 * math.sin(u * 1.45), 446 + 26 * math.cos(u * 1.4)
        drops.append(use("dr" if i % 2 else "db", x, y, 0, max(0.35, math.cos(u * 1.3)), 1))
    c.raw("".join(drops))
    c.sliver((102, 452), (124, 500), 9, -0.1, colour="wht")
    c.sliver((128, 466), (146, 506), 5, -0.1, colour="wht")
    # gadroons
    order = sorted(range(11), key=lambda i: -abs(i - 5))
    for i in order:
        u = -1 + 2 * (i + 0.5) / 11
        x, foot = AXIS + 182 * math.sin(u * 1.4), AXIS + 34 * math.sin(u * 1.4)
        w = 26 * max(0.4, math.cos(u * 1.2))
        top = 504 + 22 * math.cos(u * 1.4) - 12
        c.form(f"{x-w},{top+16}! {x-w*.8},{top} {x},{top-12} {x+w*.8},{top} {x+w},{top+16} {mix(x, foot, .5)+w*.5},{570} {foot+5},{618}! {foot-5},{618}! {mix(x, foot, .5)-w*.5},{570}", "blu" if i % 2 else "grn", shade=9, width=3)
        c.sliver((x - w * 0.4, top + 6), (mix(x, foot, 0.6) - w * 0.2, 574), 3, 0, colour="lblu" if i % 2 else "lgrn")
    # knop and neck
    c.form(_turned("312,612! 336,626 338,644 316,656!"), "red", shade=9, width=3.4)
    for k in range(-3, 4):
        c.stroke(f"{AXIS+k*13},{616} {AXIS+k*16},{634} {AXIS+k*12},{654}", 2.2)
    c.form(_turned("314,654! 328,668 330,684 326,694!"), "grn", shade=8, width=3.2)
    beads(c, "238,676 280,684 322,676", 14, 5, ("yel",))
    # foot: a flared pyramid with fire in its field
    foot = c.form(_turned("322,690! 338,740 380,796 446,838!"), "blu", shade=24, width=3.8)
    c.engrave(foot, 70, 5, 2.8, 36, 0.3)
    c.form(_turned("312,698! 326,748 362,804 412,838!"), "yel", shade=10, width=3)
    c.form(_turned("304,706! 316,756 344,806 392,838!"), "red", shade=14, width=2.8)
    for x, y, r in ((178, 816, 30), (202, 786, 38), (222, 752, 48)):
        for flip in (False, True):
            with c.at(2 * AXIS - x if flip else x, y, rot=-r if flip else r, s=0.9):
                c.form("0,10! -8,0 -6,-12 0,-18! 6,-12 8,0", "red", shade=3, width=2)
    # hexagonal plate
    plate = c.form(_turned("450,832! 500,866 500,906! 440,922 350,930 280,931!"), "yel", shade=14, width=3.8)
    c.engrave(plate, 84, 5, 2.8, 26, 0.3)
    c.stroke("62,868 130,884 280,892 430,884 498,868", 2.6, "none")
    petals = []
    for i in range(13):
        u = -1 + 2 * (i + 0.5) / 13
        x, y = AXIS + 204 * math.sin(u * 1.4), 856 + 19 * math.cos(u * 1.4)
        petals.append(use("gd", x, y, u * -26, 0.95))
    c.raw("".join(petals))
    c.stroke("62,900 130,914 280,922 430,914 498,900", 2, "none")
    lozenges(c, "74,884 130,899 280,907 430,899 486,884", 27, 11, "red")
    for x in (96, 464, 190, 370):
        c.form(f"{x-20},{938} {x-14},{922} {x},{917} {x+14},{922} {x+20},{938} {x+13},{953} {x},{958} {x-13},{953}", "red", shade=9, width=3.2)
        c.sliver((x - 11, 938), (x - 4, 925), 3.4, 0.2, colour="wht")
    # flames
    fire = []
    for x, y, turn, wide, high in (
        (92, 876, -12, 1, 1.06),
        (468, 876, 12, -1, 1.06),
        (138, 880, -5, 0.8, 0.78),
        (422, 880, 5, -0.8, 0.78),
        (240, 846, -9, 0.9, 0.9),
        (320, 846, 9, -0.9, 0.9),
        (AXIS, 852, 0, 1.1, 1.26),
    ):
        fire.append(use("fl", x, y, turn, wide, high))
    c.raw("".join(fire))
    return card(c.body(), defs, "Asso di coppe")


def _band(top, bottom, top_half, bottom_half):
    """Points of a belt around the bowl, sagging in the middle; heights from the rim at y=300."""
    upper = [(AXIS + top_half * math.sin(u * 1.57), 300 + top + 26 * math.cos(u * 1.57)) for u in [k / 6 - 1 for k in range(13)]]
    lower = [(AXIS + bottom_half * math.sin(u * 1.57), 300 + bottom + 26 * math.cos(u * 1.57)) for u in [1 - k / 6 for k in range(13)]]
    return upper + lower


def _stub(c, x, y, rot, size=1.0, out=72):
    """The stump of a branch growing from the trunk towards -y."""
    with c.at(x, y, s=size, rot=rot):
        path = c.form(f"-34,20! -30,-10 -25,-{out-16} -27,-{out}!~ 27,-{out}! 25,-{out-18} 32,-10 38,20!~", "grn", shade=16, width=3.6)
        c.engrave(path, 80, 5, 2.6, 30, 0.25)
        for dx in (-16, -4, 10, 20):
            c.sliver((dx * 1.2, 16), (dx + 2, -out + 8), 2.6, 0.04)
        c.form(f"-28,{-out} -16,{-out-11} 4,{-out-12} 22,{-out-8} 28,{-out+1} 16,{-out+10} -6,{-out+11} -22,{-out+7}", "org", shade=5, width=3)
        c.fill(f"-16,{-out-1} -4,{-out-7} 12,{-out-6} 17,{-out} 6,{-out+5} -8,{-out+5}", "yel")
        c.stroke(f"-10,{-out} 0,{-out-4} 9,{-out-2} 4,{-out+3} -4,{-out+2}", 1.8)


def _rugged(outline, amount=4.5):
    """An outline roughened like bark, its corners kept."""
    path, noise = Path(outline), Noise(77)
    corners = {p[:2] for p in path.points if p[2]}
    points = []
    for segment in path.segments:
        count = max(1, int(length(sub(segment[3], segment[0])) / 15))
        for i in range(count):
            p = bezier(segment, i / count)
            if i == 0 and p in corners:
                points.append((*p, True))
            else:
                side = perp(unit(sub(segment[3], segment[0])))
                points.append(add(p, mul(side, amount * noise(len(points) * 0.83))))
    return points


def _pebble(c, colour):
    c.form("-14,1 -7,-7 6,-8 14,-1 7,7 -8,7", colour, shade=5, width=2.2)


def ace_of_batons():
    defs = symbol("l", leaf) + symbol("m", lambda c: leaf(c, "dgrn", "grn")) + symbol("r", rose) + symbol("y", daisy)
    for name, colour in (("1", "yel"), ("2", "org"), ("3", "tan")):
        defs += symbol(name, lambda t, colour=colour: _pebble(t, colour), seed=int(name))
    c = Canvas(seed=61, line=4)
    # ground
    c.form("30,850! 90,838 170,846 280,832 400,842 480,836 530,846! 530,972! 30,972!", "grn", shade=0, width=3)
    for _ in range(70):
        x, y = c.random.uniform(36, 524), c.random.uniform(852, 884)
        c.nick((x, y), (x + c.random.uniform(-3, 3), y - c.random.uniform(9, 18)), 2.8)
    c.form("30,884! 120,872 240,880 360,868 460,876 530,868! 530,972! 30,972!", "yel", shade=0, width=3)
    pebbles = []
    for row, y in enumerate(range(890, 964, 17)):
        for x in range(36 + row % 2 * 17, 520, 33):
            px, py = x + c.random.uniform(-4, 4), y + c.random.uniform(-3, 3)
            pebbles.append(use(c.random.choice("123"), px, py, c.random.uniform(-12, 12), round(c.random.uniform(0.85, 1.12), 2)))
    c.raw("".join(pebbles))
    # stubs, roots and trunk
    _stub(c, 322, 272, -54, 1.0, 118)
    _stub(c, 280, 512, -58, 1.05, 108)
    _stub(c, 244, 704, -62, 1.05, 108)
    _stub(c, 392, 500, 50, 1.0, 112)
    _stub(c, 362, 730, 54, 1.1, 116)
    c.form(
        _rugged("316,92! 306,150 296,230 280,300 268,380 258,460 246,540 232,620 216,700 196,770 168,826 120,862 84,878! 130,892 190,880 222,884 258,902! 282,884 330,880 366,892 420,896 462,884! 420,862 392,820 384,760 388,690 396,610 408,530 424,450 440,370 460,280 486,190 508,118!"),
        "grn",
        shade=52,
        width=4.4,
        angle=74,
        step=5.6,
        ink=3.6,
        reach=64,
    )
    # split wood: red flesh with yellow light along it
    c.form("392,180! 420,230 424,300 406,380 388,450 376,540 356,640 344,740 346,820! 320,850 304,800 306,720 318,630 330,540 344,450 356,370 364,280 372,220!", "red", shade=16, width=3.4)
    c.form("392,220! 402,280 392,360 374,440 362,530 344,630 330,730 330,800! 316,770 322,700 334,620 346,530 360,440 374,350 382,280", "org", shade=7, width=2.2)
    c.fill("390,256! 388,330 372,420 358,510! 368,420 380,330", "yel")
    c.fill("350,560! 340,640 330,710! 334,640", "yel")
    c.strands("398,240 400,330 376,450 356,600 336,800", "412,260 412,350 386,470 364,620 340,810", 7, 2.6, jitter=0.2)
    with c.at(398, 232, rot=8):
        c.form("0,-66! -30,-30 -34,14 -10,60 6,66! 30,40 34,-4 24,-42", "red", shade=8, width=3.6)
        c.form("0,-50! -20,-22 -23,12 -6,44 4,50! 21,30 24,-4 16,-32", "org", shade=5, width=2.4)
        c.form("0,-36! -13,-14 -14,12 -2,34! 13,18 15,-6 9,-24", "dgrn", shade=4, width=2.4, dark="#0c3320")
        c.sliver((0, -24), (0, 22), 2.6, colour="lgrn")
    # bark
    for first, last, count in (
        ("322,130 304,230 284,330 268,450 250,570 222,710 190,810", "362,220 350,300 342,380 322,500 310,610 298,720 296,840", 15),
        ("430,200 428,300 408,400 392,520 372,640 356,760 370,860", "496,150 462,280 440,380 418,480 402,590 390,700 400,840", 12),
    ):
        c.strands(first, last, count, 4.6, jitter=0.35)
        c.strands(first, last, count // 2, 2.4, jitter=0.4, colour="lgrn")
    for line, colour in (("316,170 308,230 296,290", "yel"), ("288,360 276,430 272,470", "org"), ("244,600 236,660 226,700", "yel"), ("282,540 274,600 270,640", "red"), ("416,420 406,470 402,510", "org"), ("300,700 292,760 296,810", "yel")):
        c.stroke(line, 11)
        c.stroke(line, 6.4, colour=colour)
    for line, depth in (("300,300 292,360 296,420", 20), ("270,520 262,590 266,650", 22), ("240,690 228,750 236,810", 20), ("418,400 402,450 396,500", 18), ("376,640 368,690 368,740", 18), ("318,150 306,200 302,250", 20), ("470,200 460,250 446,300", 18)):
        c.comb(line, depth, 9, side=-1, slant=0.6)
    # eyes of old branches
    for x, y, size, turn in ((304, 420, 1, 12), (268, 640, 1.2, 8), (408, 330, 0.8, 10), (236, 800, 0.9, 20)):
        with c.at(x, y, s=size, rot=turn):
            c.form("0,-30 -15,-14 -17,8 0,30 16,10 15,-14", "lgrn", shade=7, width=3, dark="dgrn")
            c.form("0,-18 -8,-6 -9,6 0,17 9,6 8,-6", "org", shade=4, width=2.4)
            c.sliver((0, -11), (0, 11), 3)
            for side in (-1, 1):
                c.stroke(f"{side*4},-44 {side*22},-20 {side*24},12 {side*6},44", 3, "both")
    # the cut
    with c.at(412, 108, rot=6):
        c.form("-100,2 -70,-34 -10,-48 60,-40 98,-8 86,26 30,46 -40,44 -84,28", "org", shade=9, width=4)
        c.form("-86,1 -60,-28 -8,-40 52,-33 84,-7 74,20 26,37 -34,36 -72,22", "yel", shade=7, width=2.4)
        for k in (0.78, 0.6, 0.42, 0.24):
            c.stroke([(86 * k * math.cos(a) + 2, 38 * k * math.sin(a) - 2) for a in [0.5 + t * 0.66 + k for t in range(10)]], 2.2, colour="brn")
        for a in (0.3, 1.1, 2.3, 3.4, 4.4, 5.4):
            c.sliver((16 * math.cos(a), 8 * math.sin(a)), (74 * math.cos(a + 0.1), 34 * math.sin(a + 0.1)), 2.2, 0.05, colour="brn")
        c.dot(2, -2, 4)
    # climbing sprays
    for line, leaves in (
        ("270,610 200,560 150,470 130,380 150,300", ((0.28, -60), (0.45, 50), (0.6, -50), (0.75, 60), (0.9, -30), (1.0, 10))),
        ("420,400 470,380 486,330 470,270 490,220", ((0.35, 60), (0.55, -60), (0.75, 60), (0.9, -40), (1.0, 0))),
        ("392,800 440,780 470,730 462,660 492,600", ((0.25, -60), (0.42, 60), (0.58, -60), (0.75, 60), (0.9, -50), (1.0, 0))),
        ("220,820 150,800 100,750 90,690 70,640", ((0.25, 60), (0.42, -60), (0.6, 60), (0.76, -60), (0.9, 40), (1.0, 0))),
        ("330,640 300,560 330,500 380,460 400,400", ((0.3, -70), (0.5, 60), (0.7, -60), (0.9, 50))),
    ):
        c.ribbon(line, 9, "ink")
        c.ribbon(line, 5, "lgrn")
        path = Path(line, False).flat(3)
        run = lengths(path)
        marks = []
        for t, lean in leaves:
            x, y = point_at(path, run, run[-1] * t)
            dx, dy = tangent_at(path, run, run[-1] * t, 6)
            marks.append(use("l" if lean > 0 else "m", x, y, math.degrees(math.atan2(dy, dx)) + 90 + lean, 0.95))
        c.raw("".join(marks))
    for x, y, turn, size, kind in (
        (150, 300, 10, 0.95, "r"),
        (490, 224, 30, 0.9, "r"),
        (492, 596, 50, 0.8, "y"),
        (70, 640, 0, 0.8, "y"),
        (132, 420, 20, 0.85, "y"),
        (398, 400, 40, 0.9, "r"),
        (300, 570, 12, 0.85, "y"),
    ):
        c.raw(use(kind, x, y, turn, size))
    # the rose at the foot
    foot = []
    for x, y, a in ((180, 884, -96), (196, 862, -50), (300, 888, 96), (288, 862, 46), (240, 840, -14), (206, 912, -130), (282, 914, 130), (264, 846, 20)):
        foot.append(use("l" if a > 0 else "m", x, y, a, 1.5))
    c.raw("".join(foot))
    c.raw(use("r", 244, 892, 20, 1.75))
    return card(c.body(), defs, "Asso di bastoni", mat=True)


CARDS = {"AD": ace_of_coins, "AC": ace_of_cups, "AS": ace_of_swords, "AB": ace_of_batons}
