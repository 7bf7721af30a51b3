// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/simulation.h"
#include "petrangola/petrangola.h"
#include "petrangola/prospect.h"

#include <cstdio>
#include <ctime>

/// How many imagined deals a second the hint plays out, all moves of a turn counted. What the rules and the opponents
/// take is measured by `petrangola-arena bench`.

using namespace petrangola;

namespace {

/// The view of a first turn before a knock.
View firstTurn(int seats, game::Random &random)
{
    State state(Options(), seats);
    while (state.phase() != Phase::turn) {
        if (state.awaitsPack())
            state.supply(game::shuffledPack<Petrangola>(state, random));
        else if (state.phase() == Phase::dealersChoice)
            static_cast<void>(state.apply(Expose{}));
        else
            static_cast<void>(state.apply(randomMove(state.choice(), random)));
    }
    return state.view(state.toMove());
}

} // namespace

int main()
{
    constexpr int dealsAtOnce = 100;
    constexpr std::clock_t enough = CLOCKS_PER_SEC;
    game::Random random(1);
    for (const int seats : {2, 6, 12, 24}) {
        Prospect prospect(firstTurn(seats, random), 1);
        prospect.imagine(dealsAtOnce); // warms up
        const int before = prospect.deals();
        const std::clock_t start = std::clock();
        std::clock_t now = start;
        for (; now - start < enough; now = std::clock())
            prospect.imagine(dealsAtOnce);
        const double seconds = static_cast<double>(now - start) / CLOCKS_PER_SEC;
        const double deals = (prospect.deals() - before) / seconds;
        std::printf("%2d seats: %8.0f imagined deals/s, %9.0f playouts/s\n", seats, deals,
                    deals * static_cast<double>(prospect.expectations().size()));
    }
    return 0;
}
