// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "deals/deal.h"

#include <variant>

/// Deals as short texts that are typed, sent and read aloud. What is in a code, bit by bit, is in CONTRIBUTING.md.
namespace deals {

/// Longer texts are no code.
inline constexpr qsizetype longestCode = 2000;

/// Nothing where a program sits at the table: it cannot be sent along.
[[nodiscard]] std::optional<QString> codeOf(const Deal &deal);
/// "petrangola 1234" for a numbered deal at the usual table, else its code in groups; for people. Empty where there is
/// none.
[[nodiscard]] QString shownCode(const Deal &deal);
/// The deal of a code, or of a game's name and a number; or what is wrong with it, as a sentence.
[[nodiscard]] std::variant<Deal, QString> read(const QString &typed);

} // namespace deals
