// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_thirtyone.h"

using namespace thirtyone;

namespace {

constexpr Options withBets{.sideBets = true};
const std::string high = "KH QH 8H";
const std::string low = "TD 7D 2H";
const std::string middle = "KS 9S 2C";

/// A deal in which these lose a life, and nobody offers a bet after it.
void lose(StackedThirtyone &table, game::Seat loser)
{
    const auto alive = table.open().in;
    std::vector<std::string> hands;
    int shown = 0;
    const std::vector<std::string> others{high, middle, "KC 9C 2S", "KD 9D 3S"};
    for (game::Seat seat = 0; seat < table.state.seats(); ++seat)
        hands.push_back(!alive.contains(seat) ? "" : seat == loser ? low : others[game::at(shown++)]);
    game::Seat knocker = game::nobody;
    for (const game::Seat seat : alive)
        if (seat != loser && knocker == game::nobody)
            knocker = seat;
    table.settle(hands, knocker);
}
void noBets(StackedThirtyone &table)
{
    while (table.state.phase() == Phase::offer)
        table.play(NoOffer{});
}
/// The bet is offered by that seat and agreed on; all before it offer none.
void bet(StackedThirtyone &table, game::Seat by, const Offer &offer)
{
    while (table.state.toMove() != by)
        table.play(NoOffer{});
    table.play(offer);
    table.play(Agree{});
}

} // namespace

