// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/mambassa/mambassa_advice.h"

#include "mambassa/draws.h"

using namespace mambassa;

namespace mambassa_advice {

double share(const Hand &hand)
{
    const Ranking &ranking = Ranking::table();
    return ranking.share(ranking.strength(hand));
}

Exchange firstStep(const View &view)
{
    const bool beforeKnock = view.knocker == game::nobody;
    const auto best
        = std::get<Exchange>(strongest(view, [&](const Move &move) { return !beforeKnock || !isShirtChange(move); }));
    if (endsThePlay(view.ranking->category(handAfter(view, best))) || !beforeKnock)
        return best;
    const double now = share(view.hand);
    const double monte = share(view.monte);
    if (monte >= goodEnough && monte > now)
        return {.give = view.hand, .take = view.monte};
    return now >= goodEnough ? Exchange() : best;
}

std::optional<Draw> secondStep(const View &view)
{
    const double now = share(view.hand);
    const Draws::Best best = Draws::table().best(view.hand);
    const bool wouldKnock = knocks(view, Stay{});
    // There is no pass: going on with what is likely to be a worse hand is worth it only from a bad one.
    constexpr double fair = 0.75;
    if (wouldKnock ? now >= goodEnough || (best.share <= now && now >= fair) : best.share <= now)
        return std::nullopt;
    return Draw{.discard = view.hand[best.discarded]};
}

} // namespace mambassa_advice
