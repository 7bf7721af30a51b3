// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/option.h"

#include <cstdint>
#include <optional>
#include <span>

namespace stopthebus {

/// The house rules of a match (rules/thirty-one.md, "Options").
struct Options
{
    /// As in Three Card Brag: three threes are the best of a kind and A-2-3 the best run (STB-1); else three aces are,
    /// and A-2-3 is the lowest.
    bool bragQuirks = true;
    /// A turn before the bus is stopped may be let pass, with no exchange and no stop (STB-2).
    bool mayPass = false;
    /// The hand may be kept in the last turn (STB-3).
    bool finalStand = true;
    /// Tokens that each seat starts with, 1 to 5.
    int tokens = 3;
    /// Laps without a stop after which all hands are shown, 5 to 50 (STB-7).
    int capRounds = 20;

    bool operator==(const Options &) const = default;
};

inline constexpr game::Seating seating{.fewest = 2, .most = 7, .usual = 5, .clockwise = true};
inline constexpr int mostTokens = 5;
inline constexpr int fewestCapRounds = 5;
inline constexpr int mostCapRounds = 50;

/// The house rules in the order in which they are listed.
[[nodiscard]] std::span<const game::Option<Options>> optionList();

/// The first fault of these options for so many seats, or nothing.
[[nodiscard]] inline std::optional<game::OptionFault> check(const Options &options, int seats)
{
    return game::firstFault(options, optionList(), seating, seats);
}

} // namespace stopthebus
