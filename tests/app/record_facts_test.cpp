// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/fair_shuffle.h"
#include "records/record_facts.h"
#include "records/record_sums.h"

#include "arena/play.h"
#include "arena/table_options.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using record::Facts;
using record::Sums;

namespace {

/// Plays matches of mixed levels into the folder, and says where their records are.
QStringList played(const QString &folder, int matches, int seats, const QStringList &options, char seed)
{
    arena::PlaySettings settings;
    for (int seat = 0; seat < seats; ++seat)
        settings.entries.push_back({opponents::levels[static_cast<std::size_t>(seat) % 3], {}});
    for (const QString &option : options)
        if (const QString problem = arena::setOption(*catalog::find(settings.game), settings.rules, option);
            !problem.isEmpty())
            qFatal("%s", qPrintable(problem));
    settings.matches = matches;
    settings.seed = QByteArray(FairShuffle::seedBytes, seed);
    settings.records = folder;
    settings.rotate = true;
    if (const arena::PlayResult result = arena::play(settings); !result.problem.isEmpty())
        qFatal("%s", qPrintable(result.problem));
    QStringList paths;
    for (const QString &name : QDir(folder).entryList({u"*.petrangola"_s}, QDir::Files, QDir::Name))
        paths << QDir(folder).filePath(name);
    return paths;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(file.errorString()));
    return file.readAll();
}

