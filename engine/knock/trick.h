// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/seat.h"
#include "knock/ranking.h"

#include <optional>

namespace knock {

/// One trick: the cards in the order in which they were played.
struct Trick
{
    game::Seat leader = game::nobody;
    cards::CardList<seats> cards;

    [[nodiscard]] game::Seat seatOf(std::size_t place) const
    {
        return (leader + static_cast<game::Seat>(place)) % seats;
    }
    [[nodiscard]] bool complete() const { return cards.size() == seats; }
    /// Fixed by the first card that is not the Fool (KNOCK-6).
    [[nodiscard]] std::optional<Suit> led() const
    {
        for (const Card card : cards)
            if (card != fool)
                return cards::tarocco::suit(card);
        return std::nullopt;
    }
    /// Who has it so far, or nobody where the Fool alone lies there.
    [[nodiscard]] game::Seat winner(const Ranking &ranking) const
    {
        std::size_t best = cards.size();
        for (std::size_t place = 0; place < cards.size(); ++place)
            if (cards[place] != fool && (best == cards.size() || ranking.beats(cards[place], cards[best])))
                best = place;
        return best == cards.size() ? game::nobody : seatOf(best);
    }

    /// What the seat has played, or a back.
    [[nodiscard]] Card cardOf(game::Seat seat) const
    {
        for (std::size_t place = 0; place < cards.size(); ++place)
            if (seatOf(place) == seat)
                return cards[place];
        return {};
    }

    bool operator==(const Trick &) const = default;
};

} // namespace knock
