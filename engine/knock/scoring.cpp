// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock/scoring.h"

#include <algorithm>

namespace knock {

namespace {

/// Pips alike, then jack, cavalier, queen, king.
Rank classOf(Card card)
{
    return std::max(cards::tarocco::rank(card), Rank::ten);
}

/// The cheapest card of a pile: a plain trump, else a pip and so on up to a king, else an honour; of its class the
/// first in the pack.
Card cheapest(CardSet pile, const Ranking &ranking)
{
    if (const CardSet trumps = pile & ranking.plainTrumps(); !trumps.empty())
        return trumps.first();
    Card best;
    for (const Card card : pile - ranking.honours())
        if (best.hidden() || classOf(card) < classOf(best))
            best = card;
    return best.hidden() ? pile.first() : best;
}

} // namespace

Settlement settle(const Won &won, const Options &options)
{
    const Ranking &ranking = Ranking::of(options);
    Settlement settled{.piles = won.cards, .tricks = won.tricks};
    const bool keepsDiscards = !options.discardsNeedATrick || won.tricks[won.dealer] > 0;
    settled.piles[keepsDiscards ? won.dealer : otherSide(won.dealer)] |= won.laid;

    CardSet &own = settled.piles[won.foolFrom];
    CardSet &others = settled.piles[otherSide(won.foolFrom)];
    const bool lost = won.foolIn != won.foolFrom;
    if (lost && won.tricks[won.foolFrom] > 0) {
        settled.paid = cheapest(own, ranking);
        own.erase(settled.paid);
        others.insert(settled.paid);
    }
    (lost && won.tricks[won.foolFrom] == 0 ? others : own).insert(fool);

    for (std::size_t side = 0; side < sides; ++side)
        settled.points[side] = ranking.points(settled.piles[side]);
    return settled;
}

} // namespace knock
