// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stopthebus/heuristics.h"

#include "stopthebus/determinization.h"
#include "stopthebus/prospects.h"

#include <algorithm>
#include <cmath>

namespace stopthebus {

using cards::Card;
using cards::french::rank;

namespace {

double heightOf(Card card)
{
    constexpr double heights = cards::french::rankCount;
    return (static_cast<int>(rank(card)) + 1) / heights;
}

/// A run that takes some looking: its card from the middle goes between two of the hand's own.
bool easilyOverlooked(const View &view, const Move &move)
{
    const auto *exchange = std::get_if<Exchange>(&move);
    if (exchange == nullptr || exchange->take.size() != 1)
        return false;
    const Hand after = handAfter(view, move);
    const Category category = view.ranking->category(after);
    if (category != Category::run && category != Category::runningFlush)
        return false;
    const auto taken = rank(exchange->take[0]);
    bool below = false;
    bool above = false;
    for (const Card card : after) {
        below = below || rank(card) < taken;
        above = above || rank(card) > taken;
    }
    return below && above;
}

} // namespace

Hand handAfter(const View &view, const Move &move)
{
    Hand hand = view.hand;
    if (const auto *exchange = std::get_if<Exchange>(&move)) {
        Hand monte = view.monte;
        monte::swapCards(hand, monte, *exchange);
    }
    return hand;
}

Move strongest(const View &view)
{
    const MoveList moves = legalMoves(view);
    return *std::max_element(moves.begin(), moves.end(), [&](const Move &one, const Move &other) {
        return view.ranking->strength(handAfter(view, one)) < view.ranking->strength(handAfter(view, other));
    });
}

double shareAfter(const View &view, const Move &move)
{
    if (std::holds_alternative<Cut>(move))
        return 0;
    return view.ranking->share(view.ranking->strength(handAfter(view, move)));
}

double promiseAfter(const View &view, const Move &move)
{
    const double share = shareAfter(view, move);
    if (!mayKnock(view) || std::holds_alternative<Stop>(move))
        return share;
    const double prospect = Prospects::of(view.options.bragQuirks).afterExchange(handAfter(view, move));
    return std::holds_alternative<Pass>(move) ? prospect : std::max(share, prospect);
}

double glance(const View &view, const Move &move)
{
    if (!easilyOverlooked(view, move))
        return shareAfter(view, move);
    // It seems to be no more than its highest card.
    constexpr double highCards = 0.74; // the share of hands that are no more than that
    double most = 0;
    for (const Card card : handAfter(view, move))
        most = std::max(most, heightOf(card));
    return highCards * most * most;
}

double given(const View &view, const Move &move)
{
    const auto *exchange = std::get_if<Exchange>(&move);
    if (exchange == nullptr)
        return 0;
    constexpr double most = 0.3; // many exchanges give something good for something better
    constexpr double ofNoUse = 0.25;
    const auto counting = Ranking::counting(view.hand);
    double dear = 0;
    for (const Card card : exchange->give)
        dear += most * heightOf(card) * (counting[view.hand.indexOf(card)] ? 1 : ofNoUse);
    return dear;
}

double weariness(const View &view)
{
    constexpr int usualLaps = 4;
    constexpr double perFurtherLap = 1.5;
    return std::pow(perFurtherLap, std::max(0, view.lap - usualLaps));
}

double leavesToNext(const View &view, const Move &move, game::Random &random, int samples)
{
    return monte::leavesToNext<Determinization>(view, move, random, samples);
}

double chanceToPay(const View &view, const Move &move, game::Random &random, int samples)
{
    return monte::chanceToPay<Determinization>(view, move, random, samples);
}

} // namespace stopthebus
