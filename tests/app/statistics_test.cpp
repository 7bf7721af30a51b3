// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ledger/statistics.h"

#include "catalog/known_games.h"
#include "filled_history.h"
#include "knock/knock.h"
#include "ledger/history_model.h"
#include "ledger/record_files.h"
#include "played.h"
#include "process_time.h"
#include "store_case.h"
#include "thirtyone/thirtyone.h"
#include "words/game_words.h"
#include "words/language.h"

#include <QAbstractItemModelTester>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace {

/// What the second program counts of the records in this folder.
QJsonObject counted(const QString &folder, const QStringList &arguments = {})
{
    QProcess program;
    program.start(u"/usr/bin/python3"_s,
                  QStringList{QStringLiteral(RECORD_COUNTER)} + arguments + RecordFiles::recordsIn(folder));
    if (!program.waitForFinished(60'000) || program.exitCode() != 0)
        qFatal("%s", program.readAllStandardError().constData());
    return QJsonDocument::fromJson(program.readAllStandardOutput()).object();
}

QStringList printed(const Statistics &statistics)
{
    QStringList lines;
    for (const NumberRow &row : const_cast<Statistics &>(statistics).numbers()->rows())
        lines << row.name + u": "_s + row.value;
    return lines;
}

QString valueOf(Statistics &statistics, const QString &name)
{
    for (const NumberRow &row : statistics.numbers()->rows())
        if (row.name == name)
            return row.value;
    return u"(no such line)"_s;
}

void compare(Statistics &statistics, const QJsonObject &second)
{
    const record::Sums &sums = statistics.sums();
    QCOMPARE(sums.matches, second[u"matches"_s].toInt());
    QCOMPARE(sums.wins, second[u"wins"_s].toInt());
    QCOMPARE(sums.deals, second[u"deals"_s].toInt());
    QCOMPARE(sums.tokensLost, second[u"tokensLost"_s].toInt());
    QCOMPARE(sums.longestWins, second[u"longestWins"_s].toInt());
    QCOMPARE(sums.longestWithoutWin, second[u"longestWithoutWin"_s].toInt());
    QCOMPARE(sums.longestUnpaid, second[u"longestUnpaid"_s].toInt());
    // As they are printed on the page.
    const QLocale locale = Language::instance().locale();
    const auto number = [&](const char *key) { return locale.toString(second[QLatin1StringView(key)].toInt()); };
    QCOMPARE(valueOf(statistics, u"Matches played"_s), number("matches"));
    QVERIFY(valueOf(statistics, u"Won"_s).startsWith(number("wins") + u" ("_s));
    QCOMPARE(valueOf(statistics, u"Deals played"_s), number("deals"));
    QCOMPARE(valueOf(statistics, u"Tokens lost"_s), number("tokensLost"));
    QCOMPARE(valueOf(statistics, u"Tokens gained"_s), number("tokensGained"));
    QCOMPARE(valueOf(statistics, u"Re-entries"_s), number("reentries"));
    QCOMPARE(valueOf(statistics, u"Tokens lost per deal"_s),
             locale.toString(second[u"tokensLost"_s].toDouble() / second[u"deals"_s].toDouble(), 'f', 2));
    QCOMPARE(valueOf(statistics, u"Matches won in a row"_s), number("longestWins"));
    QCOMPARE(valueOf(statistics, u"Matches without a win"_s), number("longestWithoutWin"));
    QCOMPARE(valueOf(statistics, u"Deals without paying"_s), number("longestUnpaid"));
    const QJsonObject counts = second[u"counts"_s].toObject();
    const auto count = [&counts](const QString &name) { return counts[name].toInt(); };
    QCOMPARE(valueOf(statistics, u"Petrangole at the showdown"_s), locale.toString(count(u"petrangole"_s)));
    QCOMPARE(valueOf(statistics, u"Petrangoloni, three aces"_s), locale.toString(count(u"petrangoloni"_s)));
    // The pictures.
    const QJsonObject places = second[u"places"_s].toObject();
    QCOMPARE(statistics.places()->rowCount(), places.keys().constLast().toInt());
    for (int place = 1; place <= statistics.places()->rowCount(); ++place)
        QCOMPARE(statistics.places()->rows()[static_cast<std::size_t>(place) - 1].value,
                 locale.toString(places[QString::number(place)].toInt()));
    const QStringList kinds{u"knock"_s, u"shirt"_s, u"keep"_s};
    const QStringList ends{u"Paid"_s, u"Others"_s, u"Nobody"_s};
    for (int kind = 0; kind < 3; ++kind) {
        const PlotRow &bar = statistics.knocks()->rows()[static_cast<std::size_t>(kind)];
        for (int end = 0; end < 3; ++end) {
            const int times = count(kinds[kind] + ends[end]);
            QCOMPARE(bar.numbers[end], times == 0 ? QString() : locale.toString(times));
        }
    }
    const auto comparePoints = [](const PlotModel &plot, const QJsonArray &values, double most) {
        const auto points = plot.rowCount();
        QCOMPARE(points, std::min(Statistics::mostPoints, static_cast<int>(values.size())));
        const auto scale = [&](int point) {
            const double at
                = points == 1 ? 0 : static_cast<double>(point) * static_cast<double>(values.size() - 1) / (points - 1);
            return values[static_cast<int>(std::lround(at))].toDouble();
        };
        for (int point = 0; point < points; ++point)
            QVERIFY(std::abs(plot.shares()[point] * most - scale(point)) < 1e-6);
    };
    comparePoints(*statistics.wins(), second[u"winShares"_s].toArray(), 1);
    comparePoints(*statistics.losses(), second[u"lossRates"_s].toArray(),
                  Language::instance().locale().toDouble(statistics.losses()->most()));
}

} // namespace

class StatisticsTest : public StoreCase
{
    Q_OBJECT

private Q_SLOTS:
    void nothingToCount()
    {
        Store::instance().open(m_folder->path());
        Statistics statistics;
        QVERIFY(!statistics.any());
        QCOMPARE(statistics.matches(), 0);
        QCOMPARE(statistics.pending(), 0);
        QCOMPARE(statistics.numbers()->rowCount(), 0);
        for (PlotModel *plot : {statistics.wins(), statistics.losses(), statistics.places()})
            QCOMPARE(plot->rowCount(), 0);
    }

    /// Ways to play a game are counted apart where more than one was played; records from before there was a choice are
    /// of the usual one.
    void theWaysToPlayAreToldApart()
    {
        const QString game = u"thirtyone"_s;
        const OptionValues usual = valuesOf<thirtyone::Thirtyone>({});
        const OptionValues bills = valuesOf<thirtyone::Thirtyone>({.settlement = thirtyone::Settlement::bill});
        QList<QByteArray> records = filled::toldOf(game, usual, 2);
        filled::keep(records, 24, m_folder->filePath(u"one"_s));
        {
            Statistics statistics;
            QTRY_COMPARE(statistics.pending(), 0);
            QCOMPARE(statistics.variants(), QStringList{QString()});
        }
        filled::keep(records + filled::toldOf(game, bills, 3), 24, m_folder->filePath(u"two"_s));
        Statistics statistics;
        QTRY_COMPARE(statistics.pending(), 0);
        QCOMPARE(statistics.variants(), (QStringList{QString(), u"bill"_s, u"lives"_s}));
        QCOMPARE(statistics.variantNames(), (QStringList{u"all"_s, u"a bill"_s, u"pennies"_s}));
        QCOMPARE(statistics.matches(), 5);
        statistics.setVariant(u"bill"_s);
        QCOMPARE(statistics.matches(), 3);
        statistics.setVariant(u"lives"_s);
        QCOMPARE(statistics.matches(), 2);
        statistics.setVariant(u"widow"_s); // was not played
        QCOMPARE(statistics.variant(), u"lives"_s);
    }

    /// Under every filter the page's numbers are those that a second program counts in the records that were taken out.
    void theNumbersAreThoseOfASecondProgram()
    {
        filled::keep(filled::told(40), 24 * 6, m_folder->path());
        Statistics statistics;
        QVERIFY(statistics.pending() > 0);
        QTRY_COMPARE_WITH_TIMEOUT(statistics.pending(), 0, 20'000);
        HistoryModel history;
        RecordFiles files;
        const QString all = m_folder->filePath(u"all"_s);
        files.writeAll(history.shown(), all);
        QTRY_VERIFY_WITH_TIMEOUT(!files.busy(), 30'000);
        compare(statistics, counted(all));
        QCOMPARE(statistics.levels(), (QStringList{QString(), u"novice"_s, u"casual"_s, u"mixed"_s}));
        int matches = 0;
        for (const QString &level : statistics.levels().mid(1)) {
            statistics.setLevel(level);
            compare(statistics, counted(all, {u"--level"_s, level}));
            matches += statistics.matches();
        }
        QCOMPARE(matches, 40);
        statistics.setLevel({});
        for (const int days : {365, 30, 7}) {
            statistics.setDays(days);
            history.setDays(days);
            const QString some = m_folder->filePath(QString::number(days));
            files.writeAll(history.shown(), some);
            QTRY_VERIFY_WITH_TIMEOUT(!files.busy(), 30'000);
            QCOMPARE(statistics.matches(), history.count());
            QVERIFY(statistics.matches() >= 2);
            compare(statistics, counted(some));
        }
    }

    /// Where nobody comes back nothing is said of it.
    void tellsOfReentriesWhereThereAreSome()
    {
        filled::keep({played::match(1), played::match<thirtyone::Thirtyone>(1, 3)}, 1, m_folder->path());
        Statistics statistics;
        QTRY_COMPARE_WITH_TIMEOUT(statistics.pending(), 0, 20'000);
        // All games first, and what each of them comes to.
        QCOMPARE(statistics.games(), (QStringList{QString(), u"petrangola"_s, u"thirtyone"_s}));
        QCOMPARE(statistics.game(), QString());
        QCOMPARE(statistics.matches(), 2);
        QCOMPARE(valueOf(statistics, u"Matches played"_s), u"2"_s);
        QCOMPARE(printed(statistics).filter(u"Matches played"_s),
                 (QStringList{u"Matches played: 2"_s, u"Matches played: 1"_s, u"Matches played: 1"_s}));
        QCOMPARE(statistics.losses()->rowCount(), 0);
        statistics.setGame(u"petrangola"_s);
        QVERIFY(valueOf(statistics, u"Re-entries"_s) != u"(no such line)"_s);
        statistics.setGame(u"thirtyone"_s);
        QVERIFY(valueOf(statistics, u"Deals played"_s).toInt() > 0);
        QCOMPARE(valueOf(statistics, u"Re-entries"_s), u"(no such line)"_s);
    }

    /// With whom and against whom, and points with a true minus, of two sides only.
    void sidesHavePartners()
    {
        QList<QByteArray> records;
        for (std::uint64_t number = 1; number <= 6; ++number)
            records << played::match<knock::Knock>(number, knock::seats);
        filled::keep(records + QList<QByteArray>{played::match(7)}, 1, m_folder->path());
        Statistics statistics;
        QTRY_COMPARE_WITH_TIMEOUT(statistics.pending(), 0, 20'000);
        QTRY_COMPARE_WITH_TIMEOUT(statistics.matches(), 7, 20'000);
        statistics.setGame(u"knock"_s);
        const QString won = u"%1 of 6"_s.arg(statistics.sums().wins);
        QCOMPARE(valueOf(statistics, u"Guest 2"_s), won); // and nobody else sat there
        QCOMPARE(valueOf(statistics, words::level(u"novice"_s)), won);
        QCOMPARE(valueOf(statistics, u"Deals that you dealt"_s), u"6"_s);
        const QStringList lines = printed(statistics);
        QVERIFY(lines.filter(u"Guest 1"_s).isEmpty());
        QVERIFY2(lines.filter(u"-"_s).isEmpty(), qPrintable(lines.join(u'\n')));
        QVERIFY2(!lines.filter(u"−"_s).isEmpty(), qPrintable(lines.join(u'\n')));
        statistics.setGame(u"petrangola"_s);
        QVERIFY(printed(statistics).filter(u"Guest"_s).isEmpty());
    }

    void whatWasCountedIsKept()
    {
        filled::keep({played::match(1), played::match(2)}, 1, m_folder->path());
        {
            Statistics first;
            QTRY_COMPARE_WITH_TIMEOUT(first.matches(), 2, 30'000);
            QTRY_COMPARE_WITH_TIMEOUT(Store::instance().facts().size(), 2, 30'000);
        }
        Statistics second;
        QCOMPARE(second.pending(), 0);
        QCOMPARE(second.matches(), 2);
        Store::instance().clearFacts();
        Statistics third;
        QCOMPARE(third.pending(), 2);
        QTRY_COMPARE_WITH_TIMEOUT(third.matches(), 2, 30'000);
        QCOMPARE(printed(third), printed(second));
    }

    void matchesFromFilesDoNotCount()
    {
        filled::keep({played::match(1)}, 1, m_folder->path());
        QVERIFY(Store::instance().add(played::match(2), QDateTime::currentDateTime()).fresh);
        Statistics statistics;
        QTRY_COMPARE_WITH_TIMEOUT(statistics.pending(), 0, 30'000);
        QCOMPARE(statistics.matches(), 1);
    }

    /// Starting afresh moves the day alone: the matches stay, and can all be counted again.
    void startsAfresh()
    {
        filled::keep({played::match(1), played::match(2), played::match(3)}, 1, m_folder->path());
        Statistics statistics;
        QTRY_COMPARE_WITH_TIMEOUT(statistics.matches(), 3, 30'000);
        QCOMPARE(statistics.sinceText(), QString());
        statistics.reset();
        QCOMPARE(statistics.matches(), 0);
        QVERIFY(!statistics.any());
        QVERIFY(!statistics.sinceText().isEmpty());
        QCOMPARE(Store::instance().history().size(), 3);
        statistics.countAll();
        QCOMPARE(statistics.matches(), 3);
        QCOMPARE(statistics.sinceText(), QString());
    }

    void followsTheHistory()
    {
        filled::keep({played::match(1), played::match(2), played::match(3)}, 1, m_folder->path());
        Statistics statistics;
        const QAbstractItemModelTester numbers(statistics.numbers(),
                                               QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester places(statistics.places(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTRY_COMPARE_WITH_TIMEOUT(statistics.matches(), 3, 30'000);
        HistoryModel history;
        QVERIFY(history.remove(0));
        QTRY_COMPARE_WITH_TIMEOUT(statistics.matches(), 2, 30'000);
    }

    void everyPictureIsToldInBothLanguages()
    {
        filled::list(130, m_folder->path());
        Statistics statistics;
        QCOMPARE(statistics.matches(), 130);
        for (const QString &language : {u"en"_s, u"it"_s}) {
            Language::instance().choose(language);
            for (PlotModel *plot : {statistics.wins(), statistics.losses(), statistics.places(), statistics.knocks()}) {
                QVERIFY(!plot->title().isEmpty() && !plot->summary().isEmpty());
                QVERIFY(plot->rowCount() > 0 && plot->rowCount() <= Statistics::mostPoints);
                for (int row = 0; row < plot->rowCount(); ++row)
                    QVERIFY(!plot->toldAt(row).isEmpty() && !plot->toldAt(row).contains(u'%' + QString::number(1)));
                QCOMPARE(plot->toldAt(-1), QString());
            }
        }
        QCOMPARE(statistics.places()->title(), u"Piazzamenti"_s);
    }

    void isQuickWithFiveThousand()
    {
        filled::list(5000, m_folder->path());
        const ProcessTime time;
        Statistics statistics;
        QCOMPARE(statistics.matches(), 5000);
        const qint64 reading = time.milliseconds();
        statistics.setDays(365);
        const qint64 filtering = time.milliseconds() - reading;
        qInfo("5,000 matches: %lld ms to count, %lld ms to filter", reading, filtering);
        QVERIFY2(reading < 2500 && filtering < 500, "slow");
    }
};

QTEST_MAIN(StatisticsTest)
#include "statistics_test.moc"
