// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_thirtyone.h"

using namespace thirtyone;

namespace {

constexpr Options bills{.settlement = Settlement::bill};
/// Of 15, 20, 22 and 24.
const std::vector<std::string> rising{"KS 5S 2H", "KH QH 2D", "KD 9D 3D", "KC QC 4C"};

/// A table of four after a deal in which the first seat alone is lowest; by losses that it had before.
StackedThirtyone afterLosses(int lost, game::Seat knocker)
{
    StackedThirtyone table({5 - lost, 5, 5, 5}, bills);
    table.settle(rising, knocker);
    return table;
}

} // namespace

/// The five-dollar bill (3.3): four corners, the free ride, and who takes the bills.
class ThirtyoneRulesBillTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fourCornersAndAFreeRide()
    {
        StackedThirtyone table(4, bills);
        QCOMPARE(lossesToBeOut(bills), 5);
        QCOMPARE(table.open().tokens[0], 5);
        QCOMPARE(table.open().pieces(0), 4);
        QVERIFY(!table.open().onTheCounty(0));
        // A house rule of the pennies has no bearing.
        QCOMPARE(lossesToBeOut({.settlement = Settlement::bill, .lives = 1, .county = false}), 5);
    }

    void aLossFoldsACorner()
    {
        const auto table = afterLosses(0, 3);
        QCOMPARE(table.losses(), "1 0 0 0");
        QCOMPARE(table.open().pieces(0), 3);
    }

    void BILL_1_theKnockersDoubleLossFoldsTwo()
    {
        const auto table = afterLosses(0, 0);
        QCOMPARE(table.losses(), "2 0 0 0");
        QCOMPARE(table.open().pieces(0), 2);
    }

    void BILL_EX_1_fourFoldedIsOut()
    {
        StackedThirtyone table({1, 5, 5, 5}, bills);
        QVERIFY(table.open().onTheCounty(0));
        table.settle(rising, 3);
        QCOMPARE(table.tokens(), "0 5 5 5");
        QVERIFY(!table.open().alive().contains(0));
    }

    void BILL_EX_1_allBillsGoToTheWinner()
    {
        StackedThirtyone table({1, 2}, bills);
        QCOMPARE(table.open().pot, 10); // staked before the first deal
        table.settle({rising[0], rising[1]}, 1);
        QVERIFY(table.state.over());
        QCOMPARE(text(table.last<MatchEnded>().winners), "1");
        QCOMPARE(table.last<MatchEnded>().pot, 10);
        QCOMPARE(StackedThirtyone(4, bills).open().pot, 20);
        QCOMPARE(StackedThirtyone(7, {.settlement = Settlement::bill, .billValue = 20}).open().pot, 140);
    }

    void BILL_EX_1_and_BILL_2_threeFoldedAndTwoLostIsOut()
    {
        const auto table = afterLosses(3, 0);
        QCOMPARE(table.tokens(), "0 5 5 5");
    }

    void BILL_EX_1_twoFoldedAndTwoLostRidesFree()
    {
        const auto table = afterLosses(2, 0);
        QCOMPARE(table.tokens(), "1 5 5 5");
        QVERIFY(table.open().onTheCounty(0));
        QCOMPARE(table.open().pieces(0), 0);
    }

    void BILL_EX_2_aBlitzEndsAFreeRide()
    {
        StackedThirtyone table({1, 5, 5}, bills);
        table.deal({.hands = {"2S 3H 4C", "AD KD TD", "2C 3S 5H"}});
        QCOMPARE(table.tokens(), "0 5 4");
    }

    void whatABillIsWorth()
    {
        for (const auto &option : optionList()) {
            if (option.key != "billValue")
                continue;
            QCOMPARE(option.matters.key, "settlement");
            Options options = bills;
            std::string worths;
            for (std::int64_t place = option.least; place <= option.most; ++place) {
                option.set(options, place);
                QCOMPARE(option.get(options), place);
                worths += std::to_string(options.billValue) + ' ';
            }
            QCOMPARE(worths, "1 5 10 20 ");
            return;
        }
        QFAIL("no such option");
    }
};

QTEST_APPLESS_MAIN(ThirtyoneRulesBillTest)
#include "thirtyone_rules_bill_test.moc"
