// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/flight.h"

#include "words/face.h"

#include <algorithm>

namespace {

const Place topOfStock{.zone = QStringLiteral("stock"), .index = Place::onTop};

} // namespace

QList<Flight> flights::dealt(const std::vector<Packet> &packets)
{
    QList<Flight> all;
    int setsOut = 0;
    for (const Packet &packet : packets) {
        for (int card = 0; card < packet.faces.size(); ++card)
            all.push_back({.from = topOfStock,
                           .to = packet.place(card),
                           .leaves = coverOf(packet.faces[card]),
                           .lands = packet.faces[card],
                           .delay = setsOut + card * dealtWithin,
                           .time = dealTime,
                           .way = Flight::Dealt});
        setsOut += dealApart;
    }
    return all;
}

QList<Flight> flights::drawn(const Place &to, const QString &face)
{
    return {
        {.from = topOfStock, .to = to, .leaves = coverOf(face), .lands = face, .time = dealTime, .way = Flight::Drawn}};
}

QList<Flight> flights::turnedUp(const Packet &cards)
{
    QList<Flight> all;
    for (int card = 0; card < cards.faces.size(); ++card)
        all.push_back({.from = cards.place(card),
                       .to = cards.place(card),
                       .leaves = coverOf(cards.faces[card]),
                       .lands = cards.faces[card],
                       .delay = card * flipApart,
                       .time = flipTime,
                       .way = Flight::Turned});
    return all;
}

QList<Flight> flights::crossing(const Packet &down, const Packet &other)
{
    QList<Flight> all;
    const Flight usual{.time = travelTime * 7 / 5, .way = Flight::Crossing};
    for (int card = 0; card < std::min(down.faces.size(), other.faces.size()); ++card) {
        Flight flight = usual;
        flight.delay = card * travelApart;
        flight.from = other.place(card);
        flight.to = down.place(card);
        flight.leaves = coverOf(down.faces[card]);
        flight.lands = down.faces[card];
        all << flight;
        std::swap(flight.from, flight.to);
        flight.leaves = other.faces[card];
        flight.lands = other.faces[card];
        all << flight;
    }
    return all;
}

std::chrono::milliseconds flights::lasting(const QList<Flight> &flights)
{
    int end = 0;
    for (const Flight &flight : flights)
        end = std::max(end, flight.delay + flight.time);
    return std::chrono::milliseconds(end);
}
