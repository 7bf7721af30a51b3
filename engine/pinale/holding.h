// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale/meld.h"

namespace pinale {

/// A hand as bits, to see at once what melds its cards cannot make.
struct Holding
{
    std::array<unsigned, cards::french::suitCount> places{}; ///< by suit, of a run; an ace holds both ends
    std::array<unsigned, cards::french::rankCount> suits{};  ///< by rank
    int wilds = 0;

    explicit constexpr Holding(const Bag &hand)
    {
        hand.eachFace([&](Card card) {
            if (isWild(card)) {
                wilds += hand.count(card);
                return;
            }
            const auto suit = static_cast<unsigned>(cards::french::suit(card));
            const auto rank = static_cast<unsigned>(cards::french::rank(card));
            places[suit] |= cards::french::rank(card) == Rank::ace ? 1U << lowAce | 1U << highAce : 1U << rank;
            suits[rank] |= 1U << suit;
        });
    }

    /// How many of so few bits are set. The processors that programs are built for have no instruction for it.
    [[nodiscard]] static constexpr int count(unsigned bits)
    {
        int count = 0;
        for (; bits != 0; bits &= bits - 1)
            ++count;
        return count;
    }
    /// The places from `begin` to before `end`, as bits.
    [[nodiscard]] static constexpr unsigned between(int begin, int end)
    {
        return (1U << static_cast<unsigned>(end)) - (1U << static_cast<unsigned>(begin));
    }
    /// How many of these places are for wilds, or stay empty. A single ace may count for both ends.
    [[nodiscard]] constexpr int missing(Suit suit, unsigned run) const
    {
        return count(run & ~places[static_cast<std::size_t>(suit)]);
    }
    /// The same of the suits of a group.
    [[nodiscard]] constexpr int missing(Rank rank, unsigned group) const
    {
        return count(group & ~suits[static_cast<std::size_t>(rank)]);
    }
};

} // namespace pinale
