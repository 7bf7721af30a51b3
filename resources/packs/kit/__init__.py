# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A small woodcut kit: card pictures as typed outlines, inked and engraved in plain Python."""
