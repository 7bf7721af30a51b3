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

/// The same in Switch, where what a hand may become counts a little: the seat takes the best of what lies open, or the
/// packet that lies face down where that promises more, and knocks earlier where every exchange would spoil its hand.
void playWithPackets(Deal &deal, const KnockModel &model);
/// What a hand of Switch is worth before a knock, in the unit of Value and somewhat above it.
[[nodiscard]] double packetWorth(const Prospects &prospects, const HandValues &values, cards::Card first,
                                 cards::Card second, cards::Card third);

/// The same, but before a knock the seat keeps and takes what promises most, not what counts most now.
void playWell(Deal &deal, const KnockModel &model, const Prospects &prospects);

} // namespace thirtyone
