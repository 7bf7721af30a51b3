// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/option.h"

#include <cstdint>
#include <optional>
#include <span>

namespace knock {

/// The house rules of a match (rules/knock.md, "Options").
struct Options
{
    enum class Direction : std::uint8_t { clockwise, anticlockwise };
    enum class PointScale : std::uint8_t { trumpsZero, countersMinusOne };
    enum class TopTrump : std::uint8_t { world, angel };
    enum class Signals : std::uint8_t { full, reduced, off };

    /// Which way round the deal and the turns go; seats are numbered in that order (KNOCK-2).
    Direction direction = Direction::clockwise;
    /// Plain trumps count nothing; else they count 1, and what counts more than 1 counts one less (KNOCK-1).
    PointScale pointScale = PointScale::trumpsZero;
    /// Which trump is the highest and counts as an honour: 21, or 20 (KNOCK-4).
    TopTrump topTrump = TopTrump::world;
    /// The discards of a dealer whose side takes no trick are the other side's (KNOCK-9).
    bool discardsNeedATrick = false;
    /// All 21, the reduced set, or none (KNOCK-17).
    Signals signals = Signals::full;
    /// How many may go with one card, 1 or 2 (KNOCK-13).
    int signalsPerPlay = 1;
    /// All tricks of the deal may be looked at again; else the last alone (KNOCK-19).
    bool showAllTricks = false;
    /// How often each seat deals, 1 to 3.
    int turns = 1;

    bool operator==(const Options &) const = default;
};

inline constexpr int seats = 4;
inline constexpr game::Seating seating{.fewest = seats, .most = seats, .usual = seats, .clockwise = true, .sides = 2};

/// Deals in a match (rules/knock.md, "Scoring and match").
[[nodiscard]] constexpr int handsPerMatch(const Options &options)
{
    return seats * options.turns;
}

/// The seat across, of the same side.
[[nodiscard]] constexpr game::Seat partnerOf(game::Seat seat)
{
    return (seat + 2) % seats;
}
/// The seat that plays after this one.
[[nodiscard]] constexpr game::Seat after(game::Seat seat)
{
    return (seat + 1) % seats;
}

/// The house rules in the order in which they are listed.
[[nodiscard]] std::span<const game::Option<Options>> optionList();

/// The first fault of these options for so many seats, or nothing.
[[nodiscard]] inline std::optional<game::OptionFault> check(const Options &options, int seated)
{
    return game::firstFault(options, optionList(), seating, seated);
}

} // namespace knock
