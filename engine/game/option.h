// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/seat.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace game {

/// How many sit at a table of a game.
struct Seating
{
    int fewest = fewestSeats;
    int most = fewestSeats;
    int usual = fewestSeats;
    /// Which way round the deal and the turns go, seen from above.
    bool clockwise = false;
    /// How many sides play, each of the seats that many places apart; 0 where each plays for itself.
    int sides = 0;

    [[nodiscard]] constexpr int sideOf(Seat seat) const { return sides > 0 ? seat % sides : seat; }
};

/// A choice that another rule depends on, and the value of it with which it does.
struct OptionCondition
{
    std::string_view key = {}; ///< empty: it always matters
    std::int64_t value = 0;
};

/// One house rule, as everything but the rules themselves knows it: records, the arena, settings, presets, the
/// New match page, manuals and the random tables of the tests are made from this. Every value is a whole number: of a
/// flag 0 or 1, of money cents, of a choice its place among the values.
struct OptionInfo
{
    enum class Kind : std::uint8_t { flag, number, money, choice };

    /// As records, presets, settings and the arena write it.
    std::string_view key;
    Kind kind = Kind::flag;
    std::int64_t least = 0;
    std::int64_t most = 1;
    /// The most that the New match page offers, where that is less than the rules allow; and by how much it goes on.
    std::int64_t mostOffered = most;
    std::int64_t step = 1;
    /// Of a choice, as they are written.
    std::span<const std::string_view> values = {};
    /// The nearest of these values that so many seats can play with; any can where there is none.
    std::int64_t (*fit)(std::int64_t value, int seats) = nullptr;
    /// What is played where the value leaves it to the number of seats; records tell it.
    std::int64_t (*played)(std::int64_t value, int seats) = nullptr;
    /// Records from before there was this rule do not name it; then it has its usual value.
    bool mayLack = false;
    /// Of a choice of two, where settings and presets have it as a flag under this key: as they did before this list,
    /// so that older programs read them too.
    std::string_view flagKey = {};
    /// Where the rule has a bearing; elsewhere it keeps its value, and nobody is asked for it.
    OptionCondition matters = {};
    /// Of a choice: its values are ways to play the game that statistics tell apart.
    bool tellsVariants = false;

    /// The nearest value that so many seats can play with.
    [[nodiscard]] constexpr std::int64_t fitted(std::int64_t value, int seats) const
    {
        const std::int64_t within = std::clamp(value, least, most);
        return fit == nullptr ? within : fit(within, seats);
    }
    [[nodiscard]] constexpr std::int64_t inPlay(std::int64_t value, int seats) const
    {
        return played == nullptr ? value : played(value, seats);
    }
};

/// The same with where it lies in the game's options.
template<class Options>
struct Option : OptionInfo
{
    std::int64_t (*get)(const Options &options) = nullptr;
    void (*set)(Options &options, std::int64_t value) = nullptr;
};

/// What is wrong with a table: an option that is out of its bounds, or that so many seats cannot play with; or the
/// number of seats, where there is no option.
struct OptionFault
{
    const OptionInfo *option = nullptr;
    bool bySeats = true;

    bool operator==(const OptionFault &) const = default;
    [[nodiscard]] constexpr bool is(std::string_view key) const { return option != nullptr && option->key == key; }
};

/// The first fault of these options for so many seats, or nothing.
template<class Options>
[[nodiscard]] std::optional<OptionFault> firstFault(const Options &options, std::span<const Option<Options>> list,
                                                    const Seating &seating, int seats)
{
    if (seats < seating.fewest || seats > seating.most)
        return OptionFault();
    for (const Option<Options> &option : list) {
        const std::int64_t value = option.get(options);
        if (value < option.least || value > option.most)
            return OptionFault{.option = &option, .bySeats = false};
        if (option.fitted(value, seats) != value)
            return OptionFault{.option = &option};
    }
    return std::nullopt;
}

} // namespace game
