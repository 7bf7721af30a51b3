// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "petrangola/view.h"

#include <optional>
#include <string_view>

namespace petrangola {

/// Players of one plain rule each, to measure the opponents with. Nobody meets them at a table.
class Baseline
{
public:
    enum class Rule : std::uint8_t {
        greedy,      ///< takes the best hand in reach, and knocks when nothing gains
        threshold,   ///< the same, but knocks with so many points or more, and then alone
        alwaysKnock, ///< knocks at once
        neverKnock,  ///< takes the best hand that goes on
        random,      ///< any legal move
        sampler,     ///< plays out deals of which each is as likely as any other, to lose a token less often
    };

    /// "greedy", "threshold-24" (0 to 40), "always-knock", "never-knock", "random" or "sampler"; else nothing.
    [[nodiscard]] static std::optional<Baseline> named(std::string_view name, std::uint64_t seed);

    /// The names that named() knows, for whoever chose another.
    static constexpr std::string_view names = "greedy, threshold-24, always-knock, never-knock, random and sampler";

    /// A legal move for the seat whose view this is.
    [[nodiscard]] Move choose(const View &view);

private:
    Baseline(Rule rule, int points, std::uint64_t seed)
        : m_rule(rule)
        , m_points(points)
        , m_random(seed)
    {
    }
    [[nodiscard]] bool keeps(const View &view) const;
    [[nodiscard]] bool knocks(const View &view) const;
    [[nodiscard]] Move sample(const View &view);

    Rule m_rule;
    int m_points;
    game::Random m_random;
};

} // namespace petrangola
