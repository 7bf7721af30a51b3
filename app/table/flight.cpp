// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/flight.h"

#include "words/face.h"

#include <algorithm>

namespace {

const Place topOfStock{.zone = QStringLiteral("stock"), .index = Place::onTop};

} // namespace

double Flight::arc() const
{
    switch (way) {
    case Carried:
    case Lifted:
        return 1.2;
    case Crossing:
        return 1.5;
    case Dealt:
    case Gathered:
        return 0.8;
    default:
        return 0;
    }
}

QList<Flight> flights::dealt(const std::vector<Packet> &packets, const Dealing &how)
{
    constexpr int lift = 2 * cutTime + cutRest;
    QList<Flight> all;
    int setsOut = how.cut ? lift + cutRest : 0;
    const auto give = [&](const Packet &packet, qsizetype card, int delay) {
        all.push_back({.from = topOfStock,
                       .to = packet.place(static_cast<int>(card)),
                       .leaves = coverOf(packet.faces[card]),
                       .lands = packet.faces[card],
                       .delay = delay,
                       .time = dealTime,
                       .way = Flight::Dealt});
    };
    qsizetype rounds = 0;
    for (const Packet &packet : packets)
        rounds = std::max(rounds, packet.faces.size());
    for (qsizetype round = 0; round < (how.each ? rounds : 1); ++round)
        for (const Packet &packet : packets) {
            if (how.each && round >= packet.faces.size())
                continue;
            for (qsizetype card = round; card < (how.each ? round + 1 : packet.faces.size()); ++card)
                give(packet, card, setsOut + (how.each ? 0 : static_cast<int>(card) * dealtWithin));
            setsOut += how.apart;
        }
    if (how.cut && !all.isEmpty())
        all += cut(all.constFirst().leaves);
    return all;
}

/// The upper half of the pack is lifted off and comes back under the other one.
QList<Flight> flights::cut(const QString &back)
{
    constexpr int cards = 3;
    QList<Flight> all;
    const Place aside{.zone = QStringLiteral("lifted")};
    for (int card = 0; card < cards; ++card) {
        Flight flight{.from = topOfStock,
                      .to = aside,
                      .leaves = back,
                      .lands = back,
                      .time = cutTime,
                      .stays = cutRest,
                      .way = Flight::Lifted};
        flight.to.index = card;
        all << flight;
        std::swap(flight.from, flight.to);
        flight.delay = flight.seenFrom = cutTime + cutRest;
        flight.stays = 0;
        all << flight;
    }
    return all;
}

QList<Flight> flights::shuffled(const std::vector<Packet> &lying, game::Seat dealer, const QString &back)
{
    constexpr int half = 7;
    constexpr int mostGathered = 40;
    QList<Flight> all;
    const Place pack{.zone = QStringLiteral("pack"), .seat = dealer};
    int hand = 0;
    for (const Packet &packet : lying) {
        const qsizetype cards = std::min<qsizetype>(packet.faces.size(), mostGathered / static_cast<int>(lying.size()));
        for (int card = 0; card < std::max<qsizetype>(1, cards); ++card)
            all << Flight{.from = packet.place(card),
                          .to = pack,
                          .leaves = back,
                          .lands = back,
                          .delay = hand * gatherApart + card * dealtWithin,
                          .time = gatherTime,
                          .way = Flight::Gathered};
        ++hand;
    }
    const auto gathered = static_cast<int>(lasting(all).count());
    for (Flight &flight : all)
        flight.stays = gathered - flight.delay - flight.time;
    const int riffles = gathered + splitTime;
    const int squared = riffles + (2 * half - 1) * riffleApart + riffleTime;
    for (int card = 0; card < 2 * half; ++card) {
        const Place side{.zone = QStringLiteral("riffle"), .index = card % 2, .seat = dealer};
        const int falls = riffles + card * riffleApart;
        all << Flight{.from = pack,
                      .to = side,
                      .leaves = back,
                      .lands = back,
                      .delay = gathered,
                      .time = splitTime,
                      .seenFrom = gathered,
                      .stays = falls - riffles,
                      .way = Flight::Riffled};
        all << Flight{.from = side,
                      .to = pack,
                      .leaves = back,
                      .lands = back,
                      .delay = falls,
                      .time = riffleTime,
                      .seenFrom = falls,
                      .stays = squared - falls - riffleTime,
                      .way = Flight::Riffled};
    }
    for (int card = 0; card < 3; ++card)
        all << Flight{.from = pack,
                      .to = topOfStock,
                      .leaves = back,
                      .lands = back,
                      .delay = squared,
                      .time = pushTime,
                      .seenFrom = squared,
                      .way = Flight::Riffled};
    return all;
}

std::chrono::milliseconds flights::untilRiffle(const QList<Flight> &flights)
{
    for (const Flight &flight : flights)
        if (flight.way == Flight::Riffled)
            return std::chrono::milliseconds(flight.delay);
    return std::chrono::milliseconds(0);
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
    const Flight usual{.time = travelTime * 7 / 5, .way = Flight::Crossing}; // no rest: what is kept is not shown
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
