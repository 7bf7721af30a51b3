// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/bench.h"
#include "arena/statistics.h"
#include "arena_run.h"
#include "opponents/level.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <limits>

using arena::Durations;
using arena::wilson95;

namespace {

bool near(double first, double second)
{
    return std::abs(first - second) < 1e-4;
}

} // namespace

class ArenaStatisticsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void measures()
    {
        const Outcome outcome = run(words("bench --json"));
        QCOMPARE(outcome.exitCode, 0);
        const QJsonObject measured = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        for (const char *key : {"evaluationsPerSecond", "bareLookUpsPerSecond", "evaluationRatio", "playoutsPerSecond",
                                "pliesPerSecond", "strippedPliesPerSecond", "playoutRatio"})
            QVERIFY2(measured[QLatin1StringView(key)].toDouble() > 0, key);
        QCOMPARE(measured[QStringLiteral("decisions")].toArray().size(),
                 qsizetype((4 + 3 + 3 + 3 + 1 + 2) * opponents::levels.size()));
        QCOMPARE(measured[QStringLiteral("playouts")].toArray().size(), 6);
        for (const char *words : {"evaluations a bare look-up", "plies a stripped ply", "regular"})
            QVERIFY2(arena::asTable(measured).contains(QLatin1StringView(words)), words);
    }

    /// Where a deal costs or brings more than one, or costs and brings, the interval is that of a mean.
    void reckonsTheIntervalOfAnyScore()
    {
        arena::Tally losses;
        for (const int lost : {1, 0, 0, 1, 0})
            losses.add(lost);
        QCOMPARE(losses.mean95(5).high, wilson95(2, 5).high);
        arena::Tally changes;
        for (const int change : {3, -1, -1, -1, 20})
            changes.add(change);
        QCOMPARE(changes.sum(), 20);
        // Mean 4, standard deviation 9.1104 and its error 4.0743, reckoned elsewhere.
        QVERIFY(near(changes.mean95(5).low, 4 - 7.98554) && near(changes.mean95(5).high, 4 + 7.98554));
        arena::Tally twice = changes;
        twice.add(changes);
        QCOMPARE(twice.sum(), 40);
        QVERIFY(twice.mean95(10).high < changes.mean95(5).high);
        QCOMPARE(arena::Tally().mean95(0).high, 1.0);
    }
    void reckonsWilsonsInterval()
    {
        // Values of the textbook's formula, reckoned elsewhere.
        QVERIFY(near(wilson95(5, 10).low, 0.2366) && near(wilson95(5, 10).high, 0.7634));
        QVERIFY(near(wilson95(0, 10).low, 0.0) && near(wilson95(0, 10).high, 0.2775));
        QVERIFY(near(wilson95(10, 10).low, 0.7225) && near(wilson95(10, 10).high, 1.0));
        QVERIFY(near(wilson95(590, 1000).low, 0.5592) && near(wilson95(590, 1000).high, 0.6201));
        QCOMPARE(wilson95(0, 0).low, 0.0);
        QCOMPARE(wilson95(0, 0).high, 1.0);
    }

    void findsQuantiles()
    {
        Durations durations;
        QCOMPARE(durations.quantile(0.5), 0.0);
        for (int each = 1; each <= 1000; ++each)
            durations.add(each * qint64{10'000}); // 0.01 to 10 ms
        QCOMPARE(durations.count(), qint64{1000});
        const auto within = [](double found, double wanted) { return std::abs(found / wanted - 1) < 0.025; };
        QVERIFY(within(durations.quantile(0.5), 5.0));
        QVERIFY(within(durations.quantile(0.99), 9.9));
        QVERIFY(within(durations.quantile(0.0), 0.01));
        QVERIFY(within(durations.quantile(1.0), 10.0));
        durations.add(0);
        durations.add(-5);
        durations.add(std::numeric_limits<qint64>::max());
        QVERIFY(std::isfinite(durations.quantile(1.0)));
    }
};

QTEST_GUILESS_MAIN(ArenaStatisticsTest)
#include "arena_statistics_test.moc"
