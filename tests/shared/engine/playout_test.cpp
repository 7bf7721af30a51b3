// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "playout.h"
#include "tested_games.h"

#include <cstdlib>
#include <set>

namespace {

/// Draws random moves where somebody has to choose: each legal one must come as often as the others, where all are
/// listed; else each must be legal.
template<game::Game G>
std::string drawMoves(const typename G::State &state, game::Random &random)
{
    constexpr int eachAbout = 400;
    constexpr int sixDeviations = 120; // of a draw that each move is as likely in
    if constexpr (!game::listsAllMoves<G>()) {
        for (int draw = 0; draw < eachAbout; ++draw)
            if (typename G::State(state).apply(G::randomMove(state, random)))
                return "a random move is not legal";
        return "";
    }
    const auto legal = G::legalMoves(state.view(state.toMove()));
    std::vector<int> drawn(legal.size());
    for (std::size_t draw = 0; draw < eachAbout * legal.size(); ++draw) {
        const auto move = G::randomMove(state, random);
        std::size_t which = 0;
        while (which < legal.size() && !(legal[which] == move))
            ++which;
        if (which == legal.size())
            return "a random move is not legal";
        ++drawn[which];
    }
    for (const int times : drawn)
        if (std::abs(times - eachAbout) >= sixDeviations)
            return "a move came " + std::to_string(times) + " times";
    return "";
}

} // namespace

/// Matches of every game, played at random.
class PlayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesAreSound_data() { tested::Games::rows(); }
    void matchesAreSound()
    {
        QFETCH(const QString, game);
        tested::Games::with(game, [&]<class G>(std::type_identity<G> /*game*/) {
            game::Random random(20260101);
            for (int match = 0; match < tested::times(tested::Game<G>::playouts); ++match) {
                const std::string fault = playout::playRandomMatch<G>(random);
                QVERIFY2(fault.empty(), fault.c_str());
            }
        });
    }

    /// Random moves are made without the list of the legal ones; both must be the same, also with twins of two packs.
    void aRandomMoveIsEachLegalMoveAsOften_data() { tested::Games::rows(); }
    void aRandomMoveIsEachLegalMoveAsOften()
    {
        QFETCH(const QString, game);
        tested::Games::with(game, [&]<class G>(std::type_identity<G> /*game*/) {
            game::Random random(5);
            for (int looked = 0; looked < tested::times(300);) {
                const typename tested::Game<G>::Table table(random);
                typename G::State state(table.options, table.seats);
                while (!state.over()) {
                    if (state.awaitsPack()) {
                        state.supply(game::shuffledPack<G>(state, random));
                        continue;
                    }
                    if (random.once(15)) {
                        const std::string fault = drawMoves<G>(state, random);
                        QVERIFY2(fault.empty(), fault.c_str());
                        ++looked;
                    }
                    QVERIFY(!state.apply(G::randomMove(state, random)));
                }
            }
        });
    }

    void playsToTheEndAtRandom_data() { tested::Games::rows(); }
    void playsToTheEndAtRandom()
    {
        QFETCH(const QString, game);
        tested::Games::with(game, [&]<class G>(std::type_identity<G> /*game*/) {
            game::Random random(9);
            for (int match = 0; match < 200; ++match) {
                const typename tested::Game<G>::Table table(random);
                typename G::State state(table.options, table.seats);
                const std::uint64_t moves = game::playAtRandom<G>(state, random);
                QVERIFY(state.over());
                QVERIFY(moves >= 3);
            }
        });
    }

    /// The random tables leave nothing out, and nothing in that cannot be played.
    void everyOptionAndNumberOfSeatsComesUp_data() { tested::Games::rows(); }
    void everyOptionAndNumberOfSeatsComesUp()
    {
        QFETCH(const QString, game);
        tested::Games::with(game, [&]<class G>(std::type_identity<G> /*game*/) {
            constexpr std::int64_t countable = 12;
            game::Random random(7);
            std::set<int> seats;
            std::vector<std::set<std::int64_t>> values(G::optionList().size());
            for (int table = 0; table < 10'000; ++table) {
                const typename tested::Game<G>::Table drawn(random);
                QVERIFY(!game::firstFault(drawn.options, G::optionList(), G::seating, drawn.seats));
                seats.insert(drawn.seats);
                for (std::size_t option = 0; option < values.size(); ++option)
                    values[option].insert(G::optionList()[option].get(drawn.options));
            }
            QCOMPARE(seats.size(), std::size_t(G::seating.most - G::seating.fewest + 1));
            for (std::size_t option = 0; option < values.size(); ++option) {
                const game::OptionInfo &info = G::optionList()[option];
                const auto all = static_cast<std::size_t>(std::min(info.most - info.least + 1, countable));
                QVERIFY2(values[option].size() >= all, std::string(info.key).c_str());
            }
        });
    }
};

QTEST_APPLESS_MAIN(PlayoutTest)
#include "playout_test.moc"
