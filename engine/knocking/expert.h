// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knocking/knocking.h"

#include <cstdint>
#include <stop_token>

namespace knocking {

/// What an expert likes for its own sake, in chance to win: so much that it decides between moves that come to nearly
/// the same, and too little to play badly. Only before a knock.
struct Taste
{
    /// To knock.
    double knock = 0;
    /// To keep a card as dear as can be.
    double given = 0;
    /// To leave the next seat the worst hand there is, not the best.
    double left = 0;
};

/// Deals that an expert imagines before it judges what a move leaves.
inline constexpr int tasteSamples = 24;

/// The best opponent: it remembers what happened, imagines deals that may be the real one and plays them out for each
/// move (opponents::Race). The same seed, events and views give the same moves on every machine.
template<Searchable G>
class Expert
{
public:
    using View = typename G::View;
    using Move = typename G::Move;
    using RolloutPolicy = typename G::RolloutPolicy;

    explicit Expert(std::uint64_t seed, const Taste &taste = {})
        : m_taste(taste)
        , m_random(seed)
    {
    }

    /// Something happened in the match, as this opponent's seat may see it.
    void happened(const typename G::Event &event) { m_memory.happened(event); }

    /// A legal move for the seat whose view this is. Once stopped it answers at once, with any move.
    [[nodiscard]] Move choose(const View &view, const std::stop_token &stop)
    {
        if (const auto move = G::customaryMove(view, m_random))
            return *move;
        if (const auto move = RolloutPolicy::evidentMove(view))
            return *move;
        game::Random random(m_random.next());
        RolloutPolicy rolloutPolicy(view, m_memory);
        opponents::Race<Move, RolloutPolicy> race(rolloutPolicy, random,
                                                  [&](const Move &move) { return liking(view, move); });
        return race.run(stop);
    }

private:
    /// The more, the better it likes the move for its own sake; in chance to win.
    [[nodiscard]] double liking(const View &view, const Move &move) const
    {
        if (!G::mayKnock(view))
            return 0;
        double liking = G::knocks(view, move) ? m_taste.knock : 0;
        if (m_taste.given > 0)
            liking -= m_taste.given * G::given(view, move);
        if (m_taste.left > 0) {
            game::Random sameDeals(1);
            liking -= m_taste.left * G::leavesToNext(view, move, sameDeals, tasteSamples);
        }
        return liking;
    }

    Taste m_taste;
    game::Random m_random;
    typename G::Memory m_memory;
};

} // namespace knocking
