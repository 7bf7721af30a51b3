// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale/hand.h"
#include "pinale/options.h"

#include <optional>

namespace pinale {

/// A place in a run, from 0: the low ace, three to king, the high ace (rules/pinale.md, "Melds").
inline constexpr int runPlaces = 13;
inline constexpr int lowAce = 0;
inline constexpr int highAce = runPlaces - 1;
inline constexpr std::size_t shortestRun = 4;
inline constexpr std::size_t smallestGroup = 3;
inline constexpr std::size_t largestGroup = 4;

/// The face that stands at a place of a run of that suit.
[[nodiscard]] constexpr Card faceAt(Suit suit, int place)
{
    return cards::french::card(suit, place == lowAce ? Rank::ace : static_cast<Rank>(place));
}

/// The place of the first card of a run, by the face that it stands for, no wild: an ace there is the low one.
[[nodiscard]] constexpr int placeOfFirst(Card face)
{
    const Rank rank = cards::french::rank(face);
    return rank == Rank::ace ? lowAce : static_cast<int>(rank);
}

/// A card of a meld and the face that it stands for: for a wild what its owner has said, else its own (PINALE-7).
struct Slot
{
    Card card;
    Card as;
    bool operator==(const Slot &) const = default;
    /// A joker among jokers stands for itself, and is none here.
    [[nodiscard]] constexpr bool wild() const { return !(card == as); }
};
using Slots = game::InlineVector<Slot, runPlaces>;

/// Cards that lie together on the table. Groups and jokers have no order; a run goes from its lowest place on.
struct Meld
{
    enum class Kind : std::uint8_t { group, run, jokers };

    Kind kind = Kind::group;
    std::int16_t side = 0;  ///< whose it is
    std::int16_t first = 0; ///< of a run: the place of its first card
    Slots slots = {};

    bool operator==(const Meld &) const = default;
    [[nodiscard]] constexpr int wilds() const
    {
        int wilds = 0;
        for (const Slot &slot : slots)
            wilds += slot.wild() ? 1 : 0;
        return wilds;
    }
    /// Of a run: the place after its last card.
    [[nodiscard]] constexpr int end() const { return first + static_cast<int>(slots.size()); }
    /// Of a run.
    [[nodiscard]] constexpr Suit suit() const { return cards::french::suit(slots[0].as); }
    /// Of a group.
    [[nodiscard]] constexpr Rank rank() const { return cards::french::rank(slots[0].as); }
    /// Of a group: whether one of its cards stands for that suit.
    [[nodiscard]] constexpr bool has(Suit suit) const
    {
        for (const Slot &slot : slots)
            if (cards::french::suit(slot.as) == suit)
                return true;
        return false;
    }
    [[nodiscard]] constexpr bool fullRun() const { return kind == Kind::run && slots.size() == runPlaces; }
    /// No card can be added to it.
    [[nodiscard]] constexpr bool full() const { return kind == Kind::run ? fullRun() : slots.size() == largestGroup; }
};

/// All melds of a hand have room: no card is in two, and none has fewer than three.
inline constexpr std::size_t mostMelds = packSize / smallestGroup;
/// In the order in which they were laid; a meld keeps its place.
using Board = game::InlineVector<Meld, mostMelds>;

/// Why cards are no meld.
enum class MeldFault : std::uint8_t {
    size,   ///< a group of other than three or four, a run of fewer than four or beyond an ace
    order,  ///< cards of a run that do not follow each other in one suit
    suits,  ///< cards of a group that are not of one rank and different suits
    wilds,  ///< more wilds than the house allows
    jokers, ///< among jokers another card, or a joker that stands for what it is not
    wildAs, ///< a natural card that stands for another, or a wild for a two or a joker
};

/// What is wrong with a meld, or nothing.
[[nodiscard]] std::optional<MeldFault> faultOf(const Meld &meld, const Options &options);

/// So many wilds beside so many naturals (PINALE-5).
[[nodiscard]] constexpr bool mayHold(int wilds, int naturals, const Options &options)
{
    switch (options.wilds) {
    case Options::Wilds::none:
        return naturals > 0;
    case Options::Wilds::one:
        return wilds <= 1;
    default:
        return wilds <= naturals;
    }
}

/// For each card of a meld whether it counts double, as bits (PINALE-19 and PINALE-20).
[[nodiscard]] unsigned doubled(const Meld &meld, const Options &options);
/// What a meld is worth: the sum of its cards with what counts double, unless it is a full run or four jokers.
[[nodiscard]] int valueOf(const Meld &meld, const Options &options);
inline constexpr int fullRunValue = 1500;
inline constexpr int fourJokersValue = 500;

/// A four, or a run of six or more: with one of these a side may go out (PINALE-14).
[[nodiscard]] bool qualifies(const Meld &meld, const Options &options);
[[nodiscard]] bool hasQualifier(const Board &board, int side, const Options &options);
/// What all melds of a side are worth.
[[nodiscard]] int valueOf(const Board &board, int side, const Options &options);

} // namespace pinale
