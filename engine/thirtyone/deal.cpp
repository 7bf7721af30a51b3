// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/deal.h"

#include "cards/dealing.h"

#include <algorithm>
#include <utility>

namespace thirtyone {

using cards::Card;
using game::at;
using game::nobody;
using game::Seat;
using game::SeatSet;

void Deal::begin(SeatSet playing, const Pack &shuffled, const Hand &packet)
{
    play.begin(playing);
    play.lastLap = lastLap(options);
    play.toMove = game::previousSeat(play.dealer, playing, play.seats);
    phase = Phase::cut;
    piles.stock = shuffled;
    piles.discards.clear();
    for (Seat seat = 0; seat < play.seats; ++seat) {
        hand(seat).clear();
        known[at(seat)].clear();
    }
    takeOut(piles.stock, packet);
    middle = {.cards = packet, .open = packet.empty() ? Places{0} : allPlaces};
    aside.clear();
    closed = {};
    seers = {};
    taken = Card();
    ending.reset();
    blitzers = {};
}

void Deal::dealOut(int cutAt)
{
    cards::cut(piles.stock, cutAt);
    const bool chooses = options.source == Source::packets && middle.cards.empty();
    for (int round = 0; round < cardsInHand; ++round) {
        cards::dealSingly(piles.stock, hands, play.playing.size(), play.dealer,
                          [this](Seat seat) { return play.after(seat); });
        if (chooses)
            aside.push_back(piles.draw());
        if (options.source == Source::packets)
            closed.cards.push_back(piles.draw());
        else if (options.source == Source::widow)
            middle.cards.push_back(piles.draw());
    }
    if (hasPiles(options))
        piles.discard(piles.draw());
    phase = chooses ? Phase::dealersChoice : Phase::turn;
    play.toMove = chooses ? play.dealer : play.after(play.dealer);
}

void Deal::keep(bool second)
{
    if (second)
        std::swap(hand(play.dealer), aside);
    middle = {.cards = aside, .open = allPlaces};
    aside.clear();
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

Hand Deal::exchange(const Exchange &exchange)
{
    const Seat seat = play.toMove;
    Hand &own = hand(seat);
    Hand &seen = known[at(seat)];
    for (const Card card : exchange.given)
        seen.removeFirst(card);
    Hand got;
    for (std::size_t place = 0; place < middle.cards.size(); ++place) {
        if (!holds(exchange.places, place))
            continue;
        const Card given = exchange.given[got.size()];
        const Card came = middle.cards[place];
        if (holds(middle.open, place))
            seen.push_back(came);
        own[own.indexOf(given)] = came;
        middle.cards[place] = given;
        got.push_back(came);
    }
    middle.open |= exchange.places;
    play.useTurn(false);
    return got;
}

void Deal::swapFaceDown()
{
    const Seat seat = play.toMove;
    Hand &seen = known[at(seat)];
    const SeatSet everybody = SeatSet::first(play.seats);
    for (const Card card : seen)
        seers[card.face()] = everybody;
    std::swap(hand(seat), closed.cards);
    closed.from = seat;
    seen.clear();
    for (const Card card : hand(seat)) {
        seers[card.face()].insert(seat);
        if (seers[card.face()] == everybody)
            seen.push_back(card);
    }
    for (const Card card : closed.cards)
        seers[card.face()].insert(seat);
    play.useTurn(false);
}

Hand Deal::knownTo(Seat by, Seat seat) const
{
    Hand seen = known[at(seat)];
    if (options.source == Source::packets)
        for (const Card card : hand(seat))
            if (sees(by, card) && !seen.contains(card))
                seen.push_back(card);
    return seen;
}

bool Deal::mayReset(Seat seat) const
{
    constexpr Value least = 2 * 21; // more than that
    const Hand &held = hand(seat);
    const auto ofFirst = [&](Card card) { return cards::french::suit(card) == cards::french::suit(held[0]); };
    return ending == Ending::showdown && options.source == Source::packets && options.switchReset != SwitchReset::off
        && std::all_of(held.begin(), held.end(), ofFirst) && valueOf(seat) > least;
}

void Deal::endTurn()
{
    // Only whose cards have changed may have come to 31; what was held before had its turn.
    if ((phase == Phase::discardOne || hasMiddle(options)) && (play.knocker == nobody || options.blitzAfterKnock)) {
        SeatSet mover;
        mover.insert(play.toMove);
        if (blitz(mover))
            return;
    }
    if (play.knocker == nobody && hasPiles(options) && piles.stock.empty())
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
    } else if (const auto *kept = std::get_if<Keep>(&move)) {
        keep(kept->second);
        blitz(play.playing);
    } else {
        if (const auto *laid = std::get_if<Discard>(&move))
            discard(laid->card);
        else if (const auto *exchanged = std::get_if<Exchange>(&move))
            exchange(*exchanged);
        else if (std::holds_alternative<SwapFaceDown>(move))
            swapFaceDown();
        else
            play.useTurn(std::holds_alternative<Knock>(move));
        endTurn();
    }
}

Outcome Deal::outcome() const
{
    if (ending == Ending::stockOut || ending == Ending::reset) // T31-9, CUM-4, WID-4, SW-5
        return {};
    ValuesBySeat reached{};
    for (const Seat seat : play.playing)
        reached[at(seat)] = valueOf(seat);
    const bool blitz = ending == Ending::blitz;
    if (options.settlement == Settlement::pot)
        return blitz ? chipsAtBlitz(chips, play.playing, blitzers, pot)
                     : Outcome{.gained = chipsAtShowdown(reached, play.playing, pot)};
    if (options.settlement == Settlement::points)
        return {.gained = blitz ? pointsAtBlitz(reached, play.playing, blitzers, play.knocker)
                                : pointsAtShowdown(reached, play.playing, play.knocker)};
    return {.lost = blitz ? lossesAtBlitz(play.playing, blitzers, play.knocker)
                          : lossesAtShowdown(reached, play.playing, play.knocker)};
}

} // namespace thirtyone
