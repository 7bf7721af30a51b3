// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knocking/play.h"

#include <vector>

namespace knocking {

/// The chance to win the match once a deal is settled, among players of one strength: in each further deal one seat
/// still in, each as likely as the others, pays a token. So each seat falls as if by a clock of its own, and the
/// chance is one integral whatever the number of seats; a duel is reckoned in full.
class Equity
{
public:
    /// What each seat has.
    struct Standing
    {
        Tokens tokens{};
        std::array<std::int8_t, game::maxSeats> reentriesLeft{};
    };
    /// The most re-entries that a seat may have left.
    static constexpr int mostReentries = 3;

    /// For a deal of that dealer, as `seat` sees it.
    Equity(int seats, game::Seat seat, game::Seat dealer, const Standing &standing);

    /// The chance of the seat after a showdown in which these pay and gain.
    [[nodiscard]] double after(const Reckoning &reckoning);
    /// The chance of `seat`, as it stands.
    [[nodiscard]] double now(game::Seat seat) const;

private:
    [[nodiscard]] double chance(const Standing &standing, game::Seat seat) const;
    [[nodiscard]] double settled(const Reckoning &reckoning) const;

    int m_seats;
    game::Seat m_seat;
    game::Seat m_dealer;
    Standing m_standing;
    struct Known
    {
        Reckoning reckoning;
        double chance;
    };
    std::vector<Known> m_known;
};

} // namespace knocking
