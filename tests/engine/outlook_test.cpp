// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_table.h"

using namespace petrangola;
using readable::hand;
using readable::text;

namespace {

/// A duel in which all saw every card go into seat 1's hand, so that nothing is left to chance. Seat 0 is to move.
struct OpenDuel
{
    /// Seat 1 gives away `before`, card by card, for all of `after`; seat 0 gives `spare` for the first of `before`.
    OpenDuel(const std::string &own, const std::string &spare, const std::string &before, const std::string &after)
        : spareCard(spare)
        , gift(before.substr(0, 2))
        , table(2)
    {
        table.findFirstDealer(0);
        table.dealAndExpose({own, before}, after);
        table.exchange(gift, after.substr(0, 2));
        table.exchange(spare, gift);
        table.exchange(before.substr(3), after.substr(3));
    }
    double chanceToPayOf(const Move &move) const
    {
        game::Random random(1);
        return chanceToPay(table.viewOfMover(), move, random, 20);
    }
    /// Seat 0 takes back what it gave.
    Move takeBack() const { return Exchange{hand(gift), hand(spareCard)}; }

    std::string spareCard;
    std::string gift;
    StackedTable table;
};

} // namespace

/// What a seat can reckon from its view alone.
class OutlookTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesAreReckonedFromTheView()
    {
        StackedTable table(3);
        table.findFirstDealer(0);
        table.dealAndExpose({"KD 7S 6S", "AD 4C 3C", "2B 5B 7D"}, "JD JC HS");
        const View view = table.viewOfMover();
        QCOMPARE(text(handAfter(view, Knock{})), "AD 4C 3C");
        QCOMPARE(text(handAfter(view, Exchange{hand("4C 3C"), hand("JD HS")})), "AD JD HS");
        QCOMPARE(cardsExchanged(Exchange{hand("4C 3C"), hand("JD HS")}), 2);
        QCOMPARE(cardsExchanged(Knock{}), 0);
        const Move shirt = Exchange{hand("AD 4C 3C"), hand("JD JC HS")};
        QVERIFY(knocks(view, shirt));
        QVERIFY(knocks(view, Knock{}));
        QVERIFY(!knocks(view, Exchange{hand("AD"), hand("JD")}));
        table.play(Knock{});
        QVERIFY(!knocks(table.viewOfMover(), Exchange{hand("2B 5B 7D"), hand("JD JC HS")}));

        StackedTable dealing(2);
        dealing.findFirstDealer(0);
        dealing.deal({.hands = {}, .aside = "AD AC AS"});
        QCOMPARE(text(handAfter(dealing.viewOfMover(), Keep{})), "AD AC AS");
        QVERIFY(handAfter(dealing.viewOfMover(), Expose{}).empty());
        QVERIFY(knocks(dealing.viewOfMover(), Keep{}));
        QVERIFY(!knocks(dealing.viewOfMover(), Expose{}));
    }

    void threeAcesAreNeverExpectedToPay()
    {
        StackedTable dealing(2);
        dealing.findFirstDealer(0);
        dealing.deal({.hands = {}, .aside = "AD AC AS"});
        game::Random random(1);
        QCOMPARE(chanceToPay(dealing.viewOfMover(), Keep{}, random, 200), 0.0);
        StackedTable weak(2);
        weak.findFirstDealer(0);
        weak.deal({.hands = {}, .aside = "2D 2C 3S"});
        QVERIFY(chanceToPay(weak.viewOfMover(), Keep{}, random, 200) > 0.95);
    }

    void threeAcesDoNotPayAmongThreeAces() // P-6
    {
        Options options;
        options.packs = 2;
        options.showOnKnock = true;
        StackedTable table(2, options);
        table.findFirstDealer(0);
        table.dealAndExpose({"AD AC AS", "AD AC AS"}, "2D 3C 4S");
        table.play(Knock{});
        game::Random random(1);
        QCOMPARE(chanceToPay(table.viewOfMover(), Stay{}, random, 20), 0.0);
    }

    void theOthersAreExpectedToTakeTheirBestHand()
    {
        // Seat 1 holds 2D 3C 4S; the monte has 5D AC 5B. 17 stand against the 14 of AC 3C.
        const OpenDuel duel("KD 7D 5D", "5D", "KC AC 5B", "2D 3C 4S");
        QCOMPARE(duel.chanceToPayOf(Knock{}), 0.0);
        // Taking 5D back leaves KC there: 22 fall to KC AC 3C, two cards for two. One card makes 14, and three 21.
        QCOMPARE(duel.chanceToPayOf(duel.takeBack()), 1.0);
        // 16 fall to 7D 6D 4D, one card for one.
        QCOMPARE(OpenDuel("6C 2S 5S", "5S", "KC 4D 3S", "7D 6D 2C").chanceToPayOf(Knock{}), 1.0);
        // 23 fall to the sequence in the monte, all three for all three.
        QCOMPARE(OpenDuel("7C 6C HB", "HB", "KC AB KB", "2D 3C 4S").chanceToPayOf(Knock{}), 1.0);
    }

    void whoTiesForWorstPays()
    {
        const OpenDuel tie("HD JD 4D", "4D", "KC AC 5B", "2D 3C 4S"); // 24 to 24
        QCOMPARE(tie.chanceToPayOf(tie.takeBack()), 1.0);
        const OpenDuel better("HD JD 5D", "5D", "KC AC 5B", "2D 3C 4S");
        QCOMPARE(better.chanceToPayOf(better.takeBack()), 0.0);
    }

    void aKnockerPlaysNoMore()
    {
        OpenDuel duel("KD 7D 5D", "5D", "KC AC 5B", "2D 3C 4S");
        duel.table.play(duel.takeBack());
        duel.table.play(Knock{});
        QCOMPARE(duel.chanceToPayOf(Stay{}), 0.0);
    }

    void aGlanceCountsTheSuitHeldMost()
    {
        const StackedTable table(2);
        const auto at = [&](const char *cards) { return glance(table.open(), hand(cards)); };
        QCOMPARE(at("AD 3C 2C"), 5);
        QCOMPARE(at("AD KD 2C"), 21);
        QCOMPARE(at("2D KC 3S"), 10); // one of each: the dearest
        QCOMPARE(at("AD KD JD"), 31);
        QCOMPARE(at("2D 2C 2S"), at("AD AC AS"));
        QVERIFY(at("4B 3B 2B") > 31);
    }

    void aShareIsThatOfTheRanking()
    {
        const StackedTable table(2);
        QCOMPARE(share(table.open(), hand("AD AC AS")), 9876.0 / 9880.0); // four hands of three aces
        QCOMPARE(share(table.open(), hand("2D 2C 3S")), share(table.open(), hand("3D 2C 2S")));
    }
};

QTEST_APPLESS_MAIN(OutlookTest)
#include "outlook_test.moc"
