// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/options.h"

#include <array>

namespace thirtyone {

namespace {

using Option = game::Option<Options>;
using Kind = game::OptionInfo::Kind;
using Number = std::int64_t;

/// In the order of PackKind.
constexpr std::array<std::string_view, 2> packs{"52", "32"};

constexpr std::array list{
    Option{{.key = "pack", .kind = Kind::choice, .values = packs},
           [](const Options &options) { return static_cast<Number>(options.pack); },
           [](Options &options, Number value) { options.pack = static_cast<PackKind>(value); }},
    Option{{.key = "lives", .kind = Kind::number, .least = 1, .most = mostLives},
           [](const Options &options) { return Number{options.lives}; },
           [](Options &options, Number value) { options.lives = static_cast<int>(value); }},
    Option{{.key = "county"},
           [](const Options &options) { return Number{options.county}; },
           [](Options &options, Number value) { options.county = value != 0; }},
    Option{{.key = "threeOfAKind305"},
           [](const Options &options) { return Number{options.threeOfAKind305}; },
           [](Options &options, Number value) { options.threeOfAKind305 = value != 0; }},
    Option{{.key = "blitzAfterKnock"},
           [](const Options &options) { return Number{options.blitzAfterKnock}; },
           [](Options &options, Number value) { options.blitzAfterKnock = value != 0; }},
    Option{{.key = "knockFromRound", .kind = Kind::number, .least = 1, .most = 2},
           [](const Options &options) { return Number{options.knockFromRound}; },
           [](Options &options, Number value) { options.knockFromRound = static_cast<int>(value); }},
};

} // namespace

std::span<const game::Option<Options>> optionList()
{
    return list;
}

} // namespace thirtyone
