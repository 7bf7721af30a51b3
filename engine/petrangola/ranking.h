// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "petrangola/hand.h"
#include "petrangola/options.h"

#include <array>
#include <compare>
#include <cstdint>

namespace petrangola {

/// What a hand counts as. A sequence and three of a kind are both a petrangola.
enum class Category : std::uint8_t { points, tris, sequence, petrangolone };

constexpr bool isPetrangola(Category category)
{
    return category != Category::points;
}

/// The place of a hand in the order of one set of ranking options: greater is better, equal is a tie.
/// Strengths of different options do not compare.
struct Strength
{
    std::uint8_t value = 0;
    auto operator<=>(const Strength &) const = default;
};

/// What a hand is worth in the words of the table.
struct Worth
{
    Category category = Category::points;
    /// The total of the suit that counts, for points.
    int points = 0;
    /// The suit that counts, for points and a sequence. Where two suits total the same, the first in the pack's order.
    cards::italian::Suit suit = cards::italian::Suit::coins;
    /// The rank of three of a kind, or the top card of a sequence (three, for 3-2-A).
    cards::italian::Rank rank = cards::italian::Rank::ace;

    bool operator==(const Worth &) const = default;
};

/// The order of all hands under one set of options, as a table made once: one look-up a hand.
/// Hands of two packs, with equal cards in them, are in it too.
class Ranking
{
public:
    /// The table for these options; lives as long as the program.
    [[nodiscard]] static const Ranking &of(RankingOptions options);

    Ranking(const Ranking &) = delete;
    Ranking &operator=(const Ranking &) = delete;

    [[nodiscard]] Strength strength(cards::Card first, cards::Card second, cards::Card third) const
    {
        return {m_table[index(first, second, third)]};
    }
    /// The strength of a hand of three open cards.
    [[nodiscard]] Strength strength(const Hand &hand) const { return strength(hand[0], hand[1], hand[2]); }

    /// What a hand of that strength counts as.
    [[nodiscard]] Category category(Strength strength) const;
    [[nodiscard]] Category category(const Hand &hand) const { return category(strength(hand)); }
    [[nodiscard]] Worth worth(const Hand &hand) const;

    /// The share of the 9,880 hands of one pack that are weaker, from 0 to 1.
    [[nodiscard]] double share(Strength strength) const { return m_shares[strength.value]; }

    /// Which of the three cards make the hand's worth: all of a petrangola, those of the best suit for points.
    [[nodiscard]] std::array<bool, cardsInHand> counting(const Hand &hand) const;

private:
    static constexpr std::size_t faces = cards::italian::packSize;

    explicit Ranking(const RankingOptions &options);
    static constexpr std::size_t index(cards::Card first, cards::Card second, cards::Card third)
    {
        return (first.face() * faces + second.face()) * faces + third.face();
    }
    [[nodiscard]] Worth evaluate(cards::Card first, cards::Card second, cards::Card third) const;
    [[nodiscard]] std::uint8_t place(const Worth &worth) const;
    void measureShares();

    RankingOptions m_options;
    std::array<std::uint8_t, faces * faces * faces> m_table{};
    std::array<double, 256> m_shares{};
};

} // namespace petrangola
