// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/standing.h"
#include "pinale/meld.h"

namespace pinale {

template<class T>
using BySeat = std::array<T, mostSeats>;
/// By side; those that do not play have nothing.
template<class T>
using BySide = std::array<T, mostSeats>;

/// What a hand came to.
struct Settlement
{
    BySide<int> melds{}; ///< what the side's melds are worth
    BySide<int> left{};  ///< what the cards left in its hands count; 0 where the stock ended the hand
    BySide<int> bonus{}; ///< for going out

    [[nodiscard]] int change(int side) const
    {
        const auto at = static_cast<std::size_t>(side);
        return melds[at] - left[at] + bonus[at];
    }
    bool operator==(const Settlement &) const = default;
};

/// Counts a hand that is over (rules/pinale.md, "Scoring a hand"). `wentOut` is nobody where the stock ended it.
[[nodiscard]] Settlement settle(const Board &board, const BySeat<Bag> &hands, game::Seat wentOut, int seats,
                                const Options &options);

/// The side that has won after so many hands, or -1 where the match goes on: tied leaders play another hand
/// (PINALE-22), whatever is played for.
[[nodiscard]] int winningSide(const BySide<int> &score, int hands, int sides, const Options &options);

/// Each seat with what its side has.
[[nodiscard]] game::Scores spread(const BySide<int> &bySide, int seats, const Options &options);

} // namespace pinale
