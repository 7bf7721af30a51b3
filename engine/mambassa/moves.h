// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/inline_vector.h"
#include "game/random.h"
#include "mambassa/hand.h"
#include "monte/moves.h"

#include <optional>
#include <variant>

namespace mambassa {

/// Where a match stands: what has to come next. A turn has two steps, and each is a move.
enum class Phase : std::uint8_t {
    firstDealer,   ///< a shuffled pack, to draw for the first dealer
    shuffle,       ///< a shuffled pack for the next deal
    cut,           ///< the cutter's place of the cut
    dealersChoice, ///< the dealer has looked at four cards: expose or keep
    exchange,      ///< the first step of a seat's turn
    draw,          ///< the second, unless all four were exchanged
    over,
};

using monte::Cut;
using monte::Expose;
/// Counts as a knock.
using monte::Keep;
/// The first step of a turn, of none to four cards. Four, the shirt change, leave no second step and are a knock where
/// nobody has knocked.
using Exchange = monte::Exchange<cardsInHand>;
/// The second step: puts a card face down at the bottom of the stock, and takes the top one.
struct Draw
{
    cards::Card discard;
    bool operator==(const Draw &) const = default;
};
/// The second step let pass. Where none was exchanged either, and nobody has knocked, that is a knock.
using monte::Stay;

using Move = std::variant<Cut, Expose, Keep, Exchange, Draw, Stay>;

/// How many cards the move exchanges.
[[nodiscard]] inline int cardsExchanged(const Move &move)
{
    return monte::cardsExchanged<cardsInHand>(move);
}
/// True for an exchange of all four cards (cambio camicia).
[[nodiscard]] inline bool isShirtChange(const Move &move)
{
    return cardsExchanged(move) == cardsInHand;
}

/// What the rules of a choice depend on, and nothing else: part of the state and of the chooser's view alike.
struct Choice
{
    Phase phase = Phase::over;
    /// The chooser's hand, in a turn.
    Hand hand;
    Hand monte;
};

/// The largest place of the cut: one less than the cards in the pack.
inline constexpr int cutMost = cards::italian::packSize - 1;

/// Why a move is illegal: notNow, unequalExchange, notInHand, notInMonte or cutOutsideThePack.
using Illegal = monte::Illegal;

/// The most moves that a choice may have: every exchange, that of none among them.
inline constexpr std::size_t mostMoves = monte::crossingCount(cardsInHand) + 1;
using MoveList = game::InlineVector<Move, mostMoves>;

/// The reason why this move is illegal, or nothing where it is legal.
[[nodiscard]] std::optional<Illegal> check(const Choice &choice, const Move &move);
/// Every different legal move once; empty where nobody has to choose.
[[nodiscard]] MoveList legalMoves(const Choice &choice);
/// One of the legal moves, each different one as likely as the others: legalMoves() without making the list. Somebody
/// must have to choose.
[[nodiscard]] Move randomMove(const Choice &choice, game::Random &random);

} // namespace mambassa
