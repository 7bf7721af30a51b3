// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale/options.h"

#include <array>

namespace pinale {

namespace {

using Option = game::Option<Options>;
using Kind = game::OptionInfo::Kind;
using Number = std::int64_t;

constexpr std::string_view teamings[] = {"off", "pairs"};
constexpr std::string_view directions[] = {"clockwise", "anticlockwise"};
constexpr std::string_view wildLimits[] = {"notMoreThanNaturals", "none", "1"};
constexpr std::string_view bonuses[] = {"0", "100"};
constexpr std::string_view stockOuts[] = {"reshuffle", "endHand"};
constexpr std::string_view groupDoublings[] = {"naturals", "none", "all"};
constexpr std::string_view ends[] = {"target2500", "target1500", "target1000", "hands4", "hands8", "hands10"};
constexpr int bonus = 100;

/// Two pairs are four.
std::int64_t teamsFor(std::int64_t value, int seats)
{
    return seats == mostSeats ? value : 0;
}

constexpr std::array list{
    Option{{.key = "teams", .kind = Kind::choice, .values = teamings, .fit = teamsFor},
           [](const Options &options) { return Number{options.teams}; },
           [](Options &options, Number value) { options.teams = value != 0; }},
    Option{{.key = "direction", .kind = Kind::choice, .values = directions},
           [](const Options &options) { return static_cast<Number>(options.direction); },
           [](Options &options, Number value) { options.direction = static_cast<Options::Direction>(value); }},
    Option{{.key = "maxWildsPerMeld", .kind = Kind::choice, .most = 2, .values = wildLimits},
           [](const Options &options) { return static_cast<Number>(options.wilds); },
           [](Options &options, Number value) { options.wilds = static_cast<Options::Wilds>(value); }},
    Option{{.key = "pureQualifier"},
           [](const Options &options) { return Number{options.pureQualifier}; },
           [](Options &options, Number value) { options.pureQualifier = value != 0; }},
    Option{{.key = "goOutBonus", .kind = Kind::choice, .values = bonuses},
           [](const Options &options) { return Number{options.goOutBonus / bonus}; },
           [](Options &options, Number value) { options.goOutBonus = bonus * static_cast<int>(value); }},
    Option{{.key = "stockOut", .kind = Kind::choice, .values = stockOuts},
           [](const Options &options) { return static_cast<Number>(options.stockOut); },
           [](Options &options, Number value) { options.stockOut = static_cast<Options::StockOut>(value); }},
    Option{{.key = "maxReshuffles",
            .kind = Kind::number,
            .most = 5,
            .matters = {.key = "stockOut", .value = static_cast<Number>(Options::StockOut::reshuffle)}},
           [](const Options &options) { return Number{options.maxReshuffles}; },
           [](Options &options, Number value) { options.maxReshuffles = static_cast<int>(value); }},
    Option{
        {.key = "wildGroupDoubling", .kind = Kind::choice, .most = 2, .values = groupDoublings},
        [](const Options &options) { return static_cast<Number>(options.wildGroupDoubling); },
        [](Options &options, Number value) { options.wildGroupDoubling = static_cast<Options::GroupDoubling>(value); }},
    Option{{.key = "fullRunWilds"},
           [](const Options &options) { return Number{options.fullRunWilds}; },
           [](Options &options, Number value) { options.fullRunWilds = value != 0; }},
    Option{{.key = "showDiscardHistory"},
           [](const Options &options) { return Number{options.showDiscardHistory}; },
           [](Options &options, Number value) { options.showDiscardHistory = value != 0; }},
    Option{{.key = "end", .kind = Kind::choice, .most = 5, .values = ends},
           [](const Options &options) { return static_cast<Number>(options.end); },
           [](Options &options, Number value) { options.end = static_cast<Options::End>(value); }},
};

} // namespace

std::span<const game::Option<Options>> optionList()
{
    return list;
}

} // namespace pinale
