// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <ctime>
#include <vector>

namespace bench {

/// Processor time of this thread so far, in milliseconds: what other programs do on the machine is not in it.
inline double processorTime()
{
    constexpr double inSecond = 1e3;
    constexpr double ofNanosecond = 1e-6;
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * inSecond + static_cast<double>(now.tv_nsec) * ofNanosecond;
}

/// How long something took each time, in milliseconds of processor time.
class Times
{
public:
    /// Does it, and returns what it returns.
    template<class Task>
    auto measure(Task &&task)
    {
        const double start = processorTime();
        auto result = task();
        m_times.push_back(processorTime() - start);
        return result;
    }
    /// What that share of all took no longer than; 0 where nothing was measured.
    [[nodiscard]] double quantile(double share)
    {
        if (m_times.empty())
            return 0;
        std::sort(m_times.begin(), m_times.end());
        return m_times[static_cast<std::size_t>(share * static_cast<double>(m_times.size() - 1))];
    }

private:
    std::vector<double> m_times;
};

} // namespace bench
