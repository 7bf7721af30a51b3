// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale/policy.h"

#include "pinale/rollouts.h"
#include "pinale/solver.h"

namespace pinale {

using opponents::Level;
using opponents::Temperament;

namespace {

/// How many ways to lay a level looks at once.
std::size_t widthOf(Level level)
{
    switch (level) {
    case Level::novice:
        return 1;
    case Level::casual:
        return 3;
    default:
        return 10;
    }
}

// Shares of 100, measured so that each level wins about as much more often than the one below (opponents/LEVELS.md).
constexpr std::uint32_t hundred = 100;
constexpr std::uint32_t noviceGrabs = 15; ///< takes the top of the pile because it can

/// How a level looks at this turn: the lower two now and then as the one below them would.
Style styleOf(Level level, Temperament temperament, game::Random &random)
{
    constexpr std::uint32_t noviceSees = 98;
    constexpr std::uint32_t casualMinds = 38;
    const std::uint32_t luck = random.below(hundred);
    const bool all = level > Level::casual || (level == Level::casual && luck < casualMinds);
    Style style{.plans = level > Level::novice || luck < noviceSees, .counts = all, .minds = all};
    constexpr double eager = 1.5;
    constexpr double patient = 0.6;
    constexpr double clinging = 1.15;
    constexpr double wary = 1.6;
    style.caution = all ? 1 : 0;
    if (temperament == Temperament::early)
        style.boldness = eager;
    else if (temperament == Temperament::late)
        style.boldness = patient;
    else if (temperament == Temperament::hoarder)
        style.clinging = clinging;
    else if (temperament == Temperament::denier && all)
        style.caution = wary;
    return style;
}

constexpr std::size_t mostPlayedOn = 8;

} // namespace

Policy::Policy(Level level, std::uint64_t seed, Temperament temperament)
    : m_level(level)
    , m_temperament(temperament)
    , m_random(seed)
{
}

void Policy::happened(const Event &seen)
{
    m_memory.happened(seen);
}

/// What it remembers, or what it sees where it has not heard the whole hand.
Pack Policy::pileOf(const View &view) const
{
    if (listens() && m_memory.knows(view.deal) && m_memory.pile().size() == static_cast<std::size_t>(view.pile))
        return m_memory.pile();
    if (!view.discards.empty())
        return view.discards;
    Pack pile;
    if (!view.up.hidden())
        pile.push_back(view.up);
    return pile;
}

Move Policy::choose(const View &view, const std::stop_token &stop)
{
    if (view.phase == Phase::cut)
        return Cut{1 + static_cast<int>(m_random.below(cutMost))};
    return best(view, stop);
}

Move Policy::best(const View &view, const std::stop_token &stop)
{
    const Choice choice = view.choice();
    const Pack pile = pileOf(view);
    const Outlook outlook(view, pile, styleOf(m_level, m_temperament, m_random));
    const bool takes = choice.phase == Phase::draw;
    if (takes && !mayTake(choice))
        return Draw();
    const Turn turn(choice, takes);
    const std::vector<Plan> plans = plansFor(turn, outlook, widthOf(m_level), mostPlayedOn);
    const bool grabs = takes && m_level == Level::novice && m_random.below(hundred) < noviceGrabs;
    const bool draws = takes && !grabs && plans[0].worth < worthOfDraw(choice, outlook);
    if (m_level < Level::expert)
        return draws ? Move(Draw()) : plans[0].play;
    // Without all discards it cannot deal what is left.
    if (pile.size() != static_cast<std::size_t>(view.pile))
        return draws ? Move(Draw()) : plans[0].play;
    std::vector<Candidate> candidates;
    candidates.reserve(plans.size() + 1);
    for (const Plan &plan : plans)
        candidates.push_back({.move = plan.play, .worth = plan.worth});
    if (takes)
        candidates.push_back({.move = Draw(), .worth = worthOfDraw(choice, outlook)});
    return Rollouts(view, pile).best(candidates, m_random, stop);
}

} // namespace pinale
