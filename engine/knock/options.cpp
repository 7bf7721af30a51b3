// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock/options.h"

#include <array>

namespace knock {

namespace {

using Option = game::Option<Options>;
using Kind = game::OptionInfo::Kind;
using Number = std::int64_t;

constexpr std::string_view directions[] = {"clockwise", "anticlockwise"};
constexpr std::string_view pointScales[] = {"trumpsZero", "countersMinusOne"};
constexpr std::string_view topTrumps[] = {"world", "angel"};
constexpr std::string_view signalSets[] = {"full", "reduced", "off"};
constexpr std::string_view handCounts[] = {"4", "8", "12"};

constexpr std::array list{
    Option{{.key = "direction", .kind = Kind::choice, .values = directions},
           [](const Options &options) { return static_cast<Number>(options.direction); },
           [](Options &options, Number value) { options.direction = static_cast<Options::Direction>(value); }},
    Option{{.key = "pointScale", .kind = Kind::choice, .values = pointScales},
           [](const Options &options) { return static_cast<Number>(options.pointScale); },
           [](Options &options, Number value) { options.pointScale = static_cast<Options::PointScale>(value); }},
    Option{{.key = "topTrump", .kind = Kind::choice, .values = topTrumps},
           [](const Options &options) { return static_cast<Number>(options.topTrump); },
           [](Options &options, Number value) { options.topTrump = static_cast<Options::TopTrump>(value); }},
    Option{{.key = "discardsNeedATrick"},
           [](const Options &options) { return Number{options.discardsNeedATrick}; },
           [](Options &options, Number value) { options.discardsNeedATrick = value != 0; }},
    Option{{.key = "signals", .kind = Kind::choice, .most = 2, .values = signalSets},
           [](const Options &options) { return static_cast<Number>(options.signals); },
           [](Options &options, Number value) { options.signals = static_cast<Options::Signals>(value); }},
    Option{{.key = "signalsPerPlay", .kind = Kind::number, .least = 1, .most = 2},
           [](const Options &options) { return Number{options.signalsPerPlay}; },
           [](Options &options, Number value) { options.signalsPerPlay = static_cast<int>(value); }},
    Option{{.key = "showAllTricks"},
           [](const Options &options) { return Number{options.showAllTricks}; },
           [](Options &options, Number value) { options.showAllTricks = value != 0; }},
    Option{{.key = "handsPerMatch", .kind = Kind::choice, .most = 2, .values = handCounts},
           [](const Options &options) { return Number{options.turns} - 1; },
           [](Options &options, Number value) { options.turns = static_cast<int>(value) + 1; }},
};

} // namespace

std::span<const game::Option<Options>> optionList()
{
    return list;
}

} // namespace knock
