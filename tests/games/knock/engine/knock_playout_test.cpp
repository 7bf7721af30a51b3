// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_full_speed.h"
#include "engine_test.h"
#include "game/simulation.h"
#include "stacked_knock.h"
#include "tested.h"

using namespace knock;

namespace {

/// The cards as they lie by the end of a deal: followed from the events alone.
struct Piles
{
    std::array<CardSet, sides> won;
    std::size_t foolFrom = 0;
    std::vector<std::pair<game::Seat, Card>> trick;

    void happened(const Event &event)
    {
        if (const auto *moved = std::get_if<Moved>(&event)) {
            if (const auto *play = std::get_if<Play>(&moved->move))
                trick.emplace_back(moved->seat, play->card);
            if (!trick.empty() && trick.back().second == fool)
                foolFrom = sideOf(trick.back().first);
        } else if (const auto *taken = std::get_if<TrickWon>(&event)) {
            for (const auto &[seat, card] : trick)
                won[sideOf(taken->winner)].insert(card);
            trick.clear();
        }
    }
};

} // namespace

/// Many hands with cards played at random: all points and cards are there in each.
class KnockPlayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twentyThousandHands_data()
    {
        QTest::addColumn<int>("signals");
        QTest::newRow("with signals") << 0;
        QTest::newRow("without") << 2;
    }
    void twentyThousandHands()
    {
        QFETCH(const int, signals);
        const int hands = tested::times(20'000);
        game::Random random(1865);
        int paidSomething = 0;
        int surrendered = 0;
        int played = 0;
        while (played < hands) {
            State state({.signals = static_cast<Options::Signals>(signals)}, seats);
            Piles piles;
            game::Scores score{};
            const auto watch = [&](const Event &event) {
                piles.happened(event);
                const auto *showdown = std::get_if<Showdown>(&event);
                if (showdown == nullptr)
                    return;
                ++played;
                const int total = showdown->points[0] + showdown->tricks[0] + showdown->points[1] + showdown->tricks[1];
                const CardSet all = piles.won[0] | piles.won[1] | CardSet(showdown->laid);
                QCOMPARE(total, pointsInDeal);
                QCOMPARE(all.size(), packSize);
                QCOMPARE(piles.won[0].size() + piles.won[1].size() + cardsLaid, packSize);
                QCOMPARE(showdown->change[0] + showdown->change[1], 0);
                for (game::Seat seat = 0; seat < seats; ++seat)
                    score[game::at(seat)] += showdown->change[game::at(seat)];
                QCOMPARE(score, showdown->score);
                const Ranking &ranking = Ranking::of(state.options());
                paidSomething += !showdown->paid.hidden() && ranking.points(showdown->paid) > 0 ? 1 : 0;
                surrendered += showdown->tricks[piles.foolFrom] == 0 ? 1 : 0;
                piles = {};
            };
            const Sink sink(watch);
            while (!state.over())
                if (state.awaitsPack())
                    state.supply(game::shuffledPack<Knock>(state, random), sink);
                else
                    QVERIFY(!state.apply(Knock::randomMove(state, random), sink));
        }
        // As the rules page has measured it: a hundredth and a thousandth, within twice as many.
        QVERIFY2(100 * paidSomething < 2 * played, std::to_string(paidSomething).c_str());
        QVERIFY2(500 * surrendered < played, std::to_string(surrendered).c_str());
    }
};

QTEST_APPLESS_MAIN(KnockPlayoutTest)
#include "knock_playout_test.moc"
