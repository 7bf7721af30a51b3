// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "mambassa_rules_table.h"

using namespace mambassa;
using cards::Card;
using game::at;
using game::Seat;
using readable::handOfFour;
using readable::text;

class MambassaRulesDealTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void optionsAreChecked() // M-1
    {
        QCOMPARE(Options().tokenValue, 50);
        QCOMPARE(seating.fewest, 2);
        QCOMPARE(seating.most, 8);
        QCOMPARE(seating.usual, 5);
        QVERIFY(!check({}, 2) && !check({}, 8) && !check({.tokenValue = 0}, 5));
        QVERIFY(check({}, 1) == game::OptionFault());
        QVERIFY(check({}, 9) == game::OptionFault());
        QVERIFY(check({.tokenValue = -1}, 5)->is("tokenValue"));
        QVERIFY(check({.tokenValue = largestTokenValue + 1}, 5)->is("tokenValue"));
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

    void theCutIsChecked() // M-3
    {
        StackedMambassa table(2);
        table.supply(Mambassa::newPack(table.state));
        QVERIFY(table.apply(Cut{0}) == Illegal::cutOutsideThePack);
        QVERIFY(table.apply(Cut{40}) == Illegal::cutOutsideThePack);
        QVERIFY(!table.apply(Cut{39}));
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

    void whoIsOutGetsNoHandAndIsNotAsked() // M-3: there is no re-entry
    {
        StackedMambassa table(3);
        for (int deal = 0; deal < 3; ++deal)
            table.settle({"7D 7C 7S 2C", "KD 3C 4S 5B", "JD JC JS 2D"});
        QCOMPARE(table.tokens(), "3 0 3");
        QVERIFY(table.state.phase() == Phase::shuffle); // the next deal, with no question before
        QCOMPARE(table.open().dealer, 0);
        table.dealAndExpose({"2D 3C 4S 5B", "", "4D 5C 6S 7B"}, "KD HC JS AB");
        QVERIFY(table.last<Dealt>().hands[1].empty());
        QCOMPARE(table.state.toMove(), 2);
        QCOMPARE(table.last<Dealt>().cutBy, 2);
    }
};

QTEST_APPLESS_MAIN(MambassaRulesDealTest)
#include "mambassa_rules_deal_test.moc"
