// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/function_ref.h"
#include "game/random.h"
#include "monte/heuristics.h"
#include "petrangola/view.h"

/// What a seat can reckon from its view alone: the part of the rules that opponents think with.
namespace petrangola {

/// Every different legal move of the seat that the view belongs to, which has to choose.
[[nodiscard]] inline MoveList legalMoves(const View &view)
{
    return legalMoves(view.choice());
}

/// True where the move is a knock: it keeps or becomes a final hand and leaves everybody else one more turn.
[[nodiscard]] bool knocks(const View &view, const Move &move);

/// The seat's hand after a knock, a stay, an exchange or the dealer's keep; empty after other moves, which leave a
/// hand that nobody knows yet.
[[nodiscard]] Hand handAfter(const View &view, const Move &move);

/// The legal move that leads to the strongest hand, of those that `keep` lets pass; of equal ones the first, so the one
/// that moves fewer cards. At least one must pass; without `keep` all do.
[[nodiscard]] Move strongest(const View &view, game::FunctionRef<bool(const Move &)> keep = {});

using monte::Cherished;
using monte::cherished;

/// The share of all hands of one pack that are weaker than `hand`, from 0 to 1.
[[nodiscard]] double share(const View &view, const Hand &hand);

/// What a move seems to come to, from 0 to 1, to somebody who counts one suit only and clings to that held most (of
/// equal ones the dearest): its total after the move, or that of a suit that comes to a good deal more. Of a petrangola
/// only that it is one; and not even that where two of its cards have to be seen together in the monte, or where one
/// comes from there between two of the hand's own.
[[nodiscard]] double glance(const View &view, const Move &move);

/// How dear the cards are that the move gives away: each up to 1, by its points, and little where it is of no use in
/// the hand.
[[nodiscard]] double given(const View &view, const Move &move);

/// How many times the doubt in a knock a seat bears that it would bear at first: 1 as long as a deal usually lasts,
/// more with each lap beyond. No card comes in from outside, so that two who wait for more would give each other the
/// same cards until the last lap (P-5).
[[nodiscard]] double weariness(const View &view);

/// The mean share() of the best hand that the next seat reaches after the move, over `samples` deals drawn at random
/// from those that fit the view; 0 where nobody plays after it.
[[nodiscard]] double leavesToNext(const View &view, const Move &move, game::Random &random, int samples);

/// How likely the seat is to pay a token if it makes this move and all then play on to the showdown, each taking the
/// best hand in reach or knocking with a good one (Determinization): over `samples` deals drawn at random from those
/// that fit the view. The same random numbers give the same deals for every move.
[[nodiscard]] double chanceToPay(const View &view, const Move &move, game::Random &random, int samples);

} // namespace petrangola
