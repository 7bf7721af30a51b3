// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/function_ref.h"
#include "knock/events.h"
#include "knock/scoring.h"

namespace knock {

/// Takes each event as it happens. It may look at the state, which already shows the event; none costs nothing.
using Sink = game::FunctionRef<void(const Event &)>;

/// Where a match begins that is not played from its first deal on: who deals next, and what each side has gained.
struct Opening
{
    game::Seat dealer = 0;
    std::array<int, sides> score{};
};

/// A whole match of Knock!, hidden cards included. A value: copying it is a save, assigning it a take-back.
class State
{
public:
    /// A match before the first dealer is drawn for. The options must pass check(), with four seats.
    State(const Options &options, int seated);
    /// A match that goes on from there: the next deal's pack has to come in.
    State(const Options &options, int seated, const Opening &opening);

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] bool over() const { return m_phase == Phase::over; }
    /// A shuffled pack has to come in by supply().
    [[nodiscard]] bool awaitsPack() const { return m_phase == Phase::firstDealer || m_phase == Phase::shuffle; }
    /// The seat that has to choose, or nobody.
    [[nodiscard]] game::Seat toMove() const { return m_toMove; }
    [[nodiscard]] static int seats() { return knock::seats; }
    [[nodiscard]] const Options &options() const { return m_options; }
    /// Of the deal on the table, from 1; 0 before the first.
    [[nodiscard]] int deal() const { return m_deal; }

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

    /// All cards of the deal wherever they lie, for tests of conservation; empty before the first.
    [[nodiscard]] Pack allCards() const;

private:
    void applyCut(const Cut &cut, Sink sink);
    void applyDiscard(const Discard &discard, Sink sink);
    void applySay(const Say &say, Sink sink);
    void applyPlay(const Play &play, Sink sink);
    void startTrick(game::Seat leader);
    /// After a card and the signals with it.
    void goOn(Sink sink);
    void endTrick(Sink sink);
    void endDeal(Sink sink);
    void note(Signal signal);
    [[nodiscard]] int tricksOver() const { return static_cast<int>(m_tricks.size()); }
    [[nodiscard]] CardSet unseenBy(game::Seat seat) const;

    Options m_options;
    const Ranking *m_ranking;
    SignalSet m_signals; ///< in play
    Phase m_phase = Phase::firstDealer;
    game::Seat m_toMove = game::nobody;
    game::Seat m_dealer = game::nobody;
    int m_deal = 0;
    std::array<int, sides> m_score{};

    Pack m_pack; ///< before the cut
    std::array<CardSet, knock::seats> m_hands;
    CardSet m_laid;
    CardSet m_played; ///< the cards of all tricks
    Trick m_trick;
    TrickList m_tricks;                        ///< that are over
    std::array<bool, knock::seats> m_hasLed{}; ///< a suit
    Play m_lastPlay;
    std::array<CardSet, sides> m_won; ///< without the Fool
    std::array<int, sides> m_tricksWon{};
    game::Seat m_foolFrom = game::nobody;
    game::Seat m_foolIn = game::nobody;
    SaidList m_said;
};

} // namespace knock
