// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale/view.h"

#include <variant>

namespace pinale {

/// What happened, in the order in which it happened and with all cards open; seenBy() hides what a seat may not see.
/// An event is reported when the state already shows it.

struct FirstDealerFound
{
    game::Seat dealer = game::nobody;
};
/// The pack was cut and dealt.
struct Dealt
{
    int number = 0; ///< of the hand, from 1
    game::Seat dealer = game::nobody;
    game::Seat cutBy = game::nobody;
    int cutAt = 0;
    BySeat<Hand> hands;
    Card up; ///< begins the pile
};
/// A seat made a move, other than a cut.
struct Moved
{
    game::Seat seat = game::nobody;
    Move move;
    /// What it has drawn from the stock; a back where it draws only after a reshuffle.
    Card drew;
};
/// The discards but the top one have become the stock, and the seat that wanted to draw has drawn.
struct Reshuffled
{
    int number = 0; ///< in this hand, from 1
    game::Seat seat = game::nobody;
    int stock = 0; ///< cards in it before the draw
    Card drew;
};
/// The hand is over, and its cards are counted.
struct Showdown
{
    int seats = 0;
    BySeat<Hand> hands;                ///< what was left
    game::Seat wentOut = game::nobody; ///< or nobody, where the stock ended the hand
    BySeat<int> melds{};               ///< by seat: of its side
    BySeat<int> left{};                ///< the same
    game::Scores change{};
    game::Scores score{}; ///< after it
};
struct MatchEnded
{
    game::SeatSet winners; ///< a seat, or a pair
};

using Event = std::variant<FirstDealerFound, Dealt, Moved, Reshuffled, Showdown, MatchEnded>;

/// The event as `seat` may see it: cards that it may not see are backs.
[[nodiscard]] Event seenBy(const Event &event, game::Seat seat);

} // namespace pinale
