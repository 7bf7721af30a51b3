# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The things of the table, struck, thrown and turned: cards, a knuckle on walnut, a bell, token and coin on a glazed plate.

SOUNDS has every sound's name, how loud it is (see signals.loudness) and the function that makes one variation of it.
"""
import numpy as np

from signals import RATE, band, blow, chance, filtered, in_room, modes, noise, put, silence, swell, times

# frequency, decay in seconds, strength
WALNUT = ((94, 0.070, 0.35), (151, 0.060, 0.55), (218, 0.052, 0.75), (287, 0.046, 0.9), (391, 0.038, 1.0),
          (503, 0.031, 0.95), (676, 0.026, 1.0), (910, 0.020, 0.95), (1280, 0.014, 0.9), (1790, 0.009, 0.7),
          (2480, 0.006, 0.5), (3310, 0.004, 0.3))
# through the cloth the board sounds shorter, and its middle is what is heard of it
CLOTHED = tuple((f, decay * 0.40, strength * min(1, f / 320) / (1 + (f / 1100) ** 2)) for f, decay, strength in WALNUT)
STIFF_PAPER = ((840, 0.0060, 0.6), (1370, 0.0050, 0.9), (2150, 0.0038, 1.0), (3180, 0.0028, 0.8), (4620, 0.0020, 0.6),
               (6900, 0.0014, 0.4))
GLAZED_PLATE = ((1162, 0.085, 0.55), (1890, 0.060, 0.5), (2704, 0.075, 0.9), (3371, 0.048, 0.6), (4493, 0.050, 0.7),
                (5210, 0.034, 0.4), (6788, 0.030, 0.35), (8120, 0.020, 0.2))
BOXWOOD = ((1520, 0.011, 1.0), (2380, 0.009, 0.8), (3640, 0.006, 0.5), (5150, 0.004, 0.3))
SILVER_COIN = ((4310, 0.30, 0.8), (4345, 0.27, 0.6), (6120, 0.20, 0.45), (7030, 0.24, 0.8), (7075, 0.20, 0.5),
               (9480, 0.15, 0.5), (11890, 0.11, 0.35), (14100, 0.07, 0.2))
# a gong of nickel as wide as a saucer; the pairs beat, as no gong is quite round
BUS_BELL = ((1244, 0.42, 0.55), (1249, 0.38, 0.45), (2487, 0.34, 1.0), (2496, 0.30, 0.6), (3305, 0.20, 0.5),
            (4630, 0.17, 0.55), (4648, 0.15, 0.35), (6890, 0.10, 0.35), (9240, 0.06, 0.2))


def snap(random, strength=1.0):
    """Stiff paper let go."""
    sharp = noise(random, 0.03, 1800, 9000, 1.5) * swell(0.03, 0.0004, 0.0022)
    sound = modes(0.04, STIFF_PAPER, random, 0.12)
    put(sound, sharp, 0, 0.8)
    return strength * sound


def pat(random, strength=1.0):
    """A card, or a few, come to lie on the cloth."""
    sound = blow(modes(0.12, CLOTHED, random, 0.05), 0.0025)
    put(sound, noise(random, 0.03, 500, 3200) * swell(0.03, 0.001, 0.006), 0, 0.50)
    return 0.45 * strength * sound


def slide(random, seconds, low, high):
    """Paper over cloth: the finer the faster it goes, so the high part comes and goes first."""
    fast = noise(random, seconds, high * 0.7, high * 1.6, 1.5) * swell(seconds, seconds * 0.22, seconds * 0.20)
    slow = noise(random, seconds, low, high, 1.5) * swell(seconds, seconds * 0.38, seconds * 0.30)
    grain = 1 + 0.35 * noise(random, seconds, 30, 140)
    rest = np.sin(np.clip((seconds - times(seconds)) / (0.4 * seconds), 0, 1) * np.pi / 2) ** 2
    return (0.55 * fast + 0.8 * slow) * np.clip(grain, 0.2, 2) * rest


def card(name):
    """Thrown over the cloth by the dealer: it slides, and lies down."""
    random = chance(name)
    sound = silence(0.24)
    length = random.uniform(0.085, 0.115)
    put(sound, slide(random, length, random.uniform(1300, 1900), random.uniform(4200, 5600)), 0, 0.5)
    put(sound, snap(random), 0.004, 0.14)
    put(sound, pat(random), length * 0.72, 1.8)
    put(sound, snap(random), length * 0.74, random.uniform(0.25, 0.4))
    return in_room(sound, 0.10)


def turn(name):
    """Lifted at its edge and laid on its back: a breath of air, then the snap."""
    random = chance(name)
    sound = silence(0.26)
    put(sound, slide(random, 0.095, 2200, 6500), 0, 0.40)
    put(sound, snap(random), 0.066, 1.0)
    put(sound, pat(random), 0.072, 1.8)
    put(sound, snap(random), 0.080, 0.3)
    return in_room(sound, 0.10)


def pick(name):
    """A card of the hand moved up with a finger."""
    random = chance(name)
    sound = silence(0.12)
    put(sound, slide(random, 0.05, 1600, 4800), 0, 0.5)
    put(sound, snap(random), 0.032, 0.22)
    put(sound, pat(random), 0.034, 0.25)
    return in_room(sound, 0.08)


def edge(name):
    """The thumb passes one card of the pack."""
    random = chance(name)
    sound = silence(0.05)
    put(sound, snap(random), 0.002)
    return in_room(sound, 0.06)


def fold(name):
    """The corner of a banknote is turned over, and a thumbnail drawn along the fold: soft paper that crackles."""
    random = chance(name)
    sound = silence(0.46)
    put(sound, slide(random, 0.11, 900, 3400), 0, 0.34)
    for _ in range(random.randint(7, 11)):                   # the sheet gives way here and there
        put(sound, snap(random), random.uniform(0.012, 0.12), random.uniform(0.05, 0.22))
    crease = random.uniform(0.17, 0.19)
    put(sound, slide(random, 0.12, 2400, 7200), crease, 0.5)
    put(sound, pat(random), crease + 0.11, 0.7)
    return in_room(sound, 0.10)


def chalk(name):
    """A figure is written on a slate: two short strokes, each with the tap that begins it."""
    random = chance(name)
    sound = silence(0.52)
    at = 0.02
    for length in (random.uniform(0.10, 0.13), random.uniform(0.07, 0.10)):
        put(sound, modes(0.05, BOXWOOD, random, 0.08), at, 0.55)
        # The stick slips and holds: a hiss in quick beats, higher as the stroke ends.
        beats = 1 + 0.55 * np.sin(2 * np.pi * random.uniform(88, 104) * times(length))
        stroke = noise(random, length, 2300, 6800) * swell(length, 0.012, length * 0.7)
        put(sound, stroke * beats[:len(stroke)], at + 0.006, 0.62)
        at += length + random.uniform(0.075, 0.1)
    return in_room(sound, 0.12)


def rap(random, force):
    """One knuckle on the table: skin and bone, then the walnut board and what stands on it."""
    sound = blow(modes(0.34, WALNUT, random, 0.02), 0.0008 / force)
    put(sound, noise(random, 0.02, 900, 4200) * swell(0.02, 0.0006, 0.0028), 0, 0.7 * force)
    put(sound, modes(0.2, ((3120, 0.03, 0.020), (5330, 0.02, 0.012)), random, 0.05), 0.006)   # a glass answers
    return force * sound


def knock(name):
    """Busso! Two raps, the second the harder."""
    random = chance(name)
    sound = silence(0.62)
    put(sound, rap(random, random.uniform(0.72, 0.82)), 0.0)
    put(sound, rap(random, 1.0), random.uniform(0.142, 0.166))
    return in_room(sound, 0.26, 0.32)


def stroke(random, force):
    """The hammer of a bus's bell hits its gong: the softer, the less of what is high in it."""
    sound = blow(modes(0.95, BUS_BELL, random, 0.001), 0.0011 / force)
    put(sound, noise(random, 0.012, 2200, 7800) * swell(0.012, 0.0005, 0.0020), 0, 0.5 * force)
    return force * sound


