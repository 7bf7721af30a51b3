// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mambassa/draws.h"

namespace mambassa {

using cards::Card;

const Draws &Draws::table()
{
    static const Draws draws;
    return draws;
}

Draws::Draws()
    : m_ranking(Ranking::table())
{
    for (std::uint8_t third = 2; third < numbering::faces; ++third)
        for (std::uint8_t second = 1; second < third; ++second)
            for (std::uint8_t first = 0; first < second; ++first) {
                double sum = 0;
                for (std::uint8_t fourth = 0; fourth < numbering::faces; ++fourth)
                    if (fourth != first && fourth != second && fourth != third)
                        sum += m_ranking.share(
                            m_ranking.strength(Card(first), Card(second), Card(third), Card(fourth)));
                m_sums[numbering::ofThree(first, second, third)] = static_cast<float>(sum);
            }
}

double Draws::meanShare(const Hand &hand, std::size_t discarded) const
{
    constexpr int others = cards::italian::packSize - cardsInHand;
    const auto kept = [&](std::size_t step) { return unsigned{hand[(discarded + step) % cardsInHand].face()}; };
    const auto sum = double{m_sums[numbering::ofThree(kept(1), kept(2), kept(3))]};
    return (sum - m_ranking.share(m_ranking.strength(hand))) / others;
}

Draws::Best Draws::best(const Hand &hand) const
{
    Best best;
    for (std::size_t place = 0; place < cardsInHand; ++place)
        if (const double share = meanShare(hand, place); share > best.share)
            best = {.discarded = place, .share = share};
    return best;
}

} // namespace mambassa
