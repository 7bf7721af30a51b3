// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/pack.h"

/// The forty cards of the Italian regional packs, in the "new order" of the fair shuffle:
/// coins, cups, swords, batons, in each 2 to 7, jack, horse, king, ace.
namespace cards::italian {

enum class Suit : std::uint8_t { coins, cups, swords, batons };
enum class Rank : std::uint8_t { two, three, four, five, six, seven, jack, horse, king, ace };

inline constexpr int suitCount = 4;
inline constexpr int rankCount = 10;
inline constexpr int packSize = suitCount * rankCount;

constexpr Card card(Suit suit, Rank rank)
{
    return Card(static_cast<std::uint8_t>(static_cast<int>(suit) * rankCount + static_cast<int>(rank)));
}
constexpr Suit suit(Card card)
{
    return static_cast<Suit>(card.face() / rankCount);
}
constexpr Rank rank(Card card)
{
    return static_cast<Rank>(card.face() % rankCount);
}

/// What a card counts in a suit's total: ace 11, king, horse and jack 10, the rest their number.
constexpr int points(Card card)
{
    constexpr int byRank[rankCount] = {2, 3, 4, 5, 6, 7, 10, 10, 10, 11};
    return byRank[static_cast<int>(rank(card))];
}

inline constexpr Card aceOfCoins = card(Suit::coins, Rank::ace);

/// "AD", "7S": rank then suit; "--" for a back.
[[nodiscard]] std::string code(Card card);
/// The card with that code, or nothing.
[[nodiscard]] std::optional<Card> parse(std::string_view code);

/// The pattern of Piacenza.
inline constexpr std::string_view piacentineBacks[] = {"rosone", "sole", "vite"};
/// As resources/packs/piacentine/pictures/indices.py prints them.
inline constexpr std::string_view piacentineAtRight[] = {"JD", "HD", "2S", "JS", "KS", "HB", "KB"};
inline constexpr Pack piacentine{.name = "piacentine",
                                 .faces = packSize,
                                 .aspect = 0.56,
                                 .backs = piacentineBacks,
                                 .indexedAtRight = piacentineAtRight,
                                 .code = code,
                                 .parse = parse};

/// `packs` packs in new order, the second after the first. Capacity must hold them.
template<std::size_t Capacity>
constexpr CardList<Capacity> newPack(int packs)
{
    CardList<Capacity> pack;
    for (int copy = 0; copy < packs; ++copy)
        for (std::uint8_t face = 0; face < packSize; ++face)
            pack.push_back(Card(face));
    return pack;
}

} // namespace cards::italian
