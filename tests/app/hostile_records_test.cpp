// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "../hostile/large_record.h"
#include "file_content.h"
#include "heartbeat.h"
#include "models/record_files.h"
#include "models/replay.h"
#include "played.h"
#include "store_case.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#include <malloc.h>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mebi = 1024 * 1024;
/// A test may run beside others: a regression stops the window for seconds, so this is far from both.
constexpr qint64 longestPause = 1000;
constexpr int patience = 300'000;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool sanitized = true;
constexpr qsizetype large = 2 * mebi;
#else
constexpr bool sanitized = false;
constexpr qsizetype large = 20 * mebi;
#endif

Replay &replay()
{
    return Replay::instance();
}

/// A line of /proc/self/status, in bytes.
qint64 ownMemory(const QByteArray &key)
{
    const QList<QByteArray> lines = contentOf(u"/proc/self/status"_s).split('\n');
    for (const QByteArray &line : lines)
        if (line.startsWith(key + ':'))
            return line.mid(key.size() + 1).trimmed().split(' ').constFirst().toLongLong() * 1024;
    return 0;
}

/// The most that this process takes from now on over what it has now.
class MemoryPeak
{
public:
    MemoryPeak()
    {
        ::malloc_trim(0);
        if (QFile peak(u"/proc/self/clear_refs"_s); peak.open(QIODevice::WriteOnly))
            peak.write("5");
        m_before = ownMemory("VmRSS");
    }
    [[nodiscard]] qint64 sinceThen() const { return ownMemory("VmHWM") - m_before; }

private:
    qint64 m_before = 0;
};

QByteArray lines(qint64 bytes)
{
    return QByteArray("{}\n").repeated(bytes / 3);
}

} // namespace

/// Records that somebody made who means ill: the window goes on, little memory is taken, and what is wrong is told.
class HostileRecordsTest : public StoreCase
{
    Q_OBJECT

    QTemporaryDir m_files;
    QString m_large;
    qint64 m_size = 0;

    QString file(const QString &name, const QByteArray &content)
    {
        const QString path = m_files.filePath(name);
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? path : QString();
    }
    /// Opens a file and waits as a window does; what it says is wrong, or nothing.
    QString open(const QString &path, const Heartbeat &heart)
    {
        replay().forgetTrouble();
        replay().openFile(path);
        const int before = heart.beats();
        [&] { QTRY_VERIFY_WITH_TIMEOUT(!replay().opening(), patience); }();
        [&] { QTRY_VERIFY(heart.beats() > before); }();
        return replay().trouble();
    }

private Q_SLOTS:
    void makesALargeRecord()
    {
        replay().setFiguresWanted(false);
        const QByteArray text = hostile::largeRecord(large);
        QVERIFY(text.size() >= large && text.size() < outside::largestRecord);
        m_large = file(u"large.petrangola"_s, text);
        m_size = text.size();
        QVERIFY(!m_large.isEmpty());
    }

