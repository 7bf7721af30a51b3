// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/threes.h"
#include "stopthebus/hand.h"

#include <array>
#include <compare>
#include <cstdint>
#include <vector>

namespace stopthebus {

/// What a hand counts as, from the worst to the best.
enum class Category : std::uint8_t {
    high,         ///< none of what follows
    pair,         ///< two of a rank
    flush,        ///< of one suit
    run,          ///< in sequence: A-2-3 to A-K-Q, but not K-A-2
    runningFlush, ///< both
    prial,        ///< three of a rank
};
inline constexpr std::size_t categoryCount = 6;

/// The place of a hand in the order of all hands, 0 to 740: greater is better, equal is a tie.
struct Strength
{
    std::uint16_t value = 0;
    auto operator<=>(const Strength &) const = default;
};
inline constexpr std::size_t strengthCount = 741;

/// What a hand is worth in the words of the table.
struct Worth
{
    Category category = Category::high;
    /// In the order in which they are compared and named: the pair before the third card, a run from its top, but
    /// A-2-3 as it is said.
    std::array<cards::french::Rank, cardsInHand> ranks{};

    bool operator==(const Worth &) const = default;
};

/// The order of all 22,100 hands, as a table made once: one look-up a hand.
class Ranking
{
public:
    /// With the order of Three Card Brag or without (STB-1). Lives as long as the program.
    [[nodiscard]] static const Ranking &of(bool bragQuirks);

    Ranking(const Ranking &) = delete;
    Ranking &operator=(const Ranking &) = delete;

    [[nodiscard]] Strength strength(cards::Card first, cards::Card second, cards::Card third) const
    {
        return {m_table[cards::numberOfThree(first, second, third)]};
    }
    /// The strength of a hand of three open cards.
    [[nodiscard]] Strength strength(const Hand &hand) const { return strength(hand[0], hand[1], hand[2]); }

    /// What a hand of that strength counts as.
    [[nodiscard]] Category category(Strength strength) const { return m_categories[strength.value]; }
    [[nodiscard]] Category category(const Hand &hand) const { return category(strength(hand)); }
    [[nodiscard]] static Worth worth(const Hand &hand);

    /// The share of all hands that are weaker, from 0 to 1.
    [[nodiscard]] double share(Strength strength) const { return m_shares[strength.value]; }

    /// Which of the three cards make the hand's worth: the pair, the highest card where there is nothing else, or all.
    [[nodiscard]] static std::array<bool, cardsInHand> counting(const Hand &hand);

private:
    explicit Ranking(bool bragQuirks);

    std::vector<std::uint16_t> m_table;
    std::array<Category, strengthCount> m_categories{};
    std::array<double, strengthCount> m_shares{};
};

} // namespace stopthebus
