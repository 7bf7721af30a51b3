// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "rules_table.h"

using namespace petrangola;
using game::nobody;
using game::Seat;
using readable::text;

/// How a match and a deal begin: pack, seats, stakes, cut, batches, the dealer's choice.
class PetrangolaRulesDealTest : public QObject
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
        for (int seats = seating.fewest; seats <= seating.most; ++seats) {
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
            const std::optional<game::OptionFault> found = check(options, seats);
            return !found ? std::string("none") : std::string(found->option == nullptr ? "seats" : found->option->key);
        };
        const auto nothing = [](Options &) {};
        QCOMPARE(fault(2, nothing), "none");
        QCOMPARE(fault(24, nothing), "none");
        QCOMPARE(fault(1, nothing), "seats");
        QCOMPARE(fault(25, nothing), "seats");
        for (const int right : {1, 9})
            QCOMPARE(fault(6, [&](Options &options) { options.tokens = right; }), "none");
        for (const int wrong : {0, 10, -3})
            QCOMPARE(fault(6, [&](Options &options) { options.tokens = wrong; }), "tokens");
        for (const int right : {0, 3})
            QCOMPARE(fault(6, [&](Options &options) { options.reentries = right; }), "none");
        for (const int wrong : {-1, 4})
            QCOMPARE(fault(6, [&](Options &options) { options.reentries = wrong; }), "reentries");
        for (const int wrong : {-1, 3})
            QCOMPARE(fault(6, [&](Options &options) { options.packs = wrong; }), "packs");
        QCOMPARE(fault(12, [](Options &options) { options.packs = 1; }), "none");
        QCOMPARE(fault(13, [](Options &options) { options.packs = 1; }), "packs");
        QCOMPARE(fault(13, [](Options &options) { options.packs = 2; }), "none");
        QCOMPARE(fault(6, [](Options &options) { options.stake = -1; }), "stake");
        QCOMPARE(fault(6, [](Options &options) { options.stake = largestStake + 1; }), "stake");
        QCOMPARE(fault(6, [](Options &options) { options.stake = 0; }), "none");
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
};

QTEST_APPLESS_MAIN(PetrangolaRulesDealTest)
#include "petrangola_rules_deal_test.moc"
