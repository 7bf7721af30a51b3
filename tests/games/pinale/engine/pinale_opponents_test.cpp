// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_full_speed.h"
#include "engine_test.h"
#include "game/simulation.h"
#include "pinale/baselines.h"
#include "pinale/planner.h"
#include "pinale/prospects.h"
#include "pinale/rollouts.h"
#include "pinale_tested.h"
#include "stacked_pinale.h"

#include <functional>
#include <memory>

using namespace pinale;
using opponents::Level;
using opponents::Temperament;

namespace {

/// What seat 0 with the one makes more in a hand than with the other: each pack is dealt twice, with seats changed.
template<class Choose>
double lead(const Choose &one, const Choose &other, int hands)
{
    game::Random random(77);
    double lead = 0;
    for (int hand = 0; hand < hands; ++hand) {
        const std::uint64_t seed = random.next();
        for (int way = 0; way < 2; ++way) {
            game::Random deal(seed);
            State state({}, 2, Opening{});
            bool over = false;
            const auto watch = [&](const Event &event) {
                if (const auto *showdown = std::get_if<Showdown>(&event)) {
                    over = true;
                    lead += (way == 0 ? 1 : -1) * (showdown->change[0] - showdown->change[1]);
                }
            };
            while (!over) {
                if (state.awaitsPack()) {
                    state.supply(game::shuffledPack<Pinale>(state, deal), watch);
                    continue;
                }
                const View view = state.view(state.toMove());
                const Move move = (state.toMove() == way ? one : other)(view);
                if (state.apply(move, watch))
                    return -1e9;
            }
        }
    }
    return lead / (2 * hands);
}

using Chooser = std::function<Move(const View &)>;
Chooser level(Level level)
{
    return [policy = std::make_shared<Policy>(level, 5)](const View &view) { return policy->choose(view); };
}
Chooser baseline(const char *name)
{
    return [player = std::make_shared<Baseline>(*Baseline::named(name, 6))](const View &view) {
        return player->choose(view);
    };
}

} // namespace

