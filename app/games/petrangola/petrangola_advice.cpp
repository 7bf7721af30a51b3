// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/petrangola/petrangola_advice.h"

using namespace petrangola;

namespace petrangola_advice {

namespace {

/// The best hand in reach without a knock, or after one with any move; of equal ones the move of fewest cards.
Move best(const View &view)
{
    const bool lastTurn = view.knocker != game::nobody;
    std::optional<Move> chosen;
    double most = -1;
    int fewest = 0;
    for (const Move &move : legalMoves(view)) {
        if (!lastTurn && knocks(view, move))
            continue;
        const double worth = share(view, handAfter(view, move));
        const int cards = cardsExchanged(move);
        if (worth > most || (worth == most && cards < fewest)) {
            chosen = move;
            most = worth;
            fewest = cards;
        }
    }
    return chosen.value_or(Knock{});
}

} // namespace

Move forTurn(const View &view)
{
    const Move exchange = best(view);
    if (view.knocker != game::nobody)
        return exchange;
    const double now = share(view, view.hand);
    const double monte = share(view, view.monte);
    if (monte >= goodEnough && monte > now)
        return Exchange{.give = view.hand, .take = view.monte};
    // There is no pass: going on with a worse hand is worth it only from a bad one.
    constexpr double fair = 0.6;
    const bool worsens = share(view, handAfter(view, exchange)) < now;
    if (now >= goodEnough || (worsens && now >= fair))
        return Knock{};
    return exchange;
}

} // namespace petrangola_advice
