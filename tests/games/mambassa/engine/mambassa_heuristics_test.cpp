// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "mambassa/draws.h"
#include "stacked_mambassa.h"

#include <cmath>

using namespace mambassa;
using cards::Card;
using readable::card;
using readable::handOfFour;
using readable::text;

namespace {

/// What the seat to move sees in a duel with these cards, nobody having knocked.
View duel(const char *own, const char *monte)
{
    StackedMambassa table(2);
    table.dealAndExpose({"", own}, monte);
    return table.viewOfMover();
}
/// The same in its second step, with nothing exchanged.
View secondStep(const char *own, const char *monte)
{
    StackedMambassa table(2);
    table.dealAndExpose({"", own}, monte);
    table.exchange("", "");
    return table.viewOfMover();
}
/// What a dealer sees who looks at these.
View dealing(const char *aside)
{
    StackedMambassa table(2);
    table.deal({.hands = {}, .aside = aside});
    return table.viewOfMover();
}

double share(const View &view, const char *hand)
{
    return view.ranking->share(view.ranking->strength(handOfFour(hand)));
}

} // namespace

/// What a seat can reckon from its view alone.
class MambassaHeuristicsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsAKnock()
    {
        const View first = duel("KD 7S 6C 2B", "AD 4C 3C 5S");
        QVERIFY(knocks(first, Exchange{handOfFour("KD 7S 6C 2B"), handOfFour("AD 4C 3C 5S")}));
        QVERIFY(!knocks(first, Exchange{}));
        QVERIFY(!knocks(first, Exchange{handOfFour("KD"), handOfFour("AD")}));
        QVERIFY(mayKnock(first));
        const View second = secondStep("KD 7S 6C 2B", "AD 4C 3C 5S");
        QVERIFY(knocks(second, Stay{}));
        QVERIFY(!knocks(second, Draw{card("2B")}));
        QVERIFY(mayKnock(second));
        StackedMambassa table(2);
        table.dealAndExpose({"", "KD 7S 6C 2B"}, "AD 4C 3C 5S");
        table.exchange("KD", "AD");
        QVERIFY(!mayKnock(table.viewOfMover()));
        QVERIFY(!knocks(table.viewOfMover(), Stay{}));
        QVERIFY(knocks(dealing("AD AC AS 2B"), Keep{}));
        QVERIFY(!knocks(dealing("AD AC AS 2B"), Expose{}));
    }

    void theHandAfterAMove()
    {
        const View view = duel("KD 7S 6C 2B", "AD HD 3C 5S");
        QCOMPARE(text(handAfter(view, Exchange{handOfFour("7S 6C"), handOfFour("AD HD")})), "KD AD HD 2B");
        QCOMPARE(text(handAfter(view, Exchange{})), "KD 7S 6C 2B");
        QVERIFY(handAfter(secondStep("KD 7S 6C 2B", ""), Draw{card("2B")}).empty());
        QCOMPARE(text(handAfter(secondStep("KD 7S 6C 2B", ""), Stay{})), "KD 7S 6C 2B");
        QCOMPARE(text(handAfter(dealing("AD AC AS 2B"), Keep{})), "AD AC AS 2B");
        QCOMPARE(cardsExchanged(Exchange{handOfFour("7S 6C"), handOfFour("AD HD")}), 2);
        QCOMPARE(cardsExchanged(Exchange{}), 0);
        QCOMPARE(cardsExchanged(Stay{}), 0);
    }

    void theStrongestMove()
    {
        // Three cards of the monte go with the king to a Quarantuna.
        QVERIFY(strongest(duel("KD 7S 6C 2B", "AD HD JD 5S"))
                == Move(Exchange{handOfFour("7S 6C 2B"), handOfFour("AD HD JD")}));
        // Three sevens are there twice: with one card fewer moved.
        QCOMPARE(cardsExchanged(strongest(duel("7D 7C 7S 2B", "7B KD 3C 5S"))), 1);
        QCOMPARE(cardsExchanged(strongest(duel("KD KC KS KB", "2D 4C 3C 5S"))), 0);
        const auto withoutExchange = [](const Move &move) { return cardsExchanged(move) == 0; };
        QVERIFY(strongest(duel("KD 7S 6C 2B", "AD HD JD 5S"), withoutExchange) == Move(Exchange{}));
    }

    void theShareAfterADrawIsAMean()
    {
        const View view = secondStep("7D 7C 7S 2B", "KD 4C 3C 5S");
        double sum = 0;
        int cards = 0;
        for (const Card drawn : cards::italian::newPack<cards::italian::packSize>(1))
            if (!view.hand.contains(drawn) && !view.monte.contains(drawn)) {
                Hand after = handOfFour("7D 7C 7S");
                after.push_back(drawn);
                sum += view.ranking->share(view.ranking->strength(after));
                ++cards;
            }
        QCOMPARE(cards, 32);
        QVERIFY(std::abs(shareAfter(view, Draw{card("2B")}) - sum / cards) < 1e-9);
        QCOMPARE(shareAfter(view, Stay{}), share(view, "7D 7C 7S 2B"));
        QVERIFY(shareAfter(view, Draw{card("7D")}) < shareAfter(view, Draw{card("2B")}));
        QCOMPARE(shareAfter(dealing("AD AC AS 2B"), Expose{}), 0.0);
    }

    /// The table of means knows no card but the hand's.
    void aDrawForTheCardThatCountsForNothing()
    {
        const auto best = [](const char *hand) {
            return text(Hand{handOfFour(hand)[Draws::table().best(handOfFour(hand)).discarded]});
        };
        QCOMPARE(best("7D 7C 7S 2B"), "2B");
        QCOMPARE(best("2B AD KD HD"), "2B");
        QCOMPARE(best("KD 3C 7D 6D"), "3C");
    }

    void aNoviceSeesOneSuit()
    {
        const View view = duel("KD 7D 6C 2B", "AD 4C 4S 4B");
        const auto at = [&](const char *give, const char *take) {
            return glance(view, Exchange{handOfFour(give), handOfFour(take)});
        };
        QVERIFY(at("2B", "AD") > at("", ""));
        QVERIFY(at("2B", "AD") > at("KD", "AD"));
        QCOMPARE(glance(duel("7D 7C 7S 2B", "KD 4C 3C 5S"), Exchange{}), 1.0);
    }

    void dearCardsAreThoseThatCount()
    {
        const View view = duel("KD 7D 6C 2B", "AD 4C 4S 4B");
        QVERIFY(given(view, Exchange{handOfFour("KD"), handOfFour("AD")})
                > given(view, Exchange{handOfFour("6C"), handOfFour("AD")}));
        QCOMPARE(given(view, Exchange{}), 0.0);
    }

    void whatTheNextSeatFinds()
    {
        game::Random random(1);
        const View view = duel("AD KD HD 2B", "3C 4S 5B 2C");
        game::Random same = random;
        const double kept = leavesToNext(view, Exchange{}, random, 200);
        const double gone = leavesToNext(view, Exchange{handOfFour("AD KD HD"), handOfFour("3C 4S 5B")}, same, 200);
        QVERIFY2(gone > kept + 0.05, qPrintable(QStringLiteral("%1 %2").arg(gone).arg(kept)));
        StackedMambassa table(2);
        table.dealAndExpose({}, "");
        table.stayAll();
        QCOMPARE(leavesToNext(table.viewOfMover(), Exchange{}, random, 20), 0.0); // it has knocked
    }

    void theChanceToPay()
    {
        game::Random random(1);
        QVERIFY(chanceToPay(dealing("2D 2C 2S 2B"), Keep{}, random, 200) < 0.02);
        QVERIFY(chanceToPay(dealing("2D 3C 4S 2B"), Keep{}, random, 200) > 0.95);
        // A Mambassa: whatever the others hold.
        QCOMPARE(chanceToPay(dealing("AD AC AS AB"), Keep{}, random, 200), 0.0);
    }
};

QTEST_APPLESS_MAIN(MambassaHeuristicsTest)
#include "mambassa_heuristics_test.moc"
