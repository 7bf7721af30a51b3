// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale/meld.h"

#include <algorithm>
#include <variant>
#include <vector>

namespace pinale {

/// Where a match stands: what has to come next.
enum class Phase : std::uint8_t {
    firstDealer, ///< a shuffled lot for each seat, to draw for the first dealer
    shuffle,     ///< a shuffled pack for the next hand
    cut,         ///< the cutter's place of the cut
    draw,        ///< a card from the stock, or a whole turn with the top of the pile
    reshuffle,   ///< the discards, shuffled, as a new stock to draw from
    play,        ///< a whole turn with the card drawn
    over,
};

/// Moves so many cards from the top of the pack to its bottom, 1 to 103.
struct Cut
{
    int at = 1;
    bool operator==(const Cut &) const = default;
};
/// Draws the top of the stock.
struct Draw
{
    bool operator==(const Draw &) const = default;
};

/// Lays a new meld; whose it is the turn says.
struct NewMeld
{
    Meld meld;
    bool operator==(const NewMeld &) const = default;
};
/// Lays cards to a meld of one's own side: to a group or jokers one; to a run one or more, in its order, before its
/// first or after its last.
struct Extend
{
    std::uint8_t meld = 0;
    bool before = false; ///< of a run: before its first
    Slots slots = {};
    bool operator==(const Extend &) const = default;
};
/// Lays the natural card that a wild stands for in its place, and takes the wild.
struct Swap
{
    std::uint8_t meld = 0;
    std::uint8_t slot = 0;
    bool operator==(const Swap &) const = default;
};
using Step = std::variant<NewMeld, Extend, Swap>;

/// A whole turn after the draw. With the top of the pile it is the draw too: so nobody can take it and then not keep to
/// the rules (PINALE-11), and what is taken back was never taken.
struct Play
{
    bool takes = false; ///< the top of the pile, instead of a card of the stock
    std::vector<Step> steps = {};
    Card discard;
    bool operator==(const Play &) const = default;
};

using Move = std::variant<Cut, Draw, Play>;

/// The largest place of the cut: one less than the cards in the pack.
inline constexpr int cutMost = packSize - 1;

/// What the rules of a choice depend on: part of the state and of the chooser's view alike.
struct Choice
{
    Phase phase = Phase::over;
    const Options *options = nullptr;
    int side = 0;
    Bag hand;
    const Board *board = nullptr; ///< of all sides
    Card up;                      ///< the top of the pile
};

/// Why a move, or a step of a turn, is illegal.
enum class Illegal : std::uint8_t {
    notNow,            ///< such a move does not belong to this phase
    cutOutsideThePack, ///< a cut below 1 or above 103
    notInHand,         ///< a card that the hand does not hold
    meldSize,          ///< the faults of a meld (MeldFault)
    meldOrder,
    meldSuits,
    meldWilds,
    meldJokers,
    meldWildAs,
    noSuchMeld,    ///< a meld that is not on the table
    notYourMeld,   ///< cards laid to a meld of another side
    doesNotFit,    ///< to a group more than one card or to no end of a run
    nothingToSwap, ///< a card that stands for itself
    notYourTwo,    ///< a two that another side has laid
    takenNotLaid,  ///< the card from the pile is still in the hand
    wildNotLaid,   ///< a wild that was swapped out is still in the hand
    nothingToDrop, ///< all cards are laid: one has to be left for the discard
    cannotGoOut,   ///< the last card of the hand, with no four and no run of six on the side's board
};

/// The same as a fault of a move.
[[nodiscard]] constexpr Illegal illegal(MeldFault fault)
{
    return static_cast<Illegal>(static_cast<int>(Illegal::meldSize) + static_cast<int>(fault));
}

/// The reason why this move is illegal, or nothing where it is legal.
[[nodiscard]] std::optional<Illegal> check(const Choice &choice, const Move &move);

} // namespace pinale
