// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "game/simulation.h"
#include "opponents/opponent.h"
#include "petrangola/petrangola.h"
#include "petrangola/yardsticks.h"
#include "random_table.h"
#include "readable.h"

#include <cmath>
#include <functional>
#include <map>
#include <numeric>

using namespace petrangola;
using cards::Card;
using game::at;
using game::Seat;
using opponents::Level;
using Opponent = opponents::Opponent<Petrangola>;

namespace {

/// A seat that is asked for a move, and what it remembers.
struct Moment
{
    View view;
    Memory memory;
};

/// Plays matches in which every seat follows a plain rule, and shows what `seat` knows whenever it has to choose.
template<class Look>
void lookOn(const std::vector<std::string_view> &rules, Seat seat, int matches, std::uint64_t seed, Look &&look)
{
    game::Random random(seed);
    for (int match = 0; match < matches; ++match) {
        std::vector<Yardstick> players;
        for (const std::string_view rule : rules)
            players.push_back(*Yardstick::named(rule, random.next()));
        Memory memory;
        State state(Options(), static_cast<int>(rules.size()));
        game::playOn<Petrangola>(
            state, [&](const State &awaiting) { return game::shuffledPack<Petrangola>(awaiting, random); },
            [&](const View &view) {
                if (view.seat == seat) {
                    memory.look(view);
                    look(view, memory);
                }
                return players[at(view.seat)].choose(view);
            },
            [&](const Event &event) { memory.happened(seenBy(event, seat)); });
    }
}

/// Every card whose place the view does not tell, of one pack.
std::vector<Card> unseen(const View &view)
{
    Pack all = cards::italian::newPack<mostCards>(1);
    const auto see = [&all](const Hand &hand) {
        for (const Card card : hand)
            all.removeFirst(card);
    };
    see(view.hand);
    see(view.monte);
    for (const Hand &known : view.known)
        see(known);
    return {all.begin(), all.end()};
}

/// The weight of one hand by the definition: how likely a player, whose habits are thought to be these, did all that.
double plainWeight(const Hand &unknown, Seat seat, const View &view, const Memory &memory)
{
    Evidence evidence;
    Hand hand = view.known[at(seat)];
    for (const Card card : unknown)
        hand.push_back(card);
    double blunders = 1;
    const std::vector<Act> &acts = memory.actsBefore(view);
    const Manner manner = memory.mannerOf(seat);
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) {
        if (act->seat != seat || std::holds_alternative<Expose>(act->move))
            continue;
        if (std::holds_alternative<Keep>(act->move)) {
            evidence.chosen(true, view.ranking->strength(hand));
            continue;
        }
        const Stance stance = stanceOf(*act, hand, *view.ranking, view.playing.size());
        evidence.seen(stance, knocked(*act));
        if (knocked(*act)) {
            const Ways ways = Ways::of(stance.hand, stance.monte, *view.ranking);
            const bool better = isShirtChange(act->move) ? ways.shirt() >= ways.kept() : ways.kept() >= ways.shirt();
            blunders *= better ? 1 : 0.02;
        }
        hand = stance.hand;
    }
    const auto mix = [](const auto &thought, const auto &seen) {
        return std::inner_product(thought.begin(), thought.end(), seen.begin(), 0.0);
    };
    return mix(manner.knock, evidence.knock) * mix(manner.swap, evidence.swap) * mix(manner.keep, evidence.keep)
        * blunders;
}

/// Calls with every set of `count` of the cards.
template<class Each>
void forEachSet(const std::vector<Card> &cards, std::size_t count, Each &&each, std::size_t from = 0, Hand set = {})
{
    if (set.size() == count) {
        each(set);
        return;
    }
    for (std::size_t index = from; index < cards.size(); ++index) {
        Hand more = set;
        more.push_back(cards[index]);
        forEachSet(cards, count, each, index + 1, more);
    }
}

double sumOver(const std::array<double, knockHabits> &chances, int fewest, int most)
{
    double sum = 0;
    for (int points = fewest; points <= most; ++points)
        sum += chances[at(points - leastThreshold)] + chances[at(firstRough + points - leastThreshold)];
    return sum;
}

View standing(std::initializer_list<int> tokens, int reentries = 0)
{
    View view;
    view.seats = static_cast<int>(tokens.size());
    view.seat = 0;
    view.dealer = 0;
    Seat seat = 0;
    for (const int each : tokens) {
        view.tokens[at(seat)] = static_cast<std::int16_t>(each);
        view.reentriesLeft[at(seat)] = static_cast<std::int8_t>(reentries);
        ++seat;
    }
    return view;
}

