// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

/// A second evaluator of Thirty-One's hands, so that the engine's is not its own judge: the rules page put into code
/// sentence by sentence, with no table and no thought of speed. It works on the letters of the cards' codes.
namespace plain {

/// The codes of a text like "AS TH 7D".
[[nodiscard]] std::vector<std::string> codesOf(const std::string &hand);
/// What the hand is worth, doubled.
[[nodiscard]] int thirtyoneValue(const std::vector<std::string> &codes, bool threeOfAKind305);

} // namespace plain
