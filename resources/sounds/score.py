# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: CC-BY-SA-4.0
"""The music: a slow waltz of our own in the manner of Romagna's dance bands, and what is played at a match's end.

A line is a bar of three beats: the chord, then the melody. '-' lets a note last on, '.' parts a beat in two, '*' is a
rest. Long notes are played with the tremolo of the mandolin. In a part with 'thirds' a second mandolin goes along below;
in one with 'reeds' an accordion holds the chords.
"""

BEATS_A_MINUTE = 104

CHORDS = {                      # bass, the other bass, and the three strings that are struck
    'Am': ('A2', 'E2', ('E3', 'A3', 'C4')),
    'A': ('A2', 'E2', ('E3', 'A3', 'C#4')),
    'A7': ('A2', 'E2', ('G3', 'A3', 'C#4')),
    'C': ('C3', 'G2', ('G3', 'C4', 'E4')),
    'D': ('D3', 'A2', ('F#3', 'A3', 'D4')),
    'Dm': ('D3', 'A2', ('F3', 'A3', 'D4')),
    'E7': ('E2', 'B2', ('G#3', 'B3', 'D4')),
    'F': ('F2', 'C3', ('F3', 'A3', 'C4')),
    'G7': ('G2', 'D3', ('F3', 'G3', 'B3')),
}

WALTZ = (
    ('minor', '', '''
        Am  E4  A4  C5
        Am  E5  -   D#5
        Am  E5  C5  A4
        E7  B4  -   -
        E7  E4  G#4 B4
        E7  D5  -   C5
        E7  B4  G#4 D5
        Am  C5  -   *
        Am  E4  A4  C5
        A7  G5  -   E5
        Dm  F5  E5  D5
        Dm  A4  -   F5
        Am  E5  C5  A4
        E7  G#4 B4  D5.C5
        Am  B4.C5 B4 A4
        Am  A4  -   *
    '''),
    ('major', 'reeds', '''
        C   G4  C5  E5
        C   G5  -   E5
        G7  F5  D5  B4
        G7  G4  -   A4
        G7  B4  D5  F5
        G7  A5  -   F5
        C   E5  G5.F5 E5
        C   C5  -   B4
        F   A4  C5  F5
        F   A5  -   G5
        C   E5  D5  C5
        Am  A4  -   C5
        Dm  D5  F5  A5
        G7  G5  F5  D5
        C   C5  -   *
        E7  B4  D5.C5 B4
    '''),
    ('sharp', 'thirds', '''
        A   C#5 -   E5
        A   A4  -   C#5
        E7  B4  C#5 D5
        E7  B4  -   -
        E7  D5  -   F#5
        E7  G#4 -   B4
        A   C#5 D5  E5
        A   C#5 -   *
        A   C#5 -   E5
        A7  G5  -   E5
        D   F#5 E5  D5
        Dm  A4  -   F5
        A   E5  C#5 A4
        E7  G#4 B4  D5
        A   A4  -   *
        E7  B4.C5 B4 G#4
    '''),
)

# the notes of each part's key, for the thirds below the melody
KEYS = {'minor': 'A B C D E F G#', 'major': 'C D E F G A B', 'sharp': 'A B C# D E F# G#'}

# (beat, instrument, note, beats, strength); 'tremolo' is the mandolin's
WIN = (168, (
    (0.0, 'mandolin', 'E4', 1, 0.7), (0.0, 'guitar', 'A2', 3, 0.7),
    (0.5, 'mandolin', 'A4', 1, 0.75), (1.0, 'mandolin', 'C#5', 1, 0.8), (1.0, 'guitar', 'C#4', 2, 0.5),
    (1.5, 'mandolin', 'E5', 1, 0.85),
    (2.0, 'mandolin', 'F#5', 1, 0.9), (2.0, 'guitar', 'D3', 1, 0.8), (2.0, 'guitar', 'A3', 1, 0.5),
    (2.5, 'mandolin', 'D5', 1, 0.7), (3.0, 'mandolin', 'G#4', 1, 0.7), (3.0, 'guitar', 'E3', 1, 0.8),
    (3.0, 'guitar', 'D4', 1, 0.5), (3.5, 'mandolin', 'B4', 1, 0.8),
    (4.0, 'tremolo', 'A5', 2.6, 0.85), (4.0, 'tremolo', 'C#5', 2.6, 0.5), (4.0, 'guitar', 'A2', 4, 0.9),
    (4.03, 'guitar', 'E3', 4, 0.7), (4.06, 'guitar', 'A3', 4, 0.7), (4.09, 'guitar', 'C#4', 4, 0.6),
))
LOSE = (112, (
    (0.0, 'mandolin', 'E5', 1, 0.7), (0.0, 'guitar', 'A2', 3, 0.7), (0.5, 'mandolin', 'C5', 1, 0.65),
    (1.0, 'mandolin', 'B4', 1, 0.7), (1.0, 'guitar', 'E3', 2, 0.5), (1.5, 'mandolin', 'G#4', 1, 0.6),
    (2.0, 'mandolin', 'A4', 2.4, 0.75), (2.0, 'guitar', 'A2', 3, 0.8), (2.05, 'guitar', 'E3', 3, 0.55),
    (2.10, 'guitar', 'C4', 3, 0.5),
))
# What the table stops for: a rare hand, everybody's last token, somebody who leaves.
RARE = (176, (
    (0.0, 'mandolin', 'A4', 1, 0.7), (0.0, 'guitar', 'D3', 2, 0.7), (0.34, 'mandolin', 'D5', 1, 0.75),
    (0.67, 'mandolin', 'F#5', 1, 0.8), (1.0, 'tremolo', 'A5', 1.3, 0.75), (1.0, 'tremolo', 'F#5', 1.3, 0.4),
    (1.0, 'guitar', 'D3', 2, 0.8), (1.04, 'guitar', 'A3', 2, 0.55), (1.08, 'guitar', 'D4', 2, 0.5),
))
DUEL = (96, (
    (0.0, 'guitar', 'E2', 1, 0.9), (0.5, 'guitar', 'E2', 1, 0.7), (1.0, 'guitar', 'F2', 1, 0.95),
    (1.5, 'tremolo', 'E4', 1.2, 0.5), (1.5, 'guitar', 'E2', 1.5, 0.9), (1.54, 'guitar', 'B2', 1.5, 0.6),
))
FAREWELL = (104, (
    (0.0, 'mandolin', 'C5', 1, 0.6), (0.0, 'guitar', 'F3', 1, 0.5), (0.6, 'mandolin', 'A4', 1, 0.6),
    (1.2, 'mandolin', 'F4', 1.8, 0.6), (1.2, 'guitar', 'C3', 2, 0.5), (1.26, 'guitar', 'A3', 2, 0.4),
))
