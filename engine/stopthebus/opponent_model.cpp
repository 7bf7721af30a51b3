// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stopthebus/opponent_model.h"

#include <algorithm>
#include <cmath>

namespace stopthebus {

namespace {

constexpr double slip = 0.02;
/// How steeply the chances of the careless rise with the share of the hand.
constexpr double careOfMostly = 30;
constexpr double careOfRoughly = 8;

} // namespace

double stopChance(StopModel model, double share)
{
    if (model < thresholds.size())
        return share >= thresholds[model] ? 1 - slip : slip;
    constexpr double width = 0.025;
    const double above = share - thresholds[model - thresholds.size()];
    return slip + (1 - 2 * slip) / (1 + std::exp(-above / width));
}

Outlook::Outlook(const Hand &hand, const Hand &monte, const Occasion &occasion)
    : m_first(occasion.mayKeep ? wayToKeep : firstExchange)
{
    const Ways ways = Ways::of(hand, monte, *occasion.ranking);
    for (Way way = m_first; way < wayCount; ++way) {
        m_shares[way] = occasion.ranking->share(ways.strength[way]);
        m_promises[way] = m_shares[way];
        if (occasion.last)
            continue;
        Hand after = hand;
        Hand left = monte;
        goWay(after, left, way);
        m_promises[way] = std::max(m_shares[way], occasion.prospects->afterExchange(after));
    }
}

double Outlook::worth(ExchangeModel model, Way way) const
{
    switch (model) {
    case ExchangeModel::mostly:
        return std::exp(careOfMostly * (m_shares[way] - 1));
    case ExchangeModel::roughly:
        return std::exp(careOfRoughly * (m_shares[way] - 1));
    case ExchangeModel::promising:
        return m_promises[way];
    case ExchangeModel::best:
        return m_shares[way];
    case ExchangeModel::byChance:
        break;
    }
    return 1;
}

double Outlook::chance(ExchangeModel model, Way way) const
{
    const auto all = static_cast<double>(wayCount - m_first);
    if (way < m_first)
        return slip / all;
    const double worth = this->worth(model, way);
    double sum = 0;
    double most = 0;
    int equal = 0;
    for (Way other = m_first; other < wayCount; ++other) {
        const double others = this->worth(model, other);
        sum += others;
        if (others > most) {
            most = others;
            equal = 0;
        }
        equal += others == most ? 1 : 0;
    }
    const bool takesTheMost = model == ExchangeModel::best || model == ExchangeModel::promising;
    if (takesTheMost)
        return slip / all + (worth == most ? (1 - slip) / equal : 0);
    return worth / sum;
}

Way Outlook::likeliest(ExchangeModel model) const
{
    Way best = m_first;
    for (Way way = m_first; way < wayCount; ++way)
        if (worth(model, way) > worth(model, best))
            best = way;
    return best;
}

const ModelBelief &ModelBelief::ofAStranger()
{
    static const ModelBelief belief = [] {
        ModelBelief made{};
        constexpr std::array<double, thresholds.size()> usual{1, 1, 2, 3, 4, 6, 9, 12, 14, 14, 12, 9, 6, 4, 3};
        constexpr double all = 100;
        constexpr double sharp = 0.5;
        for (std::size_t model = 0; model < thresholds.size(); ++model) {
            made.stop[model] = sharp * usual[model] / all;
            made.stop[thresholds.size() + model] = (1 - sharp) * usual[model] / all;
        }
        made.exchange = {0.45, 0.2, 0.2, 0.1, 0.05};
        return made;
    }();
    return belief;
}

} // namespace stopthebus
