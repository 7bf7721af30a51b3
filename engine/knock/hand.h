// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/tarocco_pack.h"

#include <bit>
#include <cstdint>

namespace knock {

using cards::Card;
using cards::tarocco::Rank;
using cards::tarocco::Suit;

/// Those that each seat plays.
inline constexpr int tricksInDeal = 13;
/// Before the dealer's discard.
inline constexpr int mostInHand = 15;
inline constexpr int cardsLaid = 2;
inline constexpr int packSize = cards::tarocco::packSize;
inline constexpr Card fool = cards::tarocco::fool;
inline constexpr Card magician = cards::tarocco::trump(1);
inline constexpr Card worldTrump = cards::tarocco::trump(21);
inline constexpr Card angelTrump = cards::tarocco::trump(20);
inline constexpr Card sunTrump = cards::tarocco::trump(19);
inline constexpr Card moonTrump = cards::tarocco::trump(18);

/// The cards of a seat, in the order of the pack.
using Hand = cards::CardList<mostInHand>;
/// What the dealer discards.
using Laid = cards::CardList<cardsLaid>;
using Pack = cards::CardList<packSize>;

/// Different cards of the pack; iterating visits them in the order of the pack.
class CardSet
{
public:
    class Iterator
    {
    public:
        explicit constexpr Iterator(std::uint64_t rest)
            : m_rest(rest)
        {
        }
        constexpr Card operator*() const { return Card(static_cast<std::uint8_t>(std::countr_zero(m_rest))); }
        constexpr Iterator &operator++()
        {
            m_rest &= m_rest - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator &) const = default;

    private:
        std::uint64_t m_rest;
    };

    constexpr CardSet() = default;
    template<std::size_t Capacity>
    explicit constexpr CardSet(const cards::CardList<Capacity> &list)
    {
        for (const Card card : list)
            insert(card);
    }
    /// So many of the pack, from a face on.
    static constexpr CardSet range(int first, int count) { return CardSet(((std::uint64_t{1} << count) - 1) << first); }
    static constexpr CardSet of(Card card) { return CardSet(bit(card)); }

    [[nodiscard]] constexpr bool contains(Card card) const { return (m_bits & bit(card)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(m_bits); }
    constexpr void insert(Card card) { m_bits |= bit(card); }
    constexpr void erase(Card card) { m_bits &= ~bit(card); }
    /// Of a set that is not empty, in the order of the pack.
    [[nodiscard]] constexpr Card first() const { return *Iterator(m_bits); }
    [[nodiscard]] constexpr Card last() const { return Card(static_cast<std::uint8_t>(std::bit_width(m_bits) - 1)); }
    /// The one with so many before it.
    [[nodiscard]] constexpr Card nth(int place) const
    {
        Iterator card(m_bits);
        for (; place > 0; --place)
            ++card;
        return *card;
    }

    [[nodiscard]] constexpr Iterator begin() const { return Iterator(m_bits); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }
    constexpr bool operator==(const CardSet &) const = default;
    friend constexpr CardSet operator|(CardSet one, CardSet other) { return CardSet(one.m_bits | other.m_bits); }
    friend constexpr CardSet operator&(CardSet one, CardSet other) { return CardSet(one.m_bits & other.m_bits); }
    /// Those of the first that the other has not.
    friend constexpr CardSet operator-(CardSet one, CardSet other) { return CardSet(one.m_bits & ~other.m_bits); }
    constexpr CardSet &operator|=(CardSet other) { return *this = *this | other; }

private:
    explicit constexpr CardSet(std::uint64_t bits)
        : m_bits(bits)
    {
    }
    static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << card.face(); }

    std::uint64_t m_bits = 0;
};

inline constexpr CardSet wholePack = CardSet::range(0, packSize);
inline constexpr CardSet trumpCards = CardSet::range(cards::tarocco::firstTrump, cards::tarocco::trumpCount);

/// All cards of a suit, or all trumps.
[[nodiscard]] constexpr CardSet cardsOf(Suit suit)
{
    return suit == Suit::trumps
        ? trumpCards
        : CardSet::range(static_cast<int>(suit) * cards::tarocco::rankCount, cards::tarocco::rankCount);
}

/// As a list, in the order of the pack; Capacity must hold them.
template<class List = Hand>
[[nodiscard]] constexpr List listOf(CardSet set)
{
    List list;
    for (const Card card : set)
        list.push_back(card);
    return list;
}

} // namespace knock
