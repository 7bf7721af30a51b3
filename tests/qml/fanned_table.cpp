// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fanned_table.h"

using namespace Qt::StringLiterals;

FannedTable::FannedTable(int cards, int seats, const game::Seating &seating, QObject *parent)
    : Table(parent)
    , m_cards(cards)
    , m_seating(seating)
{
    for (int seat = 0; seat < seats; ++seat)
        m_guests.push_back({.name = seat == 0 ? QString() : u"Seat %1"_s.arg(seat), .portrait = u"tu"_s});
    m_now.seats = seats;
    m_now.deal = 1;
    m_now.toMove = person;
    m_now.dealer = person;
    m_now.playing = game::SeatSet::first(seats);
    m_asked = true;
    laySeats();
    layCards();
    enter(Turn);
    layActions();
}

QUrl FannedTable::board() const
{
    return QUrl(u"qrc:/boards/BareBoard.qml"_s);
}

void FannedTable::laySeats()
{
    std::vector<SeatRow> rows;
    for (game::Seat seat = 0; seat < m_now.seats; ++seat)
        rows.push_back({.seat = seat,
                        .name = nameOf(seat),
                        .portrait = u"tu"_s,
                        .tokens = 1,
                        .turn = seat == person,
                        .cards = m_cards,
                        .side = m_seating.sideOf(seat),
                        .partners = partnersOf(seat)});
    m_seats.setRows(std::move(rows));
}

std::vector<ZoneRow> FannedTable::lying() const
{
    QStringList pack;
    for (const QChar suit : u"DCSB"_s)
        for (const QChar rank : u"A234567JHK"_s)
            pack << u"piacentine/"_s + rank + suit;
    const QStringList open = pack.mid(m_cards, 4);
    return {{.id = u"hand"_s,
             .role = Zone::Hand,
             .seat = person,
             .lay = Zone::Fan,
             .faces = pack.first(m_cards),
             .choosable = allPlaces(m_cards),
             .count = m_cards},
            {.id = u"trick"_s,
             .role = Zone::Open,
             .faces = open,
             .choosable = allPlaces(open.size()),
             .count = static_cast<int>(open.size())}};
}

std::vector<ActionRow> FannedTable::choices() const
{
    return {{.action = u"play"_s,
             .label = u"Play the king"_s,
             .note = u"Nives takes it"_s,
             .key = u"Enter"_s,
             .tone = u"red"_s},
            {.action = u"back"_s, .label = u"Put it back"_s, .key = u"Esc"_s, .tone = u"cream"_s}};
}
