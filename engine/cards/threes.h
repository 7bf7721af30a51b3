// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/card.h"

#include <cstddef>

namespace cards {

/// How many sets of three different cards there are in a pack of so many.
constexpr std::size_t setsOfThree(std::size_t packSize)
{
    return packSize * (packSize - 1) * (packSize - 2) / 6;
}

/// The place of three different cards among all sets of three, in any order: without gaps, so a place in a table.
constexpr std::size_t numberOfThree(Card one, Card another, Card third)
{
    const unsigned first = one.face();
    const unsigned second = another.face();
    const unsigned last = third.face();
    const unsigned highest = first > second ? (first > last ? first : last) : (second > last ? second : last);
    const unsigned lowest = first < second ? (first < last ? first : last) : (second < last ? second : last);
    const unsigned middle = first + second + last - highest - lowest;
    return highest * (highest - 1) * (highest - 2) / 6 + middle * (middle - 1) / 2 + lowest;
}

} // namespace cards
