// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "mambassa/moves.h"
#include "mambassa/options.h"
#include "mambassa/ranking.h"
#include "monte/play.h"

#include <array>
#include <cstdint>

namespace mambassa {

/// Everything that one seat may know of a match at one moment, and enough to choose with no memory.
/// It holds no card that the seat may not see.
struct View
{
    Options options;
    const Ranking *ranking = nullptr;
    int seats = 0;
    /// Whose view this is.
    game::Seat seat = game::nobody;

    Phase phase = Phase::over;
    /// The seat that has to choose, or nobody.
    game::Seat toMove = game::nobody;
    /// From 1; 0 before the first.
    int deal = 0;
    game::Seat dealer = game::nobody;
    /// Of the seat that has knocked in this deal, or nobody.
    game::Seat knocker = game::nobody;
    /// From 1; counts on after a knock.
    int lap = 1;
    /// Cards exchanged in the first step of the turn whose second step is to come; 0 else.
    int exchanged = 0;
    /// Seats that have a hand in this deal.
    game::SeatSet playing;
    /// Lives: without the token that each seat has put into the pool.
    std::array<std::int16_t, game::maxSeats> tokens{};
    /// In tokens.
    std::int64_t pool = 0;
    game::Seat winner = game::nobody;

    /// The seat's own cards; empty until it may look at them (P-4).
    Hand hand;
    /// The four that the dealer looks at; empty for everyone else and after the choice.
    Hand aside;
    Hand monte;
    /// Cards that were not dealt, or not yet.
    int stock = 0;
    /// By seat: cards that all saw go into its hand and that are surely still there.
    std::array<Hand, game::maxSeats> known;
    /// By seat: cards that all saw go into its hand, one of which it may have put under the stock at a draw.
    std::array<Pack, game::maxSeats> maybe;
    /// By seat: the hand, where it lies open.
    std::array<Hand, game::maxSeats> shown;

    /// Seats that still have a token.
    [[nodiscard]] game::SeatSet alive() const { return knocking::alive(tokens, seats); }
    /// What the rules of the choice depend on; without a legal move where this seat does not have to choose.
    [[nodiscard]] Choice choice() const
    {
        return {.phase = toMove == seat ? phase : Phase::over, .hand = hand, .monte = monte};
    }
};

} // namespace mambassa
