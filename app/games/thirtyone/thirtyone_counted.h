// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "thirtyone/options.h"
#include "words/counted_words.h"

namespace thirtyone_words {

/// What players lose, or get, by these rules.
[[nodiscard]] constexpr Counted counted(const thirtyone::Options &options)
{
    switch (options.settlement) {
    case thirtyone::Settlement::bill:
        return Counted::corners;
    case thirtyone::Settlement::points:
        return Counted::points;
    case thirtyone::Settlement::pot:
        return Counted::chips;
    case thirtyone::Settlement::lives:
        break;
    }
    return Counted::pennies;
}

} // namespace thirtyone_words
