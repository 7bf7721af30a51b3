// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/equity.h"

#include <algorithm>
#include <cmath>

namespace thirtyone {

using game::at;
using game::Seat;
using game::SeatSet;

namespace {

/// Points that a seat makes in a deal, and their standard deviation: as played by regulars at tables of two to seven.
constexpr double pointsOfADeal = 2.1;
constexpr double deviationOfADeal = 1.1;
/// A match is never as good as over: the last deal is still to come.
constexpr double leastDeals = 0.4;

double below(double deviations)
{
    return std::erfc(-deviations / std::sqrt(2.0)) / 2;
}

} // namespace

Equity::Equity(const View &view)
    : m_seats(view.seats)
    , m_seat(view.seat)
    , m_dealer(view.dealer)
    , m_options(view.options)
    , m_tokens(view.tokens)
    , m_playing(view.playing)
    , m_pot(view.pot)
    , m_dealsLeft(std::max(0, view.options.maxHands - view.deal))
{
}

double Equity::after(const Outcome &outcome)
{
    for (const Known &known : m_known)
        if (known.outcome == outcome)
            return known.chance;
    const double found = chance(outcome);
    m_known.push_back({.outcome = outcome, .chance = found});
    return found;
}

double Equity::chance(const Outcome &outcome) const
{
    knocking::Tokens tokens = m_tokens;
    for (Seat seat = 0; seat < m_seats; ++seat)
        tokens[at(seat)] = static_cast<std::int16_t>(
            std::max(0, tokens[at(seat)] - outcome.lost[at(seat)] + outcome.gained[at(seat)]));
    if (scoreOf(m_options) == game::Score::points)
        return chanceWithPoints(tokens);
    if (scoreOf(m_options) == game::Score::chips) {
        int pot = m_pot;
        for (const Seat seat : m_playing)
            pot += m_tokens[at(seat)] - tokens[at(seat)];
        return chanceWithChips(tokens, pot);
    }
    return knocking::Equity(m_seats, m_seat, m_dealer, {.tokens = tokens, .reentriesLeft = {}}).now(m_seat);
}

double Equity::chanceWithPoints(const knocking::Tokens &points) const
{
    const int own = points[at(m_seat)];
    int others = 0; // the most of anybody else
    for (Seat seat = 0; seat < m_seats; ++seat)
        if (seat != m_seat)
            others = std::max<int>(others, points[at(seat)]);
    if (std::max(own, others) >= m_options.target && own != others)
        return own > others ? 1 : 0;
    const double deals = std::max(leastDeals, (m_options.target - std::max(own, others)) / pointsOfADeal);
    return chanceOfMost(points, SeatSet::first(m_seats), deviationOfADeal * std::sqrt(deals));
}

double Equity::chanceOfMost(const knocking::Tokens &points, SeatSet among, double deviation) const
{
    const int own = points[at(m_seat)];
    // Over what the seat itself comes to, in steps of its deviation.
    constexpr int steps = 48;
    constexpr double widest = 4;
    double sum = 0;
    double weights = 0;
    for (int step = 0; step <= steps; ++step) {
        const double away = widest * (2.0 * step / steps - 1);
        const double weight = std::exp(-away * away / 2);
        double most = 1;
        for (const Seat seat : among)
            if (seat != m_seat)
                most *= below(away + (own - points[at(seat)]) / deviation);
        sum += weight * most;
        weights += weight;
    }
    return sum / weights;
}

} // namespace thirtyone
