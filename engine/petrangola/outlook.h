// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "petrangola/view.h"

/// What a seat can reckon from its view alone: the part of the rules that opponents think with.
namespace petrangola {

/// Every different legal move of the seat that the view belongs to, which has to choose.
[[nodiscard]] inline MoveList legalMoves(const View &view)
{
    return legalMoves(view.choice());
}

/// How many cards the move exchanges.
[[nodiscard]] int cardsExchanged(const Move &move);

/// True where the move is a knock: it keeps or becomes a final hand and leaves everybody else one more turn.
[[nodiscard]] bool knocks(const View &view, const Move &move);

/// The seat's hand after a knock, a stay, an exchange or the dealer's keep; empty after other moves, which leave a
/// hand that nobody knows yet.
[[nodiscard]] Hand handAfter(const View &view, const Move &move);

/// The share of all hands of one pack that are weaker than `hand`, from 0 to 1.
[[nodiscard]] double share(const View &view, const Hand &hand);

/// What a hand looks like to somebody who only ever counts one suit: the total of the suit held most (of equal
/// ones the dearer), and of a petrangola only that it is one. Larger is better.
[[nodiscard]] int glance(const View &view, const Hand &hand);

/// How likely the seat is to pay a token if it makes this move and every seat that still may plays once after it,
/// taking the best hand that it can reach: over `samples` deals drawn at random from those that fit the view.
/// For moves that handAfter() knows the hand of.
[[nodiscard]] double chanceToPay(const View &view, const Move &move, game::Random &random, int samples);

} // namespace petrangola
