// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "thirtyone/deal.h"
#include "thirtyone/opponent_model.h"
#include "thirtyone/prospects.h"

namespace thirtyone {

/// Somebody of no particular habits.
inline constexpr KnockModel usualPlayer{.from = 21, .more = 1.5};
/// Somebody who knocks when it loses fewest lives among strangers, of the simple rules, at tables of any size.
inline constexpr KnockModel patientPlayer{.from = 22, .more = 1};

/// The seat to move uses its turn, or the rest of it, as most do: it knocks by that model, takes what makes the hand
/// better, and keeps the best.
void playAs(Deal &deal, const KnockModel &model);

/// The same, but before a knock the seat keeps and takes what promises most, not what counts most now.
void playWell(Deal &deal, const KnockModel &model, const Prospects &prospects);

} // namespace thirtyone
