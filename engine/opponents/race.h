// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <stop_token>
#include <utility>
#include <vector>

namespace opponents {

// It breaks every requirement over three lines.
// clang-format off

/// What may come of each move of a choice: they are played out in deals that may be the real one, and weighed by the
/// chance to win the match, from 0 to 1. The same deal gives the same worth.
template<class F, class Move>
concept RolloutPolicy = requires(F &rolloutPolicy, const Move &move, game::Random &random, int plan) {
    // The moves that may be the best.
    { rolloutPolicy.moves().begin() };
    // In how many ways the seat may go on after the move.
    { rolloutPolicy.plans(move) } -> std::same_as<int>;
    // How many deals may be played out for the choice.
    { rolloutPolicy.playouts() } -> std::same_as<int>;
    { rolloutPolicy.worth(rolloutPolicy.imagine(random), move, plan) } -> std::same_as<double>;
};

// clang-format on

/// The moves of a choice as candidates: all meet the same deals, each for every plan that the seat may follow after it,
/// and those that have surely fallen behind meet no more. The number of playouts is fixed, so the same random numbers
/// give the same move on every machine.
template<class Move, RolloutPolicy<Move> F>
class Race
{
public:
    /// `liking(move)` is what the move is worth besides, in chance to win. The rollout policy and the random numbers
    /// must outlive this.
    template<class Liking>
    Race(F &rolloutPolicy, game::Random &random, Liking &&liking)
        : m_rolloutPolicy(rolloutPolicy)
        , m_random(random)
        , m_left(rolloutPolicy.playouts())
    {
        for (const Move &move : rolloutPolicy.moves())
            m_candidates.push_back({.move = move, .liking = liking(move)});
    }

    /// The best move, or once stopped any.
    [[nodiscard]] Move run(const std::stop_token &stop)
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
            const auto deal = m_rolloutPolicy.imagine(m_random);
            for (Candidate &candidate : m_candidates) {
                if (stop.stop_requested())
                    return false;
                const double worth = candidate.liking + m_rolloutPolicy.worth(deal, candidate.move, candidate.plan);
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
            for (int plan = 0; plan < m_rolloutPolicy.plans(candidate.move); ++plan)
                all.push_back({.move = candidate.move, .liking = candidate.liking, .plan = plan});
        m_candidates = std::move(all);
    }

    F &m_rolloutPolicy;
    game::Random &m_random;
    int m_left;
    std::vector<Candidate> m_candidates;
};

} // namespace opponents
