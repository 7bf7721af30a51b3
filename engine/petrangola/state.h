// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/function_ref.h"
#include "petrangola/events.h"
#include "petrangola/view.h"

namespace petrangola {

using knocking::mostLaps;

/// Takes each event as it happens. It may look at the state, which already shows the event; none costs nothing.
using Sink = game::FunctionRef<void(const Event &)>;

/// A whole match of Petrangola, hidden cards included. A value: copying it is a save, assigning it a take-back.
class State
{
public:
    /// A match before the first dealer is found; every seat has paid its stake. The options must pass check().
    State(const Options &options, int seats);
    /// A match that goes on from there: the next deal's pack has to come in. The pool is that of a match that begins.
    State(const Options &options, int seats, const monte::Opening &opening);

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] bool over() const { return m_phase == Phase::over; }
    /// A shuffled pack has to come in by supply().
    [[nodiscard]] bool awaitsPack() const { return m_phase == Phase::firstDealer || m_phase == Phase::shuffle; }
    /// The seat that has to choose, or nobody.
    [[nodiscard]] game::Seat toMove() const { return m_table.toMove; }
    [[nodiscard]] int seats() const { return m_table.seats; }
    [[nodiscard]] int packs() const { return packsInPlay(m_options, m_table.seats); }
    [[nodiscard]] const Options &options() const { return m_options; }
    /// Of the deal on the table, from 1; 0 before the first.
    [[nodiscard]] int deal() const { return m_table.deal; }

    /// Takes the shuffled pack that the phase awaits: all cards of packs(), top first.
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
    void findFirstDealer(const Pack &shuffled, Sink sink);

    void applyCut(const Cut &cut, Sink sink);
    void applyDealersChoice(const Move &move, Sink sink);
    void applyTurn(const Move &move, Sink sink);
    void applyReentry(const Move &move, Sink sink);

    void showPetrangola(game::Seat seat, Sink sink);
    void settle(Sink sink);
    void openReentry(game::SeatSet fallen, Sink sink);
    void closeReentry(Sink sink);
    void end(game::Seat winner, Sink sink);

    Options m_options;
    const Ranking *m_ranking;
    Phase m_phase = Phase::firstDealer;
    monte::Table<cardsInHand, Pack> m_table;
    /// Fallen seats that are still to be asked, and what a re-entry gives them.
    game::SeatSet m_asked;
    std::int16_t m_reentryTokens = 0;
    std::array<std::int8_t, game::maxSeats> m_reentriesLeft{};
};

} // namespace petrangola
