// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale/scoring.h"

namespace pinale {

/// By side, its chance to win the match when so many hands are over: who has won where it is over, and else as if all
/// played as well as each other from there on.
[[nodiscard]] BySide<double> prospects(const BySide<int> &score, int hands, int sides, const Options &options);

} // namespace pinale
