#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the table and the music.

    python3 make.py [NAME ...]       # knock, card, ...: writes their WAV files beside this program; with no name, all
    python3 make.py --music FILE     # writes the waltz; the build does this, so that it is not kept with the sources
    python3 make.py --check          # says which of the files beside it are not what it would write

Needs python3-numpy. The same sources give the same samples, but for the last bit of some where numpy reckons otherwise.
"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path.insert(0, HERE)


def fail(message):
    sys.exit('make.py: ' + message)


try:
    import numpy as np
except ImportError:
    fail('the Python module numpy is missing; install the package python3-numpy')

from music import FIGURES, MUSIC_RATE, waltz                 # noqa: E402
from objects import SOUNDS                                    # noqa: E402
from signals import RATE, levelled, read, write               # noqa: E402
from tones import TONES                                       # noqa: E402

LAST_BITS = 2 / 32767


def made(wanted):
    """(file's name, samples, rate) of each variation of the wanted sounds."""
    for sounds, rate in ((SOUNDS, RATE), (TONES, MUSIC_RATE), (FIGURES, MUSIC_RATE)):
        for name, variations, target, maker in sounds:
            if wanted and name not in wanted:
                continue
            for number in range(1, variations + 1):
                variation = '%s-%d' % (name, number)
                yield variation + '.wav', levelled(maker(variation), target, rate), rate


def check():
    """What differs between the files and what would be written."""
    complaints, names = [], set()
    for name, sound, rate in made(()):
        names.add(name)
        path = os.path.join(HERE, name)
        if not os.path.isfile(path):
            complaints.append(name + ' is missing')
            continue
        kept, its_rate = read(path)
        if its_rate != rate or len(kept) != len(sound) or np.max(np.abs(kept - sound)) > LAST_BITS:
            complaints.append(name + ' is not what make.py writes')
    for name in sorted(os.listdir(HERE)):
        if name.endswith('.wav') and name not in names:
            complaints.append(name + ' is made by nothing')
    return complaints


def main(arguments):
    if arguments[:1] == ['--music']:
        if len(arguments) != 2:
            fail('usage: make.py --music FILE')
        os.makedirs(os.path.dirname(os.path.abspath(arguments[1])), exist_ok=True)
        write(arguments[1], waltz(), MUSIC_RATE)
    elif arguments == ['--check']:
        complaints = check()
        if complaints:
            fail('; '.join(complaints))
    else:
        known = [name for name, _, _, _ in SOUNDS + TONES + FIGURES]
        for name in arguments:
            if name not in known:
                fail('no sound "%s"; there are %s' % (name, ', '.join(known)))
        for name, sound, rate in made(arguments):
            write(os.path.join(HERE, name), sound, rate)


if __name__ == '__main__':
    main(sys.argv[1:])
