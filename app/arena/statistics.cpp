// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/statistics.h"

#include <algorithm>
#include <cmath>

namespace arena {

namespace {

constexpr double z = 1.959963984540054; // two-sided 95 % of the normal distribution

} // namespace

Interval wilson95(qint64 hits, qint64 trials)
{
    if (trials == 0)
        return {};
    const auto n = static_cast<double>(trials);
    const double rate = static_cast<double>(hits) / n;
    const double scale = 1 + z * z / n;
    const double centre = (rate + z * z / (2 * n)) / scale;
    const double half = z / scale * std::sqrt(rate * (1 - rate) / n + z * z / (4 * n * n));
    return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

Interval Tally::mean95(qint64 trials) const
{
    // Of whole numbers only 0 and 1 are their own squares.
    if (m_squares == m_sum)
        return wilson95(m_sum, trials);
    if (trials == 0)
        return {};
    const auto n = static_cast<double>(trials);
    const double mean = static_cast<double>(m_sum) / n;
    const double spread = std::max(0.0, static_cast<double>(m_squares) / n - mean * mean);
    const double half = trials > 1 ? z * std::sqrt(spread / (n - 1)) : 0;
    return {mean - half, mean + half};
}

void Durations::add(qint64 nanoseconds)
{
    const double octave = std::log2(static_cast<double>(std::max<qint64>(nanoseconds, 1)));
    const auto bin = static_cast<std::size_t>(octave * binsPerOctave);
    ++m_bins[std::min(bin, m_bins.size() - 1)];
    ++m_count;
}

void Durations::add(const Durations &others)
{
    for (std::size_t bin = 0; bin < m_bins.size(); ++bin)
        m_bins[bin] += others.m_bins[bin];
    m_count += others.m_count;
}

double Durations::quantile(double part) const
{
    if (m_count == 0)
        return 0;
    const auto wanted = static_cast<qint64>(std::ceil(part * static_cast<double>(m_count)));
    qint64 seen = 0;
    std::size_t bin = 0;
    while (bin + 1 < m_bins.size() && seen + m_bins[bin] < std::max<qint64>(wanted, 1))
        seen += m_bins[bin++];
    constexpr double nanosecondsAMillisecond = 1e6;
    return std::exp2((static_cast<double>(bin) + 0.5) / binsPerOctave) / nanosecondsAMillisecond;
}

} // namespace arena
