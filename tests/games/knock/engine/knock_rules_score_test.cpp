// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_knock.h"

using namespace knock;
using readable::taroccoCards;

namespace {

constexpr std::size_t ns = 0;
constexpr std::size_t ew = 1;

/// As many of the pack's cards of that rank as are asked for, not among those taken.
CardSet some(CardSet from, int count, CardSet &taken)
{
    CardSet cards;
    for (const Card card : from - taken)
        if (cards.size() < count)
            cards.insert(card);
    taken |= cards;
    return cards;
}
CardSet ofRank(Rank lowest, Rank highest)
{
    CardSet cards;
    for (const Card card : wholePack - trumpCards - CardSet::of(fool))
        if (cards::tarocco::rank(card) >= lowest && cards::tarocco::rank(card) <= highest)
            cards.insert(card);
    return cards;
}

/// A slam of north and south; the deal is that of seat 3, who holds 8C and 9D, or of seat 2.
StackedKnock slam(const Options &options, game::Seat dealer)
{
    StackedKnock table(options, dealer);
    std::vector<std::string> hands{"21 20 19 18 17 16 15 14 13 12 11 10 09", "KC KD", "08 07 06 05 04 03 02 01", "00"};
    if (dealer == 3)
        hands[3] += " 8C 9D";
    else
        hands[2] += " 8C 9D";
    table.deal(hands);
    table.discard("8C 9D");
    return table;
}

} // namespace

