# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The jacks: youths on foot, each with his sign."""

from pictures.coin_page import coin_page
from pictures.cup_page import cup_page
from pictures.stock import courts
from pictures.sword_page import sword_page
from pictures.woodman import woodman

DRAWN = {"JD": (coin_page, 171), "JC": (cup_page, 172), "JS": (sword_page, 173), "JB": (woodman, 174)}
CARDS = courts(DRAWN, "Fante")
