// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_full_speed.h"
#include "engine_test.h"
#include "game/simulation.h"
#include "mambassa/baselines.h"
#include "mambassa_readable.h"
#include "opponents/policy.h"

#include <functional>
#include <optional>

using namespace mambassa;
using game::at;
using game::nobody;
using game::Seat;
using opponents::Level;
using opponents::Temperament;
using readable::text;
using Opponent = Mambassa::Policy;

namespace {

/// Somebody at the table: a level, or a plain rule.
class Player
{
public:
    Player(Level level, std::uint64_t seed, Temperament temperament = Temperament::even)
        : m_opponent(std::in_place, level, seed, temperament)
    {
    }
    Player(std::string_view rule, std::uint64_t seed)
        : m_rule(Baseline::named(rule, seed))
    {
    }
    Move choose(const View &view) { return m_opponent ? m_opponent->choose(view) : m_rule->choose(view); }
    void happened(const Event &event, Seat seat)
    {
        if (m_opponent)
            m_opponent->happened(seenBy(event, seat));
    }

private:
    std::optional<Opponent> m_opponent;
    std::optional<Baseline> m_rule;
};

/// Plays a match with packs from the seed; `look` is shown each choice. Tells the winner.
Seat play(std::vector<Player> players, std::uint64_t seed,
          const std::function<void(const View &, const Move &)> &look = {},
          const std::function<void(const Event &)> &hear = {})
{
    game::Random random(seed);
    State state({}, static_cast<int>(players.size()));
    game::playOn<Mambassa>(
        state, [&](const State &awaiting) { return game::shuffledPack<Mambassa>(awaiting, random); },
        [&](const View &view) {
            const Move move = players[at(view.seat)].choose(view);
            if (look)
                look(view, move);
            return move;
        },
        [&](const Event &event) {
            for (Seat seat = 0; seat < state.seats(); ++seat)
                players[at(seat)].happened(event, seat);
            if (hear)
                hear(event);
        });
    return state.view(0).winner;
}

/// The part of the duels that the first wins; each pack is played twice, with seats changed.
template<class First, class Second>
double winsOf(First first, Second second, int duels)
{
    int won = 0;
    for (int duel = 0; duel < duels; ++duel) {
        const auto seed = static_cast<std::uint64_t>(duel / 2) * 1'000;
        const Player one(first, seed + 1);
        const Player other(second, seed + 2);
        const Seat own = duel % 2;
        won += play(own == 0 ? std::vector{one, other} : std::vector{other, one}, seed) == own ? 1 : 0;
    }
    const double share = static_cast<double>(won) / duels;
    qInfo("%.1f %% of %d duels", share * 100, duels);
    return share;
}

/// How often a seat knocks in a deal, and how dear the cards are that it gives.
struct Conduct
{
    double knocks = 0;
    double laps = 0;
    double given = 0;
};
Conduct conductOf(Level level, Temperament temperament)
{
    constexpr std::uint64_t duels = 150;
    int deals = 0;
    int knocked = 0;
    int cards = 0;
    int lap = 0;
    double dear = 0;
    for (std::uint64_t duel = 0; duel < duels; ++duel)
        play(
            {Player(level, duel, temperament), Player(level, duel + duels)}, duel,
            [&](const View &view, const Move &move) {
                if (view.seat != 0)
                    return;
                const bool knock = knocks(view, move);
                knocked += knock ? 1 : 0;
                lap += knock ? view.lap : 0;
                if (!knock && view.knocker == nobody) {
                    cards += cardsExchanged(move);
                    dear += given(view, move);
                }
            },
            [&](const Event &event) { deals += std::holds_alternative<Showdown>(event) ? 1 : 0; });
    return {.knocks = static_cast<double>(knocked) / deals,
            .laps = static_cast<double>(lap) / knocked,
            .given = dear / cards};
}

} // namespace

