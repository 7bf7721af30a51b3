// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/player.h"
#include "opponents/opponent.h"

#include <QFutureWatcher>
#include <QTimer>
#include <QtConcurrentRun>

#include <chrono>
#include <functional>

/// A computer opponent: it thinks in a worker thread, on a view of its own, and answers no sooner than a person would.
template<game::Game G>
class ComputerPlayer : public Player<G>
{
public:
    using View = typename G::View;
    using Move = typename G::Move;
    /// How long it seems to think, asked anew for each move.
    using ThinkingTime = std::function<std::chrono::milliseconds(const View &)>;

    ComputerPlayer(opponents::Level level, std::uint64_t seed, ThinkingTime thinkingTime)
        : m_opponent(std::make_shared<opponents::Opponent<G>>(level, seed))
        , m_thinkingTime(std::move(thinkingTime))
    {
        m_pause.setSingleShot(true);
        QObject::connect(&m_pause, &QTimer::timeout, &m_pause, [this] { answer(); });
        QObject::connect(&m_watcher, &QFutureWatcherBase::finished, &m_watcher, [this] { answer(); });
    }
    ~ComputerPlayer() override { rest(); }

    [[nodiscard]] typename Player<G>::Answer ask(const View &view) override
    {
        m_pause.start(m_thinkingTime(view));
        const auto think = [opponent = m_opponent, view] { return opponent->choose(view); };
        m_watcher.setFuture(QtConcurrent::run(think));
        return this->m_gate.next();
    }

    void stop() override
    {
        rest();
        Player<G>::stop();
    }

    /// Ends the pause of a move under way: nothing of the thinking is cut short.
    void hurry()
    {
        if (m_pause.isActive())
            m_pause.start(std::chrono::milliseconds(0));
    }

private:
    void answer()
    {
        if (!m_pause.isActive() && m_watcher.isFinished() && this->m_gate.waiting())
            this->m_gate.offer(m_watcher.result());
    }
    void rest()
    {
        m_pause.stop();
        m_watcher.disconnect();
        m_watcher.waitForFinished();
    }

    std::shared_ptr<opponents::Opponent<G>> m_opponent;
    ThinkingTime m_thinkingTime;
    QFutureWatcher<Move> m_watcher;
    QTimer m_pause;
};
