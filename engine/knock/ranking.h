// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knock/hand.h"
#include "knock/options.h"

#include <array>

namespace knock {

/// Which card beats which, and what each counts, by the house rules (KNOCK-1, KNOCK-3, KNOCK-4).
class Ranking
{
public:
    [[nodiscard]] static const Ranking &of(const Options &options);

    /// What it counts in a pile.
    [[nodiscard]] int points(Card card) const { return m_points[card.face()]; }
    [[nodiscard]] int points(CardSet cards) const
    {
        int sum = 0;
        for (const Card card : cards)
            sum += points(card);
        return sum;
    }
    /// Larger for a higher card of its suit; alike for the Quartet, the trumps 2 to 5. The Fool has none.
    [[nodiscard]] int strength(Card card) const { return m_strength[card.face()]; }
    /// Of the highest of these cards, which are of one suit; 0 where there is none.
    [[nodiscard]] int strengthOf(CardSet cards) const
    {
        int highest = 0;
        if (!cards.empty())
            highest = strength(cards.contains(m_highestTrump) ? m_highestTrump : cards.last());
        return highest;
    }
    /// Whether a card takes the trick from the one that has it so far, having been played after it. Neither is the
    /// Fool.
    [[nodiscard]] bool beats(Card card, Card than) const
    {
        using cards::tarocco::suit;
        if (suit(card) == suit(than))
            return strength(card) >= strength(than);
        return suit(card) == Suit::trumps;
    }
    /// The trump that is an honour beside the Magician, and the highest.
    [[nodiscard]] Card highestTrump() const { return m_highestTrump; }
    /// The Fool, the Magician and the highest trump.
    [[nodiscard]] CardSet honours() const
    {
        return CardSet::of(fool) | CardSet::of(magician) | CardSet::of(m_highestTrump);
    }
    /// The trumps that are no honours.
    [[nodiscard]] CardSet plainTrumps() const { return trumpCards - honours(); }
    /// What the dealer may not discard: honours and kings.
    [[nodiscard]] CardSet mayNotBeLaid() const;

private:
    constexpr Ranking(Options::PointScale scale, Options::TopTrump top);

    std::array<std::uint8_t, packSize> m_points{};
    std::array<std::uint8_t, packSize> m_strength{};
    Card m_highestTrump;
};

} // namespace knock