/// Whole matches of the levels, the temperaments and the expert in Mambassa. How strong each is, over more matches, is
/// in engine/opponents/LEVELS.md.
class MambassaOpponentsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLevelPlaysLegally()
    {
        game::Random random(99);
        for (int match = 0; match < 60; ++match) {
            std::vector<Player> players;
            const int seats = seating.fewest + static_cast<int>(random.below(seating.most - seating.fewest + 1));
            for (Seat seat = 0; seat < seats; ++seat)
                players.emplace_back(opponents::levels[random.below(3)], random.next(),
                                     opponents::temperaments[random.below(opponents::temperaments.size())]);
            if (match % 20 == 0)
                players[0] = Player(Level::expert, random.next());
            play(players, random.next(),
                 [](const View &view, const Move &move) { QVERIFY(legalMoves(view).contains(move)); });
        }
    }

    void theSameSeedMakesTheSameMoves_data()
    {
        QTest::addColumn<int>("level");
        for (const Level level : opponents::levels)
            QTest::addRow("%s", std::string(opponents::nameOf(level)).c_str()) << static_cast<int>(level);
    }
    void theSameSeedMakesTheSameMoves()
    {
        QFETCH(int, level);
        const auto course = [&](std::uint64_t seed) {
            std::string all;
            play({Player(static_cast<Level>(level), seed), Player("greedy", 2), Player("greedy", 3)}, 8, {},
                 [&](const Event &event) { all += text(event, 3); });
            return all;
        };
        QVERIFY(course(1) == course(1));
    }

    void eachPlainLevelBeatsTheOneBelow()
    {
        ONLY_AT_FULL_SPEED;
        QVERIFY(winsOf(Level::novice, "random", 100) > 0.95);
        QVERIFY(winsOf(Level::casual, Level::novice, 400) > 0.57);
        QVERIFY(winsOf(Level::regular, Level::casual, 200) > 0.5);
    }

    void theExpertBeatsTheGreedy()
    {
        ONLY_AT_FULL_SPEED;
        QVERIFY(winsOf(Level::expert, "greedy", 40) > 0.5);
        // Who plays no better wins one in five.
        constexpr int matches = 40;
        int won = 0;
        for (int match = 0; match < matches; ++match) {
            const auto seed = static_cast<std::uint64_t>(match) * 100;
            std::vector<Player> players;
            for (Seat seat = 0; seat < 5; ++seat)
                players.push_back(seat == match % 5 ? Player(Level::expert, seed) : Player("greedy", seed + at(seat)));
            won += play(players, seed) == match % 5 ? 1 : 0;
        }
        qInfo("%d of %d", won, matches);
        QVERIFY(won > 10);
    }

    /// What it thinks of its chances after a knock is what comes of them: the others' hands are guessed rightly.
    void theExpertKnowsHowItStands()
    {
        ONLY_AT_FULL_SPEED;
        double thought = 0;
        double came = 0;
        int moments = 0;
        for (std::uint64_t match = 0; match < 80; ++match) {
            Memory memory;
            std::optional<knocking::Equity> equity;
            play(
                {Player(Level::regular, match), Player(Level::regular, match + 1'000)}, match,
                [&](const View &view, const Move &move) {
                    if (view.seat != 0 || view.knocker != 1 || view.phase != Phase::exchange)
                        return;
                    RolloutPolicy rolloutPolicy(view, memory);
                    game::Random random(match);
                    constexpr int deals = 100;
                    for (int deal = 0; deal < deals; ++deal)
                        thought += rolloutPolicy.worth(rolloutPolicy.imagine(random), move, 0) / deals;
                    equity.emplace(2, 0, view.dealer,
                                   knocking::Equity::Standing{.tokens = view.tokens, .reentriesLeft = {}});
                    ++moments;
                },
                [&](const Event &event) {
                    memory.happened(seenBy(event, 0));
                    if (const auto *showdown = std::get_if<Showdown>(&event); showdown != nullptr && equity) {
                        came += equity->after({.worst = showdown->worst, .gained = showdown->gained});
                        equity.reset();
                    }
                });
        }
        qInfo("%d times: %.3f thought, %.3f came of it", moments, thought / moments, came / moments);
        QVERIFY(moments > 80);
        QVERIFY(std::abs(thought - came) < 0.05 * moments);
    }

    void temperamentsCanBeSeen_data()
    {
        QTest::addColumn<int>("level");
        for (const Level level : {Level::novice, Level::casual, Level::regular})
            QTest::addRow("%s", std::string(opponents::nameOf(level)).c_str()) << static_cast<int>(level);
    }
    void temperamentsCanBeSeen()
    {
        ONLY_AT_FULL_SPEED;
        QFETCH(int, level);
        const auto conduct = [&](Temperament temperament) {
            const Conduct seen = conductOf(static_cast<Level>(level), temperament);
            qInfo("%-7s knocks %.2f, in lap %.2f, given %.3f", std::string(opponents::nameOf(temperament)).c_str(),
                  seen.knocks, seen.laps, seen.given);
            return seen;
        };
        const Conduct even = conduct(Temperament::even);
        QVERIFY(conduct(Temperament::early).knocks > even.knocks);
        QVERIFY(conduct(Temperament::late).knocks < even.knocks);
        // A novice moves one card a turn, and seldom a dear one.
        if (static_cast<Level>(level) != Level::novice)
            QVERIFY(conduct(Temperament::hoarder).given < even.given);
    }
};

QTEST_APPLESS_MAIN(MambassaOpponentsTest)
#include "mambassa_opponents_test.moc"
