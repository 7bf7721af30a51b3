// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/rollouts.h"

#include "thirtyone/exchange_worth.h"
#include "thirtyone/exchanges.h"
#include "thirtyone/heuristics.h"
#include "thirtyone/play_on.h"

#include <algorithm>
#include <cassert>

namespace thirtyone {

using game::at;
using game::nobody;
using game::Seat;

namespace {

/// What it would cost the seat if all hands were laid open now.
bool isLast(const Deal &deal, Seat seat)
{
    ValuesBySeat values{};
    for (const Seat each : deal.play.playing)
        values[at(each)] = deal.valueOf(each);
    return lossesAtShowdown(values, deal.play.playing, deal.play.knocker)[at(seat)] > 0;
}

/// Whether the seat to move would hold more with the top of the discard pile, or with what lies open in the middle.
bool isFed(const Deal &deal)
{
    const Hand &hand = deal.hand(deal.play.toMove);
    const auto exchange = bestExchange(hand, deal.middle, deal.options.source, *deal.values);
    if (exchange && exchange->worth > deal.values->of(hand))
        return true;
    if (!hasPiles(deal.options))
        return false;
    Hand four = deal.hand(deal.play.toMove);
    four.push_back(deal.piles.discards[deal.piles.discards.size() - 1]);
    return deal.values->best(four, cardsInHand).value > deal.valueOf(deal.play.toMove);
}

} // namespace

Rollouts::Rollouts(const View &view, std::uint64_t seed, Prior prior)
    : m_view(view)
    , m_prior(prior)
    , m_random(seed)
    , m_prospects(&Prospects::table(view.options))
{
    assert(fits(view));
    for (const Move &move : legalMoves(view)) {
        Expectation expectation;
        expectation.move = move;
        Deal deal = dealOf(view);
        if (std::holds_alternative<TakeDiscard>(move)) {
            deal.make(move);
            const Hand &four = deal.hand(view.seat);
            const std::size_t bound = cardsInHand;
            const std::size_t gone = view.knocker == nobody ? m_prospects->best(four, bound).discard
                                                            : view.values->best(four, bound).discard;
            expectation.then = Discard{four[gone]};
            expectation.hand = four;
            expectation.hand.removeFirst(four[gone]);
        } else if (!std::holds_alternative<DrawStock>(move)) {
            if (const Hand after = handAfter(view, move); allOpen(after))
                expectation.hand = after;
            if (const auto *discard = std::get_if<Discard>(&move))
                expectation.hand.removeFirst(discard->card);
        }
        expect(expectation);
    }
}

// ---------------------------------------------------------------- imagining

Determinization Rollouts::determinize()
{
    if (m_prior == Prior::plausible)
        return dealAmongStrangers(m_view, m_random);
    Determinization imagined{.deal = anyDeal(m_view, m_random)};
    imagined.models.fill(usualPlayer);
    return imagined;
}

void Rollouts::imagine(int deals)
{
    follow(
        deals, [this] { return determinize(); },
        [this](Expectation &expectation, const Determinization &imagined) { return lost(expectation, imagined); });
}

/// Plays the deal to its end with that move.
int Rollouts::lost(Expectation &expectation, const Determinization &imagined) const
{
    const Seat own = m_view.seat;
    Deal deal = imagined.deal;
    const auto playOwn = [&] { playWell(deal, patientPlayer, *m_prospects); };
    if (m_view.phase == Phase::reset) {
        if (std::holds_alternative<Reset>(expectation.move) && deal.options.switchReset == SwitchReset::cancelHand)
            deal.ending = Ending::reset;
        return count(expectation, deal);
    }
    const Value before = m_view.phase == Phase::discardOne ? Value{0} : deal.valueOf(own);
    deal.make(expectation.move);
    if (deal.phase == Phase::discardOne && !deal.ending && deal.play.toMove == own)
        playOwn();
    if (expectation.hand.empty()) {
        expectation.bettered += deal.valueOf(own) > before ? 1 : 0;
        expectation.worth += deal.valueOf(own);
    }
    expectation.lastAtOnce += deal.ending != Ending::blitz && isLast(deal, own) ? 1 : 0;
    if (!deal.ending && !std::holds_alternative<Knock>(expectation.move)
        && !std::holds_alternative<Stand>(expectation.move))
        expectation.fed += isFed(deal) ? 1 : 0;

    for (bool comesAgain = false; !deal.ending;) {
        comesAgain = comesAgain || deal.play.toMove == own;
        const bool open = deal.play.knocker == nobody;
        if (deal.play.toMove == own)
            playOwn();
        else
            playAs(deal, imagined.models[at(deal.play.toMove)]);
        if (open && deal.play.knocker != nobody && !comesAgain)
            ++expectation.cutShort;
    }
    return count(expectation, deal);
}

int Rollouts::count(Expectation &expectation, const Deal &deal) const
{
    const Seat own = m_view.seat;
    const Outcome outcome = deal.outcome();
    const Value value = deal.valueOf(own);
    for (const Seat seat : m_view.playing) {
        expectation.paid[at(seat)] += outcome.lost[at(seat)] > 0 ? 1 : 0;
        expectation.above[at(seat)] += deal.valueOf(seat) > value ? 1 : 0;
    }
    const Hand &held = expectation.hand.empty() ? m_view.hand : expectation.hand;
    expectation.improved += held.size() == cardsInHand && value > deal.values->of(held) ? 1 : 0;
    expectation.gained += deal.blitzers.contains(own) ? 1 : 0;
    expectation.voided += deal.ending == Ending::stockOut || deal.ending == Ending::reset ? 1 : 0;
    if (scoreOf(m_view.options) == game::Score::points) {
        const int points = outcome.gained[at(own)];
        expectation.highest += points >= pointsOfTheHighest ? 1 : 0;
        expectation.lost -= points;
        return -points;
    }
    if (scoreOf(m_view.options) == game::Score::chips) {
        const int chips = outcome.gained[at(own)] - outcome.lost[at(own)];
        expectation.highest += outcome.gained[at(own)] > 0 ? 1 : 0;
        expectation.lost -= chips;
        return -chips;
    }
    const int lives = std::min<int>(outcome.lost[at(own)], m_view.tokens[at(own)]);
    expectation.lost += lives;
    expectation.lostTwo += lives == 2 ? 1 : 0;
    return lives;
}

} // namespace thirtyone
