// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_stopthebus.h"

using namespace stopthebus;
using game::at;
using game::nobody;
using game::Seat;

class StopthebusRulesDealTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void optionsAreChecked()
    {
        const Options usual;
        QVERIFY(usual.bragQuirks);     // STB-1
        QVERIFY(!usual.mayPass);       // STB-2
        QVERIFY(usual.finalStand);     // STB-3
        QCOMPARE(usual.capRounds, 20); // STB-7
        QCOMPARE(usual.tokens, 3);
        QCOMPARE(seating.fewest, 2);
        QCOMPARE(seating.most, 7);
        QVERIFY(seating.clockwise);
        QVERIFY(!check({}, 2) && !check({}, 7));
        QVERIFY(check({}, 1) == game::OptionFault());
        QVERIFY(check({}, 8) == game::OptionFault());
        QVERIFY(check({.tokens = 0}, 4)->is("tokens") && check({.tokens = 6}, 4)->is("tokens"));
        QVERIFY(check({.capRounds = 4}, 4)->is("capRounds") && check({.capRounds = 51}, 4)->is("capRounds"));
        QVERIFY(!check({.tokens = 5, .capRounds = 5}, 4) && !check({.tokens = 1, .capRounds = 50}, 4));
    }

    void theLastOfTheLotsDealsFirst()
    {
        State state({}, 4);
        Pack lots = state.newPack();
        QCOMPARE(lots.size(), std::size_t{4});
        std::swap(lots[2], lots[3]);
        FirstDealerFound found;
        state.supply(lots, [&](const Event &event) { found = std::get<FirstDealerFound>(event); });
        QCOMPARE(found.dealer, 2);
        QVERIFY(state.phase() == Phase::shuffle);
        QCOMPARE(Stopthebus::shufflePurpose(state), "deal-1");
        QCOMPARE(state.newPack().size(), std::size_t{52});
    }

    void threeCardsEachSinglyAndThreeOpen()
    {
        State state({}, 3, {.dealer = 2, .tokens = {3, 3, 3}});
        state.supply(state.newPack()); // 2C 3C … in new order
        QCOMPARE(state.toMove(), 1);   // the seat before the dealer cuts
        Dealt dealt;
        QVERIFY(
            !state.apply(Cut{13}, [&](const Event &event) { dealt = std::get<Dealt>(event); })); // the diamonds first
        QCOMPARE(dealt.cutBy, 1);
        QCOMPARE(dealt.dealer, 2);
        const auto text = [](const Hand &hand) { return readable::text(hand, cards::french::pack); };
        QCOMPARE(text(dealt.hands[0]), "2D 5D 8D");
        QCOMPARE(text(dealt.hands[1]), "3D 6D 9D");
        QCOMPARE(text(dealt.hands[2]), "4D 7D TD");
        QCOMPARE(text(dealt.middle), "JD QD KD");
        const View view = state.view(0);
        QCOMPARE(text(view.hand), "2D 5D 8D");
        QCOMPARE(text(view.monte), "JD QD KD");
        QCOMPARE(view.stock, 40);
        QVERIFY(view.known[0].empty());
        QCOMPARE(state.toMove(), 0); // the dealer's left, clockwise
        QVERIFY(state.phase() == Phase::exchange);
    }

    void theDealerSeesAHandOfItsOwnOnly()
    {
        StackedStopthebus table(3);
        table.dealOpen({"3C 3D 3H", "4C 4D 4H", "5C 5D 5H"}, "AS KD 9S");
        QCOMPARE(table.hand(0), "3C 3D 3H");
        const auto seen = std::get<Dealt>(Stopthebus::seenBy(table.last<Dealt>(), 0));
        QVERIFY(!seen.hands[0][0].hidden());
        QVERIFY(seen.hands[1][0].hidden() && seen.hands[2][2].hidden());
        QVERIFY(!seen.middle[0].hidden());
    }

    void sevenSeatsLeaveTwentyEightCards()
    {
        StackedStopthebus table(7);
        table.deal({});
        QCOMPARE(table.open().stock, 28);
        QCOMPARE(table.state.allCards().size(), std::size_t{52});
    }

    void theCutIsChecked()
    {
        StackedStopthebus table(2);
        table.supply(Stopthebus::newPack(table.state));
        QVERIFY(table.apply(Cut{0}) == Illegal::cutOutsideThePack);
        QVERIFY(table.apply(Cut{52}) == Illegal::cutOutsideThePack);
        QVERIFY(table.apply(Stop{}) == Illegal::notNow);
        QVERIFY(!table.apply(Cut{51}));
    }

    void whoIsOutGetsNoHand()
    {
        StackedStopthebus table(3, {.tokens = 1});
        table.dealOpen({"AC KD 9S", "5C 4D 2S", "QC QD 2H"}, "7C 8D TS");
        table.stop("5C", "7C"); // 7 high
        table.standAll();
        QCOMPARE(table.tokens(), "1 0 1");
        QCOMPARE(table.open().dealer, 2); // the next that is in
        table.dealOpen({"AC KD 9S", "", "QC QD 2H"}, "7C 8D TS");
        QVERIFY(table.last<Dealt>().hands[1].empty());
        QCOMPARE(table.last<Dealt>().cutBy, 0);
        QCOMPARE(table.state.toMove(), 0);
        QVERIFY(!table.open().playing.contains(1));
    }
};

QTEST_APPLESS_MAIN(StopthebusRulesDealTest)
#include "stopthebus_rules_deal_test.moc"
