// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "hostile_case.h"
#include "ledger/record_files.h"
#include "played.h"

#include <QProcess>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace {

QByteArray lines(qint64 bytes)
{
    return QByteArray("{}\n").repeated(bytes / 3);
}

} // namespace

/// Records that somebody made who means ill: the window goes on, little memory is taken, and what is wrong is told.
class HostileFilesTest : public HostileCase
{
    Q_OBJECT

private Q_SLOTS:
    void refusesWhatIsNoRecord_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("why");
        const auto row
            = [](const char *name, const QString &path, const QString &why) { QTest::newRow(name) << path << why; };
        const qint64 most = outside::largestRecord;
        const QByteArray good = played::match(1);
        const QByteArray header = good.first(good.indexOf('\n') + 1);
        const QByteArray seal = good.mid(good.lastIndexOf('\n', -2) + 1);
        const QString tooLarge = u"It cannot be opened: it is too large: at most 32 MiB can be read."_s;
        row("60 MB of {}", file(u"a"_s, lines(60 * mebi)), tooLarge);
        row("31 MB of {}", file(u"b"_s, lines(31 * mebi)), u"Line 1: "_s);
        row("a header, and {}", file(u"c"_s, header + lines((sanitized ? 1 : 20) * mebi)), u"the last line must be"_s);
        row("{} between", file(u"d"_s, header + lines((sanitized ? 1 : 20) * mebi) + seal), u"Line 2: "_s);
        row("one line", file(u"e"_s, QByteArray(30 * mebi, ' ')), u"Line 1: this line is longer than any"_s);
        row("one object", file(u"f"_s, "{\"a\":[" + QByteArray("[],").repeated(10 * mebi) + "0]}\n"),
            u"Line 1: this line is longer than any"_s);
        row("deep", file(u"g"_s, QByteArray(60'000, '[')), u"Line 1: this is not a JSON object"_s);
        row("a long line within", file(u"h"_s, header + "{\"a\":\"" + QByteArray(mebi, 'a') + "\"}\n" + seal),
            u"Line 2: this line is longer than any"_s);
        row("empty", file(u"i"_s, {}), u"Line 1: the file is empty"_s);
        row("only an end", file(u"j"_s, "\n"), u"Line 1: this is not a JSON object"_s);
        row("cut within a letter", file(u"k"_s, good + "{\"name\":\"Nicol\xc3"), u"this is not a JSON object"_s);
        row("a folder", m_files.path(), u"It cannot be opened: it is a folder."_s);
        row("zeros", u"/dev/zero"_s, u"It cannot be opened: it is not a file but a device or a pipe."_s);
        row("a terminal's", u"/dev/ptmx"_s, u"It cannot be opened: it is not a file but a device or a pipe."_s);
        const QString pipe = m_files.filePath(u"pipe"_s);
        if (!QFile::exists(pipe))
            QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        row("a pipe", pipe, u"It cannot be opened: it is not a file but a device or a pipe."_s);
        row("without a size", u"/proc/self/maps"_s, u"Line 1: this is not a JSON object"_s);
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
        QVERIFY2(files.report().startsWith(u"1 file rejected"_s), qPrintable(files.report()));
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
        const QString right = file(u"large.petrangola"_s, hostile::largeRecord(large));
        // Four times the largest file: what takes more gets none, and ends otherwise than expected.
        const QString limit = sanitized ? u"unlimited"_s : QString::number(4 * outside::largestRecord / 1024);
        QProcess arena;
        arena.start(u"sh"_s,
                    {u"-c"_s, u"ulimit -d %1; exec \"$@\""_s.arg(limit), u"sh"_s, QStringLiteral(ARENA_PROGRAM),
                     u"verify"_s, sparse, m_files.filePath(u"b"_s), m_files.filePath(u"d"_s), u"/dev/zero"_s,
                     m_files.filePath(u"pipe"_s), m_files.path(), right});
        QVERIFY(arena.waitForFinished(patience));
        QCOMPARE(arena.exitCode(), 1);
        const QStringList told = QString::fromUtf8(arena.readAllStandardOutput()).trimmed().split(u'\n');
        QCOMPARE(told.size(), 7);
        QVERIFY2(told[0].endsWith(u"cannot be read: it is too large: at most 32 MiB can be read"_s),
                 qPrintable(told[0]));
        QVERIFY2(told[1].contains(u"line 1: "_s), qPrintable(told[1]));
        QVERIFY2(told[2].contains(u"line 2: "_s), qPrintable(told[2]));
        QVERIFY2(told[3].contains(u"it is not a file but a device or a pipe"_s), qPrintable(told[3]));
        QVERIFY2(told[4].contains(u"it is not a file but a device or a pipe"_s), qPrintable(told[4]));
        QVERIFY2(told[5].contains(u"it is a folder"_s), qPrintable(told[5]));
        QVERIFY2(told[6].endsWith(u": ok"_s), qPrintable(told[6]));
    }

    void scenesAreRefused_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("why");
        QTest::newRow("zeros") << u"/dev/zero"_s << u"it is not a file but a device or a pipe"_s;
        QTest::newRow("a terminal's") << u"/dev/ptmx"_s << u"it is not a file but a device or a pipe"_s;
        QTest::newRow("a pipe") << m_files.filePath(u"pipe"_s) << u"it is not a file but a device or a pipe"_s;
        QTest::newRow("a folder") << m_files.path() << u"it is a folder"_s;
        QTest::newRow("60 MB") << m_files.filePath(u"a"_s) << u"it is too large: at most 1 MiB can be read"_s;
        QTest::newRow("deep") << m_files.filePath(u"g"_s) << u"not a JSON object"_s;
        QTest::newRow("empty") << m_files.filePath(u"i"_s) << u"not a JSON object"_s;
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
};

QTEST_MAIN(HostileFilesTest)
#include "hostile_files_test.moc"
