// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

/// A second evaluator of the hands of Stop the Bus, so that the engine's is not its own judge: the rules page put into
/// code sentence by sentence, with no table and no thought of speed. It works on the letters of the cards' codes.
namespace plain {

/// What the hand counts as, 5 for a prial down to 0, then what breaks ties, each greater the better.
using StopthebusKey = std::vector<int>;

/// Of a text like "AS TH 7D".
[[nodiscard]] StopthebusKey stopthebusKey(const std::string &hand, bool bragQuirks);

} // namespace plain
