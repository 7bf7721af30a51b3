// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/preferences.h"
#include "sandbox.h"
#include "watched_table.h"

#include <QCoreApplication>
#include <QTest>

using namespace petrangola;
using namespace Qt::StringLiterals;

/// A match of Petrangola at its table, from the first dealer to the first turn.
class PetrangolaCourseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { playPlainly(); }

    void goesThroughTheStages()
    {
        StagedTable staged(2, {.tokens = 2, .reentries = 1});
        PetrangolaTable &table = staged.table;
        QStringList stages;
        connect(&table, &PetrangolaTable::stageChanged, this, [&] {
            stages << QString::fromLatin1(QMetaEnum::fromType<PetrangolaTable::Stage>().valueToKey(table.stage()));
        });
        QCOMPARE(table.stage(), PetrangolaTable::NoMatch);
        staged.findFirstDealer(1);
        QCOMPARE(stages, u"FirstDealer"_s.split(u' '));
        staged.supply({.hands = {"KD HC JS", ""}, .aside = "AC KC 2B", .cutAt = 5});
        QCOMPARE(table.stage(), PetrangolaTable::Cut);
        staged.play(Cut{5});
        QCOMPARE(table.stage(), PetrangolaTable::DealersChoice);
        staged.play(Keep{});
        QCOMPARE(table.stage(), PetrangolaTable::Turn);
        QVERIFY(table.yourTurn());
        staged.play(Stay{});
        QCOMPARE(table.stage(), PetrangolaTable::Showdown);
        QVERIFY(staged.showing());
        table.perform(u"next"_s);
        QVERIFY(!staged.showing());
        staged.settle({"KD HC JS", "AC KC 2B"}); // now the person deals
        table.perform(u"next"_s);
        QCOMPARE(table.stage(), PetrangolaTable::Reentry);
        QVERIFY(table.yourTurn());
        table.perform(u"leave"_s);
        QCOMPARE(table.stage(), PetrangolaTable::Over);
        QCOMPARE(
            stages,
            u"FirstDealer Cut DealersChoice Turn Showdown Cut DealersChoice Turn Showdown Reentry Over"_s.split(u' '));
        QCOMPARE(staged.stale().join(u'\n'), QString());
    }

    /// Bindings are told of each change, also of those that only another match brings.
    void tellsOfEveryChange()
    {
        StagedTable staged(3, {.tokens = 1, .reentries = 1, .stake = 0});
        staged.findFirstDealer(2);
        QCOMPARE(staged.stale().join(u'\n'), QString());
        staged.dealAndExpose({"AD 7D 2C", "KC HC 2S", "4S 5B JB"}, "3D 5C 6S");
        QCOMPARE(staged.stale().join(u'\n'), QString());
        staged.exchange("2C", "3D");
        QCOMPARE(staged.stale().join(u'\n'), QString());
        staged.play(Knock{});
        staged.play(Stay{});
        staged.play(Stay{});
        QCOMPARE(staged.stale().join(u'\n'), QString());
        staged.table.perform(u"next"_s);
        QCOMPARE(staged.table.stage(), PetrangolaTable::Reentry);
        QCOMPARE(staged.stale().join(u'\n'), QString());
        staged.play(Reenter{}); // a stake of nothing is one more stake all the same
        QCOMPARE(staged.table.zones()->find(Zone::Pool)->count, 4);
        QCOMPARE(staged.stale().join(u'\n'), QString());

        // Another match is laid at the same table.
        const State another(Options{.stake = 500}, 5);
        staged.table.open(another.view(0), std::vector<PetrangolaTable::Guest>(5), u"other"_s, {});
        QCOMPARE(staged.table.poolText(), u"€25.00"_s);
        QCOMPARE(staged.stale().join(u'\n'), QString());
        staged.table.close();
        QCOMPARE(staged.table.seatCount(), 0);
        QCOMPARE(staged.stale().join(u'\n'), QString());
    }

    void findsTheFirstDealer()
    {
        StagedTable staged(3);
        const Motions motions(staged.table);
        staged.findFirstDealer(2);
        QCOMPARE(motions.told, (QStringList{u"turned 0 0 2D"_s, u"turned 1 1 3D"_s, u"turned 2 2 AD"_s}));
        QCOMPARE(staged.table.faces(u"drawn"_s), faces(u"2D 3D AD"_s));
        QCOMPARE(staged.table.commitment(), u"commitment"_s);
        QVERIFY(staged.seat(2).dealer);
        QCOMPARE(staged.lastLine(), u"Bruno deals first"_s);
        staged.supply({});
        QCOMPARE(staged.table.faces(u"drawn"_s), QStringList());
    }

    void turnsOneCardAfterTheOtherAndSkips()
    {
        Preferences::instance().setMotion(true);
        Preferences::instance().setPace(1);
        {
            StagedTable staged(3);
            staged.findFirstDealer(2);
            QVERIFY(staged.showing());
            QTRY_COMPARE(staged.table.faces(u"drawn"_s), faces(u"2D"_s)); // the dealer is not told before the ace
            QTRY_COMPARE_WITH_TIMEOUT(staged.table.faces(u"drawn"_s), faces(u"2D 3D AD"_s), 30'000);
            QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 10'000);
        }
        StagedTable staged(3);
        staged.findFirstDealer(2);
        QCOMPARE(staged.offered(), QStringList{u"skip"_s});
        QCOMPARE(staged.ticket(u"skip"_s).key, u"Enter"_s);
        staged.table.pressed(u"enter"_s);
        QVERIFY(!staged.showing());
        staged.supply({});
        QCOMPARE(staged.table.stage(), PetrangolaTable::Cut);
        QTest::qWait(250); // no card is turned any more
        QCOMPARE(staged.table.faces(u"drawn"_s), QStringList());
    }

    void letsThePersonCut()
    {
        StagedTable staged(3);
        staged.findFirstDealer(1);
        staged.supply({.cutAt = 20});
        PetrangolaTable &table = staged.table;
        Refusals refusals(table);
        QVERIFY(table.yourTurn());
        QCOMPARE(table.notice(), u"Cut the pack for Ada"_s);
        QCOMPARE(staged.offered(), QStringList{u"cut"_s});
        QCOMPARE(table.cutMost(), 39);
        table.setCutAt(1);
        QCOMPARE(staged.ticket(u"cut"_s).note, u"1 card goes to the bottom"_s);
        table.setCutAt(0);
        QCOMPARE(table.cutAt(), 1);
        table.setCutAt(40);
        QCOMPARE(table.cutAt(), 39);
        QCOMPARE(staged.ticket(u"cut"_s).note, u"39 cards go to the bottom"_s);
        QCOMPARE(table.faces(u"hand"_s), QStringList());
        table.pressed(u"k"_s);
        QCOMPARE(refusals.take(), u"First cut the pack."_s);
        table.toggle(u"hand"_s, 0);
        QCOMPARE(refusals.take(), u"First cut the pack."_s);
        table.setCutAt(20);
        table.pressed(u"enter"_s);
        QCOMPARE(staged.asked, std::vector<Move>{Cut{20}});
        QCOMPARE(table.stage(), PetrangolaTable::DealersChoice);
        QCOMPARE(staged.stale().join(u'\n'), QString());
    }

    void hidesTheDealersHandUntilTheChoice()
    {
        StagedTable staged(3);
        PetrangolaTable &table = staged.table;
        Refusals refusals(table);
        const Motions motions(table);
        staged.findFirstDealer(0);
        staged.deal({.hands = {"AD KD HD", "", ""}, .aside = "5C 6C 2S"});
        QCOMPARE(motions.told.constLast(), u"dealt"_s);
        QVERIFY(table.dealerIsYou());
        QVERIFY(table.yourTurn());
        QCOMPARE(table.faces(u"hand"_s), backs);
        QCOMPARE(table.handValue(), QString());
        QCOMPARE(table.faces(u"aside"_s), faces(u"5C 6C 2S"_s));
        QCOMPARE(table.faces(u"monte"_s), QStringList());
        QCOMPARE(table.notice(), u"You deal: turn these three up, or keep them?"_s);
        QCOMPARE(staged.offered(), (QStringList{u"expose"_s, u"keep"_s}));
        QCOMPARE(staged.ticket(u"keep"_s).note, u"you stay with 11 in cups"_s);
        QCOMPARE(staged.ticket(u"expose"_s).tone, u"red"_s);
        for (const QString &action : {u"knock"_s, u"exchange"_s, u"stay"_s, u"cut"_s, u"reenter"_s}) {
            table.perform(action);
            QCOMPARE(refusals.take(), u"First decide: turn the three cards up, or keep them."_s);
        }
        table.toggle(u"hand"_s, 0);
        QCOMPARE(refusals.take(), u"First decide: turn the three cards up, or keep them."_s);
        QCOMPARE(staged.stale().join(u'\n'), QString());
        table.perform(u"expose"_s);
        QCOMPARE(table.faces(u"hand"_s), faces(u"AD KD HD"_s));
        QCOMPARE(table.handValue(), u"an ace-high sequence"_s);
        QCOMPARE(table.faces(u"monte"_s), faces(u"5C 6C 2S"_s));
        QCOMPARE(table.faces(u"aside"_s), QStringList());
        QCOMPARE(motions.told.constLast(), u"exposed"_s);
        QVERIFY(!table.yourTurn());
        QCOMPARE(staged.stale().join(u'\n'), QString());
    }

    void letsThePersonKeep()
    {
        StagedTable staged(3);
        PetrangolaTable &table = staged.table;
        const Motions motions(table);
        staged.findFirstDealer(0);
        staged.deal({.hands = {"5C 6C 2S", "", ""}, .aside = "AD KD HD"});
        table.pressed(u"k"_s);
        QCOMPARE(staged.asked, std::vector<Move>{Keep{}});
        QCOMPARE(table.faces(u"hand"_s), faces(u"AD KD HD"_s));
        QCOMPARE(table.faces(u"monte"_s), faces(u"5C 6C 2S"_s));
        QCOMPARE(motions.told.constLast(), u"kept 0"_s);
        QVERIFY(staged.seat(0).knocked);
        QCOMPARE(staged.seat(0).said, u"I keep them!"_s); // a knock is heard from one's own seat too
        QCOMPARE(table.notice(), u"You knocked · last turn for Ada"_s);
        QCOMPARE(staged.lastLine(), u"You keep the three cards; in the monte: 5 of cups, 6 of cups and 2 of swords"_s);
    }

    void watchesAnotherDealer()
    {
        StagedTable staged(3);
        PetrangolaTable &table = staged.table;
        Refusals refusals(table);
        staged.findFirstDealer(1);
        staged.supply({.hands = {"4D 5D 2C"}, .aside = "AD KD HD", .cutAt = 3});
        staged.play(Cut{3});
        QCOMPARE(table.faces(u"hand"_s), faces(u"5D 4D 2C"_s));
        QCOMPARE(table.faces(u"aside"_s), backs);
        QVERIFY(!table.yourTurn());
        QCOMPARE(staged.offered(), QStringList());
        QCOMPARE(table.notice(), u"Ada deals and looks at three cards"_s);
        QCOMPARE(staged.seat(1).cards, 3);
        table.pressed(u"enter"_s);
        QCOMPARE(refusals.all.size(), 0); // there is no ticket that Enter could mean
        table.pressed(u"k"_s);
        QCOMPARE(refusals.take(), u"First Ada looks at three cards."_s);
        staged.play(Keep{});
        QCOMPARE(table.faces(u"aside"_s), QStringList());
        QCOMPARE(staged.seat(1).said, u"I keep them!"_s);
        QVERIFY(staged.seat(1).loud);
        QCOMPARE(staged.seat(1).shown, QStringList());
        QCOMPARE(table.notice(), u"Last turn: Ada knocked"_s);
        staged.play(Stay{});
        QCOMPARE(staged.seat(2).said, u"I stay"_s);
        QCOMPARE(table.notice(), u"Your last turn: Ada knocked"_s);
    }
};

SANDBOXED_TEST_MAIN(PetrangolaCourseTest)

#include "petrangola_course_test.moc"
