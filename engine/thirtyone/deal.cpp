// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/deal.h"

#include "cards/dealing.h"

namespace thirtyone {

using cards::Card;
using game::at;
using game::nobody;
using game::Seat;
using game::SeatSet;

void Deal::begin(SeatSet playing, const Pack &shuffled)
{
    play.begin(playing);
    play.toMove = game::previousSeat(play.dealer, playing, play.seats);
    phase = Phase::cut;
    piles.stock = shuffled;
    piles.discards.clear();
    for (Seat seat = 0; seat < play.seats; ++seat) {
        hand(seat).clear();
        known[at(seat)].clear();
    }
    taken = Card();
    ending.reset();
    blitzers = {};
}

void Deal::dealOut(int cutAt)
{
    Pack &stock = piles.stock;
    cards::cut(stock, cutAt);
    cards::dealSingly(stock, hands, cardsInHand * play.playing.size(), play.dealer,
                      [this](Seat seat) { return play.after(seat); });
    piles.discard(piles.draw());
    phase = Phase::turn;
    play.toMove = play.after(play.dealer);
}

bool Deal::blitz(SeatSet lookedAt)
{
    for (const Seat seat : lookedAt)
        if (valueOf(seat) == thirtyOne)
            blitzers.insert(seat);
    if (blitzers.empty())
        return false;
    ending = Ending::blitz;
    return true;
}

Card Deal::draw()
{
    const Card drawn = piles.draw();
    hand(play.toMove).push_back(drawn);
    phase = Phase::discardOne;
    return drawn;
}

Card Deal::take()
{
    taken = piles.take();
    hand(play.toMove).push_back(taken);
    known[at(play.toMove)].push_back(taken);
    phase = Phase::discardOne;
    return taken;
}

void Deal::discard(Card card)
{
    hand(play.toMove).removeFirst(card);
    known[at(play.toMove)].removeFirst(card);
    piles.discard(card);
    taken = Card();
    play.useTurn(false);
}

void Deal::endTurn()
{
    // Only who has laid a card away may have come to 31; what was held before had its turn.
    if (phase == Phase::discardOne && (play.knocker == nobody || options.blitzAfterKnock)) {
        SeatSet mover;
        mover.insert(play.toMove);
        if (blitz(mover))
            return;
    }
    if (play.knocker == nobody && piles.stock.empty())
        ending = Ending::stockOut;
    else if (play.passOn())
        phase = play.knocker == nobody ? Phase::turn : Phase::finalTurn;
    else
        ending = play.knocker == nobody ? Ending::stockOut : Ending::showdown;
}

void Deal::make(const Move &move)
{
    if (std::holds_alternative<DrawStock>(move)) {
        draw();
    } else if (std::holds_alternative<TakeDiscard>(move)) {
        take();
    } else {
        if (const auto *laid = std::get_if<Discard>(&move))
            discard(laid->card);
        else
            play.useTurn(std::holds_alternative<Knock>(move));
        endTurn();
    }
}

Outcome Deal::outcome() const
{
    if (ending == Ending::stockOut) // T31-9, CUM-4
        return {};
    ValuesBySeat reached{};
    for (const Seat seat : play.playing)
        reached[at(seat)] = valueOf(seat);
    const bool blitz = ending == Ending::blitz;
    if (options.settlement == Settlement::points)
        return {.gained = blitz ? pointsAtBlitz(reached, play.playing, blitzers, play.knocker)
                                : pointsAtShowdown(reached, play.playing, play.knocker)};
    return {.lost = blitz ? lossesAtBlitz(play.playing, blitzers, play.knocker)
                          : lossesAtShowdown(reached, play.playing, play.knocker)};
}

} // namespace thirtyone
