// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stopthebus/baselines.h"

#include "stopthebus/stopthebus.h"

#include <charconv>

namespace stopthebus {

std::optional<Baseline> Baseline::named(std::string_view name, std::uint64_t seed)
{
    constexpr int bestInDuels = 92;
    constexpr int most = 99;
    if (name == "random")
        return Baseline(Rule::random, 0, seed);
    if (name == "ride")
        return Baseline(Rule::ride, 0, seed);
    if (name == "greedy")
        return Baseline(Rule::stop, bestInDuels, seed);
    constexpr std::string_view stop = "stop-";
    if (!name.starts_with(stop))
        return std::nullopt;
    const std::string_view number = name.substr(stop.size());
    int from = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), from);
    if (error != std::errc() || end != number.data() + number.size() || from < 0 || from > most)
        return std::nullopt;
    return Baseline(Rule::stop, from, seed);
}

Move Baseline::choose(const View &view)
{
    constexpr double hundred = 100;
    if (const auto customary = Stopthebus::customaryMove(view, m_random))
        return *customary;
    if (m_rule == Rule::random)
        return randomMove(view.choice(), m_random);
    if (view.phase == Phase::stop) {
        const bool good = hundred * view.ranking->share(view.ranking->strength(view.hand)) >= m_from;
        return m_rule == Rule::stop && good ? Move(Stop{}) : Move(Pass{});
    }
    return strongest(view);
}

} // namespace stopthebus
