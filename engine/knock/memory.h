// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knock/events.h"

namespace knock {

/// What a seat has learnt of the hands of a deal from what happened in it, as it was told: who has none of a suit, and
/// what the facts among the signals say. A card that somebody plays after the Fool was led, or the Fool itself, says
/// nothing of a suit.
class Memory
{
public:
    void happened(const Event &seen);

    /// Whether it has heard all of this deal.
    [[nodiscard]] bool knows(int deal) const { return m_deal == deal; }
    /// What the seat surely does not hold.
    [[nodiscard]] CardSet without(game::Seat seat) const { return m_without[game::at(seat)]; }
    /// What it surely holds, by its own signals.
    [[nodiscard]] CardSet holds(game::Seat seat, const Ranking &ranking) const;
    /// The suit that it has led last, and in which trick, from 1; 0 where it has led none.
    [[nodiscard]] std::optional<Suit> ledLast(game::Seat seat) const { return m_led[game::at(seat)].suit; }
    [[nodiscard]] int ledIn(game::Seat seat) const { return m_led[game::at(seat)].trick; }

private:
    /// Somebody has the highest of the trumps that were left.
    struct Claim
    {
        game::Seat seat = game::nobody;
        int highest = 0; ///< how many
        CardSet left;
    };
    struct Led
    {
        std::optional<Suit> suit;
        int trick = 0;
    };

    void played(game::Seat seat, Card card);
    void said(game::Seat seat, Signal signal, Card with);

    int m_deal = 0;
    game::Seat m_dealer = game::nobody;
    int m_tricks = 1; ///< with the one under way
    Trick m_trick;
    CardSet m_open; ///< played, and the trumps in the discard
    Card m_last;    ///< that was played
    std::array<CardSet, seats> m_without;
    std::array<CardSet, seats> m_holds;
    std::array<CardSet, seats> m_oneMore; ///< suits of which the seat has one more card
    std::array<Led, seats> m_led;
    game::InlineVector<Claim, tricksInDeal * 2 * seats> m_claims;
};

} // namespace knock
