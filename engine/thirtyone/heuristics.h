// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "thirtyone/view.h"

/// What a seat can reckon from its view alone: the part of the rules that opponents think with.
namespace thirtyone {

/// Every different legal move of the seat that the view belongs to, which has to choose.
[[nodiscard]] inline MoveList legalMoves(const View &view)
{
    return legalMoves(view.choice());
}

[[nodiscard]] inline bool knocks(const View & /*view*/, const Move &move)
{
    return std::holds_alternative<Knock>(move);
}
/// True while the deal waits for a knock and the seat might have knocked in this turn, in its second step too.
[[nodiscard]] bool mayKnock(const View &view);

/// The share of all hands that are weaker than the seat's after the move, from 0 to 1; of two discards that leave the
/// same value that of the lower card is a trifle better. With a card taken the best three stay, and for a draw it is
/// the mean over the cards that the seat does not see.
[[nodiscard]] double shareAfter(const View &view, const Move &move);

/// What the hand after the move promises, as the share of hands that are weaker than what one more draw makes of it on
/// average; after a knock, and of a knock, shareAfter().
[[nodiscard]] double promiseAfter(const View &view, const Move &move);

/// What a move seems to come to, from 0 to 1, to somebody who counts one suit only and clings to that held most: its
/// total after the move.
[[nodiscard]] double glance(const View &view, const Move &move);

/// How dear a discard is: by its points, and less where the hand has no use for it; 0 to 1.
[[nodiscard]] double given(const View &view, const Move &move);

/// The mean share of weaker hands of the best hand that the next seat reaches with a discard, over `samples` hands that
/// fit the view; 0 where nobody plays after it, and for all other moves: what they leave is not the mover's.
[[nodiscard]] double leavesToNext(const View &view, const Move &move, game::Random &random, int samples);

/// How likely the seat is to lose a life if it makes this move and all then play on to the end, a loss of two counted
/// twice, or where points or chips are counted the share of the most of them that it misses: over `samples` deals that
/// fit the view (dealAmongStrangers()). The same random numbers give the same deals for every move.
[[nodiscard]] double chanceToPay(const View &view, const Move &move, game::Random &random, int samples);

/// Whether the one seat looks as likely to outlast the other as the contrary, or more so: by what each has.
[[nodiscard]] inline bool seemsEven(const View &view, game::Seat one, game::Seat other)
{
    return view.tokens[game::at(one)] >= view.tokens[game::at(other)];
}
/// Now and then a bet that looks even from both sides, where there is one; else none.
[[nodiscard]] Move customaryOffer(const View &view, game::Random &random);

} // namespace thirtyone
