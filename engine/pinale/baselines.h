// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "pinale/view.h"

#include <optional>
#include <string_view>

namespace pinale {

/// Players of one plain rule each, to measure the opponents with. Nobody meets them at a table.
class Baseline
{
public:
    /// "random": any legal move. "greedy": lays at once what brings most, takes the top of the pile whenever it may,
    /// and discards the card that counts most of those that are alone.
    [[nodiscard]] static std::optional<Baseline> named(std::string_view name, std::uint64_t seed);
    /// The names that named() knows, for whoever chose another.
    static constexpr std::string_view names = "random and greedy";

    /// A legal move for the seat whose view this is.
    [[nodiscard]] Move choose(const View &view);

private:
    Baseline(bool greedy, std::uint64_t seed)
        : m_greedy(greedy)
        , m_random(seed)
    {
    }

    bool m_greedy;
    game::Random m_random;
};

} // namespace pinale
