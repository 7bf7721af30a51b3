// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena/play.h"

namespace arena {

/// What a result tells of an entry's score, and under which keys.
struct ScoreKeys
{
    bool losses; ///< of lives the losses tell more than what is left of them; of anything else the score
    Tally EntryResult::*tally;
    QString sum;
    QString squares;
    QString mean;
    QString interval;
};

/// By what is counted.
[[nodiscard]] inline const ScoreKeys &scoreKeys(game::Score score)
{
    static const ScoreKeys ofLosses{.losses = true,
                                    .tally = &EntryResult::lost,
                                    .sum = QStringLiteral("tokensLost"),
                                    .squares = QStringLiteral("tokensLostSquares"),
                                    .mean = QStringLiteral("lossRate"),
                                    .interval = QStringLiteral("lossCi95")};
    static const ScoreKeys ofChanges{.losses = false,
                                     .tally = &EntryResult::change,
                                     .sum = QStringLiteral("score"),
                                     .squares = QStringLiteral("scoreSquares"),
                                     .mean = QStringLiteral("scoreMean"),
                                     .interval = QStringLiteral("scoreCi95")};
    return score == game::Score::lives ? ofLosses : ofChanges;
}

} // namespace arena
