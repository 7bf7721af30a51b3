// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_thirtyone.h"

using namespace thirtyone;

namespace {

constexpr Options packets{.source = Source::packets};

/// A deal whose dealer, seat 0, keeps the first hand; the second is the open packet then.
StackedThirtyone dealt(const ThirtyoneDeal &deal, int seats = 3, const Options &options = packets)
{
    StackedThirtyone table(seats, options);
    table.deal(deal);
    table.play(Keep{});
    return table;
}
/// All hands of a showdown, of which the knocker's turn comes first.
StackedThirtyone shown(const std::vector<std::string> &hands, const Options &options = packets)
{
    StackedThirtyone table = dealt({.hands = hands}, static_cast<int>(hands.size()), options);
    table.knock();
    while (table.state.phase() == Phase::finalTurn)
        table.stand();
    return table;
}

} // namespace

/// Switch, with two packets in place of a stock (3.5).
class ThirtyoneRulesSwitchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void SW_EX_1_cardsOfADeal()
    {
        StackedThirtyone table(4, packets);
        table.deal({});
        QCOMPARE(table.open().stock, 34);
        QCOMPARE(table.state.view(0).aside.size(), 3U);
        QVERIFY(table.state.view(1).aside.empty());
        QVERIFY(table.open().discards.empty());
        QCOMPARE(text(table.open().closed.cards), "-- -- --");
    }

    void SW_EX_1_swapOne()
    {
        StackedThirtyone table = dealt({.hands = {"KS QS 2C", "2H 9S KD"}, .second = "AD QD 4C"});
        table.exchange("2H", 0b001);
        QCOMPARE(text(table.state.view(1).hand), "AD 9S KD");
        QCOMPARE(table.middle(), "2H QD 4C");
        QCOMPARE(table.known(1), "AD");
    }

    void SW_EX_1_swapFaceDown()
    {
        StackedThirtyone table
            = dealt({.hands = {"KS QS 2C", "2H 9S KD", "5C 4S 3D"}, .second = "AD QD 4C", .closed = "7C 7D 7H"});
        table.play(SwapFaceDown{});
        QCOMPARE(table.hand(1), "7C 7D 7H");
        QCOMPARE(table.known(1), "");                                 // unknown to the others
        QCOMPARE(text(table.state.view(1).closed.cards), "2H 9S KD"); // known only to that seat
        QCOMPARE(text(table.state.view(2).closed.cards), "-- -- --");
        QCOMPARE(table.open().closed.from, 1);
        table.play(SwapFaceDown{}); // seat 2 takes what seat 1 laid there
        QCOMPARE(text(table.state.view(1).known[2]), "2H 9S KD");
        QCOMPARE(text(table.state.view(0).known[2]), "");
        QCOMPARE(table.open().closed.from, 2);
    }

    void SW_2_whatAllKnowStaysKnown()
    {
        StackedThirtyone table
            = dealt({.hands = {"KS QS 2C", "2H 9S KD", "5C 4S 3D"}, .second = "AD QD 4C", .closed = "7C 7D 7H"});
        table.exchange("2H", 0b010); // all saw the queen
        table.play(SwapFaceDown{});  // seat 2 lays down what nobody else knows
        table.play(SwapFaceDown{});  // and the dealer takes it
        table.play(SwapFaceDown{});  // seat 1 lays down the queen
        QCOMPARE(text(table.state.view(2).closed.cards), "QD -- --");
        QCOMPARE(text(table.state.view(1).closed.cards), "QD 9S KD");
        QCOMPARE(text(table.state.view(0).known[1]), "KS QS 2C"); // as it laid them down itself
        QCOMPARE(text(table.state.view(2).known[0]), "5C 4S 3D");
        QCOMPARE(text(table.state.view(1).known[0]), "");
    }

    void SW_EX_2_reset()
    {
        StackedThirtyone table = shown({"2S 9D 4C", "9S 8S 7S", "AH QH 2D"});
        QCOMPARE(table.state.phase(), Phase::reset);
        QCOMPARE(table.state.toMove(), 1);
        QCOMPARE(text(table.last<HandsShown>().playing), "0 1 2");
        QCOMPARE(text(table.open().shown[2]), "AH QH 2D");
        QCOMPARE(table.tokens(), "4 4 4");                   // nothing is settled yet
        for (const auto *hands : {"TD 9D 2D", "AS KS 9D"}) { // 21 only; two suits
            StackedThirtyone none = shown({"2S 9C 4C", hands, "AH QH 2C"});
            QCOMPARE(none.state.phase(), Phase::shuffle);
            QCOMPARE(none.count<HandsShown>(), 0);
        }
    }

    void SW_5_aResetVoidsTheDeal()
    {
        StackedThirtyone table = shown({"2S 9D 4C", "9S 8S 7S", "AH QH 2D"});
        table.play(Reset{});
        QCOMPARE(table.last<Showdown>().ending, Ending::reset);
        QCOMPARE(table.losses(), "0 0 0");
        QCOMPARE(table.tokens(), "4 4 4");
        QCOMPARE(text(table.open().haveReset), "1");
        QCOMPARE(table.open().dealer, 0); // the same dealer
        const Pack pack = table.packFor({.hands = {"KS QS 2C"}});
        QCOMPARE(pack.size(), 52U);
        table.supply(pack);
        QCOMPARE(table.middle(), "9S 8S 7S");
        QCOMPARE(table.legalMoves().size(), 48U); // a cut of the other 49 cards
        table.play(thirtyone::Cut{5});
        QCOMPARE(table.state.phase(), Phase::turn); // a single hand for the dealer, and no choice
        QCOMPARE(table.hand(0), "KS QS 2C");
        QCOMPARE(table.middle(), "9S 8S 7S");
        QCOMPARE(table.open().stock, 37); // three hands and the closed packet are dealt
    }

    void SW_5_eachSeatOnceInAMatch()
    {
        StackedThirtyone table = shown({"2S 9D 4C", "9S 8S 7S", "AH QH 2D"});
        table.play(Reset{});
        table.deal({.hands = {"2S 9D 4C", "JS TS 3S", "AH QH 2D"}});
        table.knock();
        while (table.state.phase() == Phase::finalTurn)
            table.stand();
        QCOMPARE(table.state.phase(), Phase::shuffle);
        QCOMPARE(table.losses(), "1 0 0");
    }

    void SW_5_askedClockwiseFromTheDealersLeft()
    {
        StackedThirtyone table = shown({"QD JD TD", "9S 8S 7S", "AH 2H TH"});
        QCOMPARE(table.state.toMove(), 1);
        table.play(NoReset{});
        QCOMPARE(table.state.toMove(), 2);
        table.play(NoReset{});
        QCOMPARE(table.state.toMove(), 0);
        table.play(NoReset{});
        QCOMPARE(table.last<Showdown>().ending, Ending::showdown);
        QCOMPARE(table.losses(), "0 0 1"); // 30, 24, 23
        StackedThirtyone first = shown({"QD JD TD", "9S 8S 7S", "AH 2H TH"});
        first.play(NoReset{});
        first.play(Reset{}); // the first acceptance wins
        QCOMPARE(first.state.phase(), Phase::shuffle);
        QCOMPARE(text(first.open().packet), "AH 2H TH");
    }

    void SW_5_aBlitzCannotBeReset()
    {
        StackedThirtyone table = dealt({.hands = {"9S 8S 7S", "AH QH 2D", "KD QD 2C"}, .second = "KH 4C 2S"});
        table.exchange("2D", 0b001);
        QCOMPARE(table.last<Showdown>().ending, Ending::blitz);
        QCOMPARE(table.state.phase(), Phase::shuffle);
        QCOMPARE(table.losses(), "1 0 1");
    }

    void SW_5_forTheNextDealOnlyAndOff()
    {
        Options next = packets;
        next.switchReset = SwitchReset::nextDealOnly;
        StackedThirtyone table = shown({"2S 9D 4C", "9S 8S 7S", "AH QH 2D"}, next);
        table.play(Reset{});
        QCOMPARE(table.last<Showdown>().ending, Ending::showdown);
        QCOMPARE(table.losses(), "1 0 0"); // it counts
        QCOMPARE(table.open().dealer, 1);
        QCOMPARE(text(table.open().packet), "9S 8S 7S");
        Options off = packets;
        off.switchReset = SwitchReset::off;
        QCOMPARE(shown({"2S 9D 4C", "9S 8S 7S", "AH QH 2D"}, off).state.phase(), Phase::shuffle);
    }

    void SW_EX_3_noPassBeforeAKnock()
    {
        StackedThirtyone table = dealt({});
        QCOMPARE(table.apply(Stand{}), std::optional(Illegal::nobodyKnocked));
        table.knock();
        QVERIFY(!table.apply(Stand{}));
    }

    void SW_1_theFourOptions()
    {
        StackedThirtyone table = dealt({});
        const MoveList moves = table.legalMoves();
        QCOMPARE(moves.size(), 12U); // nine swaps of one, the open packet, the closed one, the knock
        QVERIFY(moves.contains(Knock{}) && moves.contains(SwapFaceDown{}));
        QCOMPARE(table.apply(DrawStock{}), std::optional(Illegal::notNow));
        QCOMPARE(table.apply(TakeDiscard{}), std::optional(Illegal::notNow));
        Hand two = table.viewOfMover().hand;
        two.truncate(2);
        QCOMPARE(table.apply(Exchange{.given = two, .places = 0b011}), std::optional(Illegal::oneOrThree));
    }

    void SW_EX_4_theDealersChoice()
    {
        StackedThirtyone table(3, packets);
        table.deal({.hands = {"KC 9C 2D"}, .second = "AH 7S 3D"});
        QCOMPARE(table.state.phase(), Phase::dealersChoice);
        QCOMPARE(table.state.toMove(), 0);
        QCOMPARE(text(table.state.view(0).aside), "AH 7S 3D");
        QCOMPARE(table.legalMoves().size(), 2U);
        table.play(Keep{});
        QCOMPARE(table.hand(0), "KC 9C 2D");
        QCOMPARE(table.middle(), "AH 7S 3D");
        QCOMPARE(table.open().knocker, game::nobody);
        QCOMPARE(table.state.toMove(), 1);
        StackedThirtyone second(3, packets);
        second.deal({.hands = {"KC 9C 2D"}, .second = "AH 7S 3D"});
        second.play(Keep{true});
        QCOMPARE(second.hand(0), "AH 7S 3D");
        QCOMPARE(second.middle(), "KC 9C 2D");
    }

    void aThirtyOneIsShownOnceTheDealerHasChosen()
    {
        StackedThirtyone table(3, packets);
        table.deal({.hands = {"KC 9C 2D", "AH KH QH"}, .second = "AD KD TD"});
        QCOMPARE(table.count<Blitzed>(), 0);
        table.play(Keep{true});
        QCOMPARE(text(table.last<Blitzed>().seats), "0 1");
        QCOMPARE(table.losses(), "0 0 1");
    }

    void SW_EX_5_swapFaceUp()
    {
        StackedThirtyone table = dealt({.hands = {"2S 3S 4D", "KC 9C 2D"}, .second = "TS QS 4S"});
        table.exchange("KC 9C 2D", allPlaces);
        QCOMPARE(table.hand(1), "TS QS 4S");
        QCOMPARE(table.known(1), "TS QS 4S");
        QCOMPARE(table.middle(), "KC 9C 2D");
        QCOMPARE(table.state.phase(), Phase::turn);
    }

    void SW_EX_6_and_SW_4_theDealIsVoidAfterItsLaps()
    {
        StackedThirtyone table
            = dealt({.hands = {"2S 3S 4D", "KC 9C 2D", "5D 6H 7C", "8S 2H 3C"}, .second = "TS 5S 4C"}, 4);
        for (int turn = 1; turn <= 40; ++turn) {
            QCOMPARE(table.count<Showdown>(), 0);
            table.exchange(text(Hand{table.viewOfMover().hand[0]}), 0b001);
        }
        QCOMPARE(table.last<Showdown>().ending, Ending::stockOut);
        QCOMPARE(table.losses(), "0 0 0 0");
    }

    void thirtyAndAHalfThirtyTwoCardsAndAPot()
    {
        const Options all{.source = Source::packets,
                          .settlement = Settlement::pot,
                          .pack = PackKind::stripped,
                          .threeOfAKind305 = true};
        StackedThirtyone table(7, all);
        table.deal({.hands = {"KH QH JH", "7S 7D 7C"}});
        QCOMPARE(table.open().stock, 5);
        table.play(Keep{});
        table.knock();
        while (table.state.phase() == Phase::finalTurn)
            table.stand();
        while (table.state.phase() == Phase::reset)
            table.play(NoReset{});
        QCOMPARE(table.points(), "0 7 0 0 0 0 0");
    }
};

QTEST_APPLESS_MAIN(ThirtyoneRulesSwitchTest)
#include "thirtyone_rules_switch_test.moc"
