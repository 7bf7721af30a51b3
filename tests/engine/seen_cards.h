// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "monte/moves.h"
#include "readable.h"

#include <algorithm>

/// What the tests of secrecy of games round a monte share.
namespace secrecy {

template<std::size_t N>
bool same(const cards::CardList<N> &first, const cards::CardList<N> &second)
{
    return monte::sameCards(first, second);
}
template<std::size_t N>
bool allHidden(const cards::CardList<N> &hand)
{
    return std::all_of(hand.begin(), hand.end(), [](cards::Card card) { return card.hidden(); });
}

} // namespace secrecy
