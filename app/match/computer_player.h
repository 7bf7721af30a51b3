// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/paced_player.h"
#include "opponents/policy.h"

#include <QFutureWatcher>
#include <QtConcurrentRun>

#include <stop_token>
#include <utility>
#include <vector>

/// How a computer opponent comes by its chance.
enum class Chance {
    goesOn, ///< one stream for the whole match
    /// Each choice begins one of its own, by what has happened so far: the same match gives the same answers, also
    /// where it was interrupted.
    byCourse,
};

/// A computer opponent: it thinks in a worker thread, on a view of its own, and answers no sooner than a person would.
template<opponents::HasPolicy G>
class ComputerPlayer : public PacedPlayer<G>
{
public:
    using View = typename G::View;
    using Move = typename G::Move;

    ComputerPlayer(opponents::Level level, std::uint64_t seed, typename PacedPlayer<G>::ThinkingTime thinkingTime,
                   opponents::Temperament temperament = opponents::Temperament::even, Chance chance = Chance::goesOn)
        : PacedPlayer<G>(std::move(thinkingTime))
        , m_level(level)
        , m_temperament(temperament)
        , m_seed(seed)
        , m_chance(chance)
        , m_policy(std::make_shared<typename G::Policy>(level, seed, temperament))
        , m_listens(m_policy->listens())
    {
        QObject::connect(&m_watcher, &QFutureWatcherBase::finished, &m_watcher, [this] { answer(); });
    }
    ~ComputerPlayer() override { rest(); }

    [[nodiscard]] typename Player<G>::Answer ask(const View &view) override
    {
        this->pauseFor(view);
        const bool anew = m_chance == Chance::byCourse;
        if (anew)
            m_policy = std::make_shared<typename G::Policy>(m_level, game::Random(m_seed + m_happened).next(),
                                                            m_temperament);
        const auto think = [policy = m_policy, view, heard = anew ? m_heard : std::exchange(m_heard, {}),
                            stop = m_stop.get_token()] {
            for (const auto &event : heard)
                policy->happened(event);
            return policy->choose(view, stop);
        };
        m_watcher.setFuture(QtConcurrent::run(think));
        return this->m_gate.next();
    }

    /// Kept until it thinks again: the policy itself is touched by its worker thread alone.
    void happened(const typename G::Event &event) override
    {
        ++m_happened;
        if (m_listens)
            m_heard.push_back(event);
    }

    void stop() override
    {
        rest();
        Player<G>::stop();
    }

private:
    void answer() override
    {
        if (!this->pausing() && m_watcher.isFinished() && this->m_gate.waiting())
            this->m_gate.offer(m_watcher.result());
    }
    void rest()
    {
        this->endPause();
        m_stop.request_stop();
        m_watcher.disconnect();
        m_watcher.waitForFinished();
    }

    opponents::Level m_level;
    opponents::Temperament m_temperament;
    std::uint64_t m_seed;
    Chance m_chance;
    std::uint64_t m_happened = 0;
    std::shared_ptr<typename G::Policy> m_policy;
    bool m_listens;
    std::vector<typename G::Event> m_heard;
    std::stop_source m_stop;
    QFutureWatcher<Move> m_watcher;
};
