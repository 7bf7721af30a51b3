// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "rules_table.h"

using namespace petrangola;
using game::Seat;
using readable::text;

/// Who pays at the showdown, and how a match goes on or ends.
class PetrangolaRulesShowdownTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // ------------------------------------------------------------ petrangola shown on the knock

    void aKnockedPetrangolaIsShownWhereTheHouseWantsIt() // P-9
    {
        for (const bool wanted : {false, true}) {
            Options options;
            options.showOnKnock = wanted;
            StackedTable knock(3, options);
            knock.findFirstDealer(0);
            knock.dealAndExpose({"KD 7S 6S", "2D 2C 2S", "2B 5B 7D"}, "JS JC HS");
            knock.play(Knock{});
            QCOMPARE(shown(knock, 1), wanted ? "2D 2C 2S" : "");
            QCOMPARE(knock.count<HandShown>(), wanted ? 1 : 0);
            if (wanted)
                QCOMPARE(text(Petrangola::seenBy(knock.events.back(), 2), 3), "seat 1 shows 2D 2C 2S");
            // Who takes a petrangola in the turns after it shows nothing yet.
            knock.play(Stay{});
            knock.exchange("KD", "JS"); // J 7 6 of swords
            QCOMPARE(knock.count<HandShown>(), wanted ? 1 : 0);

            StackedTable shirt(3, options);
            shirt.findFirstDealer(0);
            shirt.dealAndExpose({}, "AD AC AS");
            const std::string given = shirt.hand(1);
            shirt.exchange(given, "AD AC AS");
            QCOMPARE(shown(shirt, 1), wanted ? "AD AC AS" : "");

            StackedTable keep(3, options);
            keep.findFirstDealer(0);
            keep.deal({.hands = {}, .aside = "4B 3B 2B"});
            keep.play(Keep{});
            QCOMPARE(shown(keep, 0), wanted ? "4B 3B 2B" : "");
        }
    }

    void aKnockWithoutAPetrangolaShowsNothing()
    {
        Options options;
        options.showOnKnock = true;
        StackedTable table = opened(options);
        table.play(Knock{});
        QCOMPARE(table.count<HandShown>(), 0);
        QCOMPARE(shown(table, 1), "");
        // With the ace low, 3-2-A is a petrangola to show; without, it is not.
        for (const bool aceLow : {false, true}) {
            options.ranking.aceLow = aceLow;
            StackedTable low(2, options);
            low.findFirstDealer(0);
            low.deal({.hands = {}, .aside = "3C 2C AC"});
            low.play(Keep{});
            QCOMPARE(low.count<HandShown>(), aceLow ? 1 : 0);
        }
    }

    // ------------------------------------------------------------ showdown

    void theWorstHandLosesAToken()
    {
        StackedTable table(3);
        table.findFirstDealer(0);
        table.settle({"AD KD 2C", "AC 4S 3S", "KS 7S 6C"});
        const Showdown showdown = table.last<Showdown>();
        QCOMPARE(text(showdown.worst), "1");
        QCOMPARE(text(showdown.gained), "-");
        QCOMPARE(text(showdown.hands[0]), "AD KD 2C");
        QCOMPARE(text(showdown.hands[1]), "AC 4S 3S");
        QCOMPARE(table.tokens(), "3 2 3");
        QCOMPARE(int{showdown.tokens[1]}, 2);
        QCOMPARE(showdown.pool, std::int64_t{300});
        for (Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(shown(table, seat), text(showdown.hands[game::at(seat)]));
    }

    void allTiedForWorstLose()
    {
        StackedTable table(4);
        table.findFirstDealer(3);
        table.settle({"KD HC JS", "KC HS JD", "AD KB HB", "KS HD JC"});
        QCOMPARE(text(table.last<Showdown>().worst), "0 1 3");
        QCOMPARE(table.tokens(), "2 2 3 2");
    }

    void threeAcesGainATokenPastTheStartingNumber()
    {
        StackedTable table(3);
        table.findFirstDealer(0);
        table.settle({"AD AC AS", "KD HC JS", "KC 7C KS"});
        QCOMPARE(text(table.last<Showdown>().gained), "0");
        QCOMPARE(text(table.last<Showdown>().worst), "1");
        QCOMPARE(table.tokens(), "4 2 3");
    }

    void threeAcesNeverPay() // P-6
    {
        Options options;
        options.packs = 2;
        StackedTable tied(2, options);
        tied.findFirstDealer(0);
        tied.settle({"AD AC AS", "AD AC AS"});
        QCOMPARE(text(tied.last<Showdown>().worst), "-");
        QCOMPARE(text(tied.last<Showdown>().gained), "0 1");
        QCOMPARE(tied.tokens(), "4 4");
        QCOMPARE(tied.state.phase(), Phase::shuffle);
        QCOMPARE(tied.open().dealer, 1);

        // Of the others the worst pays as ever.
        StackedTable four(4, options);
        four.findFirstDealer(0);
        four.settle({"AD AC AS", "AB AC AS", "KD HC JS", "KC HS JD"});
        QCOMPARE(text(four.last<Showdown>().worst), "2 3");
        QCOMPARE(four.tokens(), "4 4 2 2");
    }

    void rankingOptionsDecideTheShowdown()
    {
        const auto worst = [](const RankingOptions &ranking) {
            Options options;
            options.ranking = ranking;
            StackedTable table(2, options);
            table.findFirstDealer(0);
            table.settle({"4B 3B 2B", "KD KC KS"});
            return text(table.last<Showdown>().worst);
        };
        QCOMPARE(worst({}), "1");
        QCOMPARE(worst({.trisBeatsSequence = true}), "0");
    }

    // ------------------------------------------------------------ end, and the turn to deal

    void whereNobodyIsLeftTheDealerWins()
    {
        for (Seat dealer = 0; dealer < 3; ++dealer) {
            StackedTable table(3, with(1, 3));
            table.findFirstDealer(dealer);
            table.settle({"KD HC JS", "KC HS JD", "KS HD JC"});
            QVERIFY(table.state.over()); // and no window has opened
            QCOMPARE(table.count<ReentryAnswered>(), 0);
            QCOMPARE(table.tokens(), "0 0 0");
            QCOMPARE(table.last<MatchEnded>().winner, dealer);
            QCOMPARE(table.last<MatchEnded>().pool, std::int64_t{300});
        }
    }

    void theTurnToDealPassesToTheNextStillIn()
    {
        StackedTable table(4, with(1, 0));
        table.findFirstDealer(0);
        table.settle({"AD KB HB", "KD HC JS", "AC KC 2D", "AS KS 2C"});
        QCOMPARE(table.open().dealer, 2); // seat 1 is out
        // The seat to cut is the nearest at the left still in, so not seat 1; and the deal goes past it.
        table.state.supply(table.packFor({.hands = {"2C 3C 4C", "", "", "5C 6C 7C"}}));
        QCOMPARE(table.state.toMove(), 0);
        table.play(Cut{1});
        QCOMPARE(text(table.open().playing), "0 2 3");
        QVERIFY(table.last<Dealt>().hands[1].empty());
        table.play(Expose{});
        QCOMPARE(table.state.toMove(), 3);
        table.play(Knock{});
        QCOMPARE(table.state.toMove(), 0);
        table.play(Stay{});
        QCOMPARE(table.state.toMove(), 2); // past seat 1
        QCOMPARE(table.open().deal, 2);
    }

    void aDealerWhoFallsPassesTheDealOn()
    {
        StackedTable table(3, with(1, 0));
        table.findFirstDealer(2);
        table.settle({"AD KB HB", "AC KC 2D", "KD HC JS"});
        QCOMPARE(table.open().dealer, 0);
        QCOMPARE(Petrangola::shufflePurpose(table.state), "deal-2");
        // A cutter who is out is passed over as well.
        table.state.supply(table.packFor({}));
        QCOMPARE(table.state.toMove(), 1);
    }

    void twoAtTheTableTakeTurns()
    {
        StackedTable table(2, with(3, 0));
        table.findFirstDealer(0);
        for (int deal = 0; deal < 2; ++deal) {
            QCOMPARE(table.open().dealer, deal % 2);
            table.settle({"AD KB HB", "KD HC JS"});
        }
        table.settle({"AD KB HB", "KD HC JS"});
        QVERIFY(table.state.over());
        QCOMPARE(table.last<MatchEnded>().winner, 0);
        QCOMPARE(table.tokens(), "3 0");
    }
};

QTEST_APPLESS_MAIN(PetrangolaRulesShowdownTest)
#include "petrangola_rules_showdown_test.moc"
