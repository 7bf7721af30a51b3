// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "played.h"
#include "store/query.h"
#include "troubled_store.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QRandomGenerator>
#include <QSignalSpy>

#include <functional>

using namespace Qt::StringLiterals;

namespace {

/// Does something with the database behind the store's back.
void change(const QString &path, const std::function<void(const QSqlDatabase &)> &work)
{
    const QString name = u"behind"_s;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        work(database);
        database.close();
    }
    QSqlDatabase::removeDatabase(name);
}

void change(const QString &path, const QString &statement)
{
    change(path, [&statement](const QSqlDatabase &database) {
        Query query(database);
        query.run(statement);
        QVERIFY2(!query.failed(), qPrintable(query.error().text()));
    });
}

QVariant asked(const QString &path, const QString &statement)
{
    QVariant answer;
    change(path, [&](const QSqlDatabase &database) {
        Query query(database);
        query.run(statement);
        answer = query.next() ? query.value(0) : QVariant();
    });
    return answer;
}

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

const QByteArray secret = "the cards that nobody may see yet";

/// Three matches, two presets, a setting, facts, and a match under way in three parts.
void fillAll(const QString &folder)
{
    Store store;
    store.open(folder);
    for (std::uint64_t number = 1; number <= 3; ++number)
        QVERIFY(
            store.add(played::match(number), QDateTime(QDate(2026, 5, static_cast<int>(number)), QTime(12, 0))).fresh);
    QVERIFY(store.setFacts({{2, {{u"knocks"_s, 3}}}}));
    QVERIFY(store.keepPreset(u"petrangola"_s, {.name = u"Of Sundays"_s, .options = {{u"tokens"_s, 5}}}) > 0);
    QVERIFY(store.keepPreset(u"petrangola"_s, {.name = u"Of feasts"_s, .options = {{u"tokens"_s, 2}}}) > 0);
    QVERIFY(store.setStatisticsSince(QDateTime(QDate(2026, 4, 1), QTime(0, 0))));
    store.begin("{\"header\":1}\n", seed, {{u"a"_s, 1}});
    store.append(secret + "\n");
    store.setShown(1);
    store.append("{}\n");
    QCOMPARE(store.trouble(), QString());
}

/// The bytes are in one of the store's files.
bool liesOpen(const QString &folder, const QByteArray &bytes)
{
    const QStringList names = QDir(folder).entryList(QDir::Files | QDir::Hidden);
    return std::any_of(names.begin(), names.end(),
                       [&](const QString &name) { return contentOf(folder + u'/' + name).contains(bytes); });
}

QString keyIn(const QTemporaryDir &folder)
{
    return folder.filePath(SealingKey::fileName());
}

} // namespace

