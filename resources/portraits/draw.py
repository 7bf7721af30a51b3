#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the portraits: NAME.svg and NAME.png (256 px, in the printed ring) for each of people.COMPANY.

    python3 draw.py [--svg] [NAME ...]

With --svg only the SVG files, which need no renderer.

Needs python3-numpy, python3-pil, zopfli and the QtSvg renderer ../tokens/qrender, built
and in PATH or named by the variable QRENDER.
The same script gives the same bytes.
"""
import os
import sys

import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, '..', folder) for folder in ('packs', 'packs/piacentine', 'tokens')]

from people import COMPANY                                  # noqa: E402
from packing import save                                    # noqa: E402
from printing import rendered, svg, write                   # noqa: E402

PIXELS = 256
BACKGROUND, PAPER, INK = '#f1e6c8', (243, 232, 205), (23, 18, 15)
# rings from the rim inwards: inner radius, outer radius, colour
RINGS = ((116, 200, PAPER), (114.5, 118.2, INK), (122, 123.4, INK))
RIM = 127.5


def ringed(picture):
    """Cuts the picture round and prints the ring on it, antialiased."""
    y, x = np.mgrid[0:PIXELS, 0:PIXELS]
    d = np.hypot(x - PIXELS / 2 + .5, y - PIXELS / 2 + .5)
    for inner, outer, color in RINGS:
        cover = (np.clip(d - inner + .5, 0, 1) * np.clip(outer - d + .5, 0, 1))[..., None]
        picture = picture * (1 - cover) + np.array(color, float) * cover
    alpha = np.clip(RIM - d, 0, 1) * 255
    # true colour: Qt dithers indexed pictures when it scales them
    return Image.fromarray(np.dstack([picture, alpha]).astype('uint8'), 'RGBA')


def main(arguments):
    names = [argument for argument in arguments if argument != '--svg']
    for person in COMPANY:
        name = person.__name__
        if names and name not in names:
            continue
        path = os.path.join(HERE, name + '.svg')
        write(path, svg(person().canvas.body(), title=name.capitalize()))
        if '--svg' in arguments:
            continue
        picture = np.array(rendered(path, PIXELS, BACKGROUND).convert('RGB'), float)
        save(ringed(picture), os.path.join(HERE, name + '.png'))


if __name__ == '__main__':
    main(sys.argv[1:])
