// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/knock/knock_counter.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace record {

void TrickCounter::read(const QJsonObject &line)
{
    const QString event = line.value(u"event"_s).toString();
    if (event == u"deal") {
        m_magician = m_fool = game::nobody;
    } else if (event == u"move") {
        const QJsonValue card = line.value(u"move"_s).toObject().value(u"card"_s);
        if (card == u"01"_s)
            m_magician = line.value(u"seat"_s).toInt();
        else if (card == u"00"_s)
            m_fool = line.value(u"seat"_s).toInt();
    } else if (event == u"trick") {
        endTrick(line.value(u"winner"_s).toInt());
    } else if (event == u"showdown") {
        settle(line);
    }
}

void TrickCounter::endTrick(game::Seat winner)
{
    if (m_magician != game::nobody && knock::sideOf(m_magician) != knock::sideOf(winner))
        ++m_counts[knock::sideOf(winner) == knock::sideOf(m_seat) ? u"magicianTaken"_s : u"magicianLost"_s];
    m_magician = game::nobody;
}

void TrickCounter::settle(const QJsonObject &showdown)
{
    const int tricks = showdown.value(u"tricks"_s).toArray().at(m_seat).toInt();
    if (tricks == knock::tricksInDeal)
        ++m_counts[u"slams"_s];
    else if (tricks == 0)
        ++m_counts[u"slammed"_s];
    if (m_fool == m_seat && showdown.value(u"paid"_s).isString())
        ++m_counts[u"foolPaid"_s];
}

template<>
std::unique_ptr<GameCounter> counterOf<knock::Knock>(const QJsonObject & /*header*/, game::Seat seat)
{
    return std::make_unique<TrickCounter>(seat);
}

} // namespace record
