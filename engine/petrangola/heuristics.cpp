// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/heuristics.h"

#include "petrangola/determinization.h"

#include <algorithm>
#include <cmath>

namespace petrangola {

using cards::Card;
using game::nobody;

namespace {

/// A petrangola that takes some looking: two of its cards come from the monte, or one that goes between two of the
/// hand's own.
bool easilyOverlooked(const View &view, const Move &move)
{
    const auto *exchange = std::get_if<Exchange>(&move);
    if (exchange == nullptr || exchange->take.size() != 1)
        return exchange != nullptr && exchange->take.size() == 2;
    const auto taken = cards::italian::rank(exchange->take[0]);
    bool below = false;
    bool above = false;
    for (const Card card : handAfter(view, move)) {
        below = below || cards::italian::rank(card) < taken;
        above = above || cards::italian::rank(card) > taken;
    }
    return below && above;
}

} // namespace

bool knocks(const View &view, const Move &move)
{
    if (std::holds_alternative<Keep>(move) || std::holds_alternative<Knock>(move))
        return true;
    return isShirtChange(move) && view.knocker == nobody;
}

Hand handAfter(const View &view, const Move &move)
{
    return monte::handAfter<cardsInHand>(view, move,
                                         std::holds_alternative<Knock>(move) || std::holds_alternative<Stay>(move));
}

Move strongest(const View &view, game::FunctionRef<bool(const Move &)> keep)
{
    std::optional<Move> chosen;
    Strength most;
    for (const Move &move : legalMoves(view)) {
        if (keep && !keep(move))
            continue;
        const Strength strength = view.ranking->strength(handAfter(view, move));
        if (!chosen || strength > most) {
            most = strength;
            chosen = move;
        }
    }
    return *chosen;
}

double share(const View &view, const Hand &hand)
{
    // With two packs there are hands that no hand of one pack lies between; the stronger is still a hair larger.
    constexpr double hair = 1e-15;
    const Strength strength = view.ranking->strength(hand);
    return view.ranking->share(strength) + hair * strength.value;
}

double glance(const View &view, const Move &move)
{
    constexpr double mostPoints = 40; // more than any suit comes to
    const Hand after = handAfter(view, move);
    if (after.empty())
        return 0;
    if (isPetrangola(view.ranking->category(after)) && !easilyOverlooked(view, move))
        return 1;
    const cards::italian::Suit own = cherished(view.hand.empty() ? after : view.hand).suit;
    return monte::clungTo(after, own) / mostPoints;
}

double given(const View &view, const Move &move)
{
    const auto *exchange = std::get_if<Exchange>(&move);
    if (exchange == nullptr)
        return 0;
    return monte::dearness(view.hand, view.ranking->counting(view.hand), exchange->give);
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

} // namespace petrangola
