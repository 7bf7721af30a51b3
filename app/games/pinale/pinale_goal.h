// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale/turn.h"

#include <optional>
#include <vector>

/// A turn on its way to a board that it is to leave. A turn may come to the same in many ways: melds may be laid in any
/// order, card by card, and with one joker or the other.
namespace pinale_goal {

/// Whether both boards are the same, but for the order of the melds from that place on, and for which of the jokers or
/// of the twos lies where.
[[nodiscard]] bool same(const pinale::Board &one, const pinale::Board &other, std::size_t from);

/// The cards of the hand that are to be laid next, together: to one meld, or one card in the place of a wild. None
/// where all is laid, and nothing where something lies that has to be taken back. Melds from that place on were laid in
/// this turn.
[[nodiscard]] std::optional<std::vector<cards::Card>> nextToLay(const pinale::Turn &turn, std::size_t from,
                                                                const pinale::Board &goal);

/// All steps that are still to be made, in an order in which they can be; nothing where something lies that has to be
/// taken back.
[[nodiscard]] std::optional<std::vector<pinale::Step>> rest(const pinale::Turn &turn, std::size_t from,
                                                            const pinale::Board &goal);

} // namespace pinale_goal
