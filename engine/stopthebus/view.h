// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "monte/table.h"
#include "stopthebus/moves.h"
#include "stopthebus/options.h"
#include "stopthebus/ranking.h"

namespace stopthebus {

/// Everything that one seat may know of a match at one moment, and enough to choose with no memory. The monte is the
/// three open cards, the knocker who has stopped the bus; there is no pool, and nobody looks at cards aside.
struct View : monte::View<cardsInHand>
{
    Options options;
    const Ranking *ranking = nullptr;
    Phase phase = Phase::over;

    /// What the rules of the choice depend on; without a legal move where this seat does not have to choose.
    [[nodiscard]] Choice choice() const
    {
        return {.phase = toMove == seat ? phase : Phase::over,
                .hand = hand,
                .monte = monte,
                .mayPass = options.mayPass,
                .mayStand = options.finalStand};
    }
};

} // namespace stopthebus
