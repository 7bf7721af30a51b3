// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stopthebus/ranking.h"

#include <algorithm>
#include <cassert>

namespace stopthebus {

using cards::Card;
using cards::french::Rank;
using cards::french::rank;
using cards::french::suit;

namespace {

constexpr std::size_t hands = cards::setsOfThree(cards::french::packSize);

using Ranks = std::array<Rank, cardsInHand>;

constexpr Ranks lowestRun{Rank::ace, Rank::two, Rank::three};

constexpr unsigned heightOf(Rank rank)
{
    return static_cast<unsigned>(rank);
}

/// From the highest down.
Ranks ranksOf(const Hand &hand)
{
    Ranks ranks{rank(hand[0]), rank(hand[1]), rank(hand[2])};
    std::sort(ranks.begin(), ranks.end(), std::greater());
    return ranks;
}

bool goesDown(const Ranks &ranks)
{
    return heightOf(ranks[0]) == heightOf(ranks[1]) + 1 && heightOf(ranks[1]) == heightOf(ranks[2]) + 1;
}

/// The height of the first rank where hands of that kind are compared.
unsigned topOf(const Worth &worth, bool bragQuirks)
{
    constexpr unsigned aboveAll = cards::french::rankCount;
    if (worth.category == Category::prial)
        return bragQuirks && worth.ranks[0] == Rank::three ? aboveAll : heightOf(worth.ranks[0]);
    if (worth.ranks == lowestRun)
        return bragQuirks ? aboveAll : heightOf(Rank::three);
    return heightOf(worth.ranks[0]);
}

/// Greater for a better hand, equal for a tie; with gaps.
unsigned keyOf(const Hand &hand, bool bragQuirks)
{
    constexpr unsigned places = cards::french::rankCount + 1;
    const Worth worth = Ranking::worth(hand);
    unsigned key = static_cast<unsigned>(worth.category) * places + topOf(worth, bragQuirks);
    for (std::size_t next = 1; next < cardsInHand; ++next)
        key = key * places + heightOf(worth.ranks[next]);
    return key;
}

} // namespace

const Ranking &Ranking::of(bool bragQuirks)
{
    static const Ranking quirky(true);
    static const Ranking plain(false);
    return bragQuirks ? quirky : plain;
}

Ranking::Ranking(bool bragQuirks)
    : m_table(hands)
{
    std::vector<unsigned> keys(hands);
    std::vector<Category> categories(hands);
    for (std::uint8_t third = 2; third < cards::french::packSize; ++third)
        for (std::uint8_t second = 1; second < third; ++second)
            for (std::uint8_t first = 0; first < second; ++first) {
                const Hand hand{Card(first), Card(second), Card(third)};
                const std::size_t number = cards::numberOfThree(hand[0], hand[1], hand[2]);
                keys[number] = keyOf(hand, bragQuirks);
                categories[number] = worth(hand).category;
            }
    std::vector<unsigned> order = keys;
    std::sort(order.begin(), order.end());
    std::vector<unsigned> different = order;
    different.erase(std::unique(different.begin(), different.end()), different.end());
    assert(different.size() == strengthCount);
    for (std::size_t number = 0; number < hands; ++number) {
        const auto place = std::lower_bound(different.begin(), different.end(), keys[number]) - different.begin();
        const auto weaker = std::lower_bound(order.begin(), order.end(), keys[number]) - order.begin();
        m_table[number] = static_cast<std::uint16_t>(place);
        m_categories[static_cast<std::size_t>(place)] = categories[number];
        m_shares[static_cast<std::size_t>(place)] = static_cast<double>(weaker) / hands;
    }
}

Worth Ranking::worth(const Hand &hand)
{
    Worth worth{.ranks = ranksOf(hand)};
    Ranks &ranks = worth.ranks;
    if (ranks[0] == ranks[2]) {
        worth.category = Category::prial;
        return worth;
    }
    if (ranks[0] == ranks[1] || ranks[1] == ranks[2]) {
        worth.category = Category::pair;
        if (ranks[1] == ranks[2])
            std::swap(ranks[0], ranks[2]);
        return worth;
    }
    constexpr Ranks lowestDown{Rank::ace, Rank::three, Rank::two};
    const bool ofASuit = suit(hand[0]) == suit(hand[1]) && suit(hand[1]) == suit(hand[2]);
    const bool inSequence = ranks == lowestDown || goesDown(ranks);
    if (ranks == lowestDown)
        ranks = lowestRun;
    if (inSequence)
        worth.category = ofASuit ? Category::runningFlush : Category::run;
    else if (ofASuit)
        worth.category = Category::flush;
    return worth;
}

std::array<bool, cardsInHand> Ranking::counting(const Hand &hand)
{
    const Worth worth = Ranking::worth(hand);
    const bool all = worth.category != Category::pair && worth.category != Category::high;
    std::array<bool, cardsInHand> counting{};
    std::transform(hand.begin(), hand.end(), counting.begin(),
                   [&](Card card) { return all || rank(card) == worth.ranks[0]; });
    return counting;
}

} // namespace stopthebus
