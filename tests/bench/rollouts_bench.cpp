// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/simulation.h"
#include "mambassa/mambassa.h"
#include "mambassa/rollouts.h"
#include "petrangola/petrangola.h"
#include "petrangola/rollouts.h"
#include "thirtyone/rollouts.h"
#include "thirtyone/thirtyone.h"

#include <algorithm>
#include <cstdio>
#include <ctime>

/// How many imagined deals a second the hint plays out, all moves of a turn counted, and how long its first answer
/// takes. What the rules and the opponents take is measured by `petrangola-arena bench`.

namespace {

/// The view of a first turn before a knock.
template<game::Game G, class Expose>
typename G::View firstTurn(int seats, game::Random &random)
{
    typename G::State state(typename G::Options(), seats);
    for (bool exposed = false; !exposed;)
        if (state.awaitsPack())
            state.supply(game::shuffledPack<G>(state, random));
        else if (state.phase() == decltype(state.phase())::dealersChoice)
            exposed = !state.apply(Expose{});
        else
            static_cast<void>(state.apply(randomMove(state.choice(), random)));
    return state.view(state.toMove());
}

/// The same of Thirty-One, whose first turn comes right after the cut.
thirtyone::View firstTurnAfterTheCut(int seats, game::Random &random)
{
    using thirtyone::Thirtyone;
    Thirtyone::State state({}, seats);
    while (!thirtyone::Rollouts::fits(state.view(std::max(0, state.toMove()))))
        if (state.awaitsPack())
            state.supply(game::shuffledPack<Thirtyone>(state, random));
        else
            static_cast<void>(state.apply(Thirtyone::randomMove(state, random)));
    return state.view(state.toMove());
}

double seconds(std::clock_t start, std::clock_t end)
{
    return static_cast<double>(end - start) / CLOCKS_PER_SEC;
}

template<class Rollouts, class View>
void measure(const char *game, int seats, const View &view)
{
    constexpr int dealsOfFirstAnswer = 60; // as the hint asks for (app/advice/hint.cpp)
    constexpr int dealsAtOnce = 100;
    constexpr std::clock_t enough = CLOCKS_PER_SEC;
    std::clock_t start = std::clock();
    Rollouts rollouts(view, 1);
    rollouts.imagine(dealsOfFirstAnswer);
    const double first = seconds(start, std::clock());

    rollouts.imagine(dealsAtOnce); // warms up
    const int before = rollouts.deals();
    start = std::clock();
    std::clock_t now = start;
    for (; now - start < enough; now = std::clock())
        rollouts.imagine(dealsAtOnce);
    const double deals = (rollouts.deals() - before) / seconds(start, now);
    std::printf("%-10s %2d seats: first answer %5.1f ms, %8.0f imagined deals/s, %9.0f playouts/s\n", game, seats,
                first * 1000, deals, deals * static_cast<double>(rollouts.expectations().size()));
}

} // namespace

int main()
{
    game::Random random(1);
    for (const int seats : {2, 6, 12, 24})
        measure<petrangola::Rollouts>("petrangola", seats,
                                      firstTurn<petrangola::Petrangola, petrangola::Expose>(seats, random));
    for (const int seats : {2, 5, 8})
        measure<mambassa::Rollouts>("mambassa", seats, firstTurn<mambassa::Mambassa, mambassa::Expose>(seats, random));
    for (const int seats : {2, 4, 7})
        measure<thirtyone::Rollouts>("thirtyone", seats, firstTurnAfterTheCut(seats, random));
    return 0;
}
