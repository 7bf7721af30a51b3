// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/ways.h"

#include <utility>

namespace petrangola {

namespace {

constexpr std::array<std::size_t, cardsInHand> nextOf{1, 2, 0};
constexpr std::array<std::size_t, cardsInHand> lastOf{2, 0, 1};

} // namespace

Ways Ways::of(const Hand &hand, const Hand &monte, const Ranking &ranking)
{
    Ways ways;
    ways.strength[wayToKeep] = ranking.strength(hand);
    ways.strength[wayOfShirt] = ranking.strength(monte);
    std::size_t way = firstOfOne;
    for (std::size_t mine = 0; mine < cardsInHand; ++mine)
        for (std::size_t theirs = 0; theirs < cardsInHand; ++theirs) {
            ways.strength[way] = ranking.strength(monte[theirs], hand[nextOf[mine]], hand[lastOf[mine]]);
            ways.strength[way + firstOfTwo - firstOfOne]
                = ranking.strength(hand[mine], monte[nextOf[theirs]], monte[lastOf[theirs]]);
            ++way;
        }
    return ways;
}

Way Ways::bestExchange() const
{
    Way best = firstOfOne;
    for (Way way = firstOfOne + 1; way < wayOfShirt; ++way)
        if (strength[way] > strength[best])
            best = way;
    return best;
}

void goWay(Hand &hand, Hand &monte, Way way)
{
    if (way == wayToKeep)
        return;
    if (way == wayOfShirt) {
        std::swap(hand, monte);
        return;
    }
    const bool one = exchangesOne(way);
    const std::size_t place = way - (one ? firstOfOne : firstOfTwo);
    const std::size_t mine = place / cardsInHand;
    const std::size_t theirs = place % cardsInHand;
    if (one) {
        std::swap(hand[mine], monte[theirs]);
    } else {
        std::swap(hand[nextOf[mine]], monte[nextOf[theirs]]);
        std::swap(hand[lastOf[mine]], monte[lastOf[theirs]]);
    }
}

} // namespace petrangola
