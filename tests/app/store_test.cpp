// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/store.h"

#include "played.h"
#include "store/match_summary.h"

#include <QCoreApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QByteArray seed(FairShuffle::seedBytes, 's');

/// The lines of a record: the header, what happened, and the seed.
QList<QByteArray> linesOf(const QByteArray &record)
{
    QList<QByteArray> lines = record.split('\n');
    lines.removeLast();
    for (QByteArray &line : lines)
        line += '\n';
    return lines;
}

/// Plays it into the store as the match does, up to the last line or so many before it.
void keep(Store &store, const QByteArray &record, int without = 0)
{
    const QList<QByteArray> lines = linesOf(record);
    store.begin(lines[0], seed, {{u"portraits"_s, u"bruno"_s}});
    for (qsizetype line = 1; line < lines.size() - 1 - without; ++line)
        store.append(lines[line]);
    if (without == 0)
        store.finish(lines.constLast());
}

} // namespace

class StoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsNothingBeforeItIsOpened()
    {
        Store store;
        keep(store, played::match(1));
        QCOMPARE(store.trouble(), QString());
        QVERIFY(!store.keeps() && !store.running() && store.history().isEmpty());
        QCOMPARE(store.add(played::match(1), {}).id, 0);
    }

    void keepsTheRunningMatchLineByLine()
    {
        const QTemporaryDir folder;
        const QList<QByteArray> lines = linesOf(played::match(2));
        QByteArray sofar;
        for (qsizetype line = 0; line < lines.size() - 1; ++line) {
            Store store;
            store.open(folder.path());
            QCOMPARE(store.trouble(), QString());
            QCOMPARE(store.running().has_value(), line > 0);
            if (line == 0) {
                store.begin(lines[0], seed, {{u"a"_s, 1}});
            } else {
                QCOMPARE(store.running()->record, sofar);
                QCOMPARE(store.running()->shown, line - 1);
                QCOMPARE(store.running()->seed, seed);
                QCOMPARE(store.running()->seating, (QJsonObject{{u"a"_s, 1}}));
                QVERIFY(qAbs(store.running()->began.secsTo(QDateTime::currentDateTime())) < 60);
                store.append(lines[line]);
                store.setShown(static_cast<int>(line));
            }
            sofar += lines[line];
        }
        Store store;
        store.open(folder.path());
        store.finish(lines.constLast());
        QVERIFY(!store.running());
        QCOMPARE(store.history().size(), 1);
        QCOMPARE(store.recordOf(store.history()[0].id), sofar + lines.constLast());
        QCOMPARE(store.seatingOf(store.history()[0].id), (QJsonObject{{u"a"_s, 1}}));
    }

    void givesUpAMatch()
    {
        const QTemporaryDir folder;
        Store store;
        store.open(folder.path());
        QSignalSpy running(&store, &Store::runningChanged);
        keep(store, played::match(3), 5);
        QVERIFY(store.running());
        store.abandon();
        QVERIFY(!store.running());
        QCOMPARE(running.count(), 2);
        store.open(folder.path());
        QVERIFY(!store.running() && store.history().isEmpty());
    }

    void listsTheNewestFirst()
    {
        const QTemporaryDir folder;
        Store store;
        store.open(folder.path());
        QSignalSpy changed(&store, &Store::historyChanged);
        for (int number = 1; number <= 5; ++number)
            keep(store, played::match(static_cast<std::uint64_t>(number), number + 1));
        QCOMPARE(changed.count(), 5);
        const QList<Store::Entry> history = store.history();
        QCOMPARE(history.size(), 5);
        for (int row = 0; row < 5; ++row) {
            const Store::Entry &entry = history[row];
            const int number = 5 - row;
            const QByteArray record = played::match(static_cast<std::uint64_t>(number), number + 1);
            QCOMPARE(store.recordOf(entry.id), record);
            QCOMPARE(entry.game, u"petrangola"_s);
            QCOMPARE(entry.names.size(), number + 1);
            QCOMPARE(entry.kinds[0], u"human"_s);
            QCOMPARE(entry.own, 0);
            QCOMPARE(entry.ending.winners.size(), 1);
            QVERIFY(entry.ending.winners.lowest() <= number);
            QCOMPARE(entry.place == 1, entry.won());
            QVERIFY(entry.place >= 1 && entry.place <= number + 1);
            QVERIFY(entry.deals > 2);
            QCOMPARE(entry.options[u"tokens"_s].toInt(), 3);
            QVERIFY(!entry.imported && !store.isImported(entry.id));
            QVERIFY(entry.began.isValid() && entry.ended >= entry.began);
        }
        QVERIFY(store.remove({history[1].id, history[3].id}));
        QCOMPARE(store.history().size(), 3);
        QVERIFY(!store.recordOf(history[1].id));
        // A number that was taken once is not given to another match.
        keep(store, played::match(9));
        QVERIFY(store.history()[0].id > history[0].id);
    }

    void takesInRecordsFromElsewhere()
    {
        const QTemporaryDir folder;
        Store store;
        store.open(folder.path());
        const QByteArray record = played::match(4);
        const QDateTime when(QDate(2020, 5, 17), QTime(20, 30));
        const Store::Addition added = store.add(record, when);
        QVERIFY2(added.fresh && added.id > 0, qPrintable(added.why));
        QCOMPARE(store.history()[0].ended, when);
        QVERIFY(store.history()[0].imported && !store.history()[0].began.isValid());
        QVERIFY(store.isImported(added.id));

        QByteArray spaced = record;
        spaced.replace("\":", "\" : ").replace("\n", "\r\n");
        for (const QByteArray &same : {record, spaced}) {
            const Store::Addition again = store.add(same, when);
            QVERIFY(!again.fresh && again.why.isEmpty());
            QCOMPARE(again.id, added.id);
        }
        QCOMPARE(store.history().size(), 1);

        keep(store, played::match(5));
        QCOMPARE(store.add(played::match(5), when).id, store.history()[0].id);
    }

    void theSameMatchIsOneWhateverElseItsRecordTells()
    {
        const QTemporaryDir folder;
        Store store;
        store.open(folder.path());
        const QByteArray record = played::match(4);
        QByteArray more = record;
        more.replace("{\"event\":\"move\",",
                     "{\"comment\":\"well played\",\"event\":\"move\",\"record\":2,\"seed\":1,");
        more.replace("\"kind\":\"novice\"", "\"portrait\":\"ada\",\"kind\":\"novice\"");
        more.replace("\"options\":{", "\"when\":\"yesterday\",\"options\":{\"unknown\":true,");
        more.replace("{\"event\":\"end\",", "{\"event\":\"end\",\"applause\":[1,2],");
        QCOMPARE(more.count("comment"), record.count("\"event\":\"move\""));
        QVERIFY(!record::verify(more));
        const QDateTime when(QDate(2020, 5, 17), QTime(20, 30));
        const Store::Addition added = store.add(more, when);
        QVERIFY2(added.fresh, qPrintable(added.why));
        QCOMPARE(store.history()[0].names, (QStringList{QString(), u"Guest 1"_s, u"Guest 2"_s}));
        for (const QByteArray &same : {record, more}) {
            QVERIFY(!store.add(same, when).fresh);
            QCOMPARE(store.add(same, when).id, added.id);
        }
        // The person's own, written to a file and taken in again.
        const QByteArray own = played::match(5);
        const qsizetype header = own.indexOf('\n') + 1;
        const qsizetype seal = own.lastIndexOf('\n', own.size() - 2) + 1;
        store.begin(own.left(header), seed, {});
        store.append(own.mid(header, seal - header));
        const qint64 id = store.finish(own.mid(seal));
        QByteArray written = *store.recordOf(id);
        written.replace("{\"event\":\"deal\",", "{\"event\":\"deal\",\"weather\":\"rain\",");
        written.replace("{\"aside\":", "{\"weather\":\"rain\",\"aside\":");
        QVERIFY(written.contains("weather") && !record::verify(written));
        QCOMPARE(store.add(written, when).id, id);
        store.open(folder.path());
        QCOMPARE(store.add(written, when).id, id);
        QCOMPARE(store.history().size(), 2);
        // Another match it is where somebody else sat there, other moves were made or the seed was another.
        QByteArray renamed = record;
        renamed.replace("Guest 1", "Guest 9");
        QVERIFY(store.add(renamed, when).fresh);
        QVERIFY(store.add(played::match(6), when).fresh);
        QVERIFY(store.remove({added.id}));
        QVERIFY(store.add(record, when).fresh);
    }

    void refusesWhatIsNoRecord()
    {
        const QTemporaryDir folder;
        Store store;
        store.open(folder.path());
        const QByteArray record = played::match(6);
        QList<QByteArray> lines = linesOf(record);
        lines.removeAt(5);
        for (const QByteArray &wrong : {QByteArray(), QByteArray("rubbish"), record.left(record.size() / 2),
                                        lines.join(), QByteArray(record).replace("knock", "stay")}) {
            const Store::Addition refused = store.add(wrong, {});
            QVERIFY2(refused.why.startsWith(u"line "), qPrintable(refused.why));
            QCOMPARE(refused.id, 0);
        }
        QVERIFY(store.history().isEmpty());
    }

    void keepsFactsOfTheMatches()
    {
        const QTemporaryDir folder;
        Store store;
        store.open(folder.path());
        keep(store, played::match(7));
        keep(store, played::match(8));
        QVERIFY(store.facts().isEmpty());
        const qint64 one = store.history()[0].id;
        const qint64 other = store.history()[1].id;
        QVERIFY(store.setFacts({{one, {{u"knocks"_s, 3}}}, {other, {{u"knocks"_s, 1}}}}));
        const QDateTime since = QDateTime::currentDateTime();
        QVERIFY(!store.statisticsSince().isValid());
        QVERIFY(store.setStatisticsSince(since));
        store.open(folder.path());
        QCOMPARE(store.facts().size(), 2);
        QCOMPARE(store.facts()[one], (QJsonObject{{u"knocks"_s, 3}}));
        QCOMPARE(store.statisticsSince(), since);
        QVERIFY(store.setStatisticsSince({}));
        QVERIFY(!store.statisticsSince().isValid());
        QVERIFY(store.remove({one}));
        QCOMPARE(store.facts().size(), 1);
        QVERIFY(store.clearFacts());
        QVERIFY(store.facts().isEmpty());
    }

    void tellsThePlaceByTheOrderOfFalling()
    {
        const auto place = [](const QByteArray &more) {
            return MatchSummary::of("{\"record\":1,\"game\":\"g\",\"seats\":[{\"name\":\"a\",\"kind\":\"expert\"},"
                                    "{\"name\":\"\",\"kind\":\"human\"},{\"name\":\"c\",\"kind\":\"novice\"},"
                                    "{\"name\":\"d\",\"kind\":\"novice\"}]}\n"
                                    + more)
                .place;
        };
        const QByteArray first = "{\"event\":\"deal\",\"number\":1}\n{\"event\":\"showdown\",\"tokens\":[1,0,0,2]}\n";
        const QByteArray second = "{\"event\":\"deal\",\"number\":2}\n{\"event\":\"showdown\",\"tokens\":[0,0,0,2]}\n";
        const QByteArray end = "{\"event\":\"end\",\"winner\":3}\n";
        QCOMPARE(place(first), 0);
        QCOMPARE(place(first + second + end), 3);
        const QByteArray reentry = "{\"event\":\"reentry\",\"seat\":1,\"accepted\":true,\"tokens\":1}\n";
        const QByteArray later = "{\"event\":\"deal\",\"number\":2}\n{\"event\":\"showdown\",\"tokens\":[0,1,0,2]}\n";
        const QByteArray last = "{\"event\":\"deal\",\"number\":3}\n{\"event\":\"showdown\",\"tokens\":[0,0,0,2]}\n";
        QCOMPARE(place(first + reentry + later + last + end), 2);
        QCOMPARE(place(first + reentry + later + "{\"event\":\"end\",\"winner\":1}\n"), 1);
    }
};

QTEST_GUILESS_MAIN(StoreTest)
#include "store_test.moc"
