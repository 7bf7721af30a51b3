// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "mambassa/hidden_hands.h"
#include "stacked_mambassa.h"

#include <cmath>

using namespace mambassa;
using cards::Card;
using game::at;
using game::Seat;
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

/// A table, and what seat 0 keeps in mind of it.
struct Remembered
{
    explicit Remembered(int seats)
        : table(seats)
    {
    }
    [[nodiscard]] Memory memory() const
    {
        Memory memory;
        for (const Event &event : table.events)
            memory.happened(seenBy(event, 0));
        return memory;
    }
    /// A turn in which the seat to move exchanges nothing, and puts that card under the stock.
    void draw(const char *discard)
    {
        table.exchange("", "");
        table.play(Draw{card(discard)});
    }
    /// What seat 1 may hold, as seat 0 sees it.
    [[nodiscard]] std::vector<Hand> handsOfSeat1(int count) const
    {
        const View view = table.state.view(0);
        game::Random random(3);
        const HiddenHand hidden(view, 1, memory(), ImaginedDeal::from(view).missing(), random);
        std::vector<Hand> hands;
        for (int drawn = 0; drawn < count; ++drawn)
            hands.push_back(hidden.draw(random));
        return hands;
    }

    StackedMambassa table;
};

double meanShare(const std::vector<Hand> &hands)
{
    double sum = 0;
    for (const Hand &hand : hands)
        sum += Ranking::table().share(Ranking::table().strength(hand));
    return sum / static_cast<double>(hands.size());
}

} // namespace

