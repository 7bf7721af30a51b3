// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena/table_options.h"
#include "mambassa/yardsticks.h"
#include "match/known_games.h"
#include "petrangola/yardsticks.h"

namespace arena {

/// What the arena knows of a game besides what every game tells: the players of plain rules.
template<class G>
struct ArenaGame;

template<>
struct ArenaGame<petrangola::Petrangola>
{
    using Yardstick = petrangola::Yardstick;
};
template<>
struct ArenaGame<mambassa::Mambassa>
{
    using Yardstick = mambassa::Yardstick;
};

template<class G>
using YardstickOf = typename ArenaGame<G>::Yardstick;

} // namespace arena
