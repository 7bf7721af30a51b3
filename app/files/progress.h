// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <atomic>

/// How far a work in another thread is, for whoever waits for it to look at, and to end it. For any threads.
class Progress
{
public:
    /// The worker: so much is to be done, in units of its own.
    void begin(qint64 all)
    {
        m_done = 0;
        m_all = all;
    }
    /// The worker: so much of it is done; false where it is to end, and what it has made is of no use.
    bool reach(qint64 done)
    {
        m_done.store(done, std::memory_order_relaxed);
        return !cancelled();
    }
    /// From 0 to 1.
    [[nodiscard]] double share() const
    {
        const qint64 all = m_all;
        return all <= 0 ? 0 : qBound(0.0, static_cast<double>(m_done) / static_cast<double>(all), 1.0);
    }
    void cancel() { m_cancelled = true; }
    [[nodiscard]] bool cancelled() const { return m_cancelled.load(std::memory_order_relaxed); }

private:
    std::atomic<qint64> m_done = 0;
    std::atomic<qint64> m_all = 0;
    std::atomic<bool> m_cancelled = false;
};
