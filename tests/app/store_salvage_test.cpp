// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "file_content.h"
#include "kept_content.h"
#include "store/page_source.h"
#include "store/query.h"
#include "store/salvage.h"
#include "store/store.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

QString fileIn(const QTemporaryDir &folder)
{
    return folder.filePath(StoreFile::fileName());
}

/// A store with matches of these numbers, house rules, and one match under way.
void fillWith(const QString &folder, quint64 matches)
{
    Store store;
    store.open(folder);
    for (quint64 number = 0; number < matches; ++number)
        keepMatch(store, number);
    keepPresets(store);
    keepMatch(store, 99, 20);
}

/// Changes something in a database by SQLite.
bool change(const QString &path, const QStringList &statements)
{
    const QString name = u"change"_s;
    bool done = true;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        database.setDatabaseName(path);
        done = database.open();
        Query query(database);
        for (const QString &statement : statements)
            query.run(statement);
        done = done && !query.failed();
        database.close();
    }
    QSqlDatabase::removeDatabase(name);
    return done;
}

/// The page in which the first of the matches' rows lie has another head.
QByteArray withoutHeads(QByteArray content)
{
    constexpr qsizetype pageSize = 4096;
    for (qsizetype page = pageSize; page + pageSize <= content.size(); page += pageSize)
        if (content.mid(page, 5).startsWith(QByteArrayView("\x05\x00\x00\x00", 4)))
            content.replace(page, 60, QByteArray(60, '\x55'));
    return content;
}

/// What SQLite leaves beside a database where a program ends in the midst of a transaction: the pages as they were
/// before (https://sqlite.org/fileformat2.html, "The Rollback Journal").
QByteArray journalOf(const QByteArray &database)
{
    constexpr quint32 pageSize = 4096;
    constexpr quint32 sector = 512;
    const auto number = [](quint32 value) {
        QByteArray bytes(4, '\0');
        qToBigEndian(value, bytes.data());
        return bytes;
    };
    const auto pages = static_cast<quint32>(database.size()) / pageSize;
    QByteArray journal = QByteArray::fromHex("d9d505f920a163d7") + number(pages) + number(0) + number(pages)
        + number(sector) + number(pageSize);
    journal.append(sector - journal.size(), '\0');
    for (quint32 page = 0; page < pages; ++page) {
        const QByteArray content = database.mid(page * pageSize, pageSize);
        quint32 sum = 0;
        for (int at = pageSize - 200; at > 0; at -= 200)
            sum += static_cast<quint8>(content[at]);
        journal += number(page + 1) + content + number(sum);
    }
    return journal;
}

QStringList damagedIn(const QTemporaryDir &folder)
{
    return QDir(folder.path()).entryList({u"petrangola.db.damaged-*[0-9]"_s}, QDir::Files);
}

} // namespace

