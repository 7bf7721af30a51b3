// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace arena {

/// What the arena tells of one game alone; a game that has any of it has one of these in app/games/<game>/, as
/// <game>_arena.h:
///   benchedSeats    for how many seats `bench` measures the game's opponents
///   engineFigures() what `bench` says of rules and ranking (see bench()); of the games that can, the first does
///   HandRanks       what `rank` says of hands (see hand_ranks.h)
///   MeldRanks       what `rank` says of melds, in games that compare no hands (see hand_ranks.h)
template<class G>
struct GameArena;

} // namespace arena
