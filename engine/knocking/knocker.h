// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knocking/expert.h"
#include "knocking/manner.h"
#include "opponents/level.h"
#include "opponents/temperament.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace knocking {

using opponents::Level;
using opponents::Temperament;

namespace detail {

/// The share of hands that must be weaker before this opponent knocks with a fixed rule of thumb. The more seats,
/// the more hands there are that may be worse still.
struct Contentment
{
    double inDuel;
    double perFurtherSeat;
    [[nodiscard]] double with(int seats) const { return inDuel - perFurtherSeat * (seats - 2); }
};

inline constexpr Contentment casualContent{.inDuel = 0.93, .perFurtherSeat = 0.008};
/// A regular looks at moves whose doubt is no more than this above the least.
inline constexpr double nearlyEqual = 0.04;

/// By level and temperament, each about as strong as the even one of its level: LEVELS.md tells how strong.
inline constexpr std::array<std::array<Manner, opponents::temperaments.size()>, opponents::levels.size()> manners{{
    {{{}, {.boldness = 1.5}, {.boldness = 0.5}, {.thrift = 1}, {.grudge = 0.05}}},
    {{{}, {.boldness = 1.8}, {.boldness = 0.55}, {.grip = 2.5, .thrift = 5}, {.grudge = 0.8}}},
    {{{}, {.boldness = 1.22}, {.boldness = 0.6}, {.grip = 2.5, .thrift = 5}, {.grudge = 1.5}}},
}};
constexpr Manner mannerOf(Level level, Temperament temperament)
{
    return manners[static_cast<std::size_t>(level)][static_cast<std::size_t>(temperament)];
}
/// The same for the expert, by temperament.
inline constexpr std::array<Taste, opponents::temperaments.size()> tastes{
    {{}, {.knock = 0.02}, {.knock = -0.008}, {.given = 0.012}, {.left = 0.25}}};

/// Nothing, for a game that cannot be played out: there the expert plays as a regular.
template<class G>
struct ExpertOf
{
    struct Type
    {
    };
};
template<Searchable G>
struct ExpertOf<G>
{
    using Type = std::optional<Expert<G>>;
};

} // namespace detail

/// The policy of games with a knock (opponents::Policy): a novice counts one suit and clings to it, and moves one card
/// at a time; a casual player overlooks exchanges of two cards, and knocks by a rule of thumb; a regular sees every
/// exchange, and weighs the best of them against a knock; an expert is an Expert.
template<class G>
class Knocker
{
    // Not in the template's head: a game names its policy while it is not complete itself.
    static_assert(Knocking<G>);

public:
    using View = typename G::View;
    using Move = typename G::Move;

    Knocker(Level level, std::uint64_t seed, Temperament temperament = Temperament::even)
        : m_level(level)
        , m_manner(detail::mannerOf(level, temperament))
        , m_random(seed)
    {
        if constexpr (Searchable<G>)
            if (level == Level::expert)
                m_expert.emplace(seed, detail::tastes[static_cast<std::size_t>(temperament)]);
    }

    /// Whether it wants to be told of what happens: others think from their views alone.
    [[nodiscard]] bool listens() const { return m_level == Level::expert; }
    /// Something happened in the match, as this opponent's seat may see it. It plays without, too, but not as well.
    void happened(const typename G::Event &event)
    {
        if constexpr (Searchable<G>)
            if (m_expert)
                m_expert->happened(event);
    }

