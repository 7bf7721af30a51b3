// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "stopthebus/ranking.h"

#include <vector>

namespace stopthebus {

/// What hands promise that are not stopped with: next time a card has to go, so a run may be worth less than a pair. It
/// is the mean share of weaker hands after an exchange of one card for the best of three unknown ones. A table made
/// once.
class Prospects
{
public:
    /// Lives as long as the program.
    [[nodiscard]] static const Prospects &of(bool bragQuirks);

    Prospects(const Prospects &) = delete;
    Prospects &operator=(const Prospects &) = delete;

    /// From 0 to 1.
    [[nodiscard]] double of(const Hand &hand) const
    {
        return double{m_means[cards::numberOfThree(hand[0], hand[1], hand[2])]};
    }

private:
    explicit Prospects(bool bragQuirks);

    std::vector<float> m_means;
};

} // namespace stopthebus
