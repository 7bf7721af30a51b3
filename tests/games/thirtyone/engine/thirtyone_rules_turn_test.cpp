// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_thirtyone.h"

using namespace thirtyone;
using game::nobody;
using game::Seat;

namespace {

/// Nobody has anything.
const std::vector<std::string> plainHands{"2D 3C 4S", "3D 4C 5S", "4D 5C 6S"};

template<class Kind>
bool mayPlay(const StackedThirtyone &table)
{
    return table.legalMoves().contains(Kind{});
}

} // namespace

/// What a seat may do in its turn, and what comes of it (3.1, 3.8).
class ThirtyoneRulesTurnTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTurnDrawsTakesOrKnocks()
    {
        StackedThirtyone table(3);
        table.deal({.hands = plainHands, .turned = "9H", .stock = "KD QD"});
        QVERIFY(table.state.phase() == Phase::turn);
        QCOMPARE(table.legalMoves().size(), std::size_t{3});
        QVERIFY(mayPlay<DrawStock>(table) && mayPlay<TakeDiscard>(table) && mayPlay<Knock>(table));
        table.play(DrawStock{});
        QVERIFY(table.state.phase() == Phase::discardOne);
        QCOMPARE(table.state.toMove(), 1);
        QCOMPARE(table.hand(1), "3D 4C 5S KD");
        QVERIFY(table.last<Moved>().got == card("KD"));
        QCOMPARE(table.legalMoves().size(), std::size_t{4});
        table.play(Discard{card("5S")});
        QCOMPARE(table.hand(1), "3D 4C KD");
        QCOMPARE(table.top(), "5S");
        QCOMPARE(table.known(1), "");
        QCOMPARE(table.state.toMove(), 2); // clockwise: to the left
        table.take("6S");
        QCOMPARE(table.hand(2), "4D 5C 5S");
        QCOMPARE(table.known(2), "5S"); // all saw it
        QCOMPARE(text(table.open().discards), "9H 6S");
        QCOMPARE(table.state.toMove(), 0);
        QCOMPARE(table.open().lap, 1);
        table.drawAndDiscard();
        QCOMPARE(table.open().lap, 2);
    }

    void whatWasTakenIsKnownUntilItGoes()
    {
        StackedThirtyone table(2);
        table.deal({.hands = {"2D 3C 4S", "3D 4C 5S"}, .turned = "9H"});
        table.take("3D");
        QCOMPARE(table.known(1), "9H");
        table.drawAndDiscard();
        table.play(DrawStock{});
        QCOMPARE(table.known(1), "9H"); // a draw hides nothing of it
        table.play(Discard{card("9H")});
        QCOMPARE(table.known(1), "");
    }

    void T31_EX_7_and_T31_6()
    {
        StackedThirtyone table(3);
        table.deal({.hands = plainHands, .turned = "9C", .stock = "9S"});
        table.play(TakeDiscard{});
        QVERIFY(table.apply(Discard{card("9C")}) == Illegal::justTaken);
        QVERIFY(table.apply(Discard{card("AH")}) == Illegal::notInHand);
        QCOMPARE(table.legalMoves().size(), std::size_t{3});
        table.play(Discard{card("3D")});
        table.play(DrawStock{});
        table.play(Discard{card("9S")}); // drawn from the stock it may go back
        QCOMPARE(table.top(), "9S");
    }

    void T31_7_knockingInTheFirstTurn()
    {
        StackedThirtyone table(3);
        table.deal({.hands = plainHands});
        table.knock();
        QCOMPARE(table.open().knocker, 1);
        QVERIFY(table.state.phase() == Phase::finalTurn);

        StackedThirtyone late(3, {.knockFromRound = 2});
        late.deal({.hands = plainHands});
        for (int turn = 0; turn < 3; ++turn) {
            QVERIFY(late.apply(Knock{}) == Illegal::knockTooSoon);
            QVERIFY(!mayPlay<Knock>(late));
            late.drawAndDiscard();
        }
        QCOMPARE(late.open().lap, 2);
        QVERIFY(mayPlay<Knock>(late));
        late.knock();
        QCOMPARE(late.open().knocker, 1);
    }

    void T31_13_standingOnlyInAFinalTurn()
    {
        StackedThirtyone table(3);
        table.deal({.hands = plainHands});
        QVERIFY(table.apply(Stand{}) == Illegal::nobodyKnocked);
        QVERIFY(table.apply(Discard{card("3D")}) == Illegal::notNow);
        table.knock();
        QVERIFY(mayPlay<DrawStock>(table) && mayPlay<TakeDiscard>(table) && mayPlay<Stand>(table));
        QVERIFY(table.apply(Knock{}) == Illegal::alreadyKnocked);
        QVERIFY(table.apply(Cut{3}) == Illegal::notNow);
        table.play(DrawStock{});
        QVERIFY(table.state.phase() == Phase::discardOne);
        QVERIFY(table.apply(Stand{}) == Illegal::notNow);
    }

    void everyOtherSeatHasOneTurnAfterAKnock()
    {
        StackedThirtyone table(3);
        table.deal({.hands = plainHands});
        table.drawAndDiscard();
        table.knock(); // seat 2
        table.stand(); // the dealer
        QCOMPARE(table.state.toMove(), 1);
        QCOMPARE(table.count<Showdown>(), 0);
        table.drawAndDiscard();
        QCOMPARE(table.count<Showdown>(), 1);
        QVERIFY(table.state.awaitsPack());
    }

    void T31_EX_8_twoSeats() // T31-8
    {
        StackedThirtyone table(2);
        table.deal({.hands = {"2D 3C 4S", "8H 4C 5S"}});
        table.draw("8H");
        table.knock();
        QCOMPARE(table.state.toMove(), 1);
        table.take("5S"); // its own eight
        QVERIFY(table.state.view(1).hand.contains(card("8H")));
    }

    void T31_EX_9_threeSeats() // T31-8
    {
        StackedThirtyone table(3);
        table.deal({.hands = {"2D 3C 4S", "8H 4C 5S", "4D 5C 6S"}});
        table.draw("8H");
        table.knock();
        table.stand();
        QCOMPARE(table.state.toMove(), 1);
        table.take("5S");
        QVERIFY(table.state.view(1).hand.contains(card("8H")));
    }

    void T31_EX_5_downTo31()
    {
        StackedThirtyone table(4);
        table.deal({.hands = {"2D 3C 4S", "3D 4C 5S", "AD KD 6S", "2H 3H 4H"}, .stock = "9C TD"});
        table.draw("9C");
        table.draw("6S");
        QVERIFY(table.last<Blitzed>().seats.contains(2));
        QVERIFY(table.last<Showdown>().ending == Ending::blitz);
        QCOMPARE(table.losses(), "1 1 0 1");
        QVERIFY(table.state.awaitsPack());
    }

    void T31_EX_5_and_T31_5_after_a_knock()
    {
        const std::vector<std::string> hands{"2D 3C 4S", "KH QH 5S", "AD KD 6S", "2H 3H 4H"};
        StackedThirtyone table(4);
        table.deal({.hands = hands, .stock = "TD"});
        table.knock();
        table.draw("6S");
        QCOMPARE(table.count<Blitzed>(), 0);
        QCOMPARE(table.state.toMove(), 3); // the deal goes on
        table.stand();
        table.stand();
        QVERIFY(table.last<Showdown>().ending == Ending::showdown);
        QCOMPARE(table.losses(), "1 0 0 0");

        StackedThirtyone ends(4, {.blitzAfterKnock = true});
        ends.deal({.hands = hands, .stock = "TD"});
        ends.knock();
        ends.draw("6S");
        QCOMPARE(ends.count<Blitzed>(), 1);
        QCOMPARE(ends.losses(), "1 2 0 1");
    }

    void T31_EX_2_noBlitzWith305()
    {
        StackedThirtyone table(2, {.threeOfAKind305 = true});
        table.deal({.hands = {"AS AH AD", "7C 7D 2H"}, .stock = "7H"});
        QCOMPARE(table.count<Showdown>(), 0);
        table.draw("2H");
        QCOMPARE(table.count<Showdown>(), 0);
    }

    void T31_EX_6_theStockIsUsedUp()
    {
        StackedThirtyone table(3);
        table.deal({.hands = plainHands});
        for (int drawn = 0; drawn < 42; ++drawn) {
            QCOMPARE(table.count<Showdown>(), 0);
            QCOMPARE(table.open().stock, 42 - drawn);
            table.drawAndDiscard();
        }
        QVERIFY(table.last<Showdown>().ending == Ending::stockOut);
        QCOMPARE(table.losses(), "0 0 0");
        QVERIFY(table.open().shown[0].empty()); // T31-15: all show at a showdown and at a blitz
        QVERIFY(std::get<Showdown>(Thirtyone::seenBy(table.events.back(), 1)).hands[0][0].hidden());
        QVERIFY(table.state.awaitsPack());
        QCOMPARE(table.open().dealer, 1);
    }

    void aBlitzWithTheLastCardCounts()
    {
        StackedThirtyone table(2, {.pack = PackKind::stripped});
        std::string stock; // of 25 cards the 25th is drawn by seat 1
        Pack rest = table.state.newPack();
        for (const cards::Card card : hand("7D 8C 9S"))
            rest.removeFirst(card);
        for (const cards::Card card : hand("AD KD 7S"))
            rest.removeFirst(card);
        rest.removeFirst(card("7C"));
        rest.removeFirst(card("TD"));
        stock = text(rest) + " TD";
        table.deal({.hands = {"7D 8C 9S", "AD KD 7S"}, .turned = "7C", .stock = stock});
        while (table.open().stock > 1)
            table.drawAndDiscard();
        QCOMPARE(table.state.toMove(), 1);
        table.draw("7S");
        QVERIFY(table.last<Showdown>().ending == Ending::blitz);
        QCOMPARE(table.losses(), "1 0");
    }

    void T31_9_anEmptyStockInFinalTurns()
    {
        StackedThirtyone table(3, {.pack = PackKind::stripped});
        table.deal({.hands = {"7D 8C 9S", "7C 8S 9H", "7H 8D 9C"}});
        while (table.open().stock > 1)
            table.drawAndDiscard();
        table.knock();
        table.drawAndDiscard(); // the last card, after a knock: the deal goes on
        QCOMPARE(table.count<Showdown>(), 0);
        QVERIFY(table.apply(DrawStock{}) == Illegal::stockEmpty);
        QCOMPARE(table.legalMoves().size(), std::size_t{2});
        QVERIFY(mayPlay<TakeDiscard>(table) && mayPlay<Stand>(table));
        table.stand();
        QVERIFY(table.last<Showdown>().ending == Ending::showdown);
    }

    /// The house's own rule: no deal is endless.
    void fiftyLapsOfTakingEndADeal()
    {
        StackedThirtyone table(2);
        table.deal({.hands = {"2D 3C 4S", "3D 4C 5S"}});
        for (int turn = 0; turn < 2 * mostLaps; ++turn) {
            QCOMPARE(table.count<Showdown>(), 0);
            table.take(cards::french::code(table.viewOfMover().hand[0]));
        }
        QVERIFY(table.last<Showdown>().ending == Ending::stockOut);
        QCOMPARE(table.losses(), "0 0");
    }
};

QTEST_APPLESS_MAIN(ThirtyoneRulesTurnTest)
#include "thirtyone_rules_turn_test.moc"
