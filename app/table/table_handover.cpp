// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/table.h"

#include <QScopedValueRollback>

#include <utility>

using namespace Qt::StringLiterals;

// Table: several people at one screen. What lies here is one person's to see. Before another sees anything it is all
// taken away, not only covered, so that nothing of it can be found by eye, pointer, key or screen reader.

void Table::handOver(const Guest &next, int deal, std::function<void()> taken)
{
    const QScopedValueRollback changing(m_changing, true);
    Q_EMIT hurriedOn();
    close();
    m_handover = {.next = next, .deal = deal, .taken = std::move(taken)};
    layActions();
    Q_EMIT handoverChanged();
    Q_EMIT noticeChanged();
    Q_EMIT asks(handoverTitle());
}

QString Table::handoverTitle() const
{
    return handingOver() ? tr("Pass the screen to %1", "a name").arg(nameOf(m_handover.next, false)) : QString();
}

QString Table::handoverText() const
{
    return handingOver() ? tr("Until then, all hands stay hidden.") : QString();
}

std::vector<ActionRow> Table::handoverActions() const
{
    return {{.action = u"takeseat"_s,
             .label = tr("It’s me, %1", "a name").arg(nameOf(m_handover.next, false)),
             .note = tr("the table turns to you"),
             .key = tr("Enter", "a key"),
             .tone = u"red"_s}};
}

void Table::takeSeat()
{
    // It lays the table anew, and this is forgotten.
    const auto taken = m_handover.taken;
    taken();
}

bool Table::personWon() const
{
    for (const game::Seat seat : m_now.ending.winners)
        if (seat == person || (seat < static_cast<game::Seat>(m_guests.size()) && m_guests[game::at(seat)].sharer > 0))
            return true;
    return false;
}
