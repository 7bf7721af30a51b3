// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/inline_vector.h"
#include "game/seat.h"
#include "knocking/play.h"

#include <array>
#include <cstdint>

/// Bets between two persons on who lasts longer in the match (3.4). They are settled from purses of their own, and
/// never touch lives, points, chips or the pot.
namespace thirtyone {

/// What may be staked.
inline constexpr std::array<int, 3> sideStakes{1, 2, 5};

/// A bet that two seats have agreed on: one that `backs` outlasts `against`, the other the contrary.
struct SideBet
{
    game::Seat by = game::nobody; ///< who has offered it
    game::Seat with = game::nobody;
    game::Seat backs = game::nobody;
    game::Seat against = game::nobody;
    int stake = 0; ///< of each

    bool operator==(const SideBet &) const = default;
};

/// One between every two of seven seats, and no more.
inline constexpr std::size_t mostSideBets = 21;
using SideBets = game::InlineVector<SideBet, mostSideBets>;

/// A bet that is over.
struct SettledBet
{
    SideBet bet;
    game::Seat winner = game::nobody; ///< of those two, who takes both stakes; nobody where each takes its own back
};
using SettledBets = game::InlineVector<SettledBet, mostSideBets>;

/// What was agreed, and what each seat has left to bet with: stakes are laid aside until a bet is over.
struct Wagers
{
    knocking::Tokens purse{};
    SideBets bets;
    SideBet offer; ///< one that is not answered yet; by nobody where there is none

    /// The largest stake that two seats may bet with each other: 0 where they have a bet already (no more than one
    /// between two), or nothing is left to one of them.
    [[nodiscard]] int mostBetween(game::Seat one, game::Seat other) const;
    /// The offer is agreed on.
    void agree();
    /// Ends the bets that are decided: by who is out now and was not before, or where the match is over (`winners` not
    /// empty) all of them (SIDE-1).
    SettledBets settle(game::SeatSet in, game::SeatSet winners);
};

/// What an offer depends on, as its seat sees it. Other seats are counted clockwise from it: 0 is itself.
struct Betting
{
    int seats = 0;
    game::SeatSet in; ///< that have not dropped out of the match
    /// By seat, the largest stake.
    std::array<std::uint8_t, game::maxSeats> most{};

    /// Who may be backed by that seat in a bet with the other, whoever is against it: itself alone where it still
    /// plays (SIDE-2).
    [[nodiscard]] game::SeatSet backedBy(game::Seat seat) const;
};
/// The bets that `seat` may offer.
[[nodiscard]] Betting bettingOf(const Wagers &wagers, game::Seat seat, game::SeatSet in, int seats);

} // namespace thirtyone
