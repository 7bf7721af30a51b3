// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knocking/equity.h"

#include <algorithm>
#include <cmath>

namespace knocking {

using game::at;
using game::Seat;
using game::SeatSet;

namespace {

constexpr std::size_t mostLives = 48;
constexpr std::size_t steps = 320; // even, for Simpson's rule
constexpr double longest = 96;

/// By lives and time: how likely a seat falls at that time, and has fallen by then, if it loses a life once in a unit
/// of time on average.
struct Clocks
{
    std::array<std::array<double, steps + 1>, mostLives + 1> falls{};
    std::array<std::array<double, steps + 1>, mostLives + 1> fallen{};

    Clocks()
    {
        for (std::size_t step = 0; step <= steps; ++step) {
            const double time = timeOf(step);
            double term = std::exp(-time); // of the Poisson distribution, for as many losses as lives less one
            double before = 0;
            for (std::size_t lives = 1; lives <= mostLives; ++lives) {
                falls[lives][step] = term;
                before += term;
                fallen[lives][step] = 1 - before;
                term *= time / static_cast<double>(lives);
            }
        }
    }
    /// Steps are small where most happens.
    static double timeOf(std::size_t step)
    {
        const double part = static_cast<double>(step) / steps;
        return longest * part * part;
    }
    static double widthOf(std::size_t step)
    {
        const double part = static_cast<double>(step) / steps;
        return longest * 2 * part / steps;
    }
};

const Clocks &clocks()
{
    static const Clocks made;
    return made;
}

/// Lives that may be a fraction, as a mixture of the two whole numbers beside it.
struct Lives
{
    std::size_t fewer = 1;
    double more = 0;

    explicit Lives(double lives)
    {
        const double clamped = std::clamp(lives, 1.0, static_cast<double>(mostLives - 1));
        fewer = static_cast<std::size_t>(clamped);
        more = clamped - static_cast<double>(fewer);
    }
    [[nodiscard]] double falls(std::size_t step) const { return mix(clocks().falls, step); }
    [[nodiscard]] double fallen(std::size_t step) const { return mix(clocks().fallen, step); }

private:
    [[nodiscard]] double mix(const std::array<std::array<double, steps + 1>, mostLives + 1> &of, std::size_t step) const
    {
        return (1 - more) * of[fewer][step] + more * of[fewer + 1][step];
    }
};

/// The chance of the first in a duel with these tokens and re-entries left, one token a deal, each as likely to lose
/// it: who falls comes back with as many tokens as the other has.
double duel(int own, int ownReentries, int other, int otherReentries)
{
    constexpr int most = 12;
    own = std::min(own, most);
    other = std::min(other, most);
    // Of the re-entries left first the few, as falling leads there.
    using Table = std::array<std::array<double, most + 1>, most + 1>;
    static const auto tables = [] {
        constexpr std::size_t reentries = Equity::mostReentries + 1;
        std::array<std::array<Table, reentries>, reentries> made{};
        for (std::size_t all = 0; all <= 2 * (reentries - 1); ++all)
            for (std::size_t mine = 0; mine < reentries; ++mine) {
                if (mine > all || all - mine >= reentries)
                    continue;
                const std::size_t theirs = all - mine;
                Table &table = made[mine][theirs];
                for (std::size_t sum = 2; sum <= 2 * most; ++sum)
                    for (std::size_t one = 1; one < sum && one <= most; ++one) {
                        const std::size_t two = sum - one;
                        if (two > most)
                            continue;
                        double lost = table[one - 1][two];
                        if (one == 1)
                            lost = mine > 0 ? made[mine - 1][theirs][two][two] : 0;
                        double won = table[one][two - 1];
                        if (two == 1)
                            won = theirs > 0 ? made[mine][theirs - 1][one][one] : 1;
                        table[one][two] = (lost + won) / 2;
                    }
            }
        return made;
    }();
    return tables[at(ownReentries)][at(otherReentries)][at(own)][at(other)];
}

} // namespace

Equity::Equity(int seats, Seat seat, Seat dealer, const Standing &standing)
    : m_seats(seats)
    , m_seat(seat)
    , m_dealer(dealer)
    , m_standing(standing)
{
}

double Equity::after(const Reckoning &reckoning)
{
    for (const Known &known : m_known)
        if (known.reckoning == reckoning)
            return known.chance;
    const double chance = settled(reckoning);
    m_known.push_back({.reckoning = reckoning, .chance = chance});
    return chance;
}

double Equity::now(Seat seat) const
{
    return chance(m_standing, seat);
}

double Equity::settled(const Reckoning &reckoning) const
{
    Standing standing = m_standing;
    SeatSet fallen;
    for (const Seat seat : reckoning.gained)
        ++standing.tokens[at(seat)];
    for (const Seat seat : reckoning.worst)
        if (--standing.tokens[at(seat)] == 0)
            fallen.insert(seat);
    int fewest = 0;
    for (Seat seat = 0; seat < m_seats; ++seat)
        if (const int tokens = standing.tokens[at(seat)]; tokens > 0 && (fewest == 0 || tokens < fewest))
            fewest = tokens;
    if (fewest == 0)
        return m_seat == m_dealer ? 1 : 0;
    // Whoever may is taken to come back.
    for (const Seat seat : fallen)
        if (standing.reentriesLeft[at(seat)] > 0) {
            --standing.reentriesLeft[at(seat)];
            standing.tokens[at(seat)] = static_cast<std::int16_t>(fewest);
        }
    return chance(standing, m_seat);
}

double Equity::chance(const Standing &standing, Seat seat) const
{
    const auto own = at(seat);
    if (standing.tokens[own] == 0)
        return 0;
    std::array<Seat, game::maxSeats> others{};
    std::size_t count = 0;
    for (Seat other = 0; other < m_seats; ++other)
        if (other != seat && standing.tokens[at(other)] > 0)
            others[count++] = other;
    if (count == 0)
        return 1;
    if (count == 1) {
        const auto other = at(others[0]);
        return duel(standing.tokens[own], standing.reentriesLeft[own], standing.tokens[other],
                    standing.reentriesLeft[other]);
    }
    // With many seats somebody is nearly always down to the last token, and that is what a re-entry gives.
    const double given = count == 2 ? 1.3 : 1.1;
    const auto livesOf
        = [&](Seat each) { return Lives(standing.tokens[at(each)] + given * standing.reentriesLeft[at(each)]); };
    const Lives lives = livesOf(seat);
    std::array<double, steps + 1> allFallen;
    allFallen.fill(1);
    for (std::size_t index = 0; index < count; ++index) {
        const Lives of = livesOf(others[index]);
        for (std::size_t step = 0; step <= steps; ++step)
            allFallen[step] *= of.fallen(step);
    }
    double sum = 0;
    for (std::size_t step = 0; step <= steps; ++step) {
        const double weight = step == 0 || step == steps ? 1 : step % 2 == 1 ? 4 : 2;
        sum += weight * Clocks::widthOf(step) * lives.falls(step) * allFallen[step];
    }
    return sum / 3;
}

} // namespace knocking
