// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/preferences.h"
#include "table/table.h"

#include <algorithm>
#include <numeric>

using game::at;
using game::Seat;

// ---------------------------------------------------------------- what lies there

void Table::layCards()
{
    if (m_catchingUp)
        return;
    std::vector<ZoneRow> zones = lying();
    for (ZoneRow &zone : zones)
        zone.chosen << chosenIn(zone.id);
    m_zones.setRows(std::move(zones));
}

ZoneRow Table::drawnZone() const
{
    ZoneRow zone{.id = QStringLiteral("drawn"),
                 .role = Zone::Drawn,
                 .seat = m_ties.firstTurned,
                 .faces = m_drawn,
                 .label = drawText(),
                 .count = static_cast<int>(m_drawn.size())};
    if (const int best = drawnBest(); best >= 0)
        zone.chosen << best;
    return zone;
}

ZoneRow Table::declaredZone() const
{
    return {.id = QStringLiteral("declared"),
            .role = Zone::Declared,
            .faces = m_declaredCards,
            .count = static_cast<int>(m_declaredCards.size())};
}

ZoneRow Table::poolZone(Zone::Lay lay) const
{
    return {.id = QStringLiteral("pool"),
            .role = Zone::Pool,
            .lay = lay,
            .faces = {},
            .label = poolText(),
            .count = m_stakes};
}

QList<int> Table::allPlaces(qsizetype count)
{
    QList<int> places(count);
    std::iota(places.begin(), places.end(), 0);
    return places;
}

// ---------------------------------------------------------------- what moves

Table::Milliseconds Table::travel(const QList<Flight> &flights)
{
    Q_EMIT travelled(flights);
    return m_tempo.moving(flights::lasting(flights));
}

Table::Milliseconds Table::layOpen(const QList<Flight> &flights)
{
    return std::max(travel(flights), m_tempo.layingOpen());
}

int Table::carryingTime(Seat seat)
{
    const bool brisk = seat == person || Preferences::instance().pace() == Preferences::noPause;
    return brisk ? flights::travelTime : flights::travelTime * 9 / 5;
}

flights::Packet Table::handOf(Seat seat) const
{
    flights::Packet packet{.zone = QStringLiteral("hand"), .seat = seat, .faces = {}};
    if (seat == person) {
        packet.faces = faces(packet.zone);
    } else if (const auto &rows = m_seats.rows(); at(seat) < rows.size()) {
        const SeatRow &row = rows[at(seat)];
        packet.faces = row.shown.isEmpty() ? QStringList(row.cards, back()) : row.shown;
    }
    return packet;
}

std::vector<flights::Packet> Table::handsInTurn() const
{
    std::vector<flights::Packet> hands;
    for (int place = 1; place <= m_now.seats; ++place)
        if (flights::Packet hand = handOf((m_now.dealer + place) % m_now.seats); !hand.faces.isEmpty())
            hands.push_back(std::move(hand));
    return hands;
}

Table::Milliseconds Table::showHand(Seat seat)
{
    QList<Flight> flights = flights::turnedUp(handOf(seat));
    // The person's own has lain open all the time.
    if (seat == person)
        for (Flight &flight : flights)
            flight.leaves = flight.lands;
    return layOpen(flights);
}

QList<int> Table::slotsOf(const QStringList &faces, QStringList cards)
{
    QList<int> slots;
    for (const QString &face : faces) {
        const auto slot = static_cast<int>(cards.indexOf(face));
        if (slot >= 0)
            cards[slot].clear();
        slots << slot;
    }
    return slots;
}
