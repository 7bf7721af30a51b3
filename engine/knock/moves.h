// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/inline_vector.h"
#include "game/random.h"
#include "knock/signals.h"

#include <optional>
#include <variant>

namespace knock {

/// Where a match stands: what has to come next.
enum class Phase : std::uint8_t {
    firstDealer,  ///< a shuffled lot for each seat, to draw for the first dealer
    shuffle,      ///< a shuffled pack for the next deal
    cut,          ///< the cutter's place of the cut
    discard,      ///< two cards of the dealer's
    request,      ///< what the leader's partner asks for before the lead, or nothing
    play,         ///< a card, and a signal with it or none
    secondSignal, ///< another signal with the card that was just played, or none, where two are allowed
    over,
};

/// Moves so many cards from the top of the pack to its bottom, 1 to 53.
struct Cut
{
    int at = 1;
    bool operator==(const Cut &) const = default;
};
/// Lays two cards away, in any order.
struct Discard
{
    Laid cards;
    bool operator==(const Discard &other) const
    {
        return cards.size() == other.cards.size() && CardSet(cards) == CardSet(other.cards);
    }
};
/// Bijou, Grand, or none, before the partner leads; or the second signal with a card, or none.
struct Say
{
    Signal signal = Signal::none;
    bool operator==(const Say &) const = default;
};
/// Plays a card, with a signal or none.
struct Play
{
    Card card;
    Signal signal = Signal::none;
    bool operator==(const Play &) const = default;
};

using Move = std::variant<Cut, Discard, Say, Play>;

/// What the rules of a choice depend on, and nothing else: part of the state and of the chooser's view alike.
struct Choice
{
    Phase phase = Phase::over;
    const Ranking *ranking = nullptr;
    CardSet hand;
    /// The suit of the trick, where one was led yet (KNOCK-6).
    std::optional<Suit> led;
    /// No card lies in the trick, or in the second signal's phase the chooser's alone.
    bool leads = false;
    bool partnerHasLed = false; ///< a suit, in this deal
    /// All cards that the chooser has not seen in this deal.
    CardSet unseen;
    /// The signals in play by the house rules.
    SignalSet signals;
    /// The card that was just played and the signal that went with it, in the second signal's phase.
    Play played;
};

/// The largest place of the cut: one less than the cards in the pack.
inline constexpr int cutMost = packSize - 1;

/// Why a move is illegal.
enum class Illegal : std::uint8_t {
    notNow,            ///< such a move does not belong to this phase
    cutOutsideThePack, ///< a cut below 1 or above 53
    notTwoCards,       ///< a discard of fewer than two different cards
    notInHand,         ///< a card that the hand does not hold
    mayNotBeLaid,      ///< a king, the Fool, the Magician or the highest trump in the discard
    trumpBeforeOthers, ///< a trump in the discard while there are other cards to lay away
    mustFollow,        ///< a card of another suit than the one led, of which the hand has some
    mustTrump,         ///< no trump, though the hand has some and none of the suit led
    noSuchSignal,      ///< one that is not in play, does not belong to this moment, or is not true
};

/// The most moves that a choice may have, with something to spare: 13 trumps to lead, each with up to 13 signals or
/// none.
inline constexpr std::size_t mostMoves = 255;
using MoveList = game::InlineVector<Move, mostMoves>;

/// The cards that may be played.
[[nodiscard]] constexpr CardSet playable(CardSet hand, std::optional<Suit> led)
{
    if (!led)
        return hand;
    const CardSet exempt = hand & CardSet::of(fool);
    if (const CardSet follow = hand & cardsOf(*led); !follow.empty())
        return follow | exempt;
    if (const CardSet trumps = hand & trumpCards; !trumps.empty())
        return trumps | exempt;
    return hand;
}
/// What the discard has to be of: first these as far as they go, two at most, and trumps for want of them.
struct Discardable
{
    CardSet plain;
    CardSet trumps;
};
[[nodiscard]] Discardable discardable(CardSet hand, const Ranking &ranking);
/// How many of the discard may be and have to be trumps.
[[nodiscard]] int trumpsToLay(const Discardable &cards);
/// The signals that may go with a card of the hand, or in the second signal's phase with the card played, besides the
/// first.
[[nodiscard]] SignalSet signalsWith(const Choice &choice, Card card);
/// What may be said in a phase in which no card is played.
[[nodiscard]] SignalSet signalsNow(const Choice &choice);

/// The reason why this move is illegal, or nothing where it is legal.
[[nodiscard]] std::optional<Illegal> check(const Choice &choice, const Move &move);
/// Every different legal move once; empty where nobody has to choose.
[[nodiscard]] MoveList legalMoves(const Choice &choice);
/// One of the legal moves, each different one as likely as the others: legalMoves() without making the list. Somebody
/// must have to choose.
[[nodiscard]] Move randomMove(const Choice &choice, game::Random &random);

} // namespace knock
