// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/determinization.h"

#include "thirtyone/play_on.h"

namespace thirtyone {

using cards::Card;
using game::Seat;

namespace {

/// Turns that a seat has used in the deal when another is to move.
int turnsUsed(const View &view, Seat seat)
{
    // The lap goes from the dealer's left round to the dealer; the mover has not used its turn of this one.
    Seat each = view.dealer;
    do
        each = game::nextSeat(each, view.playing, view.seats);
    while (each != seat && each != view.toMove);
    return each == seat && seat != view.toMove ? view.lap : view.lap - 1;
}

/// A hand with these cards after so many turns: three of what is left, and the best of what came to it. What it does
/// not keep is not taken out of `left`, whose order is free.
Hand handAfterTurns(const View &view, const Hand &known, int turns, Pack &left, game::Random &random)
{
    // Those that come from the stock, and now and then a better one from the discard pile.
    constexpr double cardsOfATurn = 1.4;
    std::size_t size = left.size();
    const auto next = [&] {
        const auto place = random.below(static_cast<std::uint32_t>(size));
        std::swap(left[place], left[--size]);
        return left[size];
    };
    Hand hand = known;
    while (hand.size() < cardsInHand)
        hand.push_back(next());
    for (double more = cardsOfATurn * turns; more > 0 && size > 0; --more) {
        if (more < 1 && random.fraction() >= more)
            break;
        hand.push_back(next());
        const std::size_t worst = view.values->best(hand).discard;
        // A card that all know to be there has stayed.
        hand.removeFirst(hand[known.contains(hand[worst]) ? std::size_t{cardsInHand} : worst]);
    }
    return hand;
}

} // namespace

Deal dealOf(const View &view)
{
    Deal deal{.values = view.values,
              .options = view.options,
              .play = knocking::playOf(view),
              .phase = view.phase,
              .piles = {.stock = {}, .discards = view.discards},
              .hands = view.known,
              .known = view.known,
              .taken = view.taken,
              .ending = {},
              .blitzers = {}};
    deal.hand(view.seat) = view.hand;
    return deal;
}

Pack missing(const View &view)
{
    using cards::french::Rank;
    Pack left = cards::french::newPack<cards::french::packSize>(view.options.pack == PackKind::stripped ? Rank::seven
                                                                                                        : Rank::two);
    takeOut(left, view.discards);
    takeOut(left, view.hand);
    for (const Seat seat : view.playing)
        if (seat != view.seat)
            takeOut(left, view.known[game::at(seat)]);
    return left;
}

Deal plausibleDeal(const View &view, game::Random &random)
{
    constexpr int tries = 6;
    constexpr Value leastOfKnocker = 2 * 22;
    Deal deal = dealOf(view);
    Pack left = missing(view);
    for (const Seat seat : view.playing) {
        if (seat == view.seat)
            continue;
        const Hand known = deal.hand(seat);
        const int turns = turnsUsed(view, seat);
        const auto likely = [&](Value value) {
            return view.knocker == seat ? value >= leastOfKnocker : value < usualPlayer.threshold(turns + 1);
        };
        Hand &hand = deal.hand(seat);
        for (int tried = 0; tried < tries; ++tried) {
            hand = handAfterTurns(view, known, turns, left, random);
            if (likely(view.values->of(hand)))
                break;
        }
        takeOut(left, hand);
    }
    random.shuffle(left);
    deal.piles.stock = left;
    return deal;
}

} // namespace thirtyone
