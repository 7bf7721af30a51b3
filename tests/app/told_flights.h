// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/flight.h"

#include <optional>

// What the flights of one event tell, for tests that look at the game and not at the motion.

/// Cards that went from a hand to the middle and back: give[i] now lies at monte[i], take[i] in the hand at hand[i].
struct ToldExchange
{
    int seat = game::nobody;
    QList<int> hand;
    QList<int> monte;
    QStringList give;
    QStringList take;
};

inline std::optional<ToldExchange> toldExchange(const QList<Flight> &flights)
{
    ToldExchange told;
    for (const Flight &flight : flights) {
        if (flight.way != Flight::Carried || flight.to.zone == QLatin1String("stock")
            || flight.from.zone == QLatin1String("stock"))
            return std::nullopt;
        if (flight.to.seat == game::nobody) {
            told.seat = flight.from.seat;
            told.hand << flight.from.index;
            told.monte << flight.to.index;
            told.give << flight.leaves;
        } else {
            told.take << flight.leaves;
        }
    }
    return flights.isEmpty() ? std::nullopt : std::optional(told);
}

/// A card that went under the stock, and the seat whose it was; another came from the top of it.
inline std::optional<Flight> toldDraw(const QList<Flight> &flights)
{
    if (flights.size() != 2 || flights[0].to.zone != QLatin1String("stock") || flights[0].to.index != 0
        || flights[1].from.index != Place::onTop || flights[1].to != flights[0].from)
        return std::nullopt;
    return flights[0];
}

inline bool allAre(Flight::Way way, const QList<Flight> &flights)
{
    for (const Flight &flight : flights)
        if (flight.way != way)
            return false;
    return !flights.isEmpty();
}

/// In a line; empty for packets that change places, of which the table tells in another way.
inline QString toldFlights(const QList<Flight> &flights)
{
    if (flights.isEmpty())
        return {};
    const Flight &first = flights.constFirst();
    const auto numbers = [](const QList<int> &list) {
        QStringList words;
        for (const int each : list)
            words << QString::number(each);
        return words.join(QLatin1Char(','));
    };
    if (const auto exchange = toldExchange(flights))
        return QStringLiteral("exchanged %1 hand %2 monte %3 give %4 take %5")
            .arg(exchange->seat)
            .arg(numbers(exchange->hand), numbers(exchange->monte), exchange->give.join(QLatin1Char(',')),
                 exchange->take.join(QLatin1Char(',')));
    switch (first.way) {
    case Flight::Dealt:
        return QStringLiteral("dealt");
    case Flight::Drawn:
        return QStringLiteral("turned %1 %2 %3").arg(first.to.index).arg(first.to.seat).arg(first.lands);
    case Flight::Turned: {
        const bool shown = first.to.seat > 0 || first.leaves == first.lands;
        return shown ? QStringLiteral("handShown %1").arg(first.to.seat) : QStringLiteral("exposed");
    }
    default:
        return {};
    }
}
