// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knocking/play.h"
#include "thirtyone/hand_value.h"
#include "thirtyone/middle.h"
#include "thirtyone/moves.h"
#include "thirtyone/options.h"

namespace thirtyone {

/// The pieces that a seat still has, pennies or corners of its bill: one less than the losses that would put it out,
/// where it plays on for nothing after the last.
[[nodiscard]] constexpr int piecesOf(int tokens, const Options &options)
{
    const int pieces = playsOnForNothing(options) ? tokens - 1 : tokens;
    return pieces > 0 ? pieces : 0;
}

/// Everything that one seat may know of a match at one moment, and enough to choose with no memory.
struct View
{
    Options options;
    const HandValues *values = nullptr;
    Phase phase = Phase::over;
    int seats = 0;
    /// Whose view this is.
    game::Seat seat = game::nobody;
    /// The seat that has to choose, or nobody.
    game::Seat toMove = game::nobody;
    /// From 1; 0 before the first.
    int deal = 0;
    game::Seat dealer = game::nobody;
    /// Of the seat that has knocked in this deal, or nobody.
    game::Seat knocker = game::nobody;
    /// From 1; counts on after a knock.
    int lap = 1;
    /// Seats that have a hand in this deal.
    game::SeatSet playing;
    /// By seat: the losses that would put it out of the match, 1 where it plays on for nothing; in a match to points
    /// or for chips those that it has.
    knocking::Tokens tokens{};
    /// Seats that are not out of the match.
    game::SeatSet in;
    /// Pennies that were paid; what all bills are worth; the chips that the deal is about.
    int pot = 0;
    game::SeatSet winners;

    /// The seat's own cards, one that was just drawn or taken as the fourth.
    Hand hand;
    /// The card that the seat to move has taken from the discard pile and must not lay back there; a back where none.
    cards::Card taken;
    /// Cards in the stock.
    int stock = 0;
    /// The discard pile, the top last: all saw each card that came there.
    Pack discards;
    /// The widow, or the open packet of Switch; a back where a card lies face down.
    Middle middle;
    /// A hand that a reset has laid open for the next deal, until its pack comes in.
    Hand packet;
    /// The dealer's second hand, while the dealer has to choose; empty for everyone else.
    Hand aside;
    /// The packet of Switch that lies face down; backs where the seat does not know the card.
    ClosedPacket closed;
    /// By seat: cards that this view's seat saw go into its hand and that are still there. Of its own hand all saw
    /// them; of others only it where they were in a packet that it laid face down or had taken.
    Hands known;
    /// By seat: the hand, where it lies open.
    Hands shown;
    /// Bets on who lasts longer, and what each seat has to bet with.
    Wagers wagers;
    /// Seats that have restarted a deal, which each may once in a match (SW-5).
    game::SeatSet haveReset;

    [[nodiscard]] game::SeatSet alive() const { return in; }
    [[nodiscard]] int pieces(game::Seat of) const { return piecesOf(tokens[game::at(of)], options); }
    /// On the county, or on the free ride.
    [[nodiscard]] bool onTheCounty(game::Seat of) const
    {
        return scoreOf(options) == game::Score::lives && playsOnForNothing(options) && tokens[game::at(of)] == 1;
    }
    /// What the rules of the choice depend on; without a legal move where this seat does not have to choose.
    [[nodiscard]] Choice choice() const
    {
        return {.phase = toMove == seat ? phase : Phase::over,
                .cutMost = cardsInPack(options) - 1 - static_cast<int>(middle.cards.size()),
                .stockEmpty = stock == 0,
                .source = options.source,
                .mayKnock = lap >= options.knockFromRound,
                .hand = hand,
                .taken = taken,
                .betting = phase == Phase::offer ? bettingOf(wagers, seat, in, seats) : Betting()};
    }
};

} // namespace thirtyone
