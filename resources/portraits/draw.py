#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the portraits: NAME.svg and NAME.png (256 px, in the printed ring) for each of people.COMPANY; and what its face
does for a moment, NAME_blink.png, _left, _right, _smile and _wince: only what changes, to be laid over NAME.png. Where
nothing would change, as for eyes that laugh already, it is clear throughout.

    python3 draw.py [--svg] [NAME ...]

With --svg only the SVG files, which need no renderer.

Needs python3-numpy, python3-pil, zopfli and the QtSvg renderer ../tokens/qrender, built
and in PATH or named by the variable QRENDER.
The same script gives the same bytes.
"""
import os
import sys
import tempfile

import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, '..', folder) for folder in ('packs', 'packs/piacentine', 'tokens')]

from features import BLINK, SMILE, WINCE                    # noqa: E402
from people import COMPANY, LEFT, RIGHT, Sitter             # noqa: E402
from packing import save                                    # noqa: E402
from printing import rendered, svg, write                   # noqa: E402

PIXELS = 256
BACKGROUND, PAPER, INK = '#f1e6c8', (243, 232, 205), (23, 18, 15)
# rings from the rim inwards: inner radius, outer radius, colour
RINGS = ((116, 200, PAPER), (114.5, 118.2, INK), (122, 123.4, INK))
RIM = 127.5
EXPRESSIONS = (BLINK, LEFT, RIGHT, SMILE, WINCE)
UNSEEN = 6   # a difference of colour that nobody sees


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


def pixels(picture):
    """The drawing in pixels, not cut round yet."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'portrait.svg')
        write(path, svg(picture.body()))
        return np.array(rendered(path, PIXELS, BACKGROUND).convert('RGB'), float)


def change(person, usual):
    """What an expression changes within the ring, and a pixel more around it."""
    moved = pixels(person().canvas)
    y, x = np.mgrid[0:PIXELS, 0:PIXELS]
    differs = (abs(moved - usual).max(2) > UNSEEN) & (np.hypot(x - PIXELS / 2 + .5, y - PIXELS / 2 + .5) < RINGS[0][0])
    grown = differs.copy()
    for axis in (0, 1):
        for step in (-1, 1):
            grown |= np.roll(differs, step, axis)
    alpha = np.where(grown, 255, 0)
    return Image.fromarray(np.dstack([moved * grown[..., None], alpha]).astype('uint8'), 'RGBA')


def move(person, usual):
    """Draws what the face of that person does for a moment."""
    for expression in EXPRESSIONS:
        path = os.path.join(HERE, f'{person.__name__}_{expression}.png')
        Sitter.expression = expression
        save(change(person, usual), path)
        Sitter.expression = ''


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
        move(person, picture)


if __name__ == '__main__':
    main(sys.argv[1:])
