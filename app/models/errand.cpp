// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/errand.h"

#include <QtConcurrentRun>

#include <utility>

using namespace std::chrono_literals;

namespace {

constexpr auto untilSlow = 150ms;
constexpr auto betweenLooks = 100ms;
constexpr int restAfter = 500; // milliseconds, then the thread is given back

} // namespace

Errand::Errand(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(restAfter);
    connect(&m_looking, &QTimer::timeout, this, &Errand::look);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        if (busy() && !m_watcher.isCanceled())
            end();
    });
}

Errand::~Errand()
{
    if (m_progress)
        m_progress->cancel();
    m_watcher.setFuture({});
    m_pool.waitForDone();
}

void Errand::begin(Work work, std::function<void()> done)
{
    cancel();
    m_progress = std::make_shared<Progress>();
    m_done = std::move(done);
    m_looking.start(untilSlow);
    m_watcher.setFuture(
        QtConcurrent::run(&m_pool, [work = std::move(work), progress = m_progress] { work(*progress); }));
    Q_EMIT changed();
}

void Errand::cancel()
{
    if (!busy())
        return;
    m_progress->cancel();
    m_progress.reset();
    m_done = nullptr;
    m_watcher.setFuture({});
    m_looking.stop();
    m_slow = false;
    Q_EMIT changed();
}

bool Errand::wait(std::chrono::milliseconds most)
{
    if (busy() && m_pool.waitForDone(static_cast<int>(most.count())))
        end();
    return !busy();
}

void Errand::look()
{
    m_slow = true;
    m_looking.setInterval(betweenLooks);
    Q_EMIT changed();
}

void Errand::end()
{
    m_progress.reset();
    m_watcher.setFuture({});
    m_looking.stop();
    m_slow = false;
    const auto done = std::exchange(m_done, nullptr);
    done();
    Q_EMIT changed();
}
