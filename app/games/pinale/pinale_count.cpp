// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// PinaleTable: the sides, and how a deal is counted.

#include "games/pinale/pinale_table.h"

#include "games/pinale/pinale_log.h"
#include "table/side_model.h"
#include "words/face.h"
#include "words/phrases.h"

using namespace pinale;
using namespace Qt::StringLiterals;
using game::at;
using game::nobody;
using game::Seat;

std::vector<Seat> PinaleTable::seatsOf(int side) const
{
    std::vector<Seat> seats;
    for (Seat seat = 0; seat < m_view.seats; ++seat)
        if (sideOf(seat, m_view.options) == side)
            seats.push_back(seat);
    return seats;
}

QString PinaleTable::sideName(int side) const
{
    if (m_view.options.teams && m_ties.you != nobody)
        return sideOf(m_ties.you, m_view.options) == side ? tr("We", "the person's side")
                                                          : tr("They", "the other side");
    return membersOf(side);
}

QString PinaleTable::membersOf(int side) const
{
    QStringList names;
    for (const Seat seat : seatsOf(side))
        names << nameOf(seat);
    return Phrases::list(names);
}

void PinaleTable::laySides()
{
    std::vector<SideRow> rows;
    for (int side = 0; side < sideCount() && !m_guests.empty(); ++side) {
        const Seat first = seatsOf(side).front();
        rows.push_back({.title = sideName(side),
                        .members = membersOf(side),
                        .own = side == m_view.side(),
                        .score = m_view.score[at(first)],
                        .signs = false,
                        .board = valueOf(boardNow(), side, m_view.options),
                        .won = m_view.winners && m_view.winners->contains(first)});
    }
    m_sides.setRows(std::move(rows));
}

void PinaleTable::layCounts()
{
    const pinale::Showdown &showdown = m_counted;
    std::vector<CountRow> rows;
    for (int side = 0; side < sideCount(); ++side) {
        const auto members = seatsOf(side);
        const std::size_t first = at(members.front());
        CountRow row{.title = sideName(side),
                     .own = side == m_view.side(),
                     .melds = showdown.melds[first],
                     .left = showdown.left[first],
                     .change = showdown.change[first],
                     .score = showdown.score[first]};
        row.bonus = row.change - row.melds + row.left;
        for (const Seat seat : members) {
            const QStringList faces = facesOf(Pinale::pack, bySuits(showdown.hands[at(seat)]));
            const bool out = seat == showdown.wentOut;
            row.hands << QVariantMap{{u"name"_s, nameOf(seat)}, {u"faces"_s, faces}, {u"out"_s, out}};
            row.faces << faces;
            row.out = row.out || out;
        }
        rows.push_back(std::move(row));
    }
    m_melding.counts()->setRows(std::move(rows));
}

Table::Milliseconds PinaleTable::show(const pinale::Showdown &showdown)
{
    m_counted = showdown;
    laySeats();
    const game::DealOver over = *Pinale::dealOver(showdown, m_view.deal);
    m_paid = over.lost;
    m_payers = {};
    m_standing.settled(over, {});
    if (showdown.wentOut != nobody)
        note({.what = LogLine::What::happened, .seat = showdown.wentOut, .words = PinaleLog::outWords});
    else
        note({.what = LogLine::What::happened, .seat = person, .words = PinaleLog::stockOutWords});
    for (int side = 0; side < sideCount(); ++side) {
        const Seat first = seatsOf(side).front();
        note({.what = LogLine::What::happened,
              .seat = first,
              .words = PinaleLog::dealWords,
              .count = showdown.change[at(first)],
              .lost = showdown.score[at(first)],
              .code = m_view.options.teams && m_ties.you != nobody ? QStringLiteral("pair") : QString()});
    }
    layCounts();
    if (!m_catchingUp)
        speakOf(showdown);
    if (judges()) {
        m_ownMatch.stands(m_view.deal, m_now.score[person]);
        m_review.dealIsOver(m_now.deal, names());
    }
    enter(Table::Showdown);
    Q_EMIT showdownChanged();
    Q_EMIT showdownReached();
    return untilGoneOn;
}

bool PinaleTable::wasLastDeal() const
{
    BySide<int> score{};
    for (int side = 0; side < sideCount(); ++side)
        score[at(side)] = m_counted.score[at(seatsOf(side).front())];
    return winningSide(score, m_view.deal, sideCount(), m_view.options) >= 0;
}

QString PinaleTable::showdownTitle() const
{
    if (m_counted.seats == 0)
        return {};
    if (m_counted.wentOut == nobody)
        return tr("The stock is used up");
    return isYou(m_counted.wentOut) ? tr("You went out") : tr("%1 went out").arg(nameOf(m_counted.wentOut));
}

QString PinaleTable::showdownText() const
{
    QStringList told;
    for (int side = 0; side < sideCount() && m_counted.seats > 0; ++side) {
        const std::size_t first = at(seatsOf(side).front());
        told << tr("%1 %2", "a name, and what the deal came to: 'Ada +120'")
                    .arg(sideName(side), SideModel::withSign(m_counted.change[first]));
    }
    return told.join(QStringLiteral(" · "));
}
