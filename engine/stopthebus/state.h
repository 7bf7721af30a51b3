// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/function_ref.h"
#include "stopthebus/events.h"
#include "stopthebus/showdown.h"
#include "stopthebus/view.h"

namespace stopthebus {

/// Takes each event as it happens. It may look at the state, which already shows the event; none costs nothing.
using Sink = game::FunctionRef<void(const Event &)>;

/// A whole match of Stop the Bus, hidden cards included. A value: copying it is a save, assigning it a take-back.
class State
{
public:
    /// A match before the first dealer is drawn for. The options must pass check().
    State(const Options &options, int seats);
    /// A match that goes on from there: the next deal's pack has to come in.
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

    /// What the phase awaits, in new order: all cards of the pack, or for the first dealer one card a seat as its lot.
    [[nodiscard]] Pack newPack() const;
    /// Takes that shuffled, top first. The last of the lots is the first dealer's: so it is the first number that the
    /// shuffle draws.
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
    void applyCut(const Cut &cut, Sink sink);
    void applyTurn(const Move &move, Sink sink);
    void settle(Sink sink);

    Options m_options;
    const Ranking *m_ranking;
    Phase m_phase = Phase::firstDealer;
    monte::Table<cardsInHand, Pack> m_table;
};

} // namespace stopthebus
