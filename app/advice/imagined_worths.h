// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <vector>

/// What a move has come to in imagined deals, one after the other. All moves of a choice meet the same deals, so that
/// two of them are compared deal by deal.
class ImaginedWorths
{
public:
    void add(double worth);
    /// 0 before any deal.
    [[nodiscard]] double mean() const;
    [[nodiscard]] std::size_t deals() const { return m_worths.size(); }
    /// The mean in so many of the deals, which it must have met.
    [[nodiscard]] double meanOfFirst(std::size_t deals) const;
    /// The standard error of that; 1 before two deals.
    [[nodiscard]] double error() const;
    /// More, and not only by the chance of these deals; of those that both have met.
    [[nodiscard]] bool surelyMoreThan(const ImaginedWorths &other) const;

private:
    double m_sum = 0;
    double m_squares = 0;
    std::vector<float> m_worths; ///< by deal
};
