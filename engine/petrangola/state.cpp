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

namespace {

void report(Sink sink, const auto &makeEvent)
{
    if (sink)
        sink(Event(makeEvent()));
}

} // namespace

State::State(const Options &options, int seats)
    : m_options(options)
    , m_ranking(&Ranking::of(options.ranking))
    , m_seats(seats)
{
    assert(!check(options, seats));
    for (Seat seat = 0; seat < seats; ++seat) {
        m_tokens[at(seat)] = static_cast<std::int16_t>(options.tokens);
        m_reentriesLeft[at(seat)] = static_cast<std::int8_t>(options.reentries);
        m_pool += options.stake;
    }
}

SeatSet State::alive() const
{
    SeatSet alive;
    for (Seat seat = 0; seat < m_seats; ++seat)
        if (m_tokens[at(seat)] > 0)
            alive.insert(seat);
    return alive;
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
    m_dealer = static_cast<Seat>(ace) % m_seats;
    m_phase = Phase::shuffle;
    report(sink, [&] {
        Pack turned = shuffled;
        turned.truncate(ace + 1);
        return FirstDealerFound{.cards = turned, .dealer = m_dealer};
    });
}

void State::startDeal(const Pack &shuffled)
{
    ++m_deal;
    m_playing = alive();
    m_knocker = nobody;
    m_lap = 1;
    m_turnsLeft = 0;
    m_shown = {};
    m_hands.fill({});
    m_known.fill({});
    m_monte.clear();
    m_aside.clear();
    m_stock = shuffled;
    m_phase = Phase::cut;
    m_toMove = game::previousSeat(m_dealer, m_playing, m_seats);
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
    const Seat cutBy = m_toMove;
    std::rotate(m_stock.begin(), m_stock.begin() + cut.at, m_stock.end());

    const Card *top = m_stock.begin();
    const auto batch = [&top] {
        Hand cards;
        for (int card = 0; card < cardsInHand; ++card)
            cards.push_back(*top++);
        return cards;
    };
    Seat seat = m_dealer;
    do {
        seat = after(seat);
        hand(seat) = batch();
    } while (seat != m_dealer);
    m_aside = batch();

    m_stock.removeFront(static_cast<std::size_t>(top - m_stock.begin()));
    m_phase = Phase::dealersChoice;
    m_toMove = m_dealer;
    report(sink, [&] {
        return Dealt{
            .number = m_deal, .dealer = m_dealer, .cutBy = cutBy, .cutAt = cut.at, .hands = m_hands, .aside = m_aside};
    });
}

void State::applyDealersChoice(const Move &move, Sink sink)
{
    const bool keep = std::holds_alternative<Keep>(move);
    m_monte = m_aside;
    m_aside.clear();
    if (keep) {
        std::swap(m_monte, hand(m_dealer));
        knock(m_dealer);
    }
    m_phase = Phase::turn;
    m_toMove = after(m_dealer);
    report(sink, [&] { return Moved{.seat = m_dealer, .move = move, .monte = m_monte, .hand = hand(m_dealer)}; });
    if (keep)
        showPetrangola(m_dealer, sink);
}

void State::applyTurn(const Move &move, Sink sink)
{
    const Seat seat = m_toMove;
    const bool lastTurn = m_knocker != nobody;
    if (const auto *swap = std::get_if<Exchange>(&move))
        exchange(*swap);
    if (!lastTurn && (std::holds_alternative<Knock>(move) || isShirtChange(move)))
        knock(seat);
    else if (lastTurn)
        --m_turnsLeft;
    report(sink, [&] { return Moved{.seat = seat, .move = move, .monte = m_monte, .hand = hand(seat)}; });
    if (m_knocker == seat)
        showPetrangola(seat, sink);
    passTurn(sink);
}

void State::exchange(const Exchange &exchange)
{
    swapCards(hand(m_toMove), m_monte, exchange);
    Hand &known = m_known[at(m_toMove)];
    for (const Card card : exchange.give)
        known.removeFirst(card);
    for (const Card card : exchange.take)
        known.push_back(card);
}

