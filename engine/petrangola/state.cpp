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
    , m_table(seats, options.tokens, options.stake * seats)
{
    assert(!check(options, seats));
    for (Seat seat = 0; seat < seats; ++seat)
        m_reentriesLeft[at(seat)] = static_cast<std::int8_t>(options.reentries);
}

State::State(const Options &options, int seats, const monte::Opening &opening)
    : State(options, seats)
{
    m_phase = Phase::shuffle;
    m_table.dealer = opening.dealer;
    m_table.tokens = opening.tokens;
}

// ---------------------------------------------------------------- packs that come in

void State::supply(const Pack &shuffled, Sink sink)
{
    assert(awaitsPack() && static_cast<int>(shuffled.size()) == packs() * cards::italian::packSize);
    if (m_phase == Phase::firstDealer) {
        findFirstDealer(shuffled, sink);
        return;
    }
    m_phase = Phase::cut;
    m_table.startDeal(shuffled);
}

void State::findFirstDealer(const Pack &shuffled, Sink sink)
{
    const std::size_t ace = shuffled.indexOf(cards::italian::aceOfCoins);
    m_table.dealer = static_cast<Seat>(ace) % m_table.seats;
    m_phase = Phase::shuffle;
    report(sink, [&] {
        Pack turned = shuffled;
        turned.truncate(ace + 1);
        return FirstDealerFound{.cards = turned, .dealer = m_table.dealer};
    });
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
    m_phase = Phase::dealersChoice;
    m_table.dealOut(cut.at, sink);
}

void State::applyDealersChoice(const Move &move, Sink sink)
{
    const Seat dealer = m_table.dealer;
    const bool keep = std::holds_alternative<Keep>(move);
    m_phase = Phase::turn;
    m_table.makeDealersChoice(keep);
    report(sink,
           [&] { return Moved{.seat = dealer, .move = move, .monte = m_table.monte, .hand = m_table.hand(dealer)}; });
    if (keep)
        showPetrangola(dealer, sink);
}

void State::applyTurn(const Move &move, Sink sink)
{
    const Seat seat = m_table.toMove;
    if (const auto *exchange = std::get_if<Exchange>(&move))
        m_table.exchange(*exchange);
    m_table.useTurn(std::holds_alternative<Knock>(move) || isShirtChange(move));
    report(sink, [&] { return Moved{.seat = seat, .move = move, .monte = m_table.monte, .hand = m_table.hand(seat)}; });
    if (m_table.knocker == seat)
        showPetrangola(seat, sink);
    if (!m_table.passOn())
        settle(sink);
}

void State::showPetrangola(Seat seat, Sink sink)
{
    if (!m_options.showOnKnock || !isPetrangola(m_ranking->category(m_table.hand(seat))))
        return;
    m_table.shown.insert(seat);
    report(sink, [&] { return HandShown{.seat = seat, .hand = m_table.hand(seat)}; });
}

// ---------------------------------------------------------------- showdown, re-entry, end

void State::settle(Sink sink)
{
    m_phase = Phase::shuffle;
    const SeatSet fallen = m_table.settle(reckon(m_table.hands, m_table.playing, *m_ranking), sink);
    openReentry(fallen, sink);
}

void State::openReentry(SeatSet fallen, Sink sink)
{
    const SeatSet alive = m_table.alive();
    if (alive.empty()) {
        end(m_table.dealer, sink);
        return;
    }
    m_reentryTokens = m_table.tokens[at(alive.lowest())];
    for (const Seat seat : alive)
        m_reentryTokens = std::min(m_reentryTokens, m_table.tokens[at(seat)]);
    m_asked = {};
    for (const Seat seat : fallen)
        if (m_reentriesLeft[at(seat)] > 0)
            m_asked.insert(seat);
    if (m_asked.empty()) {
        closeReentry(sink);
        return;
    }
    m_phase = Phase::reentry;
    m_table.toMove = game::nextSeat(m_table.dealer, m_asked, m_table.seats);
}

void State::applyReentry(const Move &move, Sink sink)
{
    const Seat seat = m_table.toMove;
    const bool accepted = std::holds_alternative<Reenter>(move);
    if (accepted) {
        m_table.tokens[at(seat)] = m_reentryTokens;
        --m_reentriesLeft[at(seat)];
        m_table.pool += m_options.stake;
    }
    m_asked.erase(seat);
    m_table.toMove = m_asked.empty() ? nobody : game::nextSeat(seat, m_asked, m_table.seats);
    report(sink, [&] {
        return ReentryAnswered{
            .seat = seat, .accepted = accepted, .tokens = m_table.tokens[at(seat)], .pool = m_table.pool};
    });
    if (m_asked.empty())
        closeReentry(sink);
}

void State::closeReentry(Sink sink)
{
    const SeatSet alive = m_table.alive();
    if (alive.size() == 1) {
        end(alive.lowest(), sink);
        return;
    }
    m_phase = Phase::shuffle;
    m_table.toMove = nobody;
    m_table.dealer = game::nextSeat(m_table.dealer, alive, m_table.seats);
}

void State::end(Seat winner, Sink sink)
{
    m_phase = Phase::over;
    m_table.end(winner, sink);
}

// ---------------------------------------------------------------- what can be known

Choice State::choice() const
{
    // Filled in its place: playouts ask for millions of these.
    Choice choice;
    choice.phase = m_phase;
    if (m_phase == Phase::turn)
        choice.hand = m_table.hands[at(m_table.toMove)];
    choice.monte = m_table.monte;
    choice.afterKnock = m_table.knocker != nobody;
    choice.cutMost = packs() * cards::italian::packSize - 1;
    return choice;
}

View State::view(Seat seat) const
{
    View view;
    m_table.show(view, seat, m_phase == Phase::dealersChoice);
    view.options = m_options;
    view.ranking = m_ranking;
    view.phase = m_phase;
    view.reentriesLeft = m_reentriesLeft;
    return view;
}

} // namespace petrangola
