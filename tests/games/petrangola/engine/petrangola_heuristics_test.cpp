// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_table.h"

#include <cmath>

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

/// What the seat to move sees in a duel with these cards.
View duel(const char *own, const char *monte)
{
    StackedTable table(2);
    table.findFirstDealer(0);
    table.dealAndExpose({"", own}, monte);
    return table.viewOfMover();
}

} // namespace

/// What a seat can reckon from its view alone.
class PetrangolaHeuristicsTest : public QObject
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
        QCOMPARE(OpenDuel("KD 7D 5D", "5D", "KC AC 5B", "2D 3C 4S").chanceToPayOf(Knock{}), 0.0);
        // 22 fall to KC AC 3C, two cards for two. One card makes 14, and three 21.
        QCOMPARE(OpenDuel("KD 7D 2S", "2S", "5D KC AC", "2D 3C 4S").chanceToPayOf(Knock{}), 1.0);
        // 16 fall to 7D 6D 4D, one card for one.
        QCOMPARE(OpenDuel("6C 2S 5S", "5S", "KC 4D 3S", "7D 6D 2C").chanceToPayOf(Knock{}), 1.0);
        // 23 fall to the sequence in the monte, all three for all three.
        QCOMPARE(OpenDuel("7C 6C HB", "HB", "KC AB KB", "2D 3C 4S").chanceToPayOf(Knock{}), 1.0);
    }

    void whoTiesForWorstPays()
    {
        QCOMPARE(OpenDuel("HD JD 2S", "2S", "4D KC AC", "2D 3C 4S").chanceToPayOf(Knock{}), 1.0); // 24 to 24
        QCOMPARE(OpenDuel("HD JD 2S", "2S", "5D KC AC", "2D 3C 4S").chanceToPayOf(Knock{}), 0.0);
    }

    /// The seat has turns of its own then, and a hand that it has not seen yet.
    void whoGoesOnPlaysOn()
    {
        StackedTable weak(2);
        weak.findFirstDealer(0);
        weak.deal({.hands = {}, .aside = "2D 2C 3S"});
        game::Random random(1);
        QVERIFY(chanceToPay(weak.viewOfMover(), Expose{}, random, 200) < 0.7);
        const View poor = duel("2D 3C 4S", "AD 6B 7S");
        QVERIFY(chanceToPay(poor, Knock{}, random, 200) > 0.9);
        QVERIFY(chanceToPay(poor, Exchange{hand("4S"), hand("AD")}, random, 200) < 0.7);
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
        const auto at = [](const char *own, const char *monte, const char *give, const char *take) {
            return std::round(glance(duel(own, monte), Exchange{hand(give), hand(take)}) * 40);
        };
        QCOMPARE(at("AD 3C 2C", "5C 4S 7B", "AD", "5C"), 10.0);
        QCOMPARE(at("AD KD 2C", "5C 4D 7B", "2C", "5C"), 21.0);
        QCOMPARE(at("2D KC 3S", "5C 4D 7B", "3S", "7B"), 10.0); // one of each: the dearest
        QCOMPARE(at("AD KD 2C", "JD 4D 7B", "2C", "JD"), 31.0);
        QCOMPARE(at("4B 3B 7D", "2B 4D 7S", "7D", "2B"), 40.0);
        QCOMPARE(at("2D 2C 7D", "2S 4D 7S", "7D", "2S"), 40.0);
        QCOMPARE(glance(duel("4B 3B 2B", "AD KD HD"), Knock{}), 1.0);
    }

    void aGlanceClingsToASuit()
    {
        const auto prefers = [](const View &view, const Move &one, const Move &other) {
            return glance(view, one) > glance(view, other);
        };
        // Two coins make 5; ten more in cups are not enough to give them up, eleven are.
        const Move stays = Exchange{hand("KC"), hand("6S")};
        QVERIFY(prefers(duel("3D 2D KC", "5C 6S 7B"), stays, Exchange{hand("2D"), hand("5C")}));
        QVERIFY(prefers(duel("3D 2D KC", "6C 6S 7B"), Exchange{hand("2D"), hand("6C")}, stays));
        // Of cards that are no use to it the dearer one.
        QVERIFY(
            prefers(duel("3D 2D 4C", "AC 6S 7B"), Exchange{hand("4C"), hand("AC")}, Exchange{hand("4C"), hand("6S")}));
    }

    void aGlanceOverlooksWhatTakesSomeLooking()
    {
        const View between = duel("7D 5D AC", "6D AD 4D");
        QVERIFY(glance(between, Exchange{hand("AC"), hand("6D")}) < 0.5); // 18 points, and not a sequence
        QCOMPARE(glance(duel("7D 6D AC", "5D AD 2S"), Exchange{hand("AC"), hand("5D")}), 1.0); // at the end: seen
        QVERIFY(glance(duel("2D 5S AC", "2S 2B 7S"), Exchange{hand("5S AC"), hand("2S 2B")}) < 0.5);
    }

    void whatIsGivenIsAsDearAsItsPoints()
    {
        const View view = duel("AD KD 2C", "5C 4D 7B");
        const auto givenBy = [&](const char *give, const char *take) {
            return given(view, Exchange{hand(give), hand(take)});
        };
        QCOMPARE(givenBy("AD", "5C"), 1.0);
        QVERIFY(givenBy("KD", "5C") < 1.0);
        QVERIFY(givenBy("2C", "5C") < givenBy("KD", "5C") / 4); // of no use to the hand
        QCOMPARE(givenBy("AD 2C", "5C 7B"), givenBy("AD", "5C") + givenBy("2C", "5C"));
        QCOMPARE(given(view, Knock{}), 0.0);
    }

    void whatIsLeftIsTheBestThatTheNextReaches()
    {
        // Seat 0 holds KD 7D KC, 5D AC 5B lie open, and seat 1 is known to hold 2D 3C 4S.
        game::Random random(1);
        const View view = OpenDuel("KD 7D 5D", "5D", "KC AC 5B", "2D 3C 4S").table.viewOfMover();
        QCOMPARE(leavesToNext(view, Knock{}, random, 4), share(view, hand("AC 3C 4S")));
        const Move feeds = Exchange{hand("KC"), hand("5D")};
        QCOMPARE(leavesToNext(view, feeds, random, 4), share(view, hand("AC KC 3C")));
        const View afterKnock = [&] {
            OpenDuel knocked("KD 7D 5D", "5D", "KC AC 5B", "2D 3C 4S");
            knocked.table.play(knocked.takeBack());
            knocked.table.play(Knock{});
            return knocked.table.viewOfMover();
        }();
        QCOMPARE(leavesToNext(afterKnock, Stay{}, random, 5), 0.0); // the next seat has knocked
    }

    void aShareIsThatOfTheRanking()
    {
        const StackedTable table(2);
        QCOMPARE(share(table.open(), hand("AD AC AS")), 9876.0 / 9880.0); // four hands of three aces
        QCOMPARE(share(table.open(), hand("2D 2C 3S")), share(table.open(), hand("3D 2C 2S")));
        // One pack has no hand between these two.
        QVERIFY(share(table.open(), hand("AD AD KD")) > share(table.open(), hand("AD KD KD")));
    }
};

QTEST_APPLESS_MAIN(PetrangolaHeuristicsTest)
#include "petrangola_heuristics_test.moc"
