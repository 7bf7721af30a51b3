// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_full_speed.h"
#include "engine_test.h"
#include "players.h"
#include "readable_thirtyone.h"
#include "thirtyone/baselines.h"

using namespace thirtyone;
using opponents::Level;
using opponents::Temperament;

static_assert(opponents::Measurable<Thirtyone> && knocking::Searchable<Thirtyone>);

namespace {

using Matches = players::Matches<Thirtyone>;
using Player = Matches::Player;

} // namespace

/// Whole matches of the levels, the temperaments and the expert in Thirty-One.
class ThirtyoneOpponentsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLevelPlaysLegallyByAllHouseRules() { QVERIFY(Matches::areLegal(tested::times(60))); }

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
            Matches::play({Player(static_cast<Level>(level), seed), Player("greedy", 2), Player("greedy", 3)}, 8,
                          {.lives = 1}, {}, [&](const Event &event) { all += text(event, 3); });
            return all;
        };
        QVERIFY(course(1) == course(1));
    }

    void eachPlainLevelBeatsTheOneBelow()
    {
        ONLY_AT_FULL_SPEED;
        QVERIFY(Matches::winsOf(Level::novice, "random", 100) > 0.93);
        QVERIFY(Matches::winsOf(Level::casual, Level::novice, 600) > 0.55);
        QVERIFY(Matches::winsOf(Level::regular, Level::casual, 600) > 0.53);
    }

    /// Who plays no better wins one match in two, or one in four.
    void theExpertBeatsTheBestPlainRule()
    {
        ONLY_AT_FULL_SPEED;
        QVERIFY(Matches::winsOf(Level::expert, "greedy", 40) > 0.58);
        QVERIFY(Matches::winsOf(Level::expert, "greedy", 24, 4) > 0.3);
    }

    void noPlainRuleBeatsTheBestByMuch()
    {
        ONLY_AT_FULL_SPEED;
        for (const char *rule : {"draw", "knock-20", "knock-24", "knock-27", "knock-29"})
            QVERIFY2(Matches::winsOf(rule, "greedy", 500) < 0.55, rule);
    }

    void temperamentsCanBeSeen()
    {
        ONLY_AT_FULL_SPEED;
        for (const Level level : {Level::novice, Level::casual, Level::regular}) {
            const double even = Matches::knocksOf(level, Temperament::even);
            QVERIFY(Matches::knocksOf(level, Temperament::early) > even);
            QVERIFY(Matches::knocksOf(level, Temperament::late) < even);
        }
    }
};

QTEST_APPLESS_MAIN(ThirtyoneOpponentsTest)
#include "thirtyone_opponents_test.moc"
