// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mambassa/options.h"

#include <array>

namespace mambassa {

namespace {

constexpr std::array list{
    game::Option<Options>{{.key = "tokenValue",
                           .kind = game::OptionInfo::Kind::money,
                           .most = largestTokenValue,
                           .mostOffered = 10'000,
                           .step = 5},
                          [](const Options &options) { return options.tokenValue; },
                          [](Options &options, std::int64_t value) { options.tokenValue = value; }},
};

} // namespace

std::span<const game::Option<Options>> optionList()
{
    return list;
}

} // namespace mambassa
