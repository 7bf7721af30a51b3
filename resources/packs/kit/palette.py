# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The printer's inks: each colour has one base and one flat darker tone."""

PALETTE = {
    "paper": "#fffdf4",
    "ink": "#17120f",
    "red": "#d92b1c",
    "dred": "#a31712",
    "yel": "#fbd324",
    "dyel": "#e09a16",
    "org": "#ee8a20",
    "dorg": "#c2660f",
    "blu": "#2f66a8",
    "dblu": "#1d3f74",
    "lblu": "#8fb8dc",
    "grn": "#1f7044",
    "dgrn": "#124a2c",
    "lgrn": "#57a05a",
    "skin": "#f7d3a4",
    "dskin": "#e2a671",
    "blush": "#f3b48c",
    "hair": "#6a5844",
    "dhair": "#3d3026",
    "lhair": "#9c8866",
    "blond": "#dba552",
    "dblond": "#a8712c",
    "lblond": "#f3d38c",
    "rust": "#b0521f",
    "drust": "#762f10",
    "lrust": "#dc8b4b",
    "black": "#352c29",
    "dblack": "#1d1715",
    "lblack": "#6d625c",
    "wht": "#ffffff",
    "gry": "#c9c6bd",
    "dgry": "#9b978d",
    "lgry": "#e9e7e0",
    "ddgry": "#6f6b63",
    "brn": "#7d4a22",
    "dbrn": "#4f2b14",
    "lbrn": "#b3773c",
    "tan": "#d9a05b",
    "dtan": "#b0763a",
    "ltan": "#ecc07f",
}

DARKER = {
    "red": "dred",
    "yel": "org",
    "org": "dorg",
    "blu": "dblu",
    "lblu": "blu",
    "grn": "dgrn",
    "lgrn": "grn",
    "skin": "dskin",
    "hair": "dhair",
    "blond": "dblond",
    "rust": "drust",
    "black": "dblack",
    "wht": "gry",
    "gry": "dgry",
    "lgry": "gry",
    "dgry": "ddgry",
    "brn": "dbrn",
    "tan": "dtan",
    "ltan": "tan",
    "paper": "gry",
}

LIGHTER = {  # along the crest of a fold
    "red": "#ea5f47",
    "yel": "#fdea94",
    "blu": "#5d90c8",
    "lblu": "#c4def0",
    "grn": "#3f9465",
    "wht": "#ffffff",
}


def ink_of(name):
    """The colour of a palette name; anything else is taken for a colour already."""
    return PALETTE.get(name, name)
