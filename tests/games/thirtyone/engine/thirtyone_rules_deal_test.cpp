// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_thirtyone.h"

using namespace thirtyone;
using game::nobody;
using game::Seat;

/// Who deals, how the cards come to the seats, and what a deal may be over with at once (3.1, formats).
class ThirtyoneRulesDealTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstDealerIsTheFirstNumberThatTheShuffleDraws()
    {
        for (int seats = seating.fewest; seats <= seating.most; ++seats)
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                State state({}, seats);
                Pack lots = state.newPack();
                QCOMPARE(lots.size(), std::size_t(seats));
                game::Random(seed).shuffle(lots);
                state.supply(lots);
                QCOMPARE(state.view(0).dealer,
                         static_cast<Seat>(game::Random(seed).below(static_cast<std::uint32_t>(seats))));
            }
    }

    void cardsAreDealtSinglyFromTheDealersLeft()
    {
        StackedThirtyone table(3, {}, 1);
        const Pack pack = table.state.newPack(); // in new order: 2C 3C 4C …
        table.supply(pack);
        QCOMPARE(table.state.toMove(), 0); // who sits before the dealer cuts
        table.play(Cut{1});
        QCOMPARE(table.hand(2), "3C 6C 9C");
        QCOMPARE(table.hand(0), "4C 7C TC");
        QCOMPARE(table.hand(1), "5C 8C JC");
        QCOMPARE(table.top(), "QC");
        QCOMPARE(table.open().stock, 52 - 9 - 1);
        QCOMPARE(table.state.toMove(), 2);
        QCOMPARE(table.open().lap, 1);
        const auto dealt = table.last<Dealt>();
        QCOMPARE(dealt.number, 1);
        QCOMPARE(dealt.cutBy, 0);
        QVERIFY(dealt.turned == card("QC"));
    }

    void aCutLeavesCardsOnBothSides()
    {
        for (const PackKind kind : {PackKind::full, PackKind::stripped}) {
            StackedThirtyone table(2, {.pack = kind});
            table.supply(table.state.newPack());
            const int cards = cardsInPack(table.state.options());
            QVERIFY(table.apply(Cut{0}) == Illegal::cutOutsideThePack);
            QVERIFY(table.apply(Cut{cards}) == Illegal::cutOutsideThePack);
            QVERIFY(table.apply(Knock{}) == Illegal::notNow);
            QCOMPARE(table.legalMoves().size(), std::size_t(cards - 1));
            table.play(Cut{cards - 1});
        }
    }

    void T31_11_twoToSevenSeats()
    {
        const auto stockOf = [](int seats, PackKind kind) {
            StackedThirtyone table(seats, {.pack = kind});
            table.deal({});
            return table.open().stock;
        };
        QCOMPARE(stockOf(7, PackKind::full), 30);
        QCOMPARE(stockOf(7, PackKind::stripped), 10);
        QCOMPARE(stockOf(3, PackKind::full), 42); // T31-EX-6
        QVERIFY(check({}, 1) && check({}, 8) && !check({}, 2) && !check({}, 7));
    }

    void theShortPackBeginsWithTheSevens()
    {
        const StackedThirtyone table(2, {.pack = PackKind::stripped});
        const Pack pack = table.state.newPack();
        QCOMPARE(text(pack),
                 "7C 8C 9C TC JC QC KC AC 7D 8D 9D TD JD QD KD AD "
                 "7H 8H 9H TH JH QH KH AH 7S 8S 9S TS JS QS KS AS");
    }

    void T31_EX_5_twoSeatsDealt31()
    {
        StackedThirtyone table(4);
        table.deal({.hands = {"AD KD TD", "2C 3C 4C", "AS QS JS", "5C 6C 7C"}});
        QVERIFY(table.last<Blitzed>().seats.contains(0) && table.last<Blitzed>().seats.contains(2));
        QVERIFY(table.last<Showdown>().ending == Ending::blitz);
        QCOMPARE(table.losses(), "0 1 0 1"); // T31-4
        QCOMPARE(table.tokens(), "4 3 4 3");
        QCOMPARE(table.count<Moved>(), 0);
    }

    void allSeatsDealt31LoseNothing() // T31-4, T31-10
    {
        StackedThirtyone table({1, 1});
        table.deal({.hands = {"AD KD TD", "AS QS JS"}});
        QCOMPARE(table.losses(), "0 0");
        QVERIFY(!table.state.over());
    }

    void theDealGoesRoundThoseStillIn()
    {
        StackedThirtyone table({2, 2, 1, 2});
        table.settle({"KH QH 9H", "KD QD 8D", "2C 3D 4H", "KS QS 8S"}, 1);
        QCOMPARE(table.tokens(), "2 2 0 2");
        QCOMPARE(table.open().dealer, 1);
        table.settle({"KH QH 9H", "KD QD 8D", "", "2C 3D 4H"}, 3);
        QCOMPARE(table.tokens(), "2 2 0 0");
        QCOMPARE(table.open().dealer, 0); // 2 and 3 are out
        QVERIFY(table.open().shown[2].empty());
    }

    void whatIsSetOnTheTableForTheMatch()
    {
        const auto first = [](const Options &options) { return State(options, 3).view(0); };
        QCOMPARE(first({}).tokens[0], 4);
        QCOMPARE(first({}).pieces(0), 3);
        QCOMPARE(first({.lives = 5, .county = false}).tokens[2], 5);
        QCOMPARE(first({.lives = 5, .county = false}).pieces(2), 5);
        QCOMPARE(first({}).pot, 0);
    }
};

QTEST_APPLESS_MAIN(ThirtyoneRulesDealTest)
#include "thirtyone_rules_deal_test.moc"
