// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/settings_file.h"

#include "file_content.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "setup/match_setup.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QSysInfo>

#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using Fault = SettingsFile::Fault;

namespace {

/// Half a minute is what QSettings waits for a lock that nobody holds; some of what is tried here it waits for for
/// good.
constexpr qint64 bound = 5000; ///< ms

const QByteArray usual = "cloth=rosso\npace=2\n";

QString lock()
{
    return SettingsFile::lockOf(Sandbox::settingsFile());
}

QByteArray local(const QString &path)
{
    return path.toLocal8Bit();
}

void remove(const QString &path)
{
    if (QFileInfo(path).isDir() && !QFileInfo(path).isSymLink())
        QDir(path).removeRecursively();
    else
        QFile::remove(path);
}

/// A process that has ended.
qint64 deadProcess()
{
    QProcess process;
    process.start(u"true"_s, QStringList());
    const qint64 number = process.waitForStarted() ? process.processId() : 0;
    process.waitForFinished();
    return number;
}

/// What QLockFile writes.
QByteArray lockOf(qint64 process, const QByteArray &host)
{
    return QByteArray::number(process) + "\nanother\n" + host + "\n\n\n";
}

bool setBack(const QString &path, int seconds)
{
    QFile file(path);
    return file.open(QIODevice::ReadWrite)
        && file.setFileTime(QDateTime::currentDateTime().addSecs(-seconds), QFileDevice::FileModificationTime);
}

/// Puts something in the way; false where that cannot be done here.
bool hinder(const QString &what)
{
    const QString file = Sandbox::settingsFile();
    const QByteArray here = QSysInfo::machineHostName().toUtf8();
    if (what == u"pipe") {
        remove(file);
        return ::mkfifo(local(file).constData(), S_IRUSR | S_IWUSR) == 0;
    }
    if (what == u"folder") {
        remove(file);
        return QDir().mkpath(file + u"/inside"_s);
    }
    if (what == u"zeros") {
        remove(file);
        return ::symlink("/dev/zero", local(file).constData()) == 0;
    }
    if (what == u"huge")
        return write(file, "language=it\n" + QByteArray(2'000'000, ';'));
    if (what == u"dead lock")
        return write(lock(), lockOf(deadProcess(), here));
    if (what == u"foreign lock")
        return write(lock(), lockOf(::getpid(), "another-host"));
    if (what == u"living lock")
        return write(lock(), lockOf(::getppid(), here));
    if (what == u"old lock")
        return write(lock(), lockOf(::getppid(), here)) && setBack(lock(), 3);
    if (what == u"lock to come")
        return write(lock(), lockOf(::getppid(), here)) && setBack(lock(), -3000);
    if (what == u"garbage lock")
        return write(lock(), QByteArray("\x01 what is this?\xff"));
    if (what == u"empty lock")
        return write(lock(), {});
    if (what == u"link as lock")
        return ::symlink("/dev/zero", local(lock()).constData()) == 0;
    if (what == u"pipe as lock")
        return ::mkfifo(local(lock()).constData(), S_IRUSR | S_IWUSR) == 0;
    return what == u"folder as lock" && QDir().mkpath(lock() + u"/inside"_s);
}

bool isAt(const QString &path)
{
    struct stat what
    {
    };
    return ::lstat(local(path).constData(), &what) == 0;
}

} // namespace

