// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/stopthebus/stopthebus_counter.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace record {

void StopthebusCounter::read(const QJsonObject &line)
{
    const QString event = line.value(u"event"_s).toString();
    if (event == u"deal")
        m_stopper = game::nobody;
    else if (event == u"move" && line.value(u"move"_s).toObject().value(u"action"_s) == u"stop"_s)
        m_stopper = line.value(u"seat"_s).toInt();
    else if (event == u"showdown")
        settle(line);
}

void StopthebusCounter::settle(const QJsonObject &showdown)
{
    const QJsonArray hand = showdown.value(u"hands"_s).toArray().at(m_seat).toArray();
    if (hand.isEmpty())
        return; // it is out
    const QChar rank = hand.at(0).toString().at(0);
    if (std::all_of(hand.begin(), hand.end(), [rank](const QJsonValue &card) { return card.toString().at(0) == rank; }))
        ++m_counts[u"prials"_s];
    if (m_stopper == game::nobody)
        ++m_counts[u"rides"_s];
    if (m_stopper != m_seat)
        return;
    const QJsonArray change = showdown.value(u"change"_s).toArray();
    const bool loses = std::any_of(change.begin(), change.end(), [](const QJsonValue &by) { return by.toInt() < 0; });
    ++m_counts[change.at(m_seat).toInt() < 0 ? u"stopPaid"_s : loses ? u"stopOthers"_s : u"stopNobody"_s];
}

template<>
std::unique_ptr<GameCounter> counterOf<stopthebus::Stopthebus>(const QJsonObject & /*header*/, game::Seat seat)
{
    return std::make_unique<StopthebusCounter>(seat);
}

} // namespace record
