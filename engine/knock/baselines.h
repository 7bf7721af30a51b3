// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "knock/view.h"

#include <optional>
#include <string_view>

namespace knock {

/// Players of one plain rule each, to measure the opponents with. Nobody meets them at a table.
class Baseline
{
public:
    /// "random": any legal move. "high" and "low": the highest or the lowest card that may be played. "greedy": what is
    /// published for games of this family: it leads its longest suit, plays low as the second hand and as low as will
    /// do as the last, high as the third, gives its partner's tricks what counts, and keeps the honours. None of them
    /// but random signals.
    [[nodiscard]] static std::optional<Baseline> named(std::string_view name, std::uint64_t seed);
    /// The names that named() knows, for whoever chose another.
    static constexpr std::string_view names = "random, high, low and greedy";

    /// A legal move for the seat whose view this is.
    [[nodiscard]] Move choose(const View &view);

private:
    enum class Rule : std::uint8_t { random, high, low, published };

    Baseline(Rule rule, std::uint64_t seed)
        : m_rule(rule)
        , m_random(seed)
    {
    }
    [[nodiscard]] Card card(const View &view) const;

    Rule m_rule;
    game::Random m_random;
};

} // namespace knock
