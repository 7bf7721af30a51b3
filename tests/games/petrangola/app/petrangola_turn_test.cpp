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

/// The person's turn at the table of Petrangola.
class PetrangolaTurnTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { playPlainly(); }

    /// Sorted once: a card that comes lies where the one lay that went for it.
    void handLiesInOrder()
    {
        StagedTable staged(2);
        PetrangolaTable &table = staged.table;
        staged.findFirstDealer(1);
        staged.dealAndExpose({"4S KD AD", ""}, "HD 3S 4B");
        const auto hand = [&table] { return table.zones()->find(Zone::Hand)->faces; };
        QCOMPARE(hand(), (QStringList{u"piacentine/AD"_s, u"piacentine/KD"_s, u"piacentine/4S"_s}));
        table.toggle(u"hand"_s, 0);
        table.pressed(u"q"_s);
        table.perform(u"exchange"_s);
        QCOMPARE(hand(), (QStringList{u"piacentine/HD"_s, u"piacentine/KD"_s, u"piacentine/4S"_s}));
    }

    void tellsWhatAnExchangeWouldMake()
    {
        StagedTable staged(2);
        PetrangolaTable &table = staged.table;
        const QSignalSpy selection(&table, &PetrangolaTable::selectionChanged);
        staged.findFirstDealer(1);
        staged.dealAndExpose({"AD KD 2C", ""}, "HD 3S 4B");
        staged.obeys = false;
        QCOMPARE(table.notice(), u"Your turn · deal 1, lap 1"_s);
        QCOMPARE(table.handValue(), u"21 in coins"_s);
        QCOMPARE(staged.offered(), (QStringList{u"exchange"_s, u"knock"_s, u"shirt"_s}));
        ActionRow exchange = staged.ticket(u"exchange"_s);
        QVERIFY(!exchange.possible);
        QCOMPARE(exchange.label, u"Exchange"_s);
        QCOMPARE(exchange.note, u"choose cards to exchange"_s);
        QCOMPARE(staged.ticket(u"knock"_s).note, u"you stay with 21 in coins"_s);
        QCOMPARE(staged.ticket(u"shirt"_s).note, u"and knock with 10 in coins"_s);

        table.toggle(u"hand"_s, 2);
        QCOMPARE(table.chosenIn(u"hand"_s), QList<int>{2});
        QCOMPARE(staged.ticket(u"exchange"_s).note, u"choose 1 more of the monte"_s);
        table.pressed(u"q"_s);
        QCOMPARE(table.chosenIn(u"monte"_s), QList<int>{0});
        exchange = staged.ticket(u"exchange"_s);
        QVERIFY(exchange.possible);
        QCOMPARE(exchange.label, u"Exchange 1"_s);
        QCOMPARE(exchange.note, u"makes an ace-high sequence"_s);
        QCOMPARE(exchange.tone, u"red"_s);
        table.toggle(u"monte"_s, 1);
        QCOMPARE(staged.ticket(u"exchange"_s).note, u"choose 1 more of yours"_s);
        QVERIFY(!staged.ticket(u"exchange"_s).possible);
        table.pressed(u"1"_s);
        QCOMPARE(staged.ticket(u"exchange"_s).label, u"Exchange 2"_s);
        QCOMPARE(staged.ticket(u"exchange"_s).note, u"makes 20 in coins"_s);
        table.pressed(u"2"_s);
        table.pressed(u"e"_s);
        QCOMPARE(table.chosenIn(u"hand"_s), (QList<int>{0, 1, 2}));
        QCOMPARE(staged.ticket(u"exchange"_s).label, u"Change your shirt"_s);
        QCOMPARE(staged.ticket(u"exchange"_s).note, u"and knock with 10 in coins"_s);
        QCOMPARE(selection.size(), 6);

        // No such cards; the fourth keys are for games of four.
        for (const QString &key : {u"4"_s, u"r"_s})
            table.pressed(key);
        for (const int slot : {-1, 3, 31, 1000}) {
            table.toggle(u"hand"_s, slot);
            table.toggle(u"monte"_s, slot);
        }
        QCOMPARE(selection.size(), 6);
        table.toggle(u"hand"_s, 0);
        QCOMPARE(table.chosenIn(u"hand"_s), (QList<int>{1, 2}));
        table.clearSelection();
        QCOMPARE(table.chosenIn(u"hand"_s), QList<int>());
        QCOMPARE(table.chosenIn(u"monte"_s), QList<int>());
        QCOMPARE(staged.ticket(u"exchange"_s).note, u"choose cards to exchange"_s);
        QCOMPARE(staged.asked.size(), 0U);
        QCOMPARE(staged.stale().join(u'\n'), QString());
    }

    void exchangesWhatIsChosen()
    {
        StagedTable staged(2);
        PetrangolaTable &table = staged.table;
        const Motions motions(table);
        staged.findFirstDealer(1);
        staged.dealAndExpose({"AD 5C KD", "2S 4C 6B"}, "3S HD 4B");
        table.pressed(u"3"_s);
        table.pressed(u"w"_s);
        table.pressed(u"space"_s);
        QCOMPARE(table.faces(u"hand"_s), faces(u"AD KD HD"_s));
        QCOMPARE(table.faces(u"monte"_s), faces(u"3S 5C 4B"_s));
        QCOMPARE(motions.told.constLast(), u"exchanged 0 hand 2 monte 1 give 5C take HD"_s);
        QCOMPARE(table.chosenIn(u"hand"_s), QList<int>());
        QCOMPARE(table.chosenIn(u"monte"_s), QList<int>());
        QCOMPARE(staged.lastLine(), u"You give the 5 of cups and take the horse of coins"_s);
        // Another's slots lie face down: they count from the first.
        staged.exchange("6B 2S", "4B 3S");
        QCOMPARE(table.faces(u"monte"_s), faces(u"2S 5C 6B"_s));
        QCOMPARE(motions.told.constLast(), u"exchanged 1 hand 0,1 monte 2,0 give 6B,2S take 4B,3S"_s);
        QCOMPARE(staged.seat(1).said, u"I exchange 2"_s);
        QVERIFY(!staged.seat(1).loud);
        QCOMPARE(table.notice(), u"Your turn · deal 1, lap 2"_s);
        QCOMPARE(staged.stale().join(u'\n'), QString());
    }

    /// In two packs equal cards lie in several slots, some given and some taken.
    void exchangesEqualCardsToTheRightSlots()
    {
        StagedTable staged(2, {.packs = 2});
        PetrangolaTable &table = staged.table;
        const Motions motions(table);
        staged.findFirstDealer(1);
        staged.dealAndExpose({"AD AD KD", ""}, "KD 2S 2S");
        table.toggle(u"hand"_s, 0);
        table.toggle(u"hand"_s, 1);
        table.toggle(u"monte"_s, 1);
        table.toggle(u"monte"_s, 2);
        table.perform(u"exchange"_s);
        QCOMPARE(table.faces(u"hand"_s), faces(u"2S 2S KD"_s));
        QCOMPARE(table.faces(u"monte"_s), faces(u"KD AD AD"_s));
        QCOMPARE(motions.told.constLast(), u"exchanged 0 hand 0,1 monte 1,2 give AD,AD take 2S,2S"_s);
    }

    void changesTheShirt()
    {
        StagedTable staged(3);
        PetrangolaTable &table = staged.table;
        const Motions motions(table);
        staged.findFirstDealer(2);
        staged.dealAndExpose({"AD 5C 2D", "2S 4C 6B", ""}, "3S HD 4B");
        table.pressed(u"c"_s);
        QCOMPARE(table.faces(u"hand"_s), faces(u"3S 4B HD"_s));
        QCOMPARE(table.faces(u"monte"_s), faces(u"AD 5C 2D"_s));
        QCOMPARE(motions.told.mid(motions.told.size() - 2),
                 (QStringList{u"exchanged 0 hand 0,2,1 monte 0,1,2 give AD,5C,2D take 3S,HD,4B"_s, u"knocked 0"_s}));
        QVERIFY(staged.seat(0).knocked);
        // After a knock it is no knock.
        staged.exchange("2S 4C 6B", "AD 5C 2D");
        QCOMPARE(motions.told.constLast(), u"exchanged 1 hand 0,1,2 monte 0,1,2 give 2S,4C,6B take AD,5C,2D"_s);
        QCOMPARE(staged.seat(1).said, u"I exchange all three"_s);
        QVERIFY(!staged.seat(1).loud);
    }

    void offersTheLastTurn()
    {
        StagedTable staged(2);
        PetrangolaTable &table = staged.table;
        Refusals refusals(table);
        staged.findFirstDealer(0);
        staged.deal({.hands = {"5C 6C 2S", "AC KC 2D"}, .aside = "3S HD 4B"});
        table.perform(u"expose"_s);
        staged.play(Knock{});
        QCOMPARE(staged.seat(1).said, u"I knock!"_s);
        QVERIFY(staged.seat(1).loud);
        QCOMPARE(staged.offered(), (QStringList{u"exchange"_s, u"stay"_s, u"shirt"_s}));
        QCOMPARE(staged.ticket(u"stay"_s).note, u"you stay with 11 in cups"_s);
        QCOMPARE(staged.ticket(u"shirt"_s).note, u"all three: 10 in coins"_s);
        table.pressed(u"k"_s);
        QCOMPARE(refusals.take(), u"Ada has knocked already: to change nothing, choose “Stay”."_s);
        table.pressed(u"s"_s);
        QCOMPARE(staged.asked, (std::vector<Move>{Expose{}, Stay{}}));
        QCOMPARE(table.stage(), PetrangolaTable::Showdown);
    }

    void asksBeforeAKnockWhereThatIsWanted()
    {
        Preferences::instance().setConfirmKnock(true);
        StagedTable staged(2);
        PetrangolaTable &table = staged.table;
        staged.findFirstDealer(1);
        staged.dealAndExpose({"AD KD 2C", ""}, "HD 3S 4B");
        table.pressed(u"k"_s);
        QVERIFY(staged.asked.empty());
        QCOMPARE(staged.ticket(u"knock"_s).label, u"Really knock?"_s);
        table.clearSelection(); // Esc thinks again
        QCOMPARE(staged.ticket(u"knock"_s).label, u"Knock"_s);
        table.pressed(u"k"_s);
        table.toggle(u"hand"_s, 0); // so does going on with the cards
        QCOMPARE(staged.ticket(u"knock"_s).label, u"Knock"_s);
        table.pressed(u"k"_s);
        QVERIFY(staged.asked.empty());
        table.pressed(u"k"_s);
        QCOMPARE(staged.asked, std::vector<Move>{Knock{}});
    }
};

SANDBOXED_TEST_MAIN(PetrangolaTurnTest)

#include "petrangola_turn_test.moc"
