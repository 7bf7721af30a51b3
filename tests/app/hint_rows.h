// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/hint.h"

#include <QRegularExpression>
#include <QTest>

#include <limits>

/// What the rows of a hint say.
inline QStringList labels(Hint &hint)
{
    QStringList labels;
    for (const HintRow &row : hint.moves()->rows())
        labels << row.label;
    return labels;
}
inline int rowOf(Hint &hint, const QString &label)
{
    return static_cast<int>(labels(hint).indexOf(label));
}
inline const HintRow &rowAt(Hint &hint, int row)
{
    return hint.moves()->rows().at(static_cast<std::size_t>(row));
}

/// What is wrong with a reason as prose: each of its sentences begins with a capital or a figure and ends with a stop.
inline QString unsound(const QString &reason)
{
    static const QRegularExpression begin(QStringLiteral("(^|[.!?] )\\p{Ll}"));
    const bool sound
        = !begin.match(reason).hasMatch() && (reason.endsWith(QLatin1Char('.')) || reason.endsWith(QLatin1Char('!')));
    return sound ? QString() : reason;
}

inline bool saysOfADraw(const QString &reason)
{
    return reason.contains(QStringLiteral("cards that you cannot see make"));
}
/// A complaint where a reason says of the cards that would make a better hand what did not come of a draw in all these
/// deals.
inline QString untrueOfADraw(const QString &reason, int bettered, int deals)
{
    static const QRegularExpression said(
        QStringLiteral("(?:none of the|(\\d+) of the (\\d+)) cards that you cannot see makes? a better hand, and"));
    const auto found = said.match(reason);
    if (!found.hasMatch())
        return {};
    const int cards = found.captured(1).toInt();
    const bool sure = cards > 0 && cards == found.captured(2).toInt();
    const bool fits = cards == 0 ? bettered == 0 : sure ? bettered == deals : cards < found.captured(2).toInt();
    return fits ? QString() : reason;
}

/// What is wrong with the order and the words of rows that are told in figures: complaints.
inline QStringList disagreements(Hint &hint)
{
    QStringList wrong;
    int least = std::numeric_limits<int>::min();
    for (const HintRow &row : hint.moves()->rows()) {
        const int shown = Estimate::hundredths(row.chance);
        if (shown < least)
            wrong << QStringLiteral("%1 stands below a figure that is worse").arg(row.label);
        least = shown;
        if (row.verdict.isEmpty() || row.reason.isEmpty())
            wrong << QStringLiteral("nothing is said of %1").arg(row.label);
        if (const QString odd = unsound(row.reason); !odd.isEmpty())
            wrong << odd;
    }
    return wrong;
}

/// How many deals an open hint has imagined when it first tells anything; -1 where it tells nothing. What they take is
/// measured by rollouts_bench.
inline int dealsOfFirstAnswer(Hint &hint)
{
    int deals = -1;
    QObject listener;
    QObject::connect(&hint, &Hint::told, &listener, [&hint, &deals] {
        if (deals < 0 && hint.answer() && !hint.moves()->rows().empty())
            deals = hint.answer()->deals();
    });
    hint.setOpen(true);
    static_cast<void>(QTest::qWaitFor([&deals] { return deals > 0; }, 30'000));
    hint.setOpen(false);
    return deals;
}
