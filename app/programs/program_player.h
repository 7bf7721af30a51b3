// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/paced_player.h"
#include "programs/program_seat.h"
#include "programs/program_thread.h"

#include <functional>

/// An outside program at the table (ProgramSeat), in a thread of its own, so that nothing it does holds anybody up.
template<game::Game G>
class ProgramPlayer : public PacedPlayer<G>
{
public:
    using View = typename G::View;
    using Move = typename G::Move;

    struct Start
    {
        QString command;
        typename G::Options options;
        QStringList names;
        game::Seat seat = game::nobody;
        QByteArray commitment;
    };
    /// Who hears of the program, in the caller's thread and in the order in which it happens. Whatever is told may end
    /// the match.
    struct Told
    {
        /// It is ready, and calls itself so.
        std::function<void(const QString &name)> ready;
        /// It was at fault: why, how often by now, and whether it will be asked again.
        std::function<void(const ProgramTrouble &trouble, int faults, bool askedAgain)> atFault;
        /// What it wrote last to its standard error: few lines of bounded length.
        std::function<void(const QStringList &lines)> wrote;
    };

    ProgramPlayer(const Start &start, Told told, typename PacedPlayer<G>::ThinkingTime thinkingTime = {},
                  std::chrono::milliseconds timeLimit = ProgramSeat<G>::usualTimeLimit)
        : PacedPlayer<G>(std::move(thinkingTime))
        , m_told(std::move(told))
    {
        m_course->stopped = m_thread.stopped();
        work([start, timeLimit](Course &course) {
            course.seat = std::make_unique<ProgramSeat<G>>(start.command, timeLimit, *course.stopped,
                                                           ProgramProcess::Errors::kept);
            course.seat->beginMatch(start.options, start.names, start.seat, start.commitment);
            return std::optional<Move>();
        });
    }
    ~ProgramPlayer() override { rest(); }

    [[nodiscard]] typename Player<G>::Answer ask(const View &view) override
    {
        m_move.reset();
        this->pauseFor(view);
        work([view](Course &course) { return course.seat->choose(view); });
        return this->m_gate.next();
    }

    void happened(const typename G::Event &seen) override
    {
        work([seen](Course &course) {
            course.seat->tell(seen);
            return std::optional<Move>();
        });
    }

    /// The program is said goodbye to after this has returned: ProgramThread::awaitFarewells().
    void stop() override
    {
        rest();
        Player<G>::stop();
    }

private:
    /// What the thread works with.
    struct Course
    {
        std::shared_ptr<const std::atomic<bool>> stopped;
        std::unique_ptr<ProgramSeat<G>> seat;
        int faults = 0;
        bool named = false;
    };
    /// What is new of the program since the last time.
    struct News
    {
        std::optional<Move> move;
        std::optional<QString> name;
        ProgramTrouble trouble;
        int faults = 0;
        bool askedAgain = true;
        QStringList wrote;
        [[nodiscard]] bool any() const { return move || name || trouble || !wrote.isEmpty(); }
    };

    template<class Work>
    void work(Work &&work)
    {
        m_thread.run([this, course = m_course, work = std::forward<Work>(work)]() -> ProgramThread::Then {
            News news;
            news.move = work(*course);
            const ProgramSeat<G> &seat = *course->seat;
            if (!seat.name().isEmpty() && !std::exchange(course->named, true))
                news.name = seat.name();
            news.faults = seat.faults();
            news.askedAgain = seat.asked();
            if (std::exchange(course->faults, news.faults) < news.faults)
                news.trouble = seat.trouble();
            news.wrote = course->seat->takeErrors();
            if (!news.any())
                return {};
            return [this, news] { hear(news); };
        });
    }
    void hear(const News &news)
    {
        // Any of these may end the match, and with it this.
        const std::shared_ptr<const std::atomic<bool>> stopped = m_course->stopped;
        const Told told = m_told;
        if (news.name && told.ready)
            told.ready(*news.name);
        if (!*stopped && !news.wrote.isEmpty() && told.wrote)
            told.wrote(news.wrote);
        if (!*stopped && news.trouble && told.atFault)
            told.atFault(news.trouble, news.faults, news.askedAgain);
        if (*stopped || !news.move)
            return;
        m_move = news.move;
        answer();
    }
    void answer() override
    {
        if (this->pausing() || !m_move || !this->m_gate.waiting())
            return;
        const Move move = *std::exchange(m_move, std::nullopt);
        this->m_gate.offer(move);
    }
    void rest()
    {
        this->endPause();
        m_thread.leave([course = m_course] { course->seat.reset(); });
    }

    Told m_told;
    std::shared_ptr<Course> m_course = std::make_shared<Course>();
    ProgramThread m_thread;
    std::optional<Move> m_move;
};