/// What the second program prints.
QList<QByteArray> counted(const QStringList &arguments)
{
    QProcess program;
    program.start(u"/usr/bin/python3"_s, QStringList{QStringLiteral(RECORD_COUNTER)} + arguments);
    if (!program.waitForFinished(60'000) || program.exitCode() != 0)
        qFatal("%s", program.readAllStandardError().constData());
    return program.readAllStandardOutput().trimmed().split('\n');
}

QJsonObject json(const Sums &sums)
{
    QJsonObject places;
    for (auto place = sums.places.begin(); place != sums.places.end(); ++place)
        places.insert(QString::number(place.key()), place.value());
    QJsonObject counts;
    for (auto count = sums.counts.begin(); count != sums.counts.end(); ++count)
        counts.insert(count.key(), count.value());
    const auto rounded = [](const std::vector<double> &values) {
        QJsonArray all;
        for (const double value : values)
            all << std::round(value * 1e9) / 1e9;
        return all;
    };
    return {{u"matches"_s, sums.matches},
            {u"wins"_s, sums.wins},
            {u"deals"_s, sums.deals},
            {u"reentries"_s, sums.reentries},
            {u"tokensLost"_s, sums.tokensLost},
            {u"tokensGained"_s, sums.tokensGained},
            {u"places"_s, places},
            {u"counts"_s, counts},
            {u"longestWins"_s, sums.longestWins},
            {u"longestWithoutWin"_s, sums.longestWithoutWin},
            {u"longestUnpaid"_s, sums.longestUnpaid},
            {u"winShares"_s, rounded(sums.winShares)},
            {u"lossRates"_s, rounded(sums.lossRates)}};
}

} // namespace

class RecordFactsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Every number of every match, for each seat, and their sums, as the second program counts them.
    void countsWhatASecondProgramCounts_data()
    {
        QTest::addColumn<int>("matches");
        QTest::addColumn<int>("seats");
        QTest::addColumn<QStringList>("options");
        QTest::newRow("usual rules") << 40 << 4 << QStringList{};
        QTest::newRow("a duel for one token") << 60 << 2 << QStringList{u"tokens=1"_s, u"reentries=3"_s};
        QTest::newRow("threes by card") << 25 << 6
                                        << QStringList{u"aceLow=true"_s, u"trisBeatsSequence=true"_s, u"packs=2"_s,
                                                       u"trisOrder=card"_s, u"tokens=2"_s};
        QTest::newRow("fourteen") << 8 << 14 << QStringList{u"showOnKnock=true"_s};
    }
    void countsWhatASecondProgramCounts()
    {
        QFETCH(const int, matches);
        QFETCH(const int, seats);
        QFETCH(const QStringList, options);
        const QTemporaryDir folder;
        const QStringList paths = played(folder.path(), matches, seats, options, 'f');
        QCOMPARE(paths.size(), matches);
        for (int seat = 0; seat < std::min(seats, 4); ++seat) {
            std::vector<Facts> all;
            const QStringList asked{u"--seat"_s, QString::number(seat)};
            const QList<QByteArray> each = counted(asked + QStringList{u"--each"_s} + paths);
            QCOMPARE(each.size(), matches);
            for (int match = 0; match < matches; ++match) {
                const auto facts = record::facts(contentOf(paths[match]), seat);
                QVERIFY(facts);
                QCOMPARE(facts->json(), QJsonDocument::fromJson(each[match]).object());
                QVERIFY(facts == Facts::fromJson(facts->json()));
                all.push_back(*facts);
            }
            QCOMPARE(json(record::sumsOf(all)), QJsonDocument::fromJson(counted(asked + paths).constFirst()).object());
        }
    }

    /// All that is counted did happen in these matches, so that nothing above was compared at zero only.
    void everythingIsMet()
    {
        const QTemporaryDir folder;
        std::vector<Facts> all;
        const QStringList paths = played(folder.path(), 250, 3, {u"packs=2"_s}, 'm');
        for (const QString &path : paths)
            for (int seat = 0; seat < 3; ++seat)
                if (const auto facts = record::facts(contentOf(path), seat))
                    all.push_back(*facts);
        const Sums sum = record::sumsOf(all);
        QCOMPARE(sum.matches, 750);
        QCOMPARE(sum.wins, 250);
        QCOMPARE(sum.places.value(1), 250);
        for (const QString &name : {u"petrangole"_s, u"petrangoloni"_s, u"knockPaid"_s, u"knockOthers"_s,
                                    u"shirtPaid"_s, u"shirtOthers"_s, u"keepPaid"_s, u"keepOthers"_s})
            QVERIFY2(sum.count(name) > 0, qPrintable(name));
        QCOMPARE(sum.tokensGained, sum.count(u"petrangoloni"_s));
        QVERIFY(sum.reentries > 100);
        QVERIFY(sum.longestWins >= 2 && sum.longestUnpaid > 10);
    }

    /// Where points are counted more is known than there was at first: what was kept without it is read anew.
    void olderCountsAreReadAnew()
    {
        Facts facts{.course = "....", .kind = game::Score::points, .made = -7, .place = 2};
        facts.counts.insert(u"bestMade"_s, -3);
        QJsonObject kept = facts.json();
        QVERIFY(Facts::fromJson(kept) == facts);
        kept.remove(u"version"_s);
        QVERIFY(!Facts::fromJson(kept));
        Facts better = facts;
        better.counts[u"bestMade"_s] = 5;
        QCOMPARE(record::sumsOf({facts, better}).count(u"bestMade"_s), 5);
        QCOMPARE(record::sumsOf({facts, facts}).count(u"bestMade"_s), -3);
    }

    /// Small matches written by hand, with what cannot be had by playing.
    void byHand()
    {
        const QByteArray header = R"({"record":1,"game":"petrangola","options":{"tokens":1,"aceLow":false,)"
                                  R"("trisBeatsSequence":false,"trisOrder":"low","showOnKnock":false,"reentries":0,)"
                                  R"("packs":1,"stake":100},"seats":[{"name":"A","kind":"human"},)"
                                  R"({"name":"B","kind":"novice"},{"name":"C","kind":"novice"}],"commitment":""})"
                                  "\n";
        const QByteArray deal = R"({"event":"deal","number":1,"dealer":1,"cutBy":0,"cutAt":3,"hands":[],"aside":[]})"
                                "\n";
        // All three knock or fall together: who knocks first is the knocker, and three aces pay nothing.
        const QByteArray moves = R"({"event":"move","seat":1,"move":{"action":"expose"}})"
                                 "\n"
                                 R"({"event":"move","seat":0,"move":{"action":"exchange","give":["2D","3C","4S"],)"
                                 R"("take":["AD","AC","AS"]}})"
                                 "\n"
                                 R"({"event":"move","seat":2,"move":{"action":"exchange","give":["2D","3C","4S"],)"
                                 R"("take":["AD","AC","AS"]}})"
                                 "\n";
        const QByteArray showdown
            = R"({"event":"showdown","hands":[["AD","AC","AS"],["2D","3C","4S"],["2C","3D","4B"]],)"
              R"("worst":[1,2],"gained":[0],"tokens":[2,0,0],"pool":300})"
              "\n";
        const QByteArray end = R"({"event":"end","winner":0,"pool":300})"
                               "\n";
        const QByteArray text = header + deal + moves + showdown + end;
        const auto mine = record::facts(text, 0);
        QVERIFY(mine);
        QCOMPARE(mine->course, QByteArray("+"));
        QCOMPARE(mine->place, 1);
        QVERIFY(mine->won);
        QCOMPARE(mine->counts, (QMap<QString, int>{{u"petrangoloni"_s, 1}, {u"shirtOthers"_s, 1}}));
        for (const int seat : {1, 2}) {
            const auto other = record::facts(text, seat);
            QVERIFY(other);
            QCOMPARE(other->place, 2);
            QCOMPARE(other->course, QByteArray("-"));
            QVERIFY(other->counts.isEmpty());
        }
        // No match that is over, no such seat, no such game, no record.
        QVERIFY(!record::facts(header + deal + moves + showdown, 0));
        QVERIFY(!record::facts(text, 3));
        QVERIFY(!record::facts(text, -1));
        QVERIFY(!record::facts(QByteArray(text).replace("\"petrangola\"", "\"tressette\""), 0));
        QVERIFY(!record::facts("not a record\n", 0));
        QVERIFY(!record::facts({}, 0));
        QVERIFY(!Facts::fromJson({}));
    }

    void runsGoOverTheEndOfAMatch()
    {
        const auto match = [](const char *course, int place) {
            return Facts{.course = course, .place = place, .won = place == 1, .reentries = 0, .counts = {}};
        };
        const Sums sum
            = record::sumsOf({match("..-.+", 1), match("..-", 1), match("-", 3), match("--", 2), match("=.", 1)});
        QCOMPARE(sum.longestWins, 2);
        QCOMPARE(sum.longestWithoutWin, 2);
        QCOMPARE(sum.longestUnpaid, 4);
        QCOMPARE(sum.tokensLost, 6);
        QCOMPARE(sum.tokensGained, 2);
        QCOMPARE(sum.places, (QMap<int, int>{{1, 3}, {2, 1}, {3, 1}}));
        QCOMPARE(sum.winShares[3], 0.5);
        QCOMPARE(record::sumsOf({}).lossRate(), 0.0);
    }
};

QTEST_GUILESS_MAIN(RecordFactsTest)
#include "record_facts_test.moc"
