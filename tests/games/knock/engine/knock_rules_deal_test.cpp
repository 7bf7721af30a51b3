// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_knock.h"

using namespace knock;
using readable::taroccoCards;

/// The pack, the deal and the discard, by example; each names its ruling or vector of rules/knock.md.
class KnockRulesDealTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePackCountsAHundredWithItsTricks_data() // KNOCK-EX-1, KNOCK-1, KNOCK-4
    {
        QTest::addColumn<int>("scale");
        QTest::addColumn<int>("top");
        QTest::addColumn<QString>("honours");
        QTest::newRow("trumps count nothing") << 0 << 0 << QStringLiteral("01 21 00");
        QTest::newRow("the Angel is the highest") << 0 << 1 << QStringLiteral("01 20 00");
        QTest::newRow("counters count one less") << 1 << 0 << QStringLiteral("01 21 00");
        QTest::newRow("both") << 1 << 1 << QStringLiteral("01 20 00");
    }
    void thePackCountsAHundredWithItsTricks()
    {
        QFETCH(const int, scale);
        QFETCH(const int, top);
        QFETCH(const QString, honours);
        const Ranking &ranking = Ranking::of(
            {.pointScale = static_cast<Options::PointScale>(scale), .topTrump = static_cast<Options::TopTrump>(top)});
        QCOMPARE(wholePack.size(), 54);
        QCOMPARE(ranking.points(wholePack), 87);
        QCOMPARE(ranking.points(wholePack) + tricksInDeal, pointsInDeal);
        QCOMPARE(readable::text(ranking.honours()), honours.toStdString());
        QCOMPARE(ranking.points(ranking.honours()), scale == 0 ? 15 : 12);
        QCOMPARE(ranking.points(ranking.plainTrumps()), scale == 0 ? 0 : 19);
        // The literal table, every other card 1, would give 106 and 119.
        if (scale == 0)
            QCOMPARE(ranking.points(wholePack) + ranking.plainTrumps().size() + tricksInDeal, 119);
    }

    void whatEachCardCounts()
    {
        const Ranking &usual = Ranking::of({});
        const Ranking &counters = Ranking::of({.pointScale = Options::PointScale::countersMinusOne});
        const auto points = [](const Ranking &ranking, const char *codes) {
            std::string all;
            for (const Card card : readable::cardsOf<Pack>(codes, cards::tarocco::pack))
                all += std::to_string(ranking.points(card));
            return all;
        };
        QCOMPARE(points(usual, "00 01 21 20 02 KC QC HC JC TC 7C"), "55500543211");
        QCOMPARE(points(counters, "00 01 21 20 02 KC QC HC JC TC 7C"), "44411432111");
    }

    void pipsOfAllSuitsRankAlike() // KNOCK-3
    {
        const Ranking &ranking = Ranking::of({});
        for (const Suit suit : {Suit::coins, Suit::cups, Suit::swords, Suit::batons}) {
            const CardSet cards = cardsOf(suit);
            for (int place = 1; place < cards.size(); ++place)
                QVERIFY(ranking.beats(cards.nth(place), cards.nth(place - 1)));
            QCOMPARE(cards.first(), cards::tarocco::card(suit, Rank::seven));
        }
    }

    void fourSeatsInTwoSides() // 1.2
    {
        QVERIFY(!check(Options(), 4));
        QVERIFY(check(Options(), 3) && check(Options(), 5));
        QCOMPARE(Knock::seating.sideOf(0), Knock::seating.sideOf(2));
        QVERIFY(Knock::seating.sideOf(0) != Knock::seating.sideOf(1));
        QCOMPARE(partnerOf(1), 3);
        QVERIFY(Knock::seating.clockwise); // KNOCK-2
    }

    void thePlayGoesToTheLeftOrToTheRight_data() // KNOCK-2
    {
        QTest::addColumn<int>("direction");
        QTest::addColumn<bool>("clockwise");
        QTest::newRow("clockwise") << 0 << true;
        QTest::newRow("anticlockwise") << 1 << false;
    }
    /// Seats are numbered in the order of play, either way: only where they sit is another matter, and at the left of
    /// the dealer sits who leads, or who cuts.
    void thePlayGoesToTheLeftOrToTheRight()
    {
        QFETCH(const int, direction);
        QFETCH(const bool, clockwise);
        const Options options{.direction = static_cast<Options::Direction>(direction),
                              .signals = Options::Signals::off};
        QCOMPARE(Knock::seatingOf(options).clockwise, clockwise);
        QCOMPARE(Knock::seatingOf(options).sideOf(0), Knock::seatingOf(options).sideOf(2));
        StackedKnock table(options, 2);
        table.deal({});
        QCOMPARE(table.last<Dealt>().cutBy, 1);
        table.play(Knock::legalMoves(table.viewOfMover())[0]);
        std::string order;
        for (int card = 0; card < seats; ++card) {
            order += std::to_string(table.state.toMove());
            table.play(Knock::legalMoves(table.viewOfMover())[0]);
        }
        QCOMPARE(order, "3012");
    }

    void aMatchHasFourHandsOrMore() // 1.5
    {
        QCOMPARE(handsPerMatch({}), 4);
        QCOMPARE(handsPerMatch({.turns = 3}), 12);
        QVERIFY(!check({.turns = 2}, 4));
        QVERIFY(check({.turns = 0}, 4) && check({.turns = 4}, 4));
        StackedKnock table({.turns = 2}, 1);
        for (int deal = 1; deal <= 8; ++deal) {
            QVERIFY(!table.state.over());
            table.passDeal();
            QCOMPARE(table.last<Dealt>().dealer, deal % 4); // each deals as often as the others
        }
        QVERIFY(table.state.over());
    }

    void cardsAreDealtSinglyAndTheLastTwoAreTheDealers() // 1.3
    {
        StackedKnock table({}, 2);
        QCOMPARE(table.last<FirstDealerFound>().dealer, 2);
        table.state.supply(cards::tarocco::newPack());
        QVERIFY(table.state.phase() == Phase::cut);
        QCOMPARE(table.state.toMove(), 1); // the seat before the dealer
        QCOMPARE(Knock::legalMoves(table.viewOfMover()).size(), std::size_t{53});
        QVERIFY(table.apply(Cut{0}) == Illegal::cutOutsideThePack);
        QVERIFY(table.apply(Cut{54}) == Illegal::cutOutsideThePack);
        QVERIFY(table.apply(Say{}) == Illegal::notNow);
        table.play(Cut{4}); // JD is on top
        QCOMPARE(table.hand(3), "JD 7C JC 7S JS 7B JB 01 05 09 13 17 21");
        QCOMPARE(table.hand(2), "8D 9D TD KD TC KC TS KS TB KB 04 08 12 16 20");
        QVERIFY(table.state.phase() == Phase::discard);
        QCOMPARE(table.state.toMove(), 2);
    }

    void eldestLeadsAndTheDealRotates()
    {
        StackedKnock table({.signals = Options::Signals::off}, 1);
        table.deal({});
        table.play(Knock::legalMoves(table.viewOfMover())[0]);
        QCOMPARE(table.state.toMove(), 2);
        table.playOut();
        for (const game::Seat dealer : {2, 3, 0}) {
            QVERIFY(!table.state.over());
            table.passDeal();
            QCOMPARE(table.last<Dealt>().dealer, dealer);
        }
        QVERIFY(table.state.over()); // 1.5: four hands, each seat deals once
    }

    void theDiscard_data() // KNOCK-EX-4
    {
        QTest::addColumn<QString>("hand");
        QTest::addColumn<QString>("plain");
        QTest::addColumn<QString>("trumps");
        QTest::addColumn<int>("moves");
        QTest::newRow("one pip, and so one trump")
            << QStringLiteral("KC KD KS KB 00 01 21 06 07 08 09 10 11 12 7C") << QStringLiteral("7C")
            << QStringLiteral("06 07 08 09 10 11 12") << 7;
        QTest::newRow("two trumps") << QStringLiteral("KC KD KS KB 00 01 21 06 07 08 09 10 11 12 13") << QString()
                                    << QStringLiteral("06 07 08 09 10 11 12 13") << 28;
        QTest::newRow("two others or more") << QStringLiteral("KC KD KS KB 00 01 21 06 07 08 09 10 QC HC 7C")
                                            << QStringLiteral("7C HC QC") << QStringLiteral("06 07 08 09 10") << 3;
    }
    void theDiscard()
    {
        QFETCH(const QString, hand);
        QFETCH(const QString, plain);
        QFETCH(const QString, trumps);
        QFETCH(const int, moves);
        StackedKnock table({}, 0);
        table.deal({hand.toStdString()});
        const Discardable cards = discardable(table.state.choice().hand, Ranking::of({}));
        QCOMPARE(readable::text(cards.plain), plain.toStdString());
        QCOMPARE(readable::text(cards.trumps), trumps.toStdString());
        const MoveList legal = Knock::legalMoves(table.viewOfMover());
        QCOMPARE(legal.size(), static_cast<std::size_t>(moves));
        for (const Move &move : legal) {
            const CardSet laid(std::get<Discard>(move).cards);
            QCOMPARE((laid & trumpCards).size(), std::max(0, 2 - cards.plain.size()));
        }
    }

    void whatMayNotBeDiscarded()
    {
        StackedKnock table({}, 0);
        table.deal({"KC KD 00 01 21 20 06 07 08 09 QC HC JC 7C 8C"});
        const auto fault = [&](const char *codes) {
            return table.apply(Discard{readable::cardsOf<Laid>(codes, cards::tarocco::pack)});
        };
        QVERIFY(fault("KC 7C") == Illegal::mayNotBeLaid);
        QVERIFY(fault("00 7C") == Illegal::mayNotBeLaid);
        QVERIFY(fault("01 7C") == Illegal::mayNotBeLaid);
        QVERIFY(fault("21 7C") == Illegal::mayNotBeLaid);
        QVERIFY(fault("06 7C") == Illegal::trumpBeforeOthers);
        QVERIFY(fault("9C 7C") == Illegal::notInHand);
        QVERIFY(fault("7C 7C") == Illegal::notTwoCards);
        QVERIFY(fault("7C") == Illegal::notTwoCards);
        QVERIFY(table.apply(Play{readable::taroccoCard("7C")}) == Illegal::notNow);
        table.discard("QC 7C");
        QCOMPARE(readable::text(table.state.view(0).laid, cards::tarocco::pack), "7C QC");
        QVERIFY(table.state.view(0).shown.empty());
        QVERIFY(table.state.view(2).laid.empty()); // from the partner too
        const Event hidden = seenBy(table.events.back(), 2);
        QVERIFY(std::get<Discard>(std::get<Moved>(hidden).move).cards[1].hidden());
    }

    void theAngelMayNotBeDiscardedWhereItIsTheHighest() // KNOCK-4
    {
        StackedKnock table({.topTrump = Options::TopTrump::angel}, 0);
        table.deal({"KC KD KS KB 00 01 21 20 07 08 09 10 11 12 13"});
        const CardSet trumps = discardable(table.state.choice().hand, *table.state.choice().ranking).trumps;
        QVERIFY(trumps.contains(worldTrump) && !trumps.contains(angelTrump));
    }

    void discardedTrumpsAreShown() // 1.3, 1.7
    {
        StackedKnock table({}, 0);
        table.deal({"KC KD KS KB 00 01 21 06 07 08 09 10 11 12 7C"});
        table.discard("7C 09");
        for (const game::Seat seat : {1, 2, 3}) {
            const View view = table.state.view(seat);
            QCOMPARE(readable::text(view.shown, cards::tarocco::pack), "09");
            QVERIFY(view.laid.empty());
            QVERIFY(!view.unseen.contains(readable::taroccoCard("09")));
            QVERIFY(view.unseen.contains(readable::taroccoCard("7C")));
            const Event event = seenBy(table.events.back(), seat);
            const Laid seen = std::get<Discard>(std::get<Moved>(event).move).cards;
            QVERIFY(seen[0].hidden() && seen[1] == readable::taroccoCard("09"));
        }
    }
};

QTEST_APPLESS_MAIN(KnockRulesDealTest)
#include "knock_rules_deal_test.moc"
