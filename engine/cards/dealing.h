// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/card.h"
#include "game/seat.h"

#include <algorithm>

namespace cards {

/// Moves so many cards from the top of the pack to its bottom.
template<class Pack>
void cut(Pack &pack, int at)
{
    std::rotate(pack.begin(), pack.begin() + at, pack.end());
}

/// Deals so many cards off the top, one by one, each to the seat that `next` tells after the one before; the first goes
/// to the seat after the dealer.
template<class Pack, class Hands, class Next>
void dealSingly(Pack &pack, Hands &hands, int count, game::Seat dealer, Next &&next)
{
    game::Seat seat = dealer;
    for (int card = 0; card < count; ++card) {
        seat = next(seat);
        hands[game::at(seat)].push_back(pack[static_cast<std::size_t>(card)]);
    }
    pack.removeFront(static_cast<std::size_t>(count));
}

} // namespace cards
