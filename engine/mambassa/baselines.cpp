// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mambassa/baselines.h"

#include "mambassa/mambassa.h"

namespace mambassa {

namespace {

/// The card that counts for nothing, of several the lowest; else the lowest that counts.
cards::Card weakestCard(const Hand &hand)
{
    const auto counting = Ranking::counting(hand);
    constexpr int anyCounting = 100;
    std::size_t weakest = 0;
    const auto value
        = [&](std::size_t place) { return cards::italian::points(hand[place]) + (counting[place] ? anyCounting : 0); };
    for (std::size_t place = 1; place < hand.size(); ++place)
        if (value(place) < value(weakest))
            weakest = place;
    return hand[weakest];
}

} // namespace

std::optional<Baseline> Baseline::named(std::string_view name, std::uint64_t seed)
{
    if (name == "greedy")
        return Baseline(Rule::greedy, seed);
    if (name == "random")
        return Baseline(Rule::random, seed);
    return std::nullopt;
}

Move Baseline::choose(const View &view)
{
    constexpr std::uint8_t enough = 28; // strengths of points are the points, all others are above
    if (const auto customary = Mambassa::customaryMove(view, m_random))
        return *customary;
    if (m_rule == Rule::random)
        return randomMove(view.choice(), m_random);
    switch (view.phase) {
    case Phase::dealersChoice:
        // A kept hand is a knock: only what hardly can be beaten is kept.
        return view.ranking->category(view.aside) != Category::points ? Move(Keep{}) : Move(Expose{});
    case Phase::exchange:
        return strongest(view);
    default:
        return view.ranking->strength(view.hand).value >= enough ? Move(Stay{}) : Move(Draw{weakestCard(view.hand)});
    }
}

} // namespace mambassa
