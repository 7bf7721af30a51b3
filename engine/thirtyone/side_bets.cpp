// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/side_bets.h"

#include <algorithm>

namespace thirtyone {

using game::at;
using game::nobody;
using game::Seat;
using game::SeatSet;

namespace {

/// Whether a bet is decided, and who has won it.
struct Decision
{
    bool made = false;
    Seat winner = nobody;
};

Decision decide(const SideBet &bet, SeatSet in, SeatSet winners)
{
    const bool backedIn = in.contains(bet.backs);
    const bool otherIn = in.contains(bet.against);
    // Who drops out earlier than the other has lost, and who does not win where the other does.
    const bool backedWins = winners.contains(bet.backs);
    const bool otherWins = winners.contains(bet.against);
    if (backedIn != otherIn)
        return {.made = true, .winner = backedIn ? bet.by : bet.with};
    if (winners.empty())
        return {.made = !backedIn};
    if (backedWins != otherWins)
        return {.made = true, .winner = backedWins ? bet.by : bet.with};
    return {.made = true};
}

} // namespace

int Wagers::mostBetween(Seat one, Seat other) const
{
    const bool betAlready = std::any_of(bets.begin(), bets.end(), [&](const SideBet &bet) {
        return (bet.by == one && bet.with == other) || (bet.by == other && bet.with == one);
    });
    return one == other || betAlready ? 0 : std::min(purse[at(one)], purse[at(other)]);
}

void Wagers::agree()
{
    for (const Seat seat : {offer.by, offer.with})
        purse[at(seat)] = static_cast<std::int16_t>(purse[at(seat)] - offer.stake);
    bets.push_back(offer);
    offer = {};
}

SettledBets Wagers::settle(SeatSet in, SeatSet winners)
{
    SettledBets settled;
    SideBets open;
    for (const SideBet &bet : bets) {
        const Decision decision = decide(bet, in, winners);
        if (!decision.made) {
            open.push_back(bet);
            continue;
        }
        settled.push_back({.bet = bet, .winner = decision.winner});
        for (const Seat seat : {bet.by, bet.with}) {
            const int takes = decision.winner == nobody ? bet.stake : decision.winner == seat ? 2 * bet.stake : 0;
            purse[at(seat)] = static_cast<std::int16_t>(purse[at(seat)] + takes);
        }
    }
    bets = open;
    return settled;
}

SeatSet Betting::backedBy(Seat seat) const
{
    if (!in.contains(seat))
        return in;
    SeatSet itself;
    itself.insert(seat);
    return itself;
}

Betting bettingOf(const Wagers &wagers, Seat seat, SeatSet in, int seats)
{
    Betting betting{.seats = seats};
    for (Seat away = 0; away < seats; ++away) {
        const Seat other = (seat + away) % seats;
        if (in.contains(other))
            betting.in.insert(away);
        betting.most[at(away)] = static_cast<std::uint8_t>(wagers.mostBetween(seat, other));
    }
    return betting;
}

} // namespace thirtyone