/// What a seat can reckon from its view and its memory alone.
class MambassaOutlookTest : public QObject
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

    void whatWasPutUnderTheStockComesUpAgain()
    {
        Remembered seen(8); // four cards are the stock; seat 0 deals and moves last
        seen.table.dealAndExpose({"2D 3C 4S 5B", "2C", "2S", "2B", "3D", "3S", "3B", "4D"}, "", "6D 6C 6S 6B");
        for (const char *discard : {"2C", "2S", "2B", "3D", "3S", "3B", "4D"})
            seen.draw(discard);
        QCOMPARE(text(seen.memory().stockBefore(seen.table.state.view(0))), "-- -- -- --");
        seen.draw("2D");
        QCOMPARE(text(seen.memory().stockBefore(seen.table.state.view(0))), "-- -- -- 2D");
        const View before = seen.table.state.view(1);
        for (int turn = 0; turn < 3; ++turn) {
            seen.table.exchange("", "");
            seen.table.play(Draw{seen.table.viewOfMover().hand[0]});
        }
        QCOMPARE(text(seen.memory().stockBefore(seen.table.state.view(0))), "2D -- -- --");
        // The next seat takes it, and that is as much as one knows.
        seen.table.exchange("", "");
        seen.table.play(Draw{seen.table.viewOfMover().hand[0]});
        QCOMPARE(text(seen.memory().stockBefore(seen.table.state.view(0))), "-- -- -- --");
        QCOMPARE(text(Memory().stockBefore(before)), "-- -- -- --");
    }

    void turnsAreRemembered()
    {
        Remembered seen(3);
        seen.table.dealAndExpose({"2D 3C 4S 5B", "KD 7S 6C 2B", "7D 7C HS JB"}, "AD HB 5C 3S");
        seen.table.exchange("2B", "AD");
        seen.table.play(Draw{card("6C")});
        seen.table.stayAll(); // seat 2 knocks
        seen.table.exchange("2D", "2B");
        seen.table.play(Stay{});
        const Memory memory = seen.memory();
        const View view = seen.table.state.view(0);
        const auto &first = memory.turnsBefore(view, 1);
        QCOMPARE(first.size(), std::size_t{1});
        QVERIFY(first[0].exchange == (Exchange{handOfFour("2B"), handOfFour("AD")}));
        QVERIFY(monte::sameCards(first[0].monte, handOfFour("2B HB 5C 3S")));
        QVERIFY(first[0].drew && !first[0].knocked && !first[0].afterKnock);
        QVERIFY(memory.turnsBefore(view, 2).at(0).knocked);
        const Turn &own = memory.turnsBefore(view, 0).at(0);
        QVERIFY(own.afterKnock && !own.knocked && !own.drew);
        QVERIFY(Memory().turnsBefore(view, 1).empty());

        while (seen.table.state.phase() == Phase::exchange)
            seen.table.stayAll();
        seen.table.dealAndExpose({}, "");
        QVERIFY(seen.memory().turnsBefore(seen.table.state.view(0), 1).empty());
    }

    void aShirtChangeAndAKeepAreKnocks()
    {
        Remembered seen(2);
        seen.table.dealAndExpose({"", "2D 3C 4S 5B"}, "AD AC AS 6B");
        seen.table.exchange("2D 3C 4S 5B", "AD AC AS 6B");
        QVERIFY(seen.memory().turnsBefore(seen.table.state.view(0), 1).at(0).knocked);
        Remembered kept(2);
        kept.table.deal({.hands = {}, .aside = "AD AC AS 6B"});
        kept.table.play(Keep{});
        kept.table.stayAll();
        QVERIFY(kept.memory().turnsBefore(kept.table.state.view(0), 1).at(0).afterKnock);
    }

    void whoKnocksHoldsAGoodHand()
    {
        Remembered quiet(2);
        quiet.table.dealAndExpose({"2D 3C 4S 5B", "KD KC KS 2B"}, "6D 4C 5S 7B");
        const double before = meanShare(quiet.handsOfSeat1(400));
        quiet.table.stayAll();
        const double after = meanShare(quiet.handsOfSeat1(400));
        QVERIFY2(before > 0.4 && before < 0.6, qPrintable(QString::number(before)));
        QVERIFY2(after > 0.93, qPrintable(QString::number(after)));
    }

    void whatAllSawIsInTheHand()
    {
        Remembered seen(2);
        seen.table.dealAndExpose({"2D 3C 4S 5B", "KD 7S 6C 2B"}, "AD HD 5C 3S");
        seen.table.exchange("7S 6C", "AD HD");
        seen.table.play(Stay{});
        for (const Hand &hand : seen.handsOfSeat1(200)) {
            QCOMPARE(hand.size(), std::size_t{4});
            QVERIFY(hand.contains(card("AD")) && hand.contains(card("HD")));
            for (const char *elsewhere : {"2D", "3C", "4S", "5B", "7S", "6C", "5C", "3S"})
                QVERIFY(!hand.contains(card(elsewhere)));
            QVERIFY(!endsThePlay(Ranking::table().category(hand))); // M-4
        }
    }

    void whoTakesTwoCardsHasTheThird()
    {
        Remembered seen(2);
        seen.table.dealAndExpose({"2D 3C 4S 5B", "KD 7S 6C 2B"}, "AD HD 5C 3S");
        seen.table.exchange("7S 6C", "AD HD");
        seen.table.play(Stay{});
        int kings = 0;
        for (const Hand &hand : seen.handsOfSeat1(1'000))
            kings += hand.contains(card("KD")) ? 1 : 0;
        // Of two cards out of 30 one in fifteen would be.
        QVERIFY2(kings > 150, qPrintable(QString::number(kings)));
    }

    void aDrawLeavesADoubtAboutWhatWasTaken()
    {
        Remembered seen(2);
        seen.table.dealAndExpose({"2D 3C 4S 5B", "KD 7D 6C 2B"}, "AD 4B 5C 3S");
        seen.table.exchange("2B", "AD");
        seen.table.play(Draw{card("6C")});
        int aces = 0;
        for (const Hand &hand : seen.handsOfSeat1(1'000)) {
            QVERIFY(!hand.contains(card("2B")));
            aces += hand.contains(card("AD")) ? 1 : 0;
        }
        QVERIFY2(aces > 900 && aces < 1'000, qPrintable(QString::number(aces)));
    }

    void withoutMemoryAnythingMayBe()
    {
        StackedMambassa table(2);
        table.dealAndExpose({"2D 3C 4S 5B", "KD KC KS 2B"}, "6D 4C 5S 7B");
        const View view = table.state.view(0);
        game::Random random(3);
        const HiddenHand hidden(view, 1, Memory(), ImaginedDeal::from(view).missing(), random);
        for (int drawn = 0; drawn < 50; ++drawn)
            QCOMPARE(hidden.draw(random).size(), std::size_t{4});
    }
};

QTEST_APPLESS_MAIN(MambassaOutlookTest)
#include "mambassa_outlook_test.moc"
