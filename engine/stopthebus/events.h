// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "monte/events.h"
#include "stopthebus/moves.h"

#include <variant>

namespace stopthebus {

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
    monte::Hands<cardsInHand> hands; ///< empty for seats that are out
    Hand middle;                     ///< the three open cards
};
/// A seat made a move, other than a cut: one step of its turn.
struct Moved
{
    game::Seat seat = game::nobody;
    Move move;
    Hand monte; ///< the open cards, as they lie after the move
    Hand hand;  ///< the mover's, after the move
};
/// Nobody pays where all that are left would have lost their last token together: the deal is played again (STB-6).
using Showdown = monte::Showdown<cardsInHand>;
using monte::MatchEnded;

using Event = std::variant<FirstDealerFound, Dealt, Moved, Showdown, MatchEnded>;

/// The event as `seat` may see it: cards that it may not see are backs.
[[nodiscard]] Event seenBy(const Event &event, game::Seat seat);

} // namespace stopthebus
