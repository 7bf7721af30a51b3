// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <array>
#include <cstdint>

namespace arena {

struct Interval
{
    double low = 0;
    double high = 1;
};

/// Wilson's 95 % interval for a rate of which `hits` in `trials` were seen; all of [0, 1] with no trial.
[[nodiscard]] Interval wilson95(qint64 hits, qint64 trials);

/// Whole numbers summed up, one a trial.
class Tally
{
public:
    Tally() = default;
    /// One that was written down: the sum of its numbers and the sum of their squares.
    Tally(qint64 sum, qint64 squares)
        : m_sum(sum)
        , m_squares(squares)
    {
    }

    void add(qint64 value)
    {
        m_sum += value;
        m_squares += value * value;
    }
    void add(const Tally &others)
    {
        m_sum += others.m_sum;
        m_squares += others.m_squares;
    }
    [[nodiscard]] qint64 sum() const { return m_sum; }
    [[nodiscard]] qint64 squares() const { return m_squares; }
    /// The 95 % interval of their mean over so many trials, those with 0 included: Wilson's where each was 0 or 1, else
    /// that of the normal distribution. All of [0, 1] with no trial.
    [[nodiscard]] Interval mean95(qint64 trials) const;

private:
    qint64 m_sum = 0;
    qint64 m_squares = 0;
};

/// How long many things took, in a space that does not grow: every duration is kept to within 1.1 %.
class Durations
{
public:
    void add(qint64 nanoseconds);
    void add(const Durations &others);
    [[nodiscard]] qint64 count() const { return m_count; }
    /// The duration, in milliseconds, that this part of all was no longer than: 0.5 for the median. 0 with none.
    [[nodiscard]] double quantile(double part) const;

private:
    static constexpr int binsPerOctave = 32;
    static constexpr int octaves = 42; // to over an hour

    std::array<qint64, binsPerOctave * octaves> m_bins{};
    qint64 m_count = 0;
};

} // namespace arena
