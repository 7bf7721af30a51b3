// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock/worth.h"

#include <algorithm>

namespace knock {

Habits::Habits(const Ranking &ranking, double thrift)
{
    namespace tarocco = cards::tarocco;
    // Found by matches of regulars against others with other numbers. A king is better played than kept, and so is a
    // cavalier, which the queen and the king beat.
    constexpr double byRank[tarocco::rankCount] = {0, 0, 0, 0, 0.1, -0.8, 1.4, -0.6};
    constexpr double lowTrump = 2.3;
    constexpr double stepUp = 0.25;
    constexpr double magicianKept = 4;
    constexpr double highestKept = 13;
    for (std::uint8_t face = 0; face < packSize; ++face) {
        const Card card(face);
        double keeping = 0;
        if (card == magician)
            keeping = magicianKept;
        else if (card == ranking.highestTrump())
            keeping = highestKept;
        else if (tarocco::isTrump(card))
            keeping = lowTrump + stepUp * ranking.strength(card);
        else if (card != fool)
            keeping = byRank[static_cast<std::size_t>(tarocco::rank(card))];
        m_keeping[face] = static_cast<float>(thrift * keeping);
    }
    constexpr double foolKept = 2.7;
    constexpr double soon = 5.4;
    for (std::size_t held = 0; held < m_fool.size(); ++held)
        m_fool[held] = static_cast<float>(thrift * foolKept * std::min(1.0, static_cast<double>(held) / soon));
}

} // namespace knock
