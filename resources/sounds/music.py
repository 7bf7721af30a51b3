# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays score.py: the waltz, which ends where it begins, and the two figures at a match's end.

The waltz is written on a ring: what rings on past the last bar, and the room's echo, are heard in the first one.
"""
import numpy as np

import score
from signals import band, chance, filtered, in_room, rounded_off
from strings import GUITAR, MANDOLIN, plucked, reed

MUSIC_RATE = 22050               # strings have nothing above what it can hold
STROKES_A_BEAT = 6               # of the tremolo
LEVEL = 0.030                    # effective value of the whole waltz


class Ring:
    """A sound whose end goes on at its start."""

    def __init__(self, samples):
        self.sound = np.zeros(samples)

    def put(self, part, start, gain):
        start %= len(self.sound)
        while len(part):
            room = min(len(part), len(self.sound) - start)
            self.sound[start:start + room] += gain * part[:room]
            part, start = part[room:], 0


def tremolo(put, random, note, at, seconds, beat, gain, rate):
    """Quick strokes on one note, swelling a little towards the middle."""
    count = max(2, int(round(seconds / beat * STROKES_A_BEAT)))
    for number in range(count):
        way = number / count
        strength = (1.0 if number == 0 else 0.42 + 0.22 * np.sin(np.pi * way)) * random.uniform(0.85, 1.1)
        moment = at + seconds * way + (random.uniform(-0.006, 0.006) if number else 0)
        put(plucked(MANDOLIN, note, 0.5, rate, number % 3), moment, gain * strength)


def melody(lines):
    """(beat, note, beats) of the bars, and their chords."""
    notes, chords = [], []
    for bar, line in enumerate(line.split() for line in lines.strip().splitlines()):
        chords.append(line[0])
        for beat, token in enumerate(line[1:]):
            if token == '-':
                start, note, beats = notes[-1]
                notes[-1] = (start, note, beats + 1)
            elif token != '*':
                halves = token.split('.')
                for half, note in enumerate(halves):
                    notes.append((3 * bar + beat + half / len(halves), note, 1 / len(halves)))
        if len(line) != 4:
            raise ValueError('a bar has a chord and three beats, not %s' % ' '.join(line))
    return notes, chords


def third_below(note, key):
    """The second note below in the key; a note that the key lacks is taken for its natural one."""
    scale = key.split()
    names = [name[0] for name in scale]
    octave, place = int(note[-1]), names.index(note[0])
    lower = scale[(place - 2) % len(scale)]
    return lower + str(octave - (1 if 'CDEFGAB'.index(lower[0]) > 'CDEFGAB'.index(note[0]) else 0))


def waltz(rate=MUSIC_RATE):
    random = chance('waltz')
    beat = 60 / score.BEATS_A_MINUTE
    bars = sum(len(lines.strip().splitlines()) for _, _, lines in score.WALTZ)
    ring = Ring(int(round(bars * 3 * beat * rate)))

    def put(part, at, gain):
        ring.put(part, int(round(at * rate)), gain)

    def human(at):
        return at + random.uniform(-0.009, 0.009)

    first = 0
    for key, manner, lines in score.WALTZ:
        notes, chords = melody(lines)
        for start, note, beats in notes:
            at, gain = human((first * 3 + start) * beat), random.uniform(0.85, 1.0)
            if start % 3 == 0:
                gain *= 1.08
            if beats >= 2:
                tremolo(put, random, note, at, beats * beat * 0.94, beat, 0.50 * gain, rate)
            else:
                put(plucked(MANDOLIN, note, 0.9, rate, random.randint(3)), at, 0.52 * gain)
            if manner == 'thirds':
                put(plucked(MANDOLIN, third_below(note, score.KEYS[key]), 0.9, rate, 3), human(at), 0.26 * gain)
        for bar, chord in enumerate(chords):
            low, other, strings = score.CHORDS[chord]
            at = (first + bar) * 3 * beat
            put(plucked(GUITAR, low if bar % 2 == 0 else other, 1.6, rate, random.randint(3)), human(at), 0.40)
            for weak in (1, 2):
                for number, string in enumerate(strings):
                    put(plucked(GUITAR, string, 0.8, rate, random.randint(3)),
                        human(at + weak * beat) + number * 0.013, 0.17 * random.uniform(0.85, 1.1))
            if manner == 'reeds':
                for string in strings[1:]:
                    put(reed(string, 3 * beat, rate), at, 0.075)
        first += len(chords)
    return settled(ring.sound, rate)


def settled(sound, rate):
    """The waltz in its room, from the other end of it, with the murmur that an empty evening has; all on the ring."""
    random = chance('room of the waltz')
    moment = np.arange(int(0.9 * rate)) / rate
    tail = random.standard_normal(len(moment)) * np.exp(-moment / 0.16) * np.clip(moment / 0.02, 0, 1)
    tail = filtered(tail, band(160, 2800, 1.0), rate)
    echo = np.zeros(len(sound))
    echo[0] = 1.0
    echo[:len(tail)] += 0.30 * tail / np.sqrt(np.sum(tail ** 2))
    frequencies = np.fft.rfftfreq(len(sound), 1 / rate)
    distance = band(70, 5200, 1.0)(frequencies)
    spectrum = np.fft.rfft(sound) * np.fft.rfft(echo) * distance
    murmur = np.fft.rfft(random.standard_normal(len(sound))) * band(90, 420, 1.0)(frequencies)
    played = np.fft.irfft(spectrum, len(sound))
    played *= LEVEL / np.sqrt(np.mean(played ** 2))
    still = np.fft.irfft(murmur, len(sound))
    still *= LEVEL * 0.012 / np.sqrt(np.mean(still ** 2))
    return rounded_off(played + still)


def figure(what, rate=MUSIC_RATE):
    """One of the score's short figures."""
    tempo, notes = what
    beat = 60 / tempo
    random = chance('figure %d' % tempo)
    sound = np.zeros(int((max(start + beats for start, _, _, beats, _ in notes) * beat + 0.9) * rate))

    def put(part, at, gain):
        start = int(round(at * rate))
        part = part[:len(sound) - start]
        sound[start:start + len(part)] += gain * part

    for start, instrument, note, beats, strength in notes:
        at = start * beat
        if instrument == 'tremolo':
            tremolo(put, random, note, at, beats * beat, 0.58, 0.6 * strength, rate)
        else:
            made, loud = (MANDOLIN, 0.62) if instrument == 'mandolin' else (GUITAR, 0.34)
            put(plucked(made, note, beats * beat + 0.5, rate), at + random.uniform(0, 0.006), loud * strength)
    fade = int(0.35 * rate)
    sound[-fade:] *= np.cos(np.linspace(0, np.pi / 2, fade)) ** 2
    return in_room(sound, 0.20, 0.4, rate=rate)


FIGURES = (
    ('win', 1, -21.0, lambda name: figure(score.WIN)),
    ('lose', 1, -25.0, lambda name: figure(score.LOSE)),
    ('rare', 1, -23.0, lambda name: figure(score.RARE)),
    ('duel', 1, -23.0, lambda name: figure(score.DUEL)),
    ('farewell', 1, -26.0, lambda name: figure(score.FAREWELL)),
)
