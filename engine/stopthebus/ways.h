// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "stopthebus/moves.h"
#include "stopthebus/ranking.h"

#include <array>
#include <cstdint>

namespace stopthebus {

/// Every way to use a turn, by number: 0 keeps all three cards, 1 to 9 exchange one, 10 all three.
using Way = std::uint8_t;
inline constexpr Way wayToKeep = 0;
inline constexpr Way firstExchange = 1;
inline constexpr std::size_t wayCount = crossings.size() + 1;

/// A hand that a way leads to.
struct Reach
{
    Strength strength;
    Way way = wayToKeep;
};

/// The strengths of the hands that the ways lead to.
struct Ways
{
    std::array<Strength, wayCount> strength;

    [[nodiscard]] static Ways of(const Hand &hand, const Hand &monte, const Ranking &ranking);

    [[nodiscard]] Strength kept() const { return strength[wayToKeep]; }
    /// The best hand after an exchange; of equal ones the first, so one that moves one card.
    [[nodiscard]] Reach best() const;
    /// The same in a last turn, in which the hand may be kept too where the house rules allow.
    [[nodiscard]] Reach bestAtLast(bool mayStand) const;
};
[[nodiscard]] inline Ways reachesOf(const Hand &hand, const Hand &monte, const Ranking &ranking)
{
    return Ways::of(hand, monte, ranking);
}

/// The way of an exchange whose cards lie in these hands, or of a move that keeps all.
[[nodiscard]] Way wayOf(const Move &move, const Hand &hand, const Hand &monte);
/// Makes the exchange of that way.
void goWay(Hand &hand, Hand &monte, Way way);

} // namespace stopthebus
