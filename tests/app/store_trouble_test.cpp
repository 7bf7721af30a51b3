// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/query.h"
#include "troubled_store.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <QSignalSpy>

#include <cerrno>
#include <cstdio>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr const char *holds = "PETRANGOLA_TEST_HOLDS_THE_STORE";
constexpr const char *tells = "PETRANGOLA_TEST_TELLS_OF_THE_STORE";
constexpr uid_t nobody = 65534;

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
        QVERIFY2(told.contains(u"The disk is full"_s) && inWordsOfOurOwn(told), qPrintable(told));
    }

    /// Where no folder can be made it is told why, in the system's words; a place without a size is not full.
    void aFolderThatCannotBeMadeIsTold()
    {
        const std::initializer_list<std::pair<QString, int>> places{
            {u"/proc/no such place"_s, ENOENT}, {u"/dev/null/folder"_s, ENOTDIR}, {u"/dev/null"_s, ENOTDIR}};
        for (const auto &[place, error] : places) {
            Store store;
            store.open(place);
            QCOMPARE(store.state(), Store::State::failed);
            QVERIFY2(store.trouble().contains(qt_error_string(error)) && store.trouble().contains(place)
                         && !store.trouble().contains(u"The disk is full"_s),
                     qPrintable(store.trouble()));
            goesOnWithout(store);
        }
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

    /// The system drops SQLite's lock as soon as this process closes any descriptor of the database: the person may
    /// have taken it for a record and opened it.
    void staysItsOwnWhereTheFileIsReadBesides()
    {
        const QTemporaryDir folder;
        Store store;
        store.open(folder.path());
        store.begin("{}\n", seed, {});
        QVERIFY(!contentOf(fileIn(folder)).isEmpty());
        QProcess other;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1StringView(tells), folder.path());
        other.setProcessEnvironment(environment);
        other.start(QCoreApplication::applicationFilePath(), QStringList());
        QVERIFY(other.waitForFinished(30'000));
        const QByteArray told = other.readAllStandardOutput();
        QVERIFY2(told.contains("another window"), told.constData());
        store.append("{}\n");
        store.close();
        store.open(folder.path());
        QCOMPARE(store.trouble(), QString());
        QCOMPARE(store.running()->record, "{}\n{}\n");
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
