// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "mambassa/ranking.h"

#include <QString>

namespace mambassa {

/// "Mambassa", "Quarantuna in coins", "four sevens", "long sequence to the jack of swords", "24 in coins".
[[nodiscard]] QString inWords(const Worth &worth);

} // namespace mambassa
