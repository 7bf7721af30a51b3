// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "mambassa/heuristics.h"

/// What the guided deal of Mambassa advises: plain, sound play that can be told in a sentence.
namespace mambassa_advice {

/// A hand that so large a share of all hands are weaker than is worth a knock.
inline constexpr double goodEnough = 0.92;

/// The share of all hands that are weaker.
[[nodiscard]] double share(const mambassa::Hand &hand);

/// The move to be recommended to the seat whose view this is; it must have to choose in the first step of a turn.
[[nodiscard]] mambassa::Exchange firstStep(const mambassa::View &view);
/// The same for the second step: a draw, or nothing where the seat had better stay.
[[nodiscard]] std::optional<mambassa::Draw> secondStep(const mambassa::View &view);

} // namespace mambassa_advice
