// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/inline_vector.h"
#include "game/random.h"
#include "monte/moves.h"
#include "stopthebus/hand.h"

#include <optional>
#include <variant>

namespace stopthebus {

/// Where a match stands: what has to come next. A turn before the bus is stopped has two steps, and each is a move.
enum class Phase : std::uint8_t {
    firstDealer, ///< a shuffled lot for each seat, to draw for the first dealer
    shuffle,     ///< a shuffled pack for the next deal
    cut,         ///< the cutter's place of the cut
    exchange,    ///< the first step of a turn: one card or all three, or a pass where that is allowed
    stop,        ///< the second, after an exchange: stop the bus or let it go on
    finalTurn,   ///< the one turn that each other seat has after a stop
    over,
};

using monte::Cut;
/// Of one card or of all three.
using Exchange = monte::Exchange<cardsInHand>;
/// Lets the step pass: the second one of a turn; the first, which then is the whole turn, where the house rules allow.
struct Pass
{
    bool operator==(const Pass &) const = default;
};
/// Stops the bus: everybody else has one more turn.
struct Stop
{
    bool operator==(const Stop &) const = default;
};
/// Keeps the hand in the turn after a stop (STB-3).
struct Stand
{
    bool operator==(const Stand &) const = default;
};

using Move = std::variant<Cut, Exchange, Pass, Stop, Stand>;

/// How many cards the move exchanges.
[[nodiscard]] inline int cardsExchanged(const Move &move)
{
    return monte::cardsExchanged<cardsInHand>(move);
}

/// What the rules of a choice depend on, and nothing else: part of the state and of the chooser's view alike.
struct Choice
{
    Phase phase = Phase::over;
    /// The chooser's hand, in a turn.
    Hand hand;
    /// Those open in the middle.
    Hand monte;
    bool mayPass = false;
    bool mayStand = true;
};

/// The largest place of the cut: one less than the cards in the pack.
inline constexpr int cutMost = cards::french::packSize - 1;

/// Why a move is illegal.
enum class Illegal : std::uint8_t {
    notNow,            ///< such a move does not belong to this phase
    cutOutsideThePack, ///< a cut below 1 or above 51
    exchangeFirst,     ///< a stop, or a pass that the house rules do not allow, before an exchange (STB-2, STB-4)
    notOneOrThree,     ///< an exchange of no card or of two (STB-2)
    unequalExchange,   ///< not as many cards given as taken
    notInHand,         ///< a card given that the hand does not hold
    notInMiddle,       ///< a card taken that does not lie in the middle
    alreadyStopped,    ///< a stop after a stop
    nobodyStopped,     ///< standing before a stop
    mayNotStand,       ///< standing where the house rules do not allow it (STB-3)
};

/// The most moves that a choice may have: every place of the cut.
inline constexpr std::size_t mostMoves = cutMost;
using MoveList = game::InlineVector<Move, mostMoves>;

/// Every exchange: the nine of one card, then that of all three.
inline constexpr std::array<monte::Crossing, cardsInHand *cardsInHand + 1> crossings = [] {
    std::array<monte::Crossing, cardsInHand * cardsInHand + 1> all{};
    std::size_t count = 0;
    for (unsigned give = 0; give < cardsInHand; ++give)
        for (unsigned take = 0; take < cardsInHand; ++take)
            all[count++] = {static_cast<std::uint8_t>(1U << give), static_cast<std::uint8_t>(1U << take)};
    constexpr std::uint8_t everySlot = (1U << cardsInHand) - 1;
    all[count] = {everySlot, everySlot};
    return all;
}();

/// The reason why this move is illegal, or nothing where it is legal.
[[nodiscard]] std::optional<Illegal> check(const Choice &choice, const Move &move);
/// Every different legal move once; empty where nobody has to choose.
[[nodiscard]] MoveList legalMoves(const Choice &choice);
/// One of the legal moves, each different one as likely as the others: legalMoves() without making the list. Somebody
/// must have to choose.
[[nodiscard]] Move randomMove(const Choice &choice, game::Random &random);

} // namespace stopthebus
