// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "petrangola/events.h"
#include "petrangola/state.h"

/// A match as it looks from another side of the table: all seats are numbered anew from `foot`, which becomes seat 0.
/// Whoever shows a match from the side of seat 0 can so show it from any.
namespace turned {

[[nodiscard]] petrangola::View view(const petrangola::View &view, game::Seat foot);
[[nodiscard]] petrangola::Event event(const petrangola::Event &event, game::Seat foot, int seats);

/// The view of `foot` with all cards that were dealt laid open, numbered as it is. `dealt` are the hands as they were
/// dealt: the dealer's lies face down before everybody until the choice is made.
[[nodiscard]] petrangola::View openView(const petrangola::State &state, game::Seat foot,
                                        const std::array<petrangola::Hand, game::maxSeats> &dealt);

} // namespace turned
