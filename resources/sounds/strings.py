# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Mandolin, guitar and a small accordion, each note a sum of its partials.

A plucked string's partials start as the place of the plectrum gives them, lie a little wide of the harmonics because the
string is stiff, and die the sooner the higher they are; the body lifts some of them. A note once made is kept.
"""
from functools import lru_cache

import numpy as np

from signals import chance, filtered

NAMES = {'C': 0, 'D': 2, 'E': 4, 'F': 5, 'G': 7, 'A': 9, 'B': 11}

# seconds a middle note rings, plectrum as a part of the string, how soon high partials die, stiffness,
# strings a course and how far they are out of tune with each other, resonances of the body (Hz, width, gain)
MANDOLIN = (0.75, 0.11, 0.028, 6e-5, (-0.0011, 0.0012), ((430, 0.35, 1.3), (980, 0.4, 0.8), (2500, 0.5, 0.5)))
GUITAR = (1.30, 0.21, 0.045, 3e-5, (0.0,), ((105, 0.25, 0.5), (205, 0.3, 0.9), (400, 0.4, 0.7)))


def frequency(note):
    """'A4' is 440 Hz; 'F#3' and 'Bb4' have their signs between letter and octave."""
    sign = {'#': 1, 'b': -1}.get(note[1], 0)
    steps = NAMES[note[0]] + sign + 12 * (int(note[-1]) - 4) - 9
    return 440.0 * 2 ** (steps / 12)


def body(resonances, at):
    """How much the instrument's body lifts a partial at these frequencies."""
    gain = np.ones_like(at)
    for middle, width, lift in resonances:
        gain += lift * np.exp(-(np.log(at / middle) / width) ** 2)
    return gain


@lru_cache(maxsize=None)
def plucked(instrument, note, seconds, rate, stroke=0):
    """A plucked note; `stroke` tells one stroke of the plectrum from another. The loudest moment is about 1."""
    ring, place, dying, stiff, course, resonances = instrument
    random = chance('%s %d %d' % (note, stroke, len(course)))
    moment = np.arange(int(seconds * rate)) / rate
    base = frequency(note)
    ring *= (330 / base) ** 0.45
    sound = np.zeros(len(moment))
    place *= 1 + 0.12 * random.uniform(-1, 1)
    for detune in course:
        number = np.arange(1, 1 + int(min(26, rate * 0.45 / base)))
        at = base * (1 + detune) * number * np.sqrt(1 + stiff * number ** 2)
        strength = np.abs(np.sin(np.pi * number * place)) / number ** 1.40 * body(resonances, at)
        decay = ring / (1 + dying * (number - 1) ** 1.5)
        phase = random.uniform(-0.3, 0.3, len(number))
        for partial in range(len(number)):
            swing = np.sin(2 * np.pi * at[partial] * moment + phase[partial])
            sound += strength[partial] * swing * np.exp(-moment / decay[partial])
    click = random.standard_normal(int(0.012 * rate)) * np.exp(-np.arange(int(0.012 * rate)) / (0.0025 * rate))
    sound[:len(click)] += 0.16 * np.max(np.abs(sound)) * filtered(click, lambda f: f > 700, rate)
    sound *= 1 - np.exp(-moment / 0.0012)                     # the plectrum lets go, it does not jump
    fade = int(0.04 * rate)
    sound[-fade:] *= np.linspace(1, 0, fade)
    return sound / np.max(np.abs(sound))


@lru_cache(maxsize=None)
def reed(note, seconds, rate):
    """A note of an accordion with two reeds that beat slowly; the bellows swell and sink."""
    moment = np.arange(int(seconds * rate)) / rate
    base = frequency(note)
    sound = np.zeros(len(moment))
    for detune, strength in ((-0.0016, 1.0), (0.0017, 0.8)):
        for number in range(1, 1 + int(min(14, rate * 0.4 / base))):
            tone = strength / number ** (1.25 if number % 2 else 1.6)
            sound += tone * np.sin(2 * np.pi * base * (1 + detune) * number * moment + number)
    bellows = np.sin(np.pi * np.clip(moment / seconds, 0, 1)) ** 0.6
    bellows *= 1 - np.exp(-moment / 0.06)
    return sound * bellows / 2.6
