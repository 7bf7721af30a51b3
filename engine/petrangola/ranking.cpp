// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/ranking.h"

#include <algorithm>

namespace petrangola {

using cards::Card;
using cards::italian::points;
using cards::italian::Rank;
using cards::italian::rank;
using cards::italian::Suit;
using cards::italian::suit;

namespace {

// Strengths: points take 3 (2-2-3 of three suits) to 32 (A-A-K of two packs); above them two bands for the two kinds
// of petrangola, whichever way round the options put them; three aces over all.
constexpr std::uint8_t lowerBand = 64;
constexpr std::uint8_t upperBand = 96;
constexpr std::uint8_t threeAces = 128;

} // namespace

const Ranking &Ranking::of(RankingOptions options)
{
    static const auto make = [](int bits) {
        return Ranking({.aceLow = (bits & 1) != 0,
                        .trisBeatsSequence = (bits & 2) != 0,
                        .trisOrder = (bits & 4) != 0 ? TrisOrder::card : TrisOrder::lowBest});
    };
    static const std::array<Ranking, 8> tables{make(0), make(1), make(2), make(3), make(4), make(5), make(6), make(7)};
    const std::size_t bits = (options.aceLow ? 1U : 0U) + (options.trisBeatsSequence ? 2U : 0U)
        + (options.trisOrder == TrisOrder::card ? 4U : 0U);
    return tables[bits];
}

Ranking::Ranking(const RankingOptions &options)
    : m_options(options)
{
    for (std::uint8_t first = 0; first < faces; ++first)
        for (std::uint8_t second = 0; second < faces; ++second)
            for (std::uint8_t third = 0; third < faces; ++third)
                m_table[index(Card(first), Card(second), Card(third))]
                    = place(evaluate(Card(first), Card(second), Card(third)));
    measureShares();
}

void Ranking::measureShares()
{
    std::array<int, 256> hands{};
    int all = 0;
    for (std::uint8_t first = 0; first < faces; ++first)
        for (std::uint8_t second = first + 1; second < faces; ++second)
            for (std::uint8_t third = second + 1; third < faces; ++third, ++all)
                ++hands[strength(Card(first), Card(second), Card(third)).value];
    int weaker = 0;
    for (std::size_t value = 0; value < hands.size(); ++value) {
        m_shares[value] = static_cast<double>(weaker) / all;
        weaker += hands[value];
    }
}

Worth Ranking::evaluate(Card first, Card second, Card third) const
{
    std::array<Rank, 3> ranks{rank(first), rank(second), rank(third)};
    std::sort(ranks.begin(), ranks.end());
    const auto [low, middle, high] = ranks;

    if (low == high)
        return {.category = high == Rank::ace ? Category::petrangolone : Category::tris, .rank = high};

    if (suit(first) == suit(second) && suit(second) == suit(third)) {
        const auto follows
            = [](Rank above, Rank below) { return static_cast<int>(above) == static_cast<int>(below) + 1; };
        if (follows(high, middle) && follows(middle, low))
            return {.category = Category::sequence, .suit = suit(first), .rank = high};
        if (m_options.aceLow && low == Rank::two && middle == Rank::three && high == Rank::ace)
            return {.category = Category::sequence, .suit = suit(first), .rank = Rank::three};
    }

    std::array<int, cards::italian::suitCount> totals{};
    for (const Card card : {first, second, third})
        totals[static_cast<std::size_t>(suit(card))] += points(card);
    const auto best = std::max_element(totals.begin(), totals.end());
    return {.category = Category::points, .points = *best, .suit = static_cast<Suit>(best - totals.begin())};
}

std::uint8_t Ranking::place(const Worth &worth) const
{
    const auto height = static_cast<std::uint8_t>(worth.rank);
    const bool sequencesAbove = !m_options.trisBeatsSequence;
    switch (worth.category) {
    case Category::petrangolone:
        return threeAces;
    case Category::sequence:
        return static_cast<std::uint8_t>((sequencesAbove ? upperBand : lowerBand) + height);
    case Category::tris: {
        const auto order = m_options.trisOrder == TrisOrder::card
            ? height
            : static_cast<std::uint8_t>(static_cast<std::uint8_t>(Rank::king) - height);
        return static_cast<std::uint8_t>((sequencesAbove ? lowerBand : upperBand) + order);
    }
    case Category::points:
        break;
    }
    return static_cast<std::uint8_t>(worth.points);
}

Category Ranking::category(Strength strength) const
{
    if (strength.value >= threeAces)
        return Category::petrangolone;
    if (strength.value < lowerBand)
        return Category::points;
    const bool upper = strength.value >= upperBand;
    return upper != m_options.trisBeatsSequence ? Category::sequence : Category::tris;
}

Worth Ranking::worth(const Hand &hand) const
{
    return evaluate(hand[0], hand[1], hand[2]);
}

std::array<bool, cardsInHand> Ranking::counting(const Hand &hand) const
{
    const Worth worth = this->worth(hand);
    std::array<bool, cardsInHand> counts{true, true, true};
    if (worth.category == Category::points)
        for (std::size_t slot = 0; slot < counts.size(); ++slot)
            counts[slot] = suit(hand[slot]) == worth.suit;
    return counts;
}

} // namespace petrangola
