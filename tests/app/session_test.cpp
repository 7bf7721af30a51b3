// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/session.h"

#include "at_ease.h"
#include "mirror.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "setup/match_setup.h"
#include "words/language.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

#include <functional>

using namespace Qt::StringLiterals;

namespace {

/// Counts timers that fire and signals that the table sends, to find what a match left behind.
class Watch : public QObject
{
    Q_OBJECT

public:
    explicit Watch(Table &table)
    {
        const QMetaObject *meta = table.metaObject();
        const QMetaMethod slot = staticMetaObject.method(staticMetaObject.indexOfSlot("hear()"));
        for (int index = meta->methodOffset(); index < meta->methodCount(); ++index)
            if (meta->method(index).methodType() == QMetaMethod::Signal)
                connect(&table, meta->method(index), this, slot);
        QCoreApplication::instance()->installEventFilter(this);
    }
    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (event->type() == QEvent::Timer)
            ++timers;
        return QObject::eventFilter(object, event);
    }

    int signalsHeard = 0;
    int timers = 0;
    std::function<void(int)> atSignal;

private Q_SLOTS:
    void hear()
    {
        ++signalsHeard;
        if (atSignal)
            atSignal(signalsHeard);
    }
};

Table &table()
{
    return *Session::instance().table();
}

/// What somebody does who wants to be done soon, where it is for the person to do something.
void actForThePerson()
{
    if (table().stage() == Table::Showdown || table().yourTurn())
        table().pressed(u"enter"_s);
    if (table().stage() == Table::Turn && table().yourTurn()) {
        table().pressed(u"k"_s);
        table().pressed(u"s"_s);
    }
}

/// Plays until it is so; false where the match comes to its end, or nothing happens for long, before.
bool playUntil(const std::function<bool()> &isSo)
{
    QDeadlineTimer deadline(std::chrono::seconds(60));
    while (!isSo()) {
        if (deadline.hasExpired() || !Session::instance().running() || table().stage() == Table::Over)
            return isSo();
        actForThePerson();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
    return true;
}

} // namespace

class SessionTest : public QObject
{
    Q_OBJECT

