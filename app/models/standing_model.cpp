// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/standing_model.h"

#include "petrangola/ranking.h"

#include <algorithm>

using namespace petrangola;
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
        const QString deals = tr("%n deal(s)", "played by a seat", row.deals);
        return row.petrangole == 0 ? deals
                                   : tr("%1, %2", "deals played, and petrangole held")
                                         .arg(deals, tr("%n petrangola(s)", nullptr, row.petrangole));
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
    m_records.fill({});
}

void StandingModel::settled(const View &view, const Showdown &showdown)
{
    for (const Seat seat : view.playing) {
        Record &record = m_records[at(seat)];
        ++record.deals;
        if (isPetrangola(view.ranking->category(showdown.hands[at(seat)])))
            ++record.petrangole;
        if (showdown.tokens[at(seat)] == 0)
            record.fellIn = view.deal;
    }
}

void StandingModel::ended(const View &view, const QStringList &names, const QStringList &portraits)
{
    std::vector<StandingRow> rows;
    for (Seat seat = 0; seat < view.seats; ++seat) {
        const Record &record = m_records[at(seat)];
        rows.push_back({.seat = seat,
                        .name = names.value(seat),
                        .portrait = portraits.value(seat),
                        .fellIn = record.fellIn,
                        .deals = record.deals,
                        .petrangole = record.petrangole,
                        .winner = seat == view.winner});
    }
    const auto heldOut = [](const StandingRow &row) { return std::pair(row.winner, row.fellIn); };
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const auto &left, const auto &right) { return heldOut(left) > heldOut(right); });
    for (std::size_t row = 0; row < rows.size(); ++row)
        rows[row].place
            = row > 0 && heldOut(rows[row]) == heldOut(rows[row - 1]) ? rows[row - 1].place : static_cast<int>(row) + 1;
    setRows(std::move(rows));
}
