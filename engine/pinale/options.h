// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/option.h"

#include <cstdint>
#include <optional>
#include <span>

namespace pinale {

/// The house rules of a match (rules/pinale.md, "Options").
struct Options
{
    enum class Direction : std::uint8_t { clockwise, anticlockwise };
    enum class Wilds : std::uint8_t { notMoreThanNaturals, none, one };
    enum class StockOut : std::uint8_t { reshuffle, endHand };
    enum class GroupDoubling : std::uint8_t { naturals, none, all };
    enum class End : std::uint8_t { points2500, points1500, points1000, hands4, hands8, hands10 };

    /// Of four, those who sit opposite play together.
    bool teams = false;
    /// Which way round the deal and the turns go; seats are numbered in that order (PINALE-3).
    Direction direction = Direction::clockwise;
    /// How many wilds a meld may have: as many as naturals, any number beside one natural, or one (PINALE-5).
    Wilds wilds = Wilds::notMoreThanNaturals;
    /// No wild may be in the meld that allows to go out (PINALE-14).
    bool pureQualifier = false;
    /// For going out, in points: 0 or 100 (PINALE-15).
    int goOutBonus = 0;
    /// What happens when the stock is used up.
    StockOut stockOut = StockOut::reshuffle;
    /// How often the discards become a new stock in one hand, 0 to 5 (PINALE-16).
    int maxReshuffles = 2;
    /// What counts double in a four with a wild (PINALE-20).
    GroupDoubling wildGroupDoubling = GroupDoubling::naturals;
    /// A full run with wilds counts as much as one without (PINALE-18).
    bool fullRunWilds = false;
    /// The cards of the pile may be looked through (PINALE-23).
    bool showDiscardHistory = false;
    End end = End::points2500;

    bool operator==(const Options &) const = default;
};

inline constexpr int mostSeats = 4;
inline constexpr game::Seating seating{.fewest = 2, .most = mostSeats, .usual = 2, .clockwise = true};

/// How many sides play: two pairs, or each seat for itself.
[[nodiscard]] constexpr int sidesOf(const Options &options, int seats)
{
    return options.teams ? 2 : seats;
}
/// The side of a seat, from 0.
[[nodiscard]] constexpr int sideOf(game::Seat seat, const Options &options)
{
    return options.teams ? seat % 2 : seat;
}
/// The points that a side must reach, or 0 where a number of hands is played.
[[nodiscard]] constexpr int targetOf(const Options &options)
{
    switch (options.end) {
    case Options::End::points2500:
        return 2500;
    case Options::End::points1500:
        return 1500;
    case Options::End::points1000:
        return 1000;
    default:
        return 0;
    }
}
/// How many hands are played at least, or 0 where points are played for.
[[nodiscard]] constexpr int handsOf(const Options &options)
{
    switch (options.end) {
    case Options::End::hands4:
        return 4;
    case Options::End::hands8:
        return 8;
    case Options::End::hands10:
        return 10;
    default:
        return 0;
    }
}

/// The house rules in the order in which they are listed.
[[nodiscard]] std::span<const game::Option<Options>> optionList();

/// The first fault of these options for so many seats, or nothing.
[[nodiscard]] inline std::optional<game::OptionFault> check(const Options &options, int seats)
{
    return game::firstFault(options, optionList(), seating, seats);
}

} // namespace pinale
