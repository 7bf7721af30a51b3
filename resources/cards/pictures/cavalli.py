# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The cavalli: riders with their horses."""

import math

from kit.canvas import Canvas
from kit.curves import Path
from kit.document import MIDDLE, double_card
from kit.dress import armband, beads, belt, buckle, cuff, folds, lozenges, panel, sleeve, strap
from kit.faces import bob, cropped, curls, frontal, goatee, long_hair, moustache, neck, profile, short_beard, smooth_hair, three_quarter
from kit.geometry import lerp, sample
from kit.hands import finger, fist, grip
from kit.headgear import cap_slash, small_cap, toque, turban
from kit.horses import horse
from kit.signs import baton, coin, goblet, sword




def horse_of_cups():
    c = Canvas(seed=31, line=3.9, floor=MIDDLE)
        # cup
    with c.at(x=462, y=128, s=0.74, weight=0.92):
        goblet(c)
    # doublet
    t = c.shape('150,256! 118,268 92,296 84,360 96,430 110,520! 300,520! 306,420 300,340 284,292 252,268 214,256!', 'blu')
    c.fill('214,262! 250,270 284,292 300,340 306,420 300,520! 250,520! 262,430 256,350 236,300', 'dblu')
    c.engrave(t, angle=62, step=5, width=3.4, reach=50, threshold=0.25)
    c.comb('180,470 172,410 184,350', 20, 9, side=-1, slant=-0.4)
    c.comb('128,440 124,390 132,330', 18, 9, side=-1, slant=-0.4)
    c.stroke('196,300 202,370 200,450', 2.6, 'both')
    for y in (330, 356, 382, 408):
        c.dot(199 + (y - 330) * 0.02, y, 5.4, 'ink')
        c.dot(199 + (y - 330) * 0.02, y, 3.6, 'yel')
    # belt + skirt
    c.shape('102,446! 150,456 204,458 262,450 308,438! 310,462! 262,474 204,482 150,480 104,470!', 'yel', 3.4)
    c.along('106,458 150,468 204,470 262,462 308,450', 13, lambda _i: (c.fill('0,-6! 5,0 0,6! -5,0', 'red'), c.dot(6.5, 0, 1.5)))
    c.shape('104,474! 150,484 204,486 262,478 310,466! 330,520! 80,520!', 'grn')
    for x in (140, 190, 240, 280):
        c.comb(f'{x},482 {x - 4},500 {x - 8},520', 12, 5, side=1, slant=0.5)
    # horse
    horse(c)
    # breast collar with zigzag
    band = c.shape('262,428! 300,448 350,460 400,462 444,454! 450,482! 400,492 346,490 292,478 250,456!', 'blu', 3.2)
    N = 11
    top = sample(Path('262,430 300,450 350,462 400,464 444,456', False).flat(2), N * 2 + 1)
    bot = sample(Path('250,455 292,477 346,489 400,491 450,481', False).flat(2), N * 2 + 1)
    pts = [(*lerp(top[i], bot[i], 0.16 if i % 2 else 0.62), True) for i in range(2 * N + 1)] + [(*lerp(top[i], bot[i], 0.5 if i % 2 else 0.96), True) for i in range(2 * N, -1, -1)]
    c.shape(pts, 'red', 2.2, light=0.2)
    for i in range(1, 2 * N, 2):
        q = lerp(top[i], bot[i], 0.8)
        c.dot(q[0], q[1], 2.6, 'yel')
    c.stroke('262,430 300,450 350,462 400,464 444,456', 2.2, colour='yel', taper='none')
    # bridle
    strap(c, '350,256 372,300 404,348 446,388 474,398', 8)
    strap(c, '362,262 386,260 408,260', 7, stitched=False)
    strap(c, '457,315 450,338 446,364 452,392', 8)
    strap(c, '356,268 358,316 366,360 380,390', 7)
    for x, y in ((452, 392), (381, 391), (450, 384)):
        c.dot(x, y, 8.4)
        c.dot(x, y, 6, 'yel')
        c.dot(x, y, 2.4)
    c.dot(368, 284, 12.5, 'ink')
    c.dot(368, 284, 10, 'yel')
    c.dot(368, 284, 6.6, 'ink')
    c.dot(368, 284, 5, 'red')
    for i in range(8):
        a = i * math.pi / 4
        c.dot(368 + 8.4 * math.cos(a), 284 + 8.4 * math.sin(a), 1.1)
    c.dot(476, 404, 13, 'ink')
    c.dot(476, 404, 10.4, 'yel')
    c.dot(476, 404, 5.6, 'ink')
    c.dot(476, 404, 4, 'tan')
    c.shape('470,414! 482,414! 488,436 480,446 470,438', 'yel', 2.6)
    c.sliver((478, 420), (479, 438), 2)
    # near arm (reins)
    a = c.shape('252,270! 284,286 300,318 300,348 286,378! 296,392 286,408! 262,412 240,408 226,390 226,352 232,310~', 'blu')
    c.fill('290,330 294,350 282,380! 290,392 286,408! 262,412 240,408 228,392! 250,396 268,386 276,360 280,330', 'dblu')
    c.engrave(a, angle=115, step=4.8, width=3.4, reach=40, threshold=0.22)
    c.comb('228,396 246,376 268,372', 14, 8, side=1, slant=0.4)
    c.comb('232,384 236,352 250,330', 12, 8, side=1, slant=0.3)
    # reins
    for pts in ('476,408 440,424 390,420 340,404 306,394', '474,410 436,434 386,432 338,416 304,402'):
        strap(c, pts, 5.4, stitched=False)
    strap(c, '308,396 296,430 300,462 316,470 320,446 306,420', 5.2, stitched=False)
    k = c.shape('272,372! 290,366 298,374! 304,398! 296,412 276,414! 272,394', 'wht', 3)
    c.fill('286,404! 304,396! 296,412 276,414!', 'gry')
    for i in range(4):
        c.sliver((277 + i * 6, 374), (279 + i * 6, 408), 1.5, 0.1)
    with c.at(x=322, y=394, s=0.62, rot=2, weight=1):
        fist(c)
    # far arm hanging, hand on the crop
    strap(c, '150,520 178,470 214,408', 7, 'yel')
    c.dot(215, 405, 7, 'ink')
    c.dot(215, 405, 5, 'red')
    a = c.shape('140,262! 104,268 78,296 60,344 52,396 60,438 84,466 112,484! 128,464 134,448! 118,420 116,390 126,352 140,316~', 'blu')
    c.fill('62,340! 54,388 60,438 84,466 112,484! 122,470! 102,448 84,412 74,372', 'dblu')
    c.engrave(a, angle=40, step=5, width=3.4, reach=44, threshold=0.2)
    c.comb('118,420 98,424 76,414', 17, 8, side=-1, slant=0.4)
    c.comb('120,410 108,388 104,360', 14, 7, side=-1, slant=0.4)
    c.comb('130,344 116,318 114,290', 14, 7, side=-1, slant=0.4)
    k = c.shape('108,462! 116,446 138,442! 152,458 150,476! 136,492 118,496! 108,482', 'wht', 3)
    c.fill('108,482! 132,478 150,464! 150,476! 136,492 118,496!', 'gry')
    for i in range(4):
        c.sliver((118 + i * 7, 450 - i), (124 + i * 6, 486 - i * 3), 1.5, 0.1)
    with c.at(x=170, y=480, s=0.66, rot=20, weight=1):
        fist(c)
    # collar
    c.fill('176,262! 196,300 218,262!', 'skin')
    with c.at(x=192, y=190, s=0.94):
        neck(c)
    col = c.shape('168,246! 150,254 124,266 106,284! 112,292 116,302! 126,306 132,316! 142,316 150,324! 160,320 170,328! 178,320 190,328! 192,312 194,296! 200,312 208,326! 218,318 226,324! 234,314 244,316! 248,306 258,306! 260,296 270,292! 258,276 236,262 214,252! 204,276 196,288! 184,272', 'wht', 3.2)
    c.engrave(col, angle=100, step=5, width=1.8, reach=20, threshold=0.3, inset=2)
    c.stroke('116,286 134,300 152,308 172,312 190,312', 1.6, 'none')
    c.stroke('198,308 214,308 236,302 262,288', 1.6, 'none')
    for x, y in ((128, 303), (146, 311), (164, 316), (181, 316), (207, 313), (224, 309), (241, 303), (256, 294)):
        c.dot(x, y, 2.3)
    for x, y in ((137, 294), (155, 300), (173, 303), (212, 301), (230, 297), (248, 288)):
        c.dot(x, y, 1.4)
    c.stroke('194,290 192,306 186,316', 1.8, 'both')
    c.dot(194, 290, 5, 'ink')
    c.dot(194, 290, 3.2, 'red')
    # head
    with c.at(x=190, y=194, s=1.02, rot=1, weight=0.95):
        three_quarter(c)
        moustache(c)
        goatee(c)
        bob(c)
        with c.at(y=-6):
            cap_slash(c)
        return double_card(c.body(), title='Cavallo di coppe')


CARDS = {'HC': horse_of_cups}
