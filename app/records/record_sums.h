// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/record_facts.h"

#include <array>
#include <vector>

namespace record {

/// Sums over many matches of one person, in the order in which they were played.
struct Sums
{
    /// Matches of which the rates over time tell: the match itself and those before it.
    static constexpr int window = 20;

    int matches = 0;
    int wins = 0;
    int shared = 0; ///< of the wins
    int drawn = 0;
    int deals = 0;
    int tokensLost = 0;
    int tokensGained = 0;
    int reentries = 0;
    /// Of matches in which something else than lives is counted, by game::Score: their deals, and what was made in
    /// them.
    struct Made
    {
        int deals = 0;
        int sum = 0;
        [[nodiscard]] double rate() const { return deals == 0 ? 0 : static_cast<double>(sum) / deals; }
    };
    std::array<Made, 3> made;
    /// How often each place was taken; there is none where nobody won.
    QMap<int, int> places;
    QMap<QString, int> counts;
    /// Matches won one after another, and matches in between two that were won.
    int longestWins = 0;
    int longestWithoutWin = 0;
    /// Deals in which no token was lost, one after another, also over the end of a match.
    int longestUnpaid = 0;
    /// One number a match: the share that was won of the last matches, and the tokens lost a deal in them; or where
    /// lives are counted in none what was made a deal.
    std::vector<double> winShares;
    std::vector<double> lossRates;
    std::vector<double> madeRates;

    /// Those in which lives can be lost.
    [[nodiscard]] int dealsForLives() const { return deals - made[1].deals - made[2].deals; }
    [[nodiscard]] double lossRate() const
    {
        return dealsForLives() == 0 ? 0 : static_cast<double>(tokensLost) / dealsForLives();
    }
    [[nodiscard]] const Made &madeIn(game::Score kind) const { return made[static_cast<std::size_t>(kind)]; }
    [[nodiscard]] int count(const QString &name) const { return counts.value(name); }
};

[[nodiscard]] Sums sumsOf(const std::vector<Facts> &matches);

} // namespace record
