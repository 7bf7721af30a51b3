// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/function_ref.h"
#include "mambassa/events.h"
#include "mambassa/showdown.h"
#include "mambassa/view.h"

namespace mambassa {

using knocking::mostLaps;

/// Takes each event as it happens. It may look at the state, which already shows the event; none costs nothing.
using Sink = game::FunctionRef<void(const Event &)>;

/// A whole match of Mambassa, hidden cards included. A value: copying it is a save, assigning it a take-back.
class State
{
public:
    /// A match before the first dealer is drawn for; every seat has put a token into the pool. The options must pass
    /// check().
    State(const Options &options, int seats);
    /// A match that goes on from there: the next deal's pack has to come in. What the seats lack is in the pool.
    State(const Options &options, int seats, const monte::Opening &opening);

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] bool over() const { return m_phase == Phase::over; }
    /// A shuffled pack has to come in by supply().
    [[nodiscard]] bool awaitsPack() const { return m_phase == Phase::firstDealer || m_phase == Phase::shuffle; }
    /// The seat that has to choose, or nobody.
    [[nodiscard]] game::Seat toMove() const { return m_table.toMove; }
    [[nodiscard]] int seats() const { return m_table.seats; }
    [[nodiscard]] const Options &options() const { return m_options; }
    /// Of the deal on the table, from 1; 0 before the first.
    [[nodiscard]] int deal() const { return m_table.deal; }

    /// Takes the shuffled pack that the phase awaits: all forty cards, top first.
    void supply(const Pack &shuffled, Sink sink = {});
    /// Makes the move of the seat that has to choose; an illegal one changes nothing and is named.
    [[nodiscard]] std::optional<Illegal> apply(const Move &move, Sink sink = {});

    /// What the rules of the present choice depend on.
    [[nodiscard]] Choice choice() const;
    /// What `seat` may know now.
    [[nodiscard]] View view(game::Seat seat) const;

    /// All cards of the match wherever they lie, for tests of conservation; empty before the first deal.
    [[nodiscard]] Pack allCards() const { return m_table.allCards(); }

private:
    void drawForFirstDealer(const Pack &shuffled, Sink sink);
    void startDeal(const Pack &shuffled);

    void applyCut(const Cut &cut, Sink sink);
    void applyDealersChoice(const Move &move, Sink sink);
    void applyExchange(const Exchange &exchange, Sink sink);
    void applySecondStep(const Move &move, Sink sink);

    cards::Card draw(cards::Card discard);
    bool declare(game::SeatSet lookedAt, Sink sink);
    void endTurn(Sink sink);
    void settle(const Declaration &declaration, Sink sink);
    void end(game::Seat winner, Sink sink);

    Options m_options;
    const Ranking *m_ranking;
    Phase m_phase = Phase::firstDealer;
    monte::Table<cardsInHand, Pack> m_table;
    int m_exchanged = 0;
    std::array<Pack, game::maxSeats> m_maybe;
};

} // namespace mambassa
