// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "petrangola/hand.h"
#include "petrangola/options.h"

#include <string>
#include <utility>

/// A second evaluator, so that the engine's is not its own judge: the rules page put into code sentence by sentence,
/// with no table and no thought of speed. It works on the letters of the cards' codes.
namespace plain {

/// Which class a hand is in, from the worst, and its place inside the class: greater is better, equal is a tie.
using Key = std::pair<int, int>;

[[nodiscard]] Key key(const petrangola::Hand &hand, const petrangola::RankingOptions &options);
/// "points", "tris", "sequence" or "petrangolone".
[[nodiscard]] std::string category(const petrangola::Hand &hand, const petrangola::RankingOptions &options);
/// The total of the cards of one suit, by its letter.
[[nodiscard]] int suitTotal(const petrangola::Hand &hand, char suit);
/// The highest total in any one suit.
[[nodiscard]] int bestTotal(const petrangola::Hand &hand);
/// What the dealer, a knocker or a shirt changer would lay open (P-9).
[[nodiscard]] bool isPetrangola(const petrangola::Hand &hand, const petrangola::RankingOptions &options);

} // namespace plain
