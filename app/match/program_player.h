// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/player.h"
#include "match/program_seat.h"

#include <QFutureWatcher>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <functional>

/// An outside program at the table (ProgramSeat), in a thread of its own, so that nothing it does holds anybody up.
template<game::Game G>
class ProgramPlayer : public Player<G>
{
public:
    using View = typename G::View;
    using Move = typename G::Move;
    /// Told in the caller's thread when the program was at fault: how often by now, why last, and whether it will be
    /// asked again.
    using AtFault = std::function<void(int faults, const QString &why, bool askedAgain)>;

    struct Start
    {
        QString command;
        typename G::Options options;
        QStringList names;
        game::Seat seat = game::nobody;
        QByteArray commitment;
    };

    ProgramPlayer(const Start &start, AtFault atFault,
                  std::chrono::milliseconds timeLimit = ProgramSeat<G>::usualTimeLimit)
        : m_atFault(std::move(atFault))
    {
        // The program's pipe belongs to the thread that opened it, so there is one, and it stays.
        m_thread.setMaxThreadCount(1);
        m_thread.setExpiryTimeout(-1);
        QObject::connect(&m_answer, &QFutureWatcherBase::finished, &m_answer, [this] { answer(); });
        run([course = m_course, start, timeLimit] {
            course->seat = std::make_unique<ProgramSeat<G>>(start.command, timeLimit, course->stopped);
            course->seat->beginMatch(start.options, start.names, start.seat, start.commitment);
        });
    }
    ~ProgramPlayer() override { rest(); }

    [[nodiscard]] typename Player<G>::Answer ask(const View &view) override
    {
        const auto choose = [course = m_course, view] {
            Chosen chosen;
            chosen.move = course->seat->choose(view);
            chosen.faults = course->seat->faults();
            chosen.why = course->seat->trouble();
            chosen.askedAgain = course->seat->asked();
            return chosen;
        };
        m_answer.setFuture(QtConcurrent::run(&m_thread, choose));
        return this->m_gate.next();
    }

    void happened(const typename G::Event &seen) override
    {
        run([course = m_course, seen] { course->seat->tell(seen); });
    }

    void stop() override
    {
        rest();
        Player<G>::stop();
    }

private:
    struct Chosen
    {
        std::optional<Move> move;
        int faults = 0;
        QString why;
        bool askedAgain = true;
    };
    /// What the thread works with.
    struct Course
    {
        std::atomic<bool> stopped = false;
        std::unique_ptr<ProgramSeat<G>> seat;
    };

    template<class Work>
    void run(Work &&work)
    {
        if (!m_course->stopped)
            m_thread.start(std::forward<Work>(work));
    }
    void answer()
    {
        const Chosen chosen = m_answer.result();
        if (!chosen.move)
            return;
        if (chosen.faults > std::exchange(m_faults, chosen.faults))
            m_atFault(chosen.faults, chosen.why, chosen.askedAgain);
        this->m_gate.offer(*chosen.move);
    }
    void rest()
    {
        if (m_course->stopped)
            return;
        m_answer.disconnect();
        m_course->stopped = true;
        // It says goodbye in its own thread too.
        m_thread.start([course = m_course] { course->seat.reset(); });
        m_thread.waitForDone();
    }

    AtFault m_atFault;
    std::shared_ptr<Course> m_course = std::make_shared<Course>();
    QThreadPool m_thread;
    QFutureWatcher<Chosen> m_answer;
    int m_faults = 0;
};
