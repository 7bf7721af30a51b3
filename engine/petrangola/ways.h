// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "petrangola/hand.h"
#include "petrangola/ranking.h"

#include <array>
#include <cstdint>

namespace petrangola {

/// Every way to use a turn, by number: 0 keeps all three cards, 1 to 9 exchange one, 10 to 18 two, 19 all three.
using Way = std::uint8_t;
inline constexpr Way wayToKeep = 0;
inline constexpr Way firstOfOne = 1;
inline constexpr Way firstOfTwo = 10;
inline constexpr Way wayOfShirt = 19;
inline constexpr std::size_t wayCount = 20;

/// The strengths of the hands that the ways lead to.
struct Ways
{
    std::array<Strength, wayCount> strength;

    [[nodiscard]] static Ways of(const Hand &hand, const Hand &monte, const Ranking &ranking);

    [[nodiscard]] Strength kept() const { return strength[wayToKeep]; }
    [[nodiscard]] Strength shirt() const { return strength[wayOfShirt]; }
    /// The best hand that a knock would end with.
    [[nodiscard]] Strength knock() const { return shirt() > kept() ? shirt() : kept(); }
    /// The best of those that exchange one or two cards, the first of equal ones.
    [[nodiscard]] Way bestExchange() const;
};

constexpr bool exchangesOne(Way way)
{
    return way >= firstOfOne && way < firstOfTwo;
}
constexpr bool exchangesTwo(Way way)
{
    return way >= firstOfTwo && way < wayOfShirt;
}

/// Makes the exchange of that way: each card given lies where the one taken lay.
void goWay(Hand &hand, Hand &monte, Way way);

} // namespace petrangola