/// The chance to win where one seat, each as likely, pays a token a deal: by going through all that can happen.
double plainChance(std::vector<int> tokens, std::size_t seat)
{
    static std::map<std::pair<std::vector<int>, std::size_t>, double> known;
    const auto key = std::pair(tokens, seat);
    if (const auto found = known.find(key); found != known.end())
        return found->second;
    const auto alive = std::count_if(tokens.begin(), tokens.end(), [](int each) { return each > 0; });
    if (tokens[seat] == 0)
        return 0;
    if (alive == 1)
        return 1;
    double sum = 0;
    for (int &each : tokens)
        if (each > 0) {
            --each;
            sum += plainChance(tokens, seat);
            ++each;
        }
    return known[key] = sum / static_cast<double>(alive);
}

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
    class Foresight
    {
    public:
        Foresight(const View &view, Memory &)
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
    static double glance(const View &, int) { return 0; }
    static double chanceToPay(const View &, int, game::Random &, int) { return 0; }
    static double given(const View &, int) { return 0; }
    static double leavesToNext(const View &, int, game::Random &, int) { return 0; }
    static int seatsPlaying(const View &) { return 2; }
    static constexpr double noviceContent = 0.8;
    static constexpr double casualBoldness = 1;
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
int chosenWith(const opponents::Taste &taste)
{
    int played = 0;
    return opponents::Expert<Even>(1, taste).choose({.played = &played, .stopAfter = -1}, {});
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
    std::vector<Yardstick> others;
    for (Seat seat = 0; seat < seats; ++seat)
        others.push_back(*Yardstick::named(rule, seed + at(seat)));
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

class ExpertTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// One pack, two seats: every set of hidden cards is weighed by the definition and compared.
    void weighsHiddenHandsByWhatWasDone()
    {
        int compared = 0;
        lookOn({"greedy", "threshold-24"}, 0, 12, 7, [&](const View &view, const Memory &memory) {
            if (view.phase != Phase::turn || memory.actsBefore(view).size() < 2)
                return;
            const std::size_t unknown = cardsInHand - view.known[1].size();
            const HiddenHands hidden(view, memory);
            double sum = 0;
            double sumOfChances = 0;
            std::vector<std::pair<Hand, double>> weights;
            forEachSet(unseen(view), unknown, [&](const Hand &set) {
                weights.emplace_back(set, plainWeight(set, 1, view, memory));
                sum += weights.back().second;
            });
            // The larger tables in part: looking a set up takes long.
            const std::size_t step = weights.size() > 1'000 ? 97 : 1;
            double apart = 0;
            for (std::size_t index = 0; index < weights.size(); index += step) {
                const double chance = hidden.chanceOf(1, weights[index].first);
                sumOfChances += chance;
                apart += std::abs(chance - weights[index].second / sum);
            }
            // Habits that are as good as ruled out are left out of the reckoning.
            QVERIFY2(apart < 0.03, qPrintable(QString::number(apart)));
            if (step == 1)
                QVERIFY(std::abs(sumOfChances - 1) < 1e-9);
            ++compared;
        });
        QVERIFY(compared > 10);
    }

    void drawsHandsAsOftenAsTheyAreLikely()
    {
        int compared = 0;
        lookOn({"greedy", "greedy"}, 0, 6, 11, [&](const View &view, const Memory &memory) {
            const std::size_t unknown = cardsInHand - view.known[1].size();
            if (view.phase != Phase::turn || memory.actsBefore(view).size() < 2 || unknown != 1)
                return;
            const HiddenHands hidden(view, memory);
            game::Random random(5);
            std::map<int, int> drawn;
            constexpr int draws = 4'000;
            for (int draw = 0; draw < draws; ++draw) {
                ImaginedDeal deal = ImaginedDeal::from(view);
                std::array<Character, game::maxSeats> characters;
                hidden.draw(deal, characters, random);
                ++drawn[deal.hands[1][2].face()];
                QCOMPARE(deal.hands[0], view.hand);
            }
            for (const Card card : unseen(view)) {
                const double chance = hidden.chanceOf(1, Hand{card});
                const double share = static_cast<double>(drawn[card.face()]) / draws;
                QVERIFY(std::abs(share - chance) < 5 * std::sqrt(chance * (1 - chance) / draws) + 1e-3);
            }
            ++compared;
        });
        QVERIFY(compared > 3);
    }

    /// Who takes the best in reach would have taken a sequence that lay there for it.
    void aHandThatWouldHaveActedOtherwiseLosesWeight()
    {
        State state(Options(), 2);
        state.supply(Petrangola::newPack(state)); // seat 1 deals
        Pack pack = Petrangola::newPack(state);
        const auto stack = [&pack](std::string_view text, std::size_t place) {
            for (const Card card : readable::hand(text))
                std::swap(pack[pack.indexOf(card)], pack[place++]);
        };
        stack("4S KC 2C", 1);
        stack("KD HD 2S", 4);
        stack("AD 3C 6B", 7);
        Memory memory;
        const auto note = [&](const Event &event) { memory.happened(seenBy(event, 1)); };
        state.supply(pack, note);
        QVERIFY(!state.apply(Cut{1}, note));
        QVERIFY(!state.apply(Expose{}, note)); // AD 3C 6B
        QVERIFY(!state.apply(Exchange{readable::hand("4S"), readable::hand("3C")}, note));
        const View view = state.view(1);
        const HiddenHands hidden(view, memory);
        // With 7B 5B it would have gone for the batons, with KC 2C it did well.
        QVERIFY(hidden.chanceOf(0, readable::hand("7B 5B")) * 5 < hidden.chanceOf(0, readable::hand("KC 2C")));
    }

    void learnsWhatTheOthersAreLike()
    {
        // Against somebody who never knocks it shows when the other does.
        const auto mean = [](std::string_view rule, const std::function<double(const Manner &)> &wanted) {
            double sum = 0;
            int seen = 0;
            lookOn({"never-knock", rule}, 0, 12, 3, [&](const View &view, const Memory &memory) {
                if (view.deal != 5)
                    return;
                sum += wanted(memory.mannerOf(1));
                ++seen;
            });
            qInfo("%.2f", sum / seen);
            return sum / seen;
        };
        const auto stuck = [](const Manner &manner) { return manner.knock[whenNothingGains]; };
        const auto near = [](const Manner &manner) { return sumOver(manner.knock, 26, 30); };
        QVERIFY(mean("greedy", stuck) > 0.5);
        QVERIFY(mean("threshold-28", stuck) < 0.1);
        QVERIFY(mean("threshold-28", near) > 0.35);
        QVERIFY(mean("greedy", near) < 0.2);
    }

    void nothingIsLearntFromADealSeenInPart()
    {
        lookOn({"greedy", "greedy"}, 0, 3, 21, [&](const View &view, const Memory &memory) {
            QVERIFY(view.phase == Phase::cut || view.phase == Phase::reentry || view.phase == Phase::dealersChoice
                    || !memory.actsBefore(view).empty());
            QVERIFY(Memory().actsBefore(view).empty());
            if (view.phase == Phase::turn)
                (void)HiddenHands(view, Memory());
        });
    }

    void equityIsAChance_data()
    {
        QTest::addColumn<QList<int>>("tokens");
        QTest::newRow("three") << QList<int>{3, 3, 3};
        QTest::newRow("uneven") << QList<int>{1, 3, 2, 2};
        QTest::newRow("six") << QList<int>{3, 1, 2, 1, 3, 1};
    }
    void equityIsAChance()
    {
        QFETCH(QList<int>, tokens);
        View view = standing({});
        view.seats = static_cast<int>(tokens.size());
        for (Seat seat = 0; seat < view.seats; ++seat)
            view.tokens[at(seat)] = static_cast<std::int16_t>(tokens[seat]);
        const Equity equity(view);
        double sum = 0;
        for (Seat seat = 0; seat < view.seats; ++seat) {
            const double chance = equity.now(seat);
            const double plain = plainChance({tokens.begin(), tokens.end()}, at(seat));
            QVERIFY2(std::abs(chance - plain) < 1e-3, qPrintable(QStringLiteral("%1 %2").arg(chance).arg(plain)));
            sum += chance;
            for (Seat other = 0; other < seat; ++other)
                if (tokens[seat] == tokens[other])
                    QVERIFY(std::abs(chance - equity.now(other)) < 1e-9);
        }
        QVERIFY(std::abs(sum - 1) < 1e-3);
    }

    void equityOfADuel()
    {
        QCOMPARE(Equity(standing({1, 1})).now(0), 0.5);
        QCOMPARE(Equity(standing({2, 1})).now(0), 0.75);
        QCOMPARE(Equity(standing({1, 2})).now(0), 0.25);
        QCOMPARE(Equity(standing({3, 3}, 1)).now(1), 0.5);
        // A re-entry gives back as much as the other has.
        View view = standing({1, 2});
        view.reentriesLeft[0] = 1;
        QCOMPARE(Equity(view).now(0), 0.625);
    }

    /// Where all fall together the dealer of the deal wins.
    void equityKnowsTheDealersWin()
    {
        View view = standing({1, 1});
        const Reckoning both{.worst = game::SeatSet::first(2), .gained = {}};
        QCOMPARE(Equity(view).after(both), 1.0);
        view.dealer = 1;
        QCOMPARE(Equity(view).after(both), 0.0);
    }

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
        opponents::Expert<Counting> expert(1);
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

QTEST_APPLESS_MAIN(ExpertTest)
#include "expert_test.moc"
