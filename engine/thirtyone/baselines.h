// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "thirtyone/view.h"

#include <optional>
#include <string_view>

namespace thirtyone {

/// Players of one plain rule each, to measure the opponents with. Nobody meets them at a table.
class Baseline
{
public:
    /// "random": any legal move. "draw": always draws, keeps the best and never knocks. "knock-N": takes what makes the
    /// hand better, else draws, and knocks from N points on, 2 to 31. With the widow it exchanges with the open cards
    /// where that is better still; in Switch both make the best exchange, with the packet that lies face down where it
    /// is likely to be better. "greedy": the one of these that beats most others in duels. Else nothing.
    [[nodiscard]] static std::optional<Baseline> named(std::string_view name, std::uint64_t seed);
    /// The names that named() knows, for whoever chose another.
    static constexpr std::string_view names = "random, draw, greedy and knock-N (N from 2 to 31)";

    /// A legal move for the seat whose view this is.
    [[nodiscard]] Move choose(const View &view);

private:
    enum class Rule : std::uint8_t { random, draw, knock, greedy };

    Baseline(Rule rule, int from, std::uint64_t seed)
        : m_rule(rule)
        , m_from(from)
        , m_random(seed)
    {
    }

    Rule m_rule;
    int m_from;
    game::Random m_random;
};

} // namespace thirtyone
