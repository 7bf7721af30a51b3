// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/play.h"
#include "arena/statistics.h"
#include "arena/table_options.h"
#include "arena_run.h"
#include "records/option_json.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using arena::wilson95;

namespace {

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

} // namespace

class ArenaPlayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
        const auto lost = [](const QJsonObject &of) {
            QJsonArray tokens;
            for (const auto seat : of[QStringLiteral("seats")].toArray())
                tokens << seat.toObject()[QStringLiteral("tokensLost")];
            return tokens;
        };
        QVERIFY(lost(result) != lost(played("--seats regular:late,regular,novice --matches 30 --seed 2")));
        const Outcome wrong = run(words("play --game petrangola --matches 1 --seats regular:lazy,novice"), QString());
        QVERIFY(wrong.exitCode != 0);
        QVERIFY2(wrong.err.contains(QStringLiteral("“lazy”")), qPrintable(wrong.err));
    }

    void rotatingMovesEverybodyOn()
    {
        const QJsonObject still = withoutTimes(played("--seats regular,novice --matches 1 --seed 5"));
        const QJsonObject rotated = withoutTimes(played("--seats regular,novice --matches 1 --seed 5 --rotate"));
        QCOMPARE(seat(rotated, 0), seat(still, 0));
        QCOMPARE(seat(rotated, 1), seat(still, 1));
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

    void setsOptionsByTheKeysOfTheRecord()
    {
        const GameInfo &game = *catalog::find(QStringLiteral("petrangola"));
        const QJsonObject usual = record::written(game.options, game.options.usual(), 2);
        for (auto each = usual.begin(); each != usual.end(); ++each) {
            const QJsonValue other = each->isBool() ? QJsonValue(!each->toBool())
                : each->isString()                  ? QJsonValue(QStringLiteral("card"))
                                                    : QJsonValue(each->toInt() + 1);
            OptionValues values;
            QCOMPARE(arena::setOption(game, values, each.key() + u'=' + other.toVariant().toString()), QString());
            QCOMPARE(record::written(game.options, values, 2).value(each.key()), other);
        }
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

    void verifiesTheRecordsThatItWrites()
    {
        const QTemporaryDir folder;
        const QString records = folder.filePath(QStringLiteral("new/%1 of two"));
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
};

QTEST_GUILESS_MAIN(ArenaPlayTest)
#include "arena_play_test.moc"
