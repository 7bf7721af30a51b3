// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "petrangola/options.h"

#include <QTextStream>

namespace arena {

/// Reads hands, one a line, and writes `category<TAB>strength` for each. Stops at the first line that is no hand and
/// gives what is wrong with it; "" where all were.
[[nodiscard]] QString rankPetrangola(const petrangola::RankingOptions &options, QTextStream &in, QTextStream &out);
[[nodiscard]] QString rankMambassa(QTextStream &in, QTextStream &out);

} // namespace arena
