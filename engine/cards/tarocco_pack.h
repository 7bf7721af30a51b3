// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/pack.h"

/// The Piedmontese tarot of 54 cards in the "new order" of the fair shuffle: coins, cups, swords, batons, in each 7 to
/// 10, jack, cavalier, queen, king; then the trumps 1 to 21; then the Fool.
namespace cards::tarocco {

/// The trumps are a suit of their own; the Fool belongs to none.
enum class Suit : std::uint8_t { coins, cups, swords, batons, trumps };
enum class Rank : std::uint8_t { seven, eight, nine, ten, jack, cavalier, queen, king };

/// Without the trumps.
inline constexpr int plainSuits = 4;
inline constexpr int rankCount = 8;
inline constexpr int trumpCount = 21;
inline constexpr int firstTrump = plainSuits * rankCount;
inline constexpr int packSize = firstTrump + trumpCount + 1;

/// A card of a suit that is no trump.
constexpr Card card(Suit suit, Rank rank)
{
    return Card(static_cast<std::uint8_t>(static_cast<int>(suit) * rankCount + static_cast<int>(rank)));
}
/// The trump of that number, from 1.
constexpr Card trump(int number)
{
    return Card(static_cast<std::uint8_t>(firstTrump + number - 1));
}
inline constexpr Card fool{packSize - 1};

/// A back is none.
constexpr bool isTrump(Card card)
{
    return card.face() >= firstTrump && card.face() < fool.face();
}
/// Of any face but the Fool.
constexpr Suit suit(Card card)
{
    return isTrump(card) ? Suit::trumps : static_cast<Suit>(card.face() / rankCount);
}
/// Of a card that is no trump and not the Fool.
constexpr Rank rank(Card card)
{
    return static_cast<Rank>(card.face() % rankCount);
}
/// Of a trump, from 1.
constexpr int number(Card trump)
{
    return trump.face() - firstTrump + 1;
}

/// "KC", "TD", "HC" for the cavalier; trumps "01" to "21", the Fool "00"; "--" for a back.
[[nodiscard]] std::string code(Card card);
/// The card with that code, or nothing.
[[nodiscard]] std::optional<Card> parse(std::string_view code);

inline constexpr Pack pack{.name = "tarocco", .faces = packSize, .aspect = 0.56, .code = code, .parse = parse};

/// One pack in new order.
constexpr CardList<packSize> newPack()
{
    CardList<packSize> cards;
    for (std::uint8_t face = 0; face < packSize; ++face)
        cards.push_back(Card(face));
    return cards;
}

} // namespace cards::tarocco
