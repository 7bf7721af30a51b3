// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/opponent_model.h"

#include "petrangola/determinization.h"
#include "petrangola/heuristics.h"

#include <algorithm>
#include <cmath>

namespace petrangola {

namespace {

constexpr double slip = 0.015;

/// Points, with every petrangola above them.
int pointsOf(Strength strength)
{
    return std::min<int>(strength.value, petrangolaPoints);
}

/// The chance to knock with `above` points more than a rough threshold.
double roughChance(int above)
{
    static const auto chances = [] {
        constexpr double width = 1.5;
        std::array<double, 128> made{};
        for (std::size_t index = 0; index < made.size(); ++index)
            made[index] = slip + (1 - 2 * slip) / (1 + std::exp(-(static_cast<double>(index) - 64 + 0.5) / width));
        return made;
    }();
    return chances[static_cast<std::size_t>(std::clamp(above + 64, 0, 127))];
}

constexpr double careOfMostly = 40;
constexpr double careOfRoughly = 10;
constexpr std::size_t drawSteps = 1024;

/// By share of weaker hands: how much likelier a careless player goes to such a hand than to the worst.
using Draw = std::array<double, drawSteps + 1>;

Draw makeDraw(double care)
{
    Draw draw{};
    for (std::size_t step = 0; step < draw.size(); ++step)
        draw[step] = std::exp(care * static_cast<double>(step) / drawSteps);
    return draw;
}

int glanceAt(const Hand &hand, const Ranking &ranking)
{
    constexpr int anyPetrangola = 100;
    return isPetrangola(ranking.category(hand)) ? anyPetrangola : cherished(hand).points;
}

bool open(Way way, const Occasion &occasion)
{
    return occasion.afterKnock || (way != wayToKeep && way != wayOfShirt);
}

/// The value by which a player of the model chooses; it takes the largest.
template<class Value>
double chanceOfBest(Way way, const Occasion &occasion, Value &&value)
{
    int most = -1;
    int equal = 0;
    int all = 0;
    for (Way other = 0; other < wayCount; ++other) {
        if (!open(other, occasion))
            continue;
        ++all;
        const int worth = value(other);
        if (worth > most) {
            most = worth;
            equal = 0;
        }
        equal += worth == most ? 1 : 0;
    }
    return slip / all + (value(way) == most ? (1 - slip) / equal : 0);
}

double chanceOfDrawn(Way way, const Ways &ways, const Occasion &occasion, const Draw &draw)
{
    const auto drawnTo = [&](Way other) {
        return draw[static_cast<std::size_t>(occasion.ranking->share(ways.strength[other]) * drawSteps)];
    };
    double all = 0;
    for (Way other = 0; other < wayCount; ++other)
        if (open(other, occasion))
            all += drawnTo(other);
    return drawnTo(way) / all;
}

} // namespace

double knockChance(KnockModel model, const Ways &ways, const Occasion &occasion)
{
    const auto surely = [](bool knocks) { return knocks ? 1 - slip : slip; };
    if (model < firstRough)
        return surely(pointsOf(ways.knock()) >= leastThreshold + model);
    if (model < whenNothingGains)
        return roughChance(pointsOf(ways.knock()) - leastThreshold - (model - firstRough));
    switch (model) {
    case whenNothingGains: {
        const Strength exchanged = ways.strength[ways.bestExchange()];
        return surely(ways.kept() >= exchanged || ways.shirt() > exchanged);
    }
    case whenContent:
        return surely(occasion.ranking->share(ways.knock()) >= contentment(occasion.playing, 1));
    case whenFairlyContent:
        return surely(knocksGladly(*occasion.ranking, contentment(occasion.playing, occasion.lap), ways.knock(),
                                   ways.strength[ways.bestExchange()]));
    case knocksAlways:
        return 1 - slip;
    default:
        return 0.1;
    }
}

double wayChance(SwapModel model, Way way, const Ways &ways, const Hand &hand, const Hand &monte,
                 const Occasion &occasion)
{
    switch (model) {
    case SwapModel::best:
        return chanceOfBest(way, occasion, [&](Way other) -> int { return ways.strength[other].value; });
    case SwapModel::mostly: {
        static const Draw draw = makeDraw(careOfMostly);
        return chanceOfDrawn(way, ways, occasion, draw);
    }
    case SwapModel::roughly: {
        static const Draw draw = makeDraw(careOfRoughly);
        return chanceOfDrawn(way, ways, occasion, draw);
    }
    case SwapModel::oneOrThree:
        return chanceOfBest(way, occasion,
                            [&](Way other) -> int { return exchangesTwo(other) ? 0 : ways.strength[other].value; });
    case SwapModel::suit:
        return chanceOfBest(way, occasion, [&](Way other) -> int {
            if (exchangesTwo(other) || other == wayOfShirt)
                return 0;
            Hand after = hand;
            Hand left = monte;
            goWay(after, left, other);
            return glanceAt(after, *occasion.ranking);
        });
    case SwapModel::byChance:
        break;
    }
    return 1.0 / (occasion.afterKnock ? wayCount : wayCount - 2);
}

double keepChance(KnockModel model, Strength strength)
{
    return pointsOf(strength) >= leastThreshold + model ? 1 - slip : slip;
}

Deed deedOf(const OpponentModel &model, const Hand &hand, const Hand &monte, const Occasion &occasion,
            game::Random &random)
{
    const Ways ways = Ways::of(hand, monte, *occasion.ranking);
    if (!occasion.afterKnock) {
        bool knocks = model.knock == knocksByChance ? random.once(10) : false;
        if (model.knock != knocksByChance)
            knocks = knockChance(model.knock, ways, occasion) > 0.5;
        if (knocks)
            return {.way = ways.shirt() > ways.kept() ? wayOfShirt : wayToKeep, .knocks = true};
    }
    if (model.swap == SwapModel::byChance) {
        const auto any = random.below(occasion.afterKnock ? wayCount : wayCount - 2);
        return {.way = static_cast<Way>(occasion.afterKnock ? any : any + 1)};
    }
    Way best = occasion.afterKnock ? wayToKeep : firstOfOne;
    int most = -1;
    const auto end = static_cast<Way>(occasion.afterKnock ? wayCount : wayCount - 1);
    for (Way way = best; way < end; ++way) {
        int value = ways.strength[way].value;
        if (model.swap == SwapModel::oneOrThree && exchangesTwo(way))
            continue;
        if (model.swap == SwapModel::suit) {
            if (!exchangesOne(way) && way != wayToKeep)
                continue;
            Hand after = hand;
            Hand left = monte;
            goWay(after, left, way);
            value = glanceAt(after, *occasion.ranking);
        }
        if (value > most) {
            most = value;
            best = way;
        }
    }
    return {.way = best};
}

const ModelBelief &ModelBelief::ofAStranger()
{
    static const ModelBelief belief = [] {
        ModelBelief made{};
        constexpr double sharp = 0.12 / thresholds;
        constexpr double rough = 0.34 / thresholds;
        for (std::size_t model = 0; model < thresholds; ++model) {
            made.knock[model] = sharp;
            made.knock[firstRough + model] = rough;
            made.keep[model] = 1.0 / thresholds;
        }
        made.knock[whenNothingGains] = 0.20;
        made.knock[whenContent] = 0.10;
        made.knock[whenFairlyContent] = 0.20;
        made.knock[knocksAlways] = 0.02;
        made.knock[knocksByChance] = 0.02;
        made.swap = {0.45, 0.25, 0.10, 0.10, 0.07, 0.03};
        return made;
    }();
    return belief;
}

} // namespace petrangola
