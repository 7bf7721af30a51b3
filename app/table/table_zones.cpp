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
    for (ZoneRow &zone : zones) {
        zone.chosen << chosenIn(zone.id);
        // What was paid is seen when it is told.
        if (const ZoneRow *present = m_zones.find(zone.role);
            m_turning && zone.role == Zone::Pool && present != nullptr)
            zone = ZoneRow(*present);
    }
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

void Table::gather(const std::vector<flights::Packet> &lying)
{
    m_shuffle.clear();
    if (!lying.empty() && m_tempo.staged() && !m_ties.onlooker)
        m_shuffle = flights::shuffled(lying, m_now.dealer, back());
}

void Table::shuffle()
{
    if (!m_shuffle.isEmpty())
        travel(m_shuffle);
}

flights::Dealing Table::dealing(const std::vector<flights::Packet> &packets) const
{
    // Where many sit, each is given a hand at once.
    constexpr qsizetype mostOneByOne = 32;
    qsizetype cards = 0;
    for (const flights::Packet &packet : packets)
        cards += packet.faces.size();
    const bool acted = Preferences::instance().staging() == Preferences::fullStaging;
    return {.apart = static_cast<int>(Tempo::dealing().count()),
            .each = acted && cards <= mostOneByOne,
            .cut = m_tempo.staged()};
}

void Table::cutSoon()
{
    m_cuttingTimer.stop();
    if (m_stage == Cut && m_asked && Preferences::instance().cutByItself())
        m_cuttingTimer.start(m_tempo.moving(flights::lasting(m_shuffle)) + m_tempo.thinking() / 2);
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
