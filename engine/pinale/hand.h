// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/french_pack.h"

#include <array>
#include <bit>
#include <cstdint>

namespace pinale {

using cards::Card;
using cards::french::Rank;
using cards::french::Suit;

/// Dealt to each seat.
inline constexpr int cardsDealt = 13;
/// With the card drawn.
inline constexpr int mostInHand = cardsDealt + 1;
inline constexpr int packs = 2;
/// Two packs with their jokers and without the red twos (PINALE-1).
inline constexpr int packSize = packs * (cards::french::faceCount - 2);

/// The cards of a seat, in the order of the pack.
using Hand = cards::CardList<mostInHand>;
using Pack = cards::CardList<packSize>;

constexpr bool isJoker(Card card)
{
    return cards::french::isJoker(card);
}
/// One of the four pinelle, of clubs and spades.
constexpr bool isTwo(Card card)
{
    return !card.hidden() && !isJoker(card) && cards::french::rank(card) == Rank::two;
}
/// It stands for another card in a meld, and is never a natural one (PINALE-2).
constexpr bool isWild(Card card)
{
    return isJoker(card) || isTwo(card);
}

/// What a card counts in a meld and, taken away, in a hand.
constexpr int points(Card card)
{
    if (isJoker(card))
        return 25;
    constexpr std::array<int, cards::french::rankCount> byRank{20, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 10, 15};
    return byRank[static_cast<std::size_t>(cards::french::rank(card))];
}

/// Both packs in new order, the second after the first.
constexpr Pack newPack()
{
    Pack pack;
    for (int copy = 0; copy < packs; ++copy) {
        for (std::uint8_t face = 0; face < cards::french::faceCount; ++face) {
            const Card card(face);
            const bool redTwo = isTwo(card)
                && (cards::french::suit(card) == Suit::diamonds || cards::french::suit(card) == Suit::hearts);
            if (!redTwo)
                pack.push_back(card);
        }
    }
    return pack;
}

/// Cards of which two may have one face, without an order; a list of them is in the order of the pack.
class Bag
{
public:
    constexpr Bag() = default;
    template<std::size_t Capacity>
    explicit constexpr Bag(const cards::CardList<Capacity> &list)
    {
        for (const Card card : list)
            insert(card);
    }

    [[nodiscard]] constexpr int count(Card card) const { return m_counts[card.face()]; }
    [[nodiscard]] constexpr bool contains(Card card) const { return !card.hidden() && count(card) > 0; }
    [[nodiscard]] constexpr int size() const { return m_size; }
    [[nodiscard]] constexpr bool empty() const { return m_size == 0; }
    constexpr void insert(Card card)
    {
        ++m_counts[card.face()];
        m_faces |= std::uint64_t{1} << card.face();
        ++m_size;
    }
    /// It must be there.
    constexpr void erase(Card card)
    {
        if (--m_counts[card.face()] == 0)
            m_faces &= ~(std::uint64_t{1} << card.face());
        --m_size;
    }
    /// Calls `visit` with each face that is there, once.
    template<class Visit>
    constexpr void eachFace(Visit &&visit) const
    {
        for (std::uint64_t faces = m_faces; faces != 0; faces &= faces - 1)
            visit(Card(static_cast<std::uint8_t>(std::countr_zero(faces))));
    }
    /// Capacity must hold them.
    template<class List = Hand>
    [[nodiscard]] constexpr List list() const
    {
        List list;
        eachFace([&](Card card) {
            for (int copy = 0; copy < count(card); ++copy)
                list.push_back(card);
        });
        return list;
    }
    /// What all of them count.
    [[nodiscard]] constexpr int sum() const
    {
        int sum = 0;
        eachFace([&](Card card) { sum += count(card) * points(card); });
        return sum;
    }

    constexpr bool operator==(const Bag &) const = default;

private:
    std::uint64_t m_faces = 0; ///< those that are there, as bits
    std::array<std::uint8_t, cards::french::faceCount> m_counts{};
    std::uint8_t m_size = 0;
};

} // namespace pinale
