# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""One function a card; each module's CARDS maps card codes to functions that return the SVG."""
