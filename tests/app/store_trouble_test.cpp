// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/store.h"

#include "store/migrations.h"
#include "store/query.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <csignal>
#include <cstdio>
#include <sys/resource.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr const char *holds = "PETRANGOLA_TEST_HOLDS_THE_STORE";
constexpr const char *tells = "PETRANGOLA_TEST_TELLS_OF_THE_STORE";
constexpr uid_t nobody = 65534;
const QByteArray seed(32, 's');

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

QString fileIn(const QTemporaryDir &folder)
{
    return folder.filePath(StoreFile::fileName());
}

/// Runs the statements of a text on a database of their own; false where one failed.
bool build(const QString &path, const QByteArray &statements)
{
    const QString name = u"fixture"_s;
    bool done = true;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        database.setDatabaseName(path);
        done = database.open();
        static const QRegularExpression comment(u"^--.*$"_s, QRegularExpression::MultilineOption);
        const QStringList all = QString::fromUtf8(statements).remove(comment).split(u";\n"_s);
        for (const QString &statement : all)
            if (!statement.trimmed().isEmpty())
                done = done && !Query(database).run(statement).failed();
        database.close();
    }
    QSqlDatabase::removeDatabase(name);
    return done;
}

QVariant asked(const QString &path, const QString &statement)
{
    const QString name = u"question"_s;
    QVariant answer;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        database.setDatabaseName(path);
        if (database.open()) {
            Query query(database);
            query.run(statement);
            answer = query.next() ? query.value(0) : QVariant();
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(name);
    return answer;
}

QByteArray fixture(int version)
{
    return contentOf(u"%1/store-%2.sql"_s.arg(QStringLiteral(STORE_DATA)).arg(version));
}

/// A store with some matches in it.
void fill(const QString &folder)
{
    Store store;
    store.open(folder);
    for (int match = 0; match < 30; ++match) {
        store.begin("{\"record\":1,\"game\":\"g\",\"seats\":[{\"name\":\"a\",\"kind\":\"human\"}]}\n", seed, {});
        store.append("{\"event\":\"deal\",\"filling\":\"" + QByteArray(3000, 'x') + "\"}\n");
        store.finish("{\"event\":\"end\",\"winner\":0}\n");
    }
    QCOMPARE(store.history().size(), 30);
}

/// The game goes on: whatever is asked of the store harms nothing.
void goesOnWithout(Store &store)
{
    QVERIFY(!store.keeps());
    QVERIFY(!store.trouble().isEmpty());
    store.begin("{}\n", seed, {});
    store.append("{}\n");
    store.setShown(1);
    store.finish("{}\n");
    store.abandon();
    QVERIFY(!store.running());
    QVERIFY(store.history().isEmpty() && !store.recordOf(1) && store.facts().isEmpty());
    QVERIFY(!store.remove({1}) && !store.clearFacts() && store.presets(u"g"_s).isEmpty());
    QVERIFY(!store.add("{}\n", {}).why.isEmpty());
}

/// Nothing of what SQLite says is in what the person is told: that is English in every language.
bool inWordsOfOurOwn(const QString &trouble)
{
    static const QRegularExpression said(
        u"disk I/O|database|readonly|malformed|unable to|SQL|table|already exists|out of"_s,
        QRegularExpression::CaseInsensitiveOption);
    return !trouble.isEmpty() && !trouble.contains(said) && !trouble.contains(u": ."_s) && !trouble.contains(u'%');
}

/// While this lives, the system lets no file of the program grow beyond so many bytes.
class SmallFiles
{
public:
    explicit SmallFiles(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_usual);
        const rlimit small{.rlim_cur = bytes, .rlim_max = m_usual.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    SmallFiles(const SmallFiles &) = delete;
    SmallFiles &operator=(const SmallFiles &) = delete;
    ~SmallFiles() { setrlimit(RLIMIT_FSIZE, &m_usual); }

private:
    rlimit m_usual{};
};

/// As somebody who may not do everything, where this is root.
class Humble
{
public:
    explicit Humble(const QString &folder)
    {
        if (geteuid() != 0)
            return;
        m_changed = chown(folder.toLocal8Bit().constData(), nobody, nobody) == 0 && seteuid(nobody) == 0;
    }
    Humble(const Humble &) = delete;
    Humble &operator=(const Humble &) = delete;
    ~Humble()
    {
        if (m_changed && seteuid(0) != 0)
            qFatal("cannot be root again");
    }

private:
    bool m_changed = false;
};

} // namespace

class StoreTroubleTest : public QObject
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
            QCOMPARE(history[1].deals, 9);
            QCOMPARE(store.recordOf(4), "one\n");
            QCOMPARE(store.recordOf(7), "two\n");
            QCOMPARE(store.statisticsSince().toUTC(), QDateTime(QDate(2026, 10, 1), QTime(0, 0), QTimeZone::utc()));
            QCOMPARE(store.facts().size(), time > 0 || version > 1 ? 1 : 0);
            QVERIFY(store.setFacts({{4, {{u"knocks"_s, 4}}}}));
            QCOMPARE(store.presets(u"petrangola"_s).size(), time);
            QVERIFY(store.keepPreset(u"petrangola"_s, {.name = u"House"_s}) > 0);
        }
        QCOMPARE(asked(fileIn(folder), u"PRAGMA user_version"_s).toInt(), migrations::newest());
    }

    /// A step that fails leaves the file as the step before did.
    void aFailedUpgradeChangesNothing()
    {
        const QTemporaryDir folder;
        QVERIFY(build(fileIn(folder), fixture(1) + "CREATE TABLE preset (another TEXT);\n"));
        Store store;
        store.open(folder.path());
        QCOMPARE(store.state(), Store::State::failed);
        QVERIFY2(inWordsOfOurOwn(store.trouble()), qPrintable(store.trouble()));
        goesOnWithout(store);
        store.close();
        QCOMPARE(asked(fileIn(folder), u"PRAGMA user_version"_s).toInt(), 2);
        QCOMPARE(asked(fileIn(folder), u"SELECT count(*) FROM match"_s).toInt(), 2);
        QCOMPARE(asked(fileIn(folder), u"SELECT count(another) FROM preset"_s).toInt(), 0);
    }

    void putsADamagedFileAside_data()
    {
        QTest::addColumn<QString>("damage");
        for (const char *damage : {"rubbish", "short", "half", "middle", "foreign"})
            QTest::newRow(damage) << QString::fromLatin1(damage);
    }
    void putsADamagedFileAside()
    {
        QFETCH(const QString, damage);
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
        else if (damage == u"middle")
            content.replace(content.size() / 2, 20'000, QByteArray(20'000, '\x55'));
        else
            content.replace(68, 4, "XXXX"); // another program's
        QVERIFY(write(fileIn(folder), content));

        Store store;
        store.open(folder.path());
        QCOMPARE(store.state(), Store::State::open);
        QVERIFY(store.trouble().contains(u".damaged-"_s));
        const QStringList aside = QDir(folder.path()).entryList({u"petrangola.db.damaged-*"_s}, QDir::Files);
        QCOMPARE(aside.size(), 1);
        QCOMPARE(contentOf(folder.filePath(aside[0])), content);
        QVERIFY(store.history().isEmpty());
        store.begin("{}\n", seed, {});
        store.append("{}\n");
        store.close();
        store.open(folder.path());
        QCOMPARE(store.trouble(), QString());
        QVERIFY(store.running());
    }

    void playsWithoutAFolderThatMayBeWritten_data()
    {
        QTest::addColumn<QString>("what");
        for (const char *what : {"folder", "file", "parent", "unreadable"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void playsWithoutAFolderThatMayBeWritten()
    {
        QFETCH(const QString, what);
        const QTemporaryDir folder;
        QFile::setPermissions(folder.path(), QFile::Permissions(0x7755));
        const QString inside = folder.filePath(u"inside"_s);
        QVERIFY(QDir().mkpath(inside));
        if (what != u"parent")
            fill(inside);
        const QString file = inside + u'/' + StoreFile::fileName();
        const QByteArray before = contentOf(file);
        if (geteuid() == 0)
            static_cast<void>(chown(file.toLocal8Bit().constData(), nobody, nobody));
        if (what == u"file" || what == u"unreadable")
            QFile::setPermissions(file, what == u"file" ? QFile::ReadOwner | QFile::ReadUser : QFile::Permissions());
        const Humble humble(inside);
        QFile::setPermissions(inside, QFile::ReadOwner | QFile::ExeOwner);
        Store store;
        QSignalSpy troubled(&store, &Store::troubleChanged);
        store.open(what == u"parent" ? inside + u"/deeper"_s : inside);
        QVERIFY2(store.state() == Store::State::readOnly, qPrintable(store.trouble()));
        QCOMPARE(troubled.count(), 1);
        goesOnWithout(store);
        store.close();
        // And once it may be written, all is there.
        QFile::setPermissions(inside, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
        QCOMPARE(contentOf(file), before);
        store.open(inside);
        QCOMPARE(store.state(), Store::State::open);
        QCOMPARE(store.history().size(), what == u"parent" ? 0 : 30);
    }

    /// The disk is full in the middle of a match: the match goes on, what was kept stays, and once there is room all of
    /// the match is kept.
    void aFullDiskLosesNothing()
    {
        const QTemporaryDir folder;
        fill(folder.path());
        const QStringList before = QSqlDatabase::connectionNames();
        Store store;
        QSignalSpy troubled(&store, &Store::troubleChanged);
        store.open(folder.path());
        QStringList now = QSqlDatabase::connectionNames();
        now.removeIf([&before](const QString &name) { return before.contains(name); });
        const auto database = [&now] { return QSqlDatabase::database(now.value(0), false); };
        const QByteArray header = "{\"record\":1,\"game\":\"g\",\"seats\":[{\"name\":\"a\",\"kind\":\"human\"}]}\n";
        const QByteArray lines(9000, 'x');
        store.begin(header, seed, {});
        store.append(lines);
        Query(database()).run(u"PRAGMA max_page_count = 1"_s); // as many as there are
        troubled.clear();
        QByteArray all = header + lines;
        for (int line = 0; line < 12; ++line) {
            store.append(lines);
            store.setShown(line);
            all += lines;
        }
        QCOMPARE(store.state(), Store::State::full);
        QCOMPARE(troubled.count(), 1);
        QVERIFY(store.trouble().contains(u"room"_s));
        QVERIFY(store.keeps());
        QCOMPARE(store.running()->record, all);
        QCOMPARE(store.history().size(), 30);
        store.finish("{\"event\":\"end\",\"winner\":0}\n");
        QVERIFY(store.running());
        QCOMPARE(store.history().size(), 30);

        Query(database()).run(u"PRAGMA max_page_count = 1000000"_s);
        store.append("{}\n");
        QCOMPARE(store.state(), Store::State::open);
        QCOMPARE(store.trouble(), QString());
        store.close();
        store.open(folder.path());
        QCOMPARE(store.running()->record, all + "{}\n");
        store.finish("{\"event\":\"end\",\"winner\":0}\n");
        QCOMPARE(store.history().size(), 31);
    }

    /// The system refuses to let the files grow.
    void aWriteThatFailsLosesNothing()
    {
        const QTemporaryDir folder;
        Store store;
        store.open(folder.path());
        store.begin("{}\n", seed, {});
        QByteArray all = "{}\n";
        {
            const SmallFiles small(60'000);
            for (int line = 0; line < 30; ++line) {
                store.append(QByteArray(5000, 'y'));
                all += QByteArray(5000, 'y');
            }
        }
        QVERIFY(store.state() == Store::State::unwritten || store.state() == Store::State::full);
        QVERIFY2(inWordsOfOurOwn(store.trouble()), qPrintable(store.trouble()));
        store.append("{}\n");
        QCOMPARE(store.state(), Store::State::open);
        store.close();
        store.open(folder.path());
        QCOMPARE(store.trouble(), QString());
        QCOMPARE(store.running()->record, all + "{}\n");
    }

    /// Nothing can be written from the start.
    void aFileThatCannotBeBegunIsToldOfInOwnWords()
    {
        const QTemporaryDir folder;
        Store store;
        {
            const SmallFiles none(0);
            store.open(folder.path());
        }
        QCOMPARE(store.state(), Store::State::failed);
        QVERIFY2(inWordsOfOurOwn(store.trouble()), qPrintable(store.trouble()));
        goesOnWithout(store);
        store.open(folder.path());
        QCOMPARE(store.trouble(), QString());
        QVERIFY(store.keeps());
    }

    /// The disk is full before the program starts.
    void aDiskThatIsFullFromTheStartIsTold_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::newRow("the file") << u"."_s;
        QTest::newRow("its folder") << u"not/there/yet"_s;
    }
    void aDiskThatIsFullFromTheStartIsTold()
    {
        QFETCH(const QString, folder);
        const QTemporaryDir disk;
        QProcess other;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1StringView(tells), disk.filePath(folder));
        other.setProcessEnvironment(environment);
        // A disk of a few pages, all of them taken, that only this process sees.
        other.start(u"unshare"_s,
                    {u"--map-root-user"_s, u"--mount"_s, u"sh"_s, u"-c"_s,
                     u"mount -t tmpfs -o size=16k none \"$1\" || { echo no disk; exit; };"
                     " cat /dev/zero >\"$1/filling\" 2>/dev/null; exec \"$2\""_s,
                     u"sh"_s, disk.path(), QCoreApplication::applicationFilePath()});
        if (!other.waitForStarted(30'000))
            QSKIP("no disk of its own can be had here");
        QVERIFY(other.waitForFinished(30'000));
        const QString told = QString::fromUtf8(other.readAllStandardOutput());
        if (told.startsWith(u"no disk"_s) || other.readAllStandardError().startsWith("unshare:"))
            QSKIP("no disk of its own can be had here");
        QVERIFY2(told.contains(u"no room left on the disk"_s) && inWordsOfOurOwn(told), qPrintable(told));
    }

    void tellsWhereAnotherProgramHasTheFile()
    {
        const QTemporaryDir folder;
        fill(folder.path());
        QProcess other;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1StringView(holds), folder.path());
        other.setProcessEnvironment(environment);
        other.start(QCoreApplication::applicationFilePath(), QStringList());
        QVERIFY(other.waitForReadyRead(30'000));
        Store store;
        for (int time = 0; time < 2; ++time) {
            store.open(folder.path());
            QCOMPARE(store.state(), Store::State::inUse);
            QVERIFY(store.trouble().contains(u"another window"_s));
            goesOnWithout(store);
        }
        // A program that is killed leaves no lock.
        other.kill();
        QVERIFY(other.waitForFinished(30'000));
        store.open(folder.path());
        QCOMPARE(store.state(), Store::State::open);
        QCOMPARE(store.history().size(), 30);
        QCOMPARE(store.running()->record, "{\"held\":1}\n");
    }
};

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (qEnvironmentVariableIsSet(holds)) {
        Store store;
        store.open(qEnvironmentVariable(holds));
        store.begin("{\"held\":1}\n", seed, {});
        std::puts(store.keeps() ? "holds" : "does not");
        std::fflush(stdout);
        return QCoreApplication::exec();
    }
    if (qEnvironmentVariableIsSet(tells)) {
        Store store;
        store.open(qEnvironmentVariable(tells));
        std::puts(qPrintable(store.trouble()));
        return 0;
    }
    StoreTroubleTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "store_trouble_test.moc"
