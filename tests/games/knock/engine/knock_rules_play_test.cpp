// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "knock/rollouts.h"
#include "stacked_knock.h"

using namespace knock;
using game::Seat;

namespace {

const Options silent{.signals = Options::Signals::off};

/// The trick of these cards, led by seat 0.
Trick trickOf(const QString &codes)
{
    Trick trick{.leader = 0, .cards = {}};
    for (const Card card : readable::cardsOf<Pack>(codes.toStdString(), cards::tarocco::pack))
        trick.cards.push_back(card);
    return trick;
}

} // namespace

/// Following, trumping and the winner of a trick, by example.
class KnockRulesPlayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatMayBePlayed_data() // KNOCK-EX-2, KNOCK-5
    {
        QTest::addColumn<QString>("hand");
        QTest::addColumn<int>("led");
        QTest::addColumn<QString>("legal");
        const auto row = [](const char *hand, Suit led, const char *legal) {
            QTest::addRow("%s, %d", hand, static_cast<int>(led)) << hand << static_cast<int>(led) << legal;
        };
        row("KC 8C 06 01 00 JD", Suit::cups, "8C KC 00");
        row("KC 8C 06 01 00 JD", Suit::swords, "01 06 00");
        row("KC 8C 06 01 00 JD", Suit::trumps, "01 06 00");
        row("JD 7D 00", Suit::swords, "7D JD 00");
        row("01 00", Suit::cups, "01 00");
    }
    void whatMayBePlayed()
    {
        QFETCH(const QString, hand);
        QFETCH(const int, led);
        QFETCH(const QString, legal);
        QCOMPARE(
            readable::text(playable(readable::taroccoCards(hand.toStdString()), std::optional(static_cast<Suit>(led)))),
            legal.toStdString());
    }

    void whoTakesTheTrick_data() // KNOCK-EX-3, KNOCK-6
    {
        QTest::addColumn<QString>("cards");
        QTest::addColumn<int>("place"); // from 1
        QTest::addColumn<int>("points");
        const auto row
            = [](const char *cards, int place, int points) { QTest::addRow("%s", cards) << cards << place << points; };
        row("KD 7D QD TD", 1, 11);
        row("KD 08 7D 03", 2, 6);
        row("04 03 05 02", 4, 0); // the Quartet: the last one
        row("04 06 02 05", 2, 0);
        row("02 01 03 9C", 3, 6);
        row("05 00 02 01", 3, 10);
        row("00 7S JS TS", 3, 9); // the second card fixes the suit
        row("QB 00 KB 7B", 3, 4 + 5 + 5 + 1);
        row("TC 7C KD HC", 4, 10);
        row("21 20 01 00", 1, 15);
    }
    void whoTakesTheTrick()
    {
        QFETCH(const QString, cards);
        QFETCH(const int, place);
        QFETCH(const int, points);
        const Trick trick = trickOf(cards);
        QCOMPARE(trick.winner(Ranking::of({})) + 1, place);
        QCOMPARE(Ranking::of({}).points(CardSet(trick.cards)), points);
    }

    void theFoolCountsForItsOwnSide() // KNOCK-EX-3: of the trick it leads the winner gets 4 points without it
    {
        const Ranking &ranking = Ranking::of({});
        const Trick trick = trickOf(QStringLiteral("00 7S JS TS"));
        QCOMPARE(ranking.points(CardSet(trick.cards) - CardSet::of(fool)), 4);
        StackedKnock table(silent, 3);
        table.deal({"00 KC", "7S KB", "JS 9C", "TS 7D 8D"});
        table.discard("7D 8D");
        const Habits habits(ranking);
        Hands hands;
        for (Seat seat = 0; seat < seats; ++seat)
            hands[game::at(seat)] = CardSet(table.state.view(seat).hand);
        Rollout rollout(ranking, hands, {.leader = 0, .cards = {}}, habits);
        for (const char *code : {"00", "7S", "JS", "TS"})
            rollout.play(readable::taroccoCard(code));
        QCOMPARE(rollout.firstTaken().by, 2);
        QCOMPARE(rollout.firstTaken().points, 4 + 1); // and the trick
    }

    void theAngelBeatsTheWorldWhereItIsTheHighest() // KNOCK-4
    {
        const Trick trick = trickOf(QStringLiteral("21 20 01 00"));
        QCOMPARE(trick.winner(Ranking::of({})), 0);
        QCOMPARE(trick.winner(Ranking::of({.topTrump = Options::TopTrump::angel})), 1);
    }

    void illegalCardsAreNamed() // KNOCK-10
    {
        StackedKnock table(silent, 3);
        table.deal({"KC 8C 06 01 00 JD", "9C 7S", "", "7D 8D 9D"});
        table.discard("7D 8D");
        const auto fault = [&](const char *code) { return table.apply(Play{readable::taroccoCard(code)}); };
        QVERIFY(fault("7S") == Illegal::notInHand);
        QVERIFY(table.apply(Discard{}) == Illegal::notNow);
        QVERIFY(table.apply(Say{}) == Illegal::notNow); // with no signals nobody is asked for them
        table.playAll("8C");
        QVERIFY(fault("7S") == Illegal::mustFollow);
        QVERIFY(table.apply(Play{readable::taroccoCard("9C"), Signal::oneMore}) == Illegal::noSuchSignal);
        table.playAll("9C");
    }

    void whoIsVoidMustTrumpAndNeedNotBeat() // KNOCK-5
    {
        StackedKnock table(silent, 3);
        table.deal({"KC 8C TD JD", "20 19 06 05 7S", "21 QC 8S", "9S TS 7C 9C TC JC HC"});
        table.discard("9S TS");
        table.playAll("KC");
        QCOMPARE(table.legal(), "05 06 19 20");
        QVERIFY(table.apply(Play{readable::taroccoCard("7S")}) == Illegal::mustTrump);
        table.playAll("20"); // and the next may play what it likes of its suit
        QVERIFY(table.apply(Play{readable::taroccoCard("21")}) == Illegal::mustFollow);
        table.playAll("QC");
    }

    void theWinnerLeadsAndTheSideHasATrick()
    {
        StackedKnock table(silent, 3);
        table.deal({"KC JD", "9C", "TC", "7C 7S 8S"});
        table.discard("7S 8S");
        table.playAll("KC 9C TC");
        QCOMPARE(table.state.toMove(), 3);
        table.playAll("7C");
        QCOMPARE(table.last<TrickWon>().winner, 0);
        QCOMPARE(table.state.toMove(), 0);
        const View view = table.state.view(1);
        QCOMPARE(view.tricks[0], 1);
        QCOMPARE(view.tricks[2], 1);
        QCOMPARE(view.tricks[1], 0);
        QVERIFY(view.trick.cards.empty());
    }

    void theFoolLedLetsTheNextFixTheSuit() // KNOCK-6
    {
        StackedKnock table(silent, 3);
        table.deal({"00 KC", "7S KB", "JS 9C", "TS 7D 8D"});
        table.discard("7D 8D");
        table.playAll("00");
        QVERIFY(!table.state.choice().led);
        QCOMPARE(playable(table.state.choice().hand, table.state.choice().led).size(), 13);
        table.playAll("7S");
        QVERIFY(table.state.choice().led == Suit::swords);
        table.playAll("JS TS");
        QCOMPARE(table.last<TrickWon>().winner, 2);
        QCOMPARE(table.state.view(0).foolFrom, 0); // it stays before its player
        QCOMPARE(table.state.view(0).foolIn, 2);
    }

    void onlyTheLastTrickMayBeLookedAtAgain() // KNOCK-19
    {
        for (const bool all : {false, true}) {
            StackedKnock table({.signals = Options::Signals::off, .showAllTricks = all}, 3);
            table.deal({"KC KD", "9C 9D", "TC TD", "7C 8D 7S 8S"});
            table.discard("7S 8S");
            table.playAll("KC 9C TC 7C KD 9D TD 8D");
            const TrickList over = table.state.view(2).over;
            QCOMPARE(over.size(), all ? std::size_t{2} : std::size_t{1});
            QCOMPARE(readable::text(over[over.size() - 1].cards, cards::tarocco::pack), "KD 9D TD 8D");
            // Who looked on knows all cards that were played.
            QVERIFY(!table.state.view(2).unseen.contains(readable::taroccoCard("9C")));
        }
    }
};

QTEST_APPLESS_MAIN(KnockRulesPlayTest)
#include "knock_rules_play_test.moc"
