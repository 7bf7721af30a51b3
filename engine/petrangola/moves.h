// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/inline_vector.h"
#include "game/random.h"
#include "petrangola/hand.h"

#include <optional>
#include <variant>

namespace petrangola {

/// Where a match stands: what has to come next.
enum class Phase : std::uint8_t {
    firstDealer,   ///< a shuffled pack, to find the first dealer with
    shuffle,       ///< a shuffled pack for the next deal
    cut,           ///< the cutter's place of the cut
    dealersChoice, ///< the dealer has looked at three cards: expose or keep
    turn,          ///< a seat's turn
    reentry,       ///< a fallen seat's answer
    over,
};

/// Moves the top `at` cards to the bottom of the pack, 1 to N − 1 (P-3).
struct Cut
{
    int at = 1;
    bool operator==(const Cut &) const = default;
};
/// The dealer lays the three cards open as the monte.
struct Expose
{
    bool operator==(const Expose &) const = default;
};
/// The dealer keeps the three cards as a hand; the dealt hand becomes the monte. Counts as a knock.
struct Keep
{
    bool operator==(const Keep &) const = default;
};
/// Keeps all three cards and ends the play after one more turn for everybody else.
struct Knock
{
    bool operator==(const Knock &) const = default;
};
/// Keeps all three cards in the turn after somebody's knock.
struct Stay
{
    bool operator==(const Stay &) const = default;
};
/// Gives one to three cards for as many of the monte; all three is the shirt change. The card given first lies
/// where the one taken first lay, and so on; which goes where has no bearing on the rules.
struct Exchange
{
    Hand give;
    Hand take;
    /// As the rules see it: the order of the cards is free.
    bool operator==(const Exchange &other) const;
};
/// Pays a new stake after the last token was lost (P-7).
struct Reenter
{
    bool operator==(const Reenter &) const = default;
};
/// Does not re-enter.
struct Leave
{
    bool operator==(const Leave &) const = default;
};

using Move = std::variant<Cut, Expose, Keep, Knock, Stay, Exchange, Reenter, Leave>;

/// True for an exchange of all three cards (cambio camicia).
[[nodiscard]] inline bool isShirtChange(const Move &move)
{
    const auto *exchange = std::get_if<Exchange>(&move);
    return exchange != nullptr && exchange->give.size() == cardsInHand;
}

/// What the rules of a choice depend on, and nothing else: part of the state and of the chooser's view alike.
struct Choice
{
    Phase phase = Phase::over;
    /// The chooser's hand, in a turn.
    Hand hand;
    Hand monte;
    /// Somebody has knocked, so this is the chooser's last turn.
    bool afterKnock = false;
    /// The largest place of the cut: one less than the cards in the pack.
    int cutMost = 0;
};

/// Why a move is illegal.
enum class Illegal : std::uint8_t {
    notNow,            ///< such a move does not belong to this phase
    alreadyKnocked,    ///< a knock after a knock: stay says it
    nobodyKnocked,     ///< staying before a knock: there is no pass
    emptyExchange,     ///< an exchange of no card: knock or stay says it
    unequalExchange,   ///< not as many cards given as taken
    notInHand,         ///< a card given that the hand does not hold
    notInMonte,        ///< a card taken that does not lie in the monte
    cutOutsideThePack, ///< a cut below 1 or above N − 1
};

/// The most moves that a choice may have: the places of a cut in two packs, less one.
inline constexpr std::size_t mostMoves = mostCards - 1;
using MoveList = game::InlineVector<Move, mostMoves>;

/// The reason why this move is illegal, or nothing where it is legal.
[[nodiscard]] std::optional<Illegal> check(const Choice &choice, const Move &move);
/// Every different legal move once; empty where nobody has to choose.
[[nodiscard]] MoveList legalMoves(const Choice &choice);

/// One of the legal moves, each different one as likely as the others: legalMoves() without making the list. Somebody
/// must have to choose.
[[nodiscard]] Move randomMove(const Choice &choice, game::Random &random);

/// Makes the exchange in place, a card taken going where the given one was; it must be legal.
void swapCards(Hand &hand, Hand &monte, const Exchange &exchange);

} // namespace petrangola
