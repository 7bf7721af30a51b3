// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/recorder.h"
#include "records/record_follower.h"

/// All that has happened in a match so far, with all cards open, for whoever takes a seat at the screen in the middle
/// of it. It follows the match along its record, as one that is taken up again is followed, and passes on what it is
/// told.
template<game::Game G>
class PastMatch : public Recorder<G>
{
public:
    using State = typename G::State;
    using Event = typename G::Event;

    /// Of a match that begins with this state, with these shuffles. `keeper` may be none; else it must outlive this.
    PastMatch(const State &beginning, const FairShuffle &shuffle, Recorder<G> *keeper)
        : m_beginning(beginning)
        , m_state(beginning)
        , m_shuffle(shuffle)
        , m_steps(beginning, shuffle)
        , m_keeper(keeper)
    {
    }
    /// Of one that goes on; the first `shown` of its steps were seen.
    PastMatch(const State &beginning, const record::Parsed<G> &past, int shown, Recorder<G> *keeper)
        : m_beginning(beginning)
        , m_state(past.state)
        , m_shuffle(past.seed)
        , m_steps(past.steps)
        , m_shown(static_cast<std::size_t>(shown))
        , m_keeper(keeper)
    {
    }

    [[nodiscard]] const State &beginning() const { return m_beginning; }
    [[nodiscard]] const record::Steps<G> &steps() const { return m_steps; }
    /// How many of them the table has shown.
    [[nodiscard]] std::size_t shown() const { return m_shown; }
    /// As the match waits now: for a choice, unless it is over.
    [[nodiscard]] State now() const
    {
        State now = m_state;
        while (!now.over() && now.awaitsPack()) // of which nothing is told before it is cut
            now.supply(fairPack<G>(m_shuffle, now));
        return now;
    }

    void happened(const std::vector<Event> &events) override
    {
        if (m_keeper != nullptr)
            m_keeper->happened(events);
        QByteArray told;
        for (const Event &event : events)
            told += record::entry<G>(event, m_state.seats());
        record::Lines lines(told);
        record::Follower<G> follower(lines, m_state, m_shuffle, true);
        using Told = typename record::Follower<G>::Told;
        [[maybe_unused]] const auto fault
            = follower.follow([this](const record::Step<G> &step, const QJsonObject &, Told how) {
                  m_steps.add(step, how != Told::byTheLineBefore);
              });
        assert(!fault);
        m_state = follower.state();
    }
    void shown(int events) override
    {
        m_shown = static_cast<std::size_t>(events);
        if (m_keeper != nullptr)
            m_keeper->shown(events);
    }
    void finished() override
    {
        if (m_keeper != nullptr)
            m_keeper->finished();
    }

private:
    State m_beginning;
    State m_state;
    FairShuffle m_shuffle;
    record::Steps<G> m_steps;
    std::size_t m_shown = 0;
    Recorder<G> *m_keeper;
};
