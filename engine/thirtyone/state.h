// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "thirtyone/deal.h"
#include "thirtyone/events.h"
#include "thirtyone/view.h"

namespace thirtyone {

/// Where a match begins that is not played from its first deal on: who deals next, and how many losses would put each
/// seat out, or how many points it has.
struct Opening
{
    game::Seat dealer = 0;
    knocking::Tokens tokens{};
    int pot = 0; ///< chips that nobody has won yet
};

/// A whole match of Thirty-One, hidden cards included. A value: copying it is a save, assigning it a take-back.
class State
{
public:
    /// A match before the first dealer is drawn for. The options must pass check().
    State(const Options &options, int seats);
    /// A match that goes on from there: the next deal's pack has to come in.
    State(const Options &options, int seats, const Opening &opening);

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] bool over() const { return m_phase == Phase::over; }
    /// A shuffled pack has to come in by supply().
    [[nodiscard]] bool awaitsPack() const { return m_phase == Phase::firstDealer || m_phase == Phase::shuffle; }
    /// The seat that has to choose, or nobody.
    [[nodiscard]] game::Seat toMove() const
    {
        return m_phase == Phase::over || awaitsPack() ? game::nobody : m_deal.play.toMove;
    }
    [[nodiscard]] int seats() const { return m_deal.play.seats; }
    [[nodiscard]] const Options &options() const { return m_deal.options; }
    /// Of the deal on the table, from 1; 0 before the first.
    [[nodiscard]] int deal() const { return m_number; }

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
    [[nodiscard]] Pack allCards() const;

private:
    /// Pennies that were paid, or what all bills are worth: those of who is out lie there already.
    [[nodiscard]] int pot() const;

    void applyCut(const Cut &cut, Sink sink);
    void applyKeep(const Keep &keep, Sink sink);
    void applyTurn(const Move &move, Sink sink);
    void applyReset(const Move &move, Sink sink);
    void applyBet(const Move &move, Sink sink);
    void settleBets(Sink sink);
    /// Asks the next seat after that one that may offer a bet, or goes on to the next deal where there is none left.
    void askForOffer(game::Seat last);
    /// Makes the move of a turn; tells what the mover got by it.
    Moved makeTurn(const Move &move);
    void follow(Sink sink);
    /// Asks the next seat that may restart the deal; false where none may, or none is left.
    bool askReset();
    void settle(Sink sink);
    /// The seats that go on: with a life left, or the chips for the next ante (WID-5).
    [[nodiscard]] game::SeatSet stillIn() const;
    /// Who has won; empty as long as the match goes on.
    [[nodiscard]] game::SeatSet winners() const;
    /// Those of the seats who have most.
    [[nodiscard]] game::SeatSet foremost(game::SeatSet among) const;

    Phase m_phase = Phase::firstDealer; ///< of a deal under way as the deal has it
    int m_number = 0;                   ///< of the deal
    Deal m_deal;
    knocking::Tokens m_tokens{}; ///< as View has them
    knocking::Tokens m_before{}; ///< the same before the deal and its ante
    game::SeatSet m_in;
    game::SeatSet m_winners;
    game::SeatSet m_toAsk; ///< that may restart the deal, and were not asked yet
    game::SeatSet m_haveReset;
    Wagers m_wagers;
    game::SeatSet m_toOffer; ///< that were not asked yet before this deal
    Hand m_packet;           ///< that a reset has laid open for the next deal
};

} // namespace thirtyone