    void opensAndShowsALargeRecord()
    {
        const MemoryPeak memory;
        Heartbeat heart;
        QSignalSpy told(&replay(), &Replay::openingChanged);
        QElapsedTimer time;
        time.start();
        QCOMPARE(open(m_large, heart), QString());
        qInfo("%lld bytes opened in %lld ms: the window stood still for %lld ms at most, memory grew by %.2f times",
              m_size, time.elapsed(), heart.longestPause(),
              static_cast<double>(memory.sinceThen()) / static_cast<double>(m_size));
        QVERIFY(replay().active());
        QVERIFY2(heart.longestPause() < longestPause, qPrintable(QString::number(heart.longestPause())));
        QVERIFY(told.size() >= 2);
        if (!sanitized)
            QVERIFY(memory.sinceThen() < 4 * m_size);

        // Through it: to the end, back, and to a deal in the middle.
        const int steps = replay().steps();
        QVERIFY(steps > large / 150);
        const auto go = [&](const char *where, const auto &going) {
            heart.begin();
            going();
            [&] { QTRY_VERIFY(heart.beats() > 1); }();
            qInfo("%s: %lld ms", where, heart.longestPause());
            QVERIFY2(heart.longestPause() < longestPause, where);
        };
        go("to the end", [] { replay().toEnd(); });
        QCOMPARE(replay().position(), steps);
        QCOMPARE(replay().table()->stage(), Table::Over);
        QCOMPARE(replay().table()->standing()->rowCount(), 24);
        for (int step = 0; step < 5; ++step)
            go("a step back", [] { replay().back(); });
        QCOMPARE(replay().position(), steps - 5);
        const QString deal = replay().dealText();
        go("to a deal", [] { replay().toDeal(replay().deal() / 2); });
        QVERIFY(replay().dealText() != deal);
        QCOMPARE(replay().table()->log()->rowCount() > 1, true);
        go("a step forward", [] { replay().forward(); });
        go("closed hands", [] { replay().setOpenHands(false); });
        go("another seat", [] { replay().lookFrom(7); });
        go("the list of deals", [] {
            replay().listDeals(replay().deal());
            ReplayDeals &deals = *replay().deals();
            for (int row = 0; row < deals.rowCount(); ++row)
                QVERIFY(!deals.data(deals.index(row), ReplayDeals::OutcomeRole).toString().isEmpty());
        });
        go("another language", [] { Language::instance().choose(u"it"_s); });
        go("to the start", [] { replay().toStart(); });
    }

    void checksItAndTakesItIn()
    {
        RecordCheck check;
        check.setPace({});
        Heartbeat heart;
        check.check(replay().record());
        QTRY_VERIFY_WITH_TIMEOUT(!check.checking(), patience);
        QVERIFY(check.right());
        qInfo("checked: %lld ms", heart.longestPause());
        QVERIFY(heart.longestPause() < longestPause);
        // Closed in the middle it does not wait for the rest.
        check.check(replay().record());
        heart.begin();
        check.close();
        QVERIFY(heart.longestPause() < longestPause);

        Store::instance().open(m_folder->path());
        RecordFiles files;
        heart.begin();
        files.takeIn(m_large);
        QVERIFY(files.busy());
        QTRY_VERIFY_WITH_TIMEOUT(!files.busy(), patience);
        QCOMPARE(files.report(), u"1 match taken in."_s);
        qInfo("taken in: %lld ms", heart.longestPause());
        QVERIFY(heart.longestPause() < longestPause);
        // Stopped in the middle, nothing of it is taken.
        Store::instance().remove({Store::instance().history().constFirst().id});
        files.takeIn(m_large);
        QTRY_VERIFY_WITH_TIMEOUT(files.busy(), patience);
        files.cancel();
        QVERIFY(!files.busy());
        QCOMPARE(files.report(), u"Stopped: 1 file left as it was."_s);
        QTest::qWait(50);
        QVERIFY(Store::instance().history().isEmpty());
    }

    void isCancelled()
    {
        replay().close();
        replay().forgetTrouble();
        QSignalSpy opened(&replay(), &Replay::opened);
        replay().openFile(m_large);
        QTRY_VERIFY_WITH_TIMEOUT(replay().openingShare() > 0 || !replay().opening(), patience);
        replay().cancelOpening();
        QVERIFY(!replay().opening() && !replay().openingSlowly());
        // Another takes its place, and only of that is anything told.
        replay().openFile(m_large);
        replay().open(played::match(3), u"small"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!replay().opening(), patience);
        QTest::qWait(50);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(replay().record(), played::match(3));
        QCOMPARE(replay().trouble(), QString());
    }

