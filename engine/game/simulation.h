// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

#include <cassert>
#include <cstdint>

namespace game {

/// Plays `state` on to the end of its match. `shuffled(state)` gives each pack that is awaited, `choose(view)` the
/// move of the seat that has to choose, from its own view and nothing else; it must be legal.
template<Game G, class Shuffled, class Choose>
void playOn(typename G::State &state, Shuffled &&shuffled, Choose &&choose, typename G::Sink sink = {})
{
    while (!state.over()) {
        if (state.awaitsPack()) {
            state.supply(shuffled(state), sink);
            continue;
        }
        [[maybe_unused]] const auto illegal = state.apply(choose(state.view(state.toMove())), sink);
        assert(!illegal);
    }
}

/// A pack of the game shuffled with the house's own randomness, for simulations that nobody plays in.
template<Game G>
typename G::Pack shuffledPack(const typename G::State &state, Random &random)
{
    typename G::Pack pack = G::newPack(state);
    random.shuffle(pack);
    return pack;
}

/// Plays `state` on to the end of its match by the rules in full, every legal move as likely as the others; tells how
/// many moves it took.
template<Game G>
std::uint64_t playAtRandom(typename G::State &state, Random &random)
{
    std::uint64_t moves = 0;
    while (!state.over()) {
        if (state.awaitsPack()) {
            state.supply(shuffledPack<G>(state, random));
            continue;
        }
        [[maybe_unused]] const auto illegal = state.apply(G::randomMove(state, random));
        assert(!illegal);
        ++moves;
    }
    return moves;
}

} // namespace game
