// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/bench.h"

#include "arena/statistics.h"
#include "arena/stripped_loop.h"
#include "catalog/game_name.h"
#include "game/simulation.h"
#include "mambassa/mambassa.h"
#include "opponents/policy.h"
#include "petrangola/petrangola.h"

#include <QJsonArray>

#include <ctime>
#include <vector>

namespace arena {

namespace {

using petrangola::Petrangola;
using petrangola::State;

/// Keeps the compiler from leaving the work out.
volatile std::uint64_t sink = 0;

/// Runs `work`, which tells how much it did, for half a second of the processor, so that a busy machine does not show
/// in the ratios, and tells how much of it a second takes.
template<class Work>
double perSecond(Work &&work)
{
    constexpr std::clock_t enough = CLOCKS_PER_SEC / 2;
    work(); // warms up
    std::uint64_t done = 0;
    const std::clock_t start = std::clock();
    std::clock_t now = start;
    for (; now - start < enough; now = std::clock())
        done += work();
    return static_cast<double>(done) * CLOCKS_PER_SEC / static_cast<double>(now - start);
}

using Faces = std::array<std::uint8_t, petrangola::cardsInHand>;

/// As many as both of the look-up loops go through in one round.
std::vector<Faces> randomHands()
{
    constexpr std::size_t hands = 1U << 16U;
    game::Random random(1);
    std::vector<Faces> all(hands);
    for (Faces &hand : all) {
        petrangola::Pack pack = cards::italian::newPack<petrangola::mostCards>(1);
        for (std::uint8_t &face : hand) {
            face = pack[random.below(static_cast<std::uint32_t>(pack.size()))].face();
            pack.removeFirst(cards::Card(face));
        }
    }
    return all;
}

/// Look-ups in a table of the ranking's size with nothing of the engine's round it.
double bareLookUps(const std::vector<Faces> &hands)
{
    constexpr std::size_t faces = cards::italian::packSize;
    std::vector<std::uint8_t> table(faces * faces * faces);
    for (std::size_t place = 0; place < table.size(); ++place)
        table[place] = static_cast<std::uint8_t>(place * 31);
    return perSecond([&] {
        std::uint64_t sum = 0;
        for (const auto &[first, second, third] : hands)
            sum += table[(first * faces + second) * faces + third];
        sink = sink + sum;
        return hands.size();
    });
}

double evaluations(const std::vector<Faces> &hands)
{
    const petrangola::Ranking &ranking = petrangola::Ranking::of({});
    return perSecond([&] {
        std::uint64_t sum = 0;
        for (const auto &[first, second, third] : hands)
            sum += ranking.strength(cards::Card(first), cards::Card(second), cards::Card(third)).value;
        sink = sink + sum;
        return hands.size();
    });
}

/// Opponents of one level at one table, match after match, who are asked one by one.
template<opponents::HasPolicy G>
class Company
{
public:
    Company(opponents::Level level, int seats)
        : m_level(level)
        , m_seats(seats)
        , m_state(typename G::Options(), seats)
    {
        sitDown();
    }

    /// Plays on to the next decision and lets it be made; how long that took the processor is added.
    void decide(Durations &durations)
    {
        const auto tell = [this](const typename G::Event &event) {
            for (game::Seat seat = 0; seat < m_seats; ++seat)
                if (m_opponents[game::at(seat)].listens())
                    m_opponents[game::at(seat)].happened(G::seenBy(event, seat));
        };
        while (m_state.over() || m_state.awaitsPack()) {
            if (m_state.over())
                sitDown();
            m_state.supply(game::shuffledPack<G>(m_state, m_random), tell);
        }
        const game::Seat seat = m_state.toMove();
        const typename G::View view = m_state.view(seat);
        const std::clock_t start = std::clock();
        const typename G::Move move = m_opponents[game::at(seat)].choose(view);
        constexpr qint64 nanoseconds = 1'000'000'000 / CLOCKS_PER_SEC;
        durations.add((std::clock() - start) * nanoseconds);
        static_cast<void>(m_state.apply(move, tell));
    }

private:
    void sitDown()
    {
        m_state = typename G::State(typename G::Options(), m_seats);
        m_opponents.clear();
        for (game::Seat seat = 0; seat < m_seats; ++seat)
            m_opponents.emplace_back(m_level, m_random.next());
    }

