// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_table.h"

using namespace petrangola;
using game::nobody;
using game::Seat;
using readable::hand;
using readable::text;

namespace {

Options with(int tokens, int reentries = 1)
{
    Options options;
    options.tokens = tokens;
    options.reentries = reentries;
    return options;
}

std::string known(const StackedTable &table, Seat seat)
{
    return text(table.open().known[game::at(seat)]);
}
std::string shown(const StackedTable &table, Seat seat)
{
    return text(table.open().shown[game::at(seat)]);
}

/// Three seats, seat 0 deals, seat 1 begins: the monte open, nobody has knocked.
StackedTable opened(const Options &options = {})
{
    StackedTable table(3, options);
    table.findFirstDealer(0);
    table.dealAndExpose({"KD 7S 6S", "AD 4C 3C", "2B 5B 7D"}, "JD JC HS");
    return table;
}

} // namespace

class RulesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // ------------------------------------------------------------ pack, seats, start of a match

    void aMatchStartsWithStakesAndTokens()
    {
        Options options = with(5, 2);
        options.stake = 250;
        const StackedTable table(4, options);
        QCOMPARE(table.tokens(), "5 5 5 5");
        QCOMPARE(table.open().pool, std::int64_t{1000});
        QCOMPARE(int{table.open().reentriesLeft[3]}, 2);
        QCOMPARE(table.open().deal, 0);
        QVERIFY(table.state.awaitsPack());
        QCOMPARE(Petrangola::shufflePurpose(table.state), "first-dealer");
        QCOMPARE(table.state.toMove(), nobody);
        QCOMPARE(Options().tokens, 3);
        QCOMPARE(Options().stake, std::int64_t{100});
        QCOMPARE(Options().reentries, 1);
    }

    void twoToTwentyFourSeatsPlay() // P-1
    {
        for (int seats = fewestSeats; seats <= mostSeats; ++seats) {
            StackedTable table(seats);
            QCOMPARE(table.state.packs(), seats <= 12 ? 1 : 2);
            table.findFirstDealer(seats - 1);
            table.deal({});
            QCOMPARE(table.open().playing.size(), seats);
            QCOMPARE(table.open().stock, 40 * table.state.packs() - 3 * seats - 3);
            QCOMPARE(static_cast<int>(table.state.allCards().size()), 40 * table.state.packs());
            table.play(Expose{});
            QCOMPARE(table.state.toMove(), 0);
            Options two;
            two.packs = 2;
            QCOMPARE(StackedTable(seats, two).state.packs(), 2);
        }
    }

    void optionsAreChecked()
    {
        const auto fault = [](int seats, const auto &change) {
            Options options;
            change(options);
            return check(options, seats);
        };
        const auto nothing = [](Options &) {};
        QCOMPARE(fault(2, nothing), std::nullopt);
        QCOMPARE(fault(24, nothing), std::nullopt);
        QCOMPARE(fault(1, nothing), OptionsFault::seats);
        QCOMPARE(fault(25, nothing), OptionsFault::seats);
        for (const int right : {1, 9})
            QCOMPARE(fault(6, [&](Options &options) { options.tokens = right; }), std::nullopt);
        for (const int wrong : {0, 10, -3})
            QCOMPARE(fault(6, [&](Options &options) { options.tokens = wrong; }), OptionsFault::tokens);
        for (const int right : {0, 3})
            QCOMPARE(fault(6, [&](Options &options) { options.reentries = right; }), std::nullopt);
        for (const int wrong : {-1, 4})
            QCOMPARE(fault(6, [&](Options &options) { options.reentries = wrong; }), OptionsFault::reentries);
        for (const int wrong : {-1, 3})
            QCOMPARE(fault(6, [&](Options &options) { options.packs = wrong; }), OptionsFault::packs);
        QCOMPARE(fault(12, [](Options &options) { options.packs = 1; }), std::nullopt);
        QCOMPARE(fault(13, [](Options &options) { options.packs = 1; }), OptionsFault::onePackTooSmall);
        QCOMPARE(fault(13, [](Options &options) { options.packs = 2; }), std::nullopt);
        QCOMPARE(fault(6, [](Options &options) { options.stake = -1; }), OptionsFault::stake);
        QCOMPARE(fault(6, [](Options &options) { options.stake = largestStake + 1; }), OptionsFault::stake);
        QCOMPARE(fault(6, [](Options &options) { options.stake = 0; }), std::nullopt);
    }

    void theAceOfCoinsFindsTheFirstDealer()
    {
        StackedTable table(3);
        Pack pack = Petrangola::newPack(table.state);
        // New order has the ace of coins tenth, before seat 9 mod 3.
        table.state.supply(pack, [&](const Event &event) { table.events.push_back(event); });
        QCOMPARE(text(table.last<FirstDealerFound>().cards), "2D 3D 4D 5D 6D 7D JD HD KD AD");
        QCOMPARE(table.last<FirstDealerFound>().dealer, 0);
        QCOMPARE(table.open().dealer, 0);
        QCOMPARE(Petrangola::shufflePurpose(table.state), "deal-1");

        for (Seat dealer = 0; dealer < 5; ++dealer) {
            StackedTable other(5);
            other.findFirstDealer(dealer);
            QCOMPARE(other.open().dealer, dealer);
            QCOMPARE(static_cast<int>(other.last<FirstDealerFound>().cards.size()), dealer + 1);
        }
    }

    void ofTwoPacksTheFirstAceOfCoinsCounts() // P-2
    {
        Options options;
        options.packs = 2;
        StackedTable table(4, options);
        Pack pack = Petrangola::newPack(table.state);
        std::swap(pack[9], pack[30]); // aces of coins now 31st and 50th
        table.state.supply(pack, [&](const Event &event) { table.events.push_back(event); });
        QCOMPARE(table.last<FirstDealerFound>().dealer, 30 % 4);
        QCOMPARE(static_cast<int>(table.last<FirstDealerFound>().cards.size()), 31);
    }

    // ------------------------------------------------------------ cut and deal

    void theSeatAtTheDealersLeftCuts()
    {
        for (Seat dealer = 0; dealer < 4; ++dealer) {
            StackedTable table(4);
            table.findFirstDealer(dealer);
            table.state.supply(table.packFor({}));
            QCOMPARE(table.state.phase(), Phase::cut);
            QCOMPARE(table.state.toMove(), (dealer + 3) % 4);
        }
    }

    void theCutMovesTheTopToTheBottom() // P-3
    {
        for (const int at : {1, 2, 20, 39}) {
            StackedTable table(2);
            table.findFirstDealer(0);
            const Pack pack = Petrangola::newPack(table.state); // 2D on top
            table.state.supply(pack);
            table.play(Cut{at});
            std::string expected;
            for (int card = 0; card < 3; ++card) {
                expected += card > 0 ? " " : "";
                expected += cards::italian::code(pack[static_cast<std::size_t>((at + card) % 40)]);
            }
            QCOMPARE(table.hand(1), expected); // the dealer's right gets the first batch
            QCOMPARE(table.last<Dealt>().cutAt, at);
            QCOMPARE(table.last<Dealt>().cutBy, 1);
            QCOMPARE(table.last<Dealt>().number, 1);
        }
    }

    void theCutStaysInsideThePack()
    {
        for (const int packs : {1, 2}) {
            Options options;
            options.packs = packs;
            StackedTable table(4, options);
            table.findFirstDealer(0);
            table.state.supply(table.packFor({}));
            QCOMPARE(table.apply(Cut{0}), Illegal::cutOutsideThePack);
            QCOMPARE(table.apply(Cut{-1}), Illegal::cutOutsideThePack);
            QCOMPARE(table.apply(Cut{40 * packs}), Illegal::cutOutsideThePack);
            QCOMPARE(static_cast<int>(legalMoves(table.viewOfMover()).size()), 40 * packs - 1);
            QCOMPARE(table.apply(Cut{40 * packs - 1}), std::nullopt);
        }
    }

    void batchesGoFromTheDealersRightRoundToTheDealer()
    {
        StackedTable table(3);
        table.findFirstDealer(1);
        table.state.supply(Petrangola::newPack(table.state));
        table.play(Cut{39}); // AB, then new order
        const Dealt dealt = table.last<Dealt>();
        QCOMPARE(text(dealt.hands[2]), "AB 2D 3D");
        QCOMPARE(text(dealt.hands[0]), "4D 5D 6D");
        QCOMPARE(text(dealt.hands[1]), "7D JD HD"); // the dealer's comes last
        QCOMPARE(text(dealt.aside), "KD AD 2C");
        QVERIFY(dealt.hands[3].empty());
    }

    // ------------------------------------------------------------ the dealer's choice

    void theDealerMayNotLookAtTheDealtHandYet() // P-4
    {
        StackedTable table(3);
        table.findFirstDealer(2);
        table.deal({.hands = {"2D 3D 4D", "5D 6D 7D", "JD HD KD"}, .aside = "AD AC AS"});
        QCOMPARE(table.state.phase(), Phase::dealersChoice);
        QCOMPARE(table.state.toMove(), 2);
        QCOMPARE(table.hand(0), "2D 3D 4D");
        QCOMPARE(table.hand(1), "5D 6D 7D");
        QCOMPARE(table.hand(2), "");
        QCOMPARE(text(table.state.view(2).aside), "AD AC AS");
        QCOMPARE(text(table.state.view(0).aside), "");
        QCOMPARE(table.monte(), "");
        QCOMPARE(text(Petrangola::seenBy(table.events.back(), 2), 3),
                 "deal 1, dealer 2, seat 1 cuts at 1\n  seat 0: -- -- --\n  seat 1: -- -- --\n"
                 "  seat 2: -- -- --\n  aside: -- -- --");
        QCOMPARE(text(Petrangola::seenBy(table.events.back(), 0), 3),
                 "deal 1, dealer 2, seat 1 cuts at 1\n  seat 0: 2D 3D 4D\n  seat 1: -- -- --\n"
                 "  seat 2: -- -- --\n  aside: -- -- --");
    }

    void exposedCardsBecomeTheMonte()
    {
        StackedTable table(3);
        table.findFirstDealer(2);
        table.dealAndExpose({"2D 3D 4D", "5D 6D 7D", "JD HD KD"}, "AD AC AS");
        QCOMPARE(table.monte(), "AD AC AS");
        QCOMPARE(table.hand(2), "JD HD KD");
        QCOMPARE(text(table.state.view(2).aside), "");
        QCOMPARE(table.open().knocker, nobody);
        QCOMPARE(table.state.phase(), Phase::turn);
        QCOMPARE(table.state.toMove(), 0);
        QCOMPARE(table.open().lap, 1);
    }

    void keptCardsAreAKnock()
    {
        StackedTable table(4);
        table.findFirstDealer(2);
        table.deal({.hands = {"2D 3D 4D", "5D 6D 7D", "JD HD KD", "2C 3C 4C"}, .aside = "AD AC 5S"});
        table.play(Keep{});
        QCOMPARE(table.hand(2), "AD AC 5S");
        QCOMPARE(table.monte(), "JD HD KD"); // nobody has seen these before
        QCOMPARE(table.open().knocker, 2);
        QCOMPARE(known(table, 2), "");
        QCOMPARE(text(std::get<Moved>(Petrangola::seenBy(table.events.back(), 0)).hand), "-- -- --");
        // Every other seat has just one turn, and the dealer none.
        QCOMPARE(table.state.toMove(), 3);
        QCOMPARE(table.apply(Knock{}), Illegal::alreadyKnocked);
        table.play(Stay{});
        QCOMPARE(table.state.toMove(), 0);
        table.exchange("2D", "JD");
        QCOMPARE(table.state.toMove(), 1);
        table.exchange("5D 6D 7D", "2D HD KD"); // a shirt change here knocks no more
        QCOMPARE(table.open().knocker, 2);
        QCOMPARE(table.count<Showdown>(), 1);
    }

    void onlyExposeOrKeepAnswersTheDealersChoice()
    {
        StackedTable table(2);
        table.findFirstDealer(0);
        table.deal({});
        for (const Move &move : {Move(Knock{}), Move(Stay{}), Move(Cut{3}), Move(Leave{}), Move(Exchange{})})
            QCOMPARE(table.apply(move), Illegal::notNow);
        QCOMPARE(static_cast<int>(legalMoves(table.viewOfMover()).size()), 2);
    }

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

    // ------------------------------------------------------------ re-entry

    void aFallenSeatMayReenter() // P-7
    {
        Options options = with(1);
        options.stake = 50;
        StackedTable table(3, options);
        table.findFirstDealer(0);
        table.settle({"AD KD 2C", "AC 4S 3S", "KS 7S 6C"});
        QCOMPARE(table.state.phase(), Phase::reentry);
        QCOMPARE(table.state.toMove(), 1);
        QCOMPARE(static_cast<int>(legalMoves(table.viewOfMover()).size()), 2);
        QCOMPARE(table.apply(Knock{}), Illegal::notNow);
        table.play(Reenter{});
        QVERIFY(table.last<ReentryAnswered>().accepted);
        QCOMPARE(table.last<ReentryAnswered>().tokens, 1);
        QCOMPARE(table.last<ReentryAnswered>().pool, std::int64_t{200});
        QCOMPARE(table.open().pool, std::int64_t{200});
        QCOMPARE(int{table.open().reentriesLeft[1]}, 0);
        QCOMPARE(table.open().dealer, 1); // and the turn to deal passes to it, as it is in again
        table.settle({"AD KD 2C", "AC 4S 3S", "KS 7S 6C"});
        QCOMPARE(table.state.phase(), Phase::shuffle); // no re-entry left
        QCOMPARE(table.tokens(), "1 0 1");
    }

    void fallenSeatsAreAskedFromTheDealersRight() // P-7
    {
        for (Seat dealer = 0; dealer < 4; ++dealer) {
            StackedTable table(4, with(1));
            table.findFirstDealer(dealer);
            table.settle({"KD HC JS", "KC HS JD", "AD KB HB", "KS HD JC"});
            std::vector<Seat> order;
            for (int step = 1; step <= 4; ++step)
                if ((dealer + step) % 4 != 2)
                    order.push_back((dealer + step) % 4);
            for (const Seat seat : order) {
                QCOMPARE(table.state.toMove(), seat);
                table.play(Reenter{});
            }
            QCOMPARE(table.tokens(), "1 1 1 1");
            QCOMPARE(table.open().pool, std::int64_t{700});
            QCOMPARE(table.open().dealer, (dealer + 1) % 4);
        }
    }

    void aReentryGivesTheFewestTokensCountedBeforeAnyReenters() // P-7
    {
        // Seat 3 gains with three aces; seats 0 and 1 lose until they fall together while seat 2 has lost one.
        StackedTable table(4, with(3));
        table.findFirstDealer(3);
        table.settle({"KD HC JS", "KC HS JD", "AD KB HB", "AC AS AB"});
        QCOMPARE(table.tokens(), "2 2 3 4");
        table.settle({"AD KD 2C", "AC KC 2S", "AS 2D 3C", "AB KB 2B"});
        QCOMPARE(table.tokens(), "2 2 2 4");
        table.settle({"KD HC JS", "KC HS JD", "AD KB HB", "AC AS 2D"});
        QCOMPARE(table.tokens(), "1 1 2 4");
        table.settle({"KD HC JS", "KC HS JD", "AD KB HB", "AC AS 2D"});
        QCOMPARE(table.tokens(), "0 0 2 4");
        while (table.state.phase() == Phase::reentry)
            table.play(Reenter{});
        QCOMPARE(table.tokens(), "2 2 2 4");
    }

    void theSecondToReenterGetsNoLessThanTheFirst()
    {
        // The only seat alive has four tokens; the first re-entry does not change what the second gets.
        StackedTable table(3, with(2));
        table.findFirstDealer(0);
        table.settle({"KD HC JS", "KC HS JD", "AD AC AS"});
        table.settle({"KD HC JS", "KC HS JD", "AD AC AS"});
        QCOMPARE(table.tokens(), "0 0 4");
        table.play(Reenter{});
        QCOMPARE(table.last<ReentryAnswered>().tokens, 4);
        table.play(Reenter{});
        QCOMPARE(table.tokens(), "4 4 4");
    }

    void reentriesAreCounted() // P-7
    {
        for (int reentries = 0; reentries <= mostReentries; ++reentries) {
            StackedTable table(3, with(1, reentries));
            table.findFirstDealer(0);
            for (int fall = 0; fall < reentries; ++fall) {
                table.settle({"KD HC JS", "AD KB HB", "AC KC 2D"});
                QCOMPARE(table.state.phase(), Phase::reentry);
                QCOMPARE(table.state.toMove(), 0);
                table.play(Reenter{});
            }
            table.settle({"KD HC JS", "AD KB HB", "AC KC 2D"});
            QCOMPARE(table.state.phase(), Phase::shuffle);
            QCOMPARE(table.tokens(), "0 1 1");
            QCOMPARE(table.open().pool, std::int64_t{300 + 100 * reentries});
        }
    }

    void theWindowOpensWithOneSeatAlive() // P-8
    {
        StackedTable back(2, with(1));
        back.findFirstDealer(0);
        back.settle({"KD HC JS", "AD KB HB"});
        QCOMPARE(back.state.phase(), Phase::reentry);
        QVERIFY(!back.state.over());
        back.play(Reenter{});
        QVERIFY(!back.state.over());
        QCOMPARE(back.tokens(), "1 1");

        StackedTable gone(2, with(1));
        gone.findFirstDealer(0);
        gone.settle({"KD HC JS", "AD KB HB"});
        gone.play(Leave{});
        QVERIFY(gone.state.over());
        QVERIFY(!gone.last<ReentryAnswered>().accepted);
        QCOMPARE(gone.last<ReentryAnswered>().tokens, 0);
        QCOMPARE(gone.last<MatchEnded>().winner, 1);
        QCOMPARE(gone.last<MatchEnded>().pool, std::int64_t{200});
        QCOMPARE(gone.open().winner, 1);
        QCOMPARE(gone.state.toMove(), nobody);
    }

    void aSeatOutSinceAnEarlierDealIsNotAsked() // P-8
    {
        StackedTable table(3, with(1));
        table.findFirstDealer(0);
        table.settle({"AD KB HB", "KD HC JS", "AC KC 2D"});
        QCOMPARE(table.state.toMove(), 1);
        table.play(Leave{});
        QCOMPARE(table.tokens(), "1 0 1");
        QCOMPARE(int{table.open().reentriesLeft[1]}, 1);
        table.settle({"AD KB HB", "", "KD HC JS"});
        QCOMPARE(table.state.toMove(), 2);
        table.play(Leave{});
        QVERIFY(table.state.over());
        QCOMPARE(table.last<MatchEnded>().winner, 0);
        QCOMPARE(table.count<ReentryAnswered>(), 2);
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

QTEST_APPLESS_MAIN(RulesTest)
#include "rules_test.moc"
