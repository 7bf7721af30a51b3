// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/seat.h"
#include "petrangola/ranking.h"

#include <array>

namespace petrangola {

/// Who pays and who gains when the hands are laid open.
struct Reckoning
{
    game::SeatSet worst;  ///< the seats that pay a token: never one with three aces (P-6)
    game::SeatSet gained; ///< the seats with three aces, which gain one
    bool operator==(const Reckoning &) const = default;
};

/// Compares the hands of the seats that played the deal.
[[nodiscard]] Reckoning reckon(const std::array<Hand, game::maxSeats> &hands, game::SeatSet playing,
                               const Ranking &ranking);

} // namespace petrangola
