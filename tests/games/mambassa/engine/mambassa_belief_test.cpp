// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "mambassa/belief.h"
#include "stacked_mambassa.h"

using namespace mambassa;
using readable::card;
using readable::handOfFour;
using readable::text;

namespace {

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
        const Belief hidden(view, 1, memory(), Determinization::from(view).missing(view), random);
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

/// What a seat keeps in mind, and what others may hold by that.
class MambassaBeliefTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
        const Belief hidden(view, 1, Memory(), Determinization::from(view).missing(view), random);
        for (int drawn = 0; drawn < 50; ++drawn)
            QCOMPARE(hidden.draw(random).size(), std::size_t{4});
    }
};

QTEST_APPLESS_MAIN(MambassaBeliefTest)
#include "mambassa_belief_test.moc"
