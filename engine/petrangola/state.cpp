// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/state.h"

#include "petrangola/showdown.h"

#include <algorithm>
#include <cassert>

namespace petrangola {

using cards::Card;
using game::at;
using game::nobody;
using game::Seat;
using game::SeatSet;
using monte::report;

State::State(const Options &options, int seats)
    : m_options(options)
    , m_ranking(&Ranking::of(options.ranking))
{
    assert(!check(options, seats));
    m_play.seats = seats;
    for (Seat seat = 0; seat < seats; ++seat) {
        m_tokens[at(seat)] = static_cast<std::int16_t>(options.tokens);
        m_reentriesLeft[at(seat)] = static_cast<std::int8_t>(options.reentries);
        m_pool += options.stake;
    }
}

// ---------------------------------------------------------------- packs that come in

void State::supply(const Pack &shuffled, Sink sink)
{
    assert(awaitsPack() && static_cast<int>(shuffled.size()) == packs() * cards::italian::packSize);
    if (m_phase == Phase::firstDealer)
        findFirstDealer(shuffled, sink);
    else
        startDeal(shuffled);
}

void State::findFirstDealer(const Pack &shuffled, Sink sink)
{
    const std::size_t ace = shuffled.indexOf(cards::italian::aceOfCoins);
    m_play.dealer = static_cast<Seat>(ace) % m_play.seats;
    m_phase = Phase::shuffle;
    report(sink, [&] {
        Pack turned = shuffled;
        turned.truncate(ace + 1);
        return FirstDealerFound{.cards = turned, .dealer = m_play.dealer};
    });
}

void State::startDeal(const Pack &shuffled)
{
    ++m_deal;
    m_play.begin(knocking::alive(m_tokens, seats()));
    m_shown = {};
    m_hands.fill({});
    m_known.fill({});
    m_monte.clear();
    m_aside.clear();
    m_stock = shuffled;
    m_phase = Phase::cut;
    m_play.toMove = game::previousSeat(m_play.dealer, m_play.playing, m_play.seats);
}

// ---------------------------------------------------------------- moves, phase by phase

std::optional<Illegal> State::apply(const Move &move, Sink sink)
{
    if (const auto illegal = check(choice(), move))
        return illegal;
    if (m_phase == Phase::cut)
        applyCut(std::get<Cut>(move), sink);
    else if (m_phase == Phase::dealersChoice)
        applyDealersChoice(move, sink);
    else if (m_phase == Phase::turn)
        applyTurn(move, sink);
    else
        applyReentry(move, sink);
    return std::nullopt;
}

void State::applyCut(const Cut &cut, Sink sink)
{
    const Seat cutBy = m_play.toMove;
    monte::dealOut(m_stock, cut.at, m_play, m_hands, m_aside);
    m_phase = Phase::dealersChoice;
    m_play.toMove = m_play.dealer;
    report(sink, [&] {
        return Dealt{.number = m_deal,
                     .dealer = m_play.dealer,
                     .cutBy = cutBy,
                     .cutAt = cut.at,
                     .hands = m_hands,
                     .aside = m_aside};
    });
}

void State::applyDealersChoice(const Move &move, Sink sink)
{
    const bool keep = std::holds_alternative<Keep>(move);
    m_monte = m_aside;
    m_aside.clear();
    if (keep) {
        std::swap(m_monte, hand(m_play.dealer));
        m_play.knock(m_play.dealer);
    }
    m_phase = Phase::turn;
    m_play.toMove = m_play.after(m_play.dealer);
    report(sink,
           [&] { return Moved{.seat = m_play.dealer, .move = move, .monte = m_monte, .hand = hand(m_play.dealer)}; });
    if (keep)
        showPetrangola(m_play.dealer, sink);
}

void State::applyTurn(const Move &move, Sink sink)
{
    const Seat seat = m_play.toMove;
    if (const auto *swap = std::get_if<Exchange>(&move))
        exchange(*swap);
    m_play.useTurn(std::holds_alternative<Knock>(move) || isShirtChange(move));
    report(sink, [&] { return Moved{.seat = seat, .move = move, .monte = m_monte, .hand = hand(seat)}; });
    if (m_play.knocker == seat)
        showPetrangola(seat, sink);
    passTurn(sink);
}

void State::exchange(const Exchange &exchange)
{
    swapCards(hand(m_play.toMove), m_monte, exchange);
    Hand &known = m_known[at(m_play.toMove)];
    for (const Card card : exchange.give)
        known.removeFirst(card);
    for (const Card card : exchange.take)
        known.push_back(card);
}

void State::showPetrangola(Seat seat, Sink sink)
{
    if (!m_options.showOnKnock || !isPetrangola(m_ranking->category(hand(seat))))
        return;
    m_shown.insert(seat);
    report(sink, [&] { return HandShown{.seat = seat, .hand = hand(seat)}; });
}

void State::passTurn(Sink sink)
{
    if (!m_play.passOn())
        settle(sink);
}

// ---------------------------------------------------------------- showdown, re-entry, end

void State::settle(Sink sink)
{
    const auto [worst, gained] = reckon(m_hands, m_play.playing, *m_ranking);
    SeatSet fallen;
    for (const Seat seat : gained)
        ++m_tokens[at(seat)];
    for (const Seat seat : worst)
        if (--m_tokens[at(seat)] == 0)
            fallen.insert(seat);
    m_shown = m_play.playing;
    m_play.toMove = nobody;
    m_phase = Phase::shuffle;
    report(sink, [&, &worst = worst, &gained = gained] {
        return Showdown{.hands = m_hands, .worst = worst, .gained = gained, .tokens = m_tokens, .pool = m_pool};
    });
    openReentry(fallen, sink);
}

void State::openReentry(SeatSet fallen, Sink sink)
{
    const SeatSet alive = knocking::alive(m_tokens, seats());
    if (alive.empty()) {
        end(m_play.dealer, sink);
        return;
    }
    m_reentryTokens = m_tokens[at(alive.lowest())];
    for (const Seat seat : alive)
        m_reentryTokens = std::min(m_reentryTokens, m_tokens[at(seat)]);
    m_asked = {};
    for (const Seat seat : fallen)
        if (m_reentriesLeft[at(seat)] > 0)
            m_asked.insert(seat);
    if (m_asked.empty()) {
        closeReentry(sink);
        return;
    }
    m_phase = Phase::reentry;
    m_play.toMove = game::nextSeat(m_play.dealer, m_asked, m_play.seats);
}

void State::applyReentry(const Move &move, Sink sink)
{
    const Seat seat = m_play.toMove;
    const bool accepted = std::holds_alternative<Reenter>(move);
    if (accepted) {
        m_tokens[at(seat)] = m_reentryTokens;
        --m_reentriesLeft[at(seat)];
        m_pool += m_options.stake;
    }
    m_asked.erase(seat);
    m_play.toMove = m_asked.empty() ? nobody : game::nextSeat(seat, m_asked, m_play.seats);
    report(sink, [&] {
        return ReentryAnswered{.seat = seat, .accepted = accepted, .tokens = m_tokens[at(seat)], .pool = m_pool};
    });
    if (m_asked.empty())
        closeReentry(sink);
}

void State::closeReentry(Sink sink)
{
    const SeatSet alive = knocking::alive(m_tokens, seats());
    if (alive.size() == 1) {
        end(alive.lowest(), sink);
        return;
    }
    m_phase = Phase::shuffle;
    m_play.toMove = nobody;
    m_play.dealer = game::nextSeat(m_play.dealer, alive, m_play.seats);
}

void State::end(Seat winner, Sink sink)
{
    m_winner = winner;
    m_phase = Phase::over;
    m_play.toMove = nobody;
    report(sink, [&] { return MatchEnded{.winner = winner, .pool = m_pool}; });
}

// ---------------------------------------------------------------- what can be known

Choice State::choice() const
{
    // Filled in its place: playouts ask for millions of these.
    Choice choice;
    choice.phase = m_phase;
    if (m_phase == Phase::turn)
        choice.hand = m_hands[at(m_play.toMove)];
    choice.monte = m_monte;
    choice.afterKnock = m_play.knocker != nobody;
    choice.cutMost = packs() * cards::italian::packSize - 1;
    return choice;
}

View State::view(Seat seat) const
{
    View view;
    view.options = m_options;
    view.ranking = m_ranking;
    view.seats = m_play.seats;
    view.seat = seat;
    view.phase = m_phase;
    view.toMove = m_play.toMove;
    view.deal = m_deal;
    view.dealer = m_play.dealer;
    view.knocker = m_play.knocker;
    view.lap = m_play.lap;
    view.playing = m_play.playing;
    view.tokens = m_tokens;
    view.reentriesLeft = m_reentriesLeft;
    view.pool = m_pool;
    view.winner = m_winner;
    const bool dealersChoice = m_phase == Phase::dealersChoice;
    if (!(dealersChoice && seat == m_play.dealer))
        view.hand = m_hands[at(seat)];
    if (dealersChoice && seat == m_play.dealer)
        view.aside = m_aside;
    view.monte = m_monte;
    view.stock = static_cast<int>(m_stock.size());
    view.known = m_known;
    for (const Seat open : m_shown)
        view.shown[at(open)] = m_hands[at(open)];
    return view;
}

Pack State::allCards() const
{
    Pack all = m_stock;
    const auto add = [&all](const Hand &hand) {
        for (const Card card : hand)
            all.push_back(card);
    };
    for (const Hand &hand : m_hands)
        add(hand);
    add(m_monte);
    add(m_aside);
    return all;
}

} // namespace petrangola
