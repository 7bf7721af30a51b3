// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "children.h"
#include "match/computer_player.h"
#include "match/match.h"
#include "programs/program_player.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace Qt::StringLiterals;
using namespace petrangola;

namespace {

class Onlooker : public Observer<Petrangola>
{
public:
    bool happened(const Event &, const View &) override
    {
        ++moments;
        return true;
    }
    void awaits(const View &) override { ++moments; }
    void finished() override { over = true; }

    int moments = 0;
    bool over = false;
};

/// A casual opponent at seat 0 and a program that misbehaves in its own way at each other one.
struct Table
{
    explicit Table(const QStringList &ways)
    {
        Options options;
        options.tokens = 1;
        const QStringList names(ways.size() + 1, u"somebody"_s);
        const FairShuffle shuffle(QByteArray(FairShuffle::seedBytes, 's'));
        std::vector<std::unique_ptr<Player<Petrangola>>> players;
        players.push_back(std::make_unique<ComputerPlayer<Petrangola>>(
            opponents::Level::casual, 1, [](const View &) { return std::chrono::milliseconds(0); }));
        for (const QString &way : ways) {
            const auto seat = static_cast<game::Seat>(players.size());
            players.push_back(std::make_unique<ProgramPlayer<Petrangola>>(
                ProgramPlayer<Petrangola>::Start{u"/usr/bin/python3 -B \"%1\" %2"_s.arg(QStringLiteral(ROGUE), way),
                                                 options, names, seat, shuffle.commitment()},
                ProgramPlayer<Petrangola>::Told{
                    .ready = [this, seat](const QString &name) { called[seat] = name; },
                    .atFault =
                        [this, seat](const ProgramTrouble &why, int count, bool askedAgain) {
                            faults[seat] = count;
                            trouble[seat] = why.what;
                            asked[seat] = askedAgain;
                        },
                    .wrote = [this, seat](const QStringList &lines) { wrote[seat] += lines; }},
                nullptr, std::chrono::milliseconds(300)));
        }
        const State state(options, static_cast<int>(players.size()));
        match = std::make_unique<Match<Petrangola>>(state, std::move(players), shuffle, onlooker, 0);
    }

    Onlooker onlooker;
    std::map<game::Seat, int> faults;
    std::map<game::Seat, ProgramTrouble::What> trouble;
    std::map<game::Seat, bool> asked;
    std::map<game::Seat, QString> called;
    std::map<game::Seat, QStringList> wrote;
    std::unique_ptr<Match<Petrangola>> match;
};

} // namespace

class ProgramPlayerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QTRY_COMPARE_WITH_TIMEOUT(runningChildren(), 0, 30'000); }

    void playsToTheEnd()
    {
        Table table({u"well"_s, u"well"_s});
        table.match->start();
        QTRY_VERIFY_WITH_TIMEOUT(table.onlooker.over, 30'000);
        QVERIFY(table.faults.empty());
    }

    void tellsWhoMisbehaved()
    {
        Table table({u"well"_s, u"gone"_s, u"once"_s});
        table.match->start();
        QTRY_VERIFY_WITH_TIMEOUT(table.onlooker.over, 30'000);
        QCOMPARE(table.faults, (std::map<game::Seat, int>{{2, 1}, {3, 1}}));
        QCOMPARE(table.trouble[2], ProgramTrouble::What::ended);
        QCOMPARE(table.trouble[3], ProgramTrouble::What::wrong);
        QCOMPARE(table.asked, (std::map<game::Seat, bool>{{2, false}, {3, true}}));
        QVERIFY(table.called[1].startsWith(u"A rogue è"_s));
        QVERIFY(!table.called.contains(2));
    }

    /// Leaving waits for nobody's answer, and no program is left behind.
    void canBeLeftAtAnyTime_data()
    {
        QTest::addColumn<QString>("way");
        for (const char *way : {"well", "silent", "stays", "endless", "mute", "deaf", "flood", "complains"})
            QTest::newRow(way) << QString::fromLatin1(way);
    }
    void canBeLeftAtAnyTime()
    {
        QFETCH(const QString, way);
        qint64 fastest = std::numeric_limits<qint64>::max();
        for (int moment = 1; moment < 8; moment += 2) {
            Table table({way});
            table.match->start();
            QTRY_VERIFY_WITH_TIMEOUT(table.onlooker.moments >= moment || table.onlooker.over || way == u"mute", 30'000);
            QElapsedTimer clock;
            clock.start();
            table.match.reset();
            fastest = std::min(fastest, clock.elapsed());
            ProgramThread::awaitFarewells();
            QCOMPARE(runningChildren(), 0);
            QVERIFY2(clock.elapsed() < 30'000, qPrintable(QString::number(clock.elapsed()))); // it sleeps for 60 s
        }
        QVERIFY2(fastest < 200, qPrintable(QString::number(fastest))); // a farewell takes 300 ms
    }

    /// What a program writes to its standard error is told, as little of it as can be shown.
    void tellsWhatTheProgramComplainsOf()
    {
        Table table({u"breaks"_s, u"complains"_s});
        table.match->start();
        QTRY_VERIFY_WITH_TIMEOUT(table.onlooker.over, 30'000);
        QVERIFY(table.wrote[1].contains(u"it hurts here"_s));
        QCOMPARE(table.wrote[1].constLast(), u"no end"_s); // the last line, which never ended
        QVERIFY(!table.wrote[2].isEmpty());
        for (const QString &line : table.wrote[2])
            QVERIFY2(line.size() <= ProgramProcess::longestError && !line.contains(u'\x1b'), qPrintable(line));
        QCOMPARE(table.faults, (std::map<game::Seat, int>{{1, 1}}));
    }

    /// What the guard says is known by the guard's end, not by how it begins.
    void aProgramDoesNotSpeakForTheGuard()
    {
        Table table({u"forges"_s, u"forges-end"_s});
        table.match->start();
        QTRY_VERIFY_WITH_TIMEOUT(table.onlooker.over, 30'000);
        QCOMPARE(table.wrote[1], QStringList{u"petrangola-guard: it was not me"_s});
        QCOMPARE(table.wrote[2], QStringList{u"petrangola-guard: it was not me"_s});
        QCOMPARE(table.faults, (std::map<game::Seat, int>{{2, 1}}));
        QCOMPARE(table.trouble[2], ProgramTrouble::What::ended);
    }

    /// Its own word is told as why nothing was started, on one line.
    void theGuardSaysWhyNothingWasStarted()
    {
        const QTemporaryDir folder;
        QFile script(folder.filePath(u"a\nplayer"_s));
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write("#!/no/such/interpreter\n");
        script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        script.close();
        ProgramProcess process(ProgramProcess::Errors::kept);
        QVERIFY(!process.start(u'"' + script.fileName() + u'"'));
        const std::atomic<bool> never = false;
        QByteArray line;
        QCOMPARE(process.receive(line, QDeadlineTimer(10'000), never), ProgramProcess::Heard::ended);
        QCOMPARE(process.endTrouble().what, ProgramTrouble::What::notStarted);
        QVERIFY2(process.endTrouble().detail.contains(u"a player: "_s), qPrintable(process.endTrouble().detail));
        QCOMPARE(process.takeErrors(), QStringList());
    }

    /// Who is started by a program that is ended goes with it.
    void endsWhatTheProgramStarted()
    {
        ProgramProcess process;
        const QByteArray marker = "600." + QByteArray::number(QCoreApplication::applicationPid()) + "1";
        QVERIFY(!process.start(u"/bin/sh -c \"sleep %1 & echo started; wait\""_s.arg(QString::fromLatin1(marker))));
        const std::atomic<bool> never = false;
        QByteArray line;
        QCOMPARE(process.receive(line, QDeadlineTimer(10'000), never), ProgramProcess::Heard::line);
        QTRY_COMPARE_WITH_TIMEOUT(runningWith(QByteArray("sleep\0", 6) + marker), 1, 30'000);
        process.kill();
        QCOMPARE(runningWith(marker), 0); // at once: the guard waits for them
    }

    void knowsWhatCannotBeStarted()
    {
        using What = ProgramTrouble::What;
        QCOMPARE(ProgramProcess::check({}).what, What::unnamed);
        QCOMPARE(ProgramProcess::check(u"   "_s).what, What::unnamed);
        QCOMPARE(ProgramProcess::check(u"/no/such/program --fast"_s).what, What::notFound);
        QCOMPARE(ProgramProcess::check(u"no-such-program-here"_s).what, What::notFound);
        QCOMPARE(ProgramProcess::check(u"/etc/passwd"_s).what, What::notExecutable);
        QCOMPARE(ProgramProcess::check(u"/etc"_s).what, What::notExecutable);
        QCOMPARE(ProgramProcess::check(u"\"/no/such"_s).what, What::notFound); // a quote that does not end
        QVERIFY(!ProgramProcess::check(u"sh -c true"_s));
        // A path from where one is.
        const QDir here;
        QVERIFY(!ProgramProcess::check(here.relativeFilePath(u"/bin/sh"_s)));
        QCOMPARE(ProgramProcess::check(here.relativeFilePath(u"/etc/passwd"_s)).what, What::notExecutable);
    }

    /// A program that owes a move does not keep the event loop from turning.
    void theLoopTurnsWhileAProgramIsSilent()
    {
        Table table({u"silent"_s});
        int turns = 0;
        QTimer ticking;
        connect(&ticking, &QTimer::timeout, this, [&] { ++turns; });
        ticking.start(10);
        table.match->start();
        QTRY_VERIFY_WITH_TIMEOUT(!table.faults.empty(), 30'000);
        QVERIFY2(turns > 10, qPrintable(QString::number(turns)));
    }
};

QTEST_GUILESS_MAIN(ProgramPlayerTest)

#include "program_player_test.moc"
