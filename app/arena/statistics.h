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
