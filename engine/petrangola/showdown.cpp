// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/showdown.h"

namespace petrangola {

Reckoning reckon(const std::array<Hand, game::maxSeats> &hands, game::SeatSet playing, const Ranking &ranking)
{
    Reckoning reckoning;
    Strength weakest;
    for (const game::Seat seat : playing) {
        const Strength strength = ranking.strength(hands[game::at(seat)]);
        if (ranking.category(strength) == Category::petrangolone) {
            reckoning.gained.insert(seat);
            continue;
        }
        if (reckoning.worst.empty() || strength < weakest) {
            weakest = strength;
            reckoning.worst = {};
        }
        if (strength == weakest)
            reckoning.worst.insert(seat);
    }
    return reckoning;
}

} // namespace petrangola
