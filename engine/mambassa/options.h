// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>

namespace mambassa {

/// The house rules of a match. Only the money is free: tokens and their number are fixed.
struct Options
{
    /// What one token stands for, in cents of play money, 0 or more. Default: 0.50 €.
    std::int64_t tokenValue = 50;

    bool operator==(const Options &) const = default;
};

/// M-1: two is our minimum.
inline constexpr int fewestSeats = 2;
inline constexpr int mostSeats = 8;
inline constexpr int usualSeats = 5;
/// Tokens that each seat has left after one went into the pool. None ever leaves the table: the pool and all lives are
/// together `tokensOfASeat` times the seats.
inline constexpr int startingLives = 3;
inline constexpr int tokensOfASeat = startingLives + 1;
/// The largest value of a token, in cents.
inline constexpr std::int64_t largestTokenValue = 1'000'000'000;

/// What is wrong with a table's options.
enum class OptionsFault : std::uint8_t {
    seats,      ///< not 2 to 8 seats
    tokenValue, ///< a negative value of the tokens or one above the largest
};

/// The first fault of these options for so many seats, or nothing.
[[nodiscard]] constexpr std::optional<OptionsFault> check(const Options &options, int seats)
{
    if (seats < fewestSeats || seats > mostSeats)
        return OptionsFault::seats;
    if (options.tokenValue < 0 || options.tokenValue > largestTokenValue)
        return OptionsFault::tokenValue;
    return std::nullopt;
}

} // namespace mambassa