    /// After a match was left: no thread works, no timer fires, the table is silent and empty.
    static void nothingIsLeft()
    {
        QCoreApplication::processEvents();
        QVERIFY(QThreadPool::globalInstance()->waitForDone(30'000));
        QCoreApplication::processEvents();
        QVERIFY(!Session::instance().running());
        QCOMPARE(Session::instance().continueText(), QString());
        QCOMPARE(table().stage(), Table::NoMatch);
        QCOMPARE(table().seatCount(), 0);
        QVERIFY(!table().yourTurn());
        QVERIFY(table().faces(u"hand"_s).isEmpty() && table().faces(u"monte"_s).isEmpty()
                && table().faces(u"aside"_s).isEmpty() && table().faces(u"drawn"_s).isEmpty());
        QCOMPARE(table().actions()->rowCount(), 0);
        QCOMPARE(table().seats()->rowCount(), 0);
        QCOMPARE(table().log()->rowCount(), 0);
        const Watch watch(table());
        for (int turn = 0; turn < 3; ++turn)
            QTest::qWait(1);
        QCOMPARE(watch.signalsHeard, 0);
        QCOMPARE(watch.timers, 0);
    }
    static void layTable(int seats, int reentries)
    {
        MatchSetup &setup = MatchSetup::instance();
        setup.restoreDefaults();
        setup.setSeatCount(seats);
        setup.setOption(QStringLiteral("tokens"), 1);
        setup.setOption(QStringLiteral("reentries"), reentries);
        setup.setAllLevels(0);
    }
    /// A match that is the same each time but for what the opponents think.
    static void start()
    {
        Session::instance().setNextSeed(QByteArray(FairShuffle::seedBytes, 'q'));
        Session::instance().start();
    }

private Q_SLOTS:
    void init()
    {
        table().setGrace({});
        beAtEase();
        Preferences &preferences = Preferences::instance();
        preferences.setNextDealByItself(false);
        preferences.setConfirmKnock(false);
    }
    void cleanup()
    {
        Session::instance().leave();
        nothingIsLeft();
    }

    void playsAMatch()
    {
        layTable(4, 0);
        const Mirror mirror(&Session::instance());
        QVERIFY(!Session::instance().running());
        start();
        QVERIFY(Session::instance().running());
        QCOMPARE(table().commitment().size(), 64);
        QCOMPARE(table().seatCount(), 4);
        QVERIFY(playUntil([] { return table().yourTurn(); }));
        QCOMPARE(Session::instance().continueText(), u"deal 1, your turn"_s);
        QCOMPARE(mirror.stale(), QStringList());
        Language::instance().choose(u"it"_s);
        QCOMPARE(Session::instance().continueText(), u"smazzata 1, tocca a te"_s);
        QCOMPARE(mirror.stale(), QStringList());
        Language::instance().choose(u"en"_s);
        QVERIFY(playUntil([] { return table().stage() == Table::Over; }));
        QVERIFY(Session::instance().running()); // its end may still be looked at
        QVERIFY(Session::instance().continueText().endsWith(table().youWon() ? u"you have won"_s : u"has won"_s));
        QCOMPARE(mirror.stale(), QStringList());
        Session::instance().leave();
        QCOMPARE(mirror.stale(), QStringList());
    }

    void repeatsADealFromItsSeed()
    {
        layTable(3, 0);
        start();
        const QString commitment = table().commitment();
        const QString first = table().log()->data(table().log()->index(0), LogModel::TextRole).toString();
        start();
        QCOMPARE(table().commitment(), commitment);
        QCOMPARE(table().log()->data(table().log()->index(0), LogModel::TextRole).toString(), first);
        Session::instance().start(); // the seed was for one match
        QVERIFY(table().commitment() != commitment);
    }

    void canBeLeftInEveryStage_data()
    {
        QTest::addColumn<int>("stage");
        for (const auto stage : {Table::FirstDealer, Table::Cut, Table::DealersChoice, Table::Turn, Table::Showdown,
                                 Table::Reentry, Table::Over})
            QTest::newRow(QMetaEnum::fromType<Table::Stage>().valueToKey(stage)) << static_cast<int>(stage);
    }
    void canBeLeftInEveryStage()
    {
        QFETCH(const int, stage);
        // Only with motion is there anything to see of the first dealer.
        Preferences::instance().setMotion(stage == Table::FirstDealer);
        bool reached = false;
        for (int time = 0; time < 20 && !reached; ++time) {
            layTable(3, stage == Table::Reentry ? 1 : 0);
            Session::instance().start();
            reached = playUntil([stage] { return table().stage() == stage; });
            Session::instance().leave();
            nothingIsLeft();
        }
        QVERIFY(reached);
    }

    /// The worker threads are in the middle of a thought, or have thought and pretend to think.
    void canBeLeftWhileOpponentsThink()
    {
        for (int pace = 0; pace <= 3; ++pace) {
            Preferences::instance().setPace(pace);
            layTable(12, 0);
            MatchSetup::instance().setAllLevels(2);
            Session::instance().start();
            table().perform(u"skip"_s);
            const auto anotherThinks = [] { return !table().yourTurn() && table().stage() >= Table::Cut; };
            QVERIFY(playUntil(anotherThinks));
            Session::instance().leave();
            nothingIsLeft();
        }
    }

    /// Leaves from within the table's own signals, each in its turn, as a careless page might.
    void canBeLeftFromWithinAnySignal()
    {
        layTable(3, 1);
        const int all = signalsOfAWholeMatch();
        QVERIFY(all > 100);
        const int step = qMax(1, all / 150);
        for (int last = 1; last <= all; last += step) {
            {
                Watch watch(table());
                watch.atSignal = [last](int heard) {
                    if (heard == last)
                        Session::instance().leave();
                };
                start();
                playUntil([&] { return watch.signalsHeard >= last; });
                QCoreApplication::processEvents();
                if (watch.signalsHeard < last)
                    Session::instance().leave(); // the opponents made this match a shorter one
            }
            nothingIsLeft();
            if (QTest::currentTestFailed())
                return;
        }
    }

    /// Starts another match from within the table's own signals.
    void canBeStartedAnewFromWithinAnySignal()
    {
        layTable(3, 1);
        const int all = signalsOfAWholeMatch();
        const int step = qMax(1, all / 60);
        for (int last = 1; last <= all; last += step) {
            {
                Watch watch(table());
                bool done = false;
                watch.atSignal = [&](int heard) {
                    if (heard == last && !std::exchange(done, true))
                        Session::instance().start();
                };
                start();
                const QString first = table().commitment();
                playUntil([&] { return done && table().commitment() != first; });
                QVERIFY(Session::instance().running());
                // The match that runs now can be played.
                if (done)
                    QVERIFY(playUntil([] { return table().yourTurn(); }) || table().stage() == Table::Over);
            }
            Session::instance().leave();
            nothingIsLeft();
            if (QTest::currentTestFailed())
                return;
        }
    }

    void anotherMatchMayBeWantedAtTheEnd()
    {
        layTable(2, 0);
        Session::instance().start();
        QVERIFY(playUntil([] { return table().stage() == Table::Over; }));
        const QString commitment = table().commitment();
        QObject guard;
        connect(&table(), &Table::newMatchWanted, &guard, [] { Session::instance().start(); });
        table().pressed(u"n"_s);
        QVERIFY(Session::instance().running());
        QVERIFY(table().commitment() != commitment);
        QVERIFY(table().stage() != Table::Over);
        connect(&table(), &Table::homeWanted, &guard, [] { Session::instance().leave(); });
        table().perform(u"home"_s);
        QVERIFY(!Session::instance().running());
    }

    void startsOverARunningOne()
    {
        for (int seats = 2; seats <= 24; seats += 2) {
            layTable(seats, 0);
            Session::instance().start();
            QCOMPARE(table().seatCount(), seats);
            QCOMPARE(table().seats()->rowCount(), seats);
            if (seats % 4 == 0)
                playUntil([] { return table().yourTurn(); });
        }
        QVERIFY(playUntil([] { return table().yourTurn(); }) || table().stage() == Table::Over);
    }

    void canBeLeftTwiceAndWithoutAMatch()
    {
        Session::instance().leave();
        layTable(2, 0);
        Session::instance().start();
        Session::instance().leave();
        Session::instance().leave();
    }

private:
    static int signalsOfAWholeMatch()
    {
        const Watch watch(table());
        start();
        playUntil([] { return table().stage() == Table::Over; });
        const int all = watch.signalsHeard;
        Session::instance().leave();
        return all;
    }
};

SANDBOXED_TEST_MAIN(SessionTest)

#include "session_test.moc"
