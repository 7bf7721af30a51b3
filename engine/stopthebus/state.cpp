// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stopthebus/state.h"

#include <cassert>

namespace stopthebus {

using game::at;
using game::nobody;
using game::Seat;
using game::SeatSet;
using monte::report;

State::State(const Options &options, int seats)
    : m_options(options)
    , m_ranking(&Ranking::of(options.bragQuirks))
    , m_table(seats, options.tokens, 0)
{
    assert(!check(options, seats));
    m_table.lastLap = options.capRounds;
}

State::State(const Options &options, int seats, const monte::Opening &opening)
    : State(options, seats)
{
    m_phase = Phase::shuffle;
    m_table.dealer = opening.dealer;
    m_table.tokens = opening.tokens;
}

// ---------------------------------------------------------------- packs that come in

Pack State::newPack() const
{
    Pack pack = cards::french::newPack<cards::french::packSize>();
    if (m_phase == Phase::firstDealer)
        pack.truncate(static_cast<std::size_t>(seats()));
    return pack;
}

void State::supply(const Pack &shuffled, Sink sink)
{
    assert(awaitsPack() && shuffled.size() == newPack().size());
    if (m_phase == Phase::firstDealer) {
        m_table.dealer = static_cast<Seat>(newPack().indexOf(shuffled[shuffled.size() - 1]));
        m_phase = Phase::shuffle;
        report(sink, [&] { return FirstDealerFound{.dealer = m_table.dealer}; });
        return;
    }
    m_table.startDeal(shuffled);
    m_phase = Phase::cut;
}

// ---------------------------------------------------------------- moves, phase by phase

std::optional<Illegal> State::apply(const Move &move, Sink sink)
{
    if (const auto illegal = check(choice(), move))
        return illegal;
    if (m_phase == Phase::cut)
        applyCut(std::get<Cut>(move), sink);
    else
        applyTurn(move, sink);
    return std::nullopt;
}

void State::applyCut(const Cut &cut, Sink sink)
{
    const Seat cutBy = m_table.toMove;
    m_table.dealOpen(cut.at);
    m_phase = Phase::exchange;
    report(sink, [&] {
        return Dealt{.number = m_table.deal,
                     .dealer = m_table.dealer,
                     .cutBy = cutBy,
                     .cutAt = cut.at,
                     .hands = m_table.hands,
                     .middle = m_table.monte};
    });
}

void State::applyTurn(const Move &move, Sink sink)
{
    const Seat seat = m_table.toMove;
    const auto *exchange = std::get_if<Exchange>(&move);
    if (exchange != nullptr)
        m_table.exchange(*exchange);
    const bool goesOn = exchange != nullptr && m_phase == Phase::exchange;
    if (goesOn)
        m_phase = Phase::stop;
    else
        m_table.useTurn(std::holds_alternative<Stop>(move));
    report(sink, [&] { return Moved{.seat = seat, .move = move, .monte = m_table.monte, .hand = m_table.hand(seat)}; });
    if (goesOn)
        return;
    if (m_table.passOn())
        m_phase = m_table.knocker == nobody ? Phase::exchange : Phase::finalTurn;
    else
        settle(sink);
}

// ---------------------------------------------------------------- showdown, end

void State::settle(Sink sink)
{
    const Reckoning reckoning = reckon(m_table.hands, m_table.playing, m_table.tokens, *m_ranking);
    m_phase = Phase::shuffle;
    m_table.settle(reckoning, sink);
    const SeatSet alive = m_table.alive();
    assert(!alive.empty()); // STB-6
    if (alive.size() == 1) {
        m_phase = Phase::over;
        m_table.end(alive.lowest(), sink);
    } else if (!reckoning.worst.empty()) { // else the same dealer deals again
        m_table.dealer = game::nextSeat(m_table.dealer, alive, seats());
    }
}

// ---------------------------------------------------------------- what can be known

Choice State::choice() const
{
    // Filled in its place: playouts ask for millions of these.
    Choice choice;
    choice.phase = m_phase;
    if (m_table.toMove != nobody)
        choice.hand = m_table.hands[at(m_table.toMove)];
    choice.monte = m_table.monte;
    choice.mayPass = m_options.mayPass;
    choice.mayStand = m_options.finalStand;
    return choice;
}

View State::view(Seat seat) const
{
    View view;
    m_table.show(view, seat, false);
    view.options = m_options;
    view.ranking = m_ranking;
    view.phase = m_phase;
    return view;
}

} // namespace stopthebus
