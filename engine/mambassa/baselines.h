// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "mambassa/view.h"

#include <optional>
#include <string_view>

namespace mambassa {

/// Players of one plain rule each, to measure the opponents with. Nobody meets them at a table.
class Baseline
{
public:
    enum class Rule : std::uint8_t {
        greedy, ///< takes the best hand in reach, then draws for its weakest card unless it has 28 points or better
        random, ///< any legal move
    };

    /// "greedy" or "random"; else nothing.
    [[nodiscard]] static std::optional<Baseline> named(std::string_view name, std::uint64_t seed);
    /// The names that named() knows, for whoever chose another.
    static constexpr std::string_view names = "greedy and random";

    /// A legal move for the seat whose view this is.
    [[nodiscard]] Move choose(const View &view);

private:
    Baseline(Rule rule, std::uint64_t seed)
        : m_rule(rule)
        , m_random(seed)
    {
    }

    Rule m_rule;
    game::Random m_random;
};

} // namespace mambassa
