// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/simulation.h"
#include "opponents/opponent.h"
#include "petrangola/petrangola.h"
#include "petrangola/prospect.h"

#include <cstdio>
#include <ctime>
#include <vector>

/// How fast the engine is, next to a bare loop of the same run: how many bare loops each thing takes compares across
/// machines, the figures do not.

using namespace petrangola;

namespace {

/// Keeps the compiler from leaving the work out.
volatile std::uint64_t sink = 0;

/// Runs `work` (which tells how much it did) for half a second of the processor, so that a busy machine does not show
/// in the ratios, and tells how much of it a second takes.
template<class Work>
double perSecond(Work &&work)
{
    constexpr std::clock_t enough = CLOCKS_PER_SEC / 2;
    work(); // warms up
    std::uint64_t done = 0;
    const std::clock_t start = std::clock();
    std::clock_t now = start;
    for (; now - start < enough; now = std::clock())
        done += work();
    return static_cast<double>(done) * CLOCKS_PER_SEC / static_cast<double>(now - start);
}

/// Cards at random, as many as both of the look-up loops go through in one round.
std::vector<std::array<std::uint8_t, 3>> randomHands()
{
    constexpr std::size_t hands = 1U << 16U;
    game::Random random(1);
    std::vector<std::array<std::uint8_t, 3>> all(hands);
    for (auto &hand : all) {
        Pack pack = cards::italian::newPack<mostCards>(1);
        for (std::size_t card = 0; card < hand.size(); ++card) {
            const auto pick = random.below(static_cast<std::uint32_t>(pack.size()));
            hand[card] = pack[pick].face();
            pack.removeFirst(pack[pick]);
        }
    }
    return all;
}

/// Steps of the random numbers, a dozen instructions each: the bare loop.
std::uint64_t bareLoop()
{
    constexpr std::uint64_t steps = 1'000'000;
    game::Random random(1);
    std::uint64_t sum = 0;
    for (std::uint64_t step = 0; step < steps; ++step)
        sum += random.next();
    sink = sink + sum;
    return steps;
}

struct Playout
{
    std::uint64_t matches = 0;
    std::uint64_t plies = 0;
};

Playout playOut(int seats, game::Random &random)
{
    constexpr std::uint64_t matches = 20;
    Playout done;
    for (; done.matches < matches; ++done.matches) {
        State state(Options(), seats);
        game::playOn<Petrangola>(
            state, [&](const State &awaiting) { return game::shuffledPack<Petrangola>(awaiting, random); },
            [&](const View &view) {
                ++done.plies;
                const MoveList moves = legalMoves(view);
                return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
            });
        sink = sink + static_cast<std::uint64_t>(state.deal());
    }
    return done;
}

double decisionsPerSecond(opponents::Level level, int seats, game::Random &random)
{
    opponents::Opponent<Petrangola> opponent(level, 1);
    return perSecond([&] {
        std::uint64_t decisions = 0;
        State state(Options(), seats);
        game::playOn<Petrangola>(
            state, [&](const State &awaiting) { return game::shuffledPack<Petrangola>(awaiting, random); },
            [&](const View &view) {
                ++decisions;
                return opponent.choose(view);
            });
        return decisions;
    });
}

/// Imagined deals played to their showdown for the first turns of a fresh deal, each counted once a move.
double imaginedPerSecond(int seats, game::Random &random)
{
    State state(Options(), seats);
    state.supply(game::shuffledPack<Petrangola>(state, random));
    state.supply(game::shuffledPack<Petrangola>(state, random));
    static_cast<void>(state.apply(Cut{1}));
    static_cast<void>(state.apply(Expose{}));
    Prospect prospect(state.view(state.toMove()), 1);
    return perSecond([&] {
        constexpr int deals = 50;
        prospect.imagine(deals);
        return deals * prospect.expectations().size();
    });
}

/// `each` is what one of these takes, in steps of the bare loop.
void line(const char *what, double figure, double each)
{
    std::printf("%-28s %14.0f /s %12.2f\n", what, figure, each);
}

} // namespace

int main()
{
    const auto hands = randomHands();
    const double loops = perSecond(bareLoop);
    std::printf("%-28s %17s %12s\n", "", "", "bare loops");
    line("bare loop", loops, 1);

    // A table of the same size without anything of the engine's round it.
    constexpr std::size_t faces = cards::italian::packSize;
    std::vector<std::uint8_t> table(faces * faces * faces);
    for (std::size_t place = 0; place < table.size(); ++place)
        table[place] = static_cast<std::uint8_t>(place * 31);
    const double lookUps = perSecond([&] {
        std::uint64_t sum = 0;
        for (const auto &hand : hands)
            sum += table[(hand[0] * faces + hand[1]) * faces + hand[2]];
        sink = sink + sum;
        return hands.size();
    });
    line("bare look-ups", lookUps, loops / lookUps);

    const Ranking &ranking = Ranking::of({});
    const double evaluations = perSecond([&] {
        std::uint64_t sum = 0;
        for (const auto &hand : hands)
            sum += ranking.strength(cards::Card(hand[0]), cards::Card(hand[1]), cards::Card(hand[2])).value;
        sink = sink + sum;
        return hands.size();
    });
    line("evaluations", evaluations, loops / evaluations);
    std::printf("evaluations a bare look-up: %.2f\n", evaluations / lookUps);

    game::Random random(1);
    for (const int seats : {2, 6, 12, 24}) {
        char what[48];
        const double matches = perSecond([&] { return playOut(seats, random).matches; });
        std::snprintf(what, sizeof what, "random playouts, %d seats", seats);
        line(what, matches, loops / matches);
        const double plies = perSecond([&] { return playOut(seats, random).plies; });
        std::snprintf(what, sizeof what, "plies, %d seats", seats);
        line(what, plies, loops / plies);
    }
    for (const int seats : {2, 6, 12, 24}) {
        char what[48];
        std::snprintf(what, sizeof what, "imagined deals, %d seats", seats);
        const double imagined = imaginedPerSecond(seats, random);
        line(what, imagined, loops / imagined);
    }
    for (const auto level : opponents::levels)
        for (const int seats : {2, 6}) {
            char what[48];
            std::snprintf(what, sizeof what, "decisions, %.*s, %d seats", static_cast<int>(nameOf(level).size()),
                          nameOf(level).data(), seats);
            const double decisions = decisionsPerSecond(level, seats, random);
            line(what, decisions, loops / decisions);
        }
    return 0;
}
