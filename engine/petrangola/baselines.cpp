// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/baselines.h"

#include "petrangola/heuristics.h"
#include "petrangola/petrangola.h"
#include "petrangola/rollouts.h"

#include <charconv>

namespace petrangola {

using game::nobody;

namespace {

constexpr std::string_view thresholdPrefix = "threshold-";
constexpr int mostPoints = 40;

} // namespace

std::optional<Baseline> Baseline::named(std::string_view name, std::uint64_t seed)
{
    const auto of = [seed](Rule rule, int points = 0) { return Baseline(rule, points, seed); };
    if (name == "greedy")
        return of(Rule::greedy);
    if (name == "always-knock")
        return of(Rule::alwaysKnock);
    if (name == "never-knock")
        return of(Rule::neverKnock);
    if (name == "random")
        return of(Rule::random);
    if (name == "sampler")
        return of(Rule::sampler);
    if (!name.starts_with(thresholdPrefix))
        return std::nullopt;
    name.remove_prefix(thresholdPrefix.size());
    int points = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), points);
    if (error != std::errc() || end != name.data() + name.size() || points < 0 || points > mostPoints)
        return std::nullopt;
    return of(Rule::threshold, points);
}

bool Baseline::keeps(const View &view) const
{
    if (m_rule == Rule::alwaysKnock)
        return true;
    if (m_rule == Rule::neverKnock)
        return false;
    // A kept hand is a knock, and there is none yet that could gain: only what hardly can be beaten is kept.
    const Strength strength = view.ranking->strength(view.aside);
    return m_rule == Rule::threshold ? strength.value >= m_points : isPetrangola(view.ranking->category(strength));
}

bool Baseline::knocks(const View &view) const
{
    if (m_rule == Rule::alwaysKnock)
        return true;
    if (m_rule == Rule::neverKnock)
        return false;
    const auto isKnock = [&](const Move &move) { return petrangola::knocks(view, move); };
    if (m_rule == Rule::threshold)
        return view.ranking->strength(handAfter(view, strongest(view, isKnock))).value >= m_points;
    return isKnock(strongest(view));
}

Move Baseline::sample(const View &view)
{
    constexpr int deals = 150;
    Rollouts rollouts(view, m_random.next(), Prior::even);
    rollouts.imagine(deals);
    return rollouts.expectations()[rollouts.best()].move;
}

Move Baseline::choose(const View &view)
{
    if (const auto customary = Petrangola::customaryMove(view, m_random))
        return *customary;
    if (m_rule == Rule::random)
        return randomMove(view.choice(), m_random);
    if (m_rule == Rule::sampler)
        return sample(view);
    if (view.phase == Phase::dealersChoice)
        return keeps(view) ? Move(Keep{}) : Move(Expose{});
    if (view.knocker != nobody)
        return strongest(view);
    const bool knocking = knocks(view);
    return strongest(view, [&](const Move &move) { return petrangola::knocks(view, move) == knocking; });
}

} // namespace petrangola
