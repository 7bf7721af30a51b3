// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_full_speed.h"
#include "engine_test.h"
#include "game/simulation.h"
#include "opponents/policy.h"
#include "readable_thirtyone.h"
#include "thirtyone/baselines.h"

#include <functional>
#include <optional>

using namespace thirtyone;
using game::at;
using game::nobody;
using game::Seat;
using opponents::Level;
using opponents::Temperament;
using Opponent = Thirtyone::Policy;

static_assert(opponents::Measurable<Thirtyone> && knocking::Searchable<Thirtyone>);

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
        if (m_opponent && m_opponent->listens())
            m_opponent->happened(seenBy(event, seat));
    }

private:
    std::optional<Opponent> m_opponent;
    std::optional<Baseline> m_rule;
};

/// Plays a match with packs from the seed; `look` is shown each choice. Tells the winner.
Seat play(std::vector<Player> players, std::uint64_t seed, const Options &options = {},
          const std::function<void(const View &, const Move &)> &look = {},
          const std::function<void(const Event &)> &hear = {})
{
    game::Random random(seed);
    State state(options, static_cast<int>(players.size()));
    game::playOn<Thirtyone>(
        state, [&](const State &awaiting) { return game::shuffledPack<Thirtyone>(awaiting, random); },
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

/// The part of the matches that the first wins among others of one kind, at each seat in turn; with two seats each pack
/// is played twice.
template<class First, class Others>
double winsOf(First first, Others others, int matches, int seats = 2)
{
    int won = 0;
    for (int match = 0; match < matches; ++match) {
        const auto seed = static_cast<std::uint64_t>(match / seats) * 1'000;
        std::vector<Player> players;
        for (Seat seat = 0; seat < seats; ++seat) {
            const auto own = seed + 1 + at(seat);
            players.push_back(seat == match % seats ? Player(first, own) : Player(others, own));
        }
        won += play(players, seed) == match % seats ? 1 : 0;
    }
    const double share = static_cast<double>(won) / matches;
    qInfo("%.1f %% of %d matches", share * 100, matches);
    return share;
}

} // namespace

/// Whole matches of the levels, the temperaments and the expert in Thirty-One.
class ThirtyoneOpponentsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLevelPlaysLegallyByAllHouseRules()
    {
        game::Random random(99);
        for (int match = 0; match < tested::times(60); ++match) {
            Options options;
            for (const auto &option : optionList())
                option.set(options,
                           option.least + random.below(static_cast<std::uint32_t>(option.most - option.least + 1)));
            std::vector<Player> players;
            const int seats = seating.fewest + static_cast<int>(random.below(seating.most - seating.fewest + 1));
            for (Seat seat = 0; seat < seats; ++seat)
                players.emplace_back(opponents::levels[random.below(3)], random.next(),
                                     opponents::temperaments[random.below(opponents::temperaments.size())]);
            if (match % 12 == 0)
                players[0] = Player(Level::expert, random.next());
            play(players, random.next(), options,
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
            play({Player(static_cast<Level>(level), seed), Player("greedy", 2), Player("greedy", 3)}, 8, {.lives = 1},
                 {}, [&](const Event &event) { all += text(event, 3); });
            return all;
        };
        QVERIFY(course(1) == course(1));
    }

    void eachPlainLevelBeatsTheOneBelow()
    {
        ONLY_AT_FULL_SPEED;
        QVERIFY(winsOf(Level::novice, "random", 100) > 0.93);
        QVERIFY(winsOf(Level::casual, Level::novice, 600) > 0.55);
        QVERIFY(winsOf(Level::regular, Level::casual, 600) > 0.53);
    }

    /// Who plays no better wins one match in two, or one in four.
    void theExpertBeatsTheBestPlainRule()
    {
        ONLY_AT_FULL_SPEED;
        QVERIFY(winsOf(Level::expert, "greedy", 40) > 0.58);
        QVERIFY(winsOf(Level::expert, "greedy", 24, 4) > 0.3);
    }

    void noPlainRuleBeatsTheBestByMuch()
    {
        ONLY_AT_FULL_SPEED;
        for (const char *rule : {"draw", "knock-20", "knock-24", "knock-27", "knock-29"})
            QVERIFY2(winsOf(rule, "greedy", 500) < 0.55, rule);
    }

    void temperamentsCanBeSeen()
    {
        ONLY_AT_FULL_SPEED;
        for (const Level level : {Level::novice, Level::casual, Level::regular}) {
            const double even = knocksOf(level, Temperament::even);
            QVERIFY(knocksOf(level, Temperament::early) > even);
            QVERIFY(knocksOf(level, Temperament::late) < even);
        }
    }

private:
    /// How often somebody of that temperament knocks in a deal against one of the same level.
    static double knocksOf(Level level, Temperament temperament)
    {
        int deals = 0;
        int knocked = 0;
        for (std::uint64_t duel = 0; duel < 150; ++duel)
            play(
                {Player(level, duel, temperament), Player(level, duel + 150)}, duel, {},
                [&](const View &view, const Move &move) { knocked += view.seat == 0 && knocks(view, move) ? 1 : 0; },
                [&](const Event &event) { deals += std::holds_alternative<Showdown>(event) ? 1 : 0; });
        return static_cast<double>(knocked) / deals;
    }
};

QTEST_APPLESS_MAIN(ThirtyoneOpponentsTest)
#include "thirtyone_opponents_test.moc"
