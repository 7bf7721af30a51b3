// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/recorder.h"
#include "records/record.h"
#include "store/store.h"

#include <functional>

/// Keeps a match of any game in the store as it goes. Store::begin() got its header before, or Store::running() is it.
template<game::Game G>
class KeptMatch : public Recorder<G>
{
public:
    using InHistory = std::function<void(qint64 id)>;

    /// `seed` is that of the match's shuffles. `inHistory` is told once the match is over and in the history.
    KeptMatch(Store &store, int seats, QByteArray seed, InHistory inHistory = {})
        : m_store(store)
        , m_seats(seats)
        , m_seed(std::move(seed))
        , m_inHistory(std::move(inHistory))
    {
    }

    void happened(const std::vector<typename G::Event> &events) override
    {
        QByteArray lines;
        for (const auto &event : events)
            lines += record::entry<G>(event, m_seats);
        m_store.append(lines);
    }
    void shown(int events) override { m_store.setShown(events); }
    void finished() override
    {
        const qint64 id = m_store.finish(record::seal(m_seed));
        if (id != 0 && m_inHistory)
            m_inHistory(id);
    }

private:
    Store &m_store;
    int m_seats;
    QByteArray m_seed;
    InHistory m_inHistory;
};
