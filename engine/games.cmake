# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later

# The games of the house, in the order of menus: the one list of them. A game has a folder of this name in engine/, in
# app/games/ and in qml/games/, and a namespace of this name.
set(HOUSE_GAMES petrangola mambassa thirtyone stopthebus)

# Games whose rules and opponents are there already, with records, programs and the arena, but which have no table yet:
# they have folders in engine/ and app/games/, and are in no menu. Once a game has its table, its name moves into the
# list above.
set(HOUSE_GAMES_TO_COME knock)
