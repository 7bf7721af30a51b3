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

constexpr Options widow{.source = Source::widow, .settlement = Settlement::pot};
constexpr Places firstPlace = 0b001;

using Matches = players::Matches<Thirtyone>;
using Player = Matches::Player;

/// What somebody of that level does, who was told of what happened so far.
Move chosenBy(Level level, const StackedThirtyone &table)
{
    const View view = table.viewOfMover();
    Player player(level, 3);
    for (const Event &event : table.events)
        player.happened(event, view.seat);
    return player.choose(view);
}

std::string told(const Rollouts &rollouts)
{
    std::string lines;
    for (const Expectation &each : rollouts.expectations())
        lines += text(each.move) + ' ' + std::to_string(each.lost) + ' ' + std::to_string(each.highest) + ' '
            + std::to_string(each.fed) + '\n';
    return lines;
}

/// Seat 1 lays a card open in the first place of the middle, for one of the widow.
StackedThirtyone laidOpen(const ThirtyoneDeal &deal, const std::string &card, const Options &options = widow)
{
    StackedThirtyone table(3, options);
    table.deal(deal);
    table.exchange(card, firstPlace);
    return table;
}

} // namespace

/// How the levels play with the widow for chips (3.2).
class ThirtyoneWidowOpponentsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLevelTakesTheCardThatMakesThirtyOne()
    {
        const StackedThirtyone table
            = laidOpen({.hands = {"2D 3C 4S", "AH 9C 5D", "KH QH 2C"}, .turned = "7S", .widow = "6D 8C 9S"}, "AH");
        for (const Level level : opponents::levels)
            QCOMPARE(text(chosenBy(level, table)), text(Exchange{hand("2C"), firstPlace}));
    }

    /// Two cards that lie open are worth more than any that may be drawn; a novice moves one at a time.
    void twoCardsAreTakenAtOnce()
    {
        StackedThirtyone table(3, widow);
        table.deal({.hands = {"2D 3C 4S", "KH QH 5D", "AH 2C 3S"}, .turned = "7S", .widow = "6D 8C 9S"});
        table.exchange("KH QH", 0b011);
        const Move both = Exchange{hand("2C 3S"), 0b011};
        for (const Level level : {Level::regular, Level::expert})
            QCOMPARE(text(chosenBy(level, table)), text(both));
        QVERIFY(!(chosenBy(Level::novice, table) == both));
    }

    /// What may be lost is chips, and what may be won the pot: nobody loses by a knock.
    void rolloutsCountChips()
    {
        StackedThirtyone table(2, widow);
        table.deal({.hands = {"", "KH QH JH"}, .turned = "3C"});
        Rollouts rollouts(table.viewOfMover(), 1);
        rollouts.imagine(400);
        QCOMPARE(rollouts.expectations().size(), std::size_t{mostMovesInTurn});
        const std::size_t knock = rollouts.indexOf(Knock{});
        QVERIFY(rollouts.chance(knock) < -1.5); // of a pot of two
        QCOMPARE(rollouts.expectations()[knock].paid[1], 0);
    }

    void hiddenCardsChangeNothing()
    {
        // The widow and another's hand have changed places.
        const auto dealt = [](const char *other, const char *cards) {
            StackedThirtyone table(3, widow);
            table.deal({.hands = {other, "AD 2C 7H", "AC AS 7S"}, .turned = "KD", .widow = cards});
            return table;
        };
        const StackedThirtyone one = dealt("3D 4C 5H", "KH QH JH");
        const StackedThirtyone other = dealt("KH QH JH", "3D 4C 5H");
        QVERIFY(text(one.viewOfMover()) == text(other.viewOfMover()));
        for (const Level level : opponents::levels)
            QCOMPARE(text(chosenBy(level, one)), text(chosenBy(level, other)));
        Rollouts first(one.viewOfMover(), 11);
        Rollouts second(other.viewOfMover(), 11);
        first.imagine(60);
        second.imagine(40);
        second.imagine(20);
        QVERIFY(told(first) == told(second));
    }

    void theSameSeedMakesTheSameMoves()
    {
        constexpr Options brief{.source = Source::widow, .settlement = Settlement::pot, .maxHands = 5};
        for (const Level level : opponents::levels) {
            const auto course = [&] {
                std::string all;
                Matches::play({Player(level, 1), Player("greedy", 2), Player("greedy", 3)}, 8, brief, {},
                              [&](const Event &event) { all += text(event, 3); });
                return all;
            };
            QVERIFY(course() == course());
        }
    }

    void eachLevelBeatsTheOneBelow()
    {
        ONLY_AT_FULL_SPEED;
        QVERIFY(Matches::winsOf(Level::novice, "random", 100, 2, widow) > 0.93);
        QVERIFY(Matches::winsOf(Level::casual, Level::novice, 600, 2, widow) > 0.56);
        QVERIFY(Matches::winsOf(Level::regular, Level::casual, 120, 2, widow) > 0.53);
    }
    void theExpertBeatsTheBestPlainRule()
    {
        ONLY_AT_FULL_SPEED;
        QVERIFY(Matches::winsOf(Level::expert, "greedy", 20, 2, widow) > 0.7);
    }
};

QTEST_APPLESS_MAIN(ThirtyoneWidowOpponentsTest)
#include "thirtyone_widow_opponents_test.moc"
