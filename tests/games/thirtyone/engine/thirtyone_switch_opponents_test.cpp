// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_full_speed.h"
#include "engine_test.h"
#include "players.h"
#include "stacked_thirtyone.h"
#include "thirtyone/baselines.h"
#include "thirtyone/rollouts.h"

using namespace thirtyone;
using game::Seat;
using opponents::Level;

namespace {

constexpr Options packets{.source = Source::packets};

using Matches = players::Matches<Thirtyone>;
using Player = Matches::Player;

Move chosenBy(Level level, const StackedThirtyone &table)
{
    const View view = table.viewOfMover();
    Player player(level, 3);
    for (const Event &event : table.events)
        player.happened(event, view.seat);
    return player.choose(view);
}

/// The dealer, seat 0, has kept the first hand, and the second lies open.
StackedThirtyone dealt(const ThirtyoneDeal &deal, int seats = 3, const Options &options = packets)
{
    StackedThirtyone table(seats, options);
    table.deal(deal);
    table.play(Keep{});
    return table;
}
/// A showdown of two, of which seat 1 has knocked.
StackedThirtyone shown(const std::string &dealers, const std::string &others, const Options &options = packets)
{
    StackedThirtyone table = dealt({.hands = {dealers, others}, .second = "2D 3C 4S"}, 2, options);
    table.knock();
    table.stand();
    return table;
}

Expectation expectationOf(const StackedThirtyone &table, const Move &move)
{
    Rollouts rollouts(table.viewOfMover(), 1);
    rollouts.imagine(200);
    return rollouts.expectations()[rollouts.indexOf(move)];
}

} // namespace

/// How the levels play Switch (3.5).
class ThirtyoneSwitchOpponentsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A novice knocks with 20.
    void theCardThatMakesThirtyOneIsTaken()
    {
        const StackedThirtyone table = dealt({.hands = {"2D 3C 4S", "KH QH 2C"}, .second = "5D AH 9C"});
        for (const Level level : {Level::casual, Level::regular, Level::expert})
            QCOMPARE(text(chosenBy(level, table)), text(Exchange{hand("2C"), 0b010}));
    }

    void theDealerKeepsTheBetterHand()
    {
        StackedThirtyone table(3, packets);
        table.deal({.hands = {"2D 5C 7S"}, .second = "KH QH 5H"});
        for (const Level level : opponents::levels)
            QCOMPARE(text(chosenBy(level, table)), text(Keep{true}));
        QCOMPARE(text(expectationOf(table, Keep{true}).hand), "KH QH 5H");
        QCOMPARE(text(expectationOf(table, Keep{}).hand), "2D 5C 7S");
    }

    /// Who has laid a packet down knows what it takes there; nobody else does.
    void aPacketThatWasLaidDownIsKnown()
    {
        StackedThirtyone table
            = dealt({.hands = {"9D 5S 4C", "KH 8S 3D", "2S 6D 9C"}, .second = "2C 4D 7S", .closed = "3S 5C 6H"});
        table.play(SwapFaceDown{}); // seat 1, for little
        QCOMPARE(expectationOf(table, SwapFaceDown{}).hand.size(), 0U);
        table.exchange("2S", 0b100);
        table.exchange("4C", 0b001);
        const Expectation back = expectationOf(table, SwapFaceDown{});
        QCOMPARE(text(back.hand), "KH 8S 3D");
        QCOMPARE(back.bettered, 0); // nothing is left to chance
    }

    void whoLosesRestartsTheDeal()
    {
        // 24 in one suit: it loses against 27, and wins against 20.
        const StackedThirtyone losing = shown("KS QS 7S", "9H 8H 7H");
        const StackedThirtyone winning = shown("KS QS 7D", "9H 8H 7H");
        QCOMPARE(losing.state.phase(), Phase::reset);
        for (const Level level : opponents::levels)
            QCOMPARE(text(chosenBy(level, winning)), text(NoReset{}));
        StackedThirtyone table = losing;
        // Both may: the dealer, who wins, is asked last.
        QCOMPARE(table.state.toMove(), Seat{1});
        for (const Level level : opponents::levels)
            QCOMPARE(text(chosenBy(level, table)), text(Reset{}));
        QCOMPARE(expectationOf(table, Reset{}).lost, 0);
        QCOMPARE(expectationOf(table, NoReset{}).lost, 400); // alone the lowest, after its own knock
        table.play(NoReset{});
        for (const Level level : opponents::levels)
            QCOMPARE(text(chosenBy(level, table)), text(NoReset{}));
        // Where the deal counts all the same, nobody does.
        const StackedThirtyone counted
            = shown("KS QS 7S", "9H 8H 7H", {.source = Source::packets, .switchReset = SwitchReset::nextDealOnly});
        QCOMPARE(text(chosenBy(Level::expert, counted)), text(NoReset{}));
    }

    void hiddenCardsChangeNothing()
    {
        const auto table = [](const char *other, const char *closed) {
            return dealt({.hands = {"9D 5S 4C", "KH 8S 3D", other}, .second = "2C 4D 7S", .closed = closed});
        };
        const StackedThirtyone one = table("3S 5C 6H", "AD KD 9H");
        const StackedThirtyone other = table("AD KD 9H", "3S 5C 6H");
        QVERIFY(text(one.viewOfMover()) == text(other.viewOfMover()));
        for (const Level level : opponents::levels)
            QCOMPARE(text(chosenBy(level, one)), text(chosenBy(level, other)));
    }

    void theSameSeedMakesTheSameMoves()
    {
        for (const Level level : opponents::levels) {
            const auto course = [&] {
                std::string all;
                Matches::play({Player(level, 1), Player("greedy", 2), Player("greedy", 3)}, 8,
                              {.source = Source::packets, .lives = 1}, {},
                              [&](const Event &event) { all += text(event, 3); });
                return all;
            };
            QVERIFY(course() == course());
        }
    }

    void eachLevelBeatsTheOneBelow()
    {
        ONLY_AT_FULL_SPEED;
        QVERIFY(Matches::winsOf(Level::novice, "random", 100, 2, packets) > 0.93);
        QVERIFY(Matches::winsOf(Level::casual, Level::novice, 600, 2, packets) > 0.56);
        QVERIFY(Matches::winsOf(Level::regular, Level::casual, 300, 2, packets) > 0.53);
    }
    void theExpertBeatsTheBestPlainRule()
    {
        ONLY_AT_FULL_SPEED;
        QVERIFY(Matches::winsOf(Level::expert, "greedy", 40, 2, packets) > 0.6);
    }
};

QTEST_APPLESS_MAIN(ThirtyoneSwitchOpponentsTest)
#include "thirtyone_switch_opponents_test.moc"
