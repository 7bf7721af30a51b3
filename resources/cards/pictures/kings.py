# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The kings: crowned, each with his sign."""

from kit.canvas import Canvas
from kit.document import MIDDLE, double_card
from kit.dress import armband, beads, belt, buckle, cuff, ermine, folds, girdle, panel, sleeve, strap
from kit.faces import bob, frontal, full_beard, long_hair, moustache, neck, profile, profile_beard, short_beard, smooth_hair, three_quarter
from kit.hands import fist, grip
from kit.headgear import arched_crown, crown, leaf_crown, spiked_crown
from kit.signs import baton, coin, goblet, sword




CARDS = {}
