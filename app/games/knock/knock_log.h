// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/log_model.h"

/// The lines of the log that only Knock! has, in words: the value of `words` in each of them.
namespace KnockLog {

/// The card `take` is played, with the signal `count`.
[[nodiscard]] QString playWords(const LogLine &line);
/// The signal `count`, before a lead or besides, with the card `take`.
[[nodiscard]] QString sayWords(const LogLine &line);
/// The partner had asked for a trump with the signal `count`, and none came: it could not be, where the suit was
/// followed (`code`), or no trump is held.
[[nodiscard]] QString unansweredWords(const LogLine &line);
/// The dealer lays two cards away; of them `take` is shown.
[[nodiscard]] QString discardWords(const LogLine &line);
/// Of the trick `count`.
[[nodiscard]] QString trickHeading(const LogLine &line);
/// What comes of a Fool that was played: its side owes a card, where `count` is not 0.
[[nodiscard]] QString foolWords(const LogLine &line);
/// The card `take` has taken the trick.
[[nodiscard]] QString trickWords(const LogLine &line);
/// Of 100 points `lost` are the side’s.
[[nodiscard]] QString dealWords(const LogLine &line);

/// Takes the cards out of that trick of the deal under way: who took it stays, and what was said.
void close(LogModel &log, int trick);
/// The same in a match that is taken up again, before its lines are in a log.
void close(std::vector<LogLine> &past, int trick);

} // namespace KnockLog
