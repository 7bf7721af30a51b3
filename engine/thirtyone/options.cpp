// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/options.h"

#include <algorithm>
#include <array>

namespace thirtyone {

namespace {

using Option = game::Option<Options>;
using Kind = game::OptionInfo::Kind;
using Number = std::int64_t;

/// In the order of Settlement.
constexpr std::array<std::string_view, 4> settlements{"lives", "bill", "points", "pot"};
/// In the order of Source.
constexpr std::array<std::string_view, 3> sources{"stock", "widow", "switch"};
/// In the order of SwitchReset.
constexpr std::array<std::string_view, 3> resets{"cancelHand", "nextDealOnly", "off"};
constexpr game::OptionCondition forLives{.key = "settlement", .value = static_cast<Number>(Settlement::lives)};
constexpr game::OptionCondition forBills{.key = "settlement", .value = static_cast<Number>(Settlement::bill)};
constexpr game::OptionCondition forPoints{.key = "settlement", .value = static_cast<Number>(Settlement::points)};
constexpr game::OptionCondition forPots{.key = "settlement", .value = static_cast<Number>(Settlement::pot)};
constexpr game::OptionCondition forPackets{.key = "source", .value = static_cast<Number>(Source::packets)};

constexpr std::array<std::string_view, 4> billValues{"1", "5", "10", "20"};
constexpr std::array billsWorth{1, 5, 10, 20}; // the same as numbers
constexpr std::array<std::string_view, 4> targets{"21", "31", "50", "100"};
constexpr std::array pointsToWin{21, 31, 50, 100}; // the same as numbers

/// The place of a number in a list that has it.
constexpr Number placeOf(int number, const std::array<int, 4> &list)
{
    return std::find(list.begin(), list.end(), number) - list.begin();
}

/// In the order of PackKind.
constexpr std::array<std::string_view, 2> packs{"52", "32"};

constexpr std::array list{
    Option{{.key = "source",
            .kind = Kind::choice,
            .most = sources.size() - 1,
            .values = sources,
            .mayLack = true,
            .tellsVariants = true},
           [](const Options &options) { return static_cast<Number>(options.source); },
           [](Options &options, Number value) { options.source = static_cast<Source>(value); }},
    Option{{.key = "settlement",
            .kind = Kind::choice,
            .most = settlements.size() - 1,
            .values = settlements,
            .mayLack = true,
            .tellsVariants = true},
           [](const Options &options) { return static_cast<Number>(options.settlement); },
           [](Options &options, Number value) { options.settlement = static_cast<Settlement>(value); }},
    Option{{.key = "pack", .kind = Kind::choice, .values = packs},
           [](const Options &options) { return static_cast<Number>(options.pack); },
           [](Options &options, Number value) { options.pack = static_cast<PackKind>(value); }},
    Option{{.key = "lives", .kind = Kind::number, .least = 1, .most = mostLives, .matters = forLives},
           [](const Options &options) { return Number{options.lives}; },
           [](Options &options, Number value) { options.lives = static_cast<int>(value); }},
    Option{{.key = "county", .matters = forLives},
           [](const Options &options) { return Number{options.county}; },
           [](Options &options, Number value) { options.county = value != 0; }},
    Option{{.key = "billValue",
            .kind = Kind::choice,
            .most = billValues.size() - 1,
            .values = billValues,
            .mayLack = true,
            .matters = forBills},
           [](const Options &options) { return placeOf(options.billValue, billsWorth); },
           [](Options &options, Number value) { options.billValue = billsWorth[static_cast<std::size_t>(value)]; }},
    Option{{.key = "target",
            .kind = Kind::choice,
            .most = targets.size() - 1,
            .values = targets,
            .mayLack = true,
            .matters = forPoints},
           [](const Options &options) { return placeOf(options.target, pointsToWin); },
           [](Options &options, Number value) { options.target = pointsToWin[static_cast<std::size_t>(value)]; }},
    Option{{.key = "chips",
            .kind = Kind::number,
            .least = 5,
            .most = mostChips,
            .step = 5,
            .mayLack = true,
            .matters = forPots},
           [](const Options &options) { return Number{options.chips}; },
           [](Options &options, Number value) { options.chips = static_cast<int>(value); }},
    Option{{.key = "ante", .kind = Kind::number, .least = 1, .most = mostAnte, .mayLack = true, .matters = forPots},
           [](const Options &options) { return Number{options.ante}; },
           [](Options &options, Number value) { options.ante = static_cast<int>(value); }},
    Option{{.key = "maxHands",
            .kind = Kind::number,
            .least = 5,
            .most = 50,
            .step = 5,
            .mayLack = true,
            .matters = forPots},
           [](const Options &options) { return Number{options.maxHands}; },
           [](Options &options, Number value) { options.maxHands = static_cast<int>(value); }},
    Option{{.key = "capRounds",
            .kind = Kind::number,
            .least = 5,
            .most = 50,
            .step = 5,
            .mayLack = true,
            .matters = forPackets},
           [](const Options &options) { return Number{options.capRounds}; },
           [](Options &options, Number value) { options.capRounds = static_cast<int>(value); }},
    Option{{.key = "switchReset",
            .kind = Kind::choice,
            .most = resets.size() - 1,
            .values = resets,
            .mayLack = true,
            .matters = forPackets},
           [](const Options &options) { return static_cast<Number>(options.switchReset); },
           [](Options &options, Number value) { options.switchReset = static_cast<SwitchReset>(value); }},
    Option{{.key = "threeOfAKind305"},
           [](const Options &options) { return Number{options.threeOfAKind305}; },
           [](Options &options, Number value) { options.threeOfAKind305 = value != 0; }},
    Option{{.key = "blitzAfterKnock"},
           [](const Options &options) { return Number{options.blitzAfterKnock}; },
           [](Options &options, Number value) { options.blitzAfterKnock = value != 0; }},
    Option{{.key = "knockFromRound", .kind = Kind::number, .least = 1, .most = 2},
           [](const Options &options) { return Number{options.knockFromRound}; },
           [](Options &options, Number value) { options.knockFromRound = static_cast<int>(value); }},
    Option{{.key = "sideBets", .mayLack = true},
           [](const Options &options) { return Number{options.sideBets}; },
           [](Options &options, Number value) { options.sideBets = value != 0; }},
    Option{{.key = "sidePurse",
            .kind = Kind::number,
            .least = 5,
            .most = 100,
            .step = 5,
            .mayLack = true,
            .matters = {.key = "sideBets", .value = 1}},
           [](const Options &options) { return Number{options.sidePurse}; },
           [](Options &options, Number value) { options.sidePurse = static_cast<int>(value); }},
};

} // namespace

std::span<const game::Option<Options>> optionList()
{
    return list;
}

} // namespace thirtyone
