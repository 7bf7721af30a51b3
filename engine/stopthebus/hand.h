// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/french_pack.h"

namespace stopthebus {

inline constexpr int cardsInHand = 3;

/// Up to three cards: a hand, those open in the middle, or what an exchange gives and takes.
using Hand = cards::CardList<cardsInHand>;
/// All cards of the table in order, the top first.
using Pack = cards::CardList<cards::french::packSize>;

} // namespace stopthebus
