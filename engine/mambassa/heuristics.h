// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/function_ref.h"
#include "game/random.h"
#include "mambassa/view.h"

/// What a seat can reckon from its view alone: the part of the rules that opponents think with.
namespace mambassa {

/// Every different legal move of the seat that the view belongs to, which has to choose.
[[nodiscard]] inline MoveList legalMoves(const View &view)
{
    return legalMoves(view.choice());
}

/// True where the move is a knock: the dealer's keep, the shirt change, and staying after an exchange of none.
[[nodiscard]] bool knocks(const View &view, const Move &move);
/// True where one of the moves may be a knock.
[[nodiscard]] bool mayKnock(const View &view);

/// The seat's hand after an exchange, a stay or the dealer's keep; empty after other moves, which leave a hand that
/// nobody knows yet.
[[nodiscard]] Hand handAfter(const View &view, const Move &move);

/// The legal move that leads to the strongest hand, of those that `keep` lets pass; of equal ones the first, so the one
/// that moves fewer cards. A draw, whose hand nobody knows, counts as the weakest. At least one must pass; without
/// `keep` all do.
[[nodiscard]] Move strongest(const View &view, game::FunctionRef<bool(const Move &)> keep = {});

/// The share of all hands that are weaker than the seat's after the move, from 0 to 1: for a draw in the mean over the
/// cards that the seat does not see; 0 after an expose.
[[nodiscard]] double shareAfter(const View &view, const Move &move);

/// What a move seems to come to, from 0 to 1, to somebody who counts one suit only and clings to that held most: its
/// total after the move. Of what is better than points only that it is.
[[nodiscard]] double glance(const View &view, const Move &move);

/// How dear the cards are that the move gives away to the monte: each by its points, and less where it is of no use in
/// the hand.
[[nodiscard]] double given(const View &view, const Move &move);

/// The mean share of weaker hands of the best hand that the next seat reaches by exchanging after the move, over
/// `samples` deals drawn at random from those that fit the view; 0 where nobody plays after it.
[[nodiscard]] double leavesToNext(const View &view, const Move &move, game::Random &random, int samples);

/// How likely the seat is to pay a token if it makes this move and all then play on to the end (Determinization): over
/// `samples` deals drawn at random from those that fit the view. The same random numbers give the same deals for every
/// move.
[[nodiscard]] double chanceToPay(const View &view, const Move &move, game::Random &random, int samples);

} // namespace mambassa
