// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench_times.h"
#include "pinale/baselines.h"
#include "pinale/pinale.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

/// Duels of Pinale with paired deals: each pack is played twice, with the seats exchanged, so that the luck of the deal
/// is in both. What it tells of one side against the other: points a hand, with their 95 % interval, matches won, and
/// the processor time of a decision.
///
///     pinale_duels hands expert regular 200          # 200 pairs of single hands, as at the start of a match
///     pinale_duels matches expert regular 50         # 50 pairs of matches
///     pinale_duels matches expert regular 50 pairs   # two against two
///
/// A side is a level, a level:temperament, or a baseline (random, greedy). A fifth argument is the number of seats, or
/// `pairs`; of more than two seats the first side has every other. A sixth is the seed.

namespace {

using namespace pinale;

/// Who sits at a seat, and how long its decisions took.
class Player
{
public:
    Player(const std::string &name, std::uint64_t seed)
    {
        if (const auto baseline = Baseline::named(name, seed)) {
            m_baseline.emplace(*baseline);
            return;
        }
        const auto colon = name.find(':');
        const auto level = opponents::levelNamed(name.substr(0, colon));
        const auto temperament
            = opponents::temperamentNamed(colon == std::string::npos ? "even" : name.substr(colon + 1));
        if (!level || !temperament) {
            std::fprintf(stderr, "Nobody is called %s.\n", name.c_str());
            std::exit(2);
        }
        m_policy.emplace(*level, seed, *temperament);
    }
    void happened(const Event &seen)
    {
        if (m_policy && m_policy->listens())
            m_policy->happened(seen);
    }
    Move choose(const View &view) { return m_policy ? m_policy->choose(view) : m_baseline->choose(view); }

private:
    std::optional<Policy> m_policy;
    std::optional<Baseline> m_baseline;
};

/// Who plays whom for what, and what came of it.
struct Table
{
    Options options;
    int seats = 2;
    std::string names[2];
    bench::Times times[2]; ///< of decisions
    double hands = 0;
    double wentOut[2]{};
};

/// Whose side a seat is on, where the first side sits at the even seats in the first way and at the odd ones in the
/// other.
int sideAt(game::Seat seat, int way)
{
    return (seat + way) % 2;
}

struct Result
{
    double lead = 0; ///< points of the first side more than of the other, a seat or pair
    double won = 0;  ///< 1, or 0
};

/// One match, or its first hand. All packs come from the seed, whatever is played.
Result play(Table &table, std::uint64_t seed, int way, bool oneHand)
{
    std::vector<Player> players;
    for (game::Seat seat = 0; seat < table.seats; ++seat)
        players.emplace_back(table.names[sideAt(seat, way)],
                             game::Random(seed + 17 * static_cast<unsigned>(seat)).next());
    State state(table.options, table.seats, Opening{});
    Result result;
    bool over = false;
    const int each = table.seats / 2;
    const auto tell = [&](const Event &event) {
        for (game::Seat seat = 0; seat < table.seats; ++seat)
            players[game::at(seat)].happened(seenBy(event, seat));
        if (const auto *showdown = std::get_if<Showdown>(&event)) {
            over = oneHand;
            ++table.hands;
            if (showdown->wentOut != game::nobody)
                ++table.wentOut[sideAt(showdown->wentOut, way)];
            for (game::Seat seat = 0; seat < table.seats; ++seat)
                result.lead += (sideAt(seat, way) == 0 ? 1.0 : -1.0) * showdown->change[game::at(seat)] / each;
        } else if (const auto *ended = std::get_if<MatchEnded>(&event)) {
            over = true;
            for (game::Seat seat = 0; seat < table.seats; ++seat)
                if (ended->winners.contains(seat) && sideAt(seat, way) == 0)
                    result.won = 1;
        }
    };
    while (!over) {
        if (state.awaitsPack()) {
            const auto number = static_cast<std::uint64_t>(100 * state.deal() + state.reshuffles());
            game::Random random(seed ^ (number * 0x9e3779b97f4a7c15ULL));
            Pack pack = state.newPack();
            random.shuffle(pack);
            state.supply(pack, tell);
            continue;
        }
        const game::Seat seat = state.toMove();
        const View view = state.view(seat);
        if (view.phase == Phase::cut) {
            static_cast<void>(state.apply(Cut{.at = 50}, tell));
            continue;
        }
        const Move move = table.times[sideAt(seat, way)].measure([&] { return players[game::at(seat)].choose(view); });
        if (state.apply(move, tell)) {
            std::fprintf(stderr, "%s made an illegal move.\n", table.names[sideAt(seat, way)].c_str());
            std::exit(1);
        }
    }
    return result;
}

/// Mean and 95 % interval.
struct Mean
{
    double mean = 0;
    double margin = 0;
    explicit Mean(const std::vector<double> &values)
    {
        const auto count = static_cast<double>(values.size());
        for (const double value : values)
            mean += value / count;
        double spread = 0;
        for (const double value : values)
            spread += (value - mean) * (value - mean);
        margin = 1.96 * std::sqrt(spread / (count - 1) / count);
    }
};

} // namespace

int main(int argc, char **argv)
{
    if (argc < 5) {
        std::fputs("pinale_duels hands|matches ONE OTHER PAIRS [SEATS|pairs [SEED]]\n", stderr);
        return 2;
    }
    const bool oneHand = std::string(argv[1]) == "hands";
    Table table;
    table.names[0] = argv[2];
    table.names[1] = argv[3];
    const int pairs = std::atoi(argv[4]);
    if (argc > 5) {
        table.options.teams = std::string(argv[5]) == "pairs";
        table.seats = table.options.teams ? 4 : std::atoi(argv[5]);
    }
    game::Random random(argc > 6 ? std::strtoull(argv[6], nullptr, 10) : 2026);
    std::vector<double> leads;
    std::vector<double> wins;
    for (int pair = 0; pair < pairs; ++pair) {
        const std::uint64_t seed = random.next();
        const double handsBefore = table.hands;
        const Result one = play(table, seed, 0, oneHand);
        const Result other = play(table, seed, 1, oneHand);
        leads.push_back((one.lead + other.lead) / (table.hands - handsBefore));
        wins.push_back((one.won + other.won) / 2);
    }
    const Mean lead(leads);
    std::printf("%s against %s, %d seats%s: %d pairs of %s, %.0f hands\n", argv[2], argv[3], table.seats,
                table.options.teams ? " in pairs" : "", pairs, argv[1], table.hands);
    std::printf("  points a hand %+.1f ± %.1f\n", lead.mean, lead.margin);
    if (!oneHand) {
        const Mean won(wins);
        std::printf("  matches won %.1f ± %.1f of 100\n", 100 * won.mean, 100 * won.margin);
    }
    std::printf("  went out %.1f and %.1f of 100 hands, %.1f hands a match\n", 100 * table.wentOut[0] / table.hands,
                100 * table.wentOut[1] / table.hands, table.hands / (2 * pairs));
    for (int side = 0; side < 2; ++side)
        std::printf("  a decision of %s: p50 %.2f ms, p99 %.2f ms, most %.2f ms of processor time\n",
                    table.names[side].c_str(), table.times[side].quantile(0.5), table.times[side].quantile(0.99),
                    table.times[side].quantile(1));
    return 0;
}
