// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/options.h"

#include <array>

namespace petrangola {

namespace {

using Option = game::Option<Options>;
using Kind = game::OptionInfo::Kind;
using Value = std::int64_t;

/// In the order of TrisOrder.
constexpr std::array<std::string_view, 2> trisOrders{"low", "card"};

constexpr std::array list{
    Option{{.key = "stake", .kind = Kind::money, .most = largestStake, .mostOffered = 10'000, .step = 5},
           [](const Options &options) { return options.stake; },
           [](Options &options, Value value) { options.stake = value; }},
    Option{{.key = "tokens", .kind = Kind::number, .least = 1, .most = mostTokens},
           [](const Options &options) { return Value{options.tokens}; },
           [](Options &options, Value value) { options.tokens = static_cast<int>(value); }},
    Option{{.key = "reentries", .kind = Kind::number, .most = mostReentries},
           [](const Options &options) { return Value{options.reentries}; },
           [](Options &options, Value value) { options.reentries = static_cast<int>(value); }},
    Option{{.key = "packs",
            .kind = Kind::number,
            .most = 2,
            .fit = [](Value value, int seats) { return value == 1 && seats > mostSeatsWithOnePack ? Value{2} : value; },
            .played
            = [](Value value, int seats) { return Value{packsInPlay({.packs = static_cast<int>(value)}, seats)}; }},
           [](const Options &options) { return Value{options.packs}; },
           [](Options &options, Value value) { options.packs = static_cast<int>(value); }},
    Option{{.key = "trisOrder", .kind = Kind::choice, .values = trisOrders, .flagKey = "trisByCard"},
           [](const Options &options) { return static_cast<Value>(options.ranking.trisOrder); },
           [](Options &options, Value value) { options.ranking.trisOrder = static_cast<TrisOrder>(value); }},
    Option{{.key = "aceLow"},
           [](const Options &options) { return Value{options.ranking.aceLow}; },
           [](Options &options, Value value) { options.ranking.aceLow = value != 0; }},
    Option{{.key = "trisBeatsSequence"},
           [](const Options &options) { return Value{options.ranking.trisBeatsSequence}; },
           [](Options &options, Value value) { options.ranking.trisBeatsSequence = value != 0; }},
    Option{{.key = "showOnKnock"},
           [](const Options &options) { return Value{options.showOnKnock}; },
           [](Options &options, Value value) { options.showOnKnock = value != 0; }},
};

} // namespace

std::span<const game::Option<Options>> optionList()
{
    return list;
}

} // namespace petrangola
