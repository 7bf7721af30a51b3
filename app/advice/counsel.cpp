// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/counsel.h"

#include <QCoreApplication>
#include <QtConcurrentRun>

#include <algorithm>

namespace {

/// Deals between two looks at whether anybody still wants to know: few milliseconds at any table.
constexpr int dealsAtOnce = 10;
/// At least so many such looks, where deals take long.
constexpr int looks = 200;

} // namespace

std::vector<int> Counsel::stagesToJudge()
{
    return {200, enough()};
}

Counsel::Counsel(QObject *parent)
    : QObject(parent)
{
    constexpr int restAfter = 500; // milliseconds, then the thread is given back
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(restAfter);
    m_pool.setThreadPriority(QThread::LowPriority);
    connect(&m_watcher, &QFutureWatcherBase::resultReadyAt, this, [this](int index) {
        const Told told = m_watcher.resultAt(index);
        Q_EMIT answered(told.question, told.answer);
    });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        if (!m_watcher.isCanceled())
            Q_EMIT finished();
    });
    // Some outlive the application, as what lives to the program's end owns them: by then the tables that deals are
    // judged by may be gone.
    if (const QCoreApplication *application = QCoreApplication::instance())
        connect(application, &QObject::destroyed, this, &Counsel::stop);
}

Counsel::~Counsel()
{
    stop();
}

void Counsel::stop()
{
    m_watcher.disconnect();
    m_watcher.cancel();
    m_pool.waitForDone();
}

void Counsel::ask(const std::vector<Answer> &choices, const std::vector<int> &stages)
{
    cancel();
    if (QCoreApplication::closingDown()) // nobody hears the answer any more, and no thread may begin
        return;
    const auto reckon = [choices, stages](QPromise<Told> &promise) {
        std::vector<std::shared_ptr<Estimate>> estimates;
        estimates.reserve(choices.size());
        for (const Answer &choice : choices)
            estimates.push_back(choice->copy());
        for (const int stage : stages)
            for (std::size_t question = 0; question < estimates.size(); ++question) {
                Estimate &estimate = *estimates[question];
                // Fewer are enough once there is no doubt left.
                const auto lacking = [&] { return std::min(stage, estimate.mostDeals()) - estimate.deals(); };
                if (stage != stages.front() && lacking() <= 0)
                    continue;
                const int atOnce = std::clamp(estimate.mostDeals() / looks, 1, dealsAtOnce);
                while (lacking() > 0) {
                    if (promise.isCanceled())
                        return;
                    estimate.imagine(std::min(atOnce, lacking()));
                }
                promise.addResult(Told{.question = static_cast<int>(question), .answer = estimate.copy()});
            }
    };
    m_watcher.setFuture(QtConcurrent::run(&m_pool, reckon));
}

void Counsel::cancel()
{
    m_watcher.cancel();
    // A watcher of nothing has no words left from the one before.
    m_watcher.setFuture({});
}
