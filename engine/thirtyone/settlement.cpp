// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/settlement.h"

#include <algorithm>

namespace thirtyone {

using game::at;
using game::Seat;
using game::SeatSet;

namespace {

Value highestOf(const ValuesBySeat &values, SeatSet playing)
{
    Value most = 0;
    for (const Seat seat : playing)
        most = std::max(most, values[at(seat)]);
    return most;
}

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
    const Value most = highestOf(values, playing);
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

Gains chipsAtShowdown(const ValuesBySeat &values, SeatSet playing, int pot)
{
    const Value most = highestOf(values, playing);
    SeatSet highest;
    for (const Seat seat : playing)
        if (values[at(seat)] == most)
            highest.insert(seat);
    Gains chips{};
    for (const Seat seat : highest)
        chips[at(seat)] = static_cast<std::int16_t>(shareOfPot(pot, highest.size()));
    return chips;
}

Outcome chipsAtBlitz(const std::array<std::int16_t, game::maxSeats> &chips, SeatSet playing, SeatSet blitzers, int pot)
{
    Outcome outcome;
    for (const Seat seat : playing)
        if (!blitzers.contains(seat) && chips[at(seat)] > 0) {
            outcome.lost[at(seat)] = 1;
            ++pot;
        }
    for (const Seat seat : blitzers)
        outcome.gained[at(seat)] = static_cast<std::int16_t>(shareOfPot(pot, blitzers.size()));
    return outcome;
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
