// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/heuristics.h"

#include "thirtyone/determinization.h"
#include "thirtyone/exchange_worth.h"
#include "thirtyone/play_on.h"

#include <algorithm>

namespace thirtyone {

using cards::Card;
using cards::french::Suit;
using cards::french::suit;
using game::at;
using game::nobody;
using game::Seat;

namespace {

constexpr double mostPoints = 31;
constexpr double dearest = 11;

Hand without(Hand hand, Card card)
{
    hand.removeFirst(card);
    return hand;
}

Card topOf(const View &view)
{
    return view.discards[view.discards.size() - 1];
}

double shareAfterDraw(const View &view)
{
    Hand four = view.hand;
    four.push_back(Card());
    double shares = 0;
    const Pack unseen = missing(view);
    for (const Card card : unseen) {
        four[cardsInHand] = card;
        shares += shareOf(view, view.values->best(four).value);
    }
    return shares / static_cast<double>(unseen.size());
}

int pointsIn(const Hand &hand, Suit of)
{
    int sum = 0;
    for (const Card card : hand)
        sum += suit(card) == of ? points(card) : 0;
    return sum;
}

/// The suit held most, of equal ones that with more points.
Suit cherished(const Hand &hand)
{
    const auto worth = [&hand](Suit of) {
        const auto held = std::count_if(hand.begin(), hand.end(), [of](Card card) { return suit(card) == of; });
        return std::pair(held, pointsIn(hand, of));
    };
    Suit best = Suit::clubs;
    for (const Suit of : {Suit::diamonds, Suit::hearts, Suit::spades})
        if (worth(of) > worth(best))
            best = of;
    return best;
}

/// Of a deal that is over: lives lost, or the share of what can be won that the seat misses.
double missed(const Deal &deal, Seat seat)
{
    const Outcome outcome = deal.outcome();
    const double lost = outcome.lost[at(seat)];
    const int gained = outcome.gained[at(seat)];
    switch (scoreOf(deal.options)) {
    case game::Score::points:
        return 1 - static_cast<double>(gained) / pointsOfABlitz;
    case game::Score::chips: {
        // A pot that is carried over is everybody's.
        const double most = deal.pot + deal.play.playing.size() - 1;
        const double won = deal.ending == Ending::stockOut ? static_cast<double>(deal.pot) / deal.play.playing.size()
                                                           : gained - lost;
        return (most - won) / most;
    }
    case game::Score::lives:
        break;
    }
    return lost;
}

bool exchanges(const Move &move)
{
    return std::holds_alternative<Exchange>(move) || std::holds_alternative<SwapFaceDown>(move)
        || std::holds_alternative<Keep>(move);
}

} // namespace

bool mayKnock(const View &view)
{
    return view.knocker == nobody && view.choice().mayKnock;
}

double shareAfter(const View &view, const Move &move)
{
    if (std::holds_alternative<DrawStock>(move))
        return shareAfterDraw(view);
    if (std::holds_alternative<TakeDiscard>(move)) {
        Hand four = view.hand;
        four.push_back(topOf(view));
        return shareOf(view, view.values->best(four, cardsInHand).value);
    }
    const auto *discard = std::get_if<Discard>(&move);
    if (discard == nullptr)
        return shareOfHand(view, handAfter(view, move));
    constexpr double trifle = 1e-5;
    return shareOf(view, view.values->of(without(view.hand, discard->card)))
        + trifle * (dearest - points(discard->card));
}

double promiseAfter(const View &view, const Move &move)
{
    if (view.knocker != nobody || std::holds_alternative<Knock>(move))
        return shareAfter(view, move);
    if (exchanges(move))
        return promiseOfExchange(view, move);
    const Prospects &prospects = Prospects::table(view.options);
    if (std::holds_alternative<DrawStock>(move))
        return shareOf(view, prospects.afterTwo(view.hand));
    if (const auto *discard = std::get_if<Discard>(&move)) {
        const Hand left = without(view.hand, discard->card);
        return view.values->of(left) == thirtyOne ? 1 : shareOf(view, prospects.afterOne(left));
    }
    Hand four = view.hand;
    four.push_back(topOf(view));
    return shareOf(view, prospects.best(four, cardsInHand).promise);
}

double glance(const View &view, const Move &move)
{
    constexpr double hope = 9;       // points that an unseen card seems to be worth: it takes tens and aces only
    constexpr double anyCard = 0.01; // rather a dear card stays than a cheap one
    const auto seems = [](const Hand &hand, Suit of) {
        double glanced = pointsIn(hand, of);
        for (const Card card : hand)
            glanced += suit(card) == of ? 0 : anyCard * points(card);
        return std::min(1.0, glanced / (mostPoints + 1));
    };
    if (std::holds_alternative<Keep>(move)) {
        const Hand kept = handAfter(view, move);
        return seems(kept, cherished(kept));
    }
    const Suit own = cherished(view.hand);
    const double held = pointsIn(view.hand, own);
    if (std::holds_alternative<DrawStock>(move))
        return (held + hope) / mostPoints;
    if (std::holds_alternative<TakeDiscard>(move)) {
        const Card top = topOf(view);
        return suit(top) == own ? std::min(1.0, (held + points(top)) / mostPoints) : 0;
    }
    if (const auto *discard = std::get_if<Discard>(&move))
        return seems(without(view.hand, discard->card), own);
    if (exchanges(move)) {
        Hand open;
        for (const Card card : handAfter(view, move))
            if (!card.hidden())
                open.push_back(card);
        return seems(open, own);
    }
    return held / mostPoints;
}

double given(const View &view, const Move &move)
{
    const auto dearness = [&view](Card card) {
        constexpr double ofNoUse = 0.25;
        const bool useful = suit(card) == cherished(view.hand);
        return points(card) / dearest * (useful ? 1 : ofNoUse);
    };
    if (const auto *discard = std::get_if<Discard>(&move))
        return dearness(discard->card);
    double all = 0;
    if (const auto *exchange = std::get_if<Exchange>(&move))
        for (const Card card : exchange->given)
            all += dearness(card);
    if (std::holds_alternative<SwapFaceDown>(move))
        for (const Card card : view.hand)
            all += dearness(card);
    return all;
}

double leavesToNext(const View &view, const Move &move, game::Random &random, int samples)
{
    // What lies there already is left by every other first step too, or replaced by a card that is not known yet.
    const auto *discard = std::get_if<Discard>(&move);
    const Seat next = game::nextSeat(view.seat, view.playing, view.seats);
    const bool lays = std::holds_alternative<Exchange>(move) || std::holds_alternative<Keep>(move);
    if ((discard == nullptr && !lays) || next == view.knocker)
        return 0;
    double shares = 0;
    for (int sample = 0; sample < samples; ++sample) {
        if (lays) {
            const Hand hand = plausibleDeal(view, random).hand(next);
            shares += std::max(0.0,
                               reachOfNext(view, hand, middleAfter(view, move)) - reachOfNext(view, hand, view.middle));
            continue;
        }
        Hand four = plausibleDeal(view, random).hand(next);
        four.push_back(discard->card);
        shares += shareOf(view, view.values->best(four).value);
    }
    return shares / samples;
}

double chanceToPay(const View &view, const Move &move, game::Random &random, int samples)
{
    const Prospects &prospects = Prospects::table(view.options);
    double lost = 0;
    for (int sample = 0; sample < samples; ++sample) {
        Determinization imagined = dealAmongStrangers(view, random);
        Deal &deal = imagined.deal;
        deal.make(move);
        while (!deal.ending) {
            if (deal.play.toMove == view.seat)
                playWell(deal, patientPlayer, prospects);
            else
                playAs(deal, imagined.models[at(deal.play.toMove)]);
        }
        lost += missed(deal, view.seat);
    }
    return lost / samples;
}

Move customaryOffer(const View &view, game::Random &random)
{
    constexpr std::uint32_t roundsAnOffer = 3;
    if (!random.once(roundsAnOffer))
        return NoOffer{};
    const auto seat = [&view](int away) { return (view.seat + away) % view.seats; };
    MoveList even;
    for (const Move &move : legalMoves(view))
        if (const auto *offer = std::get_if<Offer>(&move); offer != nullptr
            && seemsEven(view, seat(offer->backs), seat(offer->against))
            && seemsEven(view, seat(offer->against), seat(offer->backs)))
            even.push_back(move);
    return even.empty() ? Move(NoOffer{}) : even[random.below(static_cast<std::uint32_t>(even.size()))];
}

} // namespace thirtyone
