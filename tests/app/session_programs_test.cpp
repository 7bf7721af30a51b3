// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/session.h"

#include "at_ease.h"
#include "children.h"
#include "mirror.h"
#include "person/preferences.h"
#include "programs/program_thread.h"
#include "sandbox.h"
#include "setup/match_setup.h"
#include "words/language.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

namespace {

Table &table()
{
    return *Session::instance().table();
}

QString rogue(const QString &way)
{
    return u"/usr/bin/python3 -B \"%1\" %2"_s.arg(QStringLiteral(ROGUE), way);
}

/// A table with a program at each seat after the person's.
void layTable(const QStringList &commands)
{
    MatchSetup &setup = MatchSetup::instance();
    setup.restoreDefaults();
    setup.setSeatCount(static_cast<int>(commands.size()) + 1);
    setup.setOption(QStringLiteral("tokens"), 1);
    setup.setOption(QStringLiteral("reentries"), 0);
    for (int seat = 1; seat < setup.seatCount(); ++seat)
        setup.setProgram(seat, commands[seat - 1]);
    Session::instance().setNextSeed(QByteArray(FairShuffle::seedBytes, 'q'));
}

bool playUntil(const std::function<bool()> &isSo)
{
    const QDeadlineTimer deadline(std::chrono::seconds(60));
    while (!isSo()) {
        if (deadline.hasExpired() || !Session::instance().running() || table().stage() == Table::Over)
            return isSo();
        if (table().stage() == Table::Showdown || table().yourTurn())
            table().pressed(u"enter"_s);
        if (table().stage() == Table::Turn && table().yourTurn()) {
            table().pressed(u"k"_s);
            table().pressed(u"s"_s);
        }
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
    return true;
}

QStringList logged()
{
    QStringList lines;
    for (int row = 0; row < table().log()->rowCount(); ++row)
        lines << table().log()->data(table().log()->index(row), LogModel::TextRole).toString();
    return lines;
}

qsizetype countOf(const QStringList &lines, const QString &part)
{
    return std::count_if(lines.begin(), lines.end(), [&](const QString &line) { return line.contains(part); });
}

QString nameAt(int seat)
{
    return table().seats()->data(table().seats()->index(seat), SeatModel::NameRole).toString();
}

} // namespace

/// Outside programs at the game's own table.
class SessionProgramsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        table().setGrace({});
        beAtEase();
        Preferences::instance().setNextDealByItself(true);
    }
    void cleanup()
    {
        Session::instance().leave();
        ProgramThread::awaitFarewells();
        QCOMPARE(runningChildren(), 0);
    }

    void theExamplesPlayAtTheTable()
    {
        layTable({u"\"%1\""_s.arg(QStringLiteral(CPP_EXAMPLE)), u"python3 \"%1\""_s.arg(QStringLiteral(PYTHON_EXAMPLE)),
                  u"python3 \"%1\""_s.arg(QStringLiteral(PYTHON_EXAMPLE))});
        MatchSetup::instance().rename(1, u"Ugo"_s);
        const ListMirror seats(table().seats());
        Session::instance().start();
        QVERIFY(playUntil([] { return table().stage() == Table::Over; }));
        const QStringList lines = logged();
        QCOMPARE(countOf(lines, u"Ugo: a program plays, which calls itself “Greedy”"_s), 1);
        QCOMPARE(countOf(lines, u"a program plays, which calls itself “Careful”"_s), 2);
        QCOMPARE(countOf(lines, u"the house plays"_s), 0);
        // The person's name for it holds; else it is called as it calls itself, but no two alike.
        QCOMPARE(nameAt(1), u"Ugo"_s);
        const QStringList others{nameAt(2), nameAt(3)};
        QCOMPARE(others.count(u"Careful"_s), 1);
        QVERIFY(others.contains(u"Bruno"_s) || others.contains(u"Don Elio"_s));
        QCOMPARE(seats.stale().join(u", "_s), QString());
    }

    /// Whoever misbehaves is named, with the reason, in either language, and the match goes on to its end.
    void thePersonSeesWhoMisbehaves()
    {
        layTable({rogue(u"once"_s), rogue(u"gone"_s), u"/no/such/program"_s, rogue(u"breaks"_s), rogue(u"illegal"_s)});
        for (int seat = 1; seat <= 5; ++seat)
            MatchSetup::instance().rename(seat, u"Numero %1"_s.arg(seat));
        const QSignalSpy remarked(&table(), &Table::remarked);
        const QSignalSpy told(&table(), &Table::told);
        Session::instance().start();
        QVERIFY(playUntil([] { return table().stage() == Table::Over; }));
        const QStringList lines = logged();
        QCOMPARE(countOf(lines, u"Numero 1’s program gave no valid answer: “id” must be"_s), 1);
        QCOMPARE(countOf(lines, u"Numero 2’s program cannot be relied on: the program has ended. From now on"_s), 1);
        QCOMPARE(countOf(lines, u"Numero 3’s program cannot be relied on: “/no/such/program” was not found"_s), 1);
        QCOMPARE(countOf(lines, u"Numero 4’s program cannot be relied on: the program has ended"_s), 1);
        QCOMPARE(countOf(lines, u"Numero 4’s program: it hurts here"_s), 1);
        QCOMPARE(countOf(lines, u"Numero 4’s program: no end"_s), 1);
        const auto illegal = countOf(lines, u"Numero 5’s program gave no valid answer: a move against the rules"_s);
        QVERIFY(illegal > 0);
        QCOMPARE(remarked.size(), 4 + illegal);
        QStringList heard;
        for (const auto &one : told)
            heard << one.constFirst().toString();
        QCOMPARE(countOf(heard, u"The house plays for it this time."_s), 1 + illegal);
        QCOMPARE(countOf(heard, u"it hurts here"_s), 0);
        Language::instance().choose(u"it"_s);
        QCOMPARE(countOf(logged(),
                         u"Del programma di Numero 2 non ci si può fidare: il programma si è chiuso. D’ora in poi"_s),
                 1);
        QVERIFY(countOf(logged(), u"Il programma di Numero 5 non ha risposto a dovere: una mossa contro le regole"_s)
                > 0);
    }

    /// After the tenth fault it is left alone; what it writes does not fill the log.
    void aProgramThatNeverAnswersWellIsLeftAlone()
    {
        layTable({rogue(u"garbage"_s), rogue(u"complains"_s)});
        MatchSetup::instance().setOption(QStringLiteral("tokens"), 9);
        MatchSetup::instance().rename(1, u"Numero 1"_s);
        Session::instance().start();
        playUntil([] { return countOf(logged(), u"cannot be relied on"_s) > 0; });
        const QStringList lines = logged();
        QCOMPARE(countOf(lines, u"Numero 1’s program gave no valid answer"_s), 9);
        QCOMPARE(countOf(lines, u"Numero 1’s program cannot be relied on"_s), 1);
        QVERIFY(countOf(lines, u"woe! woe!"_s) > 0);
        QVERIFY(countOf(lines, u"woe! woe!"_s) <= LogModel::mostWritten);
        for (const QString &line : lines)
            QVERIFY(line.size() < 300);
    }

    void withNoProgramNamedTheLevelPlays()
    {
        layTable({QString(), QString()});
        Session::instance().start();
        QVERIFY(playUntil([] { return table().stage() == Table::Over; }));
        QCOMPARE(countOf(logged(), u"program"_s), 0);
    }

    /// Leaving waits for nobody's answer, and no program is left behind.
    void leavingWaitsForNobody_data()
    {
        QTest::addColumn<QString>("way");
        for (const char *way : {"silent", "mute", "deaf", "stays", "endless"})
            QTest::newRow(way) << QString::fromLatin1(way);
    }
    void leavingWaitsForNobody()
    {
        QFETCH(const QString, way);
        layTable({rogue(way), rogue(way), rogue(way)});
        Session::instance().start();
        QVERIFY(playUntil([] { return runningChildren() == 3 && !table().yourTurn(); }));
        QTest::qWait(50);
        QElapsedTimer clock;
        clock.start();
        Session::instance().leave();
        QVERIFY2(clock.elapsed() < 150, qPrintable(QString::number(clock.elapsed())));
        ProgramThread::awaitFarewells();
        QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(runningChildren(), 0);
    }
};

SANDBOXED_TEST_MAIN(SessionProgramsTest)

#include "session_programs_test.moc"
