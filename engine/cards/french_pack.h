// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/pack.h"

/// The French pack in the "new order" of the fair shuffle: clubs, diamonds, hearts, spades, in each 2 to 10, jack,
/// queen, king, ace; after them two jokers, which only some games play with.
namespace cards::french {

enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };
enum class Rank : std::uint8_t { two, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace };

inline constexpr int suitCount = 4;
inline constexpr int rankCount = 13;
/// Without the jokers.
inline constexpr int packSize = suitCount * rankCount;
inline constexpr int jokerCount = 2;
/// All that is printed.
inline constexpr int faceCount = packSize + jokerCount;

constexpr Card card(Suit suit, Rank rank)
{
    return Card(static_cast<std::uint8_t>(static_cast<int>(suit) * rankCount + static_cast<int>(rank)));
}
/// The red joker (0) or the black one (1).
constexpr Card joker(int number)
{
    return Card(static_cast<std::uint8_t>(packSize + number));
}
/// True for a joker, which has neither suit nor rank; a back is none.
constexpr bool isJoker(Card card)
{
    return !card.hidden() && card.face() >= packSize;
}
constexpr Suit suit(Card card)
{
    return static_cast<Suit>(card.face() / rankCount);
}
constexpr Rank rank(Card card)
{
    return static_cast<Rank>(card.face() % rankCount);
}

/// "AS", "TH": rank then suit, the ten as T; jokers "XR" and "XB"; "--" for a back.
[[nodiscard]] std::string code(Card card);
/// The card with that code, or nothing.
[[nodiscard]] std::optional<Card> parse(std::string_view code);

inline constexpr std::string_view backs[] = {"losanga", "ghirlanda"};
/// As it is printed, jokers included. Both ends of a card have an index at the left; small cards have a larger one.
inline constexpr Pack pack{.name = "french",
                           .faces = faceCount,
                           .aspect = 0.64,
                           .backs = backs,
                           .indexMargin = 19,
                           .indexed = true,
                           .large = true,
                           .code = code,
                           .parse = parse};

/// One pack in new order without jokers, from this rank on: all 52 cards, or 32 from the seven. Capacity must hold
/// them.
template<std::size_t Capacity>
constexpr CardList<Capacity> newPack(Rank lowest = Rank::two)
{
    CardList<Capacity> cards;
    for (std::uint8_t face = 0; face < packSize; ++face)
        if (rank(Card(face)) >= lowest)
            cards.push_back(Card(face));
    return cards;
}

} // namespace cards::french
