// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/thirtyone/thirtyone_counter.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace record {

void ThirtyoneCounter::read(const QJsonObject &line)
{
    const QString event = line.value(u"event"_s).toString();
    if (event == u"blitz" && line.value(u"seats"_s).toArray().contains(m_seat))
        ++m_counts[u"blitzes"_s];
    else if (event == u"showdown")
        settle(line);
}

void ThirtyoneCounter::settle(const QJsonObject &showdown)
{
    if (m_county && showdown.value(u"score"_s).toArray().at(m_seat).toInt() == 1)
        ++m_counts[u"county"_s];
    const QJsonArray change = showdown.value(u"change"_s).toArray();
    const bool knocked = showdown.value(u"knocker"_s).toInt(game::nobody) == m_seat;
    if (m_chips) {
        // Who shares the pot with one other may come out even.
        const bool takes = change.at(m_seat).toInt() >= 0;
        if (takes)
            ++m_counts[u"pots"_s];
        if (knocked)
            ++m_counts[takes ? u"knockPot"_s : u"knockNoPot"_s];
        return;
    }
    if (!knocked)
        return;
    if (m_points) {
        const bool ofAHigherHand = showdown.value(u"by"_s).toString() == u"blitz";
        const bool highest = !ofAHigherHand && change.at(m_seat).toInt() > thirtyone::pointsOfTheHighest;
        ++m_counts[highest ? u"knockHighest"_s : u"knockBelow"_s];
        return;
    }
    const bool loses = std::any_of(change.begin(), change.end(), [](const QJsonValue by) { return by.toInt() < 0; });
    ++m_counts[change.at(m_seat).toInt() < 0 ? u"knockPaid"_s : loses ? u"knockOthers"_s : u"knockNobody"_s];
}

template<>
std::unique_ptr<GameCounter> counterOf<thirtyone::Thirtyone>(const QJsonObject &header, game::Seat seat)
{
    const QJsonObject options = header.value(u"options"_s).toObject();
    const QString settlement = options.value(u"settlement"_s).toString();
    const bool points = settlement == u"points";
    const bool chips = settlement == u"pot";
    const bool lastForNothing = settlement == u"bill" || (!points && !chips && options.value(u"county"_s).toBool());
    return std::make_unique<ThirtyoneCounter>(seat, lastForNothing, points, chips);
}

} // namespace record