    opponents::Level m_level;
    int m_seats;
    game::Random m_random{1};
    typename G::State m_state;
    std::vector<typename G::Policy> m_opponents;
};

template<opponents::HasPolicy G>
QJsonObject decisions(opponents::Level level, int seats)
{
    Company<G> table(level, seats);
    Durations durations;
    const double rate = perSecond([&] {
        constexpr std::uint64_t atOnce = 16; // so that looking at the clock costs nothing
        for (std::uint64_t made = 0; made < atOnce; ++made)
            table.decide(durations);
        return atOnce;
    });
    const std::string_view name = opponents::nameOf(level);
    return {{QStringLiteral("game"), gameName<G>()},
            {QStringLiteral("level"), QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))},
            {QStringLiteral("seats"), seats},
            {QStringLiteral("perSecond"), rate},
            {QStringLiteral("msMedian"), durations.quantile(0.5)},
            {QStringLiteral("msP99"), durations.quantile(0.99)}};
}

} // namespace

QJsonObject bench()
{
    const std::vector<Faces> hands = randomHands();
    const double lookUps = bareLookUps(hands);
    const double ranked = evaluations(hands);

    game::Random random(1);
    std::uint64_t matches = 0;
    std::uint64_t moves = 0;
    const double plies = perSecond([&] {
        State state(petrangola::Options(), StrippedLoop::seats);
        const std::uint64_t taken = game::playAtRandom<Petrangola>(state, random);
        ++matches;
        moves += taken;
        return taken;
    });
    StrippedLoop stripped(1);
    const double strippedPlies = perSecond([&] { return stripped.playMatch(); });

    QJsonArray levels;
    for (const auto level : opponents::levels)
        for (const int seats : {2, 4, 6, 12})
            levels.append(decisions<Petrangola>(level, seats));
    for (const auto level : opponents::levels)
        for (const int seats : {2, 5, 8})
            levels.append(decisions<mambassa::Mambassa>(level, seats));
    return {{QStringLiteral("evaluationsPerSecond"), ranked},
            {QStringLiteral("bareLookUpsPerSecond"), lookUps},
            {QStringLiteral("evaluationRatio"), ranked / lookUps},
            {QStringLiteral("playoutsPerSecond"), plies * static_cast<double>(matches) / static_cast<double>(moves)},
            {QStringLiteral("pliesPerSecond"), plies},
            {QStringLiteral("strippedPliesPerSecond"), strippedPlies},
            {QStringLiteral("playoutRatio"), plies / strippedPlies},
            {QStringLiteral("decisions"), levels}};
}

QString asTable(const QJsonObject &bench)
{
    QString table;
    const auto line = [&](const QString &what, const char *key, int digits, const QString &unit) {
        table += QStringLiteral("%1 %2 %3\n")
                     .arg(what, -38)
                     .arg(bench[QLatin1StringView(key)].toDouble(), 14, 'f', digits)
                     .arg(unit);
    };
    const QString perSecondUnit = QStringLiteral("/s");
    line(QStringLiteral("evaluations"), "evaluationsPerSecond", 0, perSecondUnit);
    line(QStringLiteral("bare look-ups"), "bareLookUpsPerSecond", 0, perSecondUnit);
    line(QStringLiteral("evaluations a bare look-up"), "evaluationRatio", 2, {});
    line(QStringLiteral("random playouts, 4 seats"), "playoutsPerSecond", 0, perSecondUnit);
    line(QStringLiteral("plies of them"), "pliesPerSecond", 0, perSecondUnit);
    line(QStringLiteral("plies of a stripped loop"), "strippedPliesPerSecond", 0, perSecondUnit);
    line(QStringLiteral("plies a stripped ply"), "playoutRatio", 2, {});
    table += QStringLiteral("\n%1 %2 %3 %4 %5 %6\n")
                 .arg(QStringLiteral("decisions"), -10)
                 .arg(QStringLiteral("level"), -10)
                 .arg(QStringLiteral("seats"), 6)
                 .arg(QStringLiteral("/s"), 12)
                 .arg(QStringLiteral("ms mid"), 10)
                 .arg(QStringLiteral("ms 99 %"), 10);
    const QJsonArray levels = bench[QLatin1StringView("decisions")].toArray();
    for (const QJsonValue level : levels)
        table += QStringLiteral("%1 %2 %3 %4 %5 %6\n")
                     .arg(level[QLatin1StringView("game")].toString(), -10)
                     .arg(level[QLatin1StringView("level")].toString(), -10)
                     .arg(level[QLatin1StringView("seats")].toInt(), 6)
                     .arg(level[QLatin1StringView("perSecond")].toDouble(), 12, 'f', 0)
                     .arg(level[QLatin1StringView("msMedian")].toDouble(), 10, 'f', 4)
                     .arg(level[QLatin1StringView("msP99")].toDouble(), 10, 'f', 4);
    return table;
}

} // namespace arena
