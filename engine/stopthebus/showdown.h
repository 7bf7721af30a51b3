// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "monte/play.h"
#include "stopthebus/ranking.h"

namespace stopthebus {

using knocking::Reckoning;

/// All that hold the weakest hand pay, whoever stopped (STB-5); nobody does where that would leave no seat with a token
/// (STB-6).
[[nodiscard]] Reckoning reckon(const monte::Hands<cardsInHand> &hands, game::SeatSet playing,
                               const knocking::Tokens &tokens, const Ranking &ranking);

} // namespace stopthebus
