// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "mambassa/moves.h"
#include "mambassa/options.h"
#include "mambassa/ranking.h"
#include "monte/table.h"

#include <array>
#include <cstdint>

namespace mambassa {

/// Everything that one seat may know of a match at one moment, and enough to choose with no memory. The pool is in
/// tokens.
struct View : monte::View<cardsInHand>
{
    Options options;
    const Ranking *ranking = nullptr;
    Phase phase = Phase::over;
    /// Cards exchanged in the first step of the turn whose second step is to come; 0 else.
    int exchanged = 0;
    /// By seat: cards that all saw go into its hand, one of which it may have put under the stock at a draw.
    std::array<Pack, game::maxSeats> maybe;

    /// What the rules of the choice depend on; without a legal move where this seat does not have to choose.
    [[nodiscard]] Choice choice() const
    {
        return {.phase = toMove == seat ? phase : Phase::over, .hand = hand, .monte = monte};
    }
};

} // namespace mambassa
