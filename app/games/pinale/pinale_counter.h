// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/catalog.h"
#include "pinale/pinale.h"
#include "records/record_facts.h"

namespace record {

/// What only Pinale counts of a seat's match: hands that it went out of (`outs`), hands that another ended while its
/// side still held a hundred points or more (`caught`), and hands in which it swapped a wild out (`swaps`).
class MeldCounter : public GameCounter
{
public:
    explicit MeldCounter(game::Seat seat)
        : m_seat(seat)
    {
    }
    void read(const QJsonObject &line) override;
    [[nodiscard]] QMap<QString, int> counts() const override { return m_counts; }

private:
    game::Seat m_seat;
    bool m_swapped = false; ///< in this hand
    QMap<QString, int> m_counts;
};

template<>
std::unique_ptr<GameCounter> counterOf<pinale::Pinale>(const QJsonObject &header, game::Seat seat);

} // namespace record
