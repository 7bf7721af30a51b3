// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_pinale.h"

using namespace pinale;
using readable::frenchCard;
using readable::frenchCards;
using readable::meld;

namespace {

Settlement settled(const Board &board, std::initializer_list<const char *> hands, game::Seat wentOut,
                   const Options &options = {})
{
    BySeat<Bag> bags;
    std::size_t seat = 0;
    for (const char *hand : hands)
        bags[seat++] = Bag(frenchCards(hand));
    return settle(board, bags, wentOut, static_cast<int>(hands.size()), options);
}

} // namespace

/// The deal, the stock and its end, and what a hand and a match come to.
class PinaleHandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Rules page, "Deal", PINALE-3.
    void theDeal_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("stock");
        QTest::newRow("two") << 2 << 77;
        QTest::newRow("three") << 3 << 64;
        QTest::newRow("four") << 4 << 51;
    }
    void theDeal()
    {
        QFETCH(const int, seats);
        QFETCH(const int, stock);
        StackedPinale table({}, seats);
        table.deal({}, "2S");
        const View view = table.state.view(0);
        for (game::Seat seat = 0; seat < seats; ++seat)
            QCOMPARE(view.held[game::at(seat)], 13);
        QCOMPARE(view.stock, stock);
        QCOMPARE(view.pile, 1);
        QVERIFY(view.up == frenchCard("2S")); // a wild may be turned
        QCOMPARE(view.toMove, 1);             // the seat after the dealer
        QCOMPARE(table.last<Dealt>().cutBy, seats - 1);
    }

    /// PINALE-3: seats are numbered as the turns go, so that the direction changes at which hand of the dealer the next
    /// one sits (tst_pinale.qml shows it), and nothing else.
    void whichWayRound()
    {
        QVERIFY(Pinale::seatingOf({}).clockwise); // the usual
        QVERIFY(!Pinale::seatingOf({.direction = Options::Direction::anticlockwise}).clockwise);
        for (const auto direction : {Options::Direction::clockwise, Options::Direction::anticlockwise}) {
            StackedPinale table({.direction = direction, .stockOut = Options::StockOut::endHand}, 4);
            table.deal({}, "2S", "3S");
            for (int turn = 1; !table.state.awaitsPack(); ++turn) {
                QCOMPARE(table.state.toMove(), turn % 4);
                table.pass();
            }
            table.deal({}, "2S");
            QCOMPARE(table.last<Dealt>().dealer, 1);
            QCOMPARE(table.last<Dealt>().cutBy, 0);
            QCOMPARE(table.state.toMove(), 2);
        }
    }

    void aTurnDrawsOrTakes()
    {
        StackedPinale table;
        table.deal({"", "KS KC 3C 4D 5D 9C TC JC 6S 7S 3H 4H AS"}, "KD", "QD 8D");
        QVERIFY(table.apply(Play{.discard = frenchCard("3C")}) == Illegal::notNow);
        table.play(Draw());
        QVERIFY(table.state.view(1).drawn == frenchCard("QD"));
        QVERIFY(table.state.view(0).drawn.hidden());
        QVERIFY(table.apply(Draw()) == Illegal::notNow);
        QVERIFY(table.apply(Play{.takes = true, .discard = frenchCard("3C")}) == Illegal::notNow);
        table.play(Play{.discard = frenchCard("QD")});
        QVERIFY(table.state.view(0).up == frenchCard("QD"));
        QCOMPARE(table.state.view(0).pile, 2);
        QCOMPARE(table.state.toMove(), 0);
        QVERIFY(table.last<Moved>().seat == 1);
    }
    void takingIsAWholeTurn()
    {
        StackedPinale table;
        table.deal({"", "KS KC 3C 4D 5D 9C TC JC 6S 7S 3H 4H AS"}, "KD");
        table.play(Play{.takes = true, .steps = {NewMeld{meld("KS KC KD")}}, .discard = frenchCard("3C")});
        QCOMPARE(table.state.view(1).held[1], 10);
        QVERIFY(table.state.view(0).up == frenchCard("3C"));
        QCOMPARE(table.state.view(0).pile, 1);
        QCOMPARE(int{table.state.view(0).board[0].side}, 1);
    }
    void whatADrawShowsIsForItsSeat()
    {
        StackedPinale table;
        table.deal({}, "KD", "QD");
        table.play(Draw());
        const Event drawn = table.events.back();
        QVERIFY(std::get<Moved>(seenBy(drawn, 1)).drew == frenchCard("QD"));
        QVERIFY(std::get<Moved>(seenBy(drawn, 0)).drew.hidden());
    }

    /// PINALE-16: a new stock of all discards but the top one, twice; then the hand ends with its last card.
    void theStockIsMadeAnewTwice()
    {
        StackedPinale table;
        table.deal({}, "KD");
        int turns = 0;
        while (table.state.phase() != Phase::shuffle && turns < 1000) {
            table.pass();
            ++turns;
        }
        // 77 cards and the up-card; each discard goes to the pile, so 77 and again 77 can be drawn anew.
        QCOMPARE(turns, 77 * 3);
        QCOMPARE(table.last<Reshuffled>().number, 2);
        QCOMPARE(table.last<Reshuffled>().stock, 77);
        const auto end = table.last<Showdown>();
        QCOMPARE(end.wentOut, game::nobody);
        QCOMPARE(end.left, (BySeat<int>{}));
        QCOMPARE(end.change, game::Scores{});
    }
    /// PINALE-16, "if nothing can be reshuffled": below the top of the pile lies no card. Of a hand that was dealt this
    /// never comes, since whoever takes a card puts one back (the referee holds it), so the position is put together.
    void nothingCanBeReshuffled()
    {
        for (const bool one : {true, false}) {
            StackedPinale table;
            table.deal({"", "KS KC 3C 4D 5D 9C TC JC 6S 7S 3H 4H AS"}, "KD");
            View view = table.state.view(1);
            view.stock = 0;
            const Pack pile = frenchCards<Pack>(one ? "KD" : "QD KD");
            view.pile = static_cast<int>(pile.size());
            table.state = State::imagined(view, {Bag(frenchCards("9D")), Bag(view.hand)}, {}, pile);
            table.play(Play{.takes = true, .steps = {NewMeld{meld("KS KC KD")}}, .discard = frenchCard("3C")});
            QCOMPARE(table.state.phase(), one ? Phase::shuffle : Phase::draw);
            if (one) { // as if the stock ended the hand: no card in hand counts
                QCOMPARE(table.last<Showdown>().wentOut, game::nobody);
                QCOMPARE(table.last<Showdown>().change[0], 0);
                QCOMPARE(table.last<Showdown>().change[1], 30);
                continue;
            }
            table.play(Draw());
            QCOMPARE(table.state.newPack().size(), std::size_t{1});
            table.supplyReshuffled();
            QVERIFY(table.last<Reshuffled>().drew == frenchCard("QD"));
        }
    }
    void theStockMayEndTheHand()
    {
        for (const Options &options : {Options{.stockOut = Options::StockOut::endHand}, Options{.maxReshuffles = 0}}) {
            StackedPinale table(options);
            table.deal({}, "KD");
            for (int turn = 0; turn < 77; ++turn)
                table.pass();
            QVERIFY(table.state.awaitsPack());
            QCOMPARE(table.last<Showdown>().wentOut, game::nobody);
        }
    }
    void aReshuffleLeavesTheTop()
    {
        StackedPinale table;
        table.deal({}, "KD");
        for (int turn = 0; turn < 77; ++turn)
            table.pass();
        const Card top = table.state.view(0).up;
        table.play(Draw());
        QVERIFY(table.state.awaitsPack() && table.state.phase() == Phase::reshuffle);
        QCOMPARE(table.state.toMove(), game::nobody);
        QCOMPARE(Pinale::shufflePurpose(table.state), "reshuffle-1-1");
        const Pack pack = table.state.newPack();
        QCOMPARE(pack.size(), std::size_t{77});
        // In new order, one pack after the other.
        int descents = 0;
        for (std::size_t place = 1; place < pack.size(); ++place)
            descents += pack[place].face() <= pack[place - 1].face() ? 1 : 0;
        QCOMPARE(descents, 1);
        table.supplyReshuffled();
        QVERIFY(table.state.view(0).up == top);
        QCOMPARE(table.state.view(0).pile, 1);
        QCOMPARE(table.state.view(0).stock, 76);
        QVERIFY(!table.last<Reshuffled>().drew.hidden());
        QVERIFY(table.state.phase() == Phase::play);
    }

    /// PINALE-15: going out in the first turn, with nothing special for it unless the house gives it.
    void goingOutAtOnce_data()
    {
        QTest::addColumn<int>("bonus");
        QTest::newRow("usual") << 0;
        QTest::newRow("bonus") << 100;
    }
    void goingOutAtOnce()
    {
        QFETCH(const int, bonus);
        StackedPinale table({.goOutBonus = bonus});
        table.deal({"KD KH QC 9D 8D 3S 4C 5C 6D JD JH TS AC", "3H 4H 5H 6H 7H 8H KS KC 9S TS JS QS XR"}, "3D", "XB");
        table.play(Draw());
        table.play(Play{
            .steps = {NewMeld{meld("3H 4H 5H 6H 7H 8H")}, NewMeld{meld("KS KC XR=KD")}, NewMeld{meld("9S TS JS QS")}},
            .discard = frenchCard("XB")});
        const auto end = table.last<Showdown>();
        QCOMPARE(end.wentOut, 1);
        QCOMPARE(end.melds[1], 80 + 45 + 40);
        QCOMPARE(end.change[1], 165 + bonus);
        QCOMPARE(end.left[0], 8 * 10 + 4 * 5 + 15);
        QCOMPARE(end.change[0], -115);
        QVERIFY(table.state.phase() == Phase::shuffle);
    }

    /// PINALE-EX-9.
    void whatAHandComesTo()
    {
        const Board board{meld("3H 4H 5H 6H 7H 8H", 0), meld("KH KS KD", 0), meld("9S TS JS QS", 1),
                          meld("3C 4C 5C 6C", 1)};
        const Settlement out = settled(board, {"", "XR AS 7D", "KS KC 9S 4D 2C AH 3S"}, 0);
        QCOMPARE(out.change(0), 110);
        QCOMPARE(out.change(1), 10);
        QCOMPARE(out.change(2), -75);
        const Settlement ended = settled(board, {"9D", "XR AS 7D", "KS KC 9S 4D 2C AH 3S"}, game::nobody);
        QCOMPARE(ended.change(0), 110);
        QCOMPARE(ended.change(1), 60);
        QCOMPARE(ended.change(2), 0);
    }
    /// PINALE-17: the partner of the one who goes out deducts too.
    void thePartnersCardsCountToo()
    {
        const Options pairs{.teams = true};
        const Board board{meld("3H 4H 5H 6H 7H 8H", 0), meld("KH KS KD", 1)};
        const Settlement out = settled(board, {"", "AS", "XR 9D", "4D"}, 0, pairs);
        QCOMPARE(out.change(0), 80 - 35);
        QCOMPARE(out.change(1), 30 - 15 - 5);
    }
    /// The board of a pair is common: the partner's melds grow and its twos are swapped (PINALE-12).
    void aPairHasOneBoard()
    {
        StackedPinale table({.teams = true}, 4);
        table.deal({"", "3H 4H 5H 6H", "", "7H 8H"}, "KD");
        table.play(Draw());
        table.play(Play{.steps = {NewMeld{meld("3H 4H 5H 6H")}}, .discard = table.state.view(1).drawn});
        table.pass();
        table.play(Draw());
        table.play(Play{.steps = {Extend{.meld = 0, .slots = readable::slots("7H 8H")}},
                        .discard = table.state.view(3).drawn});
        QCOMPARE(int{table.state.view(0).board[0].side}, 1);
        QCOMPARE(valueOf(table.state.view(0).board, 1, table.state.options()), 80);
    }

    /// PINALE-EX-10 and PINALE-22.
    void whoWinsTheMatch()
    {
        const Options usual;
        QCOMPARE(winningSide({2510, 2515, 860}, 9, 3, usual), 1);
        QCOMPARE(winningSide({2490, 2480, 860}, 9, 3, usual), -1);
        QCOMPARE(winningSide({2510, 2510, 860}, 9, 3, usual), -1); // tied leaders play on
        QCOMPARE(winningSide({-10, -20}, 4, 2, {.end = Options::End::hands4}), 0);
        QCOMPARE(winningSide({-10, -20}, 3, 2, {.end = Options::End::hands4}), -1);
        QCOMPARE(winningSide({50, 50}, 4, 2, {.end = Options::End::hands4}), -1);
        QCOMPARE(winningSide({3000, -20}, 7, 2, {.end = Options::End::hands8}), -1); // no points end it sooner
        QCOMPARE(winningSide({3000, -20}, 8, 2, {.end = Options::End::hands8}), 0);
        QCOMPARE(winningSide({10, 20, 30}, 8, 3, {.end = Options::End::hands10}), -1);
        QCOMPARE(winningSide({10, 20, 30}, 10, 3, {.end = Options::End::hands10}), 2);
        QCOMPARE(winningSide({30, 20, 30}, 10, 3, {.end = Options::End::hands10}), -1);
        QCOMPARE(winningSide({30, 20, 35}, 11, 3, {.end = Options::End::hands10}), 2);
        QCOMPARE(winningSide({1000, 40}, 2, 2, {.end = Options::End::points1000}), 0);
        QCOMPARE(winningSide({1000, 1600}, 2, 2, {.end = Options::End::points1500}), 1);
    }

    /// PINALE-23: the top alone is seen, unless the house shows the pile.
    void whoMayLookThroughThePile()
    {
        for (const bool shown : {false, true}) {
            StackedPinale table({.showDiscardHistory = shown});
            table.deal({}, "KD", "QD 8D");
            table.pass();
            table.pass();
            QCOMPARE(readable::text(table.state.view(0).discards, cards::french::pack), shown ? "KD QD 8D" : "");
        }
    }
    void teamsNeedFour()
    {
        QVERIFY(check({.teams = true}, 3)->is("teams"));
        QVERIFY(!check({.teams = true}, 4));
        QVERIFY(!check({}, 2));
        QVERIFY(check({}, 5));
        QVERIFY(check({.maxReshuffles = 6}, 2)->is("maxReshuffles"));
    }
};

QTEST_APPLESS_MAIN(PinaleHandTest)
#include "pinale_hand_test.moc"
