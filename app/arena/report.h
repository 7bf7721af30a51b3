// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena/play.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <variant>

namespace arena {

/// What was played, as a result tells it. Parts of one run differ in `from` and `matches` alone.
struct Played
{
    QString version; ///< of this program
    QString game;
    QJsonObject options; ///< as records have them
    QStringList names;   ///< of the entries
    bool rotate = false;
    QByteArray seed;
    /// What a program may take for a move, in seconds; none where no program plays.
    double timeLimit = 0;
    int from = 0;
    int matches = 0;
};

/// How many decisions an entry made, and how long they took, in milliseconds.
struct Thinking
{
    qint64 decisions = 0;
    double median = 0;
    double p99 = 0; ///< that 99 in 100 were no longer than

    /// Adds others of the same entry. The times become the mean of both by the number of decisions, which is near
    /// enough where the same opponents played.
    void add(const Thinking &others);
};

/// What was played, and what came of it.
struct Report
{
    Played played;
    PlayResult result;              ///< whose durations are not kept in what is read
    std::vector<Thinking> thinking; ///< by entry
};

[[nodiscard]] Report reportOf(const PlaySettings &settings, const PlayResult &result);

/// One JSON object in one line, as the shared format has it. Besides, it tells what merging needs: `version`, `game`,
/// `options`, `rotate`, `seed`, `from`, `timeLimit` where a program plays, and for each of `seats` the sum of the
/// squares, deal by deal, of what was lost or of the score (`tokensLostSquares` or `scoreSquares`). None of it is a
/// time.
[[nodiscard]] QString asJson(const Report &report);
/// The same for people: a line for each entry.
[[nodiscard]] QString asTable(const Report &report);

/// What asJson() wrote, or what is wrong with it as the rest of a sentence ("“seed” is missing …").
[[nodiscard]] std::variant<Report, QString> readReport(const QJsonObject &json);

} // namespace arena
