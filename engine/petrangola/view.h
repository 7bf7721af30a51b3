// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "monte/table.h"
#include "petrangola/moves.h"
#include "petrangola/ranking.h"

#include <array>
#include <cstdint>

namespace petrangola {

/// Everything that one seat may know of a match at one moment, and enough to choose with no memory. The pool is in
/// cents.
struct View : monte::View<cardsInHand>
{
    Options options;
    const Ranking *ranking = nullptr;
    Phase phase = Phase::over;
    std::array<std::int8_t, game::maxSeats> reentriesLeft{};

    [[nodiscard]] int packs() const { return packsInPlay(options, seats); }
    /// What the rules of the choice depend on; without a legal move where this seat does not have to choose.
    [[nodiscard]] Choice choice() const
    {
        return {.phase = toMove == seat ? phase : Phase::over,
                .hand = hand,
                .monte = monte,
                .afterKnock = knocker != game::nobody,
                .cutMost = packs() * cards::italian::packSize - 1};
    }
};

} // namespace petrangola
