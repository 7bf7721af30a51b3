// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/inline_vector.h"
#include "game/random.h"
#include "monte/moves.h"
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

using monte::Cut;
using monte::Expose;
/// Counts as a knock.
using monte::Keep;
/// Keeps all three cards in the turn after somebody's knock.
using monte::Stay;
/// Of one to three cards; all three is the shirt change.
using Exchange = monte::Exchange<cardsInHand>;
/// Keeps all three cards and ends the play after one more turn for everybody else.
struct Knock
{
    bool operator==(const Knock &) const = default;
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

/// How many cards the move exchanges.
[[nodiscard]] inline int cardsExchanged(const Move &move)
{
    return monte::cardsExchanged<cardsInHand>(move);
}
/// True for an exchange of all three cards (cambio camicia).
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
    /// Somebody has knocked, so this is the chooser's last turn.
    bool afterKnock = false;
    /// The largest place of the cut: one less than the cards in the pack.
    int cutMost = 0;
};

using Illegal = monte::Illegal;

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

using monte::swapCards;

} // namespace petrangola