def bell(name):
    """Stop the bus! The cord is pulled twice, and the second stroke takes the first one's ring away."""
    random = chance(name)
    sound = silence(1.05)
    again = random.uniform(0.150, 0.172)
    first = stroke(random, random.uniform(0.78, 0.86))
    damped = np.ones(len(first))
    damped[int(again * RATE):] = 0.35
    put(sound, first * np.convolve(damped, np.hanning(161) / np.hanning(161).sum(), 'same'), 0.0)
    put(sound, stroke(random, 1.0), again)
    return in_room(sound, 0.22, 0.30)


def cut(name):
    """Half the pack is lifted off and put beside the other."""
    random = chance(name)
    sound = silence(0.30)
    put(sound, slide(random, 0.075, 1500, 4300), 0, 0.55)
    put(sound, snap(random), 0.028, 0.3)
    put(sound, pat(random), 0.086, 3.6)
    put(sound, snap(random), 0.084, 0.9)
    put(sound, snap(random), 0.099, 0.4)
    return in_room(sound, 0.12)


def sweep(name):
    """The deal is void: both hands sweep all cards together, one over the other, and push them up into a heap."""
    random = chance(name)
    sound = silence(0.86)
    for at, length, strength in ((0.0, random.uniform(0.24, 0.28), 0.55), (0.25, random.uniform(0.19, 0.23), 0.75)):
        put(sound, slide(random, length, 1100, 4200), at, strength)
        for _ in range(random.randint(6, 9)):                 # cards ride up on those before them
            beat = at + length * random.uniform(0.15, 0.95)
            put(sound, snap(random), beat, random.uniform(0.10, 0.30))
            put(sound, pat(random), beat + 0.004, random.uniform(0.3, 0.7))
    put(sound, pat(random), 0.47, 3.4)
    put(sound, snap(random), 0.468, 0.6)
    put(sound, pat(random), 0.60, 2.2)
    return in_room(sound, 0.12)


