// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_full_speed.h"
#include "engine_test.h"
#include "game/simulation.h"
#include "pinale/baselines.h"
#include "pinale/planner.h"
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

    /// From random to regular each makes more in a hand than the one before; how much more LEVELS.md says.
    void eachLevelIsBetter()
    {
        ONLY_AT_FULL_SPEED;
        QVERIFY(lead<Chooser>(baseline("greedy"), baseline("random"), 60) > 15);
        QVERIFY(lead<Chooser>(level(Level::casual), level(Level::novice), 80) > 5);
        QVERIFY(lead<Chooser>(level(Level::regular), level(Level::casual), 80) > 5);
    }
};

QTEST_APPLESS_MAIN(PinaleOpponentsTest)
#include "pinale_opponents_test.moc"
