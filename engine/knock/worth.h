// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knock/trick.h"

#include <array>

namespace knock {

/// How high a card stands in a trick to that suit: a trump above all others, one of another suit nowhere.
[[nodiscard]] inline int heightOf(Card card, Suit led, const Ranking &ranking)
{
    constexpr int aboveSuits = 16;
    if (card == fool)
        return 0;
    const Suit suit = cards::tarocco::suit(card);
    if (suit == Suit::trumps)
        return aboveSuits + ranking.strength(card);
    return suit == led ? ranking.strength(card) : 0;
}
/// Of the highest card of such a set that may be laid to the suit.
[[nodiscard]] inline int heightOf(CardSet hand, Suit led, const Ranking &ranking)
{
    constexpr int aboveSuits = 16;
    if (const CardSet follow = hand & cardsOf(led); !follow.empty())
        return ranking.strengthOf(follow) + (led == Suit::trumps ? aboveSuits : 0);
    const CardSet trumps = hand & trumpCards;
    return trumps.empty() ? 0 : aboveSuits + ranking.strengthOf(trumps);
}

/// What a player would rather keep than play, in points: what each card may still bring in.
class Habits
{
public:
    explicit Habits(const Ranking &ranking, double thrift = 1);

    /// With so many cards in the hand, this one included.
    [[nodiscard]] double keeping(Card card, int held) const
    {
        return card == fool ? m_fool[static_cast<std::size_t>(held)] : m_keeping[card.face()];
    }

private:
    std::array<float, packSize> m_keeping{};
    std::array<float, mostInHand + 1> m_fool{};
};

} // namespace knock
