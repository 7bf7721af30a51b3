// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knock/moves.h"
#include "knock/scoring.h"
#include "knock/trick.h"

namespace knock {

/// A signal that was given: all have heard it, and it is repeated on request.
struct Said
{
    int trick = 0; ///< from 1: with a card of it, or before its lead
    game::Seat seat = game::nobody;
    Signal signal = Signal::none;
    std::optional<Suit> suit; ///< of the card that it went with
};
/// One with each card, two where the house allows, and one before each lead.
using SaidList = game::InlineVector<Said, tricksInDeal *(2 * seats + 1)>;
using TrickList = game::InlineVector<Trick, tricksInDeal>;

/// Everything that one seat may know of a match at one moment.
struct View
{
    Options options;
    const Ranking *ranking = nullptr;
    game::Seat seat = game::nobody;
    int seats = knock::seats;
    game::Seat toMove = game::nobody;
    Phase phase = Phase::over;
    int deal = 0; ///< from 1; 0 before the first
    game::Seat dealer = game::nobody;
    /// By seat: what its side has gained in all deals.
    game::Scores score{};
    /// A match that is over: the side that has won, or none.
    std::optional<game::SeatSet> winners;

    Hand hand;
    Laid laid;  ///< the dealer's own discard; empty for others
    Laid shown; ///< the trumps in the discard, which all have seen
    Trick trick;
    /// The tricks that are over, as far as they may be looked at: the last alone, or all (KNOCK-19).
    TrickList over;
    BySeat<int> tricks{};               ///< by seat: won by its side
    game::Seat foolFrom = game::nobody; ///< who has played the Fool
    game::Seat foolIn = game::nobody;   ///< who has won that trick
    SaidList said;
    bool partnerHasLed = false; ///< a suit, in this deal
    /// By seat: a hand that lies open before all. Never in play: so one looks at a match again that is over.
    BySeat<Hand> open;
    /// What the seat has not seen in this deal: neither played, nor shown, nor its own. Whoever looked on knows that.
    CardSet unseen;
    /// In the second signal's phase: the card and the signal with it.
    Play played;

    /// Nobody is ever out.
    [[nodiscard]] static game::SeatSet alive() { return game::SeatSet::first(knock::seats); }
    /// Before the partner leads: a trump that is asked for can be of use, as there is one in the hand to go with it.
    [[nodiscard]] bool mayAsk() const { return !(CardSet(hand) & trumpCards).empty(); }
    /// What the rules of the choice depend on; without a legal move where this seat does not have to choose.
    [[nodiscard]] Choice choice() const;
};

} // namespace knock
