// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sound/sound_thread.h"

#include <QDir>
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryFile>
#include <QTest>

#include <cstdio>

#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// While it lives, what the program writes to its error output goes to a file instead.
class ErrorOutput
{
public:
    ErrorOutput()
        : m_before(dup(STDERR_FILENO))
    {
        if (m_file.open())
            dup2(m_file.handle(), STDERR_FILENO);
    }
    ~ErrorOutput()
    {
        dup2(m_before, STDERR_FILENO);
        close(m_before);
    }
    ErrorOutput(const ErrorOutput &) = delete;
    ErrorOutput &operator=(const ErrorOutput &) = delete;

    [[nodiscard]] QByteArray written()
    {
        m_file.seek(0);
        return m_file.readAll();
    }

private:
    QTemporaryFile m_file;
    int m_before;
};

/// In milliseconds.
#ifdef __SANITIZE_THREAD__
constexpr qint64 instant = 1000;
#else
constexpr qint64 instant = 100;
#endif

/// Warnings as the game writes them, instead of in the test's report.
void writeDown(QtMsgType, const QMessageLogContext &, const QString &message)
{
    std::fprintf(stderr, "%s\n", qPrintable(message));
}

} // namespace

/// The plugin is loaded beside the table, and nobody hears of what is missing.
class SoundThreadTest : public QObject
{
    Q_OBJECT

    /// What is written, and the longest that a call took, while everything is asked for once.
    static std::pair<QByteArray, qint64> askFor(const QString &plugin)
    {
        ErrorOutput output;
        const QtMessageHandler before = qInstallMessageHandler(writeDown);
        qint64 longest = 0;
        {
            SoundThread player(plugin);
            const auto timed = [&longest](const auto &call) {
                QElapsedTimer timer;
                timer.start();
                call();
                longest = std::max(longest, timer.elapsed());
            };
            timed([&] { player.setSoundLevel(0.5F); });
            timed([&] { player.play({.sound = Sound::knock}); });
            timed([&] { player.setMusicLevel(0.5F); });
            QTest::qWait(600);
            timed([&] { player.play({.sound = Sound::card, .after = 20ms}); });
            timed([&] { player.hush(); });
            QTest::qWait(100);
        }
        qInstallMessageHandler(before);
        // What Qt 6.8 says where it looks for something to play films with is not ours.
        static const QRegularExpression films(u"^Failed to open VDPAU backend .*\n"_s,
                                              QRegularExpression::MultilineOption);
        return {QString::fromLocal8Bit(output.written()).remove(films).toLocal8Bit(), longest};
    }

private Q_SLOTS:
    static void initTestCase()
    {
        // No sound server is there, whoever runs this.
        qputenv("PULSE_SERVER", "unix:/nonexistent/petrangola");
    }

    static void withoutThePluginItIsSilent()
    {
        const auto [written, longest] = askFor(u"/nonexistent/petrangola_sound"_s);
        QCOMPARE(written, QByteArray());
        QVERIFY2(longest < instant, qPrintable(QString::number(longest)));
    }

    static void withoutADeviceItIsSilent()
    {
        if (QStringLiteral(SOUND_PLUGIN).isEmpty())
            QSKIP("built without Qt Multimedia");
        const auto [written, longest] = askFor(QStringLiteral(SOUND_PLUGIN));
        QCOMPARE(written, QByteArray());
        QVERIFY2(longest < instant, qPrintable(QString::number(longest)));
    }

    /// Nothing is loaded for a game that makes no sound.
    static void nothingStartsForNothing()
    {
        // Which there are, not how many: those of the tests before may still be ending.
        const auto threads = [] {
            const QStringList ids = QDir(u"/proc/self/task"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
            return QSet<QString>(ids.begin(), ids.end());
        };
        const QSet<QString> before = threads();
        SoundThread player(u"/nonexistent/petrangola_sound"_s);
        player.setSoundLevel(1);
        player.setMusicLevel(0);
        player.hush();
        QCOMPARE(threads() - before, QSet<QString>());
    }
};

QTEST_GUILESS_MAIN(SoundThreadTest)
#include "sound_thread_test.moc"
