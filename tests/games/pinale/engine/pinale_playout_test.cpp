// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale_tested.h"
#include "playout.h"

using namespace pinale;

/// Many hands with moves at random in each form of the game, under the eyes of the referee; playout_test plays fewer of
/// all forms together.
class PinalePlayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fiveThousandHands_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("pairs");
        QTest::addColumn<bool>("endsWithStock");
        for (const bool ends : {false, true}) {
            const QByteArray stock = ends ? ", the stock ends the hand" : ", the stock is made anew";
            for (const int seats : {2, 3, 4})
                QTest::newRow(QByteArray::number(seats) + " seats" + stock) << seats << false << ends;
            QTest::newRow("pairs" + stock) << 4 << true << ends;
        }
    }
    void fiveThousandHands()
    {
        ONLY_AT_FULL_SPEED;
        QFETCH(const int, seats);
        QFETCH(const bool, pairs);
        QFETCH(const bool, endsWithStock);
        constexpr int hands = 5000;
        game::Random random(104);
        int played = 0;
        int wentOut = 0;
        int reshuffled = 0;
        while (played < hands) {
            tested::AnyTable<Pinale> table(random); // all other house rules as they come
            table.seats = seats;
            table.options.teams = pairs;
            table.options.stockOut = endsWithStock ? Options::StockOut::endHand : Options::StockOut::reshuffle;
            Referee referee(table);
            const std::string fault = playout::playRandomMatch<Pinale>(referee, random);
            QVERIFY2(fault.empty(), fault.c_str());
            played += referee.hands();
            wentOut += referee.wentOut();
            reshuffled += referee.reshuffled();
        }
        // Both ends come up, and new stocks only where they are made.
        QVERIFY2(wentOut > 0 && wentOut < played, std::to_string(wentOut).c_str());
        QCOMPARE(reshuffled > 0, !endsWithStock);
    }
};

QTEST_APPLESS_MAIN(PinalePlayoutTest)
#include "pinale_playout_test.moc"