/// What becomes of a file that is damaged, or none of ours.
class StoreSalvageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The tree above the rows is gone, and nothing of it is missed.
    void savesAllWithoutTheTree_data()
    {
        QTest::addColumn<QString>("damage");
        for (const char *damage : {"schema", "version", "tables", "magic", "log", "trees", "lower"})
            QTest::newRow(damage) << QString::fromLatin1(damage);
    }
    void savesAllWithoutTheTree()
    {
        QFETCH(const QString, damage);
        const QTemporaryDir folder;
        fillWith(folder.path(), 20);
        Store store;
        store.open(folder.path());
        const KeptContent whole = KeptContent::of(store);
        QCOMPARE(whole.matches.size(), 20);
        store.close();
        QByteArray content = contentOf(fileIn(folder));
        if (damage == u"schema")
            content.replace("deals INTEGER", "deels INTEGER");
        else if (damage == u"version")
            content.replace(60, 4, QByteArray(4, '\0'));
        else if (damage == u"lower")
            content.replace(60, 4, QByteArray("\0\0\0\1", 4));
        else if (damage == u"tables")
            content.replace(100, 8, QByteArray(8, '\x77'));
        else if (damage == u"magic")
            content.replace(0, 16, "SQLite forget 3!");
        else if (damage == u"log")
            QVERIFY(write(fileIn(folder) + u"-wal"_s, QByteArray(9000, 'w')));
        else if (damage == u"trees")
            content = withoutHeads(content);
        QVERIFY(content != contentOf(fileIn(folder)) || damage == u"log");
        QVERIFY(write(fileIn(folder), content));
        store.open(folder.path());
        QCOMPARE(store.state(), Store::State::open);
        const QString trouble = store.trouble();
        QVERIFY2(trouble.contains(u"20 match"_s) && trouble.contains(u"is saved too"_s), qPrintable(trouble));
        QVERIFY2(!trouble.contains(u"could not be read"_s) && !trouble.contains(u"lost"_s), qPrintable(trouble));
        QCOMPARE(contentOf(folder.filePath(damagedIn(folder).value(0))), content);
        QVERIFY(KeptContent::of(store) == whole);
        // It is told once, and the new file is like any other.
        store.close();
        store.open(folder.path());
        QCOMPARE(store.trouble(), QString());
        QVERIFY(KeptContent::of(store) == whole);
    }

    /// Ended between the putting aside and the taking over.
    void goesOnWhereItWasEnded()
    {
        const QTemporaryDir folder;
        fillWith(folder.path(), 3);
        QVERIFY(QFile::rename(fileIn(folder), fileIn(folder) + u".damaged-20260101-120000"_s));
        Store store;
        store.open(folder.path());
        QVERIFY2(store.trouble().contains(u"3 match"_s), qPrintable(store.trouble()));
        QCOMPARE(store.history().size(), 3);
        QVERIFY(store.running());
        // Not a second time, also where all of it is removed.
        QVERIFY(store.remove({store.history()[0].id, store.history()[1].id, store.history()[2].id}));
        store.abandon();
        store.open(folder.path());
        QCOMPARE(store.trouble(), QString());
        QVERIFY(store.history().isEmpty() && !store.running());
    }

    /// Ended while the database and its log were put aside: SQLite would take a log without its database away.
    void aLogThatWasLeftBehindIsNotLost_data()
    {
        QTest::addColumn<bool>("alone");
        QTest::newRow("its database was put aside") << false;
        QTest::newRow("nobody knows its database") << true;
    }
    void aLogThatWasLeftBehindIsNotLost()
    {
        QFETCH(const bool, alone);
        const QTemporaryDir folder;
        const QTemporaryDir killed;
        Store store;
        store.open(folder.path());
        keepMatch(store, 1);
        keepMatch(store, 2, 10);
        QVERIFY(copyStore(folder.path(), killed.path()));
        const KeptContent whole = KeptContent::of(store);
        store.close();
        QVERIFY(alone ? QFile::remove(fileIn(killed))
                      : QFile::rename(fileIn(killed), fileIn(killed) + u".damaged-20260101-120000"_s));
        store.open(killed.path());
        QVERIFY2(store.trouble().contains(u"is saved too"_s), qPrintable(store.trouble()));
        QCOMPARE(KeptContent::of(store).running, whole.running);
        QCOMPARE(store.history().size(), alone ? 0 : 1);
        QCOMPARE(damagedIn(killed).size(), 1);
        store.open(killed.path());
        QCOMPARE(store.trouble(), QString());
    }

    void whatWasRemovedDoesNotComeBack()
    {
        const QTemporaryDir folder;
        fillWith(folder.path(), 12);
        Store store;
        store.open(folder.path());
        QList<qint64> ids;
        for (const Store::Entry &entry : store.history().mid(3))
            ids << entry.id;
        QVERIFY(store.remove(ids));
        store.abandon();
        store.close();
        QByteArray content = contentOf(fileIn(folder));
        content.replace(60, 4, QByteArray(4, '\0'));
        QVERIFY(write(fileIn(folder), content));
        store.open(folder.path());
        QCOMPARE(store.history().size(), 3);
        QVERIFY2(store.trouble().contains(u"3 match"_s) && !store.trouble().contains(u"in progress"_s),
                 qPrintable(store.trouble()));
    }

    void aMatchUnderWayThatIsLostIsTold()
    {
        const QTemporaryDir folder;
        fillWith(folder.path(), 2);
        QVERIFY(change(fileIn(folder), {u"DELETE FROM running_part WHERE number = 2"_s, u"DROP TABLE preset"_s}));
        Store store;
        store.open(folder.path());
        QVERIFY2(store.trouble().contains(u"is lost"_s), qPrintable(store.trouble()));
        QVERIFY(!store.running());
        QCOMPARE(store.history().size(), 2);
    }

    /// What a sum speaks against is not taken for right because it can be read.
    void whatIsNotAsItWasIsNotSaved()
    {
        const QTemporaryDir folder;
        fillWith(folder.path(), 2);
        QVERIFY(change(fileIn(folder),
                       {u"UPDATE preset SET options = '{\"tokens\":9}' WHERE name = 'House'"_s,
                        u"UPDATE setting SET value = '2020-01-01T12:00:00.000Z' WHERE key = 'statisticsSince'"_s,
                        u"UPDATE match SET ended = '2020-01-01T12:00:00.000Z' WHERE id = 2"_s,
                        u"PRAGMA user_version = 0"_s}));
        Store store;
        store.open(folder.path());
        QVERIFY2(store.trouble().contains(u"2 entr"_s), qPrintable(store.trouble()));
        QVERIFY2(store.trouble().contains(u"no longer known"_s), qPrintable(store.trouble()));
        QCOMPARE(store.presets(u"petrangola"_s).size(), 2);
        QVERIFY(!store.statisticsSince().isValid());
        const QList<Store::Entry> history = store.history();
        QCOMPARE(history.size(), 2);
        QVERIFY(history[0].ended.isValid() && !history[1].ended.isValid());
        QVERIFY(!store.trouble().contains(u"last moves"_s) && store.running());
    }

    void lastMovesThatAreLostAreTold_data()
    {
        QTest::addColumn<QString>("damage");
        QTest::newRow("not as it was")
            << u"UPDATE running_part SET sum = zeroblob(32) WHERE number = (SELECT max(number) FROM running_part)"_s;
        QTest::newRow("not there, but seen") << u"DELETE FROM running_part WHERE number > 1"_s;
    }
    void lastMovesThatAreLostAreTold()
    {
        QFETCH(const QString, damage);
        const QTemporaryDir folder;
        fillWith(folder.path(), 2);
        QVERIFY(change(fileIn(folder), {damage, u"PRAGMA user_version = 0"_s}));
        Store store;
        store.open(folder.path());
        QVERIFY(store.running());
        QVERIFY2(store.trouble().contains(u"without its last moves"_s), qPrintable(store.trouble()));
    }

    // ------------------------------------------------------------ copies

    void makesACopyADayAndKeepsThree()
    {
        const QTemporaryDir folder;
        Store store;
        QSignalSpy ended(&store.backup(), &Backup::ended);
        store.open(folder.path());
        store.backUp();
        QVERIFY2(!store.backup().isGoing(), "there is nothing to be copied");
        for (const char *day : {"20200101", "20210101", "20220101", "20230101"})
            QVERIFY(write(fileIn(folder) + u".backup-"_s + QString::fromLatin1(day), "old"));
        for (quint64 number = 0; number < 6; ++number)
            keepMatch(store, number);
        store.backUp();
        QVERIFY(store.backup().isGoing());
        // The game goes on meanwhile, and that gets into it too.
        keepMatch(store, 7, 10);
        QTRY_COMPARE(ended.count(), 1);
        QCOMPARE(ended[0][0].toBool(), true);
        const QList<Backup::Copy> copies = Backup::copiesOf(fileIn(folder));
        QCOMPARE(copies.size(), 3);
        QCOMPARE(copies[0].day, QDate::currentDate());
        QCOMPARE(copies[2].day, QDate(2022, 1, 1));
        QVERIFY(QDir(folder.path()).entryList({u"*unfinished*"_s}).isEmpty());
        struct stat about = {};
        QCOMPARE(stat(QFile::encodeName(copies[0].path).constData(), &about), 0);
        QCOMPARE(about.st_mode & 0777U, 0600U);
        store.backUp();
        QVERIFY2(!store.backup().isGoing(), "one a day");
        const KeptContent whole = KeptContent::of(store);
        store.close();
        // It is a whole store.
        const QTemporaryDir other;
        QVERIFY(QFile::copy(copies[0].path, fileIn(other)));
        QVERIFY(QFile::copy(folder.filePath(SealingKey::fileName()), other.filePath(SealingKey::fileName())));
        store.open(other.path());
        QCOMPARE(store.trouble(), QString());
        QVERIFY(KeptContent::of(store) == whole);
    }

    void theOtherWayMakesTheSameCopy()
    {
        const QTemporaryDir folder;
        fillWith(folder.path(), 3);
        QVERIFY(change(fileIn(folder), {u"PRAGMA journal_mode = WAL"_s}));
        Backup backup;
        QSignalSpy ended(&backup, &Backup::ended);
        const QString name = u"other way"_s;
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
            database.setDatabaseName(fileIn(folder));
            QVERIFY(database.open());
            QCOMPARE(Backup::wayOf(database), Backup::Way::inSteps);
            backup.makeAtOnce(database, {});
            database.close();
        }
        QSqlDatabase::removeDatabase(name);
        QCOMPARE(ended.value(0).value(0).toBool(), true);
        const QList<Backup::Copy> copies = Backup::copiesOf(fileIn(folder));
        QCOMPARE(copies.size(), 1);
        QVERIFY(QFile::remove(fileIn(folder)) && QFile::rename(copies[0].path, fileIn(folder)));
        Store store;
        store.open(folder.path());
        QCOMPARE(store.trouble(), QString());
        QCOMPARE(store.history().size(), 3);
        QVERIFY(store.running());
    }

    void stoppingACopyLeavesNothing()
    {
        const QTemporaryDir folder;
        fillWith(folder.path(), 10);
        Store store;
        store.open(folder.path());
        store.backUp();
        QVERIFY(store.backup().isGoing());
        store.close();
        QVERIFY(QDir(folder.path()).entryList({u"*.backup-*"_s}, QDir::Files).isEmpty());
    }

    /// The file is damaged so that matches are lost which the copy has.
    void offersWhatOnlyTheCopyHas_data()
    {
        QTest::addColumn<bool>("take");
        QTest::newRow("taken") << true;
        QTest::newRow("left") << false;
    }
    void offersWhatOnlyTheCopyHas()
    {
        QFETCH(const bool, take);
        const QTemporaryDir folder;
        fillWith(folder.path(), 10);
        Store store;
        store.open(folder.path());
        QSignalSpy ended(&store.backup(), &Backup::ended);
        store.backUp();
        QTRY_COMPARE(ended.count(), 1);
        const KeptContent before = KeptContent::of(store);
        keepMatch(store, 50); // later than the copy; takes the place of the one that was under way
        store.close();
        const QString made = Backup::copiesOf(fileIn(folder))[0].path;
        const QString old = fileIn(folder) + u".backup-20251122"_s;
        QVERIFY(QFile::rename(made, old));
        // Half of the records are no more what they were.
        QVERIFY(
            change(fileIn(folder),
                   {u"UPDATE match SET record = zeroblob(length(record)) WHERE id <= 4"_s, u"DROP TABLE preset"_s}));
        store.open(folder.path());
        QCOMPARE(store.history().size(), 7);
        QVERIFY2(store.trouble().contains(u"7 match"_s) && store.trouble().contains(u"4 entr"_s),
                 qPrintable(store.trouble()));
        QVERIFY(store.copy());
        QCOMPARE(store.copy()->more, 4);
        QCOMPARE(store.copy()->day, QDate(2025, 11, 22));
        // It is offered until it is answered, and no newer copy takes its place.
        for (const char *day : {"20260101", "20260102", "20260103"})
            QVERIFY(write(fileIn(folder) + u".backup-"_s + QString::fromLatin1(day), "old"));
        store.backUp();
        QTRY_VERIFY(Backup::copiesOf(fileIn(folder))[0].day == QDate::currentDate());
        store.close();
        store.open(folder.path());
        QVERIFY(store.copy() && QFile::exists(old));
        QVERIFY2(store.trouble().contains(u"4 match"_s), qPrintable(store.trouble()));
        QSignalSpy troubled(&store, &Store::troubleChanged);
        if (take)
            QVERIFY(store.takeCopy());
        else
            store.leaveCopy();
        QVERIFY(!store.copy() && troubled.count() > 0);
        QCOMPARE(store.trouble(), QString());
        QCOMPARE(store.history().size(), take ? 11 : 7);
        if (take)
            for (const QByteArray &record : before.matches.keys())
                QVERIFY(KeptContent::of(store).matches.contains(record));
        store.open(folder.path());
        QVERIFY(!store.copy());
        QCOMPARE(store.history().size(), take ? 11 : 7);
    }

    /// A match whose row is damaged is replaced by what the copy has of it.
    void aDamagedMatchIsMendedFromTheCopy()
    {
        const QTemporaryDir folder;
        fillWith(folder.path(), 4);
        Store store;
        store.open(folder.path());
        const KeptContent whole = KeptContent::of(store);
        QSignalSpy ended(&store.backup(), &Backup::ended);
        store.backUp();
        QTRY_COMPARE(ended.count(), 1);
        store.close();
        QVERIFY(change(fileIn(folder), {u"UPDATE match SET names = '[]' WHERE id = 2"_s}));
        store.open(folder.path());
        QCOMPARE(store.history().size(), 3);
        QVERIFY(store.isDamaged(2));
        QVERIFY(store.copy());
        QCOMPARE(store.copy()->more, 1);
        QVERIFY2(store.trouble().contains(u"1 match"_s), qPrintable(store.trouble()));
        QVERIFY(store.takeCopy());
        QCOMPARE(store.trouble(), QString());
        QVERIFY(KeptContent::of(store) == whole);
        store.open(folder.path());
        QCOMPARE(store.trouble(), QString());
        QVERIFY(!store.copy() && store.recordOf(2));
    }

    /// Nothing reads a record at the start: one that the disk has changed is found by whoever opens it, or when the
    /// day's copy is looked through. Before that no copy goes that has it as it was.
    void aDamagedRecordIsFoundAndMended_data()
    {
        QTest::addColumn<bool>("opened");
        QTest::newRow("opened") << true;
        QTest::newRow("copied") << false;
    }
    void aDamagedRecordIsFoundAndMended()
    {
        QFETCH(const bool, opened);
        const QTemporaryDir folder;
        fillWith(folder.path(), 4);
        Store store;
        store.open(folder.path());
        const KeptContent whole = KeptContent::of(store);
        QSignalSpy ended(&store.backup(), &Backup::ended);
        store.backUp();
        QTRY_COMPARE(ended.count(), 1);
        store.close();
        const QString old = fileIn(folder) + u".backup-20251122"_s;
        QVERIFY(QFile::rename(Backup::copiesOf(fileIn(folder))[0].path, old));
        for (const char *day : {"20260101", "20260102", "20260103"})
            QVERIFY(write(fileIn(folder) + u".backup-"_s + QString::fromLatin1(day), "old"));
        QVERIFY(change(fileIn(folder), {u"UPDATE match SET record = zeroblob(length(record)) WHERE id = 2"_s}));
        store.open(folder.path());
        QCOMPARE(store.trouble(), QString());
        QSignalSpy troubled(&store, &Store::troubleChanged);
        if (opened) {
            QVERIFY(!store.recordOf(2));
        } else {
            store.backUp();
            QTRY_COMPARE(ended.count(), 2);
            QVERIFY(ended[1][0].toBool());
        }
        QVERIFY(troubled.count() > 0 && store.isDamaged(2));
        QVERIFY2(store.trouble().contains(u"the match of"_s), qPrintable(store.trouble()));
        QVERIFY(QFile::exists(old) && store.copy());
        QCOMPARE(store.copy()->more, 1);
        QCOMPARE(store.copy()->day, QDate(2025, 11, 22));
        QVERIFY(store.takeCopy());
        QCOMPARE(store.trouble(), QString());
        QVERIFY(KeptContent::of(store) == whole);
    }

    // ------------------------------------------------------------ what is none of ours

    void leavesAnotherProgramsDatabaseAlone_data()
    {
        QTest::addColumn<QStringList>("statements");
        QTest::newRow("no numbers") << QStringList{u"CREATE TABLE note (text TEXT)"_s};
        QTest::newRow("a number") << QStringList{u"PRAGMA application_id = 77"_s, u"CREATE TABLE note (text TEXT)"_s};
        QTest::newRow("empty, with a number") << QStringList{u"PRAGMA application_id = 77"_s};
        QTest::newRow("a version") << QStringList{u"PRAGMA user_version = 3"_s, u"CREATE TABLE note (text TEXT)"_s};
    }
    void leavesAnotherProgramsDatabaseAlone()
    {
        QFETCH(const QStringList, statements);
        const QTemporaryDir folder;
        QVERIFY(change(fileIn(folder), statements));
        const QByteArray before = contentOf(fileIn(folder));
        Store store;
        store.open(folder.path());
        QCOMPARE(store.state(), Store::State::foreign);
        QVERIFY2(store.trouble().contains(fileIn(folder)), qPrintable(store.trouble()));
        QVERIFY(!store.keeps() && store.history().isEmpty());
        store.begin("{}\n", QByteArray(32, 's'), {});
        store.close();
        QCOMPARE(contentOf(fileIn(folder)), before);
        QVERIFY(damagedIn(folder).isEmpty());
    }

    /// It looks empty, and a journal beside it brings another program's tables back.
    void leavesWhatAnotherProgramHasNotEndedAlone()
    {
        const QTemporaryDir folder;
        QVERIFY(change(fileIn(folder), {u"CREATE TABLE note (text TEXT)"_s}));
        const QByteArray before = contentOf(fileIn(folder));
        QVERIFY(change(fileIn(folder), {u"DROP TABLE note"_s, u"VACUUM"_s}));
        QVERIFY(write(fileIn(folder) + u"-journal"_s, journalOf(before)));
        Store store;
        store.open(folder.path());
        QCOMPARE(store.state(), Store::State::foreign);
        store.close();
        QCOMPARE(contentOf(fileIn(folder)), before);
        QVERIFY(damagedIn(folder).isEmpty());
    }

    void takesAnEmptyDatabase()
    {
        const QTemporaryDir folder;
        QVERIFY(change(fileIn(folder), {u"CREATE TABLE note (text TEXT)"_s, u"DROP TABLE note"_s}));
        Store store;
        store.open(folder.path());
        QCOMPARE(store.trouble(), QString());
        QVERIFY(store.keeps());
    }

    /// It may be a folder, a pipe, a socket or a device: nothing waits for it.
    void nothingButAFileIsOpened_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("beside");
        for (const char *what : {"folder", "pipe", "socket", "device"})
            for (const char *beside : {"", "-wal", "-journal"})
                QTest::addRow("%s %s", what, beside) << QString::fromLatin1(what) << QString::fromLatin1(beside);
    }
    void nothingButAFileIsOpened()
    {
        QFETCH(const QString, what);
        QFETCH(const QString, beside);
        const QTemporaryDir folder;
        const QString path = fileIn(folder) + beside;
        const QByteArray name = QFile::encodeName(path);
        if (what == u"folder")
            QVERIFY(QDir().mkpath(path));
        else if (what == u"pipe")
            QCOMPARE(mkfifo(name.constData(), 0600), 0);
        else if (what == u"device")
            QVERIFY(QFile::link(u"/dev/zero"_s, path));
        const int made = what == u"socket" ? ::socket(AF_UNIX, SOCK_STREAM, 0) : -1;
        if (made >= 0) {
            sockaddr_un address = {.sun_family = AF_UNIX, .sun_path = {}};
            QVERIFY(name.size() < static_cast<qsizetype>(sizeof address.sun_path));
            qstrncpy(address.sun_path, name.constData(), sizeof address.sun_path);
            QCOMPARE(::bind(made, reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
        }
        Store store;
        store.open(folder.path());
        QCOMPARE(store.state(), Store::State::odd);
        QVERIFY2(store.trouble().contains(path), qPrintable(store.trouble()));
        QVERIFY(damagedIn(folder).isEmpty());
        if (made >= 0)
            ::close(made);
    }

    void followsALink()
    {
        const QTemporaryDir folder;
        const QTemporaryDir elsewhere;
        QVERIFY(QFile::link(elsewhere.filePath(u"matches.db"_s), fileIn(folder)));
        Store store;
        for (const int matches : {0, 1}) {
            store.open(folder.path());
            QCOMPARE(store.trouble(), QString());
            QCOMPARE(store.history().size(), matches);
            keepMatch(store, 3);
            store.close();
        }
        QVERIFY(QFile::exists(elsewhere.filePath(u"matches.db"_s)));
        // And so it does to the log, which SQLite keeps over there.
        const QTemporaryDir killed;
        store.open(folder.path());
        keepMatch(store, 4, 10);
        QVERIFY(QFile::copy(elsewhere.filePath(u"matches.db-wal"_s), killed.filePath(u"log"_s)));
        store.close();
        QByteArray log = contentOf(killed.filePath(u"log"_s));
        log[40] = static_cast<char>(log[40] ^ 1);
        QVERIFY(write(elsewhere.filePath(u"matches.db-wal"_s), log));
        store.open(folder.path());
        QVERIFY2(store.trouble().contains(u"is saved too"_s), qPrintable(store.trouble()));
        QVERIFY(store.running());
    }

    // ------------------------------------------------------------ the log

    /// After each match that is over, and at each start, all lies in the file itself.
    void theLogIsBroughtIntoTheFile()
    {
        const QTemporaryDir folder;
        const QTemporaryDir killed;
        const QString log = fileIn(folder) + u"-wal"_s;
        Store store;
        store.open(folder.path());
        keepMatch(store, 1);
        QCOMPARE(QFileInfo(log).size(), 0);
        keepMatch(store, 2, 10);
        QVERIFY(QFileInfo(log).size() > 0);
        QVERIFY(copyStore(folder.path(), killed.path()));
        store.abandon();
        QCOMPARE(QFileInfo(log).size(), 0);
        store.open(killed.path());
        QCOMPARE(QFileInfo(fileIn(killed) + u"-wal"_s).size(), 0);
        QVERIFY(store.running());
        store.close();
        QVERIFY(!QFile::exists(fileIn(killed) + u"-wal"_s));
    }

    /// What a power cut leaves at the log's end, a transaction that is not whole, is no damage.
    void aTornEndOfTheLogIsNone()
    {
        const QTemporaryDir folder;
        const QTemporaryDir killed;
        Store store;
        store.open(folder.path());
        keepMatch(store, 1);
        keepMatch(store, 2, 10);
        QVERIFY(copyStore(folder.path(), killed.path()));
        store.close();
        const QByteArray log = contentOf(fileIn(killed) + u"-wal"_s);
        for (const qsizetype cut : {1, 100, 4000}) {
            QVERIFY(write(fileIn(killed) + u"-wal"_s, log.chopped(cut)));
            store.open(killed.path());
            QCOMPARE(store.trouble(), QString());
            QCOMPARE(store.history().size(), 1);
            QVERIFY(store.running());
            store.close();
        }
    }

    // ------------------------------------------------------------ whatever stands in it

    void nonsenseHarmsNothing()
    {
        const QTemporaryDir folder;
        const QTemporaryDir made;
        {
            Store store;
            store.open(made.path());
            keepMatch(store, 1);
            keepPresets(store);
            keepMatch(store, 2, 10);
            QVERIFY(copyStore(made.path(), folder.path()));
        }
        const QByteArray file = contentOf(fileIn(folder));
        const QByteArray log = contentOf(fileIn(folder) + u"-wal"_s);
        QVERIFY(!file.isEmpty() && !log.isEmpty());
        QRandomGenerator random(23);
        qint64 rows = 0;
        for (int trial = 0; trial < 2000; ++trial) {
            QByteArray content = trial % 2 == 0 ? file : log;
            for (int changes = random.bounded(1, 30); changes > 0; --changes) {
                const auto at = static_cast<qsizetype>(random.bounded(static_cast<quint32>(content.size() - 16)));
                // Lengths and numbers are where most can go wrong.
                const QByteArray with(random.bounded(1, 9),
                                      static_cast<char>(random.bounded(4) == 0 ? 255 : random.bounded(256)));
                // The heads of pages more often than what is in them.
                content.replace(random.bounded(2) == 0 ? at : at / 4096 * 4096, with.size(), with);
            }
            if (random.bounded(5) == 0)
                content.truncate(random.bounded(static_cast<quint32>(content.size())));
            QVERIFY(write(fileIn(folder), trial % 2 == 0 ? content : file));
            QVERIFY(write(fileIn(folder) + u"-wal"_s, trial % 2 == 0 ? log : content));
            PageSource pages;
            QCOMPARE(pages.open(fileIn(folder)), HeldFile::Result::held);
            static_cast<void>(salvage::read(pages, [&rows](const SalvagedRow &) { ++rows; }));
            static_cast<void>(salvage::knows(pages));
        }
        QVERIFY(rows > 2000);
    }
};

QTEST_GUILESS_MAIN(StoreSalvageTest)
#include "store_salvage_test.moc"
