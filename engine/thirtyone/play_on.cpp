// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/play_on.h"

namespace thirtyone {

using game::nobody;
using game::Seat;

void playAs(Deal &deal, const KnockModel &model)
{
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
        if (deal.values->best(four, cardsInHand).value > value) {
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
    if (deal.play.knocker != nobody) {
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
        if (prospects.best(four, cardsInHand).promise > prospects.afterTwo(hand))
            deal.take();
        else
            deal.draw();
    }
    const Hand &four = deal.hand(seat);
    deal.discard(four[prospects.best(four, deal.boundPlace()).discard]);
    deal.endTurn();
}

} // namespace thirtyone
