// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "files/progress.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>

/// One work at a time in a thread of its own, for the window's thread to begin, to look at and to cancel. Nothing of it
/// is left when this is destroyed, and nothing of a work is told that another has followed, or that was cancelled.
class Errand : public QObject
{
    Q_OBJECT

public:
    /// In the other thread; it must touch nothing that another thread may, and end soon where the progress says so.
    using Work = std::function<void(Progress &)>;

    explicit Errand(QObject *parent = nullptr);
    /// Waits until the thread has seen that nobody wants its work any more.
    ~Errand() override;

    /// Begins, and cancels what was begun before. `done` is called in the window's thread once the work is done.
    void begin(Work work, std::function<void()> done);
    void cancel();
    [[nodiscard]] bool busy() const { return m_progress != nullptr; }
    /// It takes so long that a person wants to know.
    [[nodiscard]] bool slow() const { return m_slow; }
    /// Of the work, from 0 to 1.
    [[nodiscard]] double share() const { return m_progress ? m_progress->share() : 0; }
    /// Waits so long, with nothing else done; true where nothing is under way any more. For whoever has no window yet.
    bool wait(std::chrono::milliseconds most);

Q_SIGNALS:
    /// busy(), slow() or share() is other than it was.
    void changed();

private:
    void look();
    void end();

    QThreadPool m_pool;
    QFutureWatcher<void> m_watcher;
    QTimer m_looking;
    std::shared_ptr<Progress> m_progress; ///< of the work under way
    std::function<void()> m_done;
    bool m_slow = false;
};
