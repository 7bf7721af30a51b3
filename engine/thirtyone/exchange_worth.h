// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "thirtyone/determinization.h"

/// What exchanges come to: how good a hand is of which some cards are not known yet.
namespace thirtyone {

/// The share of all hands that are weaker than one of that value, from 0 to 1.
[[nodiscard]] double shareOf(const View &view, Value value);
/// The same of a mean of values.
[[nodiscard]] double shareOf(const View &view, double value);

/// The seat's hand after a move that neither draws nor lays a card on the discard pile: after an exchange, with a back
/// for each card that it does not know.
[[nodiscard]] Hand handAfter(const View &view, const Move &move);
[[nodiscard]] bool allOpen(const Hand &hand);
/// The middle after the move.
[[nodiscard]] Middle middleAfter(const View &view, const Move &move);
/// The share of weaker hands, in the mean over what its backs may be.
[[nodiscard]] double shareOfHand(const View &view, const Hand &hand);
/// What an exchange promises: with a stock what one more draw makes of the hand, in Switch half what it is and half
/// what the next exchange with what then lies open makes of it.
[[nodiscard]] double promiseOfExchange(const View &view, const Move &move);
/// The share of weaker hands of the best hand that the next seat, which holds that one, reaches with the open cards of
/// the middle.
[[nodiscard]] double reachOfNext(const View &view, const Hand &hand, const Middle &middle);

/// The mean of `worth(first, second, third)` over what the backs of a hand may be; where nothing is known of it
/// `ofAnyHand`.
template<class Worth>
[[nodiscard]] double meanWorth(const View &view, const Hand &hand, double ofAnyHand, Worth &&worth)
{
    Hand open;
    for (const cards::Card card : hand)
        if (!card.hidden())
            open.push_back(card);
    if (open.empty())
        return ofAnyHand;
    if (open.size() == cardsInHand)
        return worth(open[0], open[1], open[2]);
    const Pack unseen = missing(view);
    double sum = 0;
    if (open.size() == 2) {
        for (const cards::Card card : unseen)
            sum += worth(open[0], open[1], card);
        return sum / static_cast<double>(unseen.size());
    }
    for (std::size_t other = 1; other < unseen.size(); ++other)
        for (std::size_t one = 0; one < other; ++one)
            sum += worth(open[0], unseen[one], unseen[other]);
    return sum / (static_cast<double>(unseen.size() * (unseen.size() - 1)) / 2);
}

} // namespace thirtyone
