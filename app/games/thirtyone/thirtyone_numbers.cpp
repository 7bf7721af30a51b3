// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/thirtyone/thirtyone_numbers.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

/// Those for points apart: they neither pay nor make others pay.
std::vector<NumberRow> ThirtyoneNumbers::numbers(const record::Sums &sums) const
{
    std::vector<NumberRow> rows = KnockNumbers::numbers(sums);
    const int highest = sums.count(u"knockHighest"_s);
    const int all = highest + sums.count(u"knockBelow"_s);
    if (sums.dealsForLives() == 0) // the others tell of knocks for lives
        rows.resize(rare().size());
    if (const int pots = sums.count(u"pots"_s); pots > 0)
        rows.push_back({.heading = {},
                        .name = QCoreApplication::translate("ThirtyoneNumbers", "Pots taken or shared"),
                        .value = QString::number(pots)});
    const int taken = sums.count(u"knockPot"_s);
    const int knocks = taken + sums.count(u"knockNoPot"_s);
    if (knocks > 0)
        rows.push_back(
            {.heading = {},
             .name = QCoreApplication::translate("ThirtyoneNumbers", "Knocks that took the pot"),
             .value = QCoreApplication::translate("ThirtyoneNumbers", "%1 of %2", "numbers").arg(taken).arg(knocks)});
    if (all > 0)
        rows.push_back(
            {.heading = {},
             .name = QCoreApplication::translate("ThirtyoneNumbers", "Knocks for points with the highest hand"),
             .value = QCoreApplication::translate("ThirtyoneNumbers", "%1 of %2", "numbers").arg(highest).arg(all)});
    return rows;
}

std::vector<KnockNumbers::Counted> ThirtyoneNumbers::rare() const
{
    return {{QCoreApplication::translate("ThirtyoneNumbers", "Deals that you ended with 31"), u"blitzes"_s}};
}

std::vector<KnockNumbers::Counted> ThirtyoneNumbers::kinds() const
{
    return {{QCoreApplication::translate("ThirtyoneNumbers", "Knock"), u"knock"_s}};
}

QString ThirtyoneNumbers::costlyKnocks() const
{
    return QCoreApplication::translate("ThirtyoneNumbers", "Knocks that cost you a life");
}
