# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The signals: for each kind of event a few notes of the instruments that play the waltz, for whoever goes by the ear.

The seat that they tell of is heard from its side, and moves them up by less than a fourth: none is another one moved up.
"""
import numpy as np

from music import MUSIC_RATE
from signals import in_room, silence, times
from strings import GUITAR, MANDOLIN, plucked, reed


def strings(instrument, notes, seconds=0.5, gap=0.09, dampened=0.0):
    """Notes plucked one after the other, as (note, gain); a hand laid on the strings after `dampened` seconds stops them."""
    sound = silence(gap * (len(notes) - 1) + seconds, MUSIC_RATE)
    for number, (note, gain) in enumerate(notes):
        tone = plucked(instrument, note, seconds, MUSIC_RATE, number % 3)
        if dampened:
            tone = tone * np.exp(-np.maximum(0, times(len(tone) / MUSIC_RATE, MUSIC_RATE) - dampened) / 0.02)
        start = int(number * gap * MUSIC_RATE)
        stop = min(len(sound), start + len(tone))
        sound[start:stop] += gain * tone[:stop - start]
    return in_room(sound, 0.10, rate=MUSIC_RATE)


def reeds(*notes, seconds):
    """Notes of the accordion, a breath long."""
    return in_room(sum(reed(note, seconds, MUSIC_RATE) for note in notes), 0.10, rate=MUSIC_RATE)


def yours(name):
    """Two strings, a fifth up: it is your turn."""
    return strings(MANDOLIN, (('D5', 0.8), ('A5', 1.0)), 0.6, 0.12)


def draws(name):
    """One high string, short."""
    return strings(MANDOLIN, (('A4', 1.0),), 0.3, dampened=0.10)


def takes(name):
    """A string and the third above it, as a grace note."""
    return strings(MANDOLIN, (('A4', 0.7), ('C#5', 1.0)), 0.3, 0.055, 0.12)


def gives(name):
    """One low string, short."""
    return strings(GUITAR, (('A3', 1.0),), 0.3, dampened=0.10)


def swaps(name):
    """Low and high by turns: something goes and something comes."""
    return strings(GUITAR, (('E4', 0.8), ('A3', 0.9), ('E4', 1.0)), 0.3, 0.075, 0.10)


def stays(name):
    """A dead low string: nothing was changed."""
    return strings(GUITAR, (('D3', 1.0),), 0.25, dampened=0.03)


def calls(name):
    """The same string three times, as a fist on the table."""
    return strings(GUITAR, (('D4', 0.8), ('D4', 0.8), ('D4', 1.0)), 0.5, 0.11)


def pays(name):
    """A small step down."""
    return strings(GUITAR, (('C4', 0.9), ('A3', 1.0)), 0.6, 0.16)


def gains(name):
    """A large step up, high."""
    return strings(MANDOLIN, (('E5', 0.8), ('G#5', 0.9), ('B5', 1.0)), 0.45, 0.06)


def trick(name):
    """A breath of the accordion, in thirds."""
    return reeds('A4', 'C#5', seconds=0.40)


def meld(name):
    """A chord strummed upwards."""
    return strings(MANDOLIN, (('D4', 0.8), ('F#4', 0.85), ('A4', 0.9), ('D5', 1.0)), 0.6, 0.035)


def refused(name):
    """Two low reeds that do not agree."""
    return reeds('E3', 'F3', seconds=0.26)


TONES = (
    # name, variations, loudness, maker
    ('yours', 1, -24.0, yours),
    ('draws', 1, -26.0, draws),
    ('takes', 1, -26.0, takes),
    ('gives', 1, -26.0, gives),
    ('swaps', 1, -26.0, swaps),
    ('stays', 1, -26.0, stays),
    ('calls', 1, -24.0, calls),
    ('pays', 1, -25.0, pays),
    ('gains', 1, -26.0, gains),
    ('trick', 1, -27.0, trick),
    ('meld', 1, -26.0, meld),
    ('refused', 1, -27.0, refused),
)
