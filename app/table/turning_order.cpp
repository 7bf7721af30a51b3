// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/turning_order.h"

#include <algorithm>

std::vector<game::Seat> turningOrder(const std::vector<CoveredHand> &inTurn)
{
    std::vector<CoveredHand> weakest = inTurn;
    std::stable_sort(weakest.begin(), weakest.end(),
                     [](const CoveredHand &one, const CoveredHand &other) { return one.strength < other.strength; });
    weakest.resize(std::min<std::size_t>(weakest.size(), 2));
    const auto inDoubt = [&weakest](game::Seat seat) {
        return std::any_of(weakest.begin(), weakest.end(),
                           [seat](const CoveredHand &hand) { return hand.seat == seat; });
    };
    std::vector<game::Seat> order;
    for (const CoveredHand &hand : inTurn)
        order.push_back(hand.seat);
    std::stable_partition(order.begin(), order.end(), [&](game::Seat seat) { return !inDoubt(seat); });
    return order;
}
