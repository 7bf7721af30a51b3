// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/italian_pack.h"

namespace petrangola {

inline constexpr int cardsInHand = 3;
inline constexpr int mostCards = 2 * cards::italian::packSize;

/// Up to three cards: a hand, the monte, the dealer's three, or what an exchange gives and takes.
using Hand = cards::CardList<cardsInHand>;
/// All cards of the table in order, the top first.
using Pack = cards::CardList<mostCards>;

} // namespace petrangola
