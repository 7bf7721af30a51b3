// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "stopthebus/ranking.h"
#include "words/hand_worth.h"

namespace stopthebus {

/// "a prial of 3s", "a run 7-8-9", "king high", in the language spoken now.
[[nodiscard]] QString inWords(const Worth &worth);
/// "9", "king".
[[nodiscard]] QString rankInWords(cards::french::Rank rank);
/// "a prial", "a run": the kind of hand alone.
[[nodiscard]] QString kindInWords(Category category);

} // namespace stopthebus
