// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale/steps.h"

namespace pinale {

/// Whether and how a turn can be ended from here: the steps after which some discard is legal, in an order in which
/// they can be laid; nothing where there are none. Exact: what is owed is placed in each way there is, after each set
/// of swaps. More than that need never be laid, since more laid only leaves less to discard.
[[nodiscard]] std::optional<std::vector<Step>> finish(const Turn &turn);

/// Whether the top of the pile may be taken: whether some turn with it keeps the rules (PINALE-11).
[[nodiscard]] bool mayTake(const Choice &choice);

} // namespace pinale
