// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale/prospects.h"

#include <algorithm>
#include <cmath>

namespace pinale {

using game::at;

namespace {

// Of a hand between regulars, in points.
constexpr double meanOfHand = 170;   ///< what the leader makes
constexpr double spreadOfHand = 150; ///< of what one side makes more than another: the standard deviation

double normal(double deviations)
{
    return std::erfc(-deviations / std::sqrt(2.0)) / 2;
}

} // namespace

BySide<double> prospects(const BySide<int> &score, int hands, int sides, const Options &options)
{
    const int won = winningSide(score, hands, sides, options);
    const int most = *std::max_element(score.begin(), score.begin() + sides);
    const int target = targetOf(options);
    const double left = target > 0 ? (target - most) / meanOfHand : handsOf(options) - hands;
    // Tied leaders play another hand, and less than one is never left.
    const double spread = spreadOfHand * std::sqrt(std::max(1.0, left));
    BySide<double> chances{};
    double all = 0;
    for (int side = 0; side < sides; ++side) {
        double chance = 1;
        for (int other = 0; other < sides; ++other)
            if (other != side)
                chance *= won >= 0 ? (won == side ? 1 : 0) : normal((score[at(side)] - score[at(other)]) / spread);
        chances[at(side)] = chance;
        all += chance;
    }
    for (double &chance : chances)
        chance /= all;
    return chances;
}

} // namespace pinale
