# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What all sounds are made of: noise, envelopes, filters, a room, loudness, and the file at the end.

A signal is a one-dimensional array of floats at some rate; a sound at RATE. Filters work on the spectrum, so that they
need no loop and have no phase. Chance comes from numpy's old generator, whose numbers are promised never to change.
"""
import struct
import wave

import numpy as np

RATE = 44100
PEAK = 10 ** (-1.5 / 20)         # no sound comes closer to full scale
FADE = 0.016                     # seconds at the end in which a sound goes to nothing


def chance(name):
    """A generator of its own for each sound, so that changing one leaves the others as they are."""
    seed = 0
    for letter in name.encode():
        seed = (seed * 131 + letter) % (2 ** 31)
    return np.random.RandomState(seed)


def times(seconds, rate=RATE):
    return np.arange(int(round(seconds * rate))) / rate


def silence(seconds, rate=RATE):
    return np.zeros(int(round(seconds * rate)))


def filtered(signal, gain, rate=RATE):
    """The signal with each frequency multiplied by gain(frequencies); what would wrap round is cut off."""
    padded = 1 << int(np.ceil(np.log2(len(signal) + rate // 20)))
    spectrum = np.fft.rfft(signal, padded)
    return np.fft.irfft(spectrum * gain(np.fft.rfftfreq(padded, 1 / rate)), padded)[:len(signal)]


def band(low, high, steep=2.0):
    """A gain: about 1 between the two frequencies, falling off by `steep` times 6 dB an octave."""
    def gain(frequencies):
        ratio = np.maximum(frequencies, 1e-3)
        return 1 / np.sqrt(1 + (low / ratio) ** (2 * steep)) / np.sqrt(1 + (ratio / high) ** (2 * steep))
    return gain


def noise(random, seconds, low, high, steep=2.0):
    """Noise between two frequencies, with an effective value of 1."""
    signal = filtered(random.standard_normal(len(times(seconds))), band(low, high, steep))
    return signal / np.sqrt(np.mean(signal ** 2))


def swell(seconds, rise, fall, power=1.0):
    """Up in `rise` seconds, then down so that a third is left after `fall` more."""
    moment = times(seconds)
    up = np.clip(moment / rise, 0, 1)
    return (np.sin(up * np.pi / 2) ** 2 * np.exp(-np.maximum(0, moment - rise) / fall)) ** power


def modes(seconds, partials, random=None, spread=0.0):
    """What a struck thing sings: partials are (frequency, decay in seconds, strength), each moved a little by chance."""
    moment = times(seconds)
    sound = np.zeros(len(moment))
    for frequency, decay, strength in partials:
        if random is not None:
            frequency *= 1 + spread * random.uniform(-1, 1)
            strength *= 1 + 4 * spread * random.uniform(-1, 1)
        sound += strength * np.sin(2 * np.pi * frequency * moment) * np.exp(-moment / decay)
    return sound


def blow(signal, seconds):
    """The signal as something soft strikes it up: what lasts shorter than the touch is hardly heard."""
    touch = np.sin(np.pi * times(seconds) / seconds) ** 2
    touch /= touch.sum()
    return np.convolve(signal, touch)[:len(signal)]


def put(sound, part, at, gain=1.0):
    """Adds a part that begins at `at` seconds; the sound must be long enough for it."""
    start = int(round(at * RATE))
    stop = min(len(sound), start + len(part))
    sound[start:stop] += gain * part[:stop - start]


def in_room(sound, wet=0.16, seconds=0.22, rate=RATE):
    """The sound in a small room full of wood and people: a few early walls, then a short dark tail."""
    random = chance('room')
    moment = times(seconds, rate)
    tail = random.standard_normal(len(moment)) * np.exp(-moment / (seconds / 5)) * np.clip(moment / 0.012, 0, 1)
    for wall, strength in ((0.0071, 9), (0.0113, -7), (0.0169, 6), (0.0231, -4)):
        tail[int(wall * rate)] += strength
    tail = filtered(tail, band(180, 3200, 1.5), rate)
    tail /= np.sqrt(np.sum(tail ** 2))
    longer = np.concatenate([sound, silence(seconds * 0.8, rate)])
    size = 1 << int(np.ceil(np.log2(len(longer) + len(tail))))
    echo = np.fft.irfft(np.fft.rfft(longer, size) * np.fft.rfft(tail, size), size)[:len(longer)]
    return longer + wet * echo


def heard(frequencies):
    """How loud the ear takes each frequency: the K curve of ITU-R BS.1770 drawn by hand, as a gain."""
    ratio = np.maximum(frequencies, 1e-3)
    shelf = 10 ** (4 / 20 * 1 / (1 + (1680 / ratio) ** 3))
    return shelf / (1 + (38 / ratio) ** 2)


def loudness(sound, rate=RATE, window=0.1):
    """Of the loudest tenth of a second, in dB below a full-scale square wave, as the ear takes it."""
    power = filtered(np.concatenate([sound, np.zeros(rate)]), heard, rate) ** 2
    size = int(window * rate)
    running = np.cumsum(np.concatenate([[0.0], power]))
    return 10 * np.log10(np.max(running[size:] - running[:-size]) / size + 1e-12)


def levelled(sound, target, rate=RATE):
    """The sound at that loudness, with no direct current and ends that go to nothing."""
    sound = filtered(sound, lambda f: 1 / (1 + (35 / np.maximum(f, 1e-3)) ** 4), rate)
    above = np.nonzero(np.abs(sound) > 1e-3 * np.max(np.abs(sound)))[0]
    sound = sound[:above[-1] + 1]
    rise, fall = int(0.001 * rate), int(FADE * rate)
    sound[:rise] *= np.sin(np.linspace(0, np.pi / 2, rise)) ** 2
    sound[-fall:] *= np.cos(np.linspace(0, np.pi / 2, fall)) ** 2
    hill = np.hanning(len(sound))                             # what is left of it, taken off where it cannot click
    sound -= hill * np.sum(sound) / np.sum(hill)
    sound *= 10 ** ((target - loudness(sound, rate)) / 20)
    return rounded_off(sound)


def rounded_off(sound, knee=0.6):
    """Peaks above the knee bent, so that none passes PEAK; a knock keeps its loudness without them."""
    size = np.abs(sound)
    bent = knee + (PEAK - knee) * np.tanh((size - knee) / (PEAK - knee))
    return np.where(size > knee, np.sign(sound) * bent, sound)


def write(path, sound, rate=RATE):
    """A mono WAV file of 16 bits."""
    values = np.rint(np.clip(sound, -1, 1) * 32767).astype('<i2')
    with wave.open(path, 'wb') as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(values.tobytes())


def read(path):
    """The samples of a mono WAV file of 16 bits, between -1 and 1, and its rate."""
    with wave.open(path, 'rb') as file:
        if file.getnchannels() != 1 or file.getsampwidth() != 2:
            raise ValueError('%s is not mono with 16 bits' % path)
        frames = file.readframes(file.getnframes())
        return np.array(struct.unpack('<%dh' % (len(frames) // 2), frames)) / 32767, file.getframerate()
