// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/counsel.h"

#include <QtConcurrentRun>

#include <algorithm>

using petrangola::Prospect;
using petrangola::View;

namespace {

/// The same view is always told the same.
constexpr std::uint64_t seed = 24;
/// Deals between two looks at whether anybody still wants to know: well under a millisecond, also at 24 seats.
constexpr int dealsAtOnce = 10;

} // namespace

const std::vector<int> &Counsel::stagesToJudge()
{
    static const std::vector<int> stages{200, 3000};
    return stages;
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
}

Counsel::~Counsel()
{
    m_watcher.disconnect();
    m_watcher.cancel();
    m_watcher.waitForFinished();
}

void Counsel::ask(const std::vector<View> &views, const std::vector<int> &stages)
{
    cancel();
    const auto reckon = [views, stages](QPromise<Told> &promise) {
        std::vector<Prospect> prospects;
        prospects.reserve(views.size());
        for (const View &view : views)
            prospects.emplace_back(view, seed);
        for (const int stage : stages)
            for (std::size_t question = 0; question < prospects.size(); ++question) {
                Prospect &prospect = prospects[question];
                while (prospect.deals() < stage) {
                    if (promise.isCanceled())
                        return;
                    prospect.imagine(std::min(dealsAtOnce, stage - prospect.deals()));
                }
                promise.addResult(
                    Told{.question = static_cast<int>(question), .answer = std::make_shared<const Prospect>(prospect)});
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
