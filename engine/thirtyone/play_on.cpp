// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/play_on.h"

#include "thirtyone/exchanges.h"

#include <algorithm>

namespace thirtyone {

using cards::Card;
using game::nobody;
using game::Seat;

void playAs(Deal &deal, const KnockModel &model)
{
    if (!hasPiles(deal.options)) {
        playWithPackets(deal, model);
        return;
    }
    const Seat seat = deal.play.toMove;
    if (deal.phase != Phase::discardOne) {
        const Value value = deal.valueOf(seat);
        if (deal.play.knocker == nobody && deal.mayKnock()
            && value >= model.threshold(deal.play.lap, deal.play.playing.size())) {
            deal.knock();
            deal.endTurn();
            return;
        }
        Hand four = deal.hand(seat);
        four.push_back(deal.piles.discards[deal.piles.discards.size() - 1]);
        const Value withTop = deal.values->best(four, cardsInHand).value;
        if (hasMiddle(deal.options)) {
            const auto exchange = bestExchange(deal.hand(seat), deal.middle, deal.options.source, *deal.values);
            if (exchange && exchange->worth > std::max(value, withTop)) {
                deal.exchange(exchange->move);
                deal.endTurn();
                return;
            }
        }
        if (withTop > value) {
            deal.take();
        } else if (!deal.piles.stock.empty()) {
            deal.draw();
        } else {
            deal.stand();
            deal.endTurn();
            return;
        }
    }
    const Hand &four = deal.hand(seat);
    deal.discard(four[deal.values->best(four, deal.boundPlace()).discard]);
    deal.endTurn();
}

void playWell(Deal &deal, const KnockModel &model, const Prospects &prospects)
{
    const Seat seat = deal.play.toMove;
    // After a knock only the value counts.
    if (deal.play.knocker != nobody || !hasPiles(deal.options)) {
        playAs(deal, model);
        return;
    }
    if (deal.phase != Phase::discardOne) {
        const Hand &hand = deal.hand(seat);
        if (deal.mayKnock() && deal.valueOf(seat) >= model.threshold(deal.play.lap, deal.play.playing.size())) {
            deal.knock();
            deal.endTurn();
            return;
        }
        Hand four = hand;
        four.push_back(deal.piles.discards[deal.piles.discards.size() - 1]);
        const double ofTop = prospects.best(four, cardsInHand).promise;
        const double ofDraw = prospects.afterTwo(hand);
        if (hasMiddle(deal.options)) {
            const auto exchange
                = bestExchange(hand, deal.middle, deal.options.source,
                               [&](Card first, Card second, Card third) { return prospects.of(first, second, third); });
            if (exchange && exchange->worth > std::max(ofTop, ofDraw)) {
                deal.exchange(exchange->move);
                deal.endTurn();
                return;
            }
        }
        if (ofTop > ofDraw)
            deal.take();
        else
            deal.draw();
    }
    const Hand &four = deal.hand(seat);
    deal.discard(four[prospects.best(four, deal.boundPlace()).discard]);
    deal.endTurn();
}

} // namespace thirtyone
