// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "petrangola/equity.h"
#include "petrangola/petrangola.h"

#include <algorithm>
#include <cmath>
#include <map>

using namespace petrangola;
using game::at;
using game::Seat;

namespace {

View standing(std::initializer_list<int> tokens, int reentries = 0)
{
    View view;
    view.seats = static_cast<int>(tokens.size());
    view.seat = 0;
    view.dealer = 0;
    Seat seat = 0;
    for (const int each : tokens) {
        view.tokens[at(seat)] = static_cast<std::int16_t>(each);
        view.reentriesLeft[at(seat)] = static_cast<std::int8_t>(reentries);
        ++seat;
    }
    return view;
}

/// The chance to win where one seat, each as likely, pays a token a deal: by going through all that can happen.
double plainChance(std::vector<int> tokens, std::size_t seat)
{
    static std::map<std::pair<std::vector<int>, std::size_t>, double> known;
    const auto key = std::pair(tokens, seat);
    if (const auto found = known.find(key); found != known.end())
        return found->second;
    const auto alive = std::count_if(tokens.begin(), tokens.end(), [](int each) { return each > 0; });
    if (tokens[seat] == 0)
        return 0;
    if (alive == 1)
        return 1;
    double sum = 0;
    for (int &each : tokens)
        if (each > 0) {
            --each;
            sum += plainChance(tokens, seat);
            ++each;
        }
    return known[key] = sum / static_cast<double>(alive);
}

} // namespace

class PetrangolaEquityTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equityIsAChance_data()
    {
        QTest::addColumn<QList<int>>("tokens");
        QTest::newRow("three") << QList<int>{3, 3, 3};
        QTest::newRow("uneven") << QList<int>{1, 3, 2, 2};
        QTest::newRow("six") << QList<int>{3, 1, 2, 1, 3, 1};
    }
    void equityIsAChance()
    {
        QFETCH(QList<int>, tokens);
        View view = standing({});
        view.seats = static_cast<int>(tokens.size());
        for (Seat seat = 0; seat < view.seats; ++seat)
            view.tokens[at(seat)] = static_cast<std::int16_t>(tokens[seat]);
        const Equity equity(view);
        double sum = 0;
        for (Seat seat = 0; seat < view.seats; ++seat) {
            const double chance = equity.now(seat);
            const double plain = plainChance({tokens.begin(), tokens.end()}, at(seat));
            QVERIFY2(std::abs(chance - plain) < 1e-3, qPrintable(QStringLiteral("%1 %2").arg(chance).arg(plain)));
            sum += chance;
            for (Seat other = 0; other < seat; ++other)
                if (tokens[seat] == tokens[other])
                    QVERIFY(std::abs(chance - equity.now(other)) < 1e-9);
        }
        QVERIFY(std::abs(sum - 1) < 1e-3);
    }

    void equityOfADuel()
    {
        QCOMPARE(Equity(standing({1, 1})).now(0), 0.5);
        QCOMPARE(Equity(standing({2, 1})).now(0), 0.75);
        QCOMPARE(Equity(standing({1, 2})).now(0), 0.25);
        QCOMPARE(Equity(standing({3, 3}, 1)).now(1), 0.5);
        // A re-entry gives back as much as the other has.
        View view = standing({1, 2});
        view.reentriesLeft[0] = 1;
        QCOMPARE(Equity(view).now(0), 0.625);
    }

    /// Where all fall together the dealer of the deal wins.
    void equityKnowsTheDealersWin()
    {
        View view = standing({1, 1});
        const Reckoning both{.worst = game::SeatSet::first(2), .gained = {}};
        QCOMPARE(Equity(view).after(both), 1.0);
        view.dealer = 1;
        QCOMPARE(Equity(view).after(both), 0.0);
    }
};

QTEST_APPLESS_MAIN(PetrangolaEquityTest)
#include "petrangola_equity_test.moc"
