// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock/ranking.h"

#include <algorithm>

namespace knock {

constexpr Ranking::Ranking(Options::PointScale scale, Options::TopTrump top)
    : m_highestTrump(top == Options::TopTrump::world ? worldTrump : angelTrump)
{
    namespace tarocco = cards::tarocco;
    constexpr std::uint8_t byRank[tarocco::rankCount] = {1, 1, 1, 1, 2, 3, 4, 5};
    constexpr std::uint8_t honour = 5;
    constexpr int quartet = 2;
    constexpr int highestOfQuartet = 5;
    for (std::uint8_t face = 0; face < packSize; ++face) {
        const Card card(face);
        if (card == fool || card == magician || card == m_highestTrump)
            m_points[face] = honour;
        else if (!tarocco::isTrump(card))
            m_points[face] = byRank[static_cast<std::size_t>(tarocco::rank(card))];
        if (scale == Options::PointScale::countersMinusOne)
            m_points[face] = m_points[face] > 1 ? static_cast<std::uint8_t>(m_points[face] - 1) : std::uint8_t{1};

        if (card == fool)
            continue;
        if (!tarocco::isTrump(card))
            m_strength[face] = static_cast<std::uint8_t>(1 + static_cast<int>(tarocco::rank(card)));
        else
            m_strength[face] = static_cast<std::uint8_t>(
                card == magician ? 1 : quartet + std::max(0, tarocco::number(card) - highestOfQuartet));
    }
    if (top == Options::TopTrump::angel)
        std::swap(m_strength[worldTrump.face()], m_strength[angelTrump.face()]);
}

const Ranking &Ranking::of(const Options &options)
{
    using Scale = Options::PointScale;
    using Top = Options::TopTrump;
    static constexpr Ranking all[] = {{Scale::trumpsZero, Top::world},
                                      {Scale::trumpsZero, Top::angel},
                                      {Scale::countersMinusOne, Top::world},
                                      {Scale::countersMinusOne, Top::angel}};
    return all[2 * static_cast<std::size_t>(options.pointScale) + static_cast<std::size_t>(options.topTrump)];
}

CardSet Ranking::mayNotBeLaid() const
{
    CardSet cards = honours();
    for (const Suit suit : {Suit::coins, Suit::cups, Suit::swords, Suit::batons})
        cards.insert(cards::tarocco::card(suit, Rank::king));
    return cards;
}

} // namespace knock
