// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

#include <algorithm>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace opponents {

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
/// move and for each plan that it may follow afterwards. All meet the same deals, and those that fall behind meet no
/// more. The number of playouts is fixed, so the same seed, events and views give the same moves on every machine.
template<game::Foreseeable G>
class Expert
{
public:
    using View = typename G::View;
    using Move = typename G::Move;
    using Foresight = typename G::Foresight;

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
        if (const auto move = Foresight::evidentMove(view))
            return *move;
        game::Random random(m_random.next());
        Foresight foresight(view, m_memory);
        Race race(foresight, random, [&](const Move &move) { return liking(view, move); });
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

    /// Candidates meet the same deals, and those that have surely fallen behind meet no more.
    class Race
    {
    public:
        template<class Liking>
        Race(Foresight &foresight, game::Random &random, Liking &&liking)
            : m_foresight(foresight)
            , m_random(random)
            , m_left(foresight.playouts())
        {
            for (const Move &move : foresight.moves())
                m_candidates.push_back({.move = move, .liking = liking(move)});
        }

        Move run(const std::stop_token &stop)
        {
            const int all = m_left;
            bool planned = false;
            while (m_candidates.size() > 1 && m_left > 0) {
                if (!playBatch(stop))
                    break;
                dropTheBeaten();
                // What is left then is weighed anew, with every plan.
                if (!planned && (m_candidates.size() <= fewLeft || m_left < all - all / 3)) {
                    planned = true;
                    m_candidates.resize(std::min(m_candidates.size(), mostPlanned));
                    addPlans();
                }
            }
            return m_candidates[0].move;
        }

    private:
        struct Candidate
        {
            Move move;
            double liking = 0;
            int plan = 0;
            double sum = 0;
            /// By deal.
            std::vector<float> worths = {};
        };
        static constexpr int dealsInBatch = 64;
        /// What drawing a deal costs, in playouts.
        static constexpr int costOfDeal = 3;
        static constexpr std::size_t fewLeft = 3;
        static constexpr std::size_t mostPlanned = 6;
        /// How many standard errors behind the leader is surely behind.
        static constexpr double surely = 3;

        /// False where it was stopped.
        bool playBatch(const std::stop_token &stop)
        {
            for (int played = 0; played < dealsInBatch; ++played) {
                const auto deal = m_foresight.imagine(m_random);
                for (Candidate &candidate : m_candidates) {
                    if (stop.stop_requested())
                        return false;
                    const double worth = candidate.liking + m_foresight.worth(deal, candidate.move, candidate.plan);
                    candidate.sum += worth;
                    candidate.worths.push_back(static_cast<float>(worth));
                }
                m_left -= static_cast<int>(m_candidates.size()) + costOfDeal;
            }
            return true;
        }
        /// Leaves the best first, and drops who is surely behind it.
        void dropTheBeaten()
        {
            std::stable_sort(m_candidates.begin(), m_candidates.end(),
                             [](const Candidate &one, const Candidate &other) { return one.sum > other.sum; });
            const Candidate &leader = m_candidates[0];
            std::erase_if(m_candidates,
                          [&leader](const Candidate &other) { return &other != &leader && isBehind(other, leader); });
        }
        static bool isBehind(const Candidate &other, const Candidate &leader)
        {
            double squares = 0;
            for (std::size_t deal = 0; deal < leader.worths.size(); ++deal) {
                const double difference = double{leader.worths[deal]} - double{other.worths[deal]};
                squares += difference * difference;
            }
            const double gap = leader.sum - other.sum;
            // The squares are at least those of one deal that would have gone the other way.
            return gap * gap > surely * surely * (squares + 1.0 / 4);
        }
        void addPlans()
        {
            std::vector<Candidate> all;
            for (const Candidate &candidate : m_candidates)
                for (int plan = 0; plan < m_foresight.plans(candidate.move); ++plan)
                    all.push_back({.move = candidate.move, .liking = candidate.liking, .plan = plan});
            m_candidates = std::move(all);
        }

        Foresight &m_foresight;
        game::Random &m_random;
        int m_left;
        std::vector<Candidate> m_candidates;
    };

    Taste m_taste;
    game::Random m_random;
    typename G::Memory m_memory;
};

} // namespace opponents
