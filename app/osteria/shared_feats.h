// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ledger/feat.h"

#include <vector>

namespace feats {

/// Those that any game's matches count for.
[[nodiscard]] std::vector<Feat> shared();
/// Those that are not told by single matches: the days, the evenings, the shelf. They have no `worth`: `wanted` is what
/// whoever asks compares them with.
[[nodiscard]] std::vector<Feat> ofTheHouse();

inline const QString oneDay = QStringLiteral("day");
inline const QString aWeek = QStringLiteral("week");
inline const QString oneEvening = QStringLiteral("evening");
inline const QString goodEvening = QStringLiteral("evening-up");
inline const QString topRung = QStringLiteral("evening-top");
inline const QString wholeShelf = QStringLiteral("shelf");

} // namespace feats
