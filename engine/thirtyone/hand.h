// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/french_pack.h"
#include "game/seat.h"

#include <array>

namespace thirtyone {

inline constexpr int cardsInHand = 3;

/// What a seat holds: three cards, or four from a draw to the discard after it.
using Hand = cards::CardList<cardsInHand + 1>;
/// By seat; empty for a seat that is out.
using Hands = std::array<Hand, game::maxSeats>;
/// All cards of the table, or a part of them, in order.
using Pack = cards::CardList<cards::french::packSize>;

/// Takes each of these out of the pack, or of a hand, where it is there.
template<std::size_t Capacity>
constexpr void takeOut(cards::CardList<Capacity> &pack, const auto &cards)
{
    for (const cards::Card card : cards)
        pack.removeFirst(card);
}

} // namespace thirtyone
