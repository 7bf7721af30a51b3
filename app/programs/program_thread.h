// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

/// A thread of its own for one outside program, so that nothing the program does holds anybody up. A program's pipe
/// belongs to the thread that opened it; so there is one, and it stays. To be used from one thread, which has an event
/// loop.
class ProgramThread
{
public:
    using Then = std::function<void()>;

    ProgramThread();
    ProgramThread(const ProgramThread &) = delete;
    ProgramThread &operator=(const ProgramThread &) = delete;
    ~ProgramThread() { leave({}); }

    /// Does the work in the thread, in the order given. What it gives back, if anything, is then done in the caller's
    /// thread, later. Nothing of either once left.
    void run(std::function<Then()> work);
    /// Nothing more is done here, and whoever works in the thread is told to stop. The farewell is its last work;
    /// nobody waits for that.
    void leave(std::function<void()> farewell);
    [[nodiscard]] bool left() const { return !m_pool; }
    /// Set once left. The work may hold on to it.
    [[nodiscard]] std::shared_ptr<const std::atomic<bool>> stopped() const;

    /// Waits until all programs are gone: for the end of the game.
    static void awaitFarewells();

private:
    /// What both threads know.
    struct Line;

    QObject m_here;
    std::shared_ptr<Line> m_line;
    std::unique_ptr<QThreadPool> m_pool;
};
