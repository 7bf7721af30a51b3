#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the sounds and the music: levels, lengths, ends, and that the files are what the programs make.

    python3 sounds.py RESOURCES/SOUNDS

Ends with 1 and says what is wrong.
"""
import os
import sys

sys.dont_write_bytecode = True
FOLDER = os.path.abspath(sys.argv[1])
sys.path.insert(0, FOLDER)

import numpy as np                                            # noqa: E402
from make import check                                        # noqa: E402
from music import FIGURES, MUSIC_RATE, waltz                  # noqa: E402
from objects import SOUNDS                                    # noqa: E402
from signals import RATE, loudness, read                      # noqa: E402

# seconds
SHORTEST, LONGEST = 0.04, {'shuffle': 1.6, 'sweep': 1.0, 'coin': 1.3, 'win': 4.0, 'lose': 4.0, 'token': 0.8, 'knock': 0.9, 'bell': 1.4, 'rare': 2.0, 'duel': 3.0,
                           'farewell': 3.0}
USUALLY_LONGEST = 0.5
SHORTEST_MUSIC, LONGEST_MUSIC = 60, 100

complaints = []


def expect(right, what):
    if not right:
        complaints.append(what)


def decibels(value):
    return 20 * np.log10(max(value, 1e-9))


def measure_sounds():
    for sounds, rate_wanted in ((SOUNDS, RATE), (FIGURES, MUSIC_RATE)):
        for name, variations, target, _ in sounds:
            kept = []
            for number in range(1, variations + 1):
                file = '%s-%d.wav' % (name, number)
                sound, rate = read(os.path.join(FOLDER, file))
                seconds = len(sound) / rate
                peak = np.max(np.abs(sound))
                expect(rate == rate_wanted, '%s has %d frames a second' % (file, rate))
                expect(SHORTEST < seconds < LONGEST.get(name, USUALLY_LONGEST), '%s lasts %.2f s' % (file, seconds))
                expect(-22 < decibels(peak) < -1, '%s has its peak at %.1f dB' % (file, decibels(peak)))
                expect(abs(np.mean(sound)) < 3e-4, '%s has a direct current of %.5f' % (file, np.mean(sound)))
                heard = loudness(sound, rate)
                expect(abs(heard - target) < 0.7, '%s is at %.1f dB, not %.1f' % (file, heard, target))
                expect(np.max(np.abs(sound[:2])) < 0.02 * peak, file + ' starts with a click')
                expect(np.max(np.abs(sound[-8:])) < 0.002 * peak, file + ' ends with a click')
                kept.append(sound)
            for one, other in zip(kept, kept[1:]):
                size = min(len(one), len(other))
                same = np.corrcoef(one[:size], other[:size])[0, 1]
                expect(same < 0.9, 'two variations of %s are alike' % name)


def measure_music():
    music = waltz()
    seconds = len(music) / MUSIC_RATE
    expect(SHORTEST_MUSIC < seconds < LONGEST_MUSIC, 'the waltz lasts %.0f s' % seconds)
    expect(np.max(np.abs(music)) < 0.5, 'the waltz is too loud')
    expect(abs(np.mean(music)) < 1e-4, 'the waltz has a direct current')
    seam = abs(music[0] - music[-1])
    steps = np.abs(np.diff(music))
    expect(seam <= np.percentile(steps, 99.9), 'the waltz clicks where it begins again')
    quarter = MUSIC_RATE // 4
    soft = [np.sqrt(np.mean(music[at:at + quarter] ** 2)) for at in range(0, len(music) - quarter, quarter)]
    expect(min(soft) > 0.004, 'the waltz falls silent')
    knock, rate = read(os.path.join(FOLDER, 'knock-1.wav'))
    card, _ = read(os.path.join(FOLDER, 'card-1.wav'))
    music_level = loudness(music, MUSIC_RATE)
    expect(music_level < loudness(knock, rate) - 4, 'the waltz covers the knock')
    expect(music_level < loudness(card, rate) + 4, 'the waltz covers the cards')


measure_sounds()
measure_music()
complaints += check()
if complaints:
    sys.exit('\n'.join(complaints))
