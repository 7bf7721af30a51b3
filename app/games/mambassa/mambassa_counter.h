// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/catalog.h"
#include "games/monte/knock_counter.h"
#include "mambassa/mambassa.h"

namespace record {

/// What only Mambassa counts of a seat's match: `mambasse` and `quarantune` that it declared, and its knocks as
/// KnockCounter names them.
class MambassaCounter : public GameCounter
{
public:
    explicit MambassaCounter(game::Seat seat)
        : m_seat(seat)
    {
    }
    void read(const QJsonObject &line) override;
    [[nodiscard]] QMap<QString, int> counts() const override { return m_counts; }

private:
    void readMove(const QJsonObject &move, game::Seat seat);

    game::Seat m_seat;
    KnockCounter m_knocks;
    /// The first step of the turn exchanged nothing: staying is a knock then.
    bool m_nothingExchanged = false;
    QMap<QString, int> m_counts;
};

template<>
std::unique_ptr<GameCounter> counterOf<mambassa::Mambassa>(const QJsonObject &header, game::Seat seat);

} // namespace record
