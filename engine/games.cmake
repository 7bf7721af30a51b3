# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later

# The games of the house, in the order of menus: the one list of them. A game has a folder of this name in engine/, in
# app/games/ and in qml/games/, and a namespace of this name.
set(HOUSE_GAMES petrangola mambassa)
