// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "stopthebus/view.h"

/// What a seat can reckon from its view alone: the part of the rules that opponents think with.
namespace stopthebus {

/// Every different legal move of the seat that the view belongs to, which has to choose.
[[nodiscard]] inline MoveList legalMoves(const View &view)
{
    return legalMoves(view.choice());
}

[[nodiscard]] inline bool knocks(const View & /*view*/, const Move &move)
{
    return std::holds_alternative<Stop>(move);
}
/// Whether the bus may be stopped in this turn, once a card is exchanged.
[[nodiscard]] inline bool mayKnock(const View &view)
{
    return view.knocker == game::nobody;
}

/// The seat's hand after the move.
[[nodiscard]] Hand handAfter(const View &view, const Move &move);

/// The legal move that leads to the strongest hand; of equal ones the first, so one that moves fewer cards.
[[nodiscard]] Move strongest(const View &view);

/// The share of all hands that are weaker than the seat's after the move, from 0 to 1.
[[nodiscard]] double shareAfter(const View &view, const Move &move);

/// What the move promises, from 0 to 1: the share of weaker hands, where the bus is stopped with the hand or may be;
/// else what the hand may come to, as a card of it has to be given away next time.
[[nodiscard]] double promiseAfter(const View &view, const Move &move);

/// What a move seems to come to, from 0 to 1, to somebody who sees no run where a card of the middle goes between two
/// of the hand's own.
[[nodiscard]] double glance(const View &view, const Move &move);

/// How dear the cards are that the move gives away: each up to 0.3, by its rank, and little where it is of no use in
/// the hand.
[[nodiscard]] double given(const View &view, const Move &move);

/// How many times the doubt in a stop a seat bears that it would bear at first. No card comes in from outside, so two
/// who wait for more would give each other the same cards until the last lap.
[[nodiscard]] double weariness(const View &view);

/// The mean share of the best hand that the next seat reaches after the move, over `samples` deals drawn at random from
/// those that fit the view; 0 where nobody plays after it.
[[nodiscard]] double leavesToNext(const View &view, const Move &move, game::Random &random, int samples);

/// How likely the seat is to pay a token if it makes this move and all then play on to the showdown (Determinization):
/// over `samples` deals drawn at random from those that fit the view. The same random numbers give the same deals for
/// every move.
[[nodiscard]] double chanceToPay(const View &view, const Move &move, game::Random &random, int samples);

} // namespace stopthebus
