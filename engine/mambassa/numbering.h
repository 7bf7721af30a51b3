// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/italian_pack.h"

#include <array>
#include <cstdint>

/// Numbers for sets of three and four different cards, without gaps and whatever the order: places in tables.
namespace mambassa::numbering {

inline constexpr std::size_t faces = cards::italian::packSize;
inline constexpr std::size_t setsOfThree = 9'880;
inline constexpr std::size_t setsOfFour = 91'390;

/// By face: how many sets of so many cards have lower faces only.
using Binomials = std::array<std::uint32_t, faces>;
constexpr Binomials binomials(std::size_t cards)
{
    Binomials made{};
    for (std::size_t face = 0; face < faces; ++face) {
        std::size_t ways = 1;
        for (std::size_t card = 0; card < cards; ++card)
            ways = face < card ? 0 : ways * (face - card) / (card + 1);
        made[face] = static_cast<std::uint32_t>(ways);
    }
    return made;
}
inline constexpr Binomials pairsBelow = binomials(2);
inline constexpr Binomials threesBelow = binomials(3);
inline constexpr Binomials foursBelow = binomials(4);

constexpr void order(unsigned &low, unsigned &high)
{
    const unsigned least = low < high ? low : high;
    high = low < high ? high : low;
    low = least;
}

constexpr std::size_t ofThree(unsigned first, unsigned second, unsigned third)
{
    order(first, second);
    order(second, third);
    order(first, second);
    return first + pairsBelow[second] + threesBelow[third];
}

constexpr std::size_t ofFourInOrder(unsigned first, unsigned second, unsigned third, unsigned fourth)
{
    return first + pairsBelow[second] + threesBelow[third] + foursBelow[fourth];
}
constexpr std::size_t ofFour(unsigned first, unsigned second, unsigned third, unsigned fourth)
{
    order(first, second);
    order(third, fourth);
    order(first, third);
    order(second, fourth);
    order(second, third);
    return ofFourInOrder(first, second, third, fourth);
}

} // namespace mambassa::numbering
