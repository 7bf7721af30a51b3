// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/clean_name.h"
#include "setup/seat_setup_model.h"
#include "table/table.h"

#include <QScopedValueRollback>

using game::at;
using game::Seat;

void Table::programReady(Seat seat, const QString &name, bool takesName)
{
    if (seat >= static_cast<Seat>(m_guests.size()))
        return;
    const QScopedValueRollback changing(m_changing, true);
    note({.what = LogLine::What::programPlays, .seat = seat, .code = name});
    const QString given = cleanName(name, SeatSetupModel::longestName);
    if (!takesName || given.isEmpty() || names().contains(isolated(given), Qt::CaseInsensitive))
        return;
    m_guests[at(seat)].name = given;
    respeak();
}

void Table::programAtFault(Seat seat, const ProgramTrouble &trouble, bool askedAgain)
{
    if (seat >= static_cast<Seat>(m_guests.size()))
        return;
    const QScopedValueRollback changing(m_changing, true);
    note({.what = askedAgain ? LogLine::What::programFault : LogLine::What::programGone,
          .seat = seat,
          .trouble = trouble});
    Q_EMIT remarked(askedAgain ? tr("%1’s program made a mistake: the house plays for it").arg(nameOf(seat))
                               : tr("The house plays for %1’s program from now on").arg(nameOf(seat)));
}

void Table::programWrote(Seat seat, const QStringList &lines)
{
    if (seat >= static_cast<Seat>(m_guests.size()))
        return;
    const QScopedValueRollback changing(m_changing, true);
    for (const QString &line : lines)
        note({.what = LogLine::What::programWrote, .seat = seat, .code = line});
}
