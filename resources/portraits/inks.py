# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The inks that clothes, hats and ornaments share."""
WHITE, PAPER, BLACK, SOOT = '#fffaf0', '#f3ead2', '#2b2622', '#6d655c'
GOLD, AMBER = '#fbd324', '#e09a16'
RED, WINE = '#d92b1c', '#a31712'
BLUE, NAVY = '#2f66a8', '#1d3f74'
GREEN, PINE = '#1f7044', '#124a2c'
STEEL = '#9a968a'
