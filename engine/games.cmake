# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later

# The games of the house, in the order of menus: the one list of them. A game has a folder of this name in engine/, in
# app/games/ and in qml/games/, and a namespace of this name.
set(HOUSE_GAMES petrangola mambassa thirtyone stopthebus knock pinale)

# Games whose rules and opponents are there already, with records, programs and the arena, and whose table is being
# built: they have folders as those above, and are in no menu. Once a game is whole, its name moves into the list above.
set(HOUSE_GAMES_TO_COME)
