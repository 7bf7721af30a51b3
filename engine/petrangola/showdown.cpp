// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/showdown.h"

namespace petrangola {

Reckoning reckon(const std::array<Hand, game::maxSeats> &hands, game::SeatSet playing, const Ranking &ranking)
{
    Reckoning reckoning;
    game::SeatSet others;
    for (const game::Seat seat : playing) {
        const bool threeAces = ranking.category(hands[game::at(seat)]) == Category::petrangolone;
        (threeAces ? reckoning.gained : others).insert(seat);
    }
    reckoning.worst = knocking::weakest(hands, others, ranking);
    return reckoning;
}

} // namespace petrangola
