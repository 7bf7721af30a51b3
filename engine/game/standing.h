// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/seat.h"

#include <array>
#include <cstdint>

/// What a deal and a match came to, in the same terms for any game.
namespace game {

/// What is counted in a game. More is better in all of them.
enum class Score : std::uint8_t {
    lives,  ///< whoever has none left is out, and the order of falling out is the order of places
    points, ///< gained from deal to deal; they may be negative
    chips,  ///< won from the others and lost to them; they may be negative
};

/// By seat, in the unit of the game's score.
using Scores = std::array<std::int32_t, maxSeats>;

/// How a match stands.
struct Standing
{
    Score kind = Score::lives;
    int deal = 0; ///< the last that was dealt, from 1; 0 before the first
    Scores score{};
    SeatSet in; ///< the seats that still play; who fell may come back
};

/// What one deal came to.
struct DealOver
{
    int number = 0; ///< from 1
    SeatSet held;   ///< the seats that played it
    /// What each seat gained and what it lost, neither negative: a deal may bring both to the same seat.
    Scores gained{};
    Scores lost{};
    Standing after;

    [[nodiscard]] constexpr std::int32_t change(Seat seat) const { return gained[at(seat)] - lost[at(seat)]; }
};

/// What a match came to.
struct MatchOver
{
    SeatSet winners;   ///< none where the match is drawn
    bool side = false; ///< several winners are one side; otherwise they share the win

    bool operator==(const MatchOver &) const = default;
};

} // namespace game
