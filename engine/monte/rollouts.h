// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knocking/expectations.h"
#include "monte/heuristics.h"

namespace monte {

/// One deal was played to its end with this move, by the seat `own`: what it came to is counted. Tells the tokens that
/// this lost, 0 or 1.
template<class OneMoves, class Deal>
int count(OneMoves &expectation, const Deal &deal, const knocking::Reckoning &reckoning, game::Seat own)
{
    const auto strength = deal.ranking->strength(deal.hands[game::at(own)]);
    for (const game::Seat seat : deal.playing) {
        expectation.paid[game::at(seat)] += reckoning.worst.contains(seat) ? 1 : 0;
        expectation.above[game::at(seat)] += deal.ranking->strength(deal.hands[game::at(seat)]) > strength ? 1 : 0;
    }
    if (!expectation.hand.empty())
        expectation.improved += strength > deal.ranking->strength(expectation.hand) ? 1 : 0;
    expectation.gained += reckoning.gained.contains(own) ? 1 : 0;
    const int lost = reckoning.worst.contains(own) ? 1 : 0;
    expectation.lost += lost;
    return lost;
}

// ---------------------------------------------------------------- what seats have done

/// How often the unknown cards of a hand are drawn before the best is taken for likely.
struct Tries
{
    int ofKnocker = 1; ///< until one is good enough to knock with
    int afterLastTurn = 1;
    int afterATurn = 1;
};

/// Seats that have had a turn in the deal of a view, and those that have had their last; `inTurn` where the view's seat
/// has to choose in a turn, and not as the dealer.
struct TurnsTaken
{
    game::SeatSet played;
    game::SeatSet done;
    game::Seat knocker;

    template<class View>
    TurnsTaken(const View &view, bool inTurn)
        : knocker(view.knocker)
    {
        const auto next = [&view](game::Seat seat) { return game::nextSeat(seat, view.playing, view.seats); };
        if (inTurn)
            for (game::Seat seat = next(view.dealer); seat != view.seat; seat = next(seat))
                played.insert(seat);
        if (view.lap > 1)
            played = view.playing;
        if (knocker != game::nobody)
            for (game::Seat seat = next(knocker); seat != view.seat; seat = next(seat))
                done.insert(seat);
    }

    [[nodiscard]] int triesOf(game::Seat seat, const Tries &tries) const
    {
        if (seat == knocker)
            return tries.ofKnocker;
        if (done.contains(seat))
            return tries.afterLastTurn;
        return played.contains(seat) ? tries.afterATurn : 1;
    }
    /// Calls `complete` for every seat: for those whose hands are picked most carefully first, as they had the most
    /// cards to pick from.
    template<class Complete>
    void mostCarefulFirst(game::SeatSet playing, Complete complete) const
    {
        if (knocker != game::nobody)
            complete(knocker);
        for (const game::Seat seat : done)
            complete(seat);
        for (const game::Seat seat : playing)
            complete(seat);
    }
};

/// Draws what the seat's hand lacks out of the pool as often as its turns suggest, and keeps the best hand. A knocker
/// stops looking at one that the share `content` of all hands is weaker than.
template<std::size_t N, class Pack, class Ranking>
void fillPlausibly(const TurnsTaken &turns, game::Seat seat, cards::CardList<N> &hand, Pack &pool, const Tries &tries,
                   const Ranking &ranking, double content, game::Random &random)
{
    if (hand.size() == N)
        return;
    const cards::CardList<N> known = hand;
    const Pack all = pool;
    fill(hand, pool, random);
    for (int tried = 1; tried < turns.triesOf(seat, tries); ++tried) {
        if (seat == turns.knocker && ranking.share(ranking.strength(hand)) >= content)
            return;
        cards::CardList<N> other = known;
        Pack rest = all;
        fill(other, rest, random);
        if (ranking.strength(other) > ranking.strength(hand)) {
            hand = other;
            pool = rest;
        }
    }
}

/// The places of the monte where the cards lie that an exchange gave, bit i for card i; `exchange` is none where the
/// move is another.
template<std::size_t N>
unsigned placesGiven(const cards::CardList<N> &monteBefore, const Exchange<N> *exchange)
{
    if (exchange == nullptr)
        return 0;
    unsigned places = 0;
    cards::CardList<N> left = exchange->take;
    for (std::size_t place = 0; place < monteBefore.size(); ++place)
        if (left.removeFirst(monteBefore[place]))
            places |= 1U << place;
    return places;
}

} // namespace monte
