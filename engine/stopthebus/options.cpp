// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stopthebus/options.h"

#include <array>

namespace stopthebus {

namespace {

using Option = game::Option<Options>;
using Kind = game::OptionInfo::Kind;
using Number = std::int64_t;

constexpr std::array list{
    Option{{.key = "bragQuirks"},
           [](const Options &options) { return Number{options.bragQuirks}; },
           [](Options &options, Number value) { options.bragQuirks = value != 0; }},
    Option{{.key = "mayPass"},
           [](const Options &options) { return Number{options.mayPass}; },
           [](Options &options, Number value) { options.mayPass = value != 0; }},
    Option{{.key = "finalStand"},
           [](const Options &options) { return Number{options.finalStand}; },
           [](Options &options, Number value) { options.finalStand = value != 0; }},
    Option{{.key = "tokens", .kind = Kind::number, .least = 1, .most = mostTokens},
           [](const Options &options) { return Number{options.tokens}; },
           [](Options &options, Number value) { options.tokens = static_cast<int>(value); }},
    Option{{.key = "capRounds", .kind = Kind::number, .least = fewestCapRounds, .most = mostCapRounds, .step = 5},
           [](const Options &options) { return Number{options.capRounds}; },
           [](Options &options, Number value) { options.capRounds = static_cast<int>(value); }},
};

} // namespace

std::span<const game::Option<Options>> optionList()
{
    return list;
}

} // namespace stopthebus