    void refusesWhatIsNoRecord_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("why");
        const auto row = [](const char *name, const QString &path, const QString &why) {
            QTest::newRow(name) << path << why;
        };
        const qint64 most = outside::largestRecord;
        const QByteArray good = played::match(1);
        const QByteArray header = good.first(good.indexOf('\n') + 1);
        const QByteArray seal = good.mid(good.lastIndexOf('\n', -2) + 1);
        const QString tooLarge = u"It cannot be opened: it is too large; at most 32 MiB are read."_s;
        row("60 MB of {}", file(u"a"_s, lines(60 * mebi)), tooLarge);
        row("31 MB of {}", file(u"b"_s, lines(31 * mebi)), u"Line 1: "_s);
        row("a header, and {}", file(u"c"_s, header + lines((sanitized ? 1 : 20) * mebi)), u"the last line must be"_s);
        row("{} between", file(u"d"_s, header + lines((sanitized ? 1 : 20) * mebi) + seal), u"Line 2: "_s);
        row("one line", file(u"e"_s, QByteArray(30 * mebi, ' ')), u"Line 1: this line is longer than any"_s);
        row("one object", file(u"f"_s, "{\"a\":[" + QByteArray("[],").repeated(10 * mebi) + "0]}\n"),
            u"Line 1: this line is longer than any"_s);
        row("deep", file(u"g"_s, QByteArray(60'000, '[')), u"Line 1: this is no JSON object"_s);
        row("a long line within", file(u"h"_s, header + "{\"a\":\"" + QByteArray(mebi, 'a') + "\"}\n" + seal),
            u"Line 2: this line is longer than any"_s);
        row("empty", file(u"i"_s, {}), u"Line 1: the file is empty"_s);
        row("only an end", file(u"j"_s, "\n"), u"Line 1: this is no JSON object"_s);
        row("cut within a letter", file(u"k"_s, good + "{\"name\":\"Nicol\xc3"), u"this is no JSON object"_s);
        row("a folder", m_files.path(), u"It cannot be opened: it is a folder."_s);
        row("zeros", u"/dev/zero"_s, u"It cannot be opened: it is no file, but a device or a pipe."_s);
        row("a terminal's", u"/dev/ptmx"_s, u"It cannot be opened: it is no file, but a device or a pipe."_s);
        const QString pipe = m_files.filePath(u"pipe"_s);
        if (!QFile::exists(pipe))
            QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        row("a pipe", pipe, u"It cannot be opened: it is no file, but a device or a pipe."_s);
        row("without a size", u"/proc/self/maps"_s, u"Line 1: this is no JSON object"_s);
        QVERIFY(QFile(m_files.filePath(u"sparse"_s)).open(QIODevice::WriteOnly)
                && QFile::resize(m_files.filePath(u"sparse"_s), most + 1));
        row("one byte too many", m_files.filePath(u"sparse"_s), tooLarge);
    }
    /// And nothing of what lay there is gone.
    void refusesWhatIsNoRecord()
    {
        QFETCH(const QString, path);
        QFETCH(const QString, why);
        QVERIFY(!path.isEmpty());
        const QByteArray before = replay().record();
        const MemoryPeak memory;
        Heartbeat heart;
        const QString trouble = open(path, heart);
        QVERIFY2(trouble.startsWith(QFileInfo(path).fileName()) && trouble.contains(why), qPrintable(trouble));
        QVERIFY2(heart.longestPause() < longestPause, qPrintable(QString::number(heart.longestPause())));
        const qint64 took = memory.sinceThen();
        qInfo("%lld ms; %lld MB", heart.longestPause(), took / mebi);
        if (!sanitized)
            QVERIFY2(took < 4 * std::max(QFileInfo(path).size(), 4 * mebi), qPrintable(QString::number(took)));
        QCOMPARE(replay().record(), before);
        // As another hands it over, and as files of the history.
        Store::instance().open(m_folder->path());
        RecordFiles files;
        files.takeIn(QFileInfo(path).isDir() ? m_files.filePath(u"a"_s) : path);
        QTRY_VERIFY_WITH_TIMEOUT(!files.busy(), patience);
        QVERIFY2(files.report().startsWith(u"1 file refused"_s), qPrintable(files.report()));
    }

    /// The small ones of tests/hostile/records: whatever they are, they are followed or refused, and checked alike.
    void readsTheSmallOnes()
    {
        const QDir folder(QStringLiteral(HOSTILE_RECORDS));
        const QStringList names = folder.entryList(QDir::Files);
        QVERIFY(names.size() >= 6);
        for (const QString &name : names) {
            const QByteArray text = contentOf(folder.filePath(name));
            const bool right = !record::verify(text);
            Heartbeat heart;
            const QString trouble = open(folder.filePath(name), heart);
            QVERIFY2(!right || trouble.isEmpty(), qPrintable(name + u": "_s + trouble));
            QVERIFY2(right || !trouble.isEmpty() || !replay().ending().isEmpty(), qPrintable(name));
        }
        QCOMPARE(open(folder.filePath(u"no-newline.petrangola"_s), Heartbeat()), QString());
        QVERIFY(replay().ending().isEmpty());
    }

    void verifyTakesLittleMemory()
    {
        const QString sparse = m_files.filePath(u"huge"_s);
        QVERIFY(QFile(sparse).open(QIODevice::WriteOnly) && QFile::resize(sparse, 500 * mebi));
        QProcess arena;
        arena.start(QStringLiteral(ARENA_PROGRAM),
                    {u"verify"_s, sparse, m_files.filePath(u"b"_s), m_files.filePath(u"d"_s), u"/dev/zero"_s,
                     m_files.filePath(u"pipe"_s), m_files.path(), m_large});
        QVERIFY(arena.waitForFinished(patience));
        QCOMPARE(arena.exitCode(), 1);
        const QStringList told = QString::fromUtf8(arena.readAllStandardOutput()).trimmed().split(u'\n');
        QCOMPARE(told.size(), 7);
        QVERIFY2(told[0].endsWith(u"cannot be read: it is too large; at most 32 MiB are read"_s), qPrintable(told[0]));
        QVERIFY2(told[1].contains(u"line 1: "_s), qPrintable(told[1]));
        QVERIFY2(told[2].contains(u"line 2: "_s), qPrintable(told[2]));
        QVERIFY2(told[3].contains(u"it is no file, but a device or a pipe"_s), qPrintable(told[3]));
        QVERIFY2(told[4].contains(u"it is no file, but a device or a pipe"_s), qPrintable(told[4]));
        QVERIFY2(told[5].contains(u"it is a folder"_s), qPrintable(told[5]));
        QVERIFY2(told[6].endsWith(u": ok"_s), qPrintable(told[6]));
        struct rusage children = {};
        QCOMPARE(::getrusage(RUSAGE_CHILDREN, &children), 0);
        qInfo("at most %ld MB", children.ru_maxrss / 1024);
        if (!sanitized)
            QVERIFY(children.ru_maxrss * qint64(1024) < 4 * outside::largestRecord);
    }

    void scenesAreRefused_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("why");
        QTest::newRow("zeros") << u"/dev/zero"_s << u"it is no file, but a device or a pipe"_s;
        QTest::newRow("a terminal's") << u"/dev/ptmx"_s << u"it is no file, but a device or a pipe"_s;
        QTest::newRow("a pipe") << m_files.filePath(u"pipe"_s) << u"it is no file, but a device or a pipe"_s;
        QTest::newRow("a folder") << m_files.path() << u"it is a folder"_s;
        QTest::newRow("60 MB") << m_files.filePath(u"a"_s) << u"it is too large; at most 1 MiB are read"_s;
        QTest::newRow("deep") << m_files.filePath(u"g"_s) << u"no JSON object"_s;
        QTest::newRow("empty") << m_files.filePath(u"i"_s) << u"no JSON object"_s;
    }
    void scenesAreRefused()
    {
        QFETCH(const QString, path);
        QFETCH(const QString, why);
        QProcess game;
        game.start(QStringLiteral(GAME_PROGRAM), {u"--lang"_s, u"en"_s, u"--scene"_s, path});
        QVERIFY(game.waitForFinished(patience));
        QCOMPARE(game.exitStatus(), QProcess::NormalExit);
        QCOMPARE(game.exitCode(), 2);
        const QString told = QString::fromUtf8(game.readAllStandardError());
        QVERIFY2(told.contains(u"the scene %1 cannot be shown: %2"_s.arg(path, why)), qPrintable(told));
    }

    void cleanupTestCase()
    {
        replay().close();
        replay().forgetTrouble();
    }
};

QTEST_MAIN(HostileRecordsTest)
#include "hostile_records_test.moc"