/// Who plays at which level.
class PinaleOpponentsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatTheyChooseIsLegal_data()
    {
        QTest::addColumn<int>("level");
        for (const Level level : opponents::levels)
            QTest::addRow("%d", static_cast<int>(level)) << static_cast<int>(level);
    }
    void whatTheyChooseIsLegal()
    {
        QFETCH(const int, level);
        const bool expert = level == static_cast<int>(Level::expert);
        game::Random random(8);
        for (int match = 0; match < (expert ? 1 : 8); ++match) {
            tested::AnyTable<Pinale> table(random);
            table.options.end = Options::End::hands4;
            State state(table.options, table.seats);
            std::vector<Policy> players;
            for (int seat = 0; seat < table.seats; ++seat)
                players.emplace_back(static_cast<Level>(seat == 0 ? level : 1), random.next(),
                                     opponents::temperaments[random.below(opponents::temperaments.size())]);
            const auto tell = [&](const Event &event) {
                for (int seat = 0; seat < table.seats; ++seat)
                    if (players[game::at(seat)].listens())
                        players[game::at(seat)].happened(seenBy(event, seat));
            };
            int chosen = 0; // by seat 0; what an expert plays on takes its time
            while (!state.over() && state.deal() < 3 && (!expert || chosen < tested::times(60))) {
                if (state.awaitsPack()) {
                    state.supply(game::shuffledPack<Pinale>(state, random), tell);
                    continue;
                }
                const game::Seat seat = state.toMove();
                chosen += seat == 0 ? 1 : 0;
                QVERIFY(!state.apply(players[game::at(seat)].choose(state.view(seat)), tell));
            }
        }
    }

    /// The same seed, events and views give the same moves.
    void theSameAgain()
    {
        StackedPinale table;
        table.deal({"", "KS KC 3C 4C 5C 6C 7C 9D 9H TS JS 3H XR"}, "KD", "QS");
        for (const Level level : opponents::levels) {
            std::vector<Move> moves;
            for (int time = 0; time < 2; ++time) {
                Policy policy(level, 3);
                for (const Event &event : table.events)
                    policy.happened(seenBy(event, 1));
                moves.push_back(policy.choose(table.state.view(1)));
            }
            QVERIFY(moves[0] == moves[1]);
        }
    }

    /// Once stopped it comes at once.
    void itCanBeStopped()
    {
        StackedPinale table;
        table.deal({"", "KS KC 3C 4C 5C 6C 7C 9D 9H TS JS 3H XR"}, "KD", "QS");
        Policy policy(Level::expert, 3);
        for (const Event &event : table.events)
            policy.happened(seenBy(event, 1));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!StackedPinale(table).apply(policy.choose(table.state.view(1), stop.get_token())));
    }

    /// Six in a row, three kings and four in a row of spades: all goes down, though the king of spades would go with
    /// those.
    void itGoesOutWhereItCan()
    {
        StackedPinale table;
        table.deal({"", "3H 4H 5H 6H 7H 8H KS KC KD 9S TS JS 4C"}, "3D", "QS");
        table.play(Draw());
        for (const Level level : {Level::regular, Level::expert}) {
            StackedPinale copy(table);
            Policy policy(level, 1);
            for (const Event &event : table.events)
                policy.happened(seenBy(event, 1));
            copy.play(policy.choose(copy.state.view(1)));
            QCOMPARE(copy.last<Showdown>().wentOut, 1);
        }
    }
    /// A regular does not throw the card for which another has a joker to be swapped, or that another lays at once.
    void aRegularMindsTheOthers()
    {
        View view;
        view.seat = 0;
        view.toMove = 0;
        view.phase = Phase::play;
        view.deal = 1;
        view.dealer = 1;
        view.board = {readable::meld("4H 5H 6H 7H", 1), readable::meld("QS QC QD", 1)};
        view.hand = readable::frenchCards("3S 8H QH 9C");
        view.stock = 40;
        view.held = {4, 8};
        view.pile = 1;
        view.up = readable::frenchCard("4C");
        const Outlook outlook(view, readable::frenchCards<Pack>("4C"), {});
        QVERIFY(outlook.danger(readable::frenchCard("8H"), view.board)
                > outlook.danger(readable::frenchCard("9C"), view.board));
        QVERIFY(outlook.danger(readable::frenchCard("QH"), view.board)
                > outlook.danger(readable::frenchCard("8H"), view.board)); // a fourth doubles three
        QVERIFY(outlook.danger(readable::frenchCard("XR"), view.board)
                > outlook.danger(readable::frenchCard("9C"), view.board));
        Policy policy(Level::regular, 1);
        const Play play = std::get<Play>(policy.choose(view));
        QVERIFY(!(play.discard == readable::frenchCard("8H")) && !(play.discard == readable::frenchCard("QH")));
    }

    /// Points are worth what they do for the match.
    void whatAScoreIsWorth()
    {
        const Options options;
        const auto even = prospects({800, 800}, 5, 2, options);
        QCOMPARE(even[0], 0.5);
        const auto ahead = prospects({1300, 800}, 5, 2, options);
        QVERIFY(ahead[0] > 0.7 && ahead[0] < 1);
        QCOMPARE(ahead[0] + ahead[1], 1.0);
        QVERIFY(prospects({2300, 1800}, 12, 2, options)[0] > ahead[0]); // the same lead, and little left to play
        QCOMPARE(prospects({2510, 2515}, 12, 2, options)[1], 1.0);
        QCOMPARE(prospects({2510, 2510}, 12, 2, options)[1], 0.5); // they play another hand
        const auto three = prospects({100, 500, 300}, 3, 3, options);
        QVERIFY(three[1] > three[2] && three[2] > three[0]);
        Options hands;
        hands.end = Options::End::hands4;
        QCOMPARE(prospects({100, 50}, 4, 2, hands)[0], 1.0);
        QVERIFY(prospects({100, 50}, 3, 2, hands)[0] < 1);
    }
    /// Whoever has had a turn holds seldom what could have been laid, and all cards are dealt in each imagined hand.
    void whatItImagines()
    {
        View view;
        view.seat = 0;
        view.toMove = 0;
        view.phase = Phase::play;
        view.deal = 1;
        view.dealer = 1;
        view.board = {readable::meld("4H 5H 6H 7H", 1), readable::meld("QS QC QD", 1)};
        view.hand = readable::frenchCards("3S 8H QH 9C");
        const Pack pile = readable::frenchCards<Pack>("4C 9D");
        view.held = {4, 8};
        view.pile = 2;
        view.up = pile[1];
        view.stock = packSize - 4 - 8 - 7 - 2;
        const Rollouts rollouts(view, pile);
        game::Random random(4);
        int extends = 0;
        constexpr int times = 200;
        for (int time = 0; time < times; ++time) {
            const State state = rollouts.imagine(random);
            QCOMPARE(Bag(state.allCards()), Bag(newPack()));
            const Bag other(state.view(1).hand);
            QCOMPARE(other.size(), 8);
            extends += other.contains(readable::frenchCard("QH")) || other.contains(readable::frenchCard("3H")) ? 1 : 0;
        }
        // Any eight of the cards hold one of three such in one case of four.
        QVERIFY2(extends < times / 10, qPrintable(QString::number(extends)));
    }

    /// From random to regular each makes more in a hand than the one before; how much more LEVELS.md says.
    void eachLevelIsBetter()
    {
        ONLY_AT_FULL_SPEED;
        QVERIFY(lead<Chooser>(baseline("greedy"), baseline("random"), 60) > 15);
        QVERIFY(lead<Chooser>(level(Level::casual), level(Level::novice), 400) > 5);
        QVERIFY(lead<Chooser>(level(Level::regular), level(Level::casual), 400) > 5);
    }
};

QTEST_APPLESS_MAIN(PinaleOpponentsTest)
#include "pinale_opponents_test.moc"
