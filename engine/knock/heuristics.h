// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knock/determinization.h"
#include "knock/worth.h"

namespace knock {

/// From the lowest: by strength in its suit, trumps above all, the Fool below.
[[nodiscard]] int height(Card card, const Ranking &ranking);
/// Of these cards those that take the trick as it lies.
[[nodiscard]] CardSet taking(CardSet cards, const View &view);

/// A choice as somebody sees it who knows the unseen cards, but not where they are: as far as it counts them.
class Outlook
{
public:
    /// What of the past it goes by.
    enum class Counting : std::uint8_t {
        nothing, ///< its own hand and the trick
        trumps,  ///< which trumps are out
        all,     ///< every card, and who has none of a suit
    };

    Outlook(const View &view, const Memory &memory, Counting counting);

    /// The chance that the side of the seat takes the trick, where it plays this card.
    [[nodiscard]] double chanceToTake(Card card) const;
    /// What the card is worth in the trick, in points, less what it would rather keep it for.
    [[nodiscard]] double worth(Card card, const Habits &habits) const;

private:
    /// The chance that this seat beats a card that stands so high.
    [[nodiscard]] double chanceToBeat(game::Seat seat, int height, Suit led) const;

    const View &m_view;
    CardSet m_unseen; ///< that it thinks may be held by others
    std::array<CardSet, seats> m_may;
    std::array<CardSet, seats> m_holds;
    std::array<double, seats> m_share{}; ///< the part of the unseen cards in each hand
};

/// What the dealer's two cards are worth away: points made safe, and suits that it has none of then.
[[nodiscard]] double worthLaid(CardSet hand, const Discard &discard, const Ranking &ranking);

} // namespace knock
