// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Replay: what it tells, in words.

#include "catalog/entry.h"
#include "replay/replay.h"
#include "words/phrases.h"

QString Replay::title() const
{
    return active() ? catalog::title(m_table->game()) : QString();
}

QString Replay::about() const
{
    return active() ? tr("%1; %n deal(s).", "names", static_cast<int>(m_allDeals.size())).arg(Phrases::list(names()))
                    : QString();
}

QString Replay::dealText() const
{
    if (!active())
        return {};
    return deal() < 0 ? tr("The start", "of a match: before its first deal")
                      : tr("Deal %1 of %2").arg(deal() + 1).arg(m_allDeals.size());
}

QString Replay::widestDealText() const
{
    if (!active())
        return {};
    // No digit is wider than a 0.
    const QString number(QString::number(m_allDeals.size()).size(), u'0');
    return tr("Deal %1 of %2").arg(number, number);
}

QString Replay::stepText() const
{
    return active() ? tr("Step %1 of %2").arg(m_position).arg(steps()) : QString();
}

void Replay::sayWhereItStands()
{
    const LogModel &log = *m_table->log();
    const QString last
        = log.rowCount() > 1 ? log.data(log.index(log.rowCount() - 1), LogModel::TextRole).toString() : QString();
    const QString where = tr("%1, %2", "'Deal 3 of 9', 'Step 34 of 210'").arg(dealText(), stepText());
    say(last.isEmpty() ? where : tr("%1. %2", "where a replay stands, and what happened last").arg(where, last));
}
