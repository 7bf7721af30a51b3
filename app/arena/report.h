// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena/play.h"

#include <QString>

namespace arena {

/// One JSON object in one line, as the shared format has it; `seed` tells how to play the same again.
[[nodiscard]] QString asJson(const PlaySettings &settings, const PlayResult &result);
/// The same for people: a line for each entry.
[[nodiscard]] QString asTable(const PlaySettings &settings, const PlayResult &result);

} // namespace arena
