// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/unseen.h"

#include "thirtyone/exchanges.h"

#include <algorithm>

namespace thirtyone {

Hand handAfter(const View &view, const Move &move)
{
    if (const auto *exchange = std::get_if<Exchange>(&move))
        return exchanged(view.hand, view.middle, *exchange);
    if (std::holds_alternative<SwapFaceDown>(move))
        return view.closed.cards;
    if (const auto *keep = std::get_if<Keep>(&move))
        return keep->second ? view.aside : view.hand;
    return view.hand;
}

bool allOpen(const Hand &hand)
{
    return std::none_of(hand.begin(), hand.end(), [](cards::Card card) { return card.hidden(); });
}

} // namespace thirtyone
