// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mambassa/opponent_model.h"

#include <cmath>

namespace mambassa {

namespace {

/// Half of all seats knock with this, and with how much more or less the others do.
constexpr double usualContent = 0.925;
constexpr double spread = 0.012;
constexpr double whereItGains = 0.45;

} // namespace

OpponentModel anyOpponentModel(game::Random &random)
{
    constexpr std::uint32_t steps = 64;
    const double place = (0.5 + random.below(steps)) / steps;
    return {.content = usualContent + spread * std::log(place / (1 - place)),
            .evenWhereItGains = random.fraction() < whereItGains};
}

double knockChance(double share, bool gains)
{
    constexpr double least = 0.0005;
    constexpr double most = 0.93;
    const double chance = least + most / (1 + std::exp((usualContent - share) / spread));
    return gains ? whereItGains * chance : chance;
}

double exchangeChance(double share, double best)
{
    constexpr double toTheBest = 0.88;
    constexpr double nearly = 0.045;
    constexpr double toOneNearlyAsGood = 0.03;
    constexpr double toAnother = 0.002;
    if (share >= best)
        return toTheBest;
    return best - share < nearly ? toOneNearlyAsGood : toAnother;
}

double drawChance(const Hand &hand, std::optional<std::size_t> discarded, bool hasToDraw)
{
    const Ranking &ranking = Ranking::table();
    const double share = ranking.share(ranking.strength(hand));
    const Draws::Best best = Draws::table().best(hand);
    double draws = 1;
    if (!hasToDraw) {
        constexpr double good = 0.9;
        constexpr double veryGood = 0.96;
        if (best.share > share)
            draws = share > veryGood ? 0.6 : 0.93;
        else
            draws = share > good ? 0.05 : 0.15;
    }
    if (!discarded)
        return 1 - draws;
    constexpr double discardsTheBest = 0.94;
    return draws * (*discarded == best.discarded ? discardsTheBest : (1 - discardsTheBest) / (cardsInHand - 1));
}

} // namespace mambassa
