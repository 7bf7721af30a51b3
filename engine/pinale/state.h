// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/function_ref.h"
#include "pinale/events.h"

namespace pinale {

/// Takes each event as it happens. It may look at the state, which already shows the event; none costs nothing.
using Sink = game::FunctionRef<void(const Event &)>;

/// Where a match begins that is not played from its first hand on: who deals next, how many hands were played, and what
/// each side has gained.
struct Opening
{
    game::Seat dealer = 0;
    int deal = 0;
    BySide<int> score{};
};

/// A whole match of Pinale, hidden cards included. A value: copying it is a save, assigning it a take-back.
class State
{
public:
    /// A match before the first dealer is drawn for. The options must pass check() for so many seats.
    State(const Options &options, int seats);
    /// A match that goes on from there: the next hand's pack has to come in.
    State(const Options &options, int seats, const Opening &opening);

    /// A match as it may be for somebody who has this view: with the hands, the stock from its top, and the pile from
    /// its lowest card. The phase must be one in which a seat draws or plays.
    [[nodiscard]] static State imagined(const View &view, const BySeat<Bag> &hands, const Pack &stock,
                                        const Pack &pile);

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] bool over() const { return m_phase == Phase::over; }
    /// A shuffled pack has to come in by supply().
    [[nodiscard]] bool awaitsPack() const
    {
        return m_phase == Phase::firstDealer || m_phase == Phase::shuffle || m_phase == Phase::reshuffle;
    }
    /// The seat that has to choose, or nobody.
    [[nodiscard]] game::Seat toMove() const { return awaitsPack() || over() ? game::nobody : m_turn; }
    [[nodiscard]] int seats() const { return m_seats; }
    [[nodiscard]] const Options &options() const { return m_options; }
    /// Of the hand on the table, from 1; 0 before the first.
    [[nodiscard]] int deal() const { return m_deal; }
    /// From its lowest card.
    [[nodiscard]] const Pack &pile() const { return m_pile; }
    /// In this hand.
    [[nodiscard]] int reshuffles() const { return m_reshuffles; }

    /// What the phase awaits, in new order: all cards of the pack, the discards but the top one, or for the first
    /// dealer one card a seat as its lot.
    [[nodiscard]] Pack newPack() const;
    /// Takes that shuffled, top first. The last of the lots is the first dealer's: so it is the first number that the
    /// shuffle draws.
    void supply(const Pack &shuffled, Sink sink = {});
    /// Makes the move of the seat that has to choose; an illegal one changes nothing and is named.
    [[nodiscard]] std::optional<Illegal> apply(const Move &move, Sink sink = {});

    /// What the rules of the present choice depend on; it refers to this state.
    [[nodiscard]] Choice choice() const;
    /// What `seat` may know now.
    [[nodiscard]] View view(game::Seat seat) const;

    /// All cards of the hand wherever they lie, for tests of conservation; empty before the first.
    [[nodiscard]] Pack allCards() const;

private:
    void applyCut(const Cut &cut, Sink sink);
    void applyDraw(Sink sink);
    [[nodiscard]] std::optional<Illegal> applyPlay(const Play &play, Sink sink);
    /// Takes the top of the stock, which must not be empty.
    Card draw();
    void deal(const Pack &shuffled);
    void endHand(game::Seat wentOut, Sink sink);
    [[nodiscard]] bool stockIsOut() const;
    [[nodiscard]] game::Seat after(game::Seat seat) const { return (seat + 1) % m_seats; }

    Options m_options;
    int m_seats;
    Phase m_phase = Phase::firstDealer;
    game::Seat m_turn = game::nobody;
    game::Seat m_dealer = game::nobody;
    int m_deal = 0;
    BySide<int> m_score{};
    game::SeatSet m_winners;

    Pack m_pack;  ///< before the cut
    Pack m_stock; ///< the top is the last
    Pack m_pile;  ///< the same
    BySeat<Bag> m_hands;
    Board m_board;
    Card m_drawn; ///< by the seat whose turn it is, from the stock
    int m_reshuffles = 0;
};

} // namespace pinale
