// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// ThirtyoneGuide: exchanges with the cards in the middle.

#include "games/thirtyone/thirtyone_guide.h"

using namespace thirtyone;
using namespace Qt::StringLiterals;

QStringList ThirtyoneGuide::whatToExchange(const Exchange &exchange) const
{
    QStringList things;
    const QList<int> given = m_table.chosenIn(u"hand"_s);
    for (const cards::Card card : exchange.given)
        if (const auto place = static_cast<int>(m_view.hand.indexOf(card)); !given.contains(place))
            things << u"hand%1"_s.arg(place);
    const QList<int> taken = m_table.chosenIn(u"middle"_s);
    for (int place = 0; place < cardsInHand; ++place)
        if (holds(exchange.places, static_cast<std::size_t>(place)) && !taken.contains(place))
            things << u"middle%1"_s.arg(place);
    return things.isEmpty() ? QStringList{u"action_exchange"_s} : things;
}

QString ThirtyoneGuide::aboutExchange(const Exchange &advised) const
{
    if (m_table.chosen().isEmpty())
        return {};
    const bool right = whatToExchange(advised).constFirst() == u"action_exchange"_s
        && m_table.chosen().size() == 2 * static_cast<qsizetype>(advised.given.size());
    return right ? tr("That’s it: press “Exchange”.") : QString();
}

QString ThirtyoneGuide::ticketOfSwitch(const Move &move) const
{
    if (const auto *keep = std::get_if<Keep>(&move))
        return keep->second ? u"action_second"_s : u"action_first"_s;
    if (std::holds_alternative<SwapFaceDown>(move))
        return u"action_closed"_s;
    if (std::holds_alternative<Reset>(move))
        return u"action_restart"_s;
    if (std::holds_alternative<NoReset>(move))
        return u"action_letstand"_s;
    const auto *exchange = std::get_if<Exchange>(&move);
    const bool all = exchange != nullptr && exchange->places == allPlaces;
    return all && m_view.options.source == Source::packets && m_table.chosen().isEmpty() ? u"action_open"_s : QString();
}
