// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "mambassa/ranking.h"

namespace mambassa {

/// What a draw comes to where every card that the hand does not hold is as likely as the others, by a table made once.
class Draws
{
public:
    /// Lives as long as the program.
    [[nodiscard]] static const Draws &table();

    Draws(const Draws &) = delete;
    Draws &operator=(const Draws &) = delete;

    /// The mean share of weaker hands after the card at that place of the hand was put under the stock.
    [[nodiscard]] double meanShare(const Hand &hand, std::size_t discarded) const;

    struct Best
    {
        std::size_t discarded = 0;
        double share = 0;
    };
    /// The card to put under the stock, of equal ones the first.
    [[nodiscard]] Best best(const Hand &hand) const;

private:
    Draws();

    const Ranking &m_ranking;
    /// By number of three cards: the shares of all hands with these, added up.
    std::array<float, numbering::setsOfThree> m_sums{};
};

} // namespace mambassa
