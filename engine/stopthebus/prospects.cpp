// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stopthebus/prospects.h"

#include <algorithm>
#include <array>

namespace stopthebus {

using cards::Card;
using cards::french::packSize;

namespace {

/// Two cards of a hand: the shares of the hands that the others make with them, from the least.
class Two
{
public:
    Two(Card first, Card second, const Ranking &ranking)
    {
        std::size_t place = 0;
        for (std::uint8_t face = 0; face < packSize; ++face)
            if (const Card third(face); third != first && third != second)
                m_shares[place++] = ranking.share(ranking.strength(first, second, third));
        std::sort(m_shares.begin(), m_shares.end());
        m_greatest = meanOfGreatest(0);
    }
    [[nodiscard]] double greatest() const { return m_greatest; }
    /// The mean of the greatest of three of the shares and of `least`, each three as likely as any other.
    [[nodiscard]] double meanOfGreatest(double least) const
    {
        constexpr double all = thirds * (thirds - 1) * (thirds - 2) / 6.0;
        double mean = 0;
        for (std::size_t place = 2; place < m_shares.size(); ++place) {
            const auto below = static_cast<double>(place);
            mean += std::max(least, m_shares[place]) * (below * (below - 1) / 2) / all;
        }
        return mean;
    }

private:
    static constexpr int thirds = packSize - 2;

    std::array<double, thirds> m_shares{};
    double m_greatest = 0;
};

} // namespace

const Prospects &Prospects::of(bool bragQuirks)
{
    static const Prospects quirky(true);
    static const Prospects plain(false);
    return bragQuirks ? quirky : plain;
}

Prospects::Prospects(bool bragQuirks)
    : m_means(cards::setsOfThree(packSize))
{
    const Ranking &ranking = Ranking::of(bragQuirks);
    std::vector<std::vector<Two>> twos(packSize);
    for (std::uint8_t second = 1; second < packSize; ++second)
        for (std::uint8_t first = 0; first < second; ++first)
            twos[second].emplace_back(Card(first), Card(second), ranking);
    for (std::uint8_t third = 2; third < packSize; ++third)
        for (std::uint8_t second = 1; second < third; ++second)
            for (std::uint8_t first = 0; first < second; ++first) {
                const Hand hand{Card(first), Card(second), Card(third)};
                const double share = ranking.share(ranking.strength(hand));
                Means means;
                for (const Two *two : {&twos[second][first], &twos[third][first], &twos[third][second]}) {
                    means.exchanged = std::max(means.exchanged, static_cast<float>(two->greatest()));
                    means.orKept = std::max(means.orKept, static_cast<float>(two->meanOfGreatest(share)));
                }
                m_means[numberOf(hand)] = means;
            }
}

} // namespace stopthebus
