// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/opponent_model.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace thirtyone {

namespace {

constexpr int lapsTold = 16;

double knockChance(const KnockModel &model, Value value, int lap, int playing)
{
    const double above = value / 2.0 - model.enough(lap, playing);
    if (model.from >= 32)
        return 0.01;
    // Nobody keeps to the point.
    constexpr double width = 0.6;
    constexpr double surprise = 0.02;
    return surprise + (1 - 2 * surprise) / (1 + std::exp(-(above + 0.25) / width));
}

using ByLapAndValue = std::array<std::array<ModelBelief, thirtyOne + 1>, lapsTold>;

/// By points that a discard costs: how likely, but for what the others cost.
const std::array<double, thirtyOne + 1> &likingByLoss()
{
    static const auto made = [] {
        constexpr double fewPoints = 5;
        std::array<double, thirtyOne + 1> liking{};
        for (std::size_t loss = 0; loss < liking.size(); ++loss)
            liking[loss] = 0.003 + std::exp(-static_cast<double>(loss) / fewPoints);
        return liking;
    }();
    return made;
}

} // namespace

const ModelBelief &beliefOfAStranger()
{
    static constexpr ModelBelief belief{0.04, 0.07, 0.10, 0.12, 0.12, 0.08, 0.04, 0.03,
                                        0.02, 0.04, 0.06, 0.09, 0.09, 0.05, 0.03, 0.02};
    return belief;
}

const ModelBelief &knockChances(Value value, int lap, int playing)
{
    static const auto tables = [] {
        auto made = std::make_unique<std::array<ByLapAndValue, seating.most + 1>>();
        for (int seats = seating.fewest; seats <= seating.most; ++seats)
            for (int told = 0; told < lapsTold; ++told)
                for (std::size_t of = 0; of <= thirtyOne; ++of)
                    for (std::size_t model = 0; model < knockModels; ++model)
                        (*made)[static_cast<std::size_t>(seats)][static_cast<std::size_t>(told)][of][model]
                            = knockChance(allKnockModels[model], static_cast<Value>(of), told + 1, seats);
        return made;
    }();
    return (
        *tables)[static_cast<std::size_t>(playing)][static_cast<std::size_t>(std::clamp(lap, 1, lapsTold) - 1)][value];
}

double takeChance(int gain, bool afterKnock)
{
    if (gain <= 0)
        return 0.06;
    if (gain <= 4)
        return afterKnock ? 0.7 : 0.6;
    return gain <= 10 ? 0.85 : 0.95;
}

double exchangeChance(int gain, bool afterKnock)
{
    if (gain < 0)
        return afterKnock ? 0.02 : 0.1;
    if (gain == 0)
        return afterKnock ? 0.05 : 0.35;
    return gain <= 10 ? 0.6 : 0.9;
}

double keepChance(Value kept, Value laid)
{
    constexpr double width = 3;
    constexpr double surprise = 0.02;
    return surprise + (1 - surprise) / (1 + std::exp((laid - kept) / width));
}

double discardChance(const HandValues &values, const Hand &four, std::size_t place, std::size_t bound)
{
    std::array<Value, cardsInHand + 1> left{};
    Value most = 0;
    for (std::size_t gone = 0; gone < left.size(); ++gone) {
        if (gone == bound)
            continue;
        left[gone] = values.of(four[gone == 0 ? 1 : 0], four[gone <= 1 ? 2 : 1], four[gone <= 2 ? 3 : 2]);
        most = std::max(most, left[gone]);
    }
    double all = 0;
    double own = 0;
    for (std::size_t gone = 0; gone < left.size(); ++gone) {
        if (gone == bound)
            continue;
        // Of cards that count for nothing rather a low one goes.
        const double liking = likingByLoss()[static_cast<std::size_t>(most - left[gone])] * (14 - points(four[gone]));
        all += liking;
        if (gone == place)
            own = liking;
    }
    return own / all;
}

std::size_t pick(const ModelBelief &weights, game::Random &random)
{
    double sum = 0;
    for (const double weight : weights)
        sum += weight;
    double rest = random.fraction() * sum;
    std::size_t index = 0;
    while (index + 1 < weights.size() && rest >= weights[index])
        rest -= weights[index++];
    return index;
}

} // namespace thirtyone
