// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_thirtyone.h"

using namespace thirtyone;
using game::Seat;

namespace {

/// A hand of that value in a suit of its own by seat, so that four seats never share a card.
std::string handOf(int value, std::size_t seat)
{
    const std::string suit(1, "SHDC"[seat]);
    const std::string next(1, "SHDC"[(seat + 1) % 4]);
    switch (value) {
    case 15:
        return 'K' + suit + " 5" + suit + " 2" + next;
    case 17:
        return 'K' + suit + " 7" + suit + " 2" + next;
    case 20:
        return 'K' + suit + " Q" + suit + " 2" + next;
    case 22:
        return 'K' + suit + " 9" + suit + " 3" + suit;
    case 23:
        return 'K' + suit + " Q" + suit + " 3" + suit;
    case 24:
        return 'K' + suit + " Q" + suit + " 4" + suit;
    default:
        return 'K' + suit + " Q" + suit + " 5" + suit;
    }
}

/// What a showdown of these values costs each seat.
std::string lossesOf(const std::vector<int> &values, Seat knocker)
{
    StackedThirtyone table(static_cast<int>(values.size()));
    std::vector<std::string> hands;
    for (std::size_t seat = 0; seat < values.size(); ++seat)
        hands.push_back(handOf(values[seat], seat));
    table.settle(hands, knocker);
    return table.losses();
}

} // namespace

/// Who loses how much, who is out, and who wins (3.1, 3.8).
class ThirtyoneRulesShowdownTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void T31_EX_3_and_T31_1()
    {
        QCOMPARE(lossesOf({20, 17, 17, 25}, 3), "0 1 1 0");
        QCOMPARE(lossesOf({20, 17, 17, 25}, 1), "0 0 1 0"); // among several lowest the knocker is safe
        QCOMPARE(lossesOf({15, 20, 22}, 0), "2 0 0");
        QCOMPARE(lossesOf({23, 24}, 0), "2 0");
    }

    void T31_2_allTied()
    {
        QCOMPARE(lossesOf({20, 20, 20}, 0), "0 1 1");
        QCOMPARE(lossesOf({24, 24}, 0), "0 1");
    }

    void T31_EX_3_with305()
    {
        StackedThirtyone table(3, {.threeOfAKind305 = true});
        // Seat 2 comes to 31 after the knock, which is no blitz.
        table.deal({.hands = {"7C 7D 7H", "QH JH TH", "AS KS 2S"}, .stock = "QS"});
        table.knock();
        table.draw("2S");
        table.stand();
        QCOMPARE(table.losses(), "0 2 0");
    }

    void aKnockerNotAmongTheLowestIsSafe() { QCOMPARE(lossesOf({22, 15, 24, 25}, 0), "0 1 0 0"); }

    void T31_EX_4_onTheCounty()
    {
        StackedThirtyone table({1, 4, 4});
        QVERIFY(table.open().onTheCounty(0));
        QCOMPARE(table.open().pieces(0), 0);
        QCOMPARE(table.open().pot, 3);
        table.settle({handOf(15, 0), handOf(20, 1), handOf(24, 2)}, 2);
        QCOMPARE(table.losses(), "1 0 0");
        QCOMPARE(table.tokens(), "0 4 4");
        QCOMPARE(table.open().pot, 3); // nothing is paid
        QVERIFY(!table.state.over());
        QCOMPARE(table.open().alive().size(), 2);
    }

    void T31_EX_4_and_T31_3()
    {
        StackedThirtyone table({2, 4, 4});
        QCOMPARE(table.open().pieces(0), 1);
        table.settle({handOf(15, 0), handOf(20, 1), handOf(24, 2)}, 0);
        QCOMPARE(table.losses(), "2 0 0"); // two by the rules
        QCOMPARE(table.tokens(), "0 4 4"); // and out
        QCOMPARE(table.open().pot, 3);     // the one penny that was left is paid
    }

    void withoutTheCountyTheLastPennyIsTheLastLife()
    {
        StackedThirtyone table({1, 3}, {.county = false});
        QVERIFY(!table.open().onTheCounty(0));
        QCOMPARE(table.open().pieces(0), 1);
        table.settle({handOf(15, 0), handOf(20, 1)}, 1);
        QVERIFY(table.state.over());
        QCOMPARE(text(table.open().winners), "1");
        QCOMPARE(table.last<MatchEnded>().pot, 3);
    }

    void theLastOneLeftTakesThePot()
    {
        StackedThirtyone table({1, 1, 2});
        table.settle({handOf(15, 0), handOf(15, 1), handOf(24, 2)}, 2);
        QVERIFY(table.state.over());
        QCOMPARE(table.state.toMove(), game::nobody);
        const auto ended = table.last<MatchEnded>();
        QCOMPARE(text(ended.winners), "2");
        QCOMPARE(ended.pot, 3 + 3 + 2);
        const auto over = Thirtyone::matchOver(table.open());
        QVERIFY(over && over->winners.contains(2) && over->winners.size() == 1);
        QVERIFY(table.legalMoves().empty());
    }

    void T31_10_somebodyAlwaysSurvives()
    {
        StackedThirtyone tied({1, 1, 1});
        tied.settle({handOf(20, 0), handOf(20, 1), handOf(20, 2)}, 1);
        QCOMPARE(text(tied.open().winners), "1");
        StackedThirtyone blitzed({1, 1, 1});
        blitzed.deal({.hands = {"AD KD TD"}});
        QCOMPARE(text(blitzed.open().winners), "0");
    }

    void T31_15_allShowAtAShowdownAndAtABlitz()
    {
        StackedThirtyone table(3);
        table.settle({handOf(15, 0), handOf(20, 1), handOf(24, 2)}, 1);
        QCOMPARE(text(table.open().shown[2]), handOf(24, 2));
        QCOMPARE(text(std::get<Showdown>(Thirtyone::seenBy(table.events.back(), 0)).hands[2]), handOf(24, 2));
        table.deal({.hands = {"AD KD TD", "2S 3H 4C"}});
        QCOMPARE(text(table.open().shown[1]), "2S 3H 4C");
    }

    void whatADealCameTo()
    {
        StackedThirtyone table({1, 4, 4});
        table.settle({handOf(15, 0), handOf(20, 1), handOf(24, 2)}, 0);
        const auto over = Thirtyone::dealOver(table.events[table.events.size() - 1], table.state.deal());
        QVERIFY(over.has_value());
        QCOMPARE(over->number, 1);
        QCOMPARE(over->lost[0], 1); // of two it had only one to lose
        QCOMPARE(over->after.score[0], 0);
        QCOMPARE(over->after.score[1], 4);
        QVERIFY(over->held.contains(0) && !over->after.in.contains(0));
    }
};

QTEST_APPLESS_MAIN(ThirtyoneRulesShowdownTest)
#include "thirtyone_rules_showdown_test.moc"
