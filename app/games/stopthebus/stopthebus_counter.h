// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/catalog.h"
#include "records/record_facts.h"
#include "stopthebus/stopthebus.h"

namespace record {

/// What only Stop the Bus counts of a seat's match: its stops by how the deal ended: `stopPaid` (it lost a token
/// itself, alone or with others), `stopOthers` (somebody else did) or `stopNobody` (the deal was played again);
/// `prials` that it showed, and deals that went to the showdown with no stop, `rides`.
class StopthebusCounter : public GameCounter
{
public:
    explicit StopthebusCounter(game::Seat seat)
        : m_seat(seat)
    {
    }
    void read(const QJsonObject &line) override;
    [[nodiscard]] QMap<QString, int> counts() const override { return m_counts; }

private:
    void settle(const QJsonObject &showdown);

    game::Seat m_seat;
    game::Seat m_stopper = game::nobody;
    QMap<QString, int> m_counts;
};

template<>
std::unique_ptr<GameCounter> counterOf<stopthebus::Stopthebus>(const QJsonObject &header, game::Seat seat);

} // namespace record
