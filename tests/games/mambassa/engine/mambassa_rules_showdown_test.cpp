// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "mambassa_rules_table.h"

using namespace mambassa;
using readable::card;
using readable::handOfFour;
using readable::text;

class MambassaRulesShowdownTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMambassaMakesAllOthersPay() // M-4: after the first step, and there is no second
    {
        StackedMambassa table(3);
        table.dealAndExpose({"2D 3C 4S 5B", "AD AC AS 6B", "4D 5C 6S 7B"}, "KD HC JS AB");
        QCOMPARE(table.count<Declared>(), 0);
        table.exchange("6B", "AB");
        const auto declared = table.last<Declared>();
        QCOMPARE(text(declared.seats), "1");
        QVERIFY(declared.category == Category::mambassa);
        const auto showdown = table.last<Showdown>();
        QCOMPARE(text(showdown.worst), "0 2");
        QCOMPARE(text(showdown.gained), "-");
        QCOMPARE(table.tokens(), "2 3 2");
        QCOMPARE(showdown.pool, 5);
    }

    void aQuarantunaTakesAToken() // M-4: after the second step
    {
        StackedMambassa table(3);
        table.dealAndExpose({"2D 3C 4S 5B", "AD KD HD 6B", "4D 5C 6S 7B"}, "3D HC JS AB", "JD");
        table.exchange("", "");
        table.play(Draw{card("6B")}); // it is looked at after the second step too
        QVERIFY(table.last<Declared>().category == Category::quarantuna);
        const auto showdown = table.last<Showdown>();
        QCOMPARE(text(showdown.worst), "0"); // 5 points
        QCOMPARE(text(showdown.gained), "1");
        QCOMPARE(table.tokens(), "2 4 3");
        QCOMPARE(showdown.pool, 3);
        QCOMPARE(table.open().dealer, 1); // the turn to deal passes right
    }

    void handsAreLookedAtWhenPlayBegins() // M-4, M-5
    {
        StackedMambassa table(4);
        // The seat that would be last to play has it, and so has the dealer.
        table.deal({.hands = {"AD KD HD JD", "2D 3C 4S 5B", "3D 4C 5S 6B", "AC KC HC JC"}, .aside = "2S 3B 4D 7S"});
        QCOMPARE(table.count<Declared>(), 0);
        table.play(Expose{});
        QCOMPARE(text(table.last<Declared>().seats), "0 3");
        QCOMPARE(text(table.last<Showdown>().gained), "0 3");
        QCOMPARE(text(table.last<Showdown>().worst), "1");
        QCOMPARE(table.tokens(), "4 2 3 4");
    }

    void aKeptQuarantunaIsDeclared() // M-4
    {
        StackedMambassa table(2);
        table.deal({.hands = {"2D 3C 4S 5B", "3D 4C 5S 6B"}, .aside = "AC KC HC JC"});
        table.play(Keep{});
        QCOMPARE(text(table.last<Declared>().seats), "0");
        QCOMPARE(table.tokens(), "4 2");
    }

    void aDeclarationAfterAKnockEndsThePlayToo() // M-4
    {
        StackedMambassa table(3);
        table.dealAndExpose({"2D 3C 4S 5B", "2S 2C 7S 6B", "4D KC HC JC"}, "AC HB JS AB");
        table.stayAll(); // seat 1 knocks
        table.exchange("4D", "AC");
        QCOMPARE(table.count<Showdown>(), 1); // seat 0 has no turn any more
        QCOMPARE(text(table.last<Declared>().seats), "2");
        QCOMPARE(text(table.last<Showdown>().worst), "0");
        QCOMPARE(table.tokens(), "2 3 4");
    }

    void aMambassaMakesAQuartinaPayToo()
    {
        StackedMambassa table(2);
        table.dealAndExpose({"2D 2C 2S 2B", "AD AC AS AB"}, "KD HC JS 3B");
        QVERIFY(table.last<Declared>().category == Category::mambassa);
        QCOMPARE(text(table.last<Showdown>().worst), "0");
        QCOMPARE(table.tokens(), "2 3");
    }

    void payingAndTakingAreSettledTogether() // M-5
    {
        StackedMambassa table(2);
        // Both hold one, so both pay and take; each with a single token is out at no moment.
        for (int deal = 0; deal < 2; ++deal)
            table.settle({"7D 7C 7S 2C", "KD 3C 4S 5B"});
        QCOMPARE(table.tokens(), "3 1");
        table.dealAndExpose({"AD KD HD JD", "AC KC HC JC"}, "2S 3B 4D 7S");
        QCOMPARE(text(table.last<Showdown>().worst), "0 1");
        QCOMPARE(text(table.last<Showdown>().gained), "0 1");
        QCOMPARE(table.tokens(), "3 1");
        QVERIFY(!table.state.over());
    }

    void aShortPoolPaysFromTheDealersRight() // M-7
    {
        StackedMambassa table(3);
        // Each such deal takes one token more out of the pool of three than it brings.
        for (int deal = 0; deal < 3; ++deal) {
            table.dealAndExpose({"AD KD HD JD", "AC KC HC JC", "2D 2S 3B 4C"}, "3S 4B 5D 6S");
            if (table.state.over())
                break;
        }
        QCOMPARE(table.tokens(), "6 6 0");
        QCOMPARE(table.last<Showdown>().pool, 0);
        QVERIFY(!table.state.over());
        // Two left, and an empty pool: what both pay is all that there is to take.
        table.dealAndExpose({"AD KD HD JD", "AC KC HC JC"}, "3S 4B 5D 6S");
        QCOMPARE(table.tokens(), "6 6 0");

        // One pays, two would take, and the pool is empty: the first from the dealer's right gets it.
        monte::Hands<cardsInHand> hands;
        hands[0] = handOfFour("AD KD HD JD");
        hands[1] = handOfFour("2D 2S 3B 4C");
        hands[2] = handOfFour("AC KC HC JC");
        knocking::Play play{.seats = 3, .playing = game::SeatSet::first(3), .dealer = 1};
        const Declaration both = declarationIn(hands, play.playing, Ranking::table());
        QCOMPARE(text(both.owners), "0 2");
        QCOMPARE(text(reckon(hands, play, 0, both, Ranking::table()).gained), "2");
        play.dealer = 2;
        QCOMPARE(text(reckon(hands, play, 0, both, Ranking::table()).gained), "0");
        QCOMPARE(text(reckon(hands, play, 1, both, Ranking::table()).gained), "0 2");
    }

    void allTiedForWorstPay()
    {
        StackedMambassa table(3);
        table.settle({"KD 3C 4S 5B", "HD 4C 5S 6B", "7D 7C 7S 2C"});
        QCOMPARE(text(table.last<Showdown>().worst), "0 1");
        QCOMPARE(table.tokens(), "2 2 3");
        QCOMPARE(table.last<Showdown>().pool, 5);
    }

    void theLastSeatInTakesThePool()
    {
        StackedMambassa table(2);
        for (int deal = 0; deal < 3; ++deal)
            table.settle({"7D 7C 7S 2C", "KD 3C 4S 5B"});
        QVERIFY(table.state.over());
        QCOMPARE(table.last<MatchEnded>().winner, 0);
        QCOMPARE(table.last<MatchEnded>().pool, 5);
        QCOMPARE(table.tokens(), "3 0");
    }

    void theDealerTakesItWhereAllFallTogether()
    {
        StackedMambassa table(2);
        for (int deal = 0; deal < 3; ++deal)
            table.settle({"KD 3C 4S 5B", "HD 4C 5S 6B"});
        QVERIFY(table.state.over());
        QCOMPARE(table.tokens(), "0 0");
        QCOMPARE(table.last<Dealt>().dealer, 0); // 0, 1, 0
        QCOMPARE(table.last<MatchEnded>().winner, 0);
        QCOMPARE(table.last<MatchEnded>().pool, 8);
    }
};

QTEST_APPLESS_MAIN(MambassaRulesShowdownTest)
#include "mambassa_rules_showdown_test.moc"
