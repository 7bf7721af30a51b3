// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/hint.h"

#include <QElapsedTimer>
#include <QSignalSpy>

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

/// How long it takes until an open hint tells anything, in milliseconds: the best of several, as what counts is our own
/// work, not what else the machine does. Negative where it tells nothing.
inline qint64 firstAnswerAfter(Hint &hint)
{
    qint64 fastest = std::numeric_limits<qint64>::max();
    for (int attempt = 0; attempt < 5; ++attempt) {
        QElapsedTimer clock;
        clock.start();
        hint.setOpen(true);
        QSignalSpy told(&hint, &Hint::told);
        if (!hint.moves()->rows().empty() || !told.wait(30'000) || hint.moves()->rows().empty())
            return -1;
        fastest = std::min(fastest, clock.elapsed());
        hint.setOpen(false);
    }
    qInfo("first answer after %lld ms", fastest);
    return fastest;
}
