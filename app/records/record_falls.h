// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/seat.h"

#include <QJsonArray>

#include <utility>
#include <vector>

namespace record {

/// When each seat fell, as the records of all games tell it, and so in which order they held out.
class Falls
{
public:
    explicit Falls(int seats)
        : m_fellIn(game::at(seats))
    {
    }

    [[nodiscard]] bool has(game::Seat seat) const { return seat >= 0 && seat < static_cast<int>(m_fellIn.size()); }
    /// The tokens after the showdown of this deal, by seat.
    void settled(int deal, const QJsonArray &tokens)
    {
        for (std::size_t seat = 0; seat < m_fellIn.size(); ++seat)
            if (tokens[static_cast<qsizetype>(seat)].toInt(-1) == 0 && m_fellIn[seat] == 0)
                m_fellIn[seat] = deal;
    }
    void reentered(game::Seat seat)
    {
        if (has(seat))
            m_fellIn[game::at(seat)] = 0;
    }
    /// From 1: how many held out longer, and one more. Who fell in the same deal shares a place.
    [[nodiscard]] int placeOf(game::Seat seat, game::Seat winner) const
    {
        const auto heldOut = [&](game::Seat who) { return std::pair(who == winner, m_fellIn[game::at(who)]); };
        int place = 1;
        for (game::Seat other = 0; has(other); ++other)
            place += heldOut(other) > heldOut(seat) ? 1 : 0;
        return place;
    }

private:
    /// By seat: the deal in which the last token was lost; 0 while it is in.
    std::vector<int> m_fellIn;
};

} // namespace record
