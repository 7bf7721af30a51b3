// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/option.h"

#include <cstdint>
#include <optional>
#include <span>

namespace mambassa {

/// The house rules of a match. Only the money is free: tokens and their number are fixed.
struct Options
{
    /// What one token stands for, in cents of play money, 0 or more. Default: 0.50 €.
    std::int64_t tokenValue = 50;

    bool operator==(const Options &) const = default;
};

/// M-1: two is our minimum.
inline constexpr game::Seating seating{.fewest = 2, .most = 8, .usual = 5};
/// Tokens that each seat has left after one went into the pool. None ever leaves the table: the pool and all lives are
/// together `tokensOfASeat` times the seats.
inline constexpr int startingLives = 3;
inline constexpr int tokensOfASeat = startingLives + 1;
/// The largest value of a token, in cents.
inline constexpr std::int64_t largestTokenValue = 1'000'000'000;

/// The house rules in the order in which they are listed.
[[nodiscard]] std::span<const game::Option<Options>> optionList();

/// The first fault of these options for so many seats, or nothing.
[[nodiscard]] inline std::optional<game::OptionFault> check(const Options &options, int seats)
{
    return game::firstFault(options, optionList(), seating, seats);
}

} // namespace mambassa
