// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "thirtyone/determinization.h"

namespace thirtyone {

/// The seat's hand after a move that neither draws nor lays a card on the discard pile: after an exchange, with a back
/// for each card that it does not know.
[[nodiscard]] Hand handAfter(const View &view, const Move &move);
[[nodiscard]] bool allOpen(const Hand &hand);

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
