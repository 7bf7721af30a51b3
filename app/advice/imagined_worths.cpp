// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/imagined_worths.h"

#include <algorithm>
#include <cmath>
#include <numeric>

void ImaginedWorths::add(double worth)
{
    m_sum += worth;
    m_squares += worth * worth;
    m_worths.push_back(static_cast<float>(worth));
}

double ImaginedWorths::mean() const
{
    return m_worths.empty() ? 0 : m_sum / static_cast<double>(m_worths.size());
}

double ImaginedWorths::meanOfFirst(std::size_t deals) const
{
    return deals == 0 ? 0
                      : std::accumulate(m_worths.begin(), m_worths.begin() + static_cast<std::ptrdiff_t>(deals), 0.0)
            / static_cast<double>(deals);
}

double ImaginedWorths::error() const
{
    if (m_worths.size() < 2)
        return 1;
    const auto deals = static_cast<double>(m_worths.size());
    return std::sqrt(std::max(0.0, m_squares / deals - mean() * mean()) / deals);
}

bool ImaginedWorths::surelyMoreThan(const ImaginedWorths &other) const
{
    const std::size_t deals = std::min(m_worths.size(), other.m_worths.size());
    if (deals < 2)
        return false;
    double sum = 0;
    double squares = 0;
    for (std::size_t deal = 0; deal < deals; ++deal) {
        const double difference = double{m_worths[deal]} - double{other.m_worths[deal]};
        sum += difference;
        squares += difference * difference;
    }
    constexpr double surely = 3; // standard errors
    return sum > 0 && sum * sum > surely * surely * squares;
}
