// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "programs/program_seat.h"

#include "arena/play.h"
#include "catalog/known_games.h"
#include "game/simulation.h"
#include "records/record.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using petrangola::Petrangola;

#if defined(__SANITIZE_ADDRESS__)
/// What is freed is kept for a while, to catch who uses it still: a little of it here, as this test weighs the memory.
extern "C" const char *__asan_default_options()
{
    return "quarantine_size_mb=16";
}
#endif

namespace {

constexpr std::chrono::milliseconds timeLimit{100};
#if defined(__SANITIZE_THREAD__)
constexpr qint64 mostMemory = 600'000'000; // each byte has its history beside it
#else
constexpr qint64 mostMemory = 60'000'000; // a line may have one million; a flood brings hundreds in these matches
#endif

arena::Entry rogue(const QString &way)
{
    return {std::nullopt, u"/usr/bin/python3 -B \"%1\" %2"_s.arg(QStringLiteral(ROGUE), way)};
}

arena::PlayResult playAgainst(const QList<QString> &ways, int matches, const QString &records = {})
{
    arena::PlaySettings settings;
    for (const QString &way : ways)
        settings.entries.push_back(rogue(way));
    settings.entries.push_back({opponents::Level::casual, {}});
    settings.matches = matches;
    settings.timeLimit = timeLimit;
    settings.rules = valuesOf<petrangola::Petrangola>({.tokens = 5}); // long enough for ten faults
    settings.records = records;
    settings.seed = QByteArray(FairShuffle::seedBytes, 'q');
    return arena::play(settings);
}

/// What the system says of this program under that key, in bytes; -1 if it says nothing.
qint64 ownBytes(QByteArrayView key)
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return -1;
    for (const QByteArray &line : status.readAll().split('\n'))
        if (line.startsWith(key))
            return line.mid(key.size() + 1).simplified().split(' ').constFirst().toLongLong() * 1024;
    return -1;
}

/// The most memory so far, counted anew from here where the system lets a program do that.
qint64 mostBytesFromHere()
{
    if (QFile file(u"/proc/self/clear_refs"_s); file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        file.write("5");
    return ownBytes("VmHWM");
}

} // namespace

class ProgramSeatTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The match goes on whatever a program does, and says how often it did what.
    void countsFaults_data()
    {
        QTest::addColumn<QString>("way");
        QTest::addColumn<int>("faults"); // in each of two matches; -1 for some
        QTest::addColumn<QString>("trouble");
        QTest::newRow("well-behaved") << u"well"_s << 0 << QString();
        QTest::newRow("no JSON") << u"garbage"_s << 10 << u"“type” is missing"_s;
        QTest::newRow("a list") << u"list"_s << 10 << u"“type” is missing"_s;
        QTest::newRow("nested") << u"deep"_s << 10 << u"“type” is missing"_s;
        QTest::newRow("another id") << u"wrong-id"_s << 10 << u"“id” must be"_s;
        QTest::newRow("no id") << u"no-id"_s << 10 << u"“id” is missing"_s;
        QTest::newRow("illegal") << u"illegal"_s << 10 << QString();
        QTest::newRow("backs of cards") << u"back"_s << 10 << QString();
        QTest::newRow("silence") << u"silent"_s << 10 << u"no answer in time"_s;
        QTest::newRow("late") << u"late"_s << 10 << u"no answer in time"_s;
        QTest::newRow("a line of 50 MB") << u"long-line"_s << 10 << QString();
        QTest::newRow("many lines") << u"flood"_s << 10 << QString();
        QTest::newRow("no end") << u"endless"_s << 10 << u"no answer in time"_s;
        QTest::newRow("one fault") << u"once"_s << -1 << u"“id” must be"_s;
        QTest::newRow("greets at length") << u"chatty"_s << 0 << QString();
        QTest::newRow("reads nothing") << u"deaf"_s << 10 << u"no answer in time"_s;
        QTest::newRow("does not end") << u"stays"_s << 0 << QString();
    }
    void countsFaults()
    {
        QFETCH(const QString, way);
        QFETCH(const int, faults);
        QFETCH(const QString, trouble);
        const QTemporaryDir folder;
        const qint64 before = mostBytesFromHere();
        QVERIFY(before > 0);
        const arena::PlayResult result = playAgainst({way}, 2, folder.path());
        const qint64 grown = ownBytes("VmHWM") - before;
        QVERIFY2(grown < mostMemory, qPrintable(u"%1 bytes"_s.arg(grown)));
        QCOMPARE(result.problem, QString());
        QCOMPARE(result.entries[0].wins + result.entries[1].wins, 2);
        if (faults >= 0)
            QCOMPARE(result.entries[0].faults, qint64(2 * faults));
        else
            QCOMPARE(result.entries[0].faults, qint64(1));
        QVERIFY2(result.entries[0].trouble.contains(trouble), qPrintable(result.entries[0].trouble));
        QCOMPARE(result.entries[1].faults, qint64(0));
        const QDir records(folder.path());
        for (const QString &name : records.entryList({u"*.petrangola"_s})) {
            QFile file(records.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto fault = record::verify(file.readAll());
            QVERIFY2(!fault, fault ? qPrintable(fault->why) : "");
        }
    }

    /// One fault, and it is not started again.
    void anEndedProgramIsPlayedFor_data()
    {
        QTest::addColumn<QString>("way");
        QTest::newRow("at once") << u"gone"_s;
        QTest::newRow("in the middle") << u"exit"_s;
    }
    void anEndedProgramIsPlayedFor()
    {
        QFETCH(const QString, way);
        const arena::PlayResult result = playAgainst({way}, 5);
        QCOMPARE(result.entries[0].faults, qint64(1));
        QCOMPARE(result.entries[0].trouble, u"the program has ended"_s);
        QCOMPARE(result.entries[0].wins + result.entries[1].wins, 5);
    }

    void whatCannotBeStartedIsAFault()
    {
        const std::atomic<bool> stop = false;
        ProgramSeat<Petrangola> seat(u"/no/such/program --fast"_s, timeLimit, stop);
        seat.beginMatch({}, {u"A"_s, u"B"_s}, 1, "00");
        QCOMPARE(seat.faults(), 1);
        QVERIFY(!seat.asked());
        QCOMPARE(seat.trouble().what, ProgramTrouble::What::notFound);
    }

    void learnsItsName()
    {
        const std::atomic<bool> stop = false;
        ProgramSeat<Petrangola> seat(rogue(u"well"_s).command, timeLimit, stop);
        seat.beginMatch({}, {u"A"_s, u"B"_s}, 1, "00");
        QVERIFY(seat.name().startsWith(u"A rogue è"_s));
        QCOMPARE(seat.name().size(), qsizetype(40));
    }

    /// Ten seconds to be ready, no more; whoever wants to stop does not wait for them.
    void doesNotWaitForeverForAProgramToBeReady()
    {
        QElapsedTimer clock;
        clock.start();
        const std::atomic<bool> never = false;
        ProgramSeat<Petrangola> seat(rogue(u"mute"_s).command, timeLimit, never);
        seat.beginMatch({}, {u"A"_s, u"B"_s}, 1, "00");
        QCOMPARE(seat.faults(), 1);
        QVERIFY(clock.elapsed() >= 10'000 && clock.elapsed() < 50'000);

        clock.restart();
        const std::atomic<bool> stopped = true;
        ProgramSeat<Petrangola> other(rogue(u"mute"_s).command, timeLimit, stopped);
        other.beginMatch({}, {u"A"_s, u"B"_s}, 1, "00");
        QVERIFY(clock.elapsed() < 10'000);
    }

    void stopsWhileItWaits()
    {
        std::atomic<bool> stop = false;
        ProgramSeat<Petrangola> seat(rogue(u"silent"_s).command, std::chrono::seconds(60), stop);
        petrangola::State state({}, 2);
        seat.beginMatch({}, {u"A"_s, u"B"_s}, 0, "00");
        state.supply(Petrangola::newPack(state));
        state.supply(Petrangola::newPack(state));
        stop = true;
        QElapsedTimer clock;
        clock.start();
        QVERIFY(!seat.choose(state.view(state.toMove())));
        QVERIFY(clock.elapsed() < 30'000); // half of what it may take for a move
    }

    /// Where a turn has two steps, a fault in the first loses the second too: the program is not asked for it.
    void aFaultLosesTheWholeTurn()
    {
        using mambassa::Mambassa;
        const std::atomic<bool> stop = false;
        ProgramSeat<Mambassa> seat(rogue(u"tells"_s).command, std::chrono::seconds(20), stop,
                                   ProgramProcess::Errors::kept);
        mambassa::State state({}, 2);
        game::Random random(5);
        seat.beginMatch({}, {u"A"_s, u"B"_s}, 0, "00");
        QStringList asked;
        std::vector<mambassa::Move> made;
        while (made.size() < 4) {
            if (state.awaitsPack()) {
                state.supply(game::shuffledPack<Mambassa>(state, random));
                continue;
            }
            const mambassa::View view = state.view(state.toMove());
            const bool step = view.phase == mambassa::Phase::exchange || view.phase == mambassa::Phase::draw;
            if (view.seat == 0 && step) {
                made.push_back(*seat.choose(view));
                asked << seat.takeErrors();
                QVERIFY(!state.apply(made.back()));
            } else if (view.phase == mambassa::Phase::draw) {
                QVERIFY(!state.apply(mambassa::Draw{view.hand[0]})); // no knock of the other's
            } else {
                QVERIFY(!state.apply(Json<Mambassa>::standIn(view)));
            }
        }
        QCOMPARE(seat.faults(), 1);
        QVERIFY(made[0] == mambassa::Move(mambassa::Exchange{}));
        QVERIFY(made[1] == mambassa::Move(mambassa::Stay{}));
        QTRY_VERIFY_WITH_TIMEOUT((asked << seat.takeErrors()).size() >= 3, 30'000);
        QCOMPARE(asked, (QStringList{u"asked for turn"_s, u"asked for turn"_s, u"asked for draw"_s}));
    }

    /// What the examples in the tree do is right, whatever the rules.
    void theExamplesPlayWithoutAFault_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("game");
        for (const QString &game : KnownGames::names()) {
            QTest::addRow("Python, %s", qPrintable(game))
                << u"/usr/bin/python3 -B \"%1\""_s.arg(QStringLiteral(PYTHON_EXAMPLE)) << game;
            QTest::addRow("C++, %s", qPrintable(game)) << u"\"%1\""_s.arg(QStringLiteral(CPP_EXAMPLE)) << game;
        }
    }
    void theExamplesPlayWithoutAFault()
    {
        QFETCH(const QString, command);
        QFETCH(const QString, game);
        arena::PlaySettings settings;
        settings.game = game;
        settings.entries = {{std::nullopt, command}, {opponents::Level::novice, {}}, {opponents::Level::casual, {}}};
        while (static_cast<int>(settings.entries.size()) < catalog::find(game)->seating.fewest)
            settings.entries.push_back({opponents::Level::novice, {}});
        settings.matches = 30;
        settings.rotate = true;
        if (game == u"petrangola")
            settings.rules = valuesOf<petrangola::Petrangola>(
                {.ranking = {.aceLow = true, .trisBeatsSequence = true}, .reentries = 2, .packs = 2});
        settings.seed = QByteArray(FairShuffle::seedBytes, 'e');
        const arena::PlayResult result = arena::play(settings);
        QVERIFY2(result.entries[0].faults == 0, qPrintable(result.entries[0].trouble));
        // Of 14 hands of melds no luck makes up for what the levels know; they lay all the same.
        QVERIFY(result.entries[0].wins > 0 || (game == u"pinale" && result.entries[0].change.sum() > 0));
    }
};

QTEST_GUILESS_MAIN(ProgramSeatTest)

#include "program_seat_test.moc"
