// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/arena.h"
#include "arena/bench.h"
#include "arena/play.h"
#include "arena/statistics.h"
#include "arena/table_options.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using arena::Durations;
using arena::Interval;
using arena::wilson95;

namespace {

struct Outcome
{
    int exitCode = -1;
    QString out;
    QString err;
};

/// The library, as main() calls it.
Outcome run(const QStringList &arguments, const QString &input = {})
{
    Outcome outcome;
    QString given = input;
    QTextStream in(&given);
    QTextStream out(&outcome.out);
    QTextStream err(&outcome.err);
    outcome.exitCode = arena::run(QStringList{QStringLiteral("petrangola-arena")} + arguments, {in, out, err});
    return outcome;
}

/// The program itself.
Outcome runProgram(const QStringList &arguments, const QByteArray &input = {})
{
    QProcess program;
    program.start(QStringLiteral(ARENA_PROGRAM), arguments);
    program.write(input);
    program.closeWriteChannel();
    if (!program.waitForFinished(60'000) || program.exitStatus() != QProcess::NormalExit)
        return {};
    return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
            QString::fromUtf8(program.readAllStandardError())};
}

QStringList words(const char *line)
{
    return QString::fromUtf8(line).split(u' ', Qt::SkipEmptyParts);
}

/// The lines of `rank` for these hands, each as category and strength.
QList<std::pair<QString, int>> ranked(const char *options, const char *hands)
{
    const Outcome outcome = run(words("rank --game petrangola") + words(options), QString::fromLatin1(hands));
    QList<std::pair<QString, int>> lines;
    if (outcome.exitCode != 0)
        return lines;
    for (const QString &line : outcome.out.split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList cells = line.split(u'\t');
        lines.append({cells.value(0), cells.value(1).toInt()});
    }
    return lines;
}

QJsonObject played(const char *options)
{
    const Outcome outcome = run(words("play --game petrangola --json") + words(options));
    return outcome.exitCode == 0 ? QJsonDocument::fromJson(outcome.out.toUtf8()).object() : QJsonObject();
}
/// All that the seed decides: without what a clock measured.
QJsonObject withoutTimes(QJsonObject result)
{
    result.remove(QStringLiteral("seconds"));
    QJsonArray seats;
    for (const QJsonValue &each : result[QStringLiteral("seats")].toArray()) {
        QJsonObject seat = each.toObject();
        seat.remove(QStringLiteral("msMedian"));
        seat.remove(QStringLiteral("msP99"));
        seats.append(seat);
    }
    result[QStringLiteral("seats")] = seats;
    return result;
}
QJsonObject seat(const QJsonObject &result, qsizetype index)
{
    return result[QStringLiteral("seats")].toArray().at(index).toObject();
}

bool near(double first, double second)
{
    return std::abs(first - second) < 1e-4;
}

} // namespace

class ArenaTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // ------------------------------------------------------------ rank

    void ranksHands()
    {
        const Outcome outcome
            = run(words("rank --game petrangola"),
                  QStringLiteral("AD AC AS\nAD KD HD\n2D 2C 2S\nKD KC KS\nAD KD JD\n  KD  HC JS \nKB HD JC\n"));
        QCOMPARE(outcome.exitCode, 0);
        QCOMPARE(outcome.err, QString());
        const auto lines = ranked("", "AD AC AS\nAD KD HD\n2D 2C 2S\nKD KC KS\nAD KD JD\n  KD\tHC JS \nKB HD JC\n");
        QCOMPARE(lines.size(), 7);
        const QStringList categories{
            QStringLiteral("petrangolone"), QStringLiteral("sequence"), QStringLiteral("tris"),  QStringLiteral("tris"),
            QStringLiteral("points"),       QStringLiteral("points"),   QStringLiteral("points")};
        for (qsizetype line = 0; line < lines.size(); ++line) {
            QCOMPARE(lines[line].first, categories[line]);
            if (line > 0 && line < 6)
                QVERIFY(lines[line - 1].second > lines[line].second);
        }
        QCOMPARE(lines[5].second, lines[6].second);
    }

