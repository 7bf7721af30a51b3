// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/simulation.h"
#include "knocking/expectations.h"
#include "opponents/policy.h"
#include "tested.h"

#include <cmath>
#include <string>
#include <vector>

/// What was expected of the moves of one seat, and what came of them.
struct Calibration
{
    double expected = 0; ///< tokens to be lost
    int paid = 0;
    int guesses = 0;
    double missOfPlausible = 0; ///< the sums of the squared differences
    double missOfEven = 0;
    /// By how much too often a loss was expected.
    [[nodiscard]] double difference() const { return (expected - paid) / guesses; }
};

/// The tokens that the deal cost seat 0: of games in which it may be more than one the showdown tells what it had.
template<class Showdown>
int paidBySeat0(const Showdown &showdown)
{
    if constexpr (requires { showdown.before; })
        return showdown.before[0] - showdown.tokens[0];
    else
        return showdown.worst.contains(0) ? 1 : 0;
}

/// Plays so many matches among the house's opponents and has each move of seat 0 reckoned both ways; that seat has the
/// level `first`, and each after it the next, or the one so many on.
template<opponents::HasPolicy G, class Rollouts>
Calibration calibrate(int seats, int matches, opponents::Level first, std::size_t onward = 1)
{
    struct Guess
    {
        double plausible;
        double even;
    };
    constexpr int deals = 60;
    Calibration calibration;
    game::Random random(7);
    for (int match = 0; match < matches; ++match) {
        typename G::State state({}, seats);
        std::vector<typename G::Policy> table;
        for (int seat = 0; seat < seats; ++seat)
            table.emplace_back(opponents::levels[(onward * game::at(seat) + static_cast<std::size_t>(first))
                                                 % opponents::levels.size()],
                               random.next());
        std::vector<Guess> open;
        const auto settle = [&](const typename G::Event &event) {
            const auto *showdown = std::get_if<typename G::Showdown>(&event);
            if (showdown == nullptr)
                return;
            const int paid = paidBySeat0(*showdown);
            for (const Guess &guess : open) {
                calibration.expected += guess.plausible;
                calibration.paid += paid;
                calibration.missOfPlausible += std::pow(guess.plausible - paid, 2);
                calibration.missOfEven += std::pow(guess.even - paid, 2);
                ++calibration.guesses;
            }
            open.clear();
        };
        const auto choose = [&](const typename G::View &view) {
            const typename G::Move move = table[game::at(view.seat)].choose(view);
            if (view.seat == 0 && Rollouts::fits(view)) {
                Rollouts plausible(view, random.next());
                Rollouts even(view, random.next(), knocking::Prior::even);
                plausible.imagine(deals);
                even.imagine(deals);
                open.push_back({plausible.chance(plausible.indexOf(move)), even.chance(even.indexOf(move))});
            }
            return move;
        };
        const auto shuffled
            = [&](const typename G::State &awaiting) { return game::shuffledPack<G>(awaiting, random); };
        game::playOn<G>(state, shuffled, choose, settle);
    }
    return calibration;
}

/// Plays so many matches by chance at any tables and looks at the rollouts of every view that they fit, one in so many:
/// the first thing that cannot be right about them, by `faultOf`, or "". `looked` counts them.
template<game::Game G, class Rollouts, class FaultOf>
std::string faultInAnyView(int matches, std::uint32_t oneIn, int &looked, FaultOf &&faultOf)
{
    game::Random random(4);
    std::string wrong;
    for (int match = 0; match < matches && wrong.empty(); ++match) {
        const tested::AnyTable<G> table(random);
        typename G::State state(table.options, table.seats);
        game::playOn<G>(
            state, [&](const typename G::State &awaiting) { return game::shuffledPack<G>(awaiting, random); },
            [&](const typename G::View &view) {
                if (Rollouts::fits(view) && random.once(oneIn)) {
                    const auto prior = random.once(2) ? knocking::Prior::even : knocking::Prior::plausible;
                    Rollouts rollouts(view, random.next(), prior);
                    rollouts.imagine(5);
                    if (wrong.empty())
                        wrong = faultOf(rollouts);
                    ++looked;
                }
                return randomMove(view.choice(), random);
            });
    }
    return wrong;
}

/// Whether rollouts of two views that show the same are the same, in whatever portions, and others with another seed;
/// `told` is all that they say, as text.
template<class Rollouts, class View, class Told>
bool sayTheSame(const View &one, const View &other, Told &&told)
{
    Rollouts first(one, 11);
    Rollouts second(other, 11);
    Rollouts reseeded(one, 12);
    first.imagine(60);
    second.imagine(40);
    second.imagine(20);
    reseeded.imagine(60);
    return told(first) == told(second) && told(first) != told(reseeded);
}