def shuffle(name):
    """A riffle with both thumbs, the bridge falling together, and the pack squared on the table."""
    random = chance(name)
    sound = silence(1.32)
    at = 0.03
    for number in range(38):
        way = number / 37
        gap = 0.0165 - 0.0065 * np.sin(np.pi * way)
        put(sound, snap(random), at, (0.35 + 0.5 * np.sin(np.pi * way)) * random.uniform(0.6, 1.1))
        put(sound, pat(random), at, 0.22)
        at += gap * random.uniform(0.72, 1.3)
    at += 0.09
    for number in range(34):
        way = number / 33
        put(sound, snap(random), at, (0.16 + 0.34 * way) * random.uniform(0.6, 1.1))
        at += (0.0105 - 0.005 * way) * random.uniform(0.8, 1.2)
    put(sound, slide(random, 0.26, 1800, 5200), at - 0.25, 0.26)
    put(sound, pat(random), at, 1.6)
    for tap, force in ((0.13, 1.0), (0.235, 0.75)):
        put(sound, pat(random), at + tap, 4.0 * force)
        put(sound, snap(random), at + tap - 0.002, 0.7 * force)
    return in_room(sound, 0.12)


def bounces(first, back, until, start=0.0):
    """When and how hard a thing lands again that comes back with `back` of its speed."""
    at, gap, force = start, first, 1.0
    while gap > until:
        yield at, force
        at += gap
        gap *= back
        force *= back ** 1.15


def token(name):
    """A boxwood token comes to lie on the glazed plate."""
    random = chance(name)
    sound = silence(0.62)
    for at, force in bounces(random.uniform(0.088, 0.108), random.uniform(0.56, 0.64), 0.009):
        put(sound, modes(0.05, BOXWOOD, random, 0.05), at, 1.0 * force)
        put(sound, blow(modes(0.40, GLAZED_PLATE, random, 0.012), 0.0004), at, 0.42 * force ** 1.2)
        put(sound, pat(random), at, 0.35 * force)
    return in_room(sound, 0.16)


def chip(name):
    """A chip of clay falls on those that lie on the plate, and settles on them."""
    random = chance(name)
    sound = silence(0.42)
    clay = tuple((f * (1 + 0.05 * random.uniform(-1, 1)), decay, strength)
                 for f, decay, strength in ((2450, 0.011, 1.0), (3900, 0.008, 0.75), (6100, 0.006, 0.4), (1180, 0.014, 0.5)))
    for at, force in bounces(random.uniform(0.046, 0.060), random.uniform(0.50, 0.58), 0.008):
        put(sound, modes(0.06, clay, random, 0.03), at, 1.0 * force)
        put(sound, blow(modes(0.30, GLAZED_PLATE, random, 0.012), 0.0005), at, 0.14 * force ** 1.3)
        put(sound, pat(random), at, 0.25 * force)
    return in_room(sound, 0.15)


def coin(name):
    """A coin falls on the plate, rolls round its rim and lies still."""
    random = chance(name)
    sound = silence(1.25)
    tuned = 1 + 0.05 * random.uniform(-1, 1)
    metal = tuple((f * tuned, decay, strength) for f, decay, strength in SILVER_COIN)
    for at, force in bounces(random.uniform(0.125, 0.145), 0.62, 0.030):
        put(sound, modes(0.8, metal, random, 0.004), at, 0.55 * force)
        put(sound, modes(0.40, GLAZED_PLATE, random, 0.012), at, 0.55 * force)
    at, gap, force = 0.36, 0.052, 0.30
    while gap > 0.011:                                        # the rim touches ever faster while it lies down
        put(sound, modes(0.12, metal, random, 0.01), at, 0.30 * force)
        put(sound, modes(0.15, GLAZED_PLATE, random, 0.02), at, 0.45 * force)
        at += gap
        gap *= 0.90
        force *= 0.94
    return in_room(filtered(sound, band(300, 9500, 1.0)), 0.18)


SOUNDS = (
    # name, variations, loudness, maker
    ('card', 5, -28.0, card),
    ('turn', 4, -26.0, turn),
    ('pick', 3, -33.0, pick),
    ('edge', 3, -38.0, edge),
    ('knock', 3, -18.0, knock),
    ('bell', 3, -19.0, bell),
    ('cut', 2, -26.0, cut),
    ('shuffle', 2, -26.0, shuffle),
    ('token', 4, -24.0, token),
    ('chip', 4, -25.0, chip),
    ('coin', 3, -24.0, coin),
    ('fold', 2, -25.0, fold),
    ('chalk', 3, -27.0, chalk),
    ('sweep', 2, -25.0, sweep),
)
