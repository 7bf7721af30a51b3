// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_thirtyone.h"

using namespace thirtyone;

namespace {

constexpr Options widow{.source = Source::widow, .settlement = Settlement::pot};

bool offers(const StackedThirtyone &table, const Move &move)
{
    return table.legalMoves().contains(move);
}
int exchangesOffered(const StackedThirtyone &table)
{
    int count = 0;
    for (const Move &move : table.legalMoves())
        count += std::holds_alternative<Exchange>(move) ? 1 : 0;
    return count;
}

} // namespace

/// The widow and the pot of chips (3.2).
class ThirtyoneRulesWidowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void WID_EX_1_theHighestTakesThePot()
    {
        StackedThirtyone table(4, widow);
        table.deal({.hands = {"KS 9D 2C", "KH QH 8H", "TD 7D 2H", "QS 5S 3C"}});
        QCOMPARE(table.tokens(), "9 9 9 9");
        QCOMPARE(table.open().pot, 4);
        table.knock();
        for (int turn = 0; turn < 3; ++turn)
            table.stand();
        QCOMPARE(table.points(), "0 4 0 0");
        QCOMPARE(table.losses(), "0 0 0 0"); // nobody loses lives, and no penalty for the knocker
        QCOMPARE(table.tokens(), "9 13 9 9");
        QCOMPARE(table.open().pot, 0);
    }

    void WID_EX_1_and_WID_3_tiesShareAndTheRestStays()
    {
        StackedThirtyone table(5, widow);
        table.settle({"KH QH 8H", "KS QS 8S", "TD 7D 2H", "QC 5S 3C", "9C 4D 2D"}, 1);
        QCOMPARE(table.points(), "2 2 0 0 0");
        QCOMPARE(table.tokens(), "11 11 9 9 9");
        QCOMPARE(table.last<Showdown>().pot, 1);
        table.deal({});
        QCOMPARE(table.open().pot, 6); // one carried over, five antes
    }

    void WID_EX_1_aBlitzBringsAChipOfEverybody()
    {
        StackedThirtyone table(4, widow);
        table.deal({.hands = {"KS 9D 2C", "AH QH TH", "TD 7D 2H", "QS 5S 3C"}});
        QCOMPARE(text(table.last<Blitzed>().seats), "1");
        QCOMPARE(table.losses(), "1 0 1 1");
        QCOMPARE(table.points(), "0 7 0 0");
        QCOMPARE(table.tokens(), "8 16 8 8");
    }

    void WID_EX_1_whoHasNoChipLeftAddsNone()
    {
        StackedThirtyone table(std::vector<int>{10, 1, 4}, widow);
        table.deal({.hands = {"AH QH TH", "KS 9D 2C", "TD 7D 2H"}});
        QCOMPARE(table.losses(), "0 0 1");
        QCOMPARE(table.tokens(), "13 0 2");
    }

    void WID_3_twoBlitzersShare()
    {
        StackedThirtyone table(3, widow);
        table.deal({.hands = {"AH QH TH", "KS 9D 2C", "AD QD TD"}});
        QCOMPARE(table.points(), "2 0 2"); // three antes and a chip more
        QCOMPARE(table.tokens(), "11 8 11");
    }

    void WID_EX_2_cardsPutInLieOpen()
    {
        StackedThirtyone table(4, widow);
        table.deal({.hands = {"KS 9D 2C", "4H 5C 9S", "TD 7D 2H", "QS 5S 3C"}, .widow = "AS KD 8C"});
        QCOMPARE(table.middle(), "-- -- --");
        table.exchange("4H 5C", 0b101);
        QCOMPARE(table.middle(), "4H -- 5C");
        QCOMPARE(table.hand(1), "AS 8C 9S");
        QCOMPARE(table.known(1), ""); // they were taken unseen
        table.exchange("2H", 0b001);
        QCOMPARE(table.known(2), "4H"); // this one lay open
    }

    void WID_EX_3_cardsOfADeal()
    {
        StackedThirtyone table(4, widow);
        table.deal({});
        QCOMPARE(table.open().stock, 36);
        QCOMPARE(table.open().discards.size(), 1U);
        QCOMPARE(table.open().middle.cards.size(), 3U);
    }

    void WID_EX_4_and_WID_2_anExchangeForThirtyOne()
    {
        StackedThirtyone table(3, widow);
        table.deal({.hands = {"9S 9D 2C", "8H 2D 3C", "KS QS 4D"}, .widow = "AS 7C 6H"});
        table.exchange("8H", 0b010);
        QCOMPARE(table.middle(), "-- 8H --");
        StackedThirtyone open(3, widow);
        open.deal({.hands = {"9S 9D 2C", "AS 2D 3C", "KS QS 4D"}, .widow = "6H 7C 8D"});
        open.exchange("AS", 0b001);
        QCOMPARE(open.middle(), "AS -- --");
        open.exchange("4D", 0b001);
        QCOMPARE(open.last<Showdown>().ending, Ending::blitz);
        QCOMPARE(open.points(), "0 0 5");
    }

    void WID_EX_5_lastTurnsWithAnEmptyStock()
    {
        StackedThirtyone table(3, {.source = Source::widow, .settlement = Settlement::pot, .pack = PackKind::stripped});
        table.deal({.hands = {"KS 9D 8C", "KH QH 8H", "TD 7D 9H"}});
        while (table.open().stock > 1)
            table.drawAndDiscard();
        table.knock();
        table.drawAndDiscard();
        QCOMPARE(table.open().stock, 0);
        QCOMPARE(table.apply(DrawStock{}), std::optional(Illegal::stockEmpty));
        QVERIFY(offers(table, TakeDiscard{}) && offers(table, Stand{}) && !offers(table, DrawStock{}));
        QCOMPARE(exchangesOffered(table), 19);
    }

    void WID_EX_6_and_WID_4_thePotIsCarriedOver()
    {
        StackedThirtyone table(4, widow);
        table.deal({.hands = {"KS 9D 2C", "KH QH 8H", "TD 7D 2H", "QS 5S 3C"}});
        while (table.count<Showdown>() == 0)
            table.drawAndDiscard();
        QCOMPARE(table.last<Showdown>().ending, Ending::stockOut);
        QCOMPARE(table.tokens(), "9 9 9 9");
        QCOMPARE(table.last<Showdown>().pot, 4);
        table.deal({});
        QCOMPARE(table.open().pot, 8);
    }

    void WID_1_stockAndPileStayInUse()
    {
        StackedThirtyone table(4, widow);
        table.deal({});
        QVERIFY(offers(table, DrawStock{}) && offers(table, TakeDiscard{}) && offers(table, Knock{}));
        QCOMPARE(exchangesOffered(table), 19); // nine of one card, nine of two, and all three
    }

    void WID_5_whoCannotAnteIsOut()
    {
        StackedThirtyone table(std::vector<int>{2, 1, 5}, widow);
        table.settle({"KH QH 8H", "KS 9D 2C", "TD 7D 2H"}, 1);
        QCOMPARE(table.tokens(), "4 0 4");
        QVERIFY(!table.state.over());
        QCOMPARE(text(table.open().in), "0 2");
        table.deal({});
        QCOMPARE(text(table.open().playing), "0 2");
    }

    void WID_5_theLastOneWins()
    {
        StackedThirtyone table(std::vector<int>{2, 1}, widow);
        table.settle({"KH QH 8H", "KS 9D 2C"}, 1);
        QVERIFY(table.state.over());
        QCOMPARE(text(table.last<MatchEnded>().winners), "0");
        QCOMPARE(table.tokens(), "3 0");
    }

    void WID_5_nobodyCanAnte()
    {
        StackedThirtyone table(std::vector<int>{1, 1}, widow);
        table.deal({});
        while (table.count<Showdown>() == 0)
            table.drawAndDiscard();
        QCOMPARE(table.tokens(), "0 0");
        QVERIFY(table.state.over());
        QCOMPARE(text(table.last<MatchEnded>().winners), "0 1");
        QCOMPARE(table.last<MatchEnded>().pot, 2); // nobody won it
    }

    void WID_5_theMostChipsAfterTheLastDeal()
    {
        Options five = widow;
        five.maxHands = 5;
        StackedThirtyone table(3, five);
        for (int deal = 1; deal <= 5; ++deal) {
            QVERIFY(!table.state.over());
            const bool mine = deal <= 2;
            table.settle({mine ? "KH QH 8H" : "KS 9D 2C",
                          mine           ? "KS 9D 2C"
                              : deal < 5 ? "KH QH 8H"
                                         : "TD 7D 2H",
                          deal == 5 ? "KH QH 8H" : "5C 4S 3D"},
                         game::nextSeat(table.open().dealer, table.open().in, 3));
        }
        // Two pots, two pots, one pot.
        QCOMPARE(table.tokens(), "11 11 8");
        QVERIFY(table.state.over());
        QCOMPARE(text(table.last<MatchEnded>().winners), "0 1"); // a tie is a shared win
    }

    void WID_6_takingThreeIsNoKnock()
    {
        StackedThirtyone table(3, widow);
        table.deal({.hands = {"9S 9D 2C", "8H 2D 3C", "KS QS 4D"}, .widow = "5S 7C 6H"});
        table.exchange("8H 2D 3C", allPlaces);
        QCOMPARE(table.open().knocker, game::nobody);
        QCOMPARE(table.state.phase(), Phase::turn);
        QCOMPARE(table.middle(), "8H 2D 3C");
    }

    void whatIsNoExchange()
    {
        StackedThirtyone table(3, widow);
        table.deal({.hands = {"9S 9D 2C", "8H 2D 3C", "KS QS 4D"}});
        const auto tried = [&](const char *given, Places places) {
            return table.apply(Exchange{.given = hand(given), .places = places});
        };
        QCOMPARE(tried("8H 2D", 0b001), std::optional(Illegal::unequalExchange));
        QCOMPARE(tried("", 0), std::optional(Illegal::unequalExchange));
        QCOMPARE(tried("8H", 0b1000), std::optional(Illegal::unequalExchange));
        QCOMPARE(tried("KS", 0b001), std::optional(Illegal::notInHand));
        QCOMPARE(tried("8H 8H", 0b011), std::optional(Illegal::notInHand));
        QCOMPARE(table.apply(SwapFaceDown{}), std::optional(Illegal::notNow));
        StackedThirtyone plain(3);
        plain.deal({});
        QCOMPARE(plain.apply(Exchange{.given = plain.viewOfMover().hand, .places = allPlaces}),
                 std::optional(Illegal::notNow));
    }

    void anAnteOfThree()
    {
        Options dear = widow;
        dear.ante = 3;
        StackedThirtyone table(3, dear);
        table.settle({"KH QH 8H", "KS 9D 2C", "TD 7D 2H"}, 1);
        QCOMPARE(table.tokens(), "16 7 7");
    }

    void thirtyAndAHalfAndThirtyTwoCards()
    {
        Options both = widow;
        both.threeOfAKind305 = true;
        both.pack = PackKind::stripped;
        StackedThirtyone table(3, both);
        table.settle({"KH QH JH", "7S 7D 7C", "TD 7H 8H"}, 2);
        QCOMPARE(table.points(), "0 3 0");
        QCOMPARE(table.state.allCards().size(), 32U);
    }

    void theWidowForPenniesBillsAndPoints()
    {
        StackedThirtyone pennies(3, {.source = Source::widow});
        pennies.settle({"KH QH 8H", "KS 9D 2C", "TD 7D 2H"}, 0);
        QCOMPARE(pennies.losses(), "0 1 0");
        StackedThirtyone points(3, {.source = Source::widow, .settlement = Settlement::points});
        points.settle({"KH QH 8H", "KS 9D 2C", "TD 7D 2H"}, 0);
        QCOMPARE(points.points(), "4 1 2");
    }
};

QTEST_APPLESS_MAIN(ThirtyoneRulesWidowTest)
#include "thirtyone_rules_widow_test.moc"
