// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/simulation.h"
#include "opponents/policy.h"
#include "tested.h"

#include <QTest>

#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// Whole matches between levels, temperaments and plain rules.
namespace players {

/// Somebody at the table: a level, or a plain rule.
template<opponents::Measurable G>
class Player
{
public:
    Player(opponents::Level level, std::uint64_t seed,
           opponents::Temperament temperament = opponents::Temperament::even)
        : m_opponent(std::in_place, level, seed, temperament)
    {
    }
    Player(std::string_view rule, std::uint64_t seed)
        : m_rule(G::Baseline::named(rule, seed))
    {
    }
    typename G::Move choose(const typename G::View &view)
    {
        return m_opponent ? m_opponent->choose(view) : m_rule->choose(view);
    }
    void happened(const typename G::Event &event, game::Seat seat)
    {
        if (m_opponent && m_opponent->listens())
            m_opponent->happened(G::seenBy(event, seat));
    }

private:
    std::optional<typename G::Policy> m_opponent;
    std::optional<typename G::Baseline> m_rule;
};

template<opponents::Measurable G>
struct Matches
{
    using Player = players::Player<G>;
    using Level = opponents::Level;
    using Temperament = opponents::Temperament;
    using Move = typename G::Move;
    using View = typename G::View;
    using Event = typename G::Event;
    using Look = std::function<void(const View &, const Move &)>;
    using Hear = std::function<void(const Event &)>;

    /// Plays a match with packs from the seed; `look` is shown each choice. Tells who has won.
    static game::SeatSet play(std::vector<Player> players, std::uint64_t seed, const typename G::Options &options = {},
                              const Look &look = {}, const Hear &hear = {})
    {
        game::Random random(seed);
        typename G::State state(options, static_cast<int>(players.size()));
        game::playOn<G>(
            state, [&](const typename G::State &awaiting) { return game::shuffledPack<G>(awaiting, random); },
            [&](const View &view) {
                const Move move = players[game::at(view.seat)].choose(view);
                if (look)
                    look(view, move);
                return move;
            },
            [&](const Event &event) {
                for (game::Seat seat = 0; seat < state.seats(); ++seat)
                    players[game::at(seat)].happened(event, seat);
                if (hear)
                    hear(event);
            });
        return G::matchOver(state.view(0))->winners;
    }

    /// The part of the matches that the first wins, or shares, among others of one kind, at each seat in turn; with two
    /// seats each pack is played twice.
    template<class First, class Others>
    static double winsOf(First first, Others others, int matches, int seats = 2,
                         const typename G::Options &options = {})
    {
        int won = 0;
        for (int match = 0; match < matches; ++match) {
            const auto seed = static_cast<std::uint64_t>(match / seats) * 1'000;
            std::vector<Player> table;
            for (game::Seat seat = 0; seat < seats; ++seat) {
                const auto own = seed + 1 + game::at(seat);
                table.push_back(seat == match % seats ? Player(first, own) : Player(others, own));
            }
            won += play(table, seed, options).contains(match % seats) ? 1 : 0;
        }
        const double share = static_cast<double>(won) / matches;
        qInfo("%.1f %% of %d matches", share * 100, matches);
        return share;
    }

    /// Plays so many matches of any levels and temperaments by any house rules, an expert in each twelfth; whether
    /// every move was a legal one.
    static bool areLegal(int matches)
    {
        game::Random random(99);
        bool legal = true;
        for (int match = 0; match < matches; ++match) {
            const tested::AnyTable<G> table(random);
            std::vector<Player> players;
            for (game::Seat seat = 0; seat < table.seats; ++seat)
                players.emplace_back(opponents::levels[random.below(3)], random.next(),
                                     opponents::temperaments[random.below(opponents::temperaments.size())]);
            if (match % 12 == 0)
                players[0] = Player(Level::expert, random.next());
            play(players, random.next(), table.options,
                 [&](const View &view, const Move &move) { legal = legal && G::legalMoves(view).contains(move); });
        }
        return legal;
    }

    /// How often somebody of that temperament knocks in a deal against one of the same level.
    static double knocksOf(Level level, Temperament temperament)
    {
        int deals = 0;
        int knocked = 0;
        for (std::uint64_t duel = 0; duel < 150; ++duel)
            play(
                {Player(level, duel, temperament), Player(level, duel + 150)}, duel, {},
                [&](const View &view, const Move &move) { knocked += view.seat == 0 && G::knocks(view, move) ? 1 : 0; },
                [&](const Event &event) { deals += std::holds_alternative<typename G::Showdown>(event) ? 1 : 0; });
        return static_cast<double>(knocked) / deals;
    }
};

} // namespace players
