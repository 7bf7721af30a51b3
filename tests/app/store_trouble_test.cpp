// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/query.h"
#include "troubled_store.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <QSignalSpy>

#include <csignal>
#include <cstdio>
#include <sys/resource.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr const char *holds = "PETRANGOLA_TEST_HOLDS_THE_STORE";
constexpr const char *tells = "PETRANGOLA_TEST_TELLS_OF_THE_STORE";
constexpr uid_t nobody = 65534;

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

/// What keeps a store from being written: folders, disks, and other programs.
class StoreTroubleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
