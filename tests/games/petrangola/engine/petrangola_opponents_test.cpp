// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_full_speed.h"
#include "engine_test.h"
#include "game/simulation.h"
#include "opponents/level.h"
#include "petrangola_readable.h"
#include "plain_ranking.h"
#include "random_table.h"

#include <algorithm>
#include <functional>
#include <vector>

using namespace petrangola;
using game::Seat;
using opponents::Level;
using Opponent = Petrangola::Policy;

namespace {

using Choose = std::function<Move(const View &)>;

Choose randomPlayer(std::uint64_t seed)
{
    return [random = game::Random(seed)](const View &view) mutable { return randomMove(view, random); };
}
Choose player(Level level, std::uint64_t seed)
{
    return [opponent = Opponent(level, seed)](const View &view) mutable { return opponent.choose(view); };
}

/// Who wins a match in which seat s plays as players[s]; all packs come from the seed.
Seat winnerOf(const Options &options, const std::vector<Choose> &players, std::uint64_t seed)
{
    game::Random random(seed);
    State state(options, static_cast<int>(players.size()));
    game::playOn<Petrangola>(
        state, [&](const State &awaiting) { return game::shuffledPack<Petrangola>(awaiting, random); },
        [&](const View &view) { return players[game::at(view.seat)](view); });
    return state.view(0).winner;
}

/// The part of the duels, without re-entry, that the first wins; they change seats after each.
double winsOf(const std::function<Choose(std::uint64_t)> &first, const std::function<Choose(std::uint64_t)> &second)
{
    constexpr int duels = 2'000;
    Options options;
    options.reentries = 0;
    int won = 0;
    for (int duel = 0; duel < duels; ++duel) {
        const auto seed = static_cast<std::uint64_t>(duel) * 1000;
        const Seat seatOfFirst = duel % 2;
        std::vector<Choose> players(2);
        players[game::at(seatOfFirst)] = first(seed + 1);
        players[game::at(1 - seatOfFirst)] = second(seed + 2);
        won += winnerOf(options, players, seed) == seatOfFirst ? 1 : 0;
    }
    const double share = static_cast<double>(won) / duels;
    qInfo("%.1f %% of %d duels", share * 100, duels);
    return share;
}
auto of(Level level)
{
    return [level](std::uint64_t seed) { return player(level, seed); };
}

/// The whole match as text.
std::string course(const RandomTable &table, std::uint64_t packs, std::uint64_t seed)
{
    std::vector<Opponent> players;
    for (Seat seat = 0; seat < table.seats; ++seat)
        players.emplace_back(opponents::levels[game::at(seat) % 3], seed + game::at(seat));
    std::string all;
    const auto write = [&](const Event &event) { all += readable::text(event, table.seats); };
    game::Random random(packs);
    State state(table.options, table.seats);
    game::playOn<Petrangola>(
        state, [&](const State &awaiting) { return game::shuffledPack<Petrangola>(awaiting, random); },
        [&](const View &view) { return players[game::at(view.seat)].choose(view); }, write);
    return all;
}

} // namespace

class PetrangolaOpponentsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void levelsHaveNames()
    {
        for (const Level level : opponents::levels)
            QCOMPARE(opponents::levelNamed(opponents::nameOf(level)), level);
        QCOMPARE(opponents::levelNamed("regular"), Level::regular);
        QCOMPARE(opponents::levelNamed("Regular"), std::nullopt);
        QCOMPARE(opponents::levelNamed(""), std::nullopt);
    }

    void everyLevelPlaysLegallyFromItsView()
    {
        game::Random random(99);
        for (int match = 0; match < 300; ++match) {
            const RandomTable table(random);
            std::vector<Opponent> players;
            for (Seat seat = 0; seat < table.seats; ++seat)
                players.emplace_back(opponents::levels[random.below(3)], random.next());
            State state(table.options, table.seats);
            while (!state.over()) {
                if (state.awaitsPack()) {
                    state.supply(game::shuffledPack<Petrangola>(state, random));
                    continue;
                }
                const View view = state.view(state.toMove());
                const Move move = players[game::at(view.seat)].choose(view);
                QVERIFY(legalMoves(view).contains(move));
                QVERIFY(!state.apply(move));
            }
        }
    }

    void theSameSeedMakesTheSameMoves()
    {
        game::Random random(5);
        int different = 0;
        for (int match = 0; match < 30; ++match) {
            const RandomTable table(random);
            const std::uint64_t packs = random.next();
            const std::uint64_t seed = random.next();
            const std::string first = course(table, packs, seed);
            QVERIFY(first == course(table, packs, seed));
            different += first != course(table, packs, seed + 100) ? 1 : 0;
        }
        QVERIFY(different > 0);
    }

    void aNoviceBeatsChance()
    {
        ONLY_AT_FULL_SPEED;
        QVERIFY(winsOf(of(Level::novice), randomPlayer) >= 0.90);
    }
    void aCasualIsAStepAboveANovice()
    {
        ONLY_AT_FULL_SPEED;
        verifyStep(winsOf(of(Level::casual), of(Level::novice)));
    }
    void aRegularIsAStepAboveACasual()
    {
        ONLY_AT_FULL_SPEED;
        verifyStep(winsOf(of(Level::regular), of(Level::casual)));
    }

    /// No card comes in from outside: players of a fixed threshold would give each other the same cards up to the last
    /// lap.
    void nobodySwapsTheSameCardsToAndFro()
    {
        constexpr int longDeal = 16;
        for (const Level level : {Level::novice, Level::casual, Level::regular})
            for (int match = 0; match < 60; ++match) {
                const auto seed = static_cast<std::uint64_t>(match) * 1000;
                const std::vector<Choose> players{player(level, seed + 1), player(level, seed + 2)};
                int laps = 0;
                const auto choose = [&](const View &view) {
                    laps = std::max(laps, view.lap);
                    return players[game::at(view.seat)](view);
                };
                (void)winnerOf({}, {choose, choose}, seed);
                QVERIFY2(laps < longDeal, std::to_string(laps).c_str());
            }
    }

    /// Any three of the six cards in hand and monte are in reach of the last turn.
    void aRegularTakesTheBestHandInItsLastTurn()
    {
        game::Random random(31);
        int lastTurns = 0;
        for (int match = 0; match < 200; ++match) {
            RandomTable table(random);
            table.seats = std::min(table.seats, 6);
            std::vector<Opponent> players;
            for (Seat seat = 0; seat < table.seats; ++seat)
                players.emplace_back(Level::regular, random.next());
            State state(table.options, table.seats);
            while (!state.over()) {
                if (state.awaitsPack()) {
                    state.supply(game::shuffledPack<Petrangola>(state, random));
                    continue;
                }
                const View view = state.view(state.toMove());
                const Move move = players[game::at(view.seat)].choose(view);
                QVERIFY(!state.apply(move));
                if (view.phase != Phase::turn || view.knocker == game::nobody)
                    continue;
                ++lastTurns;
                // At the showdown, or still in the turn after: the hand is the mover's own either way.
                const Hand taken = handAfter(view, move);
                QCOMPARE(plain::key(taken, table.options.ranking), bestInReach(view));
            }
        }
        QVERIFY(lastTurns > 1'000);
    }

    /// It is never better, as far as it can know, to have kept what a knock would have lost.
    void aRegularKeepsThreeAces()
    {
        State state(Options(), 2);
        state.supply(Petrangola::newPack(state)); // seat 1 deals, having the tenth card
        Pack pack = Petrangola::newPack(state);
        const Hand aces = readable::hand("AD AC AS");
        for (std::size_t card = 0; card < aces.size(); ++card)
            std::swap(pack[pack.indexOf(aces[card])], pack[7 + card]);
        state.supply(pack);
        QVERIFY(!state.apply(Cut{1}));
        const View view = state.view(state.toMove());
        QCOMPARE(readable::text(view.aside), "AD AC AS");
        for (const Level level : opponents::levels)
            QVERIFY(std::holds_alternative<Keep>(Opponent(level, 1).choose(view)));
    }

private:
    static void verifyStep(double wins)
    {
        QVERIFY(wins >= 0.57);
        QVERIFY(wins <= 0.68);
    }

    static plain::Key bestInReach(const View &view)
    {
        std::vector<cards::Card> reach(view.hand.begin(), view.hand.end());
        reach.insert(reach.end(), view.monte.begin(), view.monte.end());
        plain::Key best{0, 0};
        for (std::size_t first = 0; first < 6; ++first)
            for (std::size_t second = first + 1; second < 6; ++second)
                for (std::size_t third = second + 1; third < 6; ++third)
                    best
                        = std::max(best, plain::key({reach[first], reach[second], reach[third]}, view.options.ranking));
        return best;
    }
};

QTEST_APPLESS_MAIN(PetrangolaOpponentsTest)
#include "petrangola_opponents_test.moc"
