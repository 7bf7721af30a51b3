// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/estimate.h"

#include <QFutureWatcher>
#include <QThreadPool>

#include <algorithm>
#include <memory>
#include <vector>

/// Makes estimates in a thread of its own and tells them again and again while they get better. What is asked anew or
/// cancelled is not told of any more; nothing is left behind, and nothing runs once all is told.
class Counsel : public QObject
{
    Q_OBJECT

public:
    using Answer = std::shared_ptr<const Estimate>;

    /// Deals that every judgement rests on in the end, of the hint, the review and the coach alike: so none of them
    /// contradicts another.
    [[nodiscard]] static int enough() { return s_enough; }
    /// Whether an estimate rests on as many deals as its judgement does.
    [[nodiscard]] static bool isEnough(const Estimate &estimate)
    {
        return estimate.deals() >= std::min(s_enough, estimate.mostDeals());
    }
    /// For tests that do not ask which move is best.
    static void setEnough(int deals) { s_enough = deals; }

    /// For moves that were made: told once in an instant, then well enough to judge them by.
    [[nodiscard]] static std::vector<int> stagesToJudge();

    explicit Counsel(QObject *parent = nullptr);
    ~Counsel() override;

    /// Asks for these estimates, none of them begun, instead of what was asked before. All are told once for each of
    /// `stages`: the number of deals imagined for each by then, rising; one that has enough before is not told again.
    void ask(const std::vector<Answer> &choices, const std::vector<int> &stages);
    void cancel();
    [[nodiscard]] bool busy() const { return m_watcher.isRunning(); }

Q_SIGNALS:
    /// The choice's place in what was asked.
    void answered(int question, const Counsel::Answer &answer);
    /// All is told. Not after a cancel().
    void finished();

private:
    struct Told
    {
        int question = 0;
        Answer answer;
    };

    /// For good: nothing runs or is told any more.
    void stop();

    inline static int s_enough = 5000;

    QThreadPool m_pool;
    QFutureWatcher<Told> m_watcher;
};
