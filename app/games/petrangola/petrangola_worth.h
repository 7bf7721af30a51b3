// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "petrangola/ranking.h"

#include <QString>

namespace petrangola {

/// "24 in coins", "sequence to the king of coins", "three sevens", "three aces".
[[nodiscard]] QString inWords(const Worth &worth);

} // namespace petrangola
