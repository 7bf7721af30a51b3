// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/seat.h"

#include <vector>

/// A hand that lies face down at a showdown.
struct CoveredHand
{
    game::Seat seat = game::nobody;
    int strength = 0; ///< more is better; equal is a tie
};

/// The order in which hands are turned, of those that lie face down, given in the order of play. The two weakest come
/// last, in the order of play too: which of them is the weaker is seen with the last card, and so is who pays.
[[nodiscard]] std::vector<game::Seat> turningOrder(const std::vector<CoveredHand> &inTurn);
