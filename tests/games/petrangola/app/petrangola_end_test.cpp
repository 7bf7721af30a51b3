// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/preferences.h"
#include "sandbox.h"
#include "watched_table.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

using namespace petrangola;
using namespace Qt::StringLiterals;

/// Coming back, watching and the end at the table of Petrangola.
class PetrangolaEndTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { playPlainly(); }

    void asksForAReentry()
    {
        StagedTable staged(3, {.tokens = 1, .reentries = 1, .stake = 250});
        PetrangolaTable &table = staged.table;
        const Motions motions(table);
        staged.findFirstDealer(2);
        staged.settle({"KD HC JS", "AC KC 2B", "AD 7D 2C"});
        QVERIFY(!table.watching());
        QCOMPARE(staged.ticket(u"next"_s).note, u"will you re-enter?"_s);
        table.perform(u"next"_s);
        QCOMPARE(table.stage(), PetrangolaTable::Reentry);
        QVERIFY(!table.watching());
        QCOMPARE(table.notice(), u"You are out of tokens"_s);
        QCOMPARE(table.reentryText(),
                 u"You have lost your last token. For another stake of €2.50 you come back with 1 token."_s);
        QCOMPARE(staged.offered(), (QStringList{u"reenter"_s, u"leave"_s}));
        QCOMPARE(staged.ticket(u"reenter"_s).note, u"for €2.50"_s);
        QCOMPARE(table.poolText(), u"€7.50"_s);
        table.pressed(u"enter"_s);
        QCOMPARE(staged.asked, std::vector<Move>{Reenter{}});
        QCOMPARE(table.poolText(), u"€10.00"_s);
        QCOMPARE(table.zones()->find(Zone::Pool)->count, 4);
        QCOMPARE(staged.seat(0).tokens, 1);
        QVERIFY(motions.told.contains(u"reentered 0"_s));
        QCOMPARE(staged.lastLine(), u"You re-enter with 1 token"_s);
        QCOMPARE(staged.stale().join(u'\n'), QString());
    }

    void tellsOfAnothersReentry()
    {
        StagedTable staged(4, {.tokens = 1, .reentries = 1});
        PetrangolaTable &table = staged.table;
        Refusals refusals(table);
        staged.findFirstDealer(3);
        staged.settle({"AC KC 2B", "KD HC JS", "KB HD JC", "AD 7D 2C"});
        QCOMPARE(staged.ticket(u"next"_s).note, u"who will re-enter?"_s);
        table.perform(u"next"_s);
        QCOMPARE(table.stage(), PetrangolaTable::Reentry);
        QVERIFY(!table.yourTurn());
        QCOMPARE(table.notice(), u"Ada may re-enter"_s);
        QCOMPARE(table.reentryText(), u"Ada has lost the last token and may pay another stake."_s);
        QCOMPARE(staged.offered(), QStringList());
        QCOMPARE(staged.stale().join(u'\n'), QString());
        staged.play(Reenter{});
        QCOMPARE(staged.seat(1).said, u"I’m back in"_s);
        QCOMPARE(table.notice(), u"Bruno may re-enter"_s);
        QCOMPARE(staged.stale().join(u'\n'), QString()); // the stage is the same, the texts are not
        staged.play(Leave{});
        QCOMPARE(staged.seat(2).said, u"I’m out"_s);
        QVERIFY(staged.seat(2).out);
        QCOMPARE(staged.lastLine(), u"Bruno is out"_s);
    }

    /// Where no stake is paid, as in an evening, coming back costs nothing, and it is told so.
    void saysWhereAReentryCostsNothing()
    {
        StagedTable staged(3, {.tokens = 1, .reentries = 1, .stake = 0});
        staged.findFirstDealer(2);
        staged.settle({"KD HC JS", "AC KC 2B", "AD 7D 2C"});
        staged.table.perform(u"next"_s);
        QCOMPARE(staged.ticket(u"reenter"_s).note, u"it costs nothing"_s);
        QCOMPARE(staged.table.reentryText(),
                 u"You have lost your last token. You may come back with 1 token, and it costs nothing."_s);
    }

    void letsThePersonWatch()
    {
        StagedTable staged(4, {.tokens = 1, .reentries = 1});
        PetrangolaTable &table = staged.table;
        staged.findFirstDealer(3);
        staged.settle({"KD HC JS", "AC KC 2B", "AD 7D 2C", "AS 7S 3B"});
        table.perform(u"next"_s);
        table.pressed(u"s"_s);
        QCOMPARE(staged.asked, std::vector<Move>{Leave{}});
        staged.supply({.cutAt = 4});
        QVERIFY(table.watching());
        QVERIFY(staged.seat(0).out);
        QCOMPARE(table.faces(u"hand"_s), QStringList());
        QCOMPARE(staged.offered(), (QStringList{u"fast"_s, u"home"_s}));
        staged.play(Cut{4});
        QCOMPARE(table.faces(u"hand"_s), QStringList());
        QCOMPARE(table.faces(u"aside"_s), backs);
        QVERIFY(table.watching());
        QCOMPARE(staged.offered(), (QStringList{u"fast"_s, u"home"_s}));
        QCOMPARE(staged.stale().join(u'\n'), QString());

        const QSignalSpy home(&table, &PetrangolaTable::homeWanted);
        table.perform(u"home"_s);
        QCOMPARE(home.size(), 1);
        QCOMPARE(staged.ticket(u"fast"_s).label, u"Watch fast"_s);
        table.perform(u"fast"_s);
        QCOMPARE(staged.ticket(u"fast"_s).label, u"Watch calmly"_s);
        Preferences::instance().setPace(0);
        Preferences::instance().setMotion(true);
        QCOMPARE(table.thinkingTime(staged.stacked.state.view(0)).count(), 0);
        staged.play(Expose{}); // nothing has to be waited for
        QVERIFY(!staged.showing());
        table.pressed(u"enter"_s);
        QCOMPARE(staged.ticket(u"fast"_s).label, u"Watch fast"_s);
        QVERIFY(table.thinkingTime(staged.stacked.state.view(0)).count() > 0);
    }

    /// To be fast ends the pause that is under way.
    void hurriesWhatIsShown()
    {
        StagedTable staged(3, {.tokens = 1, .reentries = 0});
        staged.findFirstDealer(2);
        staged.settle({"KD HC JS", "AC KC 2B", "AD 7D 2C"});
        staged.table.perform(u"next"_s);
        staged.settle({"", "KD HC JS", "AD 7D 2C"});
        QVERIFY(staged.table.stage() == PetrangolaTable::Showdown);
        QVERIFY(staged.showing()); // who watches is not asked: it goes on by itself
        staged.table.perform(u"next"_s);
        QCOMPARE(staged.table.stage(), PetrangolaTable::Over);
        QCOMPARE(staged.table.winnerName(), u"Bruno"_s);
    }

    /// It ends with what it was asked for.
    void hurriesNobodyOnceItIsOver()
    {
        StagedTable staged(3, {.tokens = 1, .reentries = 0});
        staged.findFirstDealer(2);
        staged.settle({"KD HC JS", "AC KC 2B", "AD 7D 2C"});
        staged.table.perform(u"next"_s);
        staged.settle({"", "KD HC JS", "AD 7D 2C"});
        staged.table.perform(u"fast"_s);
        QCOMPARE(staged.table.stage(), PetrangolaTable::Over);
        QVERIFY(!staged.table.hurried());
        QVERIFY(!staged.offered().contains(u"fast"_s));
    }

    void thinksForAFittingTime()
    {
        PetrangolaTable table;
        const State state(Options{}, 2);
        View view = state.view(0);
        view.phase = Phase::turn;
        std::chrono::milliseconds slower{100'000};
        for (int pace = 0; pace <= 3; ++pace) {
            Preferences::instance().setPace(pace);
            std::chrono::milliseconds longest{0};
            for (int time = 0; time < 300; ++time)
                longest = std::max(longest, table.thinkingTime(view));
            QVERIFY(longest < slower);
            slower = longest;
        }
        QCOMPARE(slower.count(), 0);
    }

    void tellsTheEnd_data()
    {
        QTest::addColumn<QStringList>("hands");
        QTest::addColumn<QString>("winner");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("text");
        QTest::newRow("won") << QStringList{u"AC KC 2B"_s, u"KD HC JS"_s} << u"You"_s << u"You win the match!"_s
                             << u"The pot of €2.00 is yours, after 1 deal."_s;
        QTest::newRow("lost") << QStringList{u"KD HC JS"_s, u"AC KC 2B"_s} << u"Ada"_s << u"Ada wins the match"_s
                              << u"The pot of €2.00 goes to the winner, after 1 deal."_s;
    }
    void tellsTheEnd()
    {
        QFETCH(const QStringList, hands);
        QFETCH(const QString, winner);
        QFETCH(const QString, title);
        QFETCH(const QString, text);
        StagedTable staged(2, {.tokens = 1, .reentries = 0});
        PetrangolaTable &table = staged.table;
        const Motions motions(table);
        staged.findFirstDealer(1);
        staged.settle({hands[0].toStdString(), hands[1].toStdString()});
        table.perform(u"next"_s);
        QCOMPARE(table.stage(), PetrangolaTable::Over);
        QCOMPARE(table.winnerName(), winner);
        QCOMPARE(table.endTitle(), title);
        QCOMPARE(table.endText(), text);
        QCOMPARE(table.youWon(), winner == u"You"_s);
        QCOMPARE(table.winnerPortraits(), QStringList{table.youWon() ? u"portrait0"_s : u"portrait1"_s});
        QCOMPARE(motions.told.constLast(), table.youWon() ? u"ended 0"_s : u"ended 1"_s);
        QCOMPARE(table.whereItStands(), table.youWon() ? u"you have won"_s : u"Ada has won"_s);
        QCOMPARE(staged.offered(), (QStringList{u"newmatch"_s, u"home"_s}));
        const QSignalSpy another(&table, &PetrangolaTable::newMatchWanted);
        table.pressed(u"enter"_s);
        QCOMPARE(another.size(), 1);
        QCOMPARE(staged.stale().join(u'\n'), QString());
    }

    /// The dealer wins where the last ones fall together.
    void endsWhereAllFallTogether()
    {
        StagedTable staged(2, {.tokens = 1, .reentries = 3});
        staged.findFirstDealer(1);
        staged.settle({"KD HC JS", "KB HD JC"});
        QCOMPARE(staged.table.showdownWhyNow(), u"All fall together: the pot goes to the dealer, Ada."_s);
        staged.table.perform(u"next"_s);
        QCOMPARE(staged.table.stage(), PetrangolaTable::Over);
        QCOMPARE(staged.table.winnerName(), u"Ada"_s);
    }
};

SANDBOXED_TEST_MAIN(PetrangolaEndTest)

#include "petrangola_end_test.moc"
