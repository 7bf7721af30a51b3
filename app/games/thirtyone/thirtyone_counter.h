// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/catalog.h"
#include "records/record_facts.h"
#include "thirtyone/thirtyone.h"

namespace record {

/// What only Thirty-One counts of a seat's match: `blitzes`, and its knocks by how the deal ended: `knockPaid` (it lost
/// a life itself), `knockOthers` (somebody else did) or `knockNobody` (nobody had to). `county` are the deals after
/// which it had no penny left, and a life. Where chips are played for, `pots` are the deals whose pot it took or
/// shared, and its knocks are `knockPot` or `knockNoPot`.
class ThirtyoneCounter : public GameCounter
{
public:
    ThirtyoneCounter(game::Seat seat, bool county, bool points, bool chips)
        : m_seat(seat)
        , m_county(county)
        , m_points(points)
        , m_chips(chips)
    {
    }
    void read(const QJsonObject &line) override;
    [[nodiscard]] QMap<QString, int> counts() const override { return m_counts; }
    [[nodiscard]] bool inLives() const override { return true; }

private:
    void settle(const QJsonObject &showdown);

    game::Seat m_seat;
    bool m_county; ///< by the rules of the match
    bool m_points; ///< likewise: they are what is counted
    bool m_chips;  ///< or these
    QMap<QString, int> m_counts;
};

template<>
std::unique_ptr<GameCounter> counterOf<thirtyone::Thirtyone>(const QJsonObject &header, game::Seat seat);

} // namespace record
