// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "mambassa_rules_table.h"

using namespace mambassa;
using game::nobody;
using game::Seat;
using readable::card;
using readable::handOfFour;
using readable::text;

class MambassaRulesTurnTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTurnHasTwoSteps()
    {
        StackedMambassa table(3);
        table.dealAndExpose(plainHands, "KD HC JS AB", "7D 6C");
        QVERIFY(table.state.phase() == Phase::exchange);
        QVERIFY(table.apply(Stay{}) == Illegal::notNow);
        QVERIFY(table.apply(Draw{card("3D")}) == Illegal::notNow);
        table.exchange("3D 4C", "KD HC");
        QVERIFY(table.state.phase() == Phase::draw);
        QCOMPARE(table.state.toMove(), 1);
        QCOMPARE(table.open().exchanged, 2);
        QCOMPARE(table.hand(1), "KD HC 5S 6B");
        QCOMPARE(table.monte(), "3D 4C JS AB");
        QVERIFY(table.apply(Exchange{}) == Illegal::notNow);
        QVERIFY(table.apply(Draw{card("3D")}) == Illegal::notInHand);
        table.play(Draw{card("5S")});
        QCOMPARE(table.hand(1), "KD HC 7D 6B"); // the top of the stock
        QCOMPARE(table.open().exchanged, 0);
        QCOMPARE(table.open().stock, 24);
        QCOMPARE(table.open().knocker, nobody);
        QCOMPARE(table.state.toMove(), 2);
        const auto moved = table.last<Moved>();
        QVERIFY(moved.drew == card("7D"));
        QCOMPARE(text(moved.hand), "KD HC 7D 6B");
        table.exchange("4D", "3D");
        table.play(Stay{}); // no knock, as a card was exchanged
        QCOMPARE(table.open().knocker, nobody);
    }

    void exchangesAreChecked()
    {
        StackedMambassa table(3);
        table.dealAndExpose(plainHands, "KD HC JS AB");
        const auto fault = [&](const char *give, const char *take) {
            return table.apply(Exchange{handOfFour(give), handOfFour(take)});
        };
        QVERIFY(fault("3D", "KD HC") == Illegal::unequalExchange);
        QVERIFY(fault("2D", "KD") == Illegal::notInHand);
        QVERIFY(fault("3D 3D", "KD HC") == Illegal::notInHand);
        QVERIFY(fault("3D", "2C") == Illegal::notInMonte);
        QVERIFY(table.apply(Cut{3}) == Illegal::notNow);
        QVERIFY(table.apply(Keep{}) == Illegal::notNow);
        QCOMPARE(Mambassa::legalMoves(table.viewOfMover()).size(), std::size_t{70});
    }

    void exchangingNoneAndStayingIsAKnock()
    {
        StackedMambassa table(3);
        table.dealAndExpose(plainHands, "KD HC JS AB");
        table.exchange("", "");
        QCOMPARE(table.open().knocker, nobody);
        QCOMPARE(Mambassa::legalMoves(table.viewOfMover()).size(), std::size_t{5});
        QVERIFY(knocks(table.viewOfMover(), Stay{}));
        QVERIFY(!knocks(table.viewOfMover(), Draw{card("3D")}));
        table.play(Stay{});
        QCOMPARE(table.open().knocker, 1);
        // Everybody else has one whole turn, in which nothing is a further knock.
        table.exchange("4D", "KD");
        table.play(Draw{card("5C")});
        QCOMPARE(table.state.toMove(), 0);
        table.exchange("2D 3C 4S 5B", "4D HC JS AB");
        QCOMPARE(table.count<Showdown>(), 1);
        QCOMPARE(table.open().knocker, 1);
    }

    void exchangingNoneAndDrawingIsNone()
    {
        StackedMambassa table(3);
        table.dealAndExpose(plainHands, "KD HC JS AB");
        table.exchange("", "");
        table.play(Draw{card("3D")});
        QCOMPARE(table.open().knocker, nobody);
        QCOMPARE(table.state.toMove(), 2);
    }

    void aShirtChangeIsAKnockWithoutASecondStep()
    {
        StackedMambassa table(3);
        table.dealAndExpose(plainHands, "KD HC JS AB");
        QVERIFY(knocks(table.viewOfMover(), Exchange{handOfFour("3D 4C 5S 6B"), handOfFour("KD HC JS AB")}));
        table.exchange("3D 4C 5S 6B", "KD HC JS AB");
        QCOMPARE(table.open().knocker, 1);
        QCOMPARE(table.state.toMove(), 2);
        QVERIFY(table.state.phase() == Phase::exchange);
        QCOMPARE(table.known(1), "KD HC JS AB");
    }

    void whatAllSawGoIntoAHand()
    {
        StackedMambassa table(3);
        table.dealAndExpose(plainHands, "KD HC JS AB", "7D 6C 2S");
        table.exchange("3D 4C", "KD HC");
        QCOMPARE(table.known(1), "KD HC");
        QCOMPARE(table.maybe(1), "");
        table.play(Draw{card("KD")}); // nobody else sees which
        QCOMPARE(table.known(1), "");
        QCOMPARE(table.maybe(1), "KD HC");
        table.exchange("4D", "JS");
        table.play(Stay{});
        QCOMPARE(table.known(2), "JS");
        QCOMPARE(table.maybe(2), "");
        table.exchange("2D", "3D");
        table.play(Stay{});
        table.exchange("HC", "2D"); // it leaves what may be there when it is given
        QCOMPARE(table.maybe(1), "KD");
        QCOMPARE(table.known(1), "2D");
    }

    /// Who draws again and again may hold any of the cards taken between: more than a hand has.
    void whatMayBeThereCanBeMoreThanAHand()
    {
        StackedMambassa table(2);
        table.dealAndExpose({"2D 3C 4S 5B", "3D 4C 5S 6B"}, "KD HC JS AB", "7D 7C 6S 2B");
        table.exchange("3D 4C 5S", "KD HC JS");
        table.play(Draw{card("KD")});
        table.exchange("2D 3C 4S", "3D 4C 5S");
        table.play(Draw{card("5B")});
        QCOMPARE(table.maybe(1), "KD HC JS");
        table.exchange("7D 6B", "2D 3C");
        table.play(Draw{card("2D")});
        QCOMPARE(table.known(1), "");
        QCOMPARE(table.maybe(1), "KD HC JS 2D 3C");
    }

    /// The king that seat 1 put under the stock of an eight-seat table comes up again and is seen in another hand.
    void whatIsSeenElsewhereIsNotThere()
    {
        StackedMambassa table(8);
        table.dealAndExpose({"2D 3C 4S 5B", "3D 4C 5S 6B", "4D 5C 6S 7B", "5D 6C 7S 2B", "6D 7C 2S 3B", "7D 2C 3S 4B",
                             "JD HC KS HS", "HD JC KC HB"},
                            "KD JS AB AC");
        table.exchange("3D", "KD");
        table.play(Draw{card("KD")});
        QCOMPARE(table.maybe(1), "KD");
        const auto drawInstead = [&] {
            table.exchange("", "");
            table.play(Draw{table.viewOfMover().hand[0]});
        };
        for (Seat seat = 2; seat <= 4; ++seat)
            drawInstead();
        drawInstead(); // seat 5 takes the king up
        QVERIFY(table.state.view(5).hand.contains(card("KD")));
        for (int seat = 6; seat <= 12; ++seat)
            drawInstead();
        QCOMPARE(table.state.toMove(), 5);
        QCOMPARE(table.maybe(1), "KD");
        table.exchange("KD", "JS");
        QCOMPARE(table.maybe(1), "");
    }

    void fiftyLapsWithoutAKnockEndADeal() // P-5
    {
        StackedMambassa table(3);
        table.dealAndExpose(plainHands, "KD HC JS 2B");
        for (int turn = 0; turn < 3 * mostLaps; ++turn) {
            QCOMPARE(table.count<Showdown>(), 0);
            const View view = table.viewOfMover();
            table.play(Exchange{{view.hand[0]}, {view.monte[0]}});
            if (table.count<Showdown>() == 0)
                table.play(Stay{});
        }
        QCOMPARE(table.count<Showdown>(), 1);
        QCOMPARE(table.open().lap, mostLaps);
        QCOMPARE(table.open().knocker, nobody);
    }
};

QTEST_APPLESS_MAIN(MambassaRulesTurnTest)
#include "mambassa_rules_turn_test.moc"
