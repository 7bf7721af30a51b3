// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

#include <array>
#include <cstdint>
#include <string_view>

/// The computer opponents. They are written against game::Thinkable and see views only.
namespace opponents {

/// How well an opponent plays.
enum class Level : std::uint8_t {
    novice,  ///< counts the suit held most, moves one card at a time, is quickly content
    casual,  ///< knows what beats what, overlooks exchanges of two cards, knocks by a rule of thumb
    regular, ///< finds the best hand in reach and weighs a knock against what the others may hold
};

inline constexpr std::array levels{Level::novice, Level::casual, Level::regular};

/// "novice" and so on, as the arena and records write it.
constexpr std::string_view nameOf(Level level)
{
    constexpr std::array<std::string_view, levels.size()> names{"novice", "casual", "regular"};
    return names[static_cast<std::size_t>(level)];
}

/// The level with that name, or nothing.
constexpr std::optional<Level> levelNamed(std::string_view name)
{
    for (const Level level : levels)
        if (nameOf(level) == name)
            return level;
    return std::nullopt;
}

namespace detail {

/// The share of hands that must be weaker before this opponent knocks with a fixed rule of thumb. The more seats,
/// the more hands there are that may be worse still.
struct Contentment
{
    double inDuel;
    double perFurtherSeat;
    [[nodiscard]] double with(int seats) const { return inDuel - perFurtherSeat * (seats - 2); }
};

inline constexpr Contentment noviceContent{.inDuel = 0.75, .perFurtherSeat = 0.0};
inline constexpr Contentment casualContent{.inDuel = 0.93, .perFurtherSeat = 0.008};
/// Deals that a regular imagines before judging a knock.
inline constexpr int regularSamples = 60;
/// A regular knocks where the chance to pay is below this part of an even share of the risk.
inline constexpr double regularRisk = 0.55;

/// The move with the largest `score`; of equal ones the first, so the one that moves fewer cards.
template<class Moves, class Score>
auto best(const Moves &moves, Score &&score)
{
    auto chosen = moves[0];
    auto most = score(chosen);
    for (std::size_t index = 1; index < moves.size(); ++index)
        if (const auto value = score(moves[index]); value > most) {
            most = value;
            chosen = moves[index];
        }
    return chosen;
}

} // namespace detail

/// One opponent of a match. The same seed and the same views give the same moves on every machine.
template<game::Thinkable G>
class Opponent
{
public:
    using View = typename G::View;
    using Move = typename G::Move;

    Opponent(Level level, std::uint64_t seed)
        : m_level(level)
        , m_random(seed)
    {
    }

    /// A legal move for the seat whose view this is; that seat must have to choose.
    [[nodiscard]] Move choose(const View &view)
    {
        if (const auto customary = G::customaryMove(view, m_random))
            return *customary;
        switch (m_level) {
        case Level::novice:
            return chooseAsNovice(view);
        case Level::casual:
            return chooseAsCasual(view);
        case Level::regular:
            break;
        }
        return chooseAsRegular(view);
    }

private:
    /// The legal moves that `keep` lets pass, in order; all of them where it lets none pass.
    template<class Keep>
    static auto movesWhere(const View &view, Keep &&keep)
    {
        const auto all = G::legalMoves(view);
        auto some = all;
        some.clear();
        for (const Move &move : all)
            if (keep(move))
                some.push_back(move);
        return some.empty() ? all : some;
    }
    static bool leavesAHand(const View &view, const Move &move) { return !G::handAfter(view, move).empty(); }

    Move chooseAsNovice(const View &view)
    {
        const auto content = [&](const Move &move) {
            return leavesAHand(view, move) && G::share(view, G::handAfter(view, move)) >= detail::noviceContent.inDuel;
        };
        if (G::mayKnock(view)) {
            const auto knocks = movesWhere(view, [&](const Move &move) {
                return G::knocks(view, move) && G::cardsExchanged(move) == 0 && content(move);
            });
            if (G::knocks(view, knocks[0]) && content(knocks[0]))
                return knocks[0];
        }
        const auto single = movesWhere(
            view, [&](const Move &move) { return G::cardsExchanged(move) <= 1 && !G::knocks(view, move); });
        return detail::best(single, [&](const Move &move) {
            return leavesAHand(view, move) ? G::glance(view, G::handAfter(view, move)) : 0;
        });
    }

    Move chooseAsCasual(const View &view)
    {
        const auto seen = movesWhere(view, [&](const Move &move) { return G::cardsExchanged(move) != 2; });
        return chooseByRuleOfThumb(view, seen);
    }

    /// The best knock where it is good enough, else the best hand that goes on playing.
    template<class Moves>
    Move chooseByRuleOfThumb(const View &view, const Moves &moves)
    {
        const auto worth = [&](const Move &move) {
            return leavesAHand(view, move) ? G::share(view, G::handAfter(view, move)) : 0.0;
        };
        if (!G::mayKnock(view))
            return detail::best(moves, worth);
        const auto knock
            = detail::best(moves, [&](const Move &move) { return G::knocks(view, move) ? worth(move) : -1.0; });
        if (worth(knock) >= detail::casualContent.with(G::seatsPlaying(view)))
            return knock;
        return detail::best(moves, [&](const Move &move) { return G::knocks(view, move) ? -1.0 : worth(move); });
    }

    Move chooseAsRegular(const View &view)
    {
        const auto moves = G::legalMoves(view);
        const auto worth = [&](const Move &move) {
            return leavesAHand(view, move) ? G::share(view, G::handAfter(view, move)) : 0.0;
        };
        if (!G::mayKnock(view))
            return detail::best(moves, worth);

        const auto knock
            = detail::best(moves, [&](const Move &move) { return G::knocks(view, move) ? worth(move) : -1.0; });
        const auto play
            = detail::best(moves, [&](const Move &move) { return G::knocks(view, move) ? -1.0 : worth(move); });
        const double risk = G::chanceToPay(view, knock, m_random, detail::regularSamples);
        const double evenRisk = 1.0 / G::seatsPlaying(view);
        if (risk <= detail::regularRisk * evenRisk)
            return knock;
        // There is no pass: going on may mean giving a good hand away.
        const bool worsens = leavesAHand(view, play) && worth(play) < worth(knock);
        if (worsens && risk < G::chanceToPay(view, play, m_random, detail::regularSamples))
            return knock;
        return play;
    }

    Level m_level;
    game::Random m_random;
};

} // namespace opponents
