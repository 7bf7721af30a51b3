// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/hand_value.h"

#include <algorithm>

namespace thirtyone {

using cards::Card;
using cards::french::packSize;
using cards::french::Rank;
using cards::french::rank;
using cards::french::Suit;
using cards::french::suit;

namespace {

using Sums = std::array<int, cards::french::suitCount>;

template<class Cards>
Sums sumsOf(const Cards &hand)
{
    Sums sums{};
    for (const Card card : hand)
        sums[static_cast<std::size_t>(suit(card))] += points(card);
    return sums;
}

bool areOfAKind(Card first, Card second, Card third)
{
    return rank(first) == rank(second) && rank(second) == rank(third);
}

} // namespace

const HandValues &HandValues::table(bool threeOfAKind305)
{
    static const HandValues plain(false);
    static const HandValues withThreeOfAKind(true);
    return threeOfAKind305 ? withThreeOfAKind : plain;
}

HandValues::HandValues(bool threeOfAKind305)
    : m_table(cards::setsOfThree(packSize))
{
    std::array<std::array<int, thirtyOne + 1>, 2> hands{};
    for (std::uint8_t third = 2; third < packSize; ++third)
        for (std::uint8_t second = 1; second < third; ++second)
            for (std::uint8_t first = 0; first < second; ++first) {
                const std::array<Card, cardsInHand> hand{Card(first), Card(second), Card(third)};
                const Sums sums = sumsOf(hand);
                auto value = static_cast<Value>(2 * *std::max_element(sums.begin(), sums.end()));
                if (threeOfAKind305 && areOfAKind(hand[0], hand[1], hand[2]))
                    value = thirtyAndAHalf;
                m_table[cards::numberOfThree(hand[0], hand[1], hand[2])] = value;
                ++hands[0][value];
                if (std::all_of(hand.begin(), hand.end(), [](Card card) { return rank(card) >= Rank::seven; }))
                    ++hands[1][value];
            }
    for (std::size_t pack = 0; pack < hands.size(); ++pack) {
        int all = 0;
        for (const int count : hands[pack])
            all += count;
        int below = 0;
        for (std::size_t value = 0; value <= thirtyOne; ++value) {
            m_shares[pack][value] = static_cast<double>(below) / all;
            below += hands[pack][value];
        }
    }
}

HandValues::Kept HandValues::best(const Hand &four, std::size_t bound) const
{
    Kept best{.value = 0, .discard = nowhere};
    for (std::size_t place = 0; place <= cardsInHand; ++place) {
        if (place == bound)
            continue;
        const Value value = of(four[place == 0 ? 1 : 0], four[place <= 1 ? 2 : 1], four[place <= 2 ? 3 : 2]);
        if (best.discard == nowhere || value > best.value
            || (value == best.value && points(four[place]) < points(four[best.discard])))
            best = {.value = value, .discard = place};
    }
    return best;
}

std::optional<Suit> HandValues::suitOf(const Hand &hand) const
{
    if (of(hand) == thirtyAndAHalf)
        return std::nullopt;
    const Sums sums = sumsOf(hand);
    return static_cast<Suit>(std::max_element(sums.begin(), sums.end()) - sums.begin());
}

} // namespace thirtyone
