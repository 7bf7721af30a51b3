// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knock/view.h"

#include <variant>

namespace knock {

/// What happened, in the order in which it happened and with all cards open; seenBy() hides what a seat may not see.
/// An event is reported when the state already shows it.

struct FirstDealerFound
{
    game::Seat dealer = game::nobody;
};
/// The pack was cut and dealt.
struct Dealt
{
    int number = 0; ///< of the deal, from 1
    game::Seat dealer = game::nobody;
    game::Seat cutBy = game::nobody;
    int cutAt = 0;
    BySeat<Hand> hands; ///< 15 cards for the dealer, 13 for the others
};
/// A seat made a move, other than a cut: a discard, a card, what it says or that it says nothing.
struct Moved
{
    game::Seat seat = game::nobody;
    Move move;
};
/// A trick is over.
struct TrickWon
{
    game::Seat winner = game::nobody;
};
/// The deal is over, and all its cards are counted.
struct Showdown
{
    Laid laid;
    Card paid;            ///< for the Fool; a back where nothing was paid
    BySeat<int> points{}; ///< by seat: of the cards of its side
    BySeat<int> tricks{};
    game::Scores change{};
    game::Scores score{}; ///< after it
};
struct MatchEnded
{
    game::SeatSet winners; ///< a side, or none where the match is drawn (KNOCK-18)
};

using Event = std::variant<FirstDealerFound, Dealt, Moved, TrickWon, Showdown, MatchEnded>;

/// The event as `seat` may see it: cards that it may not see are backs.
[[nodiscard]] Event seenBy(const Event &event, game::Seat seat);

} // namespace knock
