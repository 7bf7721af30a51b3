// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/function_ref.h"
#include "pinale/turn.h"

namespace pinale {

/// What can be laid in a turn as it stands. Jokers of one colour and the other look alike here, and so do twos: of
/// those that could serve, the owed one is laid, since that is never worse. Each function stops where `visit` says
/// true, and then says true itself.

/// New melds of cards in the hand; where `must` is no back, of those only that have this card.
using VisitMeld = game::FunctionRef<bool(const Meld &meld)>;
bool eachNewMeld(const Turn &turn, Card must, VisitMeld visit);

/// What can be laid to a meld of one's own side: to a run before its first card and after its last.
using VisitExtension = game::FunctionRef<bool(const Slots &before, const Slots &after)>;
bool eachExtension(const Turn &turn, std::size_t meld, Card must, VisitExtension visit);

/// Wilds that can be swapped out with a card in the hand.
using VisitSwap = game::FunctionRef<bool(const Swap &swap)>;
bool eachSwap(const Turn &turn, VisitSwap visit);

/// All single steps: new melds, extensions at one end, swaps.
using VisitStep = game::FunctionRef<bool(const Step &step)>;
bool eachStep(const Turn &turn, VisitStep visit);

/// An extension as steps: first the end that brings more naturals than wilds, so that no meld has too many in between.
[[nodiscard]] std::vector<Step> stepsOf(std::size_t meld, const Slots &before, const Slots &after);

} // namespace pinale
