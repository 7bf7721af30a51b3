// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/standing_model.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using game::at;
using game::Seat;

QHash<int, QByteArray> StandingModel::roleNames() const
{
    return {{PlaceRole, "place"}, {SeatRole, "seat"},   {NameRole, "name"},     {PortraitRole, "portrait"},
            {FateRole, "fate"},   {CountRole, "count"}, {WinnerRole, "winner"}, {OwnRole, "own"}};
}

QVariant StandingModel::value(const StandingRow &row, int role) const
{
    switch (role) {
    case PlaceRole:
        return row.place;
    case SeatRole:
        return row.seat;
    case NameRole:
        return row.name.isEmpty() ? tr("You", "the person at the table, as a name") : row.name;
    case PortraitRole:
        return row.portrait;
    case FateRole:
        return row.winner    ? tr("takes the pool")
            : row.fellIn > 0 ? tr("out in deal %1").arg(row.fellIn)
                             : tr("out", "of the match");
    case CountRole: {
        if (row.deals == 0)
            return QString();
        QStringList told;
        if (row.winner || row.fellIn != row.deals) // otherwise its fate says how many it played
            told << tr("%n deal(s)", "played by a seat", row.deals);
        if (row.rare > 0 && m_rareWords)
            told << m_rareWords(row.rare);
        return told.join(u", "_s);
    }
    case WinnerRole:
        return row.winner;
    case OwnRole:
        return row.seat == 0;
    default:
        return {};
    }
}

void StandingModel::forget()
{
    clear();
    m_count = {};
}

void StandingCount::settled(int deal, game::SeatSet playing, game::SeatSet rare,
                            const std::array<std::int16_t, game::maxSeats> &tokens)
{
    for (const game::Seat seat : playing) {
        Seat &record = m_seats[at(seat)];
        ++record.deals;
        if (rare.contains(seat))
            ++record.rare;
        if (tokens[at(seat)] == 0)
            record.fellIn = deal;
    }
}

StandingCount StandingCount::turned(game::Seat foot, int seats) const
{
    StandingCount turned = *this;
    std::rotate(turned.m_seats.begin(), turned.m_seats.begin() + foot, turned.m_seats.begin() + seats);
    return turned;
}

void StandingModel::ended(Seat winner, const QStringList &names, const QStringList &portraits)
{
    std::vector<StandingRow> rows;
    for (Seat seat = 0; seat < static_cast<Seat>(names.size()); ++seat) {
        const StandingCount::Seat &record = m_count.of(seat);
        rows.push_back({.seat = seat,
                        .name = names.value(seat),
                        .portrait = portraits.value(seat),
                        .fellIn = record.fellIn,
                        .deals = record.deals,
                        .rare = record.rare,
                        .winner = seat == winner});
    }
    const auto heldOut = [](const StandingRow &row) { return std::pair(row.winner, row.fellIn); };
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const auto &left, const auto &right) { return heldOut(left) > heldOut(right); });
    for (std::size_t row = 0; row < rows.size(); ++row)
        rows[row].place
            = row > 0 && heldOut(rows[row]) == heldOut(rows[row - 1]) ? rows[row - 1].place : static_cast<int>(row) + 1;
    setRows(std::move(rows));
}
