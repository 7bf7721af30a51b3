// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filled_store.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QRandomGenerator>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace {

/// Everything that the file keeps, from one file of it.
struct Kept
{
    QList<QByteArray> records;
    QList<QStringList> names;
    QList<QString> presets;
    QDateTime since;
    QByteArray running;
    int shown = 0;
    QHash<qint64, QJsonObject> facts;
};

Kept keptBy(Store &store)
{
    Kept kept;
    for (const Store::Entry &entry : store.history()) {
        kept.records << store.recordOf(entry.id).value_or(QByteArray());
        kept.names << entry.names;
    }
    for (const Store::Preset &preset : store.presets(u"petrangola"_s))
        kept.presets << preset.name;
    kept.since = store.statisticsSince();
    kept.running = store.running() ? store.running()->record + store.running()->seed : QByteArray();
    kept.shown = store.running() ? store.running()->shown : 0;
    kept.facts = store.facts();
    return kept;
}

/// What is answered is all of it and right.
bool isSame(const Kept &one, const Kept &other)
{
    return one.records == other.records && one.names == other.names && one.presets == other.presets
        && one.since == other.since && one.running == other.running && one.shown == other.shown;
}

} // namespace

/// Rows that are not as they were written.
class StoreRowsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsOfARowThatIsNotAsItWasWritten_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QString>("told");
        QTest::addColumn<int>("matches");
        QTest::addColumn<int>("presets");
        const auto row = [](const char *name, const char *statement, const char *told, int matches, int presets) {
            QTest::newRow(name) << QString::fromLatin1(statement) << QString::fromUtf8(told) << matches << presets;
        };
        row("winner", "UPDATE match SET winners = '[5]' WHERE id = 2", "2 May 2026", 2, 2);
        row("type", "UPDATE match SET options = CAST(options AS BLOB) WHERE id = 2", "2 May 2026", 2, 2);
        row("number", "UPDATE match SET id = 64 WHERE id = 2", "2 May 2026", 2, 2);
        row("border", "UPDATE match SET names = names || kinds, kinds = '' WHERE id = 2", "2 May 2026", 2, 2);
        row("sum", "UPDATE match SET sum = x'00' WHERE id = 2", "2 May 2026", 2, 2);
        row("date", "UPDATE match SET ended = '?' WHERE id = 2", "not even the date", 2, 2);
        row("record",
            "UPDATE match SET record = CAST(replace(CAST(record AS TEXT), 'knock', 'knocj') AS BLOB) WHERE id = 2",
            "2 May 2026", 3, 2);
        row("several", "UPDATE match SET winners = '[7]'", "3 May 2026", 0, 2);
        row("preset", "UPDATE preset SET options = '{\"tokens\":4}' WHERE name = 'Of feasts'", "“Of feasts”", 3, 1);
        row("preset's game", "UPDATE preset SET game = 'qetrangola' WHERE name = 'Of feasts'", "“Of feasts”", 3, 1);
        row("setting", "UPDATE setting SET value = '2025-04-01T00:00:00.000Z'", "for the statistics", 3, 2);
        row("setting's key", "UPDATE setting SET key = 'ttatisticsSince'", "for the statistics", 3, 2);
        row("shown", "UPDATE running SET shown = 0", "the match in progress", 3, 2);
        row("lines", "UPDATE running_part SET lines = x'00' WHERE number = 2", "the match in progress", 3, 2);
        row("a part less", "DELETE FROM running_part WHERE number = 2", "the match in progress", 3, 2);
        row("parts alone", "DELETE FROM running", "the match in progress", 3, 2);
    }
    void tellsOfARowThatIsNotAsItWasWritten()
    {
        QFETCH(const QString, statement);
        QFETCH(const QString, told);
        QFETCH(const int, matches);
        QFETCH(const int, presets);
        const QTemporaryDir folder;
        fillAll(folder.path());
        change(fileIn(folder), statement);
        const QByteArray table
            = statement.section(u' ', statement.startsWith(u"DELETE") ? 2 : 1).section(u' ', 0, 0).toLatin1();
        const QString count = u"SELECT count(*) FROM "_s + QString::fromLatin1(table);
        const QVariant before = asked(fileIn(folder), count);

        Store store;
        QSignalSpy troubled(&store, &Store::troubleChanged);
        store.open(folder.path());
        QCOMPARE(store.history().size(), matches);
        QCOMPARE(store.presets(u"petrangola"_s).size(), presets);
        for (const Store::Entry &entry : store.history()) {
            const bool damaged = entry.id == 2 && told.contains(u"2 May"_s);
            QCOMPARE(store.recordOf(entry.id).has_value(), !damaged);
            QCOMPARE(store.isDamaged(entry.id), damaged);
        }
        QVERIFY(troubled.count() > 0);
        QVERIFY2(store.trouble().contains(told) && inWordsOfOurOwn(store.trouble()), qPrintable(store.trouble()));
        QCOMPARE(store.running().has_value(), !told.contains(u"in progress"_s));
        QCOMPARE(store.statisticsSince().isValid(), !told.contains(u"statistics"_s));
        QVERIFY(store.keeps());
        store.close();
        QCOMPARE(asked(fileIn(folder), count), before);
    }

    /// They are made anew from the record.
    void factsThatAreNotAsTheyWereWrittenAreNone()
    {
        const QTemporaryDir folder;
        fillAll(folder.path());
        change(fileIn(folder), u"UPDATE match SET facts = '{\"knocks\":9}' WHERE id = 2"_s);
        Store store;
        store.open(folder.path());
        QVERIFY(store.facts().isEmpty());
        QCOMPARE(store.trouble(), QString());
        QVERIFY(store.setFacts({{2, {{u"knocks"_s, 3}}}}));
        QCOMPARE(store.facts().size(), 1);
    }

    /// What text SQLite keeps otherwise than it was given is no damage.
    void takesItsOwnTextForWhatItIs()
    {
        const QTemporaryDir folder;
        const QString name = u"\ufeffx\ufffe"_s + QChar(0xd800) + u"y\uffff\u0000z"_s;
        Store store;
        store.open(folder.path());
        QVERIFY(store.keepPreset(u"g"_s, {.name = name}) > 0);
        QVERIFY(store.keepPreset(u"g"_s, {.name = u""_s}) > 0);
        store.open(folder.path());
        QCOMPARE(store.trouble(), QString());
        QCOMPARE(store.presets(u"g"_s).size(), 2);
    }

    /// The disk gives back other bytes while the file is open.
    void tellsOfAnAnswerThatBreaksOff()
    {
        const QTemporaryDir folder;
        {
            Store store;
            store.open(folder.path());
            for (int match = 0; match < 200; ++match) {
                store.begin("{\"record\":1,\"game\":\"g\",\"seats\":[{\"name\":\"a\",\"kind\":\"human\"}]}\n", seed,
                            {});
                store.append("{\"event\":\"deal\",\"filling\":\"" + QByteArray(30'000, 'x') + "\"}\n");
                store.finish("{\"event\":\"end\",\"winner\":0}\n");
            }
        }
        Store store;
        store.open(folder.path());
        QCOMPARE(store.history().size(), 200);
        QCOMPARE(store.trouble(), QString());
        QByteArray content = contentOf(fileIn(folder));
        QVERIFY(content.size() > 5'000'000);
        QFile file(fileIn(folder));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek(40'960));
        QVERIFY(file.write(QByteArray(content.size() - 50'000, '\x55')) > 0);
        file.close();
        qsizetype known = 0;
        for (int time = 0; time < 2; ++time)
            for (qint64 id = 1; id <= 200; ++id)
                known += store.recordOf(id) ? 1 : 0;
        const auto listed = store.history().size();
        QVERIFY(known < 400 && listed < 200);
        QVERIFY2(store.trouble().contains(u"damaged"_s) && inWordsOfOurOwn(store.trouble()),
                 qPrintable(store.trouble()));
        QVERIFY(store.trouble().contains(u"start it again"_s));
    }

    /// One bit anywhere in the file: told, or all is as it was.
    void everyFlippedBitIsToldOrHarmless()
    {
        const QTemporaryDir original;
        fillAll(original.path());
        Kept before;
        {
            Store store;
            store.open(original.path());
            before = keptBy(store);
            QCOMPARE(before.records.size(), 3);
        }
        const QByteArray content = contentOf(fileIn(original));
        QRandomGenerator chance(17);
        int told = 0;
        constexpr int flips = 200;
        for (int flip = 0; flip < flips; ++flip) {
            const QTemporaryDir folder;
            const auto bit = chance.bounded(static_cast<quint32>(content.size()) * 8);
            QByteArray changed = content;
            changed[bit / 8] = static_cast<char>(changed[bit / 8] ^ (1 << (bit % 8)));
            QVERIFY(write(fileIn(folder), changed));
            QVERIFY(QFile::copy(keyIn(original), keyIn(folder)));
            Store store;
            store.open(folder.path());
            const bool same = isSame(keptBy(store), before);
            told += store.trouble().isEmpty() ? 0 : 1;
            QVERIFY2(same || !store.trouble().isEmpty(), qPrintable(u"bit %1"_s.arg(bit)));
            for (const auto &facts : store.facts())
                QCOMPARE(facts, (QJsonObject{{u"knocks"_s, 3}}));
        }
        qInfo("%d of %d were told, the others were harmless", told, flips);
        QVERIFY(told > flips / 4);
    }
};

QTEST_GUILESS_MAIN(StoreRowsTest)
#include "store_rows_test.moc"
