// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "monte/play.h"
#include "petrangola/ranking.h"

namespace petrangola {

/// The worst hands pay: never three aces (P-6), which gain.
using knocking::Reckoning;

/// Compares the hands of the seats that played the deal.
[[nodiscard]] Reckoning reckon(const std::array<Hand, game::maxSeats> &hands, game::SeatSet playing,
                               const Ranking &ranking);

} // namespace petrangola
