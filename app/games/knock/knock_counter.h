// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/catalog.h"
#include "knock/knock.h"
#include "records/record_facts.h"

#include <array>

namespace record {

/// What only Knock! counts of a seat's match. In deals: those in which its side took all tricks (`slams`) or none
/// (`slammed`), paid for the Fool that this seat had played (`foolPaid`), took the other side's Magician
/// (`magicianTaken`), lost its own (`magicianLost`) or brought it home (`magicianKept`); those that the seat dealt
/// (`dealt`), and the game points of its side in them (`dealtMade`); the best of all deals (`bestMade`). And how many
/// of the other side's kings its side took (`kingsTaken`), how many it lost (`kingsLost`), and how often the seat
/// signalled
/// (`signals`).
class TrickCounter : public GameCounter
{
public:
    explicit TrickCounter(game::Seat seat)
        : m_seat(seat)
    {
    }
    void read(const QJsonObject &line) override;
    [[nodiscard]] QMap<QString, int> counts() const override { return m_counts; }

private:
    void move(game::Seat seat, const QJsonObject &move);
    void endTrick(game::Seat winner);
    void settle(const QJsonObject &showdown);

    game::Seat m_seat;
    game::Seat m_dealer = game::nobody;
    game::Seat m_magician = game::nobody; ///< who has played it to the trick under way
    std::array<int, 2> m_kings{};         ///< in it: of the seat's own side, and of the other
    game::Seat m_fool = game::nobody;     ///< who has played it in the deal
    QMap<QString, int> m_counts;
};

template<>
std::unique_ptr<GameCounter> counterOf<knock::Knock>(const QJsonObject &header, game::Seat seat);

} // namespace record
