// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "rules_table.h"

using namespace petrangola;
using game::nobody;
using game::Seat;
using readable::hand;
using readable::text;

/// Turns: exchanges, knocks, shirt changes, the laps, and equal cards of two packs.
class PetrangolaRulesTurnTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // ------------------------------------------------------------ turns before a knock

    void thereIsNoPassBeforeAKnock()
    {
        StackedTable table = opened();
        QCOMPARE(table.apply(Stay{}), Illegal::nobodyKnocked);
        QCOMPARE(table.apply(Exchange{}), Illegal::emptyExchange);
        const MoveList moves = legalMoves(table.viewOfMover());
        QCOMPARE(static_cast<int>(moves.size()), 1 + 9 + 9 + 1);
        QVERIFY(!moves.contains(Stay{}));
        QVERIFY(moves.contains(Knock{}));
    }

    void illegalMovesNameTheirReason()
    {
        StackedTable table = opened();
        QCOMPARE(table.state.toMove(), 1);
        QCOMPARE(table.apply(Exchange{hand("AD"), hand("JD JC")}), Illegal::unequalExchange);
        QCOMPARE(table.apply(Exchange{hand("AD"), {}}), Illegal::unequalExchange);
        QCOMPARE(table.apply(Exchange{{}, hand("JD")}), Illegal::unequalExchange);
        QCOMPARE(table.apply(Exchange{hand("KD"), hand("JD")}), Illegal::notInHand);
        QCOMPARE(table.apply(Exchange{hand("AD AD"), hand("JD JC")}), Illegal::notInHand);
        QCOMPARE(table.apply(Exchange{hand("AD"), hand("7S")}), Illegal::notInMonte);
        QCOMPARE(table.apply(Exchange{hand("AD 4C"), hand("JD JD")}), Illegal::notInMonte);
        QCOMPARE(table.apply(Exchange{Hand{cards::Card()}, hand("JD")}), Illegal::notInHand);
        QCOMPARE(table.apply(Exchange{hand("AD"), Hand{cards::Card()}}), Illegal::notInMonte);
        for (const Move &move : {Move(Expose{}), Move(Keep{}), Move(Cut{3}), Move(Reenter{}), Move(Leave{})})
            QCOMPARE(table.apply(move), Illegal::notNow);
        table.play(Knock{});
        QCOMPARE(table.apply(Knock{}), Illegal::alreadyKnocked);
        QCOMPARE(table.apply(Exchange{}), Illegal::emptyExchange);
    }

    void nothingIsLegalWhilePacksAreAwaitedOrAfterTheEnd()
    {
        StackedTable table(2, with(1, 0));
        const std::array<Move, 8> all{Cut{1}, Expose{}, Keep{}, Knock{}, Stay{}, Exchange{}, Reenter{}, Leave{}};
        const auto refusesAll = [&] {
            for (const Move &move : all)
                QCOMPARE(table.apply(move), Illegal::notNow);
            QVERIFY(legalMoves(table.open()).empty());
        };
        refusesAll();
        table.findFirstDealer(0);
        refusesAll();
        table.settle({"KD HC JS", "AD KC 2S"});
        QVERIFY(table.state.over());
        refusesAll();
    }

    void exchangedCardsLieOpen()
    {
        StackedTable table = opened();
        table.exchange("AD", "JC");
        QCOMPARE(table.monte(), "JD AD HS"); // where the card taken lay
        QCOMPARE(table.hand(1), "JC 4C 3C");
        QCOMPARE(known(table, 1), "JC");
        const auto seen = std::get<Moved>(Petrangola::seenBy(table.events.back(), 0));
        QCOMPARE(text(seen.move), "exchange AD for JC");
        QCOMPARE(text(seen.monte), "JD AD HS");
        QCOMPARE(text(seen.hand), "-- -- --");
        QCOMPARE(text(std::get<Moved>(Petrangola::seenBy(table.events.back(), 1)).hand), "JC 4C 3C");

        table.exchange("2B 7D", "JD AD");
        QCOMPARE(table.hand(2), "JD 5B AD");
        QCOMPARE(table.monte(), "2B 7D HS");
        QCOMPARE(known(table, 2), "JD AD");
        table.exchange("7S", "7D");
        // What is given away again is no longer known to be there.
        table.exchange("JC", "2B");
        QCOMPARE(known(table, 1), "2B");
        QCOMPARE(known(table, 0), "7D");
        QCOMPARE(table.open().lap, 2);
    }

    void theOrderOfExchangedCardsIsFree()
    {
        StackedTable table = opened();
        StackedTable other = table;
        table.exchange("AD 3C", "HS JD");
        other.exchange("3C AD", "JD HS");
        QCOMPARE(table.everything().size(), other.everything().size());
        QVERIFY(Exchange({hand("AD 3C"), hand("HS JD")}) == Exchange({hand("3C AD"), hand("JD HS")}));
        QVERIFY(!(Exchange({hand("AD 3C"), hand("HS JD")}) == Exchange({hand("AD 3C"), hand("HS JC")})));
        QVERIFY(!(Exchange({hand("AD"), hand("HS")}) == Exchange({hand("AD 3C"), hand("HS JC")})));
    }

    // ------------------------------------------------------------ knocks and the turns after them

    void aKnockGivesTheOthersOneTurnEach()
    {
        StackedTable table = opened();
        table.exchange("AD", "JC");
        table.play(Knock{}); // seat 2
        QCOMPARE(table.open().knocker, 2);
        QCOMPARE(table.state.toMove(), 0);
        QCOMPARE(static_cast<int>(legalMoves(table.viewOfMover()).size()), 20);
        QVERIFY(legalMoves(table.viewOfMover()).contains(Stay{}));
        QVERIFY(!legalMoves(table.viewOfMover()).contains(Knock{}));
        table.exchange("KD 7S", "JD HS");
        QCOMPARE(table.state.toMove(), 1);
        QCOMPARE(table.count<Showdown>(), 0);
        table.play(Stay{});
        QCOMPARE(table.count<Showdown>(), 1);
    }

    void theFirstTurnMayKnock()
    {
        StackedTable table = opened();
        table.play(Knock{});
        table.play(Stay{});
        table.play(Stay{});
        QCOMPARE(table.count<Showdown>(), 1);
        QCOMPARE(text(table.last<Showdown>().worst), "2"); // 7 points
    }

    void aShirtChangeIsAKnock()
    {
        StackedTable table = opened();
        table.exchange("3C 4C AD", "JD JC HS");
        QCOMPARE(table.open().knocker, 1);
        QCOMPARE(table.hand(1), "HS JC JD");
        QCOMPARE(known(table, 1), "JD JC HS");
        table.exchange("2B 5B 7D", "AD 4C 3C"); // three cards after a knock: no further knock
        QCOMPARE(table.open().knocker, 1);
        QCOMPARE(table.state.toMove(), 0);
        table.play(Stay{});
        QCOMPARE(table.count<Showdown>(), 1);
        QVERIFY(isShirtChange(Exchange{hand("3C 4C AD"), hand("JD JC HS")}));
        QVERIFY(!isShirtChange(Exchange{hand("3C 4C"), hand("JD JC")}));
        QVERIFY(!isShirtChange(Knock{}));
    }

    void fiftyLapsWithoutAKnockEndADeal() // P-5
    {
        StackedTable table = opened();
        playLaps(table, mostLaps - 1);
        QCOMPARE(table.open().lap, mostLaps);
        QCOMPARE(table.count<Showdown>(), 0);
        swapOne(table);
        swapOne(table);
        QCOMPARE(table.count<Showdown>(), 0);
        swapOne(table);
        QCOMPARE(table.count<Showdown>(), 1);
        QCOMPARE(table.open().knocker, nobody);
        QCOMPARE(mostLaps, 50);
    }

    void aKnockInTheLastLapStillGivesTheOthersTheirTurn() // P-5
    {
        for (int knockAt = 0; knockAt < 3; ++knockAt) {
            StackedTable table = opened();
            playLaps(table, mostLaps - 1);
            for (int turn = 0; turn < knockAt; ++turn)
                swapOne(table);
            const Seat knocker = table.state.toMove();
            table.play(Knock{});
            for (int turn = 1; turn <= 2; ++turn) {
                QCOMPARE(table.count<Showdown>(), 0);
                QCOMPARE(table.state.toMove(), (knocker + turn) % 3);
                table.play(Stay{});
            }
            QCOMPARE(table.count<Showdown>(), 1);
        }
    }

    // ------------------------------------------------------------ two packs

    void equalCardsOfTwoPacksAreExchangedOneByOne() // P-1
    {
        Options options;
        options.packs = 2;
        StackedTable table(2, options);
        table.findFirstDealer(0);
        table.dealAndExpose({"KD KD 7S", "AD AD 4C"}, "AC AC KC");
        // Knock, 4 different one for one, 4 two for two (each pair once), and the shirt change.
        QCOMPARE(static_cast<int>(legalMoves(table.viewOfMover()).size()), 1 + 4 + 4 + 1);
        table.exchange("AD", "AC");
        QCOMPARE(table.hand(1), "AC AD 4C");
        QCOMPARE(table.monte(), "AD AC KC");
        QCOMPARE(known(table, 1), "AC");
        table.exchange("KD KD", "AD AC");
        QCOMPARE(table.monte(), "KD KD KC");
        QCOMPARE(known(table, 0), "AD AC");
        table.exchange("AD", "KD");
        QCOMPARE(known(table, 1), "AC KD");
        table.exchange("7S AD", "AD KD");
        QCOMPARE(table.hand(0), "KD AC AD");
        QCOMPARE(known(table, 0), "AC AD KD");
    }

    void aCardMayBeExchangedForItsTwin()
    {
        Options options;
        options.packs = 2;
        StackedTable table(2, options);
        table.findFirstDealer(0);
        table.dealAndExpose({"KD KD 7S", "AD 5C 4C"}, "AD AC KC");
        table.exchange("AD", "AD");
        QCOMPARE(table.hand(1), "AD 5C 4C");
        QCOMPARE(table.monte(), "AD AC KC");
        QCOMPARE(known(table, 1), "AD");
        table.exchange("KD 7S", "AD AC");
        QCOMPARE(table.hand(0), "AD KD AC");
        table.exchange("AD 5C", "7S KD");
        QCOMPARE(known(table, 1), "7S KD");
    }

    void ofTwinsInOneHandTheTakenOneIsKnown()
    {
        Options options;
        options.packs = 2;
        StackedTable table(2, options);
        table.findFirstDealer(0);
        table.dealAndExpose({"2C 3C 7S", "KD 5C 4C"}, "KD AC KC");
        table.exchange("5C", "KD");
        QCOMPARE(table.hand(1), "KD KD 4C");
        QCOMPARE(known(table, 1), "KD");
        table.exchange("2C", "AC");
        // Nobody can tell which one goes, or that the other was ever there.
        table.exchange("KD", "KC");
        QCOMPARE(table.hand(1), "KC KD 4C");
        QCOMPARE(known(table, 1), "KC");
    }

    void bothTwinsAreKnownWhereBothWereTaken()
    {
        Options options;
        options.packs = 2;
        StackedTable table(2, options);
        table.findFirstDealer(0);
        table.dealAndExpose({"2C 3C 7S", "6C 5C 4C"}, "KD KD KC");
        table.exchange("5C 4C", "KD KD");
        QCOMPARE(known(table, 1), "KD KD");
        table.exchange("2C", "KC");
        table.exchange("KD", "2C");
        QCOMPARE(known(table, 1), "KD 2C");
    }

    void aTotalOfTwoPacksMayPassThirtyOne()
    {
        Options options;
        options.packs = 2;
        StackedTable table(2, options);
        table.findFirstDealer(0);
        table.settle({"AD AD KD", "AC KC HS"});
        QCOMPARE(text(table.last<Showdown>().worst), "1");
        table.settle({"AD AD KD", "AC KC JC"});
        QCOMPARE(text(table.last<Showdown>().worst), "1");
        QCOMPARE(table.tokens(), "3 1");
    }

private:
    /// Gives the first card for the first of the monte.
    static void swapOne(StackedTable &table)
    {
        const View view = table.viewOfMover();
        table.play(Exchange{{view.hand[0]}, {view.monte[0]}});
    }
    static void playLaps(StackedTable &table, int laps)
    {
        for (int turn = 0; turn < laps * table.open().playing.size(); ++turn)
            swapOne(table);
    }
};

QTEST_APPLESS_MAIN(PetrangolaRulesTurnTest)
#include "petrangola_rules_turn_test.moc"
