// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/function_ref.h"
#include "knocking/play.h"
#include "thirtyone/moves.h"
#include "thirtyone/settlement.h"

#include <variant>

namespace thirtyone {

/// What happened, in the order in which it happened and with all cards open; seenBy() hides what a seat may not see. An
/// event is reported when the state already shows it.

struct FirstDealerFound
{
    game::Seat dealer = game::nobody;
};
/// The pack was cut and dealt.
struct Dealt
{
    int number = 0; ///< of the deal, from 1
    game::Seat dealer = game::nobody;
    game::Seat cutBy = game::nobody;
    int cutAt = 0;
    Hands hands;
    cards::Card turned; ///< the first of the discard pile; a back where there is none
    Middle middle;      ///< the widow, or the packet that a reset has laid open
    Hand aside;         ///< the dealer's second hand in Switch
    Hand closed;        ///< the packet that lies face down
};
/// A seat made a move, other than a cut: one step of its turn.
struct Moved
{
    game::Seat seat = game::nobody;
    Move move;
    cards::Card got;   ///< drawn from the stock or taken from the discard pile; else a back
    Hand hand;         ///< the mover's, after the move
    Hand took;         ///< from the middle or the packet, in the order of the places
    Places unseen = 0; ///< those of them that the others could not see
    Hand laid;         ///< the hand that was laid open by Keep, or face down by SwapFaceDown
};
/// These hold 31, which ends the deal; the showdown follows.
struct Blitzed
{
    game::SeatSet seats;
};
/// The hands of a showdown lie open before it is settled, as somebody may restart the deal (SW-5).
struct HandsShown
{
    Hands hands;
    game::SeatSet playing;
    game::Seat knocker = game::nobody;
};
/// The deal is over and settled.
struct Showdown
{
    Ending ending = Ending::showdown;
    Hands hands;
    game::SeatSet playing; ///< the seats that have a hand
    game::Seat knocker = game::nobody;
    Outcome outcome; ///< as the rules count it: who has one life may lose two; an ante is no part of it
    game::Score kind = game::Score::lives;
    /// By seat: the losses that each was from being out, its points, or its chips with the ante, before.
    knocking::Tokens before{};
    knocking::Tokens tokens{}; ///< the same after
    game::SeatSet in;          ///< the seats that go on, or would
    int pot = 0;               ///< pennies, or the chips that stay for the next deal, after
};
/// These bets are over (3.4).
struct BetsSettled
{
    SettledBets bets;
    knocking::Tokens purse{}; ///< by seat, after
};
struct MatchEnded
{
    game::SeatSet winners; ///< several where chips are played for and they have as many (WID-5)
    int pot = 0;           ///< the pennies that the winner takes, or the chips that nobody won
};

using Event = std::variant<FirstDealerFound, Dealt, Moved, Blitzed, HandsShown, Showdown, BetsSettled, MatchEnded>;

/// Takes each event as it happens. It may look at the state, which already shows the event; none costs nothing.
using Sink = game::FunctionRef<void(const Event &)>;

/// The event as `seat` may see it: cards that it may not see are backs.
[[nodiscard]] Event seenBy(const Event &event, game::Seat seat);

} // namespace thirtyone
