// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/exchanges.h"
#include "thirtyone/play_on.h"

#include <algorithm>

namespace thirtyone {

using cards::Card;
using game::nobody;

namespace {

/// How much what a hand may become counts beside what it is.
constexpr double hope = 0.15;

} // namespace

double packetWorth(const Prospects &prospects, const HandValues &values, Card first, Card second, Card third)
{
    return values.of(first, second, third) + hope * prospects.afterOne(first, second, third);
}

void playWithPackets(Deal &deal, const KnockModel &model)
{
    const Prospects &prospects = Prospects::table(deal.options);
    const auto seat = deal.play.toMove;
    const bool last = deal.play.knocker != nobody;
    const auto worth = [&](Card first, Card second, Card third) {
        return last ? deal.values->of(first, second, third)
                    : packetWorth(prospects, *deal.values, first, second, third);
    };
    const Hand &hand = deal.hand(seat);
    const Hand &closed = deal.closed.cards;
    const auto best = bestExchange(hand, deal.middle, Source::packets, worth);
    const bool seen = std::all_of(closed.begin(), closed.end(), [&](Card card) { return deal.sees(seat, card); });
    const double ofClosed = seen ? worth(closed[0], closed[1], closed[2])
        : last                   ? prospects.meanValue()
                                 : (1 + hope) * prospects.meanValue();
    const double most = std::max(best->worth, ofClosed);
    const double kept = worth(hand[0], hand[1], hand[2]);
    if (last) {
        if (most <= kept)
            deal.stand();
        else if (ofClosed > best->worth)
            deal.swapFaceDown();
        else
            deal.exchange(best->move);
        deal.endTurn();
        return;
    }
    // Where every exchange spoils the hand, less is enough to knock.
    const double spoilt = std::max(0.0, kept - most);
    if (deal.mayKnock() && deal.valueOf(seat) + spoilt >= model.threshold(deal.play.lap, deal.play.playing.size()))
        deal.knock();
    else if (ofClosed > best->worth)
        deal.swapFaceDown();
    else
        deal.exchange(best->move);
    deal.endTurn();
}

} // namespace thirtyone
