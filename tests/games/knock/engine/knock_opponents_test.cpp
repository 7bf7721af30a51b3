// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_full_speed.h"
#include "engine_test.h"
#include "knock/baselines.h"
#include "players.h"
#include "stacked_knock.h"

using namespace knock;
using opponents::Level;
using opponents::Temperament;

static_assert(opponents::Measurable<Knock>);

namespace {

using Matches = players::Matches<Knock>;
using Player = Matches::Player;

/// The part of the matches that a side wins against another, every pack played twice, with the sides changed; half a
/// match where it is drawn.
template<class First, class Second>
double winsOf(First first, Second second, int pairs)
{
    double won = 0;
    for (int pair = 0; pair < pairs; ++pair)
        for (game::Seat own = 0; own < 2; ++own) {
            std::vector<Player> table;
            for (game::Seat seat = 0; seat < seats; ++seat) {
                const auto seed = static_cast<std::uint64_t>(100 * pair + seat);
                table.push_back(seat % 2 == own ? Player(first, seed) : Player(second, seed));
            }
            const game::SeatSet winners = Matches::play(table, static_cast<std::uint64_t>(pair));
            won += winners.empty() ? 1.0 / 2 : winners.contains(own) ? 1 : 0;
        }
    const double share = won / (2 * pairs);
    qInfo("%.1f %% of %d matches", share * 100, 2 * pairs);
    return share;
}

} // namespace

/// Whole matches of the levels and plain rules in Knock!, by sides.
class KnockOpponentsTest : public QObject
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
            Matches::play(
                {Player(static_cast<Level>(level), seed), Player("greedy", 2), Player("low", 3), Player("high", 4)}, 8,
                {}, {}, [&](const Event &event) { all += readable::text(event, seats); });
            return all;
        };
        QVERIFY(course(1) == course(1));
    }

    void eachLevelBeatsTheOneBelow()
    {
        ONLY_AT_FULL_SPEED;
        QVERIFY(winsOf(Level::novice, "random", 300) > 0.6);
        QVERIFY(winsOf(Level::casual, Level::novice, 300) > 0.57);
        QVERIFY(winsOf(Level::regular, Level::casual, 300) > 0.55);
        QVERIFY(winsOf(Level::expert, Level::regular, 30) > 0.5);
    }

    void aRegularBeatsWhatIsPublished()
    {
        ONLY_AT_FULL_SPEED;
        QVERIFY(winsOf(Level::regular, "greedy", 200) > 0.65);
        QVERIFY(winsOf("greedy", "high", 200) > 0.6);
        QVERIFY(winsOf("greedy", "low", 200) > 0.5);
    }

    void temperamentsAreAboutAsStrong()
    {
        ONLY_AT_FULL_SPEED;
        for (const Temperament temperament : opponents::temperaments) {
            double won = 0;
            constexpr int pairs = 150;
            for (int pair = 0; pair < pairs; ++pair)
                for (game::Seat own = 0; own < 2; ++own) {
                    std::vector<Player> table;
                    for (game::Seat seat = 0; seat < seats; ++seat)
                        table.emplace_back(Level::regular, static_cast<std::uint64_t>(100 * pair + seat),
                                           seat % 2 == own ? temperament : Temperament::even);
                    const game::SeatSet winners = Matches::play(table, static_cast<std::uint64_t>(pair));
                    won += winners.empty() ? 1.0 / 2 : winners.contains(own) ? 1 : 0;
                }
            QVERIFY2(std::abs(won / (2 * pairs) - 1.0 / 2) < 0.1, std::to_string(won).c_str());
        }
    }

    void namesOfRules()
    {
        for (const char *rule : {"random", "high", "low", "greedy"})
            QVERIFY2(Baseline::named(rule, 1), rule);
        for (const char *rule : {"", "published", "knock-20", "highest"})
            QVERIFY2(!Baseline::named(rule, 1), rule);
    }
};

QTEST_APPLESS_MAIN(KnockOpponentsTest)
#include "knock_opponents_test.moc"
