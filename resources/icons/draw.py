#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the application icon, a sun coin on a card: petrangola.svg and NxN/petrangola.png.

    python3 draw.py

Needs python3-numpy, python3-pil, zopfli and the QtSvg renderer ../tokens/qrender, built and in PATH or
named by the variable QRENDER. Up to 32 px a plainer drawing with upright edges is used,
because turned cards and a face turn to grey there.
"""
import os
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, '..', folder) for folder in ('packs', 'packs/piacentine', 'tokens')]

from kit.canvas import Canvas                               # noqa: E402
from kit.signs import sun_face                               # noqa: E402
from packing import save                                    # noqa: E402
from printing import rendered, svg, write                   # noqa: E402

TINY_SIZES, SMALL_SIZES = (16,), (22, 24, 32)
SIZES = (48, 64, 128, 256)
NAVY, COBALT = '#1d3f74', '#2f66a8'


def plate(c, width, height, corner, colour):
    """A rounded card about the origin."""
    w, h, r = width / 2, height / 2, corner
    k = r * .3
    c.fill(f"{-w + r},{-h}! {w - r},{-h}! {w - k},{-h + k} {w},{-h + r}! {w},{h - r}! {w - k},{h - k} {w - r},{h}! "
           f"{-w + r},{h}! {-w + k},{h - k} {-w},{h - r}! {-w},{-h + r}! {-w + k},{-h + k}", colour)


def full():
    c = Canvas(seed=11, line=6, wobble=0)
    with c.at(x=338, y=286, rot=15, s=.94):
        plate(c, 334, 504, 44, 'ink')
        plate(c, 310, 480, 34, 'paper')
        plate(c, 272, 442, 16, NAVY)
        for i in range(-5, 6):
            for j in range(-3, 4):
                if (i + j) % 2 == 0:
                    with c.at(x=j * 42, y=i * 40, rot=45):
                        c.polygon([(-11, -11), (11, -11), (11, 11), (-11, 11)], COBALT)
    with c.at(x=242, y=278, rot=-7, s=.96):
        plate(c, 368, 532, 48, 'ink')
        plate(c, 342, 506, 36, 'paper')
        plate(c, 300, 464, 14, 'ink')
        plate(c, 290, 454, 10, 'paper')
        with c.at(s=1.02):
            c.dot(4, 6, 176)
            c.dot(0, 0, 174)
            c.dot(0, 0, 165, 'dyel')
            c.dot(-2, -3, 161, 'yel')
            c.dot(0, 0, 138)
            c.dot(0, 0, 132, 'yel')
            for i in range(16):
                with c.at(rot=i * 22.5):
                    if i % 2:
                        c.fill("-15,-76! 0,-114! 15,-76!", 'org')
                    else:
                        c.shape("-19,-72! 0,-130! 19,-72!", 'red', 5)
            c.dot(0, 0, 84)
            with c.at(s=1.54, weight=2.1):
                sun_face(c)
    return svg(c.body(), title='Petrangola')


def small(face):
    c = Canvas(seed=11, line=6, wobble=0)
    with c.at(x=280, y=280):
        plate(c, 420, 560, 62, 'ink')
        plate(c, 350, 490, 26, 'paper')
        c.dot(0, 0, 178)
        c.dot(0, 0, 146, 'yel')
        for i in range(8):
            with c.at(rot=i * 45):
                c.fill("-40,-70! 0,-146! 40,-70!", 'red')
        c.dot(0, 0, 96, 'red')
        if face:
            for x in (-38, 38):
                c.dot(x, -18, 17)
            c.stroke("-46,28 0,54 46,28", 26, 'none', end=1)
    return svg(c.body(), title='Petrangola')


def main(arguments):
    source = os.path.join(HERE, 'petrangola.svg')
    write(source, full())
    if '--svg' in arguments:
        return
    with tempfile.TemporaryDirectory() as folder:
        plain, plainest = os.path.join(folder, 'small.svg'), os.path.join(folder, 'tiny.svg')
        write(plain, small(face=True))
        write(plainest, small(face=False))
        for path, sizes in ((plainest, TINY_SIZES), (plain, SMALL_SIZES), (source, SIZES)):
            for size in sizes:
                target = os.path.join(HERE, f'{size}x{size}')
                os.makedirs(target, exist_ok=True)
                save(rendered(path, size), os.path.join(target, 'petrangola.png'))


if __name__ == '__main__':
    main(sys.argv[1:])
