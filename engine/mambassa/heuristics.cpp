// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mambassa/heuristics.h"

#include "mambassa/determinization.h"

#include <algorithm>

namespace mambassa {

using cards::Card;
using game::nobody;

namespace {

/// The mean share after the discard over all cards whose place the seat does not know.
double shareAfterDraw(const View &view, Card discard)
{
    Hand hand = view.hand;
    Card &drawn = hand[hand.indexOf(discard)];
    double shares = 0;
    const Pack missing = Determinization::from(view).missing(view);
    for (const Card card : missing) {
        drawn = card;
        shares += view.ranking->share(view.ranking->strength(hand));
    }
    return shares / static_cast<double>(missing.size());
}

} // namespace

bool knocks(const View &view, const Move &move)
{
    if (view.knocker != nobody)
        return false;
    return std::holds_alternative<Keep>(move) || isShirtChange(move)
        || (std::holds_alternative<Stay>(move) && view.exchanged == 0);
}

bool mayKnock(const View &view)
{
    return view.knocker == nobody && !(view.phase == Phase::draw && view.exchanged > 0);
}

Hand handAfter(const View &view, const Move &move)
{
    return monte::handAfter<cardsInHand>(view, move, std::holds_alternative<Stay>(move));
}

Move strongest(const View &view, game::FunctionRef<bool(const Move &)> keep)
{
    std::optional<Move> chosen;
    Strength most;
    for (const Move &move : legalMoves(view)) {
        if (keep && !keep(move))
            continue;
        const Hand after = handAfter(view, move);
        const Strength strength = after.empty() ? Strength{} : view.ranking->strength(after);
        const bool fewer = chosen && strength == most && cardsExchanged(move) < cardsExchanged(*chosen);
        if (!chosen || strength > most || fewer) {
            most = strength;
            chosen = move;
        }
    }
    return *chosen;
}

double shareAfter(const View &view, const Move &move)
{
    if (const auto *draw = std::get_if<Draw>(&move))
        return shareAfterDraw(view, draw->discard);
    const Hand after = handAfter(view, move);
    return after.empty() ? 0 : view.ranking->share(view.ranking->strength(after));
}

double glance(const View &view, const Move &move)
{
    constexpr double mostPoints = 40; // more than any suit comes to
    constexpr double hope = 3;        // points that a card which nobody has seen seems to be worth
    Hand after = handAfter(view, move);
    const bool known = !after.empty();
    if (const auto *draw = std::get_if<Draw>(&move)) {
        after = view.hand;
        after.removeFirst(draw->discard);
    }
    if (after.empty())
        return 0;
    if (known && view.ranking->category(after) != Category::points)
        return 1;
    const cards::italian::Suit own = monte::cherished(view.hand.empty() ? after : view.hand).suit;
    return (monte::clungTo(after, own) + (known ? 0 : hope)) / mostPoints;
}

double given(const View &view, const Move &move)
{
    const auto *exchange = std::get_if<Exchange>(&move);
    if (exchange == nullptr || exchange->give.empty())
        return 0;
    // Four cards are given here, over and over: to cling to them costs more than in other games.
    constexpr double little = 0.1;
    return little * monte::dearness(view.hand, Ranking::counting(view.hand), exchange->give);
}

double leavesToNext(const View &view, const Move &move, game::Random &random, int samples)
{
    return monte::leavesToNext<Determinization>(view, move, random, samples);
}

double chanceToPay(const View &view, const Move &move, game::Random &random, int samples)
{
    return monte::chanceToPay<Determinization>(view, move, random, samples);
}

} // namespace mambassa
