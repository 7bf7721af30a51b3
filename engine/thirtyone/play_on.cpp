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
        if (deal.play.knocker == nobody && deal.mayKnock() && value >= model.threshold(deal.play.lap)) {
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

} // namespace thirtyone
