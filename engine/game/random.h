// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace game {

/// The opponents' and the tests' own randomness: SplitMix64, the same numbers on every machine.
/// Deals that people play come from the fair shuffle instead and never touch this.
class Random
{
public:
    explicit constexpr Random(std::uint64_t seed)
        : m_state(seed)
    {
    }

    constexpr std::uint64_t next()
    {
        m_state += 0x9e3779b97f4a7c15ULL;
        std::uint64_t mixed = m_state;
        mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9ULL;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebULL;
        return mixed ^ (mixed >> 31U);
    }

    /// A number from 0 to bound − 1, each as likely as the others; bound is at least 1 and fits 32 bits.
    constexpr std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t word = next() >> 32U;
        // Words from the last multiple of the bound on would favour the low numbers; most are surely below it.
        constexpr std::uint64_t range = std::uint64_t{1} << 32U;
        while (word >= range - bound && word >= range - range % bound)
            word = next() >> 32U;
        return static_cast<std::uint32_t>(word) % bound;
    }

    /// A number from 0 to below 1.
    constexpr double fraction()
    {
        constexpr double parts = 1ULL << 53U;
        return static_cast<double>(next() >> 11U) / parts;
    }

    /// True once in `outOf` times.
    constexpr bool once(std::uint32_t outOf) { return below(outOf) == 0; }

    /// Puts the values of a list with size() and [] into random order (Fisher and Yates, from the end).
    template<class List>
    constexpr void shuffle(List &list)
    {
        for (std::size_t last = list.size(); last > 1; --last)
            std::swap(list[last - 1], list[below(static_cast<std::uint32_t>(last))]);
    }

private:
    std::uint64_t m_state;
};

} // namespace game
