// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "readable.h"

#include <algorithm>
#include <utility>
#include <vector>

/// What the tests of secrecy share.
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

/// One deal so far, so that it can be played again with other hidden cards.
template<class G>
struct Replay
{
    typename G::State before;
    typename G::Pack pack;
    std::vector<typename G::Move> moves;

    /// All that one seat gets to see of it, as text.
    [[nodiscard]] std::string seenBy(game::Seat seat) const
    {
        typename G::State state = before;
        std::string all;
        const auto write = [&](const typename G::Event &event) {
            all += readable::text(G::seenBy(event, seat), state.seats());
            all += '\n';
            all += readable::text(state.view(seat));
            all += '\n';
        };
        state.supply(pack, write);
        for (const typename G::Move &move : moves) {
            if (state.apply(move, write))
                return "illegal";
            all += readable::text(state.view(seat));
        }
        return all;
    }
    [[nodiscard]] Replay withSwapped(cards::Card first, cards::Card second) const
    {
        Replay other = *this;
        std::swap(other.pack[other.pack.indexOf(first)], other.pack[other.pack.indexOf(second)]);
        return other;
    }
};

} // namespace secrecy
