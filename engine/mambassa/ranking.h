// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "mambassa/hand.h"
#include "mambassa/numbering.h"

#include <array>
#include <compare>
#include <cstdint>
#include <vector>

namespace mambassa {

/// What a hand counts as, from the worst to the best; it counts as the best thing that it holds.
enum class Category : std::uint8_t {
    points,     ///< the highest total in one suit
    scalaCorta, ///< three in sequence in one suit: 38.5
    tris,       ///< three of a rank: 39
    scalaLunga, ///< four in sequence in one suit: 39.5
    quartina,   ///< four of a rank other than aces: 40
    quarantuna, ///< ace, king, horse and jack of one suit: 41
    mambassa,   ///< four aces: 44
};

/// True where a hand ends the play at once: a Mambassa and a Quarantuna.
constexpr bool endsThePlay(Category category)
{
    return category >= Category::quarantuna;
}

/// The place of a hand in the order of all hands: greater is better, equal is a tie.
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
    /// The suit that counts, for points, a scala and a Quarantuna. Where two suits total the same, the first in the
    /// pack's order.
    cards::italian::Suit suit = cards::italian::Suit::coins;
    /// The rank of four or three of a kind, or the top card of a scala.
    cards::italian::Rank rank = cards::italian::Rank::ace;

    bool operator==(const Worth &) const = default;
};

/// A suit's height where it breaks ties, from 3: coins, swords, cups, batons.
constexpr int heightOf(cards::italian::Suit suit)
{
    constexpr int heights[cards::italian::suitCount] = {3, 1, 2, 0};
    return heights[static_cast<int>(suit)];
}

/// The order of all 91,390 hands, as a table made once: one look-up a hand.
class Ranking
{
public:
    /// Lives as long as the program.
    [[nodiscard]] static const Ranking &table();

    Ranking(const Ranking &) = delete;
    Ranking &operator=(const Ranking &) = delete;

    [[nodiscard]] Strength strength(cards::Card first, cards::Card second, cards::Card third, cards::Card fourth) const
    {
        return {m_table[numbering::ofFour(first.face(), second.face(), third.face(), fourth.face())]};
    }
    /// The same for faces in rising order.
    [[nodiscard]] Strength strengthInOrder(unsigned first, unsigned second, unsigned third, unsigned fourth) const
    {
        return {m_table[numbering::ofFourInOrder(first, second, third, fourth)]};
    }
    /// The strength of a hand of four open cards.
    [[nodiscard]] Strength strength(const Hand &hand) const { return strength(hand[0], hand[1], hand[2], hand[3]); }

    /// What a hand of that strength counts as.
    [[nodiscard]] static Category category(Strength strength);
    [[nodiscard]] Category category(const Hand &hand) const { return category(strength(hand)); }
    [[nodiscard]] static Worth worth(const Hand &hand);

    /// The share of all hands that are weaker, from 0 to 1.
    [[nodiscard]] double share(Strength strength) const { return m_shares[strength.value]; }

    /// Which of the four cards make the hand's worth: those of a kind or in sequence, or of the best suit.
    [[nodiscard]] static std::array<bool, cardsInHand> counting(const Hand &hand);

private:
    Ranking();
    static std::uint8_t place(const Worth &worth);
    void measureShares();

    std::vector<std::uint8_t> m_table;
    std::array<double, 256> m_shares{};
};

} // namespace mambassa
