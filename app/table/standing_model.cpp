// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/standing_model.h"

#include <algorithm>
#include <limits>
#include <tuple>

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
        return fate(row);
    case CountRole: {
        if (row.deals == 0)
            return QString();
        QStringList told;
        if (row.winner || m_count.kind() != game::Score::lives
            || row.fellIn != row.deals) // otherwise its fate says how many it played
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

QString StandingModel::points(int score)
{
    return score < 0 ? tr("−%n point(s)", "less than none", -score) : tr("%n point(s)", nullptr, score);
}

QString StandingModel::fate(const StandingRow &row) const
{
    switch (m_count.kind()) {
    case game::Score::points: {
        const QString points = StandingModel::points(row.score);
        if (!m_sides)
            return points;
        const QString came = row.winner ? tr("wins", "a seat, with its side")
            : m_drawn                   ? tr("draws", "a seat, with its side")
                                        : tr("loses", "a seat, with its side");
        return tr("%1, %2", "'wins' or 'loses', and with how many points").arg(came, points);
    }
    case game::Score::chips:
        return row.score < 0 ? tr("−%n chip(s)", "less than none", -row.score)
                             : tr("%n chip(s)", "at the end of a match", row.score);
    case game::Score::lives:
        break;
    }
    if (row.winner)
        return m_several ? tr("shares the pot") : tr("takes the pot");
    return row.fellIn > 0 ? tr("out in deal %1").arg(row.fellIn)
        : row.deals > 0   ? tr("still in", "the match")
                          : tr("out", "of the match");
}

void StandingModel::forget()
{
    clear();
    m_count = {};
}

void StandingCount::settled(const game::DealOver &over, game::SeatSet rare)
{
    for (const game::Seat seat : over.held) {
        Seat &record = m_seats[at(seat)];
        ++record.deals;
        if (rare.contains(seat))
            ++record.rare;
    }
    stands(over.after);
}

void StandingCount::stands(const game::Standing &now)
{
    m_kind = now.kind;
    for (game::Seat seat = 0; seat < game::maxSeats; ++seat) {
        Seat &record = m_seats[at(seat)];
        record.score = now.score[at(seat)];
        if (now.in.contains(seat))
            record.fellIn = 0;
        else if (record.fellIn == 0)
            record.fellIn = now.deal;
    }
}

StandingCount StandingCount::turned(game::Seat foot, int seats) const
{
    StandingCount turned = *this;
    std::rotate(turned.m_seats.begin(), turned.m_seats.begin() + foot, turned.m_seats.begin() + seats);
    return turned;
}

void StandingModel::ended(game::SeatSet winners, bool sides, const QStringList &names, const QStringList &portraits)
{
    m_several = winners.size() > 1;
    m_drawn = winners.empty();
    m_sides = sides;
    std::vector<StandingRow> rows;
    for (Seat seat = 0; seat < static_cast<Seat>(names.size()); ++seat) {
        const StandingCount::Seat &record = m_count.of(seat);
        rows.push_back({.seat = seat,
                        .name = names.value(seat),
                        .portrait = portraits.value(seat),
                        .fellIn = record.fellIn,
                        .score = record.score,
                        .deals = record.deals,
                        .rare = record.rare,
                        .winner = winners.contains(seat)});
    }
    const auto stands = [lives = m_count.kind() == game::Score::lives](const StandingRow &row) {
        const int heldOut = row.fellIn == 0 ? std::numeric_limits<int>::max() : row.fellIn;
        // With chips whoever has none left is the lower the sooner that was.
        return std::tuple(row.winner, row.winner || lives ? 0 : row.score, row.winner ? 0 : heldOut);
    };
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const auto &left, const auto &right) { return stands(left) > stands(right); });
    for (std::size_t row = 0; row < rows.size(); ++row)
        rows[row].place
            = row > 0 && stands(rows[row]) == stands(rows[row - 1]) ? rows[row - 1].place : static_cast<int>(row) + 1;
    setRows(std::move(rows));
}