/// Counting, the Fool's payment, the discards and the match, by example.
class KnockRulesScoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFullCount() // KNOCK-EX-5
    {
        CardSet taken = taroccoCards("21 01 00");
        const CardSet kings = ofRank(Rank::king, Rank::king);
        const CardSet queens = ofRank(Rank::queen, Rank::queen);
        const CardSet cavaliers = ofRank(Rank::cavalier, Rank::cavalier);
        const CardSet jacks = ofRank(Rank::jack, Rank::jack);
        const CardSet pips = ofRank(Rank::seven, Rank::ten);
        const Ranking &ranking = Ranking::of({});
        CardSet north = taroccoCards("21 01");
        north |= some(kings, 3, taken) | some(queens, 2, taken) | some(cavaliers, 1, taken) | some(jacks, 2, taken)
            | some(pips, 9, taken) | some(ranking.plainTrumps(), 13, taken);
        const CardSet laid = some(pips, 2, taken);
        const CardSet east = wholePack - north - laid - CardSet::of(fool);
        QCOMPARE(north.size() + east.size() + laid.size() + 1, 54);
        // East and west played the Fool to a trick of their own.
        const Settlement settled = settle(
            {.cards = {north, east}, .tricks = {8, 5}, .laid = laid, .dealer = ew, .foolFrom = ew, .foolIn = ew}, {});
        QCOMPARE(settled.points[ns], 49);
        QCOMPARE(settled.total(ns), 57);
        QCOMPARE(settled.gamePoints(ns), 7);
        QCOMPARE(settled.points[ew], 38);
        QCOMPARE(settled.total(ew), 43);
        QCOMPARE(settled.gamePoints(ew), -7);
        QVERIFY(settled.paid.hidden());
    }

    void theFoolIsPaidFor_data() // KNOCK-EX-6, KNOCK-7
    {
        QTest::addColumn<QString>("pile");
        QTest::addColumn<int>("tricks");
        QTest::addColumn<QString>("paid");
        QTest::newRow("a plain trump") << QStringLiteral("09 7C QC 8D") << 1 << QStringLiteral("09");
        QTest::newRow("the cheapest court card") << QStringLiteral("KC QC HC JC") << 1 << QStringLiteral("JC");
        QTest::newRow("a pip before a jack") << QStringLiteral("JD TC KD QD") << 1 << QStringLiteral("TC");
        QTest::newRow("an honour for want of others") << QStringLiteral("01") << 1 << QStringLiteral("01");
        QTest::newRow("no trick, no Fool") << QString() << 0 << QStringLiteral("--");
    }
    void theFoolIsPaidFor()
    {
        QFETCH(const QString, pile);
        QFETCH(const int, tricks);
        QFETCH(const QString, paid);
        for (const auto scale : {Options::PointScale::trumpsZero, Options::PointScale::countersMinusOne}) {
            const CardSet own = taroccoCards(pile.toStdString());
            const Settlement settled = settle({.cards = {wholePack - own - CardSet::of(fool), own},
                                               .tricks = {13 - tricks, tricks},
                                               .laid = {},
                                               .dealer = ns,
                                               .foolFrom = ew,
                                               .foolIn = ns},
                                              {.pointScale = scale});
            QCOMPARE(cards::tarocco::code(settled.paid), paid.toStdString());
            QCOMPARE(settled.piles[ew].contains(fool), tricks > 0);
            QCOMPARE(settled.piles[ns].contains(fool), tricks == 0);
            QVERIFY(settled.paid.hidden() || settled.piles[ns].contains(settled.paid));
            QCOMPARE(settled.tricks[ns], 13 - tricks); // the payment is in cards alone
            QCOMPARE(settled.total(ns) + settled.total(ew), 100);
        }
    }

    void thePartnersTrickCostsNothing() // KNOCK-EX-6
    {
        const CardSet own = taroccoCards("KC QC HC");
        const Settlement settled = settle({.cards = {wholePack - own - CardSet::of(fool), own},
                                           .tricks = {12, 1},
                                           .laid = {},
                                           .dealer = ns,
                                           .foolFrom = ew,
                                           .foolIn = ew},
                                          {});
        QVERIFY(settled.paid.hidden());
        QCOMPARE(settled.piles[ew], own | CardSet::of(fool));
    }

    void thePaymentMayBeADiscard() // KNOCK-7
    {
        const CardSet own = taroccoCards("KC QC HC JC");
        const CardSet laid = taroccoCards("7D QB");
        const Settlement settled = settle({.cards = {wholePack - own - laid - CardSet::of(fool), own},
                                           .tricks = {12, 1},
                                           .laid = laid,
                                           .dealer = ew,
                                           .foolFrom = ew,
                                           .foolIn = ns},
                                          {});
        QCOMPARE(cards::tarocco::code(settled.paid), "7D");
    }

    void aSlamAgainstTheDealer_data() // KNOCK-EX-7, KNOCK-9
    {
        QTest::addColumn<bool>("needTrick");
        QTest::addColumn<int>("change");
        QTest::newRow("the discards stay with the dealer's side") << false << 48;
        QTest::newRow("they need a trick") << true << 50;
    }
    void aSlamAgainstTheDealer()
    {
        QFETCH(const bool, needTrick);
        QFETCH(const int, change);
        StackedKnock table = slam({.discardsNeedATrick = needTrick, .signals = Options::Signals::off}, 3);
        table.playOut();
        const Showdown showdown = table.last<Showdown>();
        QCOMPARE(showdown.tricks[0], 13);
        QCOMPARE(showdown.change[0], change);
        QCOMPARE(showdown.change[1], -change);
        QCOMPARE(showdown.points[1], needTrick ? 0 : 2);
        QCOMPARE(readable::text(showdown.laid, cards::tarocco::pack), "9D 8C");
    }

    void aSlamOfTheDealersSide() // KNOCK-EX-7, KNOCK-8: the Fool too goes over, whichever trick it was in
    {
        StackedKnock table = slam({.signals = Options::Signals::off}, 2);
        while (!table.state.awaitsPack()) {
            // West keeps the Fool for the last trick; the others play their highest trump.
            const View view = table.viewOfMover();
            const CardSet cards = playable(CardSet(view.hand), view.trick.led());
            const CardSet others = cards - CardSet::of(fool);
            table.play(Play{others.empty() ? fool : others.last()});
        }
        QCOMPARE(table.last<Showdown>().change[0], 50);
        QCOMPARE(table.last<Showdown>().points[0], 87);
        QVERIFY(table.last<Showdown>().paid.hidden());
    }

    void theFoolInTheLastTrickIsPaidForAsInAnyOther() // KNOCK-8
    {
        // East makes the first trick; all others are those of north and south, and west gives the Fool to the last.
        StackedKnock table({.signals = Options::Signals::off}, 0);
        table.deal({"21 20 19 18 17 16 15 14 13 12 11 10 8C 9D 7S", "KC", "7C 09 08 07 06 05 04 03 02 01", "JC 00"});
        table.discard("9D 7S");
        table.playAll("KC 7C JC 8C");
        while (!table.state.awaitsPack()) {
            const View view = table.viewOfMover();
            const CardSet others = playable(CardSet(view.hand), view.trick.led()) - CardSet::of(fool);
            QCOMPARE(others.empty(), view.seat == 3 && view.hand.size() == 1);
            table.play(Play{others.empty() ? fool : others.last()});
        }
        const Showdown showdown = table.last<Showdown>();
        QCOMPARE(showdown.tricks[ew], 1);
        QCOMPARE(cards::tarocco::rank(showdown.paid), Rank::seven); // the usual payment, a card that counts 1
        QCOMPARE(showdown.points[ew], 5 + 5 + 2 + 1);               // the Fool, the king, the jack and the 8
        QCOMPARE(showdown.change[ew], 5 + 5 + 2 + 1 + 1 - 50);
        QCOMPARE(showdown.change[ns], 50 - 14);
    }

    void afterADealItsCardsAreOpen()
    {
        StackedKnock table = slam({.signals = Options::Signals::off}, 3);
        table.playOut();
        QCOMPARE(readable::text(table.state.view(0).laid, cards::tarocco::pack), "9D 8C");
    }

    void theSidesSumWins_data() // KNOCK-EX-8, KNOCK-18
    {
        QTest::addColumn<QList<int>>("changes");
        QTest::addColumn<int>("sum"); // of north and south
        QTest::addColumn<int>("winner");
        QTest::newRow("the vector") << QList<int>{7, -12, 3, 20} << 18 << 0;
        QTest::newRow("the other side") << QList<int>{7, -12, 3, -20} << -22 << 1;
        QTest::newRow("drawn") << QList<int>{7, -12, 3, 2} << 0 << -1;
    }
    void theSidesSumWins()
    {
        QFETCH(const QList<int>, changes);
        QFETCH(const int, sum);
        QFETCH(const int, winner);
        std::array<int, sides> score{};
        for (const int change : changes) {
            Settlement settled;
            settled.points = {pointsInDeal / 2 + change - 7, pointsInDeal / 2 - change - 6};
            settled.tricks = {7, 6};
            for (const std::size_t side : {ns, ew})
                score[side] += settled.gamePoints(side);
        }
        QCOMPARE(score[ns], sum);
        QCOMPARE(score[ew], -sum);
        const game::SeatSet winners = leaders(score);
        QCOMPARE(winners.size(), winner < 0 ? 0 : 2);
        QVERIFY(winner < 0 || (winners.contains(winner) && winners.contains(winner + 2)));
    }

    void theMatchSaysWhichSideHasWon()
    {
        StackedKnock table = slam({.signals = Options::Signals::off}, 3);
        table.playOut();
        QVERIFY(!Knock::matchOver(table.state.view(0)));
        const int first = table.last<Showdown>().change[0];
        const auto told = Knock::dealOver(Event(table.last<Showdown>()), 1);
        QVERIFY(told && told->gained[0] == first && told->lost[1] == first && told->change(3) == -first);
        for (int deal = 2; deal <= 4; ++deal)
            table.passDeal();
        QVERIFY(table.state.over());
        const auto over = Knock::matchOver(table.state.view(0));
        const game::Standing standing = Knock::standing(table.state.view(0));
        QVERIFY(standing.kind == game::Score::points && standing.in.size() == 4);
        QCOMPARE(standing.score[0], -standing.score[1]);
        QVERIFY(over.has_value());
        QCOMPARE(over->side, standing.score[0] != 0);
        QCOMPARE(over->winners.contains(0), standing.score[0] > 0);
        QVERIFY(over->winners == table.last<MatchEnded>().winners);
    }
};

QTEST_APPLESS_MAIN(KnockRulesScoreTest)
#include "knock_rules_score_test.moc"
