// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "petrangola/heuristics.h"

/// What the guided deal advises: plain, sound play that can be told in a sentence.
namespace petrangola_advice {

/// A hand at least so good, as petrangola::share() tells, is worth a knock.
inline constexpr double goodEnough = 0.86;

/// The move to be recommended to the seat whose view this is; it must have to choose in a turn.
[[nodiscard]] petrangola::Move forTurn(const petrangola::View &view);

} // namespace petrangola_advice
