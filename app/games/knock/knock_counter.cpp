// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/knock/knock_counter.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace record {

void TrickCounter::read(const QJsonObject &line)
{
    const QString event = line.value(u"event"_s).toString();
    if (event == u"deal") {
        m_magician = m_fool = game::nobody;
        m_kings = {};
        m_dealer = line.value(u"dealer"_s).toInt(game::nobody);
        if (m_dealer == m_seat)
            ++m_counts[u"dealt"_s];
    } else if (event == u"move") {
        move(line.value(u"seat"_s).toInt(), line.value(u"move"_s).toObject());
    } else if (event == u"trick") {
        endTrick(line.value(u"winner"_s).toInt());
    } else if (event == u"showdown") {
        settle(line);
    }
}

void TrickCounter::move(game::Seat seat, const QJsonObject &move)
{
    const QString card = move.value(u"card"_s).toString();
    if (card == u"01"_s)
        m_magician = seat;
    else if (card == u"00"_s)
        m_fool = seat;
    else if (card.startsWith(u'K'))
        ++m_kings[knock::sideOf(seat) == knock::sideOf(m_seat) ? 0 : 1];
    if (seat == m_seat && move.value(u"signal"_s).isString())
        ++m_counts[u"signals"_s];
}

void TrickCounter::endTrick(game::Seat winner)
{
    const bool own = knock::sideOf(winner) == knock::sideOf(m_seat);
    if (m_magician != game::nobody && knock::sideOf(m_magician) != knock::sideOf(winner))
        ++m_counts[own ? u"magicianTaken"_s : u"magicianLost"_s];
    else if (m_magician != game::nobody && own)
        ++m_counts[u"magicianKept"_s];
    if (const int kings = m_kings[own ? 1 : 0]; kings > 0)
        m_counts[own ? u"kingsTaken"_s : u"kingsLost"_s] += kings;
    m_magician = game::nobody;
    m_kings = {};
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
    const QJsonArray change = showdown.value(u"change"_s).toArray();
    if (change.isEmpty())
        return;
    const int made = change.at(m_seat).toInt();
    m_counts[u"bestMade"_s] = std::max(made, m_counts.value(u"bestMade"_s, made));
    if (m_dealer == m_seat)
        m_counts[u"dealtMade"_s] += made;
}

template<>
std::unique_ptr<GameCounter> counterOf<knock::Knock>(const QJsonObject & /*header*/, game::Seat seat)
{
    return std::make_unique<TrickCounter>(seat);
}

} // namespace record
