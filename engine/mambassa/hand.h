// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/italian_pack.h"

namespace mambassa {

inline constexpr int cardsInHand = 4;

/// Up to four cards: a hand, the monte, the dealer's four, or what an exchange gives and takes.
using Hand = cards::CardList<cardsInHand>;
/// All cards of the table in order, the top first.
using Pack = cards::CardList<cards::italian::packSize>;

} // namespace mambassa
