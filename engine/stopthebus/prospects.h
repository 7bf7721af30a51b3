// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "stopthebus/ranking.h"

#include <vector>

namespace stopthebus {

/// What hands promise that are not stopped with. A table made once: one look-up a hand.
class Prospects
{
public:
    /// Lives as long as the program.
    [[nodiscard]] static const Prospects &of(bool bragQuirks);

    Prospects(const Prospects &) = delete;
    Prospects &operator=(const Prospects &) = delete;

    /// The mean share of weaker hands after an exchange of one card for the best of three unknown ones, from 0 to 1: a
    /// card has to go next time, so a run may be worth less than a pair.
    [[nodiscard]] double afterExchange(const Hand &hand) const { return double{m_means[numberOf(hand)].exchanged}; }
    /// The same where the hand may be kept too, as after a stop.
    [[nodiscard]] double orKept(const Hand &hand) const { return double{m_means[numberOf(hand)].orKept}; }

private:
    struct Means
    {
        float exchanged = 0;
        float orKept = 0;
    };

    explicit Prospects(bool bragQuirks);
    static std::size_t numberOf(const Hand &hand) { return cards::numberOfThree(hand[0], hand[1], hand[2]); }

    std::vector<Means> m_means;
};

} // namespace stopthebus
