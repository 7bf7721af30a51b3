// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_thirtyone.h"
#include "thirtyone/baselines.h"

#include <cmath>

using namespace thirtyone;
using game::Seat;

namespace {

std::string chosen(const char *rule, const View &view)
{
    return text(Baseline::named(rule, 1)->choose(view));
}

} // namespace

/// What a seat reckons from its view, and the players of one plain rule.
class ThirtyoneHeuristicsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theShareOfWeakerHands()
    {
        StackedThirtyone table(2);
        table.deal({.hands = {"2D 3C 4S", "KH QH 2C"}, .turned = "9H", .stock = "3S"});
        const View view = table.viewOfMover();
        const HandValues &values = HandValues::table(false);
        QCOMPARE(shareAfter(view, Knock{}), values.shareBelow(2 * 20, false));
        QCOMPARE(shareAfter(view, TakeDiscard{}), values.shareBelow(2 * 29, false));
        // By hand: of all cards that are not seen.
        double sum = 0;
        const Pack unseen = missing(view);
        QCOMPARE(unseen.size(), std::size_t{48});
        for (const cards::Card card : unseen) {
            Hand four = view.hand;
            four.push_back(card);
            sum += values.shareBelow(values.best(four).value, false);
        }
        QCOMPARE(shareAfter(view, DrawStock{}), sum / 48);
        table.play(DrawStock{});
        const View four = table.viewOfMover();
        QVERIFY(std::abs(shareAfter(four, Discard{card("2C")}) - values.shareBelow(2 * 20, false)) < 1e-3);
        QVERIFY(shareAfter(four, Discard{card("2C")}) > shareAfter(four, Discard{card("3S")})); // the lower one goes
        QVERIFY(mayKnock(view) && mayKnock(four));
    }

    void theMeanAfterADrawIsThatOfAllDraws()
    {
        const Prospects &prospects = Prospects::table({});
        const HandValues &values = HandValues::table(false);
        for (const char *codes : {"KH QH 2C", "2C 2D 2H", "AS KS QS"}) {
            double sum = 0;
            for (const cards::Card card : cards::french::newPack<cards::french::packSize>()) {
                Hand four = hand(codes);
                if (four.contains(card))
                    continue;
                four.push_back(card);
                sum += values.best(four).value;
            }
            QVERIFY(std::abs(prospects.afterOne(hand(codes)) - sum / 49) < 1e-3);
            QVERIFY(prospects.afterTwo(hand(codes)) + 1e-3 >= prospects.afterOne(hand(codes)));
        }
        QVERIFY(prospects.best(hand("KH QH 2C 9S")).promise > 40);
        QCOMPARE(prospects.best(hand("AS KS QS JS"), 3).promise, 62.0); // 31 is not given up
    }

    void aGoodHandIsLessLikelyToPay()
    {
        const auto chance = [](const char *codes) {
            StackedThirtyone table(3);
            table.deal({.hands = {"", codes}});
            game::Random random(1);
            return chanceToPay(table.viewOfMover(), Knock{}, random, 400);
        };
        QVERIFY(chance("KH QH 9H") < 0.1);
        QVERIFY(chance("KH 5H 2C") > 0.6); // a knocker alone lowest loses two
    }

    void whatIsLeftToTheNextSeat()
    {
        StackedThirtyone table(2);
        table.deal({.hands = {"2D 3C 4S", "AS 2H 2C"}, .stock = "3D"});
        table.play(DrawStock{});
        const View view = table.viewOfMover();
        game::Random random(1);
        const double ace = leavesToNext(view, Discard{card("AS")}, random, 300);
        const double two = leavesToNext(view, Discard{card("2H")}, random, 300);
        QVERIFY(ace > two);
        // Who knocks leaves what others have laid: it is no reason not to.
        StackedThirtyone before(2);
        before.deal({.hands = {"2D 3C 4S", "AS 2H 2C"}, .turned = "KS"});
        QCOMPARE(leavesToNext(before.viewOfMover(), Knock{}, random, 30), 0.0);
        QVERIFY(given(view, Discard{card("AS")}) > given(view, Discard{card("2H")}));
    }

    void theBaselines()
    {
        QVERIFY(Baseline::named("random", 1) && Baseline::named("draw", 1) && Baseline::named("greedy", 1));
        QVERIFY(Baseline::named("knock-20", 1) && Baseline::named("knock-31", 1));
        for (const char *none : {"", "knock", "knock-", "knock-1", "knock-32", "knock-2x", "nobody"})
            QVERIFY2(!Baseline::named(none, 1), none);
        StackedThirtyone table(2);
        table.deal({.hands = {"2D 3C 4S", "KH QH 4C"}, .turned = "9H", .stock = "3S"});
        QCOMPARE(chosen("knock-20", table.viewOfMover()), "knocks");
        QCOMPARE(chosen("knock-24", table.viewOfMover()), "takes");
        QCOMPARE(chosen("draw", table.viewOfMover()), "draws");
        table.play(TakeDiscard{});
        QCOMPARE(chosen("knock-24", table.viewOfMover()), "discards 4C");
    }
};

QTEST_APPLESS_MAIN(ThirtyoneHeuristicsTest)
#include "thirtyone_heuristics_test.moc"
