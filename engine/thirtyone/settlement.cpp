// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/settlement.h"

namespace thirtyone {

using game::at;
using game::Seat;
using game::SeatSet;

Losses lossesAtShowdown(const ValuesBySeat &values, SeatSet playing, Seat knocker)
{
    Value least = thirtyOne;
    for (const Seat seat : playing)
        if (values[at(seat)] < least)
            least = values[at(seat)];
    SeatSet lowest;
    for (const Seat seat : playing)
        if (values[at(seat)] == least)
            lowest.insert(seat);
    Losses losses{};
    if (lowest.size() == 1 && lowest.contains(knocker)) {
        losses[at(knocker)] = 2;
        return losses;
    }
    if (lowest.contains(knocker))
        lowest.erase(knocker);
    for (const Seat seat : lowest)
        losses[at(seat)] = 1;
    return losses;
}

Losses lossesAtBlitz(SeatSet playing, SeatSet blitzers, Seat knocker)
{
    Losses losses{};
    for (const Seat seat : playing)
        if (!blitzers.contains(seat))
            losses[at(seat)] = seat == knocker ? 2 : 1;
    return losses;
}

} // namespace thirtyone
