// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "knock/memory.h"

namespace knock {

/// All four hands as they may be.
using Hands = std::array<CardSet, seats>;

/// How many cards each seat holds, as anybody can count.
[[nodiscard]] std::array<int, seats> cardsHeld(const View &view);

/// The cards that a seat has not seen, dealt to the others so that each has as many as it should, nobody a suit that it
/// is known to be out of, and everybody what it has told of; what the dealer laid away is among them. Where chance does
/// not come to such hands in some attempts, hands that do not fit in all.
[[nodiscard]] Hands drawHands(const View &view, const Memory &memory, game::Random &random);

} // namespace knock
