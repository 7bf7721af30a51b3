// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stopthebus/ways.h"

#include <utility>

namespace stopthebus {

namespace {

constexpr Way wayOfAll = wayCount - 1;

} // namespace

Ways Ways::of(const Hand &hand, const Hand &monte, const Ranking &ranking)
{
    constexpr std::array<std::size_t, cardsInHand> nextOf{1, 2, 0};
    constexpr std::array<std::size_t, cardsInHand> lastOf{2, 0, 1};
    Ways ways;
    ways.strength[wayToKeep] = ranking.strength(hand);
    ways.strength[wayOfAll] = ranking.strength(monte);
    std::size_t way = firstExchange;
    for (std::size_t mine = 0; mine < cardsInHand; ++mine)
        for (const cards::Card theirs : monte)
            ways.strength[way++] = ranking.strength(theirs, hand[nextOf[mine]], hand[lastOf[mine]]);
    return ways;
}

Reach Ways::best() const
{
    Reach best{.strength = strength[firstExchange], .way = firstExchange};
    for (Way way = firstExchange + 1; way < wayCount; ++way)
        if (strength[way] > best.strength)
            best = {.strength = strength[way], .way = way};
    return best;
}

Reach Ways::bestAtLast(bool mayStand) const
{
    const Reach exchanged = best();
    return mayStand && kept() >= exchanged.strength ? Reach{.strength = kept(), .way = wayToKeep} : exchanged;
}

Way wayOf(const Move &move, const Hand &hand, const Hand &monte)
{
    const auto *exchange = std::get_if<Exchange>(&move);
    if (exchange == nullptr)
        return wayToKeep;
    if (exchange->give.size() == cardsInHand)
        return wayOfAll;
    const std::size_t mine = hand.indexOf(exchange->give[0]);
    return static_cast<Way>(firstExchange + mine * cardsInHand + monte.indexOf(exchange->take[0]));
}

void goWay(Hand &hand, Hand &monte, Way way)
{
    if (way == wayToKeep)
        return;
    if (way == wayOfAll) {
        std::swap(hand, monte);
        return;
    }
    const std::size_t place = way - firstExchange;
    std::swap(hand[place / cardsInHand], monte[place % cardsInHand]);
}

} // namespace stopthebus