/// Rows that are not as they were written, and what lies in them sealed.
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
            QTest::newRow(name) << QString::fromLatin1(statement) << QString::fromLatin1(told) << matches << presets;
        };
        row("winner", "UPDATE match SET winner = winner + 1 WHERE id = 2", "2 May 2026", 2, 2);
        row("type", "UPDATE match SET options = CAST(options AS BLOB) WHERE id = 2", "2 May 2026", 2, 2);
        row("number", "UPDATE match SET id = 64 WHERE id = 2", "2 May 2026", 2, 2);
        row("border", "UPDATE match SET names = names || kinds, kinds = '' WHERE id = 2", "2 May 2026", 2, 2);
        row("sum", "UPDATE match SET sum = x'00' WHERE id = 2", "2 May 2026", 2, 2);
        row("date", "UPDATE match SET ended = '?' WHERE id = 2", "not even the date", 2, 2);
        row("record",
            "UPDATE match SET record = CAST(replace(CAST(record AS TEXT), 'knock', 'knocj') AS BLOB) WHERE id = 2",
            "2 May 2026", 3, 2);
        row("several", "UPDATE match SET winner = 7", "3 May 2026", 0, 2);
        row("preset", "UPDATE preset SET options = '{\"tokens\":4}' WHERE name = 'Of feasts'", "\"Of feasts\"", 3, 1);
        row("preset's game", "UPDATE preset SET game = 'qetrangola' WHERE name = 'Of feasts'", "\"Of feasts\"", 3, 1);
        row("setting", "UPDATE setting SET value = '2025-04-01T00:00:00.000Z'", "for the statistics", 3, 2);
        row("setting's key", "UPDATE setting SET key = 'ttatisticsSince'", "for the statistics", 3, 2);
        row("shown", "UPDATE running SET shown = 0", "the match that was under way", 3, 2);
        row("lines", "UPDATE running_part SET lines = x'00' WHERE number = 2", "the match that was under way", 3, 2);
        row("a part less", "DELETE FROM running_part WHERE number = 2", "the match that was under way", 3, 2);
        row("parts alone", "DELETE FROM running", "the match that was under way", 3, 2);
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
        QCOMPARE(store.running().has_value(), !told.contains(u"under way"_s));
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

    void theMatchUnderWayDoesNotLieOpen()
    {
        const QTemporaryDir folder;
        const QByteArray own(FairShuffle::seedBytes, '\x5a');
        const QList<QByteArray> open{own, own.toHex(), secret, "\"dealer\""};
        Store store;
        store.open(folder.path());
        store.begin("{\"record\":1,\"game\":\"g\",\"dealer\":1,\"seats\":[{\"name\":\"a\",\"kind\":\"human\"}]}\n", own,
                    {});
        QVERIFY(QFile::exists(keyIn(folder)));
        const auto nothingLiesOpen = [&] {
            return std::none_of(open.begin(), open.end(),
                                [&](const QByteArray &bytes) { return liesOpen(folder.path(), bytes); });
        };
        QVERIFY(nothingLiesOpen());
        for (int part = 0; part < 20; ++part) {
            store.append(secret + "\n" + QByteArray(part * 400, '-') + "{\"dealer\":1}\n");
            store.setShown(part);
            QVERIFY(nothingLiesOpen());
        }
        store.close();
        QVERIFY(nothingLiesOpen());
        store.open(folder.path());
        QCOMPARE(store.running()->seed, own);
        QVERIFY(store.running()->record.contains(secret));
        QVERIFY(store.finish(record::seal(own)) > 0);
        store.close();
        QVERIFY(liesOpen(folder.path(), own.toHex()) && liesOpen(folder.path(), secret));
        QVERIFY(!liesOpen(folder.path(), own));
    }

    void aMatchWithoutItsKeyWaits_data()
    {
        QTest::addColumn<QString>("what");
        for (const char *what : {"missing", "another", "short", "folder"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void aMatchWithoutItsKeyWaits()
    {
        QFETCH(const QString, what);
        const QTemporaryDir folder;
        fillAll(folder.path());
        const QByteArray key = contentOf(keyIn(folder));
        QCOMPARE(key.size(), 32);
        QCOMPARE(QFile::permissions(keyIn(folder)) & ~(QFile::ReadUser | QFile::WriteUser),
                 QFile::ReadOwner | QFile::WriteOwner);
        QVERIFY(QFile::remove(keyIn(folder)));
        if (what == u"folder")
            QVERIFY(QDir().mkpath(keyIn(folder)));
        else if (what != u"missing")
            QVERIFY(write(keyIn(folder), QByteArray(what == u"short" ? 5 : 32, 'k')));
        for (int time = 0; time < 2; ++time) {
            Store store;
            store.open(folder.path());
            QVERIFY(!store.running());
            QVERIFY2(store.trouble().contains(keyIn(folder)) && inWordsOfOurOwn(store.trouble()),
                     qPrintable(store.trouble()));
            QCOMPARE(store.history().size(), 3);
        }
        QCOMPARE(asked(fileIn(folder), u"SELECT count(*) FROM running_part"_s).toInt(), 3);
        // The right one again: it goes on.
        QDir().rmdir(keyIn(folder));
        QVERIFY(write(keyIn(folder), key));
        {
            Store store;
            store.open(folder.path());
            QCOMPARE(store.trouble(), QString());
            QVERIFY(store.running() && store.running()->record.contains(secret));
        }
        // Another match makes room, and what was no key is put aside.
        QVERIFY(QFile::remove(keyIn(folder)));
        if (what == u"folder")
            QVERIFY(QDir().mkpath(keyIn(folder)));
        else if (what != u"missing")
            QVERIFY(write(keyIn(folder), QByteArray(what == u"short" ? 5 : 32, 'k')));
        Store store;
        store.open(folder.path());
        store.begin("{}\n", seed, {});
        QCOMPARE(store.trouble(), QString());
        store.open(folder.path());
        QCOMPARE(store.trouble(), QString());
        QCOMPARE(store.running()->record, "{}\n");
        QCOMPARE(QDir(folder.path()).entryList({u"petrangola.key.damaged-*"_s}).size(),
                 what == u"short" || what == u"folder" ? 1 : 0);
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
