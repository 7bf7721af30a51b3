// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "stopthebus/view.h"

#include <optional>
#include <string_view>

namespace stopthebus {

/// Players of one plain rule each, to measure the opponents with. Nobody meets them at a table.
class Baseline
{
public:
    /// "random": any legal move. "ride": takes the best hand in reach and never stops. "stop-N": the same, but stops
    /// with a hand that beats N of a hundred or more, 0 to 99. "greedy": the one of these that beats most others in
    /// duels. Else nothing.
    [[nodiscard]] static std::optional<Baseline> named(std::string_view name, std::uint64_t seed);
    /// The names that named() knows, for whoever chose another.
    static constexpr std::string_view names = "random, ride, greedy and stop-N (N from 0 to 99)";

    /// A legal move for the seat whose view this is.
    [[nodiscard]] Move choose(const View &view);

private:
    enum class Rule : std::uint8_t { random, ride, stop };

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

} // namespace stopthebus
