// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/mambassa/mambassa_counter.h"

#include "mambassa/hand.h"

using namespace Qt::StringLiterals;

namespace record {

void MambassaCounter::read(const QJsonObject &line)
{
    const QString event = line.value(u"event"_s).toString();
    if (event == u"deal") {
        m_knocks.beginDeal();
        m_nothingExchanged = false;
    } else if (event == u"move") {
        readMove(line.value(u"move"_s).toObject(), line.value(u"seat"_s).toInt());
    } else if (event == u"declared" && line.value(u"seats"_s).toArray().contains(m_seat)) {
        ++m_counts[line.value(u"name"_s).toString() == u"mambassa" ? u"mambasse"_s : u"quarantune"_s];
    } else if (event == u"showdown") {
        m_knocks.settle(line, m_seat, m_counts);
    }
}

void MambassaCounter::readMove(const QJsonObject &move, game::Seat seat)
{
    const QString action = move.value(u"action"_s).toString();
    const auto exchanged = action == u"exchange" ? move.value(u"give"_s).toArray().size() : 0;
    if (!m_knocks.knocked()) {
        if (action == u"keep")
            m_knocks.knock(action, seat);
        else if (exchanged == mambassa::cardsInHand)
            m_knocks.knock(u"shirt"_s, seat);
        else if (action == u"stay" && m_nothingExchanged)
            m_knocks.knock(u"knock"_s, seat);
    }
    m_nothingExchanged = action == u"exchange" && exchanged == 0;
}

template<>
std::unique_ptr<GameCounter> counterOf<mambassa::Mambassa>(const QJsonObject & /*header*/, game::Seat seat)
{
    return std::make_unique<MambassaCounter>(seat);
}

} // namespace record
