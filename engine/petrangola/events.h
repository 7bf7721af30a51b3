// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "monte/events.h"
#include "petrangola/moves.h"

#include <variant>

namespace petrangola {

/// What happened, in the order in which it happened and with all cards open; seenBy() hides what a seat may not
/// see. An event is reported when the state already shows it.

/// Until the ace of coins (P-2).
using FirstDealerFound = monte::FirstDealerFound<Pack>;
using Dealt = monte::Dealt<cardsInHand>;
using monte::MatchEnded;
/// A seat made a move, other than a cut and a re-entry's answer.
struct Moved
{
    game::Seat seat = game::nobody;
    Move move;
    Hand monte; ///< as it lies after the move
    Hand hand;  ///< the mover's, after the move
};
/// A knocker laid a petrangola face up (P-9).
struct HandShown
{
    game::Seat seat = game::nobody;
    Hand hand;
};
/// Never one with three aces pays (P-6): those are the seats that gain.
using Showdown = monte::Showdown<cardsInHand>;
/// A fallen seat said whether it re-enters (P-7).
struct ReentryAnswered
{
    game::Seat seat = game::nobody;
    bool accepted = false;
    int tokens = 0; ///< of that seat, after
    std::int64_t pool = 0;
};
using Event = std::variant<FirstDealerFound, Dealt, Moved, HandShown, Showdown, ReentryAnswered, MatchEnded>;

/// The event as `seat` may see it: cards that it may not see are backs.
[[nodiscard]] Event seenBy(const Event &event, game::Seat seat);

} // namespace petrangola