    void ranksByTheHousesRules()
    {
        const char *hands = "4B 3B 2B\n2D 2C 2S\nKD KC KS\n3C 2C AC\n";
        const auto usual = ranked("", hands);
        QVERIFY(usual[0].second > usual[1].second);
        QVERIFY(usual[1].second > usual[2].second);
        QCOMPARE(usual[3].first, QStringLiteral("points"));
        const auto tris = ranked("--tris-beats-sequence", hands);
        QVERIFY(tris[1].second > tris[0].second);
        const auto card = ranked("--tris-order card", hands);
        QVERIFY(card[2].second > card[1].second);
        QCOMPARE(ranked("--tris-order low", hands), usual);
        const auto aceLow = ranked("--ace-low", hands);
        QCOMPARE(aceLow[3].first, QStringLiteral("sequence"));
        QVERIFY(aceLow[0].second > aceLow[3].second);
    }

    void ranksHandsOfTwoPacks()
    {
        const auto lines = ranked("", "AD AD KD\nAD KD JD\nAD AD AC\n2D 2D 2C\n");
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[0].second > lines[1].second);
        QCOMPARE(lines[2].first, QStringLiteral("petrangolone"));
        QCOMPARE(lines[3].first, QStringLiteral("tris"));
    }

    void namesABadLine_data()
    {
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("named");
        QTest::addColumn<int>("linesBefore");
        const auto row = [](const char *name, const char *input, const char *named, int before) {
            QTest::newRow(name) << QString::fromUtf8(input) << QString::fromUtf8(named) << before;
        };
        row("two cards", "AD KD HD\nAD KD\n", "line 2", 1);
        row("four cards", "AD KD HD 2C\n", "line 1", 0);
        row("no such card", "AD KD HD\nAD KD HD\nAD KD 9D\n", "line 3: “9D”", 2);
        row("small letters", "ad kd hd\n", "line 1: “ad”", 0);
        row("a longer word", "ADD KD HD\n", "“ADD”", 0);
        row("three equal", "AD AD AD\n", "three times", 0);
        row("an empty line", "AD KD HD\n\nAD KD HD\n", "line 2", 1);
        row("a back", "AD KD --\n", "“--”", 0);
        row("not ASCII", "AD KD Ä\n", "“Ä”", 0);
    }
    void namesABadLine()
    {
        QFETCH(QString, input);
        QFETCH(QString, named);
        QFETCH(int, linesBefore);
        const Outcome outcome = run(words("rank --game petrangola"), input);
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY2(outcome.err.contains(named), qPrintable(outcome.err));
        QCOMPARE(outcome.out.count(u'\n'), linesBefore);
    }

    void ranksNothing()
    {
        const Outcome outcome = run(words("rank --game petrangola"));
        QCOMPARE(outcome.exitCode, 0);
        QCOMPARE(outcome.out, QString());
    }

    // ------------------------------------------------------------ play

    void tellsEverythingThatWasCounted()
    {
        const QJsonObject result = played("--seats regular,novice,casual --matches 40 --seed 1f --rotate");
        QCOMPARE(result[QStringLiteral("matches")].toInt(), 40);
        QVERIFY(result[QStringLiteral("deals")].toInt() >= 40);
        QVERIFY(result[QStringLiteral("seconds")].toDouble() > 0);
        QCOMPARE(result[QStringLiteral("seed")].toString(), QString(62, u'0') + QStringLiteral("1f"));
        const QStringList names{QStringLiteral("regular"), QStringLiteral("novice"), QStringLiteral("casual")};
        int wins = 0;
        int lost = 0;
        for (int index = 0; index < 3; ++index) {
            const QJsonObject entry = seat(result, index);
            QCOMPARE(entry[QStringLiteral("name")].toString(), names[index]);
            const int won = entry[QStringLiteral("wins")].toInt();
            QCOMPARE(entry[QStringLiteral("winRate")].toDouble(), won / 40.0);
            const QJsonArray winCi = entry[QStringLiteral("winCi95")].toArray();
            QCOMPARE(winCi.at(0).toDouble(), wilson95(won, 40).low);
            QCOMPARE(winCi.at(1).toDouble(), wilson95(won, 40).high);
            const int deals = entry[QStringLiteral("deals")].toInt();
            const int tokensLost = entry[QStringLiteral("tokensLost")].toInt();
            QVERIFY(deals > 0 && deals <= result[QStringLiteral("deals")].toInt());
            QCOMPARE(entry[QStringLiteral("lossRate")].toDouble(), double(tokensLost) / deals);
            QCOMPARE(entry[QStringLiteral("lossCi95")].toArray().at(1).toDouble(), wilson95(tokensLost, deals).high);
            QVERIFY(entry[QStringLiteral("decisions")].toInt() > deals / 2);
            QVERIFY(entry[QStringLiteral("msMedian")].toDouble() > 0);
            QVERIFY(entry[QStringLiteral("msP99")].toDouble() >= entry[QStringLiteral("msMedian")].toDouble());
            QCOMPARE(entry[QStringLiteral("faults")].toInt(-1), 0);
            wins += won;
            lost += tokensLost;
        }
        QCOMPARE(wins, 40);
        // A match ends when two seats have lost all they had, their one re-entry included or not.
        QVERIFY(lost >= 40 * 2 * 3);
    }

    void theSameSeedGivesTheSameResults()
    {
        const char *match = "--seats regular,casual,novice --matches 20 --seed abc";
        QVERIFY(withoutTimes(played(match)) == withoutTimes(played(match)));
        QVERIFY(withoutTimes(played(match))
                != withoutTimes(played("--seats regular,casual,novice --matches 20 --seed abd")));
        QVERIFY(withoutTimes(played("--seats novice,novice --matches 5"))
                != withoutTimes(played("--seats novice,novice --matches 5")));
    }

    /// More matches go on where fewer stop.
    void matchesDoNotDependOnHowManyThereAre()
    {
        arena::PlaySettings settings;
        settings.entries = {{opponents::Level::casual, {}}, {opponents::Level::novice, {}}};
        settings.seed = QByteArray(32, '\7');
        settings.matches = 3;
        const arena::PlayResult few = arena::play(settings);
        settings.matches = 9;
        const arena::PlayResult many = arena::play(settings);
        QVERIFY(many.deals > few.deals);
        for (std::size_t entry = 0; entry < 2; ++entry)
            QVERIFY(many.entries[entry].wins >= few.entries[entry].wins);
    }

    void levelsHaveTemperaments()
    {
        const QJsonObject result = played("--seats regular:early,regular:even,novice --matches 30 --seed 2");
        QStringList names;
        for (const auto seat : result[QStringLiteral("seats")].toArray())
            names << seat.toObject()[QStringLiteral("name")].toString();
        QCOMPARE(names,
                 (QStringList{QStringLiteral("regular:early"), QStringLiteral("regular"), QStringLiteral("novice")}));
        QVERIFY(result[QStringLiteral("deals")]
                != played("--seats regular:late,regular,novice --matches 30 --seed 2")[QStringLiteral("deals")]);
        const Outcome wrong = run(words("play --game petrangola --matches 1 --seats regular:lazy,novice"), QString());
        QVERIFY(wrong.exitCode != 0);
        QVERIFY2(wrong.err.contains(QStringLiteral("“lazy”")), qPrintable(wrong.err));
    }

    void rotatingMovesEverybodyOn()
    {
        const QJsonObject still = withoutTimes(played("--seats regular,novice --matches 1 --seed 5"));
        QVERIFY(still == withoutTimes(played("--seats regular,novice --matches 1 --seed 5 --rotate")));
        QVERIFY(withoutTimes(played("--seats regular,novice --matches 30 --seed 5"))
                != withoutTimes(played("--seats regular,novice --matches 30 --seed 5 --rotate")));
    }

    void playsByTheHousesRules()
    {
        // One token, no re-entry: a duel of these is over when somebody has lost once.
        const QJsonObject duel
            = played("--seats casual,casual --matches 50 --seed 1 --option tokens=1 --option reentries=0");
        const int lost
            = seat(duel, 0)[QStringLiteral("tokensLost")].toInt() + seat(duel, 1)[QStringLiteral("tokensLost")].toInt();
        QVERIFY(lost >= 50 && lost <= 100);
        QVERIFY(!played("--seats casual,casual --matches 1 --option aceLow=true --option trisBeatsSequence=false "
                        "--option trisOrder=card --option showOnKnock=true --option packs=2 --option stake=0")
                     .isEmpty());
        QVERIFY(withoutTimes(played("--seats casual,casual --matches 20 --seed 1 --option packs=2"))
                != withoutTimes(played("--seats casual,casual --matches 20 --seed 1")));
        QVERIFY(!played("--seats novice,novice,novice,novice,novice,novice,novice,novice,novice,novice,novice,novice,"
                        "novice --matches 1")
                     .isEmpty());
    }

    void namesMayHaveSpacesRoundThem()
    {
        const Outcome outcome
            = run(words("play --game petrangola --matches 1 --seats") + QStringList{QStringLiteral("regular, novice")});
        QCOMPARE(outcome.exitCode, 0);
    }

    void printsATable()
    {
        const Outcome outcome = run(words("play --game petrangola --seats regular,novice --matches 3 --seed 1"));
        QCOMPARE(outcome.exitCode, 0);
        const QStringList lines = outcome.out.split(u'\n');
        QVERIFY(lines[0].startsWith(QStringLiteral("3 matches, ")));
        QCOMPARE(lines.size(), 6); // a heading, an empty line, the columns, two entries, the end
        QVERIFY(lines[3].contains(QStringLiteral("regular")));
        QVERIFY(lines[4].contains(QStringLiteral("novice")));
        QCOMPARE(lines[2].size(), lines[3].size());
        QCOMPARE(lines[2].size(), lines[4].size());
    }

    // ------------------------------------------------------------ records

    void verifiesTheRecordsThatItWrites()
    {
        const QTemporaryDir folder;
        const QString records = folder.filePath(QStringLiteral("new/folder"));
        QCOMPARE(run(words("play --game petrangola --seats casual,novice,regular --matches 3 --jobs 2 --records")
                     + QStringList{records})
                     .exitCode,
                 0);
        const QStringList names = QDir(records).entryList(QDir::Files, QDir::Name);
        QCOMPARE(names,
                 (QStringList{QStringLiteral("00001.petrangola"), QStringLiteral("00002.petrangola"),
                              QStringLiteral("00003.petrangola")}));
        const QString first = records + u'/' + names[0];
        QCOMPARE(run({QStringLiteral("verify"), first}).out, QStringLiteral("ok\n"));

        QFile file(first);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray text = file.readAll();
        QVERIFY(text.contains("\"dealer\":"));
        text.replace("\"event\":\"first_dealer\"", "\"event\":\"first_diller\"");
        QVERIFY(file.seek(0) && file.write(text) == text.size());
        file.close();
        const Outcome outcome
            = run({QStringLiteral("verify"), first, records + u'/' + names[1], records + QStringLiteral("/none")});
        QCOMPARE(outcome.exitCode, 1);
        const QStringList lines = outcome.out.split(u'\n');
        QVERIFY2(lines[0].contains(QStringLiteral("line 2: ")), qPrintable(lines[0]));
        QVERIFY2(lines[1].endsWith(QStringLiteral(": ok")), qPrintable(lines[1]));
        QVERIFY2(lines[2].contains(QStringLiteral("cannot be read")), qPrintable(lines[2]));
    }

    void saysWhereRecordsCannotBeWritten()
    {
        const Outcome outcome
            = run(words("play --game petrangola --seats casual,novice --matches 2 --records /proc/self"));
        QCOMPARE(outcome.exitCode, 1);
        QVERIFY2(outcome.err.contains(QStringLiteral("/proc/self/00001.petrangola")), qPrintable(outcome.err));
    }

    /// All but the seconds is the same.
    void playsTheSameWithAnyNumberOfJobs()
    {
        const auto played = [](const char *jobs) {
            const Outcome outcome
                = run(words("play --game petrangola --seats regular,casual,novice --matches 40 --seed "
                            "7 --rotate --json --jobs")
                      + QStringList{QString::fromLatin1(jobs)});
            QJsonObject all = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
            all.remove(QStringLiteral("seconds"));
            QJsonArray seats = all[QStringLiteral("seats")].toArray();
            for (QJsonValueRef seat : seats) {
                QJsonObject entry = seat.toObject();
                entry.remove(QStringLiteral("msMedian"));
                entry.remove(QStringLiteral("msP99"));
                seat = entry;
            }
            all[QStringLiteral("seats")] = seats;
            return all;
        };
        const QJsonObject alone = played("1");
        QCOMPARE(alone.value(QStringLiteral("matches")).toInt(), 40);
        QCOMPARE(played("3"), alone);
    }

    void tellsHowFarItIsOnATerminalOnly()
    {
        QString nothing;
        QString out;
        QString err;
        QTextStream in(&nothing);
        QTextStream outStream(&out);
        QTextStream errStream(&err);
        const QStringList arguments = QStringList{QStringLiteral("petrangola-arena")}
            + words("play --game petrangola --seats novice,novice --matches 5 --jobs 2");
        QCOMPARE(arena::run(arguments, {in, outStream, errStream, true}), 0);
        QVERIFY2(err.endsWith(QStringLiteral("\r5 / 5\n")), qPrintable(err));
        QCOMPARE(run(arguments.mid(1)).err, QString());
    }

    void measures()
    {
        const Outcome outcome = run(words("bench --json"));
        QCOMPARE(outcome.exitCode, 0);
        const QJsonObject measured = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        for (const char *key : {"evaluationsPerSecond", "bareLookUpsPerSecond", "evaluationRatio", "playoutsPerSecond",
                                "pliesPerSecond", "strippedPliesPerSecond", "playoutRatio"})
            QVERIFY2(measured[QLatin1StringView(key)].toDouble() > 0, key);
        QCOMPARE(measured[QStringLiteral("decisions")].toArray().size(), qsizetype((4 + 3) * opponents::levels.size()));
        for (const char *words : {"evaluations a bare look-up", "plies a stripped ply", "regular"})
            QVERIFY2(arena::asTable(measured).contains(QLatin1StringView(words)), words);
    }

    // ------------------------------------------------------------ wrong use

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("told");
        const auto row = [](const char *arguments, const char *told) {
            QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(told);
        };
        row("", "--help");
        row("dance", "“dance”");
        row("verify", "one or more files");
        row("verify --fast x", "“--fast”");
        row("verify --fast=much x", "“--fast”");
        row("verify -f x", "“-f”");
        row("verify --help=all x", "“--help” takes no value");
        row("bench now", "“now”");
        row("bench --seats 3", "“--seats”");
        row("rank", "--game petrangola");
        row("rank --game bridge", "“bridge”");
        row("rank --game petrangola --tris-order high", "low or card");
        row("rank --game petrangola --seats novice", "no option “--seats”");
        row("rank --game petrangola file", "“file”");
        row("play --game briscola --seats novice,novice --matches 1", "“briscola”");
        row("play --game petrangola --matches 1", "--seats");
        row("play --game petrangola --seats novice,novice", "--matches");
        row("play --game petrangola --seats novice,wizard --matches 1", "“wizard”");
        row("play --game petrangola --seats novice,,novice --matches 1", "“”");
        row("play --game petrangola --seats exec:bot,novice --matches 1", "exec:bot");
        row("play --game petrangola --seats novice --matches 1", "2 to 24 seats");
        row("play --game petrangola --seats novice,novice --matches 0", "“0”");
        row("play --game petrangola --seats novice,novice --matches -4", "“-4”");
        row("play --game petrangola --seats novice,novice --matches many", "“many”");
        row("play --game petrangola --seats novice,novice --matches 1 --seed xyz", "“xyz”");
        row("play --game petrangola --seats novice,novice --matches 1 --seed -1", "hex");
        row("play --game petrangola --seats novice,novice --matches 1 --option tokens", "key=value");
        row("play --game petrangola --seats novice,novice --matches 1 --option lives=3", "“lives”");
        row("play --game petrangola --seats novice,novice --matches 1 --option tokens=ten", "whole number");
        row("play --game petrangola --seats novice,novice --matches 1 --option tokens=10", "1 to 9");
        row("play --game petrangola --seats novice,novice --matches 1 --option reentries=4", "0 to 3");
        row("play --game petrangola --seats novice,novice --matches 1 --option packs=3", "packs");
        row("play --game petrangola --seats novice,novice --matches 1 --option stake=-1", "stake");
        row("play --game petrangola --seats novice,novice --matches 1 --option aceLow=yes", "true or false");
        row("play --game petrangola --seats novice,novice --matches 1 --option trisOrder=high", "low or card");
        row("play --game petrangola --seats novice,novice --matches 1 --jobs 0", "“0”");
        row("play --game petrangola --seats novice,novice --matches 1 --jobs two", "“two”");
        row("play --game petrangola --seats novice,novice --matches 1 --records /dev/null/x", "/dev/null/x");
        row("play --game petrangola --seats", "“--seats” lacks its value");
        row("play --game --seats novice,novice --frob", "no option “--frob”");
    }
    void saysWhatIsWrong()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, told);
        const Outcome outcome = run(arguments.split(u' ', Qt::SkipEmptyParts));
        QCOMPARE(outcome.exitCode, 2);
        QCOMPARE(outcome.out, QString());
        QVERIFY2(outcome.err.contains(told), qPrintable(outcome.err));
        QVERIFY(outcome.err.startsWith(QStringLiteral("petrangola-arena: ")));
        QCOMPARE(outcome.err.count(u'\n'), 1);
    }
    void refusesTooManySeats()
    {
        const QString many = QStringList(25, QStringLiteral("novice")).join(u',');
        const Outcome outcome = run(words("play --game petrangola --matches 1 --seats") + QStringList{many});
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY(outcome.err.contains(QStringLiteral("24")));
        const QString thirteen = QStringList(13, QStringLiteral("novice")).join(u',');
        const Outcome onePack
            = run(words("play --game petrangola --matches 1 --option packs=1 --seats") + QStringList{thirteen});
        QCOMPARE(onePack.exitCode, 2);
        QVERIFY(onePack.err.contains(QStringLiteral("12")));
    }

    void helps()
    {
        for (const char *arguments : {"--help", "-h", "rank --help", "play --help", "play -h"}) {
            const Outcome outcome = run(words(arguments));
            QCOMPARE(outcome.exitCode, 0);
            QVERIFY(outcome.out.contains(QStringLiteral("Usage")));
            QCOMPARE(outcome.err, QString());
        }
        QVERIFY(run(words("play --help")).out.contains(QStringLiteral("--rotate")));
        QVERIFY(run(words("--version")).out.startsWith(QStringLiteral("petrangola-arena 0.")));
    }

    // ------------------------------------------------------------ the program

    void theProgramRanks()
    {
        const Outcome good = runProgram(words("rank --game petrangola"), "AD AC AS\r\nKD 7S 6S\n");
        QCOMPARE(good.exitCode, 0);
        QVERIFY(good.out.startsWith(QStringLiteral("petrangolone\t")));
        QVERIFY(good.out.contains(QStringLiteral("points\t13\n")));
        const Outcome bad = runProgram(words("rank --game petrangola"), "AD AC AS\nKD 7S\n");
        QCOMPARE(bad.exitCode, 2);
        QVERIFY(bad.err.contains(QStringLiteral("line 2")));
        QVERIFY(bad.out.startsWith(QStringLiteral("petrangolone\t")));
    }
    void theProgramPlays()
    {
        const Outcome outcome
            = runProgram(words("play --game petrangola --seats regular,casual --matches 5 --seed 9 --json"));
        QCOMPARE(outcome.exitCode, 0);
        const QJsonObject result = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QVERIFY(withoutTimes(result) == withoutTimes(played("--seats regular,casual --matches 5 --seed 9")));
        QCOMPARE(runProgram(words("--version")).exitCode, 0);
        QCOMPARE(runProgram({}).exitCode, 2);
    }

    // ------------------------------------------------------------ statistics

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

    void setsOptionsByTheKeysOfTheRecord()
    {
        petrangola::Options options;
        for (const char *assignment : {"tokens=5", "aceLow=true", "trisBeatsSequence=true", "trisOrder=card",
                                       "showOnKnock=true", "reentries=2", "packs=2", "stake=250"})
            QCOMPARE(arena::setOption(options, QString::fromLatin1(assignment)), QString());
        QCOMPARE(options.tokens, 5);
        QVERIFY(options.ranking.aceLow && options.ranking.trisBeatsSequence && options.showOnKnock);
        QCOMPARE(options.ranking.trisOrder, petrangola::TrisOrder::card);
        QCOMPARE(options.reentries, 2);
        QCOMPARE(options.packs, 2);
        QCOMPARE(options.stake, 250);
    }
};

QTEST_GUILESS_MAIN(ArenaTest)
#include "arena_test.moc"
