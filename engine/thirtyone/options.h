// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/option.h"

#include <cstdint>
#include <optional>
#include <span>

namespace thirtyone {

/// With which cards is played.
enum class PackKind : std::uint8_t {
    full,     ///< all 52
    stripped, ///< the 32 from the seven on, as the Dutch play
};

/// The house rules of a match (rules/thirty-one.md, "Options").
struct Options
{
    PackKind pack = PackKind::full;
    /// Pennies that each seat starts with, 1 to 5.
    int lives = 3;
    /// Who has paid the last penny plays on until the next loss.
    bool county = true;
    /// Three cards of a rank count 30.5 (T31-14).
    bool threeOfAKind305 = false;
    /// 31 ends a deal at once after a knock too, and the knocker then loses two (T31-5).
    bool blitzAfterKnock = false;
    /// The lap from which a seat may knock, 1 or 2 (T31-7).
    int knockFromRound = 1;

    bool operator==(const Options &) const = default;
};

/// T31-11.
inline constexpr game::Seating seating{.fewest = 2, .most = 7, .usual = 4, .clockwise = true};
inline constexpr int mostLives = 5;

/// Losses that put a seat out of the match: all its pennies, and one more on the county.
[[nodiscard]] constexpr int lossesToBeOut(const Options &options)
{
    return options.lives + (options.county ? 1 : 0);
}
[[nodiscard]] constexpr int cardsInPack(const Options &options)
{
    return options.pack == PackKind::full ? 52 : 32;
}

/// The house rules in the order in which they are listed.
[[nodiscard]] std::span<const game::Option<Options>> optionList();

/// The first fault of these options for so many seats, or nothing.
[[nodiscard]] inline std::optional<game::OptionFault> check(const Options &options, int seats)
{
    return game::firstFault(options, optionList(), seating, seats);
}

} // namespace thirtyone
