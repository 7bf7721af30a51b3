// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/chronicle.h"
#include "match/record.h"
#include "store/store.h"

/// Keeps a match of any game in the store as it goes. Store::begin() got its header before, or Store::running() is it.
template<game::Game G>
class KeptMatch : public Chronicle<G>
{
public:
    /// `seed` is that of the match's shuffles.
    KeptMatch(Store &store, int seats, QByteArray seed)
        : m_store(store)
        , m_seats(seats)
        , m_seed(std::move(seed))
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
    void finished() override { m_store.finish(record::seal(m_seed)); }

private:
    Store &m_store;
    int m_seats;
    QByteArray m_seed;
};
