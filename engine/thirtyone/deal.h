// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knocking/play.h"
#include "thirtyone/moves.h"
#include "thirtyone/options.h"
#include "thirtyone/piles.h"
#include "thirtyone/settlement.h"

#include <optional>

namespace thirtyone {

/// Laps without a knock after which a deal is void, as with an empty stock: who only ever takes from the discard pile
/// would play without end. The house's own rule; nobody who plays for a hand comes there.
using knocking::mostLaps;

/// The cards of one deal and whose turn it is, hidden cards included: what a match plays with, and what an opponent
/// plays on in thought. Nothing checks its moves.
struct Deal
{
    const HandValues *values = nullptr;
    Options options;
    knocking::Play play;
    Phase phase = Phase::shuffle;
    Piles piles; ///< before the cut the whole pack is the stock
    Hands hands;
    Hands known;       ///< by seat: cards that all saw go into its hand and that are still there
    cards::Card taken; ///< from the discard pile, by the seat that has to lay a card away
    /// Once it is over.
    std::optional<Ending> ending;
    game::SeatSet blitzers;

    [[nodiscard]] Hand &hand(game::Seat seat) { return hands[game::at(seat)]; }
    [[nodiscard]] const Hand &hand(game::Seat seat) const { return hands[game::at(seat)]; }
    [[nodiscard]] Value valueOf(game::Seat seat) const { return values->of(hand(seat)); }
    /// The place in the mover's hand of the card that may not go back; HandValues::nowhere where any may.
    [[nodiscard]] std::size_t boundPlace() const
    {
        return taken.hidden() ? HandValues::nowhere : hand(play.toMove).indexOf(taken);
    }
    [[nodiscard]] bool mayKnock() const { return play.lap >= options.knockFromRound; }

    /// A shuffled pack comes in for these seats, and the seat before the dealer has to cut.
    void begin(game::SeatSet playing, const Pack &shuffled);
    /// The pack is cut and dealt, singly from the dealer's left on.
    void dealOut(int cutAt);
    /// Ends the deal where one of these holds 31; false where none does.
    bool blitz(game::SeatSet lookedAt);

    /// The seat to move gets a fourth card.
    cards::Card draw();
    cards::Card take();
    /// The seat to move lays a card away, which uses its turn.
    void discard(cards::Card card);
    /// The seat to move uses its turn without a card.
    void knock() { play.useTurn(true); }
    void stand() { play.useTurn(false); }
    /// After a turn was used: the next one begins, or the deal is over.
    void endTurn();

    /// Makes a move of a turn and all that follows of itself.
    void make(const Move &move);
    /// What the deal costs or brings each seat, once it is over.
    [[nodiscard]] Outcome outcome() const;
};

} // namespace thirtyone
