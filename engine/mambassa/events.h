// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "mambassa/moves.h"
#include "mambassa/ranking.h"
#include "monte/events.h"

#include <variant>

namespace mambassa {

/// What happened, in the order in which it happened and with all cards open; seenBy() hides what a seat may not
/// see. An event is reported when the state already shows it.

/// One card a seat, from seat 0 on; the highest deals (M-2).
using FirstDealerFound = monte::FirstDealerFound<Pack>;
using Dealt = monte::Dealt<cardsInHand>;
/// A seat made a move, other than a cut: one step of its turn, or the dealer's choice.
struct Moved
{
    game::Seat seat = game::nobody;
    Move move;
    cards::Card drew; ///< from the stock, at a draw; else a back
    Hand monte;       ///< as it lies after the move
    Hand hand;        ///< the mover's, after the move
};
/// Hands that end the play at once were found (M-4); the showdown follows.
struct Declared
{
    game::SeatSet seats;
    Category category = Category::points; ///< Quarantuna or Mambassa
};
/// After a Mambassa all others still in pay; who gains owns a Quarantuna, and took a token out of the pool.
using Showdown = monte::Showdown<cardsInHand>;
/// The pool is in tokens.
using monte::MatchEnded;

using Event = std::variant<FirstDealerFound, Dealt, Moved, Declared, Showdown, MatchEnded>;

/// The event as `seat` may see it: cards that it may not see are backs.
[[nodiscard]] Event seenBy(const Event &event, game::Seat seat);

} // namespace mambassa
