// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stopthebus/prospects.h"

#include <algorithm>
#include <array>

namespace stopthebus {

using cards::Card;
using cards::french::packSize;

namespace {

using MeansOfTwo = std::array<std::array<double, packSize>, packSize>;

/// The mean of the greatest of three of these values, each three as likely as any other.
double meanOfGreatest(std::vector<double> &values)
{
    std::sort(values.begin(), values.end());
    const auto count = static_cast<double>(values.size());
    const double all = count * (count - 1) * (count - 2) / 6;
    double mean = 0;
    for (std::size_t place = 2; place < values.size(); ++place) {
        const auto below = static_cast<double>(place);
        mean += values[place] * (below * (below - 1) / 2) / all;
    }
    return mean;
}

/// By the two cards that stay.
MeansOfTwo meansOfTwo(const Ranking &ranking)
{
    MeansOfTwo means{};
    for (std::uint8_t second = 1; second < packSize; ++second)
        for (std::uint8_t first = 0; first < second; ++first) {
            std::vector<double> shares;
            for (std::uint8_t third = 0; third < packSize; ++third)
                if (third != first && third != second)
                    shares.push_back(ranking.share(ranking.strength(Card(first), Card(second), Card(third))));
            means[first][second] = meanOfGreatest(shares);
        }
    return means;
}

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
    const MeansOfTwo means = meansOfTwo(Ranking::of(bragQuirks));
    for (std::uint8_t third = 2; third < packSize; ++third)
        for (std::uint8_t second = 1; second < third; ++second)
            for (std::uint8_t first = 0; first < second; ++first)
                m_means[cards::numberOfThree(Card(first), Card(second), Card(third))]
                    = static_cast<float>(std::max({means[first][second], means[first][third], means[second][third]}));
}

} // namespace stopthebus
