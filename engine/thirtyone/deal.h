// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knocking/play.h"
#include "thirtyone/middle.h"
#include "thirtyone/moves.h"
#include "thirtyone/options.h"
#include "thirtyone/piles.h"
#include "thirtyone/settlement.h"

#include <optional>

namespace thirtyone {

/// Laps without a knock after which a deal is void, as with an empty stock: who only ever takes from the discard pile
/// would play without end. The house's own rule; nobody who plays for a hand comes there.
using knocking::mostLaps;

/// The lap that ends a deal in which nobody has knocked: with packets there is no stock to end it (SW-4).
[[nodiscard]] constexpr int lastLap(const Options &options)
{
    return options.source == Source::packets ? options.capRounds : mostLaps;
}

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
    Middle middle;     ///< the widow, or the packet that lies open
    Hand aside;        ///< the dealer's second hand, until one is laid open
    ClosedPacket closed;
    /// By card that has been in the packet that lies face down: who knows where it is. As packets change hands before
    /// all eyes, nobody ever loses sight of a card.
    std::array<game::SeatSet, cards::french::packSize> seers{};
    /// Where chips are played for: what each seat has after the ante, and the pot.
    knocking::Tokens chips{};
    int pot = 0;
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

    /// A shuffled pack comes in for these seats, and the seat before the dealer has to cut. With a packet that was laid
    /// open by a reset those cards are taken out (SW-5).
    void begin(game::SeatSet playing, const Pack &shuffled, const Hand &packet = {});
    /// The pack is cut and dealt, singly from the dealer's left on: after each round a card for the dealer's second
    /// hand, where there is one, and one for the widow or the packet that lies face down.
    void dealOut(int cutAt);
    /// The dealer keeps one of two hands, and the first turn begins.
    void keep(bool second);
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
    /// The seat to move exchanges, which uses its turn; it gets these, in the order of the places.
    Hand exchange(const Exchange &exchange);
    /// The seat to move takes the packet that lies face down for its hand, which uses its turn.
    void swapFaceDown();
    /// After a turn was used: the next one begins, or the deal is over.
    void endTurn();

    /// Makes a move of a turn and all that follows of itself.
    void make(const Move &move);
    /// What the deal costs or brings each seat, once it is over, an ante not counted.
    [[nodiscard]] Outcome outcome() const;
    /// Whether the seat may restart a deal that came to a showdown: it holds one suit, of more than 21 (SW-5).
    [[nodiscard]] bool mayReset(game::Seat seat) const;
    /// Cards of the seat's hand that `by` has seen go there.
    [[nodiscard]] Hand knownTo(game::Seat by, game::Seat seat) const;
    /// Whether `by` knows that this card is in the packet that lies face down, if it is.
    [[nodiscard]] bool sees(game::Seat by, cards::Card card) const { return seers[card.face()].contains(by); }
};

} // namespace thirtyone