/// Whatever lies where the settings are: the game starts, nothing of it is lost, and no more than a second is.
class SettingsFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        remove(Sandbox::settingsFile());
        remove(lock());
        Preferences::instance().load();
        QVERIFY(Sandbox::writeSettings(usual));
        Preferences::instance().load();
    }

    void leavesWhatIsNoFileAndPlaysOn_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<bool>("during"); // it comes there while the game runs
        for (const char *what : {"pipe", "folder", "zeros", "huge"})
            for (const bool during : {false, true})
                QTest::addRow("%s%s", what, during ? ", later" : "") << QString::fromLatin1(what) << during;
    }
    void leavesWhatIsNoFileAndPlaysOn()
    {
        QFETCH(const QString, what);
        QFETCH(const bool, during);
        Preferences &preferences = Preferences::instance();
        QVERIFY(hinder(what));
        const auto size = QFileInfo(Sandbox::settingsFile()).size();
        QElapsedTimer time;
        time.start();
        if (!during) {
            preferences.load();
            QCOMPARE(preferences.cloth(), u"tela"_s);
        }
        preferences.setMuted(!preferences.muted());
        preferences.setBack(u"vite"_s);
        // What is written when the program has time, not at once.
        MatchSetup::instance().setSeatCount(5);
        QCoreApplication::processEvents();
        QVERIFY2(time.elapsed() < bound, qPrintable(QString::number(time.elapsed())));
        qInfo("%s: %lld ms", qPrintable(what), time.elapsed());
        QCOMPARE(preferences.back(), u"vite"_s);
        QVERIFY2(preferences.trouble().contains(Sandbox::settingsFile()), qPrintable(preferences.trouble()));
        QCOMPARE(preferences.file().fault(), what == u"huge" ? Fault::tooLarge : Fault::odd);
        QCOMPARE(QFileInfo(Sandbox::settingsFile()).size(), size);
        QVERIFY(isAt(Sandbox::settingsFile()) && !isAt(lock()));

        // Once it is gone all is as usual.
        remove(Sandbox::settingsFile());
        QVERIFY(Sandbox::writeSettings(usual));
        preferences.load();
        QCOMPARE(preferences.trouble(), QString());
        QCOMPARE(preferences.cloth(), u"rosso"_s);
    }

    void waitsForNoLockThatNobodyHolds_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<bool>("during");
        for (const char *what : {"dead lock", "foreign lock", "living lock", "old lock", "lock to come", "garbage lock",
                                 "empty lock", "link as lock", "pipe as lock"})
            for (const bool during : {false, true})
                QTest::addRow("%s%s", what, during ? ", later" : "") << QString::fromLatin1(what) << during;
    }
    void waitsForNoLockThatNobodyHolds()
    {
        QFETCH(const QString, what);
        QFETCH(const bool, during);
        Preferences &preferences = Preferences::instance();
        QVERIFY(hinder(what));
        QElapsedTimer time;
        time.start();
        if (!during)
            preferences.load();
        QCOMPARE(preferences.cloth(), u"rosso"_s);
        preferences.setCloth(u"verde"_s);
        const qint64 took = time.elapsed();
        qInfo("%s: %lld ms", qPrintable(what), took);
        QVERIFY2(took < bound, qPrintable(QString::number(took)));
        QCOMPARE(preferences.trouble(), QString());
        QVERIFY(contentOf(Sandbox::settingsFile()).contains("cloth=verde"));
        QVERIFY(!isAt(lock()));

        // What is written when the program has time, too.
        QVERIFY(hinder(what));
        time.restart();
        preferences.file().setValue(u"later"_s, 7);
        QTRY_VERIFY(contentOf(Sandbox::settingsFile()).contains("later=7"));
        QVERIFY2(time.elapsed() < bound, qPrintable(QString::number(time.elapsed())));
    }

    void readsButDoesNotWriteWhereTheLockCannotBeRemoved_data()
    {
        QTest::addColumn<bool>("during");
        QTest::newRow("from the start") << false;
        QTest::newRow("later") << true;
    }
    void readsButDoesNotWriteWhereTheLockCannotBeRemoved()
    {
        QFETCH(const bool, during);
        Preferences &preferences = Preferences::instance();
        QVERIFY(hinder(u"folder as lock"_s));
        QElapsedTimer time;
        time.start();
        if (!during)
            preferences.load();
        QCOMPARE(preferences.cloth(), u"rosso"_s);
        preferences.setCloth(u"verde"_s);
        MatchSetup::instance().setSeatCount(6);
        QCoreApplication::processEvents();
        QCOMPARE(preferences.cloth(), u"verde"_s);
        QVERIFY2(preferences.trouble().contains(lock()), qPrintable(preferences.trouble()));
        QCOMPARE(contentOf(Sandbox::settingsFile()), usual);
        // Also when they are given up, as at the end.
        preferences.load();
        qInfo("%lld ms", time.elapsed());
        QVERIFY2(time.elapsed() < bound, qPrintable(QString::number(time.elapsed())));
        QVERIFY(QFileInfo(lock()).isDir());
        QCOMPARE(preferences.cloth(), u"verde"_s);
        remove(lock());
        preferences.setCloth(u"tela"_s);
        QCOMPARE(preferences.trouble(), QString());
        QVERIFY(contentOf(Sandbox::settingsFile()).contains("cloth=tela"));
    }

    /// Other programs' settings say whether things are to move.
    void asksNoPipeWhatTheDesktopWants()
    {
        const QString folder = QFileInfo(QFileInfo(Sandbox::settingsFile()).path()).path();
        const QString pipe = folder + u"/kdeglobals"_s;
        QCOMPARE(::mkfifo(local(pipe).constData(), S_IRUSR | S_IWUSR), 0);
        QElapsedTimer time;
        time.start();
        const auto file = SettingsFile::open(pipe, SettingsFile::For::reading);
        QVERIFY(time.elapsed() < bound);
        QCOMPARE(file->fault(), Fault::odd);
        QVERIFY(file->allKeys().isEmpty());
        QVERIFY(QFile::remove(pipe));
    }

    void keepsSettingsToThePerson()
    {
        const QString folder = QFileInfo(Sandbox::settingsFile()).path();
        QCOMPARE(::chmod(local(folder).constData(), 0755), 0);
        QCOMPARE(::chmod(local(Sandbox::settingsFile()).constData(), 0644), 0);
        Preferences::instance().load();
        struct stat what
        {
        };
        QCOMPARE(::stat(local(folder).constData(), &what), 0);
        QCOMPARE(what.st_mode & 0777U, 0700U);
        QCOMPARE(::stat(local(Sandbox::settingsFile()).constData(), &what), 0);
        QCOMPARE(what.st_mode & 0777U, 0600U);
    }
};

SANDBOXED_TEST_MAIN(SettingsFileTest)
#include "settings_file_test.moc"
