#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes PNG files as small as they get without changing a pixel.

    python3 packing.py FILE ...     # packs files that are there already

Needs python3-numpy, python3-pil and the program zopfli. They stay true colour with alpha: Qt dithers indexed pictures
when it scales them.
"""
import os
import struct
import subprocess
import sys
import tempfile
import zlib

import numpy as np
from PIL import Image


def filters(pixels):
    """The lines of the picture after each of PNG's five filters, each line with the filter's number before it."""
    here = pixels.astype(int)
    left, above, corner = (np.zeros_like(here) for _ in range(3))
    left[:, 1:], above[1:], corner[1:, 1:] = here[:, :-1], here[:-1], here[:-1, :-1]
    guess = left + above - corner
    to_left, to_above, to_corner = abs(guess - left), abs(guess - above), abs(guess - corner)
    paeth = np.where((to_left <= to_above) & (to_left <= to_corner), left, np.where(to_above <= to_corner, above, corner))
    for number, expected in enumerate((0, left, above, (left + above) // 2, paeth)):
        lines = ((here - expected) % 256).astype('uint8').reshape(len(here), -1)
        yield np.hstack([np.full((len(here), 1), number, 'uint8'), lines])


def entropy(line):
    counts = np.bincount(line)
    counts = counts[counts > 0]
    return -(counts * np.log2(counts / counts.sum())).sum()


def ways(pixels):
    """The picture with one filter throughout, and with the filter for each line that promises the most."""
    filtered = np.stack(list(filters(pixels)))
    yield from filtered
    for cost in (np.abs(filtered.astype('int8').astype(int)).sum(2),
                 np.array([[entropy(line) for line in one] for one in filtered])):
        yield filtered[cost.argmin(0), np.arange(filtered.shape[1])]


def zopfli(data):
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        return subprocess.run(['zopfli', '--zlib', '-c', '--i15', file.name], check=True, capture_output=True).stdout


def chunk(name, data):
    return struct.pack('>I', len(data)) + name + data + struct.pack('>I', zlib.crc32(name + data))


def save(picture, path):
    pixels = np.array(picture.convert('RGBA'))
    best = min((way.tobytes() for way in ways(pixels)), key=lambda data: len(zlib.compress(data, 9)))
    height, width = pixels.shape[:2]
    packed = (b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 8, 6, 0, 0, 0))
              + chunk(b'IDAT', zopfli(best)) + chunk(b'IEND', b''))
    with open(path, 'wb') as file:
        file.write(packed)


def main(paths):
    for path in paths:
        before, was = np.array(Image.open(path).convert('RGBA')), os.path.getsize(path)
        save(Image.fromarray(before), path)
        if not np.array_equal(before, np.array(Image.open(path))):
            sys.exit(path + ' is not the same picture')
        print(f'{path}: {was} -> {os.path.getsize(path)}')


if __name__ == '__main__':
    main(sys.argv[1:])
