// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/bench.h"

#include "arena/game_arena.h"
#include "arena/measure.h"
#include "arena/statistics.h"
#include "catalog/known_games.h"
#include "game/simulation.h"
#include "opponents/policy.h"

// GameArena of each game of engine/games.cmake that has one.
#include "arenas_made.h"

#include <QJsonArray>

#include <array>
#include <ctime>
#include <vector>

namespace arena {

namespace {

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
    return {{QStringLiteral("game"), gameName<G>()},
            {QStringLiteral("level"), QString::fromLatin1(opponents::nameOf(level))},
            {QStringLiteral("seats"), seats},
            {QStringLiteral("perSecond"), rate},
            {QStringLiteral("msMedian"), durations.quantile(0.5)},
            {QStringLiteral("msP99"), durations.quantile(0.99)}};
}

/// Matches at the game's usual table in which every legal move is as likely as the others.
template<game::Game G>
QJsonObject playouts()
{
    game::Random random(1);
    std::uint64_t matches = 0;
    std::uint64_t moves = 0;
    const double plies = perSecond([&] {
        typename G::State state(typename G::Options(), G::seating.usual);
        const std::uint64_t taken = game::playAtRandom<G>(state, random);
        ++matches;
        moves += taken;
        return taken;
    });
    return {{QStringLiteral("game"), gameName<G>()},
            {QStringLiteral("seats"), G::seating.usual},
            {QStringLiteral("perSecond"), plies * static_cast<double>(matches) / static_cast<double>(moves)},
            {QStringLiteral("pliesPerSecond"), plies}};
}

template<opponents::HasPolicy G>
void addDecisions(QJsonArray &levels)
{
    const auto at = [&levels](const auto &seatCounts) {
        for (const auto level : opponents::levels)
            for (const int seats : seatCounts)
                levels.append(decisions<G>(level, seats));
    };
    if constexpr (requires { GameArena<G>::benchedSeats; })
        at(GameArena<G>::benchedSeats);
    else
        at(std::array{G::seating.fewest, G::seating.usual, G::seating.most});
}

template<class G>
void addEngineFigures(QJsonObject &figures)
{
    if constexpr (requires { GameArena<G>::engineFigures(); })
        if (figures.isEmpty())
            figures = GameArena<G>::engineFigures();
}

template<class... Games>
QJsonObject measured(GameList<Games...> /*games*/)
{
    QJsonObject figures;
    (addEngineFigures<Games>(figures), ...);
    QJsonArray random;
    (random.append(playouts<Games>()), ...);
    figures[QStringLiteral("playouts")] = random;
    QJsonArray levels;
    (addDecisions<Games>(levels), ...);
    figures[QStringLiteral("decisions")] = levels;
    return figures;
}

} // namespace

QJsonObject bench()
{
    return measured(KnownGames());
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
    table += QStringLiteral("\n%1 %2 %3 %4\n")
                 .arg(QStringLiteral("random playouts"), -21)
                 .arg(QStringLiteral("seats"), 6)
                 .arg(QStringLiteral("/s"), 12)
                 .arg(QStringLiteral("plies/s"), 10);
    const QJsonArray random = bench[QLatin1StringView("playouts")].toArray();
    for (const QJsonValue game : random)
        table += QStringLiteral("%1 %2 %3 %4\n")
                     .arg(game[QLatin1StringView("game")].toString(), -21)
                     .arg(game[QLatin1StringView("seats")].toInt(), 6)
                     .arg(game[QLatin1StringView("perSecond")].toDouble(), 12, 'f', 0)
                     .arg(game[QLatin1StringView("pliesPerSecond")].toDouble(), 10, 'f', 0);
    table += QStringLiteral("\n%1 %2 %3 %4 %5 %6\n")
                 .arg(QStringLiteral("decisions"), -10)
                 .arg(QStringLiteral("level"), -10)
                 .arg(QStringLiteral("seats"), 6)
                 .arg(QStringLiteral("/s"), 12)
                 .arg(QStringLiteral("ms mid"), 10)
                 .arg(QStringLiteral("ms 99%"), 10);
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
