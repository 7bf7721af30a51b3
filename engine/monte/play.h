// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/dealing.h"
#include "knocking/play.h"

#include <array>

namespace monte {

template<std::size_t N>
using Hands = std::array<cards::CardList<N>, game::maxSeats>;

/// Cuts the whole pack and deals batches from the dealer's right round to the dealer, then the cards that the dealer
/// looks at; the pack is the stock after that.
template<std::size_t N, class Pack>
void dealOut(Pack &pack, int cutAt, const knocking::Play &play, Hands<N> &hands, cards::CardList<N> &aside)
{
    cards::cut(pack, cutAt);
    const cards::Card *top = pack.begin();
    const auto batch = [&top] {
        cards::CardList<N> cards;
        for (std::size_t card = 0; card < N; ++card)
            cards.push_back(*top++);
        return cards;
    };
    game::Seat seat = play.dealer;
    do {
        seat = play.after(seat);
        hands[game::at(seat)] = batch();
    } while (seat != play.dealer);
    aside = batch();
    pack.removeFront(static_cast<std::size_t>(top - pack.begin()));
}

} // namespace monte
