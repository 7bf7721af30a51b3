// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_mambassa.h"

using namespace mambassa;
using cards::Card;
using game::at;
using game::nobody;
using game::Seat;
using readable::handOfFour;
using readable::text;

namespace {

Card card(const char *code)
{
    return *cards::italian::parse(code);
}

const std::vector<std::string> plainHands{"2D 3C 4S 5B", "3D 4C 5S 6B", "4D 5C 6S 7B"};

} // namespace

class MambassaRulesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void optionsAreChecked()
    {
        QCOMPARE(Options().tokenValue, 50);
        QVERIFY(!check({}, 2) && !check({}, 8) && !check({.tokenValue = 0}, 5));
        QVERIFY(check({}, 1) == OptionsFault::seats);
        QVERIFY(check({}, 9) == OptionsFault::seats);
        QVERIFY(check({.tokenValue = -1}, 5) == OptionsFault::tokenValue);
        QVERIFY(check({.tokenValue = largestTokenValue + 1}, 5) == OptionsFault::tokenValue);
    }

    void everySeatPutsOneOfFourTokensIn()
    {
        const State state({}, 5);
        QCOMPARE(state.view(0).pool, 5);
        for (Seat seat = 0; seat < 5; ++seat)
            QCOMPARE(state.view(0).tokens[at(seat)], 3);
    }

    void theHighestCardDealsFirst() // M-2
    {
        const auto dealerOf = [](const char *drawn) {
            State state({}, 4);
            Pack pack = Mambassa::newPack(state);
            std::size_t place = 0;
            for (const Card each : handOfFour(drawn)) {
                std::swap(pack[place], pack[pack.indexOf(each)]);
                ++place;
            }
            FirstDealerFound found;
            const auto keep = [&](const Event &event) { found = std::get<FirstDealerFound>(event); };
            state.supply(pack, keep);
            return std::pair(found.dealer, text(found.cards));
        };
        QVERIFY(dealerOf("2D 7C KS 3B") == std::pair(2, std::string("2D 7C KS 3B")));
        QCOMPARE(dealerOf("KB KC KS 3D").first, 2); // swords above cups above batons
        QCOMPARE(dealerOf("AB AC AS AD").first, 3); // coins above all
        QCOMPARE(dealerOf("AB AC 7S 7D").first, 1);
    }

    void fourCardsEachAndFourAside()
    {
        StackedMambassa table(3);
        table.deal({.hands = {"AD 2D 3D 5C", "AC 2C 3C 6D", "AS 2S 3S 7D"}, .aside = "KD HC JS 7B", .cutAt = 20});
        const auto dealt = table.last<Dealt>();
        QCOMPARE(text(dealt.hands[1]), "AC 2C 3C 6D");
        QCOMPARE(text(dealt.aside), "KD HC JS 7B");
        QCOMPARE(dealt.cutBy, 2); // the nearest at the dealer's left
        QCOMPARE(table.open().stock, 24);
        QCOMPARE(text(table.open().aside), "KD HC JS 7B"); // seat 0 deals
        QCOMPARE(table.hand(0), "");                       // P-4
        QCOMPARE(text(table.state.view(1).aside), "");
        table.play(Expose{});
        QCOMPARE(table.monte(), "KD HC JS 7B");
        QCOMPARE(table.hand(0), "AD 2D 3D 5C");
        QCOMPARE(table.state.toMove(), 1);
    }

    void eightSeatsLeaveFourCards()
    {
        StackedMambassa table(8);
        table.deal({});
        QCOMPARE(table.open().stock, 4);
        QCOMPARE(table.state.allCards().size(), std::size_t{40});
    }

    void keepingIsAKnock()
    {
        StackedMambassa table(3);
        table.deal({.hands = plainHands, .aside = "AD KD HD 2C"});
        table.play(Keep{});
        QCOMPARE(table.open().knocker, 0);
        QCOMPARE(table.hand(0), "AD KD HD 2C");
        QCOMPARE(table.monte(), "2D 3C 4S 5B");
        table.stayAll();
        QCOMPARE(table.count<Showdown>(), 0);
        table.stayAll();
        QCOMPARE(table.count<Showdown>(), 1);
    }

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

    void theCutIsChecked() // M-3
    {
        StackedMambassa table(2);
        table.supply(Mambassa::newPack(table.state));
        QVERIFY(table.apply(Cut{0}) == Illegal::cutOutsideThePack);
        QVERIFY(table.apply(Cut{40}) == Illegal::cutOutsideThePack);
        QVERIFY(!table.apply(Cut{39}));
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

    // -------------------------------------------------------------- declarations (M-4, M-5, M-7)

    void aMambassaMakesAllOthersPay()
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

    void aQuarantunaTakesAToken()
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

    void handsAreLookedAtWhenPlayBegins()
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

    void aKeptQuarantunaIsDeclared()
    {
        StackedMambassa table(2);
        table.deal({.hands = {"2D 3C 4S 5B", "3D 4C 5S 6B"}, .aside = "AC KC HC JC"});
        table.play(Keep{});
        QCOMPARE(text(table.last<Declared>().seats), "0");
        QCOMPARE(table.tokens(), "4 2");
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
        monte::Play play{.seats = 3, .playing = game::SeatSet::first(3), .dealer = 1};
        const Declaration both = declarationIn(hands, play.playing, Ranking::table());
        QCOMPARE(text(both.owners), "0 2");
        QCOMPARE(text(reckon(hands, play, 0, both, Ranking::table()).gained), "2");
        play.dealer = 2;
        QCOMPARE(text(reckon(hands, play, 0, both, Ranking::table()).gained), "0");
        QCOMPARE(text(reckon(hands, play, 1, both, Ranking::table()).gained), "0 2");
    }

    // -------------------------------------------------------------- showdown and end

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

    void whoIsOutGetsNoHand()
    {
        StackedMambassa table(3);
        for (int deal = 0; deal < 3; ++deal)
            table.settle({"7D 7C 7S 2C", "KD 3C 4S 5B", "JD JC JS 2D"});
        QCOMPARE(table.tokens(), "3 0 3");
        QCOMPARE(table.open().dealer, 0);
        table.dealAndExpose({"2D 3C 4S 5B", "", "4D 5C 6S 7B"}, "KD HC JS AB");
        QVERIFY(table.last<Dealt>().hands[1].empty());
        QCOMPARE(table.state.toMove(), 2);
        QCOMPARE(table.last<Dealt>().cutBy, 2);
    }
};

QTEST_APPLESS_MAIN(MambassaRulesTest)
#include "mambassa_rules_test.moc"