void State::knock(Seat seat)
{
    m_knocker = seat;
    m_turnsLeft = m_playing.size() - 1;
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
    const bool played = m_knocker != nobody && m_turnsLeft == 0;
    const bool lapDone = m_toMove == m_dealer;
    if (played || (m_knocker == nobody && lapDone && m_lap == mostLaps)) {
        settle(sink);
        return;
    }
    if (lapDone)
        ++m_lap;
    m_toMove = after(m_toMove);
}

// ---------------------------------------------------------------- showdown, re-entry, end

void State::settle(Sink sink)
{
    const auto [worst, gained] = reckon(m_hands, m_playing, *m_ranking);
    SeatSet fallen;
    for (const Seat seat : gained)
        ++m_tokens[at(seat)];
    for (const Seat seat : worst)
        if (--m_tokens[at(seat)] == 0)
            fallen.insert(seat);
    m_shown = m_playing;
    m_toMove = nobody;
    m_phase = Phase::shuffle;
    report(sink, [&, &worst = worst, &gained = gained] {
        return Showdown{.hands = m_hands, .worst = worst, .gained = gained, .tokens = m_tokens, .pool = m_pool};
    });
    openReentry(fallen, sink);
}

void State::openReentry(SeatSet fallen, Sink sink)
{
    const SeatSet alive = this->alive();
    if (alive.empty()) {
        end(m_dealer, sink);
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
    m_toMove = game::nextSeat(m_dealer, m_asked, m_seats);
}

void State::applyReentry(const Move &move, Sink sink)
{
    const Seat seat = m_toMove;
    const bool accepted = std::holds_alternative<Reenter>(move);
    if (accepted) {
        m_tokens[at(seat)] = m_reentryTokens;
        --m_reentriesLeft[at(seat)];
        m_pool += m_options.stake;
    }
    m_asked.erase(seat);
    m_toMove = m_asked.empty() ? nobody : game::nextSeat(seat, m_asked, m_seats);
    report(sink, [&] {
        return ReentryAnswered{.seat = seat, .accepted = accepted, .tokens = m_tokens[at(seat)], .pool = m_pool};
    });
    if (m_asked.empty())
        closeReentry(sink);
}

void State::closeReentry(Sink sink)
{
    const SeatSet alive = this->alive();
    if (alive.size() == 1) {
        end(alive.lowest(), sink);
        return;
    }
    m_phase = Phase::shuffle;
    m_toMove = nobody;
    m_dealer = game::nextSeat(m_dealer, alive, m_seats);
}

void State::end(Seat winner, Sink sink)
{
    m_winner = winner;
    m_phase = Phase::over;
    m_toMove = nobody;
    report(sink, [&] { return MatchEnded{.winner = winner, .pool = m_pool}; });
}

// ---------------------------------------------------------------- what can be known

Choice State::choice() const
{
    // Filled in its place: playouts ask for millions of these.
    Choice choice;
    choice.phase = m_phase;
    if (m_phase == Phase::turn)
        choice.hand = m_hands[at(m_toMove)];
    choice.monte = m_monte;
    choice.afterKnock = m_knocker != nobody;
    choice.cutMost = packs() * cards::italian::packSize - 1;
    return choice;
}

View State::view(Seat seat) const
{
    View view;
    view.options = m_options;
    view.ranking = m_ranking;
    view.seats = m_seats;
    view.seat = seat;
    view.phase = m_phase;
    view.toMove = m_toMove;
    view.deal = m_deal;
    view.dealer = m_dealer;
    view.knocker = m_knocker;
    view.lap = m_lap;
    view.playing = m_playing;
    view.tokens = m_tokens;
    view.reentriesLeft = m_reentriesLeft;
    view.pool = m_pool;
    view.winner = m_winner;
    const bool dealersChoice = m_phase == Phase::dealersChoice;
    if (!(dealersChoice && seat == m_dealer))
        view.hand = m_hands[at(seat)];
    if (dealersChoice && seat == m_dealer)
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
