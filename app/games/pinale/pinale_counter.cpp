// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/pinale/pinale_counter.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace record {

void MeldCounter::read(const QJsonObject &line)
{
    constexpr int dear = 100;
    const QString event = line.value(u"event"_s).toString();
    if (event == u"deal") {
        m_swapped = false;
    } else if (event == u"move" && line.value(u"seat"_s).toInt() == m_seat) {
        const QJsonArray steps = line.value(u"move"_s).toObject().value(u"lay"_s).toArray();
        const bool swaps = std::any_of(steps.begin(), steps.end(),
                                       [](const QJsonValue &step) { return step.toObject().contains(u"swap"_s); });
        if (swaps && !m_swapped)
            ++m_counts[u"swaps"_s];
        m_swapped = m_swapped || swaps;
    } else if (event == u"showdown") {
        const QJsonValue wentOut = line.value(u"wentOut"_s);
        if (wentOut == m_seat)
            ++m_counts[u"outs"_s];
        else if (line.value(u"left"_s).toArray().at(m_seat).toInt() >= dear)
            ++m_counts[u"caught"_s];
    }
}

template<>
std::unique_ptr<GameCounter> counterOf<pinale::Pinale>(const QJsonObject & /*header*/, game::Seat seat)
{
    return std::make_unique<MeldCounter>(seat);
}

} // namespace record
