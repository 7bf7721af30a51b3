// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/inline_vector.h"
#include "game/random.h"
#include "thirtyone/middle.h"
#include "thirtyone/options.h"
#include "thirtyone/side_bets.h"

#include <optional>
#include <variant>

namespace thirtyone {

/// Where a match stands: what has to come next. What follows of itself (dealing, a blitz, the showdown) is no phase:
/// events tell of it. A turn in which a card is drawn has two steps, and each is a move.
enum class Phase : std::uint8_t {
    firstDealer,   ///< a shuffled lot for each seat, to draw for the first dealer
    shuffle,       ///< a shuffled pack for the next deal
    cut,           ///< the cutter's place of the cut
    dealersChoice, ///< in Switch the dealer keeps one of two hands, and the other is laid open
    turn,          ///< a turn before a knock: draw, take, exchange or knock, as the source allows
    finalTurn,     ///< the one turn that each other seat has after a knock: the same, or stand
    discardOne,    ///< the second step of a turn: one of four cards goes
    reset,         ///< the hands of a showdown of Switch lie open, and a seat may restart the deal
    offer,         ///< between deals: a seat may offer a bet
    answer,        ///< whom it was offered to agrees, or does not
    over,
};

/// Moves the top `at` cards to the bottom of the pack, 1 to all but one.
struct Cut
{
    int at = 1;
    bool operator==(const Cut &) const = default;
};
/// Takes the top card of the stock, unseen by the others.
struct DrawStock
{
    bool operator==(const DrawStock &) const = default;
};
/// Takes the top card of the discard pile.
struct TakeDiscard
{
    bool operator==(const TakeDiscard &) const = default;
};
/// Lays one of four cards on the discard pile.
struct Discard
{
    cards::Card card;
    bool operator==(const Discard &) const = default;
};
/// Instead of playing: everybody else has one more turn.
struct Knock
{
    bool operator==(const Knock &) const = default;
};
/// Lets the turn after a knock pass (T31-13).
struct Stand
{
    bool operator==(const Stand &) const = default;
};
/// Cards of the hand for as many of the middle: one to three with the widow, where those that lie face down are taken
/// unseen (3.2); one or three with the open packet of Switch (SW-1). The cards given lie open in the places, in order.
struct Exchange
{
    Hand given;
    Places places = 0;
    /// Whatever the order of the cards: it only says where each comes to lie.
    bool operator==(const Exchange &other) const
    {
        Hand left = other.given;
        takeOut(left, given);
        return places == other.places && given.size() == other.given.size() && left.empty();
    }
};
/// The whole hand for the packet of Switch that lies face down, unseen; the hand becomes that packet (SW-2).
struct SwapFaceDown
{
    bool operator==(const SwapFaceDown &) const = default;
};
/// The dealer of Switch keeps the first of two hands, or the second; the other is laid open.
struct Keep
{
    bool second = false;
    bool operator==(const Keep &) const = default;
};
/// Restarts the deal of Switch: the hand becomes the open packet of the next (SW-5).
struct Reset
{
    bool operator==(const Reset &) const = default;
};
/// Does not, and the showdown stands.
struct NoReset
{
    bool operator==(const NoReset &) const = default;
};

/// Offers a bet to another seat (3.4). All seats are counted clockwise from the one that offers, so that a match looks
/// the same from any side: 0 is itself.
struct Offer
{
    std::int8_t with = 1;
    std::int8_t backs = 0;
    std::int8_t against = 1; ///< whom the other backs then
    std::int8_t stake = 1;
    bool operator==(const Offer &) const = default;
};
/// Offers none.
struct NoOffer
{
    bool operator==(const NoOffer &) const = default;
};
/// The bet that was offered is on, or is not.
struct Agree
{
    bool operator==(const Agree &) const = default;
};
struct Decline
{
    bool operator==(const Decline &) const = default;
};

using Move = std::variant<Cut, DrawStock, TakeDiscard, Discard, Knock, Stand, Exchange, SwapFaceDown, Keep, Reset,
                          NoReset, Offer, NoOffer, Agree, Decline>;

/// What the rules of a choice depend on, and nothing else: part of the state and of the chooser's view alike.
struct Choice
{
    Phase phase = Phase::over;
    /// The largest place of the cut.
    int cutMost = 0;
    bool stockEmpty = false;
    Source source = Source::piles;
    /// Whether the lap has come from which a seat may knock (T31-7).
    bool mayKnock = false;
    /// The chooser's four cards while one has to go, or those that may be exchanged; of no bearing elsewhere.
    Hand hand;
    /// The one of them that was taken from the discard pile, and may not go back (T31-6); a back where none was.
    cards::Card taken;
    Betting betting; ///< in the phase of offers
};

/// Why a move is illegal.
enum class Illegal : std::uint8_t {
    notNow,            ///< such a move does not belong to this phase
    cutOutsideThePack, ///< a cut below 1, or one that leaves no card
    stockEmpty,        ///< a draw from a stock that has no card left (T31-9)
    knockTooSoon,      ///< a knock in a lap before the house rules allow one (T31-7)
    alreadyKnocked,    ///< a knock after a knock
    nobodyKnocked,     ///< standing before a knock (T31-13)
    notInHand,         ///< a discard that the hand does not hold
    justTaken,         ///< a discard that was taken from the pile in the same turn (T31-6)
    unequalExchange,   ///< an exchange of other numbers of cards, of none, or with a place that is not there
    oneOrThree,        ///< an exchange of two cards in Switch (SW-1)
    noSuchBet,         ///< an offer to oneself, to nobody, or of a seat against itself
    notBacked,         ///< a bet on a seat that is out, or of one that still plays on another (SIDE-2)
    stakeTooHigh,      ///< more than both have, a stake that is not made, or a second bet with the same seat
};

/// The most moves that a choice may have: for a seat that is out at a table of seven the bets that it may offer, three
/// stakes of each.
inline constexpr std::size_t mostMoves = 128;
using MoveList = game::InlineVector<Move, mostMoves>;

/// The reason why this move is illegal, or nothing where it is legal.
[[nodiscard]] std::optional<Illegal> check(const Choice &choice, const Move &move);
/// Every different legal move once; empty where nobody has to choose.
[[nodiscard]] MoveList legalMoves(const Choice &choice);
/// One of the legal moves, each different one as likely as the others: legalMoves() without making the list. Somebody
/// must have to choose.
[[nodiscard]] Move randomMove(const Choice &choice, game::Random &random);

} // namespace thirtyone
