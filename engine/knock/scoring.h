// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/standing.h"
#include "knock/ranking.h"

#include <array>

namespace knock {

/// Two sides: that of seats 0 and 2, and that of seats 1 and 3.
inline constexpr std::size_t sides = 2;
[[nodiscard]] constexpr std::size_t sideOf(game::Seat seat)
{
    return static_cast<std::size_t>(seat % 2);
}
[[nodiscard]] constexpr std::size_t otherSide(std::size_t side)
{
    return sides - 1 - side;
}

template<class Each>
using BySeat = std::array<Each, game::maxSeats>;
/// What each side has, by seat.
[[nodiscard]] constexpr BySeat<int> spread(const std::array<int, sides> &bySide)
{
    BySeat<int> all{};
    for (game::Seat seat = 0; seat < seats; ++seat)
        all[game::at(seat)] = bySide[sideOf(seat)];
    return all;
}
/// The side that has more, or none.
[[nodiscard]] constexpr game::SeatSet leaders(const std::array<int, sides> &score)
{
    game::SeatSet winners;
    for (game::Seat seat = 0; seat < seats; ++seat)
        if (score[sideOf(seat)] > score[otherSide(sideOf(seat))])
            winners.insert(seat);
    return winners;
}

/// The card points of the pack and a point for each trick, of which each side's share is compared with a half.
inline constexpr int pointsInDeal = 100;

/// What each side has won when the last card is played.
struct Won
{
    std::array<CardSet, sides> cards; ///< of its tricks, without the Fool
    std::array<int, sides> tricks{};
    CardSet laid;             ///< the dealer's discard
    std::size_t dealer = 0;   ///< the dealer's side
    std::size_t foolFrom = 0; ///< the side that played the Fool
    std::size_t foolIn = 0;   ///< the side that won that trick
};

/// What a deal came to.
struct Settlement
{
    std::array<CardSet, sides> piles; ///< with the discards and the Fool, after the payment
    std::array<int, sides> tricks{};
    std::array<int, sides> points{}; ///< of the cards in the pile
    Card paid{};                     ///< the card given for the Fool, or a back where none is

    [[nodiscard]] int total(std::size_t side) const { return points[side] + tricks[side]; }
    /// What the side gains; what the other loses.
    [[nodiscard]] int gamePoints(std::size_t side) const { return total(side) - pointsInDeal / 2; }
};

/// Settles the Fool (KNOCK-7) and the discards (KNOCK-9), and counts.
[[nodiscard]] Settlement settle(const Won &won, const Options &options);

} // namespace knock
