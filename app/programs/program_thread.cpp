// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "programs/program_thread.h"

#include <QCoreApplication>

#include <list>
#include <mutex>

struct ProgramThread::Line
{
    std::atomic<bool> stopped = false;
    std::mutex posting;
    /// Where what is done later goes; null once left.
    QObject *here = nullptr;

    void post(Then then)
    {
        const std::lock_guard lock(posting);
        if (here != nullptr && then)
            QMetaObject::invokeMethod(here, std::move(then), Qt::QueuedConnection);
    }
};

namespace {

/// Threads in which a program is still said goodbye to.
std::list<std::unique_ptr<QThreadPool>> &farewells()
{
    static std::list<std::unique_ptr<QThreadPool>> all;
    return all;
}

} // namespace

ProgramThread::ProgramThread()
    : m_line(std::make_shared<Line>())
    , m_pool(std::make_unique<QThreadPool>())
{
    m_line->here = &m_here;
    m_pool->setMaxThreadCount(1);
    m_pool->setExpiryTimeout(-1);
}

std::shared_ptr<const std::atomic<bool>> ProgramThread::stopped() const
{
    return {m_line, &m_line->stopped};
}

void ProgramThread::run(std::function<Then()> work)
{
    if (left())
        return;
    m_pool->start([line = m_line, work = std::move(work)] {
        if (!line->stopped)
            line->post(work());
    });
}

void ProgramThread::leave(std::function<void()> farewell)
{
    if (left())
        return;
    m_line->stopped = true;
    {
        const std::lock_guard lock(m_line->posting);
        m_line->here = nullptr;
    }
    QCoreApplication::removePostedEvents(&m_here);
    if (farewell)
        m_pool->start(std::move(farewell));
    farewells().remove_if([](const auto &pool) { return pool->activeThreadCount() == 0; });
    farewells().push_back(std::move(m_pool));
}

void ProgramThread::awaitFarewells()
{
    farewells().clear(); // a pool waits for its thread
}
