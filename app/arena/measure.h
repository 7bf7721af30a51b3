// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <ctime>

namespace arena {

/// Keeps the compiler from leaving the work out.
inline volatile std::uint64_t sink = 0;

/// Runs `work`, which tells how much it did, for half a second of the processor, so that a busy machine does not show
/// in the ratios, and tells how much of it a second takes.
template<class Work>
double perSecond(Work &&work)
{
    constexpr std::clock_t enough = CLOCKS_PER_SEC / 2;
    work(); // warms up
    std::uint64_t done = 0;
    const std::clock_t start = std::clock();
    std::clock_t now = start;
    for (; now - start < enough; now = std::clock())
        done += work();
    return static_cast<double>(done) * CLOCKS_PER_SEC / static_cast<double>(now - start);
}

} // namespace arena
