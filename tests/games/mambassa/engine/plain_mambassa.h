// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "mambassa/hand.h"

#include <string>
#include <vector>

/// A second evaluator of Mambassa's hands, so that the engine's is not its own judge: the rules page put into code
/// sentence by sentence, with no table and no thought of speed. It works on the letters of the cards' codes.
namespace plain {

/// The value from the rules page in tenths (440 for a Mambassa), then what breaks ties, each greater the better.
using MambassaKey = std::vector<int>;

[[nodiscard]] MambassaKey mambassaKey(const mambassa::Hand &hand);
/// "points", "scala-corta" and so on.
[[nodiscard]] std::string mambassaCategory(const mambassa::Hand &hand);

} // namespace plain
