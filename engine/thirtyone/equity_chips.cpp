// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/equity.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace thirtyone {

using game::at;
using game::nobody;
using game::Seat;
using game::SeatSet;

namespace {

/// The share of deals that end with a 31, for which the other pays a chip more, among regulars.
constexpr double blitzes = 0.35;

/// The chance of the first of two, each as likely to win any pot, with so many chips, a pot that is carried over and
/// deals left.
double chanceInDuel(int own, int other, int carried, int deals, int ante)
{
    const int all = own + other + carried;
    const auto decided = [](int one, int two) { return one > two ? 1 : one < two ? 0 : 0.5; };
    const auto without = [&](int one) { return all - one; };
    // By chips of the first with nothing carried over, for one more deal each time.
    std::vector<double> chances(at(all) + 1);
    for (int one = 0; one <= all; ++one)
        chances[at(one)] = decided(one, without(one));
    std::vector<double> before(chances.size());
    const auto play = [&](int one, int two, int pot) {
        // Who cannot ante is out.
        if (one < ante || two < ante)
            return one < ante && two < ante ? decided(one, two) : one < ante ? 0.0 : 1.0;
        const int left = one - ante;
        const int stake = pot + 2 * ante;
        const double wins
            = (1 - blitzes) * chances[at(left + stake)] + blitzes * chances[at(left + stake + std::min(1, two - ante))];
        const double loses = (1 - blitzes) * chances[at(left)] + blitzes * chances[at(left - std::min(1, left))];
        return (wins + loses) / 2;
    };
    if (deals == 0)
        return decided(own, other);
    for (int left = 1; left < deals; ++left) {
        for (int one = 0; one <= all; ++one)
            before[at(one)] = play(one, without(one), 0);
        std::swap(chances, before);
    }
    return play(own, other, carried);
}

} // namespace

double Equity::chanceWithChips(const knocking::Tokens &chips, int pot) const
{
    const int ante = m_options.ante;
    SeatSet in;
    for (const Seat seat : m_playing)
        if (chips[at(seat)] >= ante)
            in.insert(seat);
    const SeatSet among = in.empty() ? m_playing : in;
    if (!among.contains(m_seat))
        return 0;
    if (among.size() == 1)
        return 1;
    if (m_dealsLeft == 0 || in.empty()) {
        int most = 0;
        int as = 0;
        for (const Seat seat : among)
            most = std::max<int>(most, chips[at(seat)]);
        for (const Seat seat : among)
            as += chips[at(seat)] == most ? 1 : 0;
        return chips[at(m_seat)] == most ? 1.0 / as : 0;
    }
    if (among.size() == 2) {
        Seat other = nobody;
        for (const Seat seat : among)
            other = seat == m_seat ? other : seat;
        return chanceInDuel(chips[at(m_seat)], chips[at(other)], pot, m_dealsLeft, ante);
    }
    // A pot goes to one of them, each as likely as the others; what was carried over comes on top once.
    const int others = among.size() - 1;
    const double stake = ante + blitzes;
    const double first = stake + static_cast<double>(pot) / among.size();
    return chanceOfMost(chips, among, std::sqrt(others * (stake * stake * (m_dealsLeft - 1) + first * first)));
}

} // namespace thirtyone
