// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "game/simulation.h"
#include "opponents/policy.h"
#include "petrangola/baselines.h"
#include "petrangola/petrangola.h"
#include "petrangola_readable.h"
#include "random_table.h"

using namespace petrangola;
using game::at;
using game::Seat;
using opponents::Level;
using Opponent = Petrangola::Policy;

namespace {

/// A game in which thinking is counted and stops itself.
struct Counting
{
    struct View
    {
        Seat seat = 0;
        std::stop_source *stop = nullptr;
        int *played = nullptr;
        int stopAfter = 0;
    };
    using Move = int;
    using Hand = int;
    using Event = int;
    struct Memory
    {
        void happened(int) { }
    };
    class RolloutPolicy
    {
    public:
        RolloutPolicy(const View &view, Memory &)
            : m_view(view)
        {
        }
        static std::optional<int> evidentMove(const View &) { return std::nullopt; }
        [[nodiscard]] const std::vector<int> &moves() const { return m_moves; }
        [[nodiscard]] int plans(int) const { return 1; }
        [[nodiscard]] int playouts() const { return 1'000'000; }
        [[nodiscard]] int imagine(game::Random &) const { return 0; }
        [[nodiscard]] double worth(int, int, int)
        {
            if (++*m_view.played == m_view.stopAfter)
                m_view.stop->request_stop();
            return 0.5;
        }

    private:
        View m_view;
        std::vector<int> m_moves{1, 2, 3};
    };
    static std::vector<int> legalMoves(const View &) { return {1, 2, 3}; }
    static std::optional<int> customaryMove(const View &, game::Random &) { return std::nullopt; }
    static bool leavesAHand(const View &, int) { return true; }
    static int cardsExchanged(int) { return 0; }
    static bool knocks(const View &, int) { return false; }
    static double shareAfter(const View &, int) { return 0; }
    static double promiseAfter(const View &, int) { return 0; }
    static double glance(const View &, int) { return 0; }
    static double chanceToPay(const View &, int, game::Random &, int) { return 0; }
    static double given(const View &, int) { return 0; }
    static double leavesToNext(const View &, int, game::Random &, int) { return 0; }
    static double weariness(const View &) { return 1; }
    static double caution(const View &) { return 1; }
    static int seatsPlaying(const View &) { return 2; }
    static constexpr double noviceContent = 0.8;
    static constexpr double noviceBoldness = 1;
    static constexpr double casualBoldness = 1;
    static constexpr double regularBoldness = 1;
    static constexpr int regularSamples = 40;
    static bool mayKnock(const View &) { return false; }
};

/// One in which all moves are worth the same, but 2 is a knock, 3 gives least away, and 1 leaves the next seat least.
struct Even : Counting
{
    static bool knocks(const View &, int move) { return move == 2; }
    static double given(const View &, int move) { return move == 3 ? 0.1 : 0.9; }
    static double leavesToNext(const View &, int move, game::Random &, int) { return move == 1 ? 0.2 : 0.8; }
    static bool mayKnock(const View &) { return true; }
};
int chosenWith(const knocking::Taste &taste)
{
    int played = 0;
    return knocking::Expert<Even>(1, taste).choose({.played = &played, .stopAfter = -1}, {});
}

/// A match of one expert, at seat 0, against plain rules; its moves as text, and who wins.
struct Played
{
    std::string moves;
    Seat winner = game::nobody;
};
Played expertAgainst(std::string_view rule, int seats, std::uint64_t packs, std::uint64_t seed)
{
    game::Random random(packs);
    Options options;
    options.reentries = 0;
    State state(options, seats);
    Opponent expert(Level::expert, seed);
    std::vector<Baseline> others;
    for (Seat seat = 0; seat < seats; ++seat)
        others.push_back(*Baseline::named(rule, seed + at(seat)));
    Played played;
    game::playOn<Petrangola>(
        state, [&](const State &awaiting) { return game::shuffledPack<Petrangola>(awaiting, random); },
        [&](const View &view) { return view.seat == 0 ? expert.choose(view) : others[at(view.seat)].choose(view); },
        [&](const Event &event) {
            expert.happened(seenBy(event, 0));
            played.moves += readable::text(event, seats);
        });
    played.winner = state.view(0).winner;
    return played;
}

} // namespace

class PetrangolaExpertTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSameSeedMakesTheSameMoves()
    {
        const Played first = expertAgainst("greedy", 3, 8, 1);
        QVERIFY(first.moves == expertAgainst("greedy", 3, 8, 1).moves);
    }

    /// Cards that the seat cannot see lie elsewhere: it must choose the same.
    void hiddenCardsDoNotChangeTheChoice()
    {
        game::Random random(17);
        for (int deal = 0; deal < 4; ++deal) {
            State state(Options(), 3);
            state.supply(Petrangola::newPack(state)); // the ace of coins is the tenth card: seat 0 deals
            Pack pack = game::shuffledPack<Petrangola>(state, random);
            std::optional<Move> chosen;
            for (int time = 0; time < 2; ++time) {
                State playing = state;
                Opponent expert(Level::expert, 5);
                const auto note = [&](const Event &event) { expert.happened(seenBy(event, 1)); };
                playing.supply(pack, note);
                QVERIFY(!playing.apply(Cut{1}, note));
                QVERIFY(!playing.apply(Expose{}, note));
                const Move move = expert.choose(playing.view(1));
                QVERIFY(!chosen || *chosen == move);
                chosen = move;
                // From the fourth on: the hands of seats 2 and 0, with cards of the stock.
                for (std::size_t card = 4; card < 10; ++card)
                    std::swap(pack[card], pack[card + 12]);
            }
        }
    }

    void stopsAtOnce()
    {
        std::stop_source stop;
        int played = 0;
        knocking::Expert<Counting> expert(1);
        const int move = expert.choose({.stop = &stop, .played = &played, .stopAfter = 200}, stop.get_token());
        QCOMPARE(played, 200);
        QVERIFY(move >= 1 && move <= 3);
    }

    void likesWhatItsTemperamentLikes()
    {
        QCOMPARE(chosenWith({.knock = 0.02}), 2);
        QCOMPARE(chosenWith({.given = 0.02}), 3);
        QCOMPARE(chosenWith({.left = 0.02}), 1);
        QVERIFY(chosenWith({.knock = -0.02}) != 2);
        QCOMPARE(chosenWith({.knock = -0.02, .given = 0.02, .left = 0.01}), 3);
    }

    void playsLegallyUnderAnyRules()
    {
        game::Random random(99);
        for (int match = 0; match < 3; ++match) {
            RandomTable table(random);
            table.seats = std::min(table.seats, 4);
            std::vector<Opponent> players;
            for (Seat seat = 0; seat < table.seats; ++seat)
                players.emplace_back(seat == 0 ? Level::expert : Level::casual, random.next());
            State state(table.options, table.seats);
            game::playOn<Petrangola>(
                state, [&](const State &awaiting) { return game::shuffledPack<Petrangola>(awaiting, random); },
                [&](const View &view) {
                    const Move move = players[at(view.seat)].choose(view);
                    if (view.seat == 0 && !legalMoves(view).contains(move))
                        qFatal("an illegal move");
                    return move;
                },
                [&](const Event &event) { players[0].happened(seenBy(event, 0)); });
        }
    }

    void beatsThePlainestRules()
    {
        constexpr int matches = 30;
        int won = 0;
        for (std::uint64_t match = 0; match < matches; ++match)
            won += expertAgainst("greedy", 2, 100 + match, match).winner == 0 ? 1 : 0;
        qInfo("%d of %d", won, matches);
        QVERIFY(won >= 16);
    }
};

QTEST_APPLESS_MAIN(PetrangolaExpertTest)
#include "petrangola_expert_test.moc"
