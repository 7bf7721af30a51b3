// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "thirtyone/hand_value.h"

#include <QString>

namespace thirtyone {

/// What a hand is worth, as one says it.
struct Worth
{
    Value value = 0;
    std::optional<cards::french::Suit> suit;             ///< that counts; none of three of a kind
    cards::french::Rank rank = cards::french::Rank::two; ///< of that
};

/// Of three open cards.
[[nodiscard]] Worth worthOf(const HandValues &values, const Hand &hand);

/// "24 in hearts", "three sevens, 30½".
[[nodiscard]] QString inWords(const Worth &worth);

} // namespace thirtyone
