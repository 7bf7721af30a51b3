// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/hint.h"

#include <QTest>

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
