// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knocking/equity.h"
#include "thirtyone/settlement.h"

#include <vector>

namespace thirtyone {

/// The chance to win the match once a deal has cost these lives (knocking::Equity), each kind of loss worked out once.
class Equity
{
public:
    Equity(int seats, game::Seat seat, game::Seat dealer, const knocking::Tokens &tokens)
        : m_seats(seats)
        , m_seat(seat)
        , m_dealer(dealer)
        , m_tokens(tokens)
    {
    }

    [[nodiscard]] double after(const Losses &losses)
    {
        for (const Known &known : m_known)
            if (known.losses == losses)
                return known.chance;
        knocking::Equity::Standing standing{.tokens = m_tokens, .reentriesLeft = {}};
        for (game::Seat seat = 0; seat < m_seats; ++seat) {
            std::int16_t &tokens = standing.tokens[game::at(seat)];
            tokens = tokens > losses[game::at(seat)] ? static_cast<std::int16_t>(tokens - losses[game::at(seat)])
                                                     : std::int16_t{0};
        }
        const double chance = knocking::Equity(m_seats, m_seat, m_dealer, standing).now(m_seat);
        m_known.push_back({.losses = losses, .chance = chance});
        return chance;
    }

private:
    struct Known
    {
        Losses losses;
        double chance;
    };
    int m_seats;
    game::Seat m_seat;
    game::Seat m_dealer;
    knocking::Tokens m_tokens;
    std::vector<Known> m_known;
};

} // namespace thirtyone
