// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "thirtyone/options.h"
#include "words/life_words.h"

namespace thirtyone_words {

/// What players lose, or get, by these rules.
[[nodiscard]] constexpr Lives lives(const thirtyone::Options &options)
{
    switch (options.settlement) {
    case thirtyone::Settlement::bill:
        return Lives::corners;
    case thirtyone::Settlement::points:
        return Lives::points;
    case thirtyone::Settlement::lives:
        break;
    }
    return Lives::pennies;
}

} // namespace thirtyone_words