    /// A legal move for the seat whose view this is; that seat must have to choose. Once `stop` is requested it comes
    /// at once and is no better than any other.
    [[nodiscard]] Move choose(const View &view, [[maybe_unused]] const std::stop_token &stop = {})
    {
        if constexpr (Searchable<G>)
            if (m_expert)
                return m_expert->choose(view, stop);
        if (const auto customary = G::customaryMove(view, m_random))
            return *customary;
        switch (m_level) {
        case Level::novice:
            return chooseAsNovice(view);
        case Level::casual:
            return chooseAsCasual(view);
        case Level::regular:
        case Level::expert: // of a game that cannot be played out
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
    /// Whether one of the moves is a knock: in some step of a turn none may be, though nobody has knocked.
    static bool mayKnockNow(const View &view)
    {
        const auto moves = G::legalMoves(view);
        return G::mayKnock(view)
            && std::any_of(moves.begin(), moves.end(), [&](const Move &move) { return G::knocks(view, move); });
    }
    /// The move with the largest share that `keep` lets pass, in the opponent's own manner.
    template<class Moves>
    Move best(const View &view, const Moves &moves)
    {
        return leastDoubtful<G>(
            m_manner, view, moves, [&](const Move &move) { return 1 - G::shareAfter(view, move); }, m_random);
    }
    /// True where going on costs something that the hand holds.
    static bool worsens(const View &view, const Move &play, const Move &knock)
    {
        return G::leavesAHand(view, play) && G::shareAfter(view, play) < G::shareAfter(view, knock);
    }
    /// How much doubt in the knock is borne with that boldness, where a level bears `doubt` at first. There is no pass:
    /// going on may mean giving a good hand away.
    [[nodiscard]] double borne(double doubt, double boldness, const View &view, const Move &play,
                               const Move &knock) const
    {
        const bool clings = m_manner.grip > boldness && worsens(view, play, knock);
        return doubt * (clings ? m_manner.grip : boldness) * G::weariness(view);
    }
    /// The opponent's boldness where only so much of it is shown.
    [[nodiscard]] double shown(double part) const { return m_manner.boldness * part + (1 - part); }

    Move chooseAsNovice(const View &view)
    {
        const auto single = movesWhere(
            view, [&](const Move &move) { return G::cardsExchanged(move) <= 1 && !G::knocks(view, move); });
        const Move play = leastDoubtful<G>(
            m_manner, view, single, [&](const Move &move) { return 1 - G::glance(view, move); }, m_random);
        if (G::mayKnock(view))
            for (const Move &move : G::legalMoves(view))
                if (G::knocks(view, move) && G::cardsExchanged(move) == 0 && G::leavesAHand(view, move)
                    && 1 - G::shareAfter(view, move)
                        <= borne((1 - G::noviceContent) / G::caution(view), shown(G::noviceBoldness), view, play, move))
                    return move;
        return play;
    }

    Move chooseAsCasual(const View &view)
    {
        const auto knocks = [&](const Move &move) { return G::knocks(view, move); };
        const Move play = best(
            view, movesWhere(view, [&](const Move &move) { return G::cardsExchanged(move) != 2 && !knocks(move); }));
        if (!mayKnockNow(view))
            return play;
        const Move knock = best(view, movesWhere(view, knocks));
        const double doubt = (1 - detail::casualContent.with(G::seatsPlaying(view))) / G::caution(view);
        const double boldness = shown(G::casualBoldness);
        return 1 - G::shareAfter(view, knock) <= borne(doubt, boldness, view, play, knock) ? knock : play;
    }

    Move chooseAsRegular(const View &view)
    {
        if (!G::mayKnock(view))
            return best(view, G::legalMoves(view));
        // All moves meet the same deals.
        const game::Random sameDeals(m_random.next());
        const auto chance = [&](const Move &move) {
            game::Random deals = sameDeals;
            return G::chanceToPay(view, move, deals, G::regularSamples);
        };
        const Move knock = best(view, movesWhere(view, [&](const Move &move) { return G::knocks(view, move); }));
        // What a hand is worth by itself counts as much: the others may play on otherwise than imagined.
        const Move play = leastDoubtful<G>(
            m_manner, view, nearlyBestPlays(view),
            [&](const Move &move) { return chance(move) + 1 - G::promiseAfter(view, move); }, m_random);
        if (!mayKnockNow(view))
            return play;
        return chance(knock) <= borne(chance(play), shown(G::regularBoldness), view, play, knock) ? knock : play;
    }
    /// The moves that go on and leave nearly the best hand; to a denier more will do.
    auto nearlyBestPlays(const View &view) const
    {
        const auto doubt
            = [&](const Move &move) { return doubtWith<G>(m_manner, view, move, 1 - G::promiseAfter(view, move)); };
        const auto goesOn = movesWhere(view, [&](const Move &move) { return !G::knocks(view, move); });
        double least = 1;
        for (const Move &move : goesOn)
            least = std::min(least, doubt(move));
        return movesWhere(view, [&](const Move &move) {
            return !G::knocks(view, move) && doubt(move) <= least * (1 + m_manner.grudge) + detail::nearlyEqual;
        });
    }

    Level m_level;
    Manner m_manner;
    game::Random m_random;
    typename detail::ExpertOf<G>::Type m_expert;
};

} // namespace knocking
