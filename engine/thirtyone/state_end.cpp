// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// State: how a deal ends, who restarts one, and who has won.

#include "thirtyone/report.h"
#include "thirtyone/state.h"

#include <algorithm>
#include <cassert>

namespace thirtyone {

using game::at;
using game::Seat;
using game::SeatSet;

void State::follow(Sink sink)
{
    m_phase = m_deal.phase;
    if (!m_deal.ending)
        return;
    if (m_deal.ending == Ending::blitz)
        report(sink, [&] { return Blitzed{.seats = m_deal.blitzers}; });
    for (const Seat seat : m_deal.play.playing)
        if (!m_haveReset.contains(seat) && m_deal.mayReset(seat))
            m_toAsk.insert(seat);
    if (!askReset())
        return settle(sink);
    report(sink, [&] {
        return HandsShown{.hands = m_deal.hands, .playing = m_deal.play.playing, .knocker = m_deal.play.knocker};
    });
}

void State::applyReset(const Move &move, Sink sink)
{
    const Seat seat = m_deal.play.toMove;
    const bool resets = std::holds_alternative<Reset>(move);
    if (resets) {
        m_haveReset.insert(seat);
        m_packet = m_deal.hand(seat);
        m_toAsk = {};
        if (options().switchReset == SwitchReset::cancelHand)
            m_deal.ending = Ending::reset;
    }
    report(sink, [&] { return Moved{.seat = seat, .move = move, .hand = m_deal.hand(seat)}; });
    if (!askReset())
        settle(sink);
}

bool State::askReset()
{
    if (m_toAsk.empty())
        return false;
    m_phase = Phase::reset;
    Seat &asked = m_deal.play.toMove;
    asked = m_deal.play.dealer;
    do
        asked = m_deal.play.after(asked);
    while (!m_toAsk.contains(asked));
    m_toAsk.erase(asked);
    return true;
}

void State::settle(Sink sink)
{
    const Outcome outcome = m_deal.outcome();
    for (const Seat seat : m_deal.play.playing) {
        auto &tokens = m_tokens[at(seat)];
        tokens = static_cast<std::int16_t>(std::max(0, tokens - outcome.lost[at(seat)] + outcome.gained[at(seat)]));
        if (scoreOf(options()) == game::Score::chips)
            m_deal.pot += outcome.lost[at(seat)] - outcome.gained[at(seat)];
    }
    m_in = stillIn();
    m_phase = Phase::shuffle;
    report(sink, [&] {
        return Showdown{.ending = *m_deal.ending,
                        .hands = m_deal.hands,
                        .playing = m_deal.play.playing,
                        .knocker = m_deal.play.knocker,
                        .outcome = outcome,
                        .kind = scoreOf(options()),
                        .before = m_before,
                        .tokens = m_tokens,
                        .in = m_in,
                        .pot = pot()};
    });
    m_winners = winners();
    settleBets(sink);
    if (m_winners.empty()) {
        // SW-5: the same dealer deals again, unless the ante of the void deal was its last chip.
        if (*m_deal.ending != Ending::reset || !m_in.contains(m_deal.play.dealer))
            m_deal.play.dealer = game::nextSeat(m_deal.play.dealer, m_in, seats());
        if (options().sideBets)
            m_toOffer = SeatSet::first(seats());
        askForOffer(m_deal.play.dealer);
        return;
    }
    m_phase = Phase::over;
    report(sink, [&] { return MatchEnded{.winners = m_winners, .pot = pot()}; });
}

void State::settleBets(Sink sink)
{
    const SettledBets settled = m_wagers.settle(m_in, m_winners);
    if (!settled.empty())
        report(sink, [&] { return BetsSettled{.bets = settled, .purse = m_wagers.purse}; });
}

void State::askForOffer(Seat last)
{
    // Those who are out too; who has nobody to bet with is not asked.
    Seat &asked = m_deal.play.toMove;
    for (asked = last; !m_toOffer.empty();) {
        asked = game::nextSeat(asked, m_toOffer, seats());
        m_toOffer.erase(asked);
        m_phase = Phase::offer;
        if (legalMoves(choice()).size() > 1)
            return;
    }
    m_phase = Phase::shuffle;
}

void State::applyBet(const Move &move, Sink sink)
{
    const Seat seat = m_deal.play.toMove;
    if (const auto *offer = std::get_if<Offer>(&move)) {
        const auto from = [&](int away) { return (seat + away) % seats(); };
        m_wagers.offer = {.by = seat,
                          .with = from(offer->with),
                          .backs = from(offer->backs),
                          .against = from(offer->against),
                          .stake = offer->stake};
        m_phase = Phase::answer;
        m_deal.play.toMove = m_wagers.offer.with;
        report(sink, [&] { return Moved{.seat = seat, .move = move, .hand = m_deal.hand(seat)}; });
        return;
    }
    // On from whoever has made the offer, or none.
    const Seat last = m_phase == Phase::answer ? m_wagers.offer.by : seat;
    if (std::holds_alternative<Agree>(move))
        m_wagers.agree();
    else
        m_wagers.offer = {};
    askForOffer(last);
    report(sink, [&] { return Moved{.seat = seat, .move = move, .hand = m_deal.hand(seat)}; });
}

SeatSet State::stillIn() const
{
    switch (scoreOf(options())) {
    case game::Score::points:
        return m_in;
    case game::Score::chips: {
        SeatSet in;
        for (const Seat seat : m_in)
            if (m_tokens[at(seat)] >= options().ante)
                in.insert(seat);
        return in;
    }
    case game::Score::lives:
        break;
    }
    return knocking::alive(m_tokens, seats());
}

SeatSet State::winners() const
{
    switch (scoreOf(options())) {
    case game::Score::points: {
        // CUM-5: of those who have enough the one with most; while several have as many, all play on.
        const SeatSet first = foremost(m_in);
        return first.size() == 1 && m_tokens[at(first.lowest())] >= options().target ? first : SeatSet();
    }
    case game::Score::chips:
        // WID-5
        if (m_in.size() == 1)
            return m_in;
        if (m_in.empty())
            return foremost(m_deal.play.playing);
        return m_number >= options().maxHands ? foremost(m_in) : SeatSet();
    case game::Score::lives:
        break;
    }
    assert(!m_in.empty()); // T31-10
    return m_in.size() == 1 ? m_in : SeatSet();
}

SeatSet State::foremost(SeatSet among) const
{
    int most = 0;
    for (const Seat seat : among)
        most = std::max<int>(most, m_tokens[at(seat)]);
    SeatSet first;
    for (const Seat seat : among)
        if (m_tokens[at(seat)] == most)
            first.insert(seat);
    return first;
}

} // namespace thirtyone
