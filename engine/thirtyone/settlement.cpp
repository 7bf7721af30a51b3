// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/settlement.h"

#include <algorithm>

namespace thirtyone {

using game::at;
using game::Seat;
using game::SeatSet;

namespace {

SeatSet lowestOf(const ValuesBySeat &values, SeatSet playing)
{
    Value least = thirtyOne;
    for (const Seat seat : playing)
        if (values[at(seat)] < least)
            least = values[at(seat)];
    SeatSet lowest;
    for (const Seat seat : playing)
        if (values[at(seat)] == least)
            lowest.insert(seat);
    return lowest;
}

/// Points of a hand that is not highest.
std::int16_t pointsBelow(const SeatSet lowest, Seat seat, bool knocked)
{
    const bool alone = lowest.size() == 1 && lowest.contains(seat);
    return static_cast<std::int16_t>((alone ? 1 : 2) - (knocked ? 1 : 0));
}

} // namespace

Losses lossesAtShowdown(const ValuesBySeat &values, SeatSet playing, Seat knocker)
{
    SeatSet lowest = lowestOf(values, playing);
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

Gains pointsAtShowdown(const ValuesBySeat &values, SeatSet playing, Seat knocker)
{
    Value most = 0;
    for (const Seat seat : playing)
        most = std::max(most, values[at(seat)]);
    const SeatSet lowest = lowestOf(values, playing);
    Gains points{};
    for (const Seat seat : playing) {
        const bool knocked = seat == knocker;
        points[at(seat)]
            = values[at(seat)] < most ? pointsBelow(lowest, seat, knocked) : static_cast<std::int16_t>(knocked ? 4 : 3);
    }
    return points;
}

Gains pointsAtBlitz(const ValuesBySeat &values, SeatSet playing, SeatSet blitzers, Seat knocker)
{
    const SeatSet lowest = lowestOf(values, playing);
    Gains points{};
    for (const Seat seat : playing)
        points[at(seat)]
            = blitzers.contains(seat) ? std::int16_t{pointsOfABlitz} : pointsBelow(lowest, seat, seat == knocker);
    return points;
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
