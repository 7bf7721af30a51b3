// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/migrations.h"
#include "store_fixture.h"

#include <QDir>
#include <QJsonArray>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Of the records in the fixtures, as versions before 4 calculated it.
const QByteArray formerDigest = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

} // namespace

/// Files that are not as this version writes them: older, newer, or damaged.
class StoreUpgradeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesANewerFileAndLeavesItAlone()
    {
        const QTemporaryDir folder;
        QVERIFY(build(fileIn(folder), fixture(1).replace("user_version = 1", "user_version = 900")));
        const QByteArray before = contentOf(fileIn(folder));
        Store store;
        store.open(folder.path());
        QCOMPARE(store.state(), Store::State::newer);
        goesOnWithout(store);
        store.close();
        QCOMPARE(contentOf(fileIn(folder)), before);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{StoreFile::fileName()});
    }

    /// A number that is too high by a bit is no newer version: that would have another schema.
    void aDamagedNumberIsNoNewerVersion_data()
    {
        QTest::addColumn<QString>("besides");
        QTest::addColumn<bool>("newer");
        QTest::newRow("the schema of this version") << QString() << false;
        QTest::newRow("a table more") << u"CREATE TABLE club (name TEXT);\n"_s << true;
        QTest::newRow("a column more") << u"ALTER TABLE preset ADD COLUMN club TEXT;\n"_s << true;
    }
    void aDamagedNumberIsNoNewerVersion()
    {
        QFETCH(const QString, besides);
        QFETCH(const bool, newer);
        const QTemporaryDir folder;
        fill(folder.path());
        const QString number = u"PRAGMA user_version = %1;\n"_s.arg(migrations::newest() | 16);
        QVERIFY(build(fileIn(folder), (besides + number).toUtf8()));
        Store store;
        store.open(folder.path());
        QCOMPARE(store.state() == Store::State::newer, newer);
        if (!newer)
            QVERIFY2(store.trouble().contains(u"30 match"_s), qPrintable(store.trouble()));
    }
    void eachVersionHasASchemaOfItsOwn()
    {
        const QTemporaryDir folder;
        QStringList before;
        for (int version = 1; version <= migrations::newest(); ++version) {
            const QString path = folder.filePath(QString::number(version));
            const QString name = u"versions"_s;
            {
                QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
                database.setDatabaseName(path);
                QVERIFY(database.open() && !migrations::run(database, 0, version).isValid());
                database.close();
            }
            QSqlDatabase::removeDatabase(name);
            const QString schema = asked(path, u"SELECT group_concat(sql) FROM sqlite_schema"_s).toString();
            QVERIFY(!schema.isEmpty() && !before.contains(schema));
            before << schema;
        }
    }

    void upgradesFilesOfEachOlderVersion_data()
    {
        QTest::addColumn<int>("version");
        for (int version = 1; version < migrations::newest(); ++version)
            QTest::addRow("%d", version) << version;
    }
    void upgradesFilesOfEachOlderVersion()
    {
        QFETCH(const int, version);
        const QTemporaryDir folder;
        QVERIFY2(build(fileIn(folder), fixture(version)), "every older version has its fixture");
        layKey(folder, version);
        for (int time = 0; time < 2; ++time) {
            Store store;
            store.open(folder.path());
            QCOMPARE(store.trouble(), QString());
            QVERIFY(store.running());
            QCOMPARE(store.running()->record, "{\"header\":1}\n{\"event\":\"first\"}\n");
            QCOMPARE(store.running()->seed, seed);
            QCOMPARE(store.running()->shown, 2);
            QCOMPARE(store.running()->seating[u"portraits"_s].toArray().size(), 2);
            QCOMPARE(store.running()->began.toUTC(), QDateTime(QDate(2026, 11, 1), QTime(20, 15), QTimeZone::utc()));
            const QList<Store::Entry> history = store.history();
            QCOMPARE(history.size(), 2);
            QCOMPARE(history[0].id, 7);
            QVERIFY(history[0].imported && history[0].own == -1 && !history[0].began.isValid());
            QCOMPARE(history[1].names, (QStringList{QString(), u"Bruno"_s, u"Nives"_s}));
            QCOMPARE(history[1].place, 2);
            QCOMPARE(history[0].ending, only(0));
            QCOMPARE(history[1].ending, only(1));
            QVERIFY(history[0].score == game::Score::lives);
            QCOMPARE(history[1].deals, 9);
            QCOMPARE(store.recordOf(4), "one\n");
            QCOMPARE(store.recordOf(7), "two\n");
            QCOMPARE(store.statisticsSince().toUTC(), QDateTime(QDate(2026, 10, 1), QTime(0, 0), QTimeZone::utc()));
            QCOMPARE(store.facts().size(), time > 0 || version > 1 ? 1 : 0);
            QVERIFY(store.setFacts({{4, {{u"knocks"_s, 4}}}}));
            const int before = version > 2 ? 1 : 0;
            QCOMPARE(store.presets(u"petrangola"_s).size(), before + time);
            if (before > 0)
                QCOMPARE(store.presets(u"petrangola"_s)[0].options, (QJsonObject{{u"tokens"_s, 5}}));
            QVERIFY(store.keepPreset(u"petrangola"_s, {.name = u"House"_s}) > 0);
        }
        QCOMPARE(asked(fileIn(folder), u"PRAGMA user_version"_s).toInt(), migrations::newest());
    }

    /// It was damaged before: a new sum does not make it right.
    void aRecordThatWasDamagedBeforeStaysSo()
    {
        const QTemporaryDir folder;
        QVERIFY(build(fileIn(folder), fixture(3).replace("x'6f6e650a'", "x'7b226f6e65223a317d0a'")));
        Store store;
        store.open(folder.path());
        QCOMPARE(store.history().size(), 2);
        QVERIFY(!store.recordOf(4));
        QVERIFY(store.isDamaged(4));
        QVERIFY2(store.trouble().contains(u"the match of"_s), qPrintable(store.trouble()));
        QCOMPARE(store.recordOf(7), "two\n");
    }

    /// The seed and the record of the match under way lay open before version 4, also where they had lain once.
    void nothingOfTheMatchUnderWayStaysOpen_data()
    {
        constexpr int lastOpen = 3;
        QTest::addColumn<int>("version");
        for (int version = 1; version <= lastOpen; ++version)
            QTest::addRow("%d", version) << version;
    }
    void nothingOfTheMatchUnderWayStaysOpen()
    {
        QFETCH(const int, version);
        const QTemporaryDir folder;
        // Parts that went into pages of their own, were deleted and written again.
        const QByteArray lines = QByteArray(9000, 'x').toHex() + QByteArray("\"dealer\":3").toHex();
        const QByteArray again = "DELETE FROM running_part;\nDELETE FROM running;\n"
                                 "INSERT INTO running VALUES (1, '2026-11-01T20:15:00.000Z', x'"
            + seed.toHex() + "', '{}', 2);\nINSERT INTO running_part VALUES (1, x'" + lines + "');\n";
        QVERIFY(build(fileIn(folder),
                      "PRAGMA secure_delete = OFF;\n" + fixture(version) + again + again + again
                          + "UPDATE match SET record = zeroblob(50000);\n"));
        const auto liesOpen = [&folder](const QByteArray &bytes) {
            const QStringList names = QDir(folder.path()).entryList(QDir::Files | QDir::Hidden);
            return std::any_of(names.begin(), names.end(),
                               [&](const QString &name) { return contentOf(folder.filePath(name)).contains(bytes); });
        };
        QVERIFY(liesOpen(seed) && liesOpen("\"dealer\":3"));
        {
            Store store;
            store.open(folder.path());
            QCOMPARE(store.trouble(), QString());
            QCOMPARE(store.running()->seed, seed);
            QVERIFY(store.running()->record.endsWith("\"dealer\":3"));
            QVERIFY(!liesOpen(seed) && !liesOpen("\"dealer\":3"));
        }
        QVERIFY(!liesOpen(seed) && !liesOpen("\"dealer\":3") && !liesOpen(seed.toHex()));
        QCOMPARE(asked(fileIn(folder), u"PRAGMA freelist_count"_s).toInt(), 0);
    }

    /// Tables that no version had: no step can be taken from there, and nothing is lost for it.
    void aSchemaThatIsNoneOfOursIsDamage()
    {
        const QTemporaryDir folder;
        QVERIFY(build(fileIn(folder),
                      fixture(1).replace(formerDigest, "another") + "CREATE TABLE preset (another TEXT);\n"));
        Store store;
        store.open(folder.path());
        QCOMPARE(store.state(), Store::State::open);
        QVERIFY2(inWordsOfOurOwn(store.trouble()), qPrintable(store.trouble()));
        QVERIFY(store.trouble().contains(u"2 entr"_s));
        store.close();
        const QString aside = QDir(folder.path()).entryList({u"petrangola.db.damaged-*[0-9]"_s}, QDir::Files).value(0);
        QCOMPARE(asked(folder.filePath(aside), u"PRAGMA user_version"_s).toInt(), 2);
        QCOMPARE(asked(folder.filePath(aside), u"SELECT count(*) FROM match"_s).toInt(), 2);
    }

    void putsADamagedFileAside_data()
    {
        QTest::addColumn<QString>("damage");
        QTest::addColumn<int>("saved"); ///< of 30 matches, at least
        QTest::newRow("rubbish") << u"rubbish"_s << 0;
        QTest::newRow("short") << u"short"_s << 0;
        QTest::newRow("half") << u"half"_s << 10;
        QTest::newRow("end") << u"end"_s << 29;
        QTest::newRow("middle") << u"middle"_s << 12;
        QTest::newRow("application") << u"application"_s << 30;
    }
    void putsADamagedFileAside()
    {
        QFETCH(const QString, damage);
        QFETCH(const int, saved);
        const QTemporaryDir folder;
        fill(folder.path());
        QByteArray content = contentOf(fileIn(folder));
        QVERIFY(content.size() > 100'000);
        if (damage == u"rubbish")
            content.fill('?');
        else if (damage == u"short")
            content.truncate(40);
        else if (damage == u"half")
            content.truncate(content.size() / 2);
        else if (damage == u"end")
            content.chop(100);
        else if (damage == u"middle")
            content.replace(content.size() / 2, 20'000, QByteArray(20'000, '\x55'));
        else
            content.replace(68, 4, "XXXX"); // as if it were another program's
        QVERIFY(write(fileIn(folder), content));

        Store store;
        store.open(folder.path());
        QCOMPARE(store.state(), Store::State::open);
        QVERIFY(store.trouble().contains(u".damaged-"_s));
        const QStringList aside = QDir(folder.path()).entryList({u"petrangola.db.damaged-*"_s}, QDir::Files);
        QCOMPARE(aside.size(), 1);
        QCOMPARE(contentOf(folder.filePath(aside[0])), content);
        QVERIFY2(store.history().size() >= saved, qPrintable(store.trouble()));
        QCOMPARE(store.history().isEmpty(), saved == 0);
        QVERIFY(saved == 0 || store.trouble().contains(u"%1 match"_s.arg(store.history().size())));
        store.begin("{}\n", seed, {});
        store.append("{}\n");
        store.close();
        store.open(folder.path());
        QCOMPARE(store.trouble(), QString());
        QVERIFY(store.running());
    }
};

QTEST_GUILESS_MAIN(StoreUpgradeTest)
#include "store_upgrade_test.moc"