/// Side bets (3.4).
class ThirtyoneRulesBetsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// X, who is out, backs seat 1, and Y seat 3.
    void SIDE_EX_1_whoDropsOutEarlierLoses()
    {
        StackedThirtyone table(std::vector<int>{1, 3, 1, 2, 4}, withBets);
        lose(table, 0);
        bet(table, 0, {.with = 3, .backs = 1, .against = 3, .stake = 2}); // seat 3 backs itself
        QCOMPARE(purses(table), "18 20 20 18 20");
        noBets(table);
        lose(table, 3);
        QCOMPARE(table.count<BetsSettled>(), 0);
        noBets(table);
        lose(table, 3); // is out: seat 1 has lasted longer
        QCOMPARE(table.count<BetsSettled>(), 1);
        QCOMPARE(table.last<BetsSettled>().bets[0].winner, 0);
        QCOMPARE(purses(table), "22 20 20 18 20");
        QVERIFY(table.open().wagers.bets.empty());
        QCOMPARE(table.losses(), "0 0 0 1 0"); // apart from lives
    }

    void SIDE_EX_1_and_SIDE_1_bothOutInTheSameDeal()
    {
        StackedThirtyone table(std::vector<int>{1, 1, 1, 2, 4}, withBets);
        lose(table, 0);
        bet(table, 0, {.with = 4, .backs = 1, .against = 4, .stake = 5});
        QCOMPARE(table.open().wagers.bets.size(), 1U);
        noBets(table);
        StackedThirtyone both(std::vector<int>{1, 1, 1, 4}, withBets);
        lose(both, 0);
        bet(both, 0, {.with = 1, .backs = 2, .against = 1, .stake = 5}); // seat 1 backs itself
        noBets(both);
        both.settle({"", low, "TS 7S 2D", high}, 3); // 17 and 17
        QCOMPARE(both.last<BetsSettled>().bets[0].winner, game::nobody);
        QCOMPARE(purses(both), "20 20 20 20");
        QVERIFY(both.state.over());
    }

    void whoWinsTheMatchDecides()
    {
        StackedThirtyone table(3, {.settlement = Settlement::points, .target = 21, .sideBets = true});
        lose(table, 2);
        bet(table, 2, {.with = 2, .backs = 0, .against = 2, .stake = 5}); // with seat 1, both on themselves
        bet(table, 0, {.with = 2, .backs = 0, .against = 2, .stake = 2}); // of seats 0 and 2 neither wins
        noBets(table);
        while (!table.state.over()) {
            lose(table, 0); // seat 1 has the highest hand, and knocks
            noBets(table);
        }
        QCOMPARE(text(table.last<MatchEnded>().winners), "1");
        const auto settled = table.last<BetsSettled>().bets;
        QCOMPARE(settled.size(), 2U);
        QCOMPARE(settled[0].winner, 1);
        QCOMPARE(settled[1].winner, game::nobody);
        QCOMPARE(purses(table), "20 25 15");
    }

    void SIDE_2_whoPlaysBacksOneself()
    {
        StackedThirtyone table(std::vector<int>{1, 3, 2, 2}, withBets);
        lose(table, 0);
        while (table.state.toMove() != 1)
            table.play(NoOffer{});
        QCOMPARE(table.apply(Offer{.with = 1, .backs = 1, .against = 2, .stake = 1}),
                 std::optional(Illegal::notBacked)); // another in its place
        QCOMPARE(table.apply(Offer{.with = 1, .backs = 0, .against = 2, .stake = 1}),
                 std::optional(Illegal::notBacked)); // the other plays too
        QCOMPARE(table.apply(Offer{.with = 3, .backs = 0, .against = 3, .stake = 1}),
                 std::optional(Illegal::notBacked)); // seat 0 is out
        QCOMPARE(table.apply(Offer{.with = 3, .backs = 0, .against = 0, .stake = 1}),
                 std::optional(Illegal::noSuchBet));
        QCOMPARE(table.apply(Offer{.with = 0, .backs = 0, .against = 1, .stake = 1}),
                 std::optional(Illegal::noSuchBet));
        QVERIFY(!table.apply(Offer{.with = 3, .backs = 0, .against = 2, .stake = 1})); // who is out backs anybody
        QCOMPARE(table.state.toMove(), 0);
    }

    void SIDE_3_betweenDealsOnly()
    {
        StackedThirtyone table(3, withBets);
        QCOMPARE(table.state.phase(), Phase::shuffle); // not before the first
        table.deal({});
        QCOMPARE(table.apply(Offer{}), std::optional(Illegal::notNow));
        StackedThirtyone off(3);
        lose(off, 1);
        QCOMPARE(off.state.phase(), Phase::shuffle);
    }

    void SIDE_3_aPurseOfItsOwn()
    {
        StackedThirtyone table(4, {.sideBets = true, .sidePurse = 5});
        lose(table, 1);
        const game::Seat first = table.state.toMove();
        QCOMPARE(table.apply(Offer{.with = 1, .backs = 0, .against = 1, .stake = 3}),
                 std::optional(Illegal::stakeTooHigh)); // no such stake
        bet(table, first, {.with = 1, .backs = 0, .against = 1, .stake = 5});
        QCOMPARE(table.state.toMove(), 0); // who has nothing left is not asked
        QCOMPARE(table.apply(Offer{.with = 2, .backs = 0, .against = 2, .stake = 1}),
                 std::optional(Illegal::stakeTooHigh)); // nor has anything to answer with
        noBets(table);
        QCOMPARE(table.tokens(), "4 3 4 4"); // nobody's lives have changed by it
    }

    void aBetIsDeclined()
    {
        StackedThirtyone table(3, withBets);
        lose(table, 1);
        table.play(Offer{.with = 1, .backs = 0, .against = 1, .stake = 5});
        QCOMPARE(table.state.phase(), Phase::answer);
        QCOMPARE(table.open().wagers.offer.stake, 5);
        QCOMPARE(table.apply(NoOffer{}), std::optional(Illegal::notNow));
        table.play(Decline{});
        QVERIFY(table.open().wagers.bets.empty());
        QCOMPARE(purses(table), "20 20 20");
        QCOMPARE(table.state.phase(), Phase::offer); // the next seat
    }

    void computersBetWhatLooksEven()
    {
        StackedThirtyone table(std::vector<int>{1, 3, 3, 2}, withBets);
        lose(table, 0);
        game::Random random(1);
        int offers = 0;
        for (int tried = 0; tried < 300; ++tried) {
            const View view = table.viewOfMover();
            const Move move = *Thirtyone::customaryMove(view, random);
            if (const auto *offer = std::get_if<Offer>(&move)) {
                ++offers;
                const auto seat = [&](int away) { return game::at((view.seat + away) % view.seats); };
                QCOMPARE(view.tokens[seat(offer->backs)], view.tokens[seat(offer->against)]);
            }
        }
        QVERIFY(offers > 50);
        while (table.state.toMove() != 0)
            table.play(NoOffer{});
        StackedThirtyone bad = table;
        bad.play(Offer{.with = 3, .backs = 1, .against = 3, .stake = 1}); // 3 lives against the other's 2
        QCOMPARE(*Thirtyone::customaryMove(bad.viewOfMover(), random), Move(Decline{}));
        table.play(Offer{.with = 1, .backs = 3, .against = 1, .stake = 1});
        QCOMPARE(*Thirtyone::customaryMove(table.viewOfMover(), random), Move(Agree{}));
    }

private:
    static std::string purses(const StackedThirtyone &table)
    {
        std::string list;
        for (game::Seat seat = 0; seat < table.state.seats(); ++seat)
            list += (seat > 0 ? " " : "") + std::to_string(table.open().wagers.purse[game::at(seat)]);
        return list;
    }
};

QTEST_APPLESS_MAIN(ThirtyoneRulesBetsTest)
#include "thirtyone_rules_bets_test.moc"
